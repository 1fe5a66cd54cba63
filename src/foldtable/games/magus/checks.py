"""What can't be on this table: numbers out of bounds, for games read from files; cards made or lost, for plays (MAG-1307)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from foldtable.core.zones import bit, bits, count_in
from foldtable.games.magus.mixes import EFFECT_WORDS, POINTS, SPELLS
from foldtable.games.magus.tables import CARDS, COPIES, CURSE, EMPTY, FIRST_ITEM, ITEM_COPIES, LAST_PLACE, NOT_CHOSEN, SPACES

if TYPE_CHECKING:
    from foldtable.games.magus.state import Magus
LARGEST_HAND: Final = bit(48)  # bags from here on hold what isn't a face
MOST_ITEMS: Final = bit(12)
EVERY_SPELL: Final = bit(len(SPELLS))


def faults(g: Magus) -> list[str]:
    n = g.seats
    for by_seat in (len(g.hands), len(g.skulls), len(g.items), len(g.won), len(g.points), len(g.passed)):
        if by_seat != n:
            return ["every seat has its hand, Skulls, items, Spells, points"]
    if len(g.grid) not in (0, len(SPACES)) or (g.agenda and g.agenda[-1].asks() and not g.grid):
        return ["the grid has 25 spaces"]
    return card_faults(g) + spell_faults(g) + count_faults(g)


def card_faults(g: Magus) -> list[str]:
    found: list[str] = []
    if any(not EMPTY <= face < FIRST_ITEM for face in g.grid):
        found.append("a space holds a potion or nothing")
    if any(not 0 <= card < len(CARDS) for card in g.deck + g.pile):
        found.append("deck and pile hold cards of the game")
    if any(not 0 <= face < FIRST_ITEM for pile in g.skulls for face in pile):
        found.append("Skulls are potions")
    for hand in g.hands:
        if not 0 <= hand < LARGEST_HAND or any(count_in(hand, face) > COPIES for face in range(16)):
            found.append("a hand holds at most four of a face")
    for bag in g.items:
        if not 0 <= bag < MOST_ITEMS or count_in(bag, CURSE) > 1:
            found.append("nobody has more than one Curse")
    if any(not NOT_CHOSEN <= face < FIRST_ITEM for face in g.passed):
        found.append("potions are passed")
    return found


def spell_faults(g: Magus) -> list[str]:
    found: list[str] = []
    if len(g.won_from) != 3 or any(not 0 <= gone <= 10 for gone in g.won_from):
        return ["there are three Spell decks"]
    if sorted(g.spells) not in ([], list(range(len(SPELLS)))) or (g.grid and not g.spells):
        return ["there are thirty Spells"]
    if any(POINTS[spell] != 2 + place // 10 for place, spell in enumerate(g.spells)):
        found.append("Spells are sorted by points")
    if (g.spells and len(g.backs) != len(SPELLS)) or any(not 0 <= back < len(EFFECT_WORDS) for back in g.backs):
        found.append("every Spell has a back")
    for won, points in zip(g.won, g.points, strict=True):
        if not 0 <= won < EVERY_SPELL:
            found.append("Spells won are Spells of the game")
        elif points != sum(POINTS[spell] for spell in bits(won)):
            found.append("points are those of the Spells won")
    return found


def count_faults(g: Magus) -> list[str]:
    found: list[str] = []
    if not 0 <= g.position <= LAST_PLACE or not -1 <= g.cube < len(SPACES) or not 0 <= g.active < g.seats:
        found.append("cylinder, cube and turn are on the table")
    if g.turns < 0 or g.idle_turns < 0 or g.removed < 0 or not 0 <= g.ending_place <= LAST_PLACE:
        found.append("nothing is counted below nought")
    return found


def losses(g: Magus) -> list[str]:
    """MAG-1307, card by card."""
    if not g.grid or not g.spells:
        return []  # set-up is not done
    found: list[str] = []
    for card in range(len(CARDS)):
        count = g.grid.count(card) + g.deck.count(card) + g.pile.count(card)
        for seat in range(g.seats):
            if card < FIRST_ITEM:
                count += count_in(g.hands[seat], card) + g.skulls[seat].count(card)
            else:
                count += count_in(g.items[seat], card - FIRST_ITEM)
        wanted = COPIES if card < FIRST_ITEM else 0 if g.infant else ITEM_COPIES[card - FIRST_ITEM]
        if card == FIRST_ITEM + CURSE:
            count += g.removed
        if count != wanted:
            found.append(f"{count} of {CARDS[card]}, not {wanted}; MAG-1307")
    won = sorted(spell for bag in g.won for spell in bits(bag))
    gone = sorted(spell for deck in range(3) for spell in g.spells[10 * deck : 10 * deck + g.won_from[deck]])
    if won != gone:
        found.append("Spells won and Spells gone from their decks differ; MAG-1307")
    return found
