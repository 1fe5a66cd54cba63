"""How stages and the game end, NAX-801 to NAX-811."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.nax.dealing import Play, deal
from tests.marks import rule

LAST_STEP = {1: ("K3", "L3"), 2: ("J3", "K3"), 3: ("L3", "M3")}
LEVELS = (1, 2, 3)


def at_the_end(stage: int, seats: int = 3, settings: dict[str, int | bool | str] | None = None, /, **lies: str | int) -> Play:
    """Seat 0 is about to walk the last step to red."""
    opening: dict[str, str | int] = {"at0": LAST_STEP[stage][0]}
    if stage == 2:
        opening |= {"key": "nickel", "bags": "penny nickel dime", "coins0": "nickel"}
    if stage == 3:
        opening |= {"switches0": "s1 s2 s3"}
    return deal(seats, settings, "move 1", stage=stage, **{**opening, **lies}).until("0 move")


def end(stage: int, seats: int = 3, settings: dict[str, int | bool | str] | None = None, /, **lies: str | int) -> Play:
    play = at_the_end(stage, seats, settings, **lies)
    play.choose(f"move {LAST_STEP[stage][1]}")
    while play["window"] == "arrival":
        play.choose("pass")
    return play


@rule("NAX-801", "NAX-703")
@pytest.mark.parametrize("stage", [1, 2])
def test_landing_on_red_ends_the_stage_for_everybody(stage: int) -> None:
    play = end(stage, at1="C3", at2="D3")
    assert play["stage"] == str(stage), "until the finisher has drawn or not"
    play.choose("decline")
    assert play["stage"] == str(stage + 1)
    assert play.each("at") == ["A3", "A3", "A3"]
    assert play.heard("stage-begins") == [f"stage={stage + 1}"]


@rule("NAX-801", "NAX-809", "NAX-805")
def test_landing_on_the_last_red_ends_the_game() -> None:
    play = end(3)
    assert play.asked == "", "nobody draws any more"
    assert play.reason == "red"
    assert play.winners == [0]
    assert play.heard("deck-shuffled") == []


@rule("NAX-802", "NAX-803", "NAX-804")
@pytest.mark.parametrize("stage", [1, 2, 3])
@pytest.mark.parametrize("levels", list(product(LEVELS, LEVELS, LEVELS)))
def test_the_finisher_scores_three_and_everybody_its_level(stage: int, levels: tuple[int, int, int]) -> None:
    play = end(stage, points0=2, points1=5, level0=levels[0], level1=levels[1], level2=levels[2], hand2="attack", lost1="yes")
    assert play.each("points") == [str(2 + 3 + levels[0]), str(5 + levels[1]), str(levels[2])]
    assert play.heard("finisher-scores") == ["who=0 points=3"]
    assert play.each("ended") == ["1", "0", "0"]


@rule("NAX-805", "NAX-320")
@pytest.mark.parametrize("hand", ["", "attack"])
def test_the_finisher_may_draw(hand: str) -> None:
    play = end(1, hand0=hand, top="defense")
    assert play.asked == "0 draw"
    assert play.offered() == ["draw", "decline"]
    play.choose("draw")
    assert play["hand 0"] == f"{hand} defense".strip()


@rule("NAX-805")
def test_the_finisher_need_not_draw() -> None:
    play = end(2, top="defense").choose("decline")
    assert play["hand 0"] == ""
    assert play.heard("declined-a-card") == ["who=0"]


@rule("NAX-805", "NAX-321", "NAX-322")
def test_with_two_cards_the_finishers_draw_is_an_exchange() -> None:
    play = end(1, hand0="attack speed", top="defense")
    assert play.asked == "0 exchange"
    assert play.offered() == ["decline", "exchange attack", "exchange speed"]
    play.choose("exchange attack")
    assert play["hand 0"] == "speed defense"


@rule("NAX-805")
def test_nobody_but_the_finisher_draws() -> None:
    play = end(1).choose("draw")
    assert play.each("hand")[1:] == ["", ""]


@rule("NAX-806", "NAX-205")
def test_points_come_first_then_the_draw_the_shuffle_and_the_next_stage() -> None:
    play = end(1, top="defense")
    play.will_come("elevator dime", "bags dime penny nickel", "move 1").choose("draw")
    told = [words.split()[0] for words in play.heard_by(-1)]
    told = told[told.index("stage-ended") :]
    assert told == [
        "stage-ended",
        "finisher-scores",
        *["level-scores"] * 3,
        "drew-a-card",
        "deck-shuffled",
        "stage-begins",
        "elevator-needs",
        "bags-laid-out",
        "round-begins",
        "turn-begins",
        "rolled",
    ]
    assert [play["round"], play["first"], play["turn"]] == ["1", "1", "1"]


@rule("NAX-205")
def test_the_deck_is_shuffled_once_even_if_the_round_was_complete() -> None:
    play = end(1, 2, first=1).choose("decline")
    assert play.heard("deck-shuffled") == [""]


@rule("NAX-807", "NAX-114")
@pytest.mark.parametrize(("finisher", "following"), [(0, "1"), (1, "2"), (2, "0")])
def test_play_goes_on_at_the_left_of_the_finisher(finisher: int, following: str) -> None:
    lies: dict[str, str | int] = {f"at{finisher}": "K3"}
    play = deal(3, None, "move 1", first=0, turn=finisher, **lies).choose("move L3", "decline")
    assert [play["stage"], play["first"], play["turn"]] == ["2", following, following]


@rule("NAX-808", "NAX-803", "NAX-115")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_at_the_round_limit_everybody_scores_its_level_and_nobody_draws(stage: int) -> None:
    lies: dict[str, str | int] = {"level0": 3, "level1": 2, "at1": "C3", "hand0": "attack"}
    play = deal(2, {"round_limit": 7}, "move 1", stage=stage, round=7, turn=1, top="attack", **lies)
    play.choose("move B3")
    assert play.each("points") == ["3", "2"]
    assert play.heard("finisher-scores") == []
    assert play.heard("stage-timed-out") == [f"stage={stage}"]
    assert play.each("ended") == ["0", "0"]
    if stage == 3:
        assert play.reason == "round-limit"
    else:
        assert [play["stage"], play["round"], play["first"]] == [str(stage + 1), "1", "0"]


@rule("NAX-808")
@pytest.mark.parametrize(("limit", "number"), [(7, 6), (0, 7), (0, 1000)])
def test_before_the_limit_and_without_one_the_stage_goes_on(limit: int, number: int) -> None:
    play = deal(2, {"round_limit": limit}, "move 1", round=number, turn=1, at1="C3", top="attack").choose("move B3")
    assert [play["stage"], play["round"]] == ["1", str(number + 1)]


@rule("NAX-809")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_most_points_win(best: int) -> None:
    points: dict[str, str | int] = {f"points{seat}": 8 if seat == best else 0 for seat in range(4)}
    assert end(3, 4, **points).winners == [best], "whoever came to red last"


# What each of three players has at the end, before the last points: points, stages ended, level. Seat 0 then scores 3 and ends a stage.
LADDER = [
    ([(6, 1, 1), (7, 1, 3), (0, 0, 1)], [0], [0, 1]),  # ten points each; seat 0 has ended two stages
    ([(3, 0, 1), (4, 2, 3), (0, 0, 1)], [1], [0, 1]),  # seven each; seat 1 has ended two, seat 0 one
    ([(3, 0, 3), (7, 1, 2), (0, 0, 1)], [0], [0, 1]),  # nine each, one stage each; seat 0 has the higher level
    ([(3, 0, 2), (6, 1, 2), (0, 0, 1)], [0, 1], [0, 1]),  # eight each, alike in all
    ([(3, 0, 2), (6, 1, 2), (6, 1, 2)], [0, 1, 2], [0, 1, 2]),
    ([(3, 0, 2), (6, 1, 2), (5, 1, 3)], [2], [0, 1, 2]),  # eight each; seat 2 has the highest level
    ([(3, 0, 2), (6, 1, 2), (4, 2, 3)], [0, 1], [0, 1]),  # seat 2 has seven, and isn't in the tie
]


@rule("NAX-810")
@pytest.mark.parametrize(("players", "ladder", "shared"), LADDER)
def test_a_tie_is_decided_by_stages_ended_then_by_level_or_not_at_all(
    players: list[tuple[int, int, int]], ladder: list[int], shared: list[int]
) -> None:
    lies: dict[str, str | int] = {}
    for seat, (points, ended, level) in enumerate(players):
        lies |= {f"points{seat}": points, f"ended{seat}": ended, f"level{seat}": level}
    assert end(3, 3, {"tie_break": "ladder"}, **lies).winners == ladder
    assert end(3, 3, {"tie_break": "shared"}, **lies).winners == shared


@rule("NAX-811")
@pytest.mark.parametrize(("level", "points"), [(1, "12"), (3, "18")])
def test_nobody_scores_more_than_eighteen_nor_less_than_three(level: int, points: str) -> None:
    """Three stages, all ended by seat 0: it has the most there is; whoever ends none at level 1, the least."""
    play = deal(2, None, "move 1", at0="K3", level0=level).choose("move L3", "decline")
    for stage in (2, 3):
        lies: dict[str, str | int] = {"points0": play["points 0"], "points1": play["points 1"], "ended0": stage - 1, "level0": level}
        play = end(stage, 2, None, **lies)
    assert play.each("points") == [points, "3"]
    assert play.each("ended") == ["3", "0"]


@rule("NAX-109", "NAX-806")
def test_level_points_hand_and_a_lost_turn_are_carried_on() -> None:
    play = end(1, level0=2, level2=3, hand2="speed", lost2="yes").choose("decline")
    assert play["stage"] == "2"
    assert play.each("level") == ["2", "1", "3"]
    assert play.each("points") == ["5", "1", "3"]
    assert play["hand 2"] == "speed"
    assert play["lost 2"] == "yes"


@rule("NAX-212", "NAX-205")
def test_nothing_of_the_turn_that_ended_a_stage_is_left_in_the_next() -> None:
    longer = deal(2, None, "move 1", at0="K3", hand0="speed", level0=2, top="attack").choose("cast speed2")
    assert longer["total"] == "5", "K3-K2-K3-K2-K3-L3"
    longer.choose("move L3").will_come("elevator penny", "bags penny nickel dime", "move 3").choose("decline")
    assert longer.asked == "1 move"
    assert [longer["die"], longer["total"], longer["scorched"]] == ["3", "3", "no"]


@rule("NAX-212", "NAX-807")
def test_before_the_first_roll_of_a_stage_no_die_lies_there() -> None:
    play = deal(2, None, "move 1", at0="K3", hand0="fireball").until("0 move").choose("move L3", "decline")
    assert play.asked == "0 spell start"
    assert [play["die"], play["total"], play["turn"]] == ["-", "-", "1"]
