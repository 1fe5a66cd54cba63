"""Picking up spell cards, NAX-317 to NAX-323, and the finisher's draw, NAX-805."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, text, thing, who
from foldtable.core.steps import Ask, Choice, Closed, Option
from foldtable.core.zones import bit
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import CARD_NUMBER, CARDS, HAND_LIMIT, MOST_SEATS, cards_in, hand_size, with_card, without_card


def pick_up(g: Nax, seat: i64) -> None:
    """NAX-317, NAX-320: with fewer than two cards at once; NAX-321: with two by way of an exchange, if one likes."""
    if not g.deck:
        return  # NAX-323
    if hand_size(g.hands[seat]) < HAND_LIMIT:
        draw(g, seat)
    else:
        g.then(EXCHANGE[seat])


def draw(g: Nax, seat: i64) -> None:
    """NAX-907: the drawer alone sees the card."""
    card: i64 = g.draw_top()
    g.hands[seat] = int(with_card(g.hands[seat], card))
    g.revealed += 1
    if g.heard:
        drawer = int(seat)
        g.tell_only([drawer], "you-drew", "NAX-907", thing("card", CARDS[card]))
        g.tell_but([drawer], "drew-a-card", "NAX-907", who("who", drawer))


def decline(g: Nax, seat: int) -> None:
    if g.heard:
        g.tell("declined-a-card", "NAX-907", who("who", seat))


@final
class Exchange(Ask[Nax]):
    """NAX-321, NAX-322: one card of the hand under the deck, then the top card; or neither."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "exchange"

    def options(self, g: Nax) -> list[Option]:
        found: list[Option] = [KEEP]
        for card in cards_in(g.hands[self.seat]):
            if GIVE[card] not in found:
                found.append(GIVE[card])
        return found

    def chosen(self, g: Nax, option: Option) -> None:
        seat = self.seat
        if option is KEEP:
            decline(g, seat)
            return
        given = CARD_NUMBER[option.things()[0]]
        g.hands[seat] = int(without_card(g.hands[seat], given))
        g.put_under(given, bit(seat))  # NAX-903: not shown to the others
        card = g.draw_top()
        g.hands[seat] = int(with_card(g.hands[seat], card))
        g.revealed += 1
        if g.heard:
            g.tell_only([seat], "you-exchanged", "NAX-907", thing("given", CARDS[given]), thing("card", CARDS[card]))
            g.tell_but([seat], "exchanged-a-card", "NAX-907", who("who", seat))

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        if verb == "exchange" and words and words[0] in CARD_NUMBER:
            return Closed(verb, words, "NAX-322", Say("refused-card-not-held", [thing("card", words[0])]))
        return Closed(verb, words, "NAX-321", Say("refused-exchange", [text("answer", " ".join([verb, *words]))]))

    def fits(self, g: Nax) -> bool:
        return hand_size(g.hands[self.seat]) == HAND_LIMIT and bool(g.deck)


KEEP: Final = Choice("decline", [], "NAX-321")
GIVE: Final[list[Option]] = [Choice("exchange", [word], "NAX-322") for word in CARDS]


@final
class Draw(Ask[Nax]):
    """NAX-805: the finisher may draw, or not."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "draw"

    def options(self, g: Nax) -> list[Option]:
        return DRAW_OR_NOT

    def chosen(self, g: Nax, option: Option) -> None:
        if option.verb == "draw":
            draw(g, self.seat)
        else:
            decline(g, self.seat)

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        return Closed(verb, words, "NAX-805", Say("refused-draw", [text("answer", " ".join([verb, *words]))]))

    def fits(self, g: Nax) -> bool:
        return hand_size(g.hands[self.seat]) < HAND_LIMIT and bool(g.deck)


DRAW_OR_NOT: Final[list[Option]] = [Choice("draw", [], "NAX-805"), Choice("decline", [], "NAX-805")]
EXCHANGE: Final = [Exchange(seat) for seat in range(MOST_SEATS)]
DRAW: Final = [Draw(seat) for seat in range(MOST_SEATS)]


def finishers_draw(g: Nax, seat: i64) -> None:
    """NAX-805: optional; with two cards in hand it is an exchange."""
    if g.deck:
        g.then(EXCHANGE[seat] if hand_size(g.hands[seat]) == HAND_LIMIT else DRAW[seat])
