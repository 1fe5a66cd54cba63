"""Who may invoke, the windows, the asking and the stack: SAS-511 to SAS-547."""

from __future__ import annotations

import pytest

from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"
THREE = CALM + "  c.wizard isles/nx  c.pion1 isles/s2"


def asked_through(play: Play) -> list[str]:
    """Who is asked in which window when everybody passes, up to the next question that is none."""
    seen = []
    while play.window:
        seen.append(f"{play.window} {play.asked[0]}")
        play.choose_pass()
    return seen


@rule("SAS-511", "SAS-521", "SAS-522", "SAS-523", "SAS-524")
def test_a_turn_has_its_windows() -> None:
    play = stand(CALM, hands="A: sleep", start=True).will_come("move", "4 2 1")
    assert asked_through(play) == ["W1 A", "W2 A"]
    play.go("a.pion1", "keep/w8")
    assert asked_through(play) == ["W3 A"]
    play.end_only()
    assert play.window == "W4"


@rule("SAS-525", "SAS-526")
def test_a_conflict_has_a_window_before_and_one_after() -> None:
    play = stand(CALM + "  b.pion2 keep/w8", hands="A: sleep", dice="4 2 1").go("a.pion1", "keep/w8").settle().end_only()
    play.will_come("fight", "6 6", "1 1")
    assert asked_through(play)[:3] == ["W4 A", "W5 A", "W6 A"]


@rule("SAS-523", "SAS-1070")
def test_a_substitution_of_dice_opens_no_window() -> None:
    play = stand(CALM, hands="A: sleep", in_play="A: seven_league_boots", dice="4 2 1").settle()
    play.choose("use seven_league_boots", "name die1")
    assert play.asked == "A move_action"


@rule("SAS-512", "SAS-580")
def test_an_invoked_card_lies_open_and_is_discarded_when_it_is_done() -> None:
    play = stand(CALM, hands="A: summon_rock; B: horse", dice="4 2 1").invoke("A", "summon_rock keep/w1")
    assert play["hand A"] == ""
    assert play.pending == ["summon_rock"]
    play.resolve()
    assert play["pile"].split()[-1] == "summon_rock"
    assert play["rocks"] == "keep/w1"


@rule("SAS-512")
def test_a_card_one_does_not_hold_cannot_be_invoked() -> None:
    play = stand(CALM, hands="A: sleep; B: teleport", dice="4 2 1")
    assert play.refused_invoking("A", "teleport") == "SAS-512"


@rule("SAS-513", "SAS-517", "SAS-531")
def test_a_fighting_wizard_invokes_nothing_and_is_not_asked() -> None:
    play = stand("a.pion1 grove/c3  a.wizard keep/nx  b.wizard grove/d3", hands="B: teleport protection", dice="4 2 1")
    assert play.window_of("B")
    play.settle().go("a.pion1", "grove/d3")
    assert play.asked == "A move_action"


@rule("SAS-513", "SAS-517", "SAS-590", "SAS-1116")
def test_a_fighting_wizard_still_has_his_artifacts() -> None:
    play = stand(
        "a.pion1 grove/c3  a.pion2 grove/d2  a.wizard keep/nx  b.wizard grove/d3",
        hands="B: teleport protection",
        in_play="B: bear_trap",
        dice="5 3 2",
    )
    play.settle().go("a.pion1", "grove/d3").go("a.pion2", "grove/e3")
    assert play.asked == "B window"
    assert play.refused_invoking("B", "protection") == "SAS-517"
    play.spring("B", "a.pion2").settle()
    assert "a.pion2" in play.under("held")


@rule("SAS-513", "SAS-531", "SAS-1470")
def test_a_rock_invokes_nothing_and_is_not_asked() -> None:
    play = stand(CALM, hands="B: teleport", in_play="B: rock_transform", start=True).will_come("move", "4 2 1")
    assert asked_through(play) == []
    assert play.asked == "A move_action"


@rule("SAS-517")
def test_the_silence_ends_when_the_conflict_is_over() -> None:
    play = stand("a.pion1 grove/c3  a.wizard keep/nx  a.pion2 keep/w9  b.wizard grove/d3", hands="B: teleport", dice="4 2 1")
    play.settle().go("a.pion1", "grove/d3")
    play.will_come("fight", "1 1", "6 6").end_only()
    assert play.asked == "B window"
    assert play.window == "W6"


@rule("SAS-518")
def test_what_is_pending_resolves_though_its_wizard_has_become_a_rock() -> None:
    play = stand(CALM, hands="A: summon_rock rock_transform", dice="4 2 1")
    play.invoke("A", "summon_rock keep/w1").invoke("A", "rock_transform").resolve()
    assert "a.wizard" in play.under("stone")
    play.resolve()
    assert play["rocks"] == "keep/w1"


@rule("SAS-519")
def test_there_is_no_limit_to_cards_in_hand_or_in_play() -> None:
    cards = "sleep teleport traitor thief paralysis zombie speed vapour wisdom horse strength protection swords"
    play = stand(CALM, hands=f"A: {cards}", dice="4 2 1")
    assert len(play["hand A"].split()) == 13
    play.invoke("A", "protection").resolve().invoke("A", "swords").resolve()
    assert sorted(play["play A"].split()) == ["protection", "swords"]


@rule("SAS-514")
@pytest.mark.parametrize("card", ["horse", "zombie", "reteleport", "teleport_trap", "major_death_trap", "anti_spell", "spell_bounce"])
def test_a_card_waits_for_its_moment(card: str) -> None:
    play = stand(CALM, hands=f"A: {card}", dice="4 2 1")
    assert not play.offers("A", card)
    assert play.refused_invoking("A", card).startswith("SAS-")


@rule("SAS-515")
def test_a_card_may_be_wasted_but_not_aimed_at_nothing() -> None:
    play = stand(CALM, hands="A: burn_scrolls destroy_rock shatter_rocks", dice="4 2 1")
    assert play.offers("A", "burn_scrolls")
    assert play.offers("A", "shatter_rocks")
    assert not play.offers("A", "destroy_rock")
    assert play.refused_invoking("A", "destroy_rock") == "SAS-515"


# The asking (SAS-530 to SAS-538)


@rule("SAS-531")
def test_who_holds_cards_is_asked_and_who_holds_none_is_not() -> None:
    assert asked_through(stand(THREE, hands="A: sleep; C: teleport", dice="4 2 1")) == ["W2 A", "W2 C"]
    assert asked_through(stand(THREE, hands="B: sleep", dice="4 2 1")) == ["W2 B"]
    assert asked_through(stand(THREE, dice="4 2 1")) == []


@rule("SAS-531")
def test_being_asked_depends_on_the_number_of_cards_not_on_which() -> None:
    """Horse can never be invoked in this window; its holder is asked all the same."""
    for card in ("horse", "teleport", "zombie", "anti_spell"):
        play = stand(THREE, hands=f"B: {card}", dice="4 2 1")
        assert play.asked == "B window"


@rule("SAS-531", "SAS-592")
def test_a_use_that_is_there_makes_eligible_and_one_that_is_not_does_not() -> None:
    """Domain Teleport may be used in its owner's own turn only; it needs a free wizard (SAS-590)."""
    mine = stand(CALM, in_play="A: domain_teleport", dice="4 2 1")
    assert mine.asked == "A window"
    theirs = stand(CALM, in_play="B: domain_teleport", dice="4 2 1")
    assert theirs.asked == "A move_action"


@rule("SAS-533", "SAS-534")
def test_asking_begins_with_the_active_player_and_goes_clockwise() -> None:
    hands = "A: sleep; B: teleport; C: thief"
    assert asked_through(stand(THREE, hands=hands, dice="4 2 1")) == ["W2 A", "W2 B", "W2 C"]
    assert asked_through(stand(THREE, hands=hands, dice="4 2 1", turn="B")) == ["W2 B", "W2 C", "W2 A"]


@rule("SAS-533", "SAS-534", "SAS-535")
def test_after_an_item_it_goes_on_to_the_left_and_ends_with_whoever_made_it() -> None:
    play = stand(THREE, hands="A: sleep; B: teleport summon_rock; C: thief", dice="4 2 1")
    play.choose_pass().invoke("B", "summon_rock keep/w1")
    order = []
    while play.pending:
        order.append(play.asked[0])
        play.choose_pass()
    assert order == ["C", "A", "B"], "then it resolves"
    assert play["rocks"] == "keep/w1"
    assert play.asked == "A window", "after a resolution the active player is first (SAS-533)"


@rule("SAS-535", "SAS-530")
def test_what_was_played_last_is_resolved_first_and_one_at_a_time() -> None:
    play = stand(CALM, hands="A: summon_rock summon_demon; B: teleport thief", dice="4 2 1")
    play.invoke("A", "summon_rock keep/w1").invoke("B", "teleport a.pion1 grove/a2").invoke("A", "summon_demon keep/b1")
    assert play.pending == ["summon_rock", "teleport", "summon_demon"]
    play.resolve()
    assert play.at("demon1") == "keep/b1"
    assert play.at("a.pion1") == "keep/w9", "only one item is resolved at a time"
    assert play.window == "W2"
    play.resolve()
    assert (play.at("a.pion1"), play["rocks"]) == ("grove/a2", "")
    play.resolve()
    assert play["rocks"] == "keep/w1"


@rule("SAS-532")
def test_one_answer_at_a_time() -> None:
    """After one card the next player is asked before the first may play another."""
    play = stand(CALM, hands="A: sleep summon_rock; B: teleport", dice="4 2 1").invoke("A", "summon_rock keep/w1")
    assert play.asked == "B window"


@rule("SAS-533")
def test_a_free_use_too_hands_on_to_the_left() -> None:
    play = stand(CALM, hands="A: sleep; B: teleport", in_play="A: safe_scroll trap_expertise", dice="4 2 1")
    assert play.asked == "A window"
    play.use("A", "safe_scroll trap_expertise")
    assert play.asked == "B window"
    play.choose_pass()
    assert play.asked == "A window", "all must pass since the use"


@rule("SAS-534")
def test_an_empty_stack_and_silence_close_the_window() -> None:
    play = stand(CALM, hands="A: sleep; B: teleport", dice="4 2 1")
    play.choose_pass()
    assert play.asked == "B window"
    play.choose_pass()
    assert play.asked == "A move_action"


@rule("SAS-536", "SAS-542")
def test_moves_made_by_a_card_open_windows_of_their_own() -> None:
    """A Horse move meets the Bear Trap while an outer item waits."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="A: horse summon_rock", in_play="B: bear_trap", dice="4 2 1")
    play.settle().end_only().invoke("A", "summon_rock keep/w1").invoke("A", "horse a.pion1")
    play.will_come("horse", "3").resolve()
    play.ride("keep/gn")
    assert play.springs("B")
    assert play["rocks"] == "", "the outer item waits"
    play.spring("B", "a.pion1").resolve()
    play.settle()
    assert play.at("a.pion1") == "keep/gn"
    assert play["rocks"] == "keep/w1"


@rule("SAS-527", "SAS-533", "SAS-1481")
def test_a_forced_card_is_answered_from_the_left_of_its_invoker() -> None:
    play = stand(THREE, hands="A: wisdom; B: teleport; C: thief", deck="summon_rock zombie horse", start=True)
    play.invoke("A", "wisdom").resolve()
    play.choose("name keep/w1")  # the one card of the three that can be invoked now
    assert play.window == "W7"
    assert play.asked == "B window"


@rule("SAS-537")
def test_a_pass_may_be_answered_for_a_player_by_what_all_know() -> None:
    """The option a standing order takes is the pass; what it may go by is public."""
    play = stand(CALM, hands="B: teleport", dice="4 2 1")
    ask = play.game.ask()
    silence = ask.silence(play.game)
    assert silence is not None
    assert silence.notation() == "pass"


@rule("SAS-538", "SAS-952")
def test_the_stack_with_its_choices_is_public() -> None:
    play = stand(THREE, hands="A: teleport", dice="4 2 1").invoke("A", "teleport b.pion1 keep/w1")
    for seat in (-1, 0, 1, 2):
        shown = str(play.seen_by(seat))
        assert "teleport" in shown
        assert "keep/w1" in shown


@rule("SAS-528", "SAS-412")
def test_nothing_comes_between_an_action_and_its_result() -> None:
    play = stand(CALM, hands="A: sleep; B: teleport", dice="4 2 1").settle().go("a.pion1", "keep/w8")
    assert play.at("a.pion1") == "keep/w8"
    assert play.window == "W3"


@rule("SAS-529")
@pytest.mark.parametrize(
    ("piece", "spot", "opens"),
    [
        ("a.pion1", "keep/w8", False),
        ("a.pion2", "keep/gn", True),  # a trap
        ("a.pion3", "keep/b3", True),  # an attack
        ("a.pion4", "keep/w12", True),  # next to an opposing wizard
    ],
)
def test_windows_at_events_only(piece: str, spot: str, opens: bool) -> None:
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w9  a.pion2 keep/w3  a.pion3 keep/ge  a.pion4 keep/w11  b.wizard keep/w13  b.pion1 keep/b3",
        settings={"step_windows": "events"},
        hands="A: sleep",
        dice="4 2 1",
    )
    play.settle().go(piece, spot)
    assert (play.asked == "A window") == opens


@rule("SAS-529")
def test_windows_at_events_a_teleportal_and_a_death() -> None:
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w14  b.wizard grove/d3", settings={"step_windows": "events"}, hands="A: sleep", dice="4 2 1"
    )
    play.settle().land("a.pion1", "grove/c6")
    assert play.window == "W3"
    rocks = "rock grove/c6  rock grove/d5  rock grove/e6"
    dead = stand(
        f"a.wizard keep/ch  a.pion1 keep/w14  b.wizard grove/d3  {rocks}",
        settings={"step_windows": "events"},
        hands="A: sleep",
        dice="4 2 1",
    )
    dead.land("a.pion1", "keep/ltx")
    assert dead.window == "W3"


# Immediately after (SAS-540 to SAS-547)


@rule("SAS-540", "SAS-541", "SAS-543")
def test_a_death_is_current_until_the_next_result() -> None:
    """After the conflict B may raise the dead at once; once another card has resolved, no more."""
    pieces = "a.wizard keep/nx  a.warrior keep/b4  b.guard1 keep/b5  b.wizard grove/d3"
    play = stand(pieces, hands="A: summon_rock; B: zombie", dice="4 2 1").settle().go("a.warrior", "keep/b5").end_only().settle_until("W5")
    play.will_come("fight", "6 6 1 1", "1 1 1").settle_until("W6")
    later = play.copy()
    play.choose_pass()
    assert play.offers("B", "zombie")
    later.invoke("A", "summon_rock keep/w1")
    assert later.offers("B", "zombie"), "still current while items are put on the stack"
    later.resolve()
    assert not later.offers("B", "zombie")


@rule("SAS-541")
def test_an_event_ends_with_its_window() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w14  b.wizard grove/d3", hands="B: reteleport", dice="4 2 1")
    play.settle().land("a.pion1", "grove/c6")
    assert play.offers("B", "reteleport")
    play.settle().go("a.pion1", "grove/b5")
    assert not play.offers("B", "reteleport")


@rule("SAS-544")
def test_a_teleport_by_a_card_is_a_teleport_event() -> None:
    play = stand(CALM, hands="A: teleport; B: reteleport", dice="4 2 1").invoke("A", "teleport a.pion1 grove/a2").resolve()
    assert play.offers("B", "reteleport")


@rule("SAS-545")
def test_a_trap_entry_is_current_only_while_the_piece_stands_there() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="B: teleport", in_play="B: bear_trap", dice="4 2 1")
    play.settle().go("a.pion1", "keep/gn")
    assert play.springs("B")
    play.invoke("B", "teleport a.pion1 keep/w9").resolve()
    assert not play.springs("B")


@rule("SAS-546", "SAS-1631")
def test_only_the_very_last_item_can_be_answered_as_the_top_spell() -> None:
    play = stand(THREE, hands="A: teleport horse; B: sleep; C: anti_spell", dice="4 2 1")
    play.invoke("A", "teleport a.pion1 isles/s1").invoke("B", "sleep a.pion1")
    late = play.copy().resolve()
    assert not late.offers("C", "anti_spell"), "resolved or not, another item has followed"
    assert late.refused_invoking("C", "anti_spell") == "SAS-546"
    play.invoke("C", "anti_spell").resolve()
    assert play.pending == ["teleport"], "the sleep was on top, the teleport stays"
    assert play["pile"] == "sleep anti_spell"


@rule("SAS-546", "SAS-1632")
def test_only_spells_can_be_the_top_spell() -> None:
    play = stand(THREE, hands="A: protection strength; B: anti_spell spell_bounce", dice="4 2 1").invoke("A", "protection")
    assert not play.offers("B", "anti_spell")
    assert not play.offers("B", "spell_bounce")


@rule("SAS-547", "SAS-553")
def test_a_card_bound_to_an_event_works_later_if_its_facts_still_hold() -> None:
    """The trap resolves after other cards have; but not once the piece has gone."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="B: major_death_trap teleport; A: summon_rock", dice="4 2 1")
    play.settle().go("a.pion1", "keep/gn").invoke("B", "major_death_trap a.pion1")
    gone = play.copy()
    play.invoke("A", "summon_rock keep/w1").resolve().will_come("save", "1 1").resolve()
    assert play.at("a.pion1") == "", "the entry was no longer current, but it stood there"
    gone.invoke("B", "teleport a.pion1 keep/w9").resolve().resolve()
    assert gone.at("a.pion1") == "keep/w9"
    assert "major_death_trap" in gone["pile"]


# Resolving (SAS-550 to SAS-556)


@rule("SAS-550")
def test_choices_on_invoking_are_public_before_and_those_on_resolving_come_after_the_dice() -> None:
    play = stand(CALM, hands="A: magic_missile; B: horse", dice="4 2 1").invoke("A", "magic_missile")
    assert play.pending == ["magic_missile"]
    play.will_come("missile", "6 5").resolve()
    assert play.asked == "A missile_hit"


@rule("SAS-551", "SAS-1263")
def test_a_card_without_its_wizard_has_no_effect() -> None:
    """A tries to raise a pion; B's missile kills A's wizard first."""
    play = stand(
        "a.wizard keep/w14  a.pion1 keep/w9  b.wizard keep/w12",
        hands="A: raise_the_dead; B: magic_missile",
        graves="A: a.pion2",
        dice="4 2 1",
    )
    play.invoke("A", "raise_the_dead").invoke("B", "magic_missile").will_come("missile", "1 1").resolve().choose("hit a.wizard")
    play.resolve()
    assert play.at("a.pion2") == ""
    assert "raise_the_dead" in play["pile"], "used and discarded all the same (SAS-555)"


@rule("SAS-551")
def test_an_artifact_needs_no_wizard_to_resolve() -> None:
    play = stand("a.wizard keep/w14  a.pion1 keep/w9  b.wizard keep/w12", hands="A: protection; B: magic_missile", dice="4 2 1")
    play.invoke("A", "protection").invoke("B", "magic_missile").will_come("missile", "1 1").resolve().choose("hit a.wizard")
    play.resolve()
    assert play["play A"] == "protection"


@rule("SAS-552", "SAS-1622")
def test_a_stopped_trap_has_no_effect() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="A: evade_trap; B: major_death_trap", dice="4 2 1")
    play.settle().go("a.pion1", "keep/gn").invoke("B", "major_death_trap a.pion1").invoke(
        "A", "evade_trap major_death_trap"
    ).resolve().resolve()
    assert play.at("a.pion1") == "keep/gn"
    assert "major_death_trap" in play["pile"]


@rule("SAS-553", "SAS-555")
def test_a_choice_that_has_become_illegal_is_dropped_and_the_card_is_gone() -> None:
    play = stand(CALM, hands="A: summon_rock; B: teleport", dice="4 2 1")
    play.invoke("A", "summon_rock keep/w1").invoke("B", "teleport b.pion1 keep/w1").resolve().resolve()
    assert play["rocks"] == ""
    assert "summon_rock" in play["pile"]


@rule("SAS-554", "SAS-328")
def test_after_a_resolution_come_wakings_and_elimination_before_anybody_is_asked() -> None:
    """A sleeper wakes when a card moves a piece beside it."""
    play = stand(CALM, hands="A: teleport; B: thief", in_play="A: sleep=b.pion1", dice="4 2 1")
    assert "b.pion1" in play.under("asleep")
    play.invoke("A", "teleport a.pion1 grove/a2").resolve()
    assert play.under("asleep") == ""
    assert "sleep" in play["pile"]


@rule("SAS-556", "SAS-1163")
def test_all_that_one_card_kills_dies_at_once() -> None:
    play = stand("a.wizard keep/ch  a.pion1 keep/w3  b.wizard keep/w4  b.pion1 grove/a1", hands="A: kamakazi; B: teleport", dice="4 2 1")
    play.invoke("A", "kamakazi a.pion1").resolve()
    assert (play.at("a.pion1"), play.at("b.wizard")) == ("", "")
    assert play["grave A"] == "a.pion1"
    assert play["grave B"] == "b.wizard"


@plain_too
@rule("SAS-530", "SAS-535", "SAS-536")
def test_a_chain_of_five_resolves_from_its_end() -> None:
    """A rock, bounced; a sleep, unmade; and a demon on top: each is done before the one below it."""
    play = stand(THREE, hands="A: summon_rock anti_spell horse; B: spell_bounce summon_demon; C: sleep", dice="4 2 1")
    play.invoke("A", "summon_rock keep/w1").invoke("B", "spell_bounce").invoke("C", "sleep b.pion1").invoke("A", "anti_spell")
    play.invoke("B", "summon_demon grove/c3")
    assert play.pending == ["summon_rock", "spell_bounce", "sleep", "anti_spell", "summon_demon"]
    play.resolve()
    assert play.at("demon1") == "grove/c3"
    play.resolve()
    assert play.pending == ["summon_rock", "spell_bounce"], "the sleep is unmade"
    assert sorted(play["pile"].split()) == ["anti_spell", "sleep", "summon_demon"]
    play.hanging.pop()
    play.resolve()
    assert play.asked == "B bounce_choices", "he casts it anew, as if it were his"
    play.choose("name grove/a2")
    assert play.pending == ["summon_rock"]
    play.resolve()
    assert (play["rocks"], play.under("asleep"), play.pending) == ("grove/a2", "", [])
