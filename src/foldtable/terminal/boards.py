"""Boards: where there are several, which of them are shown large, and how the others are called for.

In front is the board that one chooses on, else one's own; keys go from board to board. As many as are still clear stand beside each
other, in an order that never changes: one's own first, then clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from foldtable.core.scene import Scene, Surface
from foldtable.terminal.blocks import CELLS, Form, grids
from foldtable.terminal.canvas import Run, clipped
from foldtable.terminal.cards import FRESH, OPEN, Drawing, Rect, Sight, run_width, things_at
from foldtable.terminal.maps import graph, graph_fits, mini
from foldtable.terminal.palette import seat_mark, seat_tone
from foldtable.terminal.speech import BOARDS, capital
from foldtable.words.paper import width_of

CLEAR: Final = 25  # places of the screen for each spot of a map, for it to be clear
WASTE: Final = 3  # how much it costs not to show a board in small
SHORT: Final = 6  # columns for a name; with less, the mark alone says whose a board is
GUTTER: Final = 3  # between boards side by side


class Table(NamedTuple):
    """The boards that are shown, as one drawing, and those that aren't."""

    drawing: Drawing
    aside: list[Surface]


def boards_of(scene: Scene) -> list[Surface]:
    """All boards: shared ones, the viewer's own, then clockwise."""
    found = [surface for surface in scene.surfaces if surface.kind in BOARDS and surface.spots]
    seats = max(1, len(scene.panels))
    return sorted(found, key=lambda surface: -1 if surface.seat < 0 else (surface.seat - max(0, scene.seat)) % seats)


def has_choices(sight: Sight, surface: Surface) -> bool:
    return any(thing.surface == surface.word for thing in sight.lit)


def by_interest(sight: Sight, boards: Sequence[Surface]) -> list[Surface]:
    """The one in front, those with choices, the viewer's own, shared ones, the others."""

    def rank(surface: Surface) -> int:
        if surface.word == sight.front:
            return 0
        if has_choices(sight, surface):
            return 1
        return 2 if surface.seat == sight.scene.seat else 3 if surface.seat < 0 else 4

    return sorted(boards, key=rank)


# Large


def tiled(sight: Sight, boards: Sequence[Surface], width: int, height: int) -> Table:
    """As many boards as are clear in this room, the most interesting ones; at least one, whatever it takes."""
    ranked = by_interest(sight, boards)
    for number in range(len(boards), 1, -1):
        shown = [surface for surface in boards if surface in ranked[:number]]
        columns = best_columns(shown, width, height)
        wide, high = tile(number, columns, width, height)
        if all(is_clear(surface, wide, high) for surface in shown):
            drawings = [board(sight, surface, wide, high) for surface in shown]
            return Table(
                side_by_side(sight, shown, drawings, columns, width, height), [surface for surface in boards if surface not in shown]
            )
    front = ranked[0]
    head = 1 if len(boards) > 1 else 0
    drawing = board(sight, front, width, height - head)
    whole = Drawing(width if head else drawing.width, height)
    if head:
        whole.paste(tabs(sight, boards, front, width), 0, 0)
    whole.paste(drawing, (whole.width - drawing.width) // 2, head + max(0, height - head - drawing.height) // 2)
    return Table(whole, [surface for surface in boards if surface is not front])


def tile(number: int, columns: int, width: int, height: int) -> tuple[int, int]:
    """The room of each of so many boards in so many columns, without its name."""
    return (width - GUTTER * (columns - 1)) // columns, height // -(-number // columns) - 1


def best_columns(shown: Sequence[Surface], width: int, height: int) -> int:
    """In how many columns the smallest of these boards is largest."""

    def size(columns: int) -> float:
        wide, high = tile(len(shown), columns, width, height)
        return min(min(wide / across, high / down) for across, down in (spread(surface) for surface in shown))

    return max(range(1, len(shown) + 1), key=size)


def spread(surface: Surface) -> tuple[float, float]:
    """How wide and high a board is. Of a map, places across count twice: they are half as wide as high."""
    xs, ys = [spot.x for spot in surface.spots], [spot.y for spot in surface.spots]
    return 2.0 * (max(xs) - min(xs) + 1), max(ys) - min(ys) + 1.0


def is_clear(surface: Surface, width: int, height: int) -> bool:
    """Is there so much room that nobody would wish for more?"""
    if surface.kind == "graph":
        return width * height >= CLEAR * len(surface.spots) and graph_fits(surface, width, height)
    across, down = CELLS[1]
    xs, ys = spread(surface)
    return xs / 2 * (across + 1) + 1 <= width and ys * (down + 1) + 1 <= height


def board(sight: Sight, surface: Surface, width: int, height: int) -> Drawing:
    """One board, as large as it can be. One that is too large in any form shows the part around the arrow keys."""
    if surface.kind == "graph":
        drawing = graph(sight, surface, width, height)
        if drawing is not None:
            return drawing
        for more in range(2, 9):  # on a sheet that is larger than the room
            drawing = graph(sight, surface, width * more // 2, height * more // 2)
            if drawing is not None:
                return window(sight, drawing, width, height)
        return Drawing(width, height)
    drawing = Drawing(0, 0)
    for form in grids(sight, surface):
        drawing = form()
        if drawing.width <= width and drawing.height <= height:
            return drawing
    return window(sight, drawing, width, height)


def window(sight: Sight, board: Drawing, width: int, height: int) -> Drawing:
    """The part of a large board around the arrow keys, or around what is lit."""
    focus = next((place.rect for place in board.places if sight.cursor in place.things()), None)
    if focus is None:
        focus = next((place.rect for place in board.places if any(thing in sight.lit for thing in place.things())), Rect(0, 0, 0, 0))
    x = min(max(0, focus.x + focus.width // 2 - width // 2), max(0, board.width - width))
    y = min(max(0, focus.y + focus.height // 2 - height // 2), max(0, board.height - height))
    return board.cropped(x, y, min(width, board.width), min(height, board.height))


def side_by_side(sight: Sight, shown: Sequence[Surface], drawings: Sequence[Drawing], columns: int, width: int, height: int) -> Drawing:
    wide, high = tile(len(shown), columns, width, height)
    whole = Drawing(width, height)
    for i, (surface, drawing) in enumerate(zip(shown, drawings, strict=True)):
        x, y = i % columns * (wide + GUTTER), i // columns * (high + 1)
        runs = name(sight, surface, wide, is_front=surface.word == sight.front)
        whole.canvas.runs(x, y, runs)
        if run_width(runs) + 2 < wide:
            whole.canvas.line(x + run_width(runs) + 1, y, x + wide - 1, y, "line")
        whole.tabs.append((Rect(x, y, wide, 1), surface.word))
        whole.paste(drawing, x + (wide - drawing.width) // 2, y + 1 + (high - drawing.height) // 2)
    return whole


# By name


def name(sight: Sight, surface: Surface, room: int, *, is_front: bool, in_short: bool = False) -> list[Run]:
    """What a board is called, whose it is, and whether something can be picked there or has changed."""
    mark = seat_mark(surface.seat) + " " if surface.seat >= 0 else ""
    words = capital(sight.speech.say(surface.title))
    if in_short and surface.seat >= 0:
        words = sight.speech.seat(surface.seat) if room >= SHORT else ""
    is_fresh = any(thing in sight.fresh for spot in surface.spots for thing in things_at(surface.word, spot))
    sign = OPEN if has_choices(sight, surface) else FRESH if is_fresh else " "
    runs: list[Run] = [(sign, "glow" if sign == OPEN else "good")]
    if mark:
        runs.append((mark, seat_tone(surface.seat)))
    if words:
        runs.append((clipped(words, max(1, room - 1 - width_of(mark))), "title" if is_front else "faint"))
    return runs


def tabs(sight: Sight, boards: Sequence[Surface], front: Surface, width: int) -> Drawing:
    """All boards in a line, the one in front with its whole name; and the keys that go from one to the next."""
    drawing = Drawing(width, 1)
    keys = " [ ]"
    others = len(boards) - 1
    share = max(3, min(18, (width - len(keys) - 24) // max(1, others) - 1))
    room = width - len(keys) - others * (share + 1)
    x = 0
    for surface in boards:
        is_front = surface is front
        runs = name(sight, surface, (room if is_front else share) - 2 * is_front, is_front=is_front, in_short=not is_front)
        if is_front:
            runs = [("‹", "glow"), *runs, ("›", "glow")]
        if x + run_width(runs) > width - len(keys):
            break
        drawing.tabs.append((Rect(x, 0, run_width(runs), 1), surface.word))
        x = drawing.canvas.runs(x, 0, runs) + 1
    if x < width - len(keys) - 1:
        drawing.canvas.line(x, 0, width - len(keys) - 1, 0, "line")
    drawing.canvas.put(width - len(keys) + 1, 0, keys.strip(), "glow")
    return drawing


# In small


def aside_forms(sight: Sight, surface: Surface) -> list[Form]:
    """A board that isn't in front: in small, or not at all; its name stands above the one that is."""
    return [lambda width: in_small(sight, surface, width), left_out]


def in_small(sight: Sight, surface: Surface, width: int) -> Drawing:
    if surface.kind == "graph":
        map_ = mini(sight, surface, width)
    else:
        map_ = grids(sight, surface)[-1]()
        if map_.width > width:
            map_ = None
    if map_ is None:
        return left_out(width)
    drawing = Drawing(width, 1 + map_.height)
    drawing.canvas.runs(0, 0, name(sight, surface, width, is_front=False))
    drawing.tabs.append((Rect(0, 0, width, 1), surface.word))
    drawing.paste(map_, 0, 1)
    return drawing


def left_out(width: int) -> Drawing:
    drawing = Drawing(width, 0)
    drawing.loss = WASTE
    return drawing
