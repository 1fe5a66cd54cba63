"""Contradiction: guards, effects and levels (5.7). A card's effect meets at most one guard on each object it is about to touch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from foldtable.core.say import thing
from foldtable.games.sas import in_play
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ASLEEP,
    BEAR_TRAP,
    CARD_WORDS,
    DRAGON,
    GHOST,
    HELD,
    LEVELS,
    MAGIC_SHIELD,
    MINDLESS_HULK,
    NO_CARD,
    NOBODY,
    PARALYSED,
    PARALYSIS,
    PIECE_WORDS,
    PROTECTION,
    SAFE_ARTIFACT,
    SAFE_SCROLL,
    SHIELDED,
    SLEEP,
)

# Kinds of effect (SAS-562)
KILL: Final[i64] = 0
SAVE: Final[i64] = 1
RELOCATE: Final[i64] = 2
GO: Final[i64] = 3
CONTROL: Final[i64] = 4
STATUS: Final[i64] = 5
DESTROY_CARD: Final[i64] = 6
STEAL_CARD: Final[i64] = 7


def guard_of(g: Sas, seat: i64, piece: i64, kind: i64, aimed: bool) -> i64:
    """SAS-564, SAS-570: the guard that counts for this object against such an effect of this seat's magic, or NO_CARD.

    Of several the highest level counts; among equals the one that came into play last.
    """
    status: i64 = g.status[piece]
    best: i64 = NO_CARD
    if aimed and g.owner[PROTECTION] != NOBODY and g.owner[PROTECTION] == g.side[piece] and g.side[piece] != seat:
        best = PROTECTION  # SAS-1081: opposing magic only
    if kind in (KILL, SAVE):
        if status & SHIELDED:
            best = higher(g, best, MAGIC_SHIELD)
        if g.is_wizard(piece) and g.owner[DRAGON] == g.side[piece]:
            best = higher(g, best, DRAGON)
    elif kind == RELOCATE:
        if status & HELD:
            best = higher(g, best, BEAR_TRAP)
    elif kind == GO:
        if status & HELD:
            best = higher(g, best, BEAR_TRAP)
        if status & ASLEEP:
            best = higher(g, best, SLEEP)
        if status & PARALYSED:
            best = higher(g, best, PARALYSIS)
    elif kind == CONTROL and g.is_hulk(piece) and not status & GHOST:
        best = higher(g, best, MINDLESS_HULK)  # SAS-1497
    return best


def higher(g: Sas, guard: i64, other: i64) -> i64:
    """SAS-564."""
    if guard == NO_CARD:
        return other
    if LEVELS[guard] != LEVELS[other]:
        return guard if LEVELS[guard] > LEVELS[other] else other
    for card in g.in_play:
        if card == guard:
            return other  # the other came later
        if card == other:
            return guard
    return guard


def card_guard(g: Sas, seat: i64, card: i64) -> i64:
    """SAS-1022, SAS-1062: the Safe card that guards this card in play against this seat's magic, or NO_CARD."""
    if g.owner[card] == NOBODY or g.owner[card] == seat:
        return NO_CARD
    if card == g.scroll_charge:
        return SAFE_SCROLL
    if card == g.artifact_charge:
        return SAFE_ARTIFACT
    return NO_CARD


def stronger(g: Sas, card: i64, seat: i64, piece: i64, kind: i64, aimed: bool) -> bool:
    """SAS-567: is the object under a guard of a higher level than this card?"""
    guard = guard_of(g, seat, piece, kind, aimed)
    return guard != NO_CARD and LEVELS[guard] > LEVELS[card]


def weigh(g: Sas, card: i64, seat: i64, found: list[int], kind: i64, aimed: bool, ties: list[int]) -> list[int]:
    """SAS-565, SAS-566: those of these objects that the effect reaches; guards of equal level are appended to `ties`."""
    reached: list[int] = []
    for piece in found:
        guard = guard_of(g, seat, piece, kind, aimed)
        if guard == NO_CARD or LEVELS[guard] < LEVELS[card]:
            reached.append(piece)
        elif LEVELS[guard] == LEVELS[card]:
            ties.append(guard)
        elif g.heard:
            args = [thing("guard", CARD_WORDS[guard]), thing("card", CARD_WORDS[card]), thing("piece", PIECE_WORDS[piece])]
            g.tell("guard-holds", "SAS-565", *args)
    return reached


def weigh_cards(g: Sas, card: i64, seat: i64, found: list[int], ties: list[int]) -> list[int]:
    """The same for cards that would be destroyed or stolen."""
    reached: list[int] = []
    for other in found:
        guard = card_guard(g, seat, other)
        if guard == NO_CARD or LEVELS[guard] < LEVELS[card]:
            reached.append(other)
        elif LEVELS[guard] == LEVELS[card]:
            ties.append(guard)
    return reached


def annul(g: Sas, card: i64, ties: list[int]) -> None:
    """SAS-566: the card has no effect at all; of the guards that tie, the one that came into play last is destroyed with it."""
    last: i64 = ties[0]
    for guard in ties[1:]:
        last = higher_in_time(g, last, guard)
    if g.heard:
        g.tell("levels-equal", "SAS-565", thing("guard", CARD_WORDS[last]), thing("card", CARD_WORDS[card]))
    in_play.destroy(g, last)


def higher_in_time(g: Sas, one: i64, other: i64) -> i64:
    """The one that came into play last."""
    for card in g.in_play:
        if card == one:
            return other
        if card == other:
            return one
    return one
