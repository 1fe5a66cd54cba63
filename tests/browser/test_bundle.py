"""The page that is kept here is the one that its sources make."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

CLIENT: Final = Path(__file__).parents[2] / "client" / "web"
BUILT: Final = Path(__file__).parents[2] / "src" / "foldtable" / "server" / "web"
HAS_NODE: Final = shutil.which("npx") is not None and (CLIENT / "node_modules" / "vite").is_dir()
needs_node = pytest.mark.skipif(not HAS_NODE, reason="Node and the client's packages aren't installed: cd client/web && npm ci")


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def run(*command: str) -> None:
    done = subprocess.run(["npx", "--no-install", *command], cwd=CLIENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@needs_node
def test_the_bundle_is_what_the_sources_make(tmp_path: Path) -> None:
    run("vite", "build", "--outDir", str(tmp_path), "--logLevel", "error")
    made, kept = files(tmp_path), files(BUILT)
    assert sorted(made) == sorted(kept), "build it anew: cd client/web && npm run build"
    assert [name for name in made if made[name] != kept[name]] == []


@needs_node
def test_the_client_passes_its_own_tests() -> None:
    run("vitest", "run")


@needs_node
def test_the_client_has_no_type_faults() -> None:
    run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
