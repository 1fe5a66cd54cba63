"""Game: the whole truth about one play. Plain data plus the agenda of Steps still to do; copyable, comparable, deterministic.

The agenda *is* the continuation: the top Step runs next, an Ask on top waits for its seat, an empty agenda is the end. A
game is born blank (the compiler's classes copy best that way) and its set-up is Steps on the agenda like everything else.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from foldtable.core.chance import Chance
from foldtable.core.errors import Broken, Refused
from foldtable.core.events import EVERYBODY, Event, Herald
from foldtable.core.notation import find_option
from foldtable.core.say import Arg, Say, text, who
from foldtable.core.steps import AnyAsk, AnyStep, Ask, Closed, Option

NO_OPTIONS: Final[list[Option]] = []


@final
class ScoreLine:
    """One line of the final reckoning: what it counts, and the number for each seat."""

    def __init__(self, label: str, values: list[int]) -> None:
        self.label = label  # a message id
        self.values = values  # by seat


@final
class Outcome:
    """How a play ended: why, who won (several may win together), and the reckoning as the rulebook counts it."""

    def __init__(self, reason: str, winners: list[int], lines: list[ScoreLine]) -> None:
        self.reason = reason  # the message `ended-<reason>` says it
        self.winners = winners
        self.lines = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game has. A particular game adds its table: fields of numbers and lists of numbers."""

    def __init__(self) -> None:
        self.seats = 0
        self.settings: dict[str, int | bool | str] = {}  # as chosen before play; never changed after
        self.agenda: list[AnyStep] = []
        self.chance = Chance()
        self.outcome: Outcome | None = None
        self.decisions: i64 = 0
        self.revealed: i64 = 0  # how often something hidden was shown or drawn, chance apart
        self.heard = False  # does anybody listen? If not, no event is made
        self.herald: Herald | None = None
        self.offered: list[Option] = NO_OPTIONS  # the options of the Ask on top, once somebody wanted them

    # What a particular game says

    def copy(self) -> Game:
        """A separate game that plays on exactly alike."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Chance) -> None:
        """Deal anew, by `rng`, all that this seat can't know, the dice to come included.

        Nothing else decides what is dealt: worlds that look the same from this seat become the same world by the same `rng`.
        """
        raise NotImplementedError

    def value_for(self, seat: int) -> float:
        """What the end is worth to a seat, 0 to 1: winners share one."""
        outcome = self.outcome
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def faults(self) -> list[str]:
        """What can't stand in the fields of any game: a wrong length, a number out of bounds. Asked of games from files."""
        return []

    def losses(self) -> list[str]:
        """Cards, pieces and tokens made or lost since set-up. A position set up by hand needn't add up; a play must."""
        return []

    def rule_for_answers(self) -> str:
        """The rule by which an answer outside the legal ones is refused."""
        return ""

    def rule_for_turns(self) -> str:
        """The rule by which an answer from a seat that isn't asked is refused."""
        return ""

    # Copying what every game has

    def copy_into(self, other: Game) -> None:
        """Copy what every game has. Steps, settings and outcome are immutable and shared; nobody hears a copy."""
        other.seats = self.seats
        other.settings = self.settings
        other.agenda = self.agenda[:]
        other.chance = self.chance.copy()
        other.outcome = self.outcome
        other.decisions = self.decisions
        other.revealed = self.revealed

    # The agenda

    def then(self, *steps: AnyStep) -> None:
        """Do these next, in this order, before anything already waiting."""
        agenda = self.agenda
        i: i64 = len(steps)
        while i > 0:
            i -= 1
            agenda.append(steps[i])

    def run(self) -> None:
        """Do what the rules have to do, up to the next question or the end."""
        agenda = self.agenda
        self.offered = NO_OPTIONS
        while agenda:
            step = agenda[-1]
            if step.asks():
                return
            agenda.pop()
            step.run(self)

    def end(self, outcome: Outcome) -> None:
        """The play is over; whatever was still to do is not done."""
        self.outcome = outcome
        self.agenda.clear()

    # Asking and choosing

    def is_over(self) -> bool:
        return not self.agenda

    def ask(self) -> AnyAsk:
        """The question play waits for. There is one exactly while the game isn't over."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Ask):
                return top
        raise Broken("nobody is asked: the game is over, or has not been run")

    def asked(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        if not self.agenda:
            return -1
        return self.ask().seat

    def options(self) -> list[Option]:
        """All that the asked seat may choose. Shared: don't change it."""
        if not self.offered:
            self.offered = self.ask().options(self)
        return self.offered

    def follow(self, option: Option) -> None:
        """Take an option from the list just offered. Unchecked: for bots and simulation."""
        step = self.agenda.pop()
        if not isinstance(step, Ask):
            raise Broken("an option was followed while nobody was asked")
        self.decisions += 1
        step.chosen(self, option)
        self.run()

    def read(self, seat: int, answer: str) -> Option:
        """The offered option that this answer in notation names, or Refused with the rule that closes it."""
        if self.is_over():
            raise Refused(Say("refused-over"), self.rule_for_answers())
        ask = self.ask()
        if ask.seat != seat and ask.is_whispered():
            raise Refused(Say("refused-not-asked-now", [who("seat", seat)]), self.rule_for_turns())
        if ask.seat != seat:
            raise Refused(Say("refused-not-asked", [who("seat", seat), who("asked", ask.seat)]), self.rule_for_turns())
        words = answer.split()
        if not words:
            raise Refused(Say("refused-empty"), self.rule_for_answers())
        verb = words[0]
        named = ask.canonical(self, verb, words[1:])
        found = find_option(self.options(), verb, named) or find_option(ask.besides(self), verb, named)
        if found is None:
            found = ask.spelled_out(self, verb, words[1:])
        if found is not None:
            return found
        closed = ask.why_not(self, verb, words[1:])
        raise Refused(closed.say, closed.rule)

    def choose(self, seat: int, answer: str) -> Option:
        """A seat answers in notation. Refused answers leave the game as it was."""
        option = self.read(seat, answer)
        self.follow(option)
        return option

    def closed(self) -> list[Closed]:
        """What the asked seat may reasonably try and can't, each with its rule."""
        return self.ask().closed(self)

    # Telling

    def listen(self, herald: Herald) -> None:
        self.herald = herald
        self.heard = True

    def tell(self, message: str, rule: str, *args: Arg) -> None:
        """Everybody hears it. Ask `g.heard` first: arguments cost time even if nobody listens."""
        self.tell_but(EVERYBODY, message, rule, *args)

    def tell_only(self, seats: list[int], message: str, rule: str, *args: Arg) -> None:
        """These seats alone hear it."""
        herald = self.herald
        if herald is not None:
            herald.events.append(Event(Say(message, list(args)), rule, seats, EVERYBODY))

    def tell_but(self, seats: list[int], message: str, rule: str, *args: Arg) -> None:
        """All but these seats hear it, spectators too."""
        herald = self.herald
        if herald is not None:
            herald.events.append(Event(Say(message, list(args)), rule, EVERYBODY, seats))

    # Around the table

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]


def unreadable(answer: str) -> Say:
    """For an answer that no question of any game could take."""
    return Say("refused-unreadable", [text("answer", answer)])
