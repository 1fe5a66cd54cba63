"""Traps that lie in play and what is done about traps: Bear Trap, Lesser Death Trap, Trap expertise, Evade trap.

Teleport Trap is in cards_spells_moving.py, Major Death trap in cards_spells_death.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import text, thing, who
from foldtable.games.sas.aiming import (
    NO_FREE_WIZARD,
    NO_TRAP_NOW,
    NamesOne,
    against_entry,
    card_in,
    entry_of,
    event_pieces,
    gets_through,
    is_trap_proof,
    piece_in,
)
from foldtable.games.sas.guards import SAVE, STATUS, annul, weigh
from foldtable.games.sas.in_play import destroy, lay_down
from foldtable.games.sas.magic import INVOKED, NO_EVENT, NOT_OFFERED, USED, Magic, Objection
from foldtable.games.sas.pieces import kill, roll_save, set_status
from foldtable.games.sas.stack import CARD, disable, drop, is_disabled, item_at, item_numbered, item_of, pendings, thing_of
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    BEAR_TRAP,
    CARD_COUNT,
    CARD_THING,
    CARD_WORDS,
    EVADE_TRAP,
    HELD,
    IS_TRAP_CARD,
    LESSER_DEATH_TRAP,
    NOBODY,
    SAVE_ABOVE,
    SEAT_THING,
    SPOTS,
    TABLES,
    TRAP_CARDS,
    TRAP_EXPERTISE,
)

LESSER_SAVE: Final[i64] = SAVE_ABOVE["lesser_death_trap"]
STOPS_ABOVE: Final[i64] = int(TABLES["trap_expertise"]["above_stops"])  # SAS-1542
DESTROYS_ABOVE: Final[i64] = int(TABLES["trap_expertise"]["above_destroys"])

TRAP_STOPPED: Final = Objection("SAS-1543", "closed-trap-disabled")
SPRUNG_ALREADY: Final = Objection("SAS-1111", "closed-sprung-already")
NOT_A_TRAP: Final = Objection("SAS-1621", "closed-not-an-invoked-trap")
NO_PENDING_TRAP: Final = Objection("SAS-1541", "closed-no-pending-trap")
TRIED_ALREADY: Final = Objection("SAS-1541", "closed-tried-already")


# Bear Trap


@final
class SpringBearTrap(NamesOne):
    """SAS-1111 to SAS-1116: the piece of a current trap entry is held, if it still stands there."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        if not g.entries:
            return NO_TRAP_NOW
        return TRAP_STOPPED if is_disabled(g, BEAR_TRAP) else None

    def lack(self, g: Sas, seat: i64) -> Objection:
        return self.common_objection(g, seat)

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return event_pieces(g.entries, bound)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        closed = against_entry(g, self.card, seat, thing, bound, STATUS)
        if closed is None and bound == NO_EVENT and entry_of(g, piece_in(g, thing)) in g.sprung:
            return SPRUNG_ALREADY
        return closed

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        return entry_of(g, piece_in(g, aims[0]))

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if gets_through(g, self.card, seat, piece, STATUS):
            set_status(g, piece, HELD)


# Lesser Death Trap


@final
class LesserDeathTrap(Magic):
    """SAS-1191, SAS-1192: it goes off at the piece of a current trap entry, or else lies armed."""

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        for entry in reversed(g.entries):
            if is_caught(g, entry):
                return entry
        return -1

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        if bound == NO_EVENT or is_disabled(g, self.card) or not is_caught(g, bound):
            lay_down(g, self.card, seat)  # SAS-1194, SAS-1197
        else:
            go_off(g, seat, bound // SPOTS)


@final
class SpringLesserDeathTrap(Magic):
    """SAS-1193: it springs by itself; what it doesn't catch leaves it armed."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        if not is_disabled(g, self.card) and is_caught(g, bound):
            go_off(g, seat, bound // SPOTS)
            destroy(g, self.card)


def is_caught(g: Sas, entry: i64) -> bool:
    """Does the piece of this entry still stand there, and does it trigger traps?"""
    piece = entry // SPOTS
    return g.at[piece] == entry % SPOTS and g.is_living(piece) and not is_trap_proof(g, piece)


def go_off(g: Sas, seat: i64, piece: i64) -> None:
    """SAS-1190, SAS-1195: an area effect; a piece that a guard saves uses the trap up as well."""
    ties: list[int] = []
    caught = weigh(g, LESSER_DEATH_TRAP, seat, [piece], SAVE, aimed=False, ties=ties)
    if ties:
        annul(g, LESSER_DEATH_TRAP, ties)
    elif caught and not roll_save(g, piece, LESSER_SAVE):
        kill(g, [piece], seat)


# What stops traps


@final
class EvadeTrap(NamesOne):
    """SAS-1620 to SAS-1623: an invoked trap card, pending or in play, doesn't work for the rest of this turn."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [CARD_THING + card for card in TRAP_CARDS]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        card = card_in(thing)
        if not 0 < card <= CARD_COUNT:
            return NOT_OFFERED
        return None if IS_TRAP_CARD[card] and (g.owner[card] != NOBODY or is_pending(g, card)) else NOT_A_TRAP

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        stop_trap(g, card_in(aims[0]))
        lay_down(g, self.card, seat)


def is_pending(g: Sas, card: i64) -> bool:
    """Does this card itself lie on a stack?"""
    for at in pendings(g):
        item = item_at(g, at)
        if item.card == card and item.form == CARD:
            return True
    return False


def stop_trap(g: Sas, card: i64) -> None:
    disable(g, card)
    if g.heard:
        g.tell("trap-stopped", "SAS-1543", thing("card", CARD_WORDS[card]))


@final
class TrapExpertise(NamesOne):
    """SAS-1540 to SAS-1544: once against each pending trap item."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.is_free(seat) else NO_FREE_WIZARD

    def lack(self, g: Sas, seat: i64) -> Objection:
        return self.common_objection(g, seat)

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        found: list[int] = []
        for at in pendings(g):
            item = item_at(g, at)
            if item.is_trap_item():
                found.append(thing_of(g, item))
        return found

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if bound != NO_EVENT:  # it resolves: is the item it answers still there?
            return None if item_numbered(g, bound) >= 0 else NO_PENDING_TRAP
        if not CARD_THING <= thing < SEAT_THING:
            return NOT_OFFERED
        item = item_of(g, thing)
        if item is None or not item.is_trap_item():
            return NO_PENDING_TRAP
        return TRIED_ALREADY if item.tried else None

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        item = item_of(g, aims[0])
        return -1 if item is None else item.serial

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        item = item_at(g, item_numbered(g, bound))
        first: i64 = g.chance.die("expertise", 6)
        second: i64 = g.chance.die("expertise", 6)
        value = 10 * max(first, second) + min(first, second)
        if g.heard:
            g.tell(
                "expertise-rolled", "SAS-1542", who("who", seat), text("dice", f"{first} {second}"), thing("card", CARD_WORDS[item.card])
            )
        if value > STOPS_ABOVE:
            stop_trap(g, item.card)
        if value > DESTROYS_ABOVE:
            if item.form == CARD:
                drop(g, item_numbered(g, bound))
            else:
                destroy(g, item.card)  # no Safe card is a match for it (SAS-1022, SAS-1062)


INVOKED[LESSER_DEATH_TRAP] = LesserDeathTrap(LESSER_DEATH_TRAP)
INVOKED[EVADE_TRAP] = EvadeTrap(EVADE_TRAP)
USED[BEAR_TRAP] = SpringBearTrap(BEAR_TRAP)
USED[LESSER_DEATH_TRAP] = SpringLesserDeathTrap(LESSER_DEATH_TRAP)
USED[TRAP_EXPERTISE] = TrapExpertise(TRAP_EXPERTISE)
