"""Idle: what a table in memory costs at which nobody looks, and how long it takes to come back once it has left.

.venv/bin/python benchmarks/idle.py --tables 1000 --choices 200
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import random
import tempfile
import time
from pathlib import Path

from foldtable.server import wire
from foldtable.server.config import Config
from foldtable.server.house import House
from foldtable.server.room import Room
from foldtable.server.sqlite import SqliteStore


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--game", default="magus")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        playing = multiprocessing.get_context("spawn").Process(
            target=play, args=(Path(folder), args)
        )  # what it leaves in memory goes with it
        playing.start()
        playing.join()
        asyncio.run(measured(Path(folder), args))


def play(folder: Path, args: argparse.Namespace) -> None:
    async def all_tables() -> None:
        house = opened(folder)
        for number in range(args.tables):
            await played(house, args.game, random.Random(number), args.choices)
        await house.close()

    asyncio.run(all_tables())


def opened(folder: Path) -> House:
    return House(Config(folder, workers=0, pace=0.0), SqliteStore(folder / "tables.sqlite"))


async def measured(folder: Path, args: argparse.Namespace) -> None:
    house = opened(folder)
    store = house.store
    assert isinstance(store, SqliteStore)
    tables = [str(row[0]) for row in store.reading().execute("SELECT id FROM tables")]
    await house.room(tables.pop())  # whatever is loaded once
    gc.collect()
    before, started = resident(), time.perf_counter()
    for table in tables:
        await house.room(table)
    took = time.perf_counter() - started
    gc.collect()
    print(f"{args.tables} tables of {args.game}, {args.choices} choices each")
    print(f"in memory   {(resident() - before) / len(tables) / 1024:.0f} KB each")
    print(f"coming back {took / len(tables) * 1000:.1f} ms each")
    print(f"on the disk {(folder / 'tables.sqlite').stat().st_size / len(tables) / 1024:.0f} KB each")
    await house.close()


async def played(house: House, game: str, rng: random.Random, choices: int) -> None:
    made = await house.create(wire.NewTable(game, [wire.NewChair("me"), wire.NewChair("open")]))
    await house.join(made.table, wire.Join("Bo"))
    room = await house.room(made.table)
    assert isinstance(room, Room)
    for seat in (0, 1):
        await room.take_share(seat, "ab" * 32)
    live = room.live
    assert live is not None
    while not live.is_over and len(live.play.moves) < choices:
        await room.choose(live.asked, rng.choice(live.play.game.options()).notation())


def resident() -> int:
    """Bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


if __name__ == "__main__":
    main()
