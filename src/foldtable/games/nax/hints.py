"""How good a position looks, for bots."""

from __future__ import annotations

from foldtable.games.nax.state import Nax


def hint(g: Nax, seat: int) -> float:
    """How likely the seat is to win, 0 to 1."""
    return g.value_for(seat)
