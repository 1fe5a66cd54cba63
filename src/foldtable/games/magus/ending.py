"""The end of the game and scoring, MAG-803 to MAG-816."""

from __future__ import annotations

from typing import Final, final

from foldtable.core.game import Outcome, ScoreLine
from foldtable.core.say import who
from foldtable.core.steps import Step
from foldtable.core.zones import listed
from foldtable.games.magus.mixes import POINTS, SPELLS
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import NOBODY

REASONS: Final = ["cylinder", "target", "no-spells", "round-limit", "standstill"]  # MAG-816


@final
class Finish(Step[Magus]):
    """MAG-806, MAG-807: at once, without a Phase III. `winner` wins alone (MAG-908), or is NOBODY and points decide."""

    def __init__(self, reason: str, winner: int) -> None:
        self.reason = reason
        self.winner = winner

    def run(self, g: Magus) -> None:
        for seat in range(g.seats):  # discarded hands are no Skulls
            g.pile.extend(listed(g.hands[seat]))
            g.hands[seat] = 0
        winners = [self.winner] if self.winner != NOBODY else best_seats(g)
        if g.heard:
            g.tell("game-ends-" + self.reason, "MAG-816")
            for seat in winners:
                g.tell("wins", "MAG-813" if len(winners) > 1 else "MAG-808", who("who", seat))
        g.end(Outcome(self.reason, winners, reckoning(g)))

    def fits(self, g: Magus) -> bool:
        return self.reason in REASONS and NOBODY <= self.winner < g.seats


def spells_won(g: Magus, seat: int, points: int) -> int:
    """How many Spells of this value the seat has won."""
    won = g.won[seat]
    number = 0
    for spell in range(len(SPELLS)):
        if won >> spell & 1 and POINTS[spell] == points:
            number += 1
    return number


def standing(g: Magus, seat: int) -> list[int]:
    """What is compared, in order: points, fewer Skulls, then Spells of 4, 3 and 2 points (MAG-808 to MAG-812).

    The last can never decide (MAG-814); it stands here because the rulebook lists it.
    """
    return [g.score(seat), -len(g.skulls[seat]), spells_won(g, seat, 4), spells_won(g, seat, 3), spells_won(g, seat, 2)]


def best_seats(g: Magus) -> list[int]:
    """MAG-813: whoever is equal in everything wins together."""
    best = max([standing(g, seat) for seat in range(g.seats)])
    return [seat for seat in range(g.seats) if standing(g, seat) == best]


def reckoning(g: Magus) -> list[ScoreLine]:
    """MAG-816: per seat the Spells of each value, the Skulls and the score. Items count nothing (MAG-815)."""
    seats = range(g.seats)
    lines = [ScoreLine(f"score-spells-{points}", [spells_won(g, seat, points) for seat in seats]) for points in (4, 3, 2)]
    lines.append(ScoreLine("score-skulls", [len(g.skulls[seat]) for seat in seats]))
    lines.append(ScoreLine("score-total", [g.score(seat) for seat in seats]))
    return lines
