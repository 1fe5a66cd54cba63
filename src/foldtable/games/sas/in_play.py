"""Cards on their way: drawn, laid in play, discarded, and what ends with a card that leaves (5.8).

Every card is in one place: the deck, a hand, the discard pile, in play, among the spoils, aside (Wisdom), among a wizardless
player's gifts, or held by a Step on the agenda (pending, being announced, resolving).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.core.say import count, thing, who
from foldtable.games.sas import pieces
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARTIFACT,
    ASLEEP,
    BEAR_TRAP,
    BELT,
    BOOTS,
    CARD_KINDS,
    CARD_WORDS,
    CARRIER,
    CURSE,
    CURSED,
    DOMAIN_TELEPORT,
    DOPPELGANGER,
    GHOST_ARMY,
    HELD,
    LEVER,
    MAGIC_SHIELD,
    NOBODY,
    PARALYSED,
    PARALYSIS,
    POTION,
    ROCK_TRANSFORM,
    SAFE_ARTIFACT,
    SAFE_SCROLL,
    SCROLL,
    SHIELDED,
    SLEEP,
    TYPHOID_MARY,
    VAPOUR,
)

# Drawing


def draw(g: Sas) -> int:
    """SAS-510: the top card of the deck; the discards become a new deck first if it is empty; 0 if there are none either."""
    if g.deck_left == 0:
        if not g.pile:
            return 0
        cards = sorted(g.pile)
        g.chance.shuffle("reshuffle", cards)
        g.pile = []
        g.deck = cards
        g.deck_left = len(cards)
        if g.heard:
            g.tell("deck-reshuffled", "SAS-510")
    g.deck_left -= 1
    g.revealed += 1
    return g.deck[g.deck_left]


def take_in_hand(g: Sas, seat: i64, card: i64) -> None:
    """Hands are sorted, so that equal hands are equal."""
    hand = g.hands[seat]
    at = 0
    while at < len(hand) and hand[at] < card:
        at += 1
    hand.insert(at, card)


# Discarding


def send_away(g: Sas, card: i64) -> None:
    """SAS-509: to the discard pile, face up; or back to a hand, if Dual Shot has marked it (SAS-1182)."""
    for i, mark in enumerate(g.marks):
        if mark // 8 == card:
            seat: i64 = mark % 8
            del g.marks[i]
            if g.has_wizard(seat):  # SAS-1183
                take_in_hand(g, seat, card)
                if g.heard:
                    g.tell("returns-to-hand", "SAS-1182", who("who", seat), thing("card", CARD_WORDS[card]))
                return
            break
    g.pile.append(card)
    if g.heard:
        g.tell("discarded", "SAS-509", thing("card", CARD_WORDS[card]))


# In play


def lay_down(g: Sas, card: i64, seat: i64) -> None:
    """SAS-580: the card comes into play before this seat."""
    g.owner[card] = seat
    g.in_play.append(card)
    if g.heard:
        g.tell("lies-in-play", "SAS-580", who("who", seat), thing("card", CARD_WORDS[card]))


def hand_over(g: Sas, card: i64, seat: i64) -> None:
    """A card in play comes under another seat; Safe scroll and Safe artifact guard nothing with it any more (SAS-1024, SAS-1064)."""
    lose_charges(g, card)
    g.owner[card] = seat


def lose_charges(g: Sas, card: i64) -> None:
    if card == SAFE_SCROLL or card == g.scroll_charge:
        g.scroll_charge = 0
    if card == SAFE_ARTIFACT or card == g.artifact_charge:
        g.artifact_charge = 0


def destroy(g: Sas, card: i64) -> None:
    """A card in play is destroyed or used up: it is discarded, and what it kept up ends (SAS-581)."""
    if g.owner[card] == NOBODY:
        return
    seat: i64 = g.owner[card]
    g.owner[card] = NOBODY
    g.in_play.remove(card)
    lose_charges(g, card)
    send_away(g, card)
    end_effect(g, card, seat)


def end_effect(g: Sas, card: i64, seat: i64) -> None:
    """SAS-581: what a card in play keeps up ends with it."""
    if card == SLEEP:
        pieces.clear_status(g, ASLEEP)
    elif card == PARALYSIS:
        pieces.clear_status(g, PARALYSED)
    elif card == CURSE:
        pieces.clear_status(g, CURSED)
    elif card == TYPHOID_MARY:
        pieces.clear_status(g, CARRIER)
    elif card == MAGIC_SHIELD:
        pieces.clear_status(g, SHIELDED)
    elif card == BEAR_TRAP:
        pieces.clear_status(g, HELD)  # SAS-1114
    elif card == GHOST_ARMY:
        pieces.wake_all_ghosts(g)
    elif card == DOPPELGANGER:
        pieces.vanish_images(g)
    elif card == ROCK_TRANSFORM:
        pieces.stand_up(g, g.wizard_of(seat))  # SAS-1476
    elif card == VAPOUR:
        pieces.condense(g, g.wizard_of(seat))  # SAS-1462


def without_wizard(g: Sas, seat: i64) -> None:
    """SAS-585: a dead wizard's scrolls and potions in play are discarded; artifacts and lasting spells stay."""
    for card in g.in_play[:]:
        if g.owner[card] == seat and (CARD_KINDS[card] == SCROLL or CARD_KINDS[card] == POTION):
            destroy(g, card)


def cards_before(g: Sas, seat: i64) -> list[int]:
    """The cards in play before a seat, as they came."""
    return [card for card in g.in_play if g.owner[card] == seat]


# Spoils (SAS-215): 5 numbers in one


def spoil(card: i64, former: i64, killer: i64, seer: i64) -> int:
    """A card lying aside: whose it was, for whom it lies, and which Crystal Ball controller had seen it (SAS-953)."""
    return card + 64 * (former + 8 * (killer + 8 * (seer + 1)))


def spoil_card(code: i64) -> int:
    return code % 64


def spoil_former(code: i64) -> int:
    return code // 64 % 8


def spoil_killer(code: i64) -> int:
    return code // 512 % 8


def spoil_seer(code: i64) -> int:
    return code // 4096 - 1


def lose_hand(g: Sas, seat: i64, killer: i64, seer: i64) -> None:
    """SAS-904, SAS-215: a dead wizard's hand lies aside for the killer; without another's credit it is discarded."""
    hand = g.hands[seat]
    if not hand:
        return
    g.hands[seat] = []
    if g.heard:
        g.tell(
            "spoils-aside" if killer != NOBODY and killer != seat else "spoils-lost", "SAS-215", who("who", seat), count("count", len(hand))
        )
    for card in hand:
        if killer in (NOBODY, seat):
            g.revealed += 1
            g.pile.append(card)
        else:
            g.spoils.append(spoil(card, seat, killer, seer))


def is_artifact(card: i64) -> bool:
    return CARD_KINDS[card] == ARTIFACT


# Marks of cards used once per turn (SAS-586)
USED_LEVER: Final[i64] = 1
USED_BOOTS: Final[i64] = 2
USED_BELT: Final[i64] = 4
USED_DOMAIN_TELEPORT: Final[i64] = 8


def mark_of(card: i64) -> i64:
    if card == LEVER:
        return USED_LEVER
    if card == BOOTS:
        return USED_BOOTS
    if card == BELT:
        return USED_BELT
    return USED_DOMAIN_TELEPORT if card == DOMAIN_TELEPORT else 0


def is_used(g: Sas, card: i64) -> bool:
    return g.used & mark_of(card) != 0


def mark_used(g: Sas, card: i64) -> None:
    g.used |= mark_of(card)
