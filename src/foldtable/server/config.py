"""How a house is run: addresses, folders, limits. Every setting of `foldtable serve`, and those only tests and benchmarks change."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

PORT: Final = 8420
FILE: Final = "tables.sqlite"


class Limits(NamedTuple):
    """What one visitor may do. A rate is so many in a second over time; a burst, so many at once."""

    message: int = 16_384  # bytes of one message from a page
    body: int = 16_384  # bytes of one request by HTTP
    messages: float = 20.0
    messages_burst: int = 60
    chats: float = 0.5
    chats_burst: int = 8
    tables: float = 0.2  # new tables and seats taken, from one address
    tables_burst: int = 40
    requests: float = 20.0  # other requests by HTTP, from one address
    requests_burst: int = 200
    connections: int = 100  # at once, from one address
    spectators: int = 200  # at once, at one table
    undelivered: int = 400  # messages on their way to one page, before it is dropped
    chat_length: int = 400
    hello: float = 10.0  # seconds to say who one is


class Config(NamedTuple):
    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open sockets: `https://table.example`
    proxy: bool = False  # is there a reverse proxy on this machine, whose word for visitors' addresses is taken?
    workers: int = 1  # processes in which bots think; 0: in the server's own
    pace: float = 0.7  # seconds: bots answer after a whole number of these
    idle: float = 300.0  # seconds after which a table that nobody looks at leaves the memory
    think: float = 60.0  # seconds after which a bot has thought long enough
    limits: Limits = Limits()

    @property
    def file(self) -> Path:
        return self.data / FILE


NO_LIMITS: Final = Limits(
    messages=1e9, messages_burst=10**9, chats=1e9, chats_burst=10**9, tables=1e9, tables_burst=10**9, requests=1e9, requests_burst=10**9,
    connections=10**6, spectators=10**6,
)  # fmt: skip  # for benchmarks
