"""Panels: the log of what this seat has heard, and the rulebook, both as lines of a certain width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, final

from foldtable.core.scene import Scene
from foldtable.games import rulebooks
from foldtable.games.rulebooks import Rule
from foldtable.table.live import Heard
from foldtable.table.play import NOBODY
from foldtable.terminal.canvas import Canvas, Run, folded
from foldtable.terminal.palette import seat_mark, seat_tone
from foldtable.terminal.speech import Speech, capital
from foldtable.words.paper import Ink, bare, set_lines, uninked, width_of

INKED: Final = re.compile(r"\x1b\[([0-9;]*)m")
STYLES: Final = {"1": "strong", "1;36": "teal strong", "2": "faint", "33": "yellow", "0": ""}
NUMBER: Final = 10  # columns for a rule's number before its text


@final
class Page:
    """A long text as lines, the part of it that is seen, and where each rule stands in it."""

    def __init__(self, lines: list[list[Run]], anchors: dict[str, tuple[int, int]] | None = None) -> None:
        self.lines = lines
        self.anchors = anchors or {}  # by rule number: its first line, and the one after its last

    def last_top(self, height: int) -> int:
        return max(0, len(self.lines) - height)

    def draw(self, canvas: Canvas, x: int, y: int, width: int, height: int, top: int, mark: str = "") -> None:
        """The part from `top`, the rule of this number marked, and how far down one is if there is more."""
        first, end = self.anchors.get(mark, (0, 0))
        for row in range(height):
            at = top + row
            if at >= len(self.lines):
                break
            canvas.runs(x, y + row, self.lines[at])
            if first <= at < end:
                canvas.fill(x - 1, y + row, width + 1, 1, "on-lit")
                canvas.put(x - 1, y + row, "▌", "glow on-lit")
        last = self.last_top(height)
        if last and height > 2:
            thumb = y + round((height - 1) * min(top, last) / last)
            canvas.put(x + width, thumb, "█", "edge")


# The log


def log_page(heard: Sequence[Heard], speech: Speech, width: int) -> Page:
    """Each event a sentence, with the rule it follows from; the mover's mark and colour where somebody's move begins."""
    lines: list[list[Run]] = []
    last_at = -1
    for at, by, event in heard:
        tone, sign = ("faint", "▪") if by == NOBODY else (seat_tone(by), seat_mark(by))
        rows = folded(capital(speech.event(event)), max(8, width - 2))
        for i, row in enumerate(rows):
            runs: list[Run] = [(f"{sign} " if i == 0 and at != last_at else "  ", tone), (row, "ink")]
            if i == len(rows) - 1 and width_of(row) + 3 + width_of(event.rule) <= width:
                runs += [(" ", ""), (event.rule, "edge")]  # where there is room: it isn't worth a line of its own
            lines.append(runs)
        last_at = at
    return Page(lines)


# Everything, told


def words_page(scene: Scene, speech: Speech, width: int) -> Page:
    """All that can be seen, as sentences: what a crowded picture leaves out stands here."""
    lines: list[list[Run]] = []
    for part in speech.everything(scene):
        for line in part:
            indent = "  " if line.startswith(" ") else ""
            rows = folded(line.strip(), max(8, width - 2 - len(indent)))
            lines += [[(("  " if i else "") + indent + row, "ink" if indent else "strong")] for i, row in enumerate(rows)]
        lines.append([])
    return Page(lines)


# The rulebook


@cache
def rule_page(game: str, lang: str, width: int) -> Page:
    """A game's whole rulebook."""
    lines: list[list[Run]] = []
    anchors: dict[str, tuple[int, int]] = {}
    narrow = width < 40
    for part in rulebooks.book(game, lang):
        first = len(lines)
        if isinstance(part, Rule):
            if narrow:
                lines.append([(part.number, "teal strong")])
                lines += [inked(line) for line in set_lines(part.text, width - 1, Ink(colour=True))]
            else:
                rows = [inked(line) for line in set_lines(part.text, width - 1, Ink(colour=True), " " * NUMBER)] or [[]]
                rows[0] = [(part.number.ljust(NUMBER), "teal strong"), *without_indent(rows[0])]
                lines += rows
            anchors[part.number] = (first, len(lines))
        elif part.level:
            lines.append([(bare(part.text), "title" if part.level < 4 else "strong")])
        else:
            lines += [inked(line) for line in set_lines(part.text, width - 1, Ink(colour=True))]
        lines.append([])
    return Page(lines, anchors)


def without_indent(runs: list[Run]) -> list[Run]:
    if not runs:
        return runs
    words, style = runs[0]
    return [(words.removeprefix(" " * NUMBER), style), *runs[1:]]


def inked(line: str) -> list[Run]:
    """A line from paper, its escape codes turned into styles."""
    runs: list[Run] = []
    style = ""
    for i, part in enumerate(INKED.split(line)):
        if i % 2:
            style = STYLES.get(part, "")
        elif part:
            runs.append((part, style))
    return runs


@cache
def numbers_that_speak_of(game: str, lang: str, sought: str) -> tuple[str, ...]:
    """The rules in which a word stands, in the order of the book; the rule itself if a number is sought."""
    wanted = sought.casefold()
    found = [rule.number for rule in rulebooks.rules(game, lang) if wanted in f"{rule.number} {uninked(bare(rule.text))}".casefold()]
    exact = [number for number in found if number.casefold() == wanted or number.rpartition("-")[2] == wanted]
    return tuple(exact or found)
