"""Which rules the tests prove, read from the tests' own files: marks `@rule("MAG-216")` in Python, `shows` lines in scenarios.

A rule counts as soon as one test names it by its number; a range names only its ends.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from foldtable.core.errors import BadRecord, BadSetup
from foldtable.core.say import Say, text

NUMBER: Final = re.compile(r"\b[A-Z]+-\d+\b")


def named_in(tests: Path) -> dict[str, str]:
    """Every rule number that a test names, with the first place that does."""
    if not tests.is_dir():
        raise BadSetup(Say("rules-no-tests", [text("folder", str(tests))]))
    found: dict[str, str] = {}
    for path in sorted(tests.rglob("*.py")):
        for number in marks_in(path):
            found.setdefault(number, path.relative_to(tests).as_posix())
    for path in sorted((tests / "scenarios").rglob("*.fold")):
        for number in shown_by(path):
            found.setdefault(number, path.relative_to(tests).as_posix())
    return found


def marks_in(path: Path) -> Iterator[str]:
    """The numbers in a file's `rule(...)` marks: on a function or class, on a whole file, on one case of a parametrised test."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as fault:
        raise BadRecord(str(path), fault.lineno or 0, Say("rules-unreadable-test", [text("fault", fault.msg)])) from None
    for node in ast.walk(tree):
        for place in places_of_marks(node):
            yield from numbers_in_marks(place)


def places_of_marks(node: ast.AST) -> list[ast.expr]:
    """Where a test carries marks: its decorators, the file's `pytestmark`, the `marks` of one case."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.decorator_list
    if isinstance(node, ast.Assign) and "pytestmark" in [target.id for target in node.targets if isinstance(target, ast.Name)]:
        return [node.value]
    if isinstance(node, ast.keyword) and node.arg == "marks":
        return [node.value]
    return []


def numbers_in_marks(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and called(part.func) == "rule":
            for argument in part.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and NUMBER.fullmatch(argument.value):
                    yield argument.value


def called(function: ast.expr) -> str:
    """The last name of what is called: `rule` in rule(...) and in pytest.mark.rule(...)."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def shown_by(path: Path) -> list[str]:
    """The numbers on the `shows` lines of a scenario."""
    found: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words and words[0].rstrip(":") == "shows":
            found += NUMBER.findall(" ".join(words[1:]))
    return found
