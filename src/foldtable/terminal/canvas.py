"""Canvas: paper for characters. Words lie on it in styles, and lines join where they meet.

A style is a string of words ("red strong"); what they look like is the palette's affair. Lines are kept apart from words, as
weights in four directions, so that the border of a cell may be light on one side and heavy on the other and still meets its
neighbours in the right character. What runs askew is dots, eight to a place, as Braille has them.
"""

from __future__ import annotations

from typing import Final, final

from foldtable.words.paper import width_of

NONE: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2

# By the weights up, right, down and left as digits in base three: every way in which light and heavy lines can meet.
JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
ROUND: Final = {"┌": "╭", "┐": "╮", "┘": "╯", "└": "╰"}


# The dots of a place by column and row, as bits of its character
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
BRAILLE: Final = 0x2800


def clipped(words: str, width: int) -> str:
    """The words if they fit, else as many of them as do, and a sign that more was there."""
    if width_of(words) <= width:
        return words
    if width < 1:
        return ""
    kept: list[str] = []
    room = width - 1
    for one in words:
        room -= width_of(one)
        if room < 0:
            break
        kept.append(one)
    return "".join(kept).rstrip() + "…"


def folded(words: str, width: int) -> list[str]:
    """The words in lines of this width, broken between words, or within one that is longer than a line."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        if line and width_of(line) + 1 + width_of(word) <= width:
            line += " " + word
            continue
        if line:
            lines.append(line)
        while width_of(word) > width > 0:
            lines.append(word[:width])
            word = word[width:]
        line = word
    return [*lines, line] if line or not lines else lines


Run = tuple[str, str]  # words and their style


@final
class Canvas:
    """A sheet of characters. What lies outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.words = [[" "] * self.width for _ in range(self.height)]  # "" behind a character that takes two places
        self.styles = [[""] * self.width for _ in range(self.height)]
        self.lines: dict[tuple[int, int], list[int]] = {}  # by place: weights up, right, down, left
        self.dots: dict[tuple[int, int], int] = {}  # by place: which of its eight are there

    def put(self, x: int, y: int, words: str, style: str = "") -> int:
        """Write from here to the right; where the next words would begin."""
        for one in words:
            wide = width_of(one)
            if wide == 0:
                if 0 <= y < self.height and 0 < x <= self.width:
                    self.words[y][x - 1] += one
                continue
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self.words[y][x] = one
                self.styles[y][x] = style
                self.lines.pop((x, y), None)
                self.dots.pop((x, y), None)
                if wide == 2:
                    self.words[y][x + 1] = ""
                    self.styles[y][x + 1] = style
            x += wide
        return x

    def runs(self, x: int, y: int, runs: list[Run]) -> int:
        for words, style in runs:
            x = self.put(x, y, words, style)
        return x

    def centred(self, x: int, y: int, width: int, words: str, style: str = "") -> None:
        words = clipped(words, width)
        self.put(x + (width - width_of(words)) // 2, y, words, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Add a style to a whole region: a ground for what lies there."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self.styles[row][column] = f"{self.styles[row][column]} {style}".strip()

    def line(self, x0: int, y0: int, x1: int, y1: int, style: str = "", weight: int = LIGHT) -> None:
        """A straight line between two places, both included. Of two lines in one place the heavier shows."""
        if y0 == y1:
            for x in range(min(x0, x1), max(x0, x1)):
                self.join(x, y0, 1, weight, style)
                self.join(x + 1, y0, 3, weight, style)
        else:
            for y in range(min(y0, y1), max(y0, y1)):
                self.join(x0, y, 2, weight, style)
                self.join(x0, y + 1, 0, weight, style)

    def join(self, x: int, y: int, direction: int, weight: int, style: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            weights = self.lines.setdefault((x, y), [NONE] * 4)
            if weight >= max(weights):
                self.styles[y][x] = style
            weights[direction] = max(weights[direction], weight)

    def box(self, x: int, y: int, width: int, height: int, style: str = "", weight: int = LIGHT) -> None:
        right, bottom = x + width - 1, y + height - 1
        self.line(x, y, right, y, style, weight)
        self.line(x, bottom, right, bottom, style, weight)
        self.line(x, y, x, bottom, style, weight)
        self.line(right, y, right, bottom, style, weight)

    def dot(self, x: int, y: int, style: str) -> None:
        """One dot; two to a column and four to a row."""
        place = (x // 2, y // 4)
        if 0 <= place[0] < self.width and 0 <= place[1] < self.height:
            self.dots[place] = self.dots.get(place, 0) | DOTS[x % 2][y % 4]
            if place not in self.lines:
                self.styles[place[1]][place[0]] = style

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another sheet on this one."""
        for row in range(other.height):
            for column in range(other.width):
                if 0 <= x + column < self.width and 0 <= y + row < self.height:
                    self.words[y + row][x + column] = other.words[row][column]
                    self.styles[y + row][x + column] = other.styles[row][column]
                    self.lines.pop((x + column, y + row), None)
                    self.dots.pop((x + column, y + row), None)
        for (column, row), dots in other.dots.items():
            if 0 <= x + column < self.width and 0 <= y + row < self.height:
                self.dots[x + column, y + row] = dots
        for (column, row), weights in other.lines.items():
            if 0 <= x + column < self.width and 0 <= y + row < self.height:
                self.lines[x + column, y + row] = weights[:]

    def character(self, x: int, y: int) -> str:
        weights = self.lines.get((x, y))
        if weights is None:
            dots = self.dots.get((x, y), 0)
            return chr(BRAILLE + dots) if dots else self.words[y][x]
        joint = JOINTS[weights[0] * 27 + weights[1] * 9 + weights[2] * 3 + weights[3]]
        return ROUND.get(joint, joint)

    def row(self, y: int) -> list[Run]:
        """One line of the sheet, neighbours of one style together."""
        found: list[Run] = []
        words: list[str] = []
        style = ""
        for x in range(self.width):
            if self.styles[y][x] != style and words:
                found.append(("".join(words), style))
                words = []
            style = self.styles[y][x]
            words.append(self.character(x, y))
        if words:
            found.append(("".join(words), style))
        return found

    def text(self) -> list[str]:
        """The sheet without its styles."""
        return ["".join(words for words, _ in self.row(y)).rstrip() for y in range(self.height)]
