"""Blocks: each surface and each player as a drawing, in several forms from roomy to terse. `picture.py` chooses among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from foldtable.core.scene import Counter, Panel, Scene, Spot, Surface
from foldtable.terminal.canvas import HEAVY, LIGHT, Run, clipped, folded
from foldtable.terminal.cards import (
    THROWN,
    Drawing,
    Place,
    Rect,
    Sight,
    chip,
    draw_bare,
    draw_card,
    draw_cell,
    fitted,
    icons,
    run_width,
)
from foldtable.terminal.palette import seat_mark, seat_tone
from foldtable.terminal.speech import before, capital, is_bare
from foldtable.words.paper import width_of

Form = Callable[[int], Drawing]  # for a width; the roomiest form of a block comes first

# Outer sizes of cards on a board, and inner sizes of the cells of one with shared lines
CARDS: Final = ((11, 5), (9, 5), (8, 4), (6, 3))
CELLS: Final = ((7, 3), (5, 1), (3, 1), (2, 1))
SQUARES: Final = ((7, 3), (5, 2), (5, 1), (4, 2), (3, 2), (4, 1), (3, 1), (2, 1))  # the same where no cards lie there
BESIDE: Final = 4  # columns for what stands beside a board, such as a track
DIE: Final = 5  # columns of a die or a coin
UNNAMED: Final = 5  # how much it costs if they have faces only
BRIEF: Final = 2  # columns of signs that stand beside a name rather than below it
NAMED: Final = 8  # as many things in a row have a line each, with their names, where there is room


# Boards


def grids(sight: Sight, surface: Surface) -> list[Callable[[], Drawing]]:
    """A grid in every size, the largest first. Cards lie apart; squares share their lines."""
    cells = [spot for spot in surface.spots if not is_bare(spot)]
    forms: list[Callable[[], Drawing]] = []
    if cells and all(spot.kind == "card" for spot in cells):
        forms += [lambda size=size: grid(sight, surface, size, apart=True) for size in CARDS]  # type: ignore[misc]
        forms += [lambda size=size: grid(sight, surface, size, apart=False) for size in CELLS[1:]]  # type: ignore[misc]
    else:
        forms += [lambda size=size: grid(sight, surface, size, apart=False) for size in SQUARES]  # type: ignore[misc]
    return forms


def grid(sight: Sight, surface: Surface, size: tuple[int, int], *, apart: bool) -> Drawing:
    """Columns and rows that hold cells are as wide and high as a cell, the others just enough for a mark."""
    width, height = size if apart else (size[0] + 1, size[1] + 1)
    full_columns = {spot.x for spot in surface.spots if not is_bare(spot)}
    full_rows = {spot.y for spot in surface.spots if not is_bare(spot)}
    edge = 0 if apart else 1
    columns = lanes({spot.x for spot in surface.spots}, full_columns, width, BESIDE, edge)
    rows = lanes({spot.y for spot in surface.spots}, full_rows, height, 1, edge)
    drawing = Drawing(lane_end(columns, full_columns, edge), lane_end(rows, full_rows, edge))
    later: list[tuple[Spot, Rect]] = []
    for spot in surface.spots:
        (x, wide), (y, high) = columns[spot.x], rows[spot.y]
        if is_bare(spot):
            draw_bare(sight, drawing, surface, spot, Rect(x + (edge if spot.x in full_columns else 0), y, wide, high))
        elif apart:
            draw_card(sight, drawing, surface, spot, Rect(x, y, wide, high))
        else:
            drawing.canvas.box(x, y, wide + 1, high + 1, "line", LIGHT)
            later.append((spot, Rect(x + 1, y + 1, wide - 1, high - 1)))
    for spot, rect in later:
        draw_cell(sight, drawing, surface, spot, rect)
    return drawing


def lanes(numbers: set[int], full: set[int], large: int, small: int, edge: int) -> dict[int, tuple[int, int]]:
    """Where each column (or row) begins and how wide it is. Neighbouring cells share an edge; an empty lane leaves a gap."""
    found: dict[int, tuple[int, int]] = {}
    at = 0
    for number in range(min(numbers), max(numbers) + 1):
        if number not in full and number - 1 in full:
            at += edge  # the last cell's own
        size = large if number in full else small if number in numbers else 1
        found[number] = (at, size)
        at += size
    return found


def lane_end(lanes: dict[int, tuple[int, int]], full: set[int], edge: int) -> int:
    last = max(lanes)
    return sum(lanes[last]) + (edge if last in full else 0)


# Rows, piles and hands


def forms_of(sight: Sight, surface: Surface) -> list[Form]:
    """A surface that is no board, from roomy to terse."""
    lying = [piece for spot in surface.spots for piece in spot.pieces]
    if lying and all(piece.kind in THROWN for piece in lying):
        return [lambda width: thrown(sight, surface, width), lambda width: chips(sight, surface, width)]
    if not lying and surface.kind == "row":
        return [lambda width: chips(sight, surface, width), lambda width: Drawing(width, 0)]
    if surface.kind == "pile":  # how deep it is, and its top, are enough; all of it where that takes little room
        return [lambda width: one_line(sight, surface, width), lambda width: whole_pile(sight, surface, width)]
    if any(piece.icons for piece in lying) and all(len(spot.pieces) < 2 for spot in surface.spots):
        return [
            lambda width: written_cards(sight, surface, width),
            lambda width: written_lines(sight, surface, width, details=True, titled=True),
            lambda width: written_lines(sight, surface, width, details=False, titled=True),
            lambda width: written_lines(sight, surface, width, details=False, titled=False),
            lambda width: single_lines(sight, surface, width),
        ]
    if surface.kind == "row" and surface.seat < 0 and len(surface.spots) <= NAMED and any(piece.detail is not None for piece in lying):
        return [
            lambda width: named_lines(sight, surface, width, whole=True),
            lambda width: named_lines(sight, surface, width, whole=False),
            lambda width: nameless(sight, surface, width),
        ]
    return [lambda width: chips(sight, surface, width)]


def thrown(sight: Sight, surface: Surface, width: int) -> Drawing:
    """Dice as small boxes, coins as small rounds, as they lie; the title before them, or above where that leaves too little room."""
    title = sight.speech.say(surface.title)
    head = width_of(title) + 2
    is_above = head + (DIE + 1) * len(surface.spots) - 1 > width
    per_row = max(1, (width + 1 - (0 if is_above else head)) // (DIE + 1))
    rows = -(-len(surface.spots) // per_row)
    drawing = Drawing(width, 3 * rows + (1 if is_above else 0))
    drawing.canvas.put(0, 0 if is_above else 1, clipped(title, width), "title")
    for i, spot in enumerate(surface.spots):
        x, y = (0 if is_above else head) + i % per_row * (DIE + 1), (1 if is_above else 0) + i // per_row * 3
        draw_card(sight, drawing, surface, spot, Rect(x, y, DIE, 3))
        if spot.pieces and spot.pieces[0].kind == "coin":
            mark = sight.mark(surface.word, spot)
            edge = "glow" if mark.is_cursor or mark.picked else mark.tone(spot.pieces[0])
            for at, sign in ((x, "("), (x + DIE - 1, ")")):
                drawing.canvas.put(at, y + 1, sign, edge)
                for row in (y, y + 2):
                    drawing.canvas.put(at, row, " ")
            for row in (y, y + 2):
                drawing.canvas.line(x + 1, row, x + DIE - 2, row, edge)
                drawing.canvas.put(x + 1, row, "╭" if row == y else "╰", edge)
                drawing.canvas.put(x + DIE - 2, row, "╮" if row == y else "╯", edge)
            if mark.sign != " ":
                drawing.canvas.put(x + DIE - 1, y, mark.sign, mark.sign_style)
    return drawing


def named_lines(sight: Sight, surface: Surface, width: int, *, whole: bool) -> Drawing:
    """A line each, in order: its face and its name; if the whole name is wanted, as many lines as it takes."""
    parts: list[Drawing] = []
    for spot in surface.spots:
        runs = chip(sight, surface.word, spot)
        left = min(run_width(runs) + 1, width // 2)
        names = capital(" + ".join(sight.speech.piece(piece) for piece in spot.pieces))
        lines = folded(names, width - left) if whole else [clipped(names, width - left)]
        part = Drawing(width, len(lines))
        part.canvas.runs(0, 0, fitted(runs, left))
        for row, line in enumerate(lines):
            part.canvas.put(left, row, line, "ink")
        part.places.append(Place(surface.word, spot, Rect(0, 0, width, len(lines))))
        parts.append(part)
    drawing = titled(sight, sight.speech.say(surface.title), width, 1 + sum(part.height for part in parts))
    stack(drawing, parts, 1)
    return drawing


def nameless(sight: Sight, surface: Surface, width: int) -> Drawing:
    """Things whose names one would want to read, by their faces alone."""
    drawing = chips(sight, surface, width)
    drawing.loss = UNNAMED
    return drawing


def titled(sight: Sight, words: str, width: int, height: int) -> Drawing:
    """A sheet with its title and a line after it."""
    drawing = Drawing(width, height)
    end = drawing.canvas.put(0, 0, clipped(words, width), "title")
    if end + 2 < width:
        drawing.canvas.line(end + 1, 0, width - 1, 0, "line")
    return drawing


def written_cards(sight: Sight, surface: Surface, width: int) -> Drawing:
    """Cards with a name, signs and a text of their own, one under the other, each in a frame."""
    parts = [written_card(sight, surface, spot, width) for spot in surface.spots]
    drawing = titled(sight, sight.speech.say(surface.title), width, 1 + sum(part.height for part in parts))
    stack(drawing, parts, 1)
    return drawing


def written_card(sight: Sight, surface: Surface, spot: Spot, width: int) -> Drawing:
    mark = sight.mark(surface.word, spot)
    piece = spot.pieces[0] if spot.pieces else None
    soft = mark.is_calm and not mark.is_open and not mark.picked
    room = width - 4
    rows: list[list[Run]] = []
    if piece is None:
        rows.append([(empty_words(sight, spot), "faint")])
    else:
        name = capital(sight.speech.piece(piece))
        signs = icons(piece, soft=soft)
        rows.append([(name, "ink" if soft else "ink strong")])
        if width_of(name) + 2 + run_width(signs) <= room:
            rows[0] += [(" " * (room - width_of(name) - run_width(signs)), ""), *signs]
        else:
            rows.append(signs)
        rows += [[(line, "faint")] for line in folded(capital(sight.speech.detail(spot)), room)]
    drawing = Drawing(width, 2 + len(rows))
    canvas = drawing.canvas
    ground = mark.ground(spot) if mark.is_open or mark.is_cursor or mark.picked else ""
    edge = "glow" if mark.is_cursor or mark.picked else "line" if soft or piece is None else "spell"
    canvas.box(0, 0, width, drawing.height, edge, HEAVY if mark.is_cursor else LIGHT)
    if piece is not None:
        canvas.put(2, 0, f" {piece.face} ", f"{mark.tone(piece)} strong")
    for i, row in enumerate(rows):
        canvas.runs(2, 1 + i, fitted(row, room))
    canvas.fill(1, 1, width - 2, len(rows), ground)
    if mark.sign != " ":
        canvas.put(width - 3, 0, mark.sign, mark.sign_style)
    drawing.places.append(Place(surface.word, spot, Rect(0, 0, width, drawing.height)))
    return drawing


def written_lines(sight: Sight, surface: Surface, width: int, *, details: bool, titled: bool) -> Drawing:
    """The same without frames: name and signs, and the text if there is room for it."""
    parts: list[Drawing] = []
    for spot in surface.spots:
        mark = sight.mark(surface.word, spot)
        soft = mark.is_calm and not mark.is_open and not mark.picked
        piece = spot.pieces[0] if spot.pieces else None
        rows: list[list[Run]] = []
        head = chip(sight, surface.word, spot)
        if piece is None:
            rows.append([*head, (" ", ""), (empty_words(sight, spot), "faint")])
        else:
            style = "faint strong" if soft else "ink strong"
            signs = icons(piece, soft=soft)
            if run_width(signs) <= BRIEF:  # a level or the like: the name has the room
                head += [*signs, ("  ", "")]
                left = min(run_width(head), width // 2)
                names = folded(capital(sight.speech.piece(piece)), width - left)
                rows += [[*(head if not i else [(" " * left, "")]), (line, style)] for i, line in enumerate(names)]
            else:
                rows.append([*head, (" ", ""), (sight.speech.piece(piece), style)])
                rows.append([("    ", ""), *signs])
            if details:
                rows += [[("    ", ""), (line, "faint")] for line in folded(capital(sight.speech.detail(spot)), width - 4)]
        part = Drawing(width, len(rows))
        for y, row in enumerate(rows):
            part.canvas.runs(0, y, fitted(row, width))
        part.places.append(Place(surface.word, spot, Rect(0, 0, width, len(rows))))
        parts.append(part)
    drawing = title_over(sight, surface, width, sum(part.height for part in parts)) if titled else None
    if drawing is None:
        drawing = Drawing(width, sum(part.height for part in parts))
    stack(drawing, parts, 1 if titled else 0)
    return drawing


def title_over(sight: Sight, surface: Surface, width: int, height: int) -> Drawing:
    return titled(sight, sight.speech.say(surface.title), width, 1 + height)


def single_lines(sight: Sight, surface: Surface, width: int) -> Drawing:
    """A line each: its face, its signs, and as much of its name as fits."""
    drawing = Drawing(width, len(surface.spots))
    for y, spot in enumerate(surface.spots):
        mark = sight.mark(surface.word, spot)
        soft = mark.is_calm and not mark.is_open and not mark.picked
        row = [*chip(sight, surface.word, spot), (" ", "")]
        if spot.pieces:
            row += [*icons(spot.pieces[0], soft=soft), ("  ", ""), (capital(sight.speech.piece(spot.pieces[0])), "faint")]
        else:
            row.append((empty_words(sight, spot), "faint"))
        drawing.canvas.runs(0, y, fitted(row, width))
        drawing.places.append(Place(surface.word, spot, Rect(0, y, width, 1)))
    return drawing


def empty_words(sight: Sight, spot: Spot) -> str:
    return capital(sight.speech.spot(spot))


def chips(sight: Sight, surface: Surface, width: int, lead: str | None = None) -> Drawing:
    """Everything in a line, or in as many lines as it takes, after the title."""
    title = lead if lead is not None else capital(sight.speech.say(surface.title))
    number = f" {surface.count}" if surface.count >= 0 and surface.kind in ("pile", "hand") else ""
    runs_of = [(spot, chip(sight, surface.word, spot)) for spot in surface.spots]
    head = width_of(title + number) + 2 if title else 0
    rows = 1
    at = head
    where: list[tuple[int, int]] = []
    for _, runs in runs_of:
        size = run_width(runs)
        if at + size > width and at > 0:
            rows += 1
            at = 2 if title else 0
        where.append((at, rows - 1))
        at += size + 1
    drawing = Drawing(width, rows)
    if title:
        end = drawing.canvas.put(0, 0, clipped(title, width), "title")
        drawing.canvas.put(end, 0, number, "faint")
    if not runs_of:
        drawing.canvas.put(head, 0, "–", "faint")
    for (spot, runs), (x, y) in zip(runs_of, where, strict=True):
        drawing.canvas.runs(x, y, runs)
        drawing.places.append(Place(surface.word, spot, Rect(x, y, run_width(runs), 1)))
    return drawing


def one_line(sight: Sight, surface: Surface, width: int) -> Drawing:
    """A long pile in one line: what of it fits, and a sign that there is more."""
    full = chips(sight, surface, width)
    if full.height == 1:
        return full
    drawing = Drawing(width, 1)
    shown = [place for place in full.places if place.rect.y == 0 and place.rect.x + place.rect.width < width - 1]
    drawing.canvas.paste(full.canvas, 0, 0)
    if shown:
        last = shown[-1].rect
        drawing.canvas.put(last.x + last.width, 0, " " * width)
        drawing.canvas.put(last.x + last.width + 1, 0, "…", "faint")
    drawing.places = shown
    drawing.loss = 2
    return drawing


def whole_pile(sight: Sight, surface: Surface, width: int) -> Drawing:
    """All of it. What is much to look at draws the eye away from what matters more."""
    drawing = chips(sight, surface, width)
    drawing.loss = 2 * max(0, drawing.height - 2)
    return drawing


def card_row(sight: Sight, surface: Surface, width: int) -> Drawing | None:
    """A hand as cards side by side under its title; None if they don't fit."""
    if not surface.spots:
        return None
    faces = [max((width_of(piece.face) for piece in spot.pieces), default=1) for spot in surface.spots]
    counts = [max((piece.count for piece in spot.pieces), default=1) for spot in surface.spots]
    wide = [max(6, face + 4 + (2 if times > 1 else 0)) for face, times in zip(faces, counts, strict=True)]
    title = own_title(sight, surface)
    if surface.count >= 0:
        title += f" {surface.count}"
    size = max(sum(wide) + len(wide) - 1, width_of(title))
    if size > width:
        return None
    drawing = Drawing(size, 4)
    drawing.canvas.put(0, 0, title, "title")
    x = 0
    for spot, one in zip(surface.spots, wide, strict=True):
        draw_card(sight, drawing, surface, spot, Rect(x, 1, one, 3))
        x += one + 1
    return drawing


# Players


def rival_forms(sight: Sight, panel: Panel) -> list[Form]:
    return [
        lambda width: rival_box(sight, panel, width),
        lambda width: rival_lines(sight, panel, width),
        lambda width: rival_line(sight, panel, width),
    ]


def seat_spot(panel: Panel) -> Spot:
    """A seat as a spot, so that choices can name it."""
    return Spot(panel.word, 0, 0, "seat", [])


def seat_name(sight: Sight, panel: Panel) -> list[Run]:
    """Whose turn it is has an arrow; who may be picked, a sign; and everybody a mark, as their pieces have."""
    scene = sight.scene
    mark = sight.mark("seats", seat_spot(panel))
    sign = mark.sign if mark.sign != " " else "▶" if scene.asked == panel.seat else " "
    style = "on-cursor" if mark.is_cursor else f"{seat_tone(panel.seat)} strong"
    mark_style = seat_tone(panel.seat)
    return [(sign, "glow"), (seat_mark(panel.seat), mark_style), (" ", ""), (sight.speech.seat(panel.seat), style)]


def counter_runs(sight: Sight, counters: Sequence[Counter]) -> list[Run]:
    runs: list[Run] = []
    for i, counter in enumerate(counters):
        if i:
            runs.append(("  ", ""))
        runs += [(sight.speech.words.say(counter.label) + " ", "faint"), (str(counter.value), "ink strong")]
    return runs


def counters_within(sight: Sight, counters: Sequence[Counter], room: int) -> list[Run]:
    """The same in so much room: rather all numbers with less of their labels than some with the whole. In the order of one's own."""
    runs = counter_runs(sight, counters)
    if run_width(runs) <= room:
        return runs
    labels = [sight.speech.words.say(counter.label).split(" ")[0] for counter in counters]  # of several words, the first
    longest = max((width_of(label) for label in labels), default=1)
    while longest > 0:
        runs = []
        for label, counter in zip(labels, counters, strict=True):
            runs += [(f"{'  ' if runs else ''}{label[:longest]} ", "faint"), (str(counter.value), "ink strong")]
        if run_width(runs) <= room:
            break
        longest -= 1
    return runs


def counter_lines(sight: Sight, counters: Sequence[Counter], width: int) -> list[list[Run]]:
    """The same in as many lines as it takes."""
    lines: list[list[Run]] = [[]]
    for counter in counters:
        runs = counter_runs(sight, [counter])
        if lines[-1] and run_width(lines[-1]) + 2 + run_width(runs) > width:
            lines.append([])
        lines[-1] += [("  ", ""), *runs] if lines[-1] else runs
    return lines


def shown_before(scene: Scene, panel: Panel) -> list[Surface]:
    """The same, leaving out piles whose number stands among the counters anyway."""
    numbers = {counter.value for counter in panel.counters}
    return [surface for surface in before(scene, panel) if not (is_blind(surface) and surface.count in numbers)]


def is_blind(surface: Surface) -> bool:
    """Does it hold nothing but cards face down?"""
    return all(piece.down for spot in surface.spots for piece in spot.pieces)


def own_title(sight: Sight, surface: Surface) -> str:
    """What a surface is called where it is plain whose it is: without a name before it."""
    title = capital(sight.speech.say(surface.title))
    return capital(title.removeprefix(f"{sight.speech.seat(surface.seat)}: ")) if surface.seat >= 0 else title


def rival_box(sight: Sight, panel: Panel, width: int) -> Drawing:
    """A frame with the name in it, the numbers, and a line for each thing before them."""
    parts = [chips(sight, surface, width - 4, own_title(sight, surface)) for surface in shown_before(sight.scene, panel)]
    numbers = counter_lines(sight, panel.counters, width - 4)
    drawing = Drawing(width, 2 + len(numbers) + sum(part.height for part in parts))
    canvas = drawing.canvas
    is_asked = sight.scene.asked == panel.seat
    canvas.box(0, 0, width, drawing.height, "edge" if is_asked else "line")
    canvas.runs(2, 0, [(" ", ""), *seat_name(sight, panel), (" ", "")])
    for i, runs in enumerate(numbers):
        canvas.runs(2, 1 + i, fitted(runs, width - 4))
    stack(drawing, parts, 1 + len(numbers), 2)
    drawing.places.append(Place("seats", seat_spot(panel), Rect(0, 0, width, drawing.height)))
    return drawing


def rival_lines(sight: Sight, panel: Panel, width: int) -> Drawing:
    """Name and numbers; below, the numbers that didn't fit, and what lies before them."""
    runs = seat_name(sight, panel)
    later: list[Counter] = []
    for counter in panel.counters:
        more = counter_runs(sight, [counter])
        if later or run_width(runs) + 2 + run_width(more) > width:
            later.append(counter)
        else:
            runs += [("  ", ""), *more]
    things = [(surface, spot) for surface in shown_before(sight.scene, panel) for spot in surface.spots]
    drawing = Drawing(width, 2 if later or things else 1)
    drawing.canvas.runs(0, 0, fitted(runs, width))
    rest = counters_within(sight, later, width - 2 - (2 if things else 0))  # a sign that there is more needs room too
    drawing.canvas.runs(2, 1, fitted(rest, width - 2))
    put_chips(sight, drawing, things, 2 + (run_width(rest) + 2 if rest else 0), 1)
    drawing.places.append(Place("seats", seat_spot(panel), Rect(0, 0, width, 1)))
    return drawing


def rival_line(sight: Sight, panel: Panel, width: int) -> Drawing:
    """All in one line, as far as it goes."""
    drawing = Drawing(width, 1)
    name = seat_name(sight, panel)
    below = [(surface, spot) for surface in shown_before(sight.scene, panel) for spot in surface.spots]
    runs = [*name, ("  ", ""), *counters_within(sight, panel.counters, width - run_width(name) - (4 if below else 2))]
    drawing.canvas.runs(0, 0, fitted(runs, width))
    drawing.loss = 5 if run_width(runs) > width else 0
    put_chips(sight, drawing, below, run_width(runs) + 2, 0)
    drawing.places.append(Place("seats", seat_spot(panel), Rect(0, 0, width, 1)))
    return drawing


def put_chips(sight: Sight, drawing: Drawing, spots: list[tuple[Surface, Spot]], x: int, y: int) -> None:
    """Chips of several surfaces in one line, a gap between surfaces, and a sign if not all fit."""
    last: Surface | None = None
    for surface, spot in spots:
        if last is not None:
            x += 1 if surface is last else 2
        runs = chip(sight, surface.word, spot)
        if x + run_width(runs) > drawing.width:
            drawing.canvas.put(min(x, drawing.width - 1), y, "…", "faint")
            drawing.loss = 5
            return
        drawing.canvas.runs(x, y, runs)
        drawing.places.append(Place(surface.word, spot, Rect(x, y, run_width(runs), 1)))
        x += run_width(runs)
        last = surface


def stack(drawing: Drawing, parts: Sequence[Drawing], y: int, x: int = 0) -> None:
    for part in parts:
        drawing.paste(part, x, y)
        y += part.height
