"""Whoever asks for what isn't theirs gets a clear answer, and nothing else; and the table stands as it stood."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from foldtable.core.pack import digest
from foldtable.server.config import NO_LIMITS, Limits
from tests.server.visiting import PATIENCE, SHARE, OpenHouse, Page, open_house, play_on


def state(visit: OpenHouse, table: str) -> tuple[str, int]:
    def look() -> tuple[str, int]:
        live = visit.house.rooms[table].live
        assert live is not None
        return digest(live.play.box, live.play.game), live.version

    found: tuple[str, int] = visit.at_once(look)
    return found


@pytest.fixture
def pages(visit: OpenHouse) -> list[Page]:
    return sorted(visit.people(), key=lambda page: not page.is_asked)  # who is asked comes first


def test_each_guard_has_its_answer_and_nothing_changes(visit: OpenHouse, pages: list[Page]) -> None:
    asked, other = pages
    watching = visit.page(asked.table)
    good = asked.offered()[0]
    before = state(visit, asked.table)
    answers = [
        (watching, {"notation": good, "version": 0, "nonce": "a"}, "seat", "server-only-watching"),
        (asked, {"notation": good, "version": 7, "nonce": "b"}, "version", "server-stale"),
        (asked, {"notation": good, "version": -1, "nonce": "c"}, "version", "server-stale"),
        (other, {"notation": good, "version": 0, "nonce": "d"}, "offer", "refused-not-asked"),
        (asked, {"notation": "win now", "version": 0, "nonce": "e"}, "offer", "refused-not-offered"),
        (asked, {"notation": "", "version": 0, "nonce": "f"}, "offer", "refused-empty"),
        (asked, {"notation": "x " * 4000, "version": 0, "nonce": "g"}, "shape", "server-too-long"),
    ]
    for page, fields, guard, message in answers:
        page.send("choose", **fields)
        refused = page.until_type("refused")
        assert (refused["guard"], refused["say"][0], refused["nonce"]) == (guard, message, fields["nonce"])
        if guard == "offer":
            assert refused["rule"].startswith("MAG-")
    assert state(visit, asked.table) == before
    assert asked.choose(good)["type"] == "change"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"type":"choose"}',
        '{"type":"choose","version":"0","notation":"done","nonce":"x"}',
        '{"type":"choose","version":0.5,"notation":"done","nonce":"x"}',
        '{"type":"choose","version":0,"notation":["done"],"nonce":"x"}',
        '{"type":"choose","version":0,"notation":"done","nonce":"no spaces here"}',
        '{"type":"no-such-thing"}',
        '{"type":"look","at":"now"}',
        "[" * 5000,
        '{"type":"chat","text":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_refused_by_its_shape(pages: list[Page], message: str) -> None:
    pages[0].socket.send(message)
    refused = pages[0].until_type("refused")
    assert refused["guard"] == "shape"
    assert refused["say"][0].startswith("server-")
    pages[0].send("ping", number=3)
    assert pages[0].until_type("pong")["number"] == 3


def test_bytes_are_no_message(pages: list[Page]) -> None:
    pages[0].socket.send(b"\x00\xff\xfe")
    assert pages[0].until_type("refused")["guard"] == "shape"


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(visit: OpenHouse, pages: list[Page]) -> None:
    before = state(visit, pages[0].table)
    pages[0].socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
    assert pages[0].ended() == ""
    assert pages[0].socket.close_code == 1009
    assert state(visit, pages[0].table) == before


def test_somebody_elses_token_or_a_guess_opens_nothing(visit: OpenHouse, pages: list[Page]) -> None:
    elsewhere = visit.table()
    for table, token in [
        (pages[0].table, elsewhere["token"]),
        (pages[0].table, "guess"),
        (pages[0].table, pages[0].token[:-1]),
        (elsewhere["table"], pages[0].token),
        (pages[0].table, "-"),
    ]:
        page = Page(visit.port, table, token)
        assert [json.loads(raw)["type"] for raw in page.raw] == ["refused", "bye"]
        assert json.loads(page.raw[0])["say"][0] == "server-wrong-token"


@pytest.mark.parametrize("table", ["nowherenowhr", "", "../../etc/passwd", "x" * 500, "'; DROP TABLE tables;--"])
def test_there_is_no_table_but_those_that_are_there(visit: OpenHouse, table: str) -> None:
    page = Page(visit.port, table)
    assert json.loads(page.raw[0])["say"][0] == "server-no-table"
    assert page.ended() == ""


def test_the_first_message_must_say_who_one_is(visit: OpenHouse, tmp_path: Path) -> None:
    with connect(f"ws://127.0.0.1:{visit.port}/ws") as socket:
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=PATIENCE))["say"][0] == "server-hello-first"
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "bye"
    with (
        open_house(tmp_path / "hasty", limits=NO_LIMITS._replace(hello=0.1)) as hasty,
        connect(f"ws://127.0.0.1:{hasty.port}/ws") as silent,
    ):
        assert json.loads(silent.recv(timeout=PATIENCE))["say"][0] == "server-no-hello"


def test_who_one_is_is_said_once(pages: list[Page]) -> None:
    pages[0].send("hello", table=pages[0].table, token=pages[1].token)
    assert pages[0].until_type("refused")["say"][0] == "server-hello-once"
    assert pages[0].around["you"] == pages[0].sight["seat"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null"])
def test_pages_of_other_sites_open_no_socket_and_make_no_table(visit: OpenHouse, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{visit.port}/ws", origin=origin):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403
    made = visit.http.post("/api/tables", json={"game": "magus", "chairs": [{"kind": "me"}, {"kind": "bot"}]}, headers={"origin": origin})
    assert (made.status_code, made.json()["say"][0]) == (403, "server-other-origin")


def test_our_own_page_and_sites_that_were_named_are_welcome(tmp_path: Path) -> None:
    with open_house(tmp_path / "friendly", origins=("https://table.example",)) as visit:
        for origin in (f"http://127.0.0.1:{visit.port}", "https://table.example"):
            made = visit.table()
            page = Page(visit.port, made["table"], made["token"], origin)
            assert page.around["you"] == 0
            page.close()


def test_a_flood_is_slowed_and_then_shown_the_door(tmp_path: Path) -> None:
    with open_house(tmp_path / "strict", limits=Limits(messages=1.0, messages_burst=10)) as visit:
        made = visit.table()
        page = visit.page(made["table"], made["token"])
        for number in range(100):
            page.send("ping", number=number)
        assert page.ended() == "server-too-many-faults"
        kinds = [json.loads(raw)["type"] for raw in page.raw]
        assert kinds.count("pong") in (10, 11)


def test_chat_and_new_tables_have_limits_of_their_own(tmp_path: Path) -> None:
    strict = NO_LIMITS._replace(chats=0.0, chats_burst=2, tables=0.0, tables_burst=3, requests=0.0, requests_burst=1)
    with open_house(tmp_path / "strict", limits=strict) as visit:
        pages = visit.people()  # one table, one joining
        for _ in range(2):
            pages[0].send("chat", text="hello")
            pages[0].until_type("chat")
        pages[0].send("chat", text="hello")
        assert pages[0].until_type("refused")["guard"] == "limit"
        pages[0].send("chat", text="")
        visit.table()
        assert visit.http.post("/api/tables", json={}).status_code == 429
        assert visit.http.post("/api/mine", json={"keys": []}).status_code == 200
        assert visit.http.post("/api/mine", json={"keys": []}).status_code == 429


def test_so_many_connections_and_spectators_and_no_more(tmp_path: Path) -> None:
    with open_house(tmp_path / "small", limits=NO_LIMITS._replace(connections=3, spectators=1)) as visit:
        made = visit.table()
        first = visit.page(made["table"])
        second = visit.page(made["table"])
        assert json.loads(second.raw[0])["say"][0] == "server-too-many-spectators"
        second.close()
        seated = [visit.page(made["table"], made["token"]) for _ in range(2)]
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{visit.port}/ws"):
            pass
        for page in (first, *seated):
            page.close()
        until = time.monotonic() + PATIENCE
        while visit.house.gauges()["connections"] and time.monotonic() < until:
            time.sleep(0.01)
        assert visit.page(made["table"]).around["watching"] == 1


def test_a_page_that_does_not_read_is_dropped_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    with open_house(tmp_path / "busy", limits=NO_LIMITS._replace(undelivered=20)) as visit:
        pages = visit.people()
        deaf = visit.page(pages[0].table)
        line = next(iter(visit.house.rooms[pages[0].table].eyes[-1].lines))
        visit.at_once(lambda: [line.send("x" * 100) for _ in range(50)])
        assert line.is_dropped
        play_on(pages, random.Random(1), 30)
        deaf.ended()


def test_wishes_by_http_that_make_no_sense_get_one_sentence(visit: OpenHouse) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot"}
    wrong = [
        ({"game": "chess", "chairs": [me, bot]}, "setup-unknown-game"),
        ({"game": "magus", "chairs": [me]}, "setup-bad-seats"),
        ({"game": "magus", "chairs": [bot, bot]}, "server-one-is-you"),
        ({"game": "magus", "chairs": [me, me]}, "server-one-is-you"),
        ({"game": "magus", "chairs": [me, {"kind": "bot", "bot": "oracle"}]}, "setup-unknown-bot"),
        ({"game": "magus", "chairs": [me, bot], "settings": {"cubes": True}}, "setup-unknown-setting"),
        ({"game": "magus", "chairs": [me, bot], "settings": {"cube": "yes"}}, "setup-bad-value"),
        ({"game": "magus", "chairs": [me, bot], "colour": "red; } body {"}, "server-bad-colour"),
        ({"game": "magus", "chairs": [me, bot], "clock": {"start": -1, "bonus": 0}}, "server-bad-clock"),
        ({"game": "magus"}, "server-bad-shape"),
        ({"game": "magus", "chairs": "all"}, "server-bad-shape"),
        ([], "server-bad-shape"),
    ]
    for wish, message in wrong:
        answer = visit.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["say"][0] == message
    assert visit.http.post("/api/tables", content=b"x", headers={"content-type": "text/plain"}).status_code == 415
    large = visit.http.post("/api/tables", content=b" " * 20_000, headers={"content-type": "application/json"})
    assert (large.status_code, large.json()["say"][0]) == (413, "server-too-long")


def test_seats_are_taken_once(visit: OpenHouse) -> None:
    made = visit.table(chairs="mo")
    seated = visit.join(made["table"], name="Bo")
    assert seated["seat"] == 1
    for wish in ({"name": "Cy"}, {"name": "Cy", "seat": 1}, {"name": "Cy", "seat": 0}, {"name": "Cy", "seat": 99}):
        answer = visit.http.post(f"/api/tables/{made['table']}/join", json=wish)
        assert answer.status_code == 404
        assert answer.json()["say"][0] == "server-no-seat-left"
    page = visit.page(made["table"], seated["token"])
    for share, message in [("xyz", "server-bad-share"), ("ab" * 100, "server-bad-share"), ("abc" * 11, "server-bad-share")]:
        page.send("share", share=share)
        assert page.until_type("refused")["say"][0] == message
    page.send("share", share=SHARE)
    page.until(lambda frame: frame["type"] == "around" and frame["table"]["chairs"][1]["shared"])
    page.send("share", share=SHARE[::-1])
    assert page.until_type("refused")["say"][0] == "server-shared-already"
