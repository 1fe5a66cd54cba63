"""The artifacts, SAS-1010 to SAS-1122. The weapons are in test_cards_weapons.py."""

from __future__ import annotations

import pytest

from tests.games.sas.casting import cannot_shift, cannot_use, cast, next_turn, pile, put_to_use, shift
from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"

# Lever


def lever(pieces: str = f"{CALM}  rock keep/w8", **lies: str) -> Play:
    return stand(pieces, in_play="A: lever", dice="4 2 1", **lies)


@rule("SAS-1010")
def test_the_lever_shifts_a_rock_beside_ones_piece_to_a_vacant_spot_beside_the_rock() -> None:
    play = shift(lever(), "lever keep/w8 keep/w7")
    assert play["rocks"] == "keep/w7"


@rule("SAS-1010")
def test_the_lever_is_used_once_in_a_turn_and_again_in_the_next() -> None:
    play = shift(lever(), "lever keep/w8 keep/w7").go("a.pion1", "keep/w8")
    assert cannot_shift(play, "lever") == "SAS-1010"
    next_turn(next_turn(play))
    assert (play.turn, "use lever" in play.settle().offered()) == ("A", True)


@rule("SAS-1010")
def test_the_lever_wants_a_rock_beside_one_of_ones_own_pieces_and_a_vacant_spot_beside_it() -> None:
    play = lever(f"{CALM}  rock keep/w8  rock keep/w3  rock grove/a2")
    assert cannot_shift(play, "lever keep/w3") == "SAS-1010", "beside nobody"
    assert cannot_shift(play, "lever grove/a2") == "SAS-1010", "beside another's"
    assert cannot_shift(play, "lever keep/w8 keep/w6") == "SAS-1010", "not beside the rock"
    assert cannot_shift(play, "lever keep/w8 keep/w9") == "SAS-1010", "not vacant"
    walled = lever(f"{CALM}  rock keep/w8  b.pion2 keep/w7")
    assert cannot_shift(walled, "lever") == "SAS-515", "no spot beside the rock is vacant"


@rule("SAS-1011")
def test_the_lever_is_used_in_ones_own_movement_and_costs_no_move() -> None:
    play = shift(lever(), "lever keep/w8 keep/w7")
    assert play["moves"] == ""
    theirs = stand(CALM + "  rock grove/a2", in_play="B: lever", hands="B: sleep", dice="4 2 1")
    assert cannot_use(theirs, "B", "lever") == "SAS-590"
    assert theirs.settle().refused("use lever") in ("SAS-590", "SAS-591"), "nor is it A's"


@rule("SAS-1011", "SAS-523")
def test_after_the_lever_a_window_opens() -> None:
    play = shift(lever(hands="B: sleep"), "lever keep/w8 keep/w7")
    assert play.window == "W3"


@rule("SAS-1012")
def test_the_lever_shifts_a_wizard_in_rock_form_unless_a_guard_is_stronger() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a1"
    play = stand(pieces, in_play="A: lever; B: rock_transform", dice="4 2 1")
    shift(play, "lever keep/w8 keep/w7")
    assert (play.at("b.wizard"), play.under("stone")) == ("keep/w7", "b.wizard")
    guarded = stand(pieces, in_play="A: lever; B: rock_transform protection", dice="4 2 1")
    assert cannot_shift(guarded, "lever keep/w8") in ("SAS-567", "SAS-515")
    held = stand(pieces, in_play="A: lever; B: rock_transform bear_trap=b.wizard", dice="4 2 1")
    assert cannot_shift(held, "lever keep/w8") in ("SAS-567", "SAS-515")


@rule("SAS-1013")
def test_a_shifted_rock_springs_no_trap_and_is_no_teleport() -> None:
    play = lever("a.wizard keep/nx  a.pion1 keep/w2  rock keep/w3  b.wizard grove/d3", hands="B: teleport_trap reteleport sleep")
    shift(play, "lever keep/w3 keep/gn")
    assert play["rocks"] == "keep/gn"
    assert (play["entries"], play["teleports"]) == ("", "")
    assert not play.offers("B", "teleport_trap")
    assert not play.offers("B", "reteleport")


# Safe scroll and Safe artifact


@rule("SAS-1020", "SAS-1022")
@pytest.mark.parametrize("caster", ["A", "B"])
def test_a_charged_scroll_is_safe_from_the_magic_of_others(caster: str) -> None:
    play = stand(CALM, hands=f"{caster}: burn_scrolls", in_play="B: domain_teleport safe_scroll=domain_teleport", dice="4 2 1")
    cast(play, caster, "burn_scrolls")
    assert ("domain_teleport" in play["play B"].split()) is (caster == "A")


@rule("SAS-1020")
def test_only_the_designated_scroll_is_safe() -> None:
    """Trap expertise has no charge; but a tie over the charged one saves it too. Without a charge all burn."""
    play = stand(CALM, hands="A: burn_scrolls", in_play="B: domain_teleport trap_expertise safe_scroll", dice="4 2 1")
    assert pile(cast(play, "A", "burn_scrolls")) == ["burn_scrolls", "domain_teleport", "trap_expertise"]
    assert play["play B"] == "safe_scroll"


@rule("SAS-1021", "SAS-593")
def test_the_charge_is_one_of_ones_own_scrolls_in_play_and_stays() -> None:
    play = stand(CALM, hands="B: sleep", in_play="B: safe_scroll domain_teleport trap_expertise armour; A: lesser_death_trap", dice="4 2 1")
    assert cannot_use(play, "B", "safe_scroll lesser_death_trap") == "SAS-1021"
    assert cannot_use(play, "B", "safe_scroll armour") == "SAS-1021"
    play.use("B", "safe_scroll trap_expertise")
    assert (play["charges"], play["stack"]) == ("trap_expertise -", "")
    assert cannot_use(play, "B", "safe_scroll") == "SAS-1021"


@rule("SAS-1021", "SAS-515")
def test_safe_scroll_may_be_invoked_before_there_is_a_scroll_and_charged_later() -> None:
    play = stand(CALM, hands="B: safe_scroll domain_teleport sleep", dice="4 2 1")
    cast(play, "B", "safe_scroll")
    assert play["play B"] == "safe_scroll"
    assert cannot_use(play, "B", "safe_scroll") == "SAS-515"
    cast(play, "B", "domain_teleport")
    assert put_to_use(play, "B", "safe_scroll domain_teleport")["charges"] == "domain_teleport -"


@rule("SAS-1023")
def test_safe_scroll_guards_neither_itself_nor_a_scroll_from_its_wizards_death() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a1"
    play = stand(pieces, hands="A: kamakazi", in_play="B: domain_teleport safe_scroll=domain_teleport", dice="4 2 1")
    cast(play, "A", "kamakazi a.pion1")
    assert (play["play B"], play["charges"]) == ("safe_scroll", "- -")
    stolen = stand(CALM, hands="A: steal_artifact", in_play="B: domain_teleport safe_scroll=domain_teleport", dice="4 2 1")
    assert cast(stolen, "A", "steal_artifact safe_scroll")["play A"] == "safe_scroll"


@rule("SAS-1024", "SAS-1064")
@pytest.mark.parametrize(
    ("taken", "left"), [("safe_scroll", "- -"), ("safe_artifact", "domain_teleport -"), ("armour", "domain_teleport -")]
)
def test_a_charge_is_lost_when_the_safe_card_or_the_charge_changes_hands(taken: str, left: str) -> None:
    play = stand(
        CALM,
        hands="A: steal_artifact",
        in_play="B: domain_teleport armour safe_scroll=domain_teleport safe_artifact=armour",
        dice="4 2 1",
    )
    cast(play, "A", f"steal_artifact {taken}")
    assert play["charges"] == (left if taken != "safe_scroll" else "- armour")


@rule("SAS-1060", "SAS-1062")
@pytest.mark.parametrize("caster", ["A", "B"])
def test_a_charged_artifact_is_safe_from_the_magic_of_others(caster: str) -> None:
    play = stand(CALM, hands=f"{caster}: spoilsport", in_play="B: armour swords safe_artifact=armour", dice="4 2 1")
    cast(play, caster, "spoilsport")
    assert play["play B"] == ("armour swords" if caster == "A" else "")
    assert pile(play) == (["safe_artifact", "spoilsport"] if caster == "A" else ["armour", "safe_artifact", "spoilsport", "swords"])


@rule("SAS-1062", "SAS-1323")
def test_stealing_is_stronger_than_safe_artifact() -> None:
    play = stand(CALM, hands="A: steal_artifact", in_play="B: armour safe_artifact=armour", dice="4 2 1")
    cast(play, "A", "steal_artifact armour")
    assert (play["play A"], play["play B"], play["charges"]) == ("armour", "safe_artifact", "- -")


@rule("SAS-1061", "SAS-1063")
def test_safe_artifact_guards_another_artifact_safe_scroll_too_but_not_itself() -> None:
    play = stand(CALM, hands="B: sleep", in_play="B: safe_artifact safe_scroll domain_teleport; A: armour", dice="4 2 1")
    assert cannot_use(play, "B", "safe_artifact safe_artifact") == "SAS-1061"
    assert cannot_use(play, "B", "safe_artifact domain_teleport") == "SAS-1061"
    assert cannot_use(play, "B", "safe_artifact armour") == "SAS-1061"
    play.use("B", "safe_artifact safe_scroll")
    assert play["charges"] == "- safe_scroll"
    assert cannot_use(play, "B", "safe_artifact") in ("SAS-1061", "SAS-1021")


# Trap Proof


WALK = "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1"


@rule("SAS-1030", "SAS-1031")
@pytest.mark.parametrize("card", ["teleport_trap", "major_death_trap"])
def test_no_trap_card_is_played_on_a_piece_that_is_trap_proof(card: str) -> None:
    open_to_it = stand(WALK, hands=f"B: {card}", dice="4 2 1").go("a.pion1", "keep/gn")
    assert open_to_it.offers("B", card)
    proof = stand(WALK, hands=f"B: {card} sleep", in_play="A: trap_proof", dice="4 2 1").go("a.pion1", "keep/gn")
    assert not proof.offers("B", card)


@rule("SAS-1030", "SAS-1031")
def test_neither_bear_trap_nor_armed_trap_springs_on_a_piece_that_is_trap_proof() -> None:
    play = stand(WALK, hands="B: sleep", in_play="A: trap_proof; B: bear_trap lesser_death_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    assert not play.springs("B")
    assert (play["stack"], play["play B"]) == ("", "bear_trap lesser_death_trap")


@rule("SAS-1031", "SAS-1032")
def test_a_pending_trap_has_no_effect_once_its_piece_is_trap_proof_whatever_its_level() -> None:
    play = stand(WALK, hands="A: trap_proof; B: major_death_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    play.invoke("B", "major_death_trap a.pion1").invoke("A", "trap_proof").settle()
    assert (play.at("a.pion1"), play["play A"], pile(play)) == ("keep/gn", "trap_proof", ["major_death_trap"])


@rule("SAS-1031")
def test_the_hulk_is_nobodys_and_never_trap_proof() -> None:
    play = stand(f"{CALM}  hulk1 keep/w3", hands="B: major_death_trap", in_play="A: trap_proof", dice="4 2 1").go("hulk1", "keep/gn")
    assert play.offers("B", "major_death_trap")


# Orb of Power


@rule("SAS-1040", "SAS-206")
@pytest.mark.parametrize(("orb", "cards"), [("A: orb_of_power", "sleep horse"), ("B: orb_of_power", "horse"), ("", "horse")])
def test_with_the_orb_a_triple_brings_two_cards(orb: str, cards: str) -> None:
    play = stand(CALM, in_play=orb, deck="horse sleep thief", dice="3 3 3")
    assert sorted(play["hand A"].split()) == sorted(cards.split())


@rule("SAS-1041", "SAS-516")
def test_a_wizardless_player_invokes_the_orbs_artifacts_and_loses_the_rest() -> None:
    play = stand("a.pion1 keep/w9  b.wizard grove/d3", in_play="A: orb_of_power", deck="sleep swords thief", dice="3 3 3").settle()
    assert (play["play A"], play["hand A"], play["pile"]) == ("orb_of_power swords", "", "sleep")


@rule("SAS-1042", "SAS-207")
def test_the_orb_does_not_change_the_card_of_the_nexus() -> None:
    play = stand(CALM, in_play="A: orb_of_power", deck="horse sleep thief", dice="3 3 2")
    assert play["hand A"] == "horse"


# Lucky Charm


def tied(in_play: str, pieces: str = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3") -> Play:
    play = stand(pieces, in_play=in_play, dice="4 2 1").go("a.pion1", "keep/gw")
    return play.will_come("fight", "5 3", "5 3").end()


@rule("SAS-1050")
@pytest.mark.parametrize(("in_play", "left"), [("", "a.pion1"), ("B: lucky_charm", "b.pion1"), ("A: lucky_charm", "a.pion1")])
def test_the_charms_pieces_win_ties_whoever_attacks(in_play: str, left: str) -> None:
    play = tied(in_play)
    assert [piece for piece in ("a.pion1", "b.pion1") if play.at(piece)] == [left]


@rule("SAS-1051")
def test_the_charm_wins_at_nought_to_nought() -> None:
    """Two paralysed pieces can't be: one card. Morning Star makes a nought of low dice, and so does paralysis."""
    play = stand(
        "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3",
        in_play="A: morning_star; B: lucky_charm paralysis=b.pion1",
        dice="4 2 1",
    ).go("a.pion1", "keep/gw")
    play.end().will_come("fight", "4 3").choose("wield morning_star")
    assert play["values"] == "0 0"
    assert (play.at("a.pion1"), play.at("b.pion1")) == ("", "keep/gw")


@rule("SAS-1051", "SAS-425")
def test_the_charm_serves_neither_hulk_nor_saving_throws() -> None:
    play = stand(
        "hulk1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3  a.pion1 keep/w9", in_play="A: lucky_charm", dice="4 2 1"
    )
    play.go("hulk1", "keep/gw").will_come("fight", "5 3 1 1 1", "5 3").end()
    assert play.at("hulk1") == "keep/gw", "the attacker wins a tie anyway"
    defended = stand("a.pion1 keep/b6  hulk1 keep/gw  b.wizard grove/d3  b.pion1 grove/a1", in_play="B: lucky_charm", dice="4 2 1")
    defended.will_come("fight", "5 3", "5 3 1 1 1").go("a.pion1", "keep/gw").settle()
    assert (defended["values"], defended.at("hulk1")) == ("53 53", "")
    save = stand(WALK, hands="B: major_death_trap", in_play="A: lucky_charm", dice="4 2 1").go("a.pion1", "keep/gn")
    save.will_come("save", "5 2").invoke("B", "major_death_trap a.pion1").settle()
    assert save.at("a.pion1") == "", "52 is not above 52"


# Seven League Boots


@rule("SAS-1070", "SAS-1071")
def test_the_boots_make_a_seven_of_one_die_once_a_turn() -> None:
    play = stand(CALM, in_play="A: seven_league_boots", dice="4 2 1").settle()
    assert sorted(play.copy().choose("use seven_league_boots").offered()) == ["name die1", "name die2", "name die4"]
    shift(play, "seven_league_boots die1")
    assert sorted(play["dice"].split()) == ["2", "4", "7"]
    assert cannot_shift(play, "seven_league_boots") == "SAS-1070"
    play.go("a.pion1", "keep/w8", "keep/w7", "keep/w6", "keep/w5", "keep/w4", "keep/w3", "keep/w2")
    assert play.steps("a.pion1") == []


@rule("SAS-1070")
def test_only_a_die_that_lies_there_can_be_replaced() -> None:
    play = stand(CALM, in_play="A: seven_league_boots", dice="4 2 1")
    assert cannot_shift(play, "seven_league_boots die6") == "SAS-1070"


@rule("SAS-1071")
def test_the_boots_are_used_at_any_point_of_the_movement() -> None:
    play = stand(CALM, in_play="A: seven_league_boots", dice="1 1 2").go("a.pion1", "keep/w8", "keep/w7")
    assert play.steps("a.pion1") == []
    shift(play, "seven_league_boots die2")
    assert play.steps("a.pion1") == ["keep/ge", "keep/w6", "keep/w8"]


@rule("SAS-1072")
def test_doubles_and_triples_are_those_that_were_rolled() -> None:
    triple = stand(CALM, in_play="A: seven_league_boots", dice="2 2 2")
    shift(triple, "seven_league_boots die2").will_come("move", "4 2 1").end()
    assert triple.turn == "A", "a triple stays one"


@rule("SAS-1073")
def test_the_seven_stays_though_the_boots_are_stolen() -> None:
    play = stand(CALM, hands="B: steal_artifact", in_play="A: seven_league_boots", dice="4 2 1")
    shift(play, "seven_league_boots die1").go("a.pion1", "keep/w8")
    cast(play, "B", "steal_artifact seven_league_boots")
    assert play["play B"] == "seven_league_boots"
    assert sorted(play["dice"].split()) == ["2", "4", "7"]


# Protection


@rule("SAS-1080", "SAS-1081", "SAS-567")
@pytest.mark.parametrize(
    "card", ["teleport", "sleep", "paralysis", "black_plague", "typhoid_mary", "ghost_army", "nermals_curse", "doppelganger"]
)
def test_no_magic_of_others_is_aimed_at_protected_pieces(card: str) -> None:
    play = stand(CALM, hands=f"A: {card}", in_play="B: protection", dice="4 2 1")
    assert play.refused_invoking("A", f"{card} b.pion1") == "SAS-567"
    assert f"name {'a.pion1'}" in play.copy().choose(f"invoke {card}").offered()


@rule("SAS-1080", "SAS-1081")
def test_ones_own_magic_may_be_aimed_at_ones_protected_pieces() -> None:
    play = stand(CALM, hands="A: sleep", in_play="A: protection", dice="4 2 1")
    assert cast(play, "A", "sleep a.pion1").under("asleep") == "a.pion1"


@rule("SAS-1081")
def test_protection_covers_ghosts_images_and_a_rock_form_wizard() -> None:
    ghost = stand(f"{CALM}  a.pion2 keep/w1", hands="A: exorcise_ghosts", in_play="B: protection ghost_army=b.pion1,a.pion2", dice="4 2 1")
    assert ghost.refused_invoking("A", "exorcise_ghosts b.pion1") == "SAS-567"
    image = stand(f"{CALM}  B=image1 grove/a2", hands="A: teleport", in_play="B: protection doppelganger=b.pion1", dice="4 2 1")
    assert image.refused_invoking("A", "teleport image1") == "SAS-567"
    stone = stand(
        "a.wizard keep/w8  b.wizard keep/w9  rock keep/w7  b.pion1 grove/a1",
        hands="A: destroy_rock",
        in_play="B: protection rock_transform",
        dice="4 2 1",
    )
    assert stone.refused_invoking("A", "destroy_rock keep/w9") == "SAS-567"


@rule("SAS-1082", "SAS-563")
def test_area_effects_reach_protected_pieces() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 keep/w8", hands="A: kamakazi", in_play="B: protection", dice="4 2 1"
    )
    assert cast(play, "A", "kamakazi a.pion1").at("b.pion1") == ""
    walk = stand(WALK, hands="B: sleep", in_play="A: protection; B: lesser_death_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    walk.will_come("save", "2 1").settle()
    assert walk.at("a.pion1") == ""


@rule("SAS-1083", "SAS-566")
def test_a_missile_ties_with_protection_and_a_shield_overrides_it() -> None:
    pieces = "a.wizard keep/w12  a.pion1 keep/w1  b.wizard grove/d3  b.pion1 keep/w14"
    play = stand(pieces, hands="A: magic_missile", in_play="B: protection", dice="4 2 1").will_come("missile", "1 1")
    cast(play, "A", "magic_missile").choose("hit b.pion1")
    assert (play.at("b.pion1"), pile(play)) == ("keep/w14", ["magic_missile", "protection"])
    shield = stand(CALM, hands="A: magic_shield sleep", in_play="B: protection", dice="4 2 1")
    assert cast(shield, "A", "magic_shield b.pion1").under("shielded") == "b.pion1"


@rule("SAS-1083")
def test_the_hulk_is_not_protected() -> None:
    play = stand(f"{CALM}  hulk1 grove/b5", hands="A: teleport", in_play="B: protection", dice="4 2 1")
    assert cast(play, "A", "teleport hulk1 keep/w1").at("hulk1") == "keep/w1"


# Crystal Ball


@rule("SAS-1090", "SAS-1091")
def test_the_balls_controller_and_nobody_else_sees_all_other_hands() -> None:
    play = stand(
        f"{CALM}  c.wizard isles/nx", hands="B: sleep thief; C: horse", in_play="A: crystal_ball", deck="zombie teleport", dice="4 2 1"
    )
    assert "'sleep'" in str(play.seen_by(0))
    assert "'horse'" in str(play.seen_by(0))
    assert "'sleep'" not in str(play.seen_by(2))
    assert "'horse'" not in str(play.seen_by(1))
    assert "'zombie'" not in str(play.seen_by(0)), "not the deck"


@rule("SAS-1091")
def test_the_ball_shows_cards_that_arrive_later() -> None:
    play = stand(CALM, in_play="B: crystal_ball", deck="zombie sleep", dice="3 3 2")
    assert play["hand A"] == "zombie"
    assert "'zombie'" in str(play.seen_by(1))


@rule("SAS-1092", "SAS-1421")
def test_a_thief_with_the_ball_still_takes_what_chance_gives() -> None:
    play = stand(CALM, hands="A: thief; B: sleep horse zombie", in_play="A: crystal_ball", dice="4 2 1").will_come("thief", "3")
    cast(play, "A", "thief seat1")
    assert play["hand A"] == "horse", "the third in the order of the rulebook: zombie, sleep, horse"


# Belt of Levitation


def belt(pieces: str, dice: str = "4 2 1", **lies: str) -> Play:
    return stand(pieces, in_play="A: belt_of_levitation", dice=dice, **lies)


@rule("SAS-1100", "SAS-1101")
def test_a_flight_goes_over_a_neighbour_whatever_is_there_to_a_spot_beyond() -> None:
    play = belt("a.wizard keep/nx  a.pion1 keep/w9  rock keep/w8  b.pion1 keep/w10  b.wizard grove/d3")
    assert play.goals("fly", "a.pion1") == ["keep/gs", "keep/w11", "keep/w7"]
    play.settle().choose("fly a.pion1 keep/w7")
    assert (play.at("a.pion1"), play["rocks"], play.at("b.pion1")) == ("keep/w7", "keep/w8", "keep/w10")


@rule("SAS-1100")
def test_there_is_one_flight_a_turn() -> None:
    play = belt("a.wizard keep/nx  a.pion1 keep/w9  a.pion2 keep/w3  b.wizard grove/d3", dice="6 6 5").settle()
    play.choose("fly a.pion1 keep/w7").settle()
    assert play.offered("fly") == []
    assert play.refused("fly a.pion2 keep/w1", "fly a.pion1 keep/w5") == "SAS-1100"


@rule("SAS-1101")
def test_no_flight_back_to_ones_spot_nor_onto_what_cannot_be_entered_nor_by_the_hulk() -> None:
    play = belt("a.wizard keep/nx  a.pion1 keep/w9  rock keep/w7  a.pion2 keep/gs  hulk1 keep/w3  b.wizard grove/d3").settle()
    assert play.refused("fly a.pion1 keep/w9") == "SAS-1101"
    assert play.refused("fly a.pion1 keep/w5") == "SAS-1101"
    assert play.refused("fly a.pion1 keep/w7") == "SAS-322"
    assert play.refused("fly a.pion1 keep/gs") == "SAS-321"
    assert play.refused("fly hulk1 keep/w1") == "SAS-1101"


@rule("SAS-1102", "SAS-309")
def test_a_flight_costs_two_moves() -> None:
    play = belt("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", dice="3 1 1").settle().choose("fly a.pion1 keep/w7")
    assert play.pairs("moves") == [("a.pion1", "2")]
    play.go("a.pion1", "keep/w6")
    assert play.steps("a.pion1") == []
    short = belt("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", dice="1 1 1").settle()
    assert short.refused("fly a.pion1 keep/w7") in ("SAS-303", "SAS-304")


@rule("SAS-1103", "SAS-342")
def test_a_flight_enters_only_where_it_lands() -> None:
    over = belt("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1", hands="B: major_death_trap sleep").settle()
    over.choose("fly a.pion1 keep/b1")
    assert (over["entries"], over.offers("B", "major_death_trap")) == ("", False)
    onto = belt("a.wizard keep/nx  a.pion1 keep/w2  b.wizard grove/d3", hands="B: major_death_trap").settle()
    onto.choose("fly a.pion1 keep/gn")
    assert onto["entries"] == "a.pion1"
    attack = belt("a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w7  b.wizard grove/d3").settle().choose("fly a.pion1 keep/w7")
    assert attack.fights == ["a.pion1 b.pion1 keep/w7 keep/w9"]


@rule("SAS-1104")
def test_no_flight_over_a_transmitter_nor_within_a_horse_move() -> None:
    play = belt("a.wizard keep/nx  a.pion1 keep/w14  b.wizard grove/d3")
    assert play.goals("fly", "a.pion1") == ["keep/b6", "keep/gw", "keep/w12", "keep/w13", "keep/w2"]
    ride = belt("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", hands="A: horse").end_only()
    ride.will_come("horse", "6")
    cast(ride, "A", "horse a.pion1")
    assert (ride.question, ride.offered("fly")) == ("extra_step", [])
    assert ride.refused("fly a.pion1 keep/w7") == "SAS-1104"


# Bear Trap


def sprung(pieces: str = WALK, **lies: str) -> Play:
    """A.pion1 has stepped on a trap, and B's Bear Trap holds it."""
    play = stand(pieces, in_play="B: bear_trap", dice="4 2 1", **lies).go("a.pion1", "keep/gn")
    return put_to_use(play, "B", "bear_trap a.pion1")


@rule("SAS-1110", "SAS-1111", "SAS-1112")
def test_a_piece_caught_in_the_bear_trap_stays_until_its_next_turn() -> None:
    play = sprung()
    assert play.under("held") == "a.pion1"
    assert play.steps("a.pion1") == []
    assert play["play B"] == "bear_trap"
    next_turn(play)
    assert (play.turn, play.under("held")) == ("B", "a.pion1")
    next_turn(play)
    assert (play.turn, play.under("held")) == ("A", "")


@rule("SAS-1111")
def test_the_bear_trap_is_sprung_once_for_each_entry_and_only_while_it_is_current() -> None:
    play = stand(WALK, in_play="B: bear_trap", hands="A: sleep; B: sleep", dice="4 2 1").go("a.pion1", "keep/gn")
    play.use("B", "bear_trap a.pion1")
    assert not play.springs("B")
    late = stand(WALK, in_play="B: bear_trap", hands="B: sleep", dice="4 2 1").go("a.pion1", "keep/gn", "keep/b1")
    assert not late.springs("B")
    again = stand(f"{WALK}  a.pion2 keep/w10", in_play="B: bear_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    put_to_use(again, "B", "bear_trap a.pion1").settle().go("a.pion2", "keep/gs")
    assert put_to_use(again, "B", "bear_trap a.pion2").under("held") == "a.pion1 a.pion2"


@rule("SAS-1112", "SAS-310")
def test_a_held_piece_fights_and_can_be_attacked() -> None:
    play = sprung("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 keep/b2")
    next_turn(play).go("b.pion1", "keep/gn")
    assert play.fights == ["b.pion1 a.pion1 keep/gn keep/b2"]
    play.will_come("fight", "1 2", "6 6").end()
    assert play.at("a.pion1") == "keep/gn"


@rule("SAS-1112", "SAS-1116")
def test_the_bear_trap_holds_the_hulk_until_anybodys_next_turn_and_ones_own_pieces_too() -> None:
    play = stand(f"{CALM}  hulk1 keep/w3", in_play="B: bear_trap", dice="4 2 1").go("hulk1", "keep/gn")
    put_to_use(play, "B", "bear_trap hulk1")
    assert play.under("held") == "hulk1"
    next_turn(play)
    assert (play.turn, play.under("held")) == ("B", "")
    own = stand(WALK, in_play="A: bear_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    assert put_to_use(own, "A", "bear_trap a.pion1").under("held") == "a.pion1"


@rule("SAS-1113")
@pytest.mark.parametrize("card", ["teleport"])
def test_teleport_ties_with_the_hold_and_both_cards_go(card: str) -> None:
    play = sprung(hands="A: teleport")
    cast(play, "A", f"{card} a.pion1 keep/w9")
    assert (play.at("a.pion1"), play.under("held"), pile(play)) == ("keep/gn", "", ["bear_trap", "teleport"])


@rule("SAS-1113", "SAS-1403")
def test_a_held_piece_cannot_be_named_for_horse() -> None:
    play = sprung(hands="A: horse").settle().choose("end").window_of("A")
    assert play.refused_invoking("A", "horse a.pion1") == "SAS-567"


@rule("SAS-1113")
def test_stronger_magic_moves_a_held_piece_and_it_is_held_no_more() -> None:
    play = sprung("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1", hands="A: domain_teleport sleep")
    cast(play, "A", "domain_teleport")
    put_to_use(play, "A", "domain_teleport a.pion1 keep/w9")
    assert (play.at("a.pion1"), play.under("held"), play["play B"]) == ("keep/w9", "", "bear_trap")


@rule("SAS-1114")
def test_holds_end_with_a_destroyed_bear_trap_and_stay_with_a_stolen_one() -> None:
    spoilt = sprung(hands="A: spoilsport")
    assert cast(spoilt, "A", "spoilsport").under("held") == ""
    stolen = sprung(hands="A: steal_artifact")
    cast(stolen, "A", "steal_artifact bear_trap")
    assert (stolen.under("held"), stolen["play A"]) == ("a.pion1", "bear_trap")


@rule("SAS-1115", "SAS-1081")
def test_springing_aims_at_a_piece_and_protection_stops_it() -> None:
    play = stand(WALK, in_play="A: protection; B: bear_trap", hands="B: sleep", dice="4 2 1").go("a.pion1", "keep/gn")
    assert not play.springs("B")


@rule("SAS-1116", "SAS-590")
def test_springing_needs_no_free_wizard() -> None:
    dead = stand("a.wizard keep/nx  a.pion1 keep/w3  b.pion1 grove/a1", in_play="B: bear_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    assert put_to_use(dead, "B", "bear_trap a.pion1").under("held") == "a.pion1"


@rule("SAS-1112")
def test_a_piece_that_has_left_the_spot_is_not_held() -> None:
    play = stand(WALK, in_play="B: bear_trap", hands="A: teleport", dice="4 2 1").go("a.pion1", "keep/gn")
    play.use("B", "bear_trap a.pion1").invoke("A", "teleport a.pion1 keep/w9").settle()
    assert (play.at("a.pion1"), play.under("held")) == ("keep/w9", "")


# Gauntlet of Might


@rule("SAS-1120", "SAS-1121")
@pytest.mark.parametrize(("in_play", "values"), [("", "43 42"), ("A: gauntlet_of_might", "45 42"), ("B: gauntlet_of_might", "43 44")])
def test_the_gauntlet_adds_two_to_the_value(in_play: str, values: str) -> None:
    play = stand("a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3", in_play=in_play, dice="4 2 1")
    play.go("a.pion1", "keep/gw").will_come("fight", "4 3", "4 2").end()
    assert play["values"] == values


@rule("SAS-1122")
def test_the_gauntlet_helps_a_cursed_piece_but_no_paralysed_one() -> None:
    board = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = stand(board, in_play="A: gauntlet_of_might nermals_curse=a.pion1 paralysis=b.pion1; B: swords", dice="4 2 1")
    play.go("a.pion1", "keep/gw").will_come("fight", "5").end()
    assert play["values"] == "52 0"
    helpless = stand(board, in_play="B: gauntlet_of_might paralysis=b.pion1", dice="4 2 1")
    helpless.go("a.pion1", "keep/gw").will_come("fight", "1 1").end()
    assert helpless["values"] == "11 0"
