"""Step, Ask, Option: what the rules still have to do, what they ask, and what may be answered.

A Step is small and immutable, holds numbers and lists of numbers only, and is shared between copies of a game. Its fields
are exactly the arguments of its constructor, by the same names: that is how it is packed and read back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from foldtable.core.say import Say, text, things

if TYPE_CHECKING:
    from foldtable.core.game import Game

G = TypeVar("G", bound="Game", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing the asked seat may choose. Immutable; its notation is its verb and the things it touches."""

    def __init__(self, verb: str, rule: str) -> None:
        self.verb = verb
        self.rule = rule

    def things(self) -> list[str]:
        """The words for what it touches, in canonical order. Not called in simulation."""
        return []

    def say(self) -> Say:
        """The label of this choice; by default `choice-<verb>` with the things."""
        return Say("choice-" + self.verb, [things("things", self.things())])

    def notation(self) -> str:
        words = self.things()
        if words:
            return self.verb + " " + " ".join(words)
        return self.verb

    def __repr__(self) -> str:
        return "<" + self.notation() + ">"


@final
class Choice(Option):
    """An Option whose things are known when it is made: for tables of options, and for small games."""

    def __init__(self, verb: str, words: list[str], rule: str) -> None:
        super().__init__(verb, rule)
        self.words = words

    def things(self) -> list[str]:
        return self.words


@final
class Closed:
    """Something a player might try that isn't offered, and the rule that closes it."""

    def __init__(self, verb: str, words: list[str], rule: str, say: Say) -> None:
        self.verb = verb
        self.words = words
        self.rule = rule
        self.say = say


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One thing the rules still have to do."""

    def asks(self) -> bool:
        """Does play wait here for a seat?"""
        return False

    def run(self, g: G) -> None:
        """Do it; push what follows."""
        raise NotImplementedError

    def fits(self, g: G) -> bool:
        """Are its numbers possible in this game? Asked of Steps that come from a file, before anything runs."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A Step that needs a seat's decision. The one place that says what is legal, and why the rest is not."""

    seat: int

    def asks(self) -> bool:
        return True

    def question(self) -> str:
        """The name of the question, as the rules call it: `aim`. Everybody at the table may know it."""
        return type(self).__name__.lower()

    def options(self, g: G) -> list[Option]:
        """All that may be chosen; never empty. The list may be shared: don't change it."""
        raise NotImplementedError

    def chosen(self, g: G, option: Option) -> None:
        """What the choice does; this Ask has left the agenda already."""
        raise NotImplementedError

    def besides(self, g: G) -> list[Option]:
        """What the asked seat may answer to any question whatever, apart from what is asked: to give up. No bot thinks of it."""
        return []

    def prompt(self, g: G) -> Say:
        """What the asked seat is asked, as a sentence."""
        return Say("ask-" + self.question())

    def closed(self, g: G) -> list[Closed]:
        """What a player may reasonably try here and can't, each with its rule. For people, not for simulation."""
        return []

    def why_not(self, g: G, verb: str, words: list[str]) -> Closed:
        """The rule that closes an answer which isn't offered. Called only for such answers."""
        for closed in self.closed(g):
            if closed.verb == verb and (closed.words == words or not closed.words):
                return closed
        return Closed(verb, words, g.rule_for_answers(), Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))

    def canonical(self, g: G, verb: str, words: list[str]) -> list[str]:
        """The words in the order the options use, where the order carries no meaning."""
        return words

    def spelled_out(self, g: G, verb: str, words: list[str]) -> Option | None:
        """A choice that is legal though not listed, since there are too many of its kind: a walk named step by step. None for any other."""
        return None

    def is_whispered(self) -> bool:
        """Is it kept from the others who is asked? Then they are told the question alone: being asked would betray what one holds."""
        return False

    def outlook(self, g: G, option: Option) -> Say | None:
        """What is likely to come of this option, as far as the asked seat may know: a risk, the odds of a fight. For people only."""
        return None

    def silence(self, g: G) -> Option | None:
        """In a window that asks everyone: the option that means "nothing from me", for standing orders."""
        return None

    def is_own_turn(self, g: G) -> bool:
        """In such a window: does it belong to the asked seat's own turn? Silence until one's turn is over with it."""
        return False

    def concerns(self, g: G) -> bool:
        """In such a window: does what is going on bear on the asked seat? By public facts alone, or standing orders would tell."""
        return True


# Any Step of any game, as the agenda holds them
AnyStep = Step[Any]
AnyAsk = Ask[Any]
