"""What can't be on this table: numbers out of bounds, for games read from files; cards made or lost, for plays (NAX-112)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from foldtable.core.steps import AnyStep
from foldtable.core.zones import bit
from foldtable.games.nax.tables import (
    ALL_CARDS,
    BLACK,
    BOARD,
    CARDS,
    COINS,
    COPIES,
    ELEVATOR_FLOOR,
    GUARDED_HALL,
    HAND_LIMIT,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MOST_POINTS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    STAGES,
    SWITCH_VAULTS,
    cards_in,
)

if TYPE_CHECKING:
    from foldtable.games.nax.state import Nax

MINION: Final = 4  # as in state.py, which reads this file

# While a question waits, the rest of the turn lies on the agenda below it: by window, and by question
ASKED: Final = "(Spell|Window Take)"
TURN: Final = "PlayOn EndOfTurn"
MOMENTS: Final = {
    "start": re.compile(f"{TURN} OfferBattle Land OpenWindow MoveToken OpenWindow ThrowForMovement {ASKED}"),
    "rolled": re.compile(f"{TURN} OfferBattle Land OpenWindow MoveToken {ASKED}"),
    "move": re.compile(f"{TURN} OfferBattle Land OpenWindow Move"),
    "arrival": re.compile(f"{TURN} OfferBattle Land {ASKED}"),
    "landed": re.compile(f"{TURN} OfferBattle Exchange"),
    "minion": re.compile(f"{TURN} OfferBattle Fight {ASKED}"),
    "challenge": re.compile(f"{TURN} Challenge"),
    "battle": re.compile(f"{TURN} Fight {ASKED}"),
    "stage-over": re.compile("PlayOn NextStage (Exchange|Draw)"),
}
WINDOW_AT: Final = {"start": 0, "rolled": 1, "arrival": 2, "minion": 3, "battle": 3}


def faults(g: Nax) -> list[str]:
    n = g.seats
    for by_seat in (g.at, g.levels, g.points, g.hands, g.ended, g.taken, g.shown, g.pressed, g.doubled, g.extra):
        if len(by_seat) != n:
            return ["every seat has its space, level, points, hand and so on"]
    if not 0 <= g.stage < STAGES:
        return ["there are three stages"]
    found = card_faults(g) + seat_faults(g) + stage_faults(g) + turn_faults(g) + setting_faults(g)
    return found or agenda_faults(g)


def card_faults(g: Nax) -> list[str]:
    if len(g.buried) > len(g.deck) or any(not -1 <= known < bit(MOST_SEATS) for known in g.buried):
        return ["cards are put under the deck"]
    if any(not 0 <= card < len(CARDS) for card in g.deck):
        return ["the deck holds spell cards"]
    if len(g.discarded) > HAND_LIMIT or any(not 0 <= card < len(CARDS) for card in g.discarded):
        return ["spell cards are discarded"]
    if not NOTHING <= g.last_coin < len(COINS) or not -1 <= g.coin_seen_by < bit(g.seats):
        return ["coins are taken"]
    for hand in g.hands:
        if not 0 <= hand < 64 or any(not 0 <= card < len(CARDS) for card in cards_in(hand)) or len(cards_in(hand)) > HAND_LIMIT:
            return ["a hand holds at most two spell cards"]
    return [] if len(g.deck) + sum(len(cards_in(hand)) for hand in g.hands) == ALL_CARDS else ["there are thirty spell cards"]


def seat_faults(g: Nax) -> list[str]:
    found: list[str] = []
    if any(not 0 <= space < len(BOARD[g.stage].spaces) for space in [*g.at, g.came_from]):
        found.append("tokens stand on the board")
    if any(not LOWEST_LEVEL <= level <= HIGHEST_LEVEL for level in g.levels):
        found.append("levels go from 1 to 3")
    if any(not 0 <= points <= MOST_POINTS for points in g.points) or any(not 0 <= ended <= STAGES for ended in g.ended):
        found.append("points are those of three stages")
    everybody = bit(g.seats)
    if not (0 <= g.lost < everybody and 0 <= g.active < g.seats and 0 <= g.first < g.seats):
        found.append("turns are the players'")
    if not (1 <= g.round < 10**12 and 0 <= g.turns < 10**12):
        found.append("rounds and turns are counted")
    return found


def stage_faults(g: Nax) -> list[str]:
    """Guards in stage 1, coins in stage 2, switches in stage 3 (NAX-109)."""
    found: list[str] = []
    if not 0 <= g.awake < (16 if g.stage == GUARDED_HALL else 1):
        found.append("guards watch in stage 1")
    coins = g.stage == ELEVATOR_FLOOR
    if (sorted(g.bags) != [0, 1, 2] or not 0 <= g.key < 3) if coins else (g.bags != [] or g.key != NOTHING):
        found.append("three kinds of coins lie in three bags in stage 2")
    elif any(not 0 <= taken < (8 if coins else 1) for taken in g.taken):
        found.append("coins are taken in stage 2")
    elif any(
        shown and (shown & ~taken or not shown >> g.bags.index(int(g.key)) & 1) for shown, taken in zip(g.shown, g.taken, strict=True)
    ):
        found.append("whoever showed the key has it")
    if any(not 0 <= pressed < (8 if g.stage == SWITCH_VAULTS else 1) for pressed in g.pressed):
        found.append("switches are pressed in stage 3")
    return found


def turn_faults(g: Nax) -> list[str]:
    found: list[str] = []
    speeds = COPIES[1]
    if not (0 <= g.die <= 6 and 0 <= g.fours <= speeds and 0 <= g.doublings <= speeds):
        found.append("the movement is a die and Speeds")
    if any(not 0 <= doubled <= ALL_CARDS for doubled in g.doubled) or any(not -ALL_CARDS <= extra <= 3 * ALL_CARDS for extra in g.extra):
        found.append("an attack is a die and spells")
    everybody = bit(g.seats)
    if not (NOBODY <= g.foe < g.seats or g.foe == MINION) or g.foe == g.active or not NOBODY <= g.looked_at < g.seats:
        found.append("the foe is a minion or another player")
    elif not (0 <= g.broken < everybody and 0 <= g.silenced < everybody and 0 <= g.strength <= 6):
        found.append("spells are played on players")
    elif g.foe == NOBODY and (g.broken or g.silenced or g.strength or any(g.doubled) or any(g.extra)):
        found.append("there is a battle or there is none")
    return found


def setting_faults(g: Nax) -> list[str]:
    """What the rules read must be what was chosen before play."""
    said = g.settings
    right = g.round_limit == said["round_limit"] and g.with_ladder == (said["tie_break"] == "ladder")
    return [] if right and g.open_coins == (said["key_coins"] == "open") else ["the settings are read as they were chosen"]


def agenda_faults(g: Nax) -> list[str]:
    """At a question: what waits below it belongs to this moment of the turn, and what it asks can be answered."""
    if not g.agenda or not g.agenda[-1].asks():
        return []
    kinds = " ".join([type(step).__name__ for step in g.agenda])
    for moment, shape in MOMENTS.items():
        if shape.fullmatch(kinds):
            return [] if is_right(g, moment) else ["what waits to be done belongs to the turn"]
    return ["what waits to be done belongs to the turn"]


def is_right(g: Nax, moment: str) -> bool:
    top = g.agenda[-1]
    kind = type(top).__name__
    seat = field(top, "seat")
    if (kind == "Take") != (g.looked_at != NOBODY):
        return False
    if kind == "Take" and (field(top, "target") != g.looked_at or len(cards_in(g.hands[seat])) >= HAND_LIMIT):
        return False
    if kind in ("Move", "Challenge") and seat != g.active:
        return False
    if moment == "landed" and seat != g.active:
        return False
    if (g.die != 0) != (moment not in ("start", "stage-over")) or (g.die == 0 and (g.fours or g.doublings)):
        return False
    foe_fits = {"minion": g.foe == MINION, "battle": 0 <= g.foe < MOST_SEATS}.get(moment, g.foe == NOBODY)
    if not foe_fits or (g.strength != 0) != (moment == "minion"):
        return False
    if moment == "minion" and BOARD[g.stage].kinds[g.at[g.active]] != BLACK:
        return False
    return windows_are_right(g, moment)


def windows_are_right(g: Nax, moment: str) -> bool:
    """The windows that wait are those of the turn, in its order, and the one that is open is this moment's."""
    waiting = [field(step, "window") for step in g.agenda if type(step).__name__ == "OpenWindow"]
    if waiting != [2, 1][: len(waiting)]:
        return False
    opened = [field(step, "window") for step in g.agenda if type(step).__name__ in ("Spell", "Window")]
    return opened == ([WINDOW_AT[moment]] if moment in WINDOW_AT else [])


def field(step: AnyStep, name: str) -> int:
    return int(getattr(step, name, NOBODY))


def losses(g: Nax) -> list[str]:
    """NAX-112: every card is in the deck or in a hand."""
    if not g.hands:
        return []  # set-up is not done
    found: list[str] = []
    for card, copies in enumerate(COPIES):
        count = g.deck.count(card) + sum(cards_in(hand).count(card) for hand in g.hands)
        if count != copies:
            found.append(f"{count} of {CARDS[card]}, not {copies}; NAX-112")
    return found
