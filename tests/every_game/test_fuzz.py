"""Every game: whatever bytes or JSON come from outside, the answer is BadSave or a game that can be played to its end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as tries
from hypothesis import strategies as st

from foldtable.core.box import Box
from foldtable.core.errors import BadSave, Slip
from foldtable.core.game import Game
from foldtable.core.pack import CHECK, MAGIC, Reader, digest, from_json, pack, put, to_json, unpack
from foldtable.core.scene import scene_for
from foldtable.core.view import shown_to
from tests.every_game.tables import BOXES, REAL, Table, lively, sown, viewers
from tests.marks import plain_too

# The small game of the tests says nothing of its own faults: it is there for what holds without that.
each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
each_real_box = pytest.mark.parametrize("box", REAL, ids=lambda box: box.name)
LONGEST = 400  # decisions: a game from a file may have no limit of its own


@cache
def positions(box: Box) -> list[Game]:
    """A game at each of its questions, in different variants, and one that is over."""
    found: dict[tuple[str, int], Game] = {}
    for number, variant in enumerate(box.variants()):
        for game in Table(box, box.seats[-1] if number % 2 else box.seats[0], number, variant).walk(seed=number):
            question = "" if game.is_over() else game.ask().question()
            found.setdefault((question, number % 3), game.copy())
    return list(found.values())


def check(box: Box, load: Callable[[], Game]) -> bool:
    """BadSave, or a game that is whole: shown, stored again, and played on by anybody without a fault. Says which."""
    game, slip = loaded(load)
    if game is None:
        assert slip is not None and slip.say.message.startswith("save-")
        assert len(str(slip)) < 400
        assert str(slip).encode(), "it can be printed"
        return False
    assert game.faults() == []
    assert digest(box, unpack(box, pack(box, game))) == digest(box, game)
    assert digest(box, from_json(box, to_json(box, game))) == digest(box, game)
    rng = sown(5)
    made = 0
    while not game.is_over() and made < LONGEST:
        if made % 50 == 0:
            for seat in viewers(game):
                shown_to(box, game, seat)
                scene_for(box, game, seat).data()
        try:
            game.follow(lively(game, rng))
        except Slip:
            break
        made += 1
    for seat in viewers(game):
        shown_to(box, game, seat)
    return True


def loaded(load: Callable[[], Game]) -> tuple[Game | None, BadSave | None]:
    try:
        return load(), None
    except BadSave as slip:
        return None, slip


def sealed(values: list[object]) -> bytes:
    """Bytes with a right checksum, whatever they hold."""
    out: list[int] = []
    for value in values:
        put(out, value)
    body = MAGIC + bytes(out)
    return body + hashlib.blake2b(body, digest_size=CHECK).digest()


def values_of(data: bytes) -> list[object]:
    reader = Reader(data[:-CHECK])
    reader.at = len(MAGIC)
    return [reader.value() for _ in range(3)]


# Bending values

NUMBERS = [
    -2,
    -1,
    0,
    1,
    2,
    3,
    4,
    7,
    9,
    10,
    15,
    16,
    19,
    20,
    24,
    25,
    30,
    100,
    4095,
    4096,
    2**31,
    2**48,
    2**61,
    2**62,
    2**63,
    2**64,
    10**40,
    -(2**63),
]
OTHERS: list[object] = [None, True, False, "", "☃", "1", [], [[]], [0], [[0], 0], [1] * 30]


def bent(value: object, random: Random) -> object:
    """The same with one or a few parts bent: another number, another kind of thing, a part more or less."""
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        value = bend(value, random)
    return value


def bend(value: object, random: Random) -> object:
    if isinstance(value, dict) and value:
        key = random.choice(sorted(value))
        if random.random() < 0.05:
            return {other: part for other, part in value.items() if other != key}
        return {**value, key: bend(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.93:
        at = random.randrange(len(value))
        kind = random.random()
        if kind < 0.8:
            return [*value[:at], bend(value[at], random), *value[at + 1 :]]
        if kind < 0.85:
            return value[:at] + value[at + 1 :]
        if kind < 0.9:
            return value[: at + 1] + value[at:]
        other = random.randrange(len(value))
        swapped = list(value)
        swapped[at], swapped[other] = swapped[other], swapped[at]
        return swapped
    if isinstance(value, bool):
        return random.choice([not value, random.choice(OTHERS), 1, 0])
    if isinstance(value, int):
        kind = random.random()
        if kind < 0.4:
            return value + random.choice([-1, 1, 2, -2, 16])
        if kind < 0.8:
            return random.choice(NUMBERS)
        if kind < 0.9:
            return value ^ (1 << random.randrange(64))
        return random.choice(OTHERS)
    return random.choice([*OTHERS, 0, 1, 5, [value]])


# The tests


@each_box
@plain_too
@tries(max_examples=300)
@given(data=st.binary(max_size=200))
def test_arbitrary_bytes(box: Box, data: bytes) -> None:
    assert not check(box, lambda: unpack(box, data))
    assert not check(box, lambda: unpack(box, MAGIC + data))


@each_box
@plain_too
@tries(max_examples=300)
@given(data=st.binary(max_size=200))
def test_arbitrary_bytes_with_a_right_checksum(box: Box, data: bytes) -> None:
    body = MAGIC + data
    check(box, lambda: unpack(box, body + hashlib.blake2b(body, digest_size=CHECK).digest()))


@each_box
@tries(max_examples=200)
@given(random=st.randoms(use_true_random=False), cut=st.integers(0, 60))
def test_bytes_damaged_on_the_way(box: Box, random: Random, cut: int) -> None:
    data = bytearray(pack(box, random.choice(positions(box))))
    if cut < 30:
        at = random.randrange(len(data))
        data[at] ^= 1 << random.randrange(8)
        assert not check(box, lambda: unpack(box, bytes(data)))
    short = bytes(data[: len(data) - 1 - cut])
    assert not check(box, lambda: unpack(box, short))
    assert not check(box, lambda: unpack(box, bytes(data) + b"\x00"))


@each_real_box
@plain_too
@tries(max_examples=1500)
@given(random=st.randoms(use_true_random=False))
def test_a_bent_game_with_a_right_checksum(box: Box, random: Random) -> None:
    head, table, chance = values_of(pack(box, random.choice(positions(box))))
    kind = random.random()
    if kind < 0.04:
        head = bent(head, random)
    elif kind < 0.08:
        chance = bent(chance, random)
    else:
        table = bent(table, random)
    data = sealed([head, table, chance])
    check(box, lambda: unpack(box, data))


@each_real_box
@plain_too
@tries(max_examples=1000)
@given(random=st.randoms(use_true_random=False))
def test_bent_json(box: Box, random: Random) -> None:
    words = json.dumps(bent(json.loads(to_json(box, random.choice(positions(box)))), random))
    check(box, lambda: from_json(box, words))


@each_box
@tries(max_examples=300)
@given(words=st.text(max_size=80))
def test_arbitrary_text(box: Box, words: str) -> None:
    assert not check(box, lambda: from_json(box, words))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=4), max_leaves=12
)


@each_real_box
@tries(max_examples=300)
@given(
    value=json_values,
    key=st.sampled_from(["", "format", "game", "version", "seats", "settings", "decisions", "table", "agenda", "outcome", "chance"]),
)
def test_json_with_anything_in_one_place(box: Box, value: object, key: str) -> None:
    data = json.loads(to_json(box, positions(box)[0]))
    words = json.dumps({**data, key: value} if key else value)
    check(box, lambda: from_json(box, words))


@each_box
def test_nesting_without_end(box: Box) -> None:
    data = to_json(box, positions(box)[0])
    for depth in (13, 100, *range(900, 1100, 7), 100_000):
        nest = "[" * depth + "]" * depth
        assert not check(box, lambda nest=nest: from_json(box, nest))  # type: ignore[misc]
        for key in ("agenda", "outcome", "chance", "settings", "game"):
            words = data[:-1] + f', "{key}": {nest}' + "}"
            assert not check(box, lambda words=words: from_json(box, words))  # type: ignore[misc]
    deep = MAGIC + b"\xb1" * 5000 + b"\xb0"
    assert not check(box, lambda: unpack(box, deep + hashlib.blake2b(deep, digest_size=CHECK).digest()))


@each_box
def test_a_number_without_end(box: Box) -> None:
    body = MAGIC + b"\xa3" + b"\xff" * 100_000 + b"\x01"
    assert not check(box, lambda: unpack(box, body + hashlib.blake2b(body, digest_size=CHECK).digest()))
    data = to_json(box, positions(box)[0])
    for number in ("9" * 5000, "1e400", "-1e400", "NaN", "1.0", "-0"):
        words = data[:-1] + f', "decisions": {number}' + "}"
        check(box, lambda words=words: from_json(box, words))  # type: ignore[misc]


@each_box
def test_letters_that_cannot_be_written(box: Box) -> None:
    """Half a pair of surrogates is JSON, but no text that could be stored or shown."""
    over = next(game for game in positions(box) if game.is_over())
    data = json.loads(to_json(box, over))
    for key, value in (("game", "\ud800"), ("outcome", ["\ud800", *data["outcome"][1:]]), ("version", "\ud800"), ("agenda", [["\ud800"]])):
        words = json.dumps({**data, key: value})
        assert not check(box, lambda words=words: from_json(box, words))  # type: ignore[misc]
