"""Deal anew all that a seat can't know. Must agree with view.py: both say what is open to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from foldtable.core.chance import Chance
from foldtable.core.game import NO_OPTIONS
from foldtable.games.sas.tables import CRYSTAL_BALL

if TYPE_CHECKING:
    from foldtable.games.sas.state import Sas

MOST_TRIES: Final = 1000  # of three cards two can nearly always be used: this many fail in no world that can be


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
    if g.thinker != seat and g.aside:
        draw_thoughts(g, hidden, rng)
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
    g.deck = hidden


def draw_thoughts(g: Sas, hidden: list[int], rng: Chance) -> None:
    """Wisdom's cards come off the end. A drinker who is asked which is next has a choice: everybody sees that, so it stays so."""
    from foldtable.games.sas.cards_potions import NextThought, usable_thoughts  # noqa: PLC0415  # which need the state

    number = len(g.aside)
    is_asked = bool(g.agenda) and isinstance(g.agenda[-1], NextThought)
    for _ in range(MOST_TRIES):
        g.aside = hidden[len(hidden) - number :]
        if not is_asked or len(usable_thoughts(g, g.thinker)) > 1:
            break
        rng.mix(hidden)
    del hidden[len(hidden) - number :]


def knows_spoil(code: int, seat: int) -> bool:
    """SAS-953: the former holder knows the card, and a Crystal Ball controller who saw that hand (in_play.spoil has the digits)."""
    return seat >= 0 and seat in (code // 64 % 8, code // 4096 - 1)
