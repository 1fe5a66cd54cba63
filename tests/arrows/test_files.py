"""Promises about the files themselves: each module says what it is for, and nothing is tied to one machine."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE = {".git", ".venv", "build", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "node_modules"}

# Spelled in pieces, so that this file may be read too.
TIED_TO_A_MACHINE = {
    "a package registry": ["pypi" + ".org", "python" + "hosted.org", "npmjs" + ".org", "npmjs" + ".com", "deb." + "debian.org"],
    "a folder of one machine": ["/wo" + "rk/", "/ro" + "ot/", "/opt/" + "wheels", "/opt/" + "pypi", "/tm" + "p/v/"],
    "a folder beside the repository": ["../" + "shared"],
}


def files_of_the_repository() -> list[Path]:
    """What git knows or would add; without git, whatever isn't made by a build or a run."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return [path for path in sorted(ROOT.rglob("*")) if path.is_file() and not MADE.intersection(path.relative_to(ROOT).parts)]
    return [ROOT / name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


def test_nothing_is_tied_to_a_machine() -> None:
    slips = [
        f"{path.relative_to(ROOT)} names {kind}: {word}"
        for path in files_of_the_repository()
        for text in [path.read_bytes()]
        for kind, words in TIED_TO_A_MACHINE.items()
        for word in words
        if word.encode() in text
    ]
    assert slips == []


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_a_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{path.relative_to(ROOT)} opens without a docstring"
