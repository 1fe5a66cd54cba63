"""The turn, T0 to T7 (section 2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Option, Step
from foldtable.games.sas import in_play, pieces
from foldtable.games.sas.asking import CardOption, Question
from foldtable.games.sas.conflicts import CONFLICTS
from foldtable.games.sas.ending import check_armies, end_by_limit
from foldtable.games.sas.movement import MOVEMENT
from foldtable.games.sas.results import settle_results
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARTIFACT,
    CARD_COUNT,
    CARD_KINDS,
    CARD_WORDS,
    DRAGON,
    EVADE_TRAP,
    GIANTS_STRENGTH,
    HALTED,
    HELD,
    IS_NEXUS,
    MAGIC_SHIELD,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ORB,
    PARALYSED,
    ROCK_TRANSFORM,
    STONE,
    SUPER_STRENGTH,
    VAPOUR,
    W1,
    W2,
)
from foldtable.games.sas.windows import FORCED, announce, open_window

# T0


@final
class StartTurn(Step[Sas]):
    """T0 (SAS-202): paralysis and holds end, uses are renewed; then W1, and the steps of the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sas) -> None:
        seat = self.seat
        g.active = seat
        g.triple = False
        g.used = 0
        g.dice = []
        g.rolled = []
        g.spent = []
        g.pushed = []
        if g.heard:
            g.tell("turn-begins", "SAS-201", who("who", seat))
        for piece in range(len(g.status)):
            g.made[piece] = 0
            status = g.status[piece]
            if status & HALTED:
                g.status[piece] = status & ~HALTED
            if status & (PARALYSED | HELD) and (g.side[piece] == seat or g.is_hulk(piece)):  # SAS-589
                pieces.take_away_hold(g, piece)
                pieces.free_from(g, piece, PARALYSED)
        g.then(ROLL, MOVEMENT, END_OF_MOVEMENT, CONFLICTS, SPOILS, CLEAN_UP)
        open_window(g, W1)

    def fits(self, g: Sas) -> bool:
        return g.is_in(self.seat)


# T1 and T2


@final
class Roll(Step[Sas]):
    """T1, T2 (SAS-203 to SAS-209): three dice; on a triple rocks stand up and a card is picked up, on a double from a nexus; then W2."""

    def run(self, g: Sas) -> None:
        seat: i64 = g.active
        if not g.is_in(seat):  # SAS-222
            return
        a: i64 = g.chance.die("move", 6)
        b: i64 = g.chance.die("move", 6)
        c: i64 = g.chance.die("move", 6)
        g.dice = [a, b, c]
        g.rolled = g.dice
        g.triple = a == b and b == c
        if g.heard:
            g.tell("move-rolled", "SAS-203", who("who", seat), text("dice", f"{a} {b} {c}"))
        cards: i64 = 0
        if g.triple:
            in_play.destroy(g, ROCK_TRANSFORM)  # SAS-205
            if settle_results(g):  # he may stand up beside a carrier (SAS-1302)
                return
            cards = 2 if g.owner[ORB] == seat else 1  # SAS-206, SAS-1040
        elif (a in (b, c) or b == c) and is_on_nexus(g, seat):
            cards = 1  # SAS-207
        while cards > 0:
            pick_up(g, seat)
            cards -= 1
        if g.gifts:
            g.then(GIFTS[seat], OPEN_W2)
        else:
            open_window(g, W2)


def is_on_nexus(g: Sas, seat: i64) -> bool:
    """SAS-208: his real wizard, not as a rock, on any nexus; fighting or not."""
    wizard = g.wizard_of(seat)
    return g.at[wizard] != NOWHERE and IS_NEXUS[g.at[wizard]] and not g.status[wizard] & STONE


def pick_up(g: Sas, seat: i64) -> None:
    """SAS-206, SAS-955; a wizardless player's cards are public (SAS-209)."""
    card = in_play.draw(g)
    if card == NO_CARD:
        return
    if g.has_wizard(seat):
        in_play.take_in_hand(g, seat, card)
        if g.heard:
            g.tell_only([seat], "you-drew", "SAS-955", thing("card", CARD_WORDS[card]))
            g.tell_but([seat], "drew-a-card", "SAS-955", who("who", seat))
    else:
        if g.heard:
            g.tell("drew-openly", "SAS-209", who("who", seat), thing("card", CARD_WORDS[card]))
        receive_without_wizard(g, card)


def receive_without_wizard(g: Sas, card: i64) -> None:
    """SAS-516: artifacts are invoked at once, all else is discarded."""
    if CARD_KINDS[card] == ARTIFACT:
        g.gifts.append(card)
    else:
        in_play.send_away(g, card)


@final
class OpenW2(Step[Sas]):
    """SAS-210, SAS-522."""

    def run(self, g: Sas) -> None:
        if g.is_in(g.active):
            open_window(g, W2)


@final
class Gifts(Step[Sas]):
    """SAS-516: a wizardless player's artifacts are invoked one after the other, each in its own window; he chooses the order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sas) -> None:
        if not g.gifts:
            return
        if not g.is_in(self.seat):
            for card in g.gifts:
                in_play.send_away(g, card)
            g.gifts = []
        elif len(g.gifts) == 1:
            g.then(self)
            invoke_gift(g, self.seat, g.gifts[0])
        else:
            g.then(NextGift(self.seat), self)


def invoke_gift(g: Sas, seat: i64, card: i64) -> None:
    g.gifts.remove(card)
    announce(g, seat, card, FORCED)


@final
class NextGift(Question):
    """SAS-516: which artifact next."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "forced_next"

    def options(self, g: Sas) -> list[Option]:
        return [GIFT_OPTIONS[card] for card in sorted(g.gifts)]

    def prompt(self, g: Sas) -> Say:
        return Say("ask-forced_next", [things("cards", [CARD_WORDS[card] for card in sorted(g.gifts)])])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, CardOption)
        invoke_gift(g, self.seat, option.card)

    def fits(self, g: Sas) -> bool:
        return g.is_in(self.seat) and len(g.gifts) > 0


GIFT_OPTIONS: Final[list[CardOption]] = [CardOption("invoke", card, "SAS-516") for card in range(CARD_COUNT + 1)]


# The end of T3


@final
class EndOfMovement(Step[Sas]):
    """SAS-212: a vaporous wizard who shares a spot is destroyed (SAS-1462)."""

    def run(self, g: Sas) -> None:
        seat = g.owner[VAPOUR]
        if seat != NOBODY:
            pieces.condense(g, g.wizard_of(seat))
        check_armies(g)


# T5


@final
class Spoils(Step[Sas]):
    """T5 (SAS-214 to SAS-216): killers receive the cards of the wizards they killed; then T4 again, if there is reason to (SAS-218)."""

    def run(self, g: Sas) -> None:
        for code in g.spoils:
            if not g.is_in(in_play.spoil_killer(code)):
                g.revealed += 1
                g.pile.append(in_play.spoil_card(code))
        g.spoils = [code for code in g.spoils if g.is_in(in_play.spoil_killer(code))]
        if g.spoils:
            seat = g.acting()
            while not [code for code in g.spoils if in_play.spoil_killer(code) == seat]:
                seat = g.next_in(seat)
            receive(g, seat)
            g.then(GIFTS[seat], SPOILS)
        elif g.fights:
            g.then(CONFLICTS, SPOILS)


def receive(g: Sas, seat: i64) -> None:
    """All that lies aside for this killer."""
    for former in range(g.seats):
        cards = [in_play.spoil_card(c) for c in g.spoils if in_play.spoil_killer(c) == seat and in_play.spoil_former(c) == former]
        if not cards:
            continue
        g.revealed += 1
        if g.heard:
            words = things("cards", [CARD_WORDS[card] for card in cards])
            g.tell_only([seat], "you-took", "SAS-214", words, who("from", former))
            g.tell_but([seat], "spoils-taken", "SAS-214", who("who", seat), who("from", former), count("count", len(cards)))
        for card in cards:
            if g.has_wizard(seat):
                in_play.take_in_hand(g, seat, card)
            else:
                receive_without_wizard(g, card)
    g.spoils = [code for code in g.spoils if in_play.spoil_killer(code) != seat]


# T6 and T7


@final
class CleanUp(Step[Sas]):
    """T6 (SAS-219, SAS-584, SAS-587, SAS-588): cards that end with the turn, in the order in which they came into play."""

    def run(self, g: Sas) -> None:
        for card in g.in_play[:]:
            if card in (MAGIC_SHIELD, EVADE_TRAP, SUPER_STRENGTH, VAPOUR) or (
                card in (DRAGON, GIANTS_STRENGTH) and g.owner[card] == g.active
            ):
                in_play.destroy(g, card)
        g.disabled = 0
        if not check_armies(g):
            g.then(PASS_THE_DICE)


@final
class PassTheDice(Step[Sas]):
    """T7 (SAS-220 to SAS-223): another turn after a triple, else the next player; a round ends where the first player's seat is reached."""

    def run(self, g: Sas) -> None:
        g.deaths = []
        active = g.active
        if g.triple and g.is_in(active):
            if g.heard:
                g.tell("extra-turn", "SAS-220", who("who", active))
            g.then(START_TURN[active])
            return
        seat = g.next_in(active)
        if (g.first - active - 1) % g.seats <= (seat - active - 1) % g.seats:
            g.rounds += 1
            if g.heard:
                g.tell("round-complete", "SAS-223", count("count", g.rounds))
            if g.round_limit > 0 and g.rounds >= g.round_limit:
                end_by_limit(g)
                return
        g.then(START_TURN[seat])


START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
GIFTS: Final = [Gifts(seat) for seat in range(MOST_SEATS)]
ROLL: Final = Roll()
OPEN_W2: Final = OpenW2()
END_OF_MOVEMENT: Final = EndOfMovement()
SPOILS: Final = Spoils()
CLEAN_UP: Final = CleanUp()
PASS_THE_DICE: Final = PassTheDice()
