"""Randomness, section 11: the order of the draws and their exact chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product

import pytest

from foldtable.core.chance import BadScript, Chance, Outcomes
from foldtable.core.settings import Value
from foldtable.games.magus import BOX
from foldtable.games.magus.tables import TUMBLES
from tests.games.magus.dealing import deal, phase_two
from tests.marks import plain_too, rule


def drawn_in_set_up(seats: int, settings: dict[str, Value]) -> list[Outcomes]:
    game = BOX.setup(seats, settings)
    game.chance.seed(1)
    tape: list[Outcomes] = []
    game.chance.tape = tape
    game.run()
    return tape


@rule("MAG-1101")
@pytest.mark.parametrize(
    ("settings", "deck", "rest"),
    [
        ({}, 47, ["first"]),
        ({"infant": True}, 39, ["first"]),
        ({"first_player": "0"}, 47, []),
        ({"spell_backs": "shuffled"}, 47, ["backs2", "backs3", "backs4", "first"]),
    ],
)
def test_set_up_draws_in_the_order_of_the_rule(settings: dict[str, Value], deck: int, rest: list[str]) -> None:
    tape = drawn_in_set_up(3, settings)
    assert [outcome.kind for outcome in tape] == ["potions", "deck", "spells2", "spells3", "spells4", *rest]
    assert [len(outcome.numbers) for outcome in tape[:5]] == [64, deck, 10, 10, 10]


@rule("MAG-1101", "MAG-1104")
def test_a_scripted_set_up_is_laid_as_written() -> None:
    tape = drawn_in_set_up(2, {"spell_backs": "shuffled"})
    original = BOX.deal(2, {"spell_backs": "shuffled"}, seed=1)
    again = BOX.setup(2, {"spell_backs": "shuffled"})
    again.chance.follow(tape, strict=True)
    again.run()
    assert again.chance.left_over() == ""
    for place in BOX.places():
        for seat in range(2 if place.seated else 1):
            assert place.read(again, seat) == place.read(original, seat)


@rule("MAG-1102", "MAG-1104")
def test_a_throw_draws_columns_then_rows() -> None:
    play = deal(4, {"throw_height": "rising"}, position=12)
    tape: list[Outcomes] = []
    play.game.chance.tape = tape
    play.will_come("throw", [2, -1])
    play.choose("aim r3c1")
    assert play["cube"] == "r2c3"
    assert [(outcome.kind, outcome.numbers) for outcome in tape] == [("throw", [2]), ("throw", [-1])]


@rule("MAG-1102", "MAG-1104")
def test_a_reshuffle_is_given_as_the_new_deck_from_the_top() -> None:
    play = deal(deck="", pile="R1 B2 G3").take("r1c1")
    tape: list[Outcomes] = []
    play.game.chance.tape = tape
    play.reshuffles_to("G3 R1 B2").choose("done")
    assert play["grid"].split()[0] == "G3"
    assert play["deck"] == "R1 B2"
    assert [(outcome.kind, len(outcome.numbers)) for outcome in tape] == [("reshuffle", 3)]


@rule("MAG-1104")
def test_a_script_that_cannot_be_is_refused() -> None:
    play = deal(deck="", pile="R1 B2").take("r1c1")
    with pytest.raises(BadScript):
        play.reshuffles_to("R1 B3").choose("done")


@rule("MAG-1102")
def test_every_order_of_a_reshuffle_is_as_likely() -> None:
    orders: Counter[str] = Counter()
    play = phase_two(2, deck2="202", hand0="R1 R2 B3 B4", deck="", pile="")
    for seed in range(2400):
        game = play.game.copy()
        game.chance.seed(seed)
        game.choose(0, "cast deck2 R1 R2 B3 B4")
        orders[" ".join(map(str, game.deck)) + f"|{game.hands}"] += 1
    assert len(orders) == 24
    assert all(abs(count - 100) < 45 for count in orders.values()), orders


# The throw


def tumbles(level: int) -> dict[int, Fraction]:
    """MAG-207: the sum of `level` tumbles of -1 (1/6), 0 (4/6), +1 (1/6), added up one by one."""
    sums = {0: Fraction(1)}
    for _ in range(level):
        added: dict[int, Fraction] = {}
        for total, chance in sums.items():
            for step, weight in ((-1, 1), (0, 4), (1, 1)):
                added[total + step] = added.get(total + step, Fraction(0)) + chance * Fraction(weight, 6)
        sums = added
    return sums


def in_game(level: int) -> dict[int, Fraction]:
    totals = [0, *TUMBLES[level]]
    return {place - level: Fraction(after - before, totals[-1]) for place, (before, after) in enumerate(pairwise(totals))}


@rule("MAG-207", "MAG-1103")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_throw_is_the_sum_of_its_tumbles(level: int) -> None:
    assert in_game(level) == tumbles(level)


@rule("MAG-1103")
@pytest.mark.parametrize(
    ("level", "weights", "total", "stays", "lands", "keeps"),
    [
        (1, "1 4 1", 6, Fraction(2, 3), 44.4, 88.9),
        (2, "1 8 18 8 1", 36, Fraction(1, 2), 25.0, 75.0),
        (3, "1 12 51 88 51 12 1", 216, Fraction(11, 27), 16.6, 64.9),
        (4, "1 16 100 304 454 304 100 16 1", 1296, Fraction(227, 648), 12.3, 57.8),
        (5, "1 20 165 720 1770 2424 1770 720 165 20 1", 7776, Fraction(101, 324), 9.7, 52.6),
    ],
)
def test_the_table_of_weights(level: int, weights: str, total: int, stays: Fraction, lands: float, keeps: float) -> None:
    axis = in_game(level)
    assert [chance * total for chance in axis.values()] == [int(weight) for weight in weights.split()]
    assert axis[0] == stays
    assert round(float(axis[0] ** 2) * 100, 1) == lands
    assert round(float(1 - (1 - axis[0]) ** 2) * 100, 1) == keeps


@rule("MAG-207", "MAG-208", "MAG-1103")
@pytest.mark.parametrize(
    ("row", "column", "percent"),
    [
        (3, 3, [0, 0, 1.84, 5.18, 9.34]),
        (2, 3, [0, 2.78, 6.89, 11.49, 16.13]),
        (2, 2, [0, 5.48, 11.67, 17.38, 22.42]),
        (1, 3, [16.67, 25.00, 30.28, 34.26, 37.56]),
        (1, 1, [30.56, 43.75, 50.48, 54.42, 57.00]),
    ],
)
def test_the_table_of_falling_off(row: int, column: int, percent: list[float]) -> None:
    """Every scatter is thrown once, and weighed."""
    for level, wanted in enumerate(percent, start=1):
        axis = in_game(level)
        start = deal(4, {"throw_height": "rising"}, position=[0, 3, 6, 9, 12][level - 1])
        assert start["level"] == str(level)
        off = Fraction(0)
        for dx, dy in product(axis, axis):
            game = start.game.copy()
            game.chance.follow([Outcomes("throw", [dx, dy])], strict=True)
            game.choose(0, f"aim r{row}c{column}")
            if game.cube < 0:
                off += axis[dx] * axis[dy]
        assert round(float(off) * 100, 2) == wanted


@plain_too
@rule("MAG-1103")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_thrown_often_the_weights_come_out(level: int) -> None:
    """Chi-square over 20 thousand throws of one axis, sown once for all."""
    rng = Chance()
    rng.seed(1103 + level)
    counted = Counter(int(rng.weigh("throw", -level, TUMBLES[level])) for _ in range(20_000))
    wanted = {place: float(chance) * 20_000 for place, chance in tumbles(level).items()}
    assert set(counted) <= set(wanted)
    seen = [place for place in wanted if wanted[place] >= 5]
    chi = sum((counted[place] - wanted[place]) ** 2 / wanted[place] for place in seen)
    assert chi < 35  # eleven places at most: less than 1 in 10 thousand honest runs comes here
