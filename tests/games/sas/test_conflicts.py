"""Conflicts: SAS-401 to SAS-429."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.sas.odds import value
from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

DICE = {"pion1": 2, "guard1": 3, "warrior": 4, "wizard": 2}


def duel(attacker: str = "pion1", defender: str = "pion1", **lies: str) -> Play:
    """A piece of A steps from keep/w8 onto a piece of B on keep/w9; T4 is next. The wizards stand elsewhere."""
    rest = [f"{side}.wizard {spot}" for side, kind, spot in (("a", attacker, "keep/nx"), ("b", defender, "grove/d3")) if kind != "wizard"]
    play = stand(f"a.{attacker} keep/w8  b.{defender} keep/w9  a.pion6 keep/ch  b.pion6 grove/a1  " + "  ".join(rest), dice="4 3 2", **lies)
    return play.go(f"a.{attacker}", "keep/w9")


def fought(attacker: str, defender: str, mine: str, theirs: str, **lies: str) -> Play:
    return duel(attacker, defender, **lies).will_come("fight", mine, theirs).end()


@rule("SAS-401", "SAS-402", "SAS-404")
def test_a_conflict_records_who_came_whom_he_met_where_and_from_where() -> None:
    play = duel("warrior", "guard1")
    assert play.fights == ["a.warrior b.guard1 keep/w9 keep/w8"]
    assert play.asked == "A move_action", "it waits for the end of movement"


@rule("SAS-404")
def test_the_origin_is_where_the_attacker_stood_before_the_last_action_only() -> None:
    play = stand("a.pion1 keep/w6  a.wizard keep/nx  b.pion1 keep/w9  b.wizard grove/d3", dice="4 3 2")
    play.go("a.pion1", "keep/w7", "keep/w8", "keep/w9")
    assert play.fights == ["a.pion1 b.pion1 keep/w9 keep/w8"]


@rule("SAS-403", "SAS-322")
def test_a_fighting_piece_cannot_be_attacked_and_neither_moves() -> None:
    play = stand("a.pion1 keep/w8  a.guard1 keep/w10  a.wizard keep/nx  b.pion1 keep/w9  b.wizard grove/d3", dice="4 3 2")
    play.go("a.pion1", "keep/w9")
    assert play.refused_step("a.guard1", "keep/w9") == "SAS-322"
    assert play.refused_step("a.pion1", "keep/w8") == "SAS-324"


@rule("SAS-402", "SAS-405", "SAS-970")
def test_the_active_player_names_one_conflict_after_another() -> None:
    play = stand(
        "a.pion1 keep/w8  a.pion2 keep/w1  a.wizard keep/nx  b.pion1 keep/w9  b.pion2 keep/w2  b.wizard grove/d3  b.pion3 grove/a1",
        dice="4 3 2",
    )
    play.go("a.pion1", "keep/w9").go("a.pion2", "keep/w2").end_only()
    assert play.asked == "A name_conflict"
    assert len(play.options()) == 2
    play.will_come("fight", "6 6", "1 1", "1 1", "6 6").choose("fight keep/w2")
    assert (play["grave B"], play["grave A"]) == ("b.pion2", "a.pion1")
    assert play.turn == "B", "a single one left is not asked for (SAS-970)"


@rule("SAS-411", "SAS-412", "SAS-961")
def test_the_attacker_rolls_first_and_nothing_comes_between() -> None:
    """The first dice of the script are his: 11 against 66, he dies; and B with cards in hand is asked before and after, not between."""
    play = duel(hands="B: sleep").end_only().settle_until("W5")
    play.will_come("fight", "1 1", "6 6")
    assert play.asked == "B window"
    play.choose_pass()
    assert play.window == "W6"
    assert play["grave A"] == "a.pion1"


@plain_too
@rule("SAS-413", "SAS-414", "SAS-415", "SAS-416")
@pytest.mark.parametrize(("attacker", "defender"), list(product(DICE, DICE)))
def test_the_higher_value_of_the_two_highest_dice_wins_and_the_attacker_at_equals(attacker: str, defender: str) -> None:
    rng = Random(f"{attacker} {defender}")
    for turn in range(6):
        mine = [rng.randint(1, 6) for _ in range(DICE[attacker])]
        theirs = [rng.randint(1, 6) for _ in range(DICE[defender])]
        if turn == 0:  # as high as his, whatever else is rolled
            theirs = (sorted(mine, reverse=True)[:2] + [1] * 4)[: DICE[defender]]
        play = fought(attacker, defender, " ".join(map(str, mine)), " ".join(map(str, theirs)))
        loser, winner = (f"b.{defender}", f"a.{attacker}") if value(mine) >= value(theirs) else (f"a.{attacker}", f"b.{defender}")
        assert play.at(loser) == "", (mine, theirs)
        assert play.at(winner) == "keep/w9", "the other stays on the spot"
        assert play[f"grave {loser[0].upper()}"] == loser


@rule("SAS-413", "SAS-414", "SAS-415")
def test_the_books_own_conflict() -> None:
    play = fought("pion1", "warrior", "1 6", "4 5 4 2")
    assert (play.at("a.pion1"), play["grave B"]) == ("keep/w9", "b.warrior")


@rule("SAS-413", "SAS-1151")
def test_a_demon_rolls_as_a_warrior() -> None:
    play = stand("A=demon1 keep/w8  a.wizard keep/nx  b.warrior keep/w9  b.wizard grove/d3", dice="4 3 2").go("demon1", "keep/w9")
    play.will_come("fight", "1 5 2 5", "5 4 6 1").end()
    assert play.at("demon1") == ""


@rule("SAS-416", "SAS-1050")
@pytest.mark.parametrize(("owner", "dead"), [("", "B"), ("A", "B"), ("B", "A")])
def test_the_lucky_charm_decides_ties(owner: str, dead: str) -> None:
    lies = {"in_play": f"{owner}: lucky_charm"} if owner else {}
    play = fought("guard1", "pion1", "6 3 2", "3 6", **lies)
    assert play[f"grave {dead}"] != ""


@rule("SAS-406")
def test_several_conflicts_wait_for_the_end_of_movement() -> None:
    play = stand("a.pion1 keep/w8  a.pion2 keep/w1  a.wizard keep/nx  b.pion1 keep/w9  b.pion2 keep/w2  b.wizard grove/d3", dice="4 3 2")
    play.go("a.pion1", "keep/w9").go("a.pion2", "keep/w2")
    assert len(play.fights) == 2


@rule("SAS-406", "SAS-1452")
def test_a_conflict_started_in_anothers_turn_waits_for_t4_of_that_turn() -> None:
    play = stand("a.pion1 keep/w8  a.wizard keep/nx  b.wizard grove/d3  b.pion1 grove/a1  a.pion2 grove/c4", hands="B: speed", dice="4 3 2")
    play.will_come("speed", "3 2").invoke("B", "speed").resolve().ride("grove/c4").settle()
    assert play.asked == "A move_action"
    assert play.fights == ["b.wizard a.pion2 grove/c4 grove/d3"]
    play.will_come("fight", "1 1", "1 1").end()
    assert play["grave A"] == "a.pion2", "B's wizard is the attacker, and wins the tie"


@rule("SAS-406")
def test_a_conflict_started_in_t4_joins_the_list() -> None:
    play = stand(
        "a.pion1 keep/w8  a.wizard keep/nx  b.pion1 keep/w9  b.wizard grove/d3  a.pion2 grove/c4  b.pion2 grove/a1",
        hands="A: horse; B: speed",
        dice="4 3 2",
    )
    play.settle().go("a.pion1", "keep/w9").end_only().settle_until("W5")
    play.will_come("speed", "3 2").invoke("B", "speed").resolve().ride("grove/c4")
    play.will_come("fight", "6 6", "1 1").settle_until("W6")
    assert play.fights == ["b.wizard a.pion2 grove/c4 grove/d3"]
    play.will_come("fight", "6 6", "1 1").settle()
    assert play["grave A"] == "a.pion2"
    assert play["grave B"] == "b.pion1"


@rule("SAS-407")
def test_a_conflict_is_off_when_a_fighter_leaves() -> None:
    play = duel(hands="B: teleport").invoke("B", "teleport a.pion1 grove/a2").resolve()
    assert play.fights == []
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("grove/a2", "keep/w9"), "the other stays where it is"
    play.end()
    assert play.at("b.pion1") == "keep/w9"


@rule("SAS-407", "SAS-901")
def test_a_conflict_is_off_when_a_fighter_dies() -> None:
    play = duel(hands="B: black_plague").invoke("B", "black_plague a.pion1")
    play.will_come("save", "6 6").resolve()
    assert (play.fights, play.at("a.pion1"), play.at("b.pion1")) == ([], "", "keep/w9")


@rule("SAS-407", "SAS-440", "SAS-1371")
def test_fighters_of_one_army_are_parted() -> None:
    play = duel(hands="B: traitor").invoke("B", "traitor a.pion1").resolve()
    assert play.fights == []
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("keep/w8", "keep/w9")


@rule("SAS-407", "SAS-1371")
def test_a_traitor_among_three_goes_on_fighting_a_third() -> None:
    play = stand(
        "a.pion1 keep/w8  a.wizard keep/nx  b.pion1 keep/w9  b.wizard grove/d3  c.wizard isles/nx", hands="C: traitor", dice="4 3 2"
    )
    play.go("a.pion1", "keep/w9").invoke("C", "traitor a.pion1").resolve()
    assert play.fights == ["a.pion1 b.pion1 keep/w9 keep/w8"]


@rule("SAS-417", "SAS-1381")
def test_a_paralysed_fighter_is_worth_nothing_and_rolls_nothing() -> None:
    play = (
        duel("warrior", "pion1", hands="B: paralysis", in_play="A: gauntlet_of_might swords").invoke("B", "paralysis a.warrior").resolve()
    )
    play.end_only()
    assert play.asked != "A mode", "it chooses no mode"
    play.will_come("fight", "1 1").settle()
    assert play["grave A"] == "a.warrior", "11 beats 0, whatever the Gauntlet adds"


@rule("SAS-417", "SAS-416")
def test_two_paralysed_fighters_are_a_tie() -> None:
    play = duel("warrior", "pion1", hands="B: paralysis").invoke("B", "paralysis b.pion1").resolve()
    play.will_come("fight", "1 1 1 2").end()
    assert play["grave B"] == "b.pion1"


@rule("SAS-418", "SAS-1242")
@pytest.mark.parametrize("weapon", ["", "swords"])
def test_an_image_always_loses_without_dice_or_mode(weapon: str) -> None:
    """As defender and as attacker; nobody rolls, whatever lies before them."""
    lying = f"B: doppelganger=b.wizard; A: {weapon}" if weapon else "B: doppelganger=b.wizard"
    pieces = "a.wizard keep/nx  a.pion1 keep/w8  b.wizard grove/d3  B=image1 keep/w9  B=image2 grove/c3"
    play = stand(pieces, in_play=lying, dice="4 2 1").go("a.pion1", "keep/w9").end()
    assert (play.at("a.pion1"), play.at("image1"), play["grave B"]) == ("keep/w9", "", "")
    assert play["values"] == "", "no values to compare"
    back = stand(pieces, turn="B", in_play=lying, dice="4 2 1").go("image1", "keep/w8").end()
    assert (back.at("a.pion1"), back.at("image1")) == ("keep/w8", "")


# Modes


@rule("SAS-420", "SAS-427", "SAS-970")
def test_each_side_with_a_weapon_chooses_its_mode_the_attacker_first() -> None:
    play = duel(in_play="A: swords; B: daggers spears").end_only()
    assert play.asked == "A mode"
    assert len(play.options()) == 2
    play.choose("wield swords")
    assert play.asked == "B mode"
    assert len(play.options()) == 3
    play.will_come("fight", "1 1", "2 6").choose("wield spears")
    assert play["grave A"] == "a.pion1", "22 against 65"


@rule("SAS-420")
def test_without_a_weapon_nobody_is_asked() -> None:
    play = duel(in_play="A: gauntlet_of_might lucky_charm; B: armour").will_come("fight", "1 1", "6 6").end_only()
    assert play.turn == "B"


@rule("SAS-421", "SAS-422", "SAS-426")
def test_a_weapon_or_the_gauntlet_but_not_both() -> None:
    """43 + 11 = 54 beats 53; 43 + 2 = 45 beats 44 and loses to 46; both together would be 56."""
    lies = {"in_play": "A: swords gauntlet_of_might"}
    assert duel(**lies).will_come("fight", "4 3", "5 3").end_only().choose("wield swords").settle()["grave B"] == "b.pion1"
    assert duel(**lies).will_come("fight", "4 3", "5 5").end_only().choose("wield swords").settle()["grave A"] == "a.pion1"
    assert duel(**lies).will_come("fight", "4 3", "4 4").end_only().choose("natural").settle()["grave B"] == "b.pion1"
    # an attacker wins ties, so 44 would beat 44 too: the defender's Gauntlet shows the 2 exactly
    assert fought("pion1", "pion1", "4 4", "4 3", in_play="B: gauntlet_of_might")["grave A"] == "a.pion1"
    assert fought("pion1", "pion1", "4 5", "4 3", in_play="B: gauntlet_of_might")["grave B"] == "b.pion1"


@rule("SAS-421", "SAS-1550")
def test_a_weapon_shuts_out_the_extra_dice_of_potions() -> None:
    """Swords with Strength drunk: two dice, not three."""
    play = duel("wizard", "pion1", in_play="A: swords strength")
    play.will_come("fight", "1 1", "6 6").end_only().choose("wield swords").settle()
    assert play["grave A"] == "a.wizard"


@rule("SAS-422")
def test_gauntlet_and_potions_work_together() -> None:
    """Strength and Super Strength: 2 + 1 + 3 dice, and the Gauntlet's 2: 66 + 2 beats nothing less than 68."""
    play = duel("pion1", "wizard", in_play="B: strength super_strength gauntlet_of_might")
    play.will_come("fight", "6 5", "1 1 1 1 6 4").end()
    assert play["grave A"] == "a.pion1", "64 + 2 beats 65"


@rule("SAS-423", "SAS-1520", "SAS-1521")
def test_a_cursed_piece_can_use_no_weapon() -> None:
    play = duel(in_play="A: swords; B: nermals_curse=a.pion1").will_come("fight", "6", "6 1").end_only()
    assert play["grave A"] == "a.pion1", "60 against 61, and no mode was asked"
    assert "nermals_curse" in play["pile"]


@rule("SAS-424", "SAS-1561")
@pytest.mark.parametrize("weapon", ["swords", "spears", "hammers", "twin_forks", "daggers", "morning_star"])
def test_armour_stops_swords_and_no_other_weapon(weapon: str) -> None:
    play = duel(in_play=f"A: {weapon}; B: armour")
    if weapon == "swords":
        play.will_come("fight", "1 1", "2 1").end_only()
        assert play["grave A"] == "a.pion1", "nobody was asked"
    else:
        play.end_only()
        assert play.asked == "A mode"


@rule("SAS-424")
def test_ones_own_armour_is_no_hindrance() -> None:
    assert duel(in_play="A: swords armour").end_only().asked == "A mode"


@rule("SAS-425", "SAS-1493")
def test_neither_weapon_nor_gauntlet_nor_charm_serves_the_hulk() -> None:
    play = stand("hulk1 keep/w8  a.wizard keep/nx  b.pion1 keep/w9  b.wizard grove/d3", in_play="A: swords gauntlet_of_might", dice="4 3 2")
    play.go("hulk1", "keep/w9").will_come("fight", "4 4 3 2 1", "4 5").end_only()
    assert play.turn == "B"
    assert play.at("hulk1") == "", "44 against 54, without a question"


@rule("SAS-425")
@pytest.mark.parametrize("piece", ["pion1", "guard1", "warrior", "wizard"])
def test_weapons_serve_every_piece_of_their_owner(piece: str) -> None:
    assert duel(piece, "pion1", in_play="A: swords").end_only().asked == "A mode"


@rule("SAS-425", "SAS-014")
def test_weapons_serve_whoever_has_come_over_and_no_longer_who_has_left() -> None:
    """B's pion fights for A: with A's Swords, not with B's."""
    pieces = "a.wizard keep/nx  A=b.pion1 keep/w8  a.pion6 keep/ch  b.pion2 keep/w9  b.wizard grove/d3"
    armed = stand(pieces, in_play="A: swords", dice="4 3 2").go("b.pion1", "keep/w9").end_only()
    assert armed.asked == "A mode"
    bare = stand(pieces, in_play="B: swords", dice="4 3 2").go("b.pion1", "keep/w9").end_only()
    assert bare.asked == "B mode", "its opponent has them"


@rule("SAS-426", "SAS-1571", "SAS-1591")
def test_all_dice_rolled_count_kept_or_not() -> None:
    """A guard's third 6 counts for the Spears, and its low double for the Twin Forks."""
    spears = duel("guard1", "pion1", in_play="A: spears").will_come("fight", "6 6 6", "6 6").end_only().choose("wield spears")
    assert spears["values"] == "75 66"
    forks = duel("warrior", "pion1", in_play="A: twin_forks").will_come("fight", "6 5 1 1", "6 6").end_only().choose("wield twin_forks")
    assert forks["values"] == "67 66"


@rule("SAS-426", "SAS-1612")
def test_the_morning_star_turns_dice_before_two_are_kept() -> None:
    star = duel("pion1", "pion1", in_play="A: morning_star").will_come("fight", "5 4", "6 6").end_only().choose("wield morning_star")
    assert star["values"] == "80 66"


@rule("SAS-428", "SAS-440", "SAS-1432")
def test_a_loser_that_cannot_be_killed_is_parted_from_the_winner() -> None:
    """A dragon defends and loses: the attacker goes back."""
    play = duel("pion1", "wizard", in_play="B: transform_to_dragon").will_come("fight", "6 6", "1 1").end()
    assert (play.at("b.wizard"), play.at("a.pion1")) == ("keep/w9", "keep/w8")
    other = duel("wizard", "pion1", in_play="A: transform_to_dragon").will_come("fight", "1 1", "6 6").end()
    assert (other.at("a.wizard"), other.at("b.pion1")) == ("keep/w8", "keep/w9")


@rule("SAS-429")
@pytest.mark.parametrize(("mine", "theirs"), [("6", "1 1"), ("1", "6 6")])
def test_a_curse_is_used_up_whoever_wins(mine: str, theirs: str) -> None:
    play = fought("pion1", "pion1", mine, theirs, in_play="B: nermals_curse=a.pion1")
    assert play["play B"] == ""
    assert "nermals_curse" in play["pile"]


@rule("SAS-429")
def test_strength_is_used_up_even_with_a_weapon() -> None:
    play = duel("pion1", "wizard", in_play="B: strength swords").will_come("fight", "1 1", "6 6").end_only().choose("wield swords").settle()
    assert play["play B"] == "swords"
    assert "strength" in play["pile"]


@rule("SAS-410")
def test_the_window_before_and_the_window_after() -> None:
    play = duel(hands="A: sleep; B: teleport").settle().end_only()
    seen = []
    play.will_come("fight", "6 6", "1 1")
    while play.window:
        seen.append(f"{play.window} {play.asked[0]}")
        play.choose_pass()
    assert seen[:8] == ["W4 A", "W4 B", "W5 A", "W5 B", "W6 A", "W6 B", "W1 B", "W1 A"]


@rule("SAS-410", "SAS-407")
def test_a_conflict_called_off_in_its_window_is_not_fought() -> None:
    play = duel(hands="B: teleport").end_only().settle_until("W5")
    play.invoke("B", "teleport b.pion1 grove/a2").resolve().settle()
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("keep/w9", "grove/a2")
    assert play["grave A"] == play["grave B"] == ""
