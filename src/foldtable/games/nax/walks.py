"""Exact walks, NAX-303 to NAX-313: where a walk of so many steps can end, and which way it goes.

Where a walk may go depends on what is shut to the walker, or, in stage 1, on which guards it wants nothing to do with. For each such
choice of spaces to keep out of, `Ways` knows by heart which spaces can be reached from where in how many steps, as bit masks.
A walk past guards is seen by few of them if it is a walk that keeps out of the sight of many (NAX-311, NAX-715).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.zones import bit, bits
from foldtable.games.nax.tables import BOARD, GUARDED_HALL, GUARDS, Board


@final
class Ways:
    """All walks on one board that never enter some spaces."""

    def __init__(self, board: Board, shut: int) -> None:
        self.spaces: i64 = len(board.spaces)
        self.last: i64 = 0  # the largest number of steps that has a row
        self.reach: list[int] = []  # row by row, a row for each number of steps from 0; in it, by space, where such walks end
        row = [int(bit(space)) for space in range(self.spaces)]
        rows = [row]
        # Whoever can get somewhere in n steps can in n + 2, by going back and forth. Once that brings nothing new, it never will
        while len(rows) < 3 or rows[-1] != rows[-3]:
            row = []
            for space in range(self.spaces):
                ends = 0
                for other in board.next_to[space]:
                    # NAX-309: only the last step enters the red space
                    if not shut >> other & 1 and (other != board.finish or len(rows) == 1):
                        ends |= rows[-1][other]
                row.append(ends)
            rows.append(row)
        for row in rows:
            self.reach.extend(row)
        self.last = len(rows) - 1

    def ends(self, space: i64, steps: i64) -> i64:
        """The mask of spaces where walks of so many steps from here end."""
        if steps > self.last:
            steps = self.last - ((self.last - steps) & 1)
        return self.reach[steps * self.spaces + space]


def shut_spaces(board: Board, opened: int) -> int:
    """NAX-310: the mask of spaces that are closed to whoever has opened these: the elevator is 1, boxes are 1, 2 and 4."""
    return sum(int(bit(space)) for space, shut_by in enumerate(board.shut_by) if shut_by & ~opened)


def watched_spaces(board: Board, guards: int) -> int:
    """NAX-712: the mask of spaces that any of these guards watches when awake."""
    return sum(int(bit(space)) for space, watchers in enumerate(board.watchers) if watchers & guards)


# By stage; in stage 1 by the mask of guards whose sight is kept out of, in stages 2 and 3 by what the walker has opened
WAYS: Final[list[list[Ways]]] = [
    [Ways(BOARD[0], watched_spaces(BOARD[0], guards)) for guards in range(bit(len(GUARDS)))],
    [Ways(BOARD[1], shut_spaces(BOARD[1], opened)) for opened in range(2)],
    [Ways(BOARD[2], shut_spaces(BOARD[2], opened)) for opened in range(8)],
]
ALL_OPEN: Final[list[i64]] = [0, 1, 7]  # by stage: nothing is shut

SIZE: Final[list[int]] = [len(bits(mask)) for mask in range(bit(len(GUARDS)))]  # by mask of guards


def parts_of(mask: int) -> list[int]:
    return sorted([part for part in range(mask + 1) if part & ~mask == 0], key=lambda part: -SIZE[part])


PARTS: Final[list[list[int]]] = [parts_of(mask) for mask in range(bit(len(GUARDS)))]  # by mask of guards: its parts, the largest first


def fewest_rolls(stage: i64, opened: i64, awake: i64, space: i64, steps: i64, to: i64) -> i64:
    """NAX-311, NAX-715: how many of these guards see a walk of so many steps that meets the fewest; -1 if no walk gets there."""
    if awake == 0:
        return 0 if (WAYS[stage][opened].ends(space, steps) >> to) & 1 else -1
    for avoided in PARTS[awake]:
        if (WAYS[stage][avoided].ends(space, steps) >> to) & 1:
            return SIZE[awake] - SIZE[avoided]
    return -1


def walk_to(stage: i64, opened: i64, awake: i64, space: i64, steps: i64, to: i64) -> list[int]:
    """NAX-311: the spaces a walk enters that meets the fewest guards; among such walks, the first by the names of its spaces."""
    board = BOARD[stage]
    most = fewest_rolls(stage, opened, awake, space, steps, to)
    walk: list[int] = []
    met: i64 = 0
    here = space
    left = steps
    while left > 0:
        left -= 1
        for step in board.next_to[here]:
            if board.shut_by[step] & ~opened or (step == board.finish and left > 0):
                continue
            seen: i64 = met | (board.watchers[step] & awake)
            more = fewest_rolls(stage, opened, awake & ~seen, step, left, to)
            if more >= 0 and SIZE[seen] + more == most:
                walk.append(step)
                met = seen
                here = step
                break
    return walk


def guards_met(walk: list[int], awake: i64) -> i64:
    """NAX-715: how many detection rolls a walk brings in stage 1."""
    met: i64 = 0
    for space in walk:
        met |= BOARD[GUARDED_HALL].watchers[space] & awake
    return SIZE[met]
