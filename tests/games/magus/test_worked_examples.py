"""The two worked examples that speak of numbers rather than of a play: MAG-EX-8 and MAG-EX-40. All others are scenarios."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Outcomes
from foldtable.core.errors import Broken
from foldtable.core.game import Game
from foldtable.core.zones import bag_of
from foldtable.games import catalogue
from foldtable.games.magus.mixes import MIXES, SPELL_NUMBER, check_mix, covers
from foldtable.games.magus.tables import TUMBLES, load
from tests.marks import plain_too, rule

EVERY_FACE = bag_of(list(range(16)) * 4)  # four copies of each, MAG-105
POSITION_OF_LEVEL = {1: 0, 2: 3, 3: 6, 4: 9, 5: 12}
OFF = "off"


@pytest.fixture(scope="module")
def box() -> Box:
    return catalogue.box("magus")


def weights(level: int) -> dict[int, int]:
    """How often each displacement comes, from the running totals that the throw is drawn by."""
    totals = [0, *TUMBLES[level]]
    return {i - level: after - before for i, (before, after) in enumerate(pairwise(totals))}


def game_at_level(box: Box, level: int) -> Game:
    game = box.deal(4, {"throw_height": "rising", "first_player": "0"})
    places = {place.name: place for place in box.places()}
    write = places["position"].write
    assert write is not None
    write(game, 0, [str(POSITION_OF_LEVEL[level])])
    assert places["level"].read(game, 0) == [str(level)]
    return game


def chances(box: Box, level: int, aim: str) -> dict[str, Fraction]:
    """Where one throw ends, and how likely: every pair of displacements is thrown once."""
    weight = weights(level)
    total = sum(weight.values()) ** 2
    start = game_at_level(box, level)
    cube = next(place for place in box.places() if place.name == "cube")
    found: dict[str, Fraction] = {}
    for dx in weight:
        for dy in weight:
            game = start.copy()
            game.chance.follow([Outcomes("throw", [dx, dy])], strict=True)
            game.choose(0, f"aim {aim}")
            where = cube.read(game, 0)[0]
            lands = OFF if where == "-" else where
            found[lands] = found.get(lands, Fraction(0)) + Fraction(weight[dx] * weight[dy], total)
    return found


@plain_too
@rule("MAG-207", "MAG-208", "MAG-1103")
def test_the_exact_chances_of_one_throw(box: Box) -> None:
    """MAG-EX-8."""
    corner = chances(box, 1, "r1c1")
    assert 1 - corner[OFF] == Fraction(25, 36)
    level_two = chances(box, 2, "r3c3")
    assert level_two["r3c3"] == Fraction(1, 4)
    assert OFF not in level_two
    assert chances(box, 3, "r3c3")[OFF] == Fraction(215, 11664)
    assert chances(box, 5, "r3c3")[OFF] == Fraction(39215, 419904)
    level_one = chances(box, 1, "r3c3")
    assert level_one["r2c4"] == Fraction(1, 36)
    assert "r2c5" not in level_one


@rule("MAG-1103")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_displacement_is_the_sum_of_as_many_tumbles_as_the_level_says(level: int) -> None:
    sums = {0: 1}
    for _ in range(level):
        after: dict[int, int] = {}
        for at, ways in sums.items():
            for step, times in ((-1, 1), (0, 4), (1, 1)):
                after[at + step] = after.get(at + step, 0) + ways * times
        sums = after
    assert weights(level) == sums


@rule("MAG-502", "MAG-503", "MAG-601", "MAG-702")
def test_the_data_files_hold_the_cards_of_the_box() -> None:
    """MAG-EX-40, the counts."""
    potions, items, spells = load("potions.toml")["potion"], load("items.toml")["item"], load("spells.toml")["spell"]
    assert sum(potion["count"] for potion in potions) == 64
    assert sum(item["count"] for item in items) == 8
    assert len(spells) == 30
    effects = {"thieves", "shakum", "cursus", "backus", "devilus", "presentis"}
    for points in (2, 3, 4):
        backs = [spell["back"] for spell in spells if spell["points"] == points]
        assert len(backs) == 10
        assert backs.count("closed") == 4
        assert sorted(back for back in backs if back != "closed") == sorted(effects)


@plain_too
@rule("MAG-514", "MAG-520")
@pytest.mark.parametrize(("spell", "elixirs", "number"), [("201", 0, 140), ("205", 0, 100), ("303", 0, 96), ("303", 1, 288)])
def test_so_many_different_hands_cover_a_mix(spell: str, elixirs: int, number: int) -> None:
    """MAG-EX-40, the check values."""
    found = covers(MIXES[SPELL_NUMBER[spell]], EVERY_FACE, elixirs)
    assert len(set(found)) == len(found) == number


@rule("MAG-503", "MAG-516")
@pytest.mark.parametrize("mix", [["R5"], ["S-"], ["S-", "R1"], ["R1", "Ra"]])
def test_a_mix_that_is_not_well_formed_is_refused(mix: list[str]) -> None:
    """MAG-EX-40, the refusals."""
    with pytest.raises(Broken):
        check_mix(mix)


@rule("MAG-521")
def test_spells_of_more_points_take_longer() -> None:
    """MAG-EX-40, the order."""
    turns = {points: [s["solo_turns"] for s in load("spells.toml")["spell"] if s["points"] == points] for points in (2, 3, 4)}
    assert max(turns[2]) < min(turns[3])
    assert max(turns[3]) < min(turns[4])
