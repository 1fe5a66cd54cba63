"""Magical items, MAG-701 to MAG-747."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.magus.dealing import deal, phase_two
from tests.marks import rule

FOUR_REDS = "cast deck2 R1 R2 R3 R4"  # pays for Spell 201, a closed book


@rule("MAG-701")
def test_items_lie_open_and_are_collected_without_limit() -> None:
    play = deal(items1="HP EL EL MW", deck="R1")
    for seat in (-1, 0, 1, 2):
        assert play.seen_by(seat)["items"] == [[], ["HP", "EL", "EL", "MW"], []]
    all_of_them = deal(2, items0="HP EL EL MW MW CU", deck="HP R1").take("r1c1").choose("done")
    assert all_of_them["items 0"] == "HP HP EL EL MW MW CU"


@rule("MAG-703", "MAG-745", "MAG-301")
def test_items_and_curses_wait_for_phase_two() -> None:
    play = deal(items0="HP MW CU", skulls0="R1", pile="B1", hand0="R1 R2 R3")
    for _ in range(2):
        assert play.refused("heal", "wand B1") == "MAG-703"
        assert play.refused("lift_curse R1 R2", "give_curse R1 R2 R3 seat1") == "MAG-745"
        play.throw("r3c3", 0, 0) if play.asked == "0 aim" else play.choose("take r3c3")
    play.choose("heal", "wand B1", "lift_curse R1 R2")


@rule("MAG-703", "MAG-1202")
def test_nobody_uses_items_in_another_players_turn() -> None:
    play = phase_two(items1="HP MW CU", skulls1="R1", pile="B1", hand1="R1 R2 R3")
    assert play.refused("1 heal", "1 wand B1", "1 lift_curse R1 R2", "1 give_curse R1 R2 R3 seat2", "1 done") == "MAG-1202"


@rule("MAG-703")
def test_as_many_items_as_wanted_in_one_turn() -> None:
    play = phase_two(items0="HP HP MW MW EL EL", skulls0="R1 R2", pile="B1 B2", hand0="R3 R4")
    play.choose("heal", "wand B1", "heal", "wand R1", "cast deck2 R1 R3 EL EL")
    assert play["items 0"] == ""


@rule("MAG-704")
def test_used_items_go_to_the_discard_pile() -> None:
    play = phase_two(items0="HP MW EL CU", skulls0="Y1", pile="B1", hand0="R1 R2 R3 B2 B3")
    play.choose("heal", "wand B1", "lift_curse B1 B2", "cast deck2 R1 R2 R3 EL")
    assert play["pile"] == "Y1 HP MW B1 B2 CU R1 R2 R3 EL"
    assert play["items 0"] == ""


@rule("MAG-705", "MAG-713", "MAG-732")
def test_an_item_that_would_do_nothing_cannot_be_used() -> None:
    no_skull = phase_two(items0="HP", skulls1="R1")
    assert no_skull.offered() == ["done"]
    assert no_skull.refused("heal") == "MAG-713"
    no_potion = phase_two(items0="MW", pile="HP EL")
    assert no_potion.offered() == ["done"]
    assert no_potion.refused("wand HP", "wand R1", "wand") == "MAG-705"


# Healing Plants


@rule("MAG-711", "MAG-318")
def test_healing_plants_take_a_skull_from_your_own_area() -> None:
    play = phase_two(items0="HP", skulls0="R1 B2", skulls1="G1")
    assert play.each("score") == ["-2", "-1", "0"]
    play.choose("heal")
    assert play.each("skulls") == ["R1", "G1", ""]
    assert play.each("score") == ["-1", "-1", "0"]


@rule("MAG-711")
def test_without_healing_plants_nobody_heals() -> None:
    assert phase_two(skulls0="R1", items0="EL MW", items1="HP").refused("heal") == "MAG-711"


@rule("MAG-712")
def test_the_healed_skull_is_a_potion_in_the_pile_under_the_plants() -> None:
    play = phase_two(items0="HP MW", skulls0="R1 B2", pile="Y1").choose("heal")
    assert play["pile"] == "Y1 B2 HP"
    assert "wand B2" in play.offered()
    assert play.refused("heal B2") == "MAG-711"
    again = phase_two(items0="HP HP", skulls0="R1 B2")
    assert again.refused("heal R1") == "MAG-712", "the top Skull leaves; there is no choice"


@rule("MAG-713")
def test_plants_may_heal_a_skull_of_the_cast_just_made_even_the_last_one() -> None:
    play = phase_two(2, position=8, items0="HP", hand0="R1 R2 R3 R4 Y4").choose(FOUR_REDS)
    assert play["score 0"] == "1"
    play.choose("heal", "done")
    assert play.reason == "cylinder"
    assert play.line("score-total") == [2, 0]


# Elixir


@rule("MAG-721")
@pytest.mark.parametrize("missing", ["R1", "R2", "B3", "B4"])
def test_an_elixir_is_any_potion_of_a_mix(missing: str) -> None:
    left = [face for face in ("R1", "R2", "B3", "B4") if face != missing]
    play = phase_two(deck3="304", hand0=" ".join(left), items0="EL")  # K1 K2 S3 S4
    play.choose(f"cast deck3 {' '.join(left)} EL")
    assert play["spells 0"] == "304"


@rule("MAG-722")
def test_elixirs_are_discarded_with_the_mix_after_the_cards() -> None:
    play = phase_two(hand0="R3 R1 B4", items0="EL EL EL", pile="Y1").choose("cast deck2 R3 R1 EL EL")
    assert play["pile"] == "Y1 R1 R3 EL EL"
    assert play["items 0"] == "EL", "just as many as were named"
    assert play["skulls 0"] == "B4"


@rule("MAG-722")
def test_a_mix_of_elixirs_alone() -> None:
    play = phase_two(deck2="209", items0="EL EL EL", deck="").choose("cast deck2 EL EL EL")
    assert play["spells 0"] == "209"
    assert play["pile"] == "EL EL EL"


@rule("MAG-722", "MAG-723")
def test_an_elixir_is_used_nowhere_but_in_a_cast() -> None:
    play = phase_two(items0="EL EL EL CU MW", hand0="R1 R2", pile="EL B1")
    assert play.offered() == ["wand B1", "lift_curse R1 R2", "done"]
    assert play.refused("lift_curse R1 EL", "lift_curse EL EL") == "MAG-743"
    assert play.refused("give_curse R1 R2 EL seat1") == "MAG-744"
    assert play.refused("wand EL") == "MAG-732"


@rule("MAG-723")
def test_an_elixir_becomes_no_skull_and_is_not_passed() -> None:
    cast = phase_two(items0="EL EL", hand0="R1 R2 R3 R4 B1").choose(FOUR_REDS)
    assert (cast["skulls 0"], cast["items 0"]) == ("B1", "EL EL")
    gifts = phase_two(deck2="204", hand0="G1 G2 G3 Y4", hand1="R1 R2", items1="EL").choose("cast deck2 Y4 G1 G2 G3")
    assert gifts.offered() == ["pass_card R1", "pass_card R2"]


# Magic Wand


@rule("MAG-731", "MAG-732")
def test_a_wand_takes_a_potion_of_your_choice_from_the_pile() -> None:
    play = phase_two(items0="MW", pile="B1 R2 HP R2 G3")
    assert play.offered() == ["wand R2", "wand G3", "wand B1", "done"]
    play.choose("wand R2")
    assert play["hand 0"] == "R2"
    assert play["pile"] == "B1 R2 HP G3 MW", "the upper R2 left; the Wand came after"
    assert play["items 0"] == ""


@rule("MAG-732")
def test_a_wand_takes_neither_items_nor_what_is_not_there() -> None:
    play = phase_two(items0="MW", pile="B1 HP")
    assert play.refused("wand HP", "wand R1", "wand", "wand B1 B1", "wand r1c1") == "MAG-732"
    assert phase_two(pile="B1").refused("wand B1") == "MAG-731"


@rule("MAG-733", "MAG-304")
def test_after_a_cast_a_wand_fetches_from_the_mix_just_discarded() -> None:
    play = phase_two(items0="MW", hand0="R1 R2 R3 R4 B1", pile="").choose(FOUR_REDS)
    assert play.offered("wand") == ["wand R1", "wand R2", "wand R3", "wand R4"], "B1 is a Skull"
    play.choose("wand R3", "done")
    assert play["hand 0"] == "R3"
    assert play["skulls 0"] == "B1"


# Curse


@rule("MAG-741")
def test_a_cursed_player_cannot_cast() -> None:
    play = phase_two(items0="CU EL", hand0="R1 R2 R3 R4")
    assert play.offered("cast") == []
    assert play.refused(FOUR_REDS, "cast deck2 R1 R2 R3 EL", "cast deck3 R1") == "MAG-741"
    assert phase_two(items1="CU", hand0="R1 R2 R3 R4").offered("cast") == [FOUR_REDS], "only one's own Curse counts"


@rule("MAG-742")
def test_nobody_ever_has_two_curses() -> None:
    drawn = deal(2, deck="CU CU R1").take("r1c1").choose("done")
    assert drawn.each("items") == ["CU", "CU"]


@rule("MAG-743", "MAG-1204")
def test_two_cards_lift_a_curse() -> None:
    play = phase_two(items0="CU HP", hand0="R1 B4 B4", pile="Y1")
    assert play.offered("lift_curse") == ["lift_curse R1 B4", "lift_curse B4 B4"]
    assert play.refused("lift_curse R1", "lift_curse R1 B4 B4", "lift_curse", "lift_curse R1 X9") == "MAG-743"
    assert play.refused("lift_curse R1 R1", "lift_curse G1 G2") == "MAG-1204", "cards that aren't in hand so often"
    play.choose("lift_curse R1 B4")
    assert play["pile"] == "Y1 R1 B4 CU"
    assert play["items 0"] == "HP"
    assert play["hand 0"] == "B4"
    assert play.each("skulls") == ["", "", ""]


@rule("MAG-744", "MAG-745")
def test_three_cards_give_a_curse_to_another_player() -> None:
    play = phase_two(4, items0="CU", items2="CU EL", hand0="Y2 R1 B1 B1", pile="G4")
    assert play.refused("give_curse R1 Y2 B1 seat2") == "MAG-745", "seat 2 has one"
    play.choose("give_curse R1 Y2 B1 seat3")
    assert play["pile"] == "G4 R1 Y2 B1"
    assert play["hand 0"] == "B1"
    assert play.each("items") == ["", "", "EL CU", "CU"]


@rule("MAG-744", "MAG-1204")
def test_who_may_be_given_a_curse_and_for_what() -> None:
    play = phase_two(4, items0="CU", items2="CU", hand0="R1 Y2 B1 B1")
    by_rule = {(*paid, to) for paid in combinations(("R1", "Y2", "B1", "B1"), 3) for to in ("seat1", "seat3")}
    assert {tuple(answer.split()[1:]) for answer in play.offered("give_curse")} == by_rule
    for answer in ("give_curse R1 Y2 B1", "give_curse R1 Y2 B1 seat0", "give_curse R1 Y2 B1 seat9", "give_curse R1 Y2 seat1"):
        assert play.refused(answer) == "MAG-744"
    assert play.refused("give_curse R1 Y2 B1 B1 seat1", "give_curse seat1") == "MAG-744"
    assert play.refused("give_curse R1 Y2 Y2 seat1") == "MAG-1204"


@rule("MAG-1204")
def test_without_a_curse_there_is_nothing_to_pay_for() -> None:
    play = phase_two(hand0="R1 R2 R3", items1="CU")
    assert play.refused("lift_curse R1 R2", "give_curse R1 R2 R3 seat2", "lift_curse", "give_curse") == "MAG-1204"


@rule("MAG-745")
def test_the_paid_cards_reach_the_pile_before_the_curse() -> None:
    play = phase_two(items0="CU", hand0="B1 R1").choose("lift_curse B1 R1")
    assert play["pile"] == "R1 B1 CU"


@rule("MAG-747")
def test_a_cursed_player_may_heal_and_wand_and_cast_once_rid_of_the_curse() -> None:
    play = phase_two(items0="CU HP MW", skulls0="G1", hand0="R1 R2 R3 R4 B1", pile="B2")
    play.choose("heal", "wand B2", "lift_curse B1 B2", FOUR_REDS)
    assert play["spells 0"] == "201"
    assert play["items 0"] == ""
    given = phase_two(items0="CU", hand0="R1 R2 R3 R4 B1 B2 B3").choose("give_curse B1 B2 B3 seat1", FOUR_REDS)
    assert given["spells 0"] == "201"


@rule("MAG-746")
def test_a_curse_that_nobody_can_take_leaves_the_game() -> None:
    """Two Curses in the box make this impossible in play; a position with three shows it."""
    play = deal(2, items0="CU", items1="CU", deck="HP CU EL R1").take("r1c1").choose("done")
    assert play.each("items") == ["HP CU", "EL CU"], "the dealing didn't advance for the Curse"
    assert play["removed"] == "1"
    assert play["pile"] == ""
    assert play["grid"].split()[0] == "R1"
