"""Scrolls, and traps of all kinds with what stops them: SAS-1190 to 1197, 1220 to 1222, 1350, 1400 to 1404, 1530 to 1544, 1620 to 1623."""

from __future__ import annotations

import pytest

from tests.games.sas.casting import cannot_use, cast, choices_of, named_next, next_turn, pile, put_to_use
from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"
WALK = "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/a1"


def entry(pieces: str = WALK, mover: str = "a.pion1", **lies: str) -> Play:
    """A piece beside keep/gn has just stepped onto that trap."""
    return stand(pieces, dice="4 2 1", **lies).go(mover, "keep/gn")


# Lesser Death Trap


@rule("SAS-1190", "SAS-1191")
@pytest.mark.parametrize(("save", "spot"), [("3 3", ""), ("4 3", "keep/gn")])
def test_invoked_on_an_entry_it_goes_off_at_that_piece_and_is_discarded(save: str, spot: str) -> None:
    play = entry(hands="B: lesser_death_trap").will_come("save", save)
    cast(play, "B", "lesser_death_trap")
    assert (play.at("a.pion1"), pile(play), play["play B"]) == (spot, ["lesser_death_trap"], "")


@rule("SAS-1192", "SAS-1193", "SAS-328")
def test_invoked_at_another_time_it_lies_armed_and_the_next_entry_springs_it_before_anyone_is_asked() -> None:
    play = stand(WALK, hands="A: sleep; B: lesser_death_trap sleep", dice="4 2 1")
    cast(play, "B", "lesser_death_trap")
    assert play["play B"] == "lesser_death_trap"
    play.go("a.pion1", "keep/gn")
    assert (play.asked, play.pending) == ("A window", ["lesser_death_trap"])
    play.will_come("save", "3 2").settle()
    assert (play.at("a.pion1"), play["play B"], pile(play)) == ("", "", ["lesser_death_trap"])


@rule("SAS-1192")
def test_it_springs_at_its_owners_pieces_as_well() -> None:
    play = entry(in_play="A: lesser_death_trap").will_come("save", "3 2")
    assert pile(play) == ["lesser_death_trap"]


@rule("SAS-1193")
def test_whatever_the_save_it_is_used_up() -> None:
    play = (
        stand(WALK, hands="A: sleep", in_play="B: lesser_death_trap", dice="4 2 1")
        .will_come("save", "5 4")
        .go("a.pion1", "keep/gn")
        .settle()
    )
    assert (play.at("a.pion1"), play["play B"]) == ("keep/gn", "")


@rule("SAS-1193", "SAS-1194")
def test_if_its_piece_has_gone_it_stays_armed() -> None:
    play = stand(WALK, hands="A: teleport", in_play="B: lesser_death_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    play.invoke("A", "teleport a.pion1 keep/w9").settle()
    assert (play.at("a.pion1"), play["play B"]) == ("keep/w9", "lesser_death_trap")


@rule("SAS-1194")
@pytest.mark.parametrize("answer", ["teleport a.pion1 keep/w9", "evade_trap lesser_death_trap"])
def test_invoked_on_an_entry_but_stopped_or_too_late_it_lies_armed(answer: str) -> None:
    play = entry(hands=f"B: lesser_death_trap; A: {answer.split(maxsplit=1)[0]}")
    play.invoke("B", "lesser_death_trap").invoke("A", answer).settle()
    assert (play["play B"], play.at("a.pion1") != "") == ("lesser_death_trap", True)


@rule("SAS-1195")
def test_protection_does_not_stop_it_a_shield_does_and_a_dragon_ties() -> None:
    protected = entry(hands="B: lesser_death_trap", in_play="A: protection").will_come("save", "1 1")
    assert cast(protected, "B", "lesser_death_trap").at("a.pion1") == ""
    shielded = entry(hands="B: lesser_death_trap", in_play="A: magic_shield=a.pion1")
    cast(shielded, "B", "lesser_death_trap")
    assert (shielded.at("a.pion1"), pile(shielded)) == ("keep/gn", ["lesser_death_trap"]), "used up all the same"
    dragon = entry(
        "a.wizard keep/w3  a.pion1 keep/w9  b.wizard grove/d3", "a.wizard", hands="B: lesser_death_trap", in_play="A: transform_to_dragon"
    )
    cast(dragon, "B", "lesser_death_trap")
    assert (dragon.at("a.wizard"), pile(dragon)) == ("keep/gn", ["lesser_death_trap", "transform_to_dragon"])


@rule("SAS-1196", "SAS-1211")
def test_armed_it_is_a_scroll_in_play() -> None:
    burnt = stand(WALK, hands="A: burn_scrolls", in_play="B: lesser_death_trap", dice="4 2 1")
    assert "lesser_death_trap" in pile(cast(burnt, "A", "burn_scrolls"))
    charged = stand(WALK, hands="B: sleep", in_play="B: lesser_death_trap safe_scroll", dice="4 2 1")
    charged.use("B", "safe_scroll lesser_death_trap")
    assert charged["charges"] == "lesser_death_trap -"
    orphaned = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1",
        hands="A: kamakazi",
        in_play="B: lesser_death_trap",
        dice="4 2 1",
    )
    cast(orphaned, "A", "kamakazi a.pion1")
    assert orphaned["play B"] == ""


@rule("SAS-1197")
def test_a_trap_proof_piece_springs_nothing_and_invoked_on_its_entry_the_trap_lies_armed() -> None:
    armed = entry(hands="B: sleep", in_play="A: trap_proof; B: lesser_death_trap")
    assert (armed.pending, armed["play B"]) == ([], "lesser_death_trap")
    invoked = entry(hands="B: lesser_death_trap", in_play="A: trap_proof")
    assert cast(invoked, "B", "lesser_death_trap")["play B"] == "lesser_death_trap"


# Teleport Trap


@rule("SAS-1220", "SAS-1221", "SAS-514")
def test_teleport_trap_sends_the_piece_of_a_current_entry_anywhere() -> None:
    play = entry(hands="B: teleport_trap")
    cast(play, "B", "teleport_trap a.pion1 grove/a2")
    assert (play.at("a.pion1"), pile(play)) == ("grove/a2", ["teleport_trap"])
    calm = stand(WALK, hands="B: teleport_trap major_death_trap", dice="4 2 1")
    assert calm.refused_invoking("B", "teleport_trap") == "SAS-514"
    assert calm.refused_invoking("B", "major_death_trap") == "SAS-514"


@rule("SAS-1221")
def test_after_teleport_trap_the_piece_moves_on_and_its_conflict_is_called_off() -> None:
    play = entry(hands="B: teleport_trap")
    cast(play, "B", "teleport_trap a.pion1 keep/w9").settle().go("a.pion1", "keep/w8")
    assert play.at("a.pion1") == "keep/w8"
    attack = entry("a.wizard keep/nx  a.pion1 keep/w3  b.pion1 keep/gn  b.wizard grove/d3", hands="B: teleport_trap")
    assert attack.fights == ["a.pion1 b.pion1 keep/gn keep/w3"]
    cast(attack, "B", "teleport_trap a.pion1 keep/w9")
    assert (attack.fights, attack.at("a.pion1"), attack.at("b.pion1")) == ([], "keep/w9", "keep/gn")


@rule("SAS-1222", "SAS-544")
def test_teleport_trap_makes_a_teleport_event_and_aims() -> None:
    play = entry(hands="B: teleport_trap; A: reteleport")
    cast(play, "B", "teleport_trap a.pion1 keep/gs")
    assert (play["teleports"], play["entries"]) == ("a.pion1", "a.pion1")
    assert play.offers("A", "reteleport")
    guarded = entry(hands="B: teleport_trap sleep", in_play="A: protection")
    assert not guarded.offers("B", "teleport_trap")


@rule("SAS-547", "SAS-553", "SAS-545")
@pytest.mark.parametrize("card", ["teleport_trap a.pion1 keep/w5", "major_death_trap a.pion1", "lesser_death_trap"])
def test_a_trap_does_nothing_to_a_piece_that_no_longer_stands_there(card: str) -> None:
    play = entry(hands=f"B: {card.split(maxsplit=1)[0]}; A: teleport")
    play.invoke("B", card).invoke("A", "teleport a.pion1 keep/w9").settle()
    assert play.at("a.pion1") == "keep/w9"


# Major Death trap


@rule("SAS-1350", "SAS-1351", "SAS-450")
@pytest.mark.parametrize(("save", "spot"), [("5 2", ""), ("5 3", "keep/gn"), ("6 1", "keep/gn")])
def test_major_death_trap_wants_a_save_above_52(save: str, spot: str) -> None:
    play = entry(hands="B: major_death_trap").will_come("save", save)
    cast(play, "B", "major_death_trap a.pion1")
    assert (play.at("a.pion1"), pile(play)) == (spot, ["major_death_trap"])


@rule("SAS-1351")
def test_major_death_trap_is_aimed_at_the_piece_of_a_current_entry() -> None:
    play = entry(f"{WALK}  a.pion2 keep/gs", hands="B: major_death_trap sleep")
    assert choices_of(play, "B", "major_death_trap") == ["a.pion1"]
    assert play.refused_invoking("B", "major_death_trap a.pion2") == "SAS-545"
    guarded = entry(hands="B: major_death_trap sleep", in_play="A: protection")
    assert not guarded.offers("B", "major_death_trap")


# Horse


def horse(roll: str, pieces: str = CALM, named: str = "a.pion1", **lies: str) -> Play:
    """A has ended his movement and lets a piece ride."""
    play = stand(pieces, hands=lies.pop("hands", "A: horse"), dice="4 2 1", **lies).end_only().will_come("horse", roll)
    return cast(play, "A", f"horse {named}")


@rule("SAS-1400", "SAS-1402", "SAS-1404", "SAS-506")
def test_a_piece_rides_as_far_as_one_die_allows_and_the_scroll_is_gone() -> None:
    play = horse("2").ride("keep/w8").ride("keep/w7").settle()
    assert (play.at("a.pion1"), play["play A"], pile(play)) == ("keep/w7", "", ["horse"])
    assert play.turn == "B"


@rule("SAS-1401")
def test_horse_is_invoked_only_at_the_end_of_ones_own_movement() -> None:
    play = stand(CALM, hands="A: horse sleep; B: horse", dice="4 2 1")
    assert play.refused_invoking("A", "horse") == "SAS-1401"
    play.go("a.pion1", "keep/w8")
    assert play.refused_invoking("A", "horse") == "SAS-1401"
    play.end_only()
    assert play.offers("A", "horse")


@rule("SAS-1401")
def test_the_rider_is_one_of_ones_living_pieces_that_may_still_move() -> None:
    pieces = f"{CALM}  a.pion2 keep/b6  b.pion2 keep/gw  a.pion3 keep/w1  hulk1 keep/w5"
    play = stand(pieces, hands="A: horse", in_play="A: ghost_army=a.pion3", dice="4 2 1").go("a.pion2", "keep/gw").end_only()
    assert choices_of(play, "A", "horse") == ["a.pion1", "a.wizard", "hulk1"]
    assert play.refused_invoking("A", "horse b.pion1") == "SAS-1401"
    assert play.refused_invoking("A", "horse a.pion2") == "SAS-1401"
    assert play.refused_invoking("A", "horse a.pion3") == "SAS-015"


@rule("SAS-1401", "SAS-324")
def test_a_piece_whose_moves_have_ended_does_not_ride_though_its_conflict_is_over() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/b6  b.pion1 keep/gw  b.wizard grove/d3"
    play = stand(pieces, hands="A: horse; B: teleport", dice="4 2 1").go("a.pion1", "keep/gw")
    cast(play, "B", "teleport b.pion1 grove/a1").settle().end_only()
    assert choices_of(play, "A", "horse") == ["a.wizard"]


@rule("SAS-1402", "SAS-1454")
def test_each_step_of_a_ride_has_its_window_and_counts_for_no_limit() -> None:
    play = horse("3", hands="A: horse; B: sleep")
    play.ride("keep/w8")
    assert (play.window, play.asked) == ("W3", "B window")
    assert play["moves"] == ""
    play.settle().choose("stop")
    assert play.at("a.pion1") == "keep/w8"


@rule("SAS-1402", "SAS-1211")
@pytest.mark.parametrize(
    "card", ["sleep a.pion1", "paralysis a.pion1", "ghost_army a.pion1 done", "traitor a.pion1", "burn_scrolls", "spoilsport"]
)
def test_what_ends_a_ride(card: str) -> None:
    play = horse("6", hands=f"A: horse; B: {card.split(maxsplit=1)[0]}").ride("keep/w8")
    cast(play, "B", card)
    play.settle()
    assert play.question != "extra_step"
    assert play.at("a.pion1") == "keep/w8"
    assert "horse" in pile(play)


@rule("SAS-1402")
def test_an_attack_ends_the_ride_and_is_fought_in_this_turn() -> None:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.pion1 keep/w7  b.wizard grove/d3"
    play = horse("6", pieces).ride("keep/w8").will_come("fight", "5 2", "5 2").ride("keep/w7").settle()
    assert (play.at("b.pion1"), play.turn) == ("", "B")


@rule("SAS-1403", "SAS-1364", "SAS-1383")
@pytest.mark.parametrize("status", ["sleep", "paralysis"])
def test_horse_ties_with_sleep_and_with_paralysis(status: str) -> None:
    play = stand(CALM, hands=f"A: horse; B: {status}", dice="4 2 1")
    cast(play, "B", f"{status} a.pion1").settle().end_only()
    cast(play, "A", "horse a.pion1")
    assert pile(play) == sorted(["horse", status])
    assert (play.under("asleep"), play.under("paralysed"), play.at("a.pion1")) == ("", "", "keep/w9")


@rule("SAS-1403", "SAS-565")
def test_a_hold_that_comes_in_answer_stops_the_horse() -> None:
    """Bear Trap can't be sprung in W4; so the hold is there before, and the piece can't be named."""
    play = stand(WALK, hands="A: horse", in_play="B: bear_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    put_to_use(play, "B", "bear_trap a.pion1").settle().end_only()
    assert choices_of(play, "A", "horse") == ["a.wizard"]


# Domain Teleport


def home(pieces: str = f"{CALM}  b.pion2 keep/w3", **lies: str) -> Play:
    return stand(pieces, in_play="A: domain_teleport", hands=lies.pop("hands", "A: sleep"), dice="4 2 1", **lies)


@rule("SAS-1530", "SAS-1531", "SAS-1532")
def test_any_piece_in_ones_home_domain_goes_to_any_vacant_spot_there_once_a_turn() -> None:
    play = home()
    ahead = play.copy().window_of("A").choose("use domain_teleport")
    assert named_next(ahead) == ["a.pion1", "a.wizard", "b.pion2"]
    put_to_use(play, "A", "domain_teleport b.pion2 keep/w5")
    assert play.at("b.pion2") == "keep/w5"
    assert cannot_use(play, "A", "domain_teleport") == "SAS-1530"


@rule("SAS-1531", "SAS-1530")
def test_not_from_nor_to_another_domain_but_fighters_and_the_hulk_too() -> None:
    play = home(f"{CALM}  hulk1 keep/w3")
    assert cannot_use(play, "A", "domain_teleport b.pion1") == "SAS-1530"
    assert cannot_use(play, "A", "domain_teleport a.pion1 grove/a2") == "SAS-1530"
    assert cannot_use(play, "A", "domain_teleport a.pion1 keep/nx") == "SAS-013"
    put_to_use(play, "A", "domain_teleport hulk1 keep/w1")
    assert play.at("hulk1") == "keep/w1"
    fight = home("a.wizard keep/nx  a.pion1 keep/b6  b.pion1 keep/gw  b.wizard grove/d3").go("a.pion1", "keep/gw")
    put_to_use(fight, "A", "domain_teleport b.pion1 keep/w3")
    assert (fight.fights, fight.at("b.pion1")) == ([], "keep/w3")


@rule("SAS-1532", "SAS-590")
def test_it_is_used_in_ones_own_turn_by_a_free_wizard() -> None:
    theirs = stand(CALM, in_play="B: domain_teleport", hands="B: sleep", dice="4 2 1")
    assert cannot_use(theirs, "B", "domain_teleport") == "SAS-1532"
    busy = home("a.wizard keep/b6  b.pion1 keep/gw  a.pion1 keep/w9  b.wizard grove/d3", hands="A: sleep; B: sleep").go(
        "a.wizard", "keep/gw"
    )
    assert not busy.has("A", "use domain_teleport")


@rule("SAS-1533")
def test_it_makes_a_teleport_event_and_perhaps_a_trap_entry_and_aims() -> None:
    play = home(hands="B: reteleport major_death_trap")
    put_to_use(play, "A", "domain_teleport a.pion1 keep/gn")
    assert (play["teleports"], play["entries"]) == ("a.pion1", "a.pion1")
    assert play.offers("B", "reteleport")
    guarded = stand(f"{CALM}  b.pion2 keep/w3", in_play="A: domain_teleport; B: protection", hands="A: sleep", dice="4 2 1")
    assert cannot_use(guarded, "A", "domain_teleport b.pion2") == "SAS-567"


@rule("SAS-1532")
def test_a_use_that_is_answered_is_used() -> None:
    play = home(hands="A: sleep; B: teleport").window_of("A").choose("use domain_teleport").name("a.pion1", "keep/w1")
    play.invoke("B", "teleport a.wizard keep/w1").pass_while(lambda: play.pending != [])
    assert play.at("a.pion1") == "keep/w9", "its spot is no longer vacant"
    assert not play.has("A", "use domain_teleport")


# Trap expertise


def expert(roll: str, **lies: str) -> Play:
    """B's Bear Trap is sprung on A's piece, which has trap expertise at hand."""
    play = stand(
        f"{WALK}  a.pion4 keep/gs", in_play="A: trap_expertise; B: bear_trap=a.pion4", hands=lies.pop("hands", ""), dice="4 2 1", **lies
    )
    return play.go("a.pion1", "keep/gn").use("B", "bear_trap a.pion1").will_come("expertise", roll)


@rule("SAS-1540", "SAS-1541", "SAS-1542")
@pytest.mark.parametrize(
    ("roll", "held", "left"),
    [("3 3", "a.pion1", "bear_trap"), ("1 4", "", "bear_trap"), ("4 4", "", "bear_trap"), ("5 4", "", ""), ("1 5", "", "")],
)
def test_above_33_the_trap_fails_this_turn_and_above_44_it_is_destroyed(roll: str, held: str, left: str) -> None:
    play = expert(roll)
    put_to_use(play, "A", "trap_expertise bear_trap").settle()
    assert (play.under("held"), play["play B"]) == (held, left)


@rule("SAS-1541")
def test_it_is_used_once_against_each_pending_trap() -> None:
    play = expert("3 3", hands="A: sleep; B: sleep")
    play.use("A", "trap_expertise bear_trap")
    play.choose("pass")
    assert cannot_use(play, "A", "trap_expertise") == "SAS-1541"
    play.resolve()
    assert play.pending == ["bear_trap"]
    assert cannot_use(play, "A", "trap_expertise bear_trap") in ("SAS-1541", "SAS-515")


@rule("SAS-1541", "SAS-1543")
def test_it_stops_spell_traps_too_whoevers_piece_is_in_them() -> None:
    play = stand(f"{WALK}  c.wizard isles/nx", in_play="C: trap_expertise", hands="B: major_death_trap", dice="4 2 1").go(
        "a.pion1", "keep/gn"
    )
    play.invoke("B", "major_death_trap a.pion1").will_come("expertise", "4 3")
    put_to_use(play, "C", "trap_expertise major_death_trap").settle()
    assert (play.at("a.pion1"), pile(play)) == ("keep/gn", ["major_death_trap"])


@rule("SAS-1541", "SAS-590")
def test_not_without_a_pending_trap_nor_without_a_free_wizard() -> None:
    calm = stand(WALK, in_play="A: trap_expertise; B: bear_trap", hands="A: sleep", dice="4 2 1")
    assert cannot_use(calm, "A", "trap_expertise") == "SAS-515"
    pieces = "a.wizard keep/b6  a.pion1 keep/w3  b.pion1 keep/gw  b.wizard grove/d3"
    busy = (
        stand(pieces, in_play="A: trap_expertise; B: bear_trap", hands="B: sleep", dice="4 2 1")
        .go("a.wizard", "keep/gw")
        .go("a.pion1", "keep/gn")
    )
    busy.use("B", "bear_trap a.pion1")
    assert not busy.has("A", "use trap_expertise")


@rule("SAS-1543")
def test_a_disabled_bear_trap_is_not_sprung_again_and_a_disabled_lesser_trap_stays_armed() -> None:
    play = expert("4 3", hands="B: sleep")
    put_to_use(play, "A", "trap_expertise bear_trap").settle().go("a.pion1", "keep/b1", "keep/gn")
    assert not play.springs("B")
    lesser = stand(WALK, in_play="A: trap_expertise; B: lesser_death_trap", hands="A: sleep", dice="4 2 1").go("a.pion1", "keep/gn")
    lesser.will_come("expertise", "4 3")
    put_to_use(lesser, "A", "trap_expertise lesser_death_trap").settle()
    assert (lesser.at("a.pion1"), lesser["play B"]) == ("keep/gn", "lesser_death_trap")
    next_turn(lesser)
    assert lesser["disabled"] == "", "only for the turn"


@rule("SAS-1544", "SAS-1114")
def test_destroying_the_bear_trap_frees_its_earlier_victims_and_stopping_it_does_not() -> None:
    theirs = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3  b.pion1 grove/e3",
        in_play="A: trap_expertise; B: bear_trap=b.pion1",
        dice="4 2 1",
    ).go("a.pion1", "keep/gn")
    assert theirs.under("held") == "b.pion1"
    once = theirs.copy().use("B", "bear_trap a.pion1").will_come("expertise", "4 3")
    assert put_to_use(once, "A", "trap_expertise bear_trap").settle().under("held") == "b.pion1"
    gone = theirs.use("B", "bear_trap a.pion1").will_come("expertise", "6 1")
    assert put_to_use(gone, "A", "trap_expertise bear_trap").settle().under("held") == ""


@rule("SAS-1022", "SAS-1062", "SAS-1542")
def test_no_safe_card_saves_a_trap_from_expertise() -> None:
    play = stand(WALK, in_play="A: trap_expertise; B: bear_trap safe_artifact=bear_trap", dice="4 2 1").go("a.pion1", "keep/gn")
    play.use("B", "bear_trap a.pion1").will_come("expertise", "6 6")
    put_to_use(play, "A", "trap_expertise bear_trap").settle()
    assert (play["play B"], play["charges"]) == ("safe_artifact", "- -")


# Evade trap


@rule("SAS-1620", "SAS-1621", "SAS-1622")
def test_evade_trap_stops_a_trap_card_for_the_rest_of_the_turn() -> None:
    play = stand(WALK, in_play="B: bear_trap", hands="A: evade_trap; B: sleep", dice="4 2 1").go("a.pion1", "keep/gn")
    play.use("B", "bear_trap a.pion1").invoke("A", "evade_trap bear_trap").settle()
    assert (play.under("held"), play["play B"], play["play A"]) == ("", "bear_trap", "evade_trap")
    play.go("a.pion1", "keep/b1", "keep/gn")
    assert not play.springs("B")
    next_turn(play)
    assert (play["disabled"], pile(play)) == ("", ["evade_trap"])


@rule("SAS-1621", "SAS-515")
def test_it_names_any_trap_card_pending_or_in_play_and_nothing_else() -> None:
    play = entry(in_play="A: swords; B: bear_trap", hands="A: evade_trap; B: major_death_trap").invoke("B", "major_death_trap a.pion1")
    assert choices_of(play, "A", "evade_trap") == ["bear_trap", "major_death_trap"]
    assert play.refused_invoking("A", "evade_trap swords") == "SAS-1621"
    calm = stand(WALK, hands="A: evade_trap sleep", in_play="B: swords", dice="4 2 1")
    assert calm.refused_invoking("A", "evade_trap") == "SAS-515"


@rule("SAS-1620", "SAS-1623", "SAS-568")
def test_a_higher_trap_is_evaded_all_the_same_and_existing_holds_stay() -> None:
    play = (
        entry(hands="A: evade_trap; B: major_death_trap")
        .invoke("B", "major_death_trap a.pion1")
        .invoke("A", "evade_trap major_death_trap")
        .settle()
    )
    assert (play.at("a.pion1"), play["play A"]) == ("keep/gn", "evade_trap")
    held = stand(WALK, hands="B: evade_trap", in_play="A: bear_trap=b.pion1", dice="4 2 1")
    assert cast(held, "B", "evade_trap bear_trap").under("held") == "b.pion1"
