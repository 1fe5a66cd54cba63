"""Which rules count as proved by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.core.errors import BadRecord, BadSetup
from foldtable.games.proofs import named_in

PYTHON = '''
"""MAG-900 in a docstring proves nothing."""
import pytest
from tests.marks import rule

pytestmark = [rule("MAG-901")]

@rule("MAG-101", "MAG-102")
@pytest.mark.parametrize("a", [pytest.param(1, marks=rule("MAG-103"))])
def test_one(a): ...

@pytest.mark.rule("MAG-104")
class TestTwo:
    @rule("MAG-105..MAG-109")
    async def test_range(self): ...

def test_three():
    rule("MAG-200")
    assert rulebooks.rule("MAG-201")  # MAG-202

@other("MAG-203")
def test_four(): ...
'''
SCENARIO = """foldtable 1
game magus
title shows MAG-500
shows MAG-301 MAG-302  # MAG-501
shows MAG-EX-7
note shows MAG-502
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(PYTHON, encoding="utf-8")
    (tmp_path / "scenarios" / "magus").mkdir(parents=True)
    (tmp_path / "scenarios" / "magus" / "one.fold").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "elsewhere.fold").write_text("shows MAG-600\n", encoding="utf-8")
    return tmp_path


def test_marks_and_shows_lines_count_and_nothing_else_does(tests: Path) -> None:
    named = named_in(tests)
    assert {number for number in named if number.startswith("MAG-")} == {
        "MAG-901", "MAG-101", "MAG-102", "MAG-103", "MAG-104", "MAG-301", "MAG-302",
    }  # fmt: skip
    assert named["MAG-101"] == "deep/test_it.py"
    assert named["MAG-301"] == "scenarios/magus/one.fold"


def test_a_missing_folder_and_a_broken_test_are_refused(tests: Path) -> None:
    with pytest.raises(BadSetup):
        named_in(tests / "nowhere")
    (tests / "test_broken.py").write_text("x = 1\ndef (:\n", encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        named_in(tests)
    assert refused.value.line == 2
