"""Phase III, Replenish Potions: MAG-401 to MAG-413, and what the edge cases of section 13 say of drawing."""

from __future__ import annotations

import pytest

from tests.games.magus.dealing import BARE, SPACES, Play, deal
from tests.marks import plain_too, rule


def two_gaps(**lies: str | int) -> Play:
    """Seat 0 takes G1 and G3 from r3c1 and r3c5, and is about to end its turn."""
    return deal(**lies).take("r3c1", "r3c5", cube="r3c3")


@rule("MAG-401", "MAG-402")
def test_gaps_are_filled_one_card_at_a_time_from_left_to_right() -> None:
    play = two_gaps(deck="B2 Y3 R1").choose("done")
    assert play["space"].split()[20:22] == ["r3c1", "B2"]
    assert play["space"].split()[28:30] == ["r3c5", "Y3"]
    assert play["deck"] == "R1"
    assert play.heard("space-filled", 2) == ["space=r3c1 card=B2", "space=r3c5 card=Y3"]


@rule("MAG-402")
def test_a_whole_grid_is_filled_from_top_to_bottom() -> None:
    potions = [face for face in ("R1", "Y2", "G3", "B4", "R2") for _ in range(5)]
    play = deal(grid=BARE, deck=" ".join(potions)).choose("done")
    assert play["grid"].split() == potions
    assert play.heard("space-filled") == [f"space={space} card={face}" for space, face in zip(SPACES, potions, strict=True)]


@rule("MAG-403", "MAG-1304")
def test_gaps_of_earlier_turns_are_filled_too_in_the_same_order() -> None:
    play = two_gaps(deck="", hand1="R1 R2 R3 R4").choose("done")
    assert play["empty"] == "r3c1 r3c5"
    play.p1().choose("cast deck2 R1 R2 R3 R4")
    play.reshuffles_to("R2 R4 R1 R3").choose("done")
    assert play["empty"] == ""
    assert play.heard("space-filled") == ["space=r2c5 card=R2", "space=r3c1 card=R4", "space=r3c5 card=R1"]
    assert play["deck"] == "R3"


@rule("MAG-404", "MAG-701")
def test_an_item_drawn_goes_to_the_active_player_and_drawing_goes_on_for_the_space() -> None:
    play = deal(deck="EL B2 Y3").take("r3c1").choose("done")
    assert play.each("items") == ["EL", "", ""]
    assert play["grid"].split()[10] == "B2"
    assert play["deck"] == "Y3"
    for seat in (-1, 0, 1, 2):
        assert play.seen_by(seat)["items"] == [["EL"], [], []]


@rule("MAG-404")
def test_an_item_just_drawn_is_for_future_turns() -> None:
    play = deal(2, deck="MW B2 Y3", pile="R1").take("r3c1").choose("done")
    assert play.asked == "1 aim"
    play.take("r1c1")
    assert play.refused("0 wand R1") == "MAG-1202"
    play.choose("done").take("r2c1")
    assert "wand R1" in play.offered()


@rule("MAG-405", "MAG-117")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_further_items_go_round_clockwise(active: int) -> None:
    play = deal(deck="HP EL MW B2", turn=active).take("r3c1").choose("done")
    received = {0: ["HP", "EL", "MW"], 1: ["MW", "HP", "EL"], 2: ["EL", "MW", "HP"]}
    assert play.each("items") == received[active]


@rule("MAG-405")
def test_the_dealing_goes_on_from_space_to_space() -> None:
    play = two_gaps(deck="HP B2 EL Y3").choose("done")
    assert play.each("items") == ["HP", "EL", ""]


@rule("MAG-406")
def test_the_dealing_goes_round_and_starts_anew_in_each_phase_three() -> None:
    play = deal(deck="HP HP EL MW B2 EL Y3").take("r3c1").choose("done")
    assert play.each("items") == ["HP MW", "HP", "EL"]
    play.take("r1c1").choose("done")
    assert play.each("items") == ["HP MW", "HP EL", "EL"], "seat 1 is active now, and first"


@rule("MAG-407", "MAG-742")
def test_a_curse_for_a_cursed_player_goes_to_the_next_one() -> None:
    play = deal(deck="CU B2", items0="CU").take("r3c1").choose("done")
    assert play.each("items") == ["CU", "CU", ""]
    play = deal(deck="CU B2", items0="CU", items1="CU").take("r3c1").choose("done")
    assert play.each("items") == ["CU", "CU", "CU"]


@rule("MAG-408")
def test_after_a_skip_the_next_item_goes_on_from_who_received_the_curse() -> None:
    play = deal(4, deck="CU HP B2", items0="CU", items1="CU").take("r3c1").choose("done")
    assert play.each("items") == ["CU", "CU", "CU", "HP"]


@rule("MAG-409", "MAG-410", "MAG-411")
def test_the_whole_pile_becomes_the_deck_when_a_card_is_needed_and_none_is_there() -> None:
    play = two_gaps(deck="G1", pile="R1 EL B2")
    assert play["pile"] == "R1 EL B2"
    play.reshuffles_to("B2 R1 EL").choose("done")
    assert play["grid"].split()[10] == "G1"
    assert play["grid"].split()[14] == "B2"
    assert play["deck"] == "R1 EL"
    assert play["pile"] == ""


@rule("MAG-409")
def test_the_new_deck_is_shuffled_and_lies_face_down() -> None:
    tops = set()
    for seed in range(40):
        play = two_gaps(deck="G1", pile="R1 R2 R3 R4 B1 B2 B3 B4")
        play.game.chance.seed(seed)
        play.choose("done")
        tops.add(play["grid"].split()[14])
        assert play.seen_by(1)["deck"] == 7
    assert len(tops) == 8


@rule("MAG-410")
def test_an_empty_deck_waits_for_a_card_to_be_needed() -> None:
    play = two_gaps(deck="G1 G2", pile="R1").choose("done")
    assert (play["deck"], play["pile"]) == ("", "R1"), "the last card was drawn, the pile still lies"
    play.take("r1c1")
    assert play["pile"] == "R1"
    play.choose("done")
    assert (play["deck"], play["pile"]) == ("", "")
    assert play["grid"].split()[0] == "R1"


@rule("MAG-411")
def test_used_items_and_curses_are_shuffled_in() -> None:
    play = deal(deck="", pile="HP CU EL B1").take("r3c1")
    play.reshuffles_to("CU HP EL B1").choose("done")
    assert play.each("items") == ["CU", "HP", "EL"]
    assert play["grid"].split()[10] == "B1"


@rule("MAG-412", "MAG-1304")
def test_with_nothing_to_draw_the_spaces_stay_empty() -> None:
    play = two_gaps(deck="", pile="").choose("done")
    assert play["empty"] == "r3c1 r3c5"
    assert play.asked == "1 aim"


@rule("MAG-412", "MAG-402")
def test_when_cards_run_out_the_first_spaces_have_been_filled() -> None:
    play = two_gaps(deck="B2").choose("done")
    assert play["empty"] == "r3c5"


@rule("MAG-1305")
def test_a_deck_of_items_only_is_dealt_out_and_the_spaces_stay_empty() -> None:
    play = two_gaps(deck="HP EL", pile="MW CU").reshuffles_to("MW CU").choose("done")
    assert play.each("items") == ["HP CU", "EL", "MW"]
    assert play["empty"] == "r3c1 r3c5"
    assert play["deck"] == play["pile"] == ""


@plain_too
@rule("MAG-413")
def test_after_phase_three_the_turn_passes_clockwise() -> None:
    play = deal(turn=2).take("r3c1").choose("done")
    assert play["empty"] == ""
    assert play.asked == "0 aim"
    assert play["turn"] == "0"
