"""The scrolls, chapter 7: Horse and Domain Teleport; and those without an odd case. Traps and what stops them are in cards_traps.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import count, who
from foldtable.games.sas.aiming import (
    NO_FREE_WIZARD,
    NOT_VACANT,
    AtPiece,
    NamesTwo,
    against_piece,
    gets_through,
    is_spot,
    living_pieces,
    piece_in,
)
from foldtable.games.sas.guards import GO, RELOCATE
from foldtable.games.sas.in_play import is_used, lay_down
from foldtable.games.sas.magic import GUARDED, INVOKED, NOT_OFFERED, USED, Magic, Objection
from foldtable.games.sas.movement import ExtraSteps
from foldtable.games.sas.pieces import relocate, vacant_spots
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import DOMAIN_TELEPORT, FIGHTING, HALTED, HORSE, PIECE_THING, SPOTS_EACH, TRAP_EXPERTISE, W4

NOT_NOW: Final = Objection("SAS-1401", "closed-not-end-of-movement")
NOT_YOUR_PIECE: Final = Objection("SAS-1401", "closed-not-your-piece")
IT_FIGHTS: Final = Objection("SAS-1401", "closed-names-no-fighter")
MOVES_ENDED: Final = Objection("SAS-1401", "closed-its-moves-ended")
NOT_YOUR_TURN: Final = Objection("SAS-1532", "closed-not-your-turn")
USED_THIS_TURN: Final = Objection("SAS-1530", "closed-used-this-turn")
NOT_AT_HOME: Final = Objection("SAS-1530", "closed-not-in-home")


@final
class Horse(AtPiece):
    """SAS-1400 to SAS-1404: at the end of one's own movement one piece goes on, as far as a die allows."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.window == W4 and g.active == seat else NOT_NOW

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        if g.controller(piece) != seat:
            return NOT_YOUR_PIECE
        if g.status[piece] & FIGHTING:
            return IT_FIGHTS
        return MOVES_ENDED if g.status[piece] & HALTED else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if not gets_through(g, self.card, seat, piece, GO):
            return
        moves = g.chance.die("horse", 6)
        if g.heard:
            g.tell("horse-rolled", "SAS-1400", who("who", seat), count("number", moves))
        g.then(ExtraSteps(seat, self.card, piece, moves, 0))


@final
class Parchment(Magic):
    """Domain Teleport, Trap expertise: the scroll lies in play, to be used (SAS-580)."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_down(g, self.card, seat)


@final
class UseDomainTeleport(NamesTwo):
    """SAS-1530 to SAS-1533: in one's own turn, a piece of one's home domain to a vacant spot of it."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        if g.active != seat:
            return NOT_YOUR_TURN
        if is_used(g, self.card):
            return USED_THIS_TURN
        return None if g.is_free(seat) else NO_FREE_WIZARD

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        if aims:
            return vacant_spots(g, g.domains[seat])
        return [thing for thing in living_pieces(g) if is_at_home(g, seat, g.at[thing - PIECE_THING])]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if aims:
            if not is_spot(thing):
                return NOT_OFFERED
            if not is_at_home(g, seat, thing):
                return NOT_AT_HOME
            return None if g.is_vacant(thing) else NOT_VACANT
        closed = against_piece(g, self.card, seat, thing, RELOCATE)
        if closed is not None and closed is not GUARDED:
            return closed
        return closed if is_at_home(g, seat, g.at[piece_in(g, thing)]) else NOT_AT_HOME

    def leads_on(self, g: Sas, seat: i64, aims: list[int], thing: i64) -> bool:
        return len(aims) > 0 or len(vacant_spots(g, g.domains[seat])) > 0

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if gets_through(g, self.card, seat, piece, RELOCATE):
            relocate(g, piece, aims[1], by_teleport=True)


def is_at_home(g: Sas, seat: i64, spot: i64) -> bool:
    """SAS-1531: in this seat's home domain, whoever it belongs to."""
    return spot // SPOTS_EACH == g.domains[seat]


INVOKED[HORSE] = Horse(HORSE, GO)
INVOKED[DOMAIN_TELEPORT] = Parchment(DOMAIN_TELEPORT)
INVOKED[TRAP_EXPERTISE] = Parchment(TRAP_EXPERTISE)
USED[DOMAIN_TELEPORT] = UseDomainTeleport(DOMAIN_TELEPORT)
