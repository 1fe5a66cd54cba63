"""`foldtable scenario`: runs scenarios, and shows where they differ from what they say."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foldtable.commands import NO, YES
from foldtable.commands.record import box_named
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, count, text
from foldtable.table.grammar import SUFFIX, read_text
from foldtable.table.scenario import Failure, read_scenarios
from foldtable.table.scenario import run as run_scenario
from foldtable.words.paper import Ink, ink_for
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("scenario")
    parser.add_argument("files", nargs="+", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    words, ink = Words(args.lang), ink_for(sys.stdout)
    played = failed = 0
    for path in [path for name in args.files for path in files_of(name)]:
        for scenario in read_scenarios(read_text(path), path):
            box = box_named(scenario.header.game, path, scenario.header.line_of("game"))
            played += 1
            failure = run_scenario(box, scenario)
            if failure is not None:
                failed += 1
                print("\n".join(told(failure, Words(args.lang, box), ink)), end="\n\n")
    if failed:
        print(words.say("scenario-failed", count("failed", failed), count("scenarios", played)))
        return NO
    print(words.say("scenario-passed", count("scenarios", played)))
    return YES


def files_of(name: str) -> list[str]:
    """The file itself, or all scenarios of a folder and those in it."""
    path = Path(name)
    if not path.is_dir():
        return [name]
    found = sorted(str(one) for one in path.rglob(f"*{SUFFIX}"))
    if not found:
        raise BadSetup(Say("scenario-none", [text("folder", name)]))
    return found


def told(failure: Failure, words: Words, ink: Ink) -> list[str]:
    """A failure as a person reads it: where, which statement, what is wrong with it, how the table lies."""
    scenario = failure.scenario
    lines = [
        ink.strong(f"{scenario.path}:{failure.line.number}: {scenario.name}"),
        f"    {failure.line}",
        f"  {words.render(failure.say)}",
    ]
    labels = [(words.say(label), value) for label, value in failure.differs]
    width = max((len(label) for label, _ in labels), default=0)
    lines += [f"    {ink.faint(label.ljust(width))}  {value}" for label, value in labels]
    if failure.table:
        lines.append(f"  {words.say('scenario-table')}:")
        lines += [f"    {place}" for place in failure.table]
    return lines
