"""Whole games in the browser: two people, a spectator, links, chat, taking back, the end."""

from __future__ import annotations

from typing import Final

from tests.browser.at_the_table import BOT, ME, OPEN, SHORT, is_over, new_table, play, play_some, reckoning, sit, wait_for_my_move
from tests.browser.conftest import House, Opens

AT: Final = "(moment) => document.querySelector('.replay output').textContent.startsWith(moment)"
ELSEWHERE: Final = "(old) => location.pathname !== old"


def test_two_people_play_a_whole_game_and_a_spectator_watches(house: House, opens: Opens) -> None:
    table, seat = new_table(house.address, [ME, OPEN], settings=SHORT)
    first, second, third = opens(), opens("phone"), opens("tablet")
    first.goto(seat)
    first.get_by_text("Waiting for one more player").wait_for()
    second.goto(table)
    second.get_by_label("Your name").fill("Berta")
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        page.wait_for_selector(".room")
    sit(third, table)
    assert third.locator(".hand").count() == 0, "a spectator has no hand"
    assert "Berta" in first.locator(".rivals").inner_text()
    assert "Ann" in second.locator(".rivals").inner_text()

    play_some(first, 3)
    first.get_by_role("tab", name="Chat").click()
    first.get_by_placeholder("Say something").fill("<b>Good luck!</b>")
    first.get_by_role("button", name="Send").click()
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("button", name="Chat").click()
    second.get_by_text("<b>Good luck!</b>").wait_for()  # as text, whatever it is
    second.get_by_role("button", name="Close").click()
    first.get_by_role("tab", name="Log").click()

    play([first, second])
    third.wait_for_selector(".end")
    assert reckoning(first)
    assert reckoning(first) == reckoning(second) == reckoning(third), "everybody reads the same"
    assert "win" in first.locator(".crown").inner_text()

    first.locator("summary", has_text="Verify the dice").click()
    first.locator("details .button").click()
    assert "promised before play" in first.locator(".verdict").inner_text()

    first.get_by_role("button", name="Play again").click()
    first.get_by_role("button", name="To the new table").click()
    second.get_by_role("button", name="To the new table").click()
    for page in (first, second):
        page.wait_for_function(ELSEWHERE, arg="/t/" + table.rsplit("/", 1)[1])
        page.wait_for_selector(".room:not(:has(.end))")
        assert not is_over(page)


def test_one_click_starts_a_game_against_bots(house: House, opens: Opens) -> None:
    page = opens()
    page.goto(house.address)
    page.locator("article", has_text="Magus Novatus").get_by_role("button", name="Play now").click()
    wait_for_my_move(page)
    play_some(page, 4)
    page.get_by_role("link", name="All games").click()
    page.get_by_role("heading", name="Go on playing").wait_for()
    page.locator(".continue li a").first.click()
    page.wait_for_selector(".room")


def test_taking_back_is_asked_of_people_and_names_the_choice(house: House, opens: Opens) -> None:
    table, seat = new_table(house.address, [ME, OPEN], settings={"first_player": "0"})
    first, second = opens(), opens()
    first.goto(seat)
    second.goto(table)
    second.get_by_role("button", name="Sit down").click()
    wait_for_my_move(first)
    first.locator("[data-at='board/r3c3'] .touch").click()  # the throw shows where the cube lands: no free way back
    first.wait_for_selector("[data-piece='cube']")
    first.get_by_role("button", name="Take back").click()
    bar = second.locator(".undo")
    bar.wait_for()
    assert "row 3 column 3" in bar.inner_text()
    second.get_by_role("button", name="Agree").click()
    first.get_by_text("which space do you aim at?").wait_for()


def test_looking_back_and_what_if(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings=SHORT)
    page = opens()
    sit(page, seat)
    play([page])
    page.get_by_role("button", name="Look back").click()
    page.locator(".replay").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="One choice on").click()
    page.wait_for_function(AT, arg="3 /")
    page.get_by_role("slider").fill("5")
    page.wait_for_function(AT, arg="5 /")
    before = page.url
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(lambda address: address != before)
    page.wait_for_selector(".room .prompt")


def test_what_is_closed_tells_why_and_opens_its_rule(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.locator("[data-surface='offer'] .thing").first.click()
    whisper = page.locator(".whisper")
    whisper.wait_for()
    assert "Not now. Throw the cube" in whisper.inner_text()
    number = whisper.locator(".rule").inner_text()
    assert number == "MAG-202"
    whisper.locator(".rule").click()
    page.locator(f"article.here[data-rule='{number}']").wait_for()


def test_words_change_in_place(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("uk")
    page.locator(".prompt .move", has_text="Твій хід").wait_for()
    assert page.evaluate("document.documentElement.lang") == "uk"
    assert "Your" not in page.locator(".prompt").inner_text()


def test_a_first_play_teaches_and_a_second_does_not(house: House, opens: Opens) -> None:
    page = opens("phone", is_new=True)
    _, seat = new_table(house.address, [ME, BOT])
    sit(page, seat)
    coach = page.get_by_role("complementary", name="How this works")
    assert "apprentice wizards" in coach.inner_text()
    for _ in range(4):
        coach.get_by_role("button", name="Go on").click()
    coach.get_by_role("button", name="Let’s play").click()
    coach.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".room")
    assert coach.count() == 0


def test_a_line_of_the_log_lights_what_it_speaks_of_and_leads_to_its_moment(house: House, opens: Opens) -> None:
    _, seat = new_table(house.address, [ME, BOT], settings={"first_player": "0"})
    page = opens()
    sit(page, seat)
    wait_for_my_move(page)
    page.locator("[data-at='board/r3c3'] .touch").click()
    line = page.locator(".log .look", has_text="You aim at row 3 column 3").first
    line.wait_for()
    play_some(page, 6)  # further on, so that there is a moment to go back to
    line.hover()
    page.wait_for_selector("[data-at='board/r3c3'].bright")
    line.click()
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".replay").wait_for(state="detached")
