"""The grammar that plays and scenarios share: a `.fold` file is lines of words, and each says one thing.

`docs/records.md` tells the grammar to people. This file knows what a line and a header are; what may follow the header is told
by `record.py` for plays and by `scenario.py` for scenarios.
"""

from __future__ import annotations

import errno
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from foldtable.core.box import Box
from foldtable.core.chance import BadScript, Outcomes
from foldtable.core.errors import BadRecord, BadSetup
from foldtable.core.game import Game
from foldtable.core.say import Say, count, said, text
from foldtable.core.settings import Value, spell

FORMAT: Final = 1
SUFFIX: Final = ".fold"
LARGEST: Final = 10_000_000  # bytes; the longest plays stay under a tenth of it
HIGHEST_SEAT: Final = 99
SHORTEST_SECRET: Final = 16  # bytes, as `core/fair.py` wants them
LARGEST_SEED: Final = (1 << 64) - 1
LONGEST_QUOTE: Final = 60  # characters of somebody's file that a sentence of ours repeats
JOINERS: Final = "\u200c\u200d"  # they print nothing, and some letters and pictures need them
REMARK: Final = "#"
OUTCOME: Final = "*"

HEADER: Final = (
    "foldtable",
    "game",
    "rules",
    "title",
    "shows",
    "seats",
    "option",
    "player",
    "bot",
    "seed",
    "commitment",
    "share",
    "secret",
)
# Keys whose lines are text to their end, so that a "#" in them is no comment
FREE_TEXT: Final = frozenset(["title", "player", "note", "scenario"])
HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")
RULE: Final = re.compile(r"[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*")
COMMENT: Final = re.compile(r"\s#.*")


@final
class Line:
    """A line that says something: where it stands, its first word, and the rest."""

    __slots__ = ("key", "number", "rest")  # a file may have millions

    def __init__(self, number: int, key: str, rest: str) -> None:
        self.number = number
        self.key = key
        self.rest = rest

    def words(self) -> list[str]:
        return self.rest.split()

    def is_decision(self) -> bool:
        return self.key.isascii() and self.key.isdigit()

    def __str__(self) -> str:
        return f"{self.key} {self.rest}".rstrip()


# From a file to lines


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`. What the system has against it is an OSError; what we have, a BadRecord."""
    if path == "-":
        return decoded(sys.stdin.buffer.read(LARGEST + 1), path)
    if "\0" in path:
        raise FileNotFoundError(errno.ENOENT, "", quoted(path))
    with Path(path).open("rb") as file:
        return decoded(file.read(LARGEST + 1), path)


def decoded(data: bytes, path: str) -> str:
    if len(data) > LARGEST:
        raise BadRecord(path, 0, Say("record-too-large", [count("most", LARGEST // 1_000_000)]))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadRecord(path, data[: fault.start].count(b"\n") + 1, Say("record-no-text")) from None


def lines_of(source: str, path: str) -> list[Line]:
    """All lines that say something, the remarks among them; the first that isn't a remark must be `foldtable 1`."""
    if len(source) > LARGEST:
        raise BadRecord(path, 0, Say("record-too-large", [count("most", LARGEST // 1_000_000)]))
    lines: list[Line] = []
    opened = False
    for number, raw in enumerate(source.split("\n"), 1):
        stripped = printable(raw.replace("\t", " ").strip())
        if not stripped:
            continue
        if stripped.startswith(REMARK):
            lines.append(Line(number, REMARK, stripped[1:].strip()))
            continue
        key, _, rest = stripped.partition(" ")
        line = Line(number, key, rest.strip() if key in FREE_TEXT else COMMENT.sub("", " " + rest).strip())
        if not opened:
            check_format(line, path)
            opened = True
        else:
            lines.append(line)
    if not opened:
        raise BadRecord(path, 0, Say("record-empty"))
    return lines


def check_format(line: Line, path: str) -> None:
    if line.key != "foldtable":
        raise BadRecord(path, line.number, Say("record-not-ours", [text("wanted", f"foldtable {FORMAT}"), text("got", quoted(str(line)))]))
    if line.rest != str(FORMAT):
        raise BadRecord(path, line.number, Say("record-other-format", [count("wanted", FORMAT), text("got", quoted(line.rest))]))


def printable(words: str) -> str:
    """The words without what would move a cursor, change a colour or turn the reading direction."""
    if words.isprintable():
        return words
    return "".join(letter if letter.isprintable() or letter in JOINERS else "�" for letter in words)


def quoted(words: str) -> str:
    """What somebody wrote, fit to be repeated in a sentence."""
    shown = printable(" ".join(words.split()))
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


# Words that many lines share


def whole_number(path: str, line: Line, word: str, least: int, most: int) -> int:
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= len(str(most)) and least <= int(word) <= most:
        return int(word)
    args = [text("key", line.key), count("least", least), text("most", str(most)), text("got", quoted(word))]
    raise BadRecord(path, line.number, Say("record-bad-number", args))


def seat_and_rest(path: str, line: Line) -> tuple[int, str]:
    """A line that begins with a seat: `player 0 Ann`."""
    word, _, rest = line.rest.partition(" ")
    return whole_number(path, line, word, 0, HIGHEST_SEAT), rest.strip()


def hex_bytes(path: str, line: Line, word: str) -> bytes:
    if not HEX.fullmatch(word):
        raise BadRecord(path, line.number, Say("record-bad-hex", [text("key", line.key), text("got", quoted(word))]))
    return bytes.fromhex(word)


def unknown_line(path: str, line: Line, allowed: Sequence[str]) -> BadRecord:
    args = [text("got", quoted(line.key)), text("allowed", ", ".join(allowed))]
    return BadRecord(path, line.number, Say("record-unknown-line", args))


# The header


@final
class Header:
    """What a file says before play: the game, its settings, who plays, where the dice come from."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.game = ""
        self.rules = 0  # the version of the game's rules; 0: not said
        self.title = ""
        self.shows: list[str] = []  # the rules that a scenario proves
        self.seats = 0  # 0: not said
        self.options: dict[str, str] = {}
        self.players: dict[int, str] = {}  # by seat: a name
        self.bots: dict[int, str] = {}  # by seat: the kind of bot
        self.seed: int | None = None
        self.commitment = ""
        self.shares: dict[int, bytes] = {}  # by seat
        self.secret = b""
        self.lines: dict[str, int] = {}  # where each was said
        self.own: set[str] = set()  # what was said here, not inherited

    def heir(self) -> Header:
        """A header that says the same, until it says something else."""
        other = Header(self.path)
        other.game, other.rules, other.title, other.seats, other.seed = self.game, self.rules, self.title, self.seats, self.seed
        other.shows, other.options, other.lines = self.shows[:], dict(self.options), dict(self.lines)
        other.players, other.bots = dict(self.players), dict(self.bots)
        other.commitment, other.shares, other.secret = self.commitment, dict(self.shares), self.secret
        return other

    def take(self, line: Line) -> None:
        """Read one line of the header."""
        key, path = line.key, self.path
        if key == "foldtable":
            raise BadRecord(path, line.number, Say("record-twice", [text("key", key)]))
        if not line.rest:
            raise BadRecord(path, line.number, Say("record-line-empty", [text("key", key)]))
        subject = key
        if key == "option":
            name, _, value = line.rest.partition(" ")
            subject = f"option {name}"
            self.options[name] = value.strip()
        elif key in ("player", "bot", "share"):
            seat, rest = seat_and_rest(path, line)
            subject = f"{key} {seat}"
            if not rest:
                raise BadRecord(path, line.number, Say("record-line-empty", [text("key", subject)]))
            if key == "player":
                self.players[seat] = rest
            elif key == "bot":
                self.bots[seat] = rest
            else:
                self.shares[seat] = hex_bytes(path, line, rest)
        elif key == "shows":
            self.take_rules(line)
            return  # rules may be named on several lines
        else:
            self.take_word(line)
        if subject in self.own:
            raise BadRecord(path, line.number, Say("record-twice", [text("key", quoted(subject))]))
        self.own.add(subject)
        self.lines[subject] = line.number

    def take_rules(self, line: Line) -> None:
        for word in line.words():
            if not RULE.fullmatch(word):
                raise BadRecord(self.path, line.number, Say("record-bad-rule", [text("got", quoted(word))]))
            if word not in self.shows:
                self.shows.append(word)

    def take_word(self, line: Line) -> None:
        """A line whose rest is one value."""
        key, path, rest = line.key, self.path, line.rest
        if key == "game":
            self.game = rest
        elif key == "title":
            self.title = rest
        elif key == "rules":
            self.rules = whole_number(path, line, rest, 1, 999_999)
        elif key == "seats":
            self.seats = whole_number(path, line, rest, 0, HIGHEST_SEAT)
        elif key == "seed":
            self.seed = whole_number(path, line, rest, 0, LARGEST_SEED)
        elif key == "secret":
            self.secret = hex_bytes(path, line, rest)
            if len(self.secret) < SHORTEST_SECRET:
                raise BadRecord(path, line.number, Say("record-short-secret", [count("least", SHORTEST_SECRET)]))
        else:
            self.commitment = hex_bytes(path, line, rest).hex()

    def line_of(self, subject: str) -> int:
        return self.lines.get(subject, 0)

    def must_say(self, subject: str) -> None:
        if subject not in self.lines:
            raise BadRecord(self.path, 0, Say("record-lacks", [text("key", subject)]))

    def check_box(self, box: Box) -> None:
        """Is this the file's game, and are these the rules it was played by?"""
        if self.game != box.name:
            args = [text("wanted", box.name), text("got", quoted(self.game))]
            raise BadRecord(self.path, self.line_of("game"), Say("record-other-game", args))
        if self.rules and self.rules != box.version:
            args = [text("game", box.title), text("wanted", str(box.version)), text("got", str(self.rules))]
            raise BadRecord(self.path, self.line_of("rules"), Say("record-other-rules", args))

    def settings(self, box: Box) -> dict[str, Value]:
        """The settings as values of the game's; refused ones with their line."""
        values: dict[str, Value] = {}
        for name, word in self.options.items():
            try:
                values[name] = box.setting(name).read(word)
            except BadSetup as slip:
                raise self.bad_setup(slip, f"option {name}") from slip
        return values

    def set_up(self, box: Box) -> Game:
        """A game with its set-up on the agenda. A header that the rules refuse is a BadRecord because of a BadSetup."""
        self.check_box(box)
        settings = self.settings(box)
        seats = self.seats if "seats" in self.lines else box.default_seats
        try:
            game = box.setup(seats, settings)
        except BadSetup as slip:
            raise self.bad_setup(slip, "seats") from slip
        for seat in [*self.players, *self.bots, *self.shares]:
            if seat >= seats:
                key = next(key for key in ("player", "bot", "share") if f"{key} {seat}" in self.lines)
                args = [count("seat", seat), count("last", seats - 1)]
                raise BadRecord(self.path, self.line_of(f"{key} {seat}"), Say("record-no-such-seat", args))
        return game

    def bad_setup(self, slip: BadSetup, subject: str) -> BadRecord:
        line = self.line_of(subject) or self.line_of("game")
        return BadRecord(self.path, line, slip.say, slip.rule)

    def written(self, box: Box) -> list[str]:
        """The same as lines, in the order people like to read them. Settings at their default go without saying."""
        lines = [f"foldtable {FORMAT}", f"game {box.name}", f"rules {box.version}"]
        if self.title:
            lines.append(f"title {self.title}")
        if self.shows:
            lines.append("shows " + " ".join(self.shows))
        lines.append(f"seats {self.seats}")
        for setting in box.settings:
            word = self.options.get(setting.name, "")
            if word and word != spell(setting.default):
                lines.append(f"option {setting.name} {word}")
        for seat in range(self.seats):
            if seat in self.players:
                lines.append(f"player {seat} {self.players[seat]}")
            if seat in self.bots:
                lines.append(f"bot {seat} {self.bots[seat]}")
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
            lines += [f"share {seat} {share.hex()}" for seat, share in sorted(self.shares.items())]
        return lines


# Chance, as words


@final
class Script:
    """Chance outcomes as a file gives them, with the lines where they stand."""

    def __init__(self, outcomes: list[Outcomes], lines: list[int]) -> None:
        self.outcomes = outcomes
        self.lines = lines

    def line_at(self, index: int, otherwise: int) -> int:
        """The line of the outcome of this index; past the end, where the script ran out."""
        if index < len(self.lines):
            return self.lines[index]
        return self.lines[-1] if self.lines else otherwise


def script_of(box: Box, path: str, lines: Sequence[Line]) -> Script:
    """The outcomes that these `*` lines hold."""
    outcomes: list[Outcomes] = []
    for line in lines:
        kind, *words = line.words() or [""]
        if not kind:
            raise BadRecord(path, line.number, Say("record-line-empty", [text("key", OUTCOME)]))
        numbers: list[int] = []
        for word in words:
            number = box.chance_number(kind, word)
            if number is None:
                args = [text("kind", quoted(kind)), text("got", quoted(word))]
                raise BadRecord(path, line.number, Say("record-bad-outcome", args))
            numbers.append(number)
        outcomes.append(Outcomes(kind, numbers))
    return Script(outcomes, [line.number for line in lines])


def why(box: Box, slip: BadScript) -> Say:
    """What is wrong with a script, in the words of the game: which cards of a shuffle are missing, which are too many."""
    if sorted(slip.wanted) == sorted(slip.got):
        return slip.say
    kind = next((str(arg.value) for arg in slip.say.args if arg.name == "kind"), "")
    missing = [box.chance_word(kind, number) for number in sorted((Counter(slip.wanted) - Counter(slip.got)).elements())]
    extra = [box.chance_word(kind, number) for number in sorted((Counter(slip.got) - Counter(slip.wanted)).elements())]
    args = [text("kind", kind), text("missing", quoted(" ".join(missing)) or "-"), text("extra", quoted(" ".join(extra)) or "-")]
    return Say("script-wrong-cards", args)


def outcome_lines(box: Box, outcomes: Sequence[Outcomes]) -> list[str]:
    """The same as lines. Neighbours of one number and one kind share a line: the two tumbles of a throw read as one."""
    lines: list[str] = []
    last_kind = ""
    for outcome in outcomes:
        words = [box.chance_word(outcome.kind, number) for number in outcome.numbers]
        if len(words) == 1 and outcome.kind == last_kind:
            lines[-1] += " " + words[0]
        else:
            lines.append(" ".join([OUTCOME, outcome.kind, *words]))
        last_kind = outcome.kind if len(words) == 1 else ""
    return lines


def game_line(source: str, path: str) -> Line:
    """The line that names the game, so that its box can be found."""
    for line in lines_of(source, path):
        if line.key == "game" and line.rest:
            return line
    raise BadRecord(path, 0, Say("record-lacks", [text("key", "game")]))


def located(path: str, line: int, message: str, why: Say, rule: str) -> BadRecord:
    """A slip within a play, with its place: "the choice isn't taken: ..." """
    return BadRecord(path, line, Say(message, [said("why", why)]), rule)
