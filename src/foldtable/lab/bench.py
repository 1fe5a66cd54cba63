"""Bench: how fast a game is here, compiled and plain (or any two builds) measured in turn, so that a busy minute slows both."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from foldtable import __version__, is_compiled
from foldtable.core.errors import Broken
from foldtable.core.settings import Value

ROUNDS: Final = 5
SLICES: Final = 16  # in a round: one for each deed, four for random play
COMPILED: Final = "compiled"
PLAIN: Final = "plain"


@dataclass(frozen=True)
class Build:
    """One state of the sources: what it is called in the table, and the environment in which a process runs it."""

    name: str
    environment: Mapping[str, str]


@dataclass
class Measured:
    """The medians of one game at one number of seats: by what is measured, by build."""

    seats: int
    medians: dict[str, dict[str, float]] = field(default_factory=dict)

    def ratio(self, name: str, unit: str) -> float | None:
        """How many times as fast the first build is as the last; None if there is but one."""
        values = list(self.medians[name].values())
        if len(values) < 2:
            return None
        return values[0] / values[-1] if unit == "/s" else values[-1] / values[0]


def builds_here() -> list[Build]:
    """This build, and beside a compiled one the plain sources. A process that runs plain has nothing to compare with."""
    plain = Build(PLAIN, {"FOLDTABLE_PLAIN": "1"})
    return [Build(COMPILED, {"FOLDTABLE_PLAIN": ""}), plain] if is_compiled() else [plain]


def measure(
    game: str,
    seats: int,
    settings: Mapping[str, Value],
    builds: Sequence[Build],
    seconds: float,
    tick: Callable[[], None] | None = None,
) -> Measured:
    """About so many seconds of processor time for each build, in rounds by turns."""
    wanted = {"game": game, "seats": seats, "settings": dict(settings), "slice": seconds / ROUNDS / SLICES}
    watches = [start(build, wanted) for build in builds]
    rounds: list[list[dict[str, float]]] = [[] for _ in builds]
    try:
        for watch, build in zip(watches, builds, strict=True):
            runs = answer(watch, build)
            if build.name in (COMPILED, PLAIN) and runs["compiled"] is not (build.name == COMPILED):
                raise Broken(f"a process that should run {build.name} doesn't")
        for _ in range(ROUNDS):
            for watch, build, known in zip(watches, builds, rounds, strict=True):
                assert watch.stdin is not None
                watch.stdin.write("round\n")
                watch.stdin.flush()
                known.append(answer(watch, build))
                if tick is not None:
                    tick()
    finally:
        for watch in watches:
            stop(watch)
    measured = Measured(seats)
    for name in rounds[0][0]:
        measured.medians[name] = {
            build.name: median(one[name] for one in known) for build, known in zip(builds, rounds, strict=True) if name in known[0]
        }
    return measured


def start(build: Build, wanted: Mapping[str, object]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "foldtable.lab.stopwatch", json.dumps(wanted)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **build.environment}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, encoding="utf-8")


def answer(watch: subprocess.Popen[str], build: Build) -> dict[str, float]:
    assert watch.stdout is not None
    line = watch.stdout.readline()
    if not line:
        raise Broken(f"the process that measures the {build.name} build ended with {watch.wait()}")
    read: dict[str, float] = json.loads(line)
    return read


def stop(watch: subprocess.Popen[str]) -> None:
    watch.kill()
    watch.communicate()


def facts() -> dict[str, object]:
    """On what these numbers were made."""
    return {
        "foldtable": __version__,
        "compiled": is_compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 1,
    }


def processor() -> str:
    """Its name, where the system tells."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
