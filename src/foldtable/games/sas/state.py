"""What lies on the table of Swords and Sorcery, and questions about it. The deeds are in pieces.py, cards.py and in_play.py."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.games.sas.checks import faults, losses
from foldtable.games.sas.redeal import redeal
from foldtable.games.sas.tables import (
    ARMY_SIZE,
    DIGIT,
    FIGHTING,
    FIRST_EXTRA,
    FIRST_PIECE,
    GHOST,
    HULKS,
    IMAGES,
    LIFELESS,
    NOBODY,
    NOWHERE,
    ROCK,
    SORTS,
    STONE,
    VACANT,
    VAPOUR,
    WIZARD,
    WIZARD_PLACE,
)


@final
class Sas(Game):
    """Seats and settings are fixed at set-up; everything below them lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        # The settings, as the rules read them (9.7)
        self.round_limit: i64 = 200
        self.every_step = True  # SAS-529: does W3 open after each action?
        self.may_concede = True
        # The seats
        self.domains: list[int] = []  # by seat: its home domain, which stays its own for good (SAS-021)
        self.out: list[int] = []  # by seat: 0 while it plays, then the number of the check that found it without an army
        self.checks: i64 = 0  # eliminations so far (SAS-945)
        # The board
        self.spots: list[int] = []  # by spot: what lies on it, as digits (tables.py)
        self.at: list[int] = []  # by piece: its spot, or NOWHERE
        self.side: list[int] = []  # by piece: who controls it; NOBODY for Hulks and pieces that aren't in the game
        self.status: list[int] = []  # by piece: bits
        self.made: list[int] = []  # by piece: moves made this turn with the move dice
        self.grave: list[int] = []  # by piece: in whose graveyard it lies, or NOBODY
        self.kinds: list[int] = []  # by piece; never changed in place
        self.gained: list[int] = []  # pieces that came over from others, in that order (SAS-019)
        self.original: i64 = NOBODY  # the piece whose images stand on the board (SAS-1240)
        self.sleeper: i64 = NOBODY  # pieces that a status of one card lies on
        self.carrier: i64 = NOBODY
        self.thinned = False  # has an army lost a piece since the last check? (SAS-941)
        self.exposed: list[int] = []  # pieces that were next to the carrier when last looked (SAS-1302)
        # The cards
        self.deck: list[int] = []  # the top card is the last; never changed in place
        self.deck_left: i64 = 0  # so many of its cards are still there
        self.pile: list[int] = []  # the discard pile; the top is the last
        self.hands: list[list[int]] = []  # by seat, sorted; secret
        self.owner: list[int] = []  # by card: before whom it lies in play, or NOBODY
        self.in_play: list[int] = []  # the cards in play, as they came
        self.scroll_charge: i64 = 0  # the cards that Safe scroll and Safe artifact guard
        self.artifact_charge: i64 = 0
        self.marks: list[int] = []  # Dual Shot: 8 * card + the seat it returns to
        self.spoils: list[int] = []  # SAS-215: as `spoil()` has it
        self.aside: list[int] = []  # Wisdom's cards, of the seat that drank it; secret
        self.thinker: i64 = NOBODY  # that seat
        self.gifts: list[int] = []  # artifacts a wizardless player has still to invoke (SAS-516)
        # The turn
        self.first: i64 = 0
        self.active: i64 = 0
        self.rounds: i64 = 0  # complete
        self.triple = False
        self.dice: list[int] = []  # the three move dice, the 7 of the Boots among them
        self.rolled: list[int] = []  # as they fell
        self.spent: list[int] = []  # moves made this turn by pieces that have died or left the army since (SAS-304)
        self.used: i64 = 0  # marks of cards used once per turn (SAS-586)
        self.pushed: list[int] = []  # spots of rocks that Giant's Strength has pushed this turn (SAS-1511)
        self.disabled: i64 = 0  # bits of the trap cards that don't work this turn (SAS-1543)
        self.fights: list[int] = []  # the pending conflicts, as they began: see FIGHT in conflicts.py
        # The window
        self.window: i64 = 0  # which one is open: W1 to W7
        self.swapped = False  # SAS-1244: has Doppelganger's swap been made in it?
        self.answerable = False  # is the top item of the stack the last that anyone put on one? (SAS-546)
        self.serial: i64 = 0  # items put on a stack so far
        self.deaths: list[int] = []  # the current events (SAS-540): SPOTS * piece + spot
        self.teleports: list[int] = []
        self.entries: list[int] = []
        self.sprung: list[int] = []  # the entries that Bear Trap has been sprung on
        # The last conflict, for the eye
        self.duel: list[int] = []  # spot, attacker, defender, their values; in which round and whose turn
        self.duel_dice: list[list[int]] = []

    def copy(self) -> Sas:
        other = Sas()
        self.copy_into(other)
        other.round_limit = self.round_limit
        other.every_step = self.every_step
        other.may_concede = self.may_concede
        other.domains = self.domains  # never changed in place once dealt
        other.out = self.out[:]
        other.checks = self.checks
        other.spots = self.spots[:]
        other.at = self.at[:]
        other.side = self.side[:]
        other.status = self.status[:]
        other.made = self.made[:]
        other.grave = self.grave[:]
        other.kinds = self.kinds
        other.gained = self.gained[:]
        other.original = self.original
        other.sleeper = self.sleeper
        other.carrier = self.carrier
        other.thinned = self.thinned
        other.exposed = self.exposed[:]
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.pile = self.pile[:]
        hands: list[list[int]] = []
        for hand in self.hands:
            hands.append(hand[:])
        other.hands = hands
        other.owner = self.owner[:]
        other.in_play = self.in_play[:]
        other.scroll_charge = self.scroll_charge
        other.artifact_charge = self.artifact_charge
        other.marks = self.marks[:]
        other.spoils = self.spoils[:]
        other.aside = self.aside[:]
        other.thinker = self.thinker
        other.gifts = self.gifts[:]
        other.first = self.first
        other.active = self.active
        other.rounds = self.rounds
        other.triple = self.triple
        other.dice = self.dice  # replaced, never changed in place
        other.rolled = self.rolled
        other.spent = self.spent[:]
        other.used = self.used
        other.pushed = self.pushed[:]
        other.disabled = self.disabled
        other.fights = self.fights[:]
        other.window = self.window
        other.swapped = self.swapped
        other.answerable = self.answerable
        other.serial = self.serial
        other.deaths = self.deaths[:]
        other.teleports = self.teleports[:]
        other.entries = self.entries[:]
        other.sprung = self.sprung[:]
        other.duel = self.duel
        other.duel_dice = self.duel_dice
        return other

    # Questions about spots

    def is_vacant(self, spot: i64) -> bool:
        """SAS-013."""
        return self.spots[spot] == VACANT

    def is_rock(self, spot: i64) -> bool:
        """Does a rock lie there? (A rock-form wizard doesn't count here: see `stone_at`.)"""
        what: i64 = self.spots[spot]
        return what % DIGIT == ROCK or what // DIGIT == ROCK

    def piece_at(self, spot: i64) -> i64:
        """The one object on a spot, if it is a piece (a ghost or a rock-form wizard too); NOBODY for none, a rock, or several objects."""
        what: i64 = self.spots[spot]
        return what - FIRST_PIECE if FIRST_PIECE <= what < DIGIT else NOBODY

    def pieces_at(self, spot: i64) -> list[int]:
        """All pieces on a spot, the last to come in last."""
        found: list[int] = []
        what: i64 = self.spots[spot]
        while what:
            if what % DIGIT >= FIRST_PIECE:
                found.append(what % DIGIT - FIRST_PIECE)
            what //= DIGIT
        return found

    def stone_at(self, spot: i64) -> i64:
        """The rock-form wizard that stands there, or NOBODY."""
        for piece in self.pieces_at(spot):
            if self.status[piece] & STONE:
                return piece
        return NOBODY

    # Questions about pieces

    def is_living(self, piece: i64) -> bool:
        """SAS-015."""
        return self.at[piece] != NOWHERE and not self.status[piece] & LIFELESS

    def is_image(self, piece: i64) -> bool:
        return piece >= FIRST_EXTRA and (piece - FIRST_EXTRA) % SORTS == IMAGES

    def is_hulk(self, piece: i64) -> bool:
        return piece >= FIRST_EXTRA and (piece - FIRST_EXTRA) % SORTS == HULKS

    def controller(self, piece: i64) -> int:
        """SAS-014; of the Hulk: the active player while his wizard is free, or NOBODY (SAS-1491)."""
        if self.is_hulk(piece) and not self.status[piece] & GHOST:
            return self.active if self.is_free(self.active) else NOBODY
        return self.side[piece]

    def colour(self, piece: i64) -> int:
        """The seat whose army a piece began in; NOBODY for extra pieces."""
        return piece // ARMY_SIZE if piece < FIRST_EXTRA else NOBODY

    def is_wizard(self, piece: i64) -> bool:
        """A real wizard: an image of one is none (SAS-1245)."""
        return piece < FIRST_EXTRA and self.kinds[piece] == WIZARD

    def looks_like_wizard(self, piece: i64) -> bool:
        """A wizard or an image of one: what a card that may name no wizard can't name (SAS-1245)."""
        return self.kinds[piece] == WIZARD

    # Questions about seats

    def is_in(self, seat: i64) -> bool:
        """Does this seat still play?"""
        return self.out[seat] == 0

    def survivors(self) -> int:
        left: i64 = 0
        for out in self.out:
            if out == 0:
                left += 1
        return left

    def next_in(self, seat: i64) -> int:
        """SAS-103: the next surviving seat clockwise."""
        seats: i64 = self.seats
        seat += 1
        if seat == seats:
            seat = 0
        while self.out[seat] != 0:
            seat += 1
            if seat == seats:
                seat = 0
        return seat

    def acting(self) -> int:
        """SAS-222: who makes the active player's choices: himself, or the next survivor if he is out."""
        return self.active if self.out[self.active] == 0 else self.next_in(self.active)

    def wizard_of(self, seat: i64) -> i64:
        """The seat's own wizard's number. Wizards never change sides: no card can name one for that."""
        return ARMY_SIZE * seat + WIZARD_PLACE

    def has_wizard(self, seat: i64) -> bool:
        """Alive, be it as a rock (SAS-1474)."""
        return self.at[ARMY_SIZE * seat + WIZARD_PLACE] != NOWHERE

    def is_free(self, seat: i64) -> bool:
        """SAS-023: alive, not in a pending conflict, not a rock."""
        wizard: i64 = ARMY_SIZE * seat + WIZARD_PLACE
        return self.at[wizard] != NOWHERE and not self.status[wizard] & (FIGHTING | STONE)

    def is_vaporous(self, piece: i64) -> bool:
        """SAS-1461."""
        seat = self.owner[VAPOUR]
        return seat != NOBODY and piece == ARMY_SIZE * seat + WIZARD_PLACE

    def has(self, seat: i64, card: i64) -> bool:
        """Does this card lie in play before this seat?"""
        return self.owner[card] == seat

    def domain_of_next(self, domain: i64, side: i64) -> int:
        """SAS-106, SAS-332, SAS-333: the domain a Tx leads to: the left one clockwise, the right one anticlockwise."""
        seats: i64 = self.seats
        for seat in range(self.seats):
            if self.domains[seat] == domain:
                return self.domains[(seat + (1 if side == 0 else seats - 1)) % seats]
        return NOWHERE

    def home_of(self, domain: i64) -> int:
        """The seat whose home this domain is, or NOBODY if it isn't on the table."""
        for seat in range(self.seats):
            if self.domains[seat] == domain:
                return seat
        return NOBODY

    def rule_for_answers(self) -> str:
        return "SAS-972"

    def rule_for_turns(self) -> str:
        return "SAS-970"

    def redeal(self, seat: int, rng: Chance) -> None:
        redeal(self, seat, rng)

    def faults(self) -> list[str]:
        return faults(self)

    def losses(self) -> list[str]:
        return losses(self)
