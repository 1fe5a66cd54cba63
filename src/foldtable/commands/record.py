"""`foldtable record`: says what a recorded play is, verifies it, or turns it into JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from foldtable.commands import NO, YES
from foldtable.core.box import Box
from foldtable.core.errors import BadRecord, BadSetup
from foldtable.core.say import count, text
from foldtable.games import catalogue
from foldtable.table.grammar import game_line, read_text
from foldtable.table.play import Play
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("record")
    parser.add_argument("file", metavar="FILE")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--verify", action="store_true")
    chosen.add_argument("--verify-dice", action="store_true")
    chosen.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    play = read_play(args.file)
    if args.json:
        print(play.data())
        return YES
    words = Words(args.lang, play.box)
    if args.verify:
        play.verify()
        print("\n".join(verified(play, words)))
    elif args.verify_dice:
        play.verify()
        print("\n".join(dice_verified(play, words)))
        return YES if play.header.commitment and play.header.secret else NO
    else:
        print("\n".join(summary(play, words)))
    return YES


def read_play(path: str) -> Play:
    """The play of a record file, whichever game it is of."""
    source = read_text(path)
    line = game_line(source, path)
    return Play.read(box_named(line.rest, path, line.number), source, path)


def box_named(name: str, path: str, line: int) -> Box:
    """The box of the game that a file names in this line."""
    try:
        return catalogue.box(name)
    except BadSetup as slip:
        raise BadRecord(path, line, slip.say, slip.rule) from slip


def summary(play: Play, words: Words) -> list[str]:
    """What it is a play of, how long, who sits there, and how it ended or what it waits for."""
    game, names = play.game, play.names()
    size = [text("game", play.box.title), count("seats", game.seats), count("moves", len(play.moves))]
    lines = [play.header.title] if play.header.title else []
    lines.append(words.say("record-summary", *size))
    lines += [f"  {seat} {words.seat(seat, names)}" for seat in range(game.seats) if names[seat]]
    lines += [f"  {name} {value}" for name, value in play.header.options.items()]
    if game.outcome is None:
        lines.append(words.say("record-unfinished", text("asked", words.seat(game.asked(), names))))
    else:
        lines += words.outcome(game.outcome, names)
    return lines


def verified(play: Play, words: Words) -> list[str]:
    """What has been checked, and what couldn't be."""
    outcomes = sum(len(move.outcomes) for move in [play.opening, *play.moves])
    lines = [words.say("record-verified", count("moves", len(play.moves)), count("outcomes", outcomes))]
    if play.header.seed is not None:
        lines.append(words.say("record-verified-seed", text("seed", str(play.header.seed))))
    else:
        lines += sealed(play, words)
    if play.ending is not None and play.ending.digest:
        lines.append(words.say("record-verified-digest"))
    return lines


def sealed(play: Play, words: Words) -> list[str]:
    if play.header.secret and play.header.commitment:
        return [words.say("record-verified-sealed")]
    if play.header.commitment:
        return [words.say("record-verified-promise")]
    return []


def dice_verified(play: Play, words: Words) -> list[str]:
    """Whether these are dice that nobody can have chosen: what was promised, who gave a share, and that every outcome follows from it."""
    header, names = play.header, play.names()
    if not header.commitment:
        return [words.say("record-dice-open")]
    lines = [words.say("record-dice-promise", text("commitment", header.commitment))]
    for seat, share in sorted(header.shares.items()):
        lines.append(words.say("record-dice-share", text("name", words.seat(seat, names)), text("share", share.hex())))
    return [*lines, *sealed(play, words)]
