"""Cards in play, how they end, and using them: SAS-580 to SAS-593."""

from __future__ import annotations

import pytest

from foldtable.games.sas import tables
from tests.games.sas.stand import stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-580", "SAS-505")
@pytest.mark.parametrize("card", [word for word, kind in zip(tables.CARD_WORDS, tables.CARD_KINDS, strict=True) if kind == tables.ARTIFACT])
def test_every_artifact_stays_in_play(card: str) -> None:
    play = stand(CALM, hands=f"A: {card}", dice="4 2 1").invoke("A", card).resolve()
    assert (play["play A"], play["hand A"], play["pile"]) == (card, "", "")


@rule("SAS-580", "SAS-506")
@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("domain_teleport", ""),
        ("trap_expertise", ""),
        ("lesser_death_trap", ""),
        ("strength", ""),
        ("giants_strength", ""),
        ("super_strength", ""),
        ("vapour", ""),
        ("rock_transform", ""),
        ("transform_to_dragon", ""),
        ("magic_shield", "a.pion1"),
        ("typhoid_mary", "a.pion1"),
        ("sleep", "a.pion1"),
        ("paralysis", "b.wizard"),
        ("nermals_curse", "a.pion1"),
        ("doppelganger", "a.pion1"),
    ],
)
def test_what_is_permanent_lasting_or_armed_lies_in_play(card: str, named: str) -> None:
    play = stand(CALM, hands=f"A: {card}", dice="4 2 1").invoke("A", f"{card} {named}").resolve()
    assert (play["play A"], play["pile"]) == (card, "")


@rule("SAS-502", "SAS-504", "SAS-580")
@pytest.mark.parametrize(
    ("card", "named"),
    [("burn_scrolls", ""), ("teleport", "a.pion1 keep/w1"), ("summon_rock", "keep/w1"), ("shatter_rocks", ""), ("raise_the_dead", "")],
)
def test_what_is_done_is_discarded(card: str, named: str) -> None:
    play = stand(CALM, hands=f"A: {card}", dice="4 2 1").invoke("A", f"{card} {named}").resolve()
    assert (play["play A"], play["pile"]) == ("", card)


@rule("SAS-581", "SAS-1332")
def test_deeds_stay_and_what_a_card_keeps_up_ends_with_it() -> None:
    """Spoilsport ends the sleep and the ghosts; rock, demon and the traitor stay."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  A=demon1 keep/w3  A=b.pion2 keep/w6  rock keep/w1  hulk1 keep/w11"
        "  b.wizard grove/d3  b.pion1 grove/a1  b.pion3 grove/a4",
        hands="B: spoilsport",
        in_play="A: sleep=b.pion1 ghost_army=b.pion3",
        dice="4 2 1",
    )
    play.invoke("B", "spoilsport").resolve()
    assert (play.under("asleep"), play.under("ghost")) == ("", "")
    assert (play.at("demon1"), play["rocks"], play.at("b.pion2"), play.at("hulk1")) == ("keep/w3", "keep/w1", "keep/w6", "keep/w11")
    assert ("b.pion2", "seat0") in play.pairs("control")
    assert sorted(play["pile"].split()) == ["ghost_army", "sleep", "spoilsport"]


@rule("SAS-582", "SAS-902")
@pytest.mark.parametrize("card", ["sleep", "typhoid_mary", "nermals_curse", "paralysis"])
def test_a_lasting_card_goes_when_its_piece_dies(card: str) -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w3  b.pion1 keep/w4  b.wizard grove/d3"
    play = stand(pieces, hands="A: kamakazi", in_play=f"A: {card}=b.pion1", dice="4 2 1").invoke("A", "kamakazi a.pion1").resolve()
    assert play.at("b.pion1") == ""
    assert sorted(play["pile"].split()) == sorted([card, "kamakazi"])


@rule("SAS-583")
def test_a_piece_that_becomes_a_ghost_loses_every_status() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 grove/a1  b.wizard grove/d3",
        hands="A: ghost_army",
        in_play="A: sleep=b.pion1 nermals_curse=b.pion1 typhoid_mary=b.pion1",
        dice="4 2 1",
    )
    play.invoke("A", "ghost_army b.pion1 done").resolve()
    assert play.pairs("status") == [("b.pion1", "ghost")]
    assert play["play A"] == "ghost_army"
    assert sorted(play["pile"].split()) == ["nermals_curse", "sleep", "typhoid_mary"]


@rule("SAS-583", "SAS-1475")
def test_a_wizard_that_becomes_a_rock_loses_the_carrier_status_only() -> None:
    play = stand(CALM, hands="B: rock_transform", in_play="A: typhoid_mary=b.wizard nermals_curse=b.wizard", dice="4 2 1")
    play.invoke("B", "rock_transform").resolve()
    assert sorted(play.pairs("status")) == [("b.wizard", "cursed"), ("b.wizard", "stone")]
    assert play["play A"] == "nermals_curse"


@rule("SAS-583", "SAS-1246")
def test_a_piece_that_changes_sides_keeps_what_it_is_under() -> None:
    play = stand(CALM, hands="A: traitor", in_play="B: sleep=b.pion1", dice="4 2 1").invoke("A", "traitor b.pion1").resolve()
    assert play.under("asleep") == "b.pion1"
    assert play["play B"] == "sleep"


@rule("SAS-584")
def test_a_shield_and_an_evaded_trap_last_until_the_end_of_the_current_turn() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="A: evade_trap", in_play="B: bear_trap", dice="4 2 1")
    play.invoke("A", "evade_trap bear_trap").resolve().go("a.pion1", "keep/gn")
    assert not play.springs("B")
    assert play["play A"] == "evade_trap"
    play.end()
    assert (play["pile"], play["disabled"]) == ("evade_trap", "")


@rule("SAS-587")
@pytest.mark.parametrize("potion", ["super_strength", "vapour"])
@pytest.mark.parametrize("drinker", ["A", "B"])
def test_for_one_turn_is_the_turn_in_which_it_took_effect(potion: str, drinker: str) -> None:
    play = stand(CALM, hands=f"{drinker}: {potion}", dice="4 2 1").invoke(drinker, potion).resolve()
    assert play[f"play {drinker}"] == potion
    play.settle().end()
    assert (play[f"play {drinker}"], play["pile"]) == ("", potion)


@rule("SAS-588")
@pytest.mark.parametrize("potion", ["transform_to_dragon", "giants_strength"])
def test_until_the_end_of_your_turn_is_ones_own_turn(potion: str) -> None:
    mine = stand(CALM, hands=f"A: {potion}", dice="4 2 1").invoke("A", potion).resolve().settle()
    assert mine["play A"] == potion
    mine.end()
    assert mine["play A"] == ""
    theirs = stand(CALM, hands=f"B: {potion}", dice="4 2 1").invoke("B", potion).resolve().settle().will_come("move", "4 2 1").end()
    assert (theirs.turn, theirs["play B"]) == ("B", potion), "A's turn is not his"
    theirs.will_come("move", "4 2 1").end()
    assert theirs["play B"] == ""


@rule("SAS-588", "SAS-018")
def test_a_dragons_time_ends_with_the_first_of_two_turns_after_a_triple() -> None:
    play = (
        stand(CALM, hands="A: transform_to_dragon", dice="2 2 2")
        .invoke("A", "transform_to_dragon")
        .resolve()
        .settle()
        .will_come("move", "4 2 1")
        .end()
    )
    assert (play.turn, play["play A"]) == ("A", "")


@rule("SAS-589", "SAS-1380")
def test_paralysis_ends_with_the_next_turn_of_who_then_controls_the_piece() -> None:
    """B's paralysed pion becomes A's: it ends with A's next turn, not with B's."""
    play = stand(CALM, hands="A: paralysis traitor", dice="4 2 1")
    play.invoke("A", "paralysis b.pion1").resolve().invoke("A", "traitor b.pion1").resolve().settle()
    play.will_come("move", "4 2 1").end()
    assert (play.turn, play.under("paralysed")) == ("B", "b.pion1")
    play.will_come("move", "4 2 1").end()
    assert (play.turn, play.under("paralysed")) == ("A", "")


@rule("SAS-589", "SAS-202")
def test_a_spell_on_an_opponents_piece_lasts_until_his_next_turn() -> None:
    play = stand(CALM, hands="A: paralysis", dice="4 2 1").invoke("A", "paralysis b.pion1").resolve().settle()
    assert play.under("paralysed") == "b.pion1"
    play.will_come("move", "4 2 1").end()
    assert (play.turn, play.under("paralysed")) == ("B", "")


@rule("SAS-585", "SAS-904")
def test_a_dead_wizards_artifacts_and_lasting_spells_stay() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1",
        hands="A: kamakazi",
        in_play="B: domain_teleport strength armour nermals_curse=a.wizard",
        dice="4 2 1",
    )
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert play["play B"] == "armour nermals_curse"
    assert {"domain_teleport", "strength"} <= set(play["pile"].split())


@rule("SAS-585", "SAS-942")
def test_an_eliminated_players_cards_in_play_are_discarded() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  c.wizard isles/nx",
        hands="A: kamakazi; B: horse",
        in_play="B: armour swords",
        dice="4 2 1",
    )
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert play["play B"] == ""
    assert {"armour", "swords"} <= set(play["pile"].split())
    assert play["out"] == "1"


@rule("SAS-586", "SAS-1322")
def test_a_card_used_this_turn_is_used_whoever_has_it_now() -> None:
    """A uses the Boots, B steals them in A's turn, A steals them back: still used."""
    play = stand(CALM, hands="B: steal_artifact; A: spell_bounce", in_play="A: seven_league_boots", dice="6 5 1").settle()
    play.choose("use seven_league_boots", "name die1").go("a.pion1", "keep/w8")
    play.invoke("B", "steal_artifact seven_league_boots").resolve()
    assert play["play B"] == "seven_league_boots"
    assert "7" in play["dice"].split(), "the 7 stays (SAS-1073)"


@rule("SAS-590")
def test_an_artifact_is_used_without_a_wizard() -> None:
    play = stand(
        "a.pion1 keep/w3  a.pion2 keep/w9  rock keep/w2  b.wizard grove/d3  b.pion1 keep/w12",
        in_play="A: lever bear_trap; B: swords",
        dice="4 2 1",
    )
    assert "use lever" in play.offered()
    play.will_come("move", "4 2 1").end().go("b.pion1", "keep/w13", "keep/gw")
    assert play.springs("A")


@rule("SAS-590")
def test_a_scroll_is_used_only_by_a_free_wizard() -> None:
    free = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", in_play="A: domain_teleport", dice="4 2 1")
    assert free.has("A", "use domain_teleport")
    fighting = (
        stand("a.wizard keep/b1  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 keep/gn", in_play="A: domain_teleport", dice="4 2 1")
        .settle()
        .go("a.wizard", "keep/gn")
    )
    assert not fighting.has("A", "use domain_teleport")
    stone = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", in_play="A: domain_teleport rock_transform", dice="4 2 1")
    assert not stone.has("A", "use domain_teleport")


@rule("SAS-591")
def test_movement_uses_are_actions_of_ones_own_movement() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  rock keep/b1  b.wizard keep/w13  b.pion1 keep/w14  rock keep/w12"
    play = stand(pieces, in_play="A: lever giants_strength super_strength seven_league_boots; B: belt_of_levitation", dice="4 2 1")
    uses = {answer for answer in play.offered() if answer.startswith("use")}
    assert uses == {"use lever", "use giants_strength", "use super_strength", "use seven_league_boots"}
    assert not [answer for answer in play.offered() if answer.startswith("fly")], "the Belt is B's"
    play.choose("use super_strength", "name keep/b1")
    assert play["rocks"] == "keep/w12", "it takes effect at once"


@rule("SAS-592", "SAS-1532")
def test_a_stack_use_goes_over_the_stack_and_may_be_answered() -> None:
    play = stand(CALM, hands="B: magic_shield", in_play="A: domain_teleport", dice="4 2 1").use("A", "domain_teleport a.pion1 keep/w1")
    assert play.pending == ["domain_teleport"]
    assert play.at("a.pion1") == "keep/w9"
    assert play.asked == "B window"
    play.resolve()
    assert play.at("a.pion1") == "keep/w1"
    assert play["play A"] == "domain_teleport"
    assert not play.has("A", "use domain_teleport"), "once in each of his turns"


@rule("SAS-593", "SAS-1244")
def test_a_free_use_happens_at_once_and_the_swap_once_in_a_window() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  B=image1 grove/c3  B=image2 grove/c4"
    play = stand(pieces, hands="A: sleep; B: thief", in_play="B: doppelganger=b.wizard", dice="4 2 1").use("B", "doppelganger image1")
    assert play.pending == []
    assert (play.at("b.wizard"), play.at("image1")) == ("grove/c3", "grove/d3")
    assert not play.has("B", "use doppelganger")
    play.settle().go("a.pion1", "keep/w8")
    assert play.has("B", "use doppelganger"), "another window"


@rule("SAS-593", "SAS-1021")
def test_a_charge_is_named_at_once() -> None:
    play = stand(CALM, in_play="A: safe_scroll domain_teleport", dice="4 2 1").use("A", "safe_scroll domain_teleport")
    assert play["charges"].split()[0] == "domain_teleport"
    assert play.pending == []
