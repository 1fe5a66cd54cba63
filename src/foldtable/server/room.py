"""A room: one table in memory, and everybody who looks at it.

Whatever changes the game goes the same way: it happens in memory, is stored, and only when it is durable is anybody told, each from
their own View. Meanwhile the lock keeps everybody else's requests waiting. If it can't be stored, the room is left as a whole, and
read again from the store when somebody comes back.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from foldtable.core.errors import Refused
from foldtable.core.events import SPECTATOR
from foldtable.core.say import Say
from foldtable.games import catalogue
from foldtable.server import keeping, logs, wire
from foldtable.server.clocks import Clocks
from foldtable.server.eyes import Eyes, Line
from foldtable.server.sights import heard_data
from foldtable.server.store import (
    BOT,
    CLOSED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    ChairRow,
    ChatRow,
    Head,
    LogRow,
    StoreFault,
    TableRow,
)
from foldtable.table.play import Undo

if TYPE_CHECKING:
    from foldtable.server.house import House
    from foldtable.table.live import Live

NONCES: Final = 16  # of each seat: a page that was cut off sends its last choice again


class No(Exception):
    """A request that isn't granted: which guard stopped it, and why. Nothing has changed."""

    def __init__(self, guard: str, say: Say, rule: str = "") -> None:
        super().__init__(guard)
        self.guard = guard
        self.say = say
        self.rule = rule


class Left(Exception):
    """The room has been left: its table must be read from the store again."""


class Request(NamedTuple):
    """A wish to take a move back that waits for others' consent."""

    number: int
    seat: int
    undo: Undo
    people: list[int]
    agreed: list[int]
    version: int


@final
class Room:
    def __init__(self, house: House, kept: keeping.Kept, clock: Callable[[], float] = time.time) -> None:
        self.house = house
        self.clock = clock
        self.row: TableRow = kept.row
        self.chairs: list[ChairRow] = kept.chairs
        self.chat: deque[ChatRow] = deque(kept.chat, keeping.CHAT_SHOWN)
        self.box = catalogue.box(kept.row.game)
        self.live: Live | None = keeping.again(kept) if kept.row.state in (PLAYING, OVER) else None
        self.nonces: dict[int, deque[str]] = {chair.seat: deque(maxlen=NONCES) for chair in kept.chairs}
        self.clocks = Clocks(kept.row.clock_start, kept.row.clock_bonus, kept.row.seats) if kept.row.clock_start else None
        for entry in kept.log:
            if entry.nonce:
                self.nonces[entry.seat].append(entry.nonce)
            if self.clocks is not None and entry.deed != UNDO:
                self.clocks.spend(entry.seat, entry.spent)
        self.asked_since = max(kept.row.asked_since, house.started) if self.clocks is not None else kept.row.asked_since
        self.lock = asyncio.Lock()
        self.eyes: dict[int, Eyes] = {}
        self.asking: Request | None = None
        self.requests = 0
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = clock()
        self.is_left = False

    # Who is here

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version if self.live is None else self.live.version

    @property
    def people(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.kind == PERSON]

    def seat_of(self, token: str) -> int:
        """The seat of a hashed token; SPECTATOR if it is none's."""
        return next((chair.seat for chair in self.chairs if chair.token and chair.token == token), SPECTATOR)

    def enter(self, line: Line, seat: int) -> None:
        """Somebody comes to look: they are told everything."""
        line.seat = seat
        if seat not in self.eyes:
            self.eyes[seat] = Eyes(self.box, seat, self.house.metrics)
        eyes = self.eyes[seat]
        eyes.lines.add(line)
        line.reply(self.around(eyes))
        if self.live is not None:
            line.reply(eyes.whole(self.live, self.asked_since, self.clock_times()))
        line.reply(wire.ChatSaid([chat_line(one) for one in self.chat]))
        if len(eyes.lines) == 1 or seat == SPECTATOR:
            self.tell_around(but=line)

    def leave(self, line: Line) -> None:
        eyes = self.eyes.get(line.seat)
        if eyes is None or line not in eyes.lines:
            return
        eyes.lines.discard(line)
        if not eyes.lines:
            del self.eyes[line.seat]
        self.used = self.clock()
        if not eyes.lines or line.seat == SPECTATOR:
            self.tell_around()

    def watching(self) -> int:
        return len(self.eyes[SPECTATOR].lines) if SPECTATOR in self.eyes else 0

    def is_idle(self, since: float) -> bool:
        """Has nobody looked since then, and is nothing under way?"""
        return not self.eyes and self.thinking is None and self.timer is None and not self.lock.locked() and self.used < since

    # Telling

    def tell_around(self, but: Line | None = None) -> None:
        for eyes in self.eyes.values():
            if but is None or eyes.lines != {but}:
                eyes.send(self.around(eyes))

    def tell_whole(self) -> None:
        if self.live is not None:
            for eyes in self.eyes.values():
                eyes.send(eyes.whole(self.live, self.asked_since, self.clock_times()))

    def tell_change(self, since: int, forget: int = -1, nonce: str = "", by: int = SPECTATOR) -> None:
        assert self.live is not None
        clocks = self.clock_times()
        for seat, eyes in self.eyes.items():
            eyes.send(eyes.change(self.live, since, forget, nonce if seat == by else "", self.asked_since, clocks))

    def around(self, eyes: Eyes) -> wire.Around:
        row, live = self.row, self.live
        over = row.state == OVER
        shares = {str(chair.seat): chair.share for chair in self.chairs if chair.share} if over else {}
        table = wire.Table(
            table=row.id,
            game=row.game,
            title=row.title,
            rules=row.rules,
            seats=row.seats,
            settings=json.loads(row.settings),
            state=row.state,  # type: ignore[arg-type]
            you=eyes.seat,
            host=row.host,
            chairs=[self.chair(chair) for chair in self.chairs],
            watching=self.watching(),
            now=self.clock(),
            clock=None if self.clocks is None else wire.Clock(self.clocks.start, self.clocks.bonus),
            dice=wire.Dice(keeping.dice_of(row, []).promise, row.secret.hex() if over else "", shares),
            asking=self.asking_for(eyes.seat),
            next=row.next,
            before=row.before,
            has_windows=live.has_windows if live is not None else False,
        )
        names: Any = eyes.namer.names([] if table.asking is None else [table.asking.say, table.asking.heard])
        return wire.Around(table, names)

    def chair(self, chair: ChairRow) -> wire.Chair:
        here = chair.seat in self.eyes or chair.kind == BOT
        kind: Any = chair.kind
        return wire.Chair(chair.seat, kind, chair.name, chair.colour, chair.bot, here, bool(chair.share))

    def asking_for(self, seat: int) -> wire.Asking | None:
        """The open request, told as this seat knows the move."""
        request, live = self.asking, self.live
        if request is None or live is None:
            return None
        move = request.undo.move
        own = seat == request.seat
        say: Any = move.say.data() if own and move.say is not None else None
        heard: Any = heard_data([one for one in live.heard(seat, request.undo.to) if one.at == request.undo.to + 1])
        notation = move.answer if own else ""
        return wire.Asking(request.number, request.seat, request.undo.to, say, notation, heard, request.people, request.agreed)

    def clock_times(self) -> list[float]:
        if self.clocks is None or self.live is None:
            return []
        return self.clocks.now(self.live.asked, self.clock() - self.asked_since)

    # The way of everything that changes the game

    async def choose(self, seat: int, answer: str, nonce: str = "") -> None:
        """A choice that was found good: it happens, is stored, and is told."""
        live = self.live
        assert live is not None
        since, now = len(live.play.moves), self.clock()
        spent = now - self.asked_since if self.clocks is not None else 0.0
        try:
            live.choose(seat, answer)
        except Refused as slip:
            raise No("offer", slip.say, slip.rule) from slip
        except Exception as cause:  # a rule that breaks closes this table, and no other
            await self.close(cause)
            raise Left from cause
        if self.clocks is not None:
            self.clocks.spend(seat, spent)
        if nonce:
            self.nonces[seat].append(nonce)
        await self.keep(since, nonce, spent)
        self.house.metrics.count("decisions", len(live.play.moves) - since)
        self.tell_change(since, nonce=nonce, by=seat)
        if self.asking is not None:
            self.withdraw()
        self.after()

    async def give_order(self, seat: int, order: str) -> None:
        live = self.live
        assert live is not None
        since = len(live.play.moves)
        try:
            live.give_order(seat, order)
        except Exception as cause:
            await self.close(cause)
            raise Left from cause
        chair = self.chairs[seat]._replace(standing=live.lasting[seat])
        if chair != self.chairs[seat]:
            self.chairs[seat] = chair
            await self.stored(self.house.store.seated(self.id, chair, self.clock()))
        if len(live.play.moves) > since:
            await self.keep(since, "", 0.0)
            self.tell_change(since)
            self.after()
        elif seat in self.eyes:
            eyes = self.eyes[seat]
            eyes.send(eyes.change(live, since, -1, "", self.asked_since, self.clock_times()))

    async def take_back(self, seat: int) -> None:
        """Consent is there, or isn't needed."""
        live = self.live
        assert live is not None
        live.take_back(seat, agreed=True)
        self.asking = None
        to, now = len(live.play.moves), self.clock()
        self.asked_since = now
        head = keeping.head_of(live, now, now)
        await self.stored(self.house.store.decided(self.id, [LogRow(live.version, now, seat, UNDO, str(to), "", "", 0.0)], head))
        self.take_head(head)
        self.house.metrics.count("undos")
        self.tell_change(to, forget=to)
        self.tell_around()
        self.after()

    async def keep(self, since: int, nonce: str, spent: float) -> None:
        """Store all choices since so many."""
        live = self.live
        assert live is not None
        moves = live.play.moves[since:]
        first, now = live.version - len(moves) + 1, self.clock()
        rows = [
            keeping.entry_of(self.box, move, first + at, now, "" if at else nonce, 0.0 if at else spent) for at, move in enumerate(moves)
        ]
        self.asked_since = 0.0 if live.is_over else now
        head = keeping.head_of(live, now, self.asked_since)
        await self.stored(self.house.store.decided(self.id, rows, head))
        self.take_head(head)

    async def stored(self, done: asyncio.Future[None]) -> None:
        """Until it is durable. If it never is, nobody has been told of it: the room is left."""
        try:
            await done
        except StoreFault as fault:
            logs.fault("not stored", fault, table=self.id)
            self.house.metrics.count("store_faults")
            self.house.leave(self, Say("server-not-stored"))
            raise Left from fault

    def take_head(self, head: Head) -> None:
        self.row = self.row._replace(**head._asdict())

    def after(self) -> None:
        """Everybody has been told: whoever is asked now may have to be called, or thought for."""
        live = self.live
        assert live is not None
        if live.is_over:
            logs.note("over", table=self.id, game=self.row.game, moves=self.row.moves)
            self.tell_around()
            return
        if self.chairs[live.asked].kind == PERSON:
            self.house.call(self)
        self.drive()

    def withdraw(self) -> None:
        """Something has happened since somebody asked to go back: that is settled."""
        self.asking = None
        self.tell_around()

    async def close(self, cause: BaseException) -> None:
        """Our own fault: this table stops, its log stays, nobody guesses."""
        logs.fault("table closed", cause, table=self.id, game=self.row.game, version=self.row.version)
        self.house.metrics.count("table_faults")
        self.row = self.row._replace(state=CLOSED)
        self.live = None
        await self.stored(self.house.store.closed(self.id, self.clock()))
        self.tell_around()
        self.house.leave(self, Say("server-table-closed"), again=False)

    # Bots, and whoever has no time left

    def drive(self) -> None:
        """See to it that a bot answers, if it is a bot's turn."""
        live = self.live
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if live is None or live.is_over or self.is_left or self.thinking is not None:
            return
        if self.thinks_for(live.asked):
            self.thinking = asyncio.create_task(self.think())
            self.thinking.add_done_callback(self.thought)
        elif self.clocks is not None:
            left = self.clock_times()[live.asked]
            self.timer = asyncio.get_running_loop().call_later(left + 0.05, self.drive)

    def thinks_for(self, seat: int) -> str:
        """The kind of bot that answers for this seat now; "" if it answers itself."""
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return chair.bot
        if self.clocks is not None and self.clocks.now(seat, self.clock() - self.asked_since)[seat] <= 0:
            return self.house.usual_bot
        return ""

    async def think(self) -> None:
        """One answer. It comes after a whole number of paces, so that its hour tells nothing of what was thought about."""
        live = self.live
        assert live is not None
        async with self.lock:  # never a world that isn't durable
            if live.is_over:
                return
            seat, version, started = live.asked, live.version, time.monotonic()
            kind = self.thinks_for(seat)
            if not kind:
                return
            thought = self.house.thinkers.answer(self.box, live.play.game, kind)
            thinking = asyncio.ensure_future(thought)
            await asyncio.sleep(0)  # it packs the game before it waits for anything
        answer = await thinking
        took = time.monotonic() - started
        self.house.metrics.thought.took(took)
        pace = self.house.config.pace
        if pace:
            await asyncio.sleep((int(took / pace) + 1) * pace - took)
        async with self.lock:
            if not self.is_left and self.live is live and live.version == version:
                await self.choose(seat, answer)

    def thought(self, task: asyncio.Task[None]) -> None:
        self.thinking = None
        if task.cancelled() or self.is_left:
            return
        cause = task.exception()
        if cause is None:
            self.drive()
        elif not isinstance(cause, Left):
            logs.fault("bot's turn failed", cause, table=self.id)

    # Before play

    async def sit(self, name: str, colour: str, seat: int, token: str) -> int:
        """A friend takes an open seat."""
        if self.row.state != GATHERING:
            raise No("seat", Say("server-has-begun"))
        free = [chair.seat for chair in self.chairs if chair.kind == OPEN]
        if not free:
            raise No("seat", Say("server-no-seat-left"))
        if seat < 0:
            seat = free[0]
        if seat not in free:
            raise No("seat", Say("server-seat-taken"))
        chair = ChairRow(seat, PERSON, "", name, colour, token, "", "")
        await self.stored(self.house.store.seated(self.id, chair, self.clock()))
        self.chairs[seat] = chair
        logs.note("seated", table=self.id, seat=seat)
        self.tell_around()
        return seat

    async def take_share(self, seat: int, share: str) -> None:
        chair = self.chairs[seat]._replace(share=share)
        await self.stored(self.house.store.seated(self.id, chair, self.clock()))
        self.chairs[seat] = chair
        self.tell_around()
        if all(one.kind == BOT or one.share for one in self.chairs):
            await self.begin()

    async def begin(self) -> None:
        """Bots on the seats that are left; the dice are mixed from what was given; the game is dealt."""
        bot = self.house.usual_bot
        chairs = [one if one.kind != OPEN else one._replace(kind=BOT, bot=bot) for one in self.chairs]
        row = self.row._replace(rules=self.box.version)
        try:
            live = keeping.begun(self.box, row, chairs)
            live.follow_orders()
        except Exception as cause:
            await self.close(cause)
            raise Left from cause
        now = self.clock()
        self.asked_since = now
        prefix = keeping.record_lines(live, len(keeping.prefix_of(row).moves))
        opening = "\n".join(prefix.opening)
        rows = live.play.moves[len(prefix.moves) :]
        entries = [keeping.entry_of(self.box, move, at + 1, now, "", 0.0) for at, move in enumerate(rows)]
        head = keeping.head_of(live, now, now)
        dealt = self.house.store.dealt(self.id, chairs, opening, head)
        if entries:
            await self.stored(self.house.store.decided(self.id, entries, head))
        await self.stored(dealt)
        self.chairs, self.live = chairs, live
        self.row = row._replace(opening=opening)
        self.take_head(head)
        logs.note("begun", table=self.id, game=row.game, seats=row.seats, people=len(self.people))
        self.tell_around()
        self.tell_whole()
        self.after()


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.number, row.at, row.seat, row.words)


def new_secret() -> bytes:
    return os.urandom(32)
