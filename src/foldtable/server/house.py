"""The house: every table by its name, those in memory and those in the store; new ones, old ones, and whose turn it is where."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, final

from foldtable.bots import roster
from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup, Slip
from foldtable.core.say import Say, count, text
from foldtable.core.settings import check_seats, settle
from foldtable.games import catalogue
from foldtable.server import keeping, logs, wire
from foldtable.server.config import Config
from foldtable.server.metrics import Metrics
from foldtable.server.room import No, Room, new_secret
from foldtable.server.store import BOT, GATHERING, OPEN, OVER, PERSON, PLAYING, ChairRow, Store, TableRow
from foldtable.server.thinkers import Thinkers
from foldtable.table.grammar import printable

USUAL_BOT: Final = "greedy"
LONGEST_NAME: Final = 24
COLOUR: Final = re.compile(r"[a-z0-9-]{0,16}")
TABLE: Final = re.compile(r"[a-z2-9]{12}")
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
MOST_MINE: Final = 200
LONGEST_CLOCK: Final = 60 * 60 * 24 * 60


class Called(NamedTuple):
    """A seat is asked. What a host may want to send a message for."""

    table: str
    game: str
    title: str
    seat: int
    name: str
    moves: int
    is_here: bool  # is their page open?


@final
class House:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.thinkers = Thinkers(config.workers, config.think)
        self.usual_bot = USUAL_BOT
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.hooks: list[Callable[[Called], object]] = []  # called whenever a person is asked; must not block
        self.started = time.time()
        self.keepers: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # Its day

    async def open(self) -> None:
        """Tables whose bots or clocks were waiting go on."""
        self.keep(self.sweep())
        waiting = self.store.waiting()
        if waiting:
            self.keep(self.take_up(waiting))
        logs.note("open", tables_waiting=len(waiting))

    async def take_up(self, tables: Sequence[str]) -> None:
        for table in tables:
            room = await self.room(table)
            if room is not None:
                room.drive()

    async def sweep(self) -> None:
        """Tables at which nobody looks leave the memory."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.config.idle / 4)))
            self.clear(time.time() - self.config.idle)

    def clear(self, since: float) -> None:
        for room in [room for room in self.rooms.values() if room.is_idle(since)]:
            self.forget(room)
            self.metrics.count("evictions")

    def keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.keepers.add(task)
        task.add_done_callback(self.keepers.discard)

    async def close(self) -> None:
        """Everybody is told to come back; what was handed to the store is finished."""
        if self.is_closing:
            return
        self.is_closing = True
        for room in list(self.rooms.values()):
            self.leave(room, Say("server-restarts"))
        for task in self.keepers:
            task.cancel()
        self.thinkers.close()
        await asyncio.sleep(0)
        await asyncio.to_thread(self.store.close)
        logs.note("closed")

    # Rooms

    async def room(self, table: str) -> Room | None:
        """The room of a table, read from the store if it isn't in memory; None if there is no such table."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.time()
            return room
        if not TABLE.fullmatch(table):
            return None
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.read(table))
        try:
            return await asyncio.shield(self.opening[table])
        finally:
            self.opening.pop(table, None)

    async def read(self, table: str) -> Room | None:
        """Play the log again, in another thread: a long play mustn't keep everybody waiting."""
        kept = await asyncio.to_thread(keeping.read, self.store, table)
        if kept is None:
            return None
        try:
            room = await asyncio.to_thread(Room, self, kept)
        except Slip as slip:  # older rules, a game that isn't here
            logs.fault("table can't be read", slip, table=table, game=kept.row.game)
            raise No("store", slip.say, slip.rule) from slip
        except Exception as cause:
            logs.fault("table can't be read", cause, table=table, game=kept.row.game)
            raise No("store", Say("server-table-closed")) from cause
        self.rooms[table] = room
        return room

    def forget(self, room: Room) -> None:
        """Out of the memory. The store has it."""
        room.is_left = True
        self.rooms.pop(room.id, None)
        if room.timer is not None:
            room.timer.cancel()
        if room.thinking is not None:
            room.thinking.cancel()

    def leave(self, room: Room, say: Say, *, again: bool = True) -> None:
        """Everybody there is sent away, with a word."""
        self.forget(room)
        bye = wire.Bye(wired(say), again)
        for eyes in list(room.eyes.values()):
            eyes.send(bye)
            for line in list(eyes.lines):
                line.end()
        room.eyes.clear()

    def call(self, room: Room) -> None:
        """A person is asked: whoever wants to tell them may do so."""
        live = room.live
        assert live is not None
        self.metrics.count("calls")
        if self.hooks:
            seat = live.asked
            row = room.row
            called = Called(row.id, row.game, row.title, seat, room.chairs[seat].name, len(live.play.moves), seat in room.eyes)
            for hook in self.hooks:
                try:
                    hook(called)
                except Exception as cause:  # noqa: BLE001  # a hook's fault is none of the players'
                    logs.fault("hook failed", cause, table=room.id)

    # New tables

    async def create(self, new: wire.NewTable) -> wire.Seated:
        """A table as somebody wants it; they sit down at once."""
        box = catalogue.box(new.game)
        seats = len(new.chairs)
        check_seats(seats, box.seats, box.rule_for_seats)
        settings = settle(box.settings, new.settings, box.rule_for_settings)
        box.check_setup(seats, settings)
        mine = [seat for seat, chair in enumerate(new.chairs) if chair.kind == "me"]
        if len(mine) != 1:
            raise BadSetup(Say("server-one-is-you"))
        clock = new.clock or wire.Clock(0, 0)
        if not (0 <= clock.start <= LONGEST_CLOCK and 0 <= clock.bonus <= LONGEST_CLOCK):
            raise BadSetup(Say("server-bad-clock", [count("most", LONGEST_CLOCK)]))
        token = new_token()
        chairs: list[ChairRow] = []
        for seat, chair in enumerate(new.chairs):
            if chair.kind == "me":
                chairs.append(ChairRow(seat, PERSON, "", tidied(new.name), colour_of(new.colour), hashed(token), "", ""))
            elif chair.kind == "bot":
                roster.make(chair.bot, Chance())  # unknown kinds are refused
                chairs.append(ChairRow(seat, BOT, chair.bot, "", "", "", "", ""))
            else:
                chairs.append(ChairRow(seat, OPEN, "", "", "", "", "", ""))
        row = self.fresh_row(box.name, box.version, seats, json.dumps(settings), box.title, mine[0], clock)
        await self.store.new_table(row, chairs)
        self.metrics.count("tables_made")
        logs.note("made", table=row.id, game=box.name, seats=seats)
        return wire.Seated(row.id, mine[0], token)

    def fresh_row(self, game: str, rules: int, seats: int, settings: str, title: str, host: int, clock: wire.Clock) -> TableRow:
        now = time.time()
        return TableRow(
            id="".join(secrets.choice(LETTERS) for _ in range(12)),
            game=game,
            rules=rules,
            seats=seats,
            settings=settings,
            title=title,
            state=GATHERING,
            host=host,
            secret=new_secret(),
            clock_start=clock.start,
            clock_bonus=clock.bonus,
            made=now,
            touched=now,
            version=0,
            moves=0,
            asked=-1,
            asked_since=0.0,
            winners="[]",
            opening="",
            prefix="",
            next="",
            before="",
        )

    async def join(self, table: str, wish: wire.Join) -> wire.Seated:
        room = await self.room(table)
        if room is None:
            raise No("seat", Say("server-no-table"))
        token = new_token()
        async with room.lock:
            seat = await room.sit(tidied(wish.name), colour_of(wish.colour), wish.seat, hashed(token))
        return wire.Seated(table, seat, token)

    async def rematch(self, room: Room) -> str:
        """The same people and bots at a new table. Everybody's token opens their seat there too: none has to be told to anyone."""
        row = room.row
        if row.next:
            return row.next
        chairs = [chair._replace(share="") for chair in room.chairs]
        clock = wire.Clock(row.clock_start, row.clock_bonus)
        new = self.fresh_row(row.game, room.box.version, row.seats, row.settings, row.title, row.host, clock)._replace(before=row.id)
        await room.stored(self.store.new_table(new, chairs))
        await room.stored(self.store.followed(row.id, new.id, time.time()))
        room.row = row._replace(next=new.id)
        self.metrics.count("rematches")
        room.tell_around()
        return new.id

    async def what_if(self, room: Room, at: int, seat: int, name: str, colour: str) -> wire.Seated:
        """A table that goes on from a moment of a play that is over: one's own seat, bots on the others, and other dice."""
        live, row = room.live, room.row
        assert live is not None
        token = new_token()
        person = ChairRow(seat, PERSON, "", name, colour, hashed(token), "", "")
        chairs = [
            person if one.seat == seat else ChairRow(one.seat, BOT, one.bot or self.usual_bot, "", "", "", "", "") for one in room.chairs
        ]
        new = self.fresh_row(row.game, room.box.version, row.seats, row.settings, row.title, seat, wire.Clock(0, 0))
        new = new._replace(prefix=json.dumps(keeping.record_lines(live, at)), before=row.id)
        await room.stored(self.store.new_table(new, chairs))
        self.metrics.count("what_ifs")
        return wire.Seated(new.id, seat, token)

    def mine(self, wish: wire.Mine) -> wire.MyTables:
        """Where do I sit, and whose turn is it there? Answered from the store: these tables needn't be in memory."""
        if len(wish.keys) > MOST_MINE:
            raise BadSetup(Say("server-too-many-keys", [count("most", MOST_MINE)]))
        found: list[wire.MyTable] = []
        for row, chairs, seat in self.store.mine([(key.table, hashed(key.token)) for key in wish.keys]):
            person = chairs[seat]
            turn = row.asked == seat if row.state == PLAYING else row.state == GATHERING and not person.share
            won = row.state == OVER and seat in json.loads(row.winners)
            state: wire.State = row.state  # type: ignore[assignment]
            names = [chair.name for chair in chairs]
            found.append(wire.MyTable(row.id, row.game, row.title, seat, state, turn, row.asked, row.moves, row.touched, names, won))
        found.sort(key=lambda one: (not one.your_turn, -one.touched))
        return wire.MyTables(found, sum(one.your_turn for one in found))

    async def record(self, table: str) -> str:
        """A play that is over, whole: with its dice, for anybody to check."""
        room = await self.room(table)
        if room is None:
            raise No("seat", Say("server-no-table"))
        if room.row.state != OVER or room.live is None:
            raise No("moment", Say("server-not-over"))
        return room.live.play.record()

    # How it is

    def gauges(self) -> dict[str, float]:
        stats = self.store.statistics()
        rooms = self.rooms.values()
        return {
            "up_seconds": round(time.time() - self.started, 1),
            "tables_in_memory": len(self.rooms),
            "connections": sum(len(eyes.lines) for room in rooms for eyes in room.eyes.values()),
            "bots_thinking": sum(room.thinking is not None for room in rooms),
            "store_commits": stats.commits,
            "store_writes": stats.writes,
            "store_seconds": round(stats.seconds, 6),
            "store_largest_commit": stats.largest,
        }


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It is random and long, so that one round is enough; "" is nobody's."""
    return hashlib.blake2b(b"foldtable seat\n" + token.encode(), digest_size=32).hexdigest() if token else "-"


def tidied(name: str) -> str:
    return printable(" ".join(name.split()))[:LONGEST_NAME].strip()


def colour_of(word: str) -> str:
    if not COLOUR.fullmatch(word):
        raise BadSetup(Say("server-bad-colour", [text("colour", word[:40])]))
    return word


def wired(say: Say) -> wire.Say:
    """A Say as the wire has it."""
    args: list[Any] = [[arg.name, arg.kind, wired(arg.value) if isinstance(arg.value, Say) else arg.value] for arg in say.args]
    return wire.Say(say.message, args)
