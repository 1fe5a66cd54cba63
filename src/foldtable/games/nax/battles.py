"""Battles, NAX-401 to NAX-423: against the minion of a black space, and against a player one meets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.zones import bit
from foldtable.games.nax.state import MINION, Nax
from foldtable.games.nax.tables import BATTLE, BATTLEGROUND, BOARD, HIGHEST_LEVEL, LOWEST_LEVEL, MOST_SEATS, STRENGTH
from foldtable.games.nax.windows import OPEN


def meet_minion(g: Nax) -> None:
    """NAX-404 to NAX-406: the minion's die, the BATTLE window, the fighter's die."""
    die = g.chance.die("minion", 6)
    g.foe = MINION
    g.strength = STRENGTH[die]  # NAX-405: plus 1, but at most 6
    if g.heard:
        g.tell("minion-appears", "NAX-405", who("who", int(g.active)), count("die", int(die)), count("strength", int(g.strength)))
    prepare(g)


def prepare(g: Nax) -> None:
    """NAX-415: before the dice come the spells."""
    g.then(OPEN[BATTLE], FIGHT)


@final
class OfferBattle(Step[Nax]):
    """NAX-411 to NAX-414: whoever landed where opponents stand may battle one of them, but not on blue, red or black."""

    def run(self, g: Nax) -> None:
        seat = g.active
        here: i64 = g.at[seat]
        if not BATTLEGROUND[BOARD[g.stage].kinds[here]]:
            return
        for other in range(g.seats):
            if g.at[other] == here and other != seat:
                g.then(CHALLENGE[seat])
                return


@final
class Challenge(Ask[Nax]):
    """NAX-412: one of the opponents there, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "battle"

    def options(self, g: Nax) -> list[Option]:
        found: list[Option] = [NO_BATTLE]
        here = g.at[self.seat]
        for other in range(g.seats):
            if g.at[other] == here and other != self.seat:
                found.append(BATTLES[other])
        return found

    def chosen(self, g: Nax, option: Option) -> None:
        if option is NO_BATTLE:
            if g.heard:
                g.tell("declined-to-battle", "NAX-411", who("who", self.seat))
            return
        defender = int(option.things()[0][-1])
        g.foe = defender
        if g.heard:
            g.tell("battle-begins", "NAX-412", who("who", self.seat), who("defender", defender))
        prepare(g)

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        if verb == "battle" and words[:1] == [f"seat{self.seat}"]:
            return Closed(verb, words, "NAX-522", Say("refused-not-oneself-here"))
        return Closed(verb, words, "NAX-412", Say("refused-battle", [text("answer", " ".join([verb, *words]))]))

    def outlook(self, g: Nax, option: Option) -> Say | None:
        """By the dice alone: 15 of 36 throws win, 6 are even (NAX-417, NAX-418)."""
        if option is NO_BATTLE:
            return None
        return Say("outlook-battle", [count("win", round(100 * 15 / 36)), count("tie", round(100 * 6 / 36))])

    def fits(self, g: Nax) -> bool:
        here = g.at[self.seat]
        return BATTLEGROUND[BOARD[g.stage].kinds[here]] and any(g.at[other] == here for other in range(g.seats) if other != self.seat)


NO_BATTLE: Final = Choice("decline", [], "NAX-411")
BATTLES: Final[list[Option]] = [Choice("battle", [f"seat{seat}"], "NAX-412") for seat in range(MOST_SEATS)]


@final
class Fight(Step[Nax]):
    """The dice, and who wins."""

    def run(self, g: Nax) -> None:
        fighter = g.active
        total = throw(g, fighter)
        if g.foe == MINION:
            settle_with_minion(g, fighter, total)
        else:
            foe = g.foe
            settle_with_player(g, fighter, total, foe, throw(g, foe))  # NAX-416: the attacker has thrown first
        g.clear_battle()  # NAX-648

    def fits(self, g: Nax) -> bool:
        return g.foe == MINION or 0 <= g.foe < g.seats


def throw(g: Nax, seat: i64) -> i64:
    """NAX-416: thrown even if the total is 0 already."""
    die = g.chance.die("attack", 6)
    total = g.attack_total(seat, die)
    if g.heard:
        g.tell("attack-rolled", "NAX-420", who("who", int(seat)), count("die", int(die)), count("total", int(total)))
    return total


def settle_with_minion(g: Nax, fighter: i64, total: i64) -> None:
    """NAX-407: equal or higher wins. NAX-408: else the next turn is lost."""
    if g.heard:
        message, rule = ("minion-beaten", "NAX-407") if total >= g.strength else ("minion-wins", "NAX-408")
        g.tell(message, rule, who("who", int(fighter)), count("total", int(total)), count("strength", int(g.strength)))
    if total >= g.strength:
        gain_level(g, fighter)
    else:
        g.lost |= bit(fighter)


def settle_with_player(g: Nax, attacker: i64, total: i64, defender: i64, others: i64) -> None:
    """NAX-417: the higher total wins a level, the lower loses one. NAX-418: equal totals change nothing."""
    if total == others:
        if g.heard:
            g.tell("battle-tied", "NAX-418")
        return
    winner = attacker if total > others else defender
    loser = defender if total > others else attacker
    if g.heard:
        g.tell("battle-won", "NAX-417", who("who", int(winner)), who("loser", int(loser)))
    gain_level(g, winner)
    lose_level(g, loser)


def gain_level(g: Nax, seat: i64) -> None:
    """NAX-402, NAX-403: at once, and never above 3."""
    if g.levels[seat] < HIGHEST_LEVEL:
        g.levels[seat] += 1
        if g.heard:
            g.tell("level-gained", "NAX-402", who("who", int(seat)), count("level", g.levels[seat]))


def lose_level(g: Nax, seat: i64) -> None:
    """NAX-402: never below 1."""
    if g.levels[seat] > LOWEST_LEVEL:
        g.levels[seat] -= 1
        if g.heard:
            g.tell("level-lost", "NAX-402", who("who", int(seat)), count("level", g.levels[seat]))


OFFER_BATTLE: Final = OfferBattle()
CHALLENGE: Final = [Challenge(seat) for seat in range(MOST_SEATS)]
FIGHT: Final = Fight()
