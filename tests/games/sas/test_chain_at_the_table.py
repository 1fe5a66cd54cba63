"""In the middle of a chain five cards deep a play at the table is taken back, recorded and read again."""

from __future__ import annotations

from random import Random

import pytest

from foldtable.games.sas import BOX
from foldtable.games.sas.stack import pendings
from foldtable.games.sas.state import Sas
from foldtable.table.dice import seeded
from foldtable.table.play import Play

DEPTH = 5
EAGER = ("invoke", "name", "done", "use", "step", "place")  # what these players rather do than be silent


def depth(play: Play) -> int:
    assert isinstance(play.game, Sas)
    return len(pendings(play.game))


def deep_chain(seed: int) -> Play:
    """Four players who do magic whenever they may, until five items lie on the stacks."""
    rng = Random(seed)
    play = Play.begin(BOX, 4, dice=seeded(seed))
    while depth(play) < DEPTH:
        assert not play.game.is_over(), f"no chain in the play of seed {seed}"
        options = play.game.options()
        eager = [option for option in options if option.verb in EAGER]
        play.take(play.game.asked(), rng.choice(eager or options))
    return play


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_of_it_reads_back_to_the_same_chain(seed: int) -> None:
    play = deep_chain(seed)
    again = Play.read(BOX, play.record())
    assert (again.digest(), depth(again), again.game.asked()) == (play.digest(), DEPTH, play.game.asked())
    assert [option.notation() for option in again.game.options()] == [option.notation() for option in play.game.options()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_taken_back_move_by_move_it_is_what_it_was(seed: int) -> None:
    play = deep_chain(seed)
    number = len(play.moves)
    for back in range(1, 9):
        then = play.at(number - back)
        play.back_to(number - back)
        assert isinstance(then, Sas)
        assert (len(pendings(then)), len(play.moves)) == (depth(play), number - back)
        assert Play.read(BOX, play.record()).digest() == play.digest()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_target_may_be_named_again_a_revealed_card_goes_back_by_consent_only(seed: int) -> None:
    play = deep_chain(seed)
    named = max(number for number, move in enumerate(play.moves) if move.answer.startswith("name "))
    play.back_to(named + 1)
    undo = play.can_undo(play.moves[-1].seat)
    assert undo is not None
    assert undo.is_free
    revealed = max(number for number, move in enumerate(play.moves) if move.answer.startswith("invoke "))
    play.back_to(revealed + 1)
    undo = play.can_undo(play.moves[-1].seat)
    assert undo is not None
    assert not undo.is_free
