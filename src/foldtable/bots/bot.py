"""Bot: whoever answers for a seat. And the two that need no thought."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from foldtable.bots.mind import Mind
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.steps import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It chooses one of the options in a Mind. All that it draws comes from its own generator."""

    def __init__(self, rng: Chance) -> None:
        self.rng = rng

    def choose(self, mind: Mind) -> Option:
        raise NotImplementedError

    def answer(self, box: Box, game: Game) -> Option:
        """Its choice for the seat that is asked. The one place where a bot and a real game meet."""
        return self.choose(Mind(box, game, self.rng))


@final
class RandomBot(Bot):
    """Every option is as likely."""

    def choose(self, mind: Mind) -> Option:
        return mind.options[self.rng.pick(len(mind.options))]
