"""The catalogue finds the games: each folder beside this file that declares a BOX is one.

Names are read from the folders; a game's rules are imported when somebody asks for its box, and not before. A sixth game is
a sixth folder, and nothing here changes.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from foldtable.core.box import Box
from foldtable.core.errors import BadSetup, Broken
from foldtable.core.say import Say, text

HOME: Final = Path(__file__).parent


def names() -> list[str]:
    """Every game, by the name one types. Imports none of them."""
    return sorted(path.parent.name for path in HOME.glob("*/__init__.py"))


def folder(name: str) -> Path:
    """The game's folder, or BadSetup naming the games there are."""
    known = names()
    if name in known:
        return HOME / name
    args = [text("game", name), text("allowed", ", ".join(known) or "-")]
    guess = closest(name, known)
    if guess:
        raise BadSetup(Say("setup-unknown-game-close", [*args, text("guess", guess)]))
    raise BadSetup(Say("setup-unknown-game", args))


def box(name: str) -> Box:
    """The box of a game, by name. Imports that game alone."""
    folder(name)
    declared = getattr(importlib.import_module(f"foldtable.games.{name}"), "BOX", None)
    if not isinstance(declared, Box) or declared.name != name:
        raise Broken(f"games/{name}/__init__.py declares no BOX named {name}")
    return declared


def boxes() -> list[Box]:
    """Every box, in the order of names."""
    return [box(name) for name in names()]


def closest(word: str, known: list[str]) -> str:
    """The known word that somebody probably meant, or nothing."""
    from difflib import get_close_matches  # noqa: PLC0415  # slow to load, and wanted only after a slip

    return next(iter(get_close_matches(word.lower(), known, 1, 0.6)), "")
