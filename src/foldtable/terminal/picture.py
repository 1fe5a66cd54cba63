"""Picture: a Scene laid out in a given size. The board in the middle of attention, what is shared and the rivals beside it, what is
yours below.

Every part comes in several forms; the roomiest that fit together are chosen. What doesn't fit even in its tersest form is cut, never
drawn over something else; a board that is larger than its room shows the part around the arrow keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foldtable.core.scene import Panel, Surface
from foldtable.terminal.blocks import (
    CARDS,
    Form,
    card_row,
    chips,
    counter_runs,
    forms_of,
    grids,
    one_line,
    own_title,
    put_chips,
    rival_forms,
    seat_name,
    seat_spot,
    shown_before,
    stack,
)
from foldtable.terminal.boards import aside_forms, boards_of, tiled, window
from foldtable.terminal.cards import Drawing, Place, Rect, Sight, fitted, run_width
from foldtable.terminal.speech import BOARDS, before

COLUMN: Final = 34  # the narrowest column beside a board that is worth having
NARROW: Final = 26  # the narrowest beside boards that take any size
GAP: Final = 3


def picture(sight: Sight, width: int, height: int) -> Drawing:
    """The whole table in exactly this size."""
    whole = Drawing(width, height)
    boards = boards_of(sight.scene)
    if len(boards) > 1 or (boards and boards[0].kind == "graph"):
        return several(sight, boards, width, height)
    own = own_forms(sight, width)
    if not boards:
        below = next((form for form in own if form.height + 4 <= height), own[-1])
        whole.paste(column(sight, [], width, height - below.height), 0, 0)
        whole.paste(below, 0, height - below.height)
        return whole
    board, below = board_and_own(sight, boards[0], own, width, height)
    room = height - below.height
    left = max(0, min(board.width, width))
    if board.height > room or board.width > width:
        board = window(sight, board, min(board.width, width), room)
        left = board.width
    beside = width - left - GAP
    if beside >= COLUMN // 2:
        whole.paste(column(sight, [], beside, room), left + GAP, 0)
    whole.paste(board, 0, max(0, (room - board.height) // 2))
    whole.paste(below, 0, height - below.height)
    return whole


def several(sight: Sight, boards: Sequence[Surface], width: int, height: int) -> Drawing:
    """Boards that take any size: as large as what is yours and a column beside them leave room for."""
    whole = Drawing(width, height)
    own = [*own_forms(sight, width, at_length=True)]
    below = next((form for form in own if form.height <= max(4, height * 3 // 10)), own[-1])
    room = height - below.height
    beside = min(COLUMN, max(NARROW, width // 3))
    table = tiled(sight, boards, width - beside - GAP, room)
    whole.paste(table.drawing, 0, 0)
    left = table.drawing.width + GAP
    whole.paste(column(sight, table.aside, width - left, room), left, 0)
    whole.paste(below, 0, room)
    return whole


def board_and_own(sight: Sight, surface: Surface, own: list[Drawing], width: int, height: int) -> tuple[Drawing, Drawing]:
    """The roomiest pair of a board, beside which a column still fits, and of what is yours: a hand as cards is worth two sizes of board,
    a board of cards is worth more than one of cells."""
    forms = grids(sight, surface)
    drawn: dict[int, Drawing] = {}  # most sizes are never wanted
    pairs = sorted((i + (2 if i >= len(CARDS) else 0) + 2 * k, k, i) for i in range(len(forms)) for k in range(len(own)))
    for needed in (GAP + COLUMN, GAP + NARROW, 0):  # with a narrow column or none, if need be
        for _, k, i in pairs:
            if i == len(forms) - 1 and needed == GAP + COLUMN:
                continue  # so small that a narrower column is the lesser evil
            if i not in drawn:
                drawn[i] = forms[i]()
            board = drawn[i]
            if board.width + needed <= width and board.height + own[k].height <= height:
                return board, own[k]
    return drawn[len(forms) - 1], own[-1]


# Beside the board


def column(sight: Sight, boards: Sequence[Surface], width: int, height: int) -> Drawing:
    """Shared surfaces, rivals, and the boards that are not in front, one under the other."""
    scene = sight.scene
    groups = [[forms_of(sight, surface)] for surface in scene.surfaces if surface.seat < 0 and surface.kind not in BOARDS]
    # Rivals in the order in which they play, after the viewer; all alike
    groups.append([rival_forms(sight, panel) for panel in clockwise(scene.panels, scene.seat)])
    groups += [[aside_forms(sight, surface)] for surface in boards]
    drawings = chosen(sight, groups, width, height)
    drawings = [drawing for drawing in drawings if drawing.height]
    # What room is left parts them, but for lines that belong together
    spare = height - sum(drawing.height for drawing in drawings)
    result = Drawing(width, height)
    y = 0
    for i, drawing in enumerate(drawings):
        if i and spare > 0 and not (drawing.height == 1 and drawings[i - 1].height == 1):
            y += 1
            spare -= 1
        result.paste(drawing, 0, y)
        y += drawing.height
    return result


def clockwise(panels: Sequence[Panel], viewer: int) -> list[Panel]:
    """The others, the viewer's left neighbour first; all of them for a spectator."""
    others = [panel for panel in panels if panel.seat != viewer]
    return sorted(others, key=lambda panel: (panel.seat - viewer) % max(1, len(panels))) if viewer >= 0 else others


def chosen(sight: Sight, groups: list[list[list[Form]]], width: int, height: int) -> list[Drawing]:
    """A form of each block, so that together they fit; those of a group have the same. Rather two a little terser than one very terse."""
    drawn = [[formed(group, level, width) for level in range(max((len(forms) for forms in group), default=1))] for group in groups]
    costs = [
        [(sum(drawing.height for drawing in one), i * i + sum(drawing.loss for drawing in one)) for i, one in enumerate(levels)]
        for levels in drawn
    ]
    levels = terse_enough(costs, height)
    result = [drawing for i, level in enumerate(levels) for drawing in drawn[i][level]]
    while sum(drawing.height for drawing in result) > height and result:
        # Not even their tersest forms fit: the highest shows only a part, so that nobody is left out
        over = sum(drawing.height for drawing in result) - height
        highest = max(range(len(result)), key=lambda i: result[i].height)
        if result[highest].height < 2:
            break
        keep = max(1, result[highest].height - over)
        result[highest] = window(sight, result[highest], result[highest].width, keep)
    return result


def terse_enough(forms: list[list[tuple[int, int]]], room: int) -> list[int]:
    """Of each group the form to take, given their heights and costs: so that all fit, at the least cost."""
    best: dict[int, tuple[int, list[int]]] = {room: (0, [])}  # by room left, the best so far
    for levels in forms:
        following: dict[int, tuple[int, list[int]]] = {}
        for left, (cost, chosen) in best.items():
            for level, (high, more) in enumerate(levels):
                candidate = (cost + more, [*chosen, level])
                if high <= left and (left - high not in following or candidate < following[left - high]):
                    following[left - high] = candidate
        best = following
    if not best:
        return [len(levels) - 1 for levels in forms]
    return min(best.values())[1]


def formed(group: list[list[Form]], level: int, width: int) -> list[Drawing]:
    return [forms[min(level, len(forms) - 1)](width) for forms in group]


# What is yours


def own_forms(sight: Sight, width: int, *, at_length: bool = False) -> list[Drawing]:
    """Your numbers, what lies before you, and your hand: as cards, then as a few lines; at length, also as more rows and more lines."""
    scene = sight.scene
    panel = next((panel for panel in scene.panels if panel.seat == scene.seat), None)
    if panel is None:
        return [Drawing(width, 0)]
    in_panel = before(scene, panel)
    words = {surface.word for surface in in_panel} | set(panel.surfaces)
    held = [
        surface for surface in scene.surfaces if surface.seat == scene.seat and surface.word not in words and surface.kind not in BOARDS
    ]
    forms: list[Drawing] = []
    as_cards = own_cards(sight, panel, [*held, *in_panel], width)
    if as_cards is not None:
        forms.append(as_cards)
    elif at_length:
        forms += own_rows(sight, panel, [*held, *in_panel], width)
    if at_length and in_panel:
        head = own_head(sight, panel, width, with_things=False)
        forms.append(stacked([head, *[chips(sight, surface, width, own_title(sight, surface)) for surface in [*in_panel, *held]]], width))
    forms.append(own_lines(sight, panel, held, width, in_line=False))
    forms.append(own_lines(sight, panel, held, width, in_line=True))
    return forms


def own_head(sight: Sight, panel: Panel, width: int, *, with_things: bool) -> Drawing:
    head = Drawing(width, 1)
    runs = [*seat_name(sight, panel), ("  ", ""), *counter_runs(sight, panel.counters)]
    head.canvas.runs(0, 0, fitted(runs, width))
    if with_things:
        things = [(surface, spot) for surface in shown_before(sight.scene, panel) for spot in surface.spots]
        put_chips(sight, head, things, run_width(runs) + 3, 0)
    head.places.append(Place("seats", seat_spot(panel), Rect(0, 0, min(width, run_width(runs)), 1)))
    return head


def own_cards(sight: Sight, panel: Panel, surfaces: Sequence[Surface], width: int) -> Drawing | None:
    """Everything as cards, side by side; None if that takes more than one row."""
    rows: list[Drawing] = []
    for surface in surfaces:
        if surface.spots:
            row = card_row(sight, surface, width)
            if row is None:
                return None
            rows.append(row)
    if sum(row.width for row in rows) + GAP * (len(rows) - 1) > width:
        return None
    if not rows:
        return None
    drawing = Drawing(width, 1 + 4)
    drawing.paste(own_head(sight, panel, width, with_things=False), 0, 0)
    x = 0
    for row in rows:
        drawing.paste(row, x, 1)
        x += row.width + GAP
    return drawing


def own_rows(sight: Sight, panel: Panel, surfaces: Sequence[Surface], width: int) -> list[Drawing]:
    """Everything as cards, each surface in a row of its own; nothing if one is too long for that."""
    rows = [card_row(sight, surface, width) for surface in surfaces if surface.spots]
    whole = [row for row in rows if row is not None]
    if len(whole) < len(rows) or not rows:
        return []
    return [stacked([own_head(sight, panel, width, with_things=False), *whole], width)]


def stacked(parts: Sequence[Drawing], width: int) -> Drawing:
    drawing = Drawing(width, sum(part.height for part in parts))
    stack(drawing, parts, 0)
    return drawing


def own_lines(sight: Sight, panel: Panel, held: Sequence[Surface], width: int, *, in_line: bool) -> Drawing:
    head = own_head(sight, panel, width, with_things=True)
    parts = [one_line(sight, surface, width) if in_line else chips(sight, surface, width) for surface in held]
    drawing = Drawing(width, 1 + sum(part.height for part in parts))
    drawing.paste(head, 0, 0)
    stack(drawing, parts, 1)
    return drawing
