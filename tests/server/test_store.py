"""The store: what was answered is there, writes share commits and not faults, and copies are whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from foldtable.core.errors import BadSave
from foldtable.server import sqlite
from foldtable.server.sqlite import SqliteStore
from foldtable.server.store import BOT, CHOICE, GATHERING, OVER, PERSON, PLAYING, ChairRow, ChatRow, Head, LogRow, StoreFault, TableRow


def row(name: str = "table", **changes: object) -> TableRow:
    fresh = TableRow(
        name, "magus", 1, 2, "{}", "Magus", GATHERING, 0, b"\x00\xffs" * 11, 0, 0, 1.0, 1.0, 0, 0, -1, 0.0, "[]", "", "", "", ""
    )
    return fresh._replace(**changes)  # type: ignore[arg-type]


def chair(seat: int, kind: str = PERSON, token: str = "") -> ChairRow:
    return ChairRow(seat, kind, "", f"Ім’я {seat}", "seat0", token, "", "")


def entry(number: int) -> LogRow:
    return LogRow(number, 2.5, number % 2, CHOICE, f"take r{number}", '* throw +0 -1\n* "draw" R1', f"n{number}", 0.25)


def head(version: int, **changes: object) -> Head:
    return Head(PLAYING, 9.0, version, version, 0, 9.0, "[]")._replace(**changes)  # type: ignore[arg-type]


def run(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = SqliteStore(folder / "tables.sqlite")
        try:
            await work(store)
        finally:
            store.close()

    asyncio.run(inside())


def test_what_goes_in_comes_out_also_when_it_is_opened_again(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.new_table(row(), [chair(0, token="t0"), chair(1, BOT)])
        await store.dealt("table", [chair(1, BOT)._replace(bot="greedy")], "* deck R1 R2", head(0))
        await store.decided("table", [entry(1), entry(2)], head(2, asked=1, winners="[1]"))
        await store.said("table", ChatRow(1, 3.0, 0, "Привіт 'x'"))
        await store.seated("table", chair(0, token="t0")._replace(share="ab"), 11.0)
        await store.followed("table", "after", 12.0)

    async def read(store: SqliteStore) -> None:
        wanted = row(state=PLAYING, touched=12.0, version=2, moves=2, asked=1, asked_since=9.0, winners="[1]", opening="* deck R1 R2")
        assert store.table("table") == wanted._replace(next="after")
        assert store.chairs("table") == [chair(0, token="t0")._replace(share="ab"), chair(1, BOT)._replace(bot="greedy")]
        assert store.log("table") == [entry(1), entry(2)]
        assert store.chat("table", 10) == [ChatRow(1, 3.0, 0, "Привіт 'x'")]
        assert [(found.id, seat) for found, _, seat in store.mine([("table", "t0"), ("table", "t1"), ("no", "t0"), ("table", "")])] == [
            ("table", 0)
        ]
        assert store.table("no") is None
        assert store.is_well()

    run(tmp_path, write)
    run(tmp_path, read)


def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.new_table(row(f"t{number}"), []) for number in range(300)))
        before = store.statistics()
        await asyncio.gather(*(store.decided(f"t{number}", [entry(1)], head(1)) for number in range(300)))
        after = store.statistics()
        assert after.writes - before.writes == 300
        assert after.commits - before.commits < 100
        assert after.largest > 3

    run(tmp_path, work)


def test_one_tables_fault_is_no_others(tmp_path: Path) -> None:
    """Of a batch that can't be committed as a whole, whatever is sound is stored, and whoever is at fault is told."""

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.new_table(row(f"t{number}"), []) for number in range(3)))
        await store.decided("t1", [entry(1)], head(1))
        writes = [store.decided(f"t{number}", [entry(1)], head(1)) for number in range(3)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), StoreFault, type(None)]
        assert [len(store.log(f"t{number}")) for number in range(3)] == [1, 1, 1]

    run(tmp_path, work)


def test_a_decision_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.new_table(row(), [])
        await store.decided("table", [entry(1)], head(1))
        with pytest.raises(StoreFault):
            await store.decided("table", [entry(2), entry(1)], head(3))
        found = store.table("table")
        assert found is not None and found.version == 1
        assert store.log("table") == [entry(1)]

    run(tmp_path, work)


def test_commits_are_synced_to_the_disk(tmp_path: Path) -> None:
    """FULL in WAL mode: what was answered survives the loss of power."""

    async def work(store: SqliteStore) -> None:
        db = store.reading()
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert db.execute("PRAGMA synchronous").fetchone()[0] == 2

    run(tmp_path, work)


def test_a_closed_store_finishes_what_it_has_and_takes_nothing_more(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        writes = [store.new_table(row(f"t{number}"), []) for number in range(50)]
        await asyncio.to_thread(store.close)
        await asyncio.gather(*writes)
        with pytest.raises(StoreFault):
            await store.new_table(row("late"), [])
        assert not store.is_well()

    run(tmp_path, work)


def test_tables_that_wait_for_a_bot_or_a_clock_are_found(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        people, bots = [chair(0), chair(1)], [chair(0), chair(1, BOT)]
        await store.new_table(row("bot"), bots)
        await store.new_table(row("person"), bots)
        await store.new_table(row("clock", clock_start=60), people)
        await store.new_table(row("calm"), people)
        await store.new_table(row("over"), bots)
        for name, asked, state in [
            ("bot", 1, PLAYING),
            ("person", 0, PLAYING),
            ("clock", 0, PLAYING),
            ("calm", 1, PLAYING),
            ("over", 1, OVER),
        ]:
            await store.decided(name, [], head(1, asked=asked, state=state))
        assert sorted(store.waiting()) == ["bot", "clock"]

    run(tmp_path, work)


def test_an_old_store_is_brought_up_to_date_and_a_newer_one_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    sqlite.prepare(path)
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, "ALTER TABLE tables ADD COLUMN mood TEXT; CREATE TABLE moods (id TEXT)"))
    sqlite.prepare(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version FROM foldtable").fetchall() == [(2,)]
        assert db.execute("SELECT mood FROM tables").fetchall() == []
    monkeypatch.undo()
    with pytest.raises(BadSave) as newer:
        sqlite.prepare(path)
    assert newer.value.say.message == "server-newer-store"


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    sqlite.prepare(path)
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, "CREATE TABLE moods (id TEXT); NONSENSE"))
    with pytest.raises(BadSave):
        sqlite.prepare(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version FROM foldtable").fetchall() == [(1,)]
        assert db.execute("SELECT name FROM sqlite_master WHERE name = 'moods'").fetchall() == []


def test_a_backup_is_taken_while_play_goes_on_and_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def work(store: SqliteStore) -> None:
        await store.new_table(row(), [chair(0)])
        writes = [store.decided("table", [entry(number)], head(number)) for number in range(1, 200)]
        await asyncio.to_thread(store.backup, copy)
        await asyncio.gather(*writes)

    run(tmp_path, work)
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite"]
    elsewhere = tmp_path / "elsewhere" / "tables.sqlite"
    assert sqlite.restore(copy, elsewhere) == (1, None)

    async def read(store: SqliteStore) -> None:
        found = store.table("table")
        assert found is not None
        assert [one.number for one in store.log("table")] == list(range(1, found.version + 1))

    run(tmp_path / "elsewhere", read)
    tables, kept = sqlite.restore(copy, elsewhere)
    assert (tables, sqlite.checked(kept)) == (1, 1)  # type: ignore[arg-type]
    assert (elsewhere.stat().st_mode & 0o777, copy.stat().st_mode & 0o777) == (0o600, 0o600)


def test_what_is_no_store_is_not_put_back(tmp_path: Path) -> None:
    target = tmp_path / "tables.sqlite"
    sqlite.prepare(target)
    kept = target.read_bytes()
    text, empty = tmp_path / "text", tmp_path / "empty"
    text.write_text("hello " * 1000)
    empty.write_bytes(b"")
    for wrong in (text, empty):
        with pytest.raises(BadSave) as fault:
            sqlite.restore(wrong, target)
        assert fault.value.say.message == "server-not-a-store"
    with pytest.raises(FileNotFoundError):
        sqlite.restore(tmp_path / "nothing", target)
    with pytest.raises(FileExistsError):
        sqlite.backup(target, text)
    with pytest.raises(FileNotFoundError):
        sqlite.backup(tmp_path / "nothing", tmp_path / "new")
    assert target.read_bytes() == kept
