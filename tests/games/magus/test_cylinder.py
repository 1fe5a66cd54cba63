"""The Measuring Cylinder, the end of the game and scoring, MAG-801 to MAG-816."""

from __future__ import annotations

from itertools import product

import pytest

from foldtable.core.scene import scene_for
from foldtable.core.settings import Value
from foldtable.games.magus import BOX
from tests.games.magus.dealing import Play, deal, phase_two
from tests.marks import plain_too, rule

FOUR_REDS = "cast deck2 R1 R2 R3 R4"
ALL_BUT_LAST = {points: [f"{points}{number:02}" for number in range(1, 11)] for points in (2, 3, 4)}


def at_the_end(seats: int = 2, /, **lies: str | int) -> Play:
    """The last place reached by seat 0, whose cast brings 2 points; what else lies there is said."""
    place = {2: 8, 3: 11, 4: 14}[seats]
    return phase_two(seats, position=place, **{"hand0": "R1 R2 R3 R4", **lies}).choose(FOUR_REDS, "done")


@rule("MAG-801")
def test_the_cylinder_walks_clockwise_round_the_grid() -> None:
    board = scene_for(BOX, deal().game, 0).surfaces[0]
    spots = {spot.word: (spot.x, spot.y) for spot in board.spots}
    columns = [spots[f"r1c{column}"][0] for column in range(1, 6)]
    rows = [spots[f"r{row}c1"][1] for row in range(1, 6)]
    track = [spots[f"t{place}"] for place in range(20)]
    assert [word for word in spots if word.startswith("t")] == [f"t{place}" for place in range(20)]
    assert track[0:5] == [(x, min(rows) - 1) for x in columns], "0 to 4 above columns 1 to 5"
    assert track[5:10] == [(max(columns) + 1, y) for y in rows], "5 to 9 right of rows 1 to 5"
    assert track[10:15] == [(x, max(rows) + 1) for x in reversed(columns)], "10 to 14 below columns 5 to 1"
    assert track[15:20] == [(min(columns) - 1, y) for y in reversed(rows)], "15 to 19 left of rows 5 to 1"


@rule("MAG-801", "MAG-802")
@pytest.mark.parametrize("position", range(15))
def test_each_cast_moves_the_cylinder_to_the_next_place(position: int) -> None:
    play = phase_two(4, {"cylinder_end": 19}, position=position, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert play["position"] == str(position + 1)
    board = scene_for(BOX, play.game, 0).surfaces[0]
    assert [spot.word for spot in board.spots if any(piece.kind == "cylinder" for piece in spot.pieces)] == [f"t{position + 1}"]


@plain_too
@rule("MAG-803", "MAG-805")
@pytest.mark.parametrize(("seats", "last"), [(2, 9), (3, 12), (4, 15)])
def test_the_game_ends_at_the_place_for_the_number_of_players(seats: int, last: int) -> None:
    assert deal(seats)["last_place"] == str(last)
    before = phase_two(seats, position=last - 2, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert before["position"] == str(last - 1)
    assert before.asked == "1 aim"
    ended = phase_two(seats, position=last - 1, hand0="R1 R2 R3 R4").choose(FOUR_REDS)
    assert ended.asked == "0 cast", "not before the Cylinder moves"
    ended.choose("done")
    assert (ended.asked, ended.reason, ended["position"]) == ("", "cylinder", str(last))


@rule("MAG-803")
def test_the_last_place_is_marked_on_the_board() -> None:
    signs = {spot.word: spot.sign for spot in scene_for(BOX, deal(3).game, -1).surfaces[0].spots if spot.sign}
    assert signs == {"t9": "A", "t12": "⚑", "t15": "C"}


@rule("MAG-804")
def test_only_the_forward_move_is_tested_for_the_end() -> None:
    play = phase_two(2, position=10, deck2="208", hand0="R1 B1 Y2 G2").choose("cast deck2 R1 Y2 G2 B1")  # Gous Backus
    assert play["position"] == "9", "the last place for two, come to from above"
    assert play.asked == "0 cast"


@rule("MAG-805", "MAG-912")
@pytest.mark.parametrize("place", [1, 5, 19])
def test_another_last_place_may_be_set(place: int) -> None:
    settings: dict[str, Value] = {"cylinder_end": place}
    assert deal(2, settings)["last_place"] == str(place)
    play = phase_two(2, settings, position=place - 1, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert (play.reason, play["position"]) == ("cylinder", str(place))
    if place != 9:
        assert phase_two(2, settings, position=8, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done").reason == ""


@rule("MAG-806", "MAG-807")
def test_at_the_end_all_hands_are_discarded_and_are_no_skulls() -> None:
    play = at_the_end(3, hand1="G2 G1", hand2="B4", items0="MW", pile="Y3", hand0="R1 R2 R3 R4 B1")
    assert play.each("hand") == ["", "", ""]
    assert play["pile"] == "Y3 R1 R2 R3 R4 G1 G2 B4"
    assert play.each("skulls") == ["B1", "", ""]
    assert play.line("score-total") == [1, 0, 0]


@rule("MAG-807")
def test_the_active_players_new_cards_are_discarded_too_seat_by_seat() -> None:
    play = phase_two(3, turn=1, position=11, hand1="R1 R2 R3 R4", items1="MW", hand0="B2 B1", hand2="Y1", pile="G4")
    play.choose(FOUR_REDS, "wand G4", "done")
    assert play["pile"] == "R1 R2 R3 R4 MW B1 B2 G4 Y1"
    assert play.each("skulls") == ["", "", ""]


@rule("MAG-807")
def test_the_last_place_leaves_no_time_for_phase_three() -> None:
    play = deal(2, position=8, hand0="R1 R2 R3 R4", deck="B1 B2").p1().choose(FOUR_REDS, "done")
    assert play.reason == "cylinder"
    assert play["empty"] == "r2c5"
    assert play["deck"] == "B1 B2"


@rule("MAG-808", "MAG-318")
def test_the_score_is_points_less_skulls_and_the_most_points_win() -> None:
    play = at_the_end(3, spells1="401", skulls1="B1", spells2="301 302", skulls2="B2 B3 B4")
    assert play.line("score-total") == [2, 3, 3]
    assert play.line("score-skulls") == [0, 1, 3]
    assert play.winners == [1], "and then fewer Skulls"


@rule("MAG-809")
def test_the_first_tie_break_is_fewer_skulls() -> None:
    play = at_the_end(3, spells1="401 202", skulls1="R1 R2", spells2="301 202", skulls2="R1")
    assert play.line("score-total") == [2, 4, 4]
    assert play.winners == [2], "though seat 1 has a Spell of 4 points"


@rule("MAG-810")
def test_the_second_tie_break_is_more_spells_of_4_points() -> None:
    play = at_the_end(3, spells1="401 202", spells2="301 302")
    assert play.line("score-total") == [2, 6, 6]
    assert play.winners == [1], "though seat 2 has more Spells of 3 points"


@rule("MAG-811")
def test_the_third_tie_break_is_more_spells_of_3_points() -> None:
    play = at_the_end(3, spells1="202 203 204", spells2="301 302")
    assert play.line("score-total") == [2, 6, 6]
    assert play.winners == [2], "though seat 1 has more Spells, of 2 points"


@rule("MAG-812", "MAG-814")
def test_the_fourth_tie_break_can_never_decide() -> None:
    """Equal score, Skulls, 4s and 3s leave equal 2s: tried for every count there is."""
    seen: dict[tuple[int, int, int, int], int] = {}
    for fours, threes, twos, skulls in product(range(11), range(11), range(11), range(5)):
        key = (4 * fours + 3 * threes + 2 * twos - skulls, skulls, fours, threes)
        assert seen.setdefault(key, twos) == twos
    play = at_the_end(3, spells1="401 202 203", spells2="402 204 205")
    assert play.line("score-spells-2") == [1, 2, 2]
    assert play.winners == [1, 2]


@rule("MAG-813")
def test_whoever_is_still_equal_wins_together() -> None:
    play = at_the_end(4, spells0="202 203", spells1="401 204", spells2="402 205", spells3="301 302")
    assert play.line("score-total") == [6, 6, 6, 6]
    assert play.winners == [1, 2]
    assert [play.game.value_for(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


@rule("MAG-815")
def test_items_and_curses_left_count_nothing_and_scores_may_be_negative() -> None:
    play = at_the_end(2, spells0="", items1="HP EL EL MW CU", skulls1="R1 R2 R3")
    assert play.line("score-total") == [2, -3]
    curse = at_the_end(2, spells1="202", items1="CU HP")
    assert curse.winners == [0, 1]


@rule("MAG-816")
def test_the_result_tells_winners_scores_and_why() -> None:
    play = at_the_end(2, spells0="401 301", spells1="402 302 202", skulls0="B1")
    assert play.reason == "cylinder"
    assert play.winners == [1]
    assert play.game.outcome is not None
    assert {line.label: line.values for line in play.game.outcome.lines} == {
        "score-spells-4": [1, 1],
        "score-spells-3": [1, 1],
        "score-spells-2": [1, 1],
        "score-skulls": [1, 0],
        "score-total": [8, 9],
    }
    for seat in (-1, 0, 1):
        outcome = BOX.view(play.game, seat).data()["outcome"]
        assert isinstance(outcome, dict)
        assert (outcome["reason"], outcome["winners"]) == ("cylinder", [1])


@rule("MAG-816")
@pytest.mark.parametrize("reason", ["cylinder", "target", "no-spells", "round-limit", "standstill"])
def test_every_end_tells_its_reason(reason: str) -> None:
    hand = "R1 R2 R3 R4"
    last = " ".join([*ALL_BUT_LAST[2][1:], "201"])
    if reason == "cylinder":
        play = phase_two(2, position=8, hand0=hand).choose(FOUR_REDS, "done")
    elif reason == "target":
        play = phase_two(2, {"infant": True, "infant_target": 2}, hand0=hand).choose(FOUR_REDS)
    elif reason == "no-spells":
        play = phase_two(2, deck2=last, spells_left="1 0 0", hand0=hand).choose(FOUR_REDS, "done")
    elif reason == "round-limit":
        play = phase_two(2, {"round_limit": 7}, turns=13, deck="").choose("done")
    else:
        play = phase_two(2, idle_turns=3, deck="").choose("done")
    assert play.reason == reason
    assert play.asked == ""
    assert play.heard(f"game-ends-{reason}") == [""]
