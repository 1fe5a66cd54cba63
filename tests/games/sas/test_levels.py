"""Guards and levels: SAS-560 to SAS-571. The pairs of cards, one by one, are in the tests of the cards."""

from __future__ import annotations

import pytest

from tests.games.sas.stand import Play, stand
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  b.warrior grove/b2"


@rule("SAS-560", "SAS-565", "SAS-567", "SAS-1083")
def test_equal_levels_destroy_each_other_and_neither_has_effect() -> None:
    play = stand(CALM, hands="A: traitor", in_play="B: protection", dice="4 2 1").invoke("A", "traitor b.warrior").resolve()
    assert sorted(play["pile"].split()) == ["protection", "traitor"]
    assert play["control"] == ""
    assert play["play B"] == ""


@rule("SAS-535", "SAS-560", "SAS-567")
def test_a_guard_played_in_answer_is_met_when_the_card_resolves() -> None:
    play = (
        stand(CALM, hands="A: traitor horse; B: protection", dice="4 2 1")
        .invoke("A", "traitor b.warrior")
        .invoke("B", "protection")
        .resolve()
    )
    assert play["play B"] == "protection"
    play.resolve()
    assert sorted(play["pile"].split()) == ["protection", "traitor"]
    assert play["control"] == ""


@rule("SAS-560", "SAS-565", "SAS-553")
def test_a_stronger_guard_played_in_answer_stops_the_card_and_stays() -> None:
    play = stand(CALM, hands="A: teleport; B: protection", dice="4 2 1").invoke("A", "teleport b.warrior keep/w1").invoke("B", "protection")
    play.resolve().resolve()
    assert (play.at("b.warrior"), play["play B"], play["pile"]) == ("grove/b2", "protection", "teleport")


@rule("SAS-560", "SAS-565")
def test_a_weaker_guard_is_overridden_and_stays() -> None:
    """A dragon of level 2 under a missile of level 5."""
    play = stand(
        "a.wizard keep/w12  a.pion1 keep/w9  b.wizard keep/w14  b.pion1 grove/a1",
        hands="A: magic_missile",
        in_play="B: transform_to_dragon safe_scroll",
        dice="4 2 1",
    )
    play.will_come("missile", "1 1").invoke("A", "magic_missile").resolve().choose("hit b.wizard")
    assert play.at("b.wizard") == ""
    assert "safe_scroll" in play["play B"]


@rule("SAS-567")
def test_a_target_under_a_higher_guard_cannot_be_chosen_and_one_under_an_equal_can() -> None:
    play = stand(CALM, hands="A: teleport traitor sleep", in_play="B: protection", dice="4 2 1")
    assert play.refused_invoking("A", "teleport b.warrior") == "SAS-567"
    assert play.refused_invoking("A", "sleep b.pion1") == "SAS-567"
    ahead = play.copy().choose("invoke traitor")
    assert sorted(ahead.offered()) == ["name b.pion1", "name b.warrior"]
    own = play.copy().choose("invoke sleep")
    assert own.offered() == ["name a.pion1"], "one's own are not guarded by it"


@rule("SAS-561", "SAS-1080")
def test_protection_covers_its_owners_pieces_against_opponents_only() -> None:
    play = stand(CALM, hands="B: teleport", in_play="B: protection", dice="4 2 1").invoke("B", "teleport b.warrior keep/w1").resolve()
    assert play.at("b.warrior") == "keep/w1"


@rule("SAS-563", "SAS-1082")
def test_what_is_aimed_and_what_reaches_all_around() -> None:
    """A nominates his own pion; B's protected neighbours roll all the same."""
    play = stand(
        "a.wizard keep/nx  a.pion1 grove/c3  b.guard1 grove/b2  b.wizard grove/d3",
        hands="A: black_plague",
        in_play="B: protection",
        dice="4 2 1",
    )
    assert play.refused_invoking("A", "black_plague b.guard1") == "SAS-567"
    play.will_come("save", "4 4 1", "5 1").invoke("A", "black_plague a.pion1").resolve()
    assert (play.at("b.guard1"), play.at("b.wizard"), play.at("a.pion1")) == ("", "grove/d3", "")


@rule("SAS-564")
def test_the_strongest_guard_decides() -> None:
    """Under Protection (5) and Magic Shield (6) a missile of level 5 is blocked, not tied."""
    pieces = "a.wizard keep/w12  a.pion1 keep/w9  b.pion1 keep/w14  b.wizard grove/a1"
    play = stand(pieces, hands="A: magic_missile", in_play="B: protection magic_shield=b.pion1", dice="4 2 1")
    play.will_come("missile", "3 3").invoke("A", "magic_missile").resolve()
    if play.question == "missile_hit":
        assert "hit b.pion1" not in play.offered()
        play.choose("miss")
    assert play["play B"].split() == ["protection", "magic_shield"]


@rule("SAS-564", "SAS-566")
def test_among_guards_of_one_level_the_last_to_come_counts_and_goes() -> None:
    """A sleeping, paralysed pion under a Horse: whichever came into play last is destroyed with it."""
    for order in ("sleep=a.pion1 paralysis=a.pion1", "paralysis=a.pion1 sleep=a.pion1"):
        play = stand(
            "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", hands="A: horse; B: " + order.split("=")[0], dice="4 2 1", in_play=""
        )
        first, second = (word.partition("=")[0] for word in order.split())
        play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", hands=f"A: horse; B: {first} {second}", dice="4 2 1")
        play.invoke("B", f"{first} a.pion1").resolve().invoke("B", f"{second} a.pion1").resolve().end_only()
        play.invoke("A", "horse a.pion1").resolve()
        assert play["play B"] == first
        assert sorted(play["pile"].split()) == sorted(["horse", second])


@rule("SAS-566", "SAS-1283")
def test_one_tie_annuls_the_whole_card_before_anything_is_rolled() -> None:
    """A dragon next to the plague's victim: both cards go, and the victim lives."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion3 grove/c3  b.guard1 grove/b2",
        hands="A: black_plague",
        in_play="B: transform_to_dragon",
        dice="4 2 1",
    )
    play.invoke("A", "black_plague b.pion3").resolve()
    assert (play.at("b.pion3"), play.at("b.guard1"), play.at("b.wizard")) == ("grove/c3", "grove/b2", "grove/d3")
    assert sorted(play["pile"].split()) == ["black_plague", "transform_to_dragon"]


@rule("SAS-566")
def test_a_card_whose_main_object_drops_out_has_no_effect() -> None:
    """The nominated piece is shielded in answer: its neighbours don't roll."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/e6  b.pion3 grove/c3  b.guard1 grove/b2",
        hands="A: black_plague; B: magic_shield",
        dice="4 2 1",
    )
    play.will_come("save", "1 1 1")
    play.invoke("A", "black_plague b.pion3").invoke("B", "magic_shield b.pion3").resolve().resolve()
    assert (play.at("b.pion3"), play.at("b.guard1")) == ("grove/c3", "grove/b2")
    assert play["pile"] == "black_plague"


@rule("SAS-565")
def test_the_rest_of_a_card_goes_on_without_the_guarded_one() -> None:
    """A shielded neighbour doesn't roll, the other does."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/e6  b.pion3 grove/c3  b.guard1 grove/b2  b.guard2 grove/d3",
        hands="A: black_plague",
        in_play="B: magic_shield=b.guard1",
        dice="4 2 1",
    )
    play.will_come("save", "1 1 1").invoke("A", "black_plague b.pion3").resolve()
    assert (play.at("b.pion3"), play.at("b.guard1"), play.at("b.guard2")) == ("", "grove/b2", "")


@rule("SAS-568")
@pytest.mark.parametrize(("card", "trap"), [("evade_trap", "major_death_trap"), ("evade_trap", "lesser_death_trap")])
def test_what_acts_on_the_trap_is_not_compared(card: str, trap: str) -> None:
    """Level 1 against 3 and 2."""
    play = (
        stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands=f"A: {card}; B: {trap}", dice="4 2 1")
        .settle()
        .go("a.pion1", "keep/gn")
    )
    play.invoke("B", trap + (" a.pion1" if trap == "major_death_trap" else "")).invoke("A", f"{card} {trap}").resolve()
    play.will_come("save", "1 1").resolve()
    assert play.at("a.pion1") == "keep/gn"


@rule("SAS-568", "SAS-1031", "SAS-1032")
def test_trap_proof_of_level_1_stops_a_trap_of_level_3() -> None:
    play = (
        stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="A: trap_proof; B: major_death_trap", dice="4 2 1")
        .settle()
        .go("a.pion1", "keep/gn")
    )
    play.invoke("B", "major_death_trap a.pion1").invoke("A", "trap_proof").resolve().will_come("save", "1 1").resolve()
    assert (play.at("a.pion1"), play["play A"]) == ("keep/gn", "trap_proof")


@rule("SAS-568", "SAS-1235", "SAS-1633")
def test_answers_to_spells_are_not_compared() -> None:
    """Spell Bounce of level 5 takes over Magic Shield of level 6."""
    play = (
        stand(CALM, hands="A: magic_shield; B: spell_bounce", dice="4 2 1")
        .invoke("A", "magic_shield a.pion1")
        .invoke("B", "spell_bounce")
        .resolve()
    )
    play.choose("name b.pion1").resolve()
    assert play.under("shielded") == "b.pion1"
    assert play["play B"] == "magic_shield"


@rule("SAS-569", "SAS-1305")
def test_a_lasting_card_compares_each_time_its_effect_is_applied() -> None:
    """A neighbour that is shielded doesn't roll against typhoid."""
    play = stand(
        "a.pion1 grove/b1  a.wizard keep/nx  b.pion2 grove/c3  b.wizard grove/e6",
        in_play="B: typhoid_mary=b.pion2; A: magic_shield=a.pion1",
        dice="4 2 1",
    )
    play.will_come("save", "1 1").go("a.pion1", "grove/b2")
    assert play.at("a.pion1") == "grove/b2"
    bare = stand("a.pion1 grove/b1  a.wizard keep/nx  b.pion2 grove/c3  b.wizard grove/e6", in_play="B: typhoid_mary=b.pion2", dice="4 2 1")
    assert bare.will_come("save", "1 1").go("a.pion1", "grove/b2").at("a.pion1") == ""


GUARDS = {  # SAS-570: a guard that lies in play before B, and a card that meets it
    "protection": ("b.pion1 grove/a1", "protection", "teleport b.pion1", "SAS-567"),
    "mindless_hulk": ("hulk1 keep/w1", "", "traitor hulk1", "SAS-567"),
    "magic_shield": ("b.pion1 grove/a1", "magic_shield=b.pion1", "black_plague b.pion1", "SAS-567"),
}


@rule("SAS-570", "SAS-567")
@pytest.mark.parametrize("guard", GUARDS)
def test_the_high_guards_close_the_choice(guard: str) -> None:
    piece, lying, aimed, wanted = GUARDS[guard]
    play = stand(
        f"a.wizard keep/nx  b.wizard grove/d3  {piece}",
        hands=f"A: {aimed.split()[0]}",
        in_play=f"B: {lying}" if lying else "",
        dice="4 2 1",
    )
    assert play.refused_invoking("A", aimed) in (wanted, "SAS-1497", "SAS-515")


def ridden(status: str) -> Play:
    """A sleeping or paralysed pion is given a Horse."""
    play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3", hands=f"A: horse; B: {status}", dice="4 2 1")
    play.invoke("B", f"{status} a.pion1").resolve().end_only()
    return play.invoke("A", "horse a.pion1").resolve()


@rule("SAS-570", "SAS-1364", "SAS-1383", "SAS-1403")
@pytest.mark.parametrize(("card", "status"), [("sleep", "asleep"), ("paralysis", "paralysed")])
def test_a_horse_ties_with_sleep_and_paralysis(card: str, status: str) -> None:
    play = ridden(card)
    assert sorted(play["pile"].split()) == sorted(["horse", card])
    assert play.under(status) == ""


@rule("SAS-571")
def test_pending_cards_that_want_opposite_things_just_happen_in_turn() -> None:
    """Two teleports of the same pion: the one played last first, and then the other."""
    play = (
        stand(CALM, hands="A: teleport; B: domain_teleport magic_shield", dice="4 2 1")
        .invoke("A", "teleport b.pion1 keep/w1")
        .invoke("B", "magic_shield b.pion1")
    )
    play.resolve().resolve()
    assert play.at("b.pion1") == "keep/w1", "a shield is no guard against being moved (SAS-1294)"
    assert play["play B"] == "magic_shield"
