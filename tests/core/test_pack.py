"""Values to bytes and back, one by one; whole games are packed in tests/every_game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foldtable.core.errors import BadSave, Broken
from foldtable.core.pack import Reader, put
from tests.marks import plain_too

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-3, 300) | st.text(),
    lambda inner: st.lists(inner, max_size=100),
    max_leaves=150,
)


def packed(value: object) -> bytes:
    out: list[int] = []
    put(out, value)
    return bytes(out)


@plain_too
@given(values)
def test_a_value_comes_back_as_it_was(value: object) -> None:
    reader = Reader(packed(value))
    try:
        read = reader.value()
    except BadSave:
        assert too_large(value)
        return
    assert read == value
    assert kinds(read) == kinds(value), "and of the same kind: True isn't 1"
    assert reader.at == len(reader.data)


def too_large(value: object, depth: int = 0) -> bool:
    if isinstance(value, list):
        return depth > 12 or any(too_large(item, depth + 1) for item in value)
    return isinstance(value, int) and abs(value) > 2**130


def kinds(value: object) -> object:
    return [kinds(item) for item in value] if isinstance(value, list) else type(value)


@plain_too
@given(values, values)
def test_different_values_have_different_bytes(some: object, other: object) -> None:
    assert (packed(some) == packed(other)) == (some == other and kinds(some) == kinds(other))


@plain_too
@pytest.mark.parametrize(
    ("value", "length"), [(0, 1), (-1, 1), (158, 1), (159, 3), (-2, 2), ([0] * 79, 80), ([0] * 80, 82), (None, 1), (True, 1)]
)
def test_small_numbers_and_short_lists_take_a_byte(value: object, length: int) -> None:
    assert len(packed(value)) == length


@plain_too
@pytest.mark.parametrize("value", [1.5, {}, (1, 2), b"bytes", object(), [1, [2.0]]], ids=lambda value: type(value).__name__)
def test_what_no_field_may_hold_is_our_own_fault(value: object) -> None:
    with pytest.raises(Broken):
        packed(value)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_no_save(data: bytes) -> None:
    try:
        Reader(data).value()
    except BadSave as refused:
        assert refused.say.message in ("save-cut-short", "save-unreadable")  # noqa: PT017
