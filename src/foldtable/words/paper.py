"""Paper: Markdown set for a terminal, line by line, in a given width. Colour is a matter of the Ink."""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from typing import Final, TextIO, final

SIGN: Final = re.compile(r"(?P<lead> *)(?P<sign>- |\d+\. )(?P<text>.*)")
MARKED: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>[^`]+)`")
NARROWEST: Final = 20
WIDEST: Final = 100


@final
class Ink:
    """How marked words look: with colour, or without any sign at all."""

    def __init__(self, *, colour: bool) -> None:
        self.colour = colour

    def strong(self, words: str) -> str:
        return self.dip(words, "1")

    def number(self, words: str) -> str:
        return self.dip(words, "1;36")

    def faint(self, words: str) -> str:
        return self.dip(words, "2")

    def code(self, words: str) -> str:
        return self.dip(words, "33")

    def dip(self, words: str, code: str) -> str:
        return f"\x1b[{code}m{words}\x1b[0m" if self.colour and words else words


def width_of(words: str) -> int:
    """How many places the words take in a terminal. Marks over a letter take none, East Asian letters two."""
    if words.isascii():
        return len(words)
    return sum(0 if unicodedata.combining(one) else 2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in words)


def set_lines(markdown: str, width: int, ink: Ink, indent: str = "") -> list[str]:
    """Paragraphs, lists, tables and code, each in its own manner."""
    room = max(width - len(indent), NARROWEST)
    lines: list[str] = []
    for block in blocks(markdown):
        if block[0].startswith("```"):
            set_block = [("  " + line).rstrip() for line in block[1:] if not line.startswith("```")]
        elif block[0].startswith("|"):
            set_block = set_table(block, room, ink)
        else:
            set_block = wrapped(" ".join(line.strip() for line in block), room, ink)
        lines += [indent + line if line else "" for line in set_block]
    return lines


def blocks(markdown: str) -> list[list[str]]:
    """The lines that belong together: a paragraph, one item of a list, a table, a block of code, an empty line between."""
    found: list[list[str]] = []
    code = False
    joins = False  # does the next line go on with the last block?
    for line in markdown.splitlines():
        fence = line.startswith("```")
        table = line.startswith("|")
        if code or (joins and not fence and line.strip() and not SIGN.fullmatch(line) and table == found[-1][0].startswith("|")):
            found[-1].append(line)
        else:
            found.append([line])
        if fence:
            code = not code
        joins = bool(line.strip()) and (code or not fence)
    return found


def wrapped(words: str, width: int, ink: Ink, hang: str = "") -> list[str]:
    """One paragraph or list item in lines of this width; an item hangs under its text."""
    item = SIGN.fullmatch(words)
    if item and not hang:
        hang = " " * len(item["lead"] + item["sign"])
    lines: list[str] = []
    line = ""
    taken = 0
    for plain, inked in pieces(words, ink):
        size = width_of(plain)
        if line and taken + 1 + size > width:
            lines.append(line)
            line, taken = hang + inked, len(hang) + size
        elif line:
            line, taken = line + " " + inked, taken + 1 + size
        else:
            line, taken = inked, size
    return [*lines, line]


def pieces(words: str, ink: Ink) -> list[tuple[str, str]]:
    """The words of a paragraph, each plain (to measure) and inked (to print)."""
    if not words.strip():
        return []
    found: list[tuple[str, str]] = [("", "")]
    at = 0
    for mark in MARKED.finditer(words):
        grow(found, words[at : mark.start()], None)
        grow(found, mark["strong"] or mark["code"], ink.strong if mark["strong"] else ink.code)
        at = mark.end()
    grow(found, words[at:], None)
    return [piece for piece in found if piece[0]]


def grow(found: list[tuple[str, str]], words: str, dip: object) -> None:
    """Add a stretch of words in one ink; its first may stick to the last word before it."""
    for i, word in enumerate(words.split(" ")):
        inked = dip(word) if callable(dip) else word
        if i == 0:
            found[-1] = (found[-1][0] + word, found[-1][1] + inked)
        else:
            found.append((word, inked))


def set_table(rows: list[str], width: int, ink: Ink) -> list[str]:
    """Columns as wide as their words where there is room; else the widest give way and their cells wrap."""
    grid = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows if row.strip("|-: ")]
    columns = max(len(row) for row in grid)
    grid = [row + [""] * (columns - len(row)) for row in grid]
    sizes = [max(width_of(bare(row[i])) for row in grid) for i in range(columns)]
    least = [max(width_of(word) for row in grid for word in bare(row[i]).split(" ")) for i in range(columns)]
    for _ in range(sum(sizes) + 2 * (columns - 1) - width):
        spare = [size if size > floor else 0 for size, floor in zip(sizes, least, strict=True)]
        sizes[spare.index(max(spare))] -= 1 if any(spare) else 0
    lines: list[str] = []
    for number, row in enumerate(grid):
        cells = [wrapped(cell, sizes[i], ink) for i, cell in enumerate(row)]
        for k in range(max(len(cell) for cell in cells)):
            parts = [cell[k] if k < len(cell) else "" for cell in cells]
            lines.append("  ".join(part + " " * (size - width_of(uninked(part))) for part, size in zip(parts, sizes, strict=True)).rstrip())
        if number == 0:
            lines.append("  ".join("─" * size for size in sizes))
    return lines


def bare(words: str) -> str:
    """Markdown without its marks."""
    return MARKED.sub(lambda mark: mark["strong"] or mark["code"], words)


def uninked(line: str) -> str:
    """A printed line without its ink."""
    return re.sub(r"\x1b\[[0-9;]*m", "", line)


def ink_for(stream: TextIO) -> Ink:
    """Colour only where a person looks, and not if they have asked for none."""
    return Ink(colour=stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")


def width_for(stream: TextIO) -> int:
    """As wide as the terminal, within what is comfortable to read."""
    columns = shutil.get_terminal_size((WIDEST, 24)).columns if stream.isatty() or "COLUMNS" in os.environ else WIDEST
    return max(NARROWEST * 2, min(columns, WIDEST))
