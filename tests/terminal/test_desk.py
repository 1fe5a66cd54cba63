"""A desk and its keys, without a terminal: what a person would see on the screen after pressing them."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.core.events import SPECTATOR
from foldtable.terminal.choosing import Thing
from foldtable.terminal.desk import BOARD, LIST, PANEL, RULES, Desk
from foldtable.terminal.screenful import draw
from foldtable.words.paper import width_of
from foldtable.words.words import Words
from tests.terminal.at_the_table import LARGE, SMALL, desk_at, let_bots_play, live_table, press, screen


def cell(shown: str, word: str) -> list[str]:
    """The lines in which a word stands."""
    return [line for line in shown.split("\n") if word in line]


def test_the_screen_says_in_a_sentence_what_it_waits_for() -> None:
    shown = screen(desk_at(live_table(first_player="0")))
    assert "▶ Throw the cube: which space do you aim at?" in shown
    shown = screen(desk_at(live_table(first_player="0"), lang="uk"))
    assert "▶ Кидай кубик" in shown


def test_while_others_are_asked_it_says_for_whom_it_waits() -> None:
    live = live_table(people=("Ann", "Bo"), bots=0, first_player="1")
    shown = screen(desk_at(live, seat=0))
    assert "… Waiting for Bo to throw the cube." in shown
    assert "•" not in shown, "nothing can be picked by somebody who isn't asked"


def test_the_arrow_keys_move_among_what_can_be_picked_and_enter_picks() -> None:
    desk = desk_at(live_table(first_player="0"))
    assert desk.cursor == Thing("board", "r3c3")
    press(desk, "right", "up")
    assert desk.cursor == Thing("board", "r2c4")
    shown = press(desk, "enter")
    assert desk.live.play.moves[0].answer == "aim r2c4"
    assert "The cube shows" in shown


def test_picks_narrow_what_is_lit_and_escape_takes_them_back() -> None:
    desk = desk_at(live_table(first_player="0"))
    before = press(desk, "enter")
    lit = before.count("•")
    shown = press(desk, "enter")
    assert shown.count("✓") == 1
    assert shown.count("•") < lit
    assert desk.live.scene(0).question == "take", "a pick is no choice yet: more could follow"
    shown = press(desk, "escape")
    assert "✓" not in shown
    assert shown.count("•") == lit


def test_enter_on_what_is_picked_makes_the_choice() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter", "enter", "enter")
    assert desk.live.play.moves[1].answer.startswith("take r")
    assert len(desk.live.play.moves[1].answer.split()) == 2


def test_space_puts_back_what_is_picked() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter", "space")
    assert len(desk.choosing.picked) == 1
    press(desk, "space")
    assert desk.choosing.picked == []


def test_several_potions_are_picked_in_any_order_and_taken_together() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    several = max((pick for pick in desk.scene.picks), key=lambda pick: len(pick.things))
    assert len(several.things) > 1
    for word in reversed(several.things):
        desk.cursor = Thing("board", word)
        shown = press(desk, "enter")
    assert shown.count("✓") == len(several.things)
    press(desk, "enter")
    assert desk.live.play.moves[1].answer == several.notation


def test_number_keys_choose_from_the_list() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "2")
    assert desk.live.play.moves[0].answer == "aim r1c2"


def test_typing_finds_a_choice_by_its_words_and_enter_makes_it() -> None:
    desk = desk_at(live_table(first_player="0"))
    shown = press(desk, *"aim")
    assert "/ aim" in shown
    shown = press(desk, *" 4 column 2")
    assert "Aim at row 4 column 2" in shown
    press(desk, "enter")
    assert desk.live.play.moves[0].answer == "aim r4c2"


def test_typing_takes_notation_in_any_order_of_things() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    several = max((pick for pick in desk.scene.picks), key=lambda pick: len(pick.things))
    press(desk, "slash", *" ".join(["take", *reversed(several.things)]), "enter")
    assert desk.live.play.moves[1].answer == several.notation


def test_escape_ends_typing() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "slash", *"row 9")
    shown = press(desk, "escape")
    assert "▶ Throw the cube" in shown
    assert desk.typed is None


def test_what_is_typed_and_not_offered_is_refused_with_its_rule() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    shown = press(desk, *"take r1c1 r2c2", "enter")
    assert "✗ All that you take has to come from one line" in shown
    assert "MAG-216" in cell(shown, "Rulebook")[0], "the rulebook opens at the rule"
    assert "▌MAG-216" in shown
    assert len(desk.live.play.moves) == 1


def test_looking_around_and_trying_what_is_closed_tells_why() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    closed = next(
        spot.word
        for spot in desk.scene.surfaces[0].spots
        if spot.kind == "card" and spot.pieces and Thing("board", spot.word) not in desk.choosing.lit()
    )
    shown = press(desk, "f4")
    assert "looking around" in shown
    desk.cursor = Thing("board", closed)
    shown = press(desk, "enter")
    assert "✗" in shown
    assert "(MAG-216)" in shown
    assert desk.panel == RULES
    press(desk, "f4")
    assert desk.cursor in desk.choosing.lit()


def test_a_click_picks_and_a_click_on_what_is_closed_tells_why() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    places = {place.spot.word: place.rect for place in desk.drawing.places if place.surface == "board"}
    lit = desk.choosing.lit()[0]
    desk.click(places[lit.word].x + 1, places[lit.word].y)
    assert desk.choosing.picked == [lit]
    closed = next(word for word in places if word.startswith("r") and Thing("board", word) not in [*desk.choosing.lit(), lit])
    desk.click(places[closed].x + 1, places[closed].y)
    assert desk.notice is not None
    assert desk.notice.is_refusal


def test_a_closed_way_stands_in_the_list_with_its_reason_and_opens_its_rule() -> None:
    desk = desk_at(live_table(first_player="0"))
    shown = press(desk, "enter", "enter", "enter")
    assert desk.scene.question == "cast"
    assert "✗ The 2-point Spell: Nothing you have makes the mix" in shown
    shown = press(desk, "2")
    assert "✗ Nothing you have makes the mix" in shown
    assert "MAG-514" in cell(shown, "Rulebook")[0]


def test_the_rulebook_opens_at_the_rule_in_question_and_can_be_searched() -> None:
    desk = desk_at(live_table(first_player="0"))
    shown = press(desk, "r")
    assert desk.at == PANEL
    assert "MAG-202" in cell(shown, "Rulebook")[0]
    shown = press(desk, *"lab")
    assert "/lab" in shown
    assert "MAG-114" in shown
    first = desk.rule_shown
    press(desk, "enter")
    assert desk.rule_shown != first
    press(desk, "escape")
    shown = press(desk, "escape")
    assert "Rulebook" not in shown
    assert desk.at == BOARD


def test_a_rule_is_found_by_its_number() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "f2", *"216")
    assert desk.rule_shown == "MAG-216"


def test_the_log_tells_what_this_seat_heard() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "enter")
    shown = press(desk, "f3")
    assert "You aim at row 3" in shown
    shown = press(desk, "f3")
    assert "Log" not in shown


def test_a_large_screen_shows_log_and_rulebook_beside_the_table() -> None:
    shown = screen(desk_at(live_table(first_player="0"), size=LARGE), LARGE)
    assert "Log" in shown
    assert "Rulebook" in shown
    assert "▌MAG-202" in shown


def test_tab_goes_from_the_board_to_the_list_and_back() -> None:
    desk = desk_at(live_table(first_player="0"))
    press(desk, "tab")
    assert desk.at == LIST
    press(desk, "down", "up", "tab")
    assert desk.at == BOARD


def test_the_notation_can_be_shown_on_the_board() -> None:
    desk = desk_at(live_table(first_player="0"))
    assert "r3c3" not in screen(desk)
    assert "r3c3" in press(desk, "f5")


def test_everything_in_sight_can_be_read_in_words() -> None:
    desk = desk_at(live_table(first_player="0"))
    shown = press(desk, "f6")
    assert "In words" in shown
    assert "r1c1 … r1c5:" in shown
    told = " ".join(" ".join(part) for part in desk.speech.everything(desk.scene))
    for _ in range(6):
        shown = press(desk, "pagedown")
    assert "Your hand: nothing." in shown
    assert "Quill: points 0" in told
    assert "In words" not in press(desk, "escape")


def test_what_bots_did_is_marked_as_news_until_the_next_choice() -> None:
    desk = desk_at(live_table(first_player="0"))
    shown = press(desk, "1", "1", "1", "1")
    assert len({move.seat for move in desk.live.play.moves}) == 2
    assert desk.fresh
    assert shown


@pytest.mark.parametrize("size", [SMALL, (100, 30), (120, 36), LARGE, (200, 60)])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_nothing_is_ever_drawn_past_the_edges_and_every_lit_thing_can_be_found(size: tuple[int, int], lang: str) -> None:
    live = live_table(people=("Ann", "Bo"), bots=2, seed=11)
    desk = desk_at(live, lang=lang, size=size)
    for number in range(60):
        if live.is_over:
            break
        let_bots_play(live)
        if number % 6 == 0:
            desk.sit(live.asked)
            drawing = draw(desk, *size)
            lines = drawing.canvas.text()
            assert len(lines) == size[1]
            assert max(width_of(line) for line in lines) <= size[0]
            there = {thing for place in drawing.places for thing in place.things()}
            lit = desk.choosing.lit()
            assert set(lit) <= there or size[0] < 118, "what can be picked lies somewhere on a large screen"
            assert len(desk.entries) > 0
        live.choose(live.asked, live.play.game.options()[number % len(live.play.game.options())].notation())
    assert desk.words.faults == []


def test_a_spectator_sees_no_hand_and_is_asked_nothing() -> None:
    live = live_table(people=(), bots=2)
    for _ in range(9):
        live.choose(live.asked, live.thought()())
    desk = Desk(live, Words("en", live.play.box), SPECTATOR)
    shown = screen(desk)
    assert "Your hand" not in shown
    assert desk.entries == []


def test_what_only_one_player_may_hear_stands_in_no_other_log() -> None:
    live = live_table(people=("Ann", "Bo"), bots=0, seed=3)
    while not any(event.only for move in live.play.moves for event in move.events):
        live.choose(live.asked, live.play.game.options()[0].notation())
    secret = next(event for move in live.play.moves for event in move.events if event.only)
    told, untold = secret.only[0], 1 - secret.only[0]
    assert secret in [heard.event for heard in desk_at(live, seat=told).heard]
    assert secret not in [heard.event for heard in desk_at(live, seat=untold).heard]


def test_a_terminal_that_is_too_small_gets_one_clear_sentence() -> None:
    shown = screen(desk_at(live_table()), (60, 20))
    assert "The table needs 80 columns and 24 lines; this terminal has 60 and 20." in " ".join(shown.split())
    assert "│" not in shown


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    live = live_table(first_player="0", path=blocked / "game.fold")
    live.choose(0, "aim r3c3")
    assert live.save_fault is not None
    assert live.play.game.asked() == 0
