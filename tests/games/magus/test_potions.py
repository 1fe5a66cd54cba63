"""Phase I, Get Potions: MAG-201 to MAG-221."""

from __future__ import annotations

from itertools import combinations

import pytest

from foldtable.core.chance import BadScript, Chance
from foldtable.core.scene import scene_for
from foldtable.games.magus import BOX
from tests.games.magus.dealing import BARE, FACES, GRID_A, SPACES, Play, deal
from tests.marks import plain_too, rule

LEVELS_RISING = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]  # by position


def grid(**lies: str) -> str:
    """Grid A with other cards at some spaces: `r1c1="-"`."""
    return " ".join(lies.get(space, card) for space, card in zip(SPACES, GRID_A.split(), strict=True))


@rule("MAG-201")
def test_a_turn_gets_potions_then_may_cast_then_replenishes() -> None:
    play = deal(hand0="R1 R2 R3 R4")
    assert play.asked == "0 aim"
    play.throw("r1c1", 0, 0)
    assert play.asked == "0 take"
    assert play.refused("cast deck2 R1 R2 R3 R4") == "MAG-301"
    play.choose("take r1c1")
    assert play.asked == "0 cast"
    assert play["empty"] == "r1c1", "nothing is replenished yet"
    assert play.refused("aim r1c1", "take r1c2") == "MAG-201"
    play.choose("done")
    assert play["empty"] == ""
    assert play.asked == "1 aim"


@rule("MAG-202", "MAG-1201")
def test_the_cube_is_thrown_at_any_of_25_spaces() -> None:
    play = deal()
    assert play.offered() == [f"aim {space}" for space in SPACES]
    assert play.refused("aim", "aim r6c3", "aim r0c1", "aim r1c6", "aim r1c1 r1c2", "aim R1") == "MAG-202"


@rule("MAG-203", "MAG-219")
def test_an_empty_space_may_be_aimed_at_and_marks_its_lines() -> None:
    play = deal(grid=grid(r3c3="-"))
    assert "aim r3c3" in play.offered()
    play.throw("r3c3", 0, 0)
    assert play["cube"] == "r3c3"
    assert play.asked == "0 take"
    assert {space for take in play.offered() for space in take.split()[1:]} == {
        *("r3c1", "r3c2", "r3c4", "r3c5"),
        *("r1c3", "r2c3", "r4c3", "r5c3"),
    }


@rule("MAG-204", "MAG-205", "MAG-206", "MAG-910")
@pytest.mark.parametrize("position", range(20))
def test_the_throw_is_made_from_just_the_level_of_the_cylinder(position: int) -> None:
    for setting, level in (("fixed", 1), ("rising", LEVELS_RISING[position])):
        play = deal(4, {"throw_height": setting}, position=position)
        assert play["level"] == str(level)
        assert {len(answer.split()) for answer in play.offered()} == {2}, "an aim names a space and no height"
        for scatter in (level, -level):
            deal(4, {"throw_height": setting}, position=position).throw("r3c3", scatter, 0)
            deal(4, {"throw_height": setting}, position=position).throw("r3c3", 0, scatter)
        for scatter in (level + 1, -level - 1):
            with pytest.raises(BadScript):
                deal(4, {"throw_height": setting}, position=position).throw("r3c3", scatter, 0)


@rule("MAG-206")
def test_the_level_is_read_when_the_cube_is_thrown() -> None:
    play = deal(3, {"throw_height": "rising"}, position=2, hand0="R1 R2 R3 R4")
    assert play["level"] == "1"
    play.p1().choose("cast deck2 R1 R2 R3 R4", "done")
    assert play["position"] == "3"
    play.throw("r3c1", 2, 0)  # two columns: only from level 2
    assert play["cube"] == "r3c3"


@rule("MAG-206", "MAG-910")
def test_by_default_every_throw_is_made_from_level_1() -> None:
    assert BOX.setting("throw_height").default == "fixed"
    play = deal(4, position=14)
    assert play["level"] == "1"


@rule("MAG-207", "MAG-208")
def test_the_cube_lands_so_many_rows_down_and_columns_right_of_the_aim() -> None:
    for row in range(1, 6):
        for column in range(1, 6):
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    play = deal().throw(f"r{row}c{column}", dx, dy)
                    lands = 1 <= row + dy <= 5 and 1 <= column + dx <= 5
                    assert play["cube"] == (f"r{row + dy}c{column + dx}" if lands else "-")
                    assert play.asked == ("0 take" if lands else "0 aim")


@rule("MAG-207")
def test_columns_and_rows_tumble_independently() -> None:
    """Level 1: over 3600 throws at r3c3 each of the nine spaces around it comes as often as 1-4-1 by 1-4-1 says."""
    landed = dict.fromkeys(SPACES, 0)
    play = deal()
    for seed in range(3600):
        game = play.game.copy()
        game.chance.seed(seed)
        game.choose(0, "aim r3c3")
        landed[SPACES[game.cube]] += 1
    for space, count in landed.items():
        dy, dx = int(space[1]) - 3, int(space[3]) - 3
        expected = 3600 * {0: 4, 1: 1}.get(abs(dx), 0) * {0: 4, 1: 1}.get(abs(dy), 0) / 36
        assert abs(count - expected) <= 4 * expected**0.5, (space, count, expected)  # four standard deviations


@rule("MAG-209")
def test_potions_come_only_from_the_marked_row_and_column() -> None:
    play = deal().throw("r2c4", 0, 1)
    assert play["cube"] == "r3c4"
    reachable = {space for take in play.offered() for space in take.split()[1:]}
    assert reachable == {space for space in SPACES if space[1] == "3" or space[3] == "4"}
    assert play.refused("take r1c1", "take r5c5", "take r2c3") == "MAG-216"
    lit = {spot.word for spot in scene_for(BOX, play.game, 1).surfaces[0].spots if spot.lit}
    assert lit == reachable, "everybody sees which lines are marked"


@rule("MAG-210", "MAG-211")
def test_a_cube_that_falls_off_is_thrown_once_more_and_must_be() -> None:
    play = deal(3, {"throw_height": "rising"}, position=4).throw("r1c5", 1, 0)
    assert play["cube"] == "-"
    assert play.asked == "0 aim"
    assert play.offered() == [f"aim {space}" for space in SPACES], "the same or another space, and nothing else"
    assert play.refused("done") == "MAG-1203"
    assert play["level"] == "2"
    play.throw("r1c1", 2, 2)  # still from level 2
    assert play["cube"] == "r3c3"
    assert play.asked == "0 take"


@rule("MAG-210")
@pytest.mark.parametrize(("aim", "dx", "dy"), [("r1c3", 0, -1), ("r5c3", 0, 1), ("r3c1", -1, 0), ("r3c5", 1, 0)])
def test_the_cube_falls_off_on_every_side(aim: str, dx: int, dy: int) -> None:
    assert deal().throw(aim, dx, dy).asked == "0 aim"


def fallen_twice(seats: int = 3, turn: int = 0, **lies: str) -> Play:
    return deal(seats, turn=turn, **lies).throw("r1c1", -1, 0).throw("r1c1", 0, -1)


@rule("MAG-212", "MAG-1201", "MAG-1202")
@pytest.mark.parametrize(("seats", "turn", "left"), [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 2, 0), (4, 1, 2), (4, 3, 0)])
def test_after_two_misses_the_left_neighbour_places_the_cube(seats: int, turn: int, left: int) -> None:
    play = fallen_twice(seats, turn)
    assert play.asked == f"{left} place_cube"
    assert play.offered() == [f"place_cube {space}" for space in SPACES]
    assert play.refused(f"{turn} aim r1c1") == "MAG-1202"
    play.choose("place_cube r2c5")
    assert play["cube"] == "r2c5"
    assert play.asked == f"{turn} take"
    assert play.refused("take r3c1 r3c5") == "MAG-216"
    play.choose("take r2c1 r2c5")
    assert play[f"hand {turn}"] == "Y1 Y4"


@rule("MAG-212")
def test_every_turn_has_its_own_two_throws() -> None:
    play = fallen_twice().choose("place_cube r3c3", "take r3c3", "done")
    play.throw("r1c1", -1, 0)
    assert play.asked == "1 aim"
    play.throw("r1c1", -1, 0)
    assert play.asked == "2 place_cube"


@rule("MAG-219", "MAG-212")
def test_the_neighbour_places_the_cube_on_a_potion() -> None:
    play = fallen_twice(grid=grid(r3c3="-", r5c5="-"))
    assert play.offered() == [f"place_cube {space}" for space in SPACES if space not in ("r3c3", "r5c5")]
    assert play.refused("place_cube r3c3", "place_cube r5c5") == "MAG-219"
    assert play.refused("place_cube", "place_cube r6c1", "place_cube r1c1 r1c2") == "MAG-212"
    assert [(closed.words, closed.rule) for closed in play.game.closed()] == [(["r3c3"], "MAG-219"), (["r5c5"], "MAG-219")]


# Taking


def legal_takes(cards: list[str], cube: str, *, take_all: bool) -> set[frozenset[str]]:
    """MAG-216 word for word, for every part of the row and of the column."""
    holding = dict(zip(SPACES, cards, strict=True))
    found: set[frozenset[str]] = set()
    lines = [[space for space in SPACES if space[1] == cube[1]], [space for space in SPACES if space[3] == cube[3]]]
    for line in lines:
        held = [space for space in line if holding[space] != "-"]
        for at in (0, 1):  # one colour, or one number
            for size in range(1, 6):
                for spaces in combinations(held, size):
                    if len({holding[space][at] for space in spaces}) == 1:
                        complete = {space for space in held if holding[space][at] == holding[spaces[0]][at]}
                        if not take_all or set(spaces) == complete:
                            found.add(frozenset(spaces))
    return found


@plain_too
@rule("MAG-213", "MAG-214", "MAG-215", "MAG-216")
@pytest.mark.parametrize("take_rule", ["any", "all"])
def test_what_may_be_taken_is_just_what_the_rule_says(take_rule: str) -> None:
    rng = Chance()
    rng.seed(216)
    for number in range(60):
        cards = [FACES[rng.pick(16)] if rng.pick(10) < 9 - number % 6 else "-" for _ in range(25)]
        cube = SPACES[rng.pick(25)]
        play = deal(3, {"take_rule": take_rule}, grid=" ".join(cards))
        if play.asked != "0 aim":
            continue
        play.throw(cube, 0, 0)
        wanted = legal_takes(cards, cube, take_all=take_rule == "all")
        if not wanted:
            assert play.asked == "0 cast"
            continue
        offered = [frozenset(answer.split()[1:]) for answer in play.offered("take")]
        assert len(offered) == len(set(offered)) == len(play.offered())
        assert set(offered) == wanted


@rule("MAG-213")
def test_a_take_is_of_one_colour_or_of_one_number() -> None:
    play = deal().throw("r3c3", 0, 0)
    assert play.refused("take r3c1 r3c2 r3c5") == "MAG-216"  # G1 B3 G3
    green = deal().throw("r3c3", 0, 0).choose("take r3c1 r3c5")
    assert green["hand 0"] == "G1 G3"
    threes = deal().throw("r3c3", 0, 0).choose("take r3c2 r3c5")
    assert threes["hand 0"] == "G3 B3"


@rule("MAG-214")
def test_a_matching_potion_may_be_left_but_not_all_of_them() -> None:
    play = deal().throw("r2c4", 0, 1)
    assert play.refusal("take").say.message == "refused-take-nothing"
    play.choose("take r3c4 r4c4")  # two of the three twos of column 4
    assert play["hand 0"] == "R2 Y2"
    assert play["empty"] == "r3c4 r4c4"


@rule("MAG-215")
def test_with_take_rule_all_every_matching_potion_is_taken() -> None:
    play = deal(3, {"take_rule": "all"}).throw("r2c4", 0, 1)
    assert play.refused("take r3c4 r4c4", "take r2c4 r4c4") == "MAG-215"
    play.choose("take r2c4 r3c4 r4c4")  # G2 Y2 R2
    assert play["hand 0"] == "R2 Y2 G2"


@rule("MAG-214")
def test_by_default_the_player_chooses_which_to_take() -> None:
    assert BOX.setting("take_rule").default == "any"


@rule("MAG-216", "MAG-1203")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("take", "refused-take-nothing"),
        ("take r1c3 r3c1", "refused-take-off-lines"),  # row and column mixed
        ("take r3c1 r3c2", "refused-take-mixed"),  # G1 B3
        ("take r1c1 r1c2", "refused-take-off-lines"),  # row 1 isn't marked
        ("take r3c1 r3c1", "refused-take-twice"),
        ("take r3c1 r3c2 r3c5", "refused-take-mixed"),  # G1 B3 G3
        ("take r3c4", "refused-take-empty"),
        ("take r3c9", "refused-aim-no-space"),
    ],
)
def test_a_wrong_take_is_refused_with_its_own_reason(answer: str, why: str) -> None:
    play = deal(grid=grid(r3c4="-")).throw("r3c3", 0, 0)
    slip = play.refusal(answer)
    assert (slip.rule, slip.say.message) == ("MAG-216", why)


@rule("MAG-217")
def test_cards_taken_join_a_secret_hand() -> None:
    play = deal(hand0="B4").take("r3c1", "r3c5")
    assert play["hand 0"] == "G1 G3 B4"
    for seat in (-1, 1, 2):
        seen = play.seen_by(seat)
        assert seen["hand"] == []
        assert seen["hand sizes"] == [3, 0, 0]


@rule("MAG-218")
def test_there_is_no_hand_limit() -> None:
    four_of_each = " ".join(face for face in FACES for _ in range(4) if face != "Y4")
    play = deal(hand0=four_of_each).p1()
    assert len(play["hand 0"].split()) == 61
    assert play.asked == "0 cast"


@rule("MAG-220")
def test_lines_without_a_potion_give_nothing_and_phase_one_ends() -> None:
    cross = {space: "-" for space in SPACES if space[1] == "3" or space[3] == "3"}
    play = deal(grid=grid(**cross)).throw("r3c3", 0, 0)
    assert play.asked == "0 cast"
    assert play["hand 0"] == ""
    assert play["cube"] == "-"


@rule("MAG-220")
def test_one_potion_in_the_lines_is_enough_to_be_asked() -> None:
    cross = {space: "-" for space in SPACES if (space[1] == "3" or space[3] == "3") and space != "r5c3"}
    play = deal(grid=grid(**cross)).throw("r3c3", 0, 0)
    assert play.offered() == ["take r5c3"]


@rule("MAG-220")
def test_an_empty_grid_skips_phase_one_without_a_throw() -> None:
    play = deal(grid=BARE)
    assert play.asked == "0 cast"
    assert play.heard("cube-lands") == []
    one_left = deal(grid=BARE[:-1] + "R1")
    assert one_left.asked == "0 aim"


@rule("MAG-221")
def test_the_cube_blocks_nothing_and_leaves_after_phase_one() -> None:
    play = deal().throw("r3c3", 0, 0)
    assert play["cube"] == "r3c3"
    play.choose("take r3c3")
    assert play["hand 0"] == "R4"
    assert play["cube"] == "-"
    assert [spot.word for spot in scene_for(BOX, play.game, 0).surfaces[0].spots if spot.lit] == []
