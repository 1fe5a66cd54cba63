"""`foldtable play`: sit down at the terminal table, on the whole screen or line by line; begin a game or take one up again."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from foldtable.commands import YES
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, count, text
from foldtable.games import catalogue
from foldtable.table.live import Live
from foldtable.table.standing import ORDERS, SENSIBLE
from foldtable.terminal import seating
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("play")
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--people", type=int, metavar="N")
    parser.add_argument("--bots", metavar="KIND[,KIND...]")
    parser.add_argument("--name", action="append", default=[], metavar="NAME")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--resume", metavar="FILE|last")
    parser.add_argument("--orders", choices=ORDERS, default=SENSIBLE, metavar="|".join(ORDERS))
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--fast", action="store_true")


def run(args: argparse.Namespace) -> int:
    on_screen = wants_screen(args)
    has_game = args.resume is not None or args.game is not None
    if on_screen:
        return full_screen(live_for(args) if has_game else None, args)
    if not has_game:
        return games(args)
    from foldtable.terminal.plain import Plain  # noqa: PLC0415  # the other way of playing isn't loaded

    live = live_for(args)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # what isn't text is no answer, and no reason to stop
    try:
        return Plain(live, Words(args.lang, live.play.box), sys.stdin, sys.stdout).run()
    except Exception as fault:
        tell_where_kept(fault, live)
        raise


def live_for(args: argparse.Namespace) -> Live:
    """The table that was asked for: a new one, or an old one."""
    if args.resume is not None:
        game = "" if args.game is None else catalogue.box(args.game).name
        return seating.resume(seating.find_save(args.resume, game), args.lang, game, args.orders)
    box = catalogue.box(args.game)
    plan = seating.planned(box, seats=args.seats, options=args.option, people=args.people, bots=args.bots, names=args.name, seed=args.seed)
    return seating.sit_down(plan, Words(args.lang, box), args.orders)


def wants_screen(args: argparse.Namespace) -> bool:
    """The whole screen, if there is one to draw on and nobody asked for lines."""
    if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "dumb") != "dumb" and "utf" in (sys.stdout.encoding or "").lower()


def full_screen(live: Live | None, args: argparse.Namespace) -> int:
    """On the whole screen; without a table yet, beginning with the choice of one."""
    from foldtable.terminal.app import PACE, Room, colours_of, is_large_enough  # noqa: PLC0415  # Textual is slow to load

    fits, width, height = is_large_enough()
    if not fits:
        raise too_small(width, height)
    room = Room(live, args.lang, pace=0.0 if args.fast else PACE, colours=colours_of(os.environ), order=args.orders)
    kept = False
    try:
        room.run()
    finally:
        if room.live is not None:
            kept = room.live.leave()
    fault = room.fault()
    if fault is not None:
        if room.live is not None:
            tell_where_kept(fault, room.live)
        raise fault
    if room.live is not None:
        print("\n".join(goodbye(room.live, Words(args.lang, room.live.play.box), kept=kept)))
    return YES


def tell_where_kept(fault: Exception, live: Live) -> None:
    """Whatever went wrong: whoever reads of it should read where their game is, too."""
    if live.path is not None and live.path.exists():
        fault.kept = str(live.path)  # type: ignore[attr-defined]


def goodbye(live: Live, words: Words, *, kept: bool) -> list[str]:
    """What one reads when the screen is the shell's again."""
    lines: list[str] = []
    outcome = live.play.game.outcome
    people = live.people
    if outcome is not None:
        lines += words.outcome(outcome, live.names, people[0] if len(people) == 1 else -1)
    elif kept:
        lines += [
            words.say("play-saved", text("file", str(live.path))),
            words.say("play-resume", text("command", "foldtable play --resume last")),
        ]
    else:
        lines.append(words.say("play-nothing-saved"))
    return lines


def too_small(width: int, height: int) -> BadSetup:
    from foldtable.terminal.screenful import LEAST_HEIGHT, LEAST_WIDTH  # noqa: PLC0415

    sizes = [count("width", LEAST_WIDTH), count("height", LEAST_HEIGHT), count("has-width", width), count("has-height", height)]
    return BadSetup(Say("terminal-too-small", sizes))


# Without a game


def games(args: argparse.Namespace) -> int:
    """In lines: which games there are, and how to begin one."""
    words = Words(args.lang)
    for box in catalogue.boxes():
        own = Words(args.lang, box)
        print(own.say("play-game", text("title", box.title), text("command", f"foldtable play {box.name}")))
        print(own.say("game-about"))
    print(words.say("play-how-to-resume", text("command", "foldtable play --resume last")))
    return YES
