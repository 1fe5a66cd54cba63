"""Clocks, for tables that want them: so many seconds at the start, and more with each choice.

No rulebook knows of them, so running out loses nothing: a bot answers for whoever has no time left. The time of a table runs while
its server does.
"""

from __future__ import annotations

from typing import final


@final
class Clocks:
    def __init__(self, start: int, bonus: int, seats: int) -> None:
        self.start = start
        self.bonus = bonus
        self.left = [float(start)] * seats
        self.shown = [float(start)] * seats  # to others: without what was spent on silences that nobody may know of

    def spend(self, seat: int, seconds: float, *, is_whispered: bool = False) -> None:
        """A seat has chosen, after so long."""
        self.left[seat] = max(0.0, self.left[seat] - seconds) + self.bonus
        if not is_whispered:
            self.shown[seat] = max(0.0, self.shown[seat] - seconds) + self.bonus

    def now(self, asked: int, seconds: float) -> float:
        """What is left to the seat that has been asked for so long."""
        return max(0.0, self.left[asked] - seconds)

    def seen_by(self, viewer: int, asked: int, seconds: float, *, is_whispered: bool) -> list[float]:
        """What is left to each, as a seat (or a spectator) may know it."""
        times = [self.left[seat] if seat == viewer else shown for seat, shown in enumerate(self.shown)]
        if asked >= 0 and (asked == viewer or not is_whispered):
            times[asked] = max(0.0, times[asked] - seconds)
        return [round(time, 1) for time in times]
