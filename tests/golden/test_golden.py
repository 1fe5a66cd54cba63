"""Plays and counts as they were when somebody last looked: compiled or plain, under any hash seed, they are the same today.

`python tools/golden.py` makes the files anew. A change to one is explained in the commit that makes it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import foldtable
from foldtable.games import catalogue
from foldtable.table.play import Play
from tests.marks import plain_too
from tools.golden import all_plays, counts, digest_lines, digests_of, divided, perft, perft_file, positions

HOME = Path(__file__).parent
ROOT = HOME.parents[1]
PLAYS = sorted(HOME.glob("*/*.fold"))


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_its_golden_files(game: str) -> None:
    box = catalogue.box(game)
    assert (HOME / game / "perft.txt").exists(), f"make them with: python tools/golden.py (nothing for {game})"
    plays = [path for path in PLAYS if path.parent.name == game]
    assert len(plays) == len(box.variants()), "one play for each variant"
    assert {path.with_suffix(".fold") for path in (HOME / game).glob("*.digests")} == set(plays)


@plain_too
@pytest.mark.parametrize("game", catalogue.names())
def test_as_many_ways_to_play_as_ever(game: str) -> None:
    golden = (HOME / game / "perft.txt").read_text(encoding="utf-8").split("\n\n")
    now = perft_file(catalogue.box(game)).split("\n\n")
    for old, new in zip(golden, now, strict=True):
        assert new.strip() == old.strip(), f"now, behind each option:\n{new}"


@plain_too
@pytest.mark.parametrize("path", PLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_whole_play_comes_to_the_same_table_after_every_decision(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    now = digest_lines(digests_of(record, str(path)))
    assert now == path.with_suffix(".digests").read_text(encoding="utf-8").splitlines()


@plain_too
@pytest.mark.parametrize("path", PLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_whole_play_is_verified_and_written_again_as_it_was(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    play = Play.read(catalogue.box(path.parent.name), record, str(path))
    play.verify()
    assert play.game.is_over()
    assert play.record() == record


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The tool in a process of its own."""
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "golden.py"), *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(foldtable.__file__).parents[1]), **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )


@pytest.mark.parametrize(("plain", "seed"), [("1", "1"), ("", "2")], ids=["plain", "as built"])
def test_another_process_another_speed_another_hash_seed_and_the_same_plays(plain: str, seed: str) -> None:
    """Every golden play after every decision, and one play at every table there is, dice included."""
    elsewhere = run("digests", *map(str, PLAYS), FOLDTABLE_PLAIN=plain, PYTHONHASHSEED=seed)
    if plain:
        assert elsewhere.stderr.splitlines()[-1] == "plain"
    golden = [line for path in PLAYS for line in [path.name, *path.with_suffix(".digests").read_text(encoding="utf-8").splitlines()]]
    assert elsewhere.stdout.splitlines() == golden
    assert run("plays", FOLDTABLE_PLAIN=plain, PYTHONHASHSEED=seed).stdout.splitlines() == all_plays()


def test_a_count_is_the_sum_of_what_lies_behind_its_options() -> None:
    position = positions(catalogue.boxes()[0])[0]
    depths = [int(number) for number in counts(position)[1].split()]
    assert depths[0] == len(position.game.options())
    assert perft(position.game, 0) == 1
    for depth, number in enumerate(depths, 1):
        assert perft(position.game, depth) == number == sum(behind for _, behind in divided(position.game, depth))
