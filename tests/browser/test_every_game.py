"""Every game on the shelf is played in the browser by two people on unlike screens, whatever it is made of."""

from __future__ import annotations

import pytest

from foldtable.games import catalogue
from tests.browser.at_the_table import ME, OPEN, play, play_some, prompt, reckoning, sit
from tests.browser.at_the_table import new_table as table_of
from tests.browser.conftest import House, Opens
from tests.browser.test_look import AXE, SMALL_TEXT, violations

STEPS = 70


@pytest.mark.parametrize("name", catalogue.names())
def test_two_people_on_unlike_screens_play(house: House, opens: Opens, name: str) -> None:
    seats = catalogue.box(name).seats[0]
    table, seat = table_of(house.address, [ME, *[OPEN] * (seats - 1)], game=name)
    pages = [opens("desktop"), opens("phone", color_scheme="dark")]
    pages[0].goto(seat)
    pages[1].goto(table)
    pages[1].get_by_role("button", name="Sit down").click()
    for page in pages:
        page.wait_for_selector(".room")
    watcher = opens("tablet", locale="uk-UA")
    sit(watcher, table)
    before = watcher.locator(".log .line").count()
    for turn in range(STEPS // 10):
        for page in pages:
            play_some(page, 10)
        if turn == 2 and AXE.exists():
            for page in (*pages, watcher):
                assert violations(page) == []
    for page in pages:
        assert page.locator(".end").count() or prompt(page), "a sentence says what the game waits for"
        assert page.evaluate(SMALL_TEXT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert watcher.get_by_role("tab").count() == 0 or watcher.locator(".log .line").count() >= before


@pytest.mark.soak
@pytest.mark.parametrize("name", catalogue.names())
def test_two_people_play_it_to_its_end(house: House, opens: Opens, name: str) -> None:
    seats = catalogue.box(name).seats[0]
    table, seat = table_of(house.address, [ME, *[OPEN] * (seats - 1)], game=name)
    pages = [opens("desktop"), opens("phone")]
    pages[0].goto(seat)
    pages[1].goto(table)
    pages[1].get_by_role("button", name="Sit down").click()
    for page in pages:
        page.wait_for_selector(".room")
    play(pages, steps=6000)
    assert reckoning(pages[0]) == reckoning(pages[1])
    assert reckoning(pages[0])
