"""The five spells, NAX-601 to NAX-659: what each ability does, to whom, and for how long."""

from __future__ import annotations

import pytest

from tests.games.nax.dealing import Play, deal
from tests.marks import rule

WINDOWS = ("start", "rolled", "arrival", "battle")
ANSWERS: dict[str, list[str]] = {"start": [], "rolled": [], "arrival": ["move D3"], "battle": ["move D3", "battle seat2"]}


def moment(window: str, caster: int = 1, /, **lies: str | int) -> Play:
    """In the turn of seat 0, who walks from C3 to D3, where seat 2 stands and is attacked; seat 1 looks on from E1."""
    play = deal(3, None, "move 1", **{"at0": "C3", "at1": "E1", "at2": "D3", **lies})
    return play.until(f"{caster} spell {window}", *ANSWERS[window])


def holding(seat: int, cards: str, level: int = 1) -> dict[str, str | int]:
    return {f"hand{seat}": cards, f"level{seat}": level}


def casts(play: Play) -> list[str]:
    return [answer.removeprefix("cast ") for answer in play.offered("cast")]


# Fireball


@rule("NAX-601", "NAX-522")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_a_fireball_hits_an_opponent_and_never_its_caster(window: str, caster: int) -> None:
    play = moment(window, caster, **holding(caster, "fireball", 3))
    targets = {cast[-5:] for cast in casts(play)}
    assert targets == {f"seat{seat}" for seat in range(3) if seat != caster}
    assert play.refused(f"cast fireball3 seat{caster}") == "NAX-601"


@rule("NAX-602")
@pytest.mark.parametrize("window", WINDOWS)
def test_fireball_1_is_for_the_moment_before_an_opponents_roll(window: str) -> None:
    play = moment(window, hand1="fireball question", at1="E1")
    found = [cast for cast in casts(play) if cast.startswith("fireball1")]
    assert found == (["fireball1 seat0"] if window == "start" else [])
    assert play.refused("cast fireball1 seat2") == "NAX-602"


@rule("NAX-602")
def test_fireball_1_is_not_for_ones_own_roll() -> None:
    play = deal(3, None, hand0="fireball", level0=2, at1="E1", at2="E1")
    assert play.asked == "0 spell start"
    assert casts(play) == ["fireball2 seat1", "fireball2 seat2"]


SCORCHED = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@rule("NAX-603")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_scorched_die_counts_half_rounded_up(die: int) -> None:
    play = deal(2, None, f"move {die}", at0="E1", hand1="fireball").choose("1 cast fireball1 seat0")
    assert [play["die"], play["total"]] == [str(die), str(SCORCHED[die])]


@rule("NAX-603", "NAX-212")
def test_a_scorch_is_over_with_its_turn() -> None:
    play = deal(2, None, "move 1", "move 1", "move 6", at0="E1", at1="E1", hand1="fireball", top="attack attack")
    play.choose("1 cast fireball1 seat0", "0 move D1", "1 move F1").until("0 move")
    assert [play["scorched"], play["die"], play["total"]] == ["no", "6", "6"]


@rule("NAX-604", "NAX-302")
@pytest.mark.parametrize(
    ("spells", "total"),
    [
        ("speed1", 3),  # thrown again: a 5, half of it
        ("speed2", 6),  # half of 3, and four
        ("speed3", 4),  # half of 3, doubled
        ("speed1 speed3", 6),
        ("speed3 speed2", 8),
    ],
)
def test_the_scorch_lies_on_the_roll_before_speed(spells: str, total: int) -> None:
    hand = " ".join("speed" for _ in spells.split())
    play = deal(2, None, "move 3", at0="E1", hand0=hand, level0=3, hand1="fireball").choose("1 cast fireball1 seat0")
    play.will_come("move 5").choose(*[f"0 cast {spell}" for spell in spells.split()])
    assert play["total"] == str(total)


@rule("NAX-604", "NAX-521")
def test_nobody_is_scorched_twice_in_a_turn() -> None:
    play = deal(3, None, "move 1", at0="E1", hand1="fireball question", hand2="fireball")
    play.choose("1 cast fireball1 seat0")
    assert play.asked == "1 spell start", "seat 2 has nothing to play any more"
    once_more = deal(3, None, "move 1", at0="E1", hand1="fireball", hand2="fireball question")
    once_more.choose("1 cast fireball1 seat0")
    assert once_more.refused("2 cast fireball1 seat0") == "NAX-604"


@rule("NAX-605")
@pytest.mark.parametrize(
    ("window", "targets"),
    [("start", ["seat0", "seat2"]), ("rolled", ["seat2"]), ("arrival", ["seat2"]), ("battle", [])],
)
def test_fireball_2_strikes_before_a_turn_and_outside_battles(window: str, targets: list[str]) -> None:
    play = moment(window, hand1="fireball question", level1=2)
    assert [cast for cast in casts(play) if cast.startswith("fireball2")] == [f"fireball2 {target}" for target in targets]
    for target in ("seat0", "seat2"):
        if target not in targets:
            assert play.refused(f"cast fireball2 {target}") == "NAX-605"


@rule("NAX-605")
@pytest.mark.parametrize("window", ["start", "rolled", "arrival"])
def test_the_active_player_too_casts_fireball_2_at_others(window: str) -> None:
    play = moment(window, 0, hand0="fireball", level0=2)
    assert [cast for cast in casts(play) if cast.startswith("fireball2")] == ["fireball2 seat1", "fireball2 seat2"]


@rule("NAX-606", "NAX-208")
def test_fireball_2_costs_the_next_turn() -> None:
    play = moment("rolled", 0, hand0="fireball", level0=2).choose("cast fireball2 seat1")
    assert play.each("lost") == ["no", "yes", "no"]
    assert play.heard("will-lose-a-turn") == ["who=1"]
    play.until("0 move").until("2 move", "move D3", "decline")
    assert play.heard("turn-lost") == ["who=1"]
    assert play.each("lost") == ["no", "no", "no"]


@rule("NAX-607", "NAX-211")
def test_fireball_2_in_start_costs_that_very_turn_and_leaves_no_mark() -> None:
    play = moment("start", hand1="fireball", level1=2).choose("cast fireball2 seat0")
    assert play["turn"] == "1"
    assert play.heard("turn-stopped") == ["who=0"]
    assert [words for words in play.heard("rolled") if "who=0" in words] == []
    assert play.each("lost") == ["no", "no", "no"]
    assert play["at 0"] == "C3"


@rule("NAX-608")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_fireball_3_knows_no_limit_of_time(window: str, caster: int) -> None:
    play = moment(window, caster, **holding(caster, "fireball", 3))
    others = [seat for seat in range(3) if seat != caster]
    assert [cast for cast in casts(play) if cast.startswith("fireball3")] == [f"fireball3 seat{seat}" for seat in others]


@rule("NAX-609")
@pytest.mark.parametrize(("hit", "levels"), [(0, ["1", "1", "3"]), (2, ["3", "1", "1"])])
def test_fireball_3_breaks_the_attack_of_either_combatant(hit: int, levels: list[str]) -> None:
    play = moment("battle", hand1="fireball", level1=3, level0=2, level2=2)
    dice = ("attack 6", "attack 1") if hit == 0 else ("attack 1", "attack 6")
    play.will_come(*dice).choose(f"cast fireball3 seat{hit}")
    assert play.heard("attack-broken") == [f"who={hit}"]
    assert [play["level 0"], play["level 2"]] == [levels[0], levels[2]]
    assert play.each("lost") == ["no", "no", "no"], "it loses its blow and nothing else"


@rule("NAX-521", "NAX-609")
def test_an_attack_is_broken_once() -> None:
    play = moment("battle", hand1="fireball fireball", level1=3).choose("cast fireball3 seat0")
    assert casts(play) == ["fireball3 seat2"]
    assert play.refused("cast fireball3 seat0") == "NAX-521"


@rule("NAX-609", "NAX-521")
def test_a_marked_player_can_still_be_hit_as_a_combatant() -> None:
    play = moment("battle", hand1="fireball", level1=3, lost2="yes")
    assert "fireball3 seat2" in casts(play)
    elsewhere = moment("arrival", hand1="fireball", level1=3, lost2="yes")
    assert elsewhere.refused("cast fireball3 seat2", "cast fireball2 seat2") == "NAX-521"


@rule("NAX-610", "NAX-211")
@pytest.mark.parametrize("window", ["start", "rolled"])
def test_fireball_3_stops_the_turn_before_the_move(window: str) -> None:
    play = moment(window, hand1="fireball", level1=3).choose("cast fireball3 seat0")
    assert play["at 0"] == "C3"
    assert play["turn"] == "1"
    assert play.heard("walks") == []
    assert play.each("lost") == ["no", "no", "no"]


@rule("NAX-610", "NAX-211")
@pytest.mark.parametrize("window", ["start", "rolled"])
def test_a_turn_that_is_stopped_offers_no_battle_with_whoever_stands_there(window: str) -> None:
    play = deal(3, None, "move 1", at0="D3", at1="D3", hand1="fireball", level1=3, hand2="question").until(f"1 spell {window}")
    play.choose("cast fireball3 seat0")
    assert play["turn"] == "1"
    assert "0 battle" not in play.asked


@rule("NAX-611", "NAX-314")
@pytest.mark.parametrize(("start", "end"), [("B3", "C3"), ("B1", "C1"), ("C3", "D3"), ("K3", "L3")])
def test_fireball_3_throws_back_whoever_arrives(start: str, end: str) -> None:
    play = deal(2, None, "move 1", at0=start, at1=end if end != "L3" else "E1", hand1="fireball", level1=3)
    play.until("1 spell arrival", f"move {end}").choose("cast fireball3 seat0")
    assert play["at 0"] == start
    assert play.heard("thrown-back") == [f"who=0 space={start}"]
    for message in ("drew-a-card", "minion-appears", "battle-begins", "stage-ended"):
        assert play.heard(message) == []
    assert [play["stage"], play["turn"], play["lost 0"]] == ["1", "1", "no"]


@rule("NAX-611")
def test_whoever_is_thrown_back_after_a_round_walk_stays_where_it_is() -> None:
    play = deal(2, None, "move 2", at0="E1", hand1="fireball", level1=3)
    play.until("1 spell arrival", "move E1").choose("cast fireball3 seat0")
    assert play["at 0"] == "E1"
    assert play.heard("drew-a-card") == []


@rule("NAX-612")
@pytest.mark.parametrize("window", WINDOWS)
def test_fireball_3_costs_anybody_else_the_next_turn(window: str) -> None:
    caster, target = (2, 1) if window == "battle" else (1, 2)
    play = moment(window, caster, **holding(caster, "fireball", 3))
    play.choose(f"cast fireball3 seat{target}")
    assert play.heard("will-lose-a-turn") == [f"who={target}"]
    if window != "battle":
        assert play["turn"] == "0", "the turn goes on"


# Speed


@rule("NAX-620", "NAX-519", "NAX-509")
def test_speed_is_for_ones_own_roll_that_one_has_seen() -> None:
    hands: dict[str, str | int] = {f"hand{seat}": "speed" for seat in range(3)} | {f"level{seat}": 3 for seat in range(3)}
    play = deal(3, None, "move 3", at0="E1", **hands)
    assert play.asked == "0 spell rolled", "nobody was asked before the roll"
    assert casts(play) == ["speed1", "speed2", "speed3"]
    play.choose("pass")
    assert play.asked == "0 move", "and no other player after it"


@rule("NAX-620")
def test_speed_is_refused_at_other_moments_and_on_others_rolls() -> None:
    for window in ("start", "arrival", "battle"):
        assert moment(window, 0, hand0="speed question").refused("cast speed1") == "NAX-620"
    assert moment("rolled", hand1="speed question").refused("cast speed1") == "NAX-620"


@rule("NAX-621", "NAX-520")
def test_speed_1_throws_the_movement_die_again() -> None:
    play = deal(2, None, "move 2", at0="E1", hand0="speed").will_come("move 6").choose("cast speed1")
    assert [play["die"], play["total"]] == ["6", "6"]
    assert play.heard("rolled") == ["who=0 die=2", "who=0 die=6"]


@rule("NAX-622", "NAX-623")
@pytest.mark.parametrize("die", range(1, 7))
def test_speed_2_adds_four_and_speed_3_doubles(die: int) -> None:
    plus = deal(2, None, f"move {die}", at0="E1", hand0="speed", level0=2).choose("cast speed2")
    assert plus["total"] == str(die + 4)
    doubled = deal(2, None, f"move {die}", at0="E1", hand0="speed", level0=3).choose("cast speed3")
    assert doubled["total"] == str(2 * die)


@rule("NAX-624", "NAX-302")
@pytest.mark.parametrize(
    ("spells", "total"),
    [
        ("speed2 speed1", 9),
        ("speed3 speed1", 10),
        ("speed2 speed2", 11),
        ("speed3 speed3", 12),
        ("speed2 speed3", 10),
        ("speed3 speed2", 10),
    ],
)
def test_several_speeds_on_one_roll_and_a_later_throw_keeps_the_bonuses(spells: str, total: int) -> None:
    play = deal(2, None, "move 3", at0="E1", hand0="speed speed", level0=3).will_come("move 5")
    play.choose(*[f"cast {spell}" for spell in spells.split()])
    assert play["total"] == str(total)


# Attack


@rule("NAX-630", "NAX-511")
def test_attack_is_for_combatants_in_the_battle() -> None:
    hands: dict[str, str | int] = {f"hand{seat}": "attack" for seat in range(3)} | {f"level{seat}": 3 for seat in range(3)}
    play = moment("battle", 2, **hands)
    assert casts(play) == ["attack1", "attack2", "attack3"]
    play.choose("2 pass", "0 pass")
    assert play["window"] == "-", "the bystander isn't asked"


@rule("NAX-630")
def test_attack_is_refused_to_bystanders_and_at_other_moments() -> None:
    assert moment("battle", hand1="attack question").refused("cast attack1") == "NAX-630"
    for window in ("start", "rolled", "arrival"):
        assert moment(window, 0, hand0="attack question").refused("cast attack1") == "NAX-630"


# Defense


@rule("NAX-640")
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_defense_belongs_to_every_battle_and_to_nothing_else(caster: int) -> None:
    lies = holding(caster, "defense question", 3)
    assert [cast for cast in casts(moment("battle", caster, **lies)) if cast in ("defense2", "defense3")] == ["defense2", "defense3"]
    for window in ("start", "rolled", "arrival"):
        play = moment(window, caster, **lies)
        assert play.refused("cast defense1 seat0", "cast defense1 seat1", "cast defense2", "cast defense3") == "NAX-640"


@rule("NAX-641", "NAX-642")
@pytest.mark.parametrize(("caster", "targets"), [(0, ["seat2"]), (1, ["seat0", "seat2"]), (2, ["seat0"])])
def test_defense_1_weakens_an_opponent_who_fights(caster: int, targets: list[str]) -> None:
    play = moment("battle", caster, **holding(caster, "defense question"))
    assert [cast for cast in casts(play) if cast.startswith("defense1")] == [f"defense1 {target}" for target in targets]


@rule("NAX-641", "NAX-642")
@pytest.mark.parametrize(("target", "totals"), [(0, (3, 4)), (2, (4, 3))])
def test_defense_1_takes_one_from_the_attack_it_names(target: int, totals: tuple[int, int]) -> None:
    play = moment("battle", hand1="defense").will_come("attack 4", "attack 4").choose(f"cast defense1 seat{target}")
    assert play.heard("attack-rolled") == [f"who=0 die=4 total={totals[0]}", f"who=2 die=4 total={totals[1]}"]


@rule("NAX-643")
def test_a_minion_cannot_be_weakened() -> None:
    play = deal(2, None, "move 1", at0="B1", at1="A3", hand0="defense", level0=2).until("0 move")
    play.will_come("minion 1").choose("move C1")
    assert casts(play) == ["defense2"]
    assert play.refused("cast defense1 seat1") == "NAX-641"
    assert play.refused("cast defense1 seat0") == "NAX-522"


@rule("NAX-644", "NAX-518")
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_defense_2_closes_the_window_for_everybody(caster: int) -> None:
    hands: dict[str, str | int] = {"hand0": "defense attack", "hand1": "defense question", "hand2": "defense attack"}
    play = moment("battle", caster, **hands, **{f"level{caster}": 2}).will_come("attack 3", "attack 3").choose("cast defense2")
    assert play.heard("spells-locked") == [""]
    assert play.heard("battle-tied") == [""], "the dice fell at once"


@rule("NAX-645")
def test_what_was_played_before_the_lock_keeps_its_effect() -> None:
    play = moment("battle", 0, hand0="attack", level0=2, hand1="defense", level1=2).will_come("attack 1", "attack 3")
    play.choose("0 cast attack2", "1 cast defense2")
    assert play.heard("attack-rolled") == ["who=0 die=1 total=4", "who=2 die=3 total=3"]


@rule("NAX-646", "NAX-212")
def test_the_lock_is_over_with_the_turn_whoever_played_it() -> None:
    play = moment("battle", hand1="defense", level1=2, hand2="question").will_come("attack 3", "attack 3", "move 1")
    play.choose("cast defense2")
    assert play["turn"] == "1"
    assert play["locked"] == "no"
    assert play.asked == "2 spell start"


@rule("NAX-647", "NAX-517")
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_defense_3_silences_all_opponents_and_not_its_caster(caster: int) -> None:
    lies: dict[str, str | int] = {"level0": 3, "level1": 3, "level2": 3}
    lies |= {"hand0": "defense attack", "hand1": "defense question", "hand2": "defense question"}
    play = moment("battle", caster, **lies).choose("cast defense3")
    assert play["silenced"].split() == [str(seat) for seat in range(3) if seat != caster]
    assert play.asked == f"{caster} spell battle"
    assert play.heard("spells-silenced") == [f"who={caster}"]
    play.will_come("attack 3", "attack 3").choose("pass")
    assert play["window"] != "battle", "nobody else is asked"


@rule("NAX-648")
def test_the_silence_is_over_with_the_battle_and_earlier_spells_count() -> None:
    play = moment("battle", 0, hand0="attack question", level0=2, hand1="defense", level1=3, at1="E1")
    play.will_come("attack 1", "attack 3", "move 1").choose("0 cast attack2", "1 cast defense3")
    assert play.heard("attack-rolled") == ["who=0 die=1 total=4", "who=2 die=3 total=3"]
    assert play["silenced"] == ""
    assert play["turn"] == "1"
    assert play.asked == "0 spell start"


# ?


@rule("NAX-650")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_question_1_sends_any_player_back_at_any_time_even_its_caster(window: str, caster: int) -> None:
    play = moment(window, caster, **holding(caster, "question"))
    assert casts(play) == ["question1 seat0", "question1 seat1", "question1 seat2"]


@rule("NAX-651", "NAX-714")
def test_whoever_is_sent_back_keeps_all_but_its_place() -> None:
    lies: dict[str, str | int] = {
        "stage": 2,
        "key": "nickel",
        "bags": "penny nickel dime",
        "coins2": "penny dime",
        "at0": "G3",
        "at1": "E3",
    }
    play = deal(3, None, "move 1", **lies, at2="D5", hand2="attack speed", level2=2, points2=4, lost2="yes", hand1="question")
    play.choose("1 cast question1 seat2")
    assert play["at 2"] == "A3"
    assert [play["hand 2"], play["level 2"], play["points 2"], play["lost 2"], play["coins 2"]] == [
        "attack speed",
        "2",
        "4",
        "yes",
        "dime penny",
    ]


@rule("NAX-651", "NAX-742")
def test_whoever_is_sent_back_keeps_its_switches() -> None:
    play = deal(2, None, "move 1", stage=3, at0="G3", at1="K3", switches1="s1 s2", hand0="question").choose("0 cast question1 seat1")
    assert [play["at 1"], play["switches 1"]] == ["A3", "s1 s2"]


@rule("NAX-651", "NAX-714")
def test_whoever_is_sent_back_is_seen_by_no_guard() -> None:
    play = deal(2, None, "move 1", at0="E3", at1="E1", awake="g1 g2 g3 g4", hand1="question").choose("1 cast question1 seat0")
    assert play["at 0"] == "A3"
    assert play.heard("unseen") == play.heard("caught") == []


@rule("NAX-652")
@pytest.mark.parametrize("window", ["start", "rolled"])
def test_before_the_move_the_turn_goes_on_from_the_start(window: str) -> None:
    play = moment(window, hand1="question").choose("cast question1 seat0")
    assert play.asked == "0 move"
    assert [play["at 0"], play["die"]] == ["A3", "1"]
    assert play.offered() == ["move B3"]


@rule("NAX-653")
def test_on_arrival_the_turn_ends() -> None:
    play = deal(2, None, "move 1", at0="B3", hand1="question").until("1 spell arrival", "move C3").choose("cast question1 seat0")
    assert [play["at 0"], play["turn"]] == ["A3", "1"]
    assert play.heard("drew-a-card") == []


@rule("NAX-653")
def test_on_arrival_the_turn_goes_on_if_somebody_else_is_sent_back() -> None:
    play = deal(3, None, "move 1", at0="B3", at2="C3", hand1="question", top="attack")
    play.until("1 spell arrival", "move C3").choose("cast question1 seat2")
    assert play["hand 0"] == "attack"
    assert play["turn"] == "1", "nobody stands there any more to battle with"


@rule("NAX-654")
@pytest.mark.parametrize("target", [0, 2])
def test_in_battle_it_cancels_the_battle_and_ends_the_turn(target: int) -> None:
    play = moment("battle", hand1="question").will_come("attack 1", "attack 1").choose(f"cast question1 seat{target}")
    assert play.heard("battle-cancelled") == [""]
    assert not play.all_came
    assert play["turn"] == "1"


@rule("NAX-654")
def test_in_battle_a_bystander_who_is_sent_back_changes_nothing() -> None:
    play = moment("battle", hand1="question").will_come("attack 4", "attack 1").choose("cast question1 seat1")
    assert play["at 1"] == "A3"
    assert play.heard("battle-won") == ["who=0 loser=2"]


@rule("NAX-655", "NAX-521")
def test_whoever_stands_at_the_start_is_no_target() -> None:
    play = deal(3, None, at0="A3", at1="E1", at2="A3", hand1="question")
    assert casts(play) == ["question1 seat1"]
    assert play.refused("cast question1 seat0", "cast question1 seat2") == "NAX-655"


@rule("NAX-656")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("hand", ["attack speed", "speed speed", "defense"])
def test_question_2_takes_the_whole_hand_under_the_deck(window: str, hand: str) -> None:
    play = moment(window, hand1="question", level1=2, hand0=hand)
    play.choose("cast question2 seat0")
    assert play["hand 0"] == ""
    assert play.heard("cards-discarded", 2) == [f"who=0 cards={','.join(hand.split())}"]
    assert play["deck"].split()[-len(hand.split()) - 1 :] == ["question", *hand.split()]


@rule("NAX-656", "NAX-657", "NAX-521")
def test_an_empty_hand_is_no_target() -> None:
    play = moment("start", hand1="question", level1=3, hand2="attack")
    assert [cast for cast in casts(play) if "question1" not in cast] == ["question2 seat2", "question3 seat2"]
    assert play.refused("cast question2 seat0", "cast question3 seat0") == "NAX-521"
    assert play.refused("cast question2 seat1", "cast question3 seat1") == "NAX-522"


@rule("NAX-657", "NAX-505")
@pytest.mark.parametrize("window", WINDOWS)
def test_question_3_takes_one_card_that_has_to_be_taken(window: str) -> None:
    play = moment(window, hand1="question speed", level1=3, hand0="attack defense").choose("cast question3 seat0")
    assert play.asked == "1 take"
    assert play.offered() == ["take attack", "take defense"]
    assert play.refused("pass", "take", "decline", "take speed") == "NAX-657"
    play.choose("take defense")
    assert [play["hand 0"], play["hand 1"]] == ["attack", "speed defense"]


@rule("NAX-657", "NAX-923")
def test_equal_cards_are_one_choice() -> None:
    play = moment("start", hand1="question", level1=3, hand2="speed speed").choose("cast question3 seat2")
    assert play.offered() == ["take speed"]
    play.choose("take speed")
    assert [play["hand 1"], play["hand 2"]] == ["speed", "speed"]


@rule("NAX-904")
def test_what_question_3_shows_and_takes_is_known_to_those_two_alone() -> None:
    play = moment("start", hand1="question", level1=3, hand2="attack defense").choose("cast question3 seat2")
    looked = [play.heard("hand-looked-at", seat) for seat in (-1, 0, 1, 2)]
    assert looked == [[], [], ["who=2 cards=attack,defense"], []]
    assert [play.seen_by(seat)["looked at"] for seat in (-1, 0, 1, 2)] == [[], [], ["attack", "defense"], []]
    play.choose("take defense")
    assert [play.heard("you-took-a-card", seat) for seat in (-1, 0, 1, 2)] == [[], [], ["who=2 card=defense"], []]
    assert [play.heard("your-card-was-taken", seat) for seat in (-1, 0, 1, 2)] == [[], [], [], ["who=1 card=defense"]]
    assert [play.heard("a-card-was-taken", seat) for seat in (-1, 0, 1, 2)] == [["who=1 target=2"], ["who=1 target=2"], [], []]


@rule("NAX-658", "NAX-505", "NAX-319")
def test_with_two_cards_left_and_one_taken_there_are_still_two() -> None:
    """The ? has left the hand before the other card comes, so there is never a third to put away."""
    play = moment("start", hand1="question attack", level1=3, hand2="defense defense")
    play.choose("cast question3 seat2", "take defense")
    assert play["hand 1"] == "attack defense"
    assert play["losses"] == ""


@rule("NAX-659")
def test_a_card_taken_may_be_played_in_the_same_window() -> None:
    play = moment("start", hand1="question", level1=3, hand2="fireball").choose("cast question3 seat2", "take fireball")
    assert play.asked == "1 spell start"
    play.choose("cast fireball3 seat0")
    assert play["turn"] == "1"
