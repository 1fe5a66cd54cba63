"""Sentences without language: a message id and its arguments, put into words only where somebody reads.

Whatever a player is told (events, prompts, labels, refusals, faults of files) travels as a Say. The words are in the
Fluent files of the game (`locale/`) or of the table; simulation never renders any.
"""

from __future__ import annotations

from typing import Final, final

SEAT: Final = "seat"
NUMBER: Final = "number"
THING: Final = "thing"
THINGS: Final = "things"
TEXT: Final = "text"
SAY: Final = "say"


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


@final
class Say:
    """A message id with arguments. Immutable."""

    def __init__(self, message: str, args: list[Arg] | None = None) -> None:
        self.message = message
        self.args: list[Arg] = [] if args is None else args

    def data(self) -> list[object]:
        """The same as plain lists, for JSON and for comparing."""
        return [self.message, [arg.data() for arg in self.args]]

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
