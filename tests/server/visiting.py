"""A real house on a real port, and pages that visit it as a browser's page does: frames in, frames out, a Sight kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from foldtable.server.app import make
from foldtable.server.config import NO_LIMITS, Config
from foldtable.server.house import House
from foldtable.server.sights import patched

Frame = dict[str, Any]
PATIENCE = 30.0
SHARE = "5a" * 32


class OpenHouse:
    """The server in a thread of its own, with its own event loop."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.app = make(config)
        settings = uvicorn.Config(
            self.app,
            log_config=None,
            lifespan="on",
            server_header=False,
            ws_max_size=config.limits.message,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(settings)
        self.loop: asyncio.AbstractEventLoop | None = None
        ready = threading.Event()

        def run() -> None:
            async def serve() -> None:
                self.loop = asyncio.get_running_loop()
                self.loop.call_later(0, self.tell_when_up, ready)
                await self.server.serve([self.listening])

            asyncio.run(serve())

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def tell_when_up(self, ready: threading.Event) -> None:
        assert self.loop is not None
        if self.server.started:
            ready.set()
        else:
            self.loop.call_later(0.01, self.tell_when_up, ready)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def inside(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something on the house's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def at_once(self, look: Callable[[], Any]) -> Any:
        async def work() -> Any:
            return look()

        return self.inside(work)

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.listening.close()

    # Visiting

    def table(self, game: str = "magus", chairs: str = "mb", **more: Any) -> Frame:
        """A new table: m for me, o for an open seat, b for a bot."""
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": "random"}}
        answer = self.http.post("/api/tables", json={"game": game, "chairs": [kinds[one] for one in chairs], **more})
        assert answer.status_code == 200, answer.text
        made: Frame = answer.json()
        return made

    def join(self, table: str, **wish: Any) -> Frame:
        answer = self.http.post(f"/api/tables/{table}/join", json=wish)
        assert answer.status_code == 200, answer.text
        seated: Frame = answer.json()
        return seated

    def page(self, table: str, token: str = "") -> Page:
        return Page(self.port, table, token)

    def people(self, game: str = "magus", seats: int = 2, **more: Any) -> list[Page]:
        """People at a new table, all here, their shares given, the game dealt."""
        made = self.table(game, "m" + "o" * (seats - 1), name="Ann", **more)
        keys = [made["token"], *(self.join(made["table"], name=name)["token"] for name in ("Борис", "Cy", "Dee")[: seats - 1])]
        pages = [self.page(made["table"], token) for token in keys]
        for page in pages:
            page.send("share", share=SHARE)
        for page in pages:
            page.until(lambda frame: frame["type"] == "seen")
        return pages


@contextlib.contextmanager
def open_house(folder: Path, **changes: Any) -> Iterator[OpenHouse]:
    given = {"workers": 0, "pace": 0.0, "limits": NO_LIMITS, **changes}
    house = OpenHouse(Config(folder, **given))
    try:
        yield house
    finally:
        house.close()


class Page:
    """One page: what it sends, every frame it was sent, and what it sees by them."""

    def __init__(self, port: int, table: str, token: str = "", origin: str | None = None) -> None:
        self.table = table
        self.token = token
        self.stack = contextlib.ExitStack()
        address = f"ws://127.0.0.1:{port}/ws"
        self.socket: ClientConnection = self.stack.enter_context(connect(address, compression=None, max_size=None, origin=origin))  # type: ignore[arg-type]
        self.raw: list[str] = []
        self.sight: Frame = {}
        self.version = -1
        self.around: Frame = {}
        self.heard: list[Frame] = []
        self.names: Frame = {}
        self.send("hello", table=table, token=token)
        self.until(lambda frame: frame["type"] in ("chat", "bye"))

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> Frame:
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Frame = json.loads(raw)
        self.take(frame)
        return frame

    def take(self, frame: Frame) -> None:
        """As a browser's page would."""
        self.names |= frame.get("names", {})
        if frame["type"] == "seen":
            self.sight, self.version, self.heard = frame["sight"], frame["version"], frame["heard"]
        elif frame["type"] == "change":
            assert frame["base"] == self.version
            self.sight = patched(self.sight, [(path, value) for path, value in frame["ops"]])
            self.version = frame["version"]
            if frame["forget"] >= 0:
                self.heard = [one for one in self.heard if one["at"] <= frame["forget"]]
            self.heard += frame["heard"]
        elif frame["type"] == "around":
            self.around = frame["table"]

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while True:
            frame = self.next()
            if wanted(frame):
                return frame

    def until_type(self, *kinds: str) -> Frame:
        return self.until(lambda frame: frame["type"] in kinds)

    def nonce(self) -> str:
        return secrets.token_hex(8)

    def choose(self, notation: str, version: int | None = None, nonce: str | None = None) -> Frame:
        """Make a choice, and read on to its answer."""
        nonce = self.nonce() if nonce is None else nonce
        self.send("choose", version=self.version if version is None else version, notation=notation, nonce=nonce)
        return self.until(lambda frame: frame.get("nonce") == nonce)

    def until_asked(self) -> bool:
        """Read on until this seat is asked: False if it was over first."""
        seat = self.sight["seat"]
        while not self.is_over and self.sight["asked"] != seat:
            self.next()
        return not self.is_over

    @property
    def is_over(self) -> bool:
        return self.sight.get("outcome") is not None

    @property
    def is_asked(self) -> bool:
        return bool(self.sight) and self.sight["asked"] == self.sight["seat"] >= 0

    def offered(self) -> list[str]:
        return [pick["notation"] for pick in self.sight["picks"]]

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.next()

    def ended(self) -> str:
        """Read on until the server closes: the reason it gave."""
        reason = ""
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = self.next()
                if frame["type"] == "bye":
                    reason = frame["say"][0]
        return reason

    def close(self) -> None:
        self.stack.close()


def play_on(pages: list[Page], rng: random.Random, choices: int = 10_000) -> None:
    """People choose at random until it is over, or so many choices were made."""
    for _ in range(choices):
        if pages[0].is_over:
            return
        asked = pages[pages[0].sight["asked"]]
        answer = asked.choose(rng.choice(asked.offered()))
        assert answer["type"] == "change", answer
        for page in pages:
            page.catch_up(asked.version)


def play_beside_bots(pages: list[Page], rng: random.Random) -> None:
    """To the end, at a table where bots sit too: they choose between."""
    while not pages[0].is_over:
        for page in pages:
            page.catch_up(max(one.version for one in pages))
        asked = next((page for page in pages if page.is_asked), None)
        if asked is not None:
            asked.choose(rng.choice(asked.offered()))
        elif not pages[0].is_over:
            pages[0].next()
    for page in pages:
        page.catch_up(pages[0].version)
