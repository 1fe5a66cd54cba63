"""Every game brings all that a game must bring. A new folder in games/ fails here until it has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.core.box import Box
from foldtable.games import proofs, rulebooks
from foldtable.words.language import LANGUAGES
from tests.every_game.tables import REAL

TESTS = Path(__file__).parents[1]

each_game = pytest.mark.parametrize("box", REAL, ids=lambda box: box.name)


@each_game
def test_every_rule_is_proved_by_a_test(box: Box) -> None:
    proved = proofs.named_in(TESTS)
    assert [rule.number for rule in rulebooks.rules(box.name) if rule.number not in proved] == []


@each_game
def test_every_rule_that_a_test_names_exists(box: Box) -> None:
    known = {rule.number for rule in rulebooks.rules(box.name)}
    named = proofs.named_in(TESTS / "games" / box.name)
    assert {number: place for number, place in named.items() if number.startswith(box.prefix + "-") and number not in known} == {}


@each_game
def test_a_game_brings_its_rulebook_its_words_and_its_plays(box: Box) -> None:
    wanted = [box.folder / "rulebook" / "rules.md", box.folder / "rulebook" / "examples.md"]
    wanted += [box.folder / "locale" / f"{lang}.ftl" for lang in LANGUAGES]
    wanted += [TESTS / "golden" / box.name / "perft.txt", TESTS / "games" / box.name]
    assert [path for path in wanted if not path.exists()] == []
    assert list((TESTS / "scenarios" / box.name).glob("*.fold")), "no scenario"


@each_game
def test_a_box_says_who_it_is(box: Box) -> None:
    assert box.folder.name == box.name
    assert box.title and box.version > 0
    assert box.seats == sorted(set(box.seats)) and box.default_seats in box.seats
    assert {rule.number.partition("-")[0] for rule in rulebooks.rules(box.name)} == {box.prefix}
