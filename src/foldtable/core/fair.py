"""The fair source: dice that nobody at a live table, the host included, can have chosen.

The table draws a secret from the operating system and shows its *commitment* (a hash) before play. Each player adds a
share. The stream is keyed by secret and shares together: the host can't choose the dice, for the shares come after the
commitment, and the players can't foresee them, for the secret is hidden. At the end the secret is revealed, and anybody
can check the commitment and every outcome.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final, final

from mypy_extensions import i64

from foldtable.core.errors import Broken

BLOCK: Final = 64
WORD: Final = 4
WORDS: Final = BLOCK // WORD


def commitment(secret: bytes) -> str:
    """What is shown before play; it binds the secret and tells nothing about it."""
    return hashlib.blake2b(b"foldtable commitment\n" + secret, digest_size=32).hexdigest()


@final
class Fair:
    """A stream of 32-bit words: BLAKE2b of a counter, keyed by the secret and all shares."""

    def __init__(self, secret: bytes, shares: list[bytes]) -> None:
        if len(secret) < 16:
            raise Broken("a fair source needs a secret of at least 16 bytes")
        key = hashlib.blake2b(b"foldtable key\n", digest_size=64)
        key.update(len(secret).to_bytes(4, "big") + secret)
        for share in shares:
            key.update(len(share).to_bytes(4, "big") + share)
        self.key = key.digest()
        self.counter = 0
        self.block = b""
        self.at: i64 = BLOCK

    def word(self) -> i64:
        if self.at == BLOCK:
            self.block = hashlib.blake2b(self.counter.to_bytes(16, "big"), key=self.key, digest_size=BLOCK).digest()
            self.counter += 1
            self.at = 0
        block = self.block
        at = self.at
        self.at = at + WORD
        return int.from_bytes(block[at : at + WORD], "big")

    def go_to(self, words: int) -> None:
        """Go on as if so many words had been drawn: a play that is taken up again, or taken back, rolls what it would have rolled."""
        self.counter = words // WORDS
        self.at = BLOCK
        for _ in range(words % WORDS):
            self.word()


def fresh_secret() -> bytes:
    """Thirty-two bytes from the operating system."""
    return os.urandom(32)
