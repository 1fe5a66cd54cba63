"""A connection: a small state machine. First it must say who it is; then each message passes the guards, one a line, and is answered.

    shape     is it a message at all?
    limit     not too many of them?
    seat      may this seat ask for that?
    version   has it seen what it speaks of?
    offer     is it offered? (the Ask says; its refusal has the rule)

Each has its own answer, after which nothing has changed.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, final

import msgspec

from foldtable.core.errors import Refused
from foldtable.core.events import SPECTATOR
from foldtable.core.say import Say, count, text, who
from foldtable.server import logs, wire
from foldtable.server.eyes import HEARD_AT_ONCE, Line
from foldtable.server.house import House, hashed, wired
from foldtable.server.limits import Bucket
from foldtable.server.room import Left, No, Request, Room, chat_line
from foldtable.server.sights import heard_data, moment_of
from foldtable.server.store import GATHERING, OVER, PLAYING, ChatRow, StoreFault
from foldtable.table.grammar import printable

if TYPE_CHECKING:
    from foldtable.table.live import Live

DECODER: Final = msgspec.json.Decoder(wire.Request)
SHARE: Final = re.compile(r"[0-9a-f]{32,128}")
NONCE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_ANSWER: Final = 4000
OWN_EYES: Final = -2
CHART_POINTS: Final = 200
PATIENCE: Final = 50  # refused messages after which a page is shown the door


class Socket(Protocol):
    """What a connection needs of a web socket."""

    async def receive(self) -> str | None:
        """The next message; None once the page has gone. Messages that aren't text come as an empty one."""

    async def send(self, message: str) -> None: ...


@final
class Connection:
    def __init__(self, house: House, socket: Socket) -> None:
        self.house = house
        self.socket = socket
        limits = house.config.limits
        self.line = Line(limits.undelivered)
        self.rate = Bucket(limits.messages, limits.messages_burst)
        self.chats = Bucket(limits.chats, limits.chats_burst)
        self.faults = 0
        self.room: Room | None = None
        self.token = ""  # hashed

    @property
    def seat(self) -> int:
        return self.line.seat

    async def run(self) -> None:
        """From the first message to the last."""
        sending = asyncio.create_task(self.deliver())
        reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.room is not None:
                self.room.leave(self.line)
            self.line.end()
            for task in (reading, sending):
                if not task.done():
                    # what is being done is finished, what is ready to go goes, if the page takes it
                    await asyncio.wait({task}, timeout=2.0 if task is sending else 0.0)
                task.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)

    async def deliver(self) -> None:
        waiting, send = self.line.waiting, self.socket.send
        while True:
            message = await waiting.get()
            if message is None:
                return
            await send(message)

    async def read(self) -> None:
        try:
            first = await asyncio.wait_for(self.socket.receive(), self.house.config.limits.hello)
        except TimeoutError:
            self.bye(Say("server-no-hello"))
            return
        if first is None or not await self.greeted(first):
            return
        while not self.line.is_dropped:
            message = await self.socket.receive()
            if message is None:
                return
            await self.take(message)
            if self.faults > PATIENCE:
                self.bye(Say("server-too-many-faults"))

    def bye(self, say: Say) -> None:
        self.line.reply(wire.Bye(wired(say), again=False))
        self.line.end()

    # Who is it?

    async def greeted(self, message: str) -> bool:
        try:
            hello = self.shaped(message)
            if not isinstance(hello, wire.Hello):
                raise No("shape", Say("server-hello-first"))
            room = await self.house.room(hello.table)
            if room is None:
                raise No("seat", Say("server-no-table"))
            token = hashed(hello.token)
            seat = room.seat_of(token)
            if hello.token and seat == SPECTATOR:
                raise No("seat", Say("server-wrong-token"))
            if seat == SPECTATOR and room.watching() >= self.house.config.limits.spectators:
                raise No("limit", Say("server-too-many-spectators"))
        except No as no:
            self.refuse(no, "")
            self.bye(no.say)
            return False
        async with room.lock:
            if room.is_left:
                self.line.reply(wire.Bye(wired(Say("server-restarts")), again=True))
                self.line.end()
                return False
            self.room = room
            room.enter(self.line, seat)
        return True

    # What does it want?

    async def take(self, message: str) -> None:
        """One message: through the guards, and answered."""
        started = time.perf_counter()
        nonce = ""
        room = self.room
        assert room is not None
        try:
            if not self.rate.take():
                raise No("limit", Say("server-slower"))
            request = self.shaped(message)
            given = getattr(request, "nonce", "")
            if given and not NONCE.fullmatch(given):
                raise No("shape", Say("server-bad-nonce"))
            nonce = given
            answer = ANSWERS.get(type(request))
            if answer is None:
                raise No("shape", Say("server-hello-once"))
            async with room.lock:
                if room.is_left:
                    raise Left
                await answer(self, request)
        except No as no:
            self.refuse(no, nonce)
        except StoreFault:
            self.refuse(No("store", Say("server-not-stored")), nonce)
        except Left:
            return  # everybody there has been told
        except Exception as cause:  # noqa: BLE001  # one request's fault is no other's
            logs.fault("request failed", cause, table=room.id)
            self.refuse(No("store", Say("server-fault")), nonce)
        else:
            if isinstance(request, wire.Choose):
                self.house.metrics.decided.took(time.perf_counter() - started)

    def shaped(self, message: str) -> wire.Request:
        """The shape guard: a message of ours, or a sentence about what is wrong with it."""
        if len(message) > self.house.config.limits.message:
            raise No("shape", Say("server-too-long", [count("most", self.house.config.limits.message)]))
        try:
            request: wire.Request = DECODER.decode(message)
            return request
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise No("shape", Say("server-bad-shape", [text("fault", printable(str(fault))[:200])])) from fault

    def refuse(self, no: No, nonce: str) -> None:
        self.house.metrics.count(f'refusals{{guard="{no.guard}"}}')
        if no.guard in ("shape", "limit"):
            self.faults += 1
        names: Any = {}
        if self.room is not None and self.seat in self.room.eyes:
            names = self.room.eyes[self.seat].namer.called_in(no.say.data())
        guard: Any = no.guard
        self.line.reply(wire.Refused(guard, wired(no.say), no.rule, nonce, names))

    # Guards that several share

    def the_room(self) -> Room:
        assert self.room is not None
        return self.room

    def seated(self) -> int:
        """A seat's own business: spectators have none."""
        if self.seat == SPECTATOR:
            raise No("seat", Say("server-only-watching"))
        return self.seat

    def playing(self) -> Live:
        room = self.the_room()
        if room.live is None:
            raise No("moment", Say("server-not-begun" if room.row.state == GATHERING else "server-table-closed"))
        if room.row.state != PLAYING:
            raise No("offer", Say("refused-over"), room.live.play.game.rule_for_answers())
        return room.live

    def begun(self) -> Live:
        live = self.the_room().live
        if live is None:
            raise No("moment", Say("server-not-begun"))
        return live

    def over(self) -> Live:
        room = self.the_room()
        if room.row.state != OVER or room.live is None:
            raise No("moment", Say("server-not-over"))
        return room.live

    def same(self, version: int) -> None:
        """The version guard: it must have been read from what is there now."""
        if version != self.the_room().version:
            raise No("version", Say("server-stale"))

    # Playing

    async def choose(self, request: wire.Choose) -> None:
        seat = self.seated()
        room = self.the_room()
        if request.nonce in room.nonces[seat]:
            self.line.reply(wire.Taken(request.nonce, room.version))
            return
        live = self.playing()
        self.same(request.version)
        if len(request.notation) > LONGEST_ANSWER:
            raise No("shape", Say("server-too-long", [count("most", LONGEST_ANSWER)]))
        try:
            live.play.game.read(seat, request.notation)
        except Refused as slip:
            raise No("offer", slip.say, slip.rule) from slip
        await room.choose(seat, request.notation, request.nonce)

    async def why(self, request: wire.Why) -> None:
        seat = self.seated()
        live = self.playing()
        refusal = live.refusal(seat, request.notation[:LONGEST_ANSWER])
        say = Say("server-offered") if refusal is None else refusal.say
        names: Any = self.the_room().eyes[seat].namer.called_in(say.data())
        self.line.reply(wire.Because(request.nonce, refusal is None, wired(say), "" if refusal is None else refusal.rule, names))

    async def order(self, request: wire.Order) -> None:
        seat = self.seated()
        live = self.playing()
        if not live.has_windows:
            raise No("offer", Say("server-no-windows"))
        await self.the_room().give_order(seat, request.order)

    async def undo_ask(self, request: wire.UndoAsk) -> None:
        seat = self.seated()
        live = self.playing()
        room = self.the_room()
        self.same(request.version)
        way = live.way_back(seat)
        if way is None:
            raise No("offer", Say("refused-nothing-to-undo", [who("seat", seat)]))
        if room.asking is not None:
            raise No("offer", Say("server-undo-asked-already"))
        if way.is_free or not way.people:
            await room.take_back(seat)
            return
        room.requests += 1
        room.asking = Request(room.requests, seat, way.undo, way.people, [], room.version)
        room.tell_around()

    async def undo_answer(self, request: wire.UndoAnswer) -> None:
        seat = self.seated()
        room = self.the_room()
        asking = room.asking
        if asking is None or asking.number != request.number or asking.version != room.version:
            raise No("version", Say("server-undo-gone"))
        if seat == asking.seat and not request.agree:
            room.withdraw()
            return
        if seat not in asking.people or seat in asking.agreed:
            raise No("seat", Say("server-undo-not-asked"))
        if not request.agree:
            room.withdraw()
            if asking.seat in room.eyes:
                say = Say("server-undo-refused", [who("who", seat)])
                room.eyes[asking.seat].send(wire.Refused("offer", wired(say), "", "", {}))
            return
        asking.agreed.append(seat)
        if set(asking.agreed) == set(asking.people):
            await room.take_back(asking.seat)
        else:
            room.tell_around()

    # Before and after

    async def share(self, request: wire.Share) -> None:
        seat = self.seated()
        room = self.the_room()
        if not SHARE.fullmatch(request.share) or len(request.share) % 2:
            raise No("shape", Say("server-bad-share"))
        if room.row.state != GATHERING:
            raise No("moment", Say("server-has-begun"))
        if room.chairs[seat].share:
            raise No("offer", Say("server-shared-already"))
        await room.take_share(seat, request.share)

    async def begin(self, _request: wire.Begin) -> None:
        seat = self.seated()
        room = self.the_room()
        if seat != room.row.host:
            raise No("seat", Say("server-only-host"))
        if room.row.state != GATHERING:
            raise No("moment", Say("server-has-begun"))
        if not room.chairs[seat].share:
            raise No("moment", Say("server-share-first"))
        await room.begin()

    async def rematch(self, _request: wire.Rematch) -> None:
        self.seated()
        self.over()
        await self.house.rematch(self.the_room())

    async def what_if(self, request: wire.WhatIf) -> None:
        live = self.over()
        seat = self.seat if request.seat == OWN_EYES else request.seat
        if not 0 <= seat < live.play.game.seats:
            raise No("shape", Say("server-no-such-seat", [count("last", live.play.game.seats - 1)]))
        last = len(live.play.moves) - 1
        if not 0 <= request.at <= last:
            raise No("shape", Say("record-no-such-moment", [count("number", request.at), count("last", last)]))
        if not self.chats.take():
            raise No("limit", Say("server-slower"))
        mine = self.the_room().chairs[self.seat] if self.seat >= 0 else None
        name, colour = ("", "") if mine is None else (mine.name, mine.colour)
        made = await self.house.what_if(self.the_room(), request.at, seat, name, colour)
        self.line.reply(wire.Opened(made.table, made.token))

    # Looking

    async def look(self, request: wire.Look) -> None:
        live = self.begun()
        room = self.the_room()
        seat = self.seat if request.seat == OWN_EYES else request.seat
        if not SPECTATOR <= seat < live.play.game.seats:
            raise No("shape", Say("server-no-such-seat", [count("last", live.play.game.seats - 1)]))
        if seat != self.seat and room.row.state != OVER:
            raise No("seat", Say("server-own-eyes"))
        last = len(live.play.moves)
        if not 0 <= request.at <= last:
            raise No("shape", Say("record-no-such-moment", [count("number", request.at), count("last", last)]))
        sight: Any = moment_of(live, request.at, seat)
        heard: Any = heard_data([one for one in live.heard(seat, request.at - 1) if one.at == request.at])
        following = live.play.move(request.at + 1) if request.at < last else None
        known = following is not None and (following.seat == seat or room.row.state == OVER)
        choice: Any = following.say.data() if known and following is not None and following.say is not None else None
        names: Any = room.eyes[self.seat].namer.called_in(sight, heard, choice)
        self.line.reply(wire.Moment(request.at, last, sight, heard, choice, names))

    async def older(self, request: wire.Older) -> None:
        live = self.begun()
        heard = [one for one in live.heard(self.seat) if one.at < request.before]
        shown: Any = heard_data(heard[-HEARD_AT_ONCE:])
        names: Any = self.the_room().eyes[self.seat].namer.called_in(shown)
        self.line.reply(wire.Log(shown, len(heard) > HEARD_AT_ONCE, names))

    async def series(self, _request: wire.Series) -> None:
        """The panels as spectators saw them: a chart needs no more."""
        live = self.over()
        last = len(live.play.moves)
        step = max(1, -(-last // CHART_POINTS))
        moments = [*range(0, last, step), last]
        labels: list[str] = []
        values: list[list[list[int]]] = []
        for at in moments:
            panels = moment_of(live, at, SPECTATOR)["panels"]
            for panel in panels:
                labels += [label for label, _ in panel["counters"] if label not in labels]
            values.append([[dict(map(tuple, panel["counters"])).get(label, 0) for label in labels] for panel in panels])
            await asyncio.sleep(0)
        for row in values:
            for numbers in row:
                numbers += [0] * (len(labels) - len(numbers))
        self.line.reply(wire.Chart(labels, moments, values))

    async def whole(self, _request: wire.Whole) -> None:
        room = self.the_room()
        eyes = room.eyes[self.seat]
        self.line.reply(room.around(eyes))
        if room.live is not None:
            self.line.reply(eyes.whole(room.live, room.asked_since, room.clock_times()))

    async def ping(self, request: wire.Ping) -> None:
        self.line.reply(wire.Pong(request.number))

    # Talking

    async def chat(self, request: wire.Chat) -> None:
        seat = self.seated()
        room = self.the_room()
        if not self.chats.take():
            raise No("limit", Say("server-slower"))
        words = printable(" ".join(request.text.split()))
        most = self.house.config.limits.chat_length
        if not words or len(words) > most:
            raise No("shape", Say("server-bad-chat", [count("most", most)]))
        number = room.chat[-1].number + 1 if room.chat else 1
        row = ChatRow(number, time.time(), seat, words)
        await room.stored(self.house.store.said(room.id, row))
        room.chat.append(row)
        for eyes in room.eyes.values():
            eyes.send(wire.ChatSaid([chat_line(row)]))


ANSWERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Choose: Connection.choose,
    wire.Why: Connection.why,
    wire.Order: Connection.order,
    wire.UndoAsk: Connection.undo_ask,
    wire.UndoAnswer: Connection.undo_answer,
    wire.Chat: Connection.chat,
    wire.Share: Connection.share,
    wire.Begin: Connection.begin,
    wire.Look: Connection.look,
    wire.Older: Connection.older,
    wire.WhatIf: Connection.what_if,
    wire.Rematch: Connection.rematch,
    wire.Series: Connection.series,
    wire.Whole: Connection.whole,
    wire.Ping: Connection.ping,
}
