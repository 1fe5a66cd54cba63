"""Clocks, for tables that want them: so many seconds at the start, and more with each choice.

No rulebook knows of them, so running out loses nothing: a bot answers for whoever has no time left. The time of a table runs while
its server does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final


@final
class Clocks:
    def __init__(self, start: int, bonus: int, seats: int) -> None:
        self.start = start
        self.bonus = bonus
        self.left = [float(start)] * seats

    def spend(self, seat: int, seconds: float) -> None:
        """A seat has chosen, after so long."""
        self.left[seat] = max(0.0, self.left[seat] - seconds) + self.bonus

    def now(self, asked: int, seconds: float) -> list[float]:
        """What is left to each while one has been asked for so long."""
        return [round(max(0.0, left - seconds) if seat == asked else left, 1) for seat, left in enumerate(self.left)]

    def spend_all(self, spent: Sequence[tuple[int, float]]) -> None:
        """From the log: who spent how much."""
        for seat, seconds in spent:
            self.spend(seat, seconds)
