"""Deal anew what a seat can't know (NAX-902 to NAX-905). Must agree with view.py: both say what is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import NO_OPTIONS
from foldtable.games.nax.tables import NOBODY, NOTHING, cards_in, hand_of, hand_size

if TYPE_CHECKING:
    from foldtable.games.nax.state import Nax

ARRANGEMENTS: Final[list[list[int]]] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]  # of coins in bags


def redeal(g: Nax, seat: int, rng: Chance) -> None:
    """Another world that looks the same from this seat, each such world as likely.

    Which one, only `rng` decides: cards are put in order before they are mixed, so that nothing of the real world is left in it.
    """
    deal_cards(g, seat, rng)
    if not knows(seat, g.coin_seen_by):
        g.last_coin = NOTHING
    if g.bags:
        deal_coins(g, seat, rng)
    g.chance = rng.branch()  # dice to come are unknown too
    g.offered = NO_OPTIONS


def deal_cards(g: Nax, seat: int, rng: Chance) -> None:
    """The others' hands and the deck; not the hand that this seat is looking at (NAX-904), nor what it saw go under the deck."""
    looks = g.looked_at != NOBODY and g.asked() == seat
    unseen: list[int] = []
    seen: list[int] = []
    for place in range(len(g.deck)):
        if place < len(g.buried) and knows(seat, g.buried[place]):
            seen.append(place)
        else:
            unseen.append(g.deck[place])
    for other in range(g.seats):
        if other != seat and not (looks and other == g.looked_at):
            unseen.extend(cards_in(g.hands[other]))
    unseen.sort()
    rng.mix(unseen)
    for other in range(g.seats):
        if other != seat and not (looks and other == g.looked_at):
            hand: list[int] = []
            for _ in range(hand_size(g.hands[other])):
                hand.append(unseen.pop())
            g.hands[other] = int(hand_of(hand))
    for place in seen:
        unseen.insert(place, g.deck[place])
    g.deck = unseen


def knows(seat: int, known_to: i64) -> bool:
    """Is this seat, or SPECTATOR, in the mask of those who know?"""
    return known_to < 0 or (seat >= 0 and (known_to >> seat) & 1 != 0)


def deal_coins(g: Nax, seat: int, rng: Chance) -> None:
    """The bags, as far as this seat can't know what is in them."""
    possible = possible_bags(g, seat)
    g.bags = possible[rng.pick(len(possible))]


def possible_bags(g: Nax, seat: int) -> list[list[int]]:
    """How the coins may lie, for all that this seat has seen: it reached into bags, and somebody showed the key out of one (NAX-729)."""
    known: i64 = 0
    for other in range(g.seats):
        if other == seat or g.open_coins:
            known |= g.taken[other]
    found: list[list[int]] = []
    for bags in ARRANGEMENTS:
        if agrees(g, bags, known):
            found.append(bags)
    return found


def agrees(g: Nax, bags: list[int], known: i64) -> bool:
    """Could the coins lie so, by what is known?"""
    for bag in range(len(bags)):
        if (known >> bag) & 1 and bags[bag] != g.bags[bag]:
            return False
    if g.key < 0:
        return True
    right = bags.index(g.key)
    return all(mask == 0 or (mask >> right) & 1 for mask in g.shown)
