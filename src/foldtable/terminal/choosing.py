"""Choosing: what may be picked next, given what is picked already. Pure: it knows choices, not rules.

A choice is a verb and things, and each thing lies somewhere: picking things one after another narrows the choices down. Where
the order of things carries no meaning (potions to take) they are picked in any order; else (from here to there) in theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple, final

from foldtable.core.scene import Pick


class Thing(NamedTuple):
    """A thing as choices name it, and the surface it lies on; "" if it lies nowhere in sight."""

    surface: str
    word: str


def things_of(pick: Pick) -> list[Thing]:
    return [Thing(surface, word) for surface, word in zip(pick.where, pick.things, strict=True)]


@final
class Choosing:
    """One question being answered."""

    def __init__(self, picks: Sequence[Pick], unordered: Collection[str] = ()) -> None:
        self.picks = list(picks)
        self.unordered = frozenset(unordered)  # verbs whose things have no order
        self.verb = ""  # once chosen by itself
        self.picked: list[Thing] = []

    def open(self) -> list[Pick]:
        """The choices that are still possible."""
        return [pick for pick in self.picks if self.verb in ("", pick.verb) and self.rest_of(pick) is not None]

    def rest_of(self, pick: Pick) -> list[Thing] | None:
        """The things of a choice that aren't picked yet; None if something is picked that it doesn't touch."""
        things = things_of(pick)
        if pick.verb not in self.unordered:
            return things[len(self.picked) :] if things[: len(self.picked)] == self.picked else None
        for thing in self.picked:
            if thing not in things:
                return None
            things.remove(thing)
        return things

    def lit(self) -> list[Thing]:
        """What may be picked next, each thing once."""
        found: dict[Thing, None] = {}
        for pick in self.open():
            rest = self.rest_of(pick) or []
            for thing in rest if pick.verb in self.unordered else rest[:1]:
                found[thing] = None
        return list(found)

    def verbs(self) -> list[str]:
        """The verbs of what is still possible, in the order in which the rules offer them."""
        return list(dict.fromkeys(pick.verb for pick in self.open()))

    def exact(self) -> list[Pick]:
        """The choices that touch just what is picked."""
        return [pick for pick in self.open() if not self.rest_of(pick)]

    def ready(self) -> Pick | None:
        """The choice that one more key would make: the one that is picked, or the only one left."""
        exact = self.exact()
        if len(exact) == 1 and (self.picked or self.verb):
            return exact[0]
        left = self.open()
        return left[0] if len(left) == 1 else None

    def after(self, thing: Thing) -> list[Pick]:
        """What this thing would make, if it is picked next; what it would leave possible, if nothing yet."""
        self.picked.append(thing)
        found = self.exact() or self.open()
        self.picked.pop()
        return found

    def pick(self, thing: Thing) -> Pick | None:
        """Pick a lit thing; the choice if that makes one."""
        self.picked.append(thing)
        return self.made()

    def say_verb(self, verb: str) -> Pick | None:
        self.verb = verb
        return self.made()

    def made(self) -> Pick | None:
        """A choice is made by its last thing where nothing else could follow. Several things without an order want a word
        more: whoever takes three potions should see all three marked before they are gone."""
        left = self.open()
        if len(left) != 1 or self.rest_of(left[0]):
            return None
        return left[0] if len(self.picked) <= 1 or left[0].verb not in self.unordered else None

    def back(self) -> bool:
        """Take back the last pick, or the verb; was there anything?"""
        if self.picked:
            self.picked.pop()
            return True
        if self.verb:
            self.verb = ""
            return True
        return False

    def times(self, thing: Thing) -> int:
        """How often a thing is picked: of equal cards, more than one may be."""
        return Counter(self.picked)[thing]
