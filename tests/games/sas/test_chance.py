"""Chance: SAS-032, SAS-960 to SAS-962."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from foldtable.core.chance import Outcomes
from tests.games.sas.odds import values, wins
from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

CALM = "a.wizard keep/ch  a.pion1 keep/w9  b.wizard grove/a1  b.pion1 grove/a4"


def taped(play: Play) -> list[Outcomes]:
    tape: list[Outcomes] = []
    play.game.chance.tape = tape
    return tape


def outcomes(tape: list[Outcomes]) -> list[tuple[str, int]]:
    """Kind by kind as they came, one after another joined: how many numbers each had."""
    joined: list[tuple[str, int]] = []
    for outcome in tape:
        if joined and joined[-1][0] == outcome.kind:
            joined[-1] = (outcome.kind, joined[-1][1] + len(outcome.numbers))
        else:
            joined.append((outcome.kind, len(outcome.numbers)))
    return joined


@rule("SAS-962")
def test_how_often_a_move_roll_is_a_triple_or_a_double() -> None:
    """Every throw is rolled once: what is picked up on a nexus tells which it was; the next turn tells a triple."""
    counted: Counter[str] = Counter()
    for throw in product(range(1, 7), repeat=3):
        if list(throw) != sorted(throw):
            continue
        orders = len(set(permuted(throw)))
        play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/a1", deck="sleep", dice=" ".join(map(str, throw)))
        drew = play["hand A"] != ""
        again = play.end().turn == "A"
        counted["triple" if again else "double" if drew else "different"] += orders
    assert counted == {"triple": 6, "double": 90, "different": 120}


def permuted(throw: tuple[int, ...]) -> list[tuple[int, ...]]:
    a, b, c = throw
    return [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]


@rule("SAS-960", "SAS-203")
def test_move_dice_are_fair_and_independent() -> None:
    counted: Counter[tuple[int, int, int]] = Counter()
    for seed in range(1000):
        one, two, three = (int(die) for die in stand(CALM, seed=seed)["dice"].split())
        counted[one, two, three] += 1
    for place in range(3):
        faces = Counter[int]()
        for throw, times in counted.items():
            faces[throw[place]] += times
        assert sorted(faces) == [1, 2, 3, 4, 5, 6]
        assert sum((times - 1000 / 6) ** 2 / (1000 / 6) for times in faces.values()) < 25
    assert len(counted) > 190, "of 216 throws, nearly all have come"


@plain_too
@rule("SAS-413", "SAS-960", "SAS-416")
def test_conflicts_come_out_as_often_as_the_dice_say() -> None:
    """Pion against pion: the attacker wins 227 of 432."""
    assert wins(2, 2) == Fraction(227, 432)
    start = stand("a.wizard keep/nx  a.pion1 keep/w8  b.pion1 keep/w9  b.wizard grove/d3", dice="4 2 1").go("a.pion1", "keep/w9")
    won = 0
    for seed in range(1200):
        game = start.game.copy()
        game.chance.seed(seed)
        play = Play(game).end()
        won += play["grave B"] == "b.pion1"
    assert abs(won - 1200 * 227 / 432) < 80, "four and a half standard deviations"


@rule("SAS-414")
def test_values_lie_between_11_and_66() -> None:
    for dice in (2, 3, 4, 5):
        assert min(values(dice)) == 11
        assert max(values(dice)) == 66
        assert len(values(dice)) == 21


@rule("SAS-032", "SAS-961")
def test_the_dice_come_in_the_order_of_the_rule() -> None:
    play = stand("a.wizard keep/nx  a.warrior keep/w8  b.guard1 keep/w9  b.wizard grove/d3", start=True)
    again = stand("a.wizard keep/nx  a.warrior keep/w8  b.guard1 keep/w9  b.wizard grove/d3", dice="4 2 1")
    tape = taped(again)
    again.go("a.warrior", "keep/w9").end()
    assert outcomes(tape)[0] == ("fight", 7), "four of the attacker, then three of the defender"
    assert outcomes(tape)[1] == ("move", 3)
    assert play.asked


@rule("SAS-961", "SAS-019", "SAS-1282")
def test_several_saves_come_in_standard_order() -> None:
    """By controller clockwise from the active player, within an army pions, guards, warrior, wizard; the Hulk last."""
    pieces = "a.wizard keep/nx  a.pion1 grove/c3  b.wizard grove/d3  b.guard1 grove/b2  b.pion5 grove/b3  hulk1 grove/c2"
    play = stand(pieces, hands="A: black_plague", dice="4 2 1")
    tape = taped(play)
    play.will_come("save", "1 1", "6 6 6", "1 1", "6 6 6 6 6").invoke("A", "black_plague a.pion1").resolve()
    assert outcomes(tape) == [("save", 2 + 3 + 2 + 5)]
    assert (play.at("b.pion5"), play.at("b.guard1"), play.at("b.wizard"), play.at("hulk1")) == ("", "grove/b2", "", "grove/c2")


@rule("SAS-961", "SAS-019")
def test_the_active_players_saves_come_first() -> None:
    pieces = "a.wizard keep/nx  a.guard1 grove/b2  b.wizard grove/e6  b.pion1 grove/c3  b.pion2 grove/d3"
    play = stand(pieces, hands="A: black_plague", dice="4 2 1").will_come("save", "1 1 1", "6 6")
    play.invoke("A", "black_plague b.pion1").resolve()
    assert (play.at("a.guard1"), play.at("b.pion2")) == ("", "grove/d3")


@rule("SAS-961", "SAS-032")
@pytest.mark.parametrize(
    ("card", "kind", "dice"), [("speed", "speed", 2), ("magic_missile", "missile", 2), ("summon_rocks", "rocks", 1), ("wisdom", "", 0)]
)
def test_how_many_dice_a_card_rolls(card: str, kind: str, dice: int) -> None:
    play = stand(CALM, hands=f"A: {card}", dice="4 2 1")
    tape = taped(play)
    play.invoke("A", card).resolve()
    assert [count for name, count in outcomes(tape) if name == kind] == ([dice] if dice else [])


@rule("SAS-960", "SAS-1421")
def test_the_thief_takes_each_card_as_likely() -> None:
    taken: Counter[str] = Counter()
    play = stand(CALM, hands="A: thief; B: sleep horse speed teleport", dice="4 2 1").invoke("A", "thief seat1")
    for seed in range(400):
        game = play.game.copy()
        game.chance.seed(seed)
        taken[Play(game).resolve()["hand A"]] += 1
    assert len(taken) == 4
    assert min(taken.values()) > 65


@rule("SAS-510", "SAS-960")
def test_every_order_of_a_reshuffle_is_as_likely() -> None:
    orders: Counter[str] = Counter()
    for seed in range(600):
        play = stand(CALM, pile="horse thief sleep", dice="4 4 4", seed=seed)
        orders[f"{play['hand A']} {play['deck']}"] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60
