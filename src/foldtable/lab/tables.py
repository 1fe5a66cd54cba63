"""Tables of numbers: names on the left, numbers under one another."""

from __future__ import annotations

from collections.abc import Sequence

from foldtable.words.paper import width_of


def set_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The first row is the heads. The first column starts at the left, the others end at the right."""
    sizes = [max(width_of(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[str] = []
    for number, row in enumerate(rows):
        cells = [" " * (size - width_of(cell)) for cell, size in zip(row, sizes, strict=True)]
        lines.append("  ".join(row[i] + cells[i] if i == 0 else cells[i] + row[i] for i in range(len(row))).rstrip())
        if number == 0:
            lines.append("  ".join("─" * size for size in sizes))
    return lines
