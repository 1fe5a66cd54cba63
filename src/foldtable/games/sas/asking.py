"""What all questions of this game share: giving up (SAS-947), and options that name pieces and spots, made once each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Arg, Say, said, thing, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import CARD_WORDS, NOBODY, PIECE_WORDS, SPOT_WORDS, SPOTS, thing_word

CONCEDE: Final[Option] = Choice("concede", [], "SAS-947")
ONLY_CONCEDE: Final[list[Option]] = [CONCEDE]
NO_BESIDES: Final[list[Option]] = []


class Question(Ask[Sas]):
    """A decision of one player (SAS-970). He may give up instead of answering, if the settings let him."""

    def besides(self, g: Sas) -> list[Option]:
        return ONLY_CONCEDE if g.may_concede else NO_BESIDES

    def chosen(self, g: Sas, option: Option) -> None:
        if option is CONCEDE:
            self.left(g)
            g.then(Concede(self.seat))
        else:
            self.answered(g, option)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "concede" and not words:
            return Closed(verb, words, "SAS-947", Say("closed-no-conceding"))
        return Ask.why_not(self, g, verb, words)

    def answered(self, g: Sas, option: Option) -> None:
        """What the answer does; this Ask has left the agenda already."""
        raise NotImplementedError

    def left(self, g: Sas) -> None:
        """The asked player has given up: push what must go on without him. His army is removed before that runs."""


@final
class Concede(Step[Sas]):
    """SAS-947: a player gives up. The work is done in ending.py, which this file can't know yet."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sas) -> None:
        from foldtable.games.sas.ending import give_up  # noqa: PLC0415  # which needs this file

        give_up(g, self.seat)


class Holding(Step[Sas]):
    """A Step that holds a card: it lies on the stack, or is resolving."""

    seat: int
    card: int
    aims: list[int]

    def holds_card(self) -> bool:
        """Is it the card itself, not a use of one that lies in play?"""
        return True


# Options


@final
class SpotOption(Option):
    """A verb and a spot."""

    def __init__(self, verb: str, spot: int, rule: str) -> None:
        super().__init__(verb, rule)
        self.spot = spot

    def things(self) -> list[str]:
        return [SPOT_WORDS[self.spot]]

    def say(self) -> Say:
        return Say("choice-" + self.verb, [note_spot(self.spot)])


@final
class PieceOption(Option):
    """A verb, a piece and a spot."""

    def __init__(self, verb: str, piece: int, spot: int, rule: str) -> None:
        super().__init__(verb, rule)
        self.piece = piece
        self.spot = spot

    def things(self) -> list[str]:
        return [PIECE_WORDS[self.piece], SPOT_WORDS[self.spot]]

    def say(self) -> Say:
        return Say("choice-" + self.verb, [note_piece(self.piece), note_spot(self.spot)])


@final
class CardOption(Option):
    """A verb and a card."""

    def __init__(self, verb: str, card: int, rule: str) -> None:
        super().__init__(verb, rule)
        self.card = card

    def things(self) -> list[str]:
        return [CARD_WORDS[self.card]]

    def say(self) -> Say:
        return Say("choice-" + self.verb, [note_card(self.card)])


@final
class ThingOption(Option):
    """A verb and any thing, by its number."""

    def __init__(self, verb: str, thing: int, rule: str) -> None:
        super().__init__(verb, rule)
        self.thing = thing

    def things(self) -> list[str]:
        return [thing_word(self.thing)]

    def say(self) -> Say:
        return Say("choice-" + self.verb, [note_thing(self.thing)])


def note_spot(spot: int) -> Arg:
    return thing("spot", SPOT_WORDS[spot])


def note_piece(piece: int) -> Arg:
    return thing("piece", PIECE_WORDS[piece])


def piece_arg(g: Sas, name: str, piece: int) -> Arg:
    """A piece by its name; one that serves another than its first army is told so, lest somebody be attacked by "your pion"."""
    if g.colour(piece) == NOBODY or g.side[piece] == g.colour(piece):
        return thing(name, PIECE_WORDS[piece])
    return said(name, Say("piece-turned", [thing("piece", PIECE_WORDS[piece]), who("who", g.side[piece])]))


def note_card(card: int) -> Arg:
    return thing("card", CARD_WORDS[card])


def note_thing(number: int) -> Arg:
    return thing("thing", thing_word(number))


class OptionTable:
    """Options of one verb that name a piece and a spot: each is made when it is first offered, then kept."""

    def __init__(self, verb: str, rule: str) -> None:
        self.verb = verb
        self.rule = rule
        self.made: list[PieceOption | None] = []

    def get(self, piece: i64, spot: i64) -> PieceOption:
        at: i64 = SPOTS * piece + spot
        made = self.made
        while len(made) <= at:
            made.append(None)
        option = made[at]
        if option is None:
            option = PieceOption(self.verb, piece, spot, self.rule)
            made[at] = option
        return option
