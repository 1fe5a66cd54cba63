"""Deal anew all that a seat can't know. Must agree with view.py: both say what is open to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foldtable.core.chance import Chance
from foldtable.core.game import NO_OPTIONS
from foldtable.games.sas.tables import CRYSTAL_BALL

if TYPE_CHECKING:
    from foldtable.games.sas.state import Sas


def redeal(g: Sas, seat: int, rng: Chance) -> None:
    """Everything in the same order, so that worlds that look the same from this seat become the same world."""
    g.offered = NO_OPTIONS
    g.chance = rng.branch()  # the dice to come are unknown too
    hidden = g.deck[: g.deck_left]
    sees_hands = seat >= 0 and g.owner[CRYSTAL_BALL] == seat  # SAS-1091
    for other in range(g.seats):
        if other != seat and not sees_hands:
            hidden.extend(g.hands[other])
    for code in g.spoils:
        if not knows_spoil(code, seat):
            hidden.append(code % 64)
    if g.thinker != seat:
        hidden.extend(g.aside)
    hidden.sort()
    rng.mix(hidden)
    for other in range(g.seats):
        if other != seat and not sees_hands:
            hand: list[int] = []
            for _ in g.hands[other]:
                hand.append(hidden.pop())
            hand.sort()
            g.hands[other] = hand
    for i, code in enumerate(g.spoils):
        if not knows_spoil(code, seat):
            g.spoils[i] = code - code % 64 + hidden.pop()
    if g.thinker != seat:
        for i in range(len(g.aside)):
            g.aside[i] = hidden.pop()
    g.deck = hidden


def knows_spoil(code: int, seat: int) -> bool:
    """SAS-953: the former holder knows the card, and a Crystal Ball controller who saw that hand (in_play.spoil has the digits)."""
    return seat >= 0 and seat in (code // 64 % 8, code // 4096 - 1)
