"""What the sources say: every message id that appears in a call, read from the syntax tree, and what the locale files hold."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from foldtable.words.phrases import table_folders

SRC = Path(__file__).parents[2] / "src" / "foldtable"
GAMES = sorted(path.parent.name for path in (SRC / "games").glob("*/__init__.py"))

# The functions that take a message id, and which argument it is. `say`, `message` and `about` are of whoever renders, `phrase` of help.
SPEAKERS = {"Say": 0, "tell": 0, "tell_only": 1, "tell_but": 1, "Counter": 0, "ScoreLine": 0, "bad_save": 0}
SPEAKERS |= {"say": 0, "message": 0, "about": 0, "phrase": 1}
MAKERS_OF_ARGUMENTS = {"who", "count", "thing", "things", "text", "said"}


class Saying:
    """One call that names a message: where, the id (a pattern, if part of it is computed), and its arguments where they are plain."""

    def __init__(self, where: str, scope: str, pattern: str, args: set[str] | None) -> None:
        self.where = where
        self.scope = scope  # the game whose messages it may use, or "" for the table's alone
        self.pattern = pattern
        self.args = args  # None if they are computed

    def is_literal(self) -> bool:
        return re.fullmatch(r"[A-Za-z0-9_-]+", self.pattern) is not None


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SRC.rglob("*.py"))}


def scope_of(path: Path) -> str:
    parts = path.relative_to(SRC).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@cache
def sayings() -> list[Saying]:
    found: list[Saying] = []
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_called(node.func) in SPEAKERS:
                at = SPEAKERS[name_called(node.func)]
                if len(node.args) > at:
                    where = f"{path.relative_to(SRC)}:{node.lineno}"
                    args = plain_args(node)
                    found += [Saying(where, scope_of(path), pattern, args) for pattern in patterns_of(node.args[at])]
    return found


def name_called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def patterns_of(node: ast.expr) -> list[str]:
    """The ids an expression may stand for: literals as they are, computed parts as `.+`; nothing if all of it is computed."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*patterns_of(node.body), *patterns_of(node.orelse)]
    if isinstance(node, ast.BinOp):
        return [left + ".+" for left in patterns_of(node.left)]
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+" for part in node.values]
        return ["".join(parts)] if parts[0] != ".+" else []
    return []


def plain_args(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a call gives to its message, if it writes them out."""
    if name_called(call.func) == "bad_save":
        return {"at", "got"}
    if name_called(call.func) in ("message", "about"):
        given = {word.arg for word in call.keywords if word.arg} | ({"who"} if name_called(call.func) == "about" else set())
        return None if any(word.arg is None for word in call.keywords) else given
    rest = [arg for arg in call.args if not patterns_of(arg) or isinstance(arg, ast.Call)]
    makers: list[ast.expr] = []
    for arg in rest:
        if isinstance(arg, ast.List):
            makers += arg.elts
        elif isinstance(arg, ast.Call):
            makers.append(arg)
        elif isinstance(arg, ast.Name | ast.Starred | ast.IfExp):
            return None
    names: set[str] = set()
    for maker in makers:
        if not isinstance(maker, ast.Call):
            return None
        if name_called(maker.func) in MAKERS_OF_ARGUMENTS and isinstance(maker.args[0], ast.Constant):
            names.add(str(maker.args[0].value))
        elif name_called(call.func) in ("Say", "tell", "tell_only", "tell_but"):
            return None
    return names


@cache
def constants() -> set[str]:
    """Every text that stands in the sources."""
    return {
        node.value for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


# What a game's code speaks of by name


def verbs(game: str) -> set[str]:
    """The verbs of its Options."""
    found: set[str] = set()
    for node in nodes_of(game):
        if isinstance(node, ast.Call) and makes_options(name_called(node.func)) and len(node.args) > 1:
            found |= {pattern for pattern in patterns_of(node.args[0]) if pattern.isidentifier()}
    return found


def makes_options(name: str) -> bool:
    """Is the first argument of what is called by this name a verb? Games have Options of their own, and tables of them."""
    return name in ("Choice", "__init__") or name.endswith(("Option", "OptionTable"))


def questions(game: str) -> set[str]:
    """What its Asks ask."""
    return {
        pattern
        for node in nodes_of(game)
        if isinstance(node, ast.FunctionDef) and node.name == "question"
        for part in ast.walk(node)
        if isinstance(part, ast.Return) and part.value is not None
        for pattern in patterns_of(part.value)
    }


def nodes_of(game: str) -> list[ast.AST]:
    return [node for path, tree in trees().items() if scope_of(path) == game for node in ast.walk(tree)]


# What the locale files hold


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def locale(scope: str, lang: str) -> dict[str, ftl.Message]:
    """The messages of the table, or of a game alone, by id."""
    return {entry.id.name: entry for entry in entries(scope, lang) if isinstance(entry, ftl.Message)}


def entries(scope: str, lang: str) -> list[ftl.EntryType]:
    folders = (SRC / "games" / scope / "locale",) if scope else table_folders()
    paths = [folder / f"{lang}.ftl" for folder in folders]
    return [entry for path in paths if path.exists() for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]


def raw_variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def variables(message: ftl.Message) -> set[str]:
    """The arguments a message uses; `$who-is` belongs to `$who`, `$cards-count` to `$cards`."""
    return {re.sub(r"-(is|count)$", "", name) for name in raw_variables(message)}
