"""How long random games are: decisions, for a game, at every number of seats.

    python tools/lengths.py nax                          a thousand games each
    python tools/lengths.py nax --option round_limit=0   played in another way
    python tools/lengths.py nax --games 100              fewer

The seeds are 0, 1, 2 ...; so anybody gets the same table.
"""

from __future__ import annotations

import argparse

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.playout import play_out
from foldtable.core.settings import Value
from foldtable.games import catalogue

SHARES = (0, 5, 25, 50, 75, 95, 100)  # percent of games that are no longer


def lengths(box: Box, seats: int, settings: dict[str, Value], games: int) -> list[int]:
    """The decisions of so many random games, sorted."""
    found: list[int] = []
    for seed in range(games):
        rng = Chance()
        rng.seed(seed + 1_000_003)
        game = box.deal(seats, settings, seed)
        found.append(play_out(game, rng))
        assert game.is_over()
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="how long random games are")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    box = catalogue.box(args.game)
    settings = {name: box.setting(name).read(value) for name, _, value in [one.partition("=") for one in args.option]}
    print("| seats | mean |" + "".join([f" {share} % |" for share in SHARES]))
    print("|---|---:|" + "---:|" * len(SHARES))
    for seats in box.seats:
        found = lengths(box, seats, settings, args.games)
        marks = [found[min(len(found) - 1, share * len(found) // 100)] for share in SHARES]
        print(f"| {seats} | {sum(found) / len(found):.0f} |" + "".join([f" {mark} |" for mark in marks]))


if __name__ == "__main__":
    main()
