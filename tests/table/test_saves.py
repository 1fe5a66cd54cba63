"""Saves: where they lie, how they are named, and that none is ever half there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from foldtable.core.errors import BadSave
from foldtable.table import saves
from foldtable.table.dice import sealed, seeded
from foldtable.table.play import Play
from tests import tiny


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"FOLDTABLE_HOME": str(tmp_path / "home")}


def test_where_saves_lie() -> None:
    assert saves.folder({"FOLDTABLE_HOME": "/here"}) == Path("/here/saves")
    assert saves.folder({"XDG_STATE_HOME": "/state", "HOME": "/home/ann"}) == Path("/state/foldtable/saves")
    assert saves.folder({"XDG_STATE_HOME": "state", "HOME": "/home/ann"}) == Path("/home/ann/.local/state/foldtable/saves")
    assert saves.folder({"HOME": "/home/ann"}) == Path("/home/ann/.local/state/foldtable/saves")


def test_a_save_is_taken_up_where_it_was_left(environ: dict[str, str]) -> None:
    for dice in (seeded(4), sealed({0: b"ann"})):
        play = Play.begin(tiny.BOX, 2, dice=dice)
        play.choose(0, "grab")
        path = saves.path_of("one night", environ)
        saves.save(play, path)
        resumed = Play.read(tiny.BOX, path.read_text(encoding="utf-8"), str(path))
        assert resumed.choose(1, "grab").outcomes[0].numbers == play.choose(1, "grab").outcomes[0].numbers


def test_a_save_replaces_the_one_before(environ: dict[str, str]) -> None:
    play = Play.begin(tiny.BOX, 2, dice=seeded(4))
    path = saves.path_of("night.fold", environ)
    saves.save(play, path)
    play.choose(0, "sneak")
    saves.save(play, path)
    assert path.read_text(encoding="utf-8") == play.record()
    assert os.listdir(path.parent) == ["night.fold"]  # noqa: PTH208


@pytest.mark.parametrize("fault", [OSError("no space left"), KeyboardInterrupt()])
def test_a_save_that_fails_leaves_the_old_one_whole(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> None:
    play = Play.begin(tiny.BOX, 2, dice=seeded(4))
    path = saves.path_of("night", environ)
    saves.save(play, path)
    before = path.read_text(encoding="utf-8")
    play.choose(0, "sneak")

    def fails(handle: int) -> None:
        raise fault

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(type(fault)):
        saves.save(play, path)
    assert path.read_text(encoding="utf-8") == before
    assert [one.name for one in path.parent.iterdir()] == ["night.fold"]


def test_saves_are_listed_newest_first(environ: dict[str, str]) -> None:
    assert saves.listed(environ) == []
    play = Play.begin(tiny.BOX, 2, dice=seeded(4))
    for age, name in enumerate(["new", "middle", "old"]):
        path = saves.path_of(name, environ)
        saves.save(play, path)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert [path.stem for path in saves.listed(environ)] == ["new", "middle", "old"]


def test_a_new_name_is_nobody_elses(environ: dict[str, str]) -> None:
    play = Play.begin(tiny.BOX, 2, dice=seeded(4))
    names = []
    for _ in range(3):
        names.append(saves.new_name("nap", environ))
        saves.save(play, saves.path_of(names[-1], environ))
    assert len(set(names)) == 3
    assert all(name.startswith("nap ") for name in names)


@pytest.mark.parametrize("name", ["", ".", "..", "../night", "a/b", "/etc/night", "-rf", "night\n", ".night", "x" * 200])
def test_a_name_leads_nowhere_else(environ: dict[str, str], name: str) -> None:
    with pytest.raises(BadSave, match="save-bad-name"):
        saves.path_of(name, environ)


def test_names_may_be_ukrainian(environ: dict[str, str]) -> None:
    assert saves.path_of("Драконів сон 2", environ).name == "Драконів сон 2.fold"
