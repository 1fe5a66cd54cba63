"""Saves: a saved play is its record, in a folder of its own. A save is whole or not there: it is never half-written."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from foldtable.core.errors import BadSave
from foldtable.core.say import Say, text
from foldtable.table.grammar import SUFFIX, quoted
from foldtable.table.play import Play

NAME: Final = re.compile(r"\w[\w. -]{0,80}")


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """Where Foldtable keeps what isn't the user's own to name: FOLDTABLE_HOME, else the place for such things."""
    own = environ.get("FOLDTABLE_HOME", "")
    if own:
        return Path(own)
    state = environ.get("XDG_STATE_HOME", "")
    if state and Path(state).is_absolute():
        return Path(state) / "foldtable"
    return Path(environ.get("HOME", "") or Path.home()) / ".local" / "state" / "foldtable"


def folder(environ: Mapping[str, str] = os.environ) -> Path:
    return home(environ) / "saves"


def path_of(name: str, environ: Mapping[str, str] = os.environ) -> Path:
    """The file of a save, by its name; a name that would lead anywhere else is refused."""
    bare = name.removesuffix(SUFFIX)
    if not NAME.fullmatch(bare):
        raise BadSave(Say("save-bad-name", [text("name", quoted(name))]))
    return folder(environ) / (bare + SUFFIX)


def new_name(game: str, environ: Mapping[str, str] = os.environ) -> str:
    """A name that no save has yet: the game, the day and the time."""
    name = f"{game} {datetime.now(tz=UTC).astimezone():%Y-%m-%d %H.%M.%S}"
    taken = {path.stem for path in listed(environ)}
    number = 2
    fresh = name
    while fresh in taken:
        fresh = f"{name} {number}"
        number += 1
    return fresh


def listed(environ: Mapping[str, str] = os.environ) -> list[Path]:
    """All saves, the newest first."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in folder(environ).glob(f"*{SUFFIX}"):
            with suppress(OSError):  # deleted while we look
                found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, key=lambda one: (-one[0], one[1].name))]


def save(play: Play, path: Path) -> None:
    """Write the play's record, with the secret of its dice: a save is the host's own copy."""
    write(path, play.record(private=True))


def write(path: Path, words: str) -> None:
    """Put a text in the place of a file, in one step: whoever reads at any moment, or after a crash, finds the old one or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.stem}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(words)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    with suppress(OSError):  # the folder's own entry; some file systems can't, and then the file is there all the same
        entry = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(entry)
        finally:
            os.close(entry)
