"""Positions of Magus Novatus laid out by hand, and plays on them, in the words of the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from foldtable.core.chance import Outcomes
from foldtable.core.errors import Refused
from foldtable.core.events import Event, Herald
from foldtable.core.pack import digest
from foldtable.core.say import Arg
from foldtable.core.settings import Value
from foldtable.core.steps import Option
from foldtable.games.magus import BOX
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARD_NUMBER

FACES = [colour + number for colour in "RYGB" for number in "1234"]
SPACES = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]
ITEMS = ["HP", "EL", "MW", "CU"]
EFFECTS = ["closed", "thieves", "shakum", "cursus", "backus", "devilus", "presentis"]

GRID_A = """
    R1 R2 Y3 G4 B1
    Y1 R3 B2 G2 Y4
    G1 B3 R4 Y2 G3
    B4 G2 Y1 R2 B3
    R3 Y4 B1 G1 R4
"""
BARE = " ".join(["-"] * 25)
PLACES = {place.name: place for place in BOX.places()}


class Play:
    """A game, whoever is asked to choose, and what was heard of it."""

    def __init__(self, game: Magus) -> None:
        self.game = game
        self.events: list[Event] = []
        self.herald = Herald()
        game.listen(self.herald)

    # Choosing

    def choose(self, *answers: str) -> Play:
        """Each answer comes from the seat that is asked, or from the seat it begins with: `1 lose_item HP`."""
        for answer in answers:
            seat, words = self.spoken(answer)
            self.game.choose(seat, words)
        return self

    def spoken(self, answer: str) -> tuple[int, str]:
        head, _, tail = answer.partition(" ")
        return (int(head), tail) if head.lstrip("-").isdigit() else (self.game.asked(), answer)

    def throw(self, aim: str, dx: int, dy: int) -> Play:
        """Aim there, and the cube tumbles so many columns to the right and rows down (MAG-1104)."""
        self.will_come("throw", [dx, dy])
        return self.choose("aim " + aim)

    def take(self, *spaces: str, cube: str = "") -> Play:
        """A Phase I without surprises: the cube lies on the first of these spaces, or where it is said, and they are taken."""
        return self.throw(cube or spaces[0], 0, 0).choose("take " + " ".join(spaces))

    def p1(self) -> Play:
        """The examples' [P1]: Y4 from r2c5."""
        return self.take("r2c5")

    def reshuffles_to(self, cards: str) -> Play:
        """The next reshuffle makes this deck, from the top."""
        self.will_come("reshuffle", [CARD_NUMBER[word] for word in cards.split()])
        return self

    def will_come(self, kind: str, numbers: list[int]) -> None:
        self.game.chance.follow([Outcomes(kind, numbers)], strict=False)

    # Refusing

    def refusal(self, answer: str) -> Refused:
        """The refusal of this answer; the table must be as before, and the same question stand (MAG-1203)."""
        seat, words = self.spoken(answer)
        before = (digest(BOX, self.game), self.asked, self.offered(), len(self.herald.events))
        with pytest.raises(Refused) as refused:
            self.game.choose(seat, words)
        assert (digest(BOX, self.game), self.asked, self.offered(), len(self.herald.events)) == before
        return refused.value

    def refused(self, *answers: str) -> str:
        """The one rule by which all these answers are refused."""
        rules = {self.refusal(answer).rule for answer in answers}
        assert len(rules) == 1, rules
        return rules.pop()

    # Looking

    def __getitem__(self, name: str) -> str:
        """What lies in a place: `hand 0`, `deck`, `items 2`."""
        word, _, seat = name.partition(" ")
        place = PLACES[word]
        words = place.read(self.game, int(seat or 0))
        return " ".join(words if place.ordered else sorted(words, key=in_order))

    def each(self, name: str) -> list[str]:
        """The same place of every seat."""
        return [self[f"{name} {seat}"] for seat in range(self.game.seats)]

    @property
    def asked(self) -> str:
        """Who is asked what: `0 aim`; nothing when the game is over."""
        return "" if self.game.is_over() else f"{self.game.asked()} {self.game.ask().question()}"

    def options(self) -> list[Option]:
        return [] if self.game.is_over() else self.game.options()

    def offered(self, verb: str = "") -> list[str]:
        """The choices of this verb, or all, in notation."""
        return [option.notation() for option in self.options() if verb in ("", option.verb)]

    def seen_by(self, seat: int) -> dict[str, object]:
        return BOX.view(self.game, seat).table()

    def heard_by(self, seat: int) -> list[str]:
        """What a seat, or -1 for a spectator, has heard since the position was laid out: `item-dealt who=0 item=HP`."""
        self.events += self.herald.take()
        return [told(event) for event in self.events if event.heard_by(seat)]

    def heard(self, message: str, seat: int = -1) -> list[str]:
        """The arguments of the messages of this kind that the seat has heard."""
        return [words.partition(" ")[2] for words in self.heard_by(seat) if words.partition(" ")[0] == message]

    # Endings

    @property
    def winners(self) -> list[int]:
        assert self.game.outcome is not None
        return self.game.outcome.winners

    @property
    def reason(self) -> str:
        return "" if self.game.outcome is None else self.game.outcome.reason

    def line(self, label: str) -> list[int]:
        """One line of the final reckoning, by seat."""
        assert self.game.outcome is not None
        return next(line.values for line in self.game.outcome.lines if line.label == label)


def deal(seats: int = 3, settings: Mapping[str, Value] | None = None, /, **lies: str | int) -> Play:
    """A table where these things lie. A place of a seat carries its number: `hand0="R3 B4"`.

    Unless named: seat 0 begins its turn, nobody has anything, the grid is Grid A, the deck holds each face once, and the
    Spells lie in the order of their numbers.
    """
    game = BOX.deal(seats, settings, seed=1)
    assert isinstance(game, Magus)
    positions: dict[str, str | int] = {"grid": GRID_A, "deck": " ".join(FACES), "pile": "", "position": 0, "turn": 0, **in_number_order()}
    positions |= lies
    for place in BOX.places():
        for name in [place.name] if not place.seated else [f"{place.name}{seat}" for seat in range(seats)]:
            if name in positions:
                assert place.write is not None
                place.write(game, int(name[-1]) if place.seated else 0, str(positions.pop(name)).split())
    assert not positions, f"no such place: {', '.join(positions)}"
    BOX.begin(game)
    play = Play(game)
    game.run()
    return play


def in_number_order() -> dict[str, str | int]:
    return {f"deck{points}": " ".join(f"{points}{number:02}" for number in range(1, 11)) for points in (2, 3, 4)}


def phase_two(seats: int = 3, settings: Mapping[str, Value] | None = None, /, **lies: str | int) -> Play:
    """The same, in seat 0's Phase II, with just the hand that was named: there was nothing to take."""
    lies.setdefault("grid", BARE)
    play = deal(seats, settings, **lies)
    assert play.asked.endswith(" cast")
    return play


def in_order(word: str) -> int:
    return CARD_NUMBER.get(word, 100)


def told(event: Event) -> str:
    return " ".join([event.say.message, *[f"{arg.name}={plain(arg)}" for arg in event.say.args]])


def plain(arg: Arg) -> str:
    return ",".join(arg.value) if isinstance(arg.value, list) else str(arg.value)


def cards(*groups: str) -> str:
    """Cards in face order, as hands and piles show them."""
    return " ".join(sorted(" ".join(groups).split(), key=in_order))
