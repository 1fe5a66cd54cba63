"""Greedy: follows each option one step into imagined worlds, and takes the one after which its hints like the worlds best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.bots.bot import Bot
from foldtable.bots.mind import Mind
from foldtable.core.chance import Chance
from foldtable.core.steps import Option

LOOKS: Final[i64] = 800  # about so many options are followed for one decision, each in one world; more if more are offered
MOST_WORLDS: Final[i64] = 64  # what chance still hides after so many is little
ENOUGH_ALIKE: Final[i64] = 3  # if so many worlds in a row say the same, more would too
SAME: Final = 1e-9


@final
class Greedy(Bot):
    """All options are followed a little, then the better half of them as much again, until one is left.

    In a round all are followed in the same worlds, so that luck treats them alike.
    """

    def choose(self, mind: Mind) -> Option:
        options = mind.options
        left = Ranking(len(options))
        share = LOOKS // max(1, len(options).bit_length())
        while len(left.order) > 1 and left.worlds < MOST_WORLDS:
            looks = share
            while looks > 0 and left.worlds < MOST_WORLDS:
                left.look(mind)
                looks -= len(left.order)
                if left.alike >= ENOUGH_ALIKE:
                    return options[left.best(self.rng)]
            left.halve()
        return options[left.best(self.rng)]


@final
class Ranking:
    """The options still in question, by number, and how good the worlds after them looked."""

    def __init__(self, options: int) -> None:
        self.order = list(range(options))  # the best first, as far as known
        self.totals = [0.0] * options  # by option, over all worlds so far
        self.last = [0.0] * options  # in the last world
        self.worlds: i64 = 0
        self.alike: i64 = 0  # worlds in a row in which every option looked as in the one before

    def look(self, mind: Mind) -> None:
        """Follow each of them in one more world."""
        world = mind.imagine()
        same = self.worlds > 0
        for option in self.order:
            future = world.copy()
            future.follow(mind.options[option])
            value = mind.value(future)
            self.totals[option] += value
            if value != self.last[option]:
                same = False
                self.last[option] = value
        self.worlds += 1
        self.alike = self.alike + 1 if same else 0

    def halve(self) -> None:
        """Keep the better half."""
        totals = self.totals
        ranked = sorted([(-totals[option], option) for option in self.order])
        self.order = [option for _, option in ranked[: (len(ranked) + 1) // 2]]

    def best(self, rng: Chance) -> int:
        """The best of them; of several alike, any."""
        totals = self.totals
        most = max([totals[option] for option in self.order])
        alike = [option for option in self.order if totals[option] > most - SAME]
        return alike[rng.pick(len(alike))]
