"""Makes docs/pictures/terminal.svg: the terminal table in the middle of a game, as it looks at 140 by 40.

    python tools/picture.py                   write the picture
    python tools/picture.py FILE --size 80x24 another one, elsewhere

It is the real program, keys pressed and all; only its screen goes to a file. Lines are drawn as lines, not as characters: they meet
whatever font the reader has.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from rich.segment import Segment
from rich.style import Style

from foldtable.games import catalogue
from foldtable.table.live import Live, Sitter
from foldtable.terminal import seating
from foldtable.terminal.app import Room, Sheet
from foldtable.terminal.canvas import JOINTS, ROUND
from foldtable.terminal.palette import GROUND, INK
from foldtable.terminal.seating import Chair, Plan
from foldtable.words.paper import width_of
from foldtable.words.words import Words

PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
WIDE: Final = 10.0  # one character
HIGH: Final = 20.0
MARGIN: Final = 14.0
FONT: Final = "'DejaVu Sans Mono', 'Menlo', 'Consolas', 'Liberation Mono', monospace"
SIZE: Final = 16.6  # so that one character of these fonts is as wide as WIDE
CORNERS: Final = {rounded: square for square, rounded in ROUND.items()}


def svg(rows: Sequence[Sequence[Segment]], columns: int) -> str:
    """A screen as a drawing."""
    width, height = columns * WIDE + 2 * MARGIN, len(rows) * HIGH + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="{FONT}" font-size="{SIZE}">',
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{GROUND}"/>',
        f'<g transform="translate({MARGIN:g} {MARGIN:g})">',
    ]
    grounds: list[str] = []
    marks: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        for words, style, _ in row:
            ink, ground = colours(style or Style())
            size = width_of(words)
            if ground not in ("", GROUND):
                grounds.append(f'<rect x="{x * WIDE:g}" y="{y * HIGH:g}" width="{size * WIDE:g}" height="{HIGH:g}" fill="{ground}"/>')
            marks += marks_of(words, x, y, ink, bold=bool(style and style.bold))
            x += size
    return "\n".join([*parts, *grounds, *marks, "</g>", "</svg>"]) + "\n"


def colours(style: Style) -> tuple[str, str]:
    ink = style.color.get_truecolor().hex if style.color is not None and not style.color.is_default else INK
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor is not None and not style.bgcolor.is_default else ""
    return (ground or GROUND, ink) if style.reverse else (ink, ground)


def marks_of(words: str, x: int, y: int, ink: str, *, bold: bool) -> Iterable[str]:
    """The characters of one style: text as text, lines as strokes."""
    text = ""
    start = x
    for one in words:
        joint = CORNERS.get(one, one)
        if joint in JOINTS and one != " ":
            yield from text_at(text, start, y, ink, bold=bold)
            text = ""
            yield stroke(joint, one in CORNERS, x, y, ink)
            start = x + 1
        else:
            text += one
        x += width_of(one)
    yield from text_at(text, start, y, ink, bold=bold)


def text_at(text: str, x: int, y: int, ink: str, *, bold: bool) -> Iterable[str]:
    """Words apart from each other keep their columns in any font."""
    at = 0
    for word in text.split(" "):
        if word:
            weight = ' font-weight="bold"' if bold else ""
            length = f' textLength="{width_of(word) * WIDE:g}"' if width_of(word) > 1 else ""
            yield f'<text x="{(x + at) * WIDE:g}" y="{y * HIGH + 15:g}" fill="{ink}"{weight}{length}>{escape(word)}</text>'
        at += width_of(word) + 1


def stroke(joint: str, is_round: bool, x: int, y: int, ink: str) -> str:
    index = JOINTS.index(joint)
    up, right, down, left = index // 27, index // 9 % 3, index // 3 % 3, index % 3
    middle_x, middle_y = x * WIDE + WIDE / 2, y * HIGH + HIGH / 2
    ends = {
        "up": (middle_x, y * HIGH, up),
        "right": ((x + 1) * WIDE, middle_y, right),
        "down": (middle_x, (y + 1) * HIGH, down),
        "left": (x * WIDE, middle_y, left),
    }
    if is_round:
        (ax, ay, _), (bx, by, _) = [end for end in ends.values() if end[2]]
        return f'<path d="M{ax:g} {ay:g}Q{middle_x:g} {middle_y:g} {bx:g} {by:g}" stroke="{ink}" stroke-width="1.4" fill="none"/>'
    lines = "".join(
        f'<path d="M{middle_x:g} {middle_y:g}L{ex:g} {ey:g}" stroke="{ink}" stroke-width="{1.4 if weight == 1 else 3}"/>'
        for ex, ey, weight in ends.values()
        if weight
    )
    return lines


# The moment


def table(lang: str, seed: int, moves: int) -> Live:
    """A game in its middle: everybody has been played by a bot until now, and from here on one seat is yours."""
    box = catalogue.box(catalogue.names()[0])
    chairs = [Chair("", "greedy") for _ in range(3)]
    live = seating.sit_down(Plan(box, chairs, {}, seed), Words(lang, box))
    live.path = None
    while len(live.play.moves) < moves or live.asked != 0 or len(live.play.game.options()) < 12:
        live.choose(live.asked, live.thought()())
    live.sitters[0] = Sitter("")
    return live


async def pictured(live: Live, lang: str, size: tuple[int, int], keys: Sequence[str]) -> str:
    """The screen after these keys."""
    room = Room(live, lang, pace=0.0)
    async with room.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
        await pilot.pause()
        sheet = room.screen.query_one(Sheet)
        return svg([list(sheet.render_line(y)) for y in range(sheet.size.height)], size[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=PICTURE)
    parser.add_argument("--size", default="140x40")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", type=int, default=44)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--keys", default="enter,enter")
    args = parser.parse_args()
    columns, _, lines = args.size.partition("x")
    live = table(args.lang, args.seed, args.moves)
    drawing = asyncio.run(pictured(live, args.lang, (int(columns), int(lines)), [key for key in args.keys.split(",") if key]))
    args.file.parent.mkdir(parents=True, exist_ok=True)
    args.file.write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
