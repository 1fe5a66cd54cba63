"""Who may import whom. Every import statement counts, wherever in its file it stands, also those for types only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
FILES = sorted((SRC / "foldtable").rglob("*.py"))

# For each package, or part of one, the modules of ours that it may import besides its own. The first pattern that fits a file is
# its row; a name stands for everything below it, and one that ends in "!" for itself alone.
WHOLE_TABLE = ("core", "table", "bots", "words", "games.catalogue", "games.rulebooks", "compiled", "foldtable!")
ARROWS: dict[str, tuple[str, ...]] = {
    "core": (),
    "games/*/": ("core",),
    "games": ("core",),
    "bots": ("core",),
    "table": ("core",),
    "words": ("core", "games.catalogue"),
    "server": WHOLE_TABLE,
    "terminal": WHOLE_TABLE,
    "lab": WHOLE_TABLE,
    "rl": WHOLE_TABLE,
    "press": WHOLE_TABLE,
    "commands": (*WHOLE_TABLE, "games", "server", "terminal", "lab", "rl", "press"),
    "main.py": (*WHOLE_TABLE, "commands", "games", "server", "terminal", "lab", "rl", "press"),
    "__init__.py": ("compiled",),
    "__main__.py": ("main",),
    "compiled.py": (),
}

# Other people's libraries: imported inside the package that needs them, and nowhere else.
LIBRARIES: dict[str, set[str]] = {
    "core": {"mypy_extensions"},
    "games/*/": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "words": {"fluent"},
    "server": {"msgspec", "starlette", "uvicorn"},
    "terminal": {"textual", "rich"},
}


def row_of(path: Path) -> str:
    """The row that holds for a file: games/<game>/ is its own row, anything else is its first part under foldtable/."""
    parts = path.relative_to(SRC / "foldtable").parts
    return "games/*/" if parts[0] == "games" and len(parts) > 2 else parts[0]


def own_package(path: Path) -> str:
    """The dotted name of what a file may import freely: its game, or its package."""
    parts = path.relative_to(SRC / "foldtable").parts[:-1]
    return ".".join(parts[:2] if row_of(path) == "games/*/" else parts[:1])


def imported(path: Path) -> list[tuple[int, str]]:
    """Line and full name of all that a file imports. `from a import b` counts as a.b: b may be a module."""
    package = [*path.relative_to(SRC).parts[:-1]]
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            found += [(node.lineno, f"{source}.{alias.name}") for alias in node.names]
    return found


def may_import(path: Path, ours: str) -> bool:
    """May this file import that module of ours, named without the leading `foldtable.`?"""
    home = own_package(path)
    if home and (ours == home or ours.startswith(home + ".")) and not (home == "games" and is_one_game(ours)):
        return True
    for allowed in ARROWS[row_of(path)]:
        if allowed == "foldtable!" and ours in {"__version__", "is_compiled"}:
            return True
        if (ours == allowed or ours.startswith(allowed + ".")) and not (allowed == "games" and is_one_game(ours)):
            return True
    return False


def is_one_game(ours: str) -> bool:
    """Is this a game by name, which only that game's own folder may say?"""
    parts = ours.split(".")
    return parts[0] == "games" and len(parts) > 1 and (SRC / "foldtable" / "games" / parts[1]).is_dir()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_a_file_imports_only_what_its_package_may(path: Path) -> None:
    row = row_of(path)
    assert row in ARROWS, f"{path.relative_to(SRC)} is in no row of ARROWS in {Path(__file__).name}: say there what it may import"
    for line, name in imported(path):
        where = f"{path.relative_to(SRC)}:{line} imports {name}"
        first = name.split(".")[0]
        if first == "foldtable":
            assert may_import(path, name.removeprefix("foldtable.")), (
                f"{where}; {row} may import, of ours: {', '.join(ARROWS[row]) or 'nothing'}"
            )
        elif first not in sys.stdlib_module_names:
            assert first in LIBRARIES.get(row, set()), f"{where}; libraries for {row}: {', '.join(LIBRARIES.get(row, set())) or 'none'}"


@pytest.mark.parametrize(
    ("path", "name", "allowed"),
    [
        ("core/game.py", "core.steps.Step", True),
        ("core/game.py", "games.catalogue", False),
        ("games/harrow/turn.py", "games.harrow.state", True),
        ("games/harrow/turn.py", "core.game", True),
        ("games/harrow/turn.py", "games.catalogue", False),
        ("games/harrow/turn.py", "games.other.state", False),
        ("games/catalogue.py", "core.game", True),
        ("games/catalogue.py", "games.rulebooks", True),
        ("games/catalogue.py", "games.magus.state", False),
        ("bots/greedy.py", "core.game", True),
        ("bots/greedy.py", "table.record", False),
        ("table/live.py", "bots.greedy", False),
        ("words/say.py", "games.catalogue.find", True),
        ("lab/bench.py", "is_compiled", True),
        ("lab/bench.py", "games.catalogue", True),
        ("lab/bench.py", "games.magus.state", False),
        ("lab/bench.py", "terminal.app", False),
        ("server/room.py", "table.live", True),
        ("server/room.py", "terminal.app", False),
        ("server/room.py", "games.magus.state", False),
        ("commands/play.py", "terminal.app", True),
        ("commands/play.py", "games.magus.state", False),
        ("main.py", "commands.play", True),
        ("main.py", "corelike", False),
    ],
)
def test_the_table_says_what_it_should(path: str, name: str, allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "is_dir", lambda self: self.name in {"harrow", "other", "magus"})
    assert may_import(SRC / "foldtable" / path, name) is allowed
