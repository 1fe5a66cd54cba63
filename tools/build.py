"""Compiles the rules beside their sources when one of them has changed since, and says in one line what it did.

`make` runs this before everything else, so it finds out that there is nothing to do without loading setuptools or mypy.

    python tools/build.py             compile now, if that is due
    python tools/build.py --beside    have it done beside the play that is about to start, which runs plain this once
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "log.txt"


def main() -> int:
    """Build if that is due; the number is the exit code."""
    os.chdir(ROOT)
    compiled = _load_compiled()
    if compiled.plain_is_wanted():
        print("foldtable: plain, because FOLDTABLE_PLAIN is set")
        return 0
    if sys.argv[1:] == ["--beside"]:
        if not _is_fresh(compiled):
            _build_beside()
        return 0
    LOG.parent.mkdir(exist_ok=True)
    with (LOG.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builds at once would mix their modules
        return 0 if _is_fresh(compiled) else _build()


def _load_compiled() -> ModuleType:
    """The list of what is compiled. Importing the package would choose a speed for this process, and say so."""
    spec = spec_from_file_location("foldtable_compiled", ROOT / "src" / "foldtable" / "compiled.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _is_fresh(compiled: ModuleType) -> bool:
    return compiled.is_built() and not compiled.is_edited() and Path("setup.py").stat().st_mtime < Path(compiled.STAMP).stat().st_mtime


def _build_beside() -> None:
    """Nobody waits for the compiler before the first move: what plays now runs plain, the next that starts runs compiled.

    Whatever is set up or compiled meanwhile is nothing to a play that has begun: it has settled its speed (`compiled.py`).
    """
    if shutil.which("cc") is None:
        print("foldtable: plain, because there is no C compiler (on Debian: apt-get install gcc python3-dev)")
        return
    print("foldtable: plain this time, so that you can play at once; the rules are compiled meanwhile, for the next time", flush=True)
    inherited = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    LOG.parent.mkdir(exist_ok=True)
    with (LOG.parent / "beside.txt").open("w", encoding="utf-8") as log:
        # In a session of its own: ending the play by Ctrl-C doesn't end the build.
        subprocess.Popen(["nice", "make", "build"], env=inherited, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def _build() -> int:
    """Keep the compilers' chatter in the log, and pass on what setup.py says itself."""
    started = time.monotonic()
    command = [sys.executable, "-u", "setup.py", "build_ext", "--inplace"]
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace") as building,
    ):
        assert building.stdout is not None
        for line in building.stdout:
            log.write(line)
            if line == "foldtable: compiled\n":
                print(f"foldtable: compiled, in {time.monotonic() - started:.0f} s")
            elif line.startswith("foldtable: "):
                print(line, end="", flush=True)
    if building.returncode != 0:
        print(*LOG.read_text(encoding="utf-8").splitlines()[-60:], sep="\n", file=sys.stderr)
        print(f"foldtable: the build failed; all of its log is in {LOG.relative_to(ROOT)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
