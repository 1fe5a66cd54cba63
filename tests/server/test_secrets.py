"""No frame to a page holds what its seat may not know: whole plays by real sockets, every frame searched."""

from __future__ import annotations

import json
import logging
import random
import re
from typing import Any

import pytest

from foldtable.server.sights import gather
from tests.server.visiting import OpenHouse, Page, play_beside_bots, play_on
from tests.terminal import keeps

WORD = re.compile(r"[A-Za-z0-9]+")


def words_in(raw: str) -> set[str]:
    return set(WORD.findall(raw))


def test_no_frame_names_a_card_in_another_hand(visit: OpenHouse, with_keeps: None) -> None:
    """Each card of the Keeps is one of a kind: whoever hasn't seen it mustn't read its word anywhere, names and reasons included."""
    pages = visit.people("keeps")
    watching = visit.page(pages[0].table)
    hands: list[list[str]] = visit.at_once(lambda: [hand[:] for hand in visit.house.rooms[pages[0].table].live.play.game.hands])  # type: ignore[union-attr]
    assert set(hands[0]) & set(hands[1]) == set()
    cards = set(keeps.CARDS)
    shown: set[str] = set()
    rng = random.Random(2)
    for page in pages:
        page.send("order", order="always")
        page.until_type("change")
    read = [0] * 3
    for _ in range(400):
        if pages[0].is_over:
            break
        asked = pages[pages[0].sight["asked"]]
        choice = rng.choice(asked.offered())
        if choice.startswith("play "):
            shown.add(choice.split()[1])  # everybody sees what is played
        asked.send("why", notation="play F1", nonce="w")
        asked.until_type("because")
        asked.choose(choice)
        for number, page in enumerate([*pages, watching]):
            page.catch_up(asked.version)
            own = set(hands[page.sight["seat"]]) if page.sight["seat"] >= 0 else set()
            for raw in page.raw[read[number] :]:
                told = json.loads(raw)
                if told["type"] == "because":
                    continue  # it repeats the answer it was asked about
                assert words_in(raw) & (cards - own - shown) == set(), raw
            read[number] = len(page.raw)
    assert len(shown) >= 4


def test_no_frame_holds_a_secret_of_the_dice_or_a_token_before_the_end(visit: OpenHouse) -> None:
    made = visit.table(chairs="mob", name="Ann")
    friend = visit.join(made["table"], name="Bo")
    pages = [visit.page(made["table"], key["token"]) for key in (made, friend)]
    watching = visit.page(made["table"])
    shares = ["ab12" * 16, "cd34" * 16]
    for page, share in zip(pages, shares, strict=True):
        page.send("share", share=share)
    for page in [*pages, watching]:
        page.until_type("seen")
    secret: str = visit.house.rooms[made["table"]].row.secret.hex()
    play_beside_bots(pages, random.Random(4))
    for page in [*pages, watching]:
        page.until(lambda frame: frame["type"] == "around" and frame["table"]["state"] == "over")
        assert secret in page.raw[-1]  # now anybody may check
        for raw in page.raw[:-1]:
            assert secret not in raw
            assert not any(share in raw for share in shares)
        for raw in page.raw:
            assert not any(key["token"] in raw for key in (made, friend))


def test_others_are_told_of_a_refusal_a_question_or_a_look_by_no_frame_at_all(visit: OpenHouse) -> None:
    pages = visit.people()
    asked = next(page for page in pages if page.is_asked)
    other = next(page for page in pages if page is not asked)
    play_on(pages, random.Random(6), 10)
    before = len(other.raw)
    for _ in range(5):
        asked.choose("no such thing")
        asked.send("why", notation="done", nonce="w")
        asked.send("look", at=1)
        asked.send("undo-answer", number=9, agree=True)
        asked.send("older", before=5)
        asked.send("whole")
    asked.send("ping")
    asked.until_type("pong")
    other.send("ping")
    other.until_type("pong")
    assert [json.loads(raw)["type"] for raw in other.raw[before:]] == ["pong"]


def test_a_pass_by_order_looks_to_others_like_one_that_was_chosen(visit: OpenHouse, with_keeps: None) -> None:
    """The others hear the same and see the same, but for the hour and for dice that fell otherwise."""
    told: list[list[Any]] = []
    for order in ("until-my-turn", "always"):
        ann, bo = visit.people("keeps")
        bo.send("order", order=order)
        bo.until_type("change")
        ann.send("order", order="until-my-turn")
        ann.until_type("change")
        before = len(ann.raw)
        ann.choose("march aP1 aw14")
        if order == "always":
            bo.until_asked()
            bo.choose("pass")
        ann.until_asked()
        frames = [json.loads(raw) for raw in ann.raw[before:]]
        surfaces = [surface for surface in ann.sight["surfaces"] if surface["word"] != "dice"]
        told.append([[one["say"] for frame in frames for one in frame["heard"]], surfaces, ann.sight["panels"], ann.version])
    assert told[0] == told[1]


def test_the_log_of_the_house_names_no_token_name_or_line_of_chat(visit: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    pages = visit.people()
    pages[0].send("chat", text="my cat is called Zebedee")
    pages[1].until_type("chat")
    Page(visit.port, pages[0].table, "not-a-token-of-anybody")
    play_on(pages, random.Random(3))
    logged = "\n".join(
        [record.getMessage() + repr(getattr(record, "facts", "")) for record in caplog.records if "foldtable" in record.name]
    )
    assert "begun" in logged
    for word in (*(page.token for page in pages), "not-a-token", "Zebedee", "Ann", "Борис"):
        assert word not in logged


def test_the_numbers_for_the_host_name_nobody(visit: OpenHouse) -> None:
    pages = visit.people()
    play_on(pages, random.Random(3), 5)
    pages[0].choose("no such thing")
    numbers = visit.http.get("/metrics").text
    assert "foldtable_decisions_total 5" in numbers
    assert 'foldtable_refusals_total{guard="offer"} 1' in numbers
    assert "foldtable_decision_seconds_count 5" in numbers
    assert re.search(r"^foldtable_store_commits \d+$", numbers, re.MULTILINE)
    assert pages[0].table not in numbers


def test_names_speak_only_of_what_is_in_the_frame_beside_them(visit: OpenHouse) -> None:
    pages = visit.people()
    play_on(pages, random.Random(7), 60)
    for page in pages:
        known: set[str] = set()
        for raw in page.raw:
            frame = json.loads(raw)
            names = frame.pop("names", {})
            gather(frame, known)
            gather(list(names.values()), known)
            assert set(names) <= known
