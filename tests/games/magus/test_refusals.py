"""Decisions and refusals, section 12."""

from __future__ import annotations

from itertools import permutations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.settings import Value
from foldtable.games.magus import BOX
from tests.games.magus.covering import is_cover, parts_of
from tests.games.magus.dealing import ITEMS, SPACES, Play, deal, phase_two
from tests.marks import plain_too, rule

VERBS = {
    "aim": {"aim"},
    "place_cube": {"place_cube"},
    "take": {"take"},
    "cast": {"cast", "heal", "wand", "lift_curse", "give_curse", "done"},
    "lose_item": {"lose_item"},
    "pass_card": {"pass_card"},
}
EVERY_VERB = sorted(verb for verbs in VERBS.values() for verb in verbs)


def questions() -> dict[str, Play]:
    """A table at each question of the game."""
    return {
        "aim": deal(),
        "place_cube": deal().throw("r1c1", -1, 0).throw("r1c1", -1, 0),
        "take": deal().throw("r3c3", 0, 0),
        "cast": phase_two(hand0="R1 R2 R3 R4", items0="HP MW", skulls0="B1", pile="G1"),
        "lose_item": phase_two(deck2="207", hand0="R1 Y1 G1 B1", items1="HP EL").choose("cast deck2 R1 Y1 G1 B1"),
        "pass_card": phase_two(deck2="204", hand0="G1 G2 G3 Y4", hand1="R1 R2").choose("cast deck2 Y4 G1 G2 G3"),
    }


@rule("MAG-1201")
def test_these_are_all_questions_and_one_player_is_asked_one_of_them() -> None:
    asked: set[str] = set()
    for number, variant in enumerate(BOX.variants()):
        for seats in (2, 3, 4):
            game = BOX.deal(seats, variant, seed=number)
            rng = Chance()
            rng.seed(seats)
            while not game.is_over():
                ask = game.ask()
                asked.add(ask.question())
                options = game.options()
                assert {option.verb for option in options} <= VERBS[ask.question()]
                active = game.active  # type: ignore[attr-defined]
                if ask.question() in ("aim", "take", "cast"):
                    assert ask.seat == active
                elif ask.question() == "place_cube":
                    assert ask.seat == game.left_of(active)
                game.follow(options[rng.pick(len(options))])
    assert asked == set(VERBS)


@plain_too
@rule("MAG-1202", "MAG-1203")
@pytest.mark.parametrize("question", VERBS)
def test_nobody_else_may_answer(question: str) -> None:
    play = questions()[question]
    asked = play.game.asked()
    for seat in (-1, 0, 1, 2, 3, 9):
        if seat != asked:
            for answer in [play.offered()[0], "done", "heal", "wand G1", "cast deck2 R1 R2 R3 R4"]:
                assert play.refused(f"{seat} {answer}") == "MAG-1202"


@plain_too
@rule("MAG-1203")
@pytest.mark.parametrize("question", VERBS)
def test_an_answer_to_another_question_is_refused_and_the_same_one_stands(question: str) -> None:
    play = questions()[question]
    for verb in EVERY_VERB:
        if verb not in VERBS[question]:
            for words in ("", " R1", " r3c3", " deck2 R1 R2 R3 R4"):
                rule_number = play.refusal(f"{play.game.asked()} {verb}{words}").rule
                assert rule_number.startswith("MAG-")
    for nonsense in ("dance", "dance r1c1", "AIM r1c1", "☃", "takee r1c1", "-"):
        assert play.refusal(f"{play.game.asked()} {nonsense}").rule in ("MAG-1203", "MAG-1202")


@rule("MAG-1203")
def test_an_empty_answer_is_refused() -> None:
    play = deal()
    for nothing in ("0 ", "0   ", "0 \t"):
        assert play.refused(nothing) == "MAG-1203"


@rule("MAG-1203")
def test_after_the_end_every_answer_is_refused() -> None:
    play = phase_two(2, position=8, hand0="R1 R2 R3 R4").choose("cast deck2 R1 R2 R3 R4", "done")
    assert play.refused("0 done", "1 done", "0 aim r1c1", "0 ") == "MAG-1203"


@rule("MAG-1202", "MAG-604")
def test_only_three_questions_are_asked_out_of_turn() -> None:
    """Each window closes before the next opens: after them the active player goes on."""
    placed = questions()["place_cube"]
    assert placed.choose("place_cube r3c3").asked == "0 take"
    lost = questions()["lose_item"]
    assert lost.choose("lose_item HP").asked == "0 cast"
    passed = questions()["pass_card"]
    assert passed.choose("pass_card R1").asked == "0 cast"


@rule("MAG-1204")
def test_every_price_that_is_offered_can_be_paid() -> None:
    play = phase_two(4, items0="CU", items1="CU", hand0="R1 R1 R2 B4")
    assert play.offered("lift_curse") == [f"lift_curse {pair}" for pair in ("R1 R1", "R1 R2", "R1 B4", "R2 B4")]
    triples = ("R1 R1 R2", "R1 R1 B4", "R1 R2 B4")
    assert play.offered("give_curse") == [f"give_curse {triple} {to}" for to in ("seat2", "seat3") for triple in triples]


@rule("MAG-1205")
def test_the_order_of_faces_and_spaces_carries_no_meaning() -> None:
    for spaces in permutations(("r2c4", "r3c4", "r4c4")):
        play = deal().throw("r2c4", 0, 1).choose("take " + " ".join(spaces))
        assert play["hand 0"] == "R2 Y2 G2"
    for faces in permutations(("R4", "Y3", "B4")):
        cast = phase_two(deck2="210", hand0="R4 Y3 B4").choose("cast deck2 " + " ".join(faces))
        assert cast["pile"] == "R4 Y3 B4", "face order, whatever order was given"
    elixir = phase_two(deck2="210", hand0="R4 Y3", items0="EL").choose("cast deck2 EL Y3 R4")
    assert elixir["pile"] == "R4 Y3 EL", "the Elixirs follow"
    for faces in permutations(("B1", "R1", "Y2")):
        given = phase_two(hand0="R1 Y2 B1", items0="CU").choose(f"give_curse {' '.join(faces)} seat1")
        assert given["pile"] == "R1 Y2 B1"
    lifted = phase_two(hand0="R1 B1", items0="CU").choose("lift_curse B1 R1")
    assert lifted["pile"] == "R1 B1 CU"


@rule("MAG-1205")
def test_choices_are_offered_in_canonical_form() -> None:
    order = {word: number for number, word in enumerate(SPACES + [c + n for c in "RYGB" for n in "1234"] + ITEMS)}
    for play in [*questions().values(), phase_two(hand0="R1 Y2 B1 G4", items0="CU")]:
        for answer in play.offered():
            words = [word for word in answer.split()[1:] if word in order]
            assert words == sorted(words, key=lambda word: order[word])


@rule("MAG-1206")
def test_a_cast_is_offered_for_every_distinct_cover() -> None:
    hand = "R1 R1 R2 R3 R4 B1 B2 B2 Y1"
    play = phase_two(deck2="202", deck3="305", deck4="408", hand0=hand, items0="EL EL")
    mixes = {"deck2": "K- K- S- S-", "deck3": "R- R- R- M2 M2", "deck4": "B4 K- K- K- S- S-"}
    wanted = {
        (deck, *cards, *["EL"] * elixirs)
        for deck, mix in mixes.items()
        for elixirs in (0, 1, 2)
        for cards in parts_of(hand.split(), len(mix.split()) - elixirs)
        if is_cover(mix.split(), cards, elixirs)
    }
    offered = [tuple(sorted_as_cards(answer.split()[1:])) for answer in play.offered("cast")]
    assert len(offered) == len(set(offered))
    assert set(offered) == {tuple(sorted_as_cards(list(words))) for words in wanted}


def sorted_as_cards(words: list[str]) -> list[str]:
    return [words[0], *sorted(words[1:])]


@rule("MAG-1203")
@pytest.mark.parametrize("variant", BOX.variants(), ids=str)
def test_whatever_is_closed_is_refused_by_the_rule_it_names(variant: dict[str, Value]) -> None:
    for lies in (
        {"hand0": "R1"},
        {"hand0": "R1 B1", "items0": "CU HP MW"},
        {"hand0": "R1", "items0": "CU", "pile": "HP"},
        {"spells_left": "0 0 1"},
    ):
        play = phase_two(2, {**variant, "first_player": "0"}, **lies)
        for closed in play.game.closed():
            assert play.refused(" ".join([closed.verb, *closed.words])) == closed.rule
