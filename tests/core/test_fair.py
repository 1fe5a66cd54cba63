"""The fair source: committed to before play, mixed with every player's share, and checked by anybody afterwards."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foldtable.core.errors import Broken
from foldtable.core.fair import Fair, commitment, fresh_secret
from tests.marks import plain_too

SECRET = bytes(range(32))


def stream(secret: bytes, shares: list[bytes], number: int) -> list[int]:
    """What a player computes at home, by the description alone: BLAKE2b of a counter, keyed by secret and shares."""
    sealed = b"foldtable key\n" + b"".join(len(part).to_bytes(4, "big") + part for part in [secret, *shares])
    key = hashlib.blake2b(sealed, digest_size=64).digest()
    blocks = b"".join(hashlib.blake2b(n.to_bytes(16, "big"), key=key, digest_size=64).digest() for n in range(number // 16 + 1))
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(number)]


def drawn(fair: Fair, number: int) -> list[int]:
    return [int(fair.word()) for _ in range(number)]


@plain_too
@given(st.binary(min_size=16, max_size=40), st.lists(st.binary(max_size=20), max_size=4))
def test_anybody_can_compute_the_stream_again(secret: bytes, shares: list[bytes]) -> None:
    assert drawn(Fair(secret, shares), 50) == stream(secret, shares, 50)


def test_the_commitment_binds_the_secret_and_nothing_else() -> None:
    assert commitment(SECRET) == hashlib.blake2b(b"foldtable commitment\n" + SECRET, digest_size=32).hexdigest()
    assert commitment(SECRET) == commitment(bytes(range(32)))
    assert commitment(SECRET) != commitment(SECRET[:-1] + b"x")
    assert SECRET.hex() not in commitment(SECRET)


def test_the_commitment_is_no_part_of_the_stream() -> None:
    """Whoever has only the commitment can't roll ahead: it isn't the key."""
    seen = bytes.fromhex(commitment(SECRET))
    assert drawn(Fair(seen, []), 8) != drawn(Fair(SECRET, []), 8)


def test_every_share_changes_the_dice() -> None:
    streams = [
        tuple(drawn(Fair(SECRET, shares), 8))
        for shares in ([], [b""], [b"", b""], [b"a"], [b"b"], [b"a", b"b"], [b"b", b"a"], [b"ab"], [b"a", b""], [b"", b"a"])
    ]
    assert len(set(streams)) == len(streams), "none can be exchanged for another, nor slide into its neighbour"


def test_nobody_gets_by_with_a_short_secret() -> None:
    with pytest.raises(Broken):
        Fair(b"fifteen bytes..", [])
    Fair(b"sixteen bytes...", [])


def test_a_fresh_secret_is_new_every_time() -> None:
    secrets = {fresh_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


@plain_too
@given(st.integers(0, 3000))
def test_the_stream_goes_on_from_any_word(words: int) -> None:
    fair = Fair(SECRET, [b"share"])
    fair.go_to(words)
    assert drawn(fair, 20) == stream(SECRET, [b"share"], words + 20)[words:]
    fair.go_to(0)
    assert drawn(fair, 5) == stream(SECRET, [b"share"], 5)
