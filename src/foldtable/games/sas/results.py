"""What follows by itself after an action or a resolution, before anyone is asked (SAS-328): typhoid, elimination, the armed trap."""

from __future__ import annotations

from foldtable.games.sas import guards, pieces
from foldtable.games.sas.ending import check_armies
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import NOBODY, SAVE_ABOVE, TYPHOID_MARY

TYPHOID_ABOVE = SAVE_ABOVE["typhoid_mary"]


def settle_results(g: Sas) -> bool:
    """Typhoid rolls, then elimination; is the game over with that?"""
    if g.carrier != NOBODY:
        spread_typhoid(g)
    return check_armies(g)


def spread_typhoid(g: Sas) -> None:
    """SAS-1302: whoever is next to the carrier and wasn't so just before rolls once; all who fail die together."""
    carrier = g.carrier
    near = [piece for piece in pieces.next_to(g, g.at[carrier]) if piece != carrier]
    fresh = [piece for piece in near if piece not in g.exposed]
    g.exposed = sorted(near)
    if not fresh:
        return
    seat = g.owner[TYPHOID_MARY]
    ties: list[int] = []  # no guard against it has its level (SAS-570)
    dying = [
        piece
        for piece in guards.weigh(g, TYPHOID_MARY, seat, fresh, guards.SAVE, aimed=False, ties=ties)
        if not pieces.roll_save(g, piece, TYPHOID_ABOVE)
    ]
    if dying:
        pieces.kill(g, dying, seat)
