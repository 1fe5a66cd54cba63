"""Effects on the backs of Spells, MAG-601 to MAG-663."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.magus.dealing import EFFECTS, Play, deal, phase_two
from tests.marks import plain_too, rule

# A 2-point Spell with each back, and what its mix asks for
THIEVES = {"deck2": "202"}  # K- K- S- S-
SHAKUM = {"deck2": "207"}  # R- Y- G- B-
CURSUS = {"deck2": "205"}  # R- R- B- B-
BACKUS = {"deck2": "208"}  # Ma Ma Mb Mb
DEVILUS = {"deck2": "209"}  # M1 M1 M2
PRESENTIS = {"deck2": "204"}  # Ka Kb Kc M-


def thieves(seats: int = 3, /, **lies: str | int) -> Play:
    return phase_two(seats, **THIEVES, **{"hand0": "R1 R2 B3 B4", **lies}).choose("cast deck2 R1 R2 B3 B4")


def shakum(**lies: str | int) -> Play:
    return phase_two(**SHAKUM, **{"hand0": "R1 Y1 G1 B1", **lies}).choose("cast deck2 R1 Y1 G1 B1")


def cursus(seats: int = 3, /, **lies: str | int) -> Play:
    return phase_two(seats, **CURSUS, **{"hand0": "R1 R2 B3 B4", **lies}).choose("cast deck2 R1 R2 B3 B4")


def backus(**lies: str | int) -> Play:
    return phase_two(**BACKUS, **{"hand0": "R1 B1 Y2 G2", **lies}).choose("cast deck2 R1 Y2 G2 B1")


def devilus(seats: int = 3, /, **lies: str | int) -> Play:
    return phase_two(seats, **DEVILUS, **{"hand0": "R1 B1 G2", **lies}).choose("cast deck2 R1 G2 B1")


def presentis(seats: int = 3, /, **lies: str | int) -> Play:
    return phase_two(seats, **PRESENTIS, **{"hand0": "G1 G2 G3 Y4", **lies}).choose("cast deck2 Y4 G1 G2 G3")


@rule("MAG-601")
def test_each_deck_has_each_effect_once_and_four_closed_books() -> None:
    backs = deal()["backs"].split()
    by_value: dict[str, Counter[str]] = {"2": Counter(), "3": Counter(), "4": Counter()}
    for spell, back in zip(backs[::2], backs[1::2], strict=True):
        by_value[spell[0]][back] += 1
    assert EFFECTS[0] == "closed"
    for counted in by_value.values():
        assert counted == Counter({"closed": 4}) + Counter(EFFECTS[1:])


@rule("MAG-602")
def test_a_closed_book_changes_nothing() -> None:
    play = phase_two(
        hand0="R1 R2 R3 R4 B1", hand1="G1 G2", items0="HP", items1="CU EL MW", skulls2="G1", position=5, deck="R1 R2 R3"
    ).choose("cast deck2 R1 R2 R3 R4")
    assert play.asked == "0 cast"
    assert play.each("hand") == ["", "G1 G2", ""]
    assert play.each("items") == ["HP", "EL MW CU", ""]
    assert play.each("skulls") == ["B1", "", "G1"]
    assert play["position"] == "5"
    assert play["deck"] == "R1 R2 R3"


@rule("MAG-603")
def test_an_effect_happens_once_and_cannot_be_declined() -> None:
    play = shakum(items0="HP MW", items1="EL EL")
    assert play.asked == "0 lose_item"
    assert play.offered() == ["lose_item HP", "lose_item MW"]
    assert play.refused("done") == "MAG-1202"
    play.choose("lose_item HP")
    assert play.each("items") == ["MW", "EL", ""]
    assert play.asked == "0 cast"
    play.choose("done")
    assert play.asked == "1 aim"


@rule("MAG-603")
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_back_is_shown_to_all_when_the_spell_is_won(effect: str) -> None:
    play = phase_two(hand0="R1 R2 R3 R4", backs=f"201 {effect}")
    assert play.heard("back-revealed") == []
    play.choose("cast deck2 R1 R2 R3 R4")
    for seat in (-1, 0, 1, 2):
        assert play.heard("back-revealed", seat) == [f"spell=201 effect={effect}"]
        assert play.seen_by(seat)["won backs"] == [[effect], [], []]


@rule("MAG-604")
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_all_players_includes_the_caster_who_comes_first(caster: int) -> None:
    everyone = [(caster + i) % 3 for i in range(3)]
    lies = {f"items{seat}": "HP EL" for seat in range(3)}
    play = phase_two(**SHAKUM, turn=caster, **{f"hand{caster}": "R1 Y1 G1 B1"}, **lies).choose("cast deck2 R1 Y1 G1 B1")
    for seat in everyone:
        assert play.asked == f"{seat} lose_item"
        play.choose("lose_item EL")
    assert play.each("items") == ["HP", "HP", "HP"]
    drawn = phase_two(**THIEVES, turn=caster, **{f"hand{caster}": "R1 R2 B3 B4"}, deck="Y1 Y2 Y3").choose("cast deck2 R1 R2 B3 B4")
    assert [drawn[f"hand {seat}"] for seat in everyone] == ["Y1", "Y2", "Y3"]


@rule("MAG-605")
def test_an_effect_meets_the_table_as_the_cast_left_it() -> None:
    play = devilus(hand0="R1 B1 G2 Y4")
    assert play.each("skulls") == ["", "Y4", ""], "the new Skull lies already, and is passed"
    play = presentis(hand1="R1")
    assert play.each("hand") == ["", "", "R1"], "the caster's hand is empty: nothing is passed from it"
    play = thieves(2, deck="", hand1="Y1", pile="", hand0="R1 R2 B3 B4 G1")
    assert sorted(play["hand 0"].split() + play["hand 1"].split() + play["deck"].split()) == ["B3", "B4", "R1", "R2", "Y1"]
    assert play["skulls 0"] == "G1"


# Greateste Thieves!


@rule("MAG-611")
def test_thieves_draw_a_card_each_starting_with_the_caster() -> None:
    play = thieves(hand1="B1", hand0="R1 R2 B3 B4 Y4", deck="G1 G2 G3 G4")
    assert play.each("hand") == ["G1", "G2 B1", "G3"]
    assert play["deck"] == "G4"
    assert play["skulls 0"] == "Y4", "the card drawn is no Skull: it came after the cast"


@rule("MAG-612")
def test_an_item_drawn_by_thieves_lies_down_and_nothing_comes_instead() -> None:
    play = thieves(deck="EL G2 HP G4")
    assert play.each("items") == ["EL", "", "HP"]
    assert play.each("hand") == ["", "G2", ""]
    assert play["deck"] == "G4"


@rule("MAG-613", "MAG-407", "MAG-742")
def test_a_second_curse_drawn_by_thieves_goes_on_and_the_draws_keep_their_order() -> None:
    play = thieves(4, items1="CU", items2="CU", deck="G1 CU G2 G3")
    assert play.each("items") == ["", "CU", "CU", "CU"]
    assert play.each("hand") == ["G1", "", "G2", "G3"]


@rule("MAG-613", "MAG-409", "MAG-410")
def test_thieves_reshuffle_in_the_middle() -> None:
    play = phase_two(**THIEVES, hand0="R1 R2 B3 B4", deck="G1", pile="")
    play.reshuffles_to("B3 R1 B4 R2").choose("cast deck2 R1 R2 B3 B4")
    assert play.each("hand") == ["G1", "B3", "R1"]
    assert play["deck"] == "B4 R2"
    assert play["pile"] == ""


@rule("MAG-613", "MAG-412")
def test_with_nothing_to_draw_thieves_draw_nothing() -> None:
    play = phase_two(**THIEVES, hand0="", items0="EL EL EL EL", deck="", pile="")
    play.reshuffles_to("EL EL EL EL").choose("cast deck2 EL EL EL EL")
    assert play.each("items") == ["EL", "EL", "EL"]
    assert play["deck"] == "EL"
    nothing = phase_two(4, **THIEVES, hand0="R1", items0="EL EL EL", deck="", pile="").reshuffles_to("R1 EL EL EL")
    nothing.choose("cast deck2 R1 EL EL EL")
    assert nothing["deck"] == nothing["pile"] == ""
    assert nothing.asked == "0 cast"


# Shakum Thingsis Up


@rule("MAG-621")
def test_each_player_loses_one_item() -> None:
    play = shakum(items0="HP HP", items1="EL", items2="MW MW MW")
    assert play.each("items") == ["HP", "", "MW MW"]
    assert play["pile"] == "R1 Y1 G1 B1 HP EL MW"


@rule("MAG-621")
def test_a_curse_neither_counts_nor_can_be_lost() -> None:
    play = shakum(items1="CU", items2="CU HP")
    assert play.each("items") == ["", "CU", "CU"], "seat 2 has one kind besides the Curse, and isn't asked"
    play = shakum(items1="CU HP EL")
    assert play.asked == "1 lose_item"
    assert play.refused("lose_item CU") == "MAG-621"
    assert play.offered() == ["lose_item HP", "lose_item EL"]


@rule("MAG-622", "MAG-1201", "MAG-1202")
def test_a_loser_of_two_kinds_chooses_which() -> None:
    play = shakum(items1="EL HP")
    assert play.asked == "1 lose_item"
    assert play.refused("lose_item MW", "lose_item R1", "lose_item", "lose_item HP EL") == "MAG-622"
    assert play.refused("heal", "pass_card R1") == "MAG-1202"
    play.choose("lose_item HP")
    assert play.each("items") == ["", "EL", ""]
    assert play["pile"] == "R1 Y1 G1 B1 HP"
    assert play.asked == "0 cast"


@rule("MAG-622")
def test_two_of_one_kind_are_no_question_and_none_is_no_loss() -> None:
    play = shakum(items0="EL EL", items2="CU")
    assert play.asked == "0 cast"
    assert play.each("items") == ["EL", "", "CU"]


# Unleashus Cursus


@rule("MAG-631")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_a_curse_moves_to_the_left_neighbour(before: int, after: int) -> None:
    caster = (before + 1) % 3
    play = phase_two(**CURSUS, turn=caster, **{f"hand{caster}": "R1 R2 B3 B4", f"items{before}": "CU HP"}).choose("cast deck2 R1 R2 B3 B4")
    assert [seat for seat in range(3) if "CU" in play[f"items {seat}"]] == [after]
    assert play[f"items {before}"] == "HP", "nothing but Curses moves"


@rule("MAG-632", "MAG-742")
def test_all_curses_move_at_the_same_moment() -> None:
    play = cursus(items1="CU", items2="CU HP")
    assert play.each("items") == ["CU", "", "HP CU"]
    play = cursus(2, items1="CU")
    assert play.each("items") == ["CU", ""]


@rule("MAG-631", "MAG-741")
def test_a_curse_may_come_to_the_caster_itself() -> None:
    play = cursus(items2="CU")
    assert play.each("items") == ["CU", "", ""]


# Gous Backus


@rule("MAG-641")
def test_the_cylinder_goes_one_place_back() -> None:
    play = backus(position=5)
    assert play["position"] == "4"


@rule("MAG-642", "MAG-313")
def test_the_forward_move_of_the_same_cast_still_follows() -> None:
    assert backus(position=5).choose("done")["position"] == "5"
    at_start = backus(position=0)
    assert at_start["position"] == "0"
    assert at_start.choose("done")["position"] == "1"


# Ciao Devilus


@rule("MAG-651")
def test_each_player_with_a_skull_passes_one_to_the_left() -> None:
    play = devilus(4, skulls0="R1 R2", skulls2="B1")
    assert play.each("skulls") == ["R1", "R2", "", "B1"]
    play = devilus(4, skulls3="B1 B2")
    assert play.each("skulls") == ["B2", "", "", "B1"]


@rule("MAG-652")
def test_the_top_skull_of_before_goes_and_arrives_on_top() -> None:
    play = devilus(skulls0="Y1", skulls1="R3 B2")
    assert play.each("skulls") == ["", "R3 Y1", "B2"]
    round_about = devilus(skulls0="R1 R2", skulls1="Y1 Y2", skulls2="G1 G2")
    assert round_about.each("skulls") == ["R1 G2", "Y1 R2", "G1 Y2"]
    passed_on = devilus(skulls0="R1")
    assert passed_on.each("skulls") == ["", "R1", ""], "a Skull just received isn't passed on"


# Presentis for Youm


@rule("MAG-661")
def test_each_player_with_cards_passes_one_to_the_left() -> None:
    play = presentis(4, hand1="R1", hand2="B4 B4", hand3="")
    assert play.asked == "2 pass_card"
    play.choose("pass_card B4")
    assert play.each("hand") == ["", "", "R1 B4", "B4"]
    last_to_first = presentis(2, hand1="R1")
    assert last_to_first.each("hand") == ["R1", ""]


@plain_too
@rule("MAG-662", "MAG-1201", "MAG-604")
def test_givers_choose_in_secret_and_the_cards_move_together() -> None:
    play = presentis(4, hand1="R1 R2", hand2="Y1 Y2", hand3="B1 B2")
    assert play.asked == "1 pass_card"
    play.choose("pass_card R2")
    assert play.asked == "2 pass_card"
    assert play.each("hand") == ["", "R1 R2", "Y1 Y2", "B1 B2"], "nothing has moved"
    assert play.refused("pass_card R2", "pass_card R1") == "MAG-662", "what one is about to receive can't be passed"
    play.choose("pass_card Y1", "pass_card B1")
    assert play.each("hand") == ["B1", "R1", "R2 Y2", "Y1 B2"]
    assert play.asked == "0 cast"


@rule("MAG-662")
def test_a_gift_is_a_face_of_the_hand() -> None:
    play = presentis(hand1="R1 R1 R2")
    assert play.offered() == ["pass_card R1", "pass_card R2"]
    assert play.refused("pass_card", "pass_card B1", "pass_card R1 R2", "pass_card HP") == "MAG-662"
    assert play.refused("done", "lose_item HP") == "MAG-1202"


@rule("MAG-662")
def test_each_presentis_asks_anew() -> None:
    play = presentis(2, hand1="R1 R2").choose("pass_card R1", "done")
    assert play.each("hand") == ["R1", "R2"]
    again = phase_two(2, turn=1, deck2="204", hand1="G1 G2 G3 Y4", hand0="")
    again.choose("cast deck2 Y4 G1 G2 G3")
    assert again.each("hand") == ["", ""]


@rule("MAG-663")
def test_a_single_card_is_passed_without_a_question_and_two_are_always_asked() -> None:
    single = presentis(hand1="R1", hand2="B4")
    assert single.asked == "0 cast"
    assert single.each("hand") == ["B4", "", "R1"]
    equal = presentis(hand1="R1 R1")
    assert equal.asked == "1 pass_card"
    assert equal.offered() == ["pass_card R1"]
