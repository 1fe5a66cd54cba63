"""`foldtable bench`: how fast a game is here. It measures, and never judges."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

from foldtable.commands import YES
from foldtable.commands.parser import positive
from foldtable.core.say import count, text
from foldtable.core.settings import spell
from foldtable.games import catalogue
from foldtable.terminal.seating import settings_from
from foldtable.words.words import Words

if TYPE_CHECKING:
    from foldtable.core.box import Box
    from foldtable.core.settings import Value
    from foldtable.lab.bench import Measured

    Commands = argparse._SubParsersAction[Any]

SECONDS: Final = 12


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", default=[])
    parser.add_argument("--seconds", type=positive, metavar="S", default=SECONDS)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from foldtable.lab.bench import ROUNDS, builds_here, facts, measure  # noqa: PLC0415  # help shouldn't wait for it

    box = catalogue.box(args.game)
    settings = settings_from(box, args.option)
    tables = box.seats if args.seats is None else [args.seats]
    for seats in tables:
        box.setup(seats, settings)  # refused here, in one sentence, rather than in another process
    builds = builds_here()
    tick = tick_for(ROUNDS * len(builds) * len(tables))
    measured = [measure(box.name, seats, settings, builds, args.seconds / len(tables) / len(builds), tick) for seats in tables]
    if args.json:
        print(json.dumps(as_data(box, settings, measured, facts()), ensure_ascii=False))
    else:
        print("\n".join(as_tables(box, settings, measured, facts(), Words(args.lang, box))))
    return YES


def tick_for(rounds: int) -> Any:
    """Somebody who watches sees how far it is."""
    if not sys.stderr.isatty():
        return None
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        print(f"\r{done}/{rounds}" if done < rounds else "\r" + " " * 9 + "\r", end="", file=sys.stderr, flush=True)

    return tick


def as_tables(box: Box, settings: dict[str, Value], measured: list[Measured], known: dict[str, object], words: Words) -> list[str]:
    from foldtable.lab.bench import COMPILED, PLAIN  # noqa: PLC0415
    from foldtable.lab.stopwatch import UNITS  # noqa: PLC0415
    from foldtable.lab.tables import set_columns  # noqa: PLC0415

    about = [text("game", box.title), text("version", str(known["foldtable"])), text("python", str(known["python"]))]
    machine = [text("machine", str(known["machine"])), text("system", str(known["system"])), count("cores", int(str(known["cores"])))]
    lines = [words.say("bench-about", *about), words.say("bench-machine", *machine)]
    lines += [words.say("bench-how" if known["compiled"] else "bench-plain-only")]
    lines += [" ".join(f"{name}={spell(value)}" for name, value in settings.items())] if settings else []
    named = {COMPILED: words.say("bench-compiled"), PLAIN: words.say("bench-plain")}
    for one in measured:
        builds = list(next(iter(one.medians.values())))
        heads = [words.say("bench-seats", count("seats", one.seats)), *[named[build] for build in builds], ""]
        rows = [[*heads, words.say("bench-ratio")] if len(builds) > 1 else heads]
        for name, values in one.medians.items():
            ratio = one.ratio(name, UNITS[name])
            row = [words.say("bench-" + name), *[figure(values[build]) for build in builds], UNITS[name]]
            rows.append(row if ratio is None else [*row, f"{ratio:.1f}"])
        lines += ["", *set_columns(rows)]
    return lines


def figure(number: float) -> str:
    """As many digits as mean something."""
    if number < 10:
        return f"{number:.2f}"
    if number < 100:
        return f"{number:.1f}"
    return f"{number:,.0f}".replace(",", " ")


def as_data(box: Box, settings: dict[str, Value], measured: list[Measured], known: dict[str, object]) -> dict[str, object]:
    """The same for scripts."""
    from foldtable.lab.stopwatch import UNITS  # noqa: PLC0415

    seats: dict[str, object] = {}
    for one in measured:
        seats[str(one.seats)] = {
            name: {"unit": UNITS[name], **values, "ratio": one.ratio(name, UNITS[name])} for name, values in one.medians.items()
        }
    return {"game": box.name, "rules": box.version, "settings": settings, **known, "seats": seats}
