"""Options as text: a verb and the things it touches, with single spaces between. `take r3c1 r3c5`"""

from __future__ import annotations

from foldtable.core.steps import Option


def find_option(options: list[Option], verb: str, words: list[str]) -> Option | None:
    """The one option of this notation, if it is offered."""
    for option in options:
        if option.verb == verb and option.things() == words:
            return option
    return None
