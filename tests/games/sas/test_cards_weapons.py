"""Weapons, Armour and Gauntlet in a conflict: SAS-1550 to SAS-1612, SAS-420 to SAS-424."""

from __future__ import annotations

import pytest

from tests.games.sas.casting import pile
from tests.games.sas.stand import Play, stand
from tests.marks import rule

DUEL = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"


def duel(in_play: str, pieces: str = DUEL) -> Play:
    """The first piece attacks the second; the modes are still to be chosen, if there are any."""
    attacker = pieces.split(maxsplit=1)[0]
    return stand(pieces, in_play=in_play, dice="4 2 1").go(attacker, "keep/gw").end()


def values(in_play: str, weapon: str, first: str, second: str = "1 1", pieces: str = DUEL) -> str:
    """What comes of it if the attacker wields this weapon and the dice are these."""
    play = stand(pieces, in_play=in_play, dice="4 2 1").go(pieces.split(maxsplit=1)[0], "keep/gw").will_come("fight", first, second).end()
    return play.choose(f"wield {weapon}")["values"]


@rule("SAS-1550", "SAS-421", "SAS-426")
@pytest.mark.parametrize(
    ("weapon", "dice", "value"),
    [
        ("swords", "4 3", 54),
        ("spears", "4 3", 43),
        ("spears", "6 3", 66),
        ("spears", "6 6", 72),
        ("hammers", "4 3", 48),
        ("twin_forks", "4 3", 43),
        ("twin_forks", "4 4", 46),
        ("daggers", "4 3", 44),
        ("morning_star", "5 4", 80),
        ("morning_star", "5 6", 88),
        ("morning_star", "4 4", 0),
    ],
)
def test_what_each_weapon_makes_of_two_dice(weapon: str, dice: str, value: int) -> None:
    assert values(f"A: {weapon}", weapon, dice) == f"{value} 11"


@rule("SAS-1551", "SAS-420")
def test_a_weapon_is_chosen_anew_for_each_conflict_and_nobody_must_use_it() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.pion2 keep/w9  b.pion2 keep/w8  a.wizard keep/nx  b.wizard grove/d3"
    play = stand(pieces, in_play="A: swords", dice="4 2 1").go("a.pion1", "keep/gw").go("a.pion2", "keep/w8").end()
    play.choose("fight keep/gw").settle()
    assert play.offered() == ["wield swords", "natural"]
    play.will_come("fight", "4 3", "1 1").choose("natural").settle()
    assert play["values"] == "43 11"
    assert play.asked == "A mode"
    play.will_come("fight", "4 3", "1 1").choose("wield swords")
    assert play["values"] == "54 11"


@rule("SAS-420")
def test_each_side_with_a_weapon_chooses_attacker_first_and_the_other_side_is_not_asked() -> None:
    play = duel("A: swords; B: daggers")
    assert play.asked == "A mode"
    play.choose("wield swords")
    assert play.asked == "B mode"
    play.will_come("fight", "4 3", "5 2").choose("wield daggers")
    assert play["values"] == "54 53"
    unarmed = duel("B: daggers")
    assert unarmed.asked == "B mode"
    bare = stand(DUEL, dice="4 2 1").go("a.pion1", "keep/gw").will_come("fight", "4 3", "5 2").end()
    assert bare["values"] == "43 52"


@rule("SAS-420")
def test_one_weapon_at_most() -> None:
    play = duel("A: swords daggers")
    assert play.offered() == ["wield swords", "wield daggers", "natural"]
    play.will_come("fight", "4 3", "5 2").choose("wield daggers")
    assert play["values"] == "44 52"


@rule("SAS-421", "SAS-1550", "SAS-1611")
@pytest.mark.parametrize(("weapon", "value"), [("swords", 54), ("daggers", 44), ("morning_star", 0), ("hammers", 48)])
def test_with_a_weapon_neither_gauntlet_nor_potions_count(weapon: str, value: int) -> None:
    pieces = "a.wizard keep/b6  b.pion1 keep/gw  a.pion1 keep/nx  b.wizard grove/d3"
    got = values(f"A: {weapon} gauntlet_of_might strength giants_strength", weapon, "4 3", "5 2", pieces)
    assert got == f"{value} 52", "two dice, and nothing else is added"


@rule("SAS-422", "SAS-1121")
def test_naturally_gauntlet_and_all_potions_apply_together() -> None:
    pieces = "a.wizard keep/b6  b.pion1 keep/gw  a.pion1 keep/nx  b.wizard grove/d3"
    play = stand(pieces, in_play="A: gauntlet_of_might strength giants_strength super_strength", dice="4 2 1").go("a.wizard", "keep/gw")
    play.will_come("fight", "1 1 1 2 1 1 6 3", "5 2").end()
    assert play["values"] == "65 52", "eight dice, the best two are 6 and 3, and two from the Gauntlet"


@rule("SAS-423")
def test_a_cursed_piece_cannot_use_a_weapon() -> None:
    play = (
        stand(DUEL, in_play="A: swords nermals_curse=a.pion1", dice="4 2 1").go("a.pion1", "keep/gw").will_come("fight", "5", "1 1").end()
    )
    assert play["values"] == "50 11"


@rule("SAS-417", "SAS-420")
def test_a_paralysed_piece_chooses_no_mode() -> None:
    play = stand(DUEL, in_play="B: swords paralysis=b.pion1", dice="4 2 1").go("a.pion1", "keep/gw").will_come("fight", "1 1").end()
    assert play["values"] == "11 0"


@rule("SAS-425")
def test_weapons_serve_no_hulk_and_no_image() -> None:
    hulk = "hulk1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  a.pion1 keep/w9"
    play = stand(hulk, in_play="A: swords", dice="4 2 1").go("hulk1", "keep/gw").will_come("fight", "1 1 1 1 1", "5 2").end()
    assert play["values"] == "11 52"


# Armour


@rule("SAS-1560", "SAS-1561", "SAS-424")
@pytest.mark.parametrize(
    ("weapon", "usable"),
    [("swords", False), ("hammers", True), ("morning_star", True), ("twin_forks", True), ("spears", True), ("daggers", True)],
)
def test_armour_parries_swords_and_no_higher_weapon(weapon: str, usable: bool) -> None:
    play = stand(DUEL, in_play=f"A: {weapon}; B: armour", dice="4 2 1").go("a.pion1", "keep/gw").end()
    assert (play.question == "mode") is usable


@rule("SAS-424", "SAS-1561")
def test_of_two_weapons_armour_parries_the_weaker() -> None:
    play = duel("A: swords daggers; B: armour")
    assert play.offered() == ["wield daggers", "natural"]
    assert play.refused("wield swords") == "SAS-424"


@rule("SAS-1560", "SAS-424")
def test_if_the_only_weapon_is_parried_nobody_is_asked() -> None:
    play = stand(DUEL, in_play="A: swords gauntlet_of_might; B: armour", dice="4 2 1").go("a.pion1", "keep/gw")
    play.will_come("fight", "4 3", "1 1").end()
    assert play["values"] == "45 11"


@rule("SAS-1562")
def test_armour_is_no_weapon_and_goes_with_every_mode_of_its_owner() -> None:
    play = duel("A: armour swords")
    assert play.offered() == ["wield swords", "natural"]
    assert play.refused("wield armour") == "SAS-420"
    play.will_come("fight", "4 3", "1 1").choose("wield swords")
    assert play["values"] == "54 11"
    natural = (
        stand(DUEL, in_play="A: armour gauntlet_of_might", dice="4 2 1").go("a.pion1", "keep/gw").will_come("fight", "4 3", "1 1").end()
    )
    assert natural["values"] == "45 11"


# One by one, with more dice than count


WARRIOR = "a.warrior keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"


@rule("SAS-1570", "SAS-1571")
def test_spears_count_every_six_that_was_rolled() -> None:
    assert values("A: spears", "spears", "6 6 6 2", pieces=WARRIOR) == "75 11"


@rule("SAS-1580", "SAS-1581", "SAS-1582", "SAS-1583")
def test_above_66_hammers_destroy_the_weapon_that_was_used_and_values_stand() -> None:
    play = duel("A: hammers; B: spears daggers safe_artifact=spears").choose("wield hammers")
    play.will_come("fight", "6 2", "6 6").choose("wield spears")
    assert play["values"] == "67 72"
    assert pile(play) == ["spears"]
    assert play["play B"] == "daggers safe_artifact"
    assert (play.at("a.pion1"), play["charges"]) == ("", "- -")


@rule("SAS-1581", "SAS-1582")
@pytest.mark.parametrize(("dice", "gone"), [("6 1", []), ("6 2", ["daggers"])])
def test_66_is_not_above_66(dice: str, gone: list[str]) -> None:
    play = duel("A: hammers; B: daggers").choose("wield hammers").will_come("fight", dice, "5 2").choose("natural")
    assert pile(play) == gone


@rule("SAS-1582", "SAS-970")
def test_if_no_weapon_was_used_the_hammers_user_chooses_among_several() -> None:
    play = duel("A: hammers; B: swords spears armour").choose("wield hammers").will_come("fight", "6 6", "5 2").choose("natural")
    assert play.asked == "A weapon_to_destroy"
    assert play.offered() == ["destroy swords", "destroy spears"]
    assert play.at("b.pion1") == "keep/gw", "the weapon goes before the loser dies"
    play.choose("destroy spears")
    assert (play["play B"], pile(play), play.at("b.pion1")) == ("swords armour", ["spears"], "")


@rule("SAS-1582")
def test_a_defenders_hammers_destroy_as_well_and_without_a_weapon_there_is_nothing_to_destroy() -> None:
    play = duel("A: daggers; B: hammers").choose("natural").will_come("fight", "5 5", "6 6").choose("wield hammers")
    assert (play["values"], pile(play)) == ("55 71", ["daggers"])
    bare = duel("A: hammers").will_come("fight", "6 6", "5 2").choose("wield hammers")
    assert pile(bare) == []


@rule("SAS-1590", "SAS-1591")
@pytest.mark.parametrize(("dice", "value"), [("6 5 2 2", 67), ("6 5 2 3", 65), ("6 6 6 6", 68), ("4 4 3 3", 46)])
def test_twin_forks_add_two_once_for_any_double(dice: str, value: int) -> None:
    assert values("A: twin_forks", "twin_forks", dice, pieces=WARRIOR) == f"{value} 11"


@rule("SAS-1600")
@pytest.mark.parametrize(("dice", "value"), [("1 1 2 1", 22), ("6 6 5 5", 67)])
def test_daggers_add_one_always(dice: str, value: int) -> None:
    assert values("A: daggers", "daggers", dice, pieces=WARRIOR) == f"{value} 11"


@rule("SAS-1610", "SAS-1611", "SAS-1612")
@pytest.mark.parametrize(("dice", "value"), [("5 4 4 3", 80), ("6 5 1 1", 88), ("4 4 4 4", 0), ("6 6 6 6", 88)])
def test_the_morning_star_makes_eights_and_noughts_before_two_are_kept(dice: str, value: int) -> None:
    assert values("A: morning_star gauntlet_of_might", "morning_star", dice, pieces=WARRIOR) == f"{value} 11"
