"""What covers a mix, straight from MAG-514: every choice of colours and of numbers is tried, then cards are matched to slots.

Slow and plain, and made without a look at the game's own search: the two must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product

SYMBOLS = "abcd"
COLOURS = "RYGB"
NUMBERS = "1234"

Slot = tuple[str, str]  # a colour or "M", a number or "-"


def is_cover(mix: Sequence[str], cards: Sequence[str], elixirs: int) -> bool:
    """MAG-514: do just these cards and so many Elixirs cover the mix?"""
    if len(cards) + elixirs != len(mix):
        return False
    return any(leaves_empty(slots, cards) <= elixirs for slots in distinct(tuple(mix)))


@cache
def distinct(mix: tuple[str, ...]) -> list[list[Slot]]:
    """Many choices come to the same slots."""
    return [list(slots) for slots in sorted({tuple(sorted(slots)) for slots in concrete(mix)})]


def concrete(mix: Sequence[str]) -> Iterator[list[Slot]]:
    """Points 1 and 2: the slots once black, grey and the symbols stand for something."""
    icons = sorted({slot[0] for slot in mix})
    symbols = {icon: sorted({slot[1] for slot in mix if slot[0] == icon and slot[1] in SYMBOLS}) for icon in icons}
    for black, grey in product(COLOURS, COLOURS):
        if ("K" not in icons and black != "R") or ("S" not in icons and grey != "R"):
            continue  # a choice that nothing asks for is made once
        if "K" in icons and "S" in icons and black == grey:
            continue
        colours = {"K": black, "S": grey}
        for chosen in product(*[permutations(NUMBERS, len(symbols[icon])) for icon in icons]):
            numbers = {icon: dict(zip(symbols[icon], stand_for, strict=True)) for icon, stand_for in zip(icons, chosen, strict=True)}
            yield [(colours.get(slot[0], slot[0]), numbers[slot[0]].get(slot[1], slot[1])) for slot in mix]


def fits(card: str, slot: Slot) -> bool:
    return slot[0] in ("M", card[0]) and slot[1] in ("-", card[1])


def leaves_empty(slots: Sequence[Slot], cards: Sequence[str]) -> int:
    """Point 3: how many slots the cards leave for Elixirs when as many cards as possible have a slot of their own.

    As there are just as many cards and Elixirs as slots, a card without a slot is an Elixir too few.
    """
    holder: dict[int, int] = {}  # by slot: the card there

    def finds_a_slot(card: int, tried: set[int]) -> bool:
        for slot in range(len(slots)):
            if slot not in tried and fits(cards[card], slots[slot]):
                tried.add(slot)
                if slot not in holder or finds_a_slot(holder[slot], tried):
                    holder[slot] = card
                    return True
        return False

    matched = sum(finds_a_slot(card, set()) for card in range(len(cards)))
    return len(slots) - matched


def parts_of(hand: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """Every distinct multiset of so many cards of the hand."""
    held = sorted(Counter(hand).items())
    found: list[tuple[str, ...]] = [()]
    for face, copies in held:
        found = [part + (face,) * n for part in found for n in range(min(copies, size - len(part)) + 1)]
    return [part for part in found if len(part) == size]


def colours_only(mix: Sequence[str]) -> list[str]:
    """MAG-905: what Infant Students read."""
    return [slot[0] + "-" for slot in mix]
