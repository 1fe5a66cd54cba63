"""Setup, SAS-101 to SAS-115."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, who
from foldtable.core.steps import Choice, Closed, Option, Step
from foldtable.games.sas import pieces
from foldtable.games.sas.asking import OptionTable, PieceOption, Question
from foldtable.games.sas.magic import Objection
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARMY,
    ARMY_SIZE,
    CARD_COUNT,
    DEALT,
    DOMAIN_WORDS,
    DOMAINS,
    FIRST_EXTRA,
    NOBODY,
    NOWHERE,
    PIECE_NUMBER,
    PIECE_WORDS,
    SPOT_NUMBER,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    VACANT,
)
from foldtable.games.sas.turn import START_TURN


@final
class SetUp(Step[Sas]):
    """The table is laid; then the first player, the domains, the deal, and the armies one piece at a time."""

    def run(self, g: Sas) -> None:
        seats = g.seats
        g.domains = [NOWHERE] * seats
        g.out = [0] * seats
        g.spots = [int(VACANT)] * SPOTS
        g.at = [NOWHERE] * FIRST_EXTRA
        g.side = [piece // ARMY_SIZE if piece < ARMY_SIZE * seats else NOBODY for piece in range(FIRST_EXTRA)]
        g.status = [0] * FIRST_EXTRA
        g.made = [0] * FIRST_EXTRA
        g.grave = [NOBODY] * FIRST_EXTRA
        g.kinds = [ARMY[piece % ARMY_SIZE] for piece in range(FIRST_EXTRA)]
        g.hands = [[] for _ in range(seats)]
        g.owner = [NOBODY] * (CARD_COUNT + 1)
        g.then(FindTheFirst(), ShareDomains(), Deal(), PlaceNext(0))


@final
class FindTheFirst(Step[Sas]):
    """SAS-101, SAS-102."""

    def run(self, g: Sas) -> None:
        named = str(g.settings["first_player"])
        g.first = g.chance.below("first", g.seats) if named == "random" else int(named)
        g.active = g.first
        if g.heard:
            g.tell("first-player", "SAS-102", who("who", g.first))


# Domains


@final
class ShareDomains(Step[Sas]):
    """SAS-104, SAS-105: dealt, or taken by choice from the first player clockwise."""

    def run(self, g: Sas) -> None:
        if g.settings["domain_choice"] == "pick":
            g.then(*[ChooseDomain(seat) for seat in g.clockwise_from(g.first)])
            return
        order = list(range(DOMAINS))
        g.chance.shuffle("domains", order)
        for seat in range(g.seats):
            take_domain(g, seat, order[-1 - seat])


def take_domain(g: Sas, seat: int, domain: int) -> None:
    g.domains = [*g.domains[:seat], domain, *g.domains[seat + 1 :]]
    if g.heard:
        g.tell("domain-taken", "SAS-104", who("who", seat), thing("domain", DOMAIN_WORDS[domain]))


TAKE: Final = [Choice("take", [word], "SAS-105") for word in DOMAIN_WORDS]


@final
class ChooseDomain(Question):
    """SAS-105: one of those left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "choose_domain"

    def options(self, g: Sas) -> list[Option]:
        return [TAKE[domain] for domain in range(DOMAINS) if domain not in g.domains]

    def answered(self, g: Sas, option: Option) -> None:
        take_domain(g, self.seat, DOMAIN_WORDS.index(option.things()[0]))

    def closed(self, g: Sas) -> list[Closed]:
        return [Closed("take", [DOMAIN_WORDS[domain]], "SAS-105", Say("closed-domain-taken")) for domain in g.domains if domain >= 0]

    def left(self, g: Sas) -> None:
        """The ring needs his domain all the same: he leaves it the first that is left."""
        take_domain(g, self.seat, min([domain for domain in range(DOMAINS) if domain not in g.domains]))

    def fits(self, g: Sas) -> bool:
        return g.domains[self.seat] == NOWHERE


# The deal


@final
class Deal(Step[Sas]):
    """SAS-108, SAS-109: all 63 cards in an order of which each is as likely; each player gets 8 minus the number of players."""

    def run(self, g: Sas) -> None:
        cards = list(range(1, CARD_COUNT + 1))
        g.chance.shuffle("deck", cards)
        g.deck = cards
        g.deck_left = len(cards)
        number = DEALT[g.seats]
        for seat in g.clockwise_from(g.first):
            if g.is_in(seat):
                g.hands[seat] = sorted(cards[g.deck_left - number : g.deck_left])
                g.deck_left -= number
        if g.heard:
            g.tell("cards-dealt", "SAS-109", count("count", number))


# The armies


@final
class PlaceNext(Step[Sas]):
    """SAS-111: from the first player clockwise, one piece at a time, ten rounds."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, g: Sas) -> None:
        turn = self.turn
        seats = g.seats
        while turn < ARMY_SIZE * seats and not g.is_in((g.first + turn) % seats):
            turn += 1
        if turn < ARMY_SIZE * seats:
            g.then(PlacePiece((g.first + turn) % seats), PlaceNext(turn + 1))
        else:
            g.then(START_TURN[g.acting()])

    def fits(self, g: Sas) -> bool:
        """Has everybody placed as many pieces as there were turns for it, and is there room for the rest?"""
        asked = max(0, self.turn - 1)  # the last turn's piece is the one that is asked for
        for seat in range(g.seats):
            left = unplaced(g, seat)
            turns = len([turn for turn in range(asked) if (g.first + turn) % g.seats == seat])
            if g.is_in(seat) and len(left) != ARMY_SIZE - turns:
                return False
            if g.domains[seat] >= 0 and len(left) > len(pieces.vacant_spots(g, g.domains[seat])):
                return False
        if isinstance(g.agenda[-1], PlacePiece):
            return 0 < self.turn <= ARMY_SIZE * g.seats and g.asked() == (g.first + asked) % g.seats
        return self.turn == 0


PLACE_OPTIONS: Final = OptionTable("place", "SAS-111")
NOT_VACANT: Final = Objection("SAS-111", "closed-not-vacant")
NOT_YOUR_DOMAIN: Final = Objection("SAS-111", "closed-not-your-domain")
NOT_YOUR_PIECE: Final = Objection("SAS-111", "closed-not-yours")
NOT_UNPLACED: Final = Objection("SAS-112", "closed-not-unplaced")
TX_IS_NO_SPOT: Final = Objection("SAS-010", "closed-no-spot")


def unplaced(g: Sas, seat: i64) -> list[int]:
    return [piece for piece in range(ARMY_SIZE * seat, ARMY_SIZE * seat + ARMY_SIZE) if g.at[piece] == NOWHERE]


@final
class PlacePiece(Question):
    """SAS-112: any of one's unplaced pieces, on any vacant spot of one's own domain."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "place_piece"

    def options(self, g: Sas) -> list[Option]:
        spots = pieces.vacant_spots(g, g.domains[self.seat])
        found: list[Option] = []
        for piece in unplaced(g, self.seat):
            for spot in spots:
                found.append(PLACE_OPTIONS.get(piece, spot))
        return found

    def prompt(self, g: Sas) -> Say:
        return Say("ask-place_piece", [count("number", len(unplaced(g, self.seat))), thing("domain", DOMAIN_WORDS[g.domains[self.seat]])])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, PieceOption)
        pieces.put(g, option.piece, option.spot)
        if g.heard:
            args = [who("who", self.seat), thing("piece", PIECE_WORDS[option.piece]), thing("spot", SPOT_WORDS[option.spot])]
            g.tell("piece-placed", "SAS-113", *args)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "place" and len(words) == 2:
            objection = self.objection(g, words[0], words[1])
            args = [text("piece", words[0]), text("spot", words[1])]
            if objection is not None:
                return Closed(verb, words, objection.rule, Say(objection.message, args))
        if verb in ("pass", "invoke", "use"):
            return Closed(verb, words, "SAS-114", Say("closed-no-magic-yet"))
        return Question.why_not(self, g, verb, words)

    def objection(self, g: Sas, piece: str, spot: str) -> Objection | None:
        if piece not in PIECE_NUMBER or PIECE_NUMBER[piece] // ARMY_SIZE != self.seat:
            return NOT_YOUR_PIECE
        if PIECE_NUMBER[piece] not in unplaced(g, self.seat):
            return NOT_UNPLACED
        if spot not in SPOT_NUMBER:
            return TX_IS_NO_SPOT
        if SPOT_NUMBER[spot] // SPOTS_EACH != g.domains[self.seat]:
            return NOT_YOUR_DOMAIN
        return NOT_VACANT if g.spots[SPOT_NUMBER[spot]] != VACANT else None

    def fits(self, g: Sas) -> bool:
        return g.domains[self.seat] >= 0 and len(unplaced(g, self.seat)) > 0
