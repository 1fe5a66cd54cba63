"""Phase I: Get Potions, MAG-202 to MAG-221, and Outstanding Students, MAG-901 to MAG-903."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.zones import bit, one
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARDS, COLUMNS, EMPTY, LINES, ROWS, SPACE_NUMBER, SPACES, TUMBLES

AIMS: Final[list[Option]] = [Choice("aim", [space], "MAG-202") for space in SPACES]  # an empty space too: MAG-203
PLACES: Final[list[Option]] = [Choice("place_cube", [space], "MAG-212") for space in SPACES]


@final
class GetPotions(Step[Magus]):
    """Throw, or choose without a throw (MAG-901); with nothing on the grid Phase I is skipped (MAG-220, MAG-903)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        if not g.has_any_potion():
            if g.heard:
                g.tell("grid-is-empty", "MAG-220", who("who", self.seat))
        elif g.with_cube:
            g.then(Aim(self.seat, 1), LIFT_THE_CUBE)
        else:
            g.then(Take(self.seat))


@final
class LiftTheCube(Step[Magus]):
    """MAG-221: after Phase I the cube is off the table again."""

    def run(self, g: Magus) -> None:
        g.cube = -1


LIFT_THE_CUBE: Final = LiftTheCube()


# The throw


@final
class Aim(Ask[Magus]):
    """MAG-202: at any part of the grid. After a first miss once more, compulsorily, from a new aim (MAG-210, MAG-211)."""

    def __init__(self, seat: int, throw: int) -> None:
        self.seat = seat
        self.throw = throw  # 1 or 2

    def question(self) -> str:
        return "aim"

    def options(self, g: Magus) -> list[Option]:
        return AIMS

    def chosen(self, g: Magus, option: Option) -> None:
        space = SPACE_NUMBER[option.things()[0]]
        g.then(Throw(self.seat, self.throw, space))

    def prompt(self, g: Magus) -> Say:
        return Say("ask-aim" if self.throw == 1 else "ask-aim-again", [count("level", g.throw_level())])

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        if verb != "aim":
            return not_in_phase_one(verb, words)
        return Closed(verb, words, "MAG-202", Say("refused-aim-no-space", [text("answer", " ".join(words))]))

    def fits(self, g: Magus) -> bool:
        return self.throw in (1, 2) and g.has_any_potion()


@final
class Throw(Step[Magus]):
    """MAG-207, MAG-208: the cube tumbles from the throw level, columns first (MAG-1102), and lands or falls off."""

    def __init__(self, seat: int, throw: int, space: int) -> None:
        self.seat = seat
        self.throw = throw
        self.space = space

    def run(self, g: Magus) -> None:
        level = g.throw_level()
        dx = g.chance.weigh("throw", -level, TUMBLES[level])
        dy = g.chance.weigh("throw", -level, TUMBLES[level])
        space: i64 = self.space
        row: i64 = space // COLUMNS + dy
        column: i64 = space % COLUMNS + dx
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            landed: i64 = row * COLUMNS + column
            if g.heard:
                g.tell("cube-lands", "MAG-208", who("who", self.seat), thing("aim", SPACES[space]), thing("space", SPACES[landed]))
            g.cube = landed
            g.then(ReadTheCube(self.seat))
        elif self.throw == 1:
            if g.heard:
                g.tell("cube-falls-off", "MAG-210", who("who", self.seat), thing("aim", SPACES[space]))
            g.then(Aim(self.seat, 2))
        else:
            left = g.left_of(self.seat)
            if g.heard:
                g.tell("cube-falls-off-again", "MAG-212", who("who", self.seat), thing("aim", SPACES[space]), who("left", left))
            g.then(PlaceCube(left, self.seat))

    def fits(self, g: Magus) -> bool:
        return self.throw in (1, 2) and 0 <= self.space < len(SPACES)


@final
class PlaceCube(Ask[Magus]):
    """MAG-212: the left neighbour chooses a potion card for the cube; an empty space won't do (MAG-219)."""

    def __init__(self, seat: int, thrower: int) -> None:
        self.seat = seat
        self.thrower = thrower

    def question(self) -> str:
        return "place_cube"

    def options(self, g: Magus) -> list[Option]:
        found: list[Option] = []
        grid = g.grid
        for space in range(len(SPACES)):
            if grid[space] != EMPTY:
                found.append(PLACES[space])
        return found

    def chosen(self, g: Magus, option: Option) -> None:
        space = SPACE_NUMBER[option.things()[0]]
        g.cube = space
        if g.heard:
            g.tell("cube-placed", "MAG-212", who("who", self.seat), thing("space", SPACES[space]), who("thrower", self.thrower))
        g.then(ReadTheCube(self.thrower))

    def prompt(self, g: Magus) -> Say:
        return Say("ask-place_cube", [who("thrower", self.thrower)])

    def closed(self, g: Magus) -> list[Closed]:
        empty = Say("refused-place-empty")
        return [Closed("place_cube", [SPACES[s]], "MAG-219", empty) for s in range(len(SPACES)) if g.grid[s] == EMPTY]

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        if verb != "place_cube":
            return not_in_phase_one(verb, words)
        for closed in self.closed(g):
            if closed.words == words:
                return closed
        return Closed(verb, words, "MAG-212", Say("refused-aim-no-space", [text("answer", " ".join(words))]))

    def fits(self, g: Magus) -> bool:
        return self.thrower == g.active and g.has_any_potion()


@final
class ReadTheCube(Step[Magus]):
    """MAG-209: the cube marks a row and a column. MAG-220: if they hold no potion at all, nothing is taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        for line in marked_lines(g):
            for space in LINES[line]:
                if g.grid[space] != EMPTY:
                    g.then(TAKE[self.seat])
                    return
        if g.heard:
            g.tell("nothing-to-take", "MAG-220", who("who", self.seat), thing("space", SPACES[g.cube]))


ALL_LINES: Final[list[i64]] = [i64(line) for line in range(ROWS + COLUMNS)]
CROSSING: Final[list[list[i64]]] = [[i64(space // COLUMNS), i64(ROWS + space % COLUMNS)] for space in range(len(SPACES))]


def marked_lines(g: Magus) -> list[i64]:
    """MAG-209: the row and the column of the cube. MAG-902: without a cube, all of them."""
    return CROSSING[g.cube] if g.cube >= 0 else ALL_LINES


def marked_spaces(cube: int) -> list[int]:
    """Every space in the row and the column of the cube; none while it isn't on the table."""
    return [space for line in CROSSING[cube] for space in LINES[line]] if cube >= 0 else []


# Taking


@final
class TakeThese(Option):
    """Potions of one line that share a colour or a number."""

    def __init__(self, spaces: list[int]) -> None:
        super().__init__("take", "MAG-213")
        self.spaces = spaces
        self.words = [SPACES[space] for space in spaces]

    def things(self) -> list[str]:
        return self.words


SINGLES: Final[list[TakeThese]] = [TakeThese([space]) for space in range(len(SPACES))]


def takes_of(line: list[int]) -> list[TakeThese]:
    """By mask over the five spaces of a line: taking just these. A single card is the same whichever line it is seen in."""
    takes: list[TakeThese] = []
    for mask in range(32):
        spaces = [line[i] for i in range(5) if mask >> i & 1]
        takes.append(SINGLES[spaces[0]] if len(spaces) == 1 else TakeThese(spaces))
    return takes


TAKES: Final[list[list[TakeThese]]] = [takes_of(line) for line in LINES]


def parts_of(mask: int) -> list[i64]:
    return [i64(part) for part in range(1, 32) if part & mask == part]


PARTS: Final[list[list[i64]]] = [parts_of(mask) for mask in range(32)]  # by mask: every part of it but none
FIVE: Final[i64] = 31


@final
class Take(Ask[Magus]):
    """MAG-213: of one colour or of one number, from the marked row or the marked column; as many as wanted, at least one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "take"

    def options(self, g: Magus) -> list[Option]:
        found: list[Option] = []
        singles: i64 = 0  # spaces already offered on their own
        grid = g.grid
        for line in marked_lines(g):
            spaces = LINES[line]
            by_colour: i64 = 0  # four masks of five bits
            by_number: i64 = 0
            for i in range(5):
                face: i64 = grid[spaces[i]]
                if face != EMPTY:
                    by_colour |= bit(5 * (face >> 2) + i)
                    by_number |= bit(5 * (face & 3) + i)
            offered: i64 = 0  # masks already offered in this line
            takes = TAKES[line]
            for kind in range(8):
                mask: i64 = (by_colour >> (5 * kind)) & FIVE if kind < 4 else (by_number >> (5 * kind - 20)) & FIVE
                if mask == 0:
                    continue
                if g.take_all:  # MAG-215: all that match, or none
                    if not offered >> mask & 1:
                        offered |= bit(mask)
                        singles = offer(takes, mask, singles, found)
                    continue
                for part in PARTS[mask]:
                    if not offered >> part & 1:
                        offered |= bit(part)
                        singles = offer(takes, part, singles, found)
        return found

    def chosen(self, g: Magus, option: Option) -> None:
        assert isinstance(option, TakeThese)
        hand: i64 = g.hands[self.seat]
        if g.heard:
            faces = [CARDS[g.grid[space]] for space in option.spaces]
            # MAG-1003: everybody sees what leaves the open grid
            g.tell("potions-taken", "MAG-213", who("who", self.seat), things("spaces", option.words), things("cards", faces))
        for space in option.spaces:
            hand += one(g.grid[space])
            g.grid[space] = EMPTY
        g.hands[self.seat] = hand  # MAG-217
        g.has_stirred = True

    def prompt(self, g: Magus) -> Say:
        if g.cube < 0:
            return Say("ask-take-anywhere")
        return Say("ask-take", [thing("space", SPACES[g.cube])])

    def canonical(self, g: Magus, verb: str, words: list[str]) -> list[str]:
        """MAG-1205: spaces in the order of MAG-402."""
        return sorted(words, key=space_order) if verb == "take" else words

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        """MAG-216, its conditions one by one."""
        if verb != "take":
            return not_in_phase_one(verb, words)
        rule = "MAG-216"
        if not words:
            return Closed(verb, words, rule, Say("refused-take-nothing"))
        for word in words:
            if word not in SPACE_NUMBER:
                return Closed(verb, words, rule, Say("refused-aim-no-space", [text("answer", word)]))
            if words.count(word) > 1:
                return Closed(verb, words, rule, Say("refused-take-twice", [thing("space", word)]))
            if g.grid[SPACE_NUMBER[word]] == EMPTY:
                return Closed(verb, words, rule, Say("refused-take-empty", [thing("space", word)]))
        spaces = {SPACE_NUMBER[word] for word in words}
        if not any(spaces <= set(LINES[line]) for line in marked_lines(g)):
            if g.cube < 0:
                return Closed(verb, words, rule, Say("refused-take-no-line"))
            return Closed(verb, words, rule, Say("refused-take-off-lines", [thing("space", SPACES[g.cube])]))
        faces = [g.grid[space] for space in spaces]
        if len({face >> 2 for face in faces}) > 1 and len({face & 3 for face in faces}) > 1:
            return Closed(verb, words, rule, Say("refused-take-mixed"))
        return Closed(verb, words, "MAG-215", Say("refused-take-not-all"))

    def fits(self, g: Magus) -> bool:
        return bool(self.options(g))


TAKE: Final = [Take(seat) for seat in range(4)]


def offer(takes: list[TakeThese], mask: i64, singles: i64, found: list[Option]) -> i64:
    """Offer this part of a line, a single card only once; the singles offered so far."""
    take = takes[mask]
    if mask & (mask - 1) == 0:
        space = bit(take.spaces[0])
        if singles & space:
            return singles
        singles |= space
    found.append(take)
    return singles


def space_order(word: str) -> int:
    return SPACE_NUMBER.get(word, len(SPACES))


PHASE_TWO: Final = ["cast", "heal", "wand", "lift_curse", "give_curse", "done"]


def not_in_phase_one(verb: str, words: list[str]) -> Closed:
    """MAG-703, MAG-745: items, Curses and Spells belong to Phase II."""
    if verb in PHASE_TWO:
        rule = "MAG-301" if verb == "cast" else "MAG-745" if verb.endswith("curse") else "MAG-1203" if verb == "done" else "MAG-703"
        return Closed(verb, words, rule, Say("refused-only-phase-two"))
    return Closed(verb, words, "MAG-1203", Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))
