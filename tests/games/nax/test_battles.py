"""Battles, NAX-401 to NAX-423: every throw, every level, every space."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.nax.dealing import Play, deal
from tests.marks import plain_too, rule

DICE = range(1, 7)
LEVELS = (1, 2, 3)
STRENGTH = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6}  # NAX-405, by the minion's die
BLACK = {1: ["C1", "D5", "J1", "J5"], 2: ["C1", "E5", "H1", "H3"], 3: ["B5", "F5", "J1"]}
BESIDE_BLACK = {
    1: {"C1": "B1", "D5": "C5", "J1": "K1", "J5": "K5"},
    2: {"C1": "D1", "E5": "D5", "H1": "G1", "H3": "G3"},
    3: {"B5": "A5", "F5": "G5", "J1": "K1"},
}


def against_minion(minion: int, *after: str, level: int = 1, **lies: str | int) -> Play:
    """Seat 0 has just landed on C1 of stage 1."""
    play = deal(3, None, "move 1", at0="B1", level0=level, **lies).until("0 move")
    return past_arrival(play.will_come(f"minion {minion}", *after).choose("move C1"))


def against_player(*after: str, level0: int = 1, level1: int = 1, **lies: str | int) -> Play:
    """Seat 0 has just landed on the guard's space D3, where seat 1 stands, and battles it. No card is drawn there."""
    play = deal(3, None, "move 1", at0="C3", at1="D3", level0=level0, level1=level1, **lies).until("0 move")
    return past_arrival(play.choose("move D3")).will_come(*after).choose("battle seat1")


def past_arrival(play: Play) -> Play:
    """Nobody plays a spell before the landing."""
    while play["window"] == "arrival":
        play.choose("pass")
    return play


# Levels


@rule("NAX-401", "NAX-402", "NAX-417")
@pytest.mark.parametrize(("attacker", "defender"), list(product(LEVELS, LEVELS)))
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_a_battle_between_players_moves_both_levels_within_bounds(attacker: int, defender: int, attacker_wins: bool) -> None:
    dice = ("attack 5", "attack 2") if attacker_wins else ("attack 2", "attack 5")
    play = against_player(*dice, level0=attacker, level1=defender)
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    after = [str(min(3, winner + 1)), str(max(1, loser - 1))]
    assert play.each("level") == [*(after if attacker_wins else after[::-1]), "1"]
    assert play.all_came
    assert bool(play.heard("level-gained")) == (winner < 3)
    assert bool(play.heard("level-lost")) == (loser > 1)


@rule("NAX-401", "NAX-402", "NAX-407")
@pytest.mark.parametrize("level", LEVELS)
def test_beating_a_minion_gains_a_level_up_to_three(level: int) -> None:
    assert against_minion(1, "attack 6", level=level)["level 0"] == str(min(3, level + 1))


@rule("NAX-403")
def test_a_level_counts_from_the_moment_the_battle_is_decided() -> None:
    play = against_minion(1, "attack 6", hand0="fireball", hand1="attack")
    play.until("0 spell start")
    assert play["turn"] == "1", "the same round goes on, and the new level serves already"
    assert "cast fireball2 seat1" in play.offered()
    assert "cast fireball3 seat1" not in play.offered()


# Against a minion


@rule("NAX-404", "NAX-704", "NAX-113")
@pytest.mark.parametrize(("stage", "black"), [(stage, black) for stage in BLACK for black in BLACK[stage]])
@pytest.mark.parametrize("level", LEVELS)
def test_every_black_space_brings_a_minion_to_everybody(stage: int, black: str, level: int) -> None:
    play = deal(2, None, "move 1", stage=stage, at0=BESIDE_BLACK[stage][black], level0=level)
    play.will_come("minion 2", "attack 4").choose(f"move {black}")
    assert play.heard("minion-appears") == ["who=0 die=2 strength=3"]
    assert play.all_came, "there is nothing to decide: the dice fall at once"


@rule("NAX-405")
@pytest.mark.parametrize("die", DICE)
def test_the_strength_of_a_minion_is_its_die_and_one_but_at_most_six(die: int) -> None:
    play = against_minion(die, hand0="attack")
    assert play["strength"] == str(STRENGTH[die])


@rule("NAX-406", "NAX-511")
def test_a_minion_shows_its_strength_before_spells_and_the_fighters_die_comes_after() -> None:
    play = against_minion(4, hand0="attack")
    assert play.asked == "0 spell battle"
    assert play["strength"] == "5"
    assert play["foe"] == "minion"
    assert play.heard("attack-rolled") == []
    play.will_come("attack 3").choose("pass")
    assert play.heard("attack-rolled") == ["who=0 die=3 total=3"]


@rule("NAX-407", "NAX-408", "NAX-409")
@pytest.mark.parametrize(("minion", "die"), list(product(DICE, DICE)))
def test_all_throws_of_a_minion_and_a_fighter(minion: int, die: int) -> None:
    play = against_minion(minion, f"attack {die}", level=2)
    wins = die >= STRENGTH[minion]
    assert play["level 0"] == ("3" if wins else "2"), "a level is gained, never lost"
    assert play["lost 0"] == ("no" if wins else "yes")
    assert play["at 0"] == "C1", "winner and loser stay"
    assert play.heard("minion-beaten" if wins else "minion-wins") == [f"who=0 total={die} strength={STRENGTH[minion]}"]


@rule("NAX-408", "NAX-209")
def test_losing_to_a_minion_leaves_the_marks_of_others() -> None:
    play = against_minion(6, "attack 1", lost2="yes")
    assert play.each("lost") == ["yes", "no", "yes"]


@rule("NAX-410")
def test_whoever_lands_among_others_on_black_fights_a_minion_of_its_own() -> None:
    play = deal(3, None, "move 1", at0="B1", at1="B1", at2="C1")
    play.will_come("minion 1", "attack 6", "move 1").choose("move C1")
    assert play.asked == "1 move", "nobody was offered a battle with those who stand there"
    play.will_come("minion 5", "attack 1").choose("move C1")
    assert play.heard("minion-appears") == ["who=0 die=1 strength=2", "who=1 die=5 strength=6"]
    assert play.heard("battle-begins") == []
    assert play.each("level") == ["2", "1", "1"]


# Against a player


@rule("NAX-411")
def test_nobody_is_asked_to_battle_where_nobody_stands() -> None:
    play = deal(2, None, "move 1", "move 1", at0="C3", at1="E3").choose("move D3")
    assert play.asked == "1 move"


@rule("NAX-411", "NAX-324")
def test_the_battle_is_offered_after_the_effect_of_the_space() -> None:
    play = deal(2, None, "move 1", at0="B3", at1="C3", top="attack").choose("move C3")
    assert play["hand 0"] == "attack"
    assert play.asked == "0 battle"
    play.choose("battle seat1")
    assert play.asked == "0 spell battle", "the card just drawn serves already"


@rule("NAX-411")
def test_a_battle_may_be_declined() -> None:
    play = deal(2, None, "move 1", "move 1", at0="C3", at1="D3").choose("move D3")
    assert play.offered() == ["decline", "battle seat1"]
    play.choose("decline")
    assert play.heard("declined-to-battle") == ["who=0"]
    assert play.each("level") == ["1", "1"]
    assert play.asked == "1 move"


@rule("NAX-412")
def test_one_of_several_opponents_is_chosen_and_has_to_defend_itself() -> None:
    play = deal(4, None, "move 1", at0="C3", at1="D3", at2="D3", at3="E3", level2=3).choose("move D3")
    assert play.offered() == ["decline", "battle seat1", "battle seat2"]
    assert play.refused("battle seat3", "battle", "battle seat1 seat2", "battle minion") == "NAX-412"
    assert play.refused("battle seat0") == "NAX-522"
    play.will_come("attack 6", "attack 1", "move 1").choose("battle seat2")
    assert play.each("level") == ["2", "1", "2", "1"]
    assert play.asked == "1 move", "the defender wasn't asked, and there is one battle to a landing"


@rule("NAX-412")
def test_only_whoever_lands_has_the_choice() -> None:
    play = deal(2, None, "move 1", "move 2", at0="C3", at1="D3", level1=3).choose("move D3", "decline")
    assert play.asked == "1 move"
    play.choose("move D3")
    assert play.asked == "1 battle", "a walk that ends where it began is a landing"


@rule("NAX-413", "NAX-702")
@pytest.mark.parametrize(("stage", "beside"), [(1, "B3"), (2, "B3"), (3, "B3")])
def test_there_are_no_battles_on_blue(stage: int, beside: str) -> None:
    play = deal(2, None, "move 1", "move 1", stage=stage, at0=beside, at1="A3").choose("move A3")
    assert play.asked == "1 move"
    assert play.heard("drew-a-card") == []


@rule("NAX-413")
def test_there_are_no_battles_on_red() -> None:
    play = deal(2, None, "move 1", at0="K3", at1="K3").choose("move L3")
    assert play.asked == "0 draw", "the stage is over"


GROUNDS = [
    *[(1, "C3", "B3"), (1, "D3", "C3"), (1, "H5", "G5"), (1, "I2", "I1"), (1, "J3", "I3"), (1, "K3", "K2")],
    *[(2, "F3", "E3"), (2, "C5", "B5"), (2, "F1", "E1"), (2, "I5", "H5"), (2, "J3", "I3")],
    *[(3, "E3", "F3"), (3, "C4", "C3"), (3, "F1", "G1"), (3, "J5", "I5"), (3, "D3", "C3"), (3, "H3", "G3"), (3, "L3", "K3")],
]


@rule("NAX-414")
@pytest.mark.parametrize(("stage", "ground", "beside"), GROUNDS)
def test_battles_are_fought_on_plain_and_green_spaces_elevator_and_boxes(stage: int, ground: str, beside: str) -> None:
    lies: dict[str, str | int] = {"at0": beside, "at1": ground, "top": "speed"}
    if stage == 2:
        lies |= {"key": "nickel", "bags": "penny nickel dime", "coins0": "nickel", "coins1": "nickel"}
    if stage == 3:
        lies |= {"switches0": "s1 s2 s3", "switches1": "s1 s2 s3"}
    play = deal(2, None, "move 1", stage=stage, **lies).choose(f"move {ground}")
    assert play.asked == "0 battle"
    play.will_come("attack 6", "attack 1").choose("battle seat1")
    assert play.each("level") == ["2", "1"]


@rule("NAX-415", "NAX-513")
def test_the_defender_is_asked_first_and_spells_go_on_until_both_have_enough() -> None:
    play = against_player("attack 1", "attack 1", hand0="attack attack", hand1="attack attack")
    assert play.asked == "1 spell battle"
    play.choose("1 cast attack1", "0 cast attack1", "1 cast attack1", "0 cast attack1")
    assert play.heard("attack-rolled") == ["who=0 die=1 total=3", "who=1 die=1 total=3"]
    assert [play["hand 0"], play["hand 1"]] == ["", ""]


@rule("NAX-416", "NAX-422")
def test_the_attacker_throws_first_and_both_throw_whatever_their_totals() -> None:
    play = against_player(hand0="fireball", hand1="fireball", level0=3, level1=3)
    play.will_come("attack 6", "attack 5").choose("1 cast fireball3 seat0", "0 cast fireball3 seat1")
    assert play.heard("attack-rolled") == ["who=0 die=6 total=0", "who=1 die=5 total=0"]
    assert play.heard("battle-tied") == [""]
    assert play.each("level") == ["3", "3", "1"]


@plain_too
@rule("NAX-417", "NAX-418", "NAX-419")
@pytest.mark.parametrize(("attacker", "defender"), list(product(DICE, DICE)))
def test_all_throws_of_two_players(attacker: int, defender: int) -> None:
    play = against_player(f"attack {attacker}", f"attack {defender}", level0=2, level1=2)
    gained = (attacker > defender) - (attacker < defender)
    assert play.each("level") == [str(2 + gained), str(2 - gained), "1"]
    assert play.each("lost") == ["no", "no", "no"], "losing to a player costs no turn"
    assert [play["at 0"], play["at 1"]] == ["D3", "D3"], "both stay"
    assert bool(play.heard("battle-tied")) == (gained == 0)


# Attack totals


TOTALS = [
    ("", 4, 4),
    ("attack1", 4, 5),
    ("attack2", 4, 7),
    ("attack3", 4, 8),
    ("attack1 attack2", 4, 8),
    ("attack2 attack3", 4, 11),
    ("attack3 attack2", 4, 11),
    ("attack3 attack1", 6, 13),
    ("attack3 attack3", 6, 24),
    ("attack2 attack2", 6, 12),
]


@rule("NAX-420", "NAX-421", "NAX-631", "NAX-632", "NAX-633")
@pytest.mark.parametrize(("spells", "die", "total"), TOTALS)
def test_doublings_act_on_the_die_and_the_rest_is_added_in_any_order(spells: str, die: int, total: int) -> None:
    casts = [f"0 cast {spell}" for spell in spells.split()]
    play = against_minion(6, f"attack {die}", level=3, hand0=" ".join(["attack"] * len(casts))).choose(*casts)
    assert play.heard("attack-rolled") == [f"who=0 die={die} total={total}"]


@rule("NAX-420", "NAX-641")
@pytest.mark.parametrize("order", [("0 cast attack3", "1 cast defense1 seat0"), ("0 pass", "1 cast defense1 seat0", "0 cast attack3")])
def test_what_is_taken_away_is_taken_after_the_doubling(order: tuple[str, ...]) -> None:
    play = against_minion(6, level=3, hand0="attack", hand1="defense")
    play.will_come("attack 4").choose(*order)
    assert play.heard("attack-rolled") == ["who=0 die=4 total=7"]


@rule("NAX-421")
def test_a_total_is_never_below_nothing() -> None:
    play = against_minion(1, hand1="defense defense", hand2="defense")
    play.will_come("attack 2").choose("1 cast defense1 seat0", "2 cast defense1 seat0", "1 cast defense1 seat0")
    assert play.heard("attack-rolled") == ["who=0 die=2 total=0"]


@rule("NAX-422", "NAX-609")
@pytest.mark.parametrize("order", [("0 cast attack2", "1 cast fireball3 seat0"), ("0 pass", "1 cast fireball3 seat0", "0 cast attack2")])
def test_a_fireball_makes_an_attack_nothing_whatever_else_is_played(order: tuple[str, ...]) -> None:
    play = against_minion(1, level=2, hand0="attack", hand1="fireball", level1=3)
    play.will_come("attack 6").choose(*order)
    assert play.heard("attack-rolled") == ["who=0 die=6 total=0"]
    assert play["lost 0"] == "yes", "the minion wins"


@rule("NAX-420", "NAX-422", "NAX-648")
def test_what_spells_did_in_one_battle_is_over_with_it() -> None:
    play = against_player(hand0="attack", hand1="fireball", level0=2, level1=3)
    play.will_come("attack 6", "attack 6", "move 2").choose("1 cast fireball3 seat0", "0 cast attack2")
    assert play.asked == "1 move"
    assert play.heard("attack-rolled") == ["who=0 die=6 total=0", "who=1 die=6 total=6"]
    play.choose("move D3").will_come("attack 5", "attack 4").choose("battle seat0")
    assert play.heard("attack-rolled")[2:] == ["who=1 die=5 total=5", "who=0 die=4 total=4"]


@rule("NAX-423", "NAX-654")
def test_a_battle_is_off_when_the_fighter_is_sent_to_the_start() -> None:
    play = against_minion(6, level=2, hand0="attack", hand1="question")
    play.will_come("attack 1").choose("0 cast attack1", "1 cast question1 seat0")
    assert not play.all_came, "no die is thrown"
    assert play["at 0"] == "A3"
    assert play["level 0"] == "2"
    assert play["lost 0"] == "no"
    assert play["hand 0"] == "", "what was played stays used"
    assert play["turn"] == "1"
    assert play.heard("battle-cancelled") == [""]


@rule("NAX-423", "NAX-654")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_battle_is_off_when_either_player_is_sent_to_the_start(gone: int) -> None:
    play = against_player(level0=2, level1=2, hand2="question")
    play.will_come("attack 6", "attack 1").choose(f"2 cast question1 seat{gone}")
    assert not play.all_came
    assert play.each("level") == ["2", "2", "1"]
    assert play[f"at {gone}"] == "A3"
    assert play[f"at {1 - gone}"] == "D3"
    assert play["turn"] == "1"
