"""What is done to rocks, and to wizards who are rocks (SAS-1473): they are broken, or shifted to a spot beside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.games.sas.aiming import NamesOne, NamesTwo, gets_through, is_spot, vacant_beside
from foldtable.games.sas.guards import KILL, RELOCATE, stronger
from foldtable.games.sas.magic import GUARDED, NOT_OFFERED, Objection
from foldtable.games.sas.pieces import kill, lift_rock, move_rock, relocate
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import NEAR, NOBODY, VACANT

NO_ROCK_THERE: Final = Objection("SAS-1270", "closed-no-rock-there")


def against_stone(g: Sas, card: i64, seat: i64, spot: i64, kind: i64) -> Objection | None:
    """Is there a rock, or a wizard who is one? Of both, the wizard is meant."""
    wizard = g.stone_at(spot)
    if wizard != NOBODY:
        return GUARDED if stronger(g, card, seat, wizard, kind, aimed=True) else None
    return None if g.is_rock(spot) else NO_ROCK_THERE


class BreakStone(NamesOne):
    """A rock beside the wizard is destroyed: Destroy Rock, Super Strength."""

    def __init__(self, card: i64, out_of_reach: Objection) -> None:
        super().__init__(card)
        self.out_of_reach = out_of_reach

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return NEAR[g.at[g.wizard_of(seat)]]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if not is_spot(thing):
            return NOT_OFFERED
        if thing not in NEAR[g.at[g.wizard_of(seat)]]:
            return self.out_of_reach
        return against_stone(g, self.card, seat, thing, KILL)

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        wizard = g.stone_at(aims[0])
        if wizard == NOBODY:
            lift_rock(g, aims[0])
        elif gets_through(g, self.card, seat, wizard, KILL):
            kill(g, [wizard], seat)  # destroyed as a rock, he is dead


class ShiftStone(NamesTwo):
    """A rock goes to a vacant spot beside it: Lever, Giant's Strength."""

    def __init__(self, card: i64, out_of_reach: Objection, too_far: Objection) -> None:
        super().__init__(card)
        self.out_of_reach = out_of_reach
        self.too_far = too_far

    def reach(self, g: Sas, seat: i64) -> list[int]:
        """The spots whose rocks this seat can shift."""
        return NEAR[g.at[g.wizard_of(seat)]]

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return vacant_beside(g, aims[0]) if aims else self.reach(g, seat)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if not is_spot(thing):
            return NOT_OFFERED
        if aims:
            return None if thing in NEAR[aims[0]] and g.spots[thing] == VACANT else self.too_far
        if thing not in self.reach(g, seat):
            return self.out_of_reach
        return against_stone(g, self.card, seat, thing, RELOCATE)

    def leads_on(self, g: Sas, seat: i64, aims: list[int], thing: i64) -> bool:
        return len(aims) > 0 or len(vacant_beside(g, thing)) > 0

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        wizard = g.stone_at(aims[0])
        if wizard == NOBODY:
            move_rock(g, aims[0], aims[1])
        elif gets_through(g, self.card, seat, wizard, RELOCATE):
            relocate(g, wizard, aims[1], by_teleport=False)
