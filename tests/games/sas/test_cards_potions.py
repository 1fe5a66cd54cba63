"""The potions: SAS-1430 to SAS-1512."""

from __future__ import annotations

import pytest

from tests.games.sas.casting import cannot_shift, cast, choices_of, next_turn, pile, shift
from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"

# Transform to Dragon


BESIDE = "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1"


@rule("SAS-1430", "SAS-1431", "SAS-569")
@pytest.mark.parametrize(("card", "dice", "lives"), [("kamakazi a.pion1", "", False), ("black_plague a.pion1", "1 1", True)])
def test_kamakazi_overrides_the_dragon_and_the_plague_ties_with_it(card: str, dice: str, lives: bool) -> None:
    play = stand(BESIDE, hands=f"A: {card.split(maxsplit=1)[0]}", in_play="B: transform_to_dragon", dice="4 2 1")
    if dice:
        play.will_come("save", dice)
    cast(play, "A", card)
    assert (play.at("b.wizard") != "") is lives
    assert "transform_to_dragon" in play["pile"]
    assert (play.at("a.pion1") != "") is lives, "a tie annuls the whole card"


@rule("SAS-1431")
def test_destroy_rock_ties_with_a_dragon_who_is_a_rock_and_a_lesser_trap_with_one_who_walks() -> None:
    stone = stand(
        "a.wizard keep/w8  a.pion1 keep/w3  b.wizard keep/w9  b.pion1 grove/a1",
        hands="A: destroy_rock",
        in_play="B: rock_transform transform_to_dragon",
        dice="4 2 1",
    )
    cast(stone, "A", "destroy_rock keep/w9")
    assert (stone.at("b.wizard"), pile(stone)) == ("keep/w9", ["destroy_rock", "transform_to_dragon"])
    walker = stand("a.wizard keep/w3  b.wizard grove/d3", in_play="A: transform_to_dragon; B: lesser_death_trap", dice="4 2 1")
    walker.go("a.wizard", "keep/gn").settle()
    assert (walker.at("a.wizard"), pile(walker)) == ("keep/gn", ["lesser_death_trap", "transform_to_dragon"])


@rule("SAS-1431")
def test_major_death_trap_and_missile_override_the_dragon() -> None:
    play = stand(
        "a.wizard keep/w3  a.pion1 keep/w9  b.wizard grove/d3", hands="B: major_death_trap", in_play="A: transform_to_dragon", dice="4 2 1"
    )
    play.go("a.wizard", "keep/gn").will_come("save", "1 1")
    cast(play, "B", "major_death_trap a.wizard")
    assert play.at("a.wizard") == ""


@rule("SAS-1432", "SAS-428")
def test_a_dragon_fights_with_his_own_dice_and_does_not_die_of_losing() -> None:
    play = stand("a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx  b.pion1 grove/a1", in_play="B: transform_to_dragon", dice="4 2 1")
    play.go("a.pion1", "keep/gw").will_come("fight", "6 5", "2 1").end()
    assert play["values"] == "65 21"
    assert (play.at("b.wizard"), play.at("a.pion1")) == ("keep/gw", "keep/b6"), "the attacker goes back"


@rule("SAS-1433", "SAS-336")
def test_a_blocked_receiver_destroys_a_dragon() -> None:
    pieces = "a.wizard keep/w1  a.pion1 keep/w9  b.wizard grove/d3  rock grove/c6  rock grove/d5  rock grove/e6"
    play = stand(pieces, in_play="A: transform_to_dragon", dice="4 2 1").settle().choose("jump a.wizard keep/ltx")
    assert play.at("a.wizard") == ""


@rule("SAS-1433", "SAS-1462")
def test_the_end_of_vapour_destroys_a_dragon() -> None:
    pieces = "a.wizard keep/w1  a.pion1 keep/w9  b.wizard grove/d3  rock keep/w2"
    play = stand(pieces, in_play="A: transform_to_dragon vapour", dice="4 2 1").go("a.wizard", "keep/w2").end()
    assert play.at("a.wizard") == ""


# Strength, Giant's Strength, Super Strength in a conflict


FIGHT = "a.wizard keep/b6  b.pion1 keep/gw  a.pion1 keep/nx  b.wizard grove/d3"


@rule("SAS-1500", "SAS-1510", "SAS-1440", "SAS-422")
@pytest.mark.parametrize(("potion", "dice"), [("strength", "1 1 6"), ("giants_strength", "1 1 5 6"), ("super_strength", "1 1 1 5 6")])
def test_each_potion_adds_its_dice(potion: str, dice: str) -> None:
    play = stand(FIGHT, in_play=f"A: {potion}", dice="4 2 1").go("a.wizard", "keep/gw").will_come("fight", dice, "3 2").end()
    high, low = sorted((int(die) for die in dice.split()), reverse=True)[:2]
    assert play["values"] == f"{10 * high + low} 32"


@rule("SAS-1500", "SAS-1501", "SAS-429")
def test_strength_waits_for_one_conflict_and_is_used_up_by_it() -> None:
    play = stand(FIGHT, hands="A: strength", dice="4 2 1")
    cast(play, "A", "strength")
    next_turn(next_turn(play))
    assert (play.turn, play["play A"]) == ("A", "strength"), "it has no time of its own"
    play.go("a.wizard", "keep/gw").will_come("fight", "1 1 6", "3 2").end()
    assert (play["play A"], pile(play)) == ("", ["strength"])


@rule("SAS-1441")
def test_super_strength_counts_in_every_conflict_of_the_turn() -> None:
    play = stand(FIGHT, in_play="A: super_strength", dice="4 2 1").go("a.wizard", "keep/gw").will_come("fight", "1 1 1 5 6", "3 2").end()
    assert play["values"] == "65 32"
    assert play["pile"] == "super_strength", "and it is gone with the turn, not with the conflict"
    kept = stand(FIGHT, hands="B: sleep", in_play="A: super_strength", dice="4 2 1").go("a.wizard", "keep/gw")
    kept.will_come("fight", "1 1 1 5 6", "3 2").end_only().settle_until("W6")
    assert kept["play A"] == "super_strength"


# Pushing and smashing rocks


ROCKS = "a.wizard keep/nx  a.pion1 keep/w9  rock keep/b1  rock keep/ch  rock keep/w8  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-1440", "SAS-1442")
def test_super_strength_smashes_rocks_beside_the_wizard_one_at_a_time() -> None:
    play = stand(ROCKS, in_play="A: super_strength", dice="4 2 1")
    assert cannot_shift(play, "super_strength keep/w8") == "SAS-1440", "not beside him"
    assert cannot_shift(play, "super_strength keep/b2") == "SAS-1270", "no rock"
    shift(play, "super_strength keep/b1")
    assert sorted(play["rocks"].split()) == ["keep/ch", "keep/w8"]
    shift(play, "super_strength keep/ch")
    assert (play["rocks"], play["moves"]) == ("keep/w8", "")


@rule("SAS-1442")
def test_a_wizard_in_rock_form_can_be_smashed_unless_protected() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/b1  b.pion1 grove/a1"
    play = stand(pieces, in_play="A: super_strength; B: rock_transform transform_to_dragon", dice="4 2 1")
    shift(play, "super_strength keep/b1")
    assert play.at("b.wizard") == "", "4 overrides the dragon's 2"
    guarded = stand(f"{pieces}  rock keep/b2", in_play="A: super_strength; B: rock_transform protection", dice="4 2 1")
    assert cannot_shift(guarded, "super_strength keep/b1") == "SAS-567"


@rule("SAS-1443")
def test_in_anothers_turn_super_strength_gives_only_dice_until_that_turn_ends() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  rock grove/c3"
    play = stand(pieces, hands="B: super_strength sleep", dice="4 2 1")
    cast(play, "B", "super_strength").settle()
    assert play.question == "move_action"
    assert play.refused("use super_strength") in ("SAS-590", "SAS-591")
    play.will_come("move", "4 2 1").end()
    assert (play.turn, play["play B"], play["pile"]) == ("B", "", "super_strength")


@rule("SAS-1510", "SAS-1511")
def test_giants_strength_pushes_each_rock_once_a_turn() -> None:
    play = stand(ROCKS, in_play="A: giants_strength", dice="4 2 1")
    assert cannot_shift(play, "giants_strength keep/w8") == "SAS-1510", "not beside him"
    assert cannot_shift(play, "giants_strength keep/b1 keep/w3") == "SAS-1510", "not beside the rock"
    shift(play, "giants_strength keep/b1 keep/b2")
    assert cannot_shift(play, "giants_strength keep/b2") == "SAS-1511"
    shift(play, "giants_strength keep/ch keep/b4")
    assert sorted(play["rocks"].split()) == ["keep/b2", "keep/b4", "keep/w8"]
    assert play["moves"] == ""


@rule("SAS-1511")
def test_another_rock_where_a_pushed_one_lay_may_be_pushed() -> None:
    play = stand(ROCKS, in_play="A: giants_strength", dice="4 2 1")
    shift(play, "giants_strength keep/b1 keep/b6")
    shift(play, "giants_strength keep/ch keep/b5")
    assert sorted(play["rocks"].split()) == ["keep/b5", "keep/b6", "keep/w8"]


@rule("SAS-1512")
def test_a_wizard_in_rock_form_can_be_pushed_though_held() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/b1  b.pion1 grove/a1"
    play = stand(pieces, in_play="A: giants_strength; B: rock_transform bear_trap=b.wizard", dice="4 2 1")
    shift(play, "giants_strength keep/b1 keep/b2")
    assert (play.at("b.wizard"), play.under("held")) == ("keep/b2", "")
    guarded = stand(f"{pieces}  rock keep/ch", in_play="A: giants_strength; B: rock_transform protection", dice="4 2 1")
    assert cannot_shift(guarded, "giants_strength keep/b1") == "SAS-567"


@rule("SAS-1510", "SAS-588")
def test_giants_strength_lasts_until_the_end_of_the_drinkers_own_turn() -> None:
    play = stand(ROCKS, hands="B: giants_strength", dice="4 2 1")
    cast(play, "B", "giants_strength")
    next_turn(play)
    assert (play.turn, play["play B"]) == ("B", "giants_strength")
    next_turn(play)
    assert play["play B"] == ""


# Speed


def speed(pieces: str = CALM, roll: str = "2 1", **lies: str) -> Play:
    """A drinks Speed before he moves."""
    play = stand(pieces, hands=lies.pop("hands", "A: speed"), dice="4 2 1", **lies).will_come("speed", roll)
    return cast(play, "A", "speed")


@rule("SAS-1450", "SAS-1451")
def test_speed_moves_the_wizard_at_once_as_far_as_two_dice_allow() -> None:
    play = speed().ride("keep/b1").ride("keep/gn").ride("keep/w3").settle()
    assert play.at("a.wizard") == "keep/w3"
    assert play.question == "move_action", "three moves were all"


@rule("SAS-1450", "SAS-1451", "SAS-1402")
def test_speed_may_stop_early_and_is_drunk_in_anybodys_turn() -> None:
    play = speed().ride("keep/b1").settle().choose("stop")
    assert (play.question, play.at("a.wizard"), pile(play)) == ("move_action", "keep/b1", ["speed"])
    theirs = stand(CALM, hands="B: speed", dice="4 2 1").will_come("speed", "1 1")
    cast(theirs, "B", "speed")
    assert (theirs.asked, theirs.turn) == ("B extra_step", "A")


@rule("SAS-1450", "SAS-517")
def test_a_wizard_in_conflict_cannot_run() -> None:
    play = stand("a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx", hands="B: speed; A: sleep", dice="4 2 1").go("a.pion1", "keep/gw")
    assert not play.offers("B", "speed")


@rule("SAS-1452", "SAS-406")
def test_an_attack_by_speed_ends_the_run_and_waits_for_t4_of_the_current_turn() -> None:
    play = stand("a.pion1 grove/b3  a.wizard keep/w1  b.wizard grove/a2  b.pion1 grove/a1", hands="B: speed sleep", dice="4 2 1")
    play.will_come("speed", "6 6")
    cast(play, "B", "speed").ride("grove/b3").settle()
    assert play.fights == ["b.wizard a.pion1 grove/b3 grove/a2"]
    assert play.asked == "A move_action"
    assert play.steps("a.pion1") == []
    play.will_come("fight", "5 2", "5 2").end()
    assert (play.at("a.pion1"), play.turn) == ("", "B"), "at equal values the attacker wins"


@rule("SAS-1453")
def test_speed_overrides_paralysis_which_goes_on_afterwards() -> None:
    play = stand(CALM, hands="B: speed", in_play="A: paralysis=b.wizard", dice="4 2 1").will_come("speed", "1 1")
    cast(play, "B", "speed").ride("grove/c3").ride("grove/b2").settle()
    assert (play.at("b.wizard"), play.under("paralysed"), play["play A"]) == ("grove/b2", "b.wizard", "paralysis")


@rule("SAS-1453", "SAS-1113")
def test_speed_overrides_a_hold_which_ends_when_he_leaves_the_spot() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/e3  b.pion1 grove/a1"
    play = stand(pieces, hands="B: speed", in_play="A: bear_trap=b.wizard", dice="4 2 1").will_come("speed", "2 1")
    cast(play, "B", "speed")
    assert (play.asked, play.under("held")) == ("B extra_step", "b.wizard")
    play.ride("grove/e2")
    assert (play.under("held"), play["play A"]) == ("", "bear_trap")


@rule("SAS-1402", "SAS-1453")
def test_a_new_hold_ends_the_run() -> None:
    pieces = "a.wizard keep/w3  a.pion1 keep/w9  b.wizard grove/d3"
    play = speed(pieces, roll="3 3", in_play="B: bear_trap").ride("keep/gn")
    play.use("B", "bear_trap a.wizard").settle()
    assert (play.question, play.at("a.wizard"), play.under("held")) == ("move_action", "keep/gn", "a.wizard")


@rule("SAS-1402", "SAS-1382")
def test_paralysis_in_between_ends_the_run() -> None:
    play = speed(roll="3 3", hands="A: speed; B: paralysis").ride("keep/b1")
    cast(play, "B", "paralysis a.wizard").settle()
    assert (play.question, play.at("a.wizard")) == ("move_action", "keep/b1")


@rule("SAS-1454", "SAS-309")
def test_running_counts_for_no_limit_of_the_turn() -> None:
    play = speed(roll="2 2").ride("keep/b1").ride("keep/b2").ride("keep/b3").ride("keep/b4").settle()
    assert play["moves"] == ""
    play.go("a.wizard", "keep/b5", "keep/b6", "keep/b1", "keep/b2")
    assert play.steps("a.wizard") == []


@rule("SAS-1402", "SAS-1454", "SAS-326")
def test_a_run_through_ghosts_takes_its_moves_and_counts_for_nothing_else() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b1  a.pion2 keep/w9  b.wizard grove/d3"
    play = speed(pieces, roll="2 1", in_play="B: ghost_army=a.pion1")
    play.choose("through a.wizard keep/b1", "step a.wizard keep/gn").settle()
    assert (play.at("a.wizard"), play.under("ghost"), play["moves"]) == ("keep/gn", "", "")
    play.ride("keep/w3").settle()
    assert play.question == "move_action", "three moves were all"


# Vapour


VAPOROUS = "a.wizard keep/w13  a.pion1 keep/w3  rock keep/w12  b.pion1 keep/w11  b.wizard grove/d3"


def vapour(pieces: str = VAPOROUS, **lies: str) -> Play:
    return stand(pieces, in_play=lies.pop("in_play", "A: vapour"), dice="5 3 1", **lies)


@rule("SAS-1460", "SAS-1461")
def test_a_vaporous_wizard_goes_through_rocks_and_pieces_without_a_conflict() -> None:
    play = vapour().go("a.wizard", "keep/w12", "keep/w11", "keep/w10")
    assert play.fights == []
    play.end()
    assert play.at("a.wizard") == "keep/w10"


@rule("SAS-1460", "SAS-1462")
def test_he_is_destroyed_if_movement_ends_with_him_on_an_occupied_spot() -> None:
    play = vapour(hands="A: sleep").go("a.wizard", "keep/w12").end()
    assert (play.at("a.wizard"), play["hand A"], play["spoils"]) == ("", "", "")
    assert "sleep" in play["pile"], "nobody is credited"


@rule("SAS-1461")
def test_every_spot_beside_a_receiver_is_valid_for_him_and_traps_and_typhoid_act_as_usual() -> None:
    blocked = "a.wizard keep/w1  a.pion1 keep/w9  b.wizard grove/d3  rock grove/c6  rock grove/d5  rock grove/e6"
    assert vapour(blocked).landings("a.wizard") == ["grove/c6", "grove/d5", "grove/e6"]
    trap = vapour("a.wizard keep/w3  a.pion1 keep/w9  b.wizard grove/d3", hands="B: major_death_trap").go("a.wizard", "keep/gn")
    assert trap.offers("B", "major_death_trap")
    sick = vapour("a.wizard keep/w3  a.pion1 keep/w9  b.pion1 keep/w5  b.wizard grove/d3", in_play="A: vapour; B: typhoid_mary=b.pion1")
    sick.will_come("save", "1 1").go("a.wizard", "keep/w4")
    assert sick.at("a.wizard") == ""


@rule("SAS-1462", "SAS-407")
def test_a_piece_that_has_attacked_him_is_no_object_in_his_way() -> None:
    play = vapour("a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx  b.pion1 grove/a1", in_play="B: vapour").go("a.pion1", "keep/gw")
    assert play.fights == ["a.pion1 b.wizard keep/gw keep/b6"]
    play.will_come("fight", "1 1", "6 5").end()
    assert play.at("b.wizard") == "keep/gw"


@rule("SAS-1463", "SAS-322")
def test_a_spot_he_shares_is_closed_to_all_others() -> None:
    pieces = "a.wizard keep/w12  a.pion1 keep/w10  b.pion1 keep/w11  b.wizard grove/d3"
    play = vapour(pieces).go("a.wizard", "keep/w11")
    assert play.refused_step("a.pion1", "keep/w11") == "SAS-322"


@rule("SAS-1464", "SAS-1413")
def test_own_ghosts_he_enters_live_again_and_he_may_stop_there_for_the_moment() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b1  b.wizard grove/d3  b.pion1 grove/a1"
    play = vapour(pieces, in_play="A: vapour ghost_army=a.pion1").go("a.wizard", "keep/b1")
    assert (play.under("ghost"), play.at("a.wizard"), "ghost_army" in play["pile"]) == ("", "keep/b1", True)


@rule("SAS-1465", "SAS-513")
def test_vapour_is_not_drunk_in_a_fight_and_ends_with_the_turn() -> None:
    fighting = stand("a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx", hands="B: vapour; A: sleep", dice="4 2 1").go(
        "a.pion1", "keep/gw"
    )
    assert not fighting.offers("B", "vapour")
    play = stand(CALM, hands="B: vapour", dice="4 2 1")
    cast(play, "B", "vapour")
    next_turn(play)
    assert (play.turn, play["play B"], pile(play)) == ("B", "", ["vapour"])


@rule("SAS-1462", "SAS-1332")
def test_spoiling_the_vapour_destroys_him_where_he_shares_a_spot() -> None:
    play = vapour(hands="B: spoilsport").go("a.wizard", "keep/w12")
    cast(play, "B", "spoilsport")
    assert play.at("a.wizard") == ""


# Rock transform


@rule("SAS-1470", "SAS-1472")
def test_a_wizard_in_rock_form_is_a_rock_that_does_no_magic() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a1"
    play = stand(pieces, hands="B: rock_transform sleep thief; A: horse sleep", dice="4 2 1")
    cast(play, "B", "rock_transform")
    assert play.under("stone") == "b.wizard"
    assert not play.offers("B", "sleep")
    assert play.refused_step("a.pion1", "keep/w8") == "SAS-322"


@rule("SAS-1472")
def test_he_is_no_piece_for_cards_and_next_to_nothing() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a1"
    play = stand(pieces, hands="A: teleport kamakazi", in_play="B: rock_transform", dice="4 2 1")
    assert "b.wizard" not in choices_of(play, "A", "teleport")
    assert play.refused_invoking("A", "teleport b.wizard") == "SAS-015"
    cast(play, "A", "kamakazi a.pion1")
    assert play.at("b.wizard") == "keep/w8"


@rule("SAS-1470", "SAS-1471", "SAS-205")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_any_players_triple_ends_it_on_the_spot(seat: str) -> None:
    play = stand(CALM, in_play=f"{seat}: rock_transform", deck="sleep horse", dice="3 3 3")
    assert (play.under("stone"), pile(play)) == ("", ["rock_transform"])


@rule("SAS-1471", "SAS-1302", "SAS-540")
@pytest.mark.parametrize(("save", "lives"), [("3 3", False), ("4 3", True)])
def test_standing_up_beside_a_carrier_he_must_save_at_once(save: str, lives: bool) -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/c3  b.wizard grove/d3  b.pion1 grove/a1"
    play = (
        stand(pieces, in_play="B: rock_transform typhoid_mary=a.pion1", deck="sleep", dice="4 2 1")
        .will_come("move", "3 3 3")
        .will_come("save", save)
    )
    play.end()
    assert (play.turn, play.at("b.wizard") != "") == ("B", lives)


@rule("SAS-1473", "SAS-1270")
def test_destroyed_as_a_rock_he_is_dead() -> None:
    play = stand(
        "a.wizard keep/w8  a.pion1 keep/w3  b.wizard keep/w9  b.pion1 grove/a1",
        hands="A: destroy_rock; B: sleep",
        in_play="B: rock_transform",
        dice="4 2 1",
    )
    cast(play, "A", "destroy_rock keep/w9")
    assert (play.at("b.wizard"), play["grave B"], play["spoils"]) == ("", "b.wizard", "sleep")


@rule("SAS-1474")
def test_he_keeps_his_cards_and_his_army_lives() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3",
        hands="B: sleep",
        in_play="B: rock_transform strength domain_teleport",
        dice="4 2 1",
    )
    assert (play["hand B"], play["play B"], play["out"]) == ("sleep", "rock_transform strength domain_teleport", "")


@rule("SAS-1475")
def test_if_he_fights_when_it_resolves_it_has_no_effect() -> None:
    play = stand("a.pion1 grove/c3  a.wizard keep/w1  b.wizard grove/b2  b.pion1 grove/a1", hands="B: rock_transform speed", dice="4 2 1")
    play.will_come("speed", "1 1").invoke("B", "rock_transform")
    play.invoke("B", "speed")
    play.pass_while(lambda: play.question == "window")
    play.ride("grove/c3").settle()
    assert (play.under("stone"), play.fights) == ("", ["b.wizard a.pion1 grove/c3 grove/b2"])
    assert pile(play) == ["rock_transform", "speed"]


@rule("SAS-1475", "SAS-583")
def test_his_images_vanish_when_he_turns_to_stone() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  B=image1 grove/c3"
    play = stand(pieces, hands="B: rock_transform", in_play="A: doppelganger=b.wizard", dice="4 2 1")
    cast(play, "B", "rock_transform")
    assert (play.at("image1"), play["play A"], play.under("stone")) == ("", "", "b.wizard")


@rule("SAS-1476")
def test_he_stands_again_when_it_is_spoilt() -> None:
    play = stand(CALM, hands="A: spoilsport", in_play="B: rock_transform", dice="4 2 1")
    cast(play, "A", "spoilsport")
    assert (play.under("stone"), play.at("b.wizard")) == ("", "grove/d3")


# Wisdom


@rule("SAS-1480", "SAS-1481", "SAS-527")
def test_wisdoms_cards_are_invoked_one_by_one_each_in_its_own_window() -> None:
    play = stand(CALM, hands="A: wisdom; B: sleep", deck="lever swords horse", dice="4 2 1")
    cast(play, "A", "wisdom")
    assert (play.asked, sorted(play.offered())) == ("A forced_next", ["invoke lever", "invoke swords"])
    assert play["hand A"] == ""
    play.choose("invoke swords")
    assert (play.window, play.asked, play.pending) == ("W7", "B window", ["swords"])
    play.settle()
    assert (play["play A"], pile(play)) == ("swords lever", ["horse", "wisdom"])


@rule("SAS-1482", "SAS-1484")
def test_a_card_that_can_be_invoked_must_be_and_one_without_its_moment_cannot() -> None:
    play = stand(CALM, hands="A: wisdom", deck="zombie burn_scrolls lever", dice="4 2 1")
    cast(play, "A", "wisdom")
    assert play.refused("done") == "SAS-1482"
    assert play.refused("invoke zombie") == "SAS-1484"
    play.choose("invoke lever").settle()
    assert pile(play) == ["burn_scrolls", "wisdom", "zombie"]


@rule("SAS-1484", "SAS-1401")
def test_horse_has_no_moment_in_w7_even_at_the_end_of_ones_movement() -> None:
    play = stand(CALM, hands="A: wisdom", deck="horse lever swords", dice="4 2 1").end_only()
    cast(play, "A", "wisdom")
    assert sorted(play.offered()) == ["invoke lever", "invoke swords"]


@rule("SAS-1483")
def test_if_the_wizard_dies_in_between_the_rest_is_discarded() -> None:
    play = stand(CALM, hands="A: wisdom", deck="kamakazi lever swords", dice="4 2 1")
    cast(play, "A", "wisdom").choose("invoke kamakazi", "name a.wizard").settle()
    assert (play.at("a.wizard"), play["play A"]) == ("", "")
    assert pile(play) == ["kamakazi", "lever", "swords", "wisdom"]


@rule("SAS-1480", "SAS-510")
def test_with_fewer_cards_left_wisdom_brings_fewer() -> None:
    play = stand(CALM, hands="A: wisdom", deck="lever", dice="4 2 1")
    cast(play, "A", "wisdom").settle()
    assert (play["play A"], pile(play)) == ("lever", ["wisdom"])


@rule("SAS-1331", "SAS-1480")
def test_spoiling_wisdom_in_the_middle_discards_what_is_left_of_its_cards() -> None:
    play = stand(CALM, hands="A: wisdom; B: spoilsport", deck="lever swords armour", dice="4 2 1")
    cast(play, "A", "wisdom").choose("invoke lever")
    play.invoke("B", "spoilsport").settle()
    assert (play["play A"], play["aside"]) == ("", "")
    assert pile(play) == ["armour", "lever", "spoilsport", "swords", "wisdom"]
