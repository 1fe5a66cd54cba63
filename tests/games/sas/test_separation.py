"""Separation and saving throws: SAS-440 to SAS-452."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.sas.maps import SPOTS
from tests.games.sas.odds import above
from tests.games.sas.stand import stand
from tests.marks import rule


@rule("SAS-440", "SAS-1292")
def test_the_last_to_come_goes_back_to_where_it_came_from() -> None:
    play = stand("a.pion1 keep/b6  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2")
    play.go("a.pion1", "keep/gw").invoke("B", "magic_shield b.guard1").resolve()
    assert (play.at("a.pion1"), play.at("b.guard1")) == ("keep/b6", "keep/gw")


@rule("SAS-440", "SAS-970", "SAS-1292")
def test_if_that_is_taken_its_controller_chooses_among_the_nearest_vacant_spots() -> None:
    play = stand(
        "a.pion1 keep/b6  a.pion3 keep/b1  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2"
    )
    play.go("a.pion1", "keep/gw").go("a.pion3", "keep/b6").invoke("B", "magic_shield b.guard1").resolve()
    assert play.asked == "A separation_spot"
    assert play.offered() == ["retreat keep/w13", "retreat keep/w14"]
    play.choose("retreat keep/w14")
    assert play.at("a.pion1") == "keep/w14"


@rule("SAS-440", "SAS-970")
def test_a_single_nearest_spot_is_not_asked_for() -> None:
    play = stand(
        "a.pion1 keep/b6  a.pion3 keep/b1  a.wizard keep/w9  b.guard1 keep/gw  rock keep/w13  b.wizard grove/d3",
        hands="B: magic_shield",
        dice="4 3 2",
    )
    play.go("a.pion1", "keep/gw").go("a.pion3", "keep/b6").invoke("B", "magic_shield b.guard1").resolve()
    assert play.at("a.pion1") == "keep/w14"
    assert play.asked != "A separation_spot"


@rule("SAS-440")
def test_it_walks_through_objects_to_the_nearest_vacant_spot() -> None:
    """All three neighbours of the gate are taken; two steps away are b1, b5, nx, w1 and w12, some behind rocks."""
    play = stand(
        "a.pion1 keep/b6  a.pion3 keep/b1  a.wizard keep/w9  b.guard1 keep/gw  rock keep/w13  rock keep/w14  b.wizard grove/d3",
        hands="B: magic_shield",
        dice="4 3 2",
    )
    play.go("a.pion1", "keep/gw").go("a.pion3", "keep/b6").invoke("B", "magic_shield b.guard1").resolve()
    assert sorted(play.offered()) == ["retreat keep/b1", "retreat keep/b5", "retreat keep/nx", "retreat keep/w1", "retreat keep/w12"]


@rule("SAS-440")
def test_with_no_vacant_spot_in_the_domain_it_is_destroyed_and_nobody_did_it() -> None:
    """The attacker came through a gate, its origin has been taken since, and every spot of the domain holds a rock."""
    rocks = "  ".join(f"rock grove/{spot}" for spot in SPOTS["grove"] if spot not in ("c6", "d3"))
    play = stand(
        f"a.wizard keep/w14  a.pion1 keep/w13  b.guard1 grove/c6  b.wizard grove/d3  {rocks}",
        hands="B: magic_shield; A: sleep",
        dice="4 3 2",
    )
    play.settle().land("a.wizard", "grove/c6").go("a.pion1", "keep/w14").invoke("B", "magic_shield b.guard1").resolve()
    assert (play.at("a.wizard"), play["grave A"]) == ("", "a.wizard")
    while play.turn == "A":
        play.end()
    assert "sleep" in play["pile"], "the hand goes to nobody"


@rule("SAS-440", "SAS-404")
def test_the_origin_may_lie_in_another_domain() -> None:
    play = stand("a.pion1 keep/w14  a.wizard keep/w9  b.guard1 grove/c6  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2")
    play.land("a.pion1", "grove/c6").invoke("B", "magic_shield b.guard1").resolve()
    assert play.at("a.pion1") == "keep/w14"


@rule("SAS-441")
def test_a_separation_costs_no_moves_and_starts_nothing() -> None:
    """Thrown back from the gate to b6: with 4 1 1 another piece still has the 1 left, and nobody may redirect it."""
    play = stand(
        "a.pion1 keep/b6  a.pion2 keep/w3  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3",
        hands="B: magic_shield reteleport",
        dice="2 1 1",
    )
    play.go("a.pion1", "keep/gw").invoke("B", "magic_shield b.guard1").resolve()
    assert not play.offers("B", "reteleport")
    play.settle()
    play.go("a.pion2", "keep/w2", "keep/w1").go("a.wizard", "keep/w8")
    assert play.steps("a.wizard") == []


# Saving throws (SAS-450 to SAS-452)


@rule("SAS-450", "SAS-451", "SAS-1350")
@pytest.mark.parametrize(
    ("piece", "dice", "lives"),
    [
        ("pion1", "5 2", False),
        ("pion1", "3 5", True),
        ("guard1", "2 5 1", False),
        ("guard1", "3 5 1", True),
        ("warrior", "5 2 2 1", False),
        ("warrior", "5 3 2 1", True),
        ("wizard", "5 2", False),
        ("wizard", "6 1", True),
    ],
)
def test_a_save_is_the_pieces_own_dice_and_must_be_above(piece: str, dice: str, lives: bool) -> None:
    """Against 52; and neither Gauntlet nor Swords nor Lucky Charm helps."""
    others = "" if piece == "wizard" else "  a.wizard keep/nx"
    play = stand(
        f"a.{piece} grove/d5  a.pion6 keep/ch{others}  b.wizard grove/d3",
        hands="B: major_death_trap",
        in_play="A: gauntlet_of_might swords lucky_charm",
        dice="6 5 1",
    )
    play.go(f"a.{piece}", "grove/c5").will_come("save", dice).invoke("B", f"major_death_trap a.{piece}").resolve()
    assert (play.at(f"a.{piece}") != "") == lives


@rule("SAS-451", "SAS-1501")
def test_no_potion_and_no_curse_changes_a_save() -> None:
    """Two dice for a wizard who has drunk Strength and Super Strength, and two for one who is cursed."""
    for lies in ("A: strength super_strength", "B: nermals_curse=a.wizard"):
        play = stand("a.wizard grove/d5  a.pion6 keep/ch  b.wizard grove/d3", hands="B: major_death_trap", in_play=lies, dice="6 5 1")
        play.go("a.wizard", "grove/c5").will_come("save", "5 3").invoke("B", "major_death_trap a.wizard").resolve()
        assert play.at("a.wizard") == "grove/c5"
        if "curse" in lies:
            assert "nermals_curse" in play["play B"], "and it waits on for a conflict"


@rule("SAS-451")
def test_a_paralysed_piece_saves_as_usual() -> None:
    play = stand(
        "a.pion1 grove/d5  a.pion6 keep/ch  a.wizard keep/nx  b.wizard grove/d3", hands="B: major_death_trap paralysis", dice="6 5 1"
    )
    play.go("a.pion1", "grove/c5").invoke("B", "major_death_trap a.pion1")
    play.will_come("save", "5 3").invoke("B", "paralysis a.pion1").resolve().resolve()
    assert play.at("a.pion1") == "grove/c5"


@rule("SAS-452")
def test_the_chances_with_two_dice() -> None:
    assert [above(least, 2) for least in (33, 44, 52)] == [Fraction(27, 36), Fraction(20, 36), Fraction(16, 36)]
