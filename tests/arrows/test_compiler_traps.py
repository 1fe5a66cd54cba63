"""What plain Python and the compiler read differently, and the tests of one of the two would not see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from foldtable.compiled import PACKAGE, sources


def shifts_of_a_written_number(tree: ast.AST) -> list[int]:
    """The lines where a number that is written out is shifted by one that isn't: `1 << n`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def test_the_trap_is_recognised() -> None:
    assert shifts_of_a_written_number(ast.parse("x = 1 << n")) == [1]
    assert shifts_of_a_written_number(ast.parse("x = (1 << 48) + (y << n)")) == []


@pytest.mark.parametrize("source", sources())
def test_no_written_number_is_shifted_in_compiled_code(source: str) -> None:
    """Of such a shift mypyc makes one of 32 bits, silently; `zones.bit` is the way."""
    code = Path(PACKAGE, source).read_text(encoding="utf-8")
    lines = shifts_of_a_written_number(ast.parse(code))
    assert not lines, f"{source}: lines {lines} shift a written-out number; take bit(n) from foldtable.core.zones"
