"""Hidden information, section 10: what each seat and a spectator see and hear."""

from __future__ import annotations

import pytest

from foldtable.core.scene import scene_for
from foldtable.core.view import shown_to
from foldtable.games.magus import BOX
from tests.games.magus.dealing import Play, deal, phase_two
from tests.marks import plain_too, rule

SEATS = (-1, 0, 1, 2)


def looks_the_same(some: Play, other: Play, seat: int) -> bool:
    """Is this seat shown the very same in both worlds?"""
    scenes = scene_for(BOX, some.game, seat).data() == scene_for(BOX, other.game, seat).data()
    return scenes and shown_to(BOX, some.game, seat) == shown_to(BOX, other.game, seat)


@plain_too
@rule("MAG-1001", "MAG-217")
@pytest.mark.parametrize(
    ("here", "elsewhere", "who_can_tell"),
    [
        ({"grid": "R1 " * 25}, {"grid": "R1 " * 24 + "R2"}, {-1, 0, 1, 2}),
        ({"deck": "R1 R2"}, {"deck": "R2 R1"}, set()),
        ({"deck": "R1 R2"}, {"deck": "B4 HP"}, set()),
        ({"deck": "R1 R2"}, {"deck": "R1"}, {-1, 0, 1, 2}),
        ({"pile": "R1 R2"}, {"pile": "R2 R1"}, {-1, 0, 1, 2}),
        ({"hand1": "R1 R2"}, {"hand1": "R1 B2"}, {1}),
        ({"hand1": "R1 R2"}, {"hand1": "R1"}, {-1, 0, 1, 2}),
        ({"skulls1": "R1 R2"}, {"skulls1": "B1 R1"}, set()),
        ({"skulls1": "R1 R2"}, {"skulls1": "R1"}, {-1, 0, 1, 2}),
        ({"items1": "HP"}, {"items1": "EL"}, {-1, 0, 1, 2}),
        ({"items1": "HP"}, {"items2": "HP"}, {-1, 0, 1, 2}),
        ({"items1": "CU"}, {"items1": ""}, {-1, 0, 1, 2}),
        ({"spells1": "201"}, {"spells1": "203"}, {-1, 0, 1, 2}),
        ({"deck2": "201 202 203"}, {"deck2": "202 201 203"}, {-1, 0, 1, 2}),
        ({"deck2": "201 202 203"}, {"deck2": "201 203 202"}, set()),
        ({"backs": "201 closed"}, {"backs": "201 thieves"}, set()),
        ({"spells1": "201", "backs": "201 closed"}, {"spells1": "201", "backs": "201 thieves"}, {-1, 0, 1, 2}),
        ({"position": 3}, {"position": 4}, {-1, 0, 1, 2}),
        ({"turn": 0}, {"turn": 1}, {-1, 0, 1, 2}),
    ],
    ids=str,
)
def test_the_table_of_section_10(here: dict[str, str | int], elsewhere: dict[str, str | int], who_can_tell: set[int]) -> None:
    """Two worlds that differ in one zone: just those who see it can tell them apart."""
    some, other = deal(**here), deal(**elsewhere)
    assert {seat for seat in SEATS if not looks_the_same(some, other, seat)} == who_can_tell


@rule("MAG-1001")
def test_the_cube_is_seen_by_all() -> None:
    some, other = deal().throw("r3c3", 0, 0), deal().throw("r3c3", 1, 0)
    assert not any(looks_the_same(some, other, seat) for seat in SEATS)
    for seat in SEATS:
        assert some.heard("cube-lands", seat) == ["who=0 aim=r3c3 space=r3c3"], "aim and scatter too"


@rule("MAG-1001")
def test_the_asked_seat_alone_gets_the_choices() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", hand1="R1 R2 R3 R4")
    assert [pick.notation for pick in scene_for(BOX, play.game, 0).picks] == ["cast deck2 R1 R2 R3 R4", "done"]
    for seat in (-1, 1, 2):
        scene = scene_for(BOX, play.game, seat)
        assert (scene.picks, scene.closed, scene.prompt) == ([], [], None)
        assert b"options" not in shown_to(BOX, play.game, seat)


@rule("MAG-1002")
def test_the_running_score_of_all_is_in_every_view() -> None:
    play = deal(spells0="201 401", skulls0="R1", skulls1="R1 R2", spells2="301")
    for seat in SEATS:
        assert play.seen_by(seat)["scores"] == [5, -2, 3]


@rule("MAG-1003")
def test_all_see_which_potions_leave_the_grid_but_views_remember_no_hands() -> None:
    play = deal().take("r3c1", "r3c5")
    for seat in SEATS:
        assert play.heard("potions-taken", seat) == ["who=0 spaces=r3c1,r3c5 cards=G1,G3"]
        assert play.seen_by(seat)["hand"] == (["G1", "G3"] if seat == 0 else [])
        assert play.seen_by(seat)["hand sizes"] == [2, 0, 0]


@rule("MAG-1004")
def test_what_comes_to_or_from_the_pile_is_public() -> None:
    play = phase_two(hand0="R1 R2 R3 B1 B2", items0="CU MW EL HP", skulls0="G2", pile="Y1")
    play.choose("wand Y1", "heal", "lift_curse B1 B2", "cast deck2 R1 R2 R3 EL")
    for seat in SEATS:
        assert play.heard("wand-takes", seat) == ["who=0 card=Y1"]
        assert play.heard("skull-healed", seat) == ["who=0 card=G2"]
        assert play.heard("curse-lifted", seat) == ["who=0 cards=B1,B2"]
        assert play.heard("spell-cast", seat) == ["who=0 spell=201 points=2 cards=R1,R2,R3,EL"]
    given = phase_two(hand0="R1 B1 B2", items0="CU").choose("give_curse R1 B1 B2 seat2")
    for seat in SEATS:
        assert given.heard("curse-given", seat) == ["who=0 cards=R1,B1,B2 to=2"]


@rule("MAG-1004")
def test_a_potion_drawn_by_thieves_is_known_to_its_drawer_only() -> None:
    play = phase_two(deck2="202", hand0="R1 R2 B3 B4", deck="G1 G2 EL").choose("cast deck2 R1 R2 B3 B4")
    for seat in SEATS:
        assert play.heard("you-drew", seat) == {0: ["card=G1"], 1: ["card=G2"]}.get(seat, [])
        assert play.heard("drew-a-card", seat) == [f"who={other}" for other in (0, 1) if other != seat]
        assert play.heard("item-dealt", seat) == ["who=2 item=EL"], "items lie open"
        assert play.seen_by(seat)["hand"] == {0: ["G1"], 1: ["G2"]}.get(seat, [])


@plain_too
@rule("MAG-1004", "MAG-662")
def test_a_gift_is_known_to_giver_and_receiver_only() -> None:
    play = phase_two(deck2="204", hand0="G1 G2 G3 Y4", hand1="R1 G2", hand2="B4").choose("cast deck2 Y4 G1 G2 G3", "pass_card G2")
    for seat in SEATS:
        known = play.heard("card-passed", seat)
        assert known == {0: ["who=2 to=0 cards=B4"], 1: ["who=1 to=2 cards=G2"], 2: ["who=1 to=2 cards=G2", "who=2 to=0 cards=B4"]}.get(
            seat, []
        )
        others = {0: ["who=1 to=2"], 1: ["who=2 to=0"], 2: [], -1: ["who=1 to=2", "who=2 to=0"]}[seat]
        assert play.heard("a-card-passed", seat) == others


@rule("MAG-662", "MAG-1001")
def test_a_choice_to_pass_is_secret_while_others_still_choose() -> None:
    lies = {"deck2": "204", "hand0": "G1 G2 G3 Y4", "hand1": "R1 G2", "hand2": "B4 B3"}
    worlds = [phase_two(**lies).choose("cast deck2 Y4 G1 G2 G3", f"pass_card {face}") for face in ("R1", "G2")]
    for seat in SEATS:
        assert looks_the_same(worlds[0], worlds[1], seat) == (seat != 1)
        assert worlds[0].heard_by(seat) == worlds[1].heard_by(seat)
        assert worlds[0].seen_by(seat)["has chosen"] == [False, True, False], "that it has chosen is seen"
    assert [world.seen_by(1)["own gift"] for world in worlds] == ["R1", "G2"]


@rule("MAG-1005")
def test_the_faces_laid_as_skulls_are_told_to_the_caster_only() -> None:
    play = phase_two(hand0="R1 R2 R3 R4 B1 Y2").choose("cast deck2 R1 R2 R3 R4")
    for seat in SEATS:
        assert play.heard("your-cards-become-skulls", seat) == (["cards=Y2,B1 count=2"] if seat == 0 else [])
        assert play.heard("cards-become-skulls", seat) == ([] if seat == 0 else ["who=0 count=2"])


@rule("MAG-1006")
def test_a_skull_that_is_passed_shows_its_face_to_nobody() -> None:
    lies = {"deck2": "209", "hand0": "R1 B1 G2"}
    worlds = [phase_two(**lies, skulls1=face).choose("cast deck2 R1 G2 B1") for face in ("R3", "B2")]
    for seat in SEATS:
        assert looks_the_same(worlds[0], worlds[1], seat)
        assert worlds[0].heard_by(seat) == worlds[1].heard_by(seat)
        assert worlds[0].heard("skull-passed", seat) == ["who=1 to=2"]


@rule("MAG-1007", "MAG-603")
def test_no_view_carries_the_back_of_an_offered_spell() -> None:
    for back in ("thieves", "backus", "devilus"):
        play = deal(3, {"spell_backs": "shuffled"}, backs=f"201 {back} 301 {back} 401 {back}")
        closed = deal(3, {"spell_backs": "shuffled"}, backs="201 closed 301 closed 401 closed")
        for seat in SEATS:
            assert looks_the_same(play, closed, seat)
            words = shown_to(BOX, play.game, seat).decode() + str(scene_for(BOX, play.game, seat).data())
            assert back not in words


@rule("MAG-1008")
def test_phase_two_is_asked_even_if_only_done_is_left() -> None:
    nothing = phase_two()
    assert (nothing.asked, nothing.offered()) == ("0 cast", ["done"])
    after_cast = phase_two(hand0="R1 R2 R3 R4").choose("cast deck2 R1 R2 R3 R4")
    assert (after_cast.asked, after_cast.offered()) == ("0 cast", ["done"])
