"""What cards are aimed at: pieces, vacant spots, rocks, current events; and why a thing can't be named (SAS-515, SAS-567)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.games.sas.guards import annul, stronger, weigh
from foldtable.games.sas.magic import GUARDED, NO_EVENT, NO_THINGS, NOT_OFFERED, NOTHING, ONE, Magic, Objection
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    CARD_THING,
    DOMAINS,
    FIGHTING,
    NEAR,
    NOBODY,
    NOWHERE,
    PIECE_THING,
    SEAT_THING,
    SPOTS,
    SPOTS_EACH,
    TRAP_PROOF,
    VACANT,
)

NO_PIECE: Final = Objection("SAS-015", "closed-no-living-piece")
NOT_VACANT: Final = Objection("SAS-013", "closed-not-vacant")
NO_SUCH_SPOT: Final = Objection("SAS-021", "closed-spot-not-in-play")
NO_ENTRY: Final = Objection("SAS-545", "closed-no-trap-entry")
NO_TRAP_NOW: Final = Objection("SAS-514", "closed-no-trap-entry-now")
IS_TRAP_PROOF: Final = Objection("SAS-1031", "closed-trap-proof")
NO_FREE_WIZARD: Final = Objection("SAS-590", "closed-scroll-needs-wizard")


# What a thing is


def piece_in(g: Sas, thing: i64) -> i64:
    """The piece that is named, or NOBODY."""
    if thing < PIECE_THING or thing >= PIECE_THING + len(g.at):
        return NOBODY
    return thing - PIECE_THING


def card_in(thing: i64) -> i64:
    """The card that is named, as a card (not as one of its pending uses), or 0."""
    return thing - CARD_THING if CARD_THING <= thing < SEAT_THING else 0


def is_spot(thing: i64) -> bool:
    return 0 <= thing < SPOTS


def is_on_table(g: Sas, spot: i64) -> bool:
    domain = spot // SPOTS_EACH
    return 0 <= domain < DOMAINS and domain in g.domains


def living_pieces(g: Sas) -> list[int]:
    """All living pieces, as things."""
    things: list[int] = []
    for piece in range(len(g.at)):
        if g.is_living(piece):
            things.append(PIECE_THING + piece)
    return things


def has_vacant_spot(g: Sas) -> bool:
    for domain in g.domains:
        for spot in range(domain * SPOTS_EACH, (domain + 1) * SPOTS_EACH):
            if g.spots[spot] == VACANT:
                return True
    return False


def vacant_beside(g: Sas, spot: i64) -> list[int]:
    return [near for near in NEAR[spot] if g.spots[near] == VACANT]


def has_vacant_beside(g: Sas, spot: i64) -> bool:
    return len(vacant_beside(g, spot)) > 0


# Why not


def against_spot(g: Sas, thing: i64) -> Objection | None:
    """A vacant spot of any domain on the table?"""
    if not is_spot(thing):
        return NOT_OFFERED
    if not is_on_table(g, thing):
        return NO_SUCH_SPOT
    return None if g.spots[thing] == VACANT else NOT_VACANT


def against_piece(g: Sas, card: i64, seat: i64, thing: i64, kind: i64) -> Objection | None:
    """A living piece that no stronger guard keeps from being aimed at by this effect?"""
    piece = piece_in(g, thing)
    if piece == NOBODY:
        return NOT_OFFERED
    if not g.is_living(piece):
        return NO_PIECE
    if stronger(g, card, seat, piece, kind, aimed=True):
        return GUARDED
    return None


def against_entry(g: Sas, card: i64, seat: i64, thing: i64, bound: i64, kind: i64) -> Objection | None:
    """SAS-545: the piece of a current trap entry that still stands there, or of the entry that the card was bound to (SAS-547)."""
    piece = piece_in(g, thing)
    if piece == NOBODY:
        return NOT_OFFERED
    event = bound if bound != NO_EVENT else entry_of(g, piece)
    if event == NO_EVENT or event // SPOTS != piece or g.at[piece] != event % SPOTS or not g.is_living(piece):
        return NO_ENTRY
    if is_trap_proof(g, piece):
        return IS_TRAP_PROOF
    if stronger(g, card, seat, piece, kind, aimed=True):
        return GUARDED
    return None


def entry_of(g: Sas, piece: i64) -> int:
    """The current trap entry of this piece, or NO_EVENT."""
    return event_of(g.entries, piece)


def event_of(events: list[int], piece: i64) -> int:
    """The latest of these events that befell this piece, or NO_EVENT."""
    found = -1
    for event in events:
        if event // SPOTS == piece:
            found = event
    return found


def event_pieces(events: list[int], bound: i64) -> list[int]:
    """The pieces of these current events, as things, each once; or that of the event a bounced card is bound to (SAS-1232)."""
    if bound != NO_EVENT:
        return [PIECE_THING + bound // SPOTS]
    things: list[int] = []
    for event in events:
        if PIECE_THING + event // SPOTS not in things:
            things.append(PIECE_THING + event // SPOTS)
    return things


def is_trap_proof(g: Sas, piece: i64) -> bool:
    """SAS-1030, SAS-1031. The Hulk is nobody's."""
    owner = g.owner[TRAP_PROOF]
    return owner != NOBODY and g.side[piece] == owner


def is_fighting(g: Sas, piece: i64) -> bool:
    return g.status[piece] & FIGHTING != 0


# Cards by what they name


class NamesOne(Magic):
    """A card, or a use of one, that names one thing."""

    def wants(self, g: Sas, seat: i64, aims: list[int]) -> i64:
        return NOTHING if aims else ONE


class NamesTwo(Magic):
    """One that names a thing, and then another."""

    def wants(self, g: Sas, seat: i64, aims: list[int]) -> i64:
        return NOTHING if len(aims) > 1 else ONE


class AtPiece(NamesOne):
    """A card that names one living piece (SAS-015): any, unless the card itself objects."""

    def __init__(self, card: i64, effect: i64) -> None:
        super().__init__(card)
        self.effect: i64 = effect  # SAS-562: the kind of what it does to the piece

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        """Why the card can't name this living piece."""
        return None

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return living_pieces(g)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        piece = piece_in(g, thing)
        if piece == NOBODY:
            return NOT_OFFERED
        if not g.is_living(piece):
            return NO_PIECE
        unfit = self.unfit(g, seat, piece)
        if unfit is not None:
            return unfit
        return GUARDED if stronger(g, self.card, seat, piece, self.effect, aimed=True) else None

    def has_choice(self, g: Sas, seat: i64, bound: i64) -> bool:
        """The first that will do is enough."""
        for piece in range(len(g.at)):
            if g.at[piece] != NOWHERE and self.objection(g, seat, NO_THINGS, PIECE_THING + piece, bound) is None:
                return True
        return False


def gets_through(g: Sas, card: i64, seat: i64, piece: i64, kind: i64) -> bool:
    """SAS-554: an effect aimed at one piece is compared with its guard. A tie destroys the guard, and there is no effect (SAS-565)."""
    ties: list[int] = []
    reached = weigh(g, card, seat, [piece], kind, aimed=True, ties=ties)
    if ties:
        annul(g, card, ties)
        return False
    return len(reached) > 0


def all_through(g: Sas, card: i64, seat: i64, pieces: list[int], kind: i64, aimed: bool) -> list[int]:
    """The same for many (SAS-566): those it reaches; none if any guard ties."""
    ties: list[int] = []
    reached = weigh(g, card, seat, pieces, kind, aimed=aimed, ties=ties)
    if ties:
        annul(g, card, ties)
        return []
    return reached
