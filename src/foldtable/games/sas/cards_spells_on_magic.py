"""Spells on other magic: Dual Shot, Burn scrolls, Spell Bounce, Steal Artifact, Spoilsport, Thief, Anti Spell."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing as named_thing
from foldtable.core.say import who
from foldtable.games.sas.aiming import NamesOne, card_in
from foldtable.games.sas.guards import annul, weigh_cards
from foldtable.games.sas.in_play import destroy, hand_over, lay_down, send_away, take_in_hand
from foldtable.games.sas.magic import INVOKED, NOT_OFFERED, Magic, Objection
from foldtable.games.sas.stack import CARD, Pending, drop, item_at, item_numbered, pendings, resolving, spoil_resolving, top_spell
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ANTI_SPELL,
    ARTIFACT,
    BURN_SCROLLS,
    CARD_COUNT,
    CARD_KINDS,
    CARD_THING,
    CARD_WORDS,
    DUAL_SHOT,
    NOBODY,
    SCROLL,
    SEAT_THING,
    SPELL,
    SPELL_BOUNCE,
    SPOILSPORT,
    STEAL_ARTIFACT,
    THIEF,
)
from foldtable.games.sas.windows import choose_anew

NOT_YOUR_SPELL: Final = Objection("SAS-1181", "closed-not-your-spell")
NOT_DUAL_SHOT: Final = Objection("SAS-1184", "closed-not-itself")
NO_TOP_SPELL: Final = Objection("SAS-546", "closed-no-spell-just-before")
IS_YOURS_ALREADY: Final = Objection("SAS-1231", "closed-spell-is-yours")
NOT_A_RIVALS_ARTIFACT: Final = Objection("SAS-1320", "closed-not-a-rivals-artifact")
HAND_IS_EMPTY: Final = Objection("SAS-1420", "closed-hand-is-empty")
NOT_FROM_YOURSELF: Final = Objection("SAS-1420", "closed-not-from-yourself")


# Where an invoked card is (SAS-020)


def pending_card(g: Sas, card: i64) -> int:
    """Where on the agenda this card itself lies pending, or -1."""
    for at in pendings(g):
        item = item_at(g, at)
        if item.card == card and item.form == CARD:
            return at
    return -1


def controller_of_card(g: Sas, card: i64) -> int:
    """Who controls this card, in play or pending; NOBODY if it isn't invoked."""
    if g.owner[card] != NOBODY:
        return g.owner[card]
    at = pending_card(g, card)
    return item_at(g, at).seat if at >= 0 else NOBODY


def invoked_cards(g: Sas, kind: i64) -> list[int]:
    """All cards of this kind in play, pending, or in the middle of their resolution, as things."""
    found = [CARD_THING + card for card in g.in_play if CARD_KINDS[card] == kind]
    for at in pendings(g):
        item = item_at(g, at)
        if item.form == CARD and CARD_KINDS[item.card] == kind:
            found.append(CARD_THING + item.card)
    found.sort()
    return found


# Dual Shot


@final
class DualShot(NamesOne):
    """SAS-1180 to SAS-1185: the marked spell goes back to the hand when it would next be discarded (in_play.send_away)."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return invoked_cards(g, SPELL)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        card = card_in(thing)
        if not 0 < card <= CARD_COUNT:
            return NOT_OFFERED
        if card == DUAL_SHOT:
            return NOT_DUAL_SHOT
        return None if CARD_KINDS[card] == SPELL and controller_of_card(g, card) == seat else NOT_YOUR_SPELL

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        card = card_in(aims[0])
        g.marks = [mark for mark in g.marks if mark // 8 != card]
        g.marks.append(8 * card + seat)
        if g.heard:
            g.tell("spell-marked", "SAS-1182", who("who", seat), named_thing("card", CARD_WORDS[card]))


# Spell Bounce and Anti Spell


class AnswerToSpell(Magic):
    """SAS-546: the spell that was put on the stack last, by anyone, is meant; nothing is named."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        item = top_spell(g)
        return NO_TOP_SPELL if item is None else self.against(item, seat)

    def against(self, item: Pending, seat: i64) -> Objection | None:
        """Why it can't answer this spell."""
        return None

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        item = top_spell(g)
        return -1 if item is None else item.serial


@final
class AntiSpell(AnswerToSpell):
    """SAS-1630 to SAS-1633: the spell leaves the stack without effect."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        at = item_numbered(g, bound)
        if at >= 0:
            drop(g, at)


@final
class SpellBounce(AnswerToSpell):
    """SAS-1230 to SAS-1235: the spell changes hands where it lies, and its new controller makes its choices anew."""

    def against(self, item: Pending, seat: i64) -> Objection | None:
        return IS_YOURS_ALREADY if item.seat == seat else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        at = item_numbered(g, bound)
        if at >= 0:
            item = item_at(g, at)
            if g.heard:
                g.tell("spell-taken-over", "SAS-1232", who("who", seat), named_thing("card", CARD_WORDS[item.card]))
            choose_anew(g, seat, item.bound)


# Burn scrolls and Spoilsport


@final
class BurnScrolls(Magic):
    """SAS-1210 to SAS-1212."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        ruin(g, self.card, seat, [thing - CARD_THING for thing in invoked_cards(g, SCROLL)], everything=False)


@final
class Spoilsport(Magic):
    """SAS-1330 to SAS-1334: all invoked magic; what has been created or changed stays (SAS-581)."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        ruin(g, self.card, seat, g.in_play[:], everything=True)


def ruin(g: Sas, card: i64, seat: i64, doomed: list[int], everything: bool) -> None:
    """These invoked cards are destroyed, wherever they are (for Spoilsport, whatever is pending too), unless a Safe card ties."""
    ties: list[int] = []
    doomed = weigh_cards(g, card, seat, doomed, ties)
    if ties:
        annul(g, card, ties)
        return
    for at in reversed(pendings(g)):
        if everything or (item_at(g, at).card in doomed and item_at(g, at).form == CARD):
            drop(g, at)
    for other in reversed(resolving(g)):
        if other != card and (everything or CARD_KINDS[other] == SCROLL):
            spoil_resolving(g, other)
    for other in doomed:
        destroy(g, other)
    if everything:
        for other in g.aside:  # what is left of Wisdom's cards
            send_away(g, other)
        g.aside = []


# Steal Artifact


@final
class StealArtifact(NamesOne):
    """SAS-1320 to SAS-1323: in play or still pending."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return invoked_cards(g, ARTIFACT)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        card = card_in(thing)
        if not 0 < card <= CARD_COUNT:
            return NOT_OFFERED
        owner = controller_of_card(g, card)
        return None if CARD_KINDS[card] == ARTIFACT and owner != NOBODY and owner != seat else NOT_A_RIVALS_ARTIFACT

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        card = card_in(aims[0])
        ties: list[int] = []
        if not weigh_cards(g, self.card, seat, [card], ties):  # no Safe card is a match for it: SAS-1323
            return
        if g.heard:
            g.tell("artifact-stolen", "SAS-1320", who("who", seat), named_thing("card", CARD_WORDS[card]))
        at = pending_card(g, card)
        if at >= 0:  # SAS-1321
            del g.agenda[at]
            lay_down(g, card, seat)
        else:
            hand_over(g, card, seat)


# Thief


@final
class Thief(NamesOne):
    """SAS-1420 to SAS-1422: one card, unseen and at random."""

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [SEAT_THING + other for other in range(g.seats)]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        victim = thing - SEAT_THING
        if not 0 <= victim < g.seats:
            return NOT_OFFERED
        if victim == seat:
            return NOT_FROM_YOURSELF
        return None if g.hands[victim] else HAND_IS_EMPTY

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        victim = aims[0] - SEAT_THING
        hand = g.hands[victim]
        card = hand.pop(g.chance.die("thief", len(hand)) - 1)
        take_in_hand(g, seat, card)
        g.revealed += 1
        if g.heard:
            g.tell_only([seat], "you-stole", "SAS-1421", named_thing("card", CARD_WORDS[card]), who("from", victim))
            g.tell_only([victim], "stolen-from-you", "SAS-1421", named_thing("card", CARD_WORDS[card]), who("who", seat))
            g.tell_but([seat, victim], "card-stolen", "SAS-1421", who("who", seat), who("from", victim))


INVOKED[DUAL_SHOT] = DualShot(DUAL_SHOT)
INVOKED[SPELL_BOUNCE] = SpellBounce(SPELL_BOUNCE)
INVOKED[ANTI_SPELL] = AntiSpell(ANTI_SPELL)
INVOKED[BURN_SCROLLS] = BurnScrolls(BURN_SCROLLS)
INVOKED[SPOILSPORT] = Spoilsport(SPOILSPORT)
INVOKED[STEAL_ARTIFACT] = StealArtifact(STEAL_ARTIFACT)
INVOKED[THIEF] = Thief(THIEF)
