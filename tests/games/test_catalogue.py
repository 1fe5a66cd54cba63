"""The catalogue finds game folders by itself, and imports a game only when it is wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from foldtable.core.errors import BadSetup, Broken
from foldtable.games import catalogue


def test_every_game_is_in_the_catalogue_under_its_own_name() -> None:
    assert "magus" in catalogue.names()
    assert [box.name for box in catalogue.boxes()] == catalogue.names()
    for box in catalogue.boxes():
        assert box.folder == catalogue.folder(box.name)


def test_a_folder_is_a_game_as_soon_as_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "HOME", tmp_path)
    for name in ("nap", "harrow"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "catalogue.py").touch()
    assert catalogue.names() == ["harrow", "nap"]
    assert catalogue.folder("nap") == tmp_path / "nap"


@pytest.mark.parametrize(("typed", "guess"), [("magnus", "magus"), ("Magus", "magus"), ("zzz", None), ("", None), ("../core", None)])
def test_an_unknown_game_is_refused_with_what_there_is(typed: str, guess: str | None) -> None:
    with pytest.raises(BadSetup) as refused:
        catalogue.box(typed)
    said = {arg.name: arg.value for arg in refused.value.say.args}
    assert said["game"] == typed
    assert "magus" in str(said["allowed"])
    assert said.get("guess") == guess


def test_a_folder_without_a_box_is_our_own_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "foldtable_games_hollow"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.setattr(catalogue, "HOME", tmp_path)
    monkeypatch.setattr(catalogue.importlib, "import_module", lambda name: sys)
    with pytest.raises(Broken, match="foldtable_games_hollow"):
        catalogue.box("foldtable_games_hollow")


def test_names_and_rules_are_read_without_importing_a_game() -> None:
    code = (
        "import sys; from foldtable.games import catalogue, rulebooks\n"
        "assert catalogue.names() and rulebooks.rule('MAG-216', 'uk').number == 'MAG-216'\n"
        "assert not [name for name in sys.modules if name.startswith('foldtable.games.magus')], sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
