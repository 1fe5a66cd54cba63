"""Rounds and turns, section 2: the order of a turn is in PlayOn, and nothing else knows it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import who
from foldtable.core.steps import Step
from foldtable.core.zones import bit
from foldtable.games.nax.battles import OFFER_BATTLE
from foldtable.games.nax.effects import THROW_FOR_MOVEMENT
from foldtable.games.nax.ending import end_stage
from foldtable.games.nax.landing import LAND
from foldtable.games.nax.moving import MOVE_TOKEN
from foldtable.games.nax.stages import begin_round, shuffle
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import ARRIVAL, NOBODY, ROLLED, START
from foldtable.games.nax.windows import OPEN


@final
class PlayOn(Step[Nax]):
    """NAX-207: a turn; then the next. It lies under everything as long as the game lasts."""

    def run(self, g: Nax) -> None:
        if g.heard:
            g.tell("turn-begins", "NAX-201", who("who", int(g.active)))
        turn = bit(g.active)
        if g.lost & turn:  # NAX-208: passed over, and the mark is gone
            g.lost &= ~turn
            if g.heard:
                g.tell("turn-lost", "NAX-208", who("who", int(g.active)))
            g.then(END_OF_TURN, PLAY_ON)
            return
        g.then(OPEN[START], THROW_FOR_MOVEMENT, OPEN[ROLLED], MOVE_TOKEN, OPEN[ARRIVAL], LAND, OFFER_BATTLE, END_OF_TURN, PLAY_ON)


@final
class EndOfTurn(Step[Nax]):
    """NAX-212; then the next player clockwise (NAX-105), and after the last of them the next round (NAX-202)."""

    def run(self, g: Nax) -> None:
        g.clear_turn()
        g.turns += 1
        following: i64 = g.left_of(g.active)
        if following == g.first and g.round_limit > 0 and g.round >= g.round_limit:
            end_stage(g, NOBODY)  # NAX-808
            return
        g.active = following
        if following == g.first:
            shuffle(g, "NAX-204")
            begin_round(g)


PLAY_ON: Final = PlayOn()
END_OF_TURN: Final = EndOfTurn()
