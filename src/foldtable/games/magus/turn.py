"""The turn, MAG-201 and MAG-413; and the two limits that end a game which nobody ends, MAG-1308 and MAG-1309."""

from __future__ import annotations

from typing import Final, final

from foldtable.core.say import who
from foldtable.core.steps import Step
from foldtable.games.magus.casting import CastASpell, MoveTheCylinder
from foldtable.games.magus.ending import Finish
from foldtable.games.magus.potions import GetPotions
from foldtable.games.magus.replenish import Replenish
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import NOBODY


@final
class Turn(Step[Magus]):
    """MAG-201: get potions, perhaps cast a Spell, replenish; then the next seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        seat = self.seat
        g.active = seat
        g.has_cast = False
        g.has_stirred = False
        if g.heard:
            g.tell("turn-begins", "MAG-201", who("who", seat))
        g.then(GET_POTIONS[seat], CAST_A_SPELL[seat], MOVE_THE_CYLINDER[seat], REPLENISH[seat], END_OF_TURN[seat])


@final
class EndOfTurn(Step[Magus]):
    """MAG-413: the turn passes clockwise (MAG-117), unless a limit is reached."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        g.turns += 1
        g.idle_turns = 0 if g.has_stirred else g.idle_turns + 1
        seats = g.seats
        if g.round_limit > 0 and g.turns >= g.round_limit * seats:  # MAG-1308
            g.then(Finish("round-limit", NOBODY))
        elif g.standstill_rounds > 0 and g.idle_turns >= g.standstill_rounds * seats:  # MAG-1309
            g.then(Finish("standstill", NOBODY))
        else:
            g.then(TURN[g.left_of(self.seat)])


# Steps that a seat alone tells apart are made once
MOST_SEATS: Final = 4
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
GET_POTIONS: Final = [GetPotions(seat) for seat in range(MOST_SEATS)]
CAST_A_SPELL: Final = [CastASpell(seat) for seat in range(MOST_SEATS)]
MOVE_THE_CYLINDER: Final = [MoveTheCylinder(seat) for seat in range(MOST_SEATS)]
REPLENISH: Final = [Replenish(seat) for seat in range(MOST_SEATS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MOST_SEATS)]
