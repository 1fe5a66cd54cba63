"""What is answered at which address by HTTP, and what every answer carries for safety."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.games import catalogue, rulebooks
from foldtable.server.bundle import Bundle
from foldtable.server.limits import Bucket, Buckets
from tests.server.visiting import OpenHouse


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/games", "/t/abcdefghijkm", "/nothing.txt", "/api/nothing", "/credits"])
def test_every_answer_has_the_headers_of_safety(visit: OpenHouse, path: str) -> None:
    headers = visit.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" not in headers["server"]


def test_places_of_the_page_are_the_page_and_nothing_else_is(visit: OpenHouse) -> None:
    page = visit.http.get("/").text
    for path in ("/t/abcdefghijkm", "/new/magus", "/credits"):
        assert visit.http.get(path).text == page
    for path in ("/assets/nothing.js", "/api/nothing", "/%2e%2e/%2e%2e/etc/passwd.txt", "/style.css"):
        assert visit.http.get(path).status_code == 404
        assert "root:" not in visit.http.get(path).text


def test_files_are_packed_and_kept_as_long_as_their_names_allow(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "app-1234.js").write_text("let x = 1;\n" * 200)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" + bytes(1000))
    bundle = Bundle(tmp_path)
    script, icon, page = (bundle.find(path) for path in ("assets/app-1234.js", "icon.png", "t/some-table"))
    assert script is not None and icon is not None and page is not None
    assert (script.lasts, icon.lasts, page.lasts) == (True, False, False)
    assert script.kind.startswith("text/javascript")
    assert 0 < len(script.packed) < len(script.body)
    assert icon.packed == b""
    assert page.body.startswith(b"<!doctype html>")
    assert bundle.find("assets/other.js") is None


def test_an_unchanged_page_is_not_sent_again(visit: OpenHouse) -> None:
    tag = visit.http.get("/").headers["etag"]
    assert visit.http.get("/", headers={"if-none-match": tag}).status_code == 304


def test_games_are_told_with_all_that_a_set_up_needs(visit: OpenHouse) -> None:
    games = {game["name"]: game for game in visit.http.get("/api/games").json()}
    assert sorted(games) == catalogue.names()
    for box in catalogue.boxes():
        told = games[box.name]
        assert (told["title"], told["seats"], told["version"]) == (box.title, box.seats, box.version)
        assert [one["name"] for one in told["settings"]] == [one.name for one in box.settings]
        assert "random" in told["bots"]
        assert visit.http.get(f"/api/look/{box.name}").status_code == 200
    assert visit.http.get("/api/look/chess").json()["say"][0].startswith("setup-unknown-game")


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_words_and_rules_are_there_in_every_language(visit: OpenHouse, lang: str) -> None:
    table = visit.http.get(f"/api/words/{lang}").text
    assert "server-stale =" in table
    for name in catalogue.names():
        assert "game-about =" in visit.http.get(f"/api/words/{lang}/{name}").text
        told = visit.http.get(f"/api/rules/{name}/{lang}").json()
        assert [part["number"] for part in told if part["number"]] == [rule.number for rule in rulebooks.rules(name, lang)]
    assert visit.http.get("/api/words/xx").status_code == 404
    assert visit.http.get("/api/words/en/chess").status_code == 404
    assert visit.http.get("/api/rules/magus/../../en").status_code == 404
    assert visit.http.get("/api/rules/chess/en").status_code == 404


def test_health_says_whether_the_store_is_well(visit: OpenHouse) -> None:
    assert visit.http.get("/health").json()["ok"] is True
    visit.house.store.close()
    sick = visit.http.get("/health")
    assert (sick.status_code, sick.json()["ok"]) == (503, False)


def test_names_are_text_and_of_a_fitting_length(visit: OpenHouse) -> None:
    made = visit.table(chairs="mo", name="  <script>alert(1)</script>\u202e\n and more of it ")
    page = visit.page(made["table"], made["token"])
    assert page.around["chairs"][0]["name"] == "<script>alert(1)</script"
    assert visit.join(made["table"], name="\u202e")["seat"] == 1


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(0.0, 1)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]
