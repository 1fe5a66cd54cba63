"""Our own faults: one table's is no other's, nothing untold has happened, and whoever reads of it gets a sentence."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from foldtable.bots import roster
from foldtable.core.box import Box
from foldtable.games import catalogue
from foldtable.server import thinkers
from foldtable.server.store import StoreFault
from tests.server.visiting import OpenHouse, Page, open_house, play_on


def test_a_rule_that_breaks_closes_its_table_and_no_other(visit: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, others = visit.people(), visit.people()
    asked = next(page for page in pages if page.is_asked)

    def breaks(*_: Any) -> None:
        raise ZeroDivisionError("a rule")

    live = visit.house.rooms[pages[0].table].live
    assert live is not None
    monkeypatch.setattr(live.play, "take", breaks)
    asked.send("choose", version=0, notation=asked.offered()[0], nonce="n")
    for page in pages:
        assert page.ended() == "server-table-closed"
        assert page.around["state"] == "closed"
        assert "ZeroDivision" not in "".join(page.raw)
    play_on(others, random.Random(1), 20)
    assert others[0].version == 20
    late = visit.page(pages[0].table, pages[0].token)
    assert late.around["state"] == "closed"
    assert late.sight == {}
    assert visit.http.get("/health").json()["ok"]
    assert 'foldtable_table_faults_total 1' in visit.http.get("/metrics").text  # fmt: skip


def test_what_could_not_be_stored_has_not_happened(visit: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = visit.people()
    play_on(pages, random.Random(1), 6)
    asked = next(page for page in pages if page.is_asked)
    sights = {page.token: page.sight for page in pages}
    decided = visit.house.store.decided

    def full(*_: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StoreFault("disk full"))
        return done

    monkeypatch.setattr(visit.house.store, "decided", full)
    asked.send("choose", version=6, notation=asked.offered()[0], nonce="n")
    for page in pages:
        assert page.ended() == "server-not-stored"
        assert json.loads(page.raw[-1])["again"] is True
        assert page.version == 6
    monkeypatch.setattr(visit.house.store, "decided", decided)
    back = [visit.page(page.table, page.token) for page in pages]
    for page in back:
        assert page.sight == sights[page.token]
    play_on(back, random.Random(1), 3)


def test_a_bot_that_fails_does_not_stop_the_game(visit: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise RecursionError("thinking of thinking")

    monkeypatch.setattr(roster, "make", lambda *_: None)
    made = visit.table()
    monkeypatch.setattr(thinkers, "think", fails)
    page = visit.page(made["table"], made["token"])
    page.send("share", share="ab" * 32)
    page.until_type("seen")
    rng = random.Random(1)
    for _ in range(10):
        assert page.until_asked()
        page.choose(rng.choice(page.offered()))


def test_a_bot_that_thinks_too_long_is_answered_for(tmp_path: Path) -> None:
    async def inside() -> str:
        box: Box = catalogue.box("magus")
        game = box.deal(2, seed=1)
        slow = thinkers.Thinkers(1, 0.0)
        try:
            return await slow.answer(box, game, "greedy")
        finally:
            slow.close()

    game = catalogue.box("magus").deal(2, seed=1)
    assert asyncio.run(inside()) in [option.notation() for option in game.options()]


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def inside() -> list[str]:
        box: Box = catalogue.box("magus")
        game = box.deal(2, seed=1)
        bots = thinkers.Thinkers(1, 60.0)
        try:
            found = [await bots.answer(box, game, "greedy")]
            for process in list(bots.pool._processes.values()):  # type: ignore[union-attr]
                process.kill()
                process.join()
            return [*found, await bots.answer(box, game, "random")]
        finally:
            bots.close()

    game = catalogue.box("magus").deal(2, seed=1)
    assert set(asyncio.run(inside())) <= {option.notation() for option in game.options()}


def test_what_a_worker_gets_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes that leave for a worker don't depend on what the bot's seat can't know, but for the dice of the dealing itself."""
    box: Box = catalogue.box("magus")
    game = box.deal(3, seed=4)
    rng = random.Random(1)
    while game.decisions < 40:
        game.choose(game.asked(), rng.choice(game.options()).notation())
    sent: list[bytes] = []

    def keep(_name: str, data: bytes, _kind: str, _number: int) -> str:
        sent.append(data)
        return game.options()[0].notation()

    monkeypatch.setattr(thinkers, "think", keep)
    monkeypatch.setattr(thinkers, "seed", lambda: 5)

    async def inside() -> None:
        bots = thinkers.Thinkers(0, 60.0)
        elsewhere = game.copy()
        elsewhere.redeal(game.asked(), game.chance.branch())
        await bots.answer(box, game, "greedy")
        await bots.answer(box, elsewhere, "greedy")
        bots.close()

    asyncio.run(inside())
    assert sent[0] == sent[1]


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with open_house(tmp_path / "house", idle=0.0) as visit:
        pages = visit.people()
        play_on(pages, random.Random(2), 30)
        sights = {page.token: page.sight for page in pages}
        for page in pages:
            page.close()
        until = time.monotonic() + 30
        while visit.house.rooms and time.monotonic() < until:
            time.sleep(0.02)
        assert visit.house.rooms == {}
        back = [Page(visit.port, page.table, page.token) for page in pages]
        assert {page.token: page.sight for page in back} == sights
        play_on(back, random.Random(2), 10)


def test_a_table_by_other_rules_is_told_so_and_left_as_it_is(visit: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = visit.people()
    play_on(pages, random.Random(2), 5)
    for page in pages:
        page.close()
    visit.at_once(lambda: visit.house.forget(visit.house.rooms[pages[0].table]))
    monkeypatch.setattr(type(catalogue.box("magus")), "version", 2)
    page = visit.page(pages[0].table, pages[0].token)
    assert json.loads(page.raw[0])["say"][0] == "record-other-rules"
    monkeypatch.undo()
    assert visit.page(pages[0].table, pages[0].token).version == 5
