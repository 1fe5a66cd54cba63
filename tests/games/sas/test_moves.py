"""Rolling out the moves, who can move, and steps: SAS-301 to SAS-328."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sas.maps import SPOTS, neighbours
from tests.games.sas.moves import can_be_shared
from tests.games.sas.stand import stand
from tests.marks import plain_too, rule

OPEN = "A: seven_league_boots"  # their use keeps the movement open when no piece has a move left (SAS-980)
SIX = ["keep", "grove", "isles", "caverns", "march", "web"]


@rule("SAS-301", "SAS-308", "SAS-309", "SAS-320")
@pytest.mark.parametrize("domain", SIX)
def test_a_step_goes_to_every_spot_that_is_joined_and_to_no_other(domain: str) -> None:
    other = "grove" if domain == "keep" else "keep"
    for spot in SPOTS[domain]:
        play = stand(f"a.warrior {domain}/{spot}  b.pion1 {other}/{SPOTS[other][-1]}", domains=f"{domain} {other}", dice="1 1 2")
        assert sorted(play.steps("a.warrior")) == sorted(neighbours(f"{domain}/{spot}"))


@plain_too
@rule("SAS-302", "SAS-303", "SAS-304", "SAS-305", "SAS-306", "SAS-307")
@pytest.mark.parametrize("pieces", [1, 2, 3, 5])
def test_moves_are_made_as_long_as_the_dice_can_be_shared_out_so(pieces: int) -> None:
    """Random walks: whatever piece could go on by the dice is offered a step, and no other is."""
    rng = Random(pieces)
    army = ["a.wizard", "a.warrior", "a.guard1", "a.pion1", "a.pion2"][:pieces]
    homes = ["keep/w3", "keep/w6", "keep/w10", "keep/w13", "keep/ch"]
    for _ in range(25):
        dice = [rng.randint(1, 6) for _ in range(3)]
        lies = "  ".join(f"{piece} {home}" for piece, home in zip(army, homes, strict=False))
        play = stand(lies + "  b.pion1 grove/d3", in_play=OPEN, dice=" ".join(map(str, dice)))
        made = dict.fromkeys(army, 0)
        left = True
        while left:
            left = False
            for piece in army:
                after = [count + (other == piece) for other, count in made.items()]
                free = [spot for spot in neighbours(play.at(piece)) if spot not in map(play.at, army)]
                wanted = sorted(free) if can_be_shared(dice, after) else []
                assert play.steps(piece) == wanted, (dice, made, piece)
                left = left or wanted != []
            assert play.can_end()
            if left:
                piece, spot = rng.choice([(piece, spot) for piece in army for spot in play.steps(piece)])
                play.go(piece, spot)
                made[piece] += 1


@rule("SAS-302", "SAS-303", "SAS-304", "SAS-305")
def test_nobody_says_beforehand_which_die_a_piece_uses() -> None:
    play = stand(
        "a.pion1 keep/w1  a.pion2 keep/w4  a.pion3 keep/w8  a.pion4 keep/w11  a.pion5 keep/b4  b.pion1 grove/d3", dice="3 3 1", in_play=OPEN
    )
    play.go("a.pion1", "keep/w14", "keep/w13", "keep/w12").go("a.pion2", "keep/w5").go("a.pion3", "keep/w7", "keep/w6")
    assert play.refused_step("a.pion2", "keep/w4") == "SAS-304"
    play.go("a.pion4", "keep/w10")
    assert play.refused_step("a.pion5", "keep/ch") == "SAS-303"


@rule("SAS-303")
def test_the_sum_of_the_dice_binds_where_no_single_die_does() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 keep/w4  a.pion3 keep/w8  a.pion4 keep/w11  b.pion1 grove/d3", dice="1 2 1")
    play.go("a.pion1", "keep/w2").go("a.pion2", "keep/w5").go("a.pion3", "keep/w9").go("a.pion4", "keep/w10")
    assert [play.steps(f"a.pion{n}") for n in (1, 2, 3, 4)] == [[], [], [], []]


@rule("SAS-304")
def test_the_moves_of_a_piece_that_died_since_still_count() -> None:
    """Pion 1 makes three moves, the last one into a blocked receiver; the highest die is gone with it."""
    play = stand(
        "a.pion1 keep/w3  a.pion2 keep/w8  a.pion3 keep/ch  b.pion1 grove/d3  rock grove/c6  rock grove/d5  rock grove/e6", dice="3 2 1"
    )
    play.go("a.pion1", "keep/w2", "keep/w1").land("a.pion1", "keep/ltx")
    assert play.at("a.pion1") == ""
    play.go("a.pion2", "keep/w7", "keep/w6")
    assert play.steps("a.pion2") == []
    play.go("a.pion3", "keep/b4")
    assert play.steps("a.pion3") == []


@rule("SAS-306", "SAS-980")
def test_the_movement_may_be_ended_at_any_time_and_ends_by_itself_when_nothing_is_left() -> None:
    play = stand("a.pion1 keep/w1  b.pion1 grove/d3", dice="1 2 4")
    assert play.can_end()
    play.end()
    assert play.turn == "B"
    walk = stand("a.pion1 keep/w1  b.pion1 grove/d3", dice="1 2 4").go("a.pion1", "keep/w2")
    assert walk.can_end()


@rule("SAS-308")
def test_ended_movement_is_not_taken_up_again() -> None:
    play = stand("a.wizard keep/w1  b.wizard grove/d3", hands="B: sleep", dice="6 5 4").end_only()
    assert play.window == "W4"
    play.settle()
    assert play.turn == "B"


@rule("SAS-308", "SAS-309", "SAS-523")
def test_a_rest_of_pips_is_left_after_each_cost() -> None:
    """A step and a teleportal are one move each: with 2 1 1 a piece makes two of them."""
    play = stand("a.pion1 keep/w2  b.pion1 grove/d3", dice="2 1 1")
    play.go("a.pion1", "keep/w1").land("a.pion1", "grove/c6")
    assert play.steps("a.pion1") == []


# Which pieces can move (SAS-310)


@rule("SAS-310", "SAS-1360")
def test_a_sleeper_cannot_move() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 keep/w8  b.wizard grove/d3", in_play="B: sleep=a.pion1", dice="3 2 1")
    assert play.steps("a.pion1") == []
    assert play.steps("a.pion2") == ["keep/w7", "keep/w9"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-310"


@rule("SAS-310", "SAS-1380")
def test_a_paralysed_piece_cannot_move() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 keep/w8  b.wizard grove/d3", hands="B: paralysis", dice="3 2 1")
    play.invoke("B", "paralysis a.pion1").settle()
    assert play.steps("a.pion1") == []
    assert play.steps("a.pion2") == ["keep/w7", "keep/w9"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-310"


@rule("SAS-310", "SAS-1112")
def test_a_held_piece_cannot_move() -> None:
    play = stand("a.pion1 keep/w3  a.pion2 keep/w8  b.wizard grove/d3", in_play="B: bear_trap", dice="3 2 1")
    play.go("a.pion1", "keep/gn").spring("B", "a.pion1").settle()
    assert play.steps("a.pion1") == []
    assert play.refused_step("a.pion1", "keep/w3") == "SAS-310"


@rule("SAS-310", "SAS-324", "SAS-403")
def test_fighters_cannot_move() -> None:
    play = stand("a.pion1 keep/b6  a.pion2 keep/w8  b.guard1 keep/gw  b.wizard grove/d3", dice="4 3 2").go("a.pion1", "keep/gw")
    assert play.steps("a.pion1") == []
    assert play.refused_step("a.pion1", "keep/w14") == "SAS-324"


@rule("SAS-310", "SAS-311")
def test_only_the_active_player_moves_and_only_what_is_his() -> None:
    play = stand("a.pion1 keep/w1  b.pion1 keep/w8  a.wizard keep/nx  b.wizard grove/d3", dice="4 3 2")
    assert play.steps("b.pion1") == []
    assert play.refused_step("b.pion1", "keep/w9") == "SAS-310"


@rule("SAS-311", "SAS-1371")
def test_a_piece_that_changed_sides_may_move_in_the_same_turn() -> None:
    play = stand("a.wizard keep/nx  b.pion1 keep/w8  b.wizard grove/d3", hands="A: traitor", dice="4 3 2")
    play.invoke("A", "traitor b.pion1").settle()
    assert play.steps("b.pion1") == ["keep/w7", "keep/w9"]
    play.go("b.pion1", "keep/w9", "keep/w10", "keep/w11", "keep/w12")
    assert play.steps("b.pion1") == [], "the same limits hold for it"


# Steps (SAS-320 to SAS-328)


@rule("SAS-320", "SAS-323", "SAS-401", "SAS-404")
def test_a_step_onto_an_opposing_piece_starts_a_conflict_that_waits() -> None:
    play = stand("a.pion1 keep/b6  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3", dice="4 3 2").go("a.pion1", "keep/gw")
    assert play.fights == ["a.pion1 b.guard1 keep/gw keep/b6"]
    assert play.can_end(), "others may still move"
    assert play.steps("a.wizard") == ["keep/w10", "keep/w8"]
    assert play.at("b.guard1") == "keep/gw"


@rule("SAS-321")
def test_no_step_onto_a_spot_with_a_piece_of_ones_own() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 keep/w2  b.wizard grove/d3", dice="4 3 2")
    assert play.steps("a.pion1") == ["keep/w14"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-321"


@rule("SAS-322")
def test_no_step_onto_a_rock() -> None:
    play = stand("a.pion1 keep/w1  rock keep/w2  b.wizard grove/d3", dice="4 3 2")
    assert play.steps("a.pion1") == ["keep/w14"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-322"


@rule("SAS-322", "SAS-1472")
@pytest.mark.parametrize("side", ["A", "B"])
def test_no_step_onto_a_wizard_in_rock_form(side: str) -> None:
    play = stand(
        "a.pion1 keep/w1  a.pion2 keep/ch  b.pion1 grove/d3" + f"  {side.lower()}.wizard keep/w2",
        in_play=f"{side}: rock_transform",
        dice="4 3 2",
    )
    assert play.steps("a.pion1") == ["keep/w14"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-322"


@rule("SAS-322", "SAS-1412")
@pytest.mark.parametrize("ghost", ["a.pion2", "b.pion2"])
def test_no_step_onto_a_ghost(ghost: str) -> None:
    play = stand(f"a.pion1 keep/w1  {ghost} keep/w2  a.wizard keep/ch  b.wizard grove/d3", in_play=f"B: ghost_army={ghost}", dice="4 3 2")
    assert play.steps("a.pion1") == ["keep/w14"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-322"


@rule("SAS-322", "SAS-1291")
def test_no_step_onto_a_shielded_piece() -> None:
    play = stand("a.pion1 keep/w1  b.pion1 keep/w2  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2")
    play.invoke("B", "magic_shield b.pion1").settle()
    assert play.steps("a.pion1") == ["keep/w14"]
    assert play.refused_step("a.pion1", "keep/w2") == "SAS-322"


@rule("SAS-322", "SAS-403")
def test_no_step_onto_a_spot_with_two_objects() -> None:
    play = stand("a.pion1 keep/b6  a.pion2 keep/w13  b.guard1 keep/gw  b.wizard grove/d3", dice="4 3 2").go("a.pion1", "keep/gw")
    assert play.steps("a.pion2") == ["keep/w12", "keep/w14"]
    assert play.refused_step("a.pion2", "keep/gw") == "SAS-322"


@rule("SAS-324")
def test_a_called_off_conflict_gives_no_moves_back() -> None:
    """B shields the guard; the attacker is thrown back to where it stood, and stays there."""
    play = stand("a.pion1 keep/b6  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2")
    play.go("a.pion1", "keep/gw").invoke("B", "magic_shield b.guard1").settle()
    assert (play.at("a.pion1"), play.fights) == ("keep/b6", [])
    assert play.steps("a.pion1") == []
    assert play.refused_step("a.pion1", "keep/b1") == "SAS-324"


@rule("SAS-325", "SAS-342")
def test_a_spot_may_be_entered_again_and_each_entry_of_a_trap_is_an_entry() -> None:
    play = stand("a.pion1 keep/w3  b.wizard grove/d3", in_play="B: bear_trap", dice="4 3 2")
    for spot, trapped in [("keep/gn", True), ("keep/w3", False), ("keep/gn", True), ("keep/b1", False)]:
        play.go("a.pion1", spot)
        assert (play.asked == "B window") == trapped
        assert play.springs("B") == trapped


# Wizards walk through ghosts


@rule("SAS-326", "SAS-327", "SAS-309", "SAS-1413", "SAS-1416")
def test_the_wizard_walks_through_his_own_ghosts_in_one_action() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/b1  a.pion2 keep/gn  b.pion1 grove/d3", in_play="A: ghost_army=a.pion1,a.pion2", dice="4 1 1"
    )
    assert play.refused_step("a.wizard", "keep/b1") == "SAS-326"
    play.passage("a.wizard", "keep/b1", "keep/gn", "keep/w3")
    assert play.at("a.wizard") == "keep/w3"
    assert play.under("ghost") == ""
    assert (play.at("a.pion1"), play.at("a.pion2")) == ("keep/b1", "keep/gn")
    assert play["play A"] == ""
    assert "ghost_army" in play["pile"]
    assert play.steps("a.wizard") == ["keep/w2", "keep/w4"], "one of his four moves is left"
    play.go("a.pion1", "keep/b6").go("a.pion2", "keep/b2")
    play.go("a.wizard", "keep/w2")
    assert play.steps("a.wizard") == []


@rule("SAS-326")
def test_a_passage_needs_moves_for_all_its_spots() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/b1  a.pion2 keep/gn  b.pion1 grove/d3", in_play="A: ghost_army=a.pion1,a.pion2", dice="2 1 1"
    )
    assert "keep/w3" not in play.ends_of_passages("a.wizard")
    assert "keep/b6" in play.ends_of_passages("a.wizard")


@rule("SAS-326")
def test_a_passage_may_end_in_an_attack_but_not_on_a_piece_of_ones_own() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/b1  a.pion2 keep/b6  b.pion1 keep/gn  b.wizard grove/d3",
        in_play="A: ghost_army=a.pion1",
        dice="2 1 1",
    )
    assert "keep/b6" not in play.ends_of_passages("a.wizard")
    play.passage("a.wizard", "keep/b1", "keep/gn")
    assert play.fights == ["a.wizard b.pion1 keep/gn keep/nx"], "the origin is where he stood before the action (SAS-404)"


@rule("SAS-327", "SAS-905", "SAS-1414")
def test_a_wizard_steps_onto_an_opposing_ghost_and_it_dies() -> None:
    play = stand("a.wizard keep/w1  b.pion1 keep/w2  b.wizard grove/d3", in_play="B: ghost_army=b.pion1", dice="2 1 1")
    assert play.steps("a.wizard") == ["keep/w14", "keep/w2"]
    play.go("a.wizard", "keep/w2")
    assert (play.at("a.wizard"), play.at("b.pion1"), play["grave B"]) == ("keep/w2", "", "b.pion1")
    assert play.fights == []
    play.go("a.wizard", "keep/w3")


@rule("SAS-328", "SAS-1362")
def test_what_nobody_decides_comes_before_anybody_is_asked() -> None:
    """A step wakes the sleeper beside it, and the carrier's neighbour rolls, before the window opens."""
    play = stand(
        "a.guard1 grove/a2  b.pion2 grove/c3  b.wizard grove/d3  a.wizard keep/nx",
        in_play="B: typhoid_mary=b.pion2",
        hands="B: zombie",
        dice="4 2 1",
    )
    play.will_come("save", "3 3 1").go("a.guard1", "grove/b2")
    assert play.at("a.guard1") == "", "33 is not above 33"
    assert play.asked == "B window"
    assert play.offers("B", "zombie"), "the death is current in the window of this action"
