"""How good a position looks for a seat: for bots."""

from __future__ import annotations

from foldtable.games.sas.state import Sas


def hint(g: Sas, seat: int) -> float:
    if g.outcome is not None:
        return g.value_for(seat)
    return 0.5
