"""Eyes: everybody who sees a table from one seat, or as a spectator. They are told the same, so it is made once for all of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from foldtable.core.events import SPECTATOR
from foldtable.server import wire
from foldtable.server.metrics import Metrics
from foldtable.server.sights import ENCODER, Namer, Told, heard_data, look

if TYPE_CHECKING:
    from foldtable.core.box import Box
    from foldtable.table.live import Live

HEARD_AT_ONCE: Final = 300  # events in one message; older ones are asked for


@final
class Line:
    """One connection as a table sees it: messages go in here, and out when the page takes them. A page that doesn't is dropped."""

    def __init__(self, undelivered: int) -> None:
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(undelivered)
        self.seat = SPECTATOR
        self.is_dropped = False

    def send(self, message: str) -> None:
        if self.is_dropped:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_dropped = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    def reply(self, reply: wire.Reply) -> None:
        self.send(encoded(reply))

    def end(self) -> None:
        """Nothing comes after what was sent."""
        if not self.is_dropped:
            self.is_dropped = True
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)


def encoded(reply: wire.Reply) -> str:
    return ENCODER.encode(reply).decode()


@final
class Eyes:
    def __init__(self, box: Box, seat: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self.seat = seat
        self.lines: set[Line] = set()
        self.namer = Namer(box)
        self.told: Told | None = None  # last
        self.version = 0

    def send(self, reply: wire.Reply) -> None:
        message = encoded(reply)
        self.metrics.counts["sent_characters"] += len(message) * len(self.lines)
        for line in self.lines:
            line.send(message)

    def whole(self, live: Live, asked_since: float, clocks: list[float]) -> wire.Seen:
        """All there is to see. Whoever is new must be told every name that these eyes know."""
        sight = look(live, self.seat)
        self.told, self.version = Told(sight), live.version
        written = self.told.whole()
        heard = live.heard(self.seat)
        shown: Any = heard_data(heard[-HEARD_AT_ONCE:])
        self.namer.names(written, shown)
        names: Any = self.namer.everything()
        return wire.Seen(live.version, raw(written), shown, len(heard) > HEARD_AT_ONCE, asked_since, clocks, names)

    def change(self, live: Live, since: int, forget: int, nonce: str, asked_since: float, clocks: list[float]) -> wire.Reply:
        """What is new since they were told last; `since` so many choices, something was heard."""
        if self.told is None:
            return self.whole(live, asked_since, clocks)
        ops = "[" + ",".join(self.told.difference(look(live, self.seat))) + "]"
        heard: Any = heard_data(live.heard(self.seat, since))
        names: Any = self.namer.names(ops, heard)
        base, self.version = self.version, live.version
        return wire.Change(base, live.version, raw(ops), heard, forget, nonce, asked_since, clocks, names)


def raw(written: str) -> Any:
    """JSON that goes into a message as it is."""
    return msgspec.Raw(written.encode())
