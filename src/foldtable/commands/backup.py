"""`foldtable backup`: a whole copy of all tables, while play goes on."""

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
    parser = commands.add_parser("backup")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--data", type=Path, metavar="FOLDER")


def run(args: argparse.Namespace) -> int:
    from foldtable.server import running, sqlite  # noqa: PLC0415  # slow to load
    from foldtable.server.config import FILE  # noqa: PLC0415

    tables = sqlite.backup((args.data or running.usual_folder()) / FILE, args.file)
    print(Words(args.lang).say("server-backed-up", count("tables", tables), text("file", str(args.file))))
    return YES
