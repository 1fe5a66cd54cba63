"""What stays: the one small interface behind which tables are kept, and the rows that pass through it.

The log of decisions is the truth; nothing else of a game is stored. A write is durable when its future is done, and nobody is told of
a decision before that. `sqlite.py` keeps them in a file. Another store does what the docstrings here say, for every process that
shares it: rows have no meaning to it, and each write is one transaction.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

GATHERING: Final = "gathering"  # somebody is still to sit down, or to give a share of the dice
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # by a fault

CHOICE: Final = "choice"
UNDO: Final = "undo"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class StoreFault(Exception):
    """It couldn't be stored: a full disk, a lost connection. Nothing of it is there."""


class TableRow(NamedTuple):
    """What a table is, and the few facts of its game that lists of tables need."""

    id: str
    game: str
    rules: int
    seats: int
    settings: str  # JSON
    title: str
    state: str
    host: int
    secret: bytes
    clock_start: int
    clock_bonus: int
    made: float
    touched: float
    version: int  # of the log
    moves: int
    asked: int
    asked_since: float
    winners: str  # JSON, of seats
    opening: str  # what chance brought in the set-up, as records write it
    prefix: str  # for a table that begins in the middle of another play: the record so far
    next: str
    before: str


class ChairRow(NamedTuple):
    seat: int
    kind: str
    bot: str
    name: str
    colour: str
    token: str  # its hash
    share: str
    standing: str  # standing order


class LogRow(NamedTuple):
    """One entry of the log: a choice with what chance brought, or an undo with how many choices stay."""

    number: int  # the version of the table after it
    at: float
    seat: int
    deed: str
    words: str
    outcomes: str  # lines, as records write them
    nonce: str
    spent: float  # seconds of the seat's clock


class ChatRow(NamedTuple):
    number: int
    at: float
    seat: int
    words: str


class Head(NamedTuple):
    """What changes on a table's row when something happens."""

    state: str
    touched: float
    version: int
    moves: int
    asked: int
    asked_since: float
    winners: str


class Statistics(NamedTuple):
    """Of a store since it was opened."""

    commits: int
    writes: int
    seconds: float  # in commits
    largest: int  # writes in one commit


class Store(Protocol):
    """Reads see all that is durable, and may be called from any thread; writes from the event loop."""

    def close(self) -> None:
        """Finish what was handed in, and let go."""

    def is_well(self) -> bool:
        """Can it be read and written?"""

    def statistics(self) -> Statistics: ...

    # Reading

    def table(self, table: str) -> TableRow | None: ...

    def chairs(self, table: str) -> list[ChairRow]: ...

    def log(self, table: str) -> list[LogRow]: ...

    def chat(self, table: str, most: int) -> list[ChatRow]:
        """The last lines, in their order."""

    def mine(self, keys: Sequence[tuple[str, str]]) -> list[tuple[TableRow, list[ChairRow], int]]:
        """For each pair of table and hashed token that fits: the table, its chairs, and the seat."""

    def waiting(self) -> list[str]:
        """Tables in play that wait for a bot, or whose clocks run: somebody must see to them after a restart."""

    # Writing. Each is one transaction of its own, whichever commit it shares.

    def new_table(self, table: TableRow, chairs: Sequence[ChairRow]) -> Future[None]: ...

    def decided(self, table: str, rows: Sequence[LogRow], head: Head) -> Future[None]:
        """Entries of the log, and what they change on the table's row. Refused if the log already has one of these numbers."""

    def seated(self, table: str, chair: ChairRow, touched: float) -> Future[None]:
        """Somebody sits down, gives a share, or gives a standing order."""

    def dealt(self, table: str, chairs: Sequence[ChairRow], opening: str, head: Head) -> Future[None]:
        """Play begins."""

    def said(self, table: str, line: ChatRow) -> Future[None]: ...

    def closed(self, table: str, at: float) -> Future[None]: ...

    def followed(self, table: str, successor: str, at: float) -> Future[None]:
        """There is a rematch."""

    # Keeping

    def backup(self, target: Path) -> None:
        """A whole copy, while play goes on."""
