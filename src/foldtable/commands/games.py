"""`foldtable games`: which games there are, for how many, and what can be chosen before play."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from foldtable.commands import YES
from foldtable.core.box import Box
from foldtable.core.say import count, text
from foldtable.core.settings import Setting, spell
from foldtable.games import catalogue
from foldtable.words.paper import Ink, ink_for, set_lines, width_for
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("games")
    parser.add_argument("game", nargs="?", metavar="GAME")


def run(args: argparse.Namespace) -> int:
    boxes = [catalogue.box(args.game)] if args.game else catalogue.boxes()
    pages = [page(box, Words(args.lang, box), ink_for(sys.stdout), width_for(sys.stdout)) for box in boxes]
    print("\n\n".join("\n".join(page) for page in pages))
    return YES


def page(box: Box, words: Words, ink: Ink, width: int) -> list[str]:
    """One game: title, seats, a line on what it is, its settings."""
    seats = [text("seats", span(box.seats)), count("default", box.default_seats), text("rule", box.rule_for_seats)]
    lines = [f"{ink.strong(box.title)}  {box.name}  {ink.faint(words.say('games-seats', *seats))}"]
    lines += set_lines(words.say("game-about"), width, ink, "  ")
    for setting in box.settings:
        lines += ["", *entry(setting, words, ink), *set_lines(words.say("setting-" + setting.name), width, ink, "      ")]
    return lines


def entry(setting: Setting, words: Words, ink: Ink) -> list[str]:
    values = [text("allowed", setting.allowed_words().replace("..", "–")), text("default", spell(setting.default))]
    return [f"  {ink.strong(setting.name)}  {words.say('games-setting', *values)}  {ink.faint(' '.join(setting.rules))}"]


def span(seats: list[int]) -> str:
    """`2–4` where no number is left out, else `2, 4, 6`."""
    if len(seats) > 1 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(n) for n in seats)
