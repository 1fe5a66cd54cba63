"""What the words of the rules mean: SAS-010 to SAS-023, SAS-031, SAS-503, SAS-509, SAS-562."""

from __future__ import annotations

import pytest

from foldtable.games.sas import tables
from tests.games.sas.maps import SPOTS
from tests.games.sas.stand import stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-010", "SAS-012", "SAS-013", "SAS-1131")
def test_a_spot_is_vacant_when_no_object_of_any_sort_is_on_it() -> None:
    """A piece, a ghost, an image, a rock, a rock-form wizard: nothing can be summoned there; nor onto a teleportal."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  B=image1 keep/w7  b.pion2 keep/w6  rock keep/w5  b.wizard keep/w4",
        hands="A: summon_rock",
        in_play="B: doppelganger=b.pion1 ghost_army=b.pion2 rock_transform",
        dice="4 2 1",
    )
    play.window_of("A").choose("invoke summon_rock")
    taken = {"nx", "w9", "w8", "w7", "w6", "w5", "w4"}
    wanted = {f"name keep/{spot}" for spot in SPOTS["keep"] if spot not in taken} | {f"name grove/{spot}" for spot in SPOTS["grove"]}
    assert set(play.offered()) == wanted


@rule("SAS-014")
def test_the_controller_is_whose_army_a_piece_now_belongs_to() -> None:
    """B's pion has come over to A: A moves it, B's pieces attack it, A's don't."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  A=b.pion1 keep/w8  b.pion2 keep/w7  b.wizard grove/d3"
    play = stand(pieces, dice="4 2 1")
    assert play.steps("b.pion1") == ["keep/w7"]
    assert play.steps("a.pion1") == ["keep/w10"]
    theirs = stand(pieces, turn="B", dice="4 2 1")
    assert theirs.steps("b.pion1") == []
    assert theirs.steps("b.pion2") == ["keep/ge", "keep/w6", "keep/w8"]


@rule("SAS-015", "SAS-1415", "SAS-1472")
def test_a_card_that_names_a_piece_means_a_living_one() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w8  b.pion2 keep/w6  b.wizard keep/w4  hulk1 keep/w2  B=demon1 keep/w1",
        hands="A: teleport",
        in_play="B: ghost_army=b.pion2 rock_transform",
        dice="4 2 1",
    )
    play.window_of("A").choose("invoke teleport")
    assert sorted(play.offered()) == ["name a.pion1", "name a.wizard", "name b.pion1", "name demon1", "name hulk1"]


@rule("SAS-016", "SAS-1492")
def test_the_hulk_is_opposing_for_all_but_who_controls_it_now() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  hulk1 keep/w8  b.pion1 keep/w7  b.wizard grove/d3"
    mine = stand(pieces, dice="4 2 1")
    assert mine.steps("hulk1") == ["keep/w7"]
    assert mine.steps("a.pion1") == ["keep/w10"]
    stone = stand(pieces, in_play="A: rock_transform", dice="4 2 1")
    assert stone.steps("hulk1") == [], "a rock controls nothing"
    assert stone.steps("a.pion1") == ["keep/w10", "keep/w8"], "and now it may be attacked"
    theirs = stand(pieces, turn="B", dice="4 2 1")
    assert theirs.steps("hulk1") == ["keep/w9"]


@rule("SAS-017", "SAS-1281")
def test_next_to_means_on_the_same_spot_too() -> None:
    """The plague kills a fighter; whoever fights with it must save."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w8  b.pion1 keep/w9  b.wizard grove/d3", hands="B: black_plague", dice="4 2 1")
    play.settle().go("a.pion1", "keep/w9").will_come("save", "1 1").invoke("B", "black_plague b.pion1").resolve()
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("", "")


@rule("SAS-011", "SAS-017", "SAS-1281")
def test_a_teleportal_joins_spots_for_movement_only() -> None:
    """Keep/w14 lies beside the left transmitter, grove/c6 beside the receiver it leads to: they aren't adjacent."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w14  b.pion1 grove/c6  b.wizard grove/d3", hands="A: black_plague", dice="4 2 1")
    play.will_come("save", "1 1").invoke("A", "black_plague a.pion1").resolve()
    assert play.at("b.pion1") == "grove/c6"


@rule("SAS-018", "SAS-202", "SAS-220")
def test_an_extra_turn_is_a_new_turn() -> None:
    """What is used once per turn is renewed in the turn after a triple; and limits of the dice begin anew."""
    play = stand(CALM, in_play="A: seven_league_boots", dice="2 2 2").choose("use seven_league_boots", "name die2")
    play.will_come("move", "4 2 1").end()
    assert play.turn == "A"
    assert "use seven_league_boots" in play.offered()


@rule("SAS-020", "SAS-1211", "SAS-1321")
def test_an_invoked_card_is_one_that_is_pending_or_in_play() -> None:
    burnt = stand(CALM, hands="A: domain_teleport; B: burn_scrolls", in_play="A: trap_expertise", dice="4 2 1")
    burnt.invoke("A", "domain_teleport").invoke("B", "burn_scrolls").resolve()
    assert sorted(burnt["pile"].split()) == ["burn_scrolls", "domain_teleport", "trap_expertise"]
    assert burnt.pending == []
    stolen = (
        stand(CALM, hands="A: swords; B: steal_artifact", dice="4 2 1").invoke("A", "swords").invoke("B", "steal_artifact swords").resolve()
    )
    assert (stolen["play B"], stolen["play A"], stolen.pending) == ("swords", "", [])


@rule("SAS-021", "SAS-942")
def test_the_domain_of_the_eliminated_stays_in_the_ring() -> None:
    play = stand("a.wizard keep/nx  b.wizard grove/d3  b.pion1 grove/b5  c.wizard isles/nx", dice="4 2 1").choose("concede")
    play.will_come("move", "4 2 1").settle()
    assert play.turn == "B"
    assert {spot.partition("/")[0] for spot in play.landings("b.pion1")} == {"keep"}
    play.land("b.pion1", "keep/w14")


@rule("SAS-021", "SAS-1251")
def test_the_home_domain_is_the_one_taken_at_set_up_whoever_stands_in_it() -> None:
    play = stand(
        "a.wizard grove/a1  a.pion1 grove/a2  b.wizard keep/nx  rock keep/w1  rock grove/e6", hands="A: shatter_rocks", dice="4 2 1"
    )
    play.invoke("A", "shatter_rocks").resolve()
    assert play["rocks"] == "grove/e6"


@rule("SAS-023", "SAS-513")
@pytest.mark.parametrize(
    ("pieces", "lying", "free"),
    [
        ("b.wizard grove/d3", "", True),
        ("b.wizard grove/d3", "B: rock_transform", False),
        ("b.pion1 grove/d3", "", False),
        ("b.wizard grove/d3", "A: paralysis=b.wizard", True),
        ("b.wizard grove/d3", "A: nermals_curse=b.wizard", True),
    ],
)
def test_a_wizard_is_free_when_alive_not_fighting_and_no_rock(pieces: str, lying: str, free: bool) -> None:
    play = stand(f"a.wizard keep/nx  {pieces}", hands="B: teleport" if "wizard" in pieces else "", in_play=lying, dice="4 2 1")
    assert play.has("B", "invoke teleport") == free


@rule("SAS-031", "SAS-1142")
def test_there_are_as_many_rocks_as_are_needed() -> None:
    rocks = "  ".join(
        f"rock {domain}/{spot}" for domain in ("keep", "grove") for spot in SPOTS[domain] if spot not in ("nx", "w9", "d3", "a1", "b1")
    )
    play = stand(f"{CALM}  {rocks}", hands="A: summon_rock", dice="4 2 1").invoke("A", "summon_rock keep/b1").resolve()
    assert len(play["rocks"].split()) == 52 - 5


@rule("SAS-031")
def test_there_are_as_many_demons_and_images_as_are_needed() -> None:
    demons = "  ".join(f"B=demon{number + 1} grove/{spot}" for number, spot in enumerate(("e1", "e2", "e3", "e4", "e5", "e6")))
    play = stand(f"{CALM}  {demons}", hands="A: summon_demon doppelganger", dice="4 2 1").invoke("A", "summon_demon keep/b1").resolve()
    assert play.at("demon7") == "keep/b1"
    play.invoke("A", "doppelganger a.wizard").resolve()
    images = [piece for piece, _ in play.pairs("board") if piece.startswith("image")]
    assert len(images) == 4, "beside the nexus: b2, b3, b6 and ch, as b1 is taken"


@rule("SAS-503")
def test_a_scroll_serves_several_times_and_goes_with_its_wizard() -> None:
    play = stand(
        "a.wizard keep/w3  a.pion1 keep/w9  b.wizard keep/w4  b.pion1 grove/a1",
        hands="B: kamakazi",
        in_play="A: domain_teleport",
        dice="2 2 2",
    )
    play.use("A", "domain_teleport a.pion1 keep/w8").resolve().settle().will_come("move", "4 2 1").end_only()
    play.pass_while(lambda: play["window"] != "w2")
    assert play.turn == "A"
    play.use("A", "domain_teleport a.pion1 keep/w10").resolve()
    assert (play.at("a.pion1"), play["play A"]) == ("keep/w10", "domain_teleport")
    play.invoke("B", "kamakazi b.wizard").resolve()
    assert (play["play A"], play.at("a.wizard")) == ("", "")


@rule("SAS-509")
def test_all_discards_lie_on_one_pile() -> None:
    play = stand(CALM, hands="A: shatter_rocks; B: burn_scrolls", pile="horse", dice="4 2 1")
    play.invoke("A", "shatter_rocks").resolve().invoke("B", "burn_scrolls").resolve()
    assert play["pile"] == "horse shatter_rocks burn_scrolls"
    for seat in (-1, 0, 1):
        assert "burn_scrolls" in str(play.seen_by(seat))


@rule("SAS-560", "SAS-562", "SAS-565")
def test_every_pair_that_can_meet_ends_as_its_levels_say() -> None:
    kinds = {"kill", "save", "relocate", "go", "control", "status", "destroy_card", "steal_card", "modify_roll", "extra_dice"}
    for contest in tables.TABLES["contest"]:
        guard, effect = (tables.LEVELS[tables.CARD_NUMBER[contest[side]]] for side in ("guard", "effect"))
        assert (guard, effect) == (contest["guard_level"], contest["effect_level"])
        assert contest["result"] == ("blocked" if guard > effect else "tie" if guard == effect else "overridden")
        assert contest["kind"] in kinds
        assert contest["reach"] in ("targeting", "area")


@rule("SAS-562", "SAS-1294", "SAS-1431")
@pytest.mark.parametrize("guard", ["magic_shield=b.wizard", "transform_to_dragon"])
def test_a_guard_speaks_of_some_kinds_of_effect_only(guard: str) -> None:
    """Shield and dragon keep from being killed, not from being teleported."""
    play = stand(CALM, hands="A: teleport", in_play=f"B: {guard}", dice="4 2 1").invoke("A", "teleport b.wizard keep/w1").resolve()
    assert play.at("b.wizard") == "keep/w1"
    assert play["play B"] == guard.partition("=")[0]
