"""What a seat may know, 9.3. What isn't named here isn't known. Must agree with redeal.py."""

from __future__ import annotations

from typing import Final, final

from foldtable.core.events import SPECTATOR
from foldtable.core.view import View
from foldtable.games.sas import in_play
from foldtable.games.sas.stack import CARD, USE, Pending, PutAway, is_disabled
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    CARD_WORDS,
    CRYSTAL_BALL,
    DIGIT,
    DOMAIN_WORDS,
    FIRST_PIECE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PIECE_WORDS,
    ROCK,
    SPOT_WORDS,
    SPOTS,
    STATUS_WORDS,
    TRAP_CARDS,
    thing_word,
)
from foldtable.games.sas.windows import BOUNCING, Aim

ANNOUNCED: Final = "announced"  # revealed, its aims still being named
INVOKED: Final = "invoked"  # a card on the stack
USED: Final = "used"  # the use or springing of a card in play, on the stack
RESOLVING: Final = "resolving"  # taking effect just now


@final
class Item:
    """A card or a use of one in the making: open to all (SAS-538)."""

    def __init__(self, form: str, seat: int, card: int, aims: list[int]) -> None:
        self.form = form
        self.seat = seat
        self.card = card
        self.aims = aims


@final
class Spoil:
    """A card lying aside: whose it was and for whom it lies; which card, only for whoever knows it (SAS-953)."""

    def __init__(self, card: int, former: int, killer: int) -> None:
        self.card = card  # NO_CARD if the viewer doesn't know it
        self.former = former
        self.killer = killer


@final
class SasView(View):
    """The open table, and what this seat alone sees of hands, spoils and Wisdom's cards."""

    def __init__(self, g: Sas, seat: int) -> None:
        super().__init__(g, seat)
        everyone = range(g.seats)
        pieces = range(len(g.at))
        # The board: open (SAS-952)
        self.domains = g.domains[:]
        self.out = g.out[:]
        self.spots = g.spots[:]
        self.at = g.at[:]
        self.side = [g.controller(piece) for piece in pieces]
        self.status = g.status[:]
        self.kinds = g.kinds[: len(g.at)]
        self.made = g.made[:]
        self.spent = g.spent[:]
        self.grave = g.grave[:]
        self.original = int(g.original)
        self.vaporous = [bool(g.is_vaporous(piece)) for piece in pieces]
        # The turn: open
        self.first = int(g.first)
        self.active = int(g.active)
        self.rounds = int(g.rounds)
        self.dice = g.dice[:]
        self.rolled = g.rolled[:]
        self.window = int(g.window)
        self.fights = g.fights[:]
        self.duel = g.duel[:]
        self.duel_dice = [dice[:] for dice in g.duel_dice]
        self.deaths = g.deaths[:]
        self.teleports = g.teleports[:]
        self.entries = g.entries[:]
        # Cards that lie open
        self.stack = items_of(g, seat)
        self.in_play = g.in_play[:]
        self.owner = g.owner[:]
        self.scroll_charge = int(g.scroll_charge)
        self.artifact_charge = int(g.artifact_charge)
        self.marks = g.marks[:]
        self.used = int(g.used)
        self.disabled = [card for card in TRAP_CARDS if is_disabled(g, card)]
        self.pile = g.pile[:]
        self.gifts = g.gifts[:]  # SAS-955
        # Hidden cards: how many for everybody (SAS-950, SAS-951), which for some
        self.deck_size = int(g.deck_left)
        self.hand_sizes = [len(g.hands[other]) for other in everyone]
        self.hand: list[int] = [] if seat == SPECTATOR else g.hands[seat][:]
        has_ball = seat != SPECTATOR and g.owner[CRYSTAL_BALL] == seat  # SAS-1091
        self.seen = [g.hands[other][:] if has_ball and other != seat else [] for other in everyone]
        self.spoils = [spoil_for(code, seat) for code in g.spoils]
        self.thinker = int(g.thinker)
        self.aside_count = len(g.aside)
        self.aside: list[int] = g.aside[:] if seat != SPECTATOR and g.thinker == seat else []  # SAS-954

    def table(self) -> dict[str, object]:
        pieces = range(len(self.at))
        on_board = [piece for piece in pieces if self.at[piece] != NOWHERE]
        return {
            "domains": [DOMAIN_WORDS[domain] for domain in self.domains],
            "out": self.out,
            "board": [[SPOT_WORDS[spot], *objects_on(self.spots[spot])] for spot in range(SPOTS) if self.spots[spot]],
            "control": [[PIECE_WORDS[piece], self.side[piece]] for piece in on_board],
            "status": [[PIECE_WORDS[piece], *status_words(self.status[piece])] for piece in pieces if self.status[piece]],
            "images of": piece_word(self.original),
            "vaporous": [PIECE_WORDS[piece] for piece in pieces if self.vaporous[piece]],
            "moves": [[PIECE_WORDS[piece], self.made[piece]] for piece in pieces if self.made[piece]],
            "spent moves": self.spent,
            "graves": [[PIECE_WORDS[piece], self.grave[piece]] for piece in pieces if self.grave[piece] != NOBODY],
            "first": self.first,
            "active": self.active,
            "rounds": self.rounds,
            "dice": self.dice,
            "rolled": self.rolled,
            "window": self.window,
            "fights": self.fights,
            "last conflict": [self.duel, self.duel_dice],
            "events": [self.deaths, self.teleports, self.entries],
            "stack": [[item.form, item.seat, CARD_WORDS[item.card], *[thing_word(aim) for aim in item.aims]] for item in self.stack],
            "in play": [[CARD_WORDS[card], self.owner[card]] for card in self.in_play],
            "charges": [CARD_WORDS[self.scroll_charge], CARD_WORDS[self.artifact_charge]],
            "marked": self.marks,
            "used": self.used,
            "disabled": [CARD_WORDS[card] for card in self.disabled],
            "pile": [CARD_WORDS[card] for card in self.pile],
            "gifts": [CARD_WORDS[card] for card in self.gifts],
            "deck": self.deck_size,
            "hand sizes": self.hand_sizes,
            "hand": [CARD_WORDS[card] for card in self.hand],
            "seen": [[CARD_WORDS[card] for card in hand] for hand in self.seen],
            "spoils": [[CARD_WORDS[spoil.card], spoil.former, spoil.killer] for spoil in self.spoils],
            "thinker": self.thinker,
            "aside": [self.aside_count, *[CARD_WORDS[card] for card in self.aside]],
        }


def items_of(g: Sas, seat: int) -> list[Item]:
    """What is in the making, over all open windows; the bottom first. What a card is aimed at is told once all of it is named (SAS-550)."""
    found: list[Item] = []
    for step in g.agenda:
        if isinstance(step, Pending):
            found.append(Item({int(CARD): INVOKED, int(USE): USED}[step.form], step.seat, step.card, step.aims))
        elif isinstance(step, PutAway):
            found.append(Item(RESOLVING, step.seat, step.card, step.aims))
        elif isinstance(step, Aim) and step.form != BOUNCING:
            found.append(Item(ANNOUNCED, step.seat, step.card, step.aims if step.seat == seat else []))
    return found


def spoil_for(code: int, seat: int) -> Spoil:
    """SAS-953: known to the former holder, and to a Crystal Ball controller who saw the hand."""
    former = in_play.spoil_former(code)
    knows = seat != SPECTATOR and seat in (former, in_play.spoil_seer(code))
    return Spoil(in_play.spoil_card(code) if knows else int(NO_CARD), former, in_play.spoil_killer(code))


def objects_on(what: int) -> list[str]:
    """The objects on a spot, the last to come in last."""
    found: list[str] = []
    while what:
        digit = what % DIGIT
        found.append("rock" if digit == ROCK else PIECE_WORDS[digit - FIRST_PIECE])
        what //= DIGIT
    return found


def status_words(status: int) -> list[str]:
    return [word for bit, word in enumerate(STATUS_WORDS) if status >> bit & 1]


def piece_word(piece: int) -> str:
    return "-" if piece == NOBODY else PIECE_WORDS[piece]
