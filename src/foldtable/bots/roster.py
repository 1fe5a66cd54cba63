"""The bots there are, by name."""

from __future__ import annotations

from foldtable.bots.bot import Bot, RandomBot
from foldtable.bots.greedy import Greedy
from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text


def names() -> list[str]:
    """Every bot by name, the weaker first."""
    return ["random", "greedy"]


def make(name: str, rng: Chance) -> Bot:
    """A bot of this name that draws from this generator, or BadSetup naming those there are."""
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return Greedy(rng)
    raise BadSetup(Say("setup-unknown-bot", [text("bot", name), text("allowed", ", ".join(names()))]))
