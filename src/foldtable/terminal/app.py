"""The full-screen table, with Textual: gives each key to a desk and draws what comes of it; lets bots think beside it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import sys
import threading
import time
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TextIO, final

from rich.segment import Segment
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.worker import WorkerFailed

from foldtable.core.errors import Refused
from foldtable.core.events import SPECTATOR
from foldtable.table.live import Live
from foldtable.table.standing import ORDERS, SENSIBLE
from foldtable.terminal.canvas import Canvas, Run
from foldtable.terminal.desk import Desk
from foldtable.terminal.lobby import Lobby
from foldtable.terminal.notes import curtain, end_lines, framed, help_lines, order_lines, question_lines
from foldtable.terminal.palette import FEW, GROUND, INK, MANY, NONE, bare_look, look
from foldtable.terminal.screenful import LEAST_HEIGHT, LEAST_WIDTH, draw
from foldtable.terminal.seating import same_again
from foldtable.terminal.speech import Speech
from foldtable.words.words import Words

PACE: Final = 0.8  # seconds for which a bot's move stays before the next
GLANCE: Final = 0.15  # for one in which nothing was heard


class Sheet(Widget):
    """A widget that is one canvas. Of what is painted anew, only the lines that differ go to the terminal."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[Run]] = []

    def paint(self, width: int, height: int) -> Canvas:
        """All of it, at this size."""
        raise NotImplementedError

    def repaint(self) -> None:
        width, height = self.size
        if not width or not height:
            return
        canvas = self.paint(width, height)
        rows = [canvas.row(y) for y in range(canvas.height)]
        if len(rows) != len(self.rows):
            self.rows = rows
            self.refresh()
            return
        changed = [y for y, row in enumerate(rows) if row != self.rows[y]]
        self.rows = rows
        if changed:
            self.refresh(*[Region(0, y, width, 1) for y in changed])

    def on_resize(self) -> None:
        self.rows = []
        self.repaint()

    def render_line(self, y: int) -> Strip:
        if y >= len(self.rows):
            return Strip.blank(self.size.width)
        colours = self.app.colours if isinstance(self.app, Room) else MANY
        strip = Strip([Segment(words, look(style, colours=colours)) for words, style in self.rows[y]])
        return strip.adjust_cell_length(self.size.width)


class Colourless(LineFilter):
    """For terminals without colours, and people who want none: weight and reverse remain."""

    def apply(self, segments: list[Segment], background: object) -> list[Segment]:
        return [Segment(text, None if style is None else bare_look(style), control) for text, style, control in segments]


# The table


@final
class TableSheet(Sheet):
    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def paint(self, width: int, height: int) -> Canvas:
        return draw(self.desk, width, height).canvas


@final
class TableScreen(Screen[None]):
    """A table being played at."""

    def __init__(self, live: Live, words: Words, *, pace: float) -> None:
        super().__init__()
        self.live = live
        self.pace = pace
        self.hurry = asyncio.Event()  # somebody won't wait for the bots
        people = live.people
        self.desk = Desk(live, words, people[0] if len(people) == 1 else SPECTATOR)
        self.sheet = TableSheet(self.desk)

    def compose(self) -> list[Widget]:
        return [self.sheet]

    def on_mount(self) -> None:
        self.go_on()

    # Whose move it is

    def go_on(self) -> None:
        """After anything that happened: show it, and see to whoever is next."""
        live, desk = self.live, self.desk
        if live.save_fault is not None:
            desk.say(desk.speech.message("save-failed", fault=live.save_fault.strerror or str(live.save_fault)))
        self.sheet.repaint()
        if live.is_over:
            self.show_end()
        elif live.waits_for_bot():
            self.run_worker(self.wait_for_bot(), exclusive=True, group="bot")
        else:
            self.hurry.clear()
            if live.asked != desk.seat:
                self.hand_over(live.asked)

    async def wait_for_bot(self) -> None:
        """Let the bot think, in a thread of its own, and its last move be read."""
        version = self.live.version
        began = time.monotonic()
        answer = await in_thread(self.live.thought())
        heard_last = self.desk.heard[-1].at if self.desk.heard else 0
        moves = self.live.play.moves
        if heard_last + self.live.by_orders >= len(moves):
            pause = self.pace
        elif moves and moves[-1].is_silence:
            pause = 0.0  # nobody said anything: there is nothing to see
        else:
            pause = min(self.pace, GLANCE)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), max(0.0, pause - (time.monotonic() - began)))
        if version == self.live.version:
            self.live.choose(self.live.asked, answer)
            self.desk.look_again()
            self.go_on()

    def hand_over(self, seat: int) -> None:
        """Another person is asked: nobody sees their hand before they sit here."""
        desk = self.desk
        if len(self.live.people) == 1:
            desk.sit(seat)
            self.sheet.repaint()
            return
        last = desk.seat
        way = self.live.way_back(last) if last >= 0 else None
        can_undo = way is not None and way.is_free

        def sit_down(answer: str | None) -> None:
            if answer == "undo":
                self.take_back(last)
            else:
                desk.sit(seat)
                self.go_on()

        self.app.push_screen(Curtain(desk.speech.of(SPECTATOR), seat, last if can_undo else SPECTATOR), sit_down)

    # Keys

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        character = event.character if event.is_printable else None
        self.act(self.desk.press(event.key, character))

    def on_click(self, event: events.Click) -> None:
        self.act(self.desk.click(int(event.x), int(event.y)))

    def on_mouse_scroll_down(self) -> None:
        self.desk.scroll(3)
        self.sheet.repaint()

    def on_mouse_scroll_up(self) -> None:
        self.desk.scroll(-3)
        self.sheet.repaint()

    def act(self, answer: str | None) -> None:
        """Make the choice that came of a key, or grant the wish."""
        wish = self.desk.wish
        if answer is not None:
            self.choose(answer)
            return
        if wish == "leave":
            self.app.exit()
        elif wish == "help":
            self.app.push_screen(Help(self.sheet.paint, self.desk.speech))
        elif wish == "undo":
            self.undo()
        elif wish == "orders":
            self.ask_orders()
        elif wish == "skip":
            if self.live.is_over:
                self.show_end()
            self.hurry.set()
        self.sheet.repaint()

    def choose(self, answer: str) -> None:
        desk = self.desk
        desk.has_chosen()
        try:
            self.live.choose(desk.seat, answer)
        except Refused as slip:
            desk.refused(slip)
            self.sheet.repaint()
            return
        desk.look_again()
        self.go_on()

    # Standing orders

    def ask_orders(self) -> None:
        """When does whoever sits here want to be asked for a word?"""
        live, desk, seat = self.live, self.desk, self.desk.seat
        if seat < 0 or not live.has_windows:
            desk.say(desk.speech.message("orders-needless"))
            return

        def answered(order: str | None) -> None:
            if not order:
                return
            version = live.version
            desk.has_chosen()
            live.give_order(seat, order)
            if version == live.version:
                self.sheet.repaint()
                return
            desk.look_again()
            self.go_on()

        self.app.push_screen(Orders(self.sheet.paint, desk.speech, live.orders[seat]), answered)

    # Taking back

    def undo(self) -> None:
        """Free while nothing came of it; else everybody else must agree, and whoever asks must mean it."""
        desk, seat = self.desk, self.desk.seat
        if seat < 0:
            return
        way = self.live.way_back(seat)
        if way is None or way.is_free:
            self.take_back(seat)
            return
        self.ask_consent(seat, list(way.people), self.live.version)
        desk.wish = ""

    def ask_consent(self, seat: int, people: list[int], version: int) -> None:
        way = self.live.way_back(seat)
        if way is None or version != self.live.version:
            return
        speech = self.desk.speech.of(SPECTATOR)
        choice = "" if way.undo.move.say is None else speech.say(way.undo.move.say)
        if people:
            words = speech.about("undo-consent", people[0], asks=speech.name(seat), choice=choice)
        else:
            words = speech.message("undo-sure", choice=choice)

        def answered(agreed: str | None) -> None:
            if not agreed:
                self.desk.say(self.desk.speech.message("undo-refused"))
                self.sheet.repaint()
            elif len(people) > 1:
                self.ask_consent(seat, people[1:], version)
            elif version == self.live.version:
                self.take_back(seat, agreed=True)

        self.app.push_screen(Question(self.sheet.paint, speech, speech.message("undo-title"), words), answered)

    def take_back(self, seat: int, *, agreed: bool = False) -> None:
        desk = self.desk
        try:
            move = self.live.take_back(seat, agreed=agreed)
        except Refused as slip:
            desk.say(desk.speech.say(slip.say))
            self.sheet.repaint()
            return
        desk.look_again(moved=False)
        desk.has_taken_back(move)
        self.go_on()

    # The end

    def show_end(self) -> None:
        desk = self.desk
        speech = desk.speech if len(self.live.people) == 1 else desk.speech.of(SPECTATOR)

        def answered(answer: str | None) -> None:
            if answer == "again":
                self.begin_again()
            elif answer == "leave":
                self.app.exit()

        self.app.push_screen(End(self.sheet.paint, self.live, speech), answered)

    def begin_again(self) -> None:
        self.live.leave()
        live = same_again(self.live)
        self.live = live
        if isinstance(self.app, Room):
            self.app.live = live
        self.desk.live = live
        people = live.people
        self.desk.panel = ""
        self.desk.sit(people[0] if len(people) == 1 else SPECTATOR)
        self.go_on()


async def in_thread(work: Callable[[], str]) -> str:
    """Work that may take long, in a thread that doesn't keep the program from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str] = loop.create_future()

    def settle(answer: str | None, fault: BaseException | None) -> None:
        if done.cancelled():
            return
        if fault is not None:
            done.set_exception(fault)
        else:
            done.set_result(str(answer))

    def run() -> None:
        answer: str | None = None
        fault: BaseException | None = None
        try:
            answer = work()
        except BaseException as caught:  # noqa: BLE001  # it is raised again, where somebody waits for it
            fault = caught
        with contextlib.suppress(RuntimeError):  # the table is closed: nobody wants to know any more
            loop.call_soon_threadsafe(settle, answer, fault)

    threading.Thread(target=run, name="bot", daemon=True).start()
    return await done


# Before the table


@final
class LobbySheet(Sheet):
    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby

    def paint(self, width: int, height: int) -> Canvas:
        return self.lobby.draw(width, height)


@final
class LobbyScreen(Screen[Live]):
    """Which game, who plays, and how; the answer is the table."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby
        self.sheet = LobbySheet(lobby)

    def compose(self) -> list[Widget]:
        return [self.sheet]

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.lobby.press(event.key, event.character if event.is_printable else None)
        if self.lobby.leaves:
            self.app.exit()
        elif self.lobby.live is not None:
            self.dismiss(self.lobby.live)
        else:
            self.sheet.repaint()


# What is laid over the table

Painter = Callable[[int, int], Canvas]


@final
class NoteSheet(Sheet):
    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter

    def paint(self, width: int, height: int) -> Canvas:
        return self.painter(width, height)


class Note(Screen[str]):
    """Something that wants a key, over what is beneath it; the answer is a word."""

    def __init__(self, under: Painter | None) -> None:
        super().__init__()
        self.under = under
        self.top = 0  # the first line shown, where there are more than fit
        self.sheet = NoteSheet(self.painted)

    def compose(self) -> list[Widget]:
        return [self.sheet]

    def painted(self, width: int, height: int) -> Canvas:
        if self.under is None:
            return self.laid(Canvas(width, height))
        canvas = self.under(width, height)
        canvas.fill(0, 0, width, height, "soft")
        return self.laid(canvas)

    @abstractmethod
    def laid(self, canvas: Canvas) -> Canvas:
        """The note on what is beneath."""

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.press(event.key, event.character if event.is_printable else None)

    @abstractmethod
    def press(self, key: str, character: str | None) -> None: ...


@final
class Help(Note):
    """Every key there is, and every sign."""

    def __init__(self, under: Painter, speech: Speech) -> None:
        super().__init__(under)
        self.speech = speech

    def laid(self, canvas: Canvas) -> Canvas:
        lines = help_lines(self.speech, canvas.width)
        self.top = min(self.top, max(0, len(lines) - canvas.height + 4))
        foot = self.speech.message("note-help-more" if len(lines) > canvas.height - 4 else "note-help-foot")
        return framed(canvas, lines, self.speech.message("note-help-title"), foot, self.top)

    def press(self, key: str, character: str | None) -> None:
        steps = {"down": 1, "up": -1, "pagedown": 10, "pageup": -10, "space": 10}
        if key in steps:
            self.top = max(0, self.top + steps[key])
            self.sheet.repaint()
        elif key in ("q", "ctrl+q"):
            self.app.exit()
        else:
            self.dismiss("")


@final
class Question(Note):
    """Yes or no."""

    def __init__(self, under: Painter, speech: Speech, title: str, words: str) -> None:
        super().__init__(under)
        self.speech = speech
        self.title_words = title
        self.words = words

    def laid(self, canvas: Canvas) -> Canvas:
        return framed(canvas, question_lines(self.words, canvas.width), self.title_words, self.speech.message("question-foot"))

    def press(self, key: str, character: str | None) -> None:
        if key == "enter" or character in ("y", "т"):
            self.dismiss("yes")
        elif key == "escape" or character in ("n", "н"):
            self.dismiss("")


@final
class Orders(Note):
    """When does somebody want to be asked in the windows that ask everyone?"""

    def __init__(self, under: Painter, speech: Speech, order: str) -> None:
        super().__init__(under)
        self.speech = speech
        self.order = order
        self.index = ORDERS.index(order)

    def laid(self, canvas: Canvas) -> Canvas:
        lines = order_lines(self.speech, self.order, self.index, canvas.width)
        return framed(canvas, lines, self.speech.message("orders-title"), self.speech.message("orders-foot"))

    def press(self, key: str, character: str | None) -> None:
        if key in ("up", "down"):
            self.index = (self.index + (1 if key == "down" else -1)) % len(ORDERS)
            self.sheet.repaint()
        elif key in ("enter", "space"):
            self.dismiss(ORDERS[self.index])
        elif character is not None and character in "123"[: len(ORDERS)]:
            self.dismiss(ORDERS[int(character) - 1])
        elif key in ("escape", "f7"):
            self.dismiss("")


@final
class End(Note):
    """Why it is over, who won, and what now."""

    def __init__(self, under: Painter, live: Live, speech: Speech) -> None:
        super().__init__(under)
        self.scene = live.scene(speech.me)
        self.speech = speech

    def laid(self, canvas: Canvas) -> Canvas:
        lines = end_lines(self.scene, self.speech, canvas.width)
        return framed(canvas, lines, self.speech.message("end-title"), self.speech.message("end-foot"))

    def press(self, key: str, character: str | None) -> None:
        if key == "enter" or character in ("n", "т"):
            self.dismiss("again")
        elif key in ("q", "ctrl+q") or character == "й":
            self.dismiss("leave")
        elif key == "escape":
            self.dismiss("")


@final
class Curtain(Note):
    """Between two people at one keyboard: nothing of either's is to be seen."""

    def __init__(self, speech: Speech, seat: int, last: int) -> None:
        super().__init__(None)
        self.speech = speech
        self.seat = seat
        self.last = last  # who may still take their choice back, or SPECTATOR

    def laid(self, canvas: Canvas) -> Canvas:
        name = self.speech.name(self.seat)
        lines = [self.speech.message("curtain", name=name), self.speech.message("curtain-enter", name=name)]
        foot = "" if self.last < 0 else self.speech.message("curtain-undo", name=self.speech.name(self.last))
        return curtain(canvas.width, canvas.height, lines, foot)

    def press(self, key: str, character: str | None) -> None:
        if key == "enter":
            self.dismiss("here")
        elif (key == "u" or character == "г") and self.last >= 0:
            self.dismiss("undo")
        elif key in ("q", "ctrl+q") or character == "й":
            self.app.exit()


# The room


def is_hung_up(stream: TextIO | None) -> bool:
    """Has the other end of this terminal gone?"""
    if stream is None or not hasattr(select, "poll"):
        return False
    try:
        poll = select.poll()
        poll.register(stream, select.POLLHUP)
        return any(event & select.POLLHUP for _, event in poll.poll(0))
    except (OSError, ValueError):
        return False


@final
class Room(App[None]):
    """The program on the whole screen, from sitting down to getting up."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"Screen {{ background: {GROUND}; color: {INK}; }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
    ]

    def __init__(self, live: Live | None, lang: str, *, pace: float = PACE, colours: int = MANY, order: str = SENSIBLE) -> None:
        super().__init__(ansi_color=True if colours == FEW else None)
        self.live = live  # None until somebody has sat down
        self.lang = lang
        self.order = order
        self.pace = pace
        self.colours = colours

    def on_mount(self) -> None:
        for name in (signal.SIGTERM, signal.SIGHUP):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # not on every system, not in every thread
                asyncio.get_running_loop().add_signal_handler(name, self.exit)
        self.set_interval(1.0, self.leave_if_hung_up)
        if self.live is None:
            self.push_screen(LobbyScreen(Lobby(self.lang, self.order)), self.sit_down)
        else:
            self.sit_down(self.live)

    def leave_if_hung_up(self) -> None:
        """A terminal that was closed doesn't always send SIGHUP; reading from what is left of it would go on for ever."""
        if is_hung_up(sys.stdin):
            self.exit()

    def sit_down(self, live: Live | None) -> None:
        if live is not None:
            self.live = live
            self.push_screen(TableScreen(live, Words(self.lang, live.play.box), pace=self.pace))

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *([] if self.colours else [Colourless()])]

    def action_leave(self) -> None:
        """Nothing is lost: every choice is on disk."""
        self.exit()

    def _fatal_error(self) -> None:
        """Whatever went wrong, `fault()` has it, and the reader gets a sentence instead of a traceback over the table."""
        self._close_messages_no_wait()

    def fault(self) -> Exception | None:
        """What ended the room against everybody's will."""
        fault = self._exception
        if isinstance(fault, WorkerFailed) and isinstance(fault.error, Exception):
            return fault.error  # a bot's, or a rule's while a bot moved
        return fault


def is_large_enough() -> tuple[bool, int, int]:
    """Does the terminal have the room that a table takes? And how much it has."""
    width, height = os.get_terminal_size()
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT, width, height


def colours_of(environ: Mapping[str, str]) -> int:
    """How many colours the terminal shows, and its owner wants: none, few, many."""
    if environ.get("NO_COLOR"):
        return NONE
    if environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return MANY
    try:
        import curses  # noqa: PLC0415  # not on every system

        curses.setupterm(environ.get("TERM", "dumb"), 1)
        number = curses.tigetnum("colors")
    except Exception:  # noqa: BLE001  # curses.error, whose name isn't there without curses: a terminal that nobody knows
        return FEW
    return MANY if number >= MANY else FEW if number >= 8 else NONE
