"""kill -9 at any moment: every decision that was acknowledged is there, and play goes on where it stood."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.visiting import PATIENCE, SHARE, Page


class Served:
    """`foldtable serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "foldtable", "serve", "--no-browser", "--data", str(data), "--port", "0", "--lang", "en"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "FOLDTABLE_QUIET": "1"}
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found, self.process.communicate(timeout=PATIENCE)
        self.port = int(found[1])

    def post(self, path: str, wish: object) -> dict[str, str]:
        answer = httpx.post(f"http://127.0.0.1:{self.port}{path}", json=wish, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        made: dict[str, str] = answer.json()
        return made

    def end(self, number: int) -> tuple[int, str]:
        self.process.send_signal(number)
        _, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, err


Serve = Callable[[], Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Serves one folder, again and again; whatever still runs at the end is ended."""
    made: list[Served] = []

    def start() -> Served:
        made.append(Served(tmp_path / "house"))
        return made[-1]

    yield start
    for served in made:
        if served.process.returncode is None:
            served.end(signal.SIGKILL)


def begin(served: Served) -> list[Page]:
    made = served.post("/api/tables", {"game": "magus", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    friend = served.post(f"/api/tables/{made['table']}/join", {"name": "Bo"})
    pages = [Page(served.port, made["table"], key["token"]) for key in (made, friend)]
    for page in pages:
        page.send("share", share=SHARE)
    for page in pages:
        page.until_type("seen")
    return pages


def test_killed_at_any_moment_no_acknowledged_decision_is_lost(serve: Serve) -> None:
    served = serve()
    pages = begin(served)
    rng = random.Random(9)
    for turn in range(4):
        for _ in range(rng.randrange(3, 12)):
            if pages[0].is_over:
                return
            asked = pages[pages[0].sight["asked"]]
            asked.choose(rng.choice(asked.offered()))
            for page in pages:
                page.catch_up(asked.version)
        asked = pages[pages[0].sight["asked"]]
        choice, version = rng.choice(asked.offered()), asked.version
        asked.send("choose", version=version, notation=choice, nonce=f"last{turn}")  # sent, and perhaps stored; nobody has said so
        time.sleep(rng.random() * 0.004)
        served.end(signal.SIGKILL)
        acknowledged = version
        with suppress(ConnectionClosed):
            while True:
                asked.next()
        acknowledged = asked.version
        sights = {page.sight["seat"]: page.sight for page in pages}
        served = serve()
        back = [Page(served.port, page.table, page.token) for page in pages]
        assert back[0].version == back[1].version >= acknowledged
        assert back[0].version <= version + 1
        if back[0].version == version:
            for page in back:
                assert page.sight == sights[page.sight["seat"]]
        again = next(page for page in back if page.sight["seat"] == asked.sight["seat"])
        answer = again.choose(choice, version, f"last{turn}")  # the page sends again what had no answer
        assert answer["type"] in ("taken", "change")
        assert again.version == version + 1
        for page in back:
            page.catch_up(version + 1)
        pages = back
    served.end(signal.SIGKILL)


def test_a_bot_whose_turn_it_was_goes_on_after_a_kill(serve: Serve) -> None:
    served = serve()
    made = served.post("/api/tables", {"game": "magus", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
    page = Page(served.port, made["table"], made["token"])
    page.send("share", share=SHARE)
    page.until_type("seen")
    while page.is_asked:
        page.choose(page.offered()[-1])
    workers = children(served.process.pid)
    served.end(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while any(alive(one) for one in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(alive(one) for one in workers), "bots' processes end with the server"
    served = serve()
    back = Page(served.port, made["table"], made["token"])
    assert back.until_asked()
    served.end(signal.SIGKILL)


def children(parent: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def alive(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_end_it_says_goodbye_and_ends_well(serve: Serve, number: int) -> None:
    served = serve()
    pages = begin(served)
    pages[0].send("chat", text="a line that nobody sees in the log")
    pages[1].until(lambda frame: frame["type"] == "chat" and bool(frame["lines"]))
    code, err = served.end(number)
    assert code == 0
    assert pages[1].ended() == "server-restarts"
    assert json.loads(pages[1].raw[-1])["again"] is True
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert events[0] == "open" and events[-1] == "closed"
    assert "begun" in events
    assert "nobody sees" not in err
    for page in pages:
        assert page.token not in err
