"""Chance: the published generator bit for bit, exact picks, honest dice from each source, and scripts that fit or are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foldtable.core.chance import BadScript, Chance, Outcomes
from foldtable.core.fair import Fair
from tests.marks import plain_too

LOW32 = 2**32 - 1


# The generator, written anew from its publication: xoshiro128++ by David Blackman and Sebastiano Vigna


def xoshiro128pp(state: list[int]) -> Iterator[int]:
    s = list(state)

    def rotl(x: int, k: int) -> int:
        return ((x << k) & LOW32) | (x >> (32 - k))

    while True:
        yield (rotl((s[0] + s[3]) & LOW32, 7) + s[0]) & LOW32
        t = (s[1] << 9) & LOW32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def splitmix32(seed: int) -> Iterator[int]:
    """What spreads a seed over the four words."""
    z = seed & LOW32
    while True:
        z = (z + 0x9E3779B9) & LOW32
        x = ((z ^ (z >> 16)) * 0x21F0AAAD) & LOW32
        x = ((x ^ (x >> 15)) * 0x735A2D97) & LOW32
        yield x ^ (x >> 15)


def words(chance: Chance, number: int) -> list[int]:
    return [int(chance.word()) for _ in range(number)]


@plain_too
def test_the_fast_source_is_the_published_generator() -> None:
    """The state 1 2 3 4 and its first words, as the authors' own C prints them."""
    chance = Chance()
    assert chance.state()[:4] == [1, 2, 3, 4]
    known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert words(chance, 10) == known
    assert list(islice(xoshiro128pp([1, 2, 3, 4]), 10)) == known


@plain_too
@given(st.lists(st.integers(0, LOW32), min_size=4, max_size=4).filter(any))
def test_it_goes_on_as_published_from_any_state(state: list[int]) -> None:
    chance = Chance()
    chance.restore([*state, 0])
    assert words(chance, 50) == list(islice(xoshiro128pp(state), 50))


@plain_too
@given(st.integers(-(2**70), 2**70))
def test_a_seed_is_spread_over_the_state(seed: int) -> None:
    chance = Chance()
    chance.seed(seed)
    a, b, c, d = islice(splitmix32(seed ^ (seed >> 32) ^ (seed >> 64)), 4)
    assert chance.state() == [a, b, c, d | 1, 0]


def test_seeds_lead_to_different_dice() -> None:
    firsts = set()
    for seed in range(2000):
        chance = Chance()
        chance.seed(seed)
        firsts.add(int(chance.word()))
    assert len(firsts) > 1990


def test_a_state_of_noughts_still_rolls() -> None:
    chance = Chance()
    chance.restore([0, 0, 0, 0, 7])
    assert len(set(words(chance, 20))) > 15
    assert chance.state()[4] == 7


# Picks


def lemire(stream: Iterator[int], n: int) -> int:
    """Fast random integer generation in an interval, Daniel Lemire 2018: a word is thrown away if its low half is below 2**32 mod n."""
    while True:
        product = next(stream) * n
        if (product & LOW32) >= 2**32 % n:
            return product >> 32


@plain_too
@given(st.integers(0, 2**32), st.one_of(st.integers(1, 100), st.integers(1, 2**32), st.integers(2**31, 3 * 2**30 + 5)))
def test_picks_are_those_of_lemires_method(seed: int, n: int) -> None:
    chance = Chance()
    chance.seed(seed)
    stream = xoshiro128pp(chance.state()[:4])
    assert [int(chance.pick(n)) for _ in range(20)] == [lemire(stream, n) for _ in range(20)]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 47, 64, 7776, 65_537, 3 * 2**20 + 1])
def test_the_method_is_exact(n: int) -> None:
    """Of the 2**32 words, just as many lead to each number: those w for which w * n lies in its stretch, from the threshold on."""
    threshold = 2**32 % n
    for r in {0, 1, 2, n // 2, n - 2, n - 1} & set(range(n)):
        low, high = r * 2**32 + threshold, (r + 1) * 2**32
        leading_here = -(-high // n) - -(-low // n)
        assert leading_here == 2**32 // n


# By degrees of freedom: what an honest source exceeds less than once in ten thousand times
CRITICAL = {1: 15.2, 2: 18.5, 5: 25.8, 9: 33.8, 15: 44.3, 23: 56.0, 46: 90.0}


def chi_square(counted: Counter[int], chances: dict[int, float]) -> float:
    total = counted.total()
    return sum((counted[value] - total * chance) ** 2 / (total * chance) for value, chance in chances.items())


def sources() -> dict[str, Chance]:
    """The same door before each source of dice."""
    fast, fair = Chance(), Chance()
    fast.seed(2024)
    fair.fair = Fair(b"a secret of thirty-two bytes....", [b"share one", b"share two"])
    return {"fast": fast, "fair": fair}


@plain_too
@pytest.mark.parametrize("source", ["fast", "fair"])
@pytest.mark.parametrize("n", [2, 3, 6, 10, 16, 24, 47])
def test_every_number_is_as_likely(source: str, n: int) -> None:
    chance = sources()[source]
    counted = Counter(int(chance.below("x", n)) for _ in range(500 * n))
    assert set(counted) == set(range(n))
    assert chi_square(counted, dict.fromkeys(range(n), 1 / n)) < CRITICAL[n - 1]


@plain_too
@pytest.mark.parametrize("source", ["fast", "fair"])
def test_a_die_shows_one_to_six(source: str) -> None:
    chance = sources()[source]
    counted = Counter(int(chance.die("x", 6)) for _ in range(6000))
    assert chi_square(counted, dict.fromkeys(range(1, 7), 1 / 6)) < CRITICAL[5]


@plain_too
@pytest.mark.parametrize("source", ["fast", "fair"])
def test_weights_are_kept(source: str) -> None:
    chance = sources()[source]
    counted = Counter(int(chance.weigh("x", -1, [1, 5, 6])) for _ in range(6000))
    assert chi_square(counted, {-1: 1 / 6, 0: 4 / 6, 1: 1 / 6}) < CRITICAL[2]


@plain_too
@pytest.mark.parametrize("source", ["fast", "fair"])
def test_every_order_of_a_shuffle_is_as_likely(source: str) -> None:
    chance = sources()[source]
    orders: Counter[int] = Counter()
    for _ in range(24 * 200):
        cards = [1, 2, 3, 4]
        chance.shuffle("x", cards)
        orders[int("".join(map(str, cards)))] += 1
    assert len(orders) == 24
    assert chi_square(orders, dict.fromkeys(orders, 1 / 24)) < CRITICAL[23]


def test_one_roll_tells_nothing_of_the_next() -> None:
    chance = sources()["fast"]
    rolls = [int(chance.die("x", 4)) for _ in range(16_001)]
    pairs = Counter(4 * first + second for first, second in pairwise(rolls))
    assert chi_square(pairs, dict.fromkeys(range(5, 21), 1 / 16)) < CRITICAL[15]


# Copies, branches, the tape


def test_a_copy_rolls_on_alike_and_separately() -> None:
    chance = sources()["fast"]
    chance.die("x", 6)
    copy = chance.copy()
    assert copy.state() == chance.state()
    rolls = [int(chance.die("x", 6)) for _ in range(30)]
    assert [int(copy.die("x", 6)) for _ in range(30)] == rolls


def test_a_branch_has_dice_of_its_own() -> None:
    chance = sources()["fast"]
    branch = chance.branch()
    assert words(branch, 8) != words(chance, 8)
    assert branch.script is None and branch.tape is None and branch.fair is None


def test_thinking_neither_sees_nor_changes_the_real_dice() -> None:
    """A copy has no fair stream and no tape: what it rolls is neither what will come nor noted."""
    fair = sources()["fair"]
    fair.tape = []
    copy = fair.copy()
    assert copy.fair is None and copy.tape is None
    imagined = [int(copy.below("x", 1000)) for _ in range(20)]
    real = [int(fair.below("x", 1000)) for _ in range(20)]
    assert imagined != real
    assert [outcome.numbers for outcome in fair.tape] == [[value] for value in real]
    fresh = sources()["fair"]
    assert [int(fresh.below("x", 1000)) for _ in range(20)] == real, "the copy took nothing out of the stream"


def test_the_tape_notes_every_outcome_and_plays_it_back() -> None:
    chance = sources()["fast"]
    tape: list[Outcomes] = []
    chance.tape = tape
    cards = list(range(10))
    rolled = [int(chance.die("d", 6)), int(chance.below("b", 9)), int(chance.weigh("w", -2, [1, 2, 3, 4, 5]))]
    chance.shuffle("s", cards)
    assert [outcome.kind for outcome in tape] == ["d", "b", "w", "s"]
    assert tape[3].numbers == cards[::-1], "a deck is noted from the top"
    again = Chance()
    again.follow(tape, strict=True)
    others = list(range(10))
    assert [int(again.die("d", 6)), int(again.below("b", 9)), int(again.weigh("w", -2, [1, 2, 3, 4, 5]))] == rolled
    again.shuffle("s", others)
    assert others == cards
    assert again.left_over() == ""
    assert again.drawn == chance.drawn == 4


# Scripts


def scripted(*outcomes: Outcomes, strict: bool) -> Chance:
    chance = Chance()
    chance.follow(list(outcomes), strict=strict)
    return chance


def test_a_strict_script_says_all_that_comes() -> None:
    chance = scripted(Outcomes("d", [3]), strict=True)
    assert chance.die("d", 6) == 3
    with pytest.raises(BadScript) as ran_out:
        chance.die("d", 6)
    assert ran_out.value.say.message == "script-ran-out"
    with pytest.raises(BadScript) as other:
        scripted(Outcomes("d", [3]), strict=True).die("e", 6)
    assert other.value.say.message == "script-other-kind"


def test_beside_a_lenient_script_the_rest_is_rolled() -> None:
    chance = scripted(Outcomes("e", [3]), strict=False)
    assert 1 <= chance.die("d", 6) <= 6
    assert chance.left_over() == "e"
    assert chance.die("e", 6) == 3
    assert chance.left_over() == ""
    assert len({int(chance.die("e", 6)) for _ in range(100)}) == 6


@pytest.mark.parametrize(("number", "fits"), [(0, False), (1, True), (6, True), (7, False), (-1, False)])
def test_a_scripted_roll_must_be_possible(number: int, fits: bool) -> None:
    chance = scripted(Outcomes("d", [number]), strict=False)
    if fits:
        assert chance.die("d", 6) == number
    else:
        with pytest.raises(BadScript) as refused:
            chance.die("d", 6)
        assert refused.value.say.message == "script-out-of-range"


@pytest.mark.parametrize("order", [[1, 2], [1, 2, 4], [1, 1, 3], [3, 3, 2, 1], []])
def test_a_scripted_shuffle_must_hold_the_same_cards(order: list[int]) -> None:
    cards = [1, 2, 3]
    with pytest.raises(BadScript) as refused:
        scripted(Outcomes("s", order), strict=False).shuffle("s", cards)
    assert refused.value.say.message == "script-other-cards"
    assert cards == [1, 2, 3]


def test_two_shuffles_in_a_row_may_share_a_line() -> None:
    chance = scripted(Outcomes("s", [2, 1, 4, 3]), strict=True)
    for cards, wanted in (([1, 2], [1, 2]), ([3, 4], [3, 4])):
        assert chance.left_over() == "s"
        chance.shuffle("s", cards)
        assert cards == wanted, "the last card of the list is the top"
    assert chance.left_over() == ""


def test_one_line_of_a_script_may_hold_several_rolls() -> None:
    chance = scripted(Outcomes("throw", [1, -1, 0]), strict=True)
    assert [int(chance.weigh("throw", -1, [1, 2, 3])) for _ in range(3)] == [1, -1, 0]
    assert chance.left_over() == ""


def test_a_copy_reads_on_in_the_script_by_itself() -> None:
    chance = scripted(Outcomes("d", [1, 2, 3]), strict=True)
    assert chance.die("d", 6) == 1
    copy = chance.copy()
    assert [int(copy.die("d", 6)), int(copy.die("d", 6))] == [2, 3]
    assert [int(chance.die("d", 6)), int(chance.die("d", 6))] == [2, 3]
