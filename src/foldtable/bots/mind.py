"""Mind: all that a seat has to think with when it is asked. The table makes one for each decision of a bot.

A bot never holds the real game. It gets the options it is offered, a door to worlds that look the same from its seat, and a
value for them; what it draws comes from a generator of its own, so thinking neither sees nor changes the dice.
"""

from __future__ import annotations

from typing import final

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.steps import Option
from foldtable.core.view import View


@final
class Mind:
    """One seat's, for one decision."""

    def __init__(self, box: Box, game: Game, rng: Chance) -> None:
        self.box = box
        self.rng = rng
        self.seat = game.asked()
        self.options: list[Option] = game.options()  # any of them may be followed in any imagined world: all offer the same
        self.dream = dreamt(game, self.seat, rng)

    def imagine(self) -> Game:
        """A world as likely as any other that this seat can't tell from the real one, to play with and throw away."""
        return dreamt(self.dream, self.seat, self.rng)

    def view(self) -> View:
        """What the seat sees."""
        return self.box.view(self.dream, self.seat)

    def value(self, world: Game) -> float:
        """How good a world looks for this seat, as the game's own hints say."""
        return self.box.hint(world, self.seat)


def dreamt(game: Game, seat: int, rng: Chance) -> Game:
    world = game.copy()
    world.redeal(seat, rng)
    world.chance = rng.branch()  # whatever the game's redeal does, nobody knows the dice to come
    return world
