"""Settings: what is chosen before play and fixed from then on. The rulebooks call them options; here an Option is a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, count, text

Value = int | bool | str


@final
class Setting:
    """One choice before play: its values or its range, what it is when nobody says, and the rules it follows."""

    def __init__(self, name: str, default: Value, allowed: Sequence[Value], least: int, most: int, rules: Sequence[str]) -> None:
        self.name = name
        self.default = default
        self.allowed = list(allowed)  # every allowed value; empty: a whole number from `least` to `most`
        self.least = least
        self.most = most
        self.rules = list(rules)  # the first is the one by which other values are refused

    def allows(self, value: Value) -> bool:
        if self.allowed:
            return any(value == one and type(value) is type(one) for one in self.allowed)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def allowed_words(self) -> str:
        if self.allowed:
            return ", ".join(spell(one) for one in self.allowed)
        return f"{self.least}..{self.most}"

    def read(self, word: str) -> Value:
        """A value as written in a record or on the command line; refused when out of range."""
        value: Value = word
        if isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(word, word)
        elif isinstance(self.default, int):
            digits = word[1:] if word[:1] in ("-", "+") else word
            if digits.isascii() and digits.isdigit() and len(digits) < 10:
                value = int(word)
        return self.checked(value)

    def checked(self, value: Value) -> Value:
        if self.allows(value):
            return value
        args = [text("setting", self.name), text("value", spell(value)), text("allowed", self.allowed_words())]
        raise BadSetup(Say("setup-bad-value", args), self.rules[0] if self.rules else "")


def spell(value: Value) -> str:
    """A value as records and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle(settings: Sequence[Setting], given: Mapping[str, Value], rule: str) -> dict[str, Value]:
    """Every setting with its value: as given, else its default. Unknown names and values out of range are refused."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise BadSetup(Say("setup-unknown-setting", [text("setting", name), text("allowed", ", ".join(known) or "-")]), rule)
    return {name: setting.checked(given.get(name, setting.default)) for name, setting in known.items()}


def check_seats(seats: int, allowed: Sequence[int], rule: str) -> None:
    if seats not in allowed:
        raise BadSetup(Say("setup-bad-seats", [count("seats", seats), text("allowed", ", ".join(str(n) for n in allowed))]), rule)
