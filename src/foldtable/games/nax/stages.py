"""How a stage and a round begin, NAX-107 to NAX-114 and section 7; and the shuffles between them, NAX-204 and NAX-205."""

from __future__ import annotations

from mypy_extensions import i64

from foldtable.core.say import count, thing, things
from foldtable.core.zones import bit, bits
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import COINS, ELEVATOR_FLOOR, GUARDED_HALL, GUARDS, NOTHING


def begin_stage(g: Nax, stage: i64, first: i64) -> None:
    """NAX-108, NAX-109: everybody on blue, the coins and switches of the stage before are gone; round 1 begins."""
    g.stage = stage
    g.first = first
    g.active = first
    g.round = 0
    start = int(g.start())
    for seat in range(g.seats):
        g.at[seat] = start
        g.taken[seat] = 0
        g.shown[seat] = 0
        g.pressed[seat] = 0
    g.came_from = start
    g.awake = 0
    g.key = NOTHING
    g.bags = []
    if g.heard:
        g.tell("stage-begins", "NAX-108", count("stage", int(stage) + 1))
    if stage == ELEVATOR_FLOOR:
        lay_out_keys(g)
    begin_round(g)


def lay_out_keys(g: Nax) -> None:
    """NAX-720 to NAX-723: the elevator's coin, open to all; then the bags, each with coins of one kind for everybody."""
    g.key = g.chance.below("elevator", len(COINS))
    bags = [0, 1, 2]
    g.chance.shuffle("bags", bags)
    bags.reverse()  # the first drawn goes to b1
    g.bags = bags
    if g.heard:
        g.tell("elevator-needs", "NAX-721", thing("coin", COINS[g.key]))
        g.tell("bags-laid-out", "NAX-723")


def begin_round(g: Nax) -> None:
    """NAX-202; in stage 1 the guard coins are flipped before the first turn (NAX-206, NAX-711)."""
    g.round += 1
    if g.heard:
        g.tell("round-begins", "NAX-202", count("round", int(g.round)))
    if g.stage != GUARDED_HALL:
        return
    awake: i64 = 0
    for guard in range(len(GUARDS)):
        if g.chance.below("guard", 2):  # heads
            awake |= bit(guard)
    g.awake = awake
    if g.heard:
        if awake:
            g.tell("guards-watch", "NAX-712", things("guards", [GUARDS[guard] for guard in bits(awake)]))
        else:
            g.tell("guards-asleep", "NAX-712")


def shuffle(g: Nax, rule: str) -> None:
    """NAX-204, NAX-205: all cards in the deck."""
    g.chance.shuffle("deck", g.deck)
    g.buried.clear()
    if g.heard:
        g.tell("deck-shuffled", rule)
