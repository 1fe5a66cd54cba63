"""How good a position looks, for bots: points won, and how near the hand is to a Spell on offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.core.zones import bag_size, one
from foldtable.games.magus.mixes import POINTS, Mix, covers
from foldtable.games.magus.potions import Take, TakeThese
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import ELIXIR, PLANTS, WAND

WIN: Final = 100.0  # outweighs every number of points
READY: Final = 0.8  # what a Spell in hand is worth against one on the table
FARTHEST: Final[i64] = 3  # cards away; from there on a Spell counts as nothing


def hint(g: Magus, seat: int) -> float:
    """The seat's lead over the best rival, and its prospects."""
    rival = -1000
    for other in range(g.seats):
        if other != seat and g.score(other) > rival:
            rival = g.score(other)
    value = float(g.score(seat)) - 0.3 * rival
    if g.outcome is not None:
        return value + WIN * g.value_for(seat)
    value += items_worth(g, seat)
    top = g.agenda[-1]
    if isinstance(top, Take) and top.seat == seat:
        return value + best_take(g, seat)
    return value + prospects(g, seat, g.hands[seat])


def items_worth(g: Magus, seat: int) -> float:
    worth = 0.6 * float(g.items_of(seat, ELIXIR)) + 0.5 * float(g.items_of(seat, PLANTS)) + 0.3 * float(g.items_of(seat, WAND))
    return worth - 1.5 if g.is_cursed(seat) else worth


def best_take(g: Magus, seat: int) -> float:
    """What the best of the takes on offer would make of the hand."""
    best = 0.0
    for option in g.options():
        assert isinstance(option, TakeThese)
        hand: i64 = g.hands[seat]
        for space in option.spaces:
            hand += one(g.grid[space])
        best = max(best, prospects(g, seat, hand))
    return best


def prospects(g: Magus, seat: int, hand: i64) -> float:
    """The best Spell on offer: its points less the cards that would become Skulls, by how much of its mix is there."""
    size = bag_size(hand)
    elixirs = g.items_of(seat, ELIXIR)
    best = 0.0
    for deck in range(3):
        spell = g.offer(deck)
        if spell < 0:
            continue
        mix = g.mix_of(spell)
        lacking = cards_lacking(mix, hand, elixirs)
        if lacking > FARTHEST:
            continue
        used = mix.size - lacking - elixirs
        surplus = float(size - used) if size > used else 0.0
        there = 1.0 - float(lacking) / (float(mix.size) + 1.0)
        best = max(best, READY * (POINTS[spell] - 0.8 * surplus) * there * there)
    return best


def cards_lacking(mix: Mix, hand: i64, elixirs: i64) -> i64:
    """How many more Elixirs the hand would need for this mix; more than FARTHEST when it is far away."""
    lacking: i64 = 0
    while lacking <= FARTHEST:
        wild = lacking + elixirs
        if wild >= mix.size or covers(mix, hand, wild):
            return lacking
        lacking += 1
    return lacking
