"""Every game there is, in every variant and with every number of seats, and random plays on them.

A new game is met by its folder alone. The small game of the tests is one of them: the suite must not come to lean on how a
single game happens to be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.events import SPECTATOR
from foldtable.core.game import Game
from foldtable.core.settings import Value
from foldtable.core.steps import Option
from foldtable.games import catalogue
from tests import marks, tiny

LONG = 400  # decisions
REAL = catalogue.boxes()
BOXES = [*REAL, tiny.BOX]


class Table:
    """A game with its seats and settings, to be dealt and played as often as one likes."""

    def __init__(self, box: Box, seats: int, number: int, settings: dict[str, Value]) -> None:
        self.box = box
        self.seats = seats
        self.number = number
        self.settings = settings
        self.name = f"{box.name}-{seats}-{number}"

    def __repr__(self) -> str:
        return self.name

    def deal(self, seed: int = 0) -> Game:
        return self.box.deal(self.seats, self.settings, seed)

    def walk(self, seed: int = 0, every: int = 1, most: int = 100_000) -> Iterator[Game]:
        """The game at every so-manieth question of a random play, and when it is over.

        Random plays of six armies take thousands of decisions, and each looks like the one before: the longer a play goes on, the
        seldomer it is looked at, except with --soak.
        """
        game = self.deal(seed)
        rng = sown(seed)
        made = 0
        look = 0
        while not game.is_over():
            if made == look:
                yield game
                look += every if marks.soaking else every * (1 + made // LONG)
            assert made < most, f"{self} doesn't end: seed {seed}"
            made += 1
            game.follow(lively(game, rng))
        yield game


def tables(boxes: list[Box]) -> list[Table]:
    return [Table(box, seats, number, settings) for box in boxes for number, settings in enumerate(box.variants()) for seats in box.seats]


TABLES = tables(BOXES)
REAL_TABLES = tables(REAL)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_every_real_table = pytest.mark.parametrize("table", REAL_TABLES, ids=str)


def sown(seed: int) -> Chance:
    rng = Chance()
    rng.seed(seed)
    return rng


def lively(game: Game, rng: Chance) -> Option:
    """A random choice: half of the time any, half of the time any verb and then one of its choices, so that much happens."""
    options = game.options()
    if rng.pick(2):
        verbs = list(dict.fromkeys(option.verb for option in options))
        verb = verbs[rng.pick(len(verbs))]
        options = [option for option in options if option.verb == verb]
    return options[rng.pick(len(options))]


def play_on(game: Game, seed: int, after_each: Callable[[Game], None] | None = None, most: int = 100_000) -> Game:
    """Play this very game to its end, or so many decisions."""
    rng = sown(seed)
    while not game.is_over() and most > 0:
        game.follow(lively(game, rng))
        most -= 1
        if after_each is not None:
            after_each(game)
    return game


def viewers(game: Game) -> list[int]:
    """Every seat, and a spectator."""
    return [SPECTATOR, *range(game.seats)]


def offered_as(game: Game, notation: str) -> Option | None:
    """The offered option of this notation."""
    for option in game.options():
        if option.notation() == notation:
            return option
    return None
