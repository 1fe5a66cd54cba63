"""One-line messages without arguments, read without Fluent: it takes a tenth of a second to load, and `--help` shouldn't."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
ONE_LINE: Final = re.compile(r"^([a-z][a-z0-9_-]*) = ([^{}\n]+)\n(?! )", re.MULTILINE)


@cache
def table_folders() -> tuple[Path, ...]:
    """Where the table's words are: in `locale/`, and beside the packages that bring their own."""
    return (HOME / "locale", *sorted(HOME.glob("*/locale")))


@cache
def phrases(lang: str) -> dict[str, str]:
    """The table's plain messages, by id. English ones stand in where a language lacks them."""
    found = {} if lang == "en" else dict(phrases("en"))
    for folder in table_folders():
        path = folder / f"{lang}.ftl"
        if path.exists():
            found.update(ONE_LINE.findall(path.read_text(encoding="utf-8") + "\n"))
    return found


def phrase(lang: str, message: str) -> str:
    """A plain message of the table; its id if there is none."""
    return phrases(lang).get(message, message)
