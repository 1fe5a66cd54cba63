"""What can't be on this table: numbers out of bounds, for games read from files; cards made or lost, for plays (MAG-1307)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from foldtable.core.steps import AnyStep
from foldtable.core.zones import bit, bits, count_in
from foldtable.games.magus.mixes import EFFECT_WORDS, POINTS, SPELLS
from foldtable.games.magus.tables import CARDS, COPIES, CURSE, EMPTY, FIRST_ITEM, ITEM_COPIES, LAST_PLACE, NOT_CHOSEN, SPACES

if TYPE_CHECKING:
    from foldtable.games.magus.state import Magus

LARGEST_HAND: Final = bit(48)  # bags from here on hold what isn't a face
MOST_ITEMS: Final = bit(12)
EVERY_SPELL: Final = bit(len(SPELLS))
MOST_COPIES: Final = 7  # a bag holds no more, and all that lie about may come into one hand. Only positions set up by hand have so many

# While a question waits, the rest of the turn lies on the agenda, and above it the rest of the phase or effect
REST_OF_TURN: Final = "EndOfTurn Replenish MoveTheCylinder"
PHASE_ONE: Final = re.compile(REST_OF_TURN + " CastASpell( LiftTheCube (Aim|PlaceCube|Take)| Take)")
PHASE_TWO: Final = re.compile(REST_OF_TURN + " PhaseTwo(( ShakeOut)* LoseItem| PassTheCards( ChooseGift)* PassCard)?")


def faults(g: Magus) -> list[str]:
    n = g.seats
    for by_seat in (len(g.hands), len(g.skulls), len(g.items), len(g.won), len(g.points), len(g.passed)):
        if by_seat != n:
            return ["every seat has its hand, Skulls, items, Spells, points"]
    if len(g.grid) != len(SPACES):
        return ["the grid has 25 spaces"]
    found = card_faults(g) + spell_faults(g) + count_faults(g) + setting_faults(g)
    return found or agenda_faults(g)


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


def copies_of(g: Magus, card: int) -> int:
    """How often the card is about, wherever it lies."""
    count = g.grid.count(card) + g.deck.count(card) + g.pile.count(card)
    for seat in range(g.seats):
        if card < FIRST_ITEM:
            count += count_in(g.hands[seat], card) + g.skulls[seat].count(card)
        else:
            count += count_in(g.items[seat], card - FIRST_ITEM)
    return count


def spell_faults(g: Magus) -> list[str]:
    found: list[str] = []
    if len(g.won_from) != 3 or any(not 0 <= gone <= 10 for gone in g.won_from):
        return ["there are three Spell decks"]
    if sorted(g.spells) != list(range(len(SPELLS))):
        return ["there are thirty Spells"]
    if any(POINTS[spell] != 2 + place // 10 for place, spell in enumerate(g.spells)):
        found.append("Spells are sorted by points")
    if len(g.backs) != len(SPELLS) or any(not 0 <= back < len(EFFECT_WORDS) for back in g.backs):
        found.append("every Spell has a back")
    for won, points in zip(g.won, g.points, strict=True):
        if not 0 <= won < EVERY_SPELL:
            found.append("Spells won are Spells of the game")
        elif points != sum(POINTS[spell] for spell in bits(won)):
            found.append("points are those of the Spells won")
    if found:
        return found
    gone = [spell for deck in range(3) for spell in g.spells[10 * deck : 10 * deck + g.won_from[deck]]]
    owned = [spell for won in g.won for spell in bits(won)]
    if len(set(owned)) != len(owned) or not set(owned) <= set(gone):
        found.append("a Spell is won once, and gone from its deck")
    return found


def count_faults(g: Magus) -> list[str]:
    found: list[str] = []
    if not 0 <= g.position <= LAST_PLACE or not -1 <= g.cube < len(SPACES) or not 0 <= g.active < g.seats:
        found.append("cylinder, cube and turn are on the table")
    if g.turns < 0 or g.idle_turns < 0 or g.removed < 0 or not 0 <= g.ending_place <= LAST_PLACE:
        found.append("nothing is counted below nought")
    return found


def setting_faults(g: Magus) -> list[str]:
    """What the rules read must be what was chosen before play."""
    said = g.settings
    flags = g.with_cube == said["cube"] and g.infant == said["infant"]
    words = g.take_all == (said["take_rule"] == "all") and g.rising == (said["throw_height"] == "rising")
    numbers = g.infant_target == said["infant_target"] and g.ending_place == said["cylinder_end"]
    limits = g.round_limit == said["round_limit"] and g.standstill_rounds == said["standstill_rounds"]
    return [] if flags and words and numbers and limits else ["the settings are read as they were chosen"]


def agenda_faults(g: Magus) -> list[str]:
    """At a question: what waits below it belongs to this turn, and what it asks can be answered."""
    if not g.agenda or not g.agenda[-1].asks():
        return [] if passed_before(g, 0) else ["a card is passed only by its effect"]
    if any(copies_of(g, card) > MOST_COPIES for card in range(len(CARDS))):
        return ["there are at most seven copies of a card"]
    kinds = " ".join([type(step).__name__ for step in g.agenda])
    if PHASE_ONE.fullmatch(kinds):
        right = not g.has_cast and passed_before(g, 0) and phase_one_is_right(g)
    elif PHASE_TWO.fullmatch(kinds):
        right = g.cube < 0 and phase_two_is_right(g)
    else:
        right = False
    return [] if right else ["what waits to be done belongs to the turn"]


def phase_one_is_right(g: Magus) -> bool:
    """The cube lies exactly while one takes by it."""
    kind = type(g.agenda[-1]).__name__
    by_cube = len(g.agenda) == 6
    if not whose(g, g.agenda[:4]) or by_cube != g.with_cube or (g.cube >= 0) != (by_cube and kind == "Take"):
        return False
    return seat_of(g.agenda[-1]) == (g.left_of(g.active) if kind == "PlaceCube" else g.active)


def phase_two_is_right(g: Magus) -> bool:
    """An effect asks clockwise from the caster: whoever comes after the asked seat still waits."""
    if not whose(g, g.agenda[:4]):
        return False
    effect = [step for step in g.agenda[4:] if type(step).__name__ != "PassTheCards"]
    waiting = [seat_of(step) for step in reversed(effect)]
    if not waiting:
        return passed_before(g, 0)
    asked = (waiting[0] - g.active) % g.seats
    in_order = waiting == g.clockwise_from(g.active)[asked:]
    gifts = type(g.agenda[-1]).__name__ == "PassCard"
    return in_order and g.has_cast and not g.infant and passed_before(g, asked if gifts else 0)


def passed_before(g: Magus, asked: int) -> bool:
    """So many seats have been asked for a gift, the caster first: those with cards have chosen one of them, and nobody else."""
    for number, seat in enumerate(g.clockwise_from(g.active)):
        face = g.passed[seat]
        if number >= asked or g.hands[seat] == 0:
            if face != NOT_CHOSEN:
                return False
        elif face == NOT_CHOSEN or count_in(g.hands[seat], face) == 0:
            return False
    return True


def whose(g: Magus, steps: list[AnyStep]) -> bool:
    """Do all these belong to the active player?"""
    return all(seat_of(step) == g.active for step in steps)


def seat_of(step: AnyStep) -> int:
    return int(getattr(step, "seat", -1))


def losses(g: Magus) -> list[str]:
    """MAG-1307, card by card."""
    if not g.grid or not g.spells:
        return []  # set-up is not done
    found: list[str] = []
    for card in range(len(CARDS)):
        count = copies_of(g, card)
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
