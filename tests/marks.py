"""The marks that tests carry: `@rule("MAG-216")` says which numbered rules a test proves."""

from __future__ import annotations

import re

import pytest

NUMBER = re.compile(r"[A-Z]{2,4}-\d+")

plain_too = pytest.mark.plain_too
soak = pytest.mark.soak

soaking = False  # is this a run with --soak? conftest.py says so


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the rules that it would catch being broken."""
    assert numbers, "@rule names at least one rule"
    for number in numbers:
        assert NUMBER.fullmatch(number), f"{number!r} is no rule number; one looks like MAG-216"
    return pytest.mark.rule(*numbers)
