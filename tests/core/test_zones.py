"""Bags and bit masks, against what they stand for."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from foldtable.core.zones import bag_of, bag_size, bit, bits, count_in, holds, kinds_in, listed, one, shifted
from tests.marks import plain_too

# A bag: up to sixteen kinds, up to seven of each
bags = st.lists(st.integers(0, 15), max_size=40).map(lambda kinds: [kind for kind in set(kinds) for _ in range(min(7, kinds.count(kind)))])


@plain_too
@given(bags)
def test_a_bag_is_a_multiset(kinds: list[int]) -> None:
    bag = bag_of(kinds)
    counted = Counter(kinds)
    assert listed(bag) == sorted(kinds)
    assert kinds_in(bag) == sorted(counted)
    assert bag_size(bag) == len(kinds)
    assert [count_in(bag, kind) for kind in range(16)] == [counted[kind] for kind in range(16)]
    assert bag_of(sorted(kinds, reverse=True)) == bag, "the order of cards in a bag means nothing"


@plain_too
@given(bags, bags)
def test_a_bag_holds_a_part_if_it_has_every_card_of_it(kinds: list[int], part: list[int]) -> None:
    assert holds(bag_of(kinds), bag_of(part)) == (Counter(part) <= Counter(kinds))
    if holds(bag_of(kinds), bag_of(part)):
        assert listed(bag_of(kinds) - bag_of(part)) == sorted((Counter(kinds) - Counter(part)).elements())


@plain_too
def test_a_mask_reaches_to_its_last_bit() -> None:
    """A written-out 1 would be shifted in 32 bits when compiled."""
    for number in range(63):
        assert bit(number) == 2**number
        assert bits(bit(number)) == [number]
    assert [one(kind) for kind in range(16)] == [8**kind for kind in range(16)]
    assert shifted(5, 40) == 5 * 2**40


@plain_too
@given(st.sets(st.integers(0, 62)))
def test_a_mask_is_a_set_of_numbers(numbers: set[int]) -> None:
    assert bits(sum(2**number for number in numbers)) == sorted(numbers)
