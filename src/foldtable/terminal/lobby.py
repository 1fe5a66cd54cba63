"""Lobby: before a game. Which game, or which old one; then who sits where, and how it is played. Knows keys and no terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple, final

from foldtable.bots import roster
from foldtable.core.box import Box
from foldtable.core.errors import Slip
from foldtable.core.say import count
from foldtable.core.settings import Setting, Value, spell
from foldtable.games import catalogue
from foldtable.table import saves
from foldtable.table.grammar import Header, lines_of, read_text
from foldtable.table.live import Live
from foldtable.table.standing import SENSIBLE
from foldtable.terminal import seating
from foldtable.terminal.canvas import Canvas, clipped, folded
from foldtable.terminal.palette import seat_tone
from foldtable.terminal.seating import LONGEST_NAME, Chair, Plan
from foldtable.words.paper import width_of
from foldtable.words.words import Words

MOST_SAVES: Final = 4
PERSON: Final = ""
LABEL: Final = 18  # columns for what a row is called


class Row(NamedTuple):
    """A line to stand on: what it says, what Enter does, and what ← and → change."""

    label: str
    value: str
    about: str = ""
    enter: Callable[[], None] | None = None
    turn: Callable[[int], None] | None = None
    tone: str = "ink"
    seat: int = -1  # whose name can be typed here


@final
class Lobby:
    """First a list of games and saves, then one game's form. `live` is there once somebody sits down."""

    def __init__(self, lang: str, order: str = SENSIBLE) -> None:
        self.lang = lang
        self.order = order  # the standing order that everybody begins with
        self.words = Words(lang)
        self.boxes = catalogue.boxes()
        self.saves = [path for path in saves.listed() if not seating.is_finished(path)][:MOST_SAVES]
        self.box: Box | None = None
        self.chairs: list[Chair] = []
        self.settings: dict[str, Value] = {}
        self.index = 0
        self.notice = ""
        self.leaves = False
        self.live: Live | None = None

    # Rows

    def rows(self) -> list[Row]:
        return self.form() if self.box is not None else self.list_of_games()

    def list_of_games(self) -> list[Row]:
        rows = [Row(box.title, "", Words(self.lang, box).say("game-about"), enter=self.opener(box), tone="title") for box in self.boxes]
        rows += [
            Row(self.words.say("lobby-resume"), described(path, self.words), str(path), enter=self.resumer(path)) for path in self.saves
        ]
        return rows

    def opener(self, box: Box) -> Callable[[], None]:
        return lambda: self.open(box)

    def resumer(self, path: Path) -> Callable[[], None]:
        return lambda: self.resume(path)

    def form(self) -> list[Row]:
        box = self.box
        assert box is not None
        words = Words(self.lang, box)
        say = words.say
        rows = [Row(say("lobby-begin"), "", say("lobby-begin-about"), enter=self.begin, tone="glow")]
        rows.append(Row(say("lobby-seats"), str(len(self.chairs)), say("lobby-seats-about"), turn=self.turn_seats))
        for seat, chair in enumerate(self.chairs):
            is_person = chair.kind == PERSON
            value = (chair.name or say("lobby-person")) if is_person else say("lobby-bot-" + chair.kind)
            about = say("lobby-person-about" if is_person else "lobby-bot-about")
            rows.append(
                Row(
                    say("lobby-seat", count("number", seat + 1)), value, about, turn=self.seat_turner(seat), tone=seat_tone(seat), seat=seat
                )
            )
        for setting in box.settings:
            about = f"{say('setting-' + setting.name)} ({', '.join(setting.rules)})"
            chosen = self.settings[setting.name]
            shown = say("lobby-yes" if chosen else "lobby-no") if isinstance(chosen, bool) else spell(chosen)
            rows.append(Row(setting.name, shown, about, turn=self.setting_turner(setting)))
        return rows

    def seat_turner(self, seat: int) -> Callable[[int], None]:
        return lambda step: self.turn_seat(seat, step)

    def setting_turner(self, setting: Setting) -> Callable[[int], None]:
        return lambda step: self.turn_setting(setting, step)

    # Deeds

    def open(self, box: Box) -> None:
        """A game's form, as it is usually played: you, and bots on the other seats."""
        self.box = box
        self.chairs = [Chair(""), *[Chair("", seating.USUAL_BOT)] * (box.default_seats - 1)]
        self.settings = {setting.name: setting.default for setting in box.settings}
        self.index = 0

    def turn_seats(self, step: int) -> None:
        box = self.box
        assert box is not None
        seats = box.seats[(box.seats.index(len(self.chairs)) + step) % len(box.seats)]
        self.chairs = [*self.chairs, *[Chair("", seating.USUAL_BOT)] * seats][:seats]

    def turn_seat(self, seat: int, step: int) -> None:
        kinds = [PERSON, *roster.names()]
        chair = self.chairs[seat]
        self.chairs[seat] = Chair(chair.name, kinds[(kinds.index(chair.kind) + step) % len(kinds)])

    def turn_setting(self, setting: Setting, step: int) -> None:
        value = self.settings[setting.name]
        if setting.allowed:
            at = setting.allowed.index(value)
            self.settings[setting.name] = setting.allowed[(at + step) % len(setting.allowed)]
        else:
            span = setting.most - setting.least + 1
            self.settings[setting.name] = setting.least + (int(value) - setting.least + step) % span

    def begin(self) -> None:
        assert self.box is not None
        chairs = [Chair(chair.name if chair.kind == PERSON else "", chair.kind) for chair in self.chairs]
        try:
            self.live = seating.sit_down(Plan(self.box, chairs, self.settings), Words(self.lang, self.box), self.order)
        except Slip as slip:
            self.complain(slip)

    def resume(self, path: Path) -> None:
        try:
            self.live = seating.resume(path, self.lang, order=self.order)
        except Slip as slip:
            self.complain(slip)
        except OSError as fault:
            self.notice = fault.strerror or str(fault)

    def complain(self, slip: Slip) -> None:
        words = Words(self.lang, self.box)
        self.notice = words.render(slip.say) + (f" ({slip.rule})" if slip.rule else "")

    # Keys

    def press(self, key: str, character: str | None) -> None:
        rows = self.rows()
        row = rows[self.index]
        self.notice = ""
        if key in ("up", "down", "tab", "shift+tab"):
            self.index = (self.index + (1 if key in ("down", "tab") else -1)) % len(rows)
        elif key in ("left", "right") and row.turn is not None:
            row.turn(1 if key == "right" else -1)
        elif key == "enter" or (key == "space" and row.seat < 0):
            if row.enter is not None:
                row.enter()
            else:
                self.begin()
        elif key == "escape":
            if self.box is None:
                self.leaves = True
            self.box = None
            self.index = 0
        elif row.seat >= 0 and self.chairs[row.seat].kind == PERSON and self.write(row.seat, key, character):
            pass
        elif key in ("q", "ctrl+q") or character == "й":
            self.leaves = True
        elif character is not None and character.isdigit() and self.box is None and 1 <= int(character) <= len(rows):
            self.index = int(character) - 1

    def write(self, seat: int, key: str, character: str | None) -> bool:
        """Type a name."""
        chair = self.chairs[seat]
        if key == "backspace":
            self.chairs[seat] = Chair(chair.name[:-1])
        elif character is not None and len(character) == 1 and character.isprintable():
            self.chairs[seat] = Chair((chair.name + character).lstrip()[:LONGEST_NAME])
        else:
            return False
        return True

    # Drawing

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        rows = self.rows()
        inside = min(width - 6, 92)
        left = (width - inside) // 2
        canvas.fill(0, 0, width, 1, "on-bar")
        canvas.put(2, 0, "Foldtable", "title on-bar")
        canvas.put(13, 0, clipped(self.words.say("foldtable-is"), width - 14), "faint on-bar")
        top = max(2, (height - len(rows) - 9) // 3)
        title = self.box.title if self.box is not None else self.words.say("lobby-title")
        canvas.put(left, top, title, "title")
        canvas.line(left, top + 1, left + inside - 1, top + 1, "line")
        room = height - top - 9
        first = min(max(0, self.index - room + 1), max(0, len(rows) - room))
        for i, row in enumerate(rows[first : first + room]):
            self.draw_row(canvas, left, top + 2 + i, inside, row, is_on=first + i == self.index)
        y = top + 2 + min(room, len(rows))
        canvas.line(left, y, left + inside - 1, y, "line")
        below = len(rows) - first - room
        if below > 0:
            more = f" {self.words.say('list-more', count('number', below))} "
            canvas.put(left + inside - 2 - width_of(more), y, more, "faint")
        for i, line in enumerate(folded(self.notice or rows[self.index].about, inside - 2)[:5]):
            canvas.put(left + 1, y + 1 + i, line, "alarm" if self.notice else "faint")
        self.draw_keys(canvas, rows[self.index])
        return canvas

    def draw_row(self, canvas: Canvas, x: int, y: int, width: int, row: Row, *, is_on: bool) -> None:
        ground = "on-lit" if is_on else ""
        canvas.fill(x, y, width, 1, ground)
        canvas.put(x, y, "▸" if is_on else " ", f"glow {ground}")
        label = clipped(row.label, width - 4)
        canvas.put(x + 2, y, label, f"{row.tone}{' strong' if is_on else ''} {ground}")
        if row.value:
            at = x + 2 + max(LABEL, width_of(label) + 2)
            words = f"‹ {row.value} ›" if is_on and row.turn is not None else f"  {row.value}"
            canvas.put(at, y, clipped(words, x + width - at), f"white strong {ground}" if is_on else f"ink {ground}")

    def draw_keys(self, canvas: Canvas, row: Row) -> None:
        hints: Sequence[tuple[str, str]] = [
            ("↑↓", "key-move"),
            *([("←→", "key-change")] if row.turn is not None else []),
            ("Enter", "key-choose" if self.box is None else "key-begin"),
            ("Esc", "key-back" if self.box is not None else "key-leave"),
        ]
        y = canvas.height - 1
        canvas.fill(0, y, canvas.width, 1, "on-bar")
        x = 1
        for key, message in hints:
            x = canvas.put(x, y, key, "glow on-bar")
            x = canvas.put(x + 1, y, self.words.say(message), "faint on-bar") + 2


def described(path: Path, words: Words) -> str:
    """A save in a line: the game, who plays, when. Read, not played: the list should open at once."""
    try:
        header = Header(str(path))
        for line in lines_of(read_text(str(path)), str(path)):
            if line.key in ("game", "player"):
                header.take(line)
        when = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC).astimezone()
    except (Slip, OSError):
        return path.stem
    title = catalogue.box(header.game).title if header.game in catalogue.names() else header.game
    names = words.listed([name for _, name in sorted(header.players.items())])
    return f"{title} · {names} · {when:%Y-%m-%d %H:%M}"
