"""Lines break and servers die: nothing that was acknowledged is lost, and nobody has to reload."""

from __future__ import annotations

from typing import Final

from tests.browser.at_the_table import BOT, ME, moves, new_table, play_some, sit, wait_for_my_move
from tests.browser.conftest import House, Opens

SEEN_SENT: Final = """() => {
  window.seenSent = 0;
  const look = () => { if (document.querySelector(".prompt .sent")) window.seenSent += 1; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
CHOOSE: Final = "document.querySelector('.room .open button.touch, .room button.open, .actions .button:not(.list)').click()"


def test_a_page_reloaded_in_the_middle_of_a_choice_goes_on(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0", "take_rule": "any"})
    page = opens()
    sit(page, seat)
    assert "#" not in page.url, "the key of the seat doesn't stay in the address"
    play_some(page, 5)
    wait_for_my_move(page)
    said = page.locator(".log .line").last.inner_text()
    page.reload()
    wait_for_my_move(page)
    assert page.locator(".log .line").last.inner_text() == said


def test_a_server_killed_in_the_middle_comes_back_and_the_page_with_it(own_house: House, opens: Opens) -> None:
    _, seat = new_table(own_house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    play_some(page, 6)
    wait_for_my_move(page)
    before, said = moves(page), page.locator(".log .line").last.inner_text()
    own_house.kill()
    page.get_by_text("The line is down").wait_for()
    # A choice made while nobody hears it isn't lost: it is sent as soon as somebody does
    page.evaluate(CHOOSE)
    own_house.start()
    page.wait_for_selector(".bar .link", state="detached", timeout=30_000)
    page.wait_for_function("([said, before]) => document.querySelectorAll('.log .line').length >= before", arg=[said, before])
    assert said in page.locator(".log").inner_text()
    wait_for_my_move(page)
    play_some(page, 4)


def test_a_choice_shows_as_sent_until_it_is_stored(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.evaluate(SEEN_SENT)
    page.locator("[data-at='board/r2c2'] .touch").click()
    page.wait_for_selector("[data-piece='cube']")
    assert page.evaluate("window.seenSent") > 0
    assert page.locator(".prompt .sent").count() == 0
