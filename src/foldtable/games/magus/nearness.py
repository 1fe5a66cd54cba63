"""How near a hand is to a Spell: how many slots of its mix the hand can fill. For hints; what may be cast is for `mixes.covers` to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.games.magus.mixes import ANY_COLOUR, BLACK, GREY, INFANT_MIXES, MIXES, QUARTER, Mix, Series

# A bot asks for the same few hands again and again, so answers are kept: each in the one place its question has, over what was there
PLACES: Final[i64] = 1 << 16
QUESTIONS: Final[list[i64]] = [i64(-1)] * PLACES
ANSWERS: Final[list[i64]] = [i64(0)] * PLACES


def lacking(spell: i64, hand: i64, *, infant: bool) -> i64:
    """How many slots of this Spell's mix the hand can't fill: so many Elixirs, or the right cards, and it could be cast."""
    question: i64 = (hand << 6) | (spell << 1) | (1 if infant else 0)
    place = (question ^ (question >> 17) ^ (question >> 31) ^ (question >> 44)) & (PLACES - 1)
    if QUESTIONS[place] == question:
        return ANSWERS[place]
    mix = INFANT_MIXES[spell] if infant else MIXES[spell]
    missing = mix.size - filled(mix, 0, hand, -1)
    QUESTIONS[place] = question
    ANSWERS[place] = missing
    return missing


def filled(mix: Mix, at: i64, hand: i64, black: i64) -> i64:
    """The most slots, from series number `at` on, that cards of this hand can fill.

    Each series takes as many cards as it can: what it would leave to later ones by taking fewer is never more than it gives up.
    Which cards it takes matters only where a multicolour series comes after it, and that is always the last one.
    """
    if at == len(mix.series):
        return 0
    series = mix.series[at]
    if series.icon == ANY_COLOUR:
        return filled_in_any_colour(series, hand)
    is_choosy = mix.series[-1].icon == ANY_COLOUR
    best: i64 = 0
    for colour in range(4):
        if (series.icon < BLACK and colour != series.icon) or (series.icon == GREY and colour == black):
            continue
        shift: i64 = 12 * colour
        held: i64 = (hand >> shift) & QUARTER
        missing: i64 = 0
        quarters = series.fillings[0].within(held)
        while not quarters:
            missing += 1
            quarters = series.fillings[missing].within(held)
        for quarter in quarters:
            some = series.size - missing + filled(mix, at + 1, hand - (quarter << shift), colour if series.icon == BLACK else black)
            if some > best:
                best = some
            if not is_choosy:
                break
    return best


def filled_in_any_colour(series: Series, hand: i64) -> i64:
    """The same for a multicolour series: only the numbers count, and what each symbol stands for (MAG-508)."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    while hand:
        ones += hand & 7
        twos += (hand >> 3) & 7
        threes += (hand >> 6) & 7
        fours += (hand >> 9) & 7
        hand >>= 12
    best: i64 = 0
    for needs in series.needs[0]:
        of_number = needs.of_number
        some = min(of_number[0], ones) + min(of_number[1], twos) + min(of_number[2], threes) + min(of_number[3], fours)
        some += min(needs.of_any, ones + twos + threes + fours - some)
        if some > best:
            best = some
    return best
