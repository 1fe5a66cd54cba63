"""Stopwatch: a process that measures one build of the rules. For each line it reads it measures one round and answers with a line.

    python -m foldtable.lab.stopwatch '{"game": "magus", "seats": 2, "settings": {}, "slice": 0.05}'

The first line it writes says what runs here. Two such processes, asked in turn, measure two builds in the same minute.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from foldtable import is_compiled
from foldtable.bots.roster import make
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.pack import digest, pack, unpack
from foldtable.core.playout import play_out
from foldtable.core.scene import scene_for
from foldtable.games import catalogue

POSITIONS: Final = 24  # moments of random play at which single deeds are measured
APART: Final = 7  # decisions from one to the next
A_SECOND: Final = "/s"
MICROSECONDS: Final = "µs"


def positions(box: Box, seats: int, settings: Mapping[str, Any]) -> list[Game]:
    """Moments from several random games, always the same ones."""
    found: list[Game] = []
    rng = dice(1)
    game = box.deal(seats, settings, 1)
    for number in range(2, 2000):
        play_out(game, rng, APART)
        if game.is_over():
            game = box.deal(seats, settings, number)
        found.append(game.copy())
        if len(found) == POSITIONS:
            break
    return found


def deal_anew(worlds: Sequence[tuple[Game, int]], rng: Chance) -> None:
    for world, seat in worlds:
        world.redeal(seat, rng)


def dice(seed: int) -> Chance:
    rng = Chance()
    rng.seed(seed)
    return rng


class Bench:
    """What is measured, by name. A rate is deeds in a second of processor time; the rest are microseconds for one."""

    def __init__(self, box: Box, seats: int, settings: Mapping[str, Any], seconds: float) -> None:
        self.box = box
        self.seats = seats
        self.settings = settings
        self.slice = seconds  # for one measurement
        self.games = positions(box, seats, settings)
        self.packed = [pack(box, game) for game in self.games]
        self.views = [box.view(game, game.asked()) for game in self.games]
        self.rng = dice(2)
        self.greedy = make("greedy", dice(3))
        self.seed = 0

    def round(self) -> dict[str, float]:
        rates = self.play_at_random()
        return rates | {name: self.time_of(deed) for name, deed in self.deeds().items()}

    def play_at_random(self) -> dict[str, float]:
        """Whole games with their set-up, every option listed, choices drawn uniformly."""
        games = decisions = 0
        begun = time.process_time()
        spent = 0.0
        while spent < 4 * self.slice:
            self.seed += 1
            games += 1
            decisions += play_out(self.box.deal(self.seats, self.settings, self.seed), self.rng)
            spent = time.process_time() - begun
        return {"decisions": decisions / spent, "games": games / spent}

    def deeds(self) -> dict[str, Callable[[], object]]:
        """Each goes once through all positions."""
        box, games, rng = self.box, self.games, self.rng
        asked = [(game, game.asked(), game.ask()) for game in games]
        worlds = [(game.copy(), seat) for game, seat, _ in asked]
        return {
            "options": lambda: [ask.options(game) for game, _, ask in asked],
            "copy": lambda: [game.copy() for game in games],
            "redeal": lambda: deal_anew(worlds, rng),
            "hint": lambda: [box.hint(game, seat) for game, seat, _ in asked],
            "view": lambda: [box.view(game, seat) for game, seat, _ in asked],
            "view-data": lambda: [view.data() for view in self.views],
            "scene": lambda: [scene_for(box, game, seat) for game, seat, _ in asked],
            "pack": lambda: [pack(box, game) for game in games],
            "unpack": lambda: [unpack(box, data) for data in self.packed],
            "digest": lambda: [digest(box, game) for game in games],
            "greedy": lambda: [self.greedy.answer(box, game) for game in games],
        }

    def time_of(self, deed: Callable[[], object]) -> float:
        """Microseconds for one, over as many goes as fill a slice."""
        goes = 0
        begun = time.process_time()
        spent = 0.0
        while spent < self.slice:
            deed()
            goes += 1
            spent = time.process_time() - begun
        return spent / goes / len(self.games) * 1e6


UNITS: Final = {
    "decisions": A_SECOND,
    "games": A_SECOND,
    **dict.fromkeys(
        ("options", "copy", "redeal", "hint", "view", "view-data", "scene", "pack", "unpack", "digest", "greedy"), MICROSECONDS
    ),
}


def main() -> None:
    wanted = json.loads(sys.argv[1])
    bench = Bench(catalogue.box(wanted["game"]), wanted["seats"], wanted["settings"], wanted["slice"])
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for _ in sys.stdin:
        print(json.dumps(bench.round()), flush=True)


if __name__ == "__main__":
    main()
