"""What lies on the table of Magus Novatus, and questions about it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.zones import bag_size, count_in
from foldtable.games.magus.checks import faults, losses
from foldtable.games.magus.mixes import INFANT_MIXES, MIXES, Mix
from foldtable.games.magus.redeal import redeal
from foldtable.games.magus.tables import CURSE, EMPTY, ENDING_PLACE, LEVEL_AT


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
        return any(face != EMPTY for face in self.grid)

    def last_place(self) -> i64:
        """MAG-805, MAG-912: where the Cylinder ends the game."""
        return self.ending_place if self.ending_place > 0 else ENDING_PLACE[self.seats]

    def rule_for_answers(self) -> str:
        return "MAG-1203"

    def rule_for_turns(self) -> str:
        return "MAG-1202"

    def redeal(self, seat: int, rng: Chance) -> None:
        redeal(self, seat, rng)

    def faults(self) -> list[str]:
        return faults(self)

    def losses(self) -> list[str]:
        return losses(self)
