"""What a seat may know, NAX-901 to NAX-909. What isn't named here isn't known. Must agree with redeal.py."""

from __future__ import annotations

from typing import final

from foldtable.core.events import SPECTATOR
from foldtable.core.view import View
from foldtable.core.zones import bits
from foldtable.games.nax.moving import Move
from foldtable.games.nax.redeal import knows, possible_bags
from foldtable.games.nax.state import MINION, Nax
from foldtable.games.nax.tables import BAGS, BOARD, CARDS, COINS, GUARDS, NOBODY, NOTHING, SWITCHES, WINDOWS, cards_in, hand_size
from foldtable.games.nax.walks import guards_met, walk_to
from foldtable.games.nax.windows import Spell


@final
class NaxView(View):
    """NAX-901: all that lies open on the table; of what is hidden, this seat's own share."""

    def __init__(self, g: Nax, seat: int) -> None:
        super().__init__(g, seat)
        everyone = range(g.seats)
        ask = None if g.is_over() else g.ask()
        self.stage = int(g.stage)  # 0 to 2
        self.round = int(g.round)
        self.first = int(g.first)
        self.active = int(g.active)
        self.turns = int(g.turns)
        self.at = g.at[:]
        self.levels = g.levels[:]
        self.points = g.points[:]
        self.ended = g.ended[:]
        self.lost = bits(g.lost)  # seats whose next turn is lost
        self.deck_size = len(g.deck)  # NAX-903: nobody knows their order
        self.under = known_under(g, seat)  # the lowest cards, put there since the last shuffle, from the bottom; NOTHING if not seen
        self.discarded = g.discarded[:]  # by the last ? 2
        self.last_coin = int(g.last_coin if knows(seat, g.coin_seen_by) else NOTHING)  # the last one taken, if this seat saw it
        self.hand: list[int] = [] if seat == SPECTATOR else cards_in(g.hands[seat])  # NAX-902: the oldest first
        self.hand_sizes = [int(hand_size(g.hands[other])) for other in everyone]
        self.awake = bits(g.awake)  # guards
        self.key = int(g.key)  # NAX-721: a coin, or NOTHING
        self.taken = [bits(g.taken[other]) for other in everyone]  # NAX-905: from which bags
        self.bag_coins = known_bags(g, seat)  # by bag: its coins, if this seat knows them, else NOTHING
        self.coins = [known_coins(g, self.bag_coins, seat, other) for other in everyone]
        self.shown = [g.shown[other] != 0 for other in everyone]  # NAX-729: who has shown that it holds the key
        self.switches = [bits(g.pressed[other]) for other in everyone]  # NAX-744
        # The turn
        self.window = int(ask.window) if isinstance(ask, Spell) else NOTHING  # open to spells now
        self.die = int(g.die)  # 0 before it is thrown
        self.total = int(g.movement()) if g.die else 0
        self.scorched = g.scorched
        self.locked = g.locked
        # The battle
        self.foe = int(g.foe)  # of the active player: a seat, MINION or NOBODY
        self.strength = int(g.strength)
        self.doubled = g.doubled[:]
        self.extra = g.extra[:]
        self.broken = bits(g.broken)
        self.silenced = bits(g.silenced)
        # NAX-904: while the caster of ? 3 chooses, it alone sees the hand
        looking = g.looked_at != NOBODY and ask is not None and ask.seat == seat
        self.looked_at = int(g.looked_at) if looking else NOBODY
        self.looked_cards: list[int] = cards_in(g.hands[g.looked_at]) if looking else []
        # For the eye: how many guards see the way to each destination. NAX-906: destinations are the mover's own business
        self.guards_on_the_way: dict[int, int] = guards_to(g) if isinstance(ask, Move) and ask.seat == seat else {}

    def table(self) -> dict[str, object]:
        spaces = BOARD[self.stage].spaces
        return {
            "stage": self.stage + 1,
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "at": [spaces[space] for space in self.at],
            "levels": self.levels,
            "points": self.points,
            "ended": self.ended,
            "lost": self.lost,
            "deck": self.deck_size,
            "under": ["-" if card == NOTHING else CARDS[card] for card in self.under],
            "discarded": [CARDS[card] for card in self.discarded],
            "last coin": "-" if self.last_coin == NOTHING else COINS[self.last_coin],
            "hand": [CARDS[card] for card in self.hand],
            "hand sizes": self.hand_sizes,
            "awake": [GUARDS[guard] for guard in self.awake],
            "key": "-" if self.key == NOTHING else COINS[self.key],
            "taken": [[BAGS[bag] for bag in bags] for bags in self.taken],
            "bags": ["-" if coin == NOTHING else COINS[coin] for coin in self.bag_coins],
            "coins": [[COINS[coin] for coin in coins] for coins in self.coins],
            "shown": self.shown,
            "switches": [[SWITCHES[switch] for switch in pressed] for pressed in self.switches],
            "window": "-" if self.window == NOTHING else WINDOWS[self.window],
            "die": self.die,
            "total": self.total,
            "scorched": self.scorched,
            "locked": self.locked,
            "foe": "-" if self.foe == NOBODY else "minion" if self.foe == MINION else f"seat{self.foe}",
            "strength": self.strength,
            "doubled": self.doubled,
            "extra": self.extra,
            "broken": self.broken,
            "silenced": self.silenced,
            "looked at": [CARDS[card] for card in self.looked_cards],
        }


def known_under(g: Nax, seat: int) -> list[int]:
    """NAX-903: a card put under the deck by use or by ? 2 was public, one by an exchange was seen by its giver."""
    return [card if knows(seat, known) else int(NOTHING) for card, known in zip(g.deck, g.buried, strict=False)]


def known_bags(g: Nax, seat: int) -> list[int]:
    """NAX-905: what lies in a bag is known to whoever reached into it, or can leave nothing else for it."""
    if not g.bags:
        return [int(NOTHING)] * len(BAGS)
    possible = possible_bags(g, seat)
    return [g.bags[bag] if all(bags[bag] == g.bags[bag] for bags in possible) else int(NOTHING) for bag in range(len(BAGS))]


def known_coins(g: Nax, bag_coins: list[int], seat: int, other: int) -> list[int]:
    """NAX-726: one's own coins, and others' if coins are open or their bags are known; NAX-729: the key of whoever has shown it."""
    coins = {bag_coins[bag] for bag in bits(g.taken[other])} - {NOTHING}
    return sorted(coins | {int(g.key)} if g.shown[other] else coins)


def guards_to(g: Nax) -> dict[int, int]:
    seat = g.active
    here, steps, opened = g.at[seat], g.movement(), g.opened(seat)
    return {to: int(guards_met(walk_to(g.stage, opened, g.awake, here, steps, to), g.awake)) for to in bits(g.destinations())}
