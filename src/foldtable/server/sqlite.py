"""A store in one SQLite file: embedded, durable, and quick, because everybody's writes share commits.

Writes are handed to one thread. It takes whatever has come since its last commit, puts it into one transaction, and syncs the disk
once for all of them (WAL, synchronous=FULL: a commit that was answered survives the loss of power). While it syncs, the next batch
gathers. If a batch fails, its writes are tried one by one, so that one table's fault is no other's.

Rows go in as JSON, a whole batch a statement: each statement the thread runs has to win Python's lock back from the event loop, so a
statement for each row would make every commit wait for the loop many times over.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, final

from foldtable.core.errors import BadSave
from foldtable.core.say import Say, count, text
from foldtable.server.store import BOT, PLAYING, ChairRow, ChatRow, Head, LogRow, Statistics, StoreFault, TableRow

BATCH: Final = 2000  # writes in one commit at most
WAIT: Final = 10.0  # seconds to wait for another process that has the file

# Each entry brings a store from the version of its index to the next. Never edit one that was published; add another.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
        title TEXT NOT NULL, state TEXT NOT NULL, host INTEGER NOT NULL, secret BLOB NOT NULL, clock_start INTEGER NOT NULL,
        clock_bonus INTEGER NOT NULL, made REAL NOT NULL, touched REAL NOT NULL, version INTEGER NOT NULL, moves INTEGER NOT NULL,
        asked INTEGER NOT NULL, asked_since REAL NOT NULL, winners TEXT NOT NULL, opening TEXT NOT NULL, prefix TEXT NOT NULL,
        next TEXT NOT NULL, before TEXT NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state);
    CREATE TABLE chairs (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, bot TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
        token TEXT NOT NULL, share TEXT NOT NULL, standing TEXT NOT NULL, PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE log (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL, deed TEXT NOT NULL, words TEXT NOT NULL,
        outcomes TEXT NOT NULL, nonce TEXT NOT NULL, spent REAL NOT NULL, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    """,
)


def column(name: str, at: int) -> str:
    return f"json_extract(value, '$[{at}]') AS {name}"


LOG_IN: Final = "INSERT INTO log SELECT {} FROM json_each(?)".format(
    ", ".join(f"json_extract(value, '$[{at}]')" for at in range(1 + len(LogRow._fields)))
)
HEADS_IN: Final = (
    "UPDATE tables SET state = new.state, touched = new.touched, version = new.version, moves = new.moves, asked = new.asked, "
    "asked_since = new.asked_since, winners = new.winners FROM (SELECT {} FROM json_each(?)) AS new WHERE tables.id = new.id"
).format(", ".join(column(name, at) for at, name in enumerate(("id", *Head._fields))))
CHAIR_IN: Final = f"INSERT INTO chairs VALUES ({', '.join('?' * (1 + len(ChairRow._fields)))})"
CHAIR_OUT: Final = "DELETE FROM chairs WHERE table_id = ? AND seat = ?"
TABLE_IN: Final = f"INSERT INTO tables VALUES ({', '.join('?' * len(TableRow._fields))})"
CHAT_IN: Final = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"

Statement = tuple[str, tuple[Any, ...]]
Stored = asyncio.Future[None]


@final
class Write:
    """One write on its way: the entries of the log it brings, the head, other statements, and whom to tell."""

    __slots__ = ("done", "head", "rest", "rows")

    def __init__(
        self, done: asyncio.Future[None], rows: list[tuple[Any, ...]], head: tuple[Any, ...] | None, rest: Sequence[Statement]
    ) -> None:
        self.done = done
        self.rows = rows
        self.head = head
        self.rest = rest


@final
class SqliteStore:
    """A Store in one file. Made on the event loop that writes to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        prepare(path)
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.commits = self.writes = self.largest = 0
        self.seconds = 0.0
        self.is_open = True
        self.own = threading.local()  # a connection for each thread that reads
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self.queue.put(None)
            self.thread.join()
            with suppress(AttributeError):
                self.own.db.close()

    def is_well(self) -> bool:
        if not self.is_open or not self.thread.is_alive():
            return False
        try:
            self.reading().execute("SELECT count(*) FROM foldtable").fetchone()
        except sqlite3.Error:
            return False
        return True

    def statistics(self) -> Statistics:
        return Statistics(self.commits, self.writes, self.seconds, self.largest)

    # The writing thread

    def work(self) -> None:
        with closing(connect(self.path)) as db:
            while True:
                batch, is_last = self.gathered()
                if batch:
                    self.commit(db, batch)
                if is_last:
                    return

    def gathered(self) -> tuple[list[Write], bool]:
        """Everything that waits; if nothing does, whatever comes next."""
        batch: list[Write] = []
        write = self.queue.get()
        while write is not None:
            batch.append(write)
            if len(batch) == BATCH or self.queue.empty():
                return batch, False
            write = self.queue.get()
        return batch, True

    def commit(self, db: sqlite3.Connection, batch: list[Write]) -> None:
        started = time.perf_counter()
        faults: dict[int, Exception] = {}
        try:
            put_in(db, batch)
        except sqlite3.Error as fault:
            if len(batch) == 1:
                faults[0] = fault
            else:
                for at, write in enumerate(batch):
                    try:
                        put_in(db, [write])
                    except sqlite3.Error as own:
                        faults[at] = own
        self.commits += 1
        self.writes += len(batch)
        self.largest = max(self.largest, len(batch))
        self.seconds += time.perf_counter() - started

        def tell() -> None:
            for at, write in enumerate(batch):
                if write.done.done():  # whoever waited for it has gone
                    continue
                if at in faults:
                    write.done.set_exception(StoreFault(str(faults[at])))
                else:
                    write.done.set_result(None)

        with suppress(RuntimeError):  # the loop is gone: nobody is left to tell
            self.loop.call_soon_threadsafe(tell)

    def hand_in(self, rest: Sequence[Statement], head: tuple[Any, ...] | None = None, rows: Sequence[tuple[Any, ...]] = ()) -> Stored:
        done = self.loop.create_future()
        if self.is_open:
            self.queue.put(Write(done, list(rows), head, rest))
        else:
            done.set_exception(StoreFault("the store is closed"))
        return done

    # Writing

    def new_table(self, table: TableRow, chairs: Sequence[ChairRow]) -> Stored:
        return self.hand_in([(TABLE_IN, tuple(table)), *((CHAIR_IN, (table.id, *chair)) for chair in chairs)])

    def decided(self, table: str, rows: Sequence[LogRow], head: Head) -> Stored:
        return self.hand_in([], (table, *head), [(table, *row) for row in rows])

    def seated(self, table: str, chair: ChairRow, touched: float) -> Stored:
        touch = ("UPDATE tables SET touched = ? WHERE id = ?", (touched, table))
        return self.hand_in([(CHAIR_OUT, (table, chair.seat)), (CHAIR_IN, (table, *chair)), touch])

    def dealt(self, table: str, chairs: Sequence[ChairRow], opening: str, head: Head) -> Stored:
        rest: list[Statement] = [("UPDATE tables SET opening = ? WHERE id = ?", (opening, table))]
        for chair in chairs:
            rest += [(CHAIR_OUT, (table, chair.seat)), (CHAIR_IN, (table, *chair))]
        return self.hand_in(rest, (table, *head))

    def said(self, table: str, line: ChatRow) -> Stored:
        return self.hand_in([(CHAT_IN, (table, *line))])

    def closed(self, table: str, at: float) -> Stored:
        return self.hand_in([("UPDATE tables SET state = 'closed', touched = ? WHERE id = ?", (at, table))])

    def followed(self, table: str, successor: str, at: float) -> Stored:
        return self.hand_in([("UPDATE tables SET next = ?, touched = ? WHERE id = ?", (successor, at, table))])

    # Reading

    def reading(self) -> sqlite3.Connection:
        if not hasattr(self.own, "db"):
            self.own.db = connect(self.path)
        db: sqlite3.Connection = self.own.db
        return db

    def table(self, table: str) -> TableRow | None:
        row = self.reading().execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else TableRow(*row)

    def chairs(self, table: str) -> list[ChairRow]:
        found = self.reading().execute(f"SELECT {', '.join(ChairRow._fields)} FROM chairs WHERE table_id = ? ORDER BY seat", (table,))
        return [ChairRow(*row) for row in found]

    def log(self, table: str) -> list[LogRow]:
        found = self.reading().execute(f"SELECT {', '.join(LogRow._fields)} FROM log WHERE table_id = ? ORDER BY number", (table,))
        return [LogRow(*row) for row in found]

    def chat(self, table: str, most: int) -> list[ChatRow]:
        found = self.reading().execute(
            f"SELECT {', '.join(ChatRow._fields)} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, most)
        )
        return [ChatRow(*row) for row in found][::-1]

    def mine(self, keys: Sequence[tuple[str, str]]) -> list[tuple[TableRow, list[ChairRow], int]]:
        found: list[tuple[TableRow, list[ChairRow], int]] = []
        for table, token in keys:
            chairs = self.chairs(table)
            seat = next((chair.seat for chair in chairs if chair.token and chair.token == token), -1)
            row = self.table(table) if seat >= 0 else None
            if row is not None:
                found.append((row, chairs, seat))
        return found

    def waiting(self) -> list[str]:
        found = self.reading().execute(
            "SELECT tables.id FROM tables JOIN chairs ON chairs.table_id = tables.id AND chairs.seat = tables.asked "
            "WHERE tables.state = ? AND (chairs.kind = ? OR tables.clock_start > 0)",
            (PLAYING, BOT),
        )
        return [str(row[0]) for row in found]

    # Keeping

    def backup(self, target: Path) -> None:
        backup(self.path, target)


def put_in(db: sqlite3.Connection, batch: Sequence[Write]) -> None:
    """One transaction: all of the batch, or nothing of it."""
    rows = [row for write in batch for row in write.rows]
    heads = {write.head[0]: write.head for write in batch if write.head is not None}  # the last of each table stands
    db.execute("BEGIN IMMEDIATE")
    try:
        for write in batch:
            for statement, values in write.rest:
                db.execute(statement, values)
        if rows:
            db.execute(LOG_IN, (json.dumps(rows),))
        if heads:
            db.execute(HEADS_IN, (json.dumps(list(heads.values())),))
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def prepare(path: Path) -> None:
    """A store there, up to date, and nobody else's to read: hashes of tokens and the secrets of dice are in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with closing(connect(path)) as db:
            path.chmod(0o600)
            migrate(db, path)
    except sqlite3.DatabaseError as fault:
        raise BadSave(Say("server-not-a-store", [text("file", str(path))])) from fault


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a store up to date, one version at a time, each in one transaction."""
    with transaction(db):
        db.execute("CREATE TABLE IF NOT EXISTS foldtable (version INTEGER NOT NULL)")
        if db.execute("SELECT count(*) FROM foldtable").fetchone()[0] == 0:
            db.execute("INSERT INTO foldtable VALUES (0)")
    version = version_of(db)
    if version > len(MIGRATIONS):
        args = [text("file", str(path)), count("got", version), count("wanted", len(MIGRATIONS))]
        raise BadSave(Say("server-newer-store", args))
    for number in range(version, len(MIGRATIONS)):
        with transaction(db):
            for statement in MIGRATIONS[number].split(";"):
                if statement.strip():
                    db.execute(statement)
            db.execute("UPDATE foldtable SET version = ?", (number + 1,))


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT version FROM foldtable").fetchone()[0])


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


# Backup and restore


def backup(source: Path, target: Path) -> int:
    """A whole copy of a store, also of one that is in use; whoever looks finds no half of it. Says how many tables are in it."""
    if not source.exists():
        raise FileNotFoundError(2, "", str(source))
    if target.exists():
        raise FileExistsError(17, "", str(target))
    beside = target.with_name(f".{target.name}.part")
    beside.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source, timeout=WAIT)) as db, closing(sqlite3.connect(beside)) as copy:
            beside.chmod(0o600)
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
        tables = checked(beside)
        beside.rename(target)
    finally:
        beside.unlink(missing_ok=True)
    return tables


def restore(source: Path, target: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of a store that nobody uses now. Says how many tables are in it, and where the old store is kept."""
    tables = checked(source)
    beside = target.with_name(f".{target.name}.part")
    target.parent.mkdir(parents=True, exist_ok=True)
    beside.unlink(missing_ok=True)
    kept: Path | None = None
    try:
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(beside)) as copy:
            beside.chmod(0o600)
            db.backup(copy)
        if target.exists():
            kept = target.with_name(f"{target.stem} before {time.strftime('%Y-%m-%d %H.%M.%S')}{target.suffix}")
            with closing(connect(target)) as db:
                db.execute("PRAGMA journal_mode = DELETE")  # everything into the one file
            target.rename(kept)
        beside.rename(target)
    finally:
        beside.unlink(missing_ok=True)
    prepare(target)
    return tables, kept


def checked(path: Path) -> int:
    """Is this a whole store of ours? How many tables are in it?"""
    if not path.exists():
        raise FileNotFoundError(2, "", str(path))
    try:
        with closing(sqlite3.connect(f"file:{path.resolve().as_posix()}?mode=ro", uri=True)) as db:
            sound = db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = version_of(db)
            tables = int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as fault:
        raise BadSave(Say("server-not-a-store", [text("file", str(path))])) from fault
    if not sound:
        raise BadSave(Say("server-damaged-store", [text("file", str(path))]))
    if version > len(MIGRATIONS):
        raise BadSave(Say("server-newer-store", [text("file", str(path)), count("got", version), count("wanted", len(MIGRATIONS))]))
    return tables
