"""The turn: SAS-201 to SAS-223."""

from __future__ import annotations

import pytest

from tests.games.sas.stand import stand
from tests.marks import rule

CALM = "a.wizard keep/ch  a.pion1 keep/w9  b.wizard grove/a1  b.pion1 grove/a4"


def rolled(dice: str, pieces: str = CALM, **lies: str) -> dict[str, int]:
    """How many cards A has picked up with these dice."""
    play = stand(pieces, dice=dice, deck="sleep teleport thief traitor", **lies)
    return {"cards": len(play["hand A"].split()), "left": len(play["deck"].split())}


@rule("SAS-201", "SAS-202", "SAS-210", "SAS-211", "SAS-213", "SAS-220")
def test_the_steps_come_in_this_order() -> None:
    """W1, the dice, the card of a triple, W2, movement with W3 and W4, the conflict with W5 and W6, and the turn goes on."""
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w9  b.wizard grove/a1  b.pion1 keep/w8", hands="A: thief", deck="sleep teleport", start=True
    )
    assert (play.window, play["hand A"]) == ("W1", "thief")
    play.will_come("move", "4 2 1").choose_pass()
    assert play.window == "W2"
    play.choose_pass()
    assert play.asked == "A move_action"
    play.go("a.pion1", "keep/w8")
    assert play.window == "W3"
    play.end_only()
    assert play.window == "W4"
    play.will_come("fight", "6 6", "1 1").choose_pass()
    assert (play.window, play.at("b.pion1")) == ("W5", "keep/w8")
    play.choose_pass()
    assert (play.window, play.at("b.pion1")) == ("W6", "")
    play.choose_pass()
    assert play.turn == "B"


@rule("SAS-202")
def test_paralysis_ends_at_the_start_of_the_owners_turn() -> None:
    play = stand(CALM, in_play="B: paralysis=a.pion1", dice="4 2 1")
    assert play.under("paralysed") == ""
    assert play["pile"] == "paralysis"
    assert play.steps("a.pion1") == ["keep/w10", "keep/w8"]
    other = stand(CALM, in_play="A: paralysis=b.pion1", dice="4 2 1")
    assert other.under("paralysed") == "b.pion1", "not in another's turn"


@rule("SAS-202", "SAS-589", "SAS-1112")
def test_a_hold_ends_at_the_start_of_the_owners_turn_and_the_trap_stays() -> None:
    play = stand("a.wizard keep/ch  a.pion1 keep/gn  b.wizard grove/a1", in_play="B: bear_trap=a.pion1", dice="4 2 1")
    assert (play.under("held"), play["play B"]) == ("", "bear_trap")
    other = stand("a.wizard keep/ch  b.pion1 keep/gn  b.wizard grove/a1", in_play="B: bear_trap=b.pion1", dice="4 2 1")
    assert other.under("held") == "b.pion1"


@rule("SAS-202", "SAS-1382")
def test_on_the_hulk_they_end_in_anybodys_turn() -> None:
    play = stand(CALM + "  hulk1 keep/gn", in_play="A: bear_trap=hulk1; B: paralysis=hulk1", dice="4 2 1")
    assert (play.under("held"), play.under("paralysed")) == ("", "")


@rule("SAS-202", "SAS-586", "SAS-1071")
def test_uses_once_per_turn_are_renewed() -> None:
    play = stand(CALM, in_play="A: seven_league_boots", dice="6 5 1")
    play.choose("use seven_league_boots", "name die1")
    assert "use seven_league_boots" not in play.offered()
    play.will_come("move", "6 5 2").end().will_come("move", "6 4 1").end()
    assert play.turn == "A"
    assert "use seven_league_boots" in play.offered()


@rule("SAS-203")
def test_three_dice_are_rolled() -> None:
    for seed in range(60):
        dice = stand(CALM, seed=seed)["dice"].split()
        assert len(dice) == 3
        assert set(dice) <= set("123456")


@rule("SAS-204", "SAS-206")
@pytest.mark.parametrize("dice", ["1 1 1", "2 2 2", "6 6 6"])
def test_a_triple_picks_up_one_card(dice: str) -> None:
    assert rolled(dice) == {"cards": 1, "left": 3}


@rule("SAS-204", "SAS-207")
@pytest.mark.parametrize(("dice", "cards"), [("5 5 2", 1), ("2 5 5", 1), ("5 2 5", 1), ("5 2 4", 0), ("5 5 5", 1)])
def test_a_double_picks_up_one_card_with_the_wizard_on_a_nexus_and_a_triple_is_no_double(dice: str, cards: int) -> None:
    assert rolled(dice, "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/a1")["cards"] == cards


@rule("SAS-207")
def test_a_double_elsewhere_picks_up_nothing() -> None:
    assert rolled("5 5 2")["cards"] == 0
    assert rolled("5 5 2", "a.wizard keep/ch  a.pion1 keep/nx  b.wizard grove/a1")["cards"] == 0, "only a wizard"
    assert rolled("5 5 2", "a.wizard keep/ch  b.wizard keep/nx")["cards"] == 0, "only one's own"


@rule("SAS-208", "SAS-340")
@pytest.mark.parametrize("nexus", ["keep/nx", "grove/d3", "isles/nx"])
def test_any_nexus_will_do(nexus: str) -> None:
    pieces = f"a.wizard {nexus}  a.pion1 keep/w9  b.wizard grove/a1  c.wizard isles/s1"
    assert rolled("5 5 2", pieces)["cards"] == 1


@rule("SAS-208", "SAS-1472")
def test_a_rock_picks_up_no_nexus_card() -> None:
    assert rolled("5 5 2", "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/a1", in_play="A: rock_transform")["cards"] == 0


@rule("SAS-208", "SAS-1245")
def test_an_image_is_no_wizard_on_a_nexus() -> None:
    pieces = "a.wizard keep/ch  A=image1 keep/nx  a.pion1 keep/w9  b.wizard grove/a1"
    assert rolled("5 5 2", pieces, in_play="A: doppelganger=a.wizard")["cards"] == 0


@rule("SAS-208")
def test_a_fighting_wizard_picks_up_his_nexus_card() -> None:
    """Paralysed or not, picking up is not invoking: B's speeding wizard attacks A's on the nexus before the dice are rolled."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/gn", hands="B: speed", deck="sleep teleport", start=True)
    play.will_come("speed", "3 2").invoke("B", "speed").resolve().ride("keep/b1").ride("keep/nx")
    assert play.fights == ["b.wizard a.wizard keep/nx keep/b1"]
    play.will_come("move", "5 5 2").settle()
    assert play["hand A"] == "sleep"


@rule("SAS-205", "SAS-1471")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_triple_ends_rock_transform_before_any_card_is_picked_up(side: str) -> None:
    wizards = {"A": "a.wizard keep/nx  b.wizard grove/a1", "B": "a.wizard keep/ch  b.wizard grove/c4"}[side]
    play = stand(f"{wizards}  a.pion1 keep/w9", in_play=f"{side}: rock_transform", hands="B: thief", deck="sleep", dice="4 4 4")
    assert play.under("stone") == ""
    assert play["pile"] == "rock_transform"
    assert play.window_of("B"), "whose wizard is free again"


@rule("SAS-205", "SAS-510")
def test_the_spent_potion_may_be_the_card_that_is_drawn() -> None:
    """With an empty deck the potion is in the pile that is reshuffled, as it ends before the card is picked up."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/a1", in_play="A: rock_transform", dice="4 4 4")
    assert play["hand A"] == "rock_transform"


@rule("SAS-206", "SAS-1040", "SAS-1042")
def test_the_orb_picks_up_one_more_with_a_triple_only() -> None:
    assert rolled("4 4 4", in_play="A: orb_of_power")["cards"] == 2
    assert rolled("4 4 4", in_play="B: orb_of_power")["cards"] == 1
    assert rolled("5 5 2", "a.wizard keep/nx  b.wizard grove/a1", in_play="A: orb_of_power")["cards"] == 1


@rule("SAS-209", "SAS-516", "SAS-955")
def test_without_a_wizard_artifacts_are_invoked_at_once_and_the_rest_is_discarded() -> None:
    play = stand(
        "a.pion1 keep/w9  b.wizard grove/a1", in_play="A: orb_of_power", hands="B: thief", deck="sleep daggers horse", dice="2 2 2"
    )
    assert play["hand A"] == ""
    assert play["pile"] == "sleep"
    assert (play.window, play.pending, play.asked) == ("W7", ["daggers"], "B window")
    play.settle()
    assert play["play A"] == "orb_of_power daggers"


@rule("SAS-510")
def test_the_discards_become_a_new_deck_and_with_none_nothing_is_drawn() -> None:
    play = stand(CALM, pile="horse", dice="4 4 4")
    assert (play["hand A"], play["deck"], play["pile"]) == ("horse", "", "")
    assert stand(CALM, dice="4 4 4")["hand A"] == ""


@rule("SAS-510", "SAS-1040")
def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    play = stand(CALM, in_play="A: orb_of_power", deck="sleep", pile="horse thief", dice="4 4 4")
    assert "sleep" in play["hand A"].split()
    assert len(play["hand A"].split()) == 2
    assert len(play["deck"].split()) == 1
    assert play["pile"] == ""


@rule("SAS-212", "SAS-1462")
def test_a_vaporous_wizard_is_checked_after_the_last_window_of_movement() -> None:
    """In W4 he still shares the rock's spot; a teleport in that window saves him."""
    pieces = "a.wizard keep/w13  rock keep/w12  a.pion1 keep/w9  b.wizard grove/a1"
    play = stand(pieces, in_play="A: vapour", hands="A: teleport", dice="4 2 1").settle().go("a.wizard", "keep/w12")
    lost = play.copy().end()
    assert lost.at("a.wizard") == ""
    assert lost["grave A"] == "a.wizard"
    play.end_only()
    assert play.window == "W4"
    play.invoke("A", "teleport a.wizard keep/w1").resolve().settle()
    assert play.at("a.wizard") == "keep/w1"


@rule("SAS-214", "SAS-215", "SAS-905", "SAS-953")
def test_who_killed_a_wizard_receives_his_cards_in_t5() -> None:
    play = stand("a.wizard keep/ch  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a4", hands="A: horse; B: sleep teleport", dice="4 2 1")
    play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle_until("W6")
    assert len(play["spoils"].split()) >= 2
    assert play["hand B"] == ""
    assert play["hand A"] == "horse", "not yet: they lie aside"
    play.choose_pass().settle()
    assert sorted(play["hand A"].split()) == ["horse", "sleep", "teleport"]
    assert play["spoils"] == ""


@rule("SAS-215", "SAS-905")
def test_the_killer_gets_them_whoevers_turn_it_is() -> None:
    """A's pion attacks B's wizard... and the other way round: the defender B kills A's attacking wizard in A's turn."""
    play = stand("a.wizard keep/w9  a.pion1 keep/ch  b.wizard grove/a1  b.pion1 keep/w8", hands="A: horse; B: sleep", dice="4 2 1")
    play.settle().go("a.wizard", "keep/w8").will_come("fight", "1 1", "6 6").end_only().settle_until("W6").settle_until("W1")
    assert sorted(play["hand B"].split()) == ["horse", "sleep"]


@rule("SAS-215")
def test_a_wizard_killed_by_his_own_controller_leaves_nothing() -> None:
    """Not even an artifact, which a wizardless player would invoke at once."""
    play = stand("a.wizard keep/w9  a.pion1 keep/ch  b.wizard grove/a1", hands="A: kamakazi horse swords; B: sleep", dice="4 2 1")
    play.invoke("A", "kamakazi a.wizard").resolve().settle()
    while play.turn == "A":
        play.end()
    assert sorted(play["pile"].split()) == ["horse", "kamakazi", "swords"]
    assert (play["hand B"], play["play A"]) == ("sleep", "")


@rule("SAS-216", "SAS-516", "SAS-970")
def test_a_killer_without_a_wizard_invokes_the_artifacts_and_discards_the_rest() -> None:
    play = stand("a.pion1 keep/w9  a.pion2 keep/ch  b.wizard keep/w8  b.pion1 grove/a4", hands="B: sleep swords armour", dice="4 2 1")
    play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle()
    assert play.asked == "A forced_next"
    assert sorted(play.offered()) == ["invoke armour", "invoke swords"]
    play.choose("invoke swords").settle()
    assert play["play A"] == "swords armour"
    assert play["pile"] == "sleep"


@rule("SAS-217", "SAS-585", "SAS-904")
def test_scrolls_and_potions_of_a_killed_wizard_go_at_once() -> None:
    play = stand(
        "a.pion1 keep/w9  a.wizard keep/ch  b.wizard keep/w8  b.pion1 grove/a4",
        in_play="B: domain_teleport strength armour sleep=a.pion2",
        hands="A: horse",
        dice="4 2 1",
    )
    play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1 1").end_only().settle_until("W6")
    assert {"domain_teleport", "strength"} <= set(play["pile"].split())
    assert "armour" in play["play B"]


@rule("SAS-219", "SAS-584")
def test_cards_that_end_with_the_turn_go_in_t6_and_the_dead_at_once() -> None:
    play = stand(CALM + "  b.pion2 keep/w8", in_play="B: magic_shield=a.wizard", hands="A: horse", dice="4 2 1")
    play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle_until("W6")
    assert play.at("b.pion2") == ""
    assert play.under("shielded") == "a.wizard"
    play.choose_pass()
    play.settle()
    assert (play.under("shielded"), play["pile"]) == ("", "magic_shield")


@rule("SAS-220", "SAS-204")
def test_a_triple_gives_another_turn_and_anything_else_does_not() -> None:
    play = stand(CALM, dice="2 2 2").end()
    assert play.turn == "A"
    play.will_come("move", "2 2 3")
    assert stand(CALM, dice="2 2 3").end().turn == "B"
    three = stand(CALM + "  c.wizard isles/s1", dice="2 1 3")
    order = [three.turn]
    for dice in ("4 2 1", "4 2 1", "4 2 1"):
        three.will_come("move", dice).end()
        order.append(three.turn)
    assert order == ["A", "B", "C", "A"]


@rule("SAS-221", "SAS-1072")
def test_the_dice_rolled_count_not_the_seven() -> None:
    broken = stand(CALM, in_play="A: seven_league_boots", dice="2 2 2").choose("use seven_league_boots", "name die2")
    assert broken["dice"].split().count("7") == 1
    assert broken.end().turn == "A", "a triple it was"


@rule("SAS-221")
def test_extra_turns_have_no_limit() -> None:
    play = stand(CALM, dice="2 2 2")
    for _ in range(4):
        play.will_come("move", "3 3 3").end()
        assert play.turn == "A"


@rule("SAS-222", "SAS-220")
def test_when_the_active_player_is_out_his_turn_is_still_finished_and_he_gets_no_other() -> None:
    """A's only piece dies at a blocked receiver in a turn of a triple: the next window is the first of B's turn."""
    rocks = "rock grove/c6  rock grove/d5  rock grove/e6"
    pieces = f"a.pion1 keep/w1  b.wizard grove/a1  c.wizard isles/s1  {rocks}"
    play = stand(pieces, domains="keep grove isles", hands="B: sleep", dice="3 3 3")
    play.land("a.pion1", "keep/ltx")
    assert (play["out"], play.window) == ("0", "W3")
    play.settle_until("W1")
    assert play.turn == "B"


@rule("SAS-222", "SAS-405")
def test_conflicts_of_others_are_still_resolved_then() -> None:
    """B's speeding wizard has attacked C's pion in A's turn; then A falls. B, the next, makes the choices of the active player."""
    rocks = "rock grove/c6  rock grove/d5  rock grove/e6"
    play = stand(
        f"a.pion1 keep/w1  b.wizard grove/a1  b.pion1 grove/b2  c.wizard isles/s1  c.pion1 grove/a2  {rocks}",
        domains="keep grove isles",
        hands="B: speed",
        dice="3 2 1",
    )
    play.will_come("speed", "1 1").invoke("B", "speed").resolve().ride("grove/a2").settle()
    play.will_come("fight", "6 6", "1 1").land("a.pion1", "keep/ltx").settle()
    assert play["grave C"] == "c.pion1"
    assert play.turn == "B"


@rule("SAS-223", "SAS-982")
def test_a_round_is_complete_when_the_dice_pass_the_first_players_seat() -> None:
    play = stand(CALM + "  c.wizard isles/s1", dice="2 1 3")
    counted = [play["rounds"]]
    for _ in range(6):
        play.will_come("move", "4 2 1").end()
        counted.append(play["rounds"])
    assert counted == ["0", "0", "0", "1", "1", "1", "2"]


@rule("SAS-223")
def test_extra_turns_do_not_count() -> None:
    play = stand(CALM, dice="2 2 2")
    for _ in range(3):
        play.will_come("move", "2 2 2").end()
    assert play["rounds"] == "0"


@rule("SAS-223", "SAS-982")
def test_the_mark_stays_where_it_was_when_the_first_player_is_out() -> None:
    play = (
        stand("a.wizard keep/nx  b.wizard grove/a1  c.wizard isles/s1", dice="2 1 3").will_come("move", "4 2 1").choose("concede").settle()
    )
    counted = []
    for _ in range(4):
        play.will_come("move", "4 2 1").end()
        counted.append((play.turn, play["rounds"]))
    assert counted == [("C", "0"), ("B", "1"), ("C", "1"), ("B", "2")]


@rule("SAS-218")
def test_a_conflict_begun_in_t5_is_resolved_before_the_turn_ends_and_its_spoils_too() -> None:
    """A without a wizard invokes its spoils in T5; in that window C speeds into an attack: T4 comes again, and T5 after it."""
    play = stand(
        "a.pion1 keep/w9  a.pion2 isles/s1  b.wizard keep/w8  b.pion1 grove/a4  c.wizard isles/s2  c.pion1 isles/nx",
        domains="keep grove isles",
        hands="B: swords; C: speed armour",
        dice="4 2 1",
    )
    play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle_until("W7")
    play.will_come("speed", "3 3").invoke("C", "speed").resolve().ride("isles/s1").settle()
    assert (play.turn, play.asked) == ("A", "A mode"), "in A's turn still, with the Swords that have come meanwhile"
    play.will_come("fight", "1 1", "6 6").choose("natural").settle()
    assert play["grave C"] == "c.wizard"
    assert (play["play A"], play["spoils"]) == ("swords armour", "")
