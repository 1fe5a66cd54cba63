"""The move, NAX-301 to NAX-316, and who sees it, NAX-713 to NAX-717."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Ask, Closed, Option, Step
from foldtable.core.zones import bit
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import (
    BLACK,
    BOARD,
    ELEVATOR,
    ELEVATOR_FLOOR,
    ESCAPES,
    GUARDS,
    MOST_SEATS,
    STRENGTH,
)
from foldtable.games.nax.walks import ALL_OPEN, WAYS, fewest_rolls, guards_met, walk_to


@final
class MoveToken(Step[Nax]):
    """NAX-311: the active player names a destination. NAX-313: without any legal walk the token stays, and the turn ends."""

    def run(self, g: Nax) -> None:
        if g.destinations() == 0:
            if g.heard:
                g.tell("no-walk", "NAX-313", who("who", int(g.active)))
            g.stop_turn()
        else:
            g.then(MOVE[g.active])


@final
class MoveTo(Option):
    """A destination; the walk there is the one of NAX-311."""

    def __init__(self, stage: int, space: int) -> None:
        super().__init__("move", "NAX-311")
        self.space = space
        self.words = [BOARD[stage].spaces[space]]

    def things(self) -> list[str]:
        return self.words

    def say(self) -> Say:
        return Say("choice-move", [thing("space", self.words[0])])


@final
class WalkAlong(Option):
    """NAX-312: a whole walk, spelled out from the space the token stands on."""

    def __init__(self, stage: int, start: int, walk: list[int]) -> None:
        super().__init__("walk", "NAX-312")
        self.walk = walk
        self.words = [BOARD[stage].spaces[space] for space in [start, *walk]]

    def things(self) -> list[str]:
        return self.words

    def say(self) -> Say:
        return Say("choice-walk", [things("walk", self.words)])


MOVES: Final[list[list[Option]]] = [[MoveTo(stage, space) for space in range(len(board.spaces))] for stage, board in enumerate(BOARD)]


@final
class Move(Ask[Nax]):
    """NAX-311: one decision, a destination; or a walk, for those who like to be seen (NAX-312)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "move"

    def options(self, g: Nax) -> list[Option]:
        found: list[Option] = []
        moves = MOVES[g.stage]
        ends = g.destinations()
        space: i64 = 0
        while ends:
            if ends & 1:
                found.append(moves[space])
            ends >>= 1
            space += 1
        return found

    def spelled_out(self, g: Nax, verb: str, words: list[str]) -> Option | None:
        if verb != "walk" or why_no_walk(g, self.seat, words) is not None:
            return None
        number = BOARD[g.stage].number
        return WalkAlong(int(g.stage), g.at[self.seat], [number[word] for word in words[1:]])

    def chosen(self, g: Nax, option: Option) -> None:
        seat: i64 = self.seat
        start: i64 = g.at[seat]
        steps = g.movement()
        opened = g.opened(seat)
        walk: list[int] = []
        if isinstance(option, WalkAlong):
            walk = option.walk
        else:
            assert isinstance(option, MoveTo)
            to: i64 = option.space
            # Which way it goes matters only to guards and to those who watch
            if g.heard or (g.stage == ELEVATOR_FLOOR and opened) or fewest_rolls(g.stage, opened, g.awake, start, steps, to) > 0:
                walk = walk_to(g.stage, opened, g.awake, start, steps, to)
            else:
                walk = [option.space]
        g.came_from = start
        if g.heard:
            spaces = BOARD[g.stage].spaces
            words = [spaces[space] for space in walk]
            g.tell("walks", "NAX-303", who("who", self.seat), thing("space", words[-1]), things("walk", words))
        if g.awake and is_caught(g, walk):
            g.at[seat] = int(g.start())
            g.stop_turn()  # NAX-717
            return
        if g.stage == ELEVATOR_FLOOR and opened and g.shown[seat] == 0:
            show_the_key(g, seat, walk)
        g.at[seat] = walk[-1]

    def prompt(self, g: Nax) -> Say:
        steps = count("steps", int(g.movement()))
        return Say("ask-move", [steps, count("die", int(g.die)), thing("space", BOARD[g.stage].spaces[g.at[self.seat]])])

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        if verb == "walk":
            closed = why_no_walk(g, self.seat, words)
            assert closed is not None
            return closed
        if verb != "move":
            return Closed(verb, words, "NAX-922", Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))
        board = BOARD[g.stage]
        if len(words) != 1 or words[0] not in board.number:
            return no_space(verb, words)
        space = board.number[words[0]]
        ways = WAYS[g.stage][ALL_OPEN[g.stage]]
        if (ways.ends(g.at[self.seat], g.movement()) >> space) & 1:
            return Closed(verb, words, "NAX-310", Say("refused-way-is-shut", [thing("space", words[0])]))
        return Closed(verb, words, "NAX-303", Say("refused-not-exact", [thing("space", words[0]), count("steps", int(g.movement()))]))

    def outlook(self, g: Nax, option: Option) -> Say | None:
        """How likely one gets by the guards on the way, and beats the minion at its end: by the dice alone, without spells."""
        start: i64 = g.at[self.seat]
        rolls: i64 = 0
        end = start
        if isinstance(option, WalkAlong):
            rolls = guards_met(option.walk, g.awake)
            end = option.walk[-1]
        elif isinstance(option, MoveTo):
            rolls = fewest_rolls(g.stage, g.opened(self.seat), g.awake, start, g.movement(), option.space)
            end = option.space
        minion = BOARD[g.stage].kinds[end] == BLACK
        if rolls > 0:
            args = [count("guards", int(rolls)), count("percent", CHANCE_TO_PASS[rolls])]
            if minion:
                return Say("outlook-guards-and-minion", [*args, count("win", CHANCE_TO_WIN)])
            return Say("outlook-guards", args)
        return Say("outlook-minion", [count("win", CHANCE_TO_WIN)]) if minion else None

    def fits(self, g: Nax) -> bool:
        return g.destinations() != 0


ESCAPING: Final = sum(1 for die in range(1, 7) if ESCAPES[die])  # of six faces
CHANCE_TO_PASS: Final[list[int]] = [round(100 * (ESCAPING / 6) ** guards) for guards in range(len(GUARDS) + 1)]  # percent, NAX-716
# Percent: of the 36 throws of minion and fighter, those in which the fighter is at least as strong (NAX-405, NAX-407)
CHANCE_TO_WIN: Final = round(100 * sum(1 for minion in range(1, 7) for die in range(1, 7) if die >= STRENGTH[minion]) / 36)


def no_space(verb: str, words: list[str]) -> Closed:
    return Closed(verb, words, "NAX-922", Say("refused-no-space", [text("answer", " ".join(words))]))


def why_no_walk(g: Nax, seat: int, words: list[str]) -> Closed | None:
    """NAX-312: the first rule that a spelled-out walk breaks, step by step and then as a whole; None if it is legal."""
    board = BOARD[g.stage]
    if len(words) < 2 or any(word not in board.number for word in words):
        return no_space("walk", words)
    spaces = [board.number[word] for word in words]
    if spaces[0] != g.at[seat]:
        return Closed("walk", words, "NAX-312", Say("refused-walk-begins-elsewhere", [thing("space", board.spaces[g.at[seat]])]))
    opened = g.opened(seat)
    for before, space in pairwise(spaces):
        if space not in board.next_to[before]:
            args = [thing("from", board.spaces[before]), thing("to", board.spaces[space])]
            return Closed("walk", words, "NAX-304", Say("refused-not-adjacent", args))
        if before == board.finish and before != spaces[0]:
            return Closed("walk", words, "NAX-309", Say("refused-through-red"))
        if board.shut_by[space] & ~opened:
            return Closed("walk", words, "NAX-310", Say("refused-way-is-shut", [thing("space", board.spaces[space])]))
    if len(spaces) - 1 != g.movement():
        args = [count("steps", len(spaces) - 1), count("wanted", int(g.movement()))]
        return Closed("walk", words, "NAX-303", Say("refused-other-steps", args))
    return None


def is_caught(g: Nax, walk: list[int]) -> bool:
    """NAX-713 to NAX-716: each awake guard rolls once, at the first space watched by it that the walk enters."""
    board = BOARD[g.stage]
    unseen = g.awake
    for space in walk:
        watching: i64 = board.watchers[space] & unseen
        guard: i64 = 0
        while watching:
            if watching & 1:
                unseen &= ~bit(guard)
                die = g.chance.die("detect", 6)
                if g.heard:
                    message = "unseen" if ESCAPES[die] else "caught"
                    rule = "NAX-716" if ESCAPES[die] else "NAX-717"
                    g.tell(message, rule, who("who", int(g.active)), thing("guard", GUARDS[guard]), count("die", int(die)))
                if not ESCAPES[die]:
                    return True
            watching >>= 1
            guard += 1
    return False


def show_the_key(g: Nax, seat: i64, walk: list[int]) -> None:
    """NAX-729: whoever enters the elevator shows to all that it holds the key."""
    kinds = BOARD[ELEVATOR_FLOOR].kinds
    for space in walk:
        if kinds[space] == ELEVATOR:
            g.shown[seat] = g.taken[seat]
            g.revealed += 1
            if g.heard:
                g.tell("key-shown", "NAX-729", who("who", int(seat)))
            return


MOVE_TOKEN: Final = MoveToken()
MOVE: Final = [Move(seat) for seat in range(MOST_SEATS)]
