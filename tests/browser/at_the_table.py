"""What a player does with a page: sit down, choose by touching what glows, see how it ends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from playwright.sync_api import Page

BOT: Final = {"kind": "bot", "bot": "random"}
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
SHORT: Final = {"round_limit": 2}

# One step by hand: touch something that can be picked, or press a button of the prompt. `turn` decides which, so that a test
# that fails can be repeated. Nothing is touched that a player couldn't.
STEP: Final = """(turn) => {
  const seen = (node) => node.offsetParent !== null;
  const buttons = [...document.querySelectorAll(".actions .button:not(.list):not(.stepback)")].filter(seen);
  const drawn = [...document.querySelectorAll(".drawer .thing.open")];
  const glowing = [...document.querySelectorAll(".room .open")].filter(seen)
    .map((node) => node.matches("button") ? node : node.querySelector("button.touch, button.head")).filter(Boolean);
  const main = buttons.filter((node) => node.matches(".main"));
  const rest = glowing.length && (turn % 3 || !buttons.length) ? glowing : buttons;
  const from = drawn.length ? drawn : main.length && turn % 2 ? main : rest;
  if (from.length === 0) return false;
  from[(turn * 7) % from.length].click();
  return true;
}"""


def new_table(
    address: str, chairs: list[dict[str, str]], game: str = "magus", settings: dict[str, Any] | None = None, name: str = "Ann"
) -> tuple[str, str]:
    """Where the table is, and the link of one's own seat."""
    order = {"game": game, "chairs": chairs, "settings": settings or {}, "name": name, "colour": "green"}
    request = Request(address + "/api/tables", json.dumps(order).encode(), {"content-type": "application/json", "origin": address})
    with urlopen(request) as answer:
        seated = json.load(answer)
    return f"{address}/t/{seated['table']}", f"{address}/t/{seated['table']}#{seated['token']}"


def sit(page: Page, link: str) -> None:
    page.goto(link)
    page.wait_for_selector(".room")


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play(pages: list[Page], steps: int = 1500) -> None:
    """Until the game is over on all these pages."""
    for turn in range(steps):
        if all(is_over(page) for page in pages):
            return
        moved = [page.evaluate(STEP, turn) for page in pages if not is_over(page)]
        pages[turn % len(pages)].wait_for_timeout(15 if any(moved) else 40)
    raise AssertionError("The game doesn't end: " + " | ".join(prompt(page) for page in pages))


def play_some(page: Page, steps: int) -> None:
    for turn in range(steps):
        page.evaluate(STEP, turn)
        page.wait_for_timeout(25)


def prompt(page: Page) -> str:
    return page.locator(".prompt .says").inner_text() if page.locator(".prompt .says").count() else "?"


def wait_for_my_move(page: Page) -> None:
    page.wait_for_selector(".prompt.mine")


def moves(page: Page) -> int:
    """How many lines of the log there are."""
    return page.locator(".log .line").count()


def reckoning(page: Page) -> list[str]:
    """The numbers of the score, row by row; the players stand in the same order for everybody."""
    return [cell for cell in page.locator(".end tbody td").all_inner_texts() if cell]
