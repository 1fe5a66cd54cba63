"""Maps: a graph drawn in whatever room there is: its spots where their coordinates have them, as far as characters allow, and its links.

A spot takes the same room whatever lies there, so that nothing moves while pieces do. Links that run straight are lines, others are
dots; those of the spot that the arrow keys are on stand out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from foldtable.core.scene import Spot, Surface
from foldtable.terminal.canvas import Run
from foldtable.terminal.cards import OPEN, Drawing, Mark, Place, Rect, Sight, draw_card, figures, run_width
from foldtable.terminal.palette import mark_of
from foldtable.words.paper import width_of

SLOTS: Final = ((9, 3), (7, 3), (7, 1), (6, 1), (5, 1), (4, 1))  # the room of a spot, from ample to scant
MOST_APART: Final = ((14, 5), (14, 5), (12, 3), (11, 3), (10, 3), (9, 3))  # of neighbouring coordinates: further apart is no clearer
MINI: Final = (28, 7)  # a map of single characters
BENDS: Final = (0.0, 0.18, -0.18, 0.35, -0.35)  # of a link: straight first, then more and more aside

STRAY: Final = 3  # columns by which a spot may lie beside where it belongs, so that slots can be ampler
LATTICE: Final = 2.2  # places of rows by columns for each spot, up to which a map is a lattice, whose rows must stay rows

Spots = tuple[tuple[str, int, int], ...]  # words, x and y
Where = dict[str, tuple[int, int]]


class Layout(NamedTuple):
    """Where the slots of a map's spots lie."""

    at: Where
    width: int
    height: int
    slot: tuple[int, int]


class Way(NamedTuple):
    """How a link runs, from dot to dot."""

    a: str
    b: str
    dots: list[tuple[int, int]]
    is_line: bool  # along a row or column


def spots_of(surface: Surface) -> Spots:
    return tuple((spot.word, spot.x, spot.y) for spot in surface.spots)


@lru_cache(256)
def layout(spots: Spots, width: int, height: int) -> Layout | None:
    """The amplest slots with which every spot still lies where it belongs; None if there is too little room for all of them."""
    for i, (slot, most) in enumerate(zip(SLOTS, MOST_APART, strict=True)):
        # Cards want room around them, or their links can't be seen
        if slot[1] > 1 and 3 * len(spots) * slot[0] * slot[1] > width * height:
            continue
        wide = min(width, (len({x for _, x, _ in spots}) - 1) * most[0] + slot[0])
        high = min(height, (len({y for _, _, y in spots}) - 1) * most[1] + slot[1])
        at = laid(spots, wide, high, slot, is_last=i == len(SLOTS) - 1)
        if at is not None:
            return Layout(at, wide, high, slot)
    return None


def laid(spots: Spots, width: int, height: int, slot: tuple[int, int], *, is_last: bool) -> Where | None:
    """Each spot in proportion; where two would overlap, the next free place beside. None if one strays too far for that."""
    if width < slot[0] or height < slot[1]:
        return None
    left, top = min(x for _, x, _ in spots), min(y for _, _, y in spots)
    across = max(1, max(x for _, x, _ in spots) - left)
    down = max(1, max(y for _, _, y in spots) - top)
    is_lattice = len({x for _, x, _ in spots}) * len({y for _, _, y in spots}) <= LATTICE * len(spots)
    stray = 0 if is_lattice else STRAY
    at: Where = {}
    placed: list[tuple[int, int, int]] = []  # column, row, and the x it stands for
    for word, x, y in sorted(
        spots, key=lambda spot: (spot[2], abs(2 * (spot[1] - left) - across))
    ):  # from the middle, so that both sides fare alike
        column = int((x - left) * (width - slot[0]) / across + 0.5)
        row = int((y - top) * (height - slot[1]) / down + 0.5)
        best: tuple[int, int, int] | None = None
        for other_row in range(max(0, row - 2), min(height - slot[1], row + 2) + 1):
            for other in range(max(0, column - 2 * slot[0]), min(width - slot[0], column + 2 * slot[0]) + 1):
                cost = (other - column) ** 2 + 9 * (other_row - row) ** 2
                if (best is None or cost < best[0]) and is_free(placed, other, other_row, x, slot):
                    best = (cost, other, other_row)
        if best is None or (not is_last and (abs(best[1] - column) > stray or abs(best[2] - row) > min(1, stray))):
            return None
        at[word] = (best[1], best[2])
        placed.append((best[1], best[2], x))
    return at


def is_free(placed: list[tuple[int, int, int]], column: int, row: int, x: int, slot: tuple[int, int]) -> bool:
    """Does a slot here overlap no other, and stand on the side of its neighbours where it belongs?"""
    for other, other_row, other_x in placed:
        if abs(other_row - row) < slot[1]:
            if abs(other - column) < slot[0] + (slot[1] > 1):
                return False
            if other_row == row and (other - column) * (other_x - x) < 0:
                return False
    return True


# Drawing


def graph(sight: Sight, surface: Surface, width: int, height: int) -> Drawing | None:
    """The map in at most this size; None if its spots don't all fit."""
    plan = layout(spots_of(surface), width, height)
    if plan is None:
        return None
    drawing = Drawing(plan.width, plan.height)
    draw_links(sight, drawing, surface, width, height)
    for spot in surface.spots:
        x, y = plan.at[spot.word]
        rect = Rect(x, y, *plan.slot)
        if rect.height >= 3:
            for row in range(rect.height):  # a card hides the links that run beneath it
                drawing.canvas.put(x, y + row, " " * rect.width)
            draw_card(sight, drawing, surface, spot, rect)
        else:
            put_token(sight, drawing, surface, spot, rect)
            drawing.places.append(Place(surface.word, spot, rect))
    return drawing


def graph_fits(surface: Surface, width: int, height: int) -> bool:
    return layout(spots_of(surface), width, height) is not None


def put_token(sight: Sight, drawing: Drawing, surface: Surface, spot: Spot, rect: Rect) -> None:
    """A spot in a line, and before it whether it can be picked. The first column is for that sign, so that nothing moves when it comes."""
    mark = sight.mark(surface.word, spot)
    ground = "on-cursor" if mark.is_cursor else mark.ground(spot) if mark.picked or spot.lit else ""
    sign = "▸" if mark.is_cursor else mark.sign if mark.sign != " " else ""
    room = rect.width - 1
    lying = token(sight, surface, spot, mark, ground, room if sign else rect.width)
    x = rect.x + (1 + (room - run_width(lying)) // 2 if run_width(lying) <= room else 0)
    if sign:
        drawing.canvas.put(x - 1, rect.y, sign, ground or mark.sign_style)
    drawing.canvas.runs(x, rect.y, lying)


def token(sight: Sight, surface: Surface, spot: Spot, mark: Mark, ground: str, room: int) -> list[Run]:
    """What lies there, else its sign, else a ring."""
    soft = mark.is_calm and not mark.is_open and not mark.picked
    if sight.with_words:
        word = spot.word if len(spot.word) <= room else spot.word.rpartition("/")[2]  # of a long one, the part that tells it from others
        return [(word[:room], ground or ("ink" if mark.is_open else "faint"))]
    if spot.pieces:
        lying = figures(mark, spot.pieces, room, ground)
        signs = "".join(sign for piece in spot.pieces for sign in piece.icons)
        if signs and run_width(lying) + width_of(signs) <= room:  # what is on them, where there is room to say it
            lying = [*lying, (signs, f"alarm {ground}")]
        if spot.lit and run_width(lying) + 2 <= room:  # something is going on there
            lying = [("[", "glow"), *lying, ("]", "glow")]
        return lying
    if spot.sign:
        style = ground or ("ink" if mark.is_open or not soft else "faint")
        return [(f"({spot.sign})" if len(spot.sign) + 2 <= room else spot.sign[:room], style)]
    return [("◎" if spot.lit else "○", ground or ("glow" if mark.is_open else "edge"))]


def draw_links(sight: Sight, drawing: Drawing, surface: Surface, width: int, height: int) -> None:
    """The links, those of the spots that one is busy with last and brighter. What leads to another board isn't drawn."""
    busy = {spot.word for spot in surface.spots if is_busy(sight, surface, spot)}
    found = ways(spots_of(surface), tuple(surface.links), width, height)
    for way in sorted(found, key=lambda way: way.a in busy or way.b in busy):
        style = "ink" if way.a in busy or way.b in busy else "edge"
        if way.is_line:
            (ax, ay), (bx, by) = way.dots[0], way.dots[-1]
            drawing.canvas.line(ax // 2, ay // 4, bx // 2, by // 4, style)
            continue
        for x, y in way.dots:
            drawing.canvas.dot(x, y, style)


def is_busy(sight: Sight, surface: Surface, spot: Spot) -> bool:
    mark = sight.mark(surface.word, spot)
    return mark.is_cursor or mark.picked > 0


@lru_cache(64)
def ways(spots: Spots, links: tuple[tuple[str, str], ...], width: int, height: int) -> list[Way]:
    """How each link of a map of this size runs."""
    plan = layout(spots, width, height)
    assert plan is not None
    return [way(plan, a, b) for a, b in links if a in plan.at and b in plan.at and a != b]


def way(plan: Layout, a: str, b: str) -> Way:
    """Straight if it can, else as little aside as keeps it off spots that it doesn't link."""
    (ax, ay), (bx, by) = middle(plan, a), middle(plan, b)
    for bend in BENDS:
        dots = bent(ax, ay, bx, by, bend)
        if not meets(plan, dots, a, b):
            return Way(a, b, dots, is_line=not bend and (ax == bx or ay == by))
    return Way(a, b, bent(ax, ay, bx, by, BENDS[1]), is_line=False)


def middle(plan: Layout, word: str) -> tuple[int, int]:
    """The middle of a slot, counted in dots."""
    x, y = plan.at[word]
    return 2 * (x + plan.slot[0] // 2) + 1, 4 * (y + plan.slot[1] // 2) + 2


def bent(ax: int, ay: int, bx: int, by: int, bend: float) -> list[tuple[int, int]]:
    """Dots from here to there, in a curve that goes aside by a share of the way."""
    x, y = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    steps = max(abs(bx - ax), abs(by - ay), 1)
    found: list[tuple[int, int]] = []
    for i in range(steps + 1):
        t = i / steps
        found.append(
            (
                int((1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t**2 * bx + 0.5),
                int((1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t**2 * by + 0.5),
            )
        )
    return found


def meets(plan: Layout, way: list[tuple[int, int]], a: str, b: str) -> bool:
    """Does it run through another spot, as if it were linked too?"""
    wide, high = plan.slot
    for word, (x, y) in plan.at.items():
        if word not in (a, b):
            inner = wide // 2 - 1 if high == 1 else 0  # of a low slot, the middle is what is drawn as a rule
            for dot_x, dot_y in way:
                if x + inner <= dot_x // 2 < x + wide - inner and y <= dot_y // 4 < y + high:
                    return True
    return False


# In small


def mini(sight: Sight, surface: Surface, width: int) -> Drawing | None:
    """A map in single characters: whose pieces are where, and what can be picked."""
    wide, high = min(width, MINI[0]), MINI[1]
    at = laid(spots_of(surface), wide, high, (1, 1), is_last=True)
    if at is None:
        return None
    drawing = Drawing(wide, high)
    for spot in surface.spots:
        mark = sight.mark(surface.word, spot)
        x, y = at[spot.word]
        style = "on-cursor" if mark.is_cursor else ""
        if spot.pieces:
            piece = spot.pieces[0]
            drawing.canvas.put(x, y, (mark_of(piece.tone) or piece.face)[:1], style or f"{mark.tone(piece)} strong")
        elif mark.is_open:
            drawing.canvas.put(x, y, OPEN, style or "glow")
        else:
            drawing.canvas.put(x, y, spot.sign[:1] or "·", style or "edge")
        drawing.places.append(Place(surface.word, spot, Rect(x, y, 1, 1)))
    return drawing
