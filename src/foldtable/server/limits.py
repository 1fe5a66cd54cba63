"""Rates: so many at once, so many a second after that."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

MOST: Final = 20_000  # addresses remembered; then all is forgotten, which is kind to visitors and no help to anyone


@final
class Bucket:
    """Holds `burst` drops and gains `rate` a second; each deed takes one."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """True, unless it is empty."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@final
class Buckets:
    """One for each address."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.held: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        if whose not in self.held:
            if len(self.held) >= MOST:
                self.held.clear()
            self.held[whose] = Bucket(self.rate, self.burst, self.clock)
        return self.held[whose].take()
