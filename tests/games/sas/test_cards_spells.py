"""Spells that summon, kill, move and bind: SAS-1130 to SAS-1526. Spells on magic are in test_cards_on_magic.py."""

from __future__ import annotations

import pytest

from foldtable.games.sas.tables import SPOT_WORDS
from tests.games.sas.casting import cannot_use, cast, choices_of, named_next, next_turn, pile
from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"


def magic(card: str, pieces: str = CALM, seat: str = "A", **lies: str) -> Play:
    """In A's turn, after the dice, with this card in a hand."""
    return stand(pieces, hands=lies.pop("hands", f"{seat}: {card}"), dice="4 2 1", **lies)


# Summon Rock, Summon Rocks


@rule("SAS-1130", "SAS-1131")
@pytest.mark.parametrize("spot", ["keep/w1", "grove/a2", "keep/b4", "keep/gn", "keep/w6"])
def test_a_rock_on_any_vacant_spot_of_any_domain(spot: str) -> None:
    assert cast(magic("summon_rock"), "A", f"summon_rock {spot}")["rocks"] == spot


@rule("SAS-1130", "SAS-1131", "SAS-515")
def test_no_rock_on_an_occupied_spot_or_outside_the_table() -> None:
    play = magic("summon_rock", f"{CALM}  rock keep/w1")
    assert play.refused_invoking("A", "summon_rock keep/w9") == "SAS-013"
    assert play.refused_invoking("A", "summon_rock keep/w1") == "SAS-013"
    assert play.refused_invoking("A", "summon_rock isles/w1") == "SAS-021"


@rule("SAS-1130", "SAS-553")
def test_if_the_named_spot_is_taken_meanwhile_there_is_no_rock() -> None:
    play = (
        magic("summon_rock", hands="A: summon_rock; B: teleport").invoke("A", "summon_rock keep/w1").invoke("B", "teleport b.pion1 keep/w1")
    )
    play.settle()
    assert (play["rocks"], play.at("b.pion1"), pile(play)) == ("", "keep/w1", ["summon_rock", "teleport"])


@rule("SAS-1140", "SAS-1141", "SAS-1142")
def test_as_many_rocks_as_the_die_shows_one_after_the_other_or_fewer() -> None:
    play = cast(magic("summon_rocks").will_come("rocks", "3"), "A", "summon_rocks")
    assert play.asked == "A place_rocks"
    play.choose("rock keep/w1", "rock grove/e3")
    assert play.refused("rock keep/w1", "rock keep/w9") == "SAS-1140"
    fewer = play.copy().choose("done")
    assert sorted(fewer["rocks"].split()) == ["grove/e3", "keep/w1"]
    play.choose("rock keep/w2")
    assert (len(play["rocks"].split()), play.question) == (3, "move_action")
    next_turn(next_turn(play))
    assert len(play["rocks"].split()) == 3, "they stay"


@rule("SAS-1141")
def test_fewer_rocks_if_the_spots_run_out() -> None:
    full = " ".join(f"rock {spot}" for spot in all_but("keep/w1", "keep/w9", "keep/nx", "grove/d3", "grove/a1"))
    play = cast(magic("summon_rocks", f"{CALM} {full}").will_come("rocks", "6"), "A", "summon_rocks")
    play.choose("rock keep/w1")
    assert play.question != "place_rocks"


def all_but(*spots: str) -> list[str]:
    return [word for word in SPOT_WORDS if word.partition("/")[0] in ("keep", "grove") and word not in spots]


# Summon Demon


@rule("SAS-1150", "SAS-1152", "SAS-1153")
def test_a_demon_appears_beside_the_wizard_and_may_move_this_turn() -> None:
    play = magic("summon_demon")
    assert choices_of(play, "A", "summon_demon") == ["keep/b1", "keep/b2", "keep/b3", "keep/b6", "keep/ch"]
    assert play.refused_invoking("A", "summon_demon keep/w1") == "SAS-1150"
    cast(play, "A", "summon_demon keep/b1").go("demon1", "keep/gn")
    assert play.at("demon1") == "keep/gn"


@rule("SAS-1151")
def test_a_demon_fights_with_a_warriors_dice() -> None:
    pieces = "a.wizard keep/nx  A=demon1 keep/b6  b.pion1 keep/gw  b.wizard grove/d3"
    play = stand(pieces, dice="4 2 1").go("demon1", "keep/gw").will_come("fight", "1 6 2 5", "6 4").end()
    assert play["values"] == "65 64"


@rule("SAS-1152")
def test_a_dead_demon_enters_no_graveyard_but_zombie_can_take_it() -> None:
    pieces = "a.wizard keep/nx  A=demon1 keep/b6  b.pion1 keep/gw  b.wizard grove/d3"
    play = stand(pieces, hands="B: zombie", dice="4 2 1").go("demon1", "keep/gw").will_come("fight", "1 1 1 1", "6 4").end_only()
    play.settle_until("W6")
    assert (play.at("demon1"), play["grave A"]) == ("", "")
    cast(play, "B", "zombie demon1 keep/w13")
    assert (play.at("demon1"), ("demon1", "seat1") in play.pairs("control")) == ("keep/w13", True)


@rule("SAS-1150", "SAS-515")
def test_without_a_vacant_spot_beside_the_wizard_no_demon() -> None:
    walls = " ".join(f"rock keep/{name}" for name in ("b1", "b2", "b3", "b6", "ch"))
    assert magic("summon_demon", f"{CALM} {walls}", hands="A: summon_demon sleep").refused_invoking("A", "summon_demon") == "SAS-515"


# Kamakazi


@rule("SAS-1160", "SAS-1161", "SAS-1163")
def test_the_sacrifice_takes_friend_and_foe_beside_it_wizards_too() -> None:
    pieces = "a.wizard keep/w8  a.pion1 keep/w9  a.pion2 keep/w1  b.wizard keep/w10  b.pion1 grove/a1"
    play = magic("kamakazi", pieces, hands="A: kamakazi sleep; B: thief")
    cast(play, "A", "kamakazi a.pion1")
    assert [play.at(piece) for piece in ("a.wizard", "a.pion1", "a.pion2", "b.wizard")] == ["", "", "keep/w1", ""]
    assert play["spoils"] == "thief", "B's cards are for A, whose own are lost"


@rule("SAS-1161")
def test_kamakazi_takes_a_fighter_but_neither_ghosts_nor_rocks_nor_a_wizard_in_rock_form() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  b.pion2 keep/w14  b.wizard keep/w13  rock keep/w1  a.wizard keep/nx"
    play = stand(pieces, hands="A: kamakazi", in_play="A: ghost_army=b.pion2; B: rock_transform", dice="4 2 1").go("a.pion1", "keep/gw")
    cast(play, "A", "kamakazi a.pion1")
    assert [play.at(piece) for piece in ("a.pion1", "b.pion1", "b.pion2", "b.wizard")] == ["", "", "keep/w14", "keep/w13"]
    assert play["rocks"] == "keep/w1"


@rule("SAS-1160", "SAS-1162")
def test_only_an_own_piece_that_no_shield_covers_is_sacrificed() -> None:
    play = magic("kamakazi", f"{CALM}  A=image1 keep/w8", in_play="A: magic_shield=a.pion1 doppelganger=a.wizard")
    assert choices_of(play, "A", "kamakazi") == ["a.wizard"]
    assert play.refused_invoking("A", "kamakazi b.pion1") == "SAS-1160"
    assert play.refused_invoking("A", "kamakazi a.pion1") == "SAS-567"
    assert play.refused_invoking("A", "kamakazi image1") == "SAS-1245"


@rule("SAS-1162", "SAS-566")
def test_a_shield_beside_holds_and_one_that_comes_in_answer_saves_the_sacrifice_and_all() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.pion2 keep/w10  b.wizard grove/d3"
    beside = cast(magic("kamakazi", pieces, in_play="B: magic_shield=b.pion1"), "A", "kamakazi a.pion1")
    assert [beside.at(piece) for piece in ("a.pion1", "b.pion1", "b.pion2")] == ["", "keep/w8", ""]
    answer = (
        magic("kamakazi", pieces, hands="A: kamakazi; B: magic_shield").invoke("A", "kamakazi a.pion1").invoke("B", "magic_shield a.pion1")
    )
    answer.settle()
    assert [answer.at(piece) for piece in ("a.pion1", "b.pion1", "b.pion2")] == ["keep/w9", "keep/w8", "keep/w10"]


# Exorcise Ghosts


@rule("SAS-1170", "SAS-1171", "SAS-1172")
def test_any_ghosts_named_are_destroyed_and_lie_in_their_controllers_graveyards() -> None:
    pieces = f"{CALM}  b.pion2 grove/a2  a.pion2 keep/w1"
    play = magic("exorcise_ghosts", pieces, in_play="B: ghost_army=b.pion1,b.pion2,a.pion2")
    assert choices_of(play, "A", "exorcise_ghosts") == ["a.pion2", "b.pion1", "b.pion2"]
    assert "done" not in play.copy().window_of("A").choose("invoke exorcise_ghosts").offered(), "one at least"
    cast(play, "A", "exorcise_ghosts b.pion1 a.pion2 done")
    assert [play.at(piece) for piece in ("b.pion1", "b.pion2", "a.pion2")] == ["", "grove/a2", ""]
    assert (play["grave B"], play["grave A"], play["play B"]) == ("b.pion1", "a.pion2", "ghost_army")


@rule("SAS-1170", "SAS-515")
def test_without_a_ghost_there_is_nothing_to_exorcise() -> None:
    play = magic("exorcise_ghosts", hands="A: exorcise_ghosts sleep")
    assert play.refused_invoking("A", "exorcise_ghosts") == "SAS-515"
    ghosts = magic("exorcise_ghosts", in_play="B: ghost_army=b.pion1")
    assert ghosts.refused_invoking("A", "exorcise_ghosts a.pion1") == "SAS-1170"


# Zombie


def slain(
    pieces: str = "a.pion1 keep/b6  b.guard1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  b.pion2 grove/a1", hands: str = "B: zombie"
) -> Play:
    """A.pion1 has just killed a guard of B's on keep/gw; W6 is open."""
    play = stand(pieces, hands=hands, dice="4 2 1").go("a.pion1", "keep/gw").will_come("fight", "6 5", "2 1 1")
    return play.end_only().settle_until("W6")


@rule("SAS-1200", "SAS-1201", "SAS-1202")
def test_a_piece_just_killed_rises_beside_if_its_spot_is_taken() -> None:
    play = slain()
    ahead = play.copy().window_of("B").choose("invoke zombie")
    assert named_next(ahead) == ["b.guard1"]
    ahead.choose("name b.guard1")
    assert named_next(ahead) == ["keep/b6", "keep/w13", "keep/w14"]
    assert play.refused_invoking("B", "zombie b.guard1 keep/gw") == "SAS-1202"
    cast(play, "B", "zombie b.guard1 keep/w13")
    assert (play.at("b.guard1"), play["grave B"]) == ("keep/w13", "")


@rule("SAS-1202")
def test_it_rises_where_it_died_if_that_is_vacant_and_cannot_be_called_without_room() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 keep/w8  b.pion2 grove/a1"
    play = magic("kamakazi", pieces, hands="A: kamakazi; B: zombie")
    cast(play, "A", "kamakazi a.pion1")
    assert choices_of(play, "B", "zombie") == ["a.pion1", "b.pion1"]
    cast(play, "B", "zombie a.pion1 keep/w9")
    assert (play.at("a.pion1"), ("a.pion1", "seat1") in play.pairs("control"), play["grave A"]) == ("keep/w9", True, "")
    walled = "a.pion1 keep/b6  a.pion2 keep/b1  b.guard1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  rock keep/w13  rock keep/w14"
    crowded = stand(f"{walled}  b.pion2 grove/a1", hands="B: zombie sleep", dice="4 2 1")
    crowded.go("a.pion1", "keep/gw").go("a.pion2", "keep/b6").will_come("fight", "6 5", "2 1 1").end_only().settle_until("W6")
    assert crowded.refused_invoking("B", "zombie") == "SAS-515"


@rule("SAS-1200", "SAS-1201")
def test_no_wizard_and_nobody_who_died_before_is_a_zombie() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w8  c.wizard isles/nx  b.pion1 grove/a1"
    play = magic("kamakazi", pieces, hands="A: kamakazi; C: zombie sleep", graves="B: b.pion2")
    assert not play.offers("C", "zombie")
    cast(play, "A", "kamakazi a.pion1")
    assert play.refused_invoking("C", "zombie b.wizard") == "SAS-1200"
    assert play.refused_invoking("C", "zombie b.pion2") == "SAS-1201"


@rule("SAS-1203")
def test_a_zombie_is_ones_own_piece_without_old_statuses_and_with_all_its_moves() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 keep/w8"
    play = magic("kamakazi", pieces, hands="A: kamakazi zombie", in_play="B: nermals_curse=b.pion1")
    cast(play, "A", "kamakazi a.pion1")
    cast(play, "A", "zombie b.pion1 keep/w8")
    assert (play.under("cursed"), play["play B"]) == ("", "")
    play.go("b.pion1", "keep/w7", "keep/w6", "keep/w5", "keep/w4")
    assert play.at("b.pion1") == "keep/w4"


@rule("SAS-1204", "SAS-336")
def test_a_piece_destroyed_at_a_blocked_receiver_rises_where_it_left() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w1  b.wizard grove/d3  rock grove/c6  rock grove/d5  rock grove/e6"
    play = stand(pieces, hands="B: zombie", dice="4 2 1").settle().choose("jump a.pion1 keep/ltx")
    cast(play, "B", "zombie a.pion1 keep/w1")
    assert play.at("a.pion1") == "keep/w1"


@rule("SAS-1205", "SAS-941")
def test_zombie_does_not_save_whoever_lost_his_last_piece() -> None:
    play = stand(
        "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  c.wizard isles/nx  c.pion1 isles/w1", hands="C: zombie", dice="4 2 1"
    ).go("a.pion1", "keep/gw")
    play.will_come("fight", "6 5", "2 1").end_only().settle_until("W6")
    assert play["out"] == "1"
    cast(play, "C", "zombie b.pion1 keep/w13")
    assert (play.at("b.pion1"), play["out"]) == ("keep/w13", "1")


# Doppelganger


@rule("SAS-1240", "SAS-1241")
def test_images_stand_on_all_vacant_spots_beside_the_piece_on_its_own_side() -> None:
    play = cast(magic("doppelganger", f"{CALM}  rock grove/a2"), "A", "doppelganger b.pion1")
    images = [spot for piece, spot in play.pairs("board") if piece.startswith("image")]
    assert sorted(images) == ["grove/b1", "grove/b2"]
    assert play["original"] == "b.pion1"
    assert all(owner == "seat1" for piece, owner in play.pairs("control") if piece.startswith("image"))
    assert play["play A"] == "doppelganger"


@rule("SAS-1241")
def test_no_double_of_the_hulk_or_of_an_image_or_where_there_is_no_room() -> None:
    walls = "rock grove/a2  rock grove/b1  rock grove/b2"
    play = magic("doppelganger", f"{CALM}  hulk1 keep/w3  {walls}")
    assert choices_of(play, "A", "doppelganger") == ["a.pion1", "a.wizard", "b.wizard"]
    assert (
        play.refused_invoking(
            "A",
            "doppelganger hulk1",
        )
        == "SAS-1241"
    )
    assert play.refused_invoking("A", "doppelganger b.pion1") == "SAS-1241"


IMAGED = "a.wizard keep/nx  a.warrior grove/c3  b.wizard grove/d3  B=image1 grove/c4  B=image2 grove/e4  b.pion1 grove/a1"


@rule("SAS-1242", "SAS-418")
@pytest.mark.parametrize("weapon", ["", "B: swords"])
def test_an_image_loses_without_dice(weapon: str) -> None:
    in_play = f"{weapon} doppelganger=b.wizard" if weapon else "B: doppelganger=b.wizard"
    play = stand(IMAGED.replace("a.warrior grove/c3", "a.pion1 grove/b3"), in_play=in_play, dice="4 2 1").go("a.pion1", "grove/c4").end()
    assert (play.at("image1"), play.at("a.pion1")) == ("", "grove/c4")


@rule("SAS-1243", "SAS-1244", "SAS-517")
def test_the_original_swaps_with_an_image_even_in_a_fight_and_the_image_takes_it_over() -> None:
    play = stand(IMAGED, hands="B: sleep", in_play="B: doppelganger=b.wizard", dice="4 2 1").go("a.warrior", "grove/d3")
    assert not play.offers("B", "sleep")
    play.use("B", "doppelganger image2")
    assert (play.at("b.wizard"), play.at("image2")) == ("grove/e4", "grove/d3")
    assert play.fights == ["a.warrior image2 grove/d3 grove/c3"]
    assert play.offers("B", "sleep"), "he is free"
    assert not play.has("B", "use doppelganger"), "once in a window"
    play.end()
    assert (play.at("image2"), play.at("a.warrior")) == ("", "grove/d3")


@rule("SAS-1244")
def test_the_swap_is_the_originals_controllers_not_the_casters_and_again_in_the_next_window() -> None:
    play = stand(IMAGED, hands="A: sleep; B: horse", in_play="A: doppelganger=b.wizard", dice="4 2 1")
    assert not play.has("A", "use doppelganger")
    assert cannot_use(play, "A", "doppelganger") == "SAS-1244"
    assert cannot_use(play, "B", "doppelganger b.pion1") == "SAS-1243"
    play.use("B", "doppelganger image1").settle().go("a.warrior", "grove/b2")
    play.use("B", "doppelganger image2")
    assert play.at("b.wizard") == "grove/e4"


@rule("SAS-1244")
def test_the_original_takes_over_an_images_conflict_attacking_or_defending() -> None:
    board = IMAGED.replace("grove/c3", "grove/b3")
    play = stand(board, hands="B: sleep", in_play="B: doppelganger=b.wizard", dice="4 2 1").go("a.warrior", "grove/c4")
    assert play.fights == ["a.warrior image1 grove/c4 grove/b3"]
    play.use("B", "doppelganger image1")
    assert play.fights == ["a.warrior b.wizard grove/c4 grove/b3"]
    assert play.game.faults() == []
    assert not play.offers("B", "sleep"), "now he fights"
    play.will_come("fight", "1 1 1 1", "6 5").end()
    assert (play.at("b.wizard"), play.at("a.warrior"), play.at("image1")) == ("grove/c4", "", "grove/d3")
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  A=image1 keep/w3  b.pion1 keep/w8  b.wizard grove/d3"
    attack = stand(pieces, in_play="A: doppelganger=a.pion1", dice="4 2 1").go("a.pion1", "keep/w8")
    attack.use("A", "doppelganger image1")
    assert attack.fights == ["image1 b.pion1 keep/w8 keep/w9"]
    assert (attack.at("a.pion1"), attack.under("halted"), attack.game.faults()) == ("keep/w3", "a.pion1", [])


@rule("SAS-1244")
def test_both_in_conflicts_they_exchange_them() -> None:
    pieces = f"{IMAGED}  a.pion1 grove/b3"
    play = (
        stand(pieces, hands="B: sleep", in_play="B: doppelganger=b.wizard", dice="4 2 1")
        .go("a.warrior", "grove/d3")
        .go("a.pion1", "grove/c4")
    )
    play.use("B", "doppelganger image1")
    assert play.fights == ["a.warrior image1 grove/d3 grove/c3", "a.pion1 b.wizard grove/c4 grove/b3"]
    assert sorted(play.under("fighting").split()) == ["a.pion1", "a.warrior", "b.wizard", "image1"]
    assert play.game.faults() == []


@rule("SAS-1244", "SAS-440", "SAS-1461")
def test_an_image_left_on_a_shared_spot_by_a_vaporous_wizard_is_thrown_off_it() -> None:
    pieces = "a.wizard keep/w13  A=image1 keep/w3  a.pion1 keep/nx  rock keep/w12  b.wizard grove/d3"
    play = stand(pieces, in_play="A: vapour doppelganger=a.wizard", dice="4 2 1").go("a.wizard", "keep/w12")
    play.use("A", "doppelganger image1")
    assert play.offered() == ["retreat keep/w11", "retreat keep/w13"]
    play.choose("retreat keep/w11")
    assert (play.at("a.wizard"), play.at("image1"), play["rocks"]) == ("keep/w3", "keep/w11", "keep/w12")
    assert play.game.faults() == []


@rule("SAS-1244")
def test_statuses_and_moves_stay_with_each_piece() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  A=image1 keep/w8  b.wizard grove/d3"
    play = stand(pieces, in_play="A: doppelganger=a.pion1 nermals_curse=a.pion1", dice="4 2 1").go("a.pion1", "keep/w10")
    play.use("A", "doppelganger image1")
    assert (play.at("a.pion1"), play.at("image1"), play.under("cursed")) == ("keep/w8", "keep/w10", "a.pion1")
    assert play.pairs("moves") == [("a.pion1", "1")]


@rule("SAS-1245")
def test_an_image_moves_attacks_and_triggers_traps_as_its_original() -> None:
    pieces = "a.wizard keep/nx  a.guard1 keep/w9  A=image1 keep/w3  b.wizard grove/d3  b.pion1 keep/b1"
    play = stand(pieces, hands="B: major_death_trap", in_play="A: doppelganger=a.guard1", dice="4 2 1").go("image1", "keep/gn")
    play.will_come("save", "5 2 2")
    cast(play, "B", "major_death_trap image1")
    assert play.at("image1") == "", "a guard's three dice: 52"
    attack = stand(pieces, in_play="A: doppelganger=a.guard1", dice="4 2 1").go("image1", "keep/gn", "keep/b1")
    assert attack.fights == ["image1 b.pion1 keep/b1 keep/gn"]


@rule("SAS-1245")
@pytest.mark.parametrize("card", ["traitor", "typhoid_mary", "ghost_army", "doppelganger"])
def test_cards_that_cannot_name_an_image(card: str) -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  B=image1 grove/a2"
    play = magic(card, pieces, in_play="B: doppelganger=b.pion1") if card != "doppelganger" else magic(card, pieces)
    assert "image1" not in choices_of(play, "A", card)


@rule("SAS-1245", "SAS-940")
def test_an_image_of_a_wizard_is_none_but_cards_without_wizards_cannot_name_it_and_it_keeps_no_army() -> None:
    play = magic("sleep", IMAGED.replace("a.warrior grove/c3", "a.pion1 keep/w9"), in_play="B: doppelganger=b.wizard")
    assert "image1" not in choices_of(play, "A", "sleep")
    nexus = stand("a.wizard keep/w9  A=image1 keep/nx  b.wizard grove/d3", in_play="A: doppelganger=a.wizard", deck="sleep", dice="3 3 2")
    assert nexus["hand A"] == ""


@rule("SAS-1246", "SAS-582")
@pytest.mark.parametrize("card", ["black_plague b.pion1", "ghost_army b.pion1 done", "traitor b.pion1"])
def test_when_the_original_dies_or_changes_all_images_vanish(card: str) -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  B=image1 grove/a2"
    play = magic(card.split(maxsplit=1)[0], pieces, in_play="B: doppelganger=b.pion1")
    cast(play, "A", card)
    assert (play.at("image1"), play["original"]) == ("", "-")
    assert "doppelganger" in pile(play)


@rule("SAS-1246", "SAS-582")
def test_the_card_goes_with_the_last_image() -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/a2  b.wizard grove/d3  b.pion1 grove/a1  B=image1 grove/b2"
    play = stand(pieces, in_play="B: doppelganger=b.pion1", dice="4 2 1").go("a.pion1", "grove/b2").end()
    assert (play.at("image1"), pile(play)) == ("", ["doppelganger"])


@rule("SAS-1247")
def test_a_swap_overrides_a_hold_is_no_entry_and_wakes_nobody() -> None:
    play = stand(
        "a.wizard keep/nx  b.wizard grove/d3  b.pion1 grove/e3  B=image1 grove/c2  b.pion2 grove/d2",
        hands="A: major_death_trap",
        in_play="A: bear_trap=b.pion1 sleep=b.pion2; B: doppelganger=b.pion1",
        dice="4 2 1",
    )
    assert play.under("held") == "b.pion1"
    play.use("B", "doppelganger image1")
    assert (play.at("b.pion1"), play.under("held"), play.under("asleep")) == ("grove/c2", "", "b.pion2")
    assert (play["entries"], play["teleports"], play["play A"]) == ("", "", "bear_trap sleep")


@rule("SAS-1248", "SAS-1182")
def test_a_second_doppelganger_ends_the_first() -> None:
    """There is one card: Dual Shot brings it back when its first images go, and then the new ones are all there are."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, hands="A: doppelganger dual_shot traitor", dice="4 2 1")
    cast(play, "A", "doppelganger b.pion1")
    cast(play, "A", "dual_shot doppelganger")
    cast(play, "A", "traitor b.pion1")
    assert play["hand A"] == "doppelganger"
    cast(play, "A", "doppelganger a.pion1")
    images = [spot for piece, spot in play.pairs("board") if piece.startswith("image")]
    assert sorted(images) == ["keep/w10", "keep/w8"]


@rule("SAS-1248")
def test_images_that_stand_already_vanish_before_the_new_ones_appear() -> None:
    """No play gets there with one card; a position laid out by hand does."""
    play = magic("doppelganger", "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  B=image1 grove/a2")
    cast(play, "A", "doppelganger a.pion1")
    images = [spot for piece, spot in play.pairs("board") if piece.startswith("image")]
    assert sorted(images) == ["keep/w10", "keep/w8"]


# Shatter rocks, Destroy Rock


@rule("SAS-1250", "SAS-1251")
def test_all_rocks_of_the_casters_home_domain_shatter_wizards_in_rock_form_too() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w3  rock keep/w1  rock keep/w5  rock grove/a2  b.pion1 grove/a1"
    play = cast(magic("shatter_rocks", pieces, in_play="B: rock_transform"), "A", "shatter_rocks")
    assert (play["rocks"], play.at("b.wizard"), play["grave B"]) == ("grove/a2", "", "b.wizard")


@rule("SAS-1251", "SAS-564")
@pytest.mark.parametrize("guard", ["transform_to_dragon", "magic_shield=b.wizard"])
def test_a_stronger_guard_saves_the_wizard_and_the_rocks_shatter_all_the_same(guard: str) -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w3  rock keep/w1  b.pion1 grove/a1"
    play = cast(magic("shatter_rocks", pieces, in_play=f"B: rock_transform {guard}"), "A", "shatter_rocks")
    assert (play["rocks"], play.at("b.wizard")) == ("", "keep/w3")


@rule("SAS-1252", "SAS-1232")
def test_taken_over_it_shatters_the_new_controllers_home() -> None:
    play = magic("shatter_rocks", f"{CALM}  rock keep/w1  rock grove/a2", hands="A: shatter_rocks; B: spell_bounce")
    play.invoke("A", "shatter_rocks").invoke("B", "spell_bounce").resolve()
    assert play.asked == "B bounce_choices"
    play.choose("done").settle()
    assert play["rocks"] == "keep/w1"


@rule("SAS-1270", "SAS-1271")
def test_destroy_rock_wants_a_rock_beside_the_wizard() -> None:
    play = magic("destroy_rock", f"{CALM}  rock keep/b1  rock keep/w3")
    assert choices_of(play, "A", "destroy_rock") == ["keep/b1"]
    assert play.refused_invoking("A", "destroy_rock keep/w3") == "SAS-1270"
    assert play.refused_invoking("A", "destroy_rock keep/b2") == "SAS-1270"
    assert cast(play, "A", "destroy_rock keep/b1")["rocks"] == "keep/w3"


# Raise the Dead


@rule("SAS-1260", "SAS-1261", "SAS-1262")
def test_all_ones_dead_rise_one_at_a_time_on_vacant_home_spots_and_may_move() -> None:
    play = cast(magic("raise_the_dead", graves="A: a.pion2 a.guard1"), "A", "raise_the_dead")
    assert play.asked == "A place_raised"
    assert not [answer for answer in play.offered() if "grove/" in answer]
    assert play.refused("raise a.pion2 grove/a2", "raise a.pion2 keep/w9", "done") == "SAS-1260"
    play.choose("raise a.guard1 keep/gn", "raise a.pion2 keep/w3")
    assert (play.at("a.guard1"), play.at("a.pion2"), play["grave A"]) == ("keep/gn", "keep/w3", "")
    assert (play["entries"], play.question) == ("", "move_action")
    play.go("a.guard1", "keep/b1")


@rule("SAS-1261", "SAS-903")
def test_pieces_from_other_armies_in_ones_graveyard_rise_for_oneself_and_others_dead_do_not() -> None:
    play = cast(magic("raise_the_dead", graves="A: b.pion2; B: a.pion3"), "A", "raise_the_dead").choose("raise b.pion2 keep/w3")
    assert ("b.pion2", "seat0") in play.pairs("control")
    assert play["grave B"] == "a.pion3"


@rule("SAS-1261")
def test_if_the_spots_run_out_the_rest_stay_dead() -> None:
    full = " ".join(f"rock {spot}" for spot in all_but("keep/w1", "keep/w9", "keep/nx", "grove/d3", "grove/a1") if spot.startswith("keep"))
    play = cast(magic("raise_the_dead", f"{CALM} {full}", graves="A: a.pion2 a.pion3"), "A", "raise_the_dead").choose(
        "raise a.pion3 keep/w1"
    )
    assert (play.question != "place_raised", play["grave A"]) == (True, "a.pion2")


@rule("SAS-1263", "SAS-551")
def test_a_wizard_killed_in_answer_is_not_raised() -> None:
    pieces = "a.wizard keep/w8  a.pion2 keep/w3  b.wizard grove/d3  b.pion1 keep/w9  b.pion2 grove/a1"
    play = (
        magic("raise_the_dead", pieces, hands="A: raise_the_dead; B: kamakazi")
        .invoke("A", "raise_the_dead")
        .invoke("B", "kamakazi b.pion1")
    )
    play.settle()
    assert (play.at("a.wizard"), play["grave A"], pile(play)) == ("", "a.wizard", ["kamakazi", "raise_the_dead"])


# Black Plague


@rule("SAS-1280", "SAS-1281", "SAS-1282")
def test_the_nominated_piece_dies_and_its_neighbours_of_any_army_must_save_above_44() -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/b1  b.pion1 grove/a1  b.pion2 grove/a2  b.wizard grove/b2  b.pion3 grove/e6"
    play = magic("black_plague", pieces).will_come("save", "4 4", "5 1", "4 4")
    cast(play, "A", "black_plague b.pion1")
    # standard order: A's pion (44 dies), then B's pion 2 (51 lives), B's wizard (44 dies)
    assert [play.at(piece) for piece in ("b.pion1", "a.pion1", "b.pion2", "b.wizard")] == ["", "", "grove/a2", ""]


@rule("SAS-1280")
def test_no_wizard_is_nominated() -> None:
    play = magic("black_plague")
    assert choices_of(play, "A", "black_plague") == ["a.pion1", "b.pion1"]
    assert play.refused_invoking("A", "black_plague b.wizard") == "SAS-1280"


@rule("SAS-1282", "SAS-017")
def test_a_fighter_is_next_to_the_victim_and_a_shield_spares_its_piece_the_roll() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = magic("black_plague", pieces, hands="B: black_plague").go("a.pion1", "keep/gw").will_come("save", "1 1")
    cast(play, "B", "black_plague b.pion1")
    assert play.at("a.pion1") == ""
    shielded = magic("black_plague", pieces, hands="B: black_plague", in_play="A: magic_shield=a.pion1").go("a.pion1", "keep/gw")
    cast(shielded, "B", "black_plague b.pion1")
    assert shielded.at("a.pion1") == "keep/gw"


@rule("SAS-1282", "SAS-1082", "SAS-563")
def test_protection_spares_no_neighbour_of_the_plague() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.wizard grove/d3"
    play = magic("black_plague", pieces, in_play="B: protection").will_come("save", "1 1")
    assert cast(play, "A", "black_plague a.pion1").at("b.pion1") == ""


@rule("SAS-1283", "SAS-566")
def test_a_dragon_beside_annuls_the_plague() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion3 grove/c3  b.pion2 grove/b2"
    play = cast(magic("black_plague", pieces, in_play="B: transform_to_dragon"), "A", "black_plague b.pion3")
    assert (play.at("b.pion3"), play.at("b.pion2"), pile(play)) == ("grove/c3", "grove/b2", ["black_plague", "transform_to_dragon"])


# Magic Shield


@rule("SAS-1290", "SAS-1291")
def test_a_shielded_piece_cannot_be_killed_by_magic_or_moved_onto_this_turn() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.wizard grove/d3"
    play = magic("magic_shield", pieces, hands="B: magic_shield; A: black_plague")
    cast(play, "B", "magic_shield b.pion1")
    assert play.refused_invoking("A", "black_plague b.pion1") == "SAS-567"
    assert play.refused_step("a.pion1", "keep/w8") == "SAS-322"
    next_turn(play)
    assert (play.under("shielded"), pile(play)) == ("", ["magic_shield"])


@rule("SAS-1292", "SAS-407", "SAS-440")
def test_a_shielded_defenders_conflict_is_called_off_and_the_attacker_goes_back() -> None:
    play = magic("magic_shield", "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3", hands="B: magic_shield")
    play.go("a.pion1", "keep/gw")
    cast(play, "B", "magic_shield b.pion1")
    assert (play.fights, play.at("a.pion1"), play.at("b.pion1")) == ([], "keep/b6", "keep/gw")


@rule("SAS-1293", "SAS-428")
def test_a_shielded_attacker_fights_on_and_is_not_killed() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = magic("magic_shield", pieces, hands="A: magic_shield").go("a.pion1", "keep/gw")
    cast(play, "A", "magic_shield a.pion1")
    assert len(play.fights) == 1
    play.will_come("fight", "1 1", "6 5").end()
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("keep/b6", "keep/gw")
    before = magic("magic_shield", pieces, in_play="A: magic_shield=a.pion1").go("a.pion1", "keep/gw")
    assert len(before.fights) == 1, "it may start conflicts while shielded"


@rule("SAS-1294")
@pytest.mark.parametrize(
    ("card", "spot"), [("teleport b.pion1 keep/w1", "keep/w1"), ("sleep b.pion1", "grove/a1"), ("traitor b.pion1", "grove/a1")]
)
def test_other_magic_works_on_a_shielded_piece(card: str, spot: str) -> None:
    play = cast(magic(card.split(maxsplit=1)[0], in_play="B: magic_shield=b.pion1"), "A", card)
    assert play.at("b.pion1") == spot
    assert card.startswith("teleport") or play.under("asleep") == "b.pion1" or ("b.pion1", "seat0") in play.pairs("control")


@rule("SAS-1295")
def test_any_living_piece_may_be_shielded_an_image_does_not_die_of_losing() -> None:
    pieces = f"{CALM}  hulk1 keep/w3  A=image1 keep/w8  b.pion2 keep/w7"
    play = magic("magic_shield", pieces, in_play="A: doppelganger=a.pion1")
    assert choices_of(play, "A", "magic_shield") == ["a.pion1", "a.wizard", "b.pion1", "b.pion2", "b.wizard", "hulk1", "image1"]
    cast(play, "A", "magic_shield image1").go("image1", "keep/w7").end()
    assert (play.at("image1"), play.at("b.pion2")) == ("keep/w8", "keep/w7")


# Typhoid Mary


@rule("SAS-1300", "SAS-1301", "SAS-1302")
@pytest.mark.parametrize(("save", "spot"), [("3 3", ""), ("4 3", "grove/b1")])
def test_whoever_comes_next_to_the_carrier_must_save_above_33(save: str, spot: str) -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/c1  b.pion1 grove/a1  b.wizard grove/e4"
    play = stand(pieces, in_play="B: typhoid_mary=b.pion1", dice="4 2 1").will_come("save", save).go("a.pion1", "grove/b1").settle()
    assert play.at("a.pion1") == spot


@rule("SAS-1302")
def test_the_spell_and_the_carriers_own_moving_make_neighbours_too() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.pion2 keep/w5  b.wizard grove/d3"
    play = magic("typhoid_mary", pieces).will_come("save", "3 3")
    cast(play, "A", "typhoid_mary a.pion1")
    assert play.at("b.pion1") == ""
    play.will_come("save", "2 1").go("a.pion1", "keep/w8", "keep/w7", "keep/w6").settle()
    assert play.at("b.pion2") == ""


@rule("SAS-1302")
def test_an_attack_from_beside_rolls_again_and_from_afar_once() -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/c1  b.pion1 grove/a1  b.wizard grove/e4"
    play = stand(pieces, in_play="B: typhoid_mary=b.pion1", dice="4 2 1").will_come("save", "5 5", "3 2")
    play.go("a.pion1", "grove/b1", "grove/a1").settle()
    assert (play.at("a.pion1"), play.fights) == ("", [])
    jump = stand("a.wizard keep/nx  a.pion1 keep/w1  b.pion1 grove/d5  b.wizard grove/e2", in_play="B: typhoid_mary=b.pion1", dice="4 2 1")
    jump.will_come("save", "5 5", "1 1").land("a.pion1", "grove/d5").settle()
    assert jump.at("a.pion1") == "grove/d5", "coming next to it and attacking it in one action is one roll"


@rule("SAS-1302")
def test_who_stays_beside_the_carrier_does_not_roll_again() -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/c1  b.pion1 grove/a1  b.wizard grove/e4"
    play = stand(pieces, hands="B: sleep", in_play="B: typhoid_mary=b.pion1", dice="4 2 1").will_come("save", "5 5")
    play.go("a.pion1", "grove/b1").go("a.wizard", "keep/b1", "keep/nx").settle()
    assert len([words for words in play.heard_by(0) if words.startswith("save-rolled")]) == 1
    play.will_come("save", "6 6").go("a.pion1", "grove/c1", "grove/b1").settle()
    assert len([words for words in play.heard_by(0) if words.startswith("save-rolled")]) == 2, "but who comes back does"


@rule("SAS-1303", "SAS-1304")
def test_the_carrier_is_immune_and_carries_until_it_dies_or_is_no_living_piece() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.wizard grove/d3"
    play = magic("typhoid_mary", pieces, hands="A: typhoid_mary ghost_army").will_come("save", "6 6")
    cast(play, "A", "typhoid_mary a.pion1")
    assert play.at("a.pion1") == "keep/w9"
    next_turn(next_turn(play)).go("a.wizard", "keep/b1")
    assert play.under("carrier") == "a.pion1"
    cast(play, "A", "ghost_army a.pion1 done")
    assert (play.under("carrier"), "typhoid_mary" in pile(play)) == ("", True)


@rule("SAS-1305", "SAS-214")
def test_deaths_by_typhoid_are_credited_to_the_cards_controller() -> None:
    pieces = "a.wizard grove/c1  a.pion1 keep/w9  b.pion1 grove/a1  b.wizard grove/e4"
    play = (
        stand(pieces, hands="A: sleep", in_play="B: typhoid_mary=b.pion1", dice="4 2 1").will_come("save", "1 1").go("a.wizard", "grove/b1")
    )
    assert play["spoils"] == "sleep"
    play.end()
    assert play["hand B"] == "sleep"


@rule("SAS-1306")
def test_an_attacker_that_dies_of_it_fights_no_more() -> None:
    pieces = "a.wizard keep/nx  a.pion1 grove/b1  b.pion1 grove/a1  b.wizard grove/e4"
    play = stand(pieces, in_play="B: typhoid_mary=b.pion1", dice="4 2 1").will_come("save", "1 1").go("a.pion1", "grove/a1").settle()
    assert (play.fights, play.at("b.pion1")) == ([], "grove/a1")


# Magic Missile


def missile(pieces: str, roll: str, **lies: str) -> Play:
    return cast(magic("magic_missile", pieces, **lies).will_come("missile", roll), "A", "magic_missile")


@rule("SAS-1310", "SAS-1311", "SAS-1312", "SAS-1313")
def test_it_flies_over_vacant_spots_as_far_as_the_dice_allow_and_destroys_one_object() -> None:
    pieces = "a.wizard keep/w11  a.pion1 keep/nx  rock keep/w14  b.pion1 keep/w9  b.pion2 keep/w8  b.wizard grove/d3"
    play = missile(pieces, "1 1")
    # from w10 or w12 for free: w9 is one move away, w14 two; w8 lies behind w9
    assert sorted(play.offered()) == ["hit a.wizard", "hit b.pion1", "hit keep/w14", "miss"]
    assert play.refused("hit b.pion2") == "SAS-1313"
    rock = play.copy().choose("hit keep/w14")
    assert rock["rocks"] == ""
    assert play.choose("hit b.pion1").at("b.pion1") == ""


@rule("SAS-1312", "SAS-1314")
def test_an_object_on_the_starting_spot_is_hit_for_nothing_and_any_object_will_do() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b1  A=image1 keep/b2  b.pion1 keep/b3  b.wizard keep/b6  rock keep/ch  b.pion2 grove/a1"
    play = missile(pieces, "1 1", in_play="A: ghost_army=b.pion1 doppelganger=a.pion1; B: rock_transform")
    assert sorted(play.offered()) == ["hit a.pion1", "hit b.pion1", "hit b.wizard", "hit image1", "hit keep/ch", "miss"]
    assert play.choose("hit b.wizard").at("b.wizard") == ""


@rule("SAS-1315", "SAS-1083")
def test_what_a_shield_covers_cannot_be_hit_what_protection_covers_ties() -> None:
    pieces = "a.wizard keep/w12  a.pion1 keep/nx  b.pion1 keep/w11  b.pion2 keep/w13  b.wizard grove/d3"
    play = missile(pieces, "1 1", in_play="B: magic_shield=b.pion1 protection")
    assert sorted(play.offered()) == ["hit b.pion2", "miss"]
    play.choose("hit b.pion2")
    assert (play.at("b.pion2"), pile(play)) == ("keep/w13", ["magic_missile", "protection"])


@rule("SAS-1312", "SAS-1316", "SAS-011")
def test_it_flies_through_a_teleportal_for_a_move_but_does_not_start_beyond_one() -> None:
    pieces = "a.wizard keep/w14  a.pion1 keep/nx  b.wizard grove/d5  b.pion1 grove/a1"
    far = missile(pieces, "1 1")
    assert "hit b.wizard" in far.offered(), "from keep/w1, one move through the left transmitter"
    near = missile("a.wizard keep/w1  a.pion1 keep/nx  rock keep/w2  rock keep/w14  b.wizard grove/d5  b.pion1 grove/a1", "6 6")
    assert sorted(near.offered()) == ["hit keep/w14", "hit keep/w2", "miss"]


@rule("SAS-1313", "SAS-1316")
def test_it_may_hit_nothing() -> None:
    play = missile("a.wizard keep/w11  a.pion1 keep/nx  b.pion1 keep/w9  b.wizard grove/d3", "1 1").choose("miss")
    assert (play.at("b.pion1"), pile(play)) == ("keep/w9", ["magic_missile"])


@rule("SAS-1313")
def test_of_two_objects_on_a_spot_one_is_chosen() -> None:
    play = magic("magic_missile", "a.wizard keep/b1  a.pion1 keep/w14  b.pion1 keep/gw  b.wizard grove/d3", hands="A: magic_missile")
    play.go("a.pion1", "keep/gw").will_come("missile", "1 1")
    cast(play, "A", "magic_missile")
    assert {"hit a.pion1", "hit b.pion1"} <= set(play.offered())
    play.choose("hit b.pion1")
    assert (play.fights, play.at("a.pion1")) == ([], "keep/gw")


# Teleport, ReTeleport


@rule("SAS-1340", "SAS-1341")
def test_any_living_piece_goes_to_any_vacant_spot() -> None:
    play = magic("teleport", f"{CALM}  hulk1 keep/w3  a.pion2 keep/w1", in_play="B: ghost_army=a.pion2")
    assert choices_of(play, "A", "teleport") == ["a.pion1", "a.wizard", "b.pion1", "b.wizard", "hulk1"]
    assert play.refused_invoking("A", "teleport b.pion1 keep/w9") == "SAS-013"
    cast(play, "A", "teleport b.wizard keep/gn")
    assert (play.at("b.wizard"), pile(play)) == ("keep/gn", ["teleport"])


@rule("SAS-1341", "SAS-407", "SAS-342", "SAS-544")
def test_a_fighter_may_be_teleported_and_a_piece_keeps_the_moves_it_has_left() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  a.pion2 keep/w9"
    play = magic("teleport", pieces, hands="A: teleport; B: major_death_trap reteleport").go("a.pion1", "keep/gw")
    cast(play, "A", "teleport b.pion1 grove/c2")
    assert play.fights == []
    assert play.offers("B", "reteleport")
    assert play.offers("B", "major_death_trap")
    moved = magic("teleport", pieces).go("a.pion2", "keep/w8", "keep/w7")
    cast(moved, "A", "teleport a.pion2 keep/w1").settle().go("a.pion2", "keep/w2", "keep/w3")
    assert moved.steps("a.pion2") == []


@rule("SAS-1390", "SAS-1391", "SAS-1393")
def test_reteleport_redirects_whatever_has_just_teleported() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w1  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, hands="B: reteleport", dice="4 2 1").land("a.pion1", "grove/d5")
    assert choices_of(play, "B", "reteleport") == ["a.pion1"]
    cast(play, "B", "reteleport a.pion1 keep/w9")
    assert play.at("a.pion1") == "keep/w9"
    late = stand(pieces, hands="B: reteleport sleep", dice="4 2 1").land("a.pion1", "grove/d5").go("a.pion1", "grove/c6")
    assert late.refused_invoking("B", "reteleport") == "SAS-514"


@rule("SAS-1391", "SAS-553")
def test_reteleport_names_the_piece_that_teleported_and_does_nothing_if_it_has_gone_on() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w1  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, hands="A: teleport; B: reteleport", dice="4 2 1").land("a.pion1", "grove/d5")
    assert play.refused_invoking("B", "reteleport b.pion1") == "SAS-1391"
    play.invoke("B", "reteleport a.pion1 keep/w9").invoke("A", "teleport a.pion1 keep/w3").settle()
    assert play.at("a.pion1") == "keep/w3"


# What comes in between (SAS-553)


@rule("SAS-553", "SAS-555")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("summon_demon keep/b1", "teleport a.wizard keep/w3"),
        ("destroy_rock keep/ch", "teleport a.wizard keep/w3"),
        ("kamakazi a.pion1", "traitor a.pion1"),
        ("sleep b.pion1", "ghost_army b.pion1 done"),
        ("doppelganger b.pion1", "ghost_army b.pion1 done"),
        ("traitor b.pion1", "ghost_army b.pion1 done"),
        ("black_plague b.pion1", "magic_shield b.pion1"),
        ("exorcise_ghosts a.pion2 done", "spoilsport"),
        ("ghost_army a.pion1 done", "protection"),
    ],
)
def test_a_choice_that_an_answer_has_undone_leaves_the_card_without_effect(card: str, answer: str) -> None:
    pieces = f"{CALM}  a.pion2 keep/w1  rock keep/ch  b.pion2 grove/e6"
    ghosts = "A: ghost_army=a.pion2" if card.startswith("exorcise") else ""
    own, other = card.split(maxsplit=1)[0], answer.split(maxsplit=1)[0]
    play = stand(pieces, hands=f"A: {own}; B: {other}", in_play=ghosts, dice="4 2 1")
    if answer == "protection":
        play = stand(pieces, hands="B: ghost_army; A: protection", dice="4 2 1").invoke("B", card).invoke("A", answer)
    else:
        play.invoke("A", card).invoke("B", answer)
    play.settle()
    assert own in pile(play)
    assert (play.at("demon1"), play["rocks"], play["original"]) == ("", "keep/ch", "-")
    assert {play.at(piece) != "" for piece in ("a.pion1", "a.pion2", "b.pion1")} == {True}
    assert play.under("asleep") == ""
    assert play.under("ghost") == ("b.pion1" if other == "ghost_army" else "")


@rule("SAS-1392", "SAS-324")
def test_an_attack_by_teleportal_is_undone_and_the_moves_go_on() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w1  b.wizard grove/d5  b.pion1 grove/a1"
    play = stand(pieces, hands="A: reteleport", dice="4 2 1").land("a.pion1", "grove/d5")
    assert play.steps("a.pion1") == []
    cast(play, "A", "reteleport a.pion1 keep/w9").settle()
    assert play.fights == []
    assert play.steps("a.pion1") == ["keep/w10", "keep/w8"]


# Sleep, Paralysis, Traitor


@rule("SAS-1360")
def test_a_sleeper_cannot_move_and_no_wizard_falls_asleep() -> None:
    play = magic("sleep", hands="A: sleep")
    assert choices_of(play, "A", "sleep") == ["a.pion1", "b.pion1"]
    assert play.refused_invoking("A", "sleep b.wizard") == "SAS-1360"
    cast(play, "A", "sleep a.pion1")
    assert (play.under("asleep"), play.steps("a.pion1"), play["play A"]) == ("a.pion1", [], "sleep")


@rule("SAS-1361")
def test_an_attacked_sleeper_wakes_and_one_named_in_a_fight_fights_as_ever() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w1  b.pion1 grove/d5  b.wizard grove/e2"
    play = stand(pieces, in_play="A: sleep=b.pion1", dice="4 2 1").land("a.pion1", "grove/d5")
    assert (play.under("asleep"), pile(play)) == ("", ["sleep"])
    fight = magic("sleep", "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3", hands="A: sleep").go(
        "a.pion1", "keep/gw"
    )
    cast(fight, "A", "sleep b.pion1").will_come("fight", "4 3", "6 5").settle().end()
    assert fight["values"] == "43 65"


@rule("SAS-1362")
@pytest.mark.parametrize(
    ("mover", "path", "wakes"), [("a.pion1", "keep/w8", True), ("a.pion2", "keep/w4", False), ("a.pion3", "keep/w11", True)]
)
def test_a_sleeper_wakes_when_something_moves_onto_or_off_a_spot_beside_it(mover: str, path: str, wakes: bool) -> None:
    """B's pion sleeps on keep/w9; beside it lie w8 and w10."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w7  a.pion2 keep/w3  a.pion3 keep/w10  b.pion1 keep/w9  b.wizard grove/d3"
    play = stand(pieces, in_play="A: sleep=b.pion1", dice="4 2 1").go(mover, path)
    assert (play.under("asleep") == "") is wakes


@rule("SAS-1362", "SAS-1363")
def test_creation_and_death_beside_it_wake_nobody_a_teleport_does_and_its_own_does_not() -> None:
    pieces = "a.wizard keep/w7  a.pion1 keep/w10  b.pion1 keep/w9  b.wizard grove/d3  b.pion2 grove/a1"
    play = magic("summon_demon", pieces, hands="A: summon_demon", in_play="A: sleep=b.pion1")
    assert cast(play, "A", "summon_demon keep/w8").under("asleep") == "b.pion1"
    death = magic("black_plague", pieces, in_play="A: sleep=b.pion1").will_come("save", "6 6")
    assert cast(death, "A", "black_plague a.pion1").under("asleep") == "b.pion1"
    beside = magic("teleport", pieces, in_play="A: sleep=b.pion1")
    assert cast(beside, "A", "teleport b.pion2 keep/w8").under("asleep") == ""
    own = magic("teleport", pieces, in_play="A: sleep=b.pion1")
    cast(own, "A", "teleport b.pion1 keep/w3")
    assert (own.at("b.pion1"), own.under("asleep")) == ("keep/w3", "b.pion1")


@rule("SAS-1370", "SAS-1371", "SAS-311")
def test_a_traitor_is_ones_own_piece_for_good_and_may_move_at_once() -> None:
    play = magic("traitor")
    assert choices_of(play, "A", "traitor") == ["b.pion1"]
    assert play.refused_invoking("A", "traitor b.wizard") == "SAS-1370"
    assert play.refused_invoking("A", "traitor a.pion1") == "SAS-1370"
    cast(play, "A", "traitor b.pion1").go("b.pion1", "grove/a2")
    next_turn(next_turn(play))
    assert ("b.pion1", "seat0") in play.pairs("control")


@rule("SAS-1371", "SAS-440")
def test_a_traitors_conflict_with_his_new_friends_is_called_off_and_with_others_goes_on() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  c.wizard isles/nx  c.pion1 isles/w1"
    play = magic("traitor", pieces, hands="A: traitor").go("a.pion1", "keep/gw")
    cast(play, "A", "traitor b.pion1")
    assert (play.fights, play.at("a.pion1"), play.at("b.pion1")) == ([], "keep/b6", "keep/gw")
    third = magic("traitor", pieces, hands="C: traitor").go("a.pion1", "keep/gw")
    cast(third, "C", "traitor b.pion1")
    assert third.fights == ["a.pion1 b.pion1 keep/gw keep/b6"]


@rule("SAS-1372", "SAS-1497")
def test_neither_the_hulk_nor_an_image_turns_traitor() -> None:
    play = magic("traitor", f"{CALM}  hulk1 keep/w3  B=image1 grove/a2", in_play="B: doppelganger=b.pion1")
    assert choices_of(play, "A", "traitor") == ["b.pion1"]
    assert play.refused_invoking("A", "traitor hulk1") in ("SAS-567", "SAS-1370")
    assert play.refused_invoking("A", "traitor image1") == "SAS-1372"


@rule("SAS-1373", "SAS-940")
def test_losing_the_last_piece_to_treason_ends_a_players_game() -> None:
    play = cast(magic("traitor", "a.wizard keep/nx  b.pion1 grove/a1  c.wizard isles/nx"), "A", "traitor b.pion1")
    assert play["out"] == "1"


@rule("SAS-1380", "SAS-1381", "SAS-417")
def test_a_paralysed_piece_cannot_move_and_has_value_nought() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = magic("paralysis", pieces, hands="A: paralysis").will_come("fight", "1 1")
    cast(play, "A", "paralysis b.pion1").go("a.pion1", "keep/gw").end()
    assert (play["values"], play.at("b.pion1")) == ("11 0", "")
    mine = magic("paralysis", pieces, hands="B: paralysis")
    assert cast(mine, "B", "paralysis a.pion1").steps("a.pion1") == []


@rule("SAS-1381")
def test_a_paralysed_attacker_has_value_nought_as_well() -> None:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = magic("paralysis", pieces, hands="B: paralysis").go("a.pion1", "keep/gw").will_come("fight", "1 1")
    cast(play, "B", "paralysis a.pion1").settle().end()
    assert play["values"] == "0 11"


@rule("SAS-1382")
def test_a_paralysed_wizard_still_does_magic_and_on_the_hulk_it_ends_at_the_next_turn_of_anyone() -> None:
    play = stand(CALM, hands="B: teleport", in_play="A: paralysis=b.wizard", dice="4 2 1")
    assert cast(play, "B", "teleport a.pion1 keep/w1").at("a.pion1") == "keep/w1"
    hulk = magic("paralysis", f"{CALM}  hulk1 keep/w3")
    cast(hulk, "A", "paralysis hulk1")
    next_turn(hulk)
    assert (hulk.turn, hulk.under("paralysed")) == ("B", "")


@rule("SAS-1384")
def test_a_paralysed_piece_may_be_moved_by_cards_and_stays_so() -> None:
    play = cast(magic("teleport", in_play="A: paralysis=b.pion1"), "A", "teleport b.pion1 keep/w1")
    assert (play.at("b.pion1"), play.under("paralysed")) == ("keep/w1", "b.pion1")


# Ghost Army


@rule("SAS-1410", "SAS-1411", "SAS-1416")
def test_any_pieces_that_are_not_fighting_become_ghosts_but_no_wizards_and_no_images() -> None:
    pieces = f"{CALM}  hulk1 keep/w3  A=image1 keep/w8  a.pion2 keep/b6  b.pion2 keep/gw"
    play = magic("ghost_army", pieces, in_play="A: doppelganger=a.pion1").go("a.pion2", "keep/gw")
    assert choices_of(play, "A", "ghost_army") == ["a.pion1", "b.pion1", "hulk1"]
    assert play.refused_invoking("A", "ghost_army a.wizard") == "SAS-1410"
    assert play.refused_invoking("A", "ghost_army a.pion2") == "SAS-1411"
    assert play.refused_invoking("A", "ghost_army image1") == "SAS-1411"
    ahead = play.copy().window_of("A").choose("invoke ghost_army")
    assert "done" not in ahead.offered(), "one at least"
    assert ahead.choose("name a.pion1").refused("name a.pion1") == "SAS-972"
    assert sorted(ahead.offered()) == ["done", "name b.pion1", "name hulk1"]
    cast(play, "A", "ghost_army a.pion1 hulk1 done")
    assert (sorted(play.under("ghost").split()), play["play A"]) == (["a.pion1", "hulk1"], "ghost_army")


@rule("SAS-1412", "SAS-1410")
def test_a_ghost_cannot_move_and_only_wizards_enter_its_spot() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b1  a.pion2 keep/b2  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, in_play="A: ghost_army=a.pion1", dice="4 2 1")
    assert play.steps("a.pion1") == []
    assert play.refused_step("a.pion2", "keep/b1") in ("SAS-322", "SAS-321")


@rule("SAS-1413", "SAS-326")
def test_a_ghost_lives_again_when_its_owners_wizard_walks_through_and_may_move() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b1  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, in_play="B: ghost_army=a.pion1", dice="4 2 1").passage("a.wizard", "keep/b1", "keep/gn")
    assert (play.under("ghost"), pile(play)) == ("", ["ghost_army"])
    play.go("a.pion1", "keep/b2")


@rule("SAS-1414", "SAS-905")
def test_a_ghost_dies_when_another_wizard_steps_onto_it_to_his_credit() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/b1  b.wizard grove/d3  b.pion2 grove/a1"
    play = stand(pieces, hands="B: zombie", in_play="B: ghost_army=b.pion1", dice="4 2 1").go("a.wizard", "keep/b1")
    assert (play.at("b.pion1"), play["grave B"], play.at("a.wizard"), play["deaths"]) == ("", "b.pion1", "keep/b1", "b.pion1")


@rule("SAS-1415")
def test_ghosts_do_nothing_and_are_not_affected() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.pion2 keep/w7  b.wizard grove/d3"
    play = magic("kamakazi", pieces, hands="A: kamakazi teleport", in_play="A: ghost_army=b.pion1")
    assert play.refused_invoking("A", "teleport b.pion1") == "SAS-015"
    assert cast(play, "A", "kamakazi a.pion1").at("b.pion1") == "keep/w8"


@rule("SAS-1417", "SAS-940")
def test_nothing_but_ghosts_is_no_army() -> None:
    play = magic("ghost_army", "a.wizard keep/nx  b.pion1 grove/a1  c.wizard isles/nx")
    cast(play, "A", "ghost_army b.pion1 done")
    assert (play["out"], play.at("b.pion1")) == ("1", "")


# Mindless Hulk


HULK = "a.wizard keep/nx  a.pion1 keep/w9  hulk1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-1490", "SAS-1491")
def test_the_hulk_appears_anywhere_and_whoevers_turn_it_is_moves_it() -> None:
    play = cast(magic("mindless_hulk", seat="B"), "B", "mindless_hulk keep/w3").go("hulk1", "keep/w4")
    next_turn(play).go("hulk1", "keep/w5")
    assert (play.turn, play.at("hulk1")) == ("B", "keep/w5")


@rule("SAS-1491", "SAS-1492")
def test_a_busy_wizard_controls_no_hulk_which_is_then_everybodys_enemy() -> None:
    play = stand(f"{HULK}  b.pion2 keep/b1  a.pion2 keep/w4", dice="4 2 1")
    assert play.refused_step("a.pion2", "keep/w3") == "SAS-321", "it is his own"
    play.go("a.wizard", "keep/b1")
    assert play.steps("hulk1") == []
    play.go("a.pion2", "keep/w3")
    assert len(play.fights) == 2


@rule("SAS-1493")
def test_the_hulk_rolls_five_dice_and_no_card_helps_it() -> None:
    pieces = HULK.replace("b.pion1 grove/a1", "b.pion1 keep/w4")
    play = stand(pieces, in_play="A: gauntlet_of_might swords lucky_charm super_strength", dice="4 2 1").go("hulk1", "keep/w4")
    play.will_come("fight", "1 2 3 4 5", "6 1").end()
    assert play["values"] == "54 61"


@rule("SAS-1494", "SAS-905", "SAS-214")
def test_the_hulks_kills_are_credited_to_whoever_controlled_it_when_its_conflict_began() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  hulk1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1"
    play = stand(pieces, hands="B: sleep", dice="4 2 1").go("hulk1", "keep/w4").will_come("fight", "6 6 6 6 6", "1 1").end()
    assert play["hand A"] == "sleep"


@rule("SAS-1495", "SAS-1498", "SAS-543")
def test_a_dead_hulk_is_gone_for_good_and_its_fight_stands_whatever_happens_to_the_control() -> None:
    pieces = "a.wizard keep/b6  a.pion1 keep/w9  hulk1 keep/w3  b.pion1 keep/w4  b.pion2 keep/gw  b.wizard grove/d3"
    play = stand(pieces, hands="B: zombie sleep", dice="4 2 1").go("hulk1", "keep/w4").go("a.wizard", "keep/gw")
    assert len(play.fights) == 2, "A's wizard is busy now, and the Hulk fights on"
    play.end_only().settle().will_come("fight", "1 1 1 1 1", "6 6").choose("fight keep/w4")
    play.settle_until("W6")
    assert (play.at("hulk1"), play["deaths"], play["grave A"]) == ("", "", "")
    assert not play.offers("B", "zombie")


@rule("SAS-1496")
@pytest.mark.parametrize(
    ("card", "status"),
    [
        ("sleep", "asleep"),
        ("paralysis", "paralysed"),
        ("nermals_curse", "cursed"),
        ("magic_shield", "shielded"),
        ("typhoid_mary", "carrier"),
    ],
)
def test_the_hulk_comes_under_spells_like_other_pieces(card: str, status: str) -> None:
    assert cast(magic(card, HULK), "A", f"{card} hulk1").under(status) == "hulk1"


@rule("SAS-1496")
def test_a_hulk_that_is_a_ghost_is_destroyed_by_any_wizard() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  hulk1 keep/b1  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, in_play="A: ghost_army=hulk1", dice="4 2 1").go("a.wizard", "keep/b1")
    assert (play.at("hulk1"), play.at("a.wizard")) == ("", "keep/b1")


@rule("SAS-1499")
def test_the_hulk_takes_no_turn_and_speaks_in_no_window() -> None:
    play = stand(HULK, hands="A: sleep; B: horse", dice="4 2 1")
    seats = set()
    for _ in range(60):
        if play.game.is_over():
            break
        seats.add(play.asked[0])
        play.choose("end" if "end" in play.offered() else play.offered()[-1])
    assert seats == {"A", "B"}
    assert play.at("hulk1") == "keep/w3"


# Nermal's Curse


@rule("SAS-1520", "SAS-1521", "SAS-1522", "SAS-429")
def test_a_cursed_piece_rolls_one_die_that_counts_tenfold_in_its_next_conflict_alone() -> None:
    pieces = "a.pion1 keep/b6  b.warrior keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = magic("nermals_curse", pieces)
    cast(play, "A", "nermals_curse b.warrior").go("a.pion1", "keep/gw").will_come("fight", "4 2", "5").end()
    assert (play["values"], play.under("cursed"), pile(play)) == ("42 50", "", ["nermals_curse"])


@rule("SAS-1522")
def test_wizards_may_be_cursed_and_the_curse_waits() -> None:
    play = magic("nermals_curse")
    assert "b.wizard" in choices_of(play, "A", "nermals_curse")
    cast(play, "A", "nermals_curse b.wizard")
    next_turn(next_turn(play))
    assert play.under("cursed") == "b.wizard"


@rule("SAS-1523", "SAS-1524", "SAS-1525", "SAS-1526")
@pytest.mark.parametrize(
    ("potions", "dice", "value", "gone"),
    [
        ("", "5", 50, ["nermals_curse"]),
        ("strength", "5", 50, ["nermals_curse", "strength"]),
        ("giants_strength", "5 1", 51, ["giants_strength", "nermals_curse"]),
        ("strength giants_strength", "5 1 6", 65, ["giants_strength", "nermals_curse", "strength"]),
        ("super_strength", "5 1 2 2 6", 65, ["nermals_curse"]),
    ],
)
def test_curse_and_potions(potions: str, dice: str, value: int, gone: list[str]) -> None:
    pieces = "a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx  b.pion1 grove/a1"
    play = stand(pieces, hands="A: sleep", in_play=f"B: {potions} nermals_curse=b.wizard", dice="4 2 1").go("a.pion1", "keep/gw")
    play.will_come("fight", "4 2", dice).end_only().settle_until("W6")
    assert (play["values"], pile(play)) == (f"42 {value}", gone)
