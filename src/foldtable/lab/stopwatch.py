"""Stopwatch: a process that measures one build of the rules. For each line it reads it measures one round and answers with a line.

    python -m foldtable.lab.stopwatch '{"game": "magus", "seats": 2, "settings": {}, "slice": 0.05}'

The first line it writes says what runs here. Two such processes, asked in turn, measure two builds in the same minute.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
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
        self.asked = [(game, game.asked(), game.ask()) for game in self.games]
        self.worlds = [(game.copy(), game.asked()) for game in self.games]
        self.views = [box.view(game, seat) for game, seat, _ in self.asked]
        self.scenes = [scene_for(box, game, seat) for game, seat, _ in self.asked]
        self.packed = [pack(box, game) for game in self.games]
        self.rng = dice(2)
        self.greedy = make("greedy", dice(3))
        self.seed = 0

    def round(self) -> dict[str, float]:
        rates = self.play_at_random()
        return rates | {name: self.time_of(deed) for name, deed in DEEDS.items()}

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

    # Each of these does its deed once in every position, and keeps nothing: what is kept the garbage collector must walk through

    def list_options(self) -> None:
        for game, _, ask in self.asked:
            ask.options(game)

    def copy(self) -> None:
        for game in self.games:
            game.copy()

    def deal_anew(self) -> None:
        for world, seat in self.worlds:
            world.redeal(seat, self.rng)

    def hint(self) -> None:
        for game, seat, _ in self.asked:
            self.box.hint(game, seat)

    def view(self) -> None:
        for game, seat, _ in self.asked:
            self.box.view(game, seat)

    def view_as_data(self) -> None:
        for view in self.views:
            view.data()

    def scene(self) -> None:
        for game, seat, _ in self.asked:
            scene_for(self.box, game, seat)

    def scene_as_data(self) -> None:
        for scene in self.scenes:
            scene.data()

    def pack(self) -> None:
        for game in self.games:
            pack(self.box, game)

    def unpack(self) -> None:
        for packed in self.packed:
            unpack(self.box, packed)

    def digest(self) -> None:
        for game in self.games:
            digest(self.box, game)

    def decide(self) -> None:
        for game in self.games:
            self.greedy.answer(self.box, game)

    def time_of(self, deed: Callable[[Bench], None]) -> float:
        """Microseconds for one, over as many goes as fill a slice."""
        goes = 0
        begun = time.process_time()
        spent = 0.0
        while spent < self.slice:
            deed(self)
            goes += 1
            spent = time.process_time() - begun
        return spent / goes / len(self.games) * 1e6


DEEDS: Final[dict[str, Callable[[Bench], None]]] = {
    "options": Bench.list_options,
    "copy": Bench.copy,
    "redeal": Bench.deal_anew,
    "hint": Bench.hint,
    "view": Bench.view,
    "view-data": Bench.view_as_data,
    "scene": Bench.scene,
    "scene-data": Bench.scene_as_data,
    "pack": Bench.pack,
    "unpack": Bench.unpack,
    "digest": Bench.digest,
    "greedy": Bench.decide,
}
UNITS: Final = {"decisions": A_SECOND, "games": A_SECOND, **dict.fromkeys(DEEDS, MICROSECONDS)}


def main() -> None:
    wanted = json.loads(sys.argv[1])
    bench = Bench(catalogue.box(wanted["game"]), wanted["seats"], wanted["settings"], wanted["slice"])
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for _ in sys.stdin:
        print(json.dumps(bench.round()), flush=True)


if __name__ == "__main__":
    main()
