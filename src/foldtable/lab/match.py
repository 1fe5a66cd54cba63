"""Match: many games among bots, and what can be said of their strength.

Everything comes from the seed of the match, a text: the deal of each game and the generator of each seat. The same deal is played
as often as there are seats, each time with the bots one seat further, so that luck of the deal and of the seat treats them alike.
"""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from math import sqrt
from typing import Final

from foldtable.bots.bot import Bot
from foldtable.bots.roster import make
from foldtable.core.chance import Chance
from foldtable.core.settings import Value
from foldtable.games import catalogue

SURE: Final = 1.96  # standard deviations on either side that hold 95 of 100


@dataclass(frozen=True)
class Plan:
    """What is played. Everything in a report but the times follows from it."""

    game: str
    bots: Sequence[str]  # around the table, from the beginning again where there are more seats
    seats: int
    games: int
    settings: Mapping[str, Value]
    seed: str

    def seated(self, number: int) -> list[str]:
        """Who sits where in this game, by seat."""
        return [self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats)]

    def dice(self, *purpose: object) -> int:
        """A seed for one purpose, the same everywhere."""
        words = " ".join(str(word) for word in (self.seed, *purpose))
        return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big")


@dataclass(frozen=True)
class Played:
    """One game, by seat."""

    bots: list[str]
    shares: list[float]  # of the win
    scores: list[int]  # the last line of the reckoning; empty if there is none
    decisions: list[int]  # that were a choice: one option alone needs no thought
    seconds: list[float]  # spent on them
    length: int  # decisions in all
    reason: str


def play_game(plan: Plan, number: int) -> Played:
    box = catalogue.box(plan.game)
    game = box.deal(plan.seats, plan.settings, plan.dice("deal", number // plan.seats))
    seated = plan.seated(number)
    bots: list[Bot] = []
    for seat, name in enumerate(seated):
        rng = Chance()
        rng.seed(plan.dice("bot", number, seat))
        bots.append(make(name, rng))
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not game.is_over():
        seat = game.asked()
        options = game.options()
        if len(options) == 1:
            game.follow(options[0])
            continue
        begun = time.process_time()
        option = bots[seat].answer(box, game)
        seconds[seat] += time.process_time() - begun
        decisions[seat] += 1
        game.follow(option)
    outcome = game.outcome
    assert outcome is not None
    scores = list(outcome.lines[-1].values) if outcome.lines else []
    shares = [game.value_for(seat) for seat in range(plan.seats)]
    return Played(seated, shares, scores, decisions, seconds, int(game.decisions), outcome.reason)


# Many games


def play_match(plan: Plan, jobs: int = 1, tick: Callable[[int], None] | None = None) -> list[Played]:
    """All games of the plan, in order, whatever the number of processes; `tick` hears how many are done."""
    for name in plan.bots:
        make(name, Chance())  # an unknown one is better refused before anything is played
    catalogue.box(plan.game).setup(plan.seats, plan.settings)
    played: list[Played] = []
    for game in games_of(plan, min(jobs, plan.games)):
        played.append(game)
        if tick is not None:
            tick(len(played))
    return played


def games_of(plan: Plan, jobs: int) -> Iterator[Played]:
    numbers = range(plan.games)
    if jobs <= 1:
        yield from (play_game(plan, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(play_game, [plan] * plan.games, numbers, chunksize=max(1, min(20, plan.games // (4 * jobs))))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# What can be said


@dataclass
class Standing:
    """One bot over a match. Where a bot sits on several seats of a table they count one by one."""

    bot: str
    played: int = 0  # seats
    wins: int = 0  # alone
    shared: int = 0  # wins together with others
    share: float = 0.0  # of all wins, a win together counted in parts
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def rate(self) -> float:
        """The share of wins of one of its seats; 1 / seats is even."""
        return self.share / self.played

    def between(self) -> tuple[float, float]:
        """Where that share lies, 95 to 5 (Wilson's interval, which knows what to say about 0 and 1)."""
        n, p, z = self.played, self.rate(), SURE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def score(self) -> tuple[float, float] | None:
        """The average score, and how far it may be off."""
        n = len(self.scores)
        if not n:
            return None
        average = sum(self.scores) / n
        spread = sum((score - average) ** 2 for score in self.scores) / max(1, n - 1)
        return average, SURE * sqrt(spread / n)

    def milliseconds(self) -> float:
        """Processor time for one decision."""
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass
class Report:
    standings: list[Standing]  # the best first
    games: int
    length: float  # decisions a game
    reasons: dict[str, int]  # how often games ended for which reason


def report_on(played: Sequence[Played]) -> Report:
    standings: dict[str, Standing] = {}
    for game in played:
        for seat, bot in enumerate(game.bots):
            standing = standings.setdefault(bot, Standing(bot))
            share = game.shares[seat]
            standing.played += 1
            standing.share += share
            standing.wins += share == 1
            standing.shared += 0 < share < 1
            standing.scores += game.scores[seat : seat + 1]
            standing.decisions += game.decisions[seat]
            standing.seconds += game.seconds[seat]
    ranked = sorted(standings.values(), key=lambda one: (-one.rate(), one.bot))
    reasons = Counter(game.reason for game in played)
    return Report(ranked, len(played), sum(game.length for game in played) / len(played), dict(reasons.most_common()))
