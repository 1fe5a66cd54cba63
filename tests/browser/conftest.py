"""A house and a browser for the tests here: the real server in a process of its own, and the system's Chromium without a head."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from foldtable.games import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE: Final = Path(__file__).parent
CHROMIUM: Final = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: Final = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (360, 740), "large": (2560, 1440)}


class House:
    """A server that can be killed and started anew on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "FOLDTABLE_QUIET": "1"}
        self.process = subprocess.Popen([sys.executable, str(HERE / "house.py"), str(self.folder), str(self.port)], env=environment)
        for _ in range(600):
            try:
                with urlopen(self.address + "/health", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError("The house didn't open within half a minute.")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of a test's own, for tests that kill it."""
    made = House(tmp_path)
    made.start()
    yield made
    made.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a file's tests, and no longer: while Playwright is at work its event loop runs, and others can't run theirs."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright isn't installed; make setup installs it.")
    if CHROMIUM is None:
        pytest.skip("There is no Chromium here: apt-get install chromium")
    with playwright.sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Opens = Callable[..., "Page"]


@pytest.fixture
def opens(chromium: Browser) -> Iterator[Opens]:
    """Opens pages, each in a browser of its own as far as cookies and storage go. A fault in any of them fails the test."""
    faults: list[str] = []
    contexts = []

    def page(size: str = "desktop", *, is_new: bool = False, **more: Any) -> Page:
        width, height = SIZES[size]
        options = {"locale": "en-US", "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=size in ("phone", "tablet"), **options)
        context.set_default_timeout(15_000)
        contexts.append(context)
        if not is_new:
            context.add_init_script(f"localStorage.setItem('foldtable.option.coached', '{json.dumps(catalogue.names())}')")
        made = context.new_page()
        made.on("pageerror", lambda fault: faults.append(str(fault)))
        made.on(
            "console",
            lambda said: (
                faults.append(said.text) if said.type == "error" and "WebSocket" not in said.text and "ERR_" not in said.text else None
            ),
        )
        return made

    yield page
    for context in contexts:
        context.close()
    assert faults == []
