"""The loop that drives random play. It belongs in compiled code: benchmarks, simulation and tree search run on it."""

from __future__ import annotations

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import Game


def play_out(game: Game, rng: Chance, limit: int = 1_000_000) -> int:
    """Play on with options drawn uniformly by `rng`, until the end or the limit; how many decisions that took."""
    made: i64 = 0
    most: i64 = limit
    while game.agenda and made < most:
        options = game.options()
        game.follow(options[rng.pick(len(options))])
        made += 1
    return made
