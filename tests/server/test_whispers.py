"""Windows in which nobody may know who is asked: on the wire, too, a silence leaves no trace but the time it takes."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from foldtable.server import house as houses
from foldtable.server.sights import patched
from foldtable.server.store import WHISPER
from tests.marks import rule
from tests.server.visiting import OpenHouse, Page, open_house


def told(page: Page, since: int) -> list[str]:
    """What came to a page, but for the hour."""
    found: list[str] = []
    for raw in page.raw[since:]:
        frame = json.loads(raw)
        for late in ("asked_since", "nonce"):
            frame.pop(late, None)
        frame.get("table", {}).pop("now", None)
        found.append(json.dumps(frame, sort_keys=True, ensure_ascii=False))
    return found


def whispered(visit: OpenHouse, table: str) -> tuple[int, bool]:
    """Who is asked, and is that kept from the others?"""

    def look() -> tuple[int, bool]:
        live = visit.house.rooms[table].live
        assert live is not None
        return live.asked, not live.is_over and live.play.game.ask().is_whispered()

    found: tuple[int, bool] = visit.at_once(look)
    return found


World = tuple[list[str], list[str], int]


def windows(visit: OpenHouse, hands: list[int], choices: int) -> World:
    """Nax with these hands of the seats 1 and 2, until so many public choices are made; nobody plays a card.

    What seat 0 was told, and a spectator; and how many silences there were.
    """
    pages = visit.people("nax", 3)
    table = pages[0].table
    watching = visit.page(table)
    for page in pages:
        page.send("order", order="always")
        page.until_type("change")

    def deal() -> None:
        live = visit.house.rooms[table].live
        assert live is not None
        game: Any = live.play.game
        game.hands[:] = [0, *hands]

    visit.at_once(deal)
    since = [0, 0]
    passed = made = 0
    while True:
        asked, secret = whispered(visit, table)
        if made == choices and not secret:
            break
        page = pages[asked]
        while not page.is_asked:
            page.next()
        if secret:
            page.choose("pass")
        else:
            page.choose(page.offered()[0])
            made += 1
        if made == 0:  # windows that were open before the hands were changed
            for one in (pages[0], watching):
                one.send("whole")
                one.until_type("seen")
            since = [len(pages[0].raw), len(watching.raw)]
        else:
            passed += secret
    for one in (pages[0], watching):
        one.send("ping")
        one.until_type("pong")
    frames = [same_names(told(one, at), table) for one, at in zip((pages[0], watching), since, strict=True)]
    for one in (*pages, watching):
        one.close()
    return frames[0], frames[1], passed


def same_names(frames: list[str], table: str) -> list[str]:
    return [frame.replace(table, "TABLE") for frame in frames]


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "new_secret", lambda: b"s" * 32)


def gathered(frames: list[str]) -> list[object]:
    """What came of each choice that could be known of, in however many frames: what was heard, and what was seen in the end."""
    found: list[object] = []
    sight: Any = {}
    version, heard = -1, []
    for frame in map(json.loads, frames):
        if frame["type"] not in ("seen", "change"):
            continue
        if frame["version"] != version:
            found.append([version, heard, sight])
            version, heard = frame["version"], []
        heard = heard + [[one["at"], one["by"], one["say"]] for one in frame["heard"]]
        sight = frame["sight"] if frame["type"] == "seen" else patched(sight, frame["ops"])
    return [*found, [version, heard, sight]]


def steps(frames: list[str]) -> list[object]:
    """In which windows was somebody asked, as far as this shows in when things came?"""
    return [[told["version"], told["heard"]] for told in map(json.loads, frames) if told["type"] in ("seen", "change")]


@rule("NAX-517", "NAX-909")
def test_how_many_were_asked_and_passed_shows_in_no_frame(tmp_path: Path, same_dice: None) -> None:
    """One of the others can answer, or both can; nobody does. Whoever isn't one of them is sent the same.

    Where somebody is asked at all in the same windows, it is the same byte for byte. Where in the one world nobody is, what follows comes
    at once instead of after a silence: that is the time somebody takes to think, and no more than that.
    """
    alike = 0
    with open_house(tmp_path / "house") as visit:
        for hand, dull in ((5, 2), (5, 3), (1, 2)):  # cards by their kinds; some can be played more often than others
            one, two = windows(visit, [hand, dull], 4), windows(visit, [hand, hand], 4)
            assert one[2] != two[2]
            for ours, theirs in ((one[0], two[0]), (one[1], two[1])):
                assert gathered(ours) == gathered(theirs)
                if steps(ours) == steps(theirs):
                    assert ours == theirs
                    alike += 1
    assert alike >= 2


def test_versions_moments_and_lists_of_tables_count_only_what_one_may_know(visit: OpenHouse) -> None:
    pages = visit.people("nax", 3)
    watching = visit.page(pages[0].table)
    rng = random.Random(3)
    keys = [{"table": page.table, "token": page.token} for page in pages]
    for page in pages:
        page.send("order", order="always")
        page.until_type("change")
    silent = dict.fromkeys(range(3), 0)
    for _ in range(120):
        asked, secret = whispered(visit, pages[0].table)
        if asked < 0:
            break
        page = pages[asked]
        while not page.is_asked:
            page.next()
        if secret:
            mine = [visit.http.post("/api/mine", json={"keys": [key]}).json()["tables"][0] for key in keys]
            assert [one["asked"] for one in mine] == [asked if seat == asked else -1 for seat in range(3)]
            assert [one["your_turn"] for one in mine] == [seat == asked for seat in range(3)]
        choice = "pass" if secret else rng.choice(page.offered())
        silent[asked] += secret
        page.choose(choice)
    all_silent = sum(silent.values())
    assert all_silent > 3
    log = visit.house.store.log(pages[0].table)
    assert sum(entry.deed == WHISPER for entry in log) == all_silent
    for seat, page in [*enumerate(pages), (-1, watching)]:
        page.send("ping")
        page.until_type("pong")
        known = len(log) - all_silent + silent.get(seat, 0)
        assert (page.version, page.sight["moves"]) == (known, known)
        assert all(one["at"] <= known for one in page.heard)
        page.send("look", at=known)
        moment = page.until_type("moment")
        assert moment["last"] == known
        assert moment["sight"]["surfaces"] == page.sight["surfaces"]
        page.send("look", at=known + 1)
        assert page.until_type("refused")["say"][0] == "record-no-such-moment"
    sights = [page.sight for page in (*pages, watching)]
    versions = [page.version for page in (*pages, watching)]
    for page in (*pages, watching):
        page.close()
    visit.at_once(lambda: visit.house.forget(visit.house.rooms[pages[0].table]))
    back = [visit.page(page.table, page.token) for page in (*pages, watching)]
    assert [page.version for page in back] == versions
    assert [page.sight["surfaces"] for page in back] == [sight["surfaces"] for sight in sights]


def test_what_a_silence_leads_to_is_not_laid_at_its_door(visit: OpenHouse) -> None:
    """Events that come when the last one passes are told of the last choice that everybody knows of."""
    pages = visit.people("nax", 3)
    rng = random.Random(5)
    for page in pages:
        page.send("order", order="always")
        page.until_type("change")
    for _ in range(80):
        asked, secret = whispered(visit, pages[0].table)
        if asked < 0:
            break
        page = pages[asked]
        while not page.is_asked:
            page.next()
        before = {one: len(one.heard) for one in pages}
        by = {one: (one.heard[-1]["by"] if one.heard else -1) for one in pages}
        moves = {one: one.sight["moves"] for one in pages}
        page.choose("pass" if secret else rng.choice(page.offered()))
        for one in pages:
            one.send("ping")
            one.until_type("pong")
            if secret and one is not page:
                assert one.sight["moves"] == moves[one]
                for event in one.heard[before[one] :]:
                    assert event["at"] == moves[one]
                    assert event["by"] != asked or by[one] == asked or event["by"] == one.sight["seat"] or last_mover(visit, one) == asked


def last_mover(visit: OpenHouse, page: Page) -> int:
    """Who made the last choice that this page knows of."""

    def look() -> int:
        live = visit.house.rooms[page.table].live
        assert live is not None
        known = [move.seat for move in live.play.moves if move.is_known_to(page.sight["seat"])]
        return known[-1] if known else -1

    found: int = visit.at_once(look)
    return found
