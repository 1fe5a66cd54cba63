"""Bench: what it says, not how fast this machine is."""

from __future__ import annotations

import json

import pytest

from foldtable import is_compiled
from foldtable.lab.bench import Measured
from foldtable.lab.stopwatch import UNITS
from foldtable.main import main

Capture = pytest.CaptureFixture[str]


def test_json_says_what_was_measured_on_what(capsys: Capture) -> None:
    assert main(["bench", "magus", "--seats", "2", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["compiled"], list(told["seats"])) == ("magus", is_compiled(), ["2"])
    assert {"foldtable", "python", "machine", "system", "cores", "rules", "settings"} <= set(told)
    assert set(told["seats"]["2"]) == set(UNITS)
    for name, one in told["seats"]["2"].items():
        assert one["unit"] == UNITS[name]
        assert all(one[build] > 0 for build in (["compiled", "plain"] if is_compiled() else ["plain"]))
        assert (one["ratio"] is not None) is is_compiled()


def test_the_table_has_a_line_for_each_measure_at_each_number_of_seats(capsys: Capture) -> None:
    assert main(["bench", "magus", "--seconds", "1", "--option", "cube=false", "--lang", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Magus Novatus on Foldtable ")
    assert "cube=false" in out
    assert [line.split()[0] for line in out if " seats " in line] == ["2", "3", "4"]
    assert sum(line.startswith("random decisions") for line in out) == 3


def test_a_ratio_above_one_means_that_the_first_build_is_faster() -> None:
    measured = Measured(
        2, {"decisions": {"compiled": 900.0, "plain": 90.0}, "copy": {"compiled": 0.5, "plain": 2.0}, "view": {"plain": 1.0}}
    )
    assert [measured.ratio("decisions", "/s"), measured.ratio("copy", "µs"), measured.ratio("view", "µs")] == [10.0, 4.0, None]


@pytest.mark.parametrize("words", [["--seats", "9"], ["--seconds", "0"], ["--option", "cube=maybe"]])
def test_what_cannot_be_measured_is_refused(capsys: Capture, words: list[str]) -> None:
    assert main(["bench", "magus", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
