"""Numbers for whoever runs the house, as Prometheus reads them. No table, seat or address stands in them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final, final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@final
class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        so_far = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += number
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {so_far}"]


@final
class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()  # what happened, by name, labels and all
        self.decided = Histogram("foldtable_decision_seconds", "From a choice's arrival until everybody has been told.")
        self.thought = Histogram("foldtable_bot_seconds", "How long bots thought.")

    def count(self, name: str, number: int = 1) -> None:
        self.counts[name] += number

    def text(self, gauges: dict[str, float]) -> str:
        """All of it, with numbers of this moment."""
        lines: list[str] = []
        for name in sorted(gauges):
            lines += [f"# TYPE foldtable_{name} gauge", f"foldtable_{name} {gauges[name]:g}"]
        family = ""
        for name in sorted(self.counts):
            if name.partition("{")[0] != family:
                family = name.partition("{")[0]
                lines.append(f"# TYPE foldtable_{family}_total counter")
            bare, brace, labels = name.partition("{")
            lines.append(f"foldtable_{bare}_total{brace}{labels} {self.counts[name]}")
        return "\n".join([*lines, *self.decided.lines(), *self.thought.lines()]) + "\n"
