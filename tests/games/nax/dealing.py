"""Positions of Nax laid out by hand, and plays on them, in the words of the rulebook's examples."""

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
from foldtable.games.nax import BOX
from foldtable.games.nax.state import Nax

PLACES = {place.name: place for place in BOX.places()}


class Play:
    """A game, whoever is asked to choose, and what was heard of it."""

    def __init__(self, game: Nax) -> None:
        self.game = game
        self.events: list[Event] = []
        self.herald = Herald()
        game.listen(self.herald)

    # Choosing

    def choose(self, *answers: str) -> Play:
        """Each answer comes from the seat that is asked, or from the seat it begins with: `1 cast fireball2 seat0`."""
        for answer in answers:
            seat, words = self.spoken(answer)
            self.game.choose(seat, words)
        return self

    def until(self, asked: str, *answers: str) -> Play:
        """Pass in windows, and take these answers at other questions, until this is asked."""
        left = list(answers)
        while self.asked != asked:
            assert self.asked, f"{asked!r} is never asked"
            self.choose("pass" if " spell " in self.asked else left.pop(0))
        assert not left
        return self

    def spoken(self, answer: str) -> tuple[int, str]:
        head, _, tail = answer.partition(" ")
        return (int(head), tail) if head.lstrip("-").isdigit() else (self.game.asked(), answer)

    def will_come(self, *chances: str) -> Play:
        """The next outcomes, by kind: `move 3`, `detect 1`, `guard heads tails heads tails`."""
        script: list[Outcomes] = []
        for chance in chances:
            kind, *words = chance.split()
            numbers = [BOX.chance_number(kind, word) for word in words]
            assert None not in numbers, chance
            known = [number for number in numbers if number is not None]
            script += [Outcomes(kind, known)] if kind in ("deck", "bags") else [Outcomes(kind, [number]) for number in known]
        self.game.chance.follow(script, strict=False)
        return self

    @property
    def all_came(self) -> bool:
        """Has every outcome that was to come been drawn?"""
        return self.game.chance.left_over() == ""

    # Refusing

    def refusal(self, answer: str) -> Refused:
        """The refusal of this answer; the table must be as before, and the same question stand (NAX-922)."""
        seat, words = self.spoken(answer)
        before = (digest(BOX, self.game), self.asked, self.offered(), len(self.herald.events), self.game.chance.state())
        with pytest.raises(Refused) as refused:
            self.game.choose(seat, words)
        assert (digest(BOX, self.game), self.asked, self.offered(), len(self.herald.events), self.game.chance.state()) == before
        return refused.value

    def refused(self, *answers: str) -> str:
        """The one rule by which all these answers are refused."""
        rules = {self.refusal(answer).rule for answer in answers}
        assert len(rules) == 1, rules
        return rules.pop()

    # Looking

    def __getitem__(self, name: str) -> str:
        """What lies in a place: `hand 0`, `deck`, `at 2`."""
        word, _, seat = name.partition(" ")
        place = PLACES[word]
        words = place.read(self.game, int(seat or 0))
        return " ".join(words if place.ordered else sorted(words))

    def each(self, name: str) -> list[str]:
        """The same place of every seat."""
        return [self[f"{name} {seat}"] for seat in range(self.game.seats)]

    @property
    def asked(self) -> str:
        """Who is asked what: `0 move`; in a window with its name: `1 spell battle`; nothing when the game is over."""
        if self.game.is_over():
            return ""
        question = self.game.ask().question()
        return f"{self.game.asked()} {question}" + (" " + self["window"] if question == "spell" else "")

    def options(self) -> list[Option]:
        return [] if self.game.is_over() else self.game.options()

    def offered(self, verb: str = "") -> list[str]:
        """The choices of this verb, or all, in notation."""
        return [option.notation() for option in self.options() if verb in ("", option.verb)]

    def seen_by(self, seat: int) -> dict[str, object]:
        return BOX.view(self.game, seat).table()

    def heard_by(self, seat: int) -> list[str]:
        """What a seat, or -1 for a spectator, has heard since the position was laid out: `took-a-coin who=0 bag=b1`."""
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


def deal(seats: int = 3, settings: Mapping[str, Value] | None = None, /, *chances: str, **lies: str | int) -> Play:
    """A table where these things lie. A place of a seat carries its number: `hand0="speed attack"`.

    Unless named: seat 0 begins its turn as the first player of round 1 of stage 1, all guards are asleep, everybody is on blue
    and has nothing. The chances are what comes on the way to the first question and after it.
    """
    game = BOX.deal(seats, settings, seed=1)
    assert isinstance(game, Nax)
    for seat in range(seats):
        PLACES["hand"].write(game, seat, [])  # type: ignore[misc]
    positions: dict[str, str | int] = {"stage": 1, "round": 1, "first": 0, "turn": 0}
    positions |= lies
    for place in BOX.places():
        for name in [place.name] if not place.seated else [f"{place.name}{seat}" for seat in range(seats)]:
            if name in positions:
                assert place.write is not None
                place.write(game, int(name[-1]) if place.seated else 0, str(positions.pop(name)).split())
    assert not positions, f"no such place: {', '.join(positions)}"
    BOX.begin(game)
    assert game.faults() == []
    play = Play(game)
    play.will_come(*chances)
    game.run()
    return play


def told(event: Event) -> str:
    return " ".join([event.say.message, *[f"{arg.name}={plain(arg)}" for arg in event.say.args]])


def plain(arg: Arg) -> str:
    return ",".join(arg.value) if isinstance(arg.value, list) else str(arg.value)
