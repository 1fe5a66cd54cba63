"""The tree of things that go wrong. Three causes, three families.

Slip              somebody outside gave us something that can't be taken; carries a Say, and a rule where one speaks
 ├─ Refused       a player's slip: the game is untouched, the rule is shown
 ├─ BadSetup      an unknown game, a number of seats or an option out of range
 ├─ BadRecord     a record or scenario that can't be read or played; says the file and line
 └─ BadSave       bytes or JSON that hold no game of ours
Broken            our own fault: stop, keep the Record, never guess
"""

from __future__ import annotations

from foldtable.core.say import Say, count, text


class Slip(Exception):
    """Something from outside that can't be taken. Nothing has changed."""

    def __init__(self, say: Say, rule: str = "") -> None:
        super().__init__(repr(say) if not rule else f"{rule}: {say!r}")
        self.say = say
        self.rule = rule


class Refused(Slip):
    """A player's slip: not offered now, and the rule that closes it."""


class BadSetup(Slip):
    """A play that can't begin: what was asked for, what is allowed."""


class BadRecord(Slip):
    """A record or scenario at fault. `line` counts from 1; 0 means the file as a whole."""

    def __init__(self, path: str, line: int, say: Say, rule: str = "") -> None:
        super().__init__(say, rule)
        self.path = path
        self.line = line

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.say!r}"


class BadSave(Slip):
    """Bytes or JSON that hold no game of ours, or one of another version."""


class Broken(Exception):
    """Our own fault. The message is for developers; `kept` says where the record of the play was kept, once somebody has kept it."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.kept = ""


def bad_save(message: str, at: int = 0, got: str = "") -> BadSave:
    """A save at fault: which fault, where in it, and what stands there."""
    return BadSave(Say(message, [count("at", at), text("got", got)]))
