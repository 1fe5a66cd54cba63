"""`foldtable rules`: a game's numbered rulebook, single rules of it, and which rules no test names."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from foldtable.commands import NO, YES
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, count, text
from foldtable.games import proofs, rulebooks
from foldtable.games.rulebooks import Part, Rule
from foldtable.words.paper import Ink, bare, ink_for, set_lines, width_for
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

NUMBER: Final = re.compile(r"(?:([A-Za-z]+)-)?(\d{1,6})")
HANG: Final = "          "  # under a rule's number


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules")
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("numbers", nargs="*", metavar="NUMBER")
    parser.add_argument("--find", metavar="WORD")
    parser.add_argument("--untested", action="store_true")
    parser.add_argument("--tests", type=Path, metavar="DIR", default=Path("tests"))


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    game, wanted = args.game, list(args.numbers)
    if game is not None and is_number(game):  # `foldtable rules MAG-216`: the number tells the game
        wanted.insert(0, game)
        game = game_that_numbers(game)
    if args.untested:
        return untested(words, [game] if game else rulebooks.games_with_rules(), args.tests)
    if game is None:
        if args.find is None:
            return contents(words)
        shown: list[Part] = [rule for name in rulebooks.games_with_rules() for rule in found(name, args.lang, args.find)]
    elif args.find is not None:
        shown = list(found(game, args.lang, args.find))
    elif wanted:
        shown = list(rules_of(game, args.lang, wanted))
    else:
        shown = rulebooks.book(need_rulebook(game), args.lang)
    if not shown:
        print(words.say("rules-nothing-found", text("word", args.find)))
        return NO
    print("\n".join(set_parts(shown, words, ink_for(sys.stdout), width_for(sys.stdout))))
    return YES


# Which rules are wanted


def is_number(word: str) -> bool:
    return bool(re.fullmatch(r"[A-Za-z]+-\d+(\.\..*)?", word))


def game_that_numbers(number: str) -> str:
    number = number.partition("..")[0].upper()
    game = rulebooks.game_of(number)
    if not game:
        raise rulebooks.unknown_rule(number, "")
    return game


def need_rulebook(game: str) -> str:
    if not rulebooks.rulebook(game, "en").exists():
        raise BadSetup(Say("rules-no-rulebook", [text("game", game), text("allowed", ", ".join(rulebooks.games_with_rules()) or "-")]))
    return game


def rules_of(game: str, lang: str, wanted: list[str]) -> list[Rule]:
    """The rules of these numbers and ranges of numbers, in the order asked for."""
    book = rulebooks.rules(need_rulebook(game), lang)
    numbers = [rule.number for rule in book]
    chosen: list[Rule] = []
    for word in wanted:
        first, dots, last = word.partition("..")
        start = numbers.index(full_number(game, first, numbers))
        end = numbers.index(full_number(game, last, numbers)) if dots else start
        chosen += book[min(start, end) : max(start, end) + 1]
    return chosen


def full_number(game: str, word: str, numbers: list[str]) -> str:
    """`216` and `mag-216` as MAG-216; refused if the book has no such rule."""
    match = NUMBER.fullmatch(word)
    prefix = rulebooks.prefix_of(game)
    if match is None:
        raise BadSetup(Say("rules-no-number", [text("got", word), text("example", numbers[0])]))
    number = f"{(match[1] or prefix).upper()}-{match[2]}"
    if number not in numbers:
        other = rulebooks.game_of(number)
        if other and other != game:
            raise BadSetup(Say("rules-other-game", [text("number", number), text("game", other), text("prefix", prefix)]))
        raise rulebooks.unknown_rule(number, other)
    return number


def found(game: str, lang: str, word: str) -> list[Rule]:
    """The rules that speak of this word, in whatever case it stands."""
    sought = word.casefold()
    return [rule for rule in rulebooks.rules(need_rulebook(game), lang) if sought in f"{rule.number} {bare(rule.text)}".casefold()]


# Printing


def contents(words: Words) -> int:
    """Without a game: which rulebooks there are."""
    for name in rulebooks.games_with_rules():
        rules = rulebooks.rules(name)
        ends = [text("first", rules[0].number), text("last", rules[-1].number)]
        print(words.say("rules-book", text("game", name), count("rules", len(rules)), *ends))
    return YES


def set_parts(parts: list[Part], words: Words, ink: Ink, width: int) -> list[str]:
    """Headings, prose and rules one under the other, an empty line between."""
    lines: list[str] = []
    for part in parts:
        if isinstance(part, Rule):
            lines += set_rule(part, words, ink, width)
        elif part.level == 0:
            lines += set_lines(part.text, width, ink)
        elif part.level == 6:
            lines += [ink.strong(bare(part.text))]
        else:
            lines += [ink.strong(bare(part.text)), ink.faint(("═" if part.level == 1 else "─") * len(bare(part.text)))]
        lines.append("")
    return lines[:-1]


def set_rule(rule: Rule, words: Words, ink: Ink, width: int) -> list[str]:
    kind = words.say("rules-kind-" + rule.kind) if words.has("rules-kind-" + rule.kind) else rule.kind
    lines = set_lines(f"[{kind}] {rule.text}", width, ink, HANG)
    return [ink.number(rule.number) + " " * max(1, len(HANG) - len(rule.number)) + lines[0].lstrip(), *lines[1:]]


# Which rules no test names


def untested(words: Words, games: list[str], tests: Path) -> int:
    named = proofs.named_in(tests)
    code = YES
    for game in games:
        rules = rulebooks.rules(need_rulebook(game))
        missing = [rule for rule in rules if rule.number not in named]
        unknown = sorted(set(of_game(game, named)) - {rule.number for rule in rules})
        said = [text("game", game), count("tested", len(rules) - len(missing)), count("rules", len(rules))]
        print(words.say("rules-tested", *said))
        for rule in missing:
            print(f"  {rule.number}  {opening(rule)}")
        for number in unknown:
            print("  " + words.say("rules-named-but-unknown", text("number", number), text("file", named[number])))
        if missing or unknown:
            code = NO
    return code


def of_game(game: str, named: dict[str, str]) -> list[str]:
    """Those numbers that bear the game's prefix."""
    prefix = rulebooks.prefix_of(game) + "-"
    return [number for number in named if number.startswith(prefix)]


def opening(rule: Rule) -> str:
    """The first words of a rule, as a reminder."""
    words = bare(rule.text.partition("\n")[0])
    return words if len(words) <= 90 else words[:89].rpartition(" ")[0] + " …"
