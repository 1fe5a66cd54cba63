"""What lies on the table of Nax, and questions about it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.zones import bit
from foldtable.games.nax.checks import faults, losses
from foldtable.games.nax.redeal import redeal
from foldtable.games.nax.tables import BOARD, ELEVATOR_FLOOR, NOBODY, NOTHING, PLUS, SCORCHED, SWITCH_VAULTS
from foldtable.games.nax.walks import WAYS

EVERYBODY: Final[i64] = -1  # the mask of all seats, and of those who only watch
MINION: Final[i64] = 4  # the foe in a minion battle; seats are 0 to 3


@final
class Nax(Game):
    """Seats and settings are fixed at set-up; everything below them lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        # The settings, as the rules read them (NAX-930)
        self.round_limit: i64 = 60
        self.with_ladder = True
        self.open_coins = False
        # The play
        self.stage: i64 = 0  # 0 to 2
        self.round: i64 = 0  # of this stage, from 1
        self.first: i64 = 0  # the first player of this stage
        self.active: i64 = 0
        self.turns: i64 = 0  # finished
        self.deck: list[int] = []  # spell cards; the top is the last
        self.buried: list[int] = []  # of the lowest cards, put under since the last shuffle: who knows them, as masks (NAX-903)
        self.discarded: list[int] = []  # what the last ? 2 threw out, for all to see (NAX-901); replaced whole
        self.last_coin: i64 = NOTHING  # the last coin that was taken
        self.coin_seen_by: i64 = 0  # and who saw it, as a mask (NAX-726)
        # Before each seat
        self.at: list[int] = []  # the space of the token
        self.levels: list[int] = []
        self.points: list[int] = []
        self.hands: list[int] = []  # secret; see tables.py
        self.ended: list[int] = []  # stages ended
        self.lost: i64 = 0  # mask of seats whose next turn is lost
        # The stage
        self.awake: i64 = 0  # mask of guards that watch this round
        self.key: i64 = NOTHING  # the coin that the elevator needs
        self.bags: list[int] = []  # by bag: its coins, secret; never changed in place
        self.taken: list[int] = []  # by seat: mask of bags from which it has a coin
        self.shown: list[int] = []  # by seat: the bags it had taken from when it first entered the elevator; 0 before (NAX-729)
        self.pressed: list[int] = []  # by seat: mask of switches
        # The turn
        self.die: i64 = 0  # of the movement; 0 before it is thrown
        self.scorched = False
        self.fours: i64 = 0  # Speed 2 on this roll
        self.doublings: i64 = 0  # Speed 3 on this roll
        self.came_from: i64 = 0  # where the last walk began
        self.locked = False  # no more spells in this turn (NAX-644)
        # The battle
        self.foe: i64 = NOBODY  # of the active player: a seat, or MINION
        self.strength: i64 = 0  # of the minion
        self.doubled: list[int] = []  # by seat: Attack 3 on its attack
        self.extra: list[int] = []  # by seat: what Attack 1, Attack 2 and Defense 1 add to it and take from it
        self.broken: i64 = 0  # mask of combatants hit by Fireball 3
        self.silenced: i64 = 0  # mask of seats that may play no spells in this battle (NAX-647)
        self.looked_at: i64 = NOBODY  # whose hand the caster of ? 3 looks at, while it chooses (NAX-657)

    def copy(self) -> Nax:
        other = Nax()
        self.copy_into(other)
        other.round_limit = self.round_limit
        other.with_ladder = self.with_ladder
        other.open_coins = self.open_coins
        other.stage = self.stage
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.deck = self.deck[:]
        other.buried = self.buried[:]
        other.discarded = self.discarded
        other.last_coin = self.last_coin
        other.coin_seen_by = self.coin_seen_by
        other.at = self.at[:]
        other.levels = self.levels[:]
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.ended = self.ended[:]
        other.lost = self.lost
        other.awake = self.awake
        other.key = self.key
        other.bags = self.bags
        other.taken = self.taken[:]
        other.shown = self.shown[:]
        other.pressed = self.pressed[:]
        other.die = self.die
        other.scorched = self.scorched
        other.fours = self.fours
        other.doublings = self.doublings
        other.came_from = self.came_from
        other.locked = self.locked
        other.foe = self.foe
        other.strength = self.strength
        other.doubled = self.doubled[:]
        other.extra = self.extra[:]
        other.broken = self.broken
        other.silenced = self.silenced
        other.looked_at = self.looked_at
        return other

    # Questions

    def start(self) -> i64:
        """The blue space of this stage."""
        return BOARD[self.stage].start

    def movement(self) -> i64:
        """NAX-302: the movement total: the die, halved if scorched; doublings act on it first, plusses last."""
        die: i64 = SCORCHED[self.die] if self.scorched else self.die
        return (die << self.doublings) + PLUS * self.fours

    def opened(self, seat: i64) -> i64:
        """NAX-310: what isn't shut to this player: the elevator as 1 (NAX-728), boxes as 1, 2 and 4 (NAX-743)."""
        if self.stage == ELEVATOR_FLOOR:
            return 1 if self.has_key(seat) else 0
        return self.pressed[seat] if self.stage == SWITCH_VAULTS else 0

    def has_key(self, seat: i64) -> bool:
        """NAX-725: has this player a coin of the kind that the elevator needs?"""
        if self.key < 0:
            return False
        taken: i64 = self.taken[seat]
        return ((taken >> self.bags.index(self.key)) & 1) != 0

    def destinations(self) -> i64:
        """NAX-303: the mask of spaces on which a legal walk of the active player can end."""
        seat = self.active
        return WAYS[self.stage][self.opened(seat)].ends(self.at[seat], self.movement())

    def is_combatant(self, seat: i64) -> bool:
        return self.foe != NOBODY and (seat == self.active or seat == self.foe)

    def attack_total(self, seat: i64, die: i64) -> i64:
        """NAX-420 to NAX-422: the die doubled, then what is added and taken; never below 0, and 0 after a Fireball."""
        if (self.broken >> seat) & 1:
            return 0
        doubled: i64 = self.doubled[seat]
        total: i64 = (die << doubled) + self.extra[seat]
        return max(0, total)

    def opponents(self, seat: i64) -> i64:
        """NAX-522: the mask of all other players."""
        return (bit(self.seats) - 1) & ~bit(seat)

    # Deeds

    def put_under(self, card: i64, known_to: i64) -> None:
        """NAX-504: to the bottom of the deck. NAX-903: those in the mask have seen it."""
        self.deck.insert(0, int(card))
        self.buried.insert(0, int(known_to))

    def draw_top(self) -> int:
        """The top card of the deck; if all below it has been put under there, one of those."""
        card = self.deck.pop()
        if len(self.buried) > len(self.deck):
            self.buried.pop()
        return card

    def stop_turn(self) -> None:
        """NAX-211: all steps left in the turn are dropped. The agenda of a turn begins with PlayOn and EndOfTurn (turn.py)."""
        del self.agenda[2:]

    def clear_turn(self) -> None:
        """NAX-212: what is bound to the turn is removed."""
        self.die = 0
        self.scorched = False
        self.fours = 0
        self.doublings = 0
        self.locked = False
        self.clear_battle()

    def clear_battle(self) -> None:
        """NAX-648: what is bound to the battle."""
        if self.foe == NOBODY:
            return
        for seat in range(self.seats):
            self.doubled[seat] = 0
            self.extra[seat] = 0
        self.foe = NOBODY
        self.strength = 0
        self.broken = 0
        self.silenced = 0

    # What every game says

    def rule_for_answers(self) -> str:
        return "NAX-922"

    def rule_for_turns(self) -> str:
        return "NAX-922"

    def redeal(self, seat: int, rng: Chance) -> None:
        redeal(self, seat, rng)

    def faults(self) -> list[str]:
        return faults(self)

    def losses(self) -> list[str]:
        return losses(self)
