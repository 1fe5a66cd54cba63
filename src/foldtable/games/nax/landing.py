"""Landing, NAX-314 to NAX-324: what the space brings; and what green spaces bring in each stage, section 7."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing, who
from foldtable.core.steps import Step
from foldtable.core.zones import bit
from foldtable.games.nax.battles import meet_minion
from foldtable.games.nax.cards import pick_up
from foldtable.games.nax.ending import end_stage
from foldtable.games.nax.state import EVERYBODY, Nax
from foldtable.games.nax.tables import BAGS, BLACK, BOARD, COINS, ELEVATOR_FLOOR, GREEN, RED, SWITCH_VAULTS, SWITCHES, UNCOLOURED


@final
class Land(Step[Nax]):
    """NAX-314: the walk is over, the ARRIVAL window has closed, and the token is still there."""

    def run(self, g: Nax) -> None:
        seat = g.active
        board = BOARD[g.stage]
        here: i64 = g.at[seat]
        kind: i64 = board.kinds[here]
        if UNCOLOURED[kind]:
            pick_up(g, seat)  # NAX-317, NAX-705
        elif kind == BLACK:
            meet_minion(g)  # NAX-704
        elif kind == RED:
            end_stage(g, seat)  # NAX-703
        elif kind == GREEN:
            thing_there: i64 = board.things[here]
            if g.stage == ELEVATOR_FLOOR:
                reach_into_bag(g, seat, thing_there)
            elif g.stage == SWITCH_VAULTS:
                press_switch(g, seat, thing_there)
            # NAX-718: the guard's own space does nothing
        # NAX-702: nor does blue


def reach_into_bag(g: Nax, seat: i64, bag: i64) -> None:
    """NAX-724: one coin of each bag. NAX-726: the taker alone sees it, unless coins are open."""
    taken: i64 = g.taken[seat]
    bag_word, coin_word = BAGS[bag], COINS[g.bags[bag]]
    taker = int(seat)
    if (taken >> bag) & 1:
        if g.heard:
            g.tell("bag-known", "NAX-724", who("who", taker), thing("bag", bag_word))
        return
    g.taken[seat] = int(taken | bit(bag))
    g.revealed += 1
    g.last_coin = g.bags[bag]
    g.coin_seen_by = EVERYBODY if g.open_coins else bit(seat)
    if g.heard:
        if g.open_coins:
            g.tell("coin-taken", "NAX-726", who("who", taker), thing("coin", coin_word), thing("bag", bag_word))
        else:
            g.tell_only([taker], "you-took-a-coin", "NAX-726", thing("coin", coin_word), thing("bag", bag_word))
            g.tell_but([taker], "took-a-coin", "NAX-726", who("who", taker), thing("bag", bag_word))


def press_switch(g: Nax, seat: i64, switch: i64) -> None:
    """NAX-741, NAX-742: for this player alone, to the end of the stage; pressing again does nothing."""
    pressed: i64 = g.pressed[seat]
    if not (pressed >> switch) & 1:
        g.pressed[seat] = int(pressed | bit(switch))
        if g.heard:
            g.tell("switch-pressed", "NAX-742", who("who", int(seat)), thing("switch", SWITCHES[switch]))


LAND: Final = Land()
