"""`foldtable restore`: puts a backup in the place of the store. What was there before stays beside it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foldtable.commands import YES
from foldtable.core.say import count, text
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("restore")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--data", type=Path, metavar="FOLDER")


def run(args: argparse.Namespace) -> int:
    from foldtable.server import running, sqlite  # noqa: PLC0415  # slow to load
    from foldtable.server.config import FILE  # noqa: PLC0415

    data = args.data or running.usual_folder()
    with running.held(data):
        tables, kept = sqlite.restore(args.file, data / FILE)
    words = Words(args.lang)
    print(words.say("server-restored", count("tables", tables), text("file", str(args.file))))
    if kept is not None:
        print(words.say("server-kept-beside", text("file", str(kept))))
    return YES
