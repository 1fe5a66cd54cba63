"""The artifacts, chapter 6: they come into play and stay. Their uses: Lever, Seven League Boots, Safe scroll, Safe artifact.

Bear Trap is in cards_traps.py, the Belt's flights are in movement.py, and what artifacts change in a conflict is in conflicts.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing as named_thing
from foldtable.core.say import who
from foldtable.games.sas.aiming import NamesOne, card_in
from foldtable.games.sas.in_play import is_used, lay_down, mark_used
from foldtable.games.sas.magic import INVOKED, NOT_OFFERED, USED, Magic, Objection
from foldtable.games.sas.state import Sas
from foldtable.games.sas.stones import ShiftStone
from foldtable.games.sas.tables import (
    ARTIFACT,
    BOOTS,
    CARD_COUNT,
    CARD_KINDS,
    CARD_THING,
    CARD_WORDS,
    DIE_THING,
    LEVER,
    NEAR,
    SAFE_ARTIFACT,
    SAFE_SCROLL,
    SCROLL,
    VACANT,
)

NO_ROCK_NEAR: Final = Objection("SAS-1010", "closed-not-beside-your-piece")
NOT_BESIDE_ROCK: Final = Objection("SAS-1010", "closed-not-beside-rock")
LEVER_USED: Final = Objection("SAS-1010", "closed-used-this-turn")
BOOTS_USED: Final = Objection("SAS-1070", "closed-used-this-turn")
NO_SUCH_DIE: Final = Objection("SAS-1070", "closed-no-such-die")
HAS_CHARGE: Final = Objection("SAS-1021", "closed-has-charge")
NOT_YOUR_SCROLL: Final = Objection("SAS-1021", "closed-not-your-scroll")
NOT_YOUR_ARTIFACT: Final = Objection("SAS-1061", "closed-not-your-artifact")
NOT_ITSELF: Final = Objection("SAS-1061", "closed-not-itself")


@final
class Artifact(Magic):
    """SAS-505, SAS-580: it lies in play from now on."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_down(g, self.card, seat)


@final
class Lever(ShiftStone):
    """SAS-1010 to SAS-1013: once a turn a rock beside any of one's pieces."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return LEVER_USED if is_used(g, LEVER) else None

    def reach(self, g: Sas, seat: i64) -> list[int]:
        found: list[int] = []
        for piece in range(len(g.at)):
            if g.is_living(piece) and g.controller(piece) == seat:
                for spot in NEAR[g.at[piece]]:
                    if g.spots[spot] != VACANT and spot not in found:
                        found.append(spot)
        found.sort()
        return found

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        mark_used(g, LEVER)
        super().resolve(g, seat, aims, bound)


@final
class SevenLeagueBoots(NamesOne):
    """SAS-1070 to SAS-1073: one of the dice counts 7 from now on."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return BOOTS_USED if is_used(g, BOOTS) else None

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        found: list[int] = []
        for die in g.dice:
            if DIE_THING + die not in found:
                found.append(DIE_THING + die)
        found.sort()
        return found

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        return None if thing - DIE_THING in g.dice else NO_SUCH_DIE

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        mark_used(g, BOOTS)
        dice = g.dice[:]
        dice[dice.index(aims[0] - DIE_THING)] = 7
        g.dice = dice
        if g.heard:
            g.tell("boots-make-seven", "SAS-1071", who("who", seat), named_thing("die", f"die{aims[0] - DIE_THING}"))


# The Safe cards name what they guard (SAS-1021, SAS-1061)


@final
class GuardScroll(NamesOne):
    """SAS-1020, SAS-1021: a scroll of one's own, in play."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return HAS_CHARGE if g.scroll_charge else None

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [CARD_THING + card for card in g.in_play if CARD_KINDS[card] == SCROLL and g.owner[card] == seat]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        card = card_in(thing)
        if not 0 < card <= CARD_COUNT:
            return NOT_OFFERED
        return None if CARD_KINDS[card] == SCROLL and g.owner[card] == seat else NOT_YOUR_SCROLL

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        g.scroll_charge = card_in(aims[0])
        tell_charge(g, SAFE_SCROLL, g.scroll_charge)


@final
class GuardArtifact(NamesOne):
    """SAS-1060, SAS-1061: another artifact of one's own, in play; Safe scroll too (SAS-1063)."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return HAS_CHARGE if g.artifact_charge else None

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [CARD_THING + card for card in g.in_play if CARD_KINDS[card] == ARTIFACT and g.owner[card] == seat and card != SAFE_ARTIFACT]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        card = card_in(thing)
        if not 0 < card <= CARD_COUNT:
            return NOT_OFFERED
        if card == SAFE_ARTIFACT:
            return NOT_ITSELF
        return None if CARD_KINDS[card] == ARTIFACT and g.owner[card] == seat else NOT_YOUR_ARTIFACT

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        g.artifact_charge = card_in(aims[0])
        tell_charge(g, SAFE_ARTIFACT, g.artifact_charge)


def tell_charge(g: Sas, guard: i64, card: i64) -> None:
    if g.heard:
        g.tell("card-guarded", "SAS-1021", named_thing("guard", CARD_WORDS[guard]), named_thing("card", CARD_WORDS[card]))


for artifact in range(1, CARD_COUNT + 1):
    if CARD_KINDS[artifact] == ARTIFACT:
        INVOKED[artifact] = Artifact(artifact)
USED[LEVER] = Lever(LEVER, NO_ROCK_NEAR, NOT_BESIDE_ROCK)
USED[BOOTS] = SevenLeagueBoots(BOOTS)
USED[SAFE_SCROLL] = GuardScroll(SAFE_SCROLL)
USED[SAFE_ARTIFACT] = GuardArtifact(SAFE_ARTIFACT)
