"""Furniture that games share: bags of equal cards, and bit masks of small things.

A *bag* is a multiset of up to sixteen kinds in one number, three bits each (so at most seven of a kind). It copies for
nothing, compares for nothing, and a part is taken out of it by one subtraction.
"""

from __future__ import annotations

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The mask of one number, 0 to 62.

    Always by this function: where the 1 of `1 << n` is written out, mypyc makes a shift of 32 bits of it, and plain Python doesn't.
    """
    return shifted(1, number)


def shifted(mask: i64, by: i64) -> i64:
    return mask << by


def bag_of(kinds: list[int]) -> i64:
    bag: i64 = 0
    for kind in kinds:
        bag += one(kind)
    return bag


def one(kind: i64) -> i64:
    """The bag that holds one of this kind."""
    return bit(3 * kind)


def count_in(bag: i64, kind: i64) -> i64:
    return (bag >> (3 * kind)) & 7


def bag_size(bag: i64) -> i64:
    size: i64 = 0
    while bag:
        size += bag & 7
        bag >>= 3
    return size


def listed(bag: i64) -> list[int]:
    """Its kinds one by one, in order, each as often as it is there."""
    kinds: list[int] = []
    kind: i64 = 0
    while bag:
        n: i64 = bag & 7
        while n > 0:
            kinds.append(kind)
            n -= 1
        bag >>= 3
        kind += 1
    return kinds


def kinds_in(bag: i64) -> list[int]:
    """Its kinds in order, each once."""
    kinds: list[int] = []
    kind: i64 = 0
    while bag:
        if bag & 7:
            kinds.append(kind)
        bag >>= 3
        kind += 1
    return kinds


def holds(bag: i64, part: i64) -> bool:
    """Is every card of the part in the bag?"""
    while part:
        if (part & 7) > (bag & 7):
            return False
        part >>= 3
        bag >>= 3
    return True


def bits(mask: i64) -> list[int]:
    """The numbers whose bits are set, in order."""
    numbers: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            numbers.append(number)
        mask >>= 1
        number += 1
    return numbers
