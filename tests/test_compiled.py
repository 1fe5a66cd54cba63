"""The two speeds: one or the other, never a mix, and an edited rule is never passed over."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import foldtable
from foldtable import compiled
from tests.marks import plain_too

PACKAGE = Path(foldtable.__file__).parent
BUILT = compiled.is_built() and not compiled.is_edited()
needs_a_build = pytest.mark.skipif(not BUILT, reason="this machine has no C compiler, or nothing was built")

LOAD_ALL = """
import sys, foldtable
from importlib import import_module
from foldtable.compiled import sources
loaded = [import_module("foldtable." + path.removesuffix(".py").replace("/", ".")) for path in sources()]
speeds = {"plain" if module.__file__.endswith(".py") else "compiled" for module in loaded}
print(foldtable.is_compiled(), *sorted(speeds))
"""


def run_in(package_home: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some Python on the package in this folder, as a process of its own."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("FOLDTABLE_")}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**inherited, "PYTHONPATH": str(package_home), **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources and of what was built beside them, to edit."""
    shutil.copytree(PACKAGE.parent, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return tmp_path / "src"


@plain_too
def test_the_list_names_every_rules_file() -> None:
    listed = compiled.sources()
    assert "core/game.py" in listed
    assert not [path for path in listed if path.endswith("__init__.py")]


@plain_too
def test_this_process_runs_at_the_speed_that_was_asked_for() -> None:
    import foldtable.core.game as game  # noqa: PLC0415

    assert game.__file__.endswith(".py") is not foldtable.is_compiled()
    assert foldtable.is_compiled() is (BUILT and not compiled.plain_is_wanted())


@needs_a_build
def test_a_build_runs_compiled_as_a_whole() -> None:
    assert run_in(PACKAGE.parent, LOAD_ALL).stdout.split() == ["True", "compiled"]


def test_plain_runs_plain_as_a_whole() -> None:
    assert run_in(PACKAGE.parent, LOAD_ALL, FOLDTABLE_PLAIN="1").stdout.split() == ["False", "plain"]


@needs_a_build
def test_an_edited_rule_runs_plain_and_says_so_once(checkout: Path) -> None:
    with (checkout / "foldtable/core/game.py").open("a", encoding="utf-8") as rule:
        rule.write("\nEDITED = True\n")
    again = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import foldtable'], check=True)\n"
    done = run_in(checkout, LOAD_ALL + again)
    assert done.stdout.split() == ["False", "plain"]
    assert done.stderr.splitlines() == [compiled.EDITED]
    assert run_in(checkout, LOAD_ALL, FOLDTABLE_QUIET="1").stderr == ""


@needs_a_build
def test_a_new_rules_file_counts_as_an_edit(checkout: Path) -> None:
    (checkout / "foldtable/core/brand_new.py").write_text('"""New."""\n', encoding="utf-8")
    assert run_in(checkout, LOAD_ALL).stdout.split() == ["False", "plain"]


@needs_a_build
def test_a_touched_rule_is_not_edited(checkout: Path) -> None:
    os.utime(checkout / "foldtable/core/game.py")
    assert run_in(checkout, LOAD_ALL).stdout.split() == ["True", "compiled"]


@needs_a_build
def test_a_build_that_was_interrupted_runs_plain(checkout: Path) -> None:
    (checkout / "foldtable/compiled.stamp").unlink()
    assert run_in(checkout, LOAD_ALL).stdout.split() == ["False", "plain"]


@plain_too
def test_help_comes_quickly() -> None:
    """What `--help` loads decides how long it takes; a count of modules holds on a slow machine too."""
    code = "import sys\nsys.argv = ['foldtable', '--help']\nfrom foldtable.main import main\ntry:\n    main()\nfinally:\n    "
    loaded = run_in(PACKAGE.parent, code + "print(*sys.modules, file=sys.stderr)").stderr.split()
    assert not {"textual", "rich", "asyncio", "mypy", "random"} & {name.split(".")[0] for name in loaded}


@plain_too
def test_the_command_says_its_version_and_speed() -> None:
    done = run_in(PACKAGE.parent, "import sys\nsys.argv = ['foldtable', '--version']\nfrom foldtable.main import main\nmain()")
    assert re.fullmatch(r"foldtable \d+\.\d+\.\d+ \((compiled|plain)\)\n", done.stdout)
