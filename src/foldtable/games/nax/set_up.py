"""Setup, NAX-101 to NAX-114. The throws come in the order of NAX-911."""

from __future__ import annotations

from typing import final

from foldtable.core.say import count, who
from foldtable.core.steps import Step
from foldtable.games.nax.stages import begin_stage
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import COPIES, GUARDED_HALL, LOWEST_LEVEL
from foldtable.games.nax.turn import PLAY_ON


@final
class SetUp(Step[Nax]):
    """NAX-106: everybody begins with level 1 and nothing else."""

    def run(self, g: Nax) -> None:
        seats = g.seats
        g.levels = [int(LOWEST_LEVEL)] * seats
        g.at = [0] * seats
        g.points = [0] * seats
        g.hands = [0] * seats
        g.ended = [0] * seats
        g.taken = [0] * seats
        g.shown = [0] * seats
        g.pressed = [0] * seats
        g.doubled = [0] * seats
        g.extra = [0] * seats
        first = find_first_player(g)
        cards: list[int] = []
        for card in range(len(COPIES)):  # NAX-110
            for _ in range(COPIES[card]):
                cards.append(card)
        g.chance.shuffle("deck", cards)  # NAX-111
        g.deck = cards
        if g.heard:
            g.tell("deck-shuffled", "NAX-111")
        begin_stage(g, GUARDED_HALL, first)
        g.then(PLAY_ON)


def find_first_player(g: Nax) -> int:
    """NAX-104: everybody throws in seat order; those tied for highest throw again until one is highest."""
    rolling = list(range(g.seats))
    while len(rolling) > 1:
        throws: list[int] = []
        for seat in rolling:
            die = int(g.chance.die("first", 6))
            throws.append(die)
            if g.heard:
                g.tell("first-rolled", "NAX-104", who("who", seat), count("die", die))
        highest = max(throws)
        rolling = [seat for seat, die in zip(rolling, throws, strict=True) if die == highest]
    if g.heard:
        g.tell("goes-first", "NAX-103", who("who", rolling[0]))
    return rolling[0]
