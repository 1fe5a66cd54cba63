"""One source, two speeds: what the build compiles, and when its plain sources run instead.

The engine and the rules are plain typed Python that mypyc compiles, all in one run. Rules that run plain on a base compiled from
another state of the source play a different game without a word, so the choice is all or nothing: a stamp, written last, says that
a build is whole and what it was made of, and without a good stamp every module runs plain.

`setup.py` and `tools/build.py` load this file by its path, before anything is installed, so it imports nothing of ours.
"""

from __future__ import annotations

import os
import sys
from fnmatch import fnmatchcase
from glob import glob
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

# Paths within the package, as patterns.
COMPILED = ("core/*.py", "bots/*.py", "games/*/*.py")
NOT_COMPILED = {
    "core/box.py": "games declare their Box with class attributes, which a compiled base would not see",
    "*/__init__.py": "only declares its package; the catalogue reads it without loading the rules",
}

PACKAGE = os.path.dirname(__file__)  # spelled exactly as the import system spells it
STAMP = os.path.join(PACKAGE, "compiled.stamp")
EDITED = "foldtable: rules edited since the last build, running plain; `make build` compiles them"


def sources() -> list[str]:
    """The sources that are compiled together, as paths within the package."""
    found = {path.replace(os.sep, "/") for pattern in COMPILED for path in glob(pattern, root_dir=PACKAGE)}
    return sorted(path for path in found if not any(fnmatchcase(path, pattern) for pattern in NOT_COMPILED))


def fingerprints() -> dict[str, str]:
    """Each compiled source with its digest, size and time; to be taken before a build reads them."""
    return {path: f"{_digest(path)} {_size_and_time(path)}" for path in sources()}


def write_stamp(package: str, made_of: dict[str, str]) -> None:
    """Declare the build in this package folder whole. An installed copy is made of nothing that anybody edits."""
    lines = [EXTENSION_SUFFIXES[0], *(f"{fingerprint} {path}" for path, fingerprint in made_of.items())]
    with open(os.path.join(package, "compiled.stamp"), "w", encoding="utf-8") as stamp:
        stamp.write("\n".join(lines) + "\n")


def is_built() -> bool:
    """Is there a whole build for this Python, fresh or not?"""
    return _stamp_lines() != []


def is_edited() -> bool:
    """Has a source been edited, added or taken away since the build? Times settle it mostly; a touched file is read."""
    made_of: dict[str, tuple[str, str]] = {}
    for line in _stamp_lines()[1:]:
        digest, size, time, path = line.split(" ", 3)
        made_of[path] = (digest, f"{size} {time}")
    if not made_of:
        return False
    if sources() != sorted(made_of):
        return True
    return any(_size_and_time(path) != seen and _digest(path) != digest for path, (digest, seen) in made_of.items())


def plain_is_wanted() -> bool:
    """FOLDTABLE_PLAIN=1 asks for the plain sources, when building and when running."""
    return os.environ.get("FOLDTABLE_PLAIN", "") not in {"", "0"}


def choose_speed() -> bool:
    """Settle the speed of this process, before any of the modules is imported; True is compiled."""
    if not plain_is_wanted() and is_built():
        if not is_edited():
            return True
        if os.environ.get("FOLDTABLE_QUIET", "") in {"", "0"}:
            print(EDITED, file=sys.stderr)
    # Processes started from here run what we run, even if a build is done meanwhile, and needn't say it again.
    os.environ["FOLDTABLE_PLAIN"] = "1"
    _find_only_sources()
    return False


def _find_only_sources() -> None:
    """Within this package, import from .py files even where a compiled module lies beside them."""
    sys.path_hooks.insert(0, _source_finder)
    for path in [path for path in sys.path_importer_cache if _is_ours(path)]:
        del sys.path_importer_cache[path]


def _source_finder(path: str) -> FileFinder:
    if not _is_ours(path):
        raise ImportError(f"{path} isn't Foldtable's")  # the import system's way to say: ask the next finder
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _is_ours(path: str) -> bool:
    return path == PACKAGE or path.startswith(PACKAGE + os.sep)


def _stamp_lines() -> list[str]:
    try:
        with open(STAMP, encoding="utf-8") as stamp:
            lines = stamp.read().splitlines()
    except FileNotFoundError:
        return []
    return lines if lines and lines[0] in EXTENSION_SUFFIXES else []


def _digest(path: str) -> str:
    import hashlib  # noqa: PLC0415  # slow to load, and rarely wanted when running

    with open(os.path.join(PACKAGE, path), "rb") as source:
        return hashlib.sha256(source.read()).hexdigest()


def _size_and_time(path: str) -> str:
    seen = os.stat(os.path.join(PACKAGE, path))
    return f"{seen.st_size} {seen.st_mtime_ns}"
