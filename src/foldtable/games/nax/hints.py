"""How good a position looks, for bots: how likely the seat is to win, by points, levels, cards, and the turns to go to red.

All is counted in points. Three of them wait on red, for whoever needs the fewest turns, more or less; a level brings a point at the end
of each stage that is left. A battle under way is reckoned out by its dice.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from foldtable.core.zones import bits
from foldtable.games.nax.moving import Move
from foldtable.games.nax.pace import FAR, KEY_FOUND, PACES
from foldtable.games.nax.state import MINION, Nax
from foldtable.games.nax.tables import (
    ARRIVAL,
    BLACK,
    BOARD,
    ELEVATOR_FLOOR,
    FINISHER_POINTS,
    NOBODY,
    ROLLED,
    STAGES,
    SWITCH_VAULTS,
    hand_size,
)
from foldtable.games.nax.windows import Spell

# Played against one another with other values; most may be a third off and nobody notices
HASTE: Final = 0.45  # how much likelier to be first with one turn less to go
LEVEL: Final = 0.85  # what is left, at the end of a stage, of a level held now
AT_THE_DOOR: Final = 10.0  # the share of whoever needs no other turn
CARD: Final = 0.12  # in hand, a level and a stage that is left
SCORCH: Final = 0.5  # turns
MINION_TURN: Final = 1.0  # the turn that a lost battle with a minion costs


def hint(g: Nax, seat: int) -> float:
    """How likely the seat is to win, 0 to 1."""
    if g.outcome is not None:
        return g.value_for(seat)
    shares: list[float] = []
    total = 0.0
    for other in range(g.seats):
        turns = turns_to_go(g, other)
        share = exp(-HASTE * turns) if turns > 0.0 else AT_THE_DOOR
        shares.append(share)
        total += share
    own = 0.0
    rival = -1000.0
    for other in range(g.seats):
        worth = standing(g, other) + FINISHER_POINTS * shares[other] / total
        if other == seat:
            own = worth
        else:
            rival = max(rival, worth)
    surprise = 0.6 + 1.1 * float(STAGES - 1 - g.stage)  # how far the end may still differ from what it looks
    return 1.0 / (1.0 + exp((rival - own) / surprise))


def standing(g: Nax, seat: i64) -> float:
    """Points, and what level and cards will still bring."""
    ends = float(STAGES - g.stage)
    level = float(g.levels[seat])
    if g.foe != NOBODY:
        level += prospect(g, seat)
    return (
        float(g.points[seat])
        + LEVEL * ends * level
        + CARD * (ends - 0.5) * level * float(hand_size(g.hands[seat]))
        + 0.1 * float(g.ended[seat])
    )


def turns_to_go(g: Nax, seat: i64) -> float:
    """To red, for somebody alone; the turn under way is over when its walk is."""
    turns = turns_from(g, seat, g.at[seat])
    if (g.lost >> seat) & 1:
        turns += 1.0
    if seat != g.active:
        return turns
    if g.foe == MINION:
        return turns + MINION_TURN * (1.0 - chance_to_beat_minion(g, seat))
    top = g.agenda[-1]
    if isinstance(top, Spell):
        if top.window == ROLLED:
            return before_moving(g, seat)
        if top.window == ARRIVAL:
            return turns
    if isinstance(top, Move):
        return before_moving(g, seat)
    return turns + SCORCH if g.scorched and g.die == 0 else turns


def before_moving(g: Nax, seat: i64) -> float:
    """The roll is known: the best that can be made of it, by the guards that watch."""
    best = FAR
    for space in bits(g.destinations()):
        after = turns_from(g, seat, space)
        if BOARD[g.stage].kinds[space] == BLACK:
            after += 0.5
        best = min(best, after)
    return best


def turns_from(g: Nax, seat: i64, space: i64) -> float:
    paces = PACES.of(g.stage)
    found: i64 = 0
    if g.stage == ELEVATOR_FLOOR:
        found = KEY_FOUND if g.has_key(seat) else g.taken[seat]
    elif g.stage == SWITCH_VAULTS:
        found = g.pressed[seat]
    return paces[found][space]


# A battle under way


def chance_to_beat_minion(g: Nax, seat: i64) -> float:
    won = 0
    for die in range(1, 7):
        if g.attack_total(seat, die) >= g.strength:
            won += 1
    return won / 6.0


def prospect(g: Nax, seat: i64) -> float:
    """By how much a battle under way will change this seat's level, as far as the dice tell."""
    if not g.is_combatant(seat):
        return 0.0
    level: i64 = g.levels[seat]
    up = 1.0 if level < 3 else 0.0
    if g.foe == MINION:
        return up * chance_to_beat_minion(g, seat)
    other = g.foe if seat == g.active else g.active
    down = 1.0 if level > 1 else 0.0
    balance = 0.0
    for die in range(1, 7):
        own = g.attack_total(seat, die)
        for against in range(1, 7):
            theirs = g.attack_total(other, against)
            if own > theirs:
                balance += up
            elif own < theirs:
                balance -= down
    return balance / 36.0
