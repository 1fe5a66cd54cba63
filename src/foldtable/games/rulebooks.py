"""A game's rulebook as the program can quote it: numbered rules and the prose between them, read from `rulebook/rules.md`.

The format is plain Markdown. A rule is a bullet or a table row that opens with its number and its kind:

    - **MAG-216** [ruling] The decision `take` is a list of spaces ...

Whatever follows, up to the next rule or heading, belongs to it: more lines, a table, a block of code. A translation is a file
of the same shape, `rules.uk.md`, with the same numbers. Reading a rulebook imports no game.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, final

from foldtable.core.errors import BadSetup, Broken
from foldtable.core.say import Say, text
from foldtable.games import catalogue

RULE: Final = re.compile(r"(?P<lead>- |\| *)\*\*(?P<number>[A-Z]+-\d+)\*\* *\[(?P<kind>[a-z]+)\] *(?P<text>.*)")
HEADING: Final = re.compile(r"(?P<level>#+) +(?P<text>.+)")
SMALL_HEADING: Final = re.compile(r"\*\*[^*]+\*\*[^.]*")  # a line like **Magic Wand**, alone: a heading within a section
NUMBER: Final = re.compile(r"(?P<prefix>[A-Z]+)-(?P<digits>\d+)")


@final
class Rule:
    """One numbered rule."""

    def __init__(self, number: str, kind: str, section: str, text: str) -> None:
        self.number = number  # MAG-216
        self.kind = kind  # "book": the rulebook says so; "ruling": how we play where it is silent; some books have more kinds
        self.section = section  # the heading it stands under
        self.text = text  # Markdown, as written

    def __repr__(self) -> str:
        return f"{self.number} [{self.kind}] {self.text[:40]}"


@final
class Passage:
    """What stands between the rules: a heading (level 1 to 6) or prose (level 0)."""

    def __init__(self, level: int, text: str) -> None:
        self.level = level
        self.text = text


Part = Rule | Passage


def book(game: str, lang: str = "en") -> list[Part]:
    """The whole rulebook in its order. Where a translation lacks a rule, the English one stands in its place."""
    english = read(rulebook(game, "en"))
    if lang == "en" or not rulebook(game, lang).exists():
        return english
    translated = read(rulebook(game, lang))
    have = {part.number for part in translated if isinstance(part, Rule)}
    missing = [part for part in english if isinstance(part, Rule) and part.number not in have]
    return [*translated, *missing]


def rules(game: str, lang: str = "en") -> list[Rule]:
    """The numbered rules of a game, in the order of its rulebook."""
    return [part for part in book(game, lang) if isinstance(part, Rule)]


def rule(number: str, lang: str = "en") -> Rule:
    """The rule of this number, of whichever game has it; BadSetup if none does."""
    game = game_of(number)
    if game:
        for one in rules(game, lang):
            if one.number == number:
                return one
    raise unknown_rule(number, game)


def unknown_rule(number: str, game: str) -> BadSetup:
    """The slip of whoever asks for a rule that isn't there: says which numbers there are."""
    if not game:
        known = ", ".join(f"{prefix_of(name)} ({name})" for name in games_with_rules())
        return BadSetup(Say("rules-unknown-prefix", [text("number", number), text("allowed", known or "-")]))
    numbers = [one.number for one in rules(game)]
    nearest = min(numbers, key=lambda have: abs(digits_of(have) - digits_of(number)))
    args = [text("number", number), text("nearest", nearest), text("first", numbers[0]), text("last", numbers[-1])]
    return BadSetup(Say("rules-unknown-number", args))


def game_of(number: str) -> str:
    """The game whose rules have this number's prefix, or nothing."""
    prefix = number.partition("-")[0]
    for name in games_with_rules():
        if prefix_of(name) == prefix:
            return name
    return ""


def games_with_rules() -> list[str]:
    return [name for name in catalogue.names() if rulebook(name, "en").exists()]


def prefix_of(game: str) -> str:
    """What the numbers of a game's rules begin with, as its rulebook shows: `MAG`."""
    first = next(iter(rules(game)), None)
    if first is None:
        raise Broken(f"{rulebook(game, 'en')} holds no numbered rule")
    return first.number.partition("-")[0]


def digits_of(number: str) -> int:
    match = NUMBER.fullmatch(number)
    return int(match["digits"]) if match else 0


def rulebook(game: str, lang: str) -> Path:
    return catalogue.folder(game) / "rulebook" / ("rules.md" if lang == "en" else f"rules.{lang}.md")


@cache
def read(path: Path) -> list[Part]:
    """A rulebook file, taken apart."""
    return parse(path.read_text(encoding="utf-8"))


def parse(source: str) -> list[Part]:
    """Markdown to rules and passages. Anything may stand between the rules; nothing is lost but table lines of dashes."""
    reading = Reading()
    for line in source.splitlines():
        reading.line(line.rstrip())
    reading.close()
    return reading.parts


@final
class Reading:
    """The state of reading a rulebook line by line: where we are, and the part that is still growing."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.section = ""
        self.lines: list[str] = []  # of the part that is growing
        self.number = ""  # if that is a rule
        self.kind = ""
        self.columns: list[str] = []  # the head of the table we are in
        self.in_code = False

    def line(self, line: str) -> None:
        if line.lstrip().startswith("```"):
            self.in_code = not self.in_code
        heading = HEADING.fullmatch(line)
        opening = RULE.match(line)
        if self.in_code:
            self.lines.append(line)
        elif heading:
            self.close()
            self.parts.append(Passage(len(heading["level"]), heading["text"]))
            self.section = heading["text"]
        elif line == "---":
            self.close()
        elif opening:
            self.open_rule(opening)
        elif SMALL_HEADING.fullmatch(line) and self.lines and not self.lines[-1]:
            self.close()
            self.parts.append(Passage(6, line))
        else:
            self.follow(line)

    def open_rule(self, opening: re.Match[str]) -> None:
        in_table = opening["lead"].startswith("|")
        if not in_table:
            self.columns = []
        elif len(self.lines) > 1 and is_rule_off(self.lines[-1]):
            # the head of a table whose rows are rules: it tells what their cells mean, and is no prose of its own
            self.columns = cells(self.lines[-2])
            del self.lines[-2:]
        self.close()
        self.number = opening["number"]
        self.kind = opening["kind"]
        self.lines = [self.told(cells(opening["text"])) if in_table else opening["text"]]

    def told(self, row: list[str]) -> str:
        """A table row as words: `Spell: 201; Name: Lumen Quadruplus`."""
        names = self.columns[1:]
        return "; ".join(f"{name}: {cell}" for name, cell in zip(names, row, strict=False)) if names else "; ".join(row)

    def follow(self, line: str) -> None:
        indented = line.startswith("  ") and self.number and not self.lines[-1].startswith("|")
        self.lines.append(line[2:] if indented else line)

    def close(self) -> None:
        """The growing part is complete."""
        words = "\n".join(self.lines).strip("\n")
        if self.number:
            self.parts.append(Rule(self.number, self.kind, self.section, words))
        elif words:
            self.parts.append(Passage(0, words))
        self.lines = []
        self.number = ""


def cells(row: str) -> list[str]:
    """The cells of a table row."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def is_rule_off(row: str) -> bool:
    """Is this the line of dashes under a table's head?"""
    return row.startswith("|") and not row.strip("|-: ")
