"""The end of a stage, scoring, and the end of the game: section 8."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.game import Outcome, ScoreLine
from foldtable.core.say import count, who
from foldtable.core.steps import Step
from foldtable.games.nax.cards import finishers_draw
from foldtable.games.nax.stages import begin_stage, shuffle
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import FINISHER_POINTS, MOST_SEATS, NOBODY, POINTS_FOR_LEVEL, STAGES


def end_stage(g: Nax, finisher: i64) -> None:
    """NAX-801, NAX-807: at once, for everybody. NAX-808: perhaps without a finisher. NAX-806: the order of what follows."""
    g.clear_turn()
    del g.agenda[1:]  # all but PlayOn (turn.py)
    score(g, finisher)
    if g.stage == STAGES - 1:
        finish_game(g, finisher)
        return
    # NAX-114: left of the finisher; NAX-115: or the same first player again
    g.then(NEXT_STAGE[g.first if finisher == NOBODY else g.left_of(finisher)])
    if finisher != NOBODY:
        finishers_draw(g, finisher)


def score(g: Nax, finisher: i64) -> None:
    """NAX-802: three points to the finisher. NAX-803: then everybody's level."""
    if finisher == NOBODY:
        if g.heard:
            g.tell("stage-timed-out", "NAX-808", count("stage", int(g.stage) + 1))
    else:
        g.points[finisher] += FINISHER_POINTS
        g.ended[finisher] += 1
        if g.heard:
            g.tell("stage-ended", "NAX-801", who("who", int(finisher)), count("stage", int(g.stage) + 1))
            g.tell("finisher-scores", "NAX-802", who("who", int(finisher)), count("points", FINISHER_POINTS))
    for seat in range(g.seats):
        points = POINTS_FOR_LEVEL[g.levels[seat]]
        g.points[seat] += points
        if g.heard:
            g.tell("level-scores", "NAX-803", who("who", seat), count("points", points), count("total", g.points[seat]))


@final
class NextStage(Step[Nax]):
    """NAX-205, NAX-806: the deck is shuffled once, and the next stage is set up."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, g: Nax) -> None:
        shuffle(g, "NAX-205")
        begin_stage(g, g.stage + 1, self.first)

    def fits(self, g: Nax) -> bool:
        return 0 <= self.first < g.seats and g.stage < STAGES - 1


NEXT_STAGE: Final = [NextStage(seat) for seat in range(MOST_SEATS)]


def finish_game(g: Nax, finisher: i64) -> None:
    """NAX-809: the most points win."""
    reason = "round-limit" if finisher == NOBODY else "red"
    won = winners(g)
    if g.heard:
        g.tell("game-ends-" + reason, "NAX-809")
        for seat in won:
            g.tell("wins", "NAX-809", who("who", seat))
    lines = [ScoreLine("score-ended", g.ended[:]), ScoreLine("score-level", g.levels[:]), ScoreLine("score-points", g.points[:])]
    g.end(Outcome(reason, won, lines))


def winners(g: Nax) -> list[int]:
    """NAX-810: a tie goes to whoever has ended more stages, then to the higher level, else it is shared; or it is shared at once."""
    best = most_of(list(range(g.seats)), g.points)
    if g.with_ladder:
        best = most_of(most_of(best, g.ended), g.levels)
    return best


def most_of(seats: list[int], counted: list[int]) -> list[int]:
    """Those of these seats that have the most."""
    most = max([counted[seat] for seat in seats])
    return [seat for seat in seats if counted[seat] == most]
