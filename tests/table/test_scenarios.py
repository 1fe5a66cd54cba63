"""Every scenario of every game is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.commands.scenario import told
from foldtable.core.box import Box
from foldtable.games import catalogue
from foldtable.table.grammar import SUFFIX, read_text
from foldtable.table.scenario import Scenario, read_scenarios, run
from foldtable.words.paper import Ink
from foldtable.words.words import Words
from tests import tiny
from tests.marks import plain_too

TESTS = Path(__file__).parents[1]
FOLDERS = [TESTS / "scenarios", TESTS / "nap" / "scenarios"]


def every_scenario() -> list[Scenario]:
    paths = [path for folder in FOLDERS for path in sorted(folder.rglob(f"*{SUFFIX}"))]
    return [scenario for path in paths for scenario in read_scenarios(read_text(str(path)), str(path))]


def box_of(scenario: Scenario) -> Box:
    return tiny.BOX if scenario.header.game == "nap" else catalogue.box(scenario.header.game)


@plain_too
@pytest.mark.parametrize(
    "scenario", every_scenario(), ids=lambda scenario: f"{scenario.header.game}/{Path(scenario.path).stem}: {scenario.name}"
)
def test_scenario(scenario: Scenario) -> None:
    box = box_of(scenario)
    failure = run(box, scenario)
    if failure is not None:
        pytest.fail("\n".join(told(failure, Words("en", box), Ink(colour=False))), pytrace=False)


def test_every_game_has_scenarios() -> None:
    have = {scenario.header.game for scenario in every_scenario()}
    assert have >= set(catalogue.names())


def test_no_place_has_the_name_of_a_statement() -> None:
    from foldtable.table.expect import RESERVED  # noqa: PLC0415

    for box in [*catalogue.boxes(), tiny.BOX]:
        assert not {place.name for place in box.places()} & set(RESERVED)
