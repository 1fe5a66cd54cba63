"""Standing orders: who is asked in the windows that ask everyone, and for whom a pass is said."""

from __future__ import annotations

import random

import pytest

from foldtable.core.game import Game
from foldtable.table.dice import seeded
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Play
from foldtable.table.standing import ALWAYS, CONCERNED, ORDERS, UNTIL_MY_TURN, has_windows
from tests import tiny
from tests.terminal import keeps


def some(game: Game, seat: int) -> str:
    return random.Random(game.decisions * 7 + seat).choice(game.options()).notation()


def table(people: int = 2, seats: int = 2, order: str = CONCERNED) -> Live:
    play = Play.begin(keeps.BOX, seats, {}, seeded(1))
    names = ["Ann", "Bo", "Cy", "Dee"]
    return Live(play, [Sitter(names[s]) if s < people else Sitter(names[s], "some", some) for s in range(seats)], None, order)


def answers(live: Live) -> list[str]:
    return [f"{move.seat} {move.answer}" for move in live.play.moves]


HOME = "march aP1 aw14"  # a step within Ann's own keep


def test_by_a_sensible_order_those_whom_it_does_not_concern_pass_unasked() -> None:
    live = table()
    live.choose(0, HOME)
    assert answers(live) == [f"0 {HOME}", "1 pass"]
    assert (live.asked, live.play.game.ask().question()) == (0, "word"), "the step led into Ann's keep, so she is asked"
    assert live.by_orders == 1


def test_whom_it_concerns_is_asked() -> None:
    live = table()
    live.choose(0, HOME)
    live.choose(0, "play A1")
    assert (live.asked, live.play.game.ask().question()) == (1, "word"), "a card is in the making"


def test_whoever_wants_to_be_asked_always_is_asked_always() -> None:
    live = table(order=ALWAYS)
    live.choose(0, HOME)
    assert answers(live) == [f"0 {HOME}"]
    assert live.asked == 1


def test_until_my_turn_passes_in_everything_and_lapses_with_the_turn() -> None:
    live = table()
    live.give_order(1, UNTIL_MY_TURN)
    live.choose(0, HOME)
    live.choose(0, "play A1")
    assert answers(live)[-1] == "1 pass", "even though it concerns Bo"
    while live.play.game.ask().question() == "word":
        live.choose(0, "pass")
    assert live.orders[1] == UNTIL_MY_TURN
    live.choose(0, "rest")
    assert (live.asked, live.play.game.ask().question()) == (1, "march")
    assert live.orders[1] == CONCERNED, "it is Bo's turn: the order that stood before is back"


def test_what_lapses_gives_way_to_the_order_that_stood_before_it() -> None:
    live = table(order=ALWAYS)
    live.give_order(1, UNTIL_MY_TURN)
    live.choose(0, "rest")
    assert live.orders[1] == ALWAYS


def test_a_sitting_begun_with_until_my_turn_falls_back_to_the_sensible_order() -> None:
    live = table(order=UNTIL_MY_TURN)
    assert live.orders == [CONCERNED, UNTIL_MY_TURN], "Ann's turn is there already"


def test_an_order_given_while_one_is_asked_answers_that_question_too() -> None:
    live = table(order=ALWAYS)
    live.choose(0, HOME)
    assert live.asked == 1
    version = live.version
    live.give_order(1, CONCERNED)
    assert answers(live)[-1] == "1 pass"
    assert live.version > version
    assert live.asked == 0


def test_an_order_never_answers_more_than_a_window() -> None:
    live = table()
    live.give_order(0, UNTIL_MY_TURN)
    assert answers(live) == []
    assert live.orders[0] == CONCERNED


def test_bots_think_for_themselves() -> None:
    live = table(people=1)
    live.choose(0, HOME)
    assert live.waits_for_bot()
    assert len(live.play.moves) == 1


def test_a_pass_by_order_looks_like_a_chosen_one() -> None:
    ordered, chosen = table(), table(order=ALWAYS)
    ordered.choose(0, HOME)
    chosen.choose(0, HOME)
    chosen.choose(1, "pass")
    assert ordered.play.record() == chosen.play.record()
    for seat in (-1, 0, 1):
        assert [heard.event.say.data() for heard in ordered.heard(seat)] == [heard.event.say.data() for heard in chosen.heard(seat)]
    assert ordered.play.can_undo(0) is not None


@pytest.mark.parametrize("order", ORDERS)
def test_passes_in_between_do_not_hinder_taking_back(order: str) -> None:
    live = table()
    live.choose(0, HOME)
    live.give_order(1, order)
    way = live.way_back(0)
    assert way is not None
    assert way.is_free
    live.take_back(0)
    assert answers(live) == []


def test_whoever_takes_back_is_asked_whatever_the_order_was() -> None:
    live = table()
    live.choose(0, HOME)
    live.choose(0, "play A1")
    live.choose(1, "pass")
    assert (live.asked, live.play.moves[-1].answer) == (0, "pass")
    live.give_order(0, UNTIL_MY_TURN)
    assert live.play.game.ask().question() == "march" or live.asked == 1
    live.take_back(0, agreed=True)
    assert live.asked == 0
    assert live.orders[0] == CONCERNED


def test_a_play_in_which_orders_alone_spoke_for_people_is_not_worth_keeping() -> None:
    live = table(people=1, order=UNTIL_MY_TURN)
    assert not live.is_worth_keeping()
    live.choose(0, "rest")
    assert live.is_worth_keeping()


def test_by_any_orders_a_play_comes_to_its_end() -> None:
    for order in ORDERS:
        live = table(people=3, seats=4, order=order)
        rng = random.Random(order)
        while not live.is_over:
            if rng.random() < 0.1 and live.asked < 3:
                live.give_order(live.asked, UNTIL_MY_TURN)
            else:
                live.choose(live.asked, some(live.play.game, live.asked))
        assert live.play.game.outcome is not None


def test_a_game_without_windows_is_known_as_such() -> None:
    assert has_windows(keeps.BOX)
    assert not has_windows(tiny.BOX)
