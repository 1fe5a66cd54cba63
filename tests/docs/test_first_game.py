"""The game of docs/write/first-game.md, made from the page itself in a copy of the sources, and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "write" / "first-game.md"
FILE = re.compile(r"^`((?:src|tests)/[\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PROPERTIES = """
import sys
from foldtable.core.chance import Chance
from foldtable.core.pack import digest, pack, unpack
from foldtable.core.playout import play_out
from foldtable.core.view import shown_to
from foldtable.games import catalogue
box = catalogue.box("nap")
for seats in box.seats:
    for seed in range(20):
        rng = Chance()
        rng.seed(seed)
        game = box.deal(seats, seed=seed)
        while not game.is_over():
            twin = unpack(box, pack(box, game))
            assert digest(box, twin) == digest(box, game)
            for seat in range(-1, seats):
                world = game.copy()
                world.redeal(seat, rng)
                assert shown_to(box, world, seat) == shown_to(box, game, seat)
            play_out(game, rng, 1)
            play_out(twin, rng, 0)
        assert game.outcome.winners
print("all well")
"""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one more folder in them: the one the page tells to write."""
    place = tmp_path_factory.mktemp("workshop")
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", "*.stamp", "*.egg-info"))
    parts = FILE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(parts) >= 6, "the page no longer shows its files as this test reads them"
    for name, code in parts:
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(code + "\n")
    return place


def run(workshop: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environ = {"PYTHONPATH": str(workshop / "src"), "PATH": os.environ["PATH"], "FOLDTABLE_PLAIN": "1", "FOLDTABLE_HOME": str(workshop)}
    return subprocess.run(
        [sys.executable, *args], cwd=workshop, env=environ, input=typed, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_game_of_the_page_has_the_properties_of_every_game(workshop: Path) -> None:
    done = run(workshop, "-c", PROPERTIES)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all well\n"


def test_the_scenarios_of_the_page_hold_and_name_every_rule_they_say(workshop: Path) -> None:
    done = run(workshop, "-m", "foldtable", "scenario", "tests/scenarios/nap/waking.fold")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_command_line_quotes_the_rulebook_of_the_page(workshop: Path) -> None:
    done = run(workshop, "-m", "foldtable", "rules", "nap", "NAP-203")
    assert done.returncode == 0, done.stderr
    assert "drops everything" in done.stdout
    untested = run(workshop, "-m", "foldtable", "rules", "--untested", "nap")
    assert untested.returncode == 1  # the page leaves two rules to the reader
    assert "NAP-101" in untested.stdout + untested.stderr
    assert "NAP-203" not in untested.stdout + untested.stderr


def test_the_game_of_the_page_is_played_line_by_line_against_a_bot(workshop: Path) -> None:
    done = run(workshop, "-m", "foldtable", "play", "nap", "--plain", "--seed", "4", "--lang", "en", typed="sneak\n" * 3)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Do you grab" in done.stdout
    assert "Coins" in done.stdout
