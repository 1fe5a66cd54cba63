"""How it looks, as far as a program can tell: nothing for axe to mend, nothing that jumps, nothing too small or too large."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.at_the_table import BOT, ME, OPEN, SHORT, new_table, play, play_some, sit, wait_for_my_move
from tests.browser.conftest import House, Opens

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "client" / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_TEXT: Final = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.offsetParent && !node.closest(".unseen") && parseFloat(getComputedStyle(node).fontSize) < 14)
  .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
  .map((node) => node.className + ": " + node.textContent.slice(0, 30))"""
NARROW: Final = """() => [...document.querySelectorAll(".spot.open .touch, .actions .button, .bar .button, .hand .thing.open")]
  .filter((node) => node.offsetParent).map((node) => [node.className, node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
WATCH_BOARD: Final = """window.board = () => {
  const box = document.querySelector(".board").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join();
}"""
TOUCH: Final = """(turn) => {
  const open = [...document.querySelectorAll(".room .open .touch, .actions .button:not(.list)")];
  open[turn % open.length]?.click();
}"""
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="axe-core isn't installed: cd client/web && npm ci")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['help']}: {[node['html'][:260] for node in one['nodes'][:3]]}" for one in found["violations"]]


@needs_axe
@pytest.mark.parametrize("shade", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(house: House, opens: Opens, size: str, shade: str) -> None:
    page = opens(size, color_scheme=shade)
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0", **SHORT})
    for path in ("/", "/new/magus", "/credits"):
        page.goto(house.address + path)
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
    table, _ = new_table(house.address, [ME, OPEN])
    page.goto(table)
    page.get_by_role("button", name="Sit down").wait_for()
    assert violations(page) == [], "gathering"
    sit(page, seat)
    wait_for_my_move(page)
    play_some(page, 6)
    wait_for_my_move(page)
    assert violations(page) == [], "the room"
    page.locator(".spot:not(.open) .touch").first.click()
    page.wait_for_timeout(100)
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == [], "the menu"
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    page.locator(".rules article").first.wait_for()
    assert violations(page) == [], "the rules"
    if size == "phone":
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    wait_for_my_move(page)
    if page.locator(".actions .list").count():
        page.locator(".actions .list").click()
        assert violations(page) == [], "the choices"
        page.keyboard.press("Escape")
    play([page])
    page.wait_for_selector(".end svg polyline", state="attached")
    assert violations(page) == [], "the end"


def test_nothing_jumps_while_playing(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.wait_for_timeout(400)
    page.evaluate(WATCH_BOARD)
    before = page.evaluate("board()")
    for turn in range(14):
        page.evaluate(TOUCH, turn)
        page.wait_for_timeout(60)
        assert page.evaluate("board()") == before


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop", "large"])
def test_everything_fits_and_can_be_touched(house: House, opens: Opens, size: str) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens(size)
    sit(page, seat)
    wait_for_my_move(page)
    play_some(page, 4)
    wait_for_my_move(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    assert page.evaluate(SMALL_TEXT) == [], "text smaller than 14 px"
    if size in ("phone", "tablet"):
        assert page.evaluate(NARROW) == [], "too small for a thumb"
        box = page.locator(".board").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= page.evaluate("innerHeight")


def test_the_first_view_is_light(house: House, opens: Opens) -> None:
    page = opens()
    loaded: list[tuple[str, int]] = []

    def note(response: Any) -> None:
        if ".woff2" not in response.url:
            sizes = response.request.sizes()
            loaded.append((response.url, sizes["responseBodySize"] + sizes["responseHeadersSize"]))

    page.on("requestfinished", lambda request: note(request.response()))
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    assert sum(size for _, size in loaded) < 200_000, loaded
