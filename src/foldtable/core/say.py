"""Sentences without language: a message id and its arguments, put into words only where somebody reads.

Whatever a player is told (events, prompts, labels, refusals, faults of files) travels as a Say. The words are in the
Fluent files of the game (`locale/`) or of the table; simulation never renders any.
"""

from __future__ import annotations

from json.encoder import encode_basestring
from typing import Final, final

SEAT: Final = "seat"
NUMBER: Final = "number"
THING: Final = "thing"
THINGS: Final = "things"
TEXT: Final = "text"
SAY: Final = "say"


QUOTED: Final[dict[str, str]] = {}
MOST_QUOTED: Final = 20_000


def quote(words: str) -> str:
    """A text as JSON has it. Games say the same few thousand words again and again."""
    written = QUOTED.get(words)
    if written is None:
        written = str(encode_basestring(words))
        if len(QUOTED) < MOST_QUOTED and len(words) < 40:
            QUOTED[words] = written
    return written


@final
class Arg:
    """One named argument; its kind tells the reader's language how to word it."""

    def __init__(self, name: str, kind: str, value: object) -> None:
        self.name = name
        self.kind = kind
        self.value = value

    def data(self) -> list[object]:
        value = self.value
        if isinstance(value, Say):
            return [self.name, self.kind, value.data()]
        return [self.name, self.kind, value]

    def json(self) -> str:
        """The same as JSON."""
        value = self.value
        if isinstance(value, Say):
            written = value.json()
        elif isinstance(value, str):
            written = quote(value)
        elif isinstance(value, list):
            written = "[" + ",".join([quote(str(word)) for word in value]) + "]"
        else:
            written = str(value)
        return "[" + quote(self.name) + "," + quote(self.kind) + "," + written + "]"


@final
class Say:
    """A message id with arguments. Immutable."""

    def __init__(self, message: str, args: list[Arg] | None = None) -> None:
        self.message = message
        self.args: list[Arg] = [] if args is None else args
        self.written = ""  # as JSON, once somebody wanted it: most are made once and sent often

    def data(self) -> list[object]:
        """The same as plain lists, for JSON and for comparing."""
        return [self.message, [arg.data() for arg in self.args]]

    def json(self) -> str:
        if not self.written:
            self.written = "[" + quote(self.message) + ",[" + ",".join([arg.json() for arg in self.args]) + "]]"
        return self.written

    def is_like(self, other: Say) -> bool:
        """Would both be worded the same?"""
        if self is other:
            return True
        args, others = self.args, other.args
        if self.message != other.message or len(args) != len(others):
            return False
        for i in range(len(args)):
            arg, another = args[i], others[i]
            if arg is not another:
                if arg.name != another.name or arg.kind != another.kind:
                    return False
                value, its = arg.value, another.value
                if isinstance(value, Say):
                    if not isinstance(its, Say) or not value.is_like(its):
                        return False
                elif value != its:
                    return False
        return True

    def __repr__(self) -> str:
        return self.message + "(" + ", ".join([f"{arg.name}={arg.value}" for arg in self.args]) + ")"


def who(name: str, seat: int) -> Arg:
    """A seat, worded by the name of whoever sits there, or as "you"."""
    return Arg(name, SEAT, seat)


def count(name: str, number: int) -> Arg:
    """A number, so that languages can choose their plural."""
    return Arg(name, NUMBER, number)


def thing(name: str, word: str) -> Arg:
    """A card, space or piece by its word in the notation, worded by the game's own name for it."""
    return Arg(name, THING, word)


def things(name: str, words: list[str]) -> Arg:
    """Several things, listed as the reader's language lists them."""
    return Arg(name, THINGS, words)


def text(name: str, words: str) -> Arg:
    """Text that is the same in every language: a file's name, what somebody typed."""
    return Arg(name, TEXT, words)


def said(name: str, inner: Say) -> Arg:
    """A sentence or phrase inside a sentence."""
    return Arg(name, SAY, inner)
