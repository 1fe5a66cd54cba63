"""Weapons, and what else changes a conflict roll: SAS-420 to SAS-426 and SAS-1550 to SAS-1612."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.core.zones import bit
from foldtable.games.sas.tables import DAGGERS, HAMMERS, MORNING_STAR, SPEARS, SWORDS, TWIN_FORKS

NATURAL: Final = -1  # SAS-420: the mode without a weapon


def value_of(dice: list[int], mode: i64) -> i64:
    """SAS-414: ten times the highest die and the next, and what the weapon makes of it (SAS-426: all dice count as rolled)."""
    if mode == NATURAL:
        return two_highest(dice)
    if mode == SWORDS:  # SAS-1550
        return two_highest(dice) + 11
    if mode == SPEARS:  # SAS-1570, SAS-1571
        return two_highest(dice) + 3 * dice.count(6)
    if mode == HAMMERS:  # SAS-1580
        return two_highest(dice) + 5
    if mode == TWIN_FORKS:  # SAS-1590, SAS-1591
        return two_highest(dice) + (2 if has_double(dice) else 0)
    if mode == DAGGERS:  # SAS-1600
        return two_highest(dice) + 1
    if mode == MORNING_STAR:
        return morning_star(dice)
    return two_highest(dice)


def two_highest(dice: list[int]) -> i64:
    """SAS-413, SAS-414. A single die (Nermal's Curse) counts ten times: SAS-1521."""
    high: i64 = 0
    low: i64 = 0
    for die in dice:
        if die > high:
            low = high
            high = die
        elif die > low:
            low = die
    return 10 * high + low


def has_double(dice: list[int]) -> bool:
    """SAS-1591: any two of all the dice, kept or not."""
    seen: i64 = 0
    for die in dice:
        if seen & bit(die):
            return True
        seen |= bit(die)
    return False


def morning_star(dice: list[int]) -> i64:
    """SAS-1610, SAS-1612: 5 and 6 count 8, the others 0; then the two highest are kept."""
    eights: i64 = 0
    for die in dice:
        if die >= 5:
            eights += 1
    if eights >= 2:
        return 88
    return 80 if eights == 1 else 0
