"""Compiles the rules beside their sources when one of them has changed since, and says in one line what it did.

`make` runs this before everything else, so it finds out that there is nothing to do without loading setuptools or mypy.
"""

from __future__ import annotations

import fcntl
import os
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
