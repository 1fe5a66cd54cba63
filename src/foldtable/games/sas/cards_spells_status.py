"""Spells that lie on a piece as long as they last.

Magic Shield, Typhoid Mary, Sleep, Paralysis, Nermal's Curse, Ghost Army and Doppelganger.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing
from foldtable.games.sas.aiming import (
    AtPiece,
    NamesOne,
    against_piece,
    all_through,
    gets_through,
    has_vacant_beside,
    is_fighting,
    living_pieces,
    piece_in,
    vacant_beside,
)
from foldtable.games.sas.guards import RELOCATE, STATUS
from foldtable.games.sas.in_play import lay_down
from foldtable.games.sas.magic import INVOKED, NOT_OFFERED, ONE, SOME, USED, Magic, Objection
from foldtable.games.sas.pieces import (
    Separate,
    call_off_and_separate,
    fight_of,
    images,
    make_ghost,
    new_piece,
    set_status,
    take_away_hold,
    vanish_images,
)
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ASLEEP,
    CARRIER,
    CURSE,
    CURSED,
    DIGIT,
    DOPPELGANGER,
    FIGHTING,
    FIRST_PIECE,
    GHOST_ARMY,
    IMAGES,
    MAGIC_SHIELD,
    NOBODY,
    PARALYSED,
    PARALYSIS,
    PIECE_THING,
    PIECE_WORDS,
    SHIELDED,
    SLEEP,
    TYPHOID_MARY,
)

NOT_A_WIZARD: Final = Objection("SAS-1360", "closed-names-no-wizard")
NO_GHOST_WIZARD: Final = Objection("SAS-1410", "closed-names-no-wizard")
NO_GHOST_IMAGE: Final = Objection("SAS-1411", "closed-names-no-image")
NO_GHOST_FIGHTER: Final = Objection("SAS-1411", "closed-names-no-fighter")
NO_IMAGE_CARRIER: Final = Objection("SAS-1245", "closed-names-no-image")
NO_DOUBLE_OF_THAT: Final = Objection("SAS-1241", "closed-no-double-of-that")
NO_ROOM_FOR_IMAGES: Final = Objection("SAS-1241", "closed-no-room-for-images")
SWAPPED_ALREADY: Final = Objection("SAS-1244", "closed-swapped-already")
NOT_AN_IMAGE: Final = Objection("SAS-1243", "closed-not-an-image")


@final
class MagicShield(AtPiece):
    """SAS-1290 to SAS-1295: it calls off a conflict that the piece defends in, not one that it began (SAS-1292, SAS-1293)."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        lay_upon(g, self, seat, piece, SHIELDED)
        at = fight_of(g, piece)
        if at >= 0 and g.fights[at + 1] == piece:
            call_off_and_separate(g, piece)


@final
class TyphoidMary(AtPiece):
    """SAS-1300 to SAS-1306. Who is next to the carrier rolls by itself afterwards (SAS-328)."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        return NO_IMAGE_CARRIER if g.is_image(piece) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_upon(g, self, seat, piece_in(g, aims[0]), CARRIER)


@final
class Sleep(AtPiece):
    """SAS-1360 to SAS-1364."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        return NOT_A_WIZARD if g.looks_like_wizard(piece) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_upon(g, self, seat, piece_in(g, aims[0]), ASLEEP)


@final
class Paralysis(AtPiece):
    """SAS-1380 to SAS-1384. Wizards may be named (SAS-1382)."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_upon(g, self, seat, piece_in(g, aims[0]), PARALYSED)


@final
class NermalsCurse(AtPiece):
    """SAS-1520 to SAS-1526: it waits for the piece's next conflict."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_upon(g, self, seat, piece_in(g, aims[0]), CURSED)


def lay_upon(g: Sas, spell: Magic, seat: i64, piece: i64, status: i64) -> None:
    """The piece comes under this status, and the card that keeps it up lies in play (SAS-580)."""
    if gets_through(g, spell.card, seat, piece, STATUS):
        lay_down(g, spell.card, seat)
        set_status(g, piece, status)


# Ghost Army


@final
class GhostArmy(Magic):
    """SAS-1410 to SAS-1417."""

    def wants(self, g: Sas, seat: i64, aims: list[int]) -> i64:
        return SOME if aims else ONE

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [thing for thing in living_pieces(g) if thing not in aims]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if thing in aims:
            return NOT_OFFERED
        closed = against_piece(g, self.card, seat, thing, STATUS)
        if closed is not None:
            return closed
        piece = piece_in(g, thing)
        if g.is_image(piece):
            return NO_GHOST_IMAGE
        if g.is_wizard(piece):
            return NO_GHOST_WIZARD
        return NO_GHOST_FIGHTER if is_fighting(g, piece) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        pieces = all_through(g, self.card, seat, [piece_in(g, thing) for thing in aims], STATUS, aimed=True)
        if pieces:
            lay_down(g, self.card, seat)
            for piece in pieces:
                make_ghost(g, piece)


# Doppelganger


@final
class Doppelganger(AtPiece):
    """SAS-1240, SAS-1241: images on all vacant spots beside the piece, of the piece's own side."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        if g.is_image(piece) or g.is_hulk(piece):
            return NO_DOUBLE_OF_THAT
        return None if has_vacant_beside(g, g.at[piece]) else NO_ROOM_FOR_IMAGES

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if not gets_through(g, self.card, seat, piece, STATUS):
            return
        vanish_images(g)  # SAS-1248
        lay_down(g, self.card, seat)
        g.original = piece
        for spot in vacant_beside(g, g.at[piece]):
            new_piece(g, IMAGES, g.side[piece], g.kinds[piece], spot)


@final
class SwapPlaces(NamesOne):
    """SAS-1243, SAS-1244, SAS-1247: the original's controller lets it change places with one of its images."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return SWAPPED_ALREADY if g.swapped else None

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [PIECE_THING + image for image in images(g)]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        piece = piece_in(g, thing)
        return None if piece != NOBODY and g.is_image(piece) and g.is_living(piece) else NOT_AN_IMAGE

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        g.swapped = True
        original: i64 = g.original
        image = piece_in(g, aims[0])
        if not gets_through(g, self.card, seat, original, RELOCATE):
            return
        take_away_hold(g, original)  # SAS-1113
        change_places(g, original, image)
        if g.heard:
            g.tell("places-swapped", "SAS-1244", thing("piece", PIECE_WORDS[original]), thing("image", PIECE_WORDS[image]))
        if g.spots[g.at[image]] >= DIGIT and not is_fighting(g, image):
            g.then(Separate(image, g.at[original]))  # a vaporous wizard has left it where no image can stay


def change_places(g: Sas, original: i64, image: i64) -> None:
    """SAS-1244: the two spots are exchanged, and with them the conflicts; nothing is entered, nobody wakes (SAS-1247)."""
    here: i64 = g.at[original]
    there: i64 = g.at[image]
    g.spots[here] = renamed(g.spots[here], original + FIRST_PIECE, image + FIRST_PIECE)
    g.spots[there] = renamed(g.spots[there], image + FIRST_PIECE, original + FIRST_PIECE)
    g.at[original] = there
    g.at[image] = here
    mine = fight_of(g, original)
    its = fight_of(g, image)
    if mine >= 0:
        hand_over_fight(g, mine, original, image)
    if its >= 0:
        hand_over_fight(g, its, image, original)
    set_fighting(g, original, its >= 0)
    set_fighting(g, image, mine >= 0)


def renamed(what: i64, old: i64, new: i64) -> i64:
    """What lies on a spot, with one thing in the place of another."""
    place: i64 = 1
    rest = what
    while rest:
        if rest % DIGIT == old:
            return what + (new - old) * place
        rest //= DIGIT
        place *= DIGIT
    return what


def hand_over_fight(g: Sas, at: i64, old: i64, new: i64) -> None:
    side = at if g.fights[at] == old else at + 1
    g.fights[side] = new


def set_fighting(g: Sas, piece: i64, fights: bool) -> None:
    if fights:
        g.status[piece] |= FIGHTING
    else:
        g.status[piece] &= ~FIGHTING


INVOKED[MAGIC_SHIELD] = MagicShield(MAGIC_SHIELD, STATUS)
INVOKED[TYPHOID_MARY] = TyphoidMary(TYPHOID_MARY, STATUS)
INVOKED[SLEEP] = Sleep(SLEEP, STATUS)
INVOKED[PARALYSIS] = Paralysis(PARALYSIS, STATUS)
INVOKED[CURSE] = NermalsCurse(CURSE, STATUS)
INVOKED[GHOST_ARMY] = GhostArmy(GHOST_ARMY)
INVOKED[DOPPELGANGER] = Doppelganger(DOPPELGANGER, STATUS)
USED[DOPPELGANGER] = SwapPlaces(DOPPELGANGER)
