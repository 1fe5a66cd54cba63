"""What lies on the table of Magus Novatus, and questions about it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.zones import bag_size, count_in
from foldtable.games.magus.mixes import EFFECT_WORDS, INFANT_MIXES, MIXES, POINTS, SPELLS, Mix
from foldtable.games.magus.tables import (
    CARDS,
    COPIES,
    CURSE,
    EMPTY,
    ENDING_PLACE,
    FIRST_ITEM,
    ITEM_COPIES,
    LAST_PLACE,
    LEVEL_AT,
    SPACES,
)

NOT_CHOSEN = -1


@final
class Magus(Game):
    """Seats and settings are fixed at set-up; everything below them lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        # The settings, as the rules read them (section 9)
        self.with_cube = True
        self.infant = False
        self.infant_target: i64 = 9
        self.take_all = False
        self.rising = False
        self.ending_place: i64 = 0
        self.round_limit: i64 = 100
        self.standstill_rounds: i64 = 2
        # The table
        self.grid: list[int] = []  # by space: a potion, or EMPTY
        self.deck: list[int] = []  # the top card is the last
        self.pile: list[int] = []  # the discard pile; the top card is the last
        self.spells: list[int] = []  # three decks of ten, each from the top down; the first `won_from` of each are gone
        self.won_from: list[int] = [0, 0, 0]  # by Spell deck: how many were won
        self.backs: list[int] = []  # by Spell: its effect
        self.position: i64 = 0  # of the Measuring Cylinder
        self.cube: i64 = -1  # the space the cube lies on or points at, while it does
        # Before each seat
        self.hands: list[int] = []  # bags of faces, secret
        self.skulls: list[list[int]] = []  # piles of potions face down; the top is the last
        self.items: list[int] = []  # bags of items
        self.won: list[int] = []  # Spells, as bits
        self.points: list[int] = []  # what they are worth
        self.passed: list[int] = []  # the face each seat has chosen to pass, while Presentis for Youm asks
        # The turn
        self.active: i64 = 0
        self.has_cast = False
        self.has_stirred = False  # took a potion or did anything in Phase II (MAG-1309)
        self.turns: i64 = 0  # finished
        self.idle_turns: i64 = 0  # in a row, in which nobody stirred
        self.removed: i64 = 0  # Curses out of the game (MAG-746)

    def copy(self) -> Magus:
        other = Magus()
        self.copy_into(other)
        other.with_cube = self.with_cube
        other.infant = self.infant
        other.infant_target = self.infant_target
        other.take_all = self.take_all
        other.rising = self.rising
        other.ending_place = self.ending_place
        other.round_limit = self.round_limit
        other.standstill_rounds = self.standstill_rounds
        other.grid = self.grid[:]
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.spells = self.spells  # never changed in place once sorted
        other.won_from = self.won_from[:]
        other.backs = self.backs  # the same
        other.position = self.position
        other.cube = self.cube
        other.hands = self.hands[:]
        skulls: list[list[int]] = []
        for pile in self.skulls:
            skulls.append(pile[:])
        other.skulls = skulls
        other.items = self.items[:]
        other.won = self.won[:]
        other.points = self.points[:]
        other.passed = self.passed[:]
        other.active = self.active
        other.has_cast = self.has_cast
        other.has_stirred = self.has_stirred
        other.turns = self.turns
        other.idle_turns = self.idle_turns
        other.removed = self.removed
        return other

    # Questions

    def throw_level(self) -> i64:
        """MAG-206: from which height the cube is thrown now."""
        return LEVEL_AT[self.position] if self.rising else 1

    def offer(self, deck: i64) -> i64:
        """MAG-112: the Spell on offer in deck 0, 1 or 2 (worth 2, 3, 4), or -1 when it is empty (MAG-1301)."""
        gone: i64 = self.won_from[deck]
        if gone == 10:
            return -1
        return self.spells[10 * deck + gone]

    def mix_of(self, spell: i64) -> Mix:
        """MAG-905: Infant Students read only the colours."""
        return INFANT_MIXES[spell] if self.infant else MIXES[spell]

    def items_of(self, seat: i64, item: i64) -> i64:
        return count_in(self.items[seat], item)

    def is_cursed(self, seat: i64) -> bool:
        return count_in(self.items[seat], CURSE) > 0

    def hand_size(self, seat: i64) -> i64:
        return bag_size(self.hands[seat])

    def score(self, seat: i64) -> int:
        """MAG-808, MAG-1002: points of the Spells won minus one for each Skull."""
        return self.points[seat] - len(self.skulls[seat])

    def has_any_potion(self) -> bool:
        """Does the grid hold a potion?"""
        for face in self.grid:
            if face != EMPTY:
                return True
        return False

    def last_place(self) -> i64:
        """MAG-805, MAG-912: where the Cylinder ends the game."""
        return self.ending_place if self.ending_place > 0 else ENDING_PLACE[self.seats]

    def rule_for_answers(self) -> str:
        return "MAG-1203"

    def rule_for_turns(self) -> str:
        return "MAG-1202"

    def redeal(self, seat: int, rng: Chance) -> None:
        from foldtable.games.magus.redeal import redeal  # the chapter stands on its own; state knows no chapter

        redeal(self, seat, rng)

    # Checks

    def faults(self) -> list[str]:
        found: list[str] = []
        n = self.seats
        by_seat = [len(self.hands), len(self.skulls), len(self.items), len(self.won), len(self.points), len(self.passed)]
        if any(length != n for length in by_seat):
            return ["every seat has its hand, Skulls, items, Spells, points"]
        if len(self.grid) not in (0, len(SPACES)) or (self.agenda and self.agenda[-1].asks() and not self.grid):
            return ["the grid has 25 spaces"]
        if any(not EMPTY <= face < FIRST_ITEM for face in self.grid):
            found.append("a space holds a potion or nothing")
        if any(not 0 <= card < len(CARDS) for card in self.deck + self.pile):
            found.append("deck and pile hold cards of the game")
        if any(not 0 <= face < FIRST_ITEM for pile in self.skulls for face in pile):
            found.append("Skulls are potions")
        if sorted(self.spells) not in ([], list(range(len(SPELLS)))) or len(self.won_from) != 3 or any(not 0 <= gone <= 10 for gone in self.won_from):
            found.append("there are three decks of ten Spells")
        elif self.grid and (not self.spells or any(POINTS[spell] != 2 + place // 10 for place, spell in enumerate(self.spells))):
            found.append("Spells are sorted by points")
        if (self.spells and len(self.backs) != len(SPELLS)) or any(not 0 <= back < len(EFFECT_WORDS) for back in self.backs):
            found.append("every Spell has a back")
        if any(not 0 <= hand < 1 << 48 for hand in self.hands) or any(count_in(hand, face) > COPIES for hand in self.hands for face in range(16)):
            found.append("a hand holds at most four of a face")
        if any(not 0 <= bag < 1 << 12 for bag in self.items) or any(count_in(bag, CURSE) > 1 for bag in self.items):
            found.append("nobody has more than one Curse")
        if any(not 0 <= won < 1 << len(SPELLS) for won in self.won):
            found.append("Spells won are Spells of the game")
        elif any(points != sum(POINTS[s] for s in range(len(SPELLS)) if won >> s & 1) for points, won in zip(self.points, self.won, strict=True)):
            found.append("points are those of the Spells won")
        if any(not NOT_CHOSEN <= face < FIRST_ITEM for face in self.passed):
            found.append("potions are passed")
        if not 0 <= self.position <= LAST_PLACE or not -1 <= self.cube < len(SPACES) or not 0 <= self.active < n:
            found.append("cylinder, cube and turn are on the table")
        if self.turns < 0 or self.idle_turns < 0 or self.removed < 0 or not 0 <= self.ending_place <= LAST_PLACE:
            found.append("nothing is counted below nought")
        return found

    def losses(self) -> list[str]:
        """MAG-1307, card by card."""
        if not self.grid or not self.spells:
            return []  # set-up is not done
        found: list[str] = []
        for card in range(len(CARDS)):
            count = self.grid.count(card) + self.deck.count(card) + self.pile.count(card)
            for seat in range(self.seats):
                if card < FIRST_ITEM:
                    count += count_in(self.hands[seat], card) + self.skulls[seat].count(card)
                else:
                    count += count_in(self.items[seat], card - FIRST_ITEM)
            wanted = COPIES if card < FIRST_ITEM else 0 if self.infant else ITEM_COPIES[card - FIRST_ITEM]
            if card == FIRST_ITEM + CURSE:
                count += self.removed
            if count != wanted:
                found.append(f"{count} of {CARDS[card]}, not {wanted}; MAG-1307")
        won = sorted(spell for bag in self.won for spell in range(len(SPELLS)) if bag >> spell & 1)
        gone = sorted(spell for deck in range(3) for spell in self.spells[10 * deck : 10 * deck + self.won_from[deck]])
        if won != gone:
            found.append("Spells won and Spells gone from their decks differ; MAG-1307")
        return found
