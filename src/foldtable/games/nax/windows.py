"""The four windows, NAX-507 to NAX-518: asking goes round and round, one spell at a time, until all have passed in a row."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, who
from foldtable.core.steps import Ask, Closed, Option, Step
from foldtable.games.nax.effects import take_effect
from foldtable.games.nax.spells import (
    NO_TARGET,
    PASS,
    SPEED_2,
    SPEED_3,
    Cast,
    closed_plays,
    plays_of,
    why_no_play,
)
from foldtable.games.nax.state import EVERYBODY, MINION, Nax
from foldtable.games.nax.tables import (
    ABILITIES,
    ARRIVAL,
    BATTLE,
    BOARD,
    MOST_SEATS,
    RED,
    WINDOWS,
    without_card,
)


@final
class OpenWindow(Step[Nax]):
    """NAX-513, NAX-514: the defender is asked first, in a minion battle the fighter, elsewhere the active player."""

    def __init__(self, window: int) -> None:
        self.window = window

    def run(self, g: Nax) -> None:
        first = g.foe if self.window == BATTLE and g.foe != MINION else g.active
        g.then(WINDOW[self.window][first][0])

    def fits(self, g: Nax) -> bool:
        return 0 <= self.window < len(WINDOWS)


@final
class Window(Step[Nax]):
    """NAX-515 to NAX-518: the next in order who has a legal play is asked; as many passes in a row as players close the window."""

    def __init__(self, window: int, seat: int, passes: int) -> None:
        self.window = window
        self.seat = seat  # whose place in the order it is
        self.passes = passes  # in a row

    def run(self, g: Nax) -> None:
        if g.locked:
            return  # NAX-644: there is nothing left to decide
        window: i64 = self.window
        seat: i64 = self.seat
        passes: i64 = self.passes
        while passes < g.seats:
            if g.hands[seat] != 0:
                plays = plays_of(g, seat, window)
                if plays:
                    g.then(SPELL[window][seat][passes])
                    g.offered = plays
                    return
            passes += 1  # NAX-517: who has no legal play counts as passing
            seat = next_in_order(g, window, seat)

    def fits(self, g: Nax) -> bool:
        return 0 <= self.window < len(WINDOWS) and 0 <= self.seat < g.seats and 0 <= self.passes < g.seats


def next_in_order(g: Nax, window: i64, seat: i64) -> i64:
    """NAX-514: clockwise. NAX-513: between players the defender, the attacker, then the bystanders clockwise from the attacker."""
    if window != BATTLE or g.foe == MINION:
        return g.left_of(seat)
    if seat == g.foe:
        return g.active
    seat = g.left_of(seat)
    if seat == g.foe:
        seat = g.left_of(seat)
    return g.foe if seat == g.active else seat


@final
class Spell(Ask[Nax]):
    """NAX-515: one spell, or pass. Who is asked is kept from the others: it would betray what they hold (NAX-517, NAX-909)."""

    def __init__(self, seat: int, window: int, passes: int) -> None:
        self.seat = seat
        self.window = window
        self.passes = passes

    def question(self) -> str:
        return "spell"

    def is_whispered(self) -> bool:
        return True

    def options(self, g: Nax) -> list[Option]:
        plays = plays_of(g, self.seat, self.window)
        return plays or [PASS]  # in an imagined world the hand may be another

    def chosen(self, g: Nax, option: Option) -> None:
        seat: i64 = self.seat
        window: i64 = self.window
        after = next_in_order(g, window, seat)
        if not isinstance(option, Cast):
            if self.passes + 1 < g.seats:
                g.then(WINDOW[window][after][self.passes + 1])
            return
        # NAX-505: the card is shown and goes under the deck; then it takes effect, at once and completely (NAX-506)
        card: i64 = option.ability // 3
        g.hands[seat] = without_card(g.hands[seat], card)
        g.put_under(card, EVERYBODY)
        g.revealed += 1
        if g.heard:
            self.tell(g, option)
        g.then(WINDOW[window][after][0])
        take_effect(g, seat, window, option.ability, option.target)

    def tell(self, g: Nax, option: Cast) -> None:
        spell = thing("spell", ABILITIES[option.ability])
        if option.target == NO_TARGET:
            g.tell("spell-cast", "NAX-505", who("who", self.seat), spell)
        else:
            g.tell("spell-cast-on", "NAX-505", who("who", self.seat), spell, who("target", int(option.target)))

    def prompt(self, g: Nax) -> Say:
        args = [who("active", int(g.active))]
        if self.window == BATTLE:
            if g.foe == MINION:
                return Say("ask-spell-minion", [*args, count("strength", int(g.strength))])
            return Say("ask-spell-battle", [*args, who("defender", int(g.foe))])
        if self.window == ARRIVAL:
            return Say("ask-spell-arrival", [*args, thing("space", BOARD[g.stage].spaces[g.at[g.active]])])
        if g.die:
            return Say("ask-spell-rolled", [*args, count("die", int(g.die)), count("total", int(g.movement()))])
        return Say("ask-spell", args)

    def closed(self, g: Nax) -> list[Closed]:
        return closed_plays(g, self.seat, self.window)

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        if verb == "cast":
            return why_no_play(g, self.seat, self.window, words)
        return Closed(verb, words, "NAX-922", Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))

    def outlook(self, g: Nax, option: Option) -> Say | None:
        """What a spell makes of the movement roll. A roll thrown again can be anything."""
        if isinstance(option, Cast):
            after = g.copy()
            if option.ability == SPEED_2:
                after.fours += 1
            elif option.ability == SPEED_3:
                after.doublings += 1
            else:
                return None
            return Say("outlook-total", [count("total", int(after.movement()))])
        return None

    def silence(self, g: Nax) -> Option | None:
        return PASS

    def is_own_turn(self, g: Nax) -> bool:
        return self.seat == g.active

    def concerns(self, g: Nax) -> bool:
        """One's own turn, a battle one is in, somebody who lands beside one or on red."""
        if self.seat == g.active or (self.window == BATTLE and self.seat == g.foe):
            return True
        if self.window != ARRIVAL:
            return False
        here = g.at[g.active]
        return here == g.at[self.seat] or BOARD[g.stage].kinds[here] == RED

    def fits(self, g: Nax) -> bool:
        return 0 <= self.window < len(WINDOWS) and 0 <= self.passes < g.seats


OPEN: Final = [OpenWindow(window) for window in range(len(WINDOWS))]
# By window, seat and passes in a row
WINDOW: Final = [
    [[Window(window, seat, passes) for passes in range(MOST_SEATS)] for seat in range(MOST_SEATS)] for window in range(len(WINDOWS))
]
SPELL: Final = [
    [[Spell(seat, window, passes) for passes in range(MOST_SEATS)] for seat in range(MOST_SEATS)] for window in range(len(WINDOWS))
]
