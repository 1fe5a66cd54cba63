"""Phase II, Cast a Spell: MAG-301 to MAG-322."""

from __future__ import annotations

import pytest

from foldtable.core.scene import scene_for
from foldtable.games.magus import BOX
from tests.games.magus.dealing import deal, phase_two
from tests.marks import plain_too, rule

FOUR_REDS = "cast deck2 R1 R2 R3 R4"  # pays for Spell 201, K- K- K- K-, a closed book


@rule("MAG-301")
def test_a_spell_may_be_cast_once_the_hand_holds_its_mix() -> None:
    play = deal(hand0="Y1 Y2 Y3")
    play.throw("r2c5", 0, 0)
    assert play.refused("cast deck2 Y1 Y2 Y3 Y4") == "MAG-301", "not before Phase I is over"
    play.choose("take r2c5")
    assert play.offered("cast") == ["cast deck2 Y1 Y2 Y3 Y4"]
    play.choose("cast deck2 Y1 Y2 Y3 Y4")
    assert play["spells 0"] == "201"


@rule("MAG-301")
def test_without_a_mix_nothing_is_cast() -> None:
    play = phase_two(hand0="R1 R2 R3 Y1")
    assert play.offered() == ["done"]
    assert play.refused("cast deck2 R1 R2 R3 Y1") == "MAG-514"


@rule("MAG-302", "MAG-311", "MAG-312", "MAG-1201")
def test_phase_two_is_one_window_until_done() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 B1", skulls0="G1", items0="HP HP MW MW", pile="Y1 Y2")
    play.choose("heal", "wand Y1", FOUR_REDS, "wand Y2", "heal")
    assert play.asked == "0 cast"
    play.choose("done")
    assert play.asked == "1 aim"


@rule("MAG-302")
def test_the_order_of_actions_is_free() -> None:
    for answers in (["heal", "wand Y1", FOUR_REDS], [FOUR_REDS, "wand Y1", "heal"], ["wand Y1", FOUR_REDS, "heal"]):
        play = phase_two(hand0="R1 R2 R3 R4", skulls0="G1", items0="HP MW", pile="Y1")
        play.choose(*answers)
        assert play.offered() == ["done"]


@rule("MAG-303")
def test_the_mix_goes_to_the_discard_pile() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", pile="B1").choose(FOUR_REDS)
    assert play["pile"] == "B1 R1 R2 R3 R4"
    assert play["hand 0"] == ""
    assert play["skulls 0"] == ""


@rule("MAG-304", "MAG-305")
def test_all_that_is_left_in_the_hand_becomes_skulls() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 Y1 Y1 B4").choose(FOUR_REDS)
    assert play["skulls 0"] == "Y1 Y1 B4"
    assert play["hand 0"] == ""
    assert play["score 0"] == "-1"


@rule("MAG-304")
def test_only_the_caster_lays_skulls() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", hand1="G1 G2", hand2="B1").choose(FOUR_REDS)
    assert play.each("skulls") == ["", "", ""]
    assert play.each("hand") == ["", "G1 G2", "B1"]


@rule("MAG-306", "MAG-603")
def test_the_caster_takes_the_spell_and_its_back_happens_at_once() -> None:
    play = phase_two(deck2="208", hand0="R1 B1 Y2 G2", position=5)  # Gous Backus
    play.choose("cast deck2 R1 Y2 G2 B1")
    assert play["spells 0"] == "208"
    assert play["score 0"] == "2"
    assert play["position"] == "4"
    assert play.asked == "0 cast"


@rule("MAG-307")
@pytest.mark.parametrize(
    "answer", ["cast", "cast R1 R2 R3 R4", "cast deck5 R1", "cast 201 R1 R2 R3 R4", "cast deck2 R1 HP", "cast deck2 R9"]
)
def test_a_cast_names_a_deck_and_cards_that_can_be_in_a_mix(answer: str) -> None:
    assert phase_two(hand0="R1 R2 R3 R4", items0="HP").refused(answer) == "MAG-307"


@rule("MAG-307", "MAG-721")
def test_a_cast_names_deck_cards_and_elixirs_all_at_once() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", items0="EL", deck3="304")
    assert play.offered("cast") == [
        "cast deck2 R1 R2 R3 R4",
        "cast deck2 R1 R2 R3 EL",
        "cast deck2 R1 R2 R4 EL",
        "cast deck2 R1 R3 R4 EL",
        "cast deck2 R2 R3 R4 EL",
    ]


@rule("MAG-308", "MAG-605")
def test_a_cast_goes_in_the_order_of_the_rulebook() -> None:
    play = phase_two(deck2="207 201", hand0="R1 Y4 G2 B3 B4", items0="EL EL HP", pile="B1")  # Shakum Thingsis Up asks in the middle
    play.choose("cast deck2 R1 Y4 G2 EL")
    assert play.asked == "0 lose_item"
    assert play["pile"] == "B1 R1 Y4 G2 EL", "(1) the mix and Elixirs are discarded"
    assert play["hand 0"] == "", "(2) the rest of the hand are Skulls"
    assert play["skulls 0"] == "B3 B4"
    assert play["spells 0"] == "207", "(3) the Spell is the caster's"
    assert play["offer"].split()[0] == "201", "(4) the next card is on offer"
    told = [words.split(" ")[0] for words in play.heard_by(-1)]
    assert told.index("spell-cast") < told.index("cards-become-skulls") < told.index("back-revealed"), "(5) the back comes last"
    play.choose("lose_item HP")
    assert play.asked == "0 cast", "(7) the window opens again"


@rule("MAG-308", "MAG-411", "MAG-613")
def test_the_mix_lies_in_the_pile_before_the_effect_draws_from_it() -> None:
    play = phase_two(2, deck2="202", hand0="R1 R2 B3 B4", deck="", pile="Y1")
    play.reshuffles_to("B3 Y1 R2 B4 R1").choose("cast deck2 R1 R2 B3 B4")  # Greateste Thieves
    assert play.each("hand") == ["B3", "Y1"]
    assert play["deck"] == "R2 B4 R1"


@rule("MAG-309", "MAG-317")
def test_no_second_spell_in_a_turn() -> None:
    play = phase_two(deck2="201 209 210", deck3="304", hand0="R1 R2 R3 R4", items0="MW MW MW EL EL EL EL", pile="Y1 Y1 Y2")
    play.choose(FOUR_REDS, "wand Y1", "wand Y1", "wand Y2")
    assert play["hand 0"] == "Y1 Y1 Y2", "just what Spell 209 on offer asks for"
    assert play.offered("cast") == []
    assert play.refused("cast deck2 Y1 Y1 Y2", "cast deck2 Y1 Y1 EL", "cast deck3 EL EL EL EL", "cast deck4") == "MAG-309"


@rule("MAG-309")
def test_in_the_next_turn_one_may_cast_again() -> None:
    play = deal(2, deck2="201 209", hand0="R1 R2 R3 R4", hand1="Y1 Y1 Y2").p1().choose(FOUR_REDS, "done")
    play.take("r1c1").choose("cast deck2 Y1 Y1 Y2")
    assert play.each("spells") == ["201", "209"]


@rule("MAG-310")
def test_nobody_has_to_cast() -> None:
    play = deal(hand0="R1 R2 R3 R4").p1().choose("done")
    assert play["hand 0"] == "R1 R2 R3 R4 Y4"
    assert play.each("skulls") == ["", "", ""]
    assert play.each("spells") == ["", "", ""]
    assert play.asked == "1 aim"


@rule("MAG-311", "MAG-312")
def test_items_may_be_used_in_a_turn_without_a_cast() -> None:
    play = phase_two(skulls0="G1", items0="HP MW", pile="B1").choose("wand B1", "heal")
    assert play["hand 0"] == "B1"
    assert play["items 0"] == play["skulls 0"] == ""
    play.choose("done")
    assert play["position"] == "0"


@rule("MAG-312", "MAG-743", "MAG-744")
def test_a_curse_may_be_paid_off_with_or_without_a_cast() -> None:
    before = phase_two(hand0="R1 R2 R3 R4 B1 B2", items0="CU").choose("lift_curse B1 B2", FOUR_REDS)
    assert before["skulls 0"] == ""
    without = phase_two(hand0="R1 B1 B2", items0="CU").choose("give_curse R1 B1 B2 seat2", "done")
    assert without.each("items") == ["", "", "CU"]


@rule("MAG-312")
def test_a_curse_that_came_by_the_cast_may_be_paid_off_after_it() -> None:
    play = phase_two(2, deck2="202", deck="CU R1", hand0="R1 R2 B3 B4", items0="MW MW", pile="")
    play.choose("cast deck2 R1 R2 B3 B4", "wand R2", "wand B3", "lift_curse R2 B3")
    assert play["items 0"] == ""


@rule("MAG-313", "MAG-314", "MAG-802")
def test_the_cylinder_moves_one_place_after_done_if_a_spell_was_cast() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", position=3, items0="HP", skulls0="B1").choose(FOUR_REDS)
    assert play["position"] == "3"
    play.choose("heal")
    assert play["position"] == "3"
    play.choose("done")
    assert play["position"] == "4"


@rule("MAG-314")
def test_the_cylinder_stays_in_a_turn_without_a_cast() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", position=3, items0="HP", skulls0="B1").choose("heal", "done")
    assert play["position"] == "3"
    assert play.asked == "1 aim"


@rule("MAG-315", "MAG-1002")
def test_spells_won_and_points_are_seen_by_all() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 B1", spells1="304 410").choose(FOUR_REDS)
    for seat in (-1, 0, 1, 2):
        seen = play.seen_by(seat)
        assert seen["won"] == [["201"], ["304", "410"], []]
        assert seen["scores"] == [1, 7, 0]
        scene = scene_for(BOX, play.game, seat)
        shown = [[spot.word for spot in surface.spots] for surface in scene.surfaces if surface.word.startswith("spells")]
        assert shown == [["201"], ["304", "410"], []]
        assert [panel.counters[0].value for panel in scene.panels] == [1, 7, 0]


@rule("MAG-316")
def test_a_cast_may_lose_more_than_it_gains() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 B1 B2 B3 B4").choose(FOUR_REDS)
    assert play["score 0"] == "-2"


@plain_too
@rule("MAG-317")
def test_the_reasons_against_a_cast_come_in_their_order() -> None:
    hand = "R1 R2 R3 Y1"
    wrong = "cast deck2 R1 R1 R2 EL"  # R1 once too often, no Elixir, and no cover either
    for position, why, rule_number in [
        (phase_two(hand0=hand, items0="CU", spells_left="0 10 10"), "refused-cast-cursed", "MAG-741"),
        (phase_two(hand0=hand, spells_left="0 10 10"), "refused-cast-empty-deck", "MAG-1301"),
        (phase_two(hand0=hand), "refused-cast-not-in-hand", "MAG-317"),
        (phase_two(hand0="R1 R1 R2 Y1"), "refused-cast-no-elixir", "MAG-317"),
        (phase_two(hand0="R1 R1 R2 Y1", items0="EL", deck2="205"), "refused-cast-no-cover", "MAG-514"),
    ]:
        slip = position.refusal(wrong)
        assert (slip.say.message, slip.rule) == (why, rule_number)


@rule("MAG-317")
def test_having_cast_comes_before_every_other_reason() -> None:
    last = "201 203 204 205 206 207 208 209 210 202"
    play = phase_two(2, deck2=last, spells_left="1 0 0", deck="CU R1", hand0="R1 R2 B3 B4").choose("cast deck2 R1 R2 B3 B4")
    assert play["items 0"] == "CU"
    assert play["offer"] == "- - -"
    assert play.refused("cast deck2 R1 R2", "cast deck3", "cast deck4 EL") == "MAG-309"


@rule("MAG-317", "MAG-517")
def test_the_named_cards_must_be_in_hand_that_often() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 R4")
    assert play.refused("cast deck2 R1 R1 R2 R3", "cast deck2 R1 R2 R3 B1", "cast deck2 R1 R2 R3 EL") == "MAG-317"
    assert play.refused("cast deck2 R1 R2 R3") == "MAG-514"
    assert play.refused("cast deck2 R1 R2 R3 R4 R4") == "MAG-517"


@rule("MAG-318", "MAG-808")
def test_each_skull_costs_a_point() -> None:
    play = deal(spells0="401", skulls0="R1 R1 B2", skulls1="G1")
    assert play.each("score") == ["1", "-1", "0"]


@rule("MAG-319")
def test_skulls_are_laid_in_face_order_and_leave_from_the_top() -> None:
    play = phase_two(hand0="B1 R1 R2 G3 R3 R4 Y2", skulls0="B4", items0="HP HP HP").choose(FOUR_REDS)
    assert play["skulls 0"] == "B4 Y2 G3 B1"
    play.choose("heal")
    assert play["skulls 0"] == "B4 Y2 G3"
    play.choose("heal", "heal")
    assert play["skulls 0"] == "B4"
    assert play["pile"] == "R1 R2 R3 R4 B1 HP G3 HP Y2 HP"


@rule("MAG-319", "MAG-652")
def test_the_top_skull_is_the_one_that_is_passed() -> None:
    play = phase_two(deck2="209", hand0="R1 B1 G2", skulls1="R3 B2").choose("cast deck2 R1 G2 B1")
    assert play.each("skulls") == ["", "R3", "B2"]


@rule("MAG-320", "MAG-712")
def test_nobody_looks_under_a_skull_until_it_is_healed() -> None:
    play = phase_two(skulls0="G1 B2", items0="HP")
    for seat in (-1, 0, 1, 2):
        assert play.seen_by(seat)["skulls"] == [2, 0, 0]
        surface = next(one for one in scene_for(BOX, play.game, seat).surfaces if one.word == "skulls0")
        assert [piece.word for spot in surface.spots for piece in spot.pieces] == ["skull"]
    assert play.offered() == ["heal", "done"], "the choice names no face"
    play.choose("heal")
    for seat in (-1, 0, 1, 2):
        assert play.seen_by(seat)["pile"] == ["B2", "HP"]
        assert play.seen_by(seat)["skulls"] == [1, 0, 0]


@rule("MAG-321", "MAG-322")
def test_the_whole_discard_pile_lies_open() -> None:
    play = deal(pile="R1 EL B2 CU Y3")
    for seat in (-1, 0, 1, 2):
        assert play.seen_by(seat)["pile"] == ["R1", "EL", "B2", "CU", "Y3"]
        words = [surface.word for surface in scene_for(BOX, play.game, seat).surfaces]
        assert abs(words.index("pile") - words.index("deck")) == 1, "next to the draw deck"
        pile = scene_for(BOX, play.game, seat).surfaces[words.index("pile")]
        assert [spot.word for spot in pile.spots] == ["Y3", "CU", "B2", "EL", "R1"]
        assert not any(piece.down for spot in pile.spots for piece in spot.pieces)
