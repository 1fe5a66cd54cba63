"""Spells on other magic: Dual Shot, Burn scrolls, Spell Bounce, Steal Artifact, Spoilsport, Thief, Anti Spell; and long chains."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.pack import digest, pack, unpack
from foldtable.games.sas import BOX
from foldtable.games.sas.state import Sas
from tests.games.sas.casting import cast, choices_of, named_next, pile, resolved
from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"


def magic(hands: str, pieces: str = CALM, **lies: str) -> Play:
    return stand(pieces, hands=hands, dice="4 2 1", **lies)


# Dual Shot


@rule("SAS-1180", "SAS-1181", "SAS-1182")
def test_a_marked_pending_spell_comes_back_to_the_hand_when_it_is_done() -> None:
    play = magic("A: summon_rock dual_shot").invoke("A", "summon_rock keep/w1").invoke("A", "dual_shot summon_rock").settle()
    assert (play["hand A"], play["rocks"], pile(play)) == ("summon_rock", "keep/w1", ["dual_shot"])


@rule("SAS-1181", "SAS-1182")
def test_a_spell_in_play_may_be_marked_and_comes_back_when_it_ends() -> None:
    play = cast(magic("A: dual_shot", in_play="A: sleep=b.pion1"), "A", "dual_shot sleep").settle()
    assert (play["play A"], play["marked"]) == ("sleep", "sleep")
    spoilt = cast(magic("A: dual_shot; B: spoilsport", in_play="A: sleep=b.pion1"), "A", "dual_shot sleep")
    cast(spoilt, "B", "spoilsport")
    assert spoilt["hand A"] == "sleep"


@rule("SAS-1182", "SAS-1632")
def test_a_marked_spell_without_effect_comes_back_as_well() -> None:
    play = magic("A: summon_rock dual_shot; B: teleport").invoke("A", "summon_rock keep/w1").invoke("A", "dual_shot summon_rock")
    play.invoke("B", "teleport b.pion1 keep/w1").settle()
    assert (play["rocks"], play["hand A"]) == ("", "summon_rock")


@rule("SAS-1181", "SAS-1184", "SAS-515")
def test_only_a_spell_of_ones_own_other_than_dual_shot() -> None:
    play = magic("A: dual_shot sleep", in_play="A: swords paralysis=b.pion1; B: nermals_curse=a.pion1")
    assert choices_of(play, "A", "dual_shot") == ["paralysis"]
    assert play.refused_invoking("A", "dual_shot swords") == "SAS-1181"
    assert play.refused_invoking("A", "dual_shot nermals_curse") == "SAS-1181"
    assert play.refused_invoking("A", "dual_shot dual_shot") == "SAS-1184"
    assert magic("A: dual_shot sleep").refused_invoking("A", "dual_shot") == "SAS-515"


@rule("SAS-1183")
def test_without_a_wizard_by_then_it_is_discarded() -> None:
    pieces = "a.wizard keep/w8  a.pion1 keep/w3  b.pion1 keep/w9  b.wizard grove/d3"
    play = magic("A: dual_shot; B: kamakazi spoilsport", pieces, in_play="A: nermals_curse=a.pion1")
    cast(play, "A", "dual_shot nermals_curse")
    cast(play, "B", "kamakazi b.pion1")
    cast(play, "B", "spoilsport")
    assert (play["hand A"], "nermals_curse" in pile(play)) == ("", True)


@rule("SAS-1185", "SAS-1233")
def test_a_marked_spell_that_is_bounced_comes_back_to_who_marked_it() -> None:
    play = magic("A: summon_rock dual_shot; B: spell_bounce").invoke("A", "summon_rock keep/w1").invoke("B", "spell_bounce")
    play.invoke("A", "dual_shot summon_rock").resolve()
    assert play["marked"] == "summon_rock"
    play.resolve().choose("name keep/w2").settle()
    assert (play["rocks"], play["hand A"], play["hand B"]) == ("keep/w2", "summon_rock", "")


@rule("SAS-1183", "SAS-556")
def test_a_wizard_who_dies_together_with_the_marked_spells_piece_gets_nothing_back() -> None:
    pieces = "a.wizard keep/w8  a.pion1 keep/w3  b.pion1 keep/w9  b.wizard grove/d3"
    play = magic("A: dual_shot; B: kamakazi", pieces, in_play="A: nermals_curse=b.pion1")
    cast(play, "A", "dual_shot nermals_curse")
    cast(play, "B", "kamakazi b.pion1")
    assert (play["hand A"], play["spoils"], "nermals_curse" in pile(play)) == ("", "", True)


@rule("SAS-553", "SAS-1181")
def test_a_spell_that_has_ended_meanwhile_is_not_marked() -> None:
    play = magic("A: dual_shot; B: teleport", in_play="A: sleep=b.pion1").invoke("A", "dual_shot sleep")
    play.invoke("B", "teleport a.pion1 grove/a2").settle()
    assert (play["marked"], play["hand A"], pile(play)) == ("", "", ["dual_shot", "sleep", "teleport"])


# Burn scrolls


@rule("SAS-1210", "SAS-1211")
def test_all_invoked_scrolls_burn_ones_own_too() -> None:
    play = magic("A: burn_scrolls", in_play="A: trap_expertise swords; B: domain_teleport armour")
    cast(play, "A", "burn_scrolls")
    assert (play["play A"], play["play B"]) == ("swords", "armour")
    assert pile(play) == ["burn_scrolls", "domain_teleport", "trap_expertise"]


@rule("SAS-1211")
def test_a_pending_scroll_burns_and_uses_of_burnt_scrolls_are_in_vain() -> None:
    play = magic("A: domain_teleport; B: burn_scrolls").invoke("A", "domain_teleport").invoke("B", "burn_scrolls").settle()
    assert (play["play A"], pile(play)) == ("", ["burn_scrolls", "domain_teleport"])
    use = magic("A: sleep; B: burn_scrolls", in_play="A: domain_teleport").use("A", "domain_teleport a.pion1 keep/w1")
    use.invoke("B", "burn_scrolls").settle()
    assert use.at("a.pion1") == "keep/w9"


@rule("SAS-1212", "SAS-566")
def test_a_charged_safe_scroll_of_an_opponent_ties_and_no_scroll_burns() -> None:
    play = magic("A: burn_scrolls", in_play="A: trap_expertise; B: domain_teleport safe_scroll=domain_teleport")
    cast(play, "A", "burn_scrolls")
    assert (play["play A"], play["play B"], pile(play)) == ("trap_expertise", "domain_teleport", ["burn_scrolls", "safe_scroll"])


# Spell Bounce


@rule("SAS-1230", "SAS-1231", "SAS-1232", "SAS-1233")
def test_a_bounced_spell_is_cast_anew_by_the_other_at_its_place_in_the_stack() -> None:
    play = magic("A: summon_demon; B: spell_bounce").invoke("A", "summon_demon keep/b1").invoke("B", "spell_bounce").resolve()
    assert (play.asked, play["stack"]) == ("B bounce_choices", "seat0 summon_demon")
    assert named_next(play) == ["grove/c3", "grove/c4", "grove/e3", "grove/e4"]
    assert play.refused("name keep/b1") == "SAS-1150"
    play.choose("name grove/c3").settle()
    assert (play.at("demon1"), ("demon1", "seat1") in play.pairs("control")) == ("grove/c3", True)
    assert pile(play) == ["spell_bounce", "summon_demon"]


@rule("SAS-1231")
def test_ones_own_spell_cannot_be_bounced() -> None:
    play = magic("A: summon_rock spell_bounce sleep").invoke("A", "summon_rock keep/w1")
    assert play.refused_invoking("A", "spell_bounce") == "SAS-1231"


@rule("SAS-1230", "SAS-546")
def test_it_answers_the_very_last_item_if_that_is_a_spell() -> None:
    play = magic("A: swords teleport; B: spell_bounce sleep").invoke("A", "swords")
    assert play.refused_invoking("B", "spell_bounce") == "SAS-546"
    play.settle()
    late = magic("A: teleport summon_rock; B: spell_bounce sleep").invoke("A", "teleport a.pion1 keep/w1").invoke("B", "sleep a.pion1")
    late.resolve()
    assert late.pending == ["teleport"]
    assert not late.offers("B", "spell_bounce")


@rule("SAS-1232")
def test_a_bounced_spell_may_be_let_have_no_effect_and_stays_on_the_stack_till_then() -> None:
    play = (
        magic("A: summon_rock sleep; B: spell_bounce")
        .invoke("A", "summon_rock keep/w1")
        .invoke("B", "spell_bounce")
        .resolve()
        .choose("waive")
    )
    assert play["stack"] == "seat1 summon_rock"
    play.settle()
    assert (play["rocks"], pile(play)) == ("", ["spell_bounce", "summon_rock"])


@rule("SAS-1232")
def test_without_a_legal_choice_it_has_no_effect() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  rock keep/b1  b.wizard grove/d3"
    play = magic("A: destroy_rock; B: spell_bounce", pieces).invoke("A", "destroy_rock keep/b1").invoke("B", "spell_bounce").settle()
    assert (play["rocks"], pile(play)) == ("keep/b1", ["destroy_rock", "spell_bounce"])


@rule("SAS-1232", "SAS-547")
def test_a_bounced_card_stays_bound_to_its_event() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, hands="A: spell_bounce; B: teleport_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    play.invoke("B", "teleport_trap a.pion1 grove/e6").invoke("A", "spell_bounce").resolve()
    assert named_next(play) == ["a.pion1"]
    play.choose("name a.pion1", "name keep/w9").settle()
    assert play.at("a.pion1") == "keep/w9"
    zombie = magic("A: kamakazi; B: zombie; C: spell_bounce", "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  c.wizard isles/nx")
    cast(zombie, "A", "kamakazi a.pion1")
    zombie.invoke("B", "zombie a.pion1 keep/w9").invoke("C", "spell_bounce").resolve().choose("name a.pion1", "name keep/w9").settle()
    assert ("a.pion1", "seat2") in zombie.pairs("control")


@rule("SAS-1234")
def test_a_bounced_anti_spell_keeps_its_target_or_has_no_effect() -> None:
    def bounced() -> Play:
        play = magic("A: summon_rock spell_bounce; B: anti_spell").invoke("A", "summon_rock keep/w1").invoke("B", "anti_spell")
        return play.invoke("A", "spell_bounce").resolve()

    assert sorted(bounced().offered()) == ["done", "waive"]
    assert bounced().choose("done").settle()["rocks"] == ""
    assert bounced().choose("waive").settle()["rocks"] == "keep/w1"


@rule("SAS-1234")
def test_a_bounced_dual_shot_names_a_spell_of_the_bouncer() -> None:
    play = magic("A: summon_rock dual_shot; B: spell_bounce", in_play="B: sleep=a.pion1 nermals_curse=a.pion1")
    play.invoke("A", "summon_rock keep/w1").invoke("A", "dual_shot summon_rock").invoke("B", "spell_bounce").resolve()
    assert named_next(play) == ["nermals_curse", "sleep"]
    play.choose("name sleep").settle()
    assert (play["marked"], play["hand A"]) == ("sleep", "")


@rule("SAS-1235", "SAS-568")
def test_levels_are_not_compared_a_shield_of_level_6_bounces_too() -> None:
    play = magic("A: magic_shield; B: spell_bounce").invoke("A", "magic_shield a.pion1").invoke("B", "spell_bounce").resolve()
    play.choose("name b.pion1").settle()
    assert (play.under("shielded"), play["play B"]) == ("b.pion1", "magic_shield")


# Anti Spell


@rule("SAS-1630", "SAS-1631", "SAS-1632")
def test_the_spell_just_before_has_no_effect() -> None:
    play = magic("A: summon_rock; B: anti_spell").invoke("A", "summon_rock keep/w1").invoke("B", "anti_spell").settle()
    assert (play["rocks"], pile(play)) == ("", ["anti_spell", "summon_rock"])


@rule("SAS-1632")
@pytest.mark.parametrize("card", ["wisdom", "swords", "domain_teleport"])
def test_no_potion_no_artifact_and_no_scroll_is_undone(card: str) -> None:
    play = magic(f"A: {card}; B: anti_spell sleep").invoke("A", card)
    assert play.refused_invoking("B", "anti_spell") == "SAS-546"


@rule("SAS-1632")
def test_it_answers_anybodys_spell_spell_bounce_and_dual_shot_too() -> None:
    play = magic("A: summon_rock; B: spell_bounce; C: anti_spell", f"{CALM}  c.wizard isles/nx")
    play.invoke("A", "summon_rock keep/w1").invoke("B", "spell_bounce").invoke("C", "anti_spell").settle()
    assert play["rocks"] == "keep/w1", "the bounce has been undone"
    own = magic("A: summon_rock anti_spell; B: sleep").invoke("A", "summon_rock keep/w1").invoke("A", "anti_spell").settle()
    assert own["rocks"] == ""


@rule("SAS-1631", "SAS-546")
def test_another_item_after_the_spell_is_in_the_way_even_when_it_is_gone() -> None:
    play = magic("A: teleport; B: sleep; C: anti_spell", f"{CALM}  c.wizard isles/nx").invoke("A", "teleport a.pion1 isles/s2")
    play.invoke("B", "sleep a.pion1").resolve()
    assert play.pending == ["teleport"]
    assert play.refused_invoking("C", "anti_spell") == "SAS-546"


@rule("SAS-1633", "SAS-568")
def test_anti_spell_compares_no_levels() -> None:
    play = magic("A: traitor; B: anti_spell", in_play="B: protection").invoke("A", "traitor b.pion1").invoke("B", "anti_spell").settle()
    assert (play["control"], play["play B"], pile(play)) == ("", "protection", ["anti_spell", "traitor"])


# Steal Artifact


@rule("SAS-1320", "SAS-1321", "SAS-1323")
def test_an_invoked_artifact_of_an_opponent_changes_hands_and_works_for_the_thief() -> None:
    play = magic("A: steal_artifact", in_play="A: daggers; B: swords domain_teleport")
    assert choices_of(play, "A", "steal_artifact") == ["swords"]
    assert play.refused_invoking("A", "steal_artifact daggers") == "SAS-1320"
    assert play.refused_invoking("A", "steal_artifact domain_teleport") == "SAS-1320"
    cast(play, "A", "steal_artifact swords")
    assert (play["play A"], play["play B"], pile(play)) == ("daggers swords", "domain_teleport", ["steal_artifact"])


@rule("SAS-1321")
def test_a_pending_artifact_comes_into_play_before_the_thief_at_once() -> None:
    play = magic("A: swords; B: steal_artifact").invoke("A", "swords").invoke("B", "steal_artifact swords").settle()
    assert (play["play A"], play["play B"], play["stack"]) == ("", "swords", "")


@rule("SAS-1322", "SAS-1024", "SAS-586")
def test_charges_are_lost_and_marks_stay() -> None:
    play = magic("A: steal_artifact", in_play="B: safe_artifact=armour armour")
    cast(play, "A", "steal_artifact armour")
    assert (play["charges"], play["play A"]) == ("- -", "armour")


# Spoilsport


@rule("SAS-1330", "SAS-1331")
def test_all_invoked_magic_is_ruined_on_all_stacks_ones_own_too() -> None:
    play = magic("A: raise_the_dead; B: spoilsport", in_play="A: protection strength; B: armour domain_teleport", graves="A: a.pion2")
    play.invoke("A", "raise_the_dead")
    play.invoke("B", "spoilsport").settle()
    assert (play["play A"], play["play B"], play["stack"], play["grave A"]) == ("", "", "", "a.pion2")
    assert pile(play) == ["armour", "domain_teleport", "protection", "raise_the_dead", "spoilsport", "strength"]


@rule("SAS-1331", "SAS-536")
def test_spoilsport_in_a_nested_window_ruins_the_outer_stacks_and_ends_a_run() -> None:
    play = magic("A: speed summon_rock; B: spoilsport").invoke("A", "summon_rock keep/w1").will_come("speed", "3 3").invoke("A", "speed")
    play.pass_while(lambda: play.question == "window").ride("keep/b1")
    assert play.pending == ["summon_rock"]
    cast(play, "B", "spoilsport").settle()
    assert (play["rocks"], play.question, play.at("a.wizard")) == ("", "move_action", "keep/b1")
    assert pile(play) == ["speed", "spoilsport", "summon_rock"]


@rule("SAS-1332", "SAS-581")
def test_what_cards_have_made_stays_and_what_they_keep_up_ends() -> None:
    pieces = f"{CALM}  rock keep/w1  A=demon1 keep/w2  hulk1 keep/w3  A=b.pion2 keep/w4  b.pion3 grove/a4  A=image1 keep/w8"
    play = magic("A: spoilsport", pieces, in_play="A: ghost_army=b.pion3 doppelganger=a.pion1; B: rock_transform sleep=a.pion1")
    cast(play, "A", "spoilsport")
    assert (play["rocks"], play.at("demon1"), play.at("hulk1")) == ("keep/w1", "keep/w2", "keep/w3")
    assert ("b.pion2", "seat0") in play.pairs("control")
    assert (play["status"], play.at("image1"), play.at("b.wizard")) == ("", "", "grove/d3")


@rule("SAS-1333")
def test_a_charge_of_an_opponent_ties_and_of_two_safe_cards_the_later_goes() -> None:
    play = magic("A: spoilsport", in_play="A: swords; B: domain_teleport armour safe_artifact=armour safe_scroll=domain_teleport")
    cast(play, "A", "spoilsport")
    assert (play["play A"], play["play B"]) == ("swords", "domain_teleport armour safe_artifact")
    assert pile(play) == ["safe_scroll", "spoilsport"]


@rule("SAS-1334")
def test_the_casters_own_safe_cards_do_not_stop_it() -> None:
    play = magic("B: spoilsport", in_play="B: armour safe_artifact=armour")
    cast(play, "B", "spoilsport")
    assert (play["play B"], pile(play)) == ("", ["armour", "safe_artifact", "spoilsport"])


# Thief


@rule("SAS-1420", "SAS-1421", "SAS-1422")
def test_one_card_at_random_from_the_opponent_named_goes_to_the_thiefs_hand() -> None:
    play = magic("A: thief; B: sleep horse; C: zombie", f"{CALM}  c.wizard isles/nx").will_come("thief", "2")
    assert choices_of(play, "A", "thief") == ["seat1", "seat2"]
    cast(play, "A", "thief seat1")
    assert (play["hand A"], play["hand B"], play["hand C"]) == ("horse", "sleep", "zombie")


@rule("SAS-1421", "SAS-955")
def test_only_thief_and_victim_learn_which() -> None:
    play = magic("A: thief; B: sleep; C: zombie", f"{CALM}  c.wizard isles/nx").invoke("A", "thief seat1").settle()
    assert "you-stole card=sleep from=1" in play.heard_by(0)
    assert "stolen-from-you card=sleep who=0" in play.heard_by(1)
    assert not [words for words in play.heard_by(2) if "sleep" in words]
    assert "card-stolen who=0 from=1" in play.heard_by(2)


@rule("SAS-1421", "SAS-1422")
def test_nobody_without_a_card_is_named_and_an_emptied_hand_brings_nothing() -> None:
    play = magic("A: thief sleep; B: horse", f"{CALM}  c.wizard isles/nx")
    assert play.refused_invoking("A", "thief seat2") == "SAS-1420"
    assert play.refused_invoking("A", "thief seat0") == "SAS-1420"
    emptied = magic("A: thief; B: armour").invoke("A", "thief seat1").invoke("B", "armour").settle()
    assert (emptied["hand A"], emptied["play B"], pile(emptied)) == ("", "armour", ["thief"])


# A chain of five


def chain() -> Play:
    """Teleport is answered by Sleep, that by Dual Shot, that by Spell Bounce, and that by Anti Spell: five items lie there."""
    play = stand(
        f"{CALM}  c.wizard isles/nx",
        hands="A: teleport dual_shot zombie; B: sleep spell_bounce thief; C: anti_spell horse",
        in_play="B: nermals_curse=a.pion1",
        deck="lever swords armour",
        dice="4 2 1",
    )
    play.invoke("A", "teleport a.pion1 keep/w1").invoke("B", "sleep a.pion1").invoke("A", "dual_shot teleport")
    return play.invoke("B", "spell_bounce").invoke("C", "anti_spell")


def outcome(play: Play) -> str:
    play.settle()
    return digest(BOX, play.game)


@rule("SAS-530", "SAS-534", "SAS-535", "SAS-538")
def test_a_chain_five_deep_resolves_from_its_end() -> None:
    play = chain()
    assert play.pending == ["teleport", "sleep", "dual_shot", "spell_bounce", "anti_spell"]
    play.resolve()
    assert play.pending == ["teleport", "sleep", "dual_shot"], "the bounce has left the stack without effect"
    resolved(play, 2)
    assert (play.pending, play["marked"]) == (["teleport", "sleep"], "teleport")
    resolved(play, 1)
    assert (play.pending, play.under("asleep")) == (["teleport"], "a.pion1")
    resolved(play, 0)
    assert (play.at("a.pion1"), play.under("asleep"), play["hand A"]) == ("keep/w1", "a.pion1", "teleport zombie")
    assert pile(play) == ["anti_spell", "dual_shot", "spell_bounce"]


def test_in_the_middle_of_it_a_copy_plays_on_alike_and_leaves_the_original_alone() -> None:
    play = chain()
    before = digest(BOX, play.game)
    copied = play.copy()
    first = outcome(copied)
    assert digest(BOX, play.game) == before
    assert outcome(play) == first


def test_in_the_middle_of_it_a_saved_game_is_read_back_and_plays_on_alike() -> None:
    play = chain()
    game = unpack(BOX, pack(BOX, play.game))
    assert isinstance(game, Sas)
    assert digest(BOX, game) == digest(BOX, play.game)
    read = Play(game)
    assert (read.pending, read.asked) == (play.pending, play.asked)
    assert outcome(read) == outcome(play)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_the_middle_of_it_a_world_dealt_anew_looks_the_same_to_its_seat_and_has_the_same_stack(seat: int) -> None:
    play = chain()
    elsewhere = play.copy()
    rng = Chance()
    rng.seed(5)
    elsewhere.game.redeal(seat, rng)
    assert BOX.view(elsewhere.game, seat).table() == BOX.view(play.game, seat).table()
    assert elsewhere.pending == play.pending
    elsewhere.settle()
    assert elsewhere.at("a.pion1") == "keep/w1"
