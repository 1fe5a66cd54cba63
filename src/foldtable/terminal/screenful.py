"""Screenful: all of a desk on one sheet of a terminal's size.

title         the game, and the numbers of the table
the table     as `picture.py` lays it out; in a wide terminal the panels stand beside it, in a narrow one over its right part
a line        what the arrow keys are on
the prompt    one sentence: what the table waits for
the list      choices; while others choose, what they do
the keys
"""

from __future__ import annotations

from typing import Final

from foldtable.terminal.canvas import Canvas, Run, clipped, folded
from foldtable.terminal.cards import Drawing, Rect, run_width
from foldtable.terminal.desk import BOARD, LIST, LOG, PANEL, RULES, WORDS, Desk, Entry
from foldtable.terminal.panels import Page, rule_page, words_page
from foldtable.terminal.picture import picture
from foldtable.words.paper import width_of

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
WIDE: Final = 118  # from here on the panels have a place of their own
PROMPT: Final = 2  # rows, so that nothing moves when a sentence is long


def draw(desk: Desk, width: int, height: int) -> Drawing:
    """The whole screen. The desk keeps it, to find its way by."""
    whole = Drawing(width, height)
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        too_small(desk, whole)
        return whole
    side = side_width(width)
    rows = list_rows(desk, width - side, height)
    table_height = height - 1 - 1 - PROMPT - rows - 1
    bar(desk, whole, width)
    table = picture(desk.sight(), width - side - (2 if side else 1), table_height)
    whole.paste(table, 1, 1)
    y = 1 + table_height
    if side:
        panels(desk, whole, Rect(width - side, 1, side, height - 2))
    elif desk.panel:
        covering(desk, whole, Rect(max(width - 50, 40), 1, min(50, width - 40), table_height))
    info_line(desk, whole.canvas, y, width - side)
    prompt(desk, whole.canvas, 0, y + 1, width - side)
    below(desk, whole, Rect(0, y + 1 + PROMPT, width - side, rows))
    keys(desk, whole.canvas, height - 1, width)
    if desk.typed is not None:
        finder(desk, whole, Rect(0, 1 + table_height, width - side, height - 2 - table_height))
    desk.drawing = whole
    return whole


def side_width(width: int) -> int:
    if width < WIDE:
        return 0
    return min(56, max(38, width * 33 // 100))


def list_rows(desk: Desk, width: int, height: int) -> int:
    return 4 if height < 30 else 6 if height < 44 else 8


def too_small(desk: Desk, whole: Drawing) -> None:
    sizes = {"width": LEAST_WIDTH, "height": LEAST_HEIGHT, "has-width": whole.width, "has-height": whole.height}
    words = desk.speech.message("terminal-too-small", **sizes)
    for y, line in enumerate(folded(words, max(1, whole.width - 2))):
        whole.canvas.put(1, y + max(0, whole.height // 2 - 2), line, "alarm")


# From top to bottom


def bar(desk: Desk, whole: Drawing, width: int) -> None:
    canvas = whole.canvas
    canvas.fill(0, 0, width, 1, "on-bar")
    end = canvas.put(1, 0, desk.live.play.box.title, "title on-bar")
    if desk.live.has_windows and desk.seat >= 0:
        end = canvas.put(end + 2, 0, "F7", "glow on-bar")
        end = canvas.put(end + 1, 0, desk.speech.message("order-in-short-" + desk.live.orders[desk.seat]), "teal on-bar")
    room = width - end - 2
    shown: list[list[Run]] = []
    for counter in desk.scene.counters:  # whole ones only: half a number is worse than none
        runs: list[Run] = [(desk.words.say(counter.label) + " ", "faint on-bar"), (str(counter.value), "ink strong on-bar")]
        if run_width(runs) <= room:
            shown.append(runs)
            room -= run_width(runs) + 2
    gap = 3 if room >= len(shown) else 2
    x = width - 1 - sum(run_width(runs) + gap for runs in shown) + gap
    for runs in shown:
        x = canvas.runs(x, 0, runs) + gap


def info_line(desk: Desk, canvas: Canvas, y: int, width: int) -> None:
    canvas.line(0, y, width - 1, y, "line")
    room = width - 8
    sign = f" {desk.speech.message('looking-around')} " if desk.looking else ""
    x = 2
    outlook, words = desk.outlook(), desk.info()
    if desk.at == LIST and desk.typed is None and desk.index < len(desk.entries):
        entry = desk.entries[desk.index]
        if line_width(entry) + 8 > width:  # the list has no room for all of it
            outlook, words = entry.outlook, entry.words
    if outlook:  # before what lies there: of two things to know, this is the newer one
        x = canvas.put(x, y, f" {clipped(outlook, room)} ", "teal strong")
        room -= x
    if words and room > 8:
        canvas.put(x, y, f" {clipped(words, room - width_of(sign))} ", "faint")
    if sign:
        canvas.put(width - 3 - width_of(sign), y, sign, "glow")


def prompt(desk: Desk, canvas: Canvas, x: int, y: int, width: int) -> None:
    """What the table waits for. Yours has an arrow."""
    sign, style = ("▶ ", "glow") if desk.is_asked else ("… ", "faint")
    canvas.put(x + 1, y, sign, style)
    lines = folded(desk.speech.prompt(desk.scene), width - 4)
    if len(lines) > PROMPT:
        lines = [*lines[: PROMPT - 1], clipped(" ".join(lines[PROMPT - 1 :]), width - 4)]
    for i, line in enumerate(lines):
        canvas.put(x + 3, y + i, line, "white strong" if desk.is_asked else "faint")


def below(desk: Desk, whole: Drawing, rect: Rect) -> None:
    """A word about what was just tried; then the choices, or what others do."""
    x, y, width, height = rect
    if desk.notice is not None:
        sign, style = ("✗ ", "alarm") if desk.notice.is_refusal else ("✓ ", "good")
        words = desk.notice.words + (f" ({desk.notice.rule})" if desk.notice.rule else "")
        lines = folded(words, width - 4)[: max(1, height - 1)]
        whole.canvas.put(x + 1, y, sign, style)
        for i, line in enumerate(lines):
            whole.canvas.put(x + 3, y + i, line, style)
        y += len(lines)
        height -= len(lines)
    if desk.is_asked:
        choices(desk, whole, Rect(x, y, width, height))
    else:
        desk.list_rects = []
        latest = desk.log(width - 4, 12)
        latest.draw(whole.canvas, x + 3, y, width - 4, height, latest.last_top(height))


def choices(desk: Desk, whole: Drawing, rect: Rect) -> None:
    """The list in as many columns as its lines leave room for, numbered as far as the number keys go."""
    x, y, width, height = rect
    entries = desk.entries
    desk.list_rects = []
    if not entries or height < 1:
        return
    widest = max(line_width(entry) for entry in entries) + 5
    columns = max(1, min((width - 1) // max(1, widest), 1 if len(entries) <= height else 9))
    desk.list_columns = columns
    per_page = columns * height
    top_row = desk.list_top // columns
    row = desk.index // columns
    top_row = min(max(top_row, row - height + 1), row)
    if len(entries) <= per_page:
        top_row = 0
    desk.list_top = top_row * columns
    column_width = (width - 2) // columns
    for i in range(desk.list_top, min(len(entries), desk.list_top + per_page)):
        at = i - desk.list_top
        place = Rect(x + 1 + at % columns * column_width, y + at // columns, column_width, 1)
        entry_line(desk, whole.canvas, entries[i], i, at + 1, place)
        desk.list_rects.append((i, place))
    left = len(entries) - desk.list_top - per_page
    if left > 0:
        more = f" {desk.speech.message('list-more', number=left)} "
        whole.canvas.put(x + width - width_of(more), y - 1, more, "faint")


def line_width(entry: Entry) -> int:
    return width_of(entry.words) + sum(2 + width_of(part) for part in (entry.outlook, entry.faces) if part)


def entry_line(desk: Desk, canvas: Canvas, entry: Entry, index: int, number: int, place: Rect) -> None:
    x, y, width, _ = place
    is_on = desk.at == LIST and index == desk.index
    ground = "on-lit" if is_on else ""
    if is_on:
        canvas.fill(x, y, width, 1, ground)
    sign = "▸" if is_on else " "
    head = f"{number} " if number <= 9 else "  "
    if entry.closed is not None:
        sign_runs: list[Run] = [(sign, "glow"), (head, "edge"), ("✗ ", "edge")]
        body = "faint"
    else:
        sign_runs = [(sign, "glow"), (head, "teal")]
        body = "white strong" if is_on else "ink"
    end = canvas.runs(x, y, [(words, f"{style} {ground}") for words, style in sign_runs])
    room = x + width - end - 1
    if entry.closed is not None:
        rule = f" {entry.closed.rule}"
        words = clipped(entry.words, room - width_of(rule))
        end = canvas.put(end, y, words, f"{body} {ground}")
        canvas.put(end, y, rule, f"edge {ground}")
        return
    shared = 2 + min(width_of(entry.outlook), max(room // 2, room - width_of(entry.words) - 2)) if entry.outlook else 0
    words = clipped(entry.words, room - shared)
    end = canvas.put(end, y, words, f"{body} {ground}")
    if entry.outlook:
        end = canvas.put(end + 2, y, clipped(entry.outlook, x + width - end - 3), f"teal {ground}")
    if entry.faces and end + 2 + width_of(entry.faces) <= x + width:
        canvas.put(end + 2, y, entry.faces, f"faint {ground}")


def finder(desk: Desk, whole: Drawing, low: Rect) -> None:
    """While one types: all choices that fit, over the lower part of the table."""
    canvas = whole.canvas
    height = min(max(low.height + 3, 12), low.height + low.y - 6)
    rect = Rect(low.x, low.y + low.height - height, low.width, height)
    blank(canvas, rect)
    canvas.box(rect.x, rect.y, rect.width, rect.height, "edge")
    title = f" {desk.speech.message('find-title')} "
    canvas.put(rect.x + 2, rect.y, title, "title")
    number = f" {desk.speech.message('find-number', number=len(desk.entries), all=len(desk.sentences()))} "
    canvas.put(rect.x + rect.width - 2 - width_of(number), rect.y, number, "faint")
    end = canvas.put(rect.x + 2, rect.y + 1, "/ ", "glow")
    end = canvas.put(end, rect.y + 1, desk.typed or "", "white strong")
    canvas.put(end, rect.y + 1, "▏", "glow")
    if not desk.entries:
        canvas.put(rect.x + 4, rect.y + 2, clipped(desk.speech.message("find-nothing"), rect.width - 6), "faint")
        return
    rows = rect.height - 3
    top = min(max(0, desk.index - rows + 1), max(0, len(desk.entries) - rows))
    desk.list_rects = []
    for row in range(min(rows, len(desk.entries) - top)):
        index = top + row
        place = Rect(rect.x + 1, rect.y + 2 + row, rect.width - 2, 1)
        entry_line(desk, canvas, desk.entries[index], index, 10, place)
        makes = desk.entries[index].makes
        if makes is not None:
            used = line_width(desk.entries[index]) + 6
            if used + width_of(makes.notation) + 2 < place.width:
                ground = "on-lit" if index == desk.index else ""
                canvas.put(place.x + place.width - 1 - width_of(makes.notation), place.y, makes.notation, f"edge {ground}")
        desk.list_rects.append((index, place))


def keys(desk: Desk, canvas: Canvas, y: int, width: int) -> None:
    """The keys that matter now. Where not all fit, those go first that one can do without."""
    canvas.fill(0, y, width, 1, "on-bar")
    hints = [(key, desk.speech.message(message), weight) for key, message, weight in key_hints(desk)]
    while sum(width_of(key) + width_of(words) + 3 for key, words, _ in hints) > width:
        hints.remove(min(hints, key=lambda hint: hint[2]))
    x = 1
    for key, words, _ in hints:
        x = canvas.put(x, y, key, "glow on-bar")
        x = canvas.put(x + 1, y, words, "faint on-bar") + 2


def key_hints(desk: Desk) -> list[tuple[str, str, int]]:
    """Keys, what they do, and how much they are needed."""
    if desk.typed is not None:
        return [("↑↓", "key-move", 2), ("Enter", "key-choose", 3), ("Esc", "key-back", 3)]
    if desk.at == PANEL:
        search = [("/", "key-search", 4), ("Enter", "key-next", 3)] if desk.panel == RULES else []
        return [("↑↓", "key-scroll", 5), *search, ("Esc", "key-close", 6), ("Tab", "key-walk", 1), ("?", "key-help", 2)]
    hints: list[tuple[str, str, int]] = []
    if desk.is_asked:
        if desk.at == BOARD:
            hints += [("↑↓←→", "key-move", 7), ("Enter", "key-confirm" if desk.cursor_confirms() else "key-pick", 9)]
        else:
            hints += [("↑↓", "key-move", 7), ("Enter", "key-choose", 9)]
        if desk.choosing.picked or desk.choosing.verb:
            hints.append(("Esc", "key-back", 9))
        hints += [("1-9", "key-number", 1), ("/", "key-find", 5), ("Tab", "key-walk", 0)]
    elif not desk.live.is_over:
        hints.append(("Space", "key-skip", 8))
    if len(desk.boards()) > 1:
        hints.append(("[ ]", "key-boards", 2))
    return [*hints, ("u", "key-undo", 4), ("r", "key-rules", 6), ("F3", "key-log", 3), ("?", "key-help", 9), ("q", "key-leave", 8)]


# Panels


def blank(canvas: Canvas, rect: Rect) -> None:
    for row in range(rect.height):
        canvas.put(rect.x, rect.y + row, " " * rect.width)


def panels(desk: Desk, whole: Drawing, rect: Rect) -> None:
    """Log and rulebook, each with its own half of the side; of a very high or low side, the rulebook has more."""
    x, y, width, height = rect
    whole.canvas.line(x, y, x, y + height - 1, "line")
    if desk.panel == WORDS:
        words_panel(desk, whole.canvas, rect)
        return
    upper = height * 2 // 5
    log_panel(desk, whole.canvas, Rect(x, y, width, upper))
    rule_panel(desk, whole.canvas, Rect(x, y + upper, width, height - upper))


def covering(desk: Desk, whole: Drawing, rect: Rect) -> None:
    """One panel over the right part of the table. What it covers can't be clicked."""
    blank(whole.canvas, rect)
    whole.canvas.line(rect.x, rect.y, rect.x, rect.y + rect.height - 1, "edge")
    whole.places = [place for place in whole.places if place.rect.x < rect.x or place.rect.y >= rect.y + rect.height]
    whole.tabs = [(tab, word) for tab, word in whole.tabs if tab.x < rect.x]
    if desk.panel == LOG:
        log_panel(desk, whole.canvas, rect)
    elif desk.panel == WORDS:
        words_panel(desk, whole.canvas, rect)
    else:
        rule_panel(desk, whole.canvas, rect)


def panel_title(canvas: Canvas, rect: Rect, words: str, note: str, *, is_on: bool) -> None:
    canvas.line(rect.x, rect.y, rect.x + rect.width - 1, rect.y, "glow" if is_on else "line")
    canvas.put(rect.x + 2, rect.y, f" {words} ", "glow" if is_on else "title")
    if note:
        note = f" {clipped(note, rect.width - width_of(words) - 8)} "
        canvas.put(rect.x + rect.width - 1 - width_of(note), rect.y, note, "faint")


def log_panel(desk: Desk, canvas: Canvas, rect: Rect) -> None:
    panel_title(canvas, rect, desk.speech.message("panel-log"), "", is_on=desk.at == PANEL and desk.panel == LOG)
    width, height = rect.width - 4, rect.height - 1
    page = desk.log(width)
    last = page.last_top(height)
    desk.log_up = min(desk.log_up, last)
    desk.page = max(1, height - 1)
    page.draw(canvas, rect.x + 3, rect.y + 1, width, height, last - desk.log_up)


def words_panel(desk: Desk, canvas: Canvas, rect: Rect) -> None:
    panel_title(canvas, rect, desk.speech.message("panel-words"), "", is_on=desk.at == PANEL)
    width, height = rect.width - 4, rect.height - 1
    page = words_page(desk.scene, desk.speech, width)
    desk.words_top = min(desk.words_top, page.last_top(height))
    desk.page = max(1, height - 1)
    page.draw(canvas, rect.x + 3, rect.y + 1, width, height, desk.words_top)


def rule_panel(desk: Desk, canvas: Canvas, rect: Rect) -> None:
    is_on = desk.at == PANEL and desk.panel == RULES
    note = desk.rule_shown
    if desk.sought:
        found = desk.found_rules()
        at = found.index(desk.rule_shown) + 1 if desk.rule_shown in found else 0
        note = f"/{desk.sought}▏ {at}/{len(found)}"
    panel_title(canvas, rect, desk.speech.message("panel-rules"), note, is_on=is_on)
    width, height = rect.width - 4, rect.height - 1
    page: Page = rule_page(desk.live.play.box.name, desk.words.lang, width)
    top = desk.rules_top
    if top is None:
        first, end = page.anchors.get(desk.rule_shown, (0, 0))
        top = max(0, first - (2 if end - first + 2 <= height else 0))
    top = min(top, page.last_top(height))
    desk.rules_at = top
    if desk.rules_top is not None:
        desk.rules_top = top
    desk.page = max(1, height - 1)
    page.draw(canvas, rect.x + 3, rect.y + 1, width, height, top, desk.rule_shown)
