"""The items on the stack, and finding them: they are Steps on the agenda, the last played on top (SAS-530, SAS-535)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing, who
from foldtable.core.steps import Step
from foldtable.games.sas import in_play
from foldtable.games.sas.asking import Holding
from foldtable.games.sas.magic import INVOKED, NO_EVENT, ONE, USED
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARTIFACT,
    CARD_COUNT,
    CARD_KINDS,
    CARD_THING,
    CARD_WORDS,
    DEEPER,
    IS_TRAP_CARD,
    LESSER_DEATH_TRAP,
    NOBODY,
    SPELL,
    SPOTS,
    TRAP_CARDS,
    are_things,
)

CARD: Final[i64] = 0  # what an item is: an invoked card,
USE: Final[i64] = 1  # or the use of one that lies in play (a springing too)

WAIVED: Final[i64] = -1
WAIVED_AIMS: Final[list[int]] = [-1]  # of a bounced spell that is let have no effect (SAS-1232)


@final
class Pending(Holding):
    """An item on the stack. When it runs, it resolves (5.6).

    `aims` are the things named with it, `bound` the event or the item it answers; `tried`: Trap expertise was used against it.
    """

    def __init__(self, serial: int, seat: int, card: int, form: int, aims: list[int], bound: int, tried: bool) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.form = form
        self.aims = aims
        self.bound = bound
        self.tried = tried

    def holds_card(self) -> bool:
        return self.form == CARD

    def is_trap_item(self) -> bool:
        """SAS-1541: a trap card invoked on a trap entry, or the springing of one."""
        return IS_TRAP_CARD[self.card] and self.bound != NO_EVENT

    def is_spell(self) -> bool:
        return self.form == CARD and CARD_KINDS[self.card] == SPELL

    def run(self, g: Sas) -> None:
        clear_events(g)
        g.answerable = False
        seat = self.seat
        card = self.card
        if self.form == CARD:
            g.then(PutAway(seat, card, []), SETTLE)
        else:
            g.then(SETTLE)
        if self.is_in_vain(g):
            if g.heard:
                g.tell("no-effect", "SAS-551", who("who", seat), thing("card", CARD_WORDS[card]))
            return
        magic = INVOKED[card] if self.form == CARD else USED[card]
        aims: list[int] = []
        for aim in self.aims:  # SAS-553
            if magic.objection(g, seat, aims, aim, self.bound) is None:
                aims.append(aim)
        if magic.wants(g, seat, aims) == ONE:
            if g.heard:
                g.tell("no-effect", "SAS-553", who("who", seat), thing("card", CARD_WORDS[card]))
            return
        if g.heard:
            g.tell("takes-effect", "SAS-554", who("who", seat), thing("card", CARD_WORDS[card]))
        magic.resolve(g, seat, aims, self.bound)

    def is_in_vain(self, g: Sas) -> bool:
        """SAS-551, SAS-552: is there nobody left to work it, or has the trap been stopped?"""
        seat = self.seat
        card: i64 = self.card
        if not g.is_in(seat) or (len(self.aims) == 1 and self.aims[0] == WAIVED):
            return True
        if self.form == USE and g.owner[card] != seat:
            return True
        if CARD_KINDS[card] != ARTIFACT and not g.has_wizard(seat):
            return True
        return self.is_trap_item() and card != LESSER_DEATH_TRAP and is_disabled(g, card)

    def fits(self, g: Sas) -> bool:
        """A springing or a use is of a card in play; a card may be anywhere else."""
        if not (0 < self.card <= CARD_COUNT and are_things(self.aims) and 0 <= self.serial <= g.serial):
            return False
        return self.form in (CARD, USE) and NO_EVENT <= self.bound < max(SPOTS * len(g.at), g.serial + 1)


@final
class PutAway(Holding):
    """SAS-554, step 6: the card that is resolving goes where SAS-580 sends it: to the discard pile, unless it has been laid in play."""

    def __init__(self, seat: int, card: int, aims: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.aims = aims

    def run(self, g: Sas) -> None:
        if g.owner[self.card] == NOBODY:
            in_play.send_away(g, self.card)

    def holds_card(self) -> bool:
        return True

    def fits(self, g: Sas) -> bool:
        return 0 < self.card <= CARD_COUNT and are_things(self.aims)


@final
class Settle(Step[Sas]):
    """After a resolution: what follows by itself, then everybody may act again (SAS-535). The work is windows.py's, which comes later."""

    def run(self, g: Sas) -> None:
        from foldtable.games.sas.windows import settle  # noqa: PLC0415  # which needs this file

        settle(g)


SETTLE: Final = Settle()


def clear_events(g: Sas) -> None:
    """SAS-541: what has happened is no longer current."""
    if g.deaths:
        g.deaths = []
    if g.teleports:
        g.teleports = []
    if g.entries:
        g.entries = []
    if g.sprung:
        g.sprung = []


# Looking at the stack


def pendings(g: Sas) -> list[int]:
    """Where on the agenda items lie, over all open windows, from the bottom."""
    return [at for at, step in enumerate(g.agenda) if isinstance(step, Pending)]


def top_item(g: Sas) -> Pending | None:
    """The item that would resolve next, in any open window."""
    at: i64 = len(g.agenda)
    while at > 0:
        at -= 1
        step = g.agenda[at]
        if isinstance(step, Pending):
            return step
    return None


def top_spell(g: Sas) -> Pending | None:
    """SAS-546: the very last item that anyone put on a stack, if it is a pending spell of this window."""
    if not g.answerable:
        return None
    item = top_item(g)
    return item if item is not None and item.is_spell() else None


def item_numbered(g: Sas, serial: i64) -> int:
    """Where on the agenda the item of this serial number lies, or -1."""
    for at, step in enumerate(g.agenda):
        if isinstance(step, Pending) and step.serial == serial:
            return at
    return -1


def item_at(g: Sas, at: int) -> Pending:
    step = g.agenda[at]
    assert isinstance(step, Pending)
    return step


def thing_of(g: Sas, item: Pending) -> int:
    """How a choice names this item: by its card, counted from the top among those of the same card."""
    above: i64 = 0
    for at in reversed(pendings(g)):
        other = item_at(g, at)
        if other is item:
            break
        if other.card == item.card:
            above += 1
    return CARD_THING + item.card + DEEPER * above


def item_of(g: Sas, name: i64) -> Pending | None:
    """The item that this thing names."""
    above = (name - CARD_THING) // DEEPER
    card = (name - CARD_THING) % DEEPER
    for at in reversed(pendings(g)):
        item = item_at(g, at)
        if item.card == card:
            if above == 0:
                return item
            above -= 1
    return None


# Changing it


def push(g: Sas, seat: i64, card: i64, form: i64, aims: list[int], bound: i64) -> None:
    """SAS-530: an item is put on the stack."""
    g.serial += 1
    g.answerable = True
    g.agenda.append(Pending(g.serial, seat, card, form, aims, bound, tried=False))


def drop(g: Sas, at: int) -> None:
    """An item leaves the stack without effect; a card goes where cards go."""
    item = item_at(g, at)
    del g.agenda[at]
    if item.form == CARD:
        if g.heard:
            g.tell("no-effect", "SAS-555", who("who", item.seat), thing("card", CARD_WORDS[item.card]))
        in_play.send_away(g, item.card)


def change(g: Sas, at: int, seat: int, aims: list[int], bound: int) -> None:
    """SAS-1233: a pending spell has another controller and other choices, at its place in the stack."""
    item = item_at(g, at)
    g.agenda[at] = Pending(item.serial, seat, item.card, item.form, aims, bound, item.tried)


def mark_tried(g: Sas, serial: i64) -> None:
    """SAS-1541: Trap expertise is used once against each item."""
    at = item_numbered(g, serial)
    if at >= 0:
        item = item_at(g, at)
        g.agenda[at] = Pending(item.serial, item.seat, item.card, item.form, item.aims, item.bound, tried=True)


def spoil_resolving(g: Sas, card: i64) -> bool:
    """A card in the middle of its resolution is destroyed (SAS-1211, SAS-1331); what goes on by it finds that out. Was it there?"""
    for at, step in enumerate(g.agenda):
        if isinstance(step, PutAway) and step.card == card:
            del g.agenda[at]
            in_play.send_away(g, card)
            return True
    return False


def is_resolving(g: Sas, card: i64) -> bool:
    """Is this the card whose resolution waits right below?"""
    return any(isinstance(step, PutAway) and step.card == card for step in g.agenda)


def resolving(g: Sas) -> list[int]:
    """The cards in the middle of their resolution, the innermost last."""
    return [step.card for step in g.agenda if isinstance(step, PutAway)]


# Traps that don't work this turn (SAS-1543)


def trap_bit(card: i64) -> i64:
    return 1 if card == TRAP_CARDS[0] else 2 if card == TRAP_CARDS[1] else 4 if card == TRAP_CARDS[2] else 8


def is_disabled(g: Sas, card: i64) -> bool:
    return g.disabled & trap_bit(card) != 0


def disable(g: Sas, card: i64) -> None:
    g.disabled |= trap_bit(card)
