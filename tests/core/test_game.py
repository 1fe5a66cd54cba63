"""The agenda, asking and choosing, telling: on a game that does nothing but what a test wants."""

from __future__ import annotations

import pytest

from foldtable.core.errors import Broken, Refused
from foldtable.core.events import SPECTATOR, Herald
from foldtable.core.game import Game, Outcome
from foldtable.core.notation import find_option
from foldtable.core.say import Say, count
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.view import PlainView
from tests.marks import plain_too


class Diary(Game):
    """Writes down what is done."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 3
        self.pages: list[int] = []

    def copy(self) -> Diary:
        other = Diary()
        self.copy_into(other)
        other.pages = self.pages[:]
        return other

    def rule_for_answers(self) -> str:
        return "DIA-1"

    def rule_for_turns(self) -> str:
        return "DIA-2"


class Write(Step[Diary]):
    def __init__(self, page: int) -> None:
        self.page = page

    def run(self, g: Diary) -> None:
        g.pages.append(self.page)


class WriteTwice(Step[Diary]):
    """Interrupts itself: what it pushes comes before whatever waits."""

    def __init__(self, page: int) -> None:
        self.page = page

    def run(self, g: Diary) -> None:
        g.then(Write(self.page), Write(self.page + 1))


class Stop(Step[Diary]):
    def run(self, g: Diary) -> None:
        g.end(Outcome("stopped", [0, 2], []))


class Wonder(Ask[Diary]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Diary) -> list[Option]:
        return [Choice("write", ["one"], "DIA-3"), Choice("write", ["one", "two"], "DIA-3"), Choice("rest", [], "DIA-4")]

    def chosen(self, g: Diary, option: Option) -> None:
        g.pages.append(100 * self.seat + len(option.things()))

    def closed(self, g: Diary) -> list[Closed]:
        return [Closed("tear", [], "DIA-5", Say("refused-tear")), Closed("write", ["nine"], "DIA-6", Say("refused-nine"))]

    def canonical(self, g: Diary, verb: str, words: list[str]) -> list[str]:
        return sorted(words)


def diary(*steps: Step[Diary]) -> Diary:
    game = Diary()
    game.then(*steps)
    game.run()
    return game


@plain_too
def test_steps_are_done_in_the_order_they_are_said() -> None:
    assert diary(Write(1), Write(2), Write(3)).pages == [1, 2, 3]


@plain_too
def test_what_a_step_pushes_comes_before_what_waits() -> None:
    assert diary(Write(1), WriteTwice(20), WriteTwice(30), Write(4)).pages == [1, 20, 21, 30, 31, 4]


@plain_too
def test_play_waits_at_a_question_and_goes_on_below_it() -> None:
    game = diary(Write(1), Wonder(2), Write(3))
    assert game.pages == [1]
    assert (game.asked(), game.ask().question(), game.is_over()) == (2, "wonder", False)
    game.choose(2, "write one")
    assert game.pages == [1, 201, 3]
    assert game.is_over() and game.asked() == -1
    assert game.decisions == 1


@plain_too
def test_the_end_leaves_undone_what_still_waits() -> None:
    game = diary(Write(1), Stop(), Write(2))
    assert game.pages == [1]
    assert game.is_over()
    assert [game.value_for(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@plain_too
def test_a_copy_shares_steps_and_nothing_else() -> None:
    game = diary(Wonder(0), Wonder(1), Write(7))
    copy = game.copy()
    copy.choose(0, "rest")
    copy.choose(1, "rest")
    assert (game.pages, len(game.agenda), int(game.decisions)) == ([], 3, 0)
    assert copy.pages == [0, 100, 7]
    assert copy.herald is None and not copy.heard


@plain_too
@pytest.mark.parametrize(
    ("seat", "answer", "rule", "message"),
    [
        (0, "rest", "DIA-2", "refused-not-asked"),
        (-1, "rest", "DIA-2", "refused-not-asked"),
        (1, "", "DIA-1", "refused-empty"),
        (1, "   ", "DIA-1", "refused-empty"),
        (1, "dance", "DIA-1", "refused-not-offered"),
        (1, "write", "DIA-1", "refused-not-offered"),
        (1, "rest one", "DIA-1", "refused-not-offered"),
        (1, "tear", "DIA-5", "refused-tear"),
        (1, "tear one", "DIA-5", "refused-tear"),
        (1, "write nine", "DIA-6", "refused-nine"),
    ],
)
def test_whatever_is_not_offered_is_refused_by_a_rule(seat: int, answer: str, rule: str, message: str) -> None:
    game = diary(Wonder(1))
    with pytest.raises(Refused) as refused:
        game.choose(seat, answer)
    assert (refused.value.rule, refused.value.say.message) == (rule, message)
    assert (game.pages, game.asked(), int(game.decisions)) == ([], 1, 0)


@plain_too
def test_after_the_end_nothing_can_be_answered() -> None:
    with pytest.raises(Refused) as refused:
        diary(Write(1)).choose(0, "rest")
    assert (refused.value.rule, refused.value.say.message) == ("DIA-1", "refused-over")


@plain_too
def test_an_answer_in_another_order_is_the_same_answer() -> None:
    game = diary(Wonder(1))
    option = game.choose(1, "  write   two one ")
    assert option.notation() == "write one two"
    assert game.pages == [102]


@plain_too
def test_to_ask_or_to_follow_where_nobody_is_asked_is_our_own_fault() -> None:
    game = diary(Write(1))
    with pytest.raises(Broken):
        game.ask()
    game.then(Write(2))
    with pytest.raises(Broken):
        game.ask()
    with pytest.raises(Broken):
        game.follow(Choice("rest", [], "DIA-4"))


@plain_too
def test_an_option_is_found_by_its_whole_notation() -> None:
    options: list[Option] = [Choice("write", ["one"], ""), Choice("write", ["one", "two"], ""), Choice("rest", [], "")]
    assert find_option(options, "write", ["one", "two"]) is options[1]
    assert find_option(options, "rest", []) is options[2]
    assert find_option(options, "write", []) is None
    assert find_option(options, "write", ["two", "one"]) is None
    assert [option.notation() for option in options] == ["write one", "write one two", "rest"]


@plain_too
def test_news_reach_those_they_are_meant_for() -> None:
    game = diary(Wonder(0))
    game.tell("lost", "DIA-1", count("n", 0))
    herald = Herald()
    game.listen(herald)
    game.tell("to-all", "DIA-1", count("n", 1))
    game.tell_only([0, 2], "to-some", "DIA-2")
    game.tell_but([0], "to-others", "DIA-3")
    events = herald.take()
    heard = {seat: [event.say.message for event in events if event.heard_by(seat)] for seat in (SPECTATOR, 0, 1, 2)}
    assert heard == {
        SPECTATOR: ["to-all", "to-others"],
        0: ["to-all", "to-some"],
        1: ["to-all", "to-others"],
        2: ["to-all", "to-some", "to-others"],
    }
    assert [event.rule for event in events] == ["DIA-1", "DIA-2", "DIA-3"]
    assert herald.take() == []


@plain_too
def test_seats_go_round_clockwise() -> None:
    game = diary()
    assert [game.left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [game.clockwise_from(seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


# Whispered questions, and choices too many to list


class Whisper(Wonder):
    """As before, but nobody else is told who is asked; and any number of pages may be named."""

    def question(self) -> str:
        return "whisper"

    def is_whispered(self) -> bool:
        return True

    def spelled_out(self, g: Diary, verb: str, words: list[str]) -> Option | None:
        if verb == "pages" and words and all(word.isdigit() for word in words):
            return Choice("pages", words, "DIA-7")
        return None


@plain_too
def test_who_is_whispered_to_is_seen_by_nobody_else() -> None:
    game = diary(Whisper(2))
    assert [(PlainView(game, seat, {}).asked, PlainView(game, seat, {}).question) for seat in (SPECTATOR, 0, 1, 2)] == [
        (-1, "whisper"),
        (-1, "whisper"),
        (-1, "whisper"),
        (2, "whisper"),
    ]


@plain_too
def test_nor_do_refusals_tell() -> None:
    told = []
    for asked in (1, 2):
        game = diary(Whisper(asked))
        with pytest.raises(Refused) as slip:
            game.choose(0, "rest")
        told.append((slip.value.rule, slip.value.say.data()))
    assert told[0] == told[1]


@plain_too
def test_a_choice_too_many_to_list_is_taken_when_it_is_spelled_out() -> None:
    game = diary(Whisper(1))
    assert find_option(game.options(), "pages", ["4", "5", "6"]) is None
    assert game.choose(1, "pages 4 5 6").notation() == "pages 4 5 6"
    assert game.pages == [103]


@plain_too
def test_what_is_neither_listed_nor_rightly_spelled_out_is_refused() -> None:
    game = diary(Whisper(1))
    for answer in ("pages", "pages four", "tear"):
        with pytest.raises(Refused):
            game.choose(1, answer)
    assert game.pages == [] and game.asked() == 1
