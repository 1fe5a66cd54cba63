"""What dice bring, counted out: every throw of so many dice, and the value of the two highest (SAS-413, SAS-414)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product


def value(dice: Sequence[int]) -> int:
    """Ten times the highest and the next one (SAS-414)."""
    high, low = sorted(dice, reverse=True)[:2]
    return 10 * high + low


def values(dice: int) -> dict[int, Fraction]:
    counted = Counter(value(throw) for throw in product(range(1, 7), repeat=dice))
    return {result: Fraction(times, 6**dice) for result, times in counted.items()}


def above(least: int, dice: int) -> Fraction:
    """How likely so many dice save above this."""
    return sum((chance for result, chance in values(dice).items() if result > least), Fraction(0))


def wins(attacker: int, defender: int) -> Fraction:
    """How likely an attacker with so many dice beats a defender with so many: at equal values he does (SAS-416)."""
    theirs = values(defender)
    return sum(
        (mine * chance for result, mine in values(attacker).items() for other, chance in theirs.items() if result >= other), Fraction(0)
    )
