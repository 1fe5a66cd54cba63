"""Everything by keyboard, and the table in words."""

from __future__ import annotations

from typing import Final

from tests.browser.at_the_table import BOT, ME, SHORT, is_over, new_table, sit, wait_for_my_move
from tests.browser.conftest import House, Opens

GONE_ON: Final = """(said) => document.querySelector(".end, .prompt.mine") || document.querySelector(".prompt")?.innerText !== said"""


def test_a_whole_game_by_keyboard_alone(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0", **SHORT})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    keys = page.keyboard
    # The first throw with the arrow keys and Enter
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        keys.press(key)
    assert page.evaluate("document.activeElement.matches('[data-target]')")
    for _ in range(12):
        if page.evaluate("document.activeElement.closest('.spot.open') !== null"):
            break
        keys.press("ArrowDown" if _ % 2 else "ArrowRight")
    keys.press("Enter")
    page.wait_for_selector("[data-piece='cube']")
    # All others from the list of choices, which a slash opens
    for _ in range(60):
        page.wait_for_selector(".prompt.mine, .end")
        if is_over(page):
            return
        said = page.locator(".prompt").inner_text()
        if page.locator(".actions .list").count():
            keys.press("/")
            page.locator(".palette input").wait_for()
            keys.press("1")
        else:
            keys.press("1")
        page.wait_for_function(GONE_ON, arg=said)
    raise AssertionError("the game doesn't end")


def test_choices_are_found_by_typing_and_escape_takes_back(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0", "cube": False})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.keyboard.press("/")
    page.keyboard.type("row 2 column 3")
    shown = page.locator(".palette li").all_inner_texts()
    assert shown and all("row 2 column 3" in line for line in shown)
    page.keyboard.press("Escape")
    assert page.locator(".palette").count() == 0
    page.locator(".spot.open .touch").first.click()
    page.wait_for_selector(".spot.picked")
    page.keyboard.press("Escape")
    page.wait_for_selector(".spot.picked", state="detached")


def test_the_table_is_told_in_words(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    page.keyboard.press("w")
    words = page.get_by_role("dialog", name="The table in words").inner_text()
    for told in ("row 1 column 1: ", "row 5 column 5: ", "Draw deck", "Spells to cast", "points 0"):
        assert told in words
    assert (page.locator("[data-at='board/r1c1'] .touch .unseen").text_content() or "").startswith("row 1 column 1, ")
