from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from foldtable.core.box import Box
from foldtable.games import catalogue
from tests.server.visiting import OpenHouse, open_house
from tests.terminal import keeps


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path / "house") as house:
        yield house


@pytest.fixture
def with_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game of windows and maps is in the catalogue too."""
    known = catalogue.box

    def box(name: str) -> Box:
        return keeps.BOX if name == keeps.BOX.name else known(name)

    monkeypatch.setattr(catalogue, "box", box)
