"""Dice: each outcome meets its own, and how a script of outcomes is read."""

from __future__ import annotations

import pytest

from foldtable.core.chance import BadScript, Chance, Outcomes
from foldtable.core.fair import Fair
from foldtable.table.dice import Dice, sealed, seeded
from foldtable.table.grammar import outcome_lines
from tests import tiny
from tests.marks import plain_too

SECRET = bytes(range(32))
EITHER = pytest.mark.parametrize("dice", [seeded(5), sealed({0: b"ann"}, SECRET)], ids=["seeded", "sealed"])


def rolls(dice: Dice, number: int) -> list[int]:
    """What so many choices would roll, one die each."""
    chance = Chance()
    found = []
    for _ in range(number):
        dice.lie_ready(chance)
        found.append(chance.die("die", 6))
    return found


@plain_too
@EITHER
def test_every_choice_meets_other_dice(dice: Dice) -> None:
    found = rolls(dice, 600)
    assert found == rolls(dice, 600)
    for face in range(1, 7):
        assert 60 <= found.count(face) <= 140
    for first in range(1, 7):  # and the next die doesn't follow from the last
        after = {found[i + 1] for i in range(599) if found[i] == first}
        assert len(after) == 6


def test_seeds_shares_and_secrets_change_the_dice() -> None:
    some = [
        seeded(5),
        seeded(6),
        sealed({0: b"ann"}, SECRET),
        sealed({0: b"ben"}, SECRET),
        sealed({1: b"ann", 0: b""}, SECRET),
        sealed({}, SECRET),
    ]
    assert len({tuple(rolls(dice, 20)) for dice in some}) == len(some)


def test_a_fresh_seed_is_another_each_time() -> None:
    assert len({seeded().seed for _ in range(8)}) == 8


@plain_too
@pytest.mark.parametrize("words", [0, 1, 15, 16, 17, 31, 32, 65536])
def test_a_fair_stream_goes_on_from_anywhere(words: int) -> None:
    stream = Fair(SECRET, [])
    for _ in range(words):
        stream.word()
    other = Fair(SECRET, [])
    other.word()
    other.go_to(words)
    assert [stream.word() for _ in range(40)] == [other.word() for _ in range(40)]


# Scripts


def scripted(entries: list[Outcomes], *, strict: bool) -> Chance:
    chance = Chance()
    chance.seed(1)
    chance.follow(entries, strict=strict)
    return chance


@plain_too
def test_several_outcomes_may_share_an_entry() -> None:
    chance = scripted([Outcomes("die", [3, 5]), Outcomes("deck", [1, 2, 3, 3, 1]), Outcomes("die", [2])], strict=True)
    assert [chance.die("die", 6), chance.die("die", 6)] == [3, 5]
    cards, others = [3, 2, 1], [1, 3]
    chance.shuffle("deck", cards)
    chance.shuffle("deck", others)
    assert (cards, others) == ([3, 2, 1], [1, 3])  # the top card is the last
    assert chance.left_over() == "die"
    assert chance.die("die", 6) == 2
    assert chance.left_over() == ""
    with pytest.raises(BadScript, match="script-ran-out"):
        chance.die("die", 6)


@plain_too
def test_beside_a_lenient_script_the_dice_roll_what_it_does_not_name_next() -> None:
    chance = scripted([Outcomes("deck", [2, 1])], strict=False)
    assert 1 <= chance.die("die", 6) <= 6
    cards = [1, 2]
    chance.shuffle("deck", cards)
    assert cards == [1, 2]
    assert 0 <= chance.below("first", 3) < 3


def test_neighbours_of_one_number_share_a_line_and_shuffles_do_not() -> None:
    box = tiny.BOX
    outcomes = [
        Outcomes("die", [1]),
        Outcomes("die", [2]),
        Outcomes("deck", [1, 2]),
        Outcomes("deck", [1]),
        Outcomes("deck", []),
        Outcomes("die", [3]),
    ]
    assert outcome_lines(box, outcomes) == ["* die 1 2", "* deck 1 2", "* deck 1", "* deck", "* die 3"]
