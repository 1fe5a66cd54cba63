"""Spells that bring something into the world: rocks, a demon, the Hulk, the dead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, who
from foldtable.core.steps import Choice, Closed, Option
from foldtable.games.sas.aiming import (
    AtPiece,
    NamesOne,
    NamesTwo,
    against_spot,
    event_of,
    event_pieces,
    gets_through,
    has_vacant_spot,
    is_spot,
    piece_in,
    vacant_beside,
)
from foldtable.games.sas.asking import OptionTable, PieceOption, Question, SpotOption
from foldtable.games.sas.guards import CONTROL
from foldtable.games.sas.magic import INVOKED, NO_EVENT, NOT_OFFERED, Magic, Objection
from foldtable.games.sas.pieces import all_vacant_spots, change_side, new_piece, put_rock, raise_piece, vacant_spots
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    DEMON,
    DEMONS,
    HULK,
    HULKS,
    MINDLESS_HULK,
    NEAR,
    NOBODY,
    NOWHERE,
    RAISE_THE_DEAD,
    SPOTS,
    SUMMON_DEMON,
    SUMMON_ROCK,
    SUMMON_ROCKS,
    TRAITOR,
    ZOMBIE,
)

NOT_BY_WIZARD: Final = Objection("SAS-1150", "closed-not-beside-wizard")
NO_DEATH_NOW: Final = Objection("SAS-1200", "closed-no-death-now")
NOT_JUST_KILLED: Final = Objection("SAS-1201", "closed-not-just-killed")
NO_ZOMBIE_WIZARD: Final = Objection("SAS-1200", "closed-names-no-wizard")
NO_ROOM_TO_RISE: Final = Objection("SAS-1202", "closed-no-room-to-rise")
NOT_WHERE_IT_DIED: Final = Objection("SAS-1202", "closed-not-where-it-died")
NOT_ANOTHERS: Final = Objection("SAS-1370", "closed-not-anothers-piece")
NO_TRAITOR_IMAGE: Final = Objection("SAS-1372", "closed-names-no-image")
NO_TRAITOR_WIZARD: Final = Objection("SAS-1370", "closed-names-no-wizard")


class ToVacantSpot(NamesOne):
    """A card that names a vacant spot of any domain."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return all_vacant_spots(g)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        return against_spot(g, thing)

    def has_choice(self, g: Sas, seat: i64, bound: i64) -> bool:
        return has_vacant_spot(g)


@final
class SummonRock(ToVacantSpot):
    """SAS-1130, SAS-1131."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        put_rock(g, aims[0])


@final
class MindlessHulk(ToVacantSpot):
    """SAS-1490 to SAS-1499: it belongs to nobody."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        new_piece(g, HULKS, NOBODY, HULK, aims[0])


@final
class SummonDemon(NamesOne):
    """SAS-1150 to SAS-1153."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return vacant_beside(g, g.at[g.wizard_of(seat)])

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if is_spot(thing) and thing not in NEAR[g.at[g.wizard_of(seat)]]:
            return NOT_BY_WIZARD
        return against_spot(g, thing)

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        new_piece(g, DEMONS, seat, DEMON, aims[0])


# Summon Rocks


@final
class SummonRocks(Magic):
    """SAS-1140 to SAS-1142: after the roll the rocks are placed one after the other."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        rocks = g.chance.die("rocks", 6)
        if g.heard:
            g.tell("rocks-rolled", "SAS-1140", who("who", seat), count("number", rocks))
        place_next(g, seat, rocks)


def place_next(g: Sas, seat: i64, left: i64) -> None:
    if left > 0 and has_vacant_spot(g):
        g.then(PlaceRocks(seat, left))


ROCK_ON: Final = [SpotOption("rock", spot, "SAS-1141") for spot in range(SPOTS)]
NO_MORE_ROCKS: Final = Choice("done", [], "SAS-1141")


@final
class PlaceRocks(Question):
    """SAS-1141: a rock on any vacant spot, or that was all."""

    def __init__(self, seat: int, rocks: int) -> None:
        self.seat = seat
        self.rocks = rocks

    def question(self) -> str:
        return "place_rocks"

    def options(self, g: Sas) -> list[Option]:
        found: list[Option] = [ROCK_ON[spot] for spot in all_vacant_spots(g)]
        found.append(NO_MORE_ROCKS)
        return found

    def prompt(self, g: Sas) -> Say:
        return Say("ask-place_rocks", [count("number", self.rocks)])

    def answered(self, g: Sas, option: Option) -> None:
        if isinstance(option, SpotOption):
            put_rock(g, option.spot)
            place_next(g, self.seat, self.rocks - 1)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        return Closed(verb, words, "SAS-1140", Say("refused-place-rocks"))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.seat < g.seats and 1 <= self.rocks <= 6


# Raise the Dead


@final
class RaiseTheDead(Magic):
    """SAS-1260 to SAS-1263."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        raise_next(g, seat)


def raise_next(g: Sas, seat: i64) -> None:
    """SAS-1261: as long as there are dead, and spots."""
    if seat in g.grave and vacant_spots(g, g.domains[seat]):
        g.then(PlaceRaised(seat))


RAISE: Final = OptionTable("raise", "SAS-1261")


@final
class PlaceRaised(Question):
    """SAS-1261: one of the dead, and where it rises."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "place_raised"

    def options(self, g: Sas) -> list[Option]:
        spots = vacant_spots(g, g.domains[self.seat])
        return [RAISE.get(piece, spot) for piece in range(len(g.grave)) if g.grave[piece] == self.seat for spot in spots]

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, PieceOption)
        raise_piece(g, option.piece, self.seat, option.spot)
        raise_next(g, self.seat)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        return Closed(verb, words, "SAS-1260", Say("refused-place-raised"))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.seat < g.seats and self.seat in g.grave and len(vacant_spots(g, g.domains[self.seat])) > 0


# Zombie and Traitor


@final
class Zombie(NamesTwo):
    """SAS-1200 to SAS-1205: the piece of a current death, then the spot where it rises."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.deaths else NO_DEATH_NOW

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return rising_spots(g, self.event(g, aims[0], bound)) if aims else event_pieces(g.deaths, bound)

    def event(self, g: Sas, thing: i64, bound: i64) -> i64:
        """The death that this piece is named for."""
        return bound if bound != NO_EVENT else event_of(g.deaths, piece_in(g, thing))

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if aims:
            if not is_spot(thing):
                return NOT_OFFERED
            return None if thing in rising_spots(g, self.event(g, aims[0], bound)) else NOT_WHERE_IT_DIED
        piece = piece_in(g, thing)
        if piece == NOBODY:
            return NOT_OFFERED
        event = self.event(g, thing, bound)
        if event == NO_EVENT or event // SPOTS != piece or g.at[piece] != NOWHERE:
            return NOT_JUST_KILLED
        if g.looks_like_wizard(piece):
            return NO_ZOMBIE_WIZARD
        return None if rising_spots(g, event) else NO_ROOM_TO_RISE

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        return event_of(g.deaths, piece_in(g, aims[0]))

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        raise_piece(g, piece_in(g, aims[0]), seat, aims[1])


def rising_spots(g: Sas, event: i64) -> list[int]:
    """SAS-1202: where it died if that is vacant, otherwise the vacant spots beside."""
    if event == NO_EVENT:
        return []
    spot = event % SPOTS
    return [spot] if g.is_vacant(spot) else vacant_beside(g, spot)


@final
class Traitor(AtPiece):
    """SAS-1370 to SAS-1373. What follows from changing sides follows by itself (pieces.py)."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        if g.looks_like_wizard(piece):
            return NO_TRAITOR_WIZARD
        if g.is_image(piece):
            return NO_TRAITOR_IMAGE
        return NOT_ANOTHERS if g.side[piece] == seat else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if gets_through(g, self.card, seat, piece, CONTROL):
            change_side(g, piece, seat)


INVOKED[SUMMON_ROCK] = SummonRock(SUMMON_ROCK)
INVOKED[SUMMON_ROCKS] = SummonRocks(SUMMON_ROCKS)
INVOKED[SUMMON_DEMON] = SummonDemon(SUMMON_DEMON)
INVOKED[MINDLESS_HULK] = MindlessHulk(MINDLESS_HULK)
INVOKED[RAISE_THE_DEAD] = RaiseTheDead(RAISE_THE_DEAD)
INVOKED[ZOMBIE] = Zombie(ZOMBIE)
INVOKED[TRAITOR] = Traitor(TRAITOR, CONTROL)
