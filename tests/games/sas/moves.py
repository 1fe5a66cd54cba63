"""SAS-302 to SAS-304 tried out: can the moves made be shared out among three dice?

Found by handing the dice round from piece to piece, not by the test of SAS-304.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations


def can_be_shared(dice: Sequence[int], moves: Sequence[int]) -> bool:
    """Is there one piece for the highest die, another for the second, all others below the lowest, and the sum kept?"""
    made = [count for count in moves if count]
    if sum(made) > sum(dice):
        return False
    high, middle, low = sorted(dice, reverse=True)
    while len(made) < 2:
        made.append(0)
    for first, second in permutations(range(len(made)), 2):
        rest = [count for at, count in enumerate(made) if at not in (first, second)]
        if made[first] <= high and made[second] <= middle and all(count <= low for count in rest):
            return True
    return False
