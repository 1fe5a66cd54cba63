"""`foldtable serve`: opens the house, and the browser at its door. `foldtable` alone does the same."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foldtable.commands import YES
from foldtable.commands.parser import positive
from foldtable.core.say import text
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve")
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--port", type=int, metavar="N")
    parser.add_argument("--data", type=Path, metavar="FOLDER")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--proxy", action="store_true")
    parser.add_argument("--workers", type=positive, metavar="N")
    parser.add_argument("--idle", type=positive, default=300, metavar="SECONDS")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--no-browser", action="store_true")


def run(args: argparse.Namespace) -> int:
    from foldtable.server import logs, running  # noqa: PLC0415  # slow to load
    from foldtable.server.config import PORT, Config  # noqa: PLC0415

    words = Words(args.lang)
    is_usual = args.port is None
    config = Config(
        data=args.data or running.usual_folder(),
        host=args.host,
        port=PORT if args.port is None else args.port,
        origins=tuple(args.origin),
        proxy=args.proxy,
        workers=args.workers or max(1, (os.cpu_count() or 2) - 1),
        idle=float(args.idle),
    )

    def tell(message: str, address: str) -> None:
        print(words.say(message, text("address", address)), flush=True)
        if not args.no_browser:
            running.open_browser(address)

    if is_usual and args.data is None:
        address = running.open_already(config)
        if address:
            tell("server-open-already", address)
            return YES
    logs.start(quiet=args.quiet or sys.stderr.isatty())  # at a terminal sits a player, not a log
    with running.bound(config, is_usual=is_usual) as listening:
        address = running.address_of(listening)
        running.run(config, listening, lambda: tell("server-open", address))
    return YES
