"""How many turns somebody alone still needs to red, playing well and without spells: what bots measure positions by.

From a space, one turn goes to the best of the places that the die allows; so the numbers follow from one another, and are found by going
over them until they stand still. Coins in bags are as likely here as there, and guards as likely awake as asleep.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.zones import bit, bits
from foldtable.games.nax.tables import BAGS, BLACK, BOARD, ELEVATOR_FLOOR, GUARDED_HALL, GUARDS, STAGES, SWITCH_VAULTS, SWITCHES
from foldtable.games.nax.walks import WAYS, fewest_rolls

LOST_TO_MINION: Final = 5 / 9  # the turn that 20 of 36 battles with a minion cost
PAST_A_GUARD: Final = (
    0.8  # more than asleep, or awake and escaped (2 in 3), for one may wait; so the hall takes as long as it was measured to
)
FAR: Final = 30.0
SWEEPS: Final = 40
ALL_GUARDS: Final[i64] = bit(len(GUARDS)) - 1


@final
class Paces:
    """Turns to go on one board, by what the walker has opened or found, and by space. Made when first asked for."""

    def __init__(self) -> None:
        self.tables: list[list[list[float]]] = [[] for _ in range(STAGES)]  # by stage, by what was found, by space

    def of(self, stage: i64) -> list[list[float]]:
        if not self.tables[stage]:
            self.tables[stage] = hall() if stage == GUARDED_HALL else floor() if stage == ELEVATOR_FLOOR else vaults()
        return self.tables[stage]


PACES: Final = Paces()
KEY_FOUND: Final[i64] = bit(len(BAGS))  # on the Elevator Floor: bags without the key as a mask, or this


def solved(stage: i64, opened: i64, landed: list[float]) -> list[float]:
    """Turns to go from each space. `landed`: by space, what is known already of ending a turn there; -1 where a turn is just a turn."""
    board = BOARD[stage]
    spaces = len(board.spaces)
    turns = [FAR] * spaces
    turns[board.finish] = 0.0
    start = board.start
    ends: list[list[int]] = []  # by space and die: where the walk may end
    risks: list[list[float]] = []  # and how likely one gets there unseen
    for space in range(spaces):
        for die in range(1, 7):
            there = bits(WAYS[stage][opened].ends(space, die))
            ends.append(there)
            guards = [fewest_rolls(stage, opened, ALL_GUARDS, space, die, to) if stage == GUARDED_HALL else 0 for to in there]
            risks.append([PAST_A_GUARD ** int(met) for met in guards])
    for _ in range(SWEEPS):
        for space in range(spaces):
            if space == board.finish:
                continue
            total = 0.0
            for die in range(6):
                best = FAR
                row = 6 * space + die
                for i in range(len(ends[row])):
                    to = ends[row][i]
                    after = landed[to] if landed[to] >= 0.0 else turns[to]
                    if board.kinds[to] == BLACK:
                        after += LOST_TO_MINION
                    unseen = risks[row][i]
                    if unseen < 1.0:
                        after = unseen * after + (1.0 - unseen) * turns[start]
                    best = min(best, after)
                total += best
            turns[space] = 1.0 + total / 6.0
    return turns


def nothing_known(stage: i64) -> list[float]:
    return [-1.0] * len(BOARD[stage].spaces)


def hall() -> list[list[float]]:
    return [solved(GUARDED_HALL, 0, nothing_known(GUARDED_HALL))]


def floor() -> list[list[float]]:
    """By mask of bags found to be without the key; and last with the key."""
    board = BOARD[ELEVATOR_FLOOR]
    with_key = solved(ELEVATOR_FLOOR, 1, nothing_known(ELEVATOR_FLOOR))
    tables: list[list[float]] = [with_key for _ in range(KEY_FOUND + 1)]
    for searched in sorted(range(KEY_FOUND - 1), key=lambda mask: -len(bits(mask))):
        landed = nothing_known(ELEVATOR_FLOOR)
        left = [bag for bag in range(len(BAGS)) if not searched >> bag & 1]
        for bag in left:
            space = board.green(bag)
            found = 1.0 / len(left)
            wrong = tables[searched | int(bit(bag))][space]
            landed[space] = found * with_key[space] + (1.0 - found) * wrong
        tables[searched] = solved(ELEVATOR_FLOOR, 0, landed)
    return tables


def vaults() -> list[list[float]]:
    """By mask of switches pressed."""
    board = BOARD[SWITCH_VAULTS]
    every = int(bit(len(SWITCHES)))
    tables: list[list[float]] = [[] for _ in range(every)]
    for pressed in range(every - 1, -1, -1):
        landed = nothing_known(SWITCH_VAULTS)
        for switch in range(len(SWITCHES)):
            if not pressed >> switch & 1:
                space = board.green(switch)
                landed[space] = tables[pressed | int(bit(switch))][space]
        tables[pressed] = solved(SWITCH_VAULTS, pressed, landed)
    return tables
