"""What is likely to come of a choice: fights and saving throws counted out, by what everybody can see. For people, before they choose."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from foldtable.core.say import Say, count, said
from foldtable.core.steps import Option
from foldtable.games.sas.aiming import is_trap_proof
from foldtable.games.sas.asking import PieceOption
from foldtable.games.sas.conflicts import armed_by, extra_dice, usable_weapons, value_of
from foldtable.games.sas.stack import is_disabled
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    CURSED,
    DICE,
    FIGHTING,
    GAUNTLET,
    GIANTS_STRENGTH,
    IS_TRAP,
    LESSER_DEATH_TRAP,
    LIFELESS,
    LUCKY_CHARM,
    NEAR,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PARALYSED,
    SAVE_ABOVE,
    SHIELDED,
    SUPER_STRENGTH,
)

MOST: Final = 100  # no value is higher

# Dice alone


@cache
def natural(dice: int) -> list[int]:
    """By value: how many throws of so many dice come to it, the two highest kept (SAS-413, SAS-414)."""
    pairs: dict[tuple[int, int], int] = {(0, 0): 1}  # the two highest so far
    for _ in range(dice):
        following: dict[tuple[int, int], int] = {}
        for (high, low), times in pairs.items():
            for die in range(1, 7):
                pair = (die, high) if die > high else (high, max(low, die))
                following[pair] = following.get(pair, 0) + times
        pairs = following
    ways = [0] * MOST
    for (high, low), times in pairs.items():
        ways[10 * high + low] += times
    return ways


@cache
def armed(dice: int, weapon: int) -> list[int]:
    """The same with a weapon (SAS-421: it alone changes the roll)."""
    throws: list[list[int]] = [[]]
    for _ in range(dice):
        throws = [[*throw, die] for throw in throws for die in range(1, 7)]
    ways = [0] * MOST
    for throw in throws:
        ways[value_of(throw, weapon)] += 1
    return ways


def shifted(ways: list[int], more: int) -> list[int]:
    return [0] * more + ways[: MOST - more]


def share(part: int, whole: int) -> int:
    """As a percentage, rounded."""
    return (200 * part + whole) // (2 * whole)


# Fights


def values_of(g: Sas, piece: i64, weapon: i64) -> list[int]:
    """By value: how many throws of this piece come to it. Must agree with conflicts.strike_value."""
    if g.status[piece] & PARALYSED:
        return [1] + [0] * (MOST - 1)
    if weapon != NO_CARD:
        return armed(DICE[g.kinds[piece]], int(weapon))
    more = extra_dice(g, piece)
    ways: list[int]
    if g.status[piece] & CURSED and not (g.is_wizard(piece) and beats_curse(g, g.side[piece])):
        ways = [0] * MOST
        for die in range(1, 7):
            ways[10 * die] = 1
    else:
        if g.status[piece] & CURSED and g.owner[SUPER_STRENGTH] != g.side[piece]:
            more -= 2  # Giant's Strength goes with the curse (SAS-1525)
        ways = natural(int(DICE[g.kinds[piece]] + more))
    return shifted(ways, 2) if armed_by(g, piece, GAUNTLET) else ways


def beats_curse(g: Sas, seat: i64) -> bool:
    """SAS-1524 to SAS-1526: is the highest potion at work no lower than the curse?"""
    return g.owner[GIANTS_STRENGTH] == seat or g.owner[SUPER_STRENGTH] == seat


def wins(g: Sas, attacker: i64, defender: i64, weapon: i64, rivals_weapon: i64) -> int:
    """How likely the attacker wins, as a percentage (SAS-415, SAS-416, SAS-418, SAS-1050)."""
    if g.is_image(attacker) or g.is_image(defender):
        return 0 if g.is_image(attacker) else 100
    mine = values_of(g, attacker, weapon)
    theirs = values_of(g, defender, rivals_weapon)
    tie = 0 if armed_by(g, defender, LUCKY_CHARM) else 1
    won = 0
    lower = 0  # throws of the defender that are lower than this
    for value in range(MOST):
        won += mine[value] * (lower + tie * theirs[value])
        lower += theirs[value]
    return share(won, sum(mine) * sum(theirs))


def fight_odds(g: Sas, attacker: i64, defender: i64) -> int:
    """The same if both choose their best weapon, the attacker first (SAS-427)."""
    return max([answered_best(g, attacker, defender, weapon) for weapon in modes(g, attacker, defender)])


def answered_best(g: Sas, attacker: i64, defender: i64, weapon: i64) -> int:
    return min([wins(g, attacker, defender, weapon, rivals) for rivals in modes(g, defender, attacker)])


def modes(g: Sas, piece: i64, rival: i64) -> list[int]:
    return [int(NO_CARD), *usable_weapons(g, piece, rival)]


# Saving throws


def survives(g: Sas, piece: i64, above: int) -> int:
    """SAS-450, SAS-451: how likely it saves, as a percentage."""
    ways = natural(int(DICE[g.kinds[piece]]))
    return share(sum(ways[above + 1 :]), sum(ways))


# Choices


def of_move(g: Sas, option: Option) -> Say | None:
    """A step, a teleportal or a flight: the fight it begins, and what lies in wait there."""
    if not isinstance(option, PieceOption) or option.verb == "through":
        return None
    piece = option.piece
    spot = option.spot
    notes: list[Say] = []
    if meets_armed_trap(g, piece, spot):
        notes.append(Say("outlook-trap", [count("percent", survives(g, piece, SAVE_ABOVE["lesser_death_trap"]))]))
    if meets_typhoid(g, piece, spot):
        notes.append(Say("outlook-typhoid", [count("percent", survives(g, piece, SAVE_ABOVE["typhoid_mary"]))]))
    rival = g.piece_at(spot)
    if rival != NOBODY and not g.status[rival] & LIFELESS and not g.is_vaporous(piece):
        notes.append(Say("outlook-fight", [count("percent", fight_odds(g, piece, rival))]))
    return joined(notes)


def joined(notes: list[Say]) -> Say | None:
    if not notes:
        return None
    whole = notes[-1]
    for note in reversed(notes[:-1]):
        whole = Say("outlook-and", [said("first", note), said("second", whole)])
    return whole


def meets_armed_trap(g: Sas, piece: i64, spot: i64) -> bool:
    """SAS-1192, SAS-1197: would the armed Lesser Death Trap go off at it?"""
    if not IS_TRAP[spot] or g.owner[LESSER_DEATH_TRAP] == NOBODY or is_disabled(g, LESSER_DEATH_TRAP):
        return False
    return not is_trap_proof(g, piece) and not g.status[piece] & SHIELDED


def meets_typhoid(g: Sas, piece: i64, spot: i64) -> bool:
    """SAS-1302: would it come to stand beside the carrier, or attack it?"""
    carrier = g.carrier
    if carrier == NOBODY or piece == carrier or g.at[carrier] == NOWHERE or g.status[piece] & SHIELDED:
        return False
    there = g.at[carrier]
    return spot == there or (spot in NEAR[there] and g.at[piece] not in NEAR[there])


def of_end(g: Sas, seat: i64) -> Say | None:
    """SAS-1462: a vaporous wizard who ends among others is destroyed."""
    wizard = g.wizard_of(seat)
    if g.at[wizard] == NOWHERE or not g.is_vaporous(wizard) or g.status[wizard] & FIGHTING:
        return None
    spot: i64 = g.at[wizard]
    return Say("outlook-vapour") if len(g.pieces_at(spot)) > 1 or g.is_rock(spot) else None


def of_mode(g: Sas, piece: i64, rival: i64, weapon: i64, rivals_weapon: i64, *, defends: bool) -> Say:
    """One's chance with this weapon: against what the attacker has chosen, or whatever the defender will choose."""
    if defends:
        return Say("outlook-fight", [count("percent", 100 - wins(g, rival, piece, rivals_weapon, weapon))])
    return Say("outlook-fight", [count("percent", answered_best(g, piece, rival, weapon))])
