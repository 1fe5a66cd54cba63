"""Whole games by real sockets: what each page sees is what its seat's View shows, and everything around a game works."""

from __future__ import annotations

import json
import random

import pytest

from foldtable.games import catalogue
from foldtable.server.sights import sight_of
from foldtable.table.play import Play
from tests.server.visiting import SHARE, OpenHouse, Page, play_on


def live_sight(visit: OpenHouse, table: str, seat: int) -> dict[str, object]:
    def look() -> dict[str, object]:
        live = visit.house.rooms[table].live
        assert live is not None
        return sight_of(live, seat)

    found: dict[str, object] = visit.at_once(look)
    return found


def same(page: Page, visit: OpenHouse) -> bool:
    there = live_sight(visit, page.table, page.sight["seat"])
    return bool(json.loads(json.dumps(there)) == page.sight)


def test_a_person_plays_a_bot_to_the_end(visit: OpenHouse) -> None:
    made = visit.table()
    page = visit.page(made["table"], made["token"])
    assert page.around["state"] == "gathering"
    assert page.around["dice"]["commitment"]
    page.send("share", share=SHARE)
    page.until_type("seen")
    rng = random.Random(1)
    while page.until_asked():
        assert page.choose(rng.choice(page.offered()))["type"] == "change"
    page.until(lambda frame: frame["type"] == "around" and frame["table"]["state"] == "over")
    assert page.sight["outcome"]["winners"]
    assert same(page, visit)


@pytest.mark.parametrize("seats", [2, 3])
def test_people_play_to_the_end_and_a_spectator_watches(visit: OpenHouse, seats: int) -> None:
    pages = visit.people(seats=seats)
    watching = visit.page(pages[0].table)
    rng = random.Random(seats)
    for _ in range(5000):
        play_on(pages, rng, 1)
        watching.catch_up(pages[0].version)
        if pages[0].is_over:
            break
    assert pages[0].is_over
    for page in [*pages, watching]:
        assert same(page, visit)
    assert watching.sight["seat"] == -1
    assert watching.sight["picks"] == []


def test_the_record_of_a_play_that_is_over_is_verified_by_anybody(visit: OpenHouse) -> None:
    pages = visit.people()
    table = pages[0].table
    early = visit.http.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["say"][0]) == (409, "server-not-over")
    promised = pages[0].around["dice"]["commitment"]
    assert pages[0].around["dice"]["secret"] == ""
    play_on(pages, random.Random(3))
    over = pages[1].until(lambda frame: frame["type"] == "around" and frame["table"]["state"] == "over")
    record = visit.http.get(f"/api/tables/{table}/record").text
    play = Play.read(catalogue.box("magus"), record)
    play.verify()
    assert play.header.commitment == promised == over["table"]["dice"]["commitment"]
    assert play.header.secret.hex() == over["table"]["dice"]["secret"]
    assert play.header.shares == {0: bytes.fromhex(SHARE), 1: bytes.fromhex(SHARE)}
    assert over["table"]["dice"]["shares"] == {"0": SHARE, "1": SHARE}


def test_names_of_things_are_told_once_and_suffice(visit: OpenHouse) -> None:
    """A page that comes late is told what those know that were there before."""
    pages = visit.people()
    play_on(pages, random.Random(5), 30)
    late = visit.page(pages[0].table, pages[0].token)
    late.catch_up(pages[0].version)
    assert set(pages[0].names) <= set(late.names)
    told = [name for raw in pages[0].raw for name in json.loads(raw).get("names", {})]
    assert len(told) == len(set(told))


def test_a_click_that_was_sent_twice_happens_once(visit: OpenHouse) -> None:
    """The page was cut off before it had its answer: it comes back and sends the same again."""
    pages = visit.people()
    asked = next(page for page in pages if page.is_asked)
    version, choice = asked.version, asked.offered()[0]
    assert asked.choose(choice, version, "click")["type"] == "change"
    asked.close()
    back = visit.page(asked.table, asked.token)
    answer = back.choose(choice, version, "click")
    assert (answer["type"], answer["version"]) == ("taken", version + 1)
    assert back.version == version + 1


def test_a_free_move_is_taken_back_at_once_and_forgotten(visit: OpenHouse, with_keeps: None) -> None:
    pages = visit.people("keeps")
    ann, bo = pages
    for page in pages:
        page.send("order", order="until-my-turn")
    ann.send("order", order="always")
    step = next(choice for choice in ann.offered() if choice.startswith("march aP1 a"))
    before = ann.sight["surfaces"]
    ann.choose(step)
    assert ann.sight["back"]["notation"] == step
    assert ann.sight["back"]["consent"] == []
    ann.send("undo", version=ann.version)
    change = ann.until(lambda frame: frame["type"] == "change" and frame["forget"] >= 0)
    assert change["forget"] == 0
    assert ann.sight["surfaces"] == before
    bo.catch_up(ann.version)
    assert [one for one in bo.heard if one["at"] > 0] == []


def magus_to_undo(visit: OpenHouse) -> tuple[Page, Page]:
    """Somebody has thrown a cube, so that taking back needs the other's consent; the two pages, theirs first."""
    pages = visit.people()
    asked = next(page for page in pages if page.is_asked)
    other = next(page for page in pages if page is not asked)
    asked.choose(next(choice for choice in asked.offered() if choice.startswith("aim")))
    other.catch_up(asked.version)
    return asked, other


def test_beyond_a_revelation_the_others_are_asked_and_the_move_is_named(visit: OpenHouse) -> None:
    asked, other = magus_to_undo(visit)
    assert asked.sight["back"]["consent"] == [other.sight["seat"]]
    asked.send("undo", version=asked.version)
    request = other.until(lambda frame: frame["type"] == "around" and frame["table"]["asking"])["table"]["asking"]
    assert request["seat"] == asked.sight["seat"]
    assert (request["notation"], request["say"]) == ("", None)
    assert [one["say"][0] for one in request["heard"]]  # as the other has heard it
    mine = asked.until(lambda frame: frame["type"] == "around" and frame["table"]["asking"])["table"]["asking"]
    assert mine["notation"].startswith("aim")
    other.send("undo-answer", number=request["number"], agree=True)
    assert other.until_type("change")["forget"] == 0
    assert asked.until_type("change")["forget"] == 0
    assert asked.is_asked


def test_the_same_dice_fall_after_a_move_is_taken_back(visit: OpenHouse) -> None:
    asked, other = magus_to_undo(visit)
    choice, fell = asked.sight["back"]["notation"], asked.heard
    asked.send("undo", version=asked.version)
    number = other.until(lambda frame: frame["type"] == "around" and frame["table"]["asking"])["table"]["asking"]["number"]
    other.send("undo-answer", number=number, agree=True)
    asked.until(lambda frame: frame["type"] == "change" and frame["forget"] >= 0)
    asked.choose(choice)
    assert asked.heard == fell


def test_who_does_not_consent_keeps_the_move(visit: OpenHouse) -> None:
    asked, other = magus_to_undo(visit)
    version = asked.version
    asked.send("undo", version=version)
    number = other.until(lambda frame: frame["type"] == "around" and frame["table"]["asking"])["table"]["asking"]["number"]
    other.send("undo-answer", number=number, agree=False)
    assert asked.until_type("refused")["say"][0] == "server-undo-refused"
    other.until(lambda frame: frame["type"] == "around" and not frame["table"]["asking"])
    asked.send("ping", number=4)
    asked.until_type("pong")
    assert (asked.version, other.version) == (version, version)


def test_why_not_has_the_rule_and_changes_nothing(visit: OpenHouse) -> None:
    pages = visit.people()
    asked = next(page for page in pages if page.is_asked)
    other = next(page for page in pages if page is not asked)
    version = asked.version
    asked.send("why", notation="cast s201", nonce="w1")
    because = asked.until_type("because")
    assert not because["offered"]
    assert because["rule"].startswith("MAG-")
    asked.send("why", notation=asked.offered()[0], nonce="w2")
    assert asked.until_type("because")["offered"]
    other.send("why", notation=asked.offered()[0], nonce="w3")
    assert other.until_type("because")["rule"].startswith("MAG-")
    assert visit.at_once(lambda: visit.house.rooms[asked.table].version) == version


def test_chat_is_text_for_everybody_and_stays(visit: OpenHouse) -> None:
    pages = visit.people()
    watching = visit.page(pages[0].table)
    pages[0].send("chat", text="  <b>Привіт</b>\u202e \n all ")
    lines = pages[1].until(lambda frame: frame["type"] == "chat")["lines"]
    assert [(line["seat"], line["text"]) for line in lines] == [(0, "<b>Привіт</b>\ufffd all")]
    assert watching.until_type("chat")["lines"] == lines
    watching.send("chat", text="me too")
    assert watching.until_type("refused")["guard"] == "seat"
    late = visit.page(pages[0].table)
    assert any('"text":"<b>' in raw for raw in late.raw)


def test_standing_orders_pass_for_those_who_want_that(visit: OpenHouse, with_keeps: None) -> None:
    ann, bo = visit.people("keeps")
    assert ann.around["has_windows"]
    assert ann.sight["order"] == "concerned"
    for page in (ann, bo):
        page.send("order", order="until-my-turn")
        page.until(lambda frame: frame["type"] == "change")
    assert bo.sight["order"] == "until-my-turn"
    version = ann.version
    ann.choose("march aP1 aw14")
    assert ann.version - version >= 2  # the step, and a pass that nobody had to click
    bo.catch_up(ann.version)
    assert bo.sight["picks"] == []
    bo.send("order", order="sometimes")
    assert bo.until_type("refused")["guard"] == "shape"


def test_in_a_game_without_windows_there_is_nothing_to_order(visit: OpenHouse) -> None:
    ann, _ = visit.people()
    ann.send("order", order="always")
    assert ann.until_type("refused")["say"][0] == "server-no-windows"


def test_every_moment_can_be_looked_at_with_ones_own_eyes_and_after_the_end_with_all(visit: OpenHouse) -> None:
    pages = visit.people()
    page, other = pages
    seen: dict[int, object] = {}
    rng = random.Random(8)
    for _ in range(5000):
        seen[page.sight["moves"]] = [page.sight["surfaces"], page.sight["panels"]]
        play_on(pages, rng, 1)
        if page.is_over:
            break
        if page.version == 20:
            page.send("look", at=7, seat=1)
            assert page.until_type("refused")["say"][0] == "server-own-eyes"
    last = page.sight["moves"]
    for at in (0, 1, 7, last - 1):
        page.send("look", at=at)
        moment = page.until_type("moment")
        assert [moment["sight"]["surfaces"], moment["sight"]["panels"]] == seen[at]
        assert moment["sight"]["picks"] == []
        assert (moment["at"], moment["last"]) == (at, last)
        assert moment["choice"] is not None
    page.send("look", at=3, seat=other.sight["seat"])
    assert page.until_type("moment")["sight"]["seat"] == other.sight["seat"]
    page.send("look", at=last + 1)
    assert page.until_type("refused")["say"][0] == "record-no-such-moment"
    page.send("series")
    chart = page.until_type("chart")
    assert chart["at"][-1] == last
    counters = dict(page.sight["panels"][0]["counters"])
    assert dict(zip(chart["labels"], chart["values"][-1][0], strict=True)) == counters


def test_the_same_people_play_again_with_the_links_they_have(visit: OpenHouse) -> None:
    pages = visit.people()
    pages[0].send("rematch")
    assert pages[0].until_type("refused")["say"][0] == "server-not-over"
    play_on(pages, random.Random(11))
    pages[1].send("rematch")
    nexts = [page.until(lambda frame: frame["type"] == "around" and frame["table"]["next"])["table"]["next"] for page in pages]
    assert nexts[0] == nexts[1] != pages[0].table
    again = [visit.page(nexts[0], page.token) for page in pages]
    assert [page.around["you"] for page in again] == [0, 1]
    assert again[0].around["before"] == pages[0].table
    for page in again:
        page.send("share", share=SHARE)
    for page in again:
        page.until_type("seen")
    assert again[0].around["dice"]["commitment"] != pages[0].around["dice"]["commitment"]


def test_what_if_goes_on_from_a_moment_with_other_dice(visit: OpenHouse) -> None:
    pages = visit.people()
    pages[0].send("what-if", at=5)
    assert pages[0].until_type("refused")["say"][0] == "server-not-over"
    play_on(pages, random.Random(13))
    pages[0].send("look", at=5)
    then = pages[0].until_type("moment")["sight"]
    pages[0].send("what-if", at=5)
    opened = pages[0].until_type("opened")
    page = visit.page(opened["table"], opened["token"])
    page.send("share", share=SHARE)
    page.until_type("seen")
    first = page.raw[-1]
    assert f'"moves":{5}' in first
    assert page.sight["surfaces"] == then["surfaces"]
    rng = random.Random(2)
    while page.until_asked():
        page.choose(rng.choice(page.offered()))
    assert page.is_over


def test_my_tables_say_where_it_is_my_turn(visit: OpenHouse) -> None:
    pages = visit.people()
    other = visit.table()
    keys = [{"table": page.table, "token": page.token} for page in pages[:1]] + [{"table": other["table"], "token": other["token"]}]
    keys.append({"table": other["table"], "token": "guess"})
    keys.append({"table": "nowherenowhr", "token": pages[0].token})
    mine = visit.http.post("/api/mine", json={"keys": keys}).json()
    assert {one["table"] for one in mine["tables"]} == {pages[0].table, other["table"]}
    turns = {one["table"]: one["your_turn"] for one in mine["tables"]}
    assert turns == {pages[0].table: pages[0].is_asked, other["table"]: True}
    assert mine["your_turn"] == sum(turns.values())
    assert [one["your_turn"] for one in mine["tables"]] == sorted(turns.values(), reverse=True)


def test_a_hook_hears_whenever_a_person_is_asked(visit: OpenHouse) -> None:
    called: list[tuple[int, bool, str]] = []
    visit.house.hooks.append(lambda one: called.append((one.seat, one.is_here, one.name)))
    visit.house.hooks.append(lambda one: 1 / 0)  # a hook that fails is nobody's trouble
    pages = visit.people()
    pages[1].close()
    assert called
    assert called[0][2] == ("Ann", "Борис")[called[0][0]]


def test_who_has_no_time_left_is_answered_for_by_a_bot(visit: OpenHouse) -> None:
    ann, bo = visit.people(clock={"start": 1, "bonus": 0})
    assert ann.around["clock"] == {"start": 1, "bonus": 0}
    assert bo.around["clock"] == {"start": 1, "bonus": 0}
    while ann.sight["moves"] < 12:  # nobody clicks
        frame = ann.next()
        if frame["type"] == "change":
            assert len(frame["clocks"]) == 2


def test_open_seats_become_bots_when_the_host_will_not_wait(visit: OpenHouse) -> None:
    made = visit.table(chairs="moo", name="Ann")
    friend = visit.join(made["table"], name="Bo")
    host, guest = visit.page(made["table"], made["token"]), visit.page(made["table"], friend["token"])
    host.send("begin")
    assert host.until_type("refused")["say"][0] == "server-share-first"
    host.send("share", share=SHARE)
    guest.send("begin")
    assert guest.until_type("refused")["say"][0] == "server-only-host"
    host.send("begin")
    host.until_type("seen")
    guest.until_type("seen")
    assert [chair["kind"] for chair in host.around["chairs"]] == ["person", "person", "bot"]
    late = visit.http.post(f"/api/tables/{made['table']}/join", json={"name": "Cy"})
    assert late.json()["say"][0] == "server-has-begun"


def test_everybody_sees_who_is_here(visit: OpenHouse) -> None:
    pages = visit.people()
    assert [chair["here"] for chair in pages[1].around["chairs"]] == [True, True]
    pages[0].close()
    around = pages[1].until(lambda frame: frame["type"] == "around" and not frame["table"]["chairs"][0]["here"])
    assert around["table"]["chairs"][0]["name"] == "Ann"
    watching = visit.page(pages[1].table)
    assert watching.around["watching"] == 1
    assert pages[1].until_type("around")["table"]["watching"] == 1
