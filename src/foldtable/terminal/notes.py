"""Notes: what is laid over the table for a moment: help, a question, the end of a game, the curtain between two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foldtable.core.scene import Scene
from foldtable.table.standing import ORDERS
from foldtable.terminal.canvas import Canvas, Run, clipped, folded
from foldtable.terminal.cards import fitted, run_width
from foldtable.terminal.palette import seat_tone
from foldtable.terminal.speech import Speech, capital
from foldtable.words.paper import width_of

HELP: Final = (  # keys and what they do; an empty key opens a part
    ("", "keys-choosing"),
    ("↑ ↓ ← →", "keys-arrows"),
    ("Enter", "keys-enter"),
    ("Space", "keys-space"),
    ("Esc", "keys-escape"),
    ("1 … 9", "keys-numbers"),
    ("/", "keys-find"),
    ("Tab", "keys-tab"),
    ("", "keys-looking"),
    ("F2  r", "keys-rules"),
    ("F3", "keys-log"),
    ("PgUp PgDn", "keys-pages"),
    ("F4", "keys-around"),
    ("F5", "keys-words"),
    ("F6", "keys-told"),
    ("F8  [  ]", "keys-boards"),
    ("", "keys-table"),
    ("u", "keys-undo"),
    ("F7", "keys-orders"),
    ("q", "keys-leave"),
    ("F1  ?", "keys-help"),
)
SIGNS: Final = (("•", "glow", "sign-open"), ("✓", "glow", "sign-picked"), ("*", "good", "sign-fresh"), ("✗", "alarm", "sign-closed"))


def framed(canvas: Canvas, lines: Sequence[list[Run]], title: str, foot: str, top: int = 0) -> Canvas:
    """Lines in a box in the middle of the screen, as wide as they need; from `top` on if they are too many."""
    width, height = canvas.width, canvas.height
    inside = max([run_width(line) for line in lines] + [width_of(title) + 4, width_of(foot) + 4])
    box_width = min(width, inside + 6)
    box_height = min(height, len(lines) + 4)
    x, y = (width - box_width) // 2, (height - box_height) // 2
    for row in range(box_height):
        canvas.put(x, y + row, " " * box_width, "on-panel")
    canvas.box(x, y, box_width, box_height, "glow on-panel")
    canvas.put(x + 3, y, f" {clipped(title, box_width - 8)} ", "title on-panel")
    canvas.put(x + 3, y + box_height - 1, f" {clipped(foot, box_width - 8)} ", "faint on-panel")
    rows = box_height - 4
    for row, line in enumerate(lines[top : top + rows]):
        canvas.runs(x + 3, y + 2 + row, [(words, f"{style} on-panel") for words, style in fitted(line, box_width - 6)])
    return canvas


def help_lines(speech: Speech, width: int) -> list[list[Run]]:
    lines: list[list[Run]] = []
    room = min(width - 6, 84)
    for key, message in HELP:
        words = speech.message(message)
        if not key:
            if lines:
                lines.append([])
            lines.append([(words, "title")])
            continue
        for i, row in enumerate(folded(words, room - 12)):
            lines.append([((key if i == 0 else "").ljust(12), "glow"), (row, "ink")])
    lines += [[], [(speech.message("keys-signs"), "title")]]
    lines += [[(sign.ljust(12), style), (speech.message(message), "ink")] for sign, style, message in SIGNS]
    return lines


def question_lines(words: str, width: int) -> list[list[Run]]:
    return [[(line, "white strong")] for line in folded(words, min(width - 10, 64))]


def order_lines(speech: Speech, order: str, index: int, width: int) -> list[list[Run]]:
    """The standing orders, each with what it means; the one that stands has a mark, the one that one is on another."""
    room = min(width - 14, 64)
    lines: list[list[Run]] = [[(line, "faint")] for line in folded(speech.message("orders-about"), room + 4)]
    for i, one in enumerate(ORDERS):
        is_on = i == index
        head: list[Run] = [("▸" if is_on else " ", "glow"), (f"{i + 1} ", "teal")]
        words = speech.message("order-" + one)
        lines += [[], [*head, (words, "white strong" if is_on else "ink"), (" ✓" if one == order else "", "good")]]
        lines += [[("   ", ""), (line, "faint")] for line in folded(speech.message("order-about-" + one), room)]
    return lines


def end_lines(scene: Scene, speech: Speech, width: int) -> list[list[Run]]:
    """Why it is over, who won, and the reckoning as a table: a column a seat, the winners' marked."""
    outcome = scene.outcome
    assert outcome is not None
    room = min(width - 8, 72)
    why, who_won = speech.words.outcome(outcome, speech.names, speech.me)
    lines: list[list[Run]] = [[(line, "faint")] for line in folded(why, room)]
    lines += [[], *[[(line, "glow")] for line in folded(capital(who_won), room)], []]
    labels = [capital(speech.words.say(line.label)) for line in outcome.lines]
    first = max([width_of(label) for label in labels], default=0) + 3
    seats = len(outcome.lines[0].values) if outcome.lines else 0
    column = max(8, min(14, (room - first) // max(1, seats)))
    head: list[Run] = [(" " * first, "")]
    for seat in range(seats):
        name = ("★ " if seat in outcome.winners else "") + clipped(speech.seat(seat), column - 3)
        head.append((name.rjust(column), f"{seat_tone(seat)} strong"))
    lines.append(head)
    for i, line in enumerate(outcome.lines):
        is_last = i == len(outcome.lines) - 1
        if is_last and i:
            lines.append([("─" * (first + column * seats), "line")])
        runs: list[Run] = [(labels[i].ljust(first), "strong" if is_last else "ink")]
        for seat, value in enumerate(line.values):
            runs.append((str(value).rjust(column), "glow" if is_last and seat in outcome.winners else "strong" if is_last else "ink"))
        lines.append(runs)
    return lines


def curtain(width: int, height: int, lines: Sequence[str], foot: str) -> Canvas:
    """Nothing of the table is to be seen: a name, and what to press."""
    canvas = Canvas(width, height)
    room = min(width - 4, 70)
    rows = [row for line in lines for row in folded(line, room)]
    top = height // 2 - len(rows)
    canvas.box(0, 0, width, height, "line")
    for i, row in enumerate(rows):
        canvas.centred(0, top + 2 * i, width, row, "glow" if i == 0 else "ink")
    canvas.centred(0, height - 2, width, clipped(foot, width - 4), "faint")
    return canvas
