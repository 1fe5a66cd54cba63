"""Running the house: its folder, its address, opening the browser, and closing without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import gc
import json
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Final, final
from urllib.request import urlopen

import uvicorn

from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, count, text
from foldtable.server import sqlite
from foldtable.server.app import make
from foldtable.server.config import Config
from foldtable.server.house import House
from foldtable.table.saves import home

TRIES: Final = 20  # ports after the usual one
LOCK: Final = "lock"


def usual_folder() -> Path:
    return home() / "house"


# Its folder


@contextlib.contextmanager
def held(data: Path) -> Iterator[None]:
    """This folder is ours while we are in here: two servers over one file would each tell half of the truth."""
    lock = take(data)
    try:
        yield
    finally:
        lock.close()


def take(data: Path) -> IO[str]:
    data.mkdir(parents=True, exist_ok=True)
    lock = (data / LOCK).open("w", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        lock.close()
        raise BadSetup(Say("server-folder-in-use", [text("folder", str(data))])) from fault
    return lock


# Its address


def bound(config: Config, *, is_usual: bool) -> socket.socket:
    """A socket that listens; of the usual port, the next one that is free."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + (TRIES if is_usual else 1)):
        try:
            return socket.create_server((config.host, port), family=family, backlog=2048)
        except OSError as fault:
            if fault.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL):
                raise BadSetup(Say("server-bad-address", [text("host", config.host)])) from fault
    args = [text("host", config.host), count("port", config.port)]
    raise BadSetup(Say("server-port-in-use", args))


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def open_already(config: Config) -> str:
    """The address of a house that is open on this machine at the usual port; "" if there is none."""
    address = f"http://{config.host}:{config.port}/"
    try:
        with closing(urlopen(address + "health", timeout=1)) as answer:
            return address if json.load(answer).get("ok") is True else ""
    except (OSError, ValueError, AttributeError):
        return ""


def open_browser(address: str) -> bool:
    """Show the page, if somebody is there to see it."""
    has_screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if not has_screen:
        return False
    with contextlib.suppress(webbrowser.Error):
        return webbrowser.open(address)
    return False


# Its day


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody wants it to end; then everybody is told, and what was handed to the store is finished."""
    app = make(config)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,  # differences are small, and compressing costs more than all the rest
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=16_384,
        server_header=False,
        proxy_headers=config.proxy,
        forwarded_allow_ips="127.0.0.1",
    )
    server = Server(settings, lambda: app.state.house, ready)
    # Hundreds of lists come and go with each decision, and hardly any of them in circles: the collector needn't look so often
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    with held(config.data):
        sqlite.prepare(config.file)
        server.run([listening])


@final
class Server(uvicorn.Server):
    """Uvicorn, saying when it is ready, saying goodbye, and leaving signals at that."""

    def __init__(self, settings: uvicorn.Config, house: Callable[[], House], ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house().close()
        await asyncio.sleep(0.05)  # for the last words to go out
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
