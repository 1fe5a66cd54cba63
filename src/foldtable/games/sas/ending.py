"""Elimination and the end of the game, SAS-940 to SAS-947."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.core.game import Outcome, ScoreLine
from foldtable.core.say import who
from foldtable.games.sas import in_play, pieces
from foldtable.games.sas.checks import cards_held
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import GHOST, NOBODY, NOWHERE, STRENGTH

LAST_ARMY: Final = "last-army"
DRAW: Final = "draw"
ROUND_LIMIT: Final = "round-limit"


def counts_for(g: Sas, piece: i64) -> int:
    """The seat whose army this piece keeps alive, or NOBODY: a rock-form wizard counts (SAS-940)."""
    if g.at[piece] == NOWHERE or g.status[piece] & GHOST or g.is_image(piece):
        return NOBODY
    return g.side[piece]


def check_armies(g: Sas) -> bool:
    """SAS-941: whoever has no army left is out. Is the game over with that?"""
    if not g.thinned:
        return False
    g.thinned = False
    stands = [False] * g.seats
    for piece in pieces.all_pieces(g):
        seat = counts_for(g, piece)
        if seat != NOBODY:
            stands[seat] = True
    fallen = [seat for seat in range(g.seats) if g.is_in(seat) and not stands[seat]]
    if not fallen:
        return False
    return eliminate(g, fallen)


def eliminate(g: Sas, fallen: list[int]) -> bool:
    """SAS-942 to SAS-944: they are out by the same check. Is the game over with that?"""
    g.checks += 1
    for seat in fallen:
        g.out[seat] = g.checks
        if g.heard:
            g.tell("eliminated", "SAS-940", who("who", seat))
    for seat in fallen:
        clear_away(g, seat)
    g.thinned = False
    left = g.survivors()
    if left > 1:
        return False
    if left == 1:
        finish(g, LAST_ARMY, [seat for seat in range(g.seats) if g.is_in(seat)])
    else:
        finish(g, DRAW, fallen)
    return True


def clear_away(g: Sas, seat: i64) -> None:
    """SAS-942: ghosts and images are removed, cards in play and hand discarded."""
    for piece in pieces.all_pieces(g):
        if g.at[piece] != NOWHERE and g.side[piece] == seat:
            pieces.remove(g, piece, to_grave=False)
    for card in in_play.cards_before(g, seat):
        in_play.destroy(g, card)
    in_play.lose_hand(g, seat, NOBODY, NOBODY)


def give_up(g: Sas, seat: i64) -> None:
    """SAS-947: all pieces are removed without death events, and the seat is out."""
    if g.heard:
        g.tell("conceded", "SAS-947", who("who", seat))
    eliminate(g, [seat])


# The round limit


def strength(g: Sas, seat: i64) -> int:
    """SAS-946: pion 1, guard 2, warrior 3, demon 3, wizard 4."""
    return sum([STRENGTH[g.kinds[piece]] for piece in pieces.all_pieces(g) if counts_for(g, piece) == seat])


def army_size(g: Sas, seat: i64) -> int:
    return len([piece for piece in pieces.all_pieces(g) if counts_for(g, piece) == seat])


def cards_of(g: Sas, seat: i64) -> int:
    """SAS-946: in hand and in play together."""
    return len(g.hands[seat]) + len(in_play.cards_before(g, seat))


def standing(g: Sas, seat: i64) -> list[int]:
    """SAS-946: what is compared at the round limit, in order."""
    return [strength(g, seat), army_size(g, seat), cards_of(g, seat)]


def end_by_limit(g: Sas) -> None:
    """SAS-946: the strongest survivor wins; whoever is equal in everything shares it."""
    left = [seat for seat in range(g.seats) if g.is_in(seat)]
    best = max([standing(g, seat) for seat in left])
    finish(g, ROUND_LIMIT, [seat for seat in left if standing(g, seat) == best])


def places(g: Sas, winners: list[int]) -> list[int]:
    """SAS-945: the final ranking by seat: winners first, other survivors as they stand, then by later elimination; equals share."""
    keys: list[list[int]] = []
    for seat in range(g.seats):
        if seat in winners:
            keys.append([2])
        elif g.is_in(seat):
            keys.append([1, *standing(g, seat)])
        else:
            keys.append([0, g.out[seat]])
    return [1 + len([other for other in keys if other > key]) for key in keys]


def finish(g: Sas, reason: str, winners: list[int]) -> None:
    """SAS-943: it ends at once: what was pending or in the making is discarded without effect."""
    g.pile += cards_held(g)
    seats = range(g.seats)
    ranks = places(g, winners)
    lines = [
        ScoreLine("score-place", ranks),
        ScoreLine("score-strength", [strength(g, seat) for seat in seats]),
        ScoreLine("score-pieces", [army_size(g, seat) for seat in seats]),
        ScoreLine("score-cards", [cards_of(g, seat) for seat in seats]),
    ]
    if g.heard:
        g.tell("game-ends-" + reason, {LAST_ARMY: "SAS-943", DRAW: "SAS-944"}.get(reason, "SAS-946"))
        for seat in winners:
            g.tell("wins", "SAS-943", who("who", seat))
    g.end(Outcome(reason, winners, lines))
