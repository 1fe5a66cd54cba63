"""Where a play's dice come from: a seed, or a secret sealed before play.

Which dice a decision meets depends on how many outcomes came before it, and on nothing else. So a play that is taken up again
rolls what it would have rolled, a decision that is taken back and made again brings the same outcomes, and nobody fishes for
better ones.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from typing import Final, final

from foldtable.core.chance import Chance
from foldtable.core.fair import Fair, commitment, fresh_secret

ROOM: Final = 1 << 16  # words of the fair stream that lie ready for one outcome; a shuffle takes about one for each card


@final
class Dice:
    """A seed; or a secret and the players' shares; or a commitment alone, whose secret somebody else keeps."""

    def __init__(self, seed: int | None, promise: str = "", secret: bytes = b"", shares: Mapping[int, bytes] | None = None) -> None:
        self.seed = seed
        self.promise = promise  # the commitment shown before play, in hexadecimal; "" for a seed
        self.secret = secret
        self.shares = dict(shares or {})  # by seat
        self.fair = Fair(secret, [share for _, share in sorted(self.shares.items())]) if promise and secret else None

    def lie_ready(self, chance: Chance) -> None:
        """Put the dice that the next outcome will meet into a game's hand."""
        if self.fair is not None:
            self.fair.go_to(chance.drawn * ROOM)
            chance.fair = self.fair
        elif chance.drawn == 0:
            chance.seed(self.seed or 0)  # the same set-up as `Box.deal` with this seed
        else:
            mixed = hashlib.blake2b(f"{self.seed or 0} {chance.drawn}".encode(), digest_size=4).digest()
            chance.seed(int.from_bytes(mixed, "big"))

    def are_known(self) -> bool:
        """Can these dice be rolled here? A seed can; a commitment needs its secret."""
        return self.seed is not None or self.fair is not None

    def keep_promise(self) -> bool:
        """Does the secret fit what was shown before play?"""
        return not self.secret or commitment(self.secret) == self.promise


def seeded(seed: int | None = None) -> Dice:
    """Dice that anybody can roll again who knows the seed; a fresh one if none is given."""
    return Dice(int.from_bytes(os.urandom(4), "big") if seed is None else seed)


def sealed(shares: Mapping[int, bytes], secret: bytes | None = None) -> Dice:
    """Fair dice. Show the `promise` first, then take the shares."""
    secret = fresh_secret() if secret is None else secret
    return Dice(None, commitment(secret), secret, shares)
