"""Live: a table in one process. Who sits where, people and bots; whose turn it is; choosing, taking back, and saving every choice;
and the people's standing orders, by which a word is said for them where they would say nothing.

Screens ask here and nowhere else, each for the seat it shows: a Scene, the events that seat heard, why an answer isn't taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, final

from foldtable.core.errors import Refused
from foldtable.core.events import Event
from foldtable.core.game import Game
from foldtable.core.scene import Scene, scene_for
from foldtable.core.steps import Option
from foldtable.table.play import Move, Play, Undo
from foldtable.table.saves import save
from foldtable.table.standing import SENSIBLE, UNTIL_MY_TURN, answer_for, has_windows, lapses

# A bot as a table sees it: shown a copy of the game and the seat it sits on, it answers in notation. What of the copy it
# may look at is for whoever makes the bot to see to.
Think = Callable[[Game, int], str]


@final
class Sitter:
    """Who sits on a seat: a name, and for a bot its kind and its wits."""

    def __init__(self, name: str, kind: str = "", think: Think | None = None) -> None:
        self.name = name
        self.kind = kind
        self.think = think

    @property
    def is_person(self) -> bool:
        return self.think is None


class Heard(NamedTuple):
    """An event as one seat heard it: after how many choices that it knows of, and who made the last of them (NOBODY: the set-up)."""

    at: int
    by: int
    event: Event


class WayBack(NamedTuple):
    """A choice that a person may take back, and whom to ask first. Bots never mind."""

    undo: Undo
    people: list[int]  # who must agree, apart from whoever asks

    @property
    def is_free(self) -> bool:
        return self.undo.is_free


@final
class Live:
    """A play with people and bots around it."""

    def __init__(self, play: Play, sitters: Sequence[Sitter], path: Path | None = None, order: str = SENSIBLE) -> None:
        self.play = play
        self.sitters = list(sitters)
        self.path = path  # where it is saved after each choice
        self.version = 0  # goes up with whatever happens: a thought is good for one version
        self.save_fault: OSError | None = None  # what kept the last save from being written
        # Standing orders are of this sitting only: a record must not tell which silences were chosen
        self.has_windows = has_windows(play.box)
        self.orders = [order] * len(self.sitters)  # by seat; those of bots are never read
        self.lasting = [SENSIBLE if order == UNTIL_MY_TURN else order] * len(self.sitters)  # by seat: what stands once the other lapses
        self.by_orders = 0  # how many choices standing orders made after the last one
        self.check_lapse()

    # Looking

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_person]

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return self.play.game.asked()

    @property
    def is_over(self) -> bool:
        return self.play.game.is_over()

    def waits_for_bot(self) -> bool:
        return not self.is_over and not self.sitters[self.asked].is_person

    def scene(self, seat: int) -> Scene:
        return scene_for(self.play.box, self.play.game, seat)

    def besides(self) -> list[Option]:
        """What the asked seat may answer to any question whatever, such as to give up."""
        game = self.play.game
        return [] if game.is_over() else game.ask().besides(game)

    def unordered(self) -> set[str]:
        """The verbs of this question whose things may be named in any order: the Ask itself puts them into its own."""
        game = self.play.game
        if game.is_over():
            return set()
        ask = game.ask()
        found: dict[str, bool] = {}
        for option in game.options():
            if not found.get(option.verb, True):
                continue
            things = option.things()
            if len(set(things)) > 1:
                found[option.verb] = ask.canonical(game, option.verb, things[::-1]) == things
        return {verb for verb, is_free in found.items() if is_free}

    def heard(self, seat: int, since: int = -1) -> list[Heard]:
        """What a seat (or SPECTATOR) has heard after so many choices; from the beginning, the set-up's too.

        What a whispered silence led to comes, for the others, of the last choice that they know of.
        """
        play = self.play
        found: list[Heard] = []
        at = play.count_for(seat, max(0, since))
        last = play.move(play.number_before(seat, since + 1)) if since >= 0 else play.opening
        for number in range(since + 1, len(play.moves) + 1):
            move = play.move(number)
            if number and move.is_known_to(seat):
                at += 1
                last = move
            found += [Heard(at, last.seat, event) for event in move.heard_by(seat)]
        return found

    def refusal(self, seat: int, answer: str) -> Refused | None:
        """Why an answer isn't taken; None if it is."""
        try:
            self.play.game.read(seat, answer)
        except Refused as slip:
            return slip
        return None

    # Choosing

    def choose(self, seat: int, answer: str) -> Move:
        """A choice, stored before anybody is told of it. Refused answers leave everything as it was.

        Then those are answered for whose standing orders say so: on return, nobody is asked who doesn't want to be.
        """
        move = self.put(seat, answer)
        self.follow_orders()
        return move

    def put(self, seat: int, answer: str) -> Move:
        move = self.play.choose(seat, answer)
        self.version += 1
        self.store()
        return move

    # Standing orders

    def give_order(self, seat: int, order: str) -> None:
        """From now on, and for the question that is open as well."""
        self.orders[seat] = order
        if order != UNTIL_MY_TURN:
            self.lasting[seat] = order
        self.check_lapse()
        self.follow_orders()

    def follow_orders(self) -> None:
        """Choose for each person whose order answers, until somebody is asked indeed."""
        self.by_orders = 0
        silence = self.silence()
        while silence is not None:
            self.put(self.asked, silence)
            self.by_orders += 1
            silence = self.silence()
        self.check_lapse()

    def silence(self) -> str | None:
        """What the asked seat says by its order; None if it wants to be asked, and for bots, who think for themselves."""
        if self.is_over or not self.sitters[self.asked].is_person:
            return None
        option = answer_for(self.play.game, self.orders[self.asked])
        return None if option is None else option.notation()

    def word_for_nothing(self) -> str:
        """In a window, the choice that means "nothing from me"; "" where more than a word is asked for."""
        game = self.play.game
        option = None if game.is_over() else game.ask().silence(game)
        return "" if option is None else option.notation()

    def check_lapse(self) -> None:
        """Silence until one's turn is over when that turn is there."""
        seat = self.asked
        if seat >= 0 and self.sitters[seat].is_person and lapses(self.play.game, self.orders[seat]):
            self.orders[seat] = self.lasting[seat]

    def thought(self) -> Callable[[], str]:
        """The asked bot's thinking, to be done anywhere, in another thread too: it works on a copy."""
        seat = self.asked
        think = self.sitters[seat].think
        assert think is not None
        copy = self.play.game.copy()
        return lambda: think(copy, seat)

    def store(self) -> bool:
        """Write the save. A disk that is full must not stop the game: the fault is kept, for the players to read."""
        if self.path is None:
            return False
        try:
            save(self.play, self.path)
        except OSError as fault:
            self.save_fault = fault
            return False
        self.save_fault = None
        return True

    def is_worth_keeping(self) -> bool:
        """Has a person chosen anything? A game in which nobody has is as good as a new one."""
        return any(self.sitters[move.seat].is_person and not move.is_silence for move in self.play.moves)

    def leave(self) -> bool:
        """Everybody gets up. True if there is a save to come back to; one with nothing in it is cleared away."""
        if self.path is None:
            return False
        if self.is_worth_keeping() or not self.people:
            return self.path.exists() or self.store()
        self.path.unlink(missing_ok=True)
        return False

    # Taking back

    def way_back(self, seat: int) -> WayBack | None:
        """What this seat could take back, and who has to agree; None if it has chosen nothing yet."""
        undo = self.play.can_undo(seat)
        if undo is None:
            return None
        return WayBack(undo, [other for other in undo.consent if self.sitters[other].is_person])

    def take_back(self, seat: int, *, agreed: bool = False) -> Move:
        """Back to before this seat's last move. Whoever wants to choose anew is asked: silence until the turn is over with that."""
        move = self.play.undo(seat, agreed=agreed)
        self.version += 1
        self.by_orders = 0
        self.orders[seat] = self.lasting[seat]
        self.store()
        return move
