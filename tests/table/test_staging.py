"""How a scenario sets its position up, and what it hears."""

from __future__ import annotations

import pytest

from foldtable.core.box import Box
from foldtable.core.errors import BadRecord
from foldtable.core.game import Game
from foldtable.games import catalogue
from foldtable.table.scenario import Failure, read_scenarios, rules_shown, run
from tests import tiny

MAGUS = "foldtable 1\ngame magus\nseats 2\noption first_player 0\nscenario s\n"
NAP = "foldtable 1\ngame nap\nseats 2\nscenario s\n"


def played(box: Box, text: str) -> Failure | None:
    (scenario,) = read_scenarios(text, "x.fold")
    return run(box, scenario)


def test_the_order_of_what_is_set_means_nothing() -> None:
    """A space is changed after the grid was laid, whichever is written first."""
    lines = ["set grid: " + "R1 R2 R3 R4 Y1 " * 5, "set space: r2c5 -", "set turn: 1"]
    for order in (lines, lines[::-1]):
        assert played(catalogue.box("magus"), MAGUS + "\n".join(order) + "\nexpect asked 1 aim\nexpect empty: r2c5\n") is None


def test_what_the_set_up_told_is_forgotten_once_a_position_is_set() -> None:
    box = catalogue.box("magus")
    assert played(box, MAGUS + "expect told all turn-begins who=0\n") is None
    assert played(box, MAGUS + "set turn: 1\nexpect told all turn-begins who=1\nexpect untold all turn-begins who=0\n") is None


def test_what_an_earlier_choice_told_is_forgotten() -> None:
    text = NAP + "* patience 20\n0 grab\n* die 1\nexpect told all grabbed coins=1\n1 grab\n* die 2\nexpect untold all grabbed coins=1\n"
    assert played(tiny.BOX, text) is None


class Hoard(tiny.Nap):
    """A cave whose dragon can't be said to sleep through more noise than it sleeps through."""

    def faults(self) -> list[str]:
        return ["the dragon should be awake"] if self.noise > self.patience > 0 else []


class HoardBox(tiny.NapBox):
    def blank(self) -> tiny.Nap:
        return Hoard()


def test_a_position_that_cannot_be_is_a_fault_of_the_file() -> None:
    with pytest.raises(BadRecord, match="scenario-impossible") as caught:
        played(HoardBox(), NAP + "set patience: 10\nset noise: 11\nexpect noise: 11\n")
    assert caught.value.line == 6


class Nosy(tiny.Dare):
    """A question that changes something when it is merely asked why not."""

    def canonical(self, g: tiny.Nap, verb: str, words: list[str]) -> list[str]:
        g.noise += 1
        return words


class NosyBox(tiny.NapBox):
    def lay_out(self, game: Game) -> None:
        super().lay_out(game)
        game.agenda.clear()
        game.then(Nosy(0))

    def step_kinds(self) -> list[type]:
        return [tiny.Night, tiny.Dare, Nosy]


def test_a_refusal_that_changes_something_fails() -> None:
    failure = played(NosyBox(), NAP + "refuse - 0 dance\n")
    assert failure is not None and failure.say.message == "scenario-refusal-changed-something"


def test_a_scenario_overrides_what_it_inherits_and_no_more() -> None:
    text = """\
foldtable 1
game nap
seats 3
set noise: 4
set sack 1: 7
shows NAP-1
scenario first
shows NAP-2
seats 4
set noise: 5
expect noise: 5
expect sack 1: 7
expect cave: seat0 seat1 seat2 seat3
scenario second
expect noise: 4
expect cave: seat0 seat1 seat2
"""
    scenarios = read_scenarios(text, "x.fold")
    assert [run(tiny.BOX, scenario) for scenario in scenarios] == [None, None]
    assert [scenario.header.shows for scenario in scenarios] == [["NAP-1", "NAP-2"], ["NAP-1"]]
    assert rules_shown(text, "x.fold") == ["NAP-1", "NAP-2"]


def test_a_scenario_without_seats_has_as_many_as_the_game_by_itself() -> None:
    assert played(tiny.BOX, "foldtable 1\ngame nap\nscenario s\nexpect count cave: 3\n") is None
