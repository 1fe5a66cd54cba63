"""Load: many tables at once, over real sockets, against the real server; how many decisions a second, and how long each takes.

    .venv/bin/python benchmarks/load.py --tables 1 10 100 1000

At each table two people play Magus Novatus by choosing at random, and a spectator watches. A decision counts once it is stored durably and
all three pages have it; its time runs from sending the click to the last of the three. Pages run in processes of their own, which do
not read more of a message than they must. What the server uses of a processor is told by the operating system, so that the number of
decisions per second of one core is exact even where pages and server share cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx

ASKED = re.compile(r'\[\["asked"\],(-?\d+)\]')
VERSION = re.compile(r'"version":(\d+)')
PICK = re.compile(r'"notation":"([^"]+)","verb"')
SHARE = "ab" * 32
TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="decisions a second over all tables; 0: as many as go")
    parser.add_argument("--game", default="magus")
    parser.add_argument("--pages", type=int, default=1, help="processes that play the pages")
    parser.add_argument("--profile", default="", help="write a profile of the server here")
    args = parser.parse_args()
    heads = ["tables", "dec/s", "dec/cpu-s", "p50 ms", "p99 ms", "commits/s", "in one", "KB/dec", "server CPU"]
    print(" ".join([head.rjust(10) for head in heads]))
    for tables in args.tables:
        print(measured(tables, args))


def measured(tables: int, args: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), args.profile) as (port, process):
        pool = multiprocessing.get_context("spawn").Pool(args.pages)
        shares = [tables // args.pages + (number < tables % args.pages) for number in range(args.pages)]
        ready = time.time() + 4 + tables * 0.03
        work = [
            (port, share, ready, args.seconds, args.rate * share / tables, args.game, number)
            for number, share in enumerate(shares)
            if share
        ]
        results = pool.starmap_async(visit, work)
        time.sleep(max(0.0, ready + 1.0 - time.time()))
        cpu, at, before = processor(process.pid), time.perf_counter(), numbers(port)
        time.sleep(args.seconds - 2.0)
        spent, took, after = processor(process.pid) - cpu, time.perf_counter() - at, numbers(port)
        times = sorted(one for result in results.get() for one in result)
        pool.close()
        made = after["foldtable_decisions_total"] - before.get("foldtable_decisions_total", 0)
        commits = after["foldtable_store_commits"] - before["foldtable_store_commits"]
        sent = (after.get("foldtable_sent_characters_total", 0) - before.get("foldtable_sent_characters_total", 0)) / 1024
    p50, p99 = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    cells = [
        str(tables),
        f"{made / took:.0f}",
        f"{made / spent:.0f}",
        f"{p50:.1f}",
        f"{p99:.1f}",
        f"{commits / took:.0f}",
        f"{made / max(1, commits):.1f}",
        f"{sent / max(1, made):.1f}",
        f"{spent / took:.0%}",
    ]
    return " ".join([cell.rjust(10) for cell in cells])


class serving:  # noqa: N801  # reads as what it does
    """The server, without limits, in a process of its own."""

    def __init__(self, folder: Path, profile: str) -> None:
        code = (
            "import sys; from pathlib import Path; from foldtable.server import running; from foldtable.server.config import *\n"
            "config = Config(Path(sys.argv[1]), port=0, pace=0.0, limits=NO_LIMITS)\n"
            "listening = running.bound(config, is_usual=False)\n"
            "ready = lambda: print(listening.getsockname()[1], flush=True)\n"
            "run = lambda: running.run(config, listening, ready)\n"
        )
        code += f"import cProfile; cProfile.run('run()', {profile!r})\n" if profile else "run()\n"
        self.process = subprocess.Popen([sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> tuple[int, subprocess.Popen[str]]:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline()), self.process

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def processor(process: int) -> float:
    """Seconds of processor that a process has used, kernel and all."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def numbers(port: int) -> dict[str, float]:
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))}


# The pages


def visit(port: int, tables: int, ready: float, seconds: float, rate: float, game: str, number: int) -> list[float]:
    try:
        import uvloop  # noqa: PLC0415

        return uvloop.run(visits(port, tables, ready, seconds, rate, game, number))
    except ImportError:
        return asyncio.run(visits(port, tables, ready, seconds, rate, game, number))


async def visits(port: int, tables: int, ready: float, seconds: float, rate: float, game: str, number: int) -> list[float]:
    times: list[float] = []
    rooms = [Table(port, game, random.Random(number * 10_007 + at), times, rate / tables if rate else 0.0) for at in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for room in rooms:
            await room.open(http)
        await asyncio.sleep(max(0.0, ready - time.time()))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(room.play(until) for room in rooms))
    return times


class Table:
    """Two people and a spectator."""

    def __init__(self, port: int, game: str, rng: random.Random, times: list[float], rate: float) -> None:
        self.port = port
        self.game = game
        self.rng = rng
        self.times = times
        self.rate = rate
        self.pages: list[Socket] = []
        self.made: dict[str, Any] = {}

    async def open(self, http: httpx.AsyncClient) -> None:
        self.http = http
        made = (await http.post("/api/tables", json={"game": self.game, "chairs": [{"kind": "me"}, {"kind": "open"}]})).json()
        friend = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "Bo"})).json()
        self.pages = [await Socket.to(self.port) for _ in range(3)]
        for page, token in zip(self.pages, (made["token"], friend["token"], ""), strict=True):
            page.send(json.dumps({"type": "hello", "table": made["table"], "token": token}))
            await page.until('{"type":"chat"')
        for page in self.pages[:2]:
            page.send(json.dumps({"type": "share", "share": SHARE}))
        for page in self.pages:
            page.take(await page.until('{"type":"seen"'))

    async def play(self, until: float) -> None:
        loop_rate = self.rate
        if loop_rate:
            await asyncio.sleep(self.rng.random() / loop_rate)
        while time.perf_counter() < until:
            started = time.perf_counter()
            asked = self.pages[0].asked
            if asked < 0:
                for page in self.pages:
                    page.transport.close()
                await self.open(self.http)
                continue
            page = self.pages[asked]
            choice = self.rng.choice(page.picks)
            page.send(f'{{"type":"choose","version":{page.version},"notation":"{choice}","nonce":"{page.version}-{asked}"}}')
            for one in self.pages:
                one.take(await one.until('{"type":"change"'))
            now = time.perf_counter()
            self.times.append(now - started)
            if loop_rate:
                await asyncio.sleep(max(0.0, self.rng.expovariate(loop_rate) - (now - started)))


class Socket(asyncio.Protocol):
    """The little of a web socket that a page needs here, written for speed: the measuring mustn't cost more than what is measured."""

    def __init__(self) -> None:
        self.buffer = b""
        self.frames: list[str] = []
        self.waiting: asyncio.Future[None] | None = None
        self.version = 0
        self.asked = -1
        self.picks: list[str] = []
        self.is_open = False

    @classmethod
    async def to(cls, port: int) -> Socket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(cls, "127.0.0.1", port)
        made.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await made.more()
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open = True
            self.buffer = rest
            self.wake()
        while len(self.buffer) >= 2:
            size, at = self.buffer[1] & 127, 2
            if size == 126:
                size, at = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < at + size:
                return
            if self.buffer[0] & 15 == 1:
                self.frames.append(self.buffer[at : at + size].decode())
            elif self.buffer[0] & 15 == 9:
                self.write(0x8A, self.buffer[at : at + size])
            self.buffer = self.buffer[at + size :]
            self.wake()

    def connection_lost(self, _: Exception | None) -> None:
        self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def more(self) -> None:
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting
        self.waiting = None

    def write(self, first: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([first]) + size + b"\0\0\0\0" + body)  # the mask of zeros leaves it as it is

    def send(self, words: str) -> None:
        self.write(0x81, words.encode())

    async def until(self, start: str) -> str:
        """The next message that begins so; others are passed over, but for those that refuse."""
        while True:
            while self.frames:
                frame = self.frames.pop(0)
                if frame.startswith(start):
                    return frame
                assert not frame.startswith(('{"type":"refused"', '{"type":"bye"')), frame
            if self.transport.is_closing():
                raise ConnectionError("the server closed")
            await self.more()

    def take(self, frame: str) -> None:
        """What a page must know to go on: the version, who is asked, and its own choices."""
        if frame.startswith('{"type":"seen"'):
            sight = json.loads(frame)
            self.version, self.asked = sight["version"], sight["sight"]["asked"]
            self.picks = [pick["notation"] for pick in sight["sight"]["picks"]]
            return
        found = VERSION.search(frame)
        assert found
        self.version = int(found[1])
        asked = ASKED.search(frame)
        if asked:
            self.asked = int(asked[1])
        if '[["picks"],' in frame:
            self.picks = PICK.findall(frame)


if __name__ == "__main__":
    main()
