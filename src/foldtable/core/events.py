"""What happened, for people: a message with arguments, who may hear it, and the rule it follows from.

Events are made only when somebody listens (`g.heard`), so simulation pays nothing for them. A game's herald never goes
into a copy.
"""

from __future__ import annotations

from typing import Final, final

from foldtable.core.say import Say

EVERYBODY: Final[list[int]] = []
SPECTATOR: Final = -1


@final
class Event:
    """`only` and `but` are seats; a spectator hears what is told to everybody, and what is told to all but some."""

    def __init__(self, say: Say, rule: str, only: list[int], but: list[int]) -> None:
        self.say = say
        self.rule = rule
        self.only = only
        self.but = but

    def heard_by(self, seat: int) -> bool:
        if self.only:
            return seat in self.only
        return seat not in self.but


@final
class Herald:
    """Collects the events of a play, for whoever keeps them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """All events since the last time."""
        events = self.events
        self.events = []
        return events
