"""Spells that move a piece: Teleport, Teleport Trap, ReTeleport."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.games.sas.aiming import (
    NO_TRAP_NOW,
    NamesTwo,
    against_entry,
    against_piece,
    against_spot,
    entry_of,
    event_of,
    event_pieces,
    gets_through,
    has_vacant_spot,
    living_pieces,
    piece_in,
)
from foldtable.games.sas.guards import RELOCATE, stronger
from foldtable.games.sas.magic import GUARDED, INVOKED, NO_EVENT, NOT_OFFERED, Magic, Objection
from foldtable.games.sas.pieces import all_vacant_spots, fight_of, relocate
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import HALTED, NOBODY, RETELEPORT, SPOTS, TELEPORT, TELEPORT_TRAP

NO_TELEPORT_NOW: Final = Objection("SAS-514", "closed-no-teleport-now")
NOT_TELEPORTED: Final = Objection("SAS-1391", "closed-not-teleported")


class ToSpot(NamesTwo):
    """A card that names a piece and then a vacant spot of any domain."""

    def pieces(self, g: Sas, bound: i64) -> list[int]:
        """The pieces worth asking about, as things."""
        return living_pieces(g)

    def against(self, g: Sas, seat: i64, thing: i64, bound: i64) -> Objection | None:
        """Why this piece can't be named."""
        return against_piece(g, self.card, seat, thing, RELOCATE)

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return all_vacant_spots(g) if aims else self.pieces(g, bound)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        return against_spot(g, thing) if aims else self.against(g, seat, thing, bound)

    def leads_on(self, g: Sas, seat: i64, aims: list[int], thing: i64) -> bool:
        return len(aims) > 0 or has_vacant_spot(g)


@final
class Teleport(ToSpot):
    """SAS-1340, SAS-1341."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        send_to(g, self, seat, aims)


@final
class TeleportTrap(ToSpot):
    """SAS-1220 to SAS-1222."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.entries else NO_TRAP_NOW

    def lack(self, g: Sas, seat: i64) -> Objection:
        return self.common_objection(g, seat)

    def pieces(self, g: Sas, bound: i64) -> list[int]:
        return event_pieces(g.entries, bound)

    def against(self, g: Sas, seat: i64, thing: i64, bound: i64) -> Objection | None:
        return against_entry(g, self.card, seat, thing, bound, RELOCATE)

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        return entry_of(g, piece_in(g, aims[0]))

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        send_to(g, self, seat, aims)


@final
class ReTeleport(ToSpot):
    """SAS-1390 to SAS-1393. A conflict that the arrival began is undone, and the piece's moves go on (SAS-1392)."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.teleports else NO_TELEPORT_NOW

    def pieces(self, g: Sas, bound: i64) -> list[int]:
        return event_pieces(g.teleports, bound)

    def against(self, g: Sas, seat: i64, thing: i64, bound: i64) -> Objection | None:
        piece = piece_in(g, thing)
        if piece == NOBODY:
            return NOT_OFFERED
        event = bound if bound != NO_EVENT else event_of(g.teleports, piece)
        if event == NO_EVENT or event // SPOTS != piece or g.at[piece] != event % SPOTS or not g.is_living(piece):
            return NOT_TELEPORTED
        return GUARDED if stronger(g, self.card, seat, piece, RELOCATE, aimed=True) else None

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        return event_of(g.teleports, piece_in(g, aims[0]))

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if gets_through(g, self.card, seat, piece, RELOCATE):
            at = fight_of(g, piece)
            if at >= 0 and g.fights[at] == piece:
                g.status[piece] &= ~HALTED  # SAS-1392
            relocate(g, piece, aims[1], by_teleport=True)


def send_to(g: Sas, spell: Magic, seat: i64, aims: list[int]) -> None:
    piece = piece_in(g, aims[0])
    if gets_through(g, spell.card, seat, piece, RELOCATE):
        relocate(g, piece, aims[1], by_teleport=True)


INVOKED[TELEPORT] = Teleport(TELEPORT)
INVOKED[TELEPORT_TRAP] = TeleportTrap(TELEPORT_TRAP)
INVOKED[RETELEPORT] = ReTeleport(RETELEPORT)
