"""The mix language, MAG-501 to MAG-521: which cards cover which mix.

A hand is a bag (see `core/zones.py`): 16 faces, three bits each, so the four numbers of one colour are twelve bits, a
*quarter*. The slots of one colour icon form a series (MAG-510), and what can satisfy a series of one colour depends on its
quarter alone: those answers are found once and kept. A multicolour series looks at the hand the other way, by number: the
four colours of one number are a quarter as well.

`covers` finds every distinct bag that covers a mix, by trying all choices series by series, each from what the series
before it left in the hand. First come, first served would be wrong (MAG-518): a card can serve two kinds of slot.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, final

from mypy_extensions import i64

from foldtable.core.errors import Broken
from foldtable.core.zones import bag_size, holds
from foldtable.games.magus.tables import COLOURS, COPIES, load

BLACK: Final[i64] = 4
GREY: Final[i64] = 5
ANY_COLOUR: Final[i64] = 6
ICONS: Final = COLOURS + "KSM"
QUARTER: Final[i64] = 0xFFF

ANY: Final = 0  # no number printed
SYMBOLS: Final = "abcd"  # in a series: -1 to -4


@final
class Needs:
    """What a multicolour series asks for once its symbols stand for numbers: how many of each number, how many of any."""

    def __init__(self, numbers: list[int]) -> None:
        self.of_number: list[i64] = [numbers.count(n) for n in (1, 2, 3, 4)]
        self.of_any: i64 = numbers.count(ANY)


@final
class Fillings:
    """The quarters that satisfy the slots of one series, some of them missing because an Elixir stands there."""

    def __init__(self, quarters: list[int]) -> None:
        self.quarters = quarters
        self.known: list[list[i64] | None] = [None] * 4096  # by what the hand holds of the colour

    def within(self, held: i64) -> list[i64]:
        """Those of them that this quarter of a hand can pay."""
        known = self.known[held]
        if known is None:
            known = []
            for quarter in self.quarters:
                if holds(held, quarter):
                    known.append(quarter)
            self.known[held] = known
        return known


def readings(numbers: list[int], missing: int) -> list[list[int]]:
    """What the slots may ask for, MAG-508 and MAG-511: `missing` slots left to Elixirs, each symbol a number of its own."""
    symbols = sorted({n for n in numbers if n < 0})
    found: set[tuple[int, ...]] = set()
    for kept in combinations(range(len(numbers)), len(numbers) - missing):
        for chosen in permutations((1, 2, 3, 4), len(symbols)):
            stands_for = dict(zip(symbols, chosen, strict=True))
            found.add(tuple(sorted(stands_for.get(numbers[i], numbers[i]) for i in kept)))
    return [list(reading) for reading in sorted(found)]


def quarters_for(numbers: list[int], missing: int) -> list[int]:
    """Every quarter that satisfies these slots, at most four copies of a face (MAG-105)."""
    found: set[int] = set()
    for reading in readings(numbers, missing):
        fixed = [n for n in reading if n != ANY]
        for free in combinations_with_replacement((1, 2, 3, 4), reading.count(ANY)):
            counts = [(fixed + list(free)).count(n) for n in (1, 2, 3, 4)]
            if max(counts) <= COPIES:
                found.add(sum(c << (3 * i) for i, c in enumerate(counts)))
    return sorted(found)


FILLINGS: Final[dict[str, Fillings]] = {}


def fillings_for(numbers: list[int], missing: int) -> Fillings:
    """Series with the same slots share their answers."""
    key = f"{sorted(numbers)} {missing}"
    if key not in FILLINGS:
        FILLINGS[key] = Fillings(quarters_for(numbers, missing))
    return FILLINGS[key]


# By a number of cards: any so many of one quarter
CHOOSE: Final[list[Fillings]] = [fillings_for([ANY] * k, 0) for k in range(11)]


@final
class Series:
    """All slots of one colour icon."""

    def __init__(self, icon: int, numbers: list[int]) -> None:
        self.icon: i64 = icon  # a colour, or BLACK, GREY, ANY_COLOUR
        self.size: i64 = len(numbers)
        # Both by the number of slots left to Elixirs; a series uses the one that fits its icon
        self.fillings: list[Fillings] = []
        self.needs: list[list[Needs]] = []
        for missing in range(len(numbers) + 1):
            if icon == ANY_COLOUR:
                self.needs.append([Needs(reading) for reading in readings(numbers, missing)])
            else:
                self.fillings.append(fillings_for(numbers, missing))


@final
class Mix:
    """One Spell's mix, MAG-502: its slots sorted into series."""

    def __init__(self, slots: list[str], *, colours_only: bool) -> None:
        check_mix(slots)
        self.slots = slots
        self.size: i64 = len(slots)
        self.series: list[Series] = []
        for icon in range(len(ICONS)):
            printed = [slot[1] for slot in slots if slot[0] == ICONS[icon]]
            if printed:
                # MAG-905: Infant Students ignore every number and symbol
                self.series.append(Series(icon, [ANY if colours_only else number_code(one) for one in printed]))


def number_code(printed: str) -> int:
    if printed == "-":
        return ANY
    return int(printed) if printed.isdigit() else -1 - SYMBOLS.index(printed)


def check_mix(slots: list[str]) -> None:
    """MAG-503 and MAG-516: a data file with another kind of mix is refused."""
    if not 1 <= len(slots) <= 10:
        raise Broken(f"a mix has 1 to 10 slots, not {len(slots)}; MAG-516")
    for slot in slots:
        if len(slot) != 2 or slot[0] not in ICONS or slot[1] not in "1234-" + SYMBOLS:
            raise Broken(f"a mix has no slot {slot!r}; MAG-503")
    icons = {slot[0] for slot in slots}
    if "S" in icons and "K" not in icons:
        raise Broken("a mix shows grey only together with black; MAG-516")
    for icon in icons:
        numbers = "".join(slot[1] for slot in slots if slot[0] == icon)
        if any(n in SYMBOLS for n in numbers) and any(n.isdigit() for n in numbers):
            raise Broken(f"the series of {icon} mixes numbers and symbols; MAG-516")


# Finding covers


def covers(mix: Mix, hand: i64, elixirs: i64) -> list[int]:
    """MAG-514: every distinct bag of hand cards that, with exactly so many Elixirs, covers the mix. Sorted."""
    found: list[int] = []
    search(mix, 0, hand, 0, elixirs, NO_BLACK, found)
    if len(found) < 2:
        return found
    found.sort()
    distinct: list[int] = []
    last: i64 = -1
    for bag in found:
        if bag != last:
            distinct.append(bag)
            last = bag
    return distinct


def is_cover(mix: Mix, cards: i64, elixirs: i64) -> bool:
    """Do exactly these cards and Elixirs cover the mix, no more and no less (MAG-517)?"""
    return bag_size(cards) + elixirs == mix.size and len(covers(mix, cards, elixirs)) > 0


NO_BLACK: Final[i64] = -1


def search(mix: Mix, at: i64, hand: i64, taken: i64, elixirs: i64, black: i64, found: list[int]) -> None:
    """Fill the series from number `at` on out of what is left of the hand."""
    if at == len(mix.series):
        if elixirs == 0:
            found.append(taken)
        return
    series = mix.series[at]
    missing: i64 = 0
    while missing <= series.size and missing <= elixirs:
        if series.icon == ANY_COLOUR:
            for needs in series.needs[missing]:
                by_number(mix, at, needs, 0, hand, taken, elixirs - missing, black, found)
        elif series.icon < BLACK:
            one_colour(mix, at, series, series.icon, hand, taken, elixirs, missing, black, found)
        else:
            for colour in range(4):  # MAG-505: black any colour, grey any other
                if series.icon == BLACK:
                    one_colour(mix, at, series, colour, hand, taken, elixirs, missing, colour, found)
                elif colour != black:
                    one_colour(mix, at, series, colour, hand, taken, elixirs, missing, black, found)
        missing += 1


def one_colour(
    mix: Mix, at: i64, series: Series, colour: i64, hand: i64, taken: i64, elixirs: i64, missing: i64, black: i64, found: list[int]
) -> None:
    """Fill a series with cards of this colour."""
    shift: i64 = 12 * colour
    for quarter in series.fillings[missing].within((hand >> shift) & QUARTER):
        part: i64 = quarter << shift
        search(mix, at + 1, hand - part, taken + part, elixirs - missing, black, found)


def by_number(mix: Mix, at: i64, needs: Needs, number: i64, hand: i64, taken: i64, elixirs: i64, black: i64, found: list[int]) -> None:
    """Fill a multicolour series: each number from its four colours, then the slots that take anything (MAG-506, MAG-512)."""
    if number == 4:
        by_colour(mix, at, needs.of_any, 0, hand, taken, elixirs, black, found)
        return
    wanted = needs.of_number[number]
    if wanted == 0:
        by_number(mix, at, needs, number + 1, hand, taken, elixirs, black, found)
        return
    shift: i64 = 3 * number
    column = hand >> shift
    held: i64 = (column & 7) | ((column >> 9) & 0x38) | ((column >> 18) & 0x1C0) | ((column >> 27) & 0xE00)
    for quarter in CHOOSE[wanted].within(held):
        part: i64 = ((quarter & 7) | ((quarter & 0x38) << 9) | ((quarter & 0x1C0) << 18) | ((quarter & 0xE00) << 27)) << shift
        by_number(mix, at, needs, number + 1, hand - part, taken + part, elixirs, black, found)


def by_colour(mix: Mix, at: i64, wanted: i64, colour: i64, hand: i64, taken: i64, elixirs: i64, black: i64, found: list[int]) -> None:
    """So many cards of any kind: some of each colour in turn."""
    if wanted == 0:
        search(mix, at + 1, hand, taken, elixirs, black, found)
        return
    if colour == 4:
        return
    shift: i64 = 12 * colour
    held: i64 = (hand >> shift) & QUARTER
    some: i64 = 0
    while some <= wanted:
        for quarter in CHOOSE[some].within(held):
            part: i64 = quarter << shift
            by_colour(mix, at, wanted - some, colour + 1, hand - part, taken + part, elixirs, black, found)
        some += 1


# The Spells

SPELL_DATA: Final = load("spells.toml")["spell"]
EFFECT_WORDS: Final[list[str]] = [str(effect["id"]) for effect in load("effects.toml")["effect"]]

SPELLS: Final[list[str]] = [str(spell["id"]) for spell in SPELL_DATA]  # 201 to 410; ten of each value in turn
SPELL_NUMBER: Final[dict[str, int]] = {word: spell for spell, word in enumerate(SPELLS)}
POINTS: Final[list[int]] = [int(spell["points"]) for spell in SPELL_DATA]
PRINTED_BACKS: Final[list[int]] = [EFFECT_WORDS.index(str(spell["back"])) for spell in SPELL_DATA]
MIXES: Final[list[Mix]] = [Mix(list(spell["mix"]), colours_only=False) for spell in SPELL_DATA]
INFANT_MIXES: Final[list[Mix]] = [Mix(list(spell["mix"]), colours_only=True) for spell in SPELL_DATA]
