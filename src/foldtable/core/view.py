"""View: what one seat, or a spectator, may know. Built up from what is open to it, never cut down from all there is.

Everything that leaves the process is made from here: the table as the seat sees it (the game's own View), and what it is
asked with its options, which only the asked seat gets (`shown_to`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from foldtable.core.events import SPECTATOR
from foldtable.core.game import Game, Outcome

if TYPE_CHECKING:
    from foldtable.core.box import Box


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What every game's View has: who looks, who is asked what, how it ended. Games add their table."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.seats = game.seats
        self.settings = game.settings
        self.asked = -1
        self.question = ""
        self.outcome: Outcome | None = game.outcome
        if not game.is_over():
            ask = game.ask()
            self.asked = -1 if ask.is_whispered() and ask.seat != seat else ask.seat
            self.question = ask.question()

    def table(self) -> dict[str, object]:
        """The game's own part, as plain data with plain names."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """The whole View as plain data."""
        outcome = self.outcome
        data: dict[str, object] = {"seat": self.seat, "seats": self.seats, "asked": self.asked, "question": self.question}
        if outcome is not None:
            data["outcome"] = {
                "reason": outcome.reason,
                "winners": outcome.winners,
                "lines": [[line.label, line.values] for line in outcome.lines],
            }
        data["table"] = self.table()
        return data


@final
class PlainView(View):
    """A View whose table is known when it is made: for small games."""

    def __init__(self, game: Game, seat: int, table: dict[str, object]) -> None:
        super().__init__(game, seat)
        self.seen = table

    def table(self) -> dict[str, object]:
        return self.seen


def shown_to(box: Box, game: Game, seat: int) -> bytes:
    """All that a seat is shown at this moment, as bytes: its View, and if it is asked its prompt, options and closed ways."""
    data: dict[str, object] = {"view": box.view(game, seat).data()}
    if seat != SPECTATOR and game.asked() == seat:
        ask = game.ask()
        data["prompt"] = ask.prompt(game).data()
        data["options"] = [[option.notation(), option.rule, option.say().data()] for option in game.options()]
        data["outlooks"] = [None if say is None else say.data() for say in [ask.outlook(game, option) for option in game.options()]]
        data["closed"] = [[closed.verb, closed.words, closed.rule, closed.say.data()] for closed in ask.closed(game)]
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()
