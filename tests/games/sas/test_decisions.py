"""The questions, refusals and odds and ends: SAS-970 to SAS-983."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.errors import Refused
from foldtable.games.sas import BOX
from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

QUESTIONS = {
    "choose_domain",
    "place_piece",
    "window",
    "aim",  # the choices of a card or use, one by one, after `invoke` or `use`
    "move_action",
    "passage",  # the spots of a ghost passage, one by one
    "name_conflict",
    "mode",
    "weapon_to_destroy",
    "separation_spot",
    "forced_next",
    "place_rocks",
    "place_raised",
    "missile_hit",
    "extra_step",
    "bounce_choices",
}
CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-970")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_else_is_ever_asked_and_each_question_goes_to_one_player(seats: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        game = BOX.deal(seats, {"round_limit": 30, "domain_choice": "pick" if seed % 2 else "random"}, seed=seed)
        rng = Chance()
        rng.seed(seed)
        while not game.is_over():
            ask = game.ask()
            asked.add(ask.question())
            assert 0 <= ask.seat < seats
            options = game.options()
            assert options
            game.follow(options[rng.pick(len(options))])
    assert asked <= QUESTIONS
    assert {"choose_domain", "place_piece", "window", "aim", "move_action"} <= asked


@rule("SAS-970", "SAS-971")
def test_a_single_conflict_is_not_named() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w8  b.pion1 keep/w9  b.wizard grove/d3", dice="4 2 1").go("a.pion1", "keep/w9")
    play.will_come("fight", "6 6", "1 1").end()
    assert play.at("b.pion1") == ""
    assert play.turn == "B"


@rule("SAS-970", "SAS-1582")
def test_the_weapon_to_destroy_is_asked_only_if_there_is_a_choice() -> None:
    def hammered(weapons: str) -> Play:
        play = stand(
            "a.wizard keep/nx  a.pion1 keep/w8  b.pion1 keep/w9  b.wizard grove/d3", in_play=f"A: hammers; B: {weapons}", dice="4 2 1"
        )
        play.go("a.pion1", "keep/w9").will_come("fight", "6 6", "1 1").end_only().choose("wield hammers")
        return play.choose("natural") if play.question == "mode" else play

    two = hammered("swords spears")
    assert two.asked == "A weapon_to_destroy"
    assert sorted(two.offered()) == ["destroy spears", "destroy swords"]
    assert two.choose("destroy spears")["play B"] == "swords"
    one = hammered("swords")
    assert (one["play B"], one["pile"], one.turn) == ("", "swords", "B"), "without a question"


@rule("SAS-971", "SAS-537")
def test_a_window_is_asked_even_if_only_a_pass_is_possible() -> None:
    play = stand(CALM, hands="B: horse", dice="4 2 1")
    assert play.asked == "B window"
    assert play.offered() == ["pass"]


@rule("SAS-972")
@pytest.mark.parametrize(
    "answer",
    [
        "",
        "pass",
        "step",
        "step a.pion1",
        "step a.pion1 keep/w1",
        "step b.pion1 grove/a2",
        "jump a.pion1 grove/c6",
        "end now",
        "END",
        "wield swords",
        "☃",
        "invoke sleep",
    ],
)
def test_an_answer_that_is_not_legal_is_refused_and_nothing_changes(answer: str) -> None:
    play = stand(CALM, dice="4 2 1")
    assert play.refusal(answer).rule.startswith("SAS-")


@rule("SAS-970", "SAS-972")
def test_nobody_else_may_answer() -> None:
    play = stand(CALM, dice="4 2 1")
    for seat in (1, 2, -1, 9):
        before = play["board"]
        with pytest.raises(Refused) as refused:
            play.game.choose(seat, "end")
        assert refused.value.rule == "SAS-970"
        assert play["board"] == before


@plain_too
@rule("SAS-972", "SAS-512", "SAS-514", "SAS-515", "SAS-1370")
def test_refusals_in_a_row() -> None:
    """A holds Horse, Traitor and Destroy Rock after a step; none of these will do."""
    play = stand(CALM, hands="A: horse traitor destroy_rock", dice="4 2 1").settle().go("a.pion1", "keep/w8")
    assert play.asked == "A window"
    assert play.refused_invoking("A", "horse") == "SAS-1401"
    assert play.refused_invoking("A", "traitor b.wizard") == "SAS-1370"
    assert play.refused_invoking("A", "destroy_rock") == "SAS-515"
    assert play.refused_invoking("A", "sleep") == "SAS-512"
    play.choose_pass()
    assert play.asked == "A move_action"


@rule("SAS-980")
def test_without_a_legal_action_the_movement_is_over_and_without_a_conflict_t4_is_empty() -> None:
    play = stand("a.pion1 keep/w9  b.wizard grove/d3", in_play="B: sleep=a.pion1", dice="4 2 1")
    assert (play.turn, play.asked) == ("B", "B move_action")


@rule("SAS-980")
def test_there_may_be_no_card_to_draw() -> None:
    play = stand(CALM, dice="4 4 4")
    assert play["hand A"] == ""
    assert play.asked == "A move_action"


@rule("SAS-981")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_turn_ends_after_so_many_decisions_however_they_are_made(seats: int) -> None:
    """Cards, swaps, moves and pushes are finite: no turn of random play takes more than a few thousand decisions."""
    for seed in range(3):
        game = BOX.deal(seats, {"round_limit": 8}, seed=seed)
        rng = Chance()
        rng.seed(seed)
        for _ in range(60_000):
            if game.is_over():
                break
            options = game.options()
            # never end, stop or pass where anything else is possible
            eager = [option for option in options if option.verb not in ("end", "pass", "stop", "concede")] or options
            game.follow(eager[rng.pick(len(eager))])
        assert game.is_over()


@rule("SAS-982")
def test_the_first_players_seat_counts_rounds_after_he_is_out() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  c.wizard isles/nx", turn="C", hands="C: thief", dice="4 2 1"
    ).choose_pass()
    play.will_come("move", "4 2 1").end()
    assert play.turn == "A"
    play.choose("concede").settle().will_come("move", "4 2 1").end().will_come("move", "4 2 1").end()
    assert (play.turn, play["rounds"]) == ("B", "2")
