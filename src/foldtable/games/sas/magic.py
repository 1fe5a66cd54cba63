"""What a card can do: the one interface behind all 63 cards, in two lists by card number, INVOKED and USED.

A card says here when it may be invoked, what is named with it, why not, and what happens when it resolves. The windows, the
stack and the asking in small steps are the engine's (windows.py); the cards are in `cards_*.py`, which put themselves in these
lists when they are imported. Nothing here holds anything of a game: one object serves all.

Things are named as single numbers (tables.py): a spot as it is, pieces, cards, seats and dice with their base added.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import CARD_COUNT, CARD_KINDS, DECK, LEVELS

NO_EVENT: Final[i64] = -1

# What a card wants, given what is named so far
NOTHING: Final[i64] = 0  # all is said
ONE: Final[i64] = 1  # one thing more
SOME: Final[i64] = 2  # one thing more, or that was all

NO_THINGS: Final[list[int]] = []


@final
class Objection:
    """Why a thing can't be named, or a card not be played: the rule, and the message that says it. Made once each."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message  # one of the Fluent files; it may use $thing, $card, $who


class Magic:
    """One card's invocation, or one way of using it in play. By default: any time, nothing to name, nothing happens."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.level: i64 = LEVELS[card]
        self.kind: i64 = CARD_KINDS[card]

    # When

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        """SAS-514, or for a use its own conditions: why this isn't the moment; None if it is.

        That the seat holds the card and its wizard is free (SAS-513) has been seen to. Of a use: that the card lies before the
        seat; the rest, a scroll's free wizard too, is the use's own to say. Public facts alone: SAS-531 rests on it for uses.
        """
        return None

    # What is named

    def wants(self, g: Sas, seat: i64, aims: list[int]) -> i64:
        """NOTHING, ONE or SOME more, after these. Depends on `aims` alone, never on the position."""
        return NOTHING

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        """Things worth asking about next, each once, in a settled order; `objection` still sorts them.

        `bound` is NO_EVENT when the card is invoked; a bounced card is bound to the event of its first invocation (SAS-1232).
        """
        return NO_THINGS

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        """Why this can't be named after these; None if it can. Takes any thing at all: what is of another sort isn't offered.

        Asked when it is chosen (`bound` is NO_EVENT then: an event must be current) and once more when it resolves
        (SAS-553; `bound` is the event it was bound to, whose facts must still hold, SAS-547). A thing under a stronger
        guard is objected to (SAS-567); one under an equal guard is not.
        """
        return NOT_OFFERED

    def things(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        """All that may be named next."""
        found: list[int] = []
        for thing in self.candidates(g, seat, aims, bound):
            if self.objection(g, seat, aims, thing, bound) is None and self.leads_on(g, seat, aims, thing):
                found.append(thing)
        return found

    def leads_on(self, g: Sas, seat: i64, aims: list[int], thing: i64) -> bool:
        """Is there something to name after this thing, if something must be? By default all positions have it."""
        return True

    def has_choice(self, g: Sas, seat: i64, bound: i64) -> bool:
        """SAS-515: is there a legal choice of all that must be named? Quick: asked in every window."""
        if self.wants(g, seat, NO_THINGS) == NOTHING:
            return True
        for thing in self.candidates(g, seat, NO_THINGS, bound):
            if self.objection(g, seat, NO_THINGS, thing, bound) is None and self.leads_on(g, seat, NO_THINGS, thing):
                return True
        return False

    def lack(self, g: Sas, seat: i64) -> Objection:
        """Why it can't be played when there is no legal choice."""
        return NO_CHOICE

    def common_objection(self, g: Sas, seat: i64) -> Objection:
        """What closes all that comes into question, if that is one reason: for cards that answer what has just happened."""
        found: Objection | None = None
        for thing in self.candidates(g, seat, NO_THINGS, NO_EVENT):
            objection = self.objection(g, seat, NO_THINGS, thing, NO_EVENT)
            if objection is None or (found is not None and objection is not found):
                return NO_CHOICE
            found = objection
        if found is None:
            return NO_CHOICE
        return ALL_GUARDED if found is GUARDED else found

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        """SAS-547: the current event (`SPOTS * piece + spot`) that these choices are bound to, or NO_EVENT.

        Of what answers an item on the stack (Anti Spell, Spell Bounce, Trap expertise): that item's serial number.
        """
        return NO_EVENT

    # What happens

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        """SAS-554, steps 4 and 5: compare levels, then let what is left of the effect happen. `aims` are those still legal.

        A card that stays in play lays itself down (in_play.lay_down); any other is discarded afterwards by itself. What asks
        or opens windows pushes its Steps with `g.then`. Deaths, wakings, typhoid, springing and elimination that follow
        (SAS-328) come after by themselves. Of a movement use or a free use: it happens at once.
        """


NOT_OFFERED: Final = Objection("SAS-972", "closed-not-offered")  # a thing of a sort that isn't asked for
NO_CHOICE: Final = Objection("SAS-515", "closed-no-choice")
GUARDED: Final = Objection("SAS-567", "closed-guarded")
ALL_GUARDED: Final = Objection("SAS-567", "closed-all-guarded")  # where no single thing is spoken of


def nothing_yet() -> list[Magic]:
    return [Magic(card) for card in range(CARD_COUNT + 1)]


# By card number. A card that can't be used in play has no use: USED_AT says when which card can.
INVOKED: Final[list[Magic]] = nothing_yet()
USED: Final[list[Magic]] = nothing_yet()

# How cards are used in play (SAS-590 to SAS-593): by card
NO_USE: Final[i64] = 0
MOVEMENT_USE: Final[i64] = 1  # an action of one's own T3, at once
STACK_USE: Final[i64] = 2  # in a window, through the stack
FREE_USE: Final[i64] = 3  # in a window, at once
USE_WORDS: Final = ["none", "movement", "window_stack", "window_free"]
USED_AT: Final[list[int]] = [int(NO_USE), *[USE_WORDS.index(card["use"]) if card["use"] in USE_WORDS else int(NO_USE) for card in DECK]]
