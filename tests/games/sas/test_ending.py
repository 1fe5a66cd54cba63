"""Death, elimination and the end: SAS-901 to SAS-906, SAS-940 to SAS-947."""

from __future__ import annotations

import pytest

from foldtable.core.settings import Value
from foldtable.games.sas import BOX
from tests.games.sas.stand import Play, stand
from tests.marks import rule

ROCKS = "rock grove/c6  rock grove/d5  rock grove/e6"  # the right receiver of the grove is blocked


@rule("SAS-901", "SAS-903", "SAS-219")
def test_a_killed_piece_leaves_its_spot_and_lies_in_its_controllers_graveyard() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.guard1 keep/w4  b.wizard grove/d3", hands="A: kamakazi", dice="4 2 1")
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert (play["board"].split(), play["grave A"], play["grave B"]) == (
        ["a.wizard", "keep/nx", "b.wizard", "grove/d3"],
        "a.pion1",
        "b.guard1",
    )


@rule("SAS-901", "SAS-407")
def test_conflicts_of_the_dead_are_called_off() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  a.pion2 keep/w5  b.guard1 keep/w4  b.wizard grove/d3", hands="A: kamakazi", dice="4 2 1"
    )
    play.settle().go("a.pion2", "keep/w4").invoke("A", "kamakazi a.pion1").resolve()
    assert play.fights == []


@rule("SAS-903", "SAS-1203")
def test_the_controller_at_death_counts_not_the_first_one() -> None:
    play = stand("a.wizard keep/nx  A=b.pion1 keep/w3  b.guard1 keep/w12  b.wizard grove/d3", hands="A: kamakazi", dice="4 2 1")
    play.invoke("A", "kamakazi b.pion1").resolve()
    assert (play["grave A"], play["grave B"]) == ("b.pion1", "")


@rule("SAS-903", "SAS-1152", "SAS-1495")
def test_demons_hulks_and_images_are_gone() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  B=demon1 keep/w4  hulk1 keep/w2  B=image1 keep/gn  b.pion1 grove/a1  b.wizard grove/d3",
        hands="A: kamakazi",
        in_play="B: doppelganger=b.pion1",
        dice="4 2 1",
    )
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert (play["grave A"], play["grave B"]) == ("a.pion1", "")
    assert [piece for piece, _ in play.pairs("board")] == ["a.wizard", "b.pion1", "b.wizard"]


@rule("SAS-904", "SAS-215", "SAS-905")
def test_when_a_wizard_dies_his_hand_lies_aside() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1", hands="A: kamakazi; B: sleep horse", dice="4 2 1")
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert play["hand B"] == ""
    assert {"sleep", "horse"} <= set(play["spoils"].split())
    play.settle().end()
    assert sorted(play["hand A"].split()) == ["horse", "sleep"], "all deaths by one card are its caster's (SAS-1163)"


@rule("SAS-905")
def test_a_blocked_receiver_is_nobodys_doing() -> None:
    play = stand(f"a.wizard keep/w1  a.pion1 keep/nx  b.wizard grove/d3  {ROCKS}", hands="A: sleep", dice="4 2 1")
    play.settle().land("a.wizard", "keep/ltx").settle()
    while play.turn == "A":
        play.end()
    assert (play["pile"], play["hand B"], play["spoils"]) == ("sleep", "", "")


@rule("SAS-905", "SAS-1494")
def test_what_the_hulk_kills_is_credited_to_who_controlled_it_when_the_fight_began() -> None:
    play = (
        stand("hulk1 keep/w3  a.wizard keep/nx  b.wizard keep/w4  b.pion1 grove/a1", hands="B: sleep", dice="4 2 1")
        .settle()
        .go("hulk1", "keep/w4")
    )
    play.will_come("fight", "6 6 1 1 1", "1 1").end()
    assert play["hand A"] == "sleep"


@rule("SAS-906", "SAS-516", "SAS-513")
def test_without_a_wizard_one_plays_on_with_pieces_and_artifacts() -> None:
    play = stand("a.pion1 keep/w3  a.pion2 keep/w8  rock keep/w2  b.wizard grove/d3", in_play="A: lever", dice="4 2 1")
    assert play.asked == "A move_action"
    assert "use lever" in play.offered()
    assert play.steps("a.pion1") == ["keep/gn", "keep/w4"]


# Elimination (SAS-940 to SAS-945)


def killed(pieces: str, **lies: str) -> Play:
    """A sacrifices a.pion1 on keep/w3, next to keep/w2, keep/w4 and keep/gn."""
    play = stand(f"a.wizard keep/nx  a.pion1 keep/w3  {pieces}", hands="A: kamakazi", dice="4 2 1", **lies)
    return play.invoke("A", "kamakazi a.pion1").resolve()


@rule("SAS-001", "SAS-002", "SAS-940", "SAS-943")
def test_the_last_army_standing_wins_at_once() -> None:
    play = killed("b.wizard keep/w4")
    assert (play.asked, play.reason, play.winners) == ("", "last-army", "A")


@rule("SAS-940")
def test_any_living_piece_keeps_an_army_alive() -> None:
    assert killed("b.wizard keep/w4  b.pion1 grove/a1").reason == ""
    assert killed("b.pion1 keep/w4  b.wizard grove/a1").reason == ""
    assert killed("b.wizard keep/w4  B=demon1 grove/a1").reason == ""


@rule("SAS-940", "SAS-1474")
def test_a_rock_form_wizard_keeps_an_army_alive() -> None:
    assert killed("b.pion1 keep/w4  b.wizard grove/a1", in_play="B: rock_transform").reason == ""


@rule("SAS-940", "SAS-1417", "SAS-1245", "SAS-1495", "SAS-942")
def test_ghosts_images_and_the_hulk_do_not() -> None:
    ghosts = killed("b.wizard keep/w4  b.pion1 grove/a1  hulk1 grove/c3  c.wizard isles/nx", in_play="C: ghost_army=b.pion1")
    assert ghosts["out"] == "1"
    assert ghosts.at("b.pion1") == "", "nothing of the army is left"
    images = killed("b.wizard keep/w4  B=image1 grove/a1  c.wizard isles/nx", in_play="B: doppelganger=b.wizard")
    assert images["out"] == "1"
    assert images.at("image1") == ""


@rule("SAS-941")
def test_it_is_seen_before_anybody_is_asked() -> None:
    """B holds Zombie and its last piece dies: it is out and isn't asked."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  c.wizard isles/nx", hands="A: kamakazi; B: zombie; C: sleep", dice="4 2 1"
    )
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert play["out"] == "1"
    asked = set()
    while play.window:
        asked.add(play.asked[0])
        play.choose_pass()
    assert "B" not in asked


@rule("SAS-941", "SAS-1373")
def test_a_traitor_taken_as_the_last_piece_eliminates() -> None:
    play = (
        stand("a.wizard keep/nx  b.pion1 grove/a1  c.wizard isles/nx", hands="A: traitor", dice="4 2 1")
        .invoke("A", "traitor b.pion1")
        .resolve()
    )
    assert play["out"] == "1"
    assert play.at("b.pion1") == "grove/a1"


@rule("SAS-941")
def test_it_is_checked_after_a_conflict_and_after_an_action() -> None:
    fight = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4", dice="4 2 1").go("a.pion1", "keep/w4")
    assert fight.will_come("fight", "6 6", "1 1").end().reason == "last-army"
    act = stand(f"a.pion1 keep/w1  b.wizard grove/d3  {ROCKS}", dice="4 2 1").land("a.pion1", "keep/ltx")
    assert (act.reason, act.winners) == ("last-army", "B")


@rule("SAS-941", "SAS-212")
def test_it_is_checked_at_the_end_of_movement() -> None:
    """The last piece is a vaporous wizard who ends on a rock."""
    play = stand("a.wizard keep/w13  rock keep/w12  b.wizard grove/d3", in_play="A: vapour", dice="4 2 1").go("a.wizard", "keep/w12").end()
    assert (play.reason, play.winners) == ("last-army", "B")


@rule("SAS-942")
def test_the_seat_of_the_eliminated_is_skipped_and_its_cards_are_gone() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  c.wizard isles/nx",
        hands="A: kamakazi; B: horse",
        in_play="B: armour",
        dice="4 2 1",
    )
    play.invoke("A", "kamakazi a.pion1").resolve().settle().will_come("move", "4 2 1").end()
    assert play.turn == "C"
    assert (play["hand B"], play["play B"]) == ("", "")
    assert play["hand A"] == "horse", "the spoils lay aside before (SAS-904)"


@rule("SAS-942", "SAS-551")
def test_pending_items_of_the_eliminated_have_no_effect() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  c.wizard isles/nx", hands="A: kamakazi; B: armour summon_rock", dice="4 2 1"
    )
    play.invoke("B", "armour").invoke("A", "kamakazi a.pion1").resolve().resolve()
    assert play["play B"] == ""
    assert "armour" in play["pile"]


@rule("SAS-944", "SAS-1163")
def test_the_last_two_fall_together_and_it_is_a_draw() -> None:
    play = stand("a.wizard keep/w3  b.wizard keep/w4", hands="A: kamakazi", dice="4 2 1").invoke("A", "kamakazi a.wizard").resolve()
    assert (play.reason, play.winners) == ("draw", "A B")


@rule("SAS-944")
def test_a_draw_is_among_those_of_the_last_check_only() -> None:
    """C fell before; then A and B fall together."""
    play = stand("a.wizard keep/w3  a.pion1 keep/w9  b.wizard keep/w4  c.wizard keep/w10", hands="A: kamakazi dual_shot", dice="4 2 1")
    play.invoke("A", "kamakazi a.pion1").invoke("A", "dual_shot kamakazi").resolve().resolve()
    assert play["out"] == "2"
    play.invoke("A", "kamakazi a.wizard").resolve()
    assert (play.reason, play.winners) == ("draw", "A B")


@rule("SAS-945")
def test_the_ranking_is_by_later_elimination_and_equal_checks_share_a_place() -> None:
    """D falls first, then B and C together, A is left."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  a.pion2 keep/w9  b.wizard keep/w4  c.wizard keep/w2  d.wizard keep/w10",
        domains="keep grove isles caverns",
        hands="A: kamakazi dual_shot",
        dice="4 2 1",
    )
    play.invoke("A", "kamakazi a.pion2").invoke("A", "dual_shot kamakazi").resolve().resolve()
    assert play["out"] == "3"
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert (play.reason, play.winners) == ("last-army", "A")
    outcome = play.game.outcome
    assert outcome is not None
    places = next(line.values for line in outcome.lines if "place" in line.label)
    assert places == [1, 2, 2, 4]


# The limit and giving up


def limited(pieces: str, limit: int = 5, **lies: str) -> Play:
    """B's turn is the last of the last round."""
    play = stand(pieces, settings={"round_limit": limit}, rounds=limit - 1, turn="B", dice="4 2 1", **lies)
    return play.end()


@rule("SAS-946")
@pytest.mark.parametrize(
    ("pieces", "lies", "winners"),
    [
        ("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", {}, "A"),
        ("a.wizard keep/nx  b.warrior grove/d3  b.guard1 grove/a1", {}, "B"),
        ("a.wizard keep/nx  A=demon1 keep/w1  b.warrior grove/d3  b.guard1 grove/a1", {}, "A"),
        ("a.wizard keep/nx  b.pion1 grove/a1  b.pion2 grove/a2  b.pion3 grove/a3  b.pion4 grove/a4", {}, "B"),  # 4 to 4, then more pieces
        (
            "a.wizard keep/nx  a.pion1 keep/w3  b.warrior grove/d3  b.guard1 grove/a1",
            {"in_play": "B: swords lever", "hands": "A: sleep"},
            "B",
        ),
        ("a.wizard keep/nx  a.pion1 keep/w3  b.warrior grove/d3  b.guard1 grove/a1", {"in_play": "B: swords", "hands": "A: sleep"}, "A B"),
        ("a.wizard keep/nx  b.warrior grove/d3  b.pion1 grove/a1", {"in_play": "A: rock_transform"}, "B"),  # 4 to 4; two pieces to one
        ("a.wizard keep/nx  b.warrior grove/d3", {"in_play": "A: rock_transform"}, "A"),  # a rock-form wizard counts 4
        (
            "a.wizard keep/nx  a.pion1 keep/w3  b.warrior grove/d3  b.guard1 grove/a1  b.pion1 grove/a2",
            {"in_play": "A: ghost_army=b.pion1 lever"},
            "A",
        ),
        (
            "a.wizard keep/nx  b.wizard grove/d3  hulk1 keep/w1  B=image1 grove/c3",
            {"in_play": "B: doppelganger=b.wizard", "hands": "A: sleep"},
            "A B",
        ),
    ],
)
def test_after_so_many_rounds_the_strongest_wins(pieces: str, lies: dict[str, str], winners: str) -> None:
    play = limited(pieces, **lies)
    assert (play.reason, play.winners) == ("round-limit", winners)


@rule("SAS-946")
def test_two_hundred_rounds_by_default_and_nought_is_no_limit() -> None:
    pieces = "a.wizard keep/nx  b.wizard grove/d3"
    assert BOX.setting("round_limit").default == 200
    assert stand(pieces, rounds=199, turn="B", dice="4 2 1").end().reason == "round-limit"
    assert stand(pieces, rounds=198, turn="B", dice="4 2 1").end().reason == ""
    assert stand(pieces, rounds=199, turn="A", dice="4 2 1").end().reason == ""
    assert stand(pieces, settings={"round_limit": 0}, rounds=5000, turn="B", dice="4 2 1").end().reason == ""


@rule("SAS-946", "SAS-223")
def test_an_extra_turn_is_played_before_the_limit_falls() -> None:
    play = stand("a.wizard keep/nx  b.wizard grove/d3", settings={"round_limit": 5}, rounds=4, turn="B", dice="2 2 2")
    play.will_come("move", "4 2 1").end()
    assert (play.reason, play.turn) == ("", "B")
    assert play.end().reason == "round-limit"


CONCEDABLE = {
    "move_action": "",
    "window": "A: sleep",
}


@rule("SAS-947")
@pytest.mark.parametrize("question", CONCEDABLE)
def test_a_player_may_give_up_when_asked_anything(question: str) -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands=CONCEDABLE[question], in_play="A: armour", dice="4 2 1")
    assert play.question == question
    play.choose("concede")
    assert (play.reason, play.winners) == ("last-army", "B")


@rule("SAS-947", "SAS-942")
def test_who_gives_up_is_treated_as_eliminated_without_deaths() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  c.wizard isles/nx",
        hands="A: sleep horse; B: zombie",
        in_play="A: armour",
        dice="4 2 1",
    )
    play.choose("concede")
    assert play["out"] == "0"
    assert not play.offers("B", "zombie"), "no death events"
    assert sorted(play["pile"].split()) == ["armour", "horse", "sleep"]
    assert not [piece for piece, _ in play.pairs("board") if piece.startswith("a.")]
    play.settle()
    assert play.turn == "B"


@rule("SAS-947")
def test_giving_up_during_set_up_and_in_anothers_turn() -> None:
    game = BOX.deal(3, {"first_player": "0"}, seed=2)
    game.choose(0, "concede")
    assert not game.is_over()
    assert game.asked() == 1
    play = stand("a.wizard keep/nx  b.wizard grove/d3  c.wizard isles/nx", hands="B: sleep", dice="4 2 1")
    assert play.asked == "B window"
    play.choose("concede").settle()
    assert (play["out"], play.turn, play.asked) == ("1", "A", "A move_action")


@rule("SAS-947")
def test_giving_up_can_be_switched_off() -> None:
    settings: dict[str, Value] = {"allow_concede": False}
    play = stand("a.wizard keep/nx  b.wizard grove/d3", settings=settings, dice="4 2 1")
    assert play.refused("concede") == "SAS-947"
