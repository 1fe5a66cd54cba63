"""Who knows what: SAS-950 to SAS-955."""

from __future__ import annotations

import pytest

from foldtable.core.scene import scene_for
from foldtable.core.view import shown_to
from foldtable.games.sas import BOX
from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

SEATS = (-1, 0, 1, 2)
THREE = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  c.wizard isles/nx"


def looks_the_same(some: Play, other: Play, seat: int) -> bool:
    """Is this seat shown the very same in both worlds?"""
    scenes = scene_for(BOX, some.game, seat).data() == scene_for(BOX, other.game, seat).data()
    return scenes and shown_to(BOX, some.game, seat) == shown_to(BOX, other.game, seat)


@plain_too
@rule("SAS-110", "SAS-950", "SAS-951", "SAS-952")
@pytest.mark.parametrize(
    ("here", "elsewhere", "who_can_tell"),
    [
        ({"hands": "B: sleep"}, {"hands": "B: thief"}, {1}),
        ({"hands": "B: sleep"}, {"hands": "B: sleep thief"}, {-1, 0, 1, 2}),
        ({"hands": "B: sleep"}, {"hands": "C: sleep"}, {-1, 0, 1, 2}),
        ({"hands": "B: sleep", "in_play": "C: crystal_ball"}, {"hands": "B: thief", "in_play": "C: crystal_ball"}, {1, 2}),
        ({"hands": "C: sleep", "in_play": "C: crystal_ball"}, {"hands": "C: thief", "in_play": "C: crystal_ball"}, {2}),
        ({"deck": "sleep thief"}, {"deck": "thief sleep"}, set()),
        ({"deck": "sleep thief"}, {"deck": "horse speed"}, set()),
        ({"deck": "sleep thief"}, {"deck": "sleep"}, {-1, 0, 1, 2}),
        ({"deck": "sleep thief", "in_play": "C: crystal_ball"}, {"deck": "horse speed", "in_play": "C: crystal_ball"}, set()),
        ({"pile": "sleep"}, {"pile": "thief"}, {-1, 0, 1, 2}),
        ({"in_play": "B: swords"}, {"in_play": "B: armour"}, {-1, 0, 1, 2}),
        ({"in_play": "B: safe_scroll=horse horse"}, {"in_play": "B: safe_scroll horse"}, {-1, 0, 1, 2}),
        ({"graves": "B: b.pion2"}, {"graves": "B: b.pion3"}, {-1, 0, 1, 2}),
        ({"in_play": "B: sleep=a.pion1"}, {"in_play": "B: sleep=b.pion1"}, {-1, 0, 1, 2}),
    ],
    ids=str,
)
def test_two_worlds_that_differ_in_one_thing(here: dict[str, str], elsewhere: dict[str, str], who_can_tell: set[int]) -> None:
    """Just those who see it can tell them apart."""
    some, other = stand(THREE, dice="4 2 1", **here), stand(THREE, dice="4 2 1", **elsewhere)
    assert {seat for seat in SEATS if not looks_the_same(some, other, seat)} == who_can_tell


@rule("SAS-952")
def test_the_board_and_the_dice_are_public() -> None:
    some = stand(THREE, dice="4 2 1")
    moved = stand(THREE.replace("keep/w9", "keep/w8"), dice="4 2 1")
    other_dice = stand(THREE, dice="4 3 1")
    for seat in SEATS:
        assert not looks_the_same(some, moved, seat)
        assert not looks_the_same(some, other_dice, seat)


@rule("SAS-951", "SAS-955", "SAS-206")
def test_a_card_drawn_is_known_to_who_draws_it_only() -> None:
    worlds = [stand(THREE, deck=f"{card} horse", dice="4 4 4") for card in ("sleep", "thief")]
    for seat in SEATS:
        assert looks_the_same(worlds[0], worlds[1], seat) == (seat != 0)
        assert any("sleep" in line for line in worlds[0].heard_by(seat)) == (seat == 0), "nor is it told"
        assert [line for line in worlds[0].heard_by(seat) if line.startswith("drew-a-card")] == ([] if seat == 0 else ["drew-a-card who=0"])


@rule("SAS-953", "SAS-215")
def test_spoils_lie_face_down() -> None:
    """B's wizard dies; its cards lie aside until T5: B alone knows them, and then A."""
    worlds = []
    for card in ("sleep", "thief"):
        play = stand(
            "a.wizard keep/ch  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a4  c.wizard isles/nx",
            hands=f"A: horse; B: {card}",
            dice="4 2 1",
        )
        play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle_until("W6")
        worlds.append(play)
    assert {seat for seat in SEATS if not looks_the_same(worlds[0], worlds[1], seat)} == {1}
    for world in worlds:
        world.will_come("move", "4 2 1").choose_pass().settle()
    assert [worlds[0]["hand A"], worlds[1]["hand A"]] == ["horse sleep", "horse thief"]
    assert not looks_the_same(worlds[0], worlds[1], 0)
    assert looks_the_same(worlds[0], worlds[1], 2)
    assert looks_the_same(worlds[0], worlds[1], -1)


@rule("SAS-953")
def test_spoils_that_are_discarded_are_public_in_the_end() -> None:
    play = (
        stand("a.wizard keep/w9  a.pion1 keep/ch  b.wizard grove/a1", hands="A: kamakazi horse", dice="4 2 1")
        .invoke("A", "kamakazi a.wizard")
        .resolve()
        .settle()
    )
    while play.turn == "A":
        play.end()
    assert "horse" in play["pile"]


@rule("SAS-954", "SAS-1481")
def test_wisdoms_cards_are_seen_by_the_drinker_only_and_counted_by_all() -> None:
    worlds = [
        stand(THREE, hands="A: wisdom", deck=f"lever swords {third} horse", start=True).invoke("A", "wisdom").resolve()
        for third in ("armour", "daggers")
    ]
    assert worlds[0].asked == "A forced_next"
    assert {seat for seat in SEATS if not looks_the_same(worlds[0], worlds[1], seat)} == {0}
    two = stand(THREE, hands="A: wisdom", deck="lever swords", start=True).invoke("A", "wisdom").resolve()
    for seat in SEATS:
        assert not looks_the_same(worlds[0], two, seat)


@rule("SAS-955", "SAS-1421")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    worlds = [stand(THREE, hands=f"A: thief; B: {card}", dice="4 2 1").invoke("A", "thief seat1").resolve() for card in ("sleep", "horse")]
    assert worlds[0]["hand A"] == "sleep"
    assert {seat for seat in SEATS if not looks_the_same(worlds[0], worlds[1], seat)} == {0}
    heard = {seat: [line for line in worlds[0].heard_by(seat) if "sleep" in line] for seat in SEATS}
    assert heard[0]
    assert heard[1]
    assert not heard[2]
    assert not heard[-1]


@rule("SAS-955", "SAS-209")
def test_a_wizardless_players_draws_are_public() -> None:
    play = stand("a.pion1 keep/w9  b.wizard grove/a1  c.wizard isles/nx", deck="sleep horse", dice="2 2 2")
    for seat in SEATS:
        assert "sleep" in str(play.seen_by(seat))


@rule("SAS-950", "SAS-1091")
def test_the_crystal_ball_shows_cards_that_arrive_later() -> None:
    play = stand(THREE, in_play="B: crystal_ball", deck="sleep horse", dice="4 4 4")
    assert "sleep" in str(play.seen_by(1))
    assert "sleep" not in str(play.seen_by(2))


@rule("SAS-531", "SAS-537", "SAS-950")
def test_the_asked_seat_alone_is_shown_what_it_may_choose() -> None:
    play = stand(THREE, hands="B: sleep traitor; C: thief", dice="4 2 1")
    assert play.asked == "B window"
    assert scene_for(BOX, play.game, 1).picks
    for seat in (-1, 0, 2):
        scene = scene_for(BOX, play.game, seat)
        assert (scene.picks, scene.closed, scene.prompt) == ([], [], None)


@rule("SAS-531")
def test_what_is_being_aimed_is_seen_by_nobody_else_before_it_is_invoked_in_full() -> None:
    """Once the card is revealed all see it; the things named with it too (SAS-512, SAS-538). Before, nobody sees anything."""
    worlds = [stand(THREE, hands=f"A: {cards}", dice="4 2 1") for cards in ("sleep thief", "traitor horse")]
    for seat in (-1, 1, 2):
        assert looks_the_same(worlds[0], worlds[1], seat)
