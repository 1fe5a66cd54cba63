"""Chance: every die, shuffle and draw goes through this one door.

Behind it stand three sources. *Fast*: a small generator of our own (xoshiro128++), a few integer operations on 32-bit
words, so that it rolls the same dice plain, compiled and on every machine, and copies in nanoseconds. *Scripted*: the
outcomes of a record or a test, taken in order. *Fair*: a cryptographic stream for live tables (see `fair.py`).

Whatever the source, what leaves the door is an *outcome*, named by its kind ("throw", "deck"). Records hold outcomes, not
seeds, so they survive a change of generator. A copy has a generator of its own, and never a tape or a fair stream:
thinking neither sees nor changes the real dice.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.errors import Slip
from foldtable.core.fair import Fair
from foldtable.core.say import Say, count, text

LOW32: Final[i64] = 0xFFFFFFFF


class BadScript(Slip):
    """The script of outcomes doesn't fit the play: another kind, a value that can't come, or none left."""

    def __init__(self, say: Say, wanted: list[int] | None = None, got: list[int] | None = None) -> None:
        super().__init__(say)
        self.wanted: list[int] = [] if wanted is None else wanted  # of a shuffle: the cards to be ordered
        self.got: list[int] = [] if got is None else got  # and those that the script names


@final
class Outcomes:
    """What one chance brought: its kind and the numbers, in order. A shuffle is the new order, whole."""

    def __init__(self, kind: str, numbers: list[int]) -> None:
        self.kind = kind
        self.numbers = numbers


@final
class Chance:
    """The game's own dice."""

    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 2
        self.c: i64 = 3
        self.d: i64 = 4
        self.drawn: i64 = 0  # outcomes so far; undo is free only while it stands still
        self.tape: list[Outcomes] | None = None  # where outcomes are noted, if anybody keeps a record
        self.script: list[Outcomes] | None = None  # outcomes to come; never changed once it lies here
        self.at: i64 = 0  # how far the script has been read
        self.part: i64 = 0  # and how many numbers of the entry there
        self.strict = False  # a script that runs out is an error (records), or goes on with dice (scenarios)
        self.fair: Fair | None = None

    def seed(self, number: int) -> None:
        """Start the fast source from any whole number."""
        # splitmix32, four times; only the low 32 bits of each product count, so overflow does no harm
        z: i64 = (number ^ (number >> 32) ^ (number >> 64)) & 0xFFFFFFFF
        words: list[i64] = []
        for _ in range(4):
            z = (z + 0x9E3779B9) & LOW32
            x: i64 = z
            x = ((x ^ (x >> 16)) * 0x21F0AAAD) & LOW32
            x = ((x ^ (x >> 15)) * 0x735A2D97) & LOW32
            words.append(x ^ (x >> 15))
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.d = words[3] | 1  # never all zero

    def copy(self) -> Chance:
        """Rolls on alike where the source is fast or scripted; a fair stream stays with the original."""
        other = Chance()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        other.drawn = self.drawn
        if self.script is not None:
            other.script = self.script
            other.at = self.at
            other.part = self.part
            other.strict = self.strict
        return other

    def branch(self) -> Chance:
        """Another generator, sown by this one: for imagined worlds."""
        other = Chance()
        other.a = self.word()
        other.b = self.word()
        other.c = self.word()
        other.d = self.word() | 1
        return other

    def state(self) -> list[int]:
        """The fast source as numbers, for saving."""
        return [self.a, self.b, self.c, self.d, self.drawn]

    def restore(self, state: list[int]) -> None:
        self.a = state[0] & 0xFFFFFFFF
        self.b = state[1] & 0xFFFFFFFF
        self.c = state[2] & 0xFFFFFFFF
        self.d = state[3] & 0xFFFFFFFF
        if self.a == 0 and self.b == 0 and self.c == 0 and self.d == 0:
            self.d = 1  # all zero would roll zeros for ever
        self.drawn = state[4] & 0x7FFFFFFFFFFFFFFF

    def word(self) -> i64:
        """Thirty-two fresh bits from the fast source."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        ad: i64 = (a + d) & LOW32
        result: i64 = (((ad << 7) | (ad >> 25)) + a) & LOW32
        t: i64 = (b << 9) & LOW32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        self.a = a
        self.b = b
        self.c = c
        self.d = ((d << 11) | (d >> 21)) & LOW32
        return result

    def bits(self) -> i64:
        fair = self.fair
        if fair is not None:
            return fair.word()
        return self.word()

    def pick(self, n: i64) -> i64:
        """0 to n-1, each exactly as likely (Lemire's method). Unnamed: for bots and shuffles, not for the rules."""
        product: i64 = self.bits() * n
        low: i64 = product & LOW32
        if low < n:
            floor: i64 = (LOW32 + 1 - n) % n
            while low < floor:
                product = self.bits() * n
                low = product & LOW32
        return (product >> 32) & LOW32  # beyond 2 to the 31 the product has run over into the sign

    def below(self, kind: str, n: i64) -> i64:
        """0 to n-1, each as likely."""
        self.drawn += 1
        value: i64
        if self.script is not None and self.has_scripted(kind):
            value = self.scripted(kind, 0, n - 1)
        else:
            value = self.pick(n)
        if self.tape is not None:
            self.note(kind, value)
        return value

    def die(self, kind: str, sides: i64) -> i64:
        """1 to sides, each as likely."""
        self.drawn += 1
        value: i64
        if self.script is not None and self.has_scripted(kind):
            value = self.scripted(kind, 1, sides)
        else:
            value = self.pick(sides) + 1
        if self.tape is not None:
            self.note(kind, value)
        return value

    def weigh(self, kind: str, least: i64, steps: list[i64]) -> i64:
        """`least` plus an index into `steps`, the running totals of the weights."""
        self.drawn += 1
        value: i64
        if self.script is not None and self.has_scripted(kind):
            value = self.scripted(kind, least, least + len(steps) - 1)
        else:
            total: i64 = steps[len(steps) - 1]
            drawn = self.pick(total)
            index: i64 = 0
            while steps[index] <= drawn:
                index += 1
            value = least + index
        if self.tape is not None:
            self.note(kind, value)
        return value

    def shuffle(self, kind: str, cards: list[int]) -> None:
        """Put the cards into an order of which each is as likely. The last card of the list is the top."""
        self.drawn += 1
        if self.script is not None and self.has_scripted(kind):
            self.scripted_order(kind, cards)
        else:
            self.mix(cards)
        tape = self.tape
        if tape is not None:
            tape.append(Outcomes(kind, cards[::-1]))

    def mix(self, cards: list[int]) -> None:
        """An unnamed shuffle (Fisher and Yates), for imagined worlds."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.pick(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    # The tape and the script

    def note(self, kind: str, value: int) -> None:
        tape = self.tape
        assert tape is not None
        tape.append(Outcomes(kind, [value]))

    def follow(self, script: list[Outcomes], *, strict: bool) -> None:
        """Take outcomes from this script from now on."""
        self.script = script
        self.at = 0
        self.part = 0
        self.strict = strict

    def has_scripted(self, kind: str) -> bool:
        """Is this outcome scripted? A strict script knows all that comes; beside a lenient one, what it doesn't name next is rolled."""
        script = self.script
        assert script is not None
        if self.at < len(script):
            return self.strict or script[self.at].kind == kind
        if self.strict:
            raise BadScript(Say("script-ran-out", [text("kind", kind)]))
        return False

    def left_over(self) -> str:
        """The kind of the next outcome in the script that nobody has drawn, or nothing."""
        script = self.script
        if script is None or self.at >= len(script):
            return ""
        return script[self.at].kind

    def scripted_entry(self, kind: str) -> Outcomes:
        script = self.script
        assert script is not None
        entry = script[self.at]
        if entry.kind != kind:
            raise BadScript(Say("script-other-kind", [text("wanted", kind), text("got", entry.kind)]))
        return entry

    def scripted(self, kind: str, low: int, high: int) -> int:
        entry = self.scripted_entry(kind)
        if self.part >= len(entry.numbers):
            raise BadScript(Say("script-ran-out", [text("kind", kind)]))
        value = entry.numbers[self.part]
        if value < low or value > high:
            raise BadScript(Say("script-out-of-range", [text("kind", kind), count("got", value), count("low", low), count("high", high)]))
        self.part += 1
        if self.part == len(entry.numbers):
            self.part = 0
            self.at += 1
        return value

    def scripted_order(self, kind: str, cards: list[int]) -> None:
        """A shuffle takes as many numbers of its entry as there are cards: two shuffles in a row may share one."""
        entry = self.scripted_entry(kind)
        end = self.part + len(cards)
        order = entry.numbers[self.part : end]
        if sorted(order) != sorted(cards):
            say = Say("script-other-cards", [text("kind", kind), count("wanted", len(cards)), count("got", len(order))])
            raise BadScript(say, cards[:], order)
        cards[:] = order[::-1]
        self.part = end
        if end == len(entry.numbers):
            self.part = 0
            self.at += 1
