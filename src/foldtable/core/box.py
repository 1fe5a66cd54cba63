"""Box: what one finds on opening a game's box. The catalogue knows games by their Box, and so does everybody else.

This file stays plain: games declare a Box with class attributes, which a compiled base would not see, and nothing here is hot.
A game's folder declares one Box in its `__init__.py`. Nothing outside the folder names the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from foldtable.core.errors import BadSetup
from foldtable.core.game import Game
from foldtable.core.say import Say, text
from foldtable.core.scene import Scene
from foldtable.core.settings import Setting, Value, check_seats, settle
from foldtable.core.steps import AnyStep
from foldtable.core.view import View


class Place:
    """A part of the state by name, in the game's own notation: `hand 0: R3 B4`.

    Scenarios set places up and state what must lie there. `seated` places exist once for each seat. A place that can't be
    set (`write` is None) is a fact that follows from others: a score, a throw level.
    """

    def __init__(
        self,
        name: str,
        read: Callable[[Game, int], list[str]],
        write: Callable[[Game, int, list[str]], None] | None = None,
        *,
        seated: bool = False,
        ordered: bool = True,
        aside: bool = False,
    ) -> None:
        self.name = name
        self.read = read
        self.write = write
        self.seated = seated
        self.ordered = ordered  # does the order of the words carry meaning?
        self.aside = aside  # does it say again what another place says, or what hardly ever changes? Left out when the table is shown


class Box:
    """Name, seats, settings, rulebook, and the doors to making, seeing, packing and setting up a game."""

    name: str  # as typed: `magus`
    title: str  # as printed on the box, in every language
    seats: list[int]
    default_seats: int
    prefix = ""  # of its rule numbers: `MAG`
    version = 1  # of its rules: a record names the version it is played by
    folder = Path()
    settings: Sequence[Setting] = ()
    rule_for_seats = ""
    rule_for_settings = ""

    def setup(self, seats: int, settings: Mapping[str, Value] | None = None) -> Game:
        """A game with its set-up on the agenda: seed or script its chance, then `run()` it."""
        check_seats(seats, self.seats, self.rule_for_seats)
        game = self.blank()
        game.seats = seats
        game.settings = settle(self.settings, settings or {}, self.rule_for_settings)
        self.check_setup(seats, game.settings)
        self.lay_out(game)
        return game

    def deal(self, seats: int, settings: Mapping[str, Value] | None = None, seed: int = 0) -> Game:
        """A game with fast dice, run to its first question."""
        game = self.setup(seats, settings)
        game.chance.seed(seed)
        game.run()
        return game

    def setting(self, name: str) -> Setting:
        for setting in self.settings:
            if setting.name == name:
                return setting
        known = ", ".join(setting.name for setting in self.settings)
        raise BadSetup(Say("setup-unknown-setting", [text("setting", name), text("allowed", known)]), self.rule_for_settings)

    # What a particular game says

    def blank(self) -> Game:
        """A new game without anything on the table."""
        raise NotImplementedError

    def check_setup(self, seats: int, settings: Mapping[str, Value]) -> None:
        """Refuse settings that are fine one by one but not together, or not with this number of seats."""

    def lay_out(self, game: Game) -> None:
        """Put the settings where the rules read them, and the Steps of the set-up on the agenda."""
        raise NotImplementedError

    def begin(self, game: Game) -> None:
        """After a position was set up by hand: the agenda as at the start of the turn it names."""
        raise NotImplementedError

    def step_kinds(self) -> list[type[AnyStep]]:
        """Every Step and Ask of the game, in an order that never changes within a version: packing counts on it."""
        raise NotImplementedError

    def places(self) -> list[Place]:
        """Every part of the state by name, and the facts that follow from it."""
        raise NotImplementedError

    def chance_word(self, kind: str, number: int) -> str:
        """One number of a chance outcome as records write it."""
        return str(number)

    def chance_number(self, kind: str, word: str) -> int | None:
        """The number a record's word stands for; None if it stands for none."""
        digits = word[1:] if word[:1] in ("-", "+") else word
        return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None

    def view(self, game: Game, seat: int) -> View:
        """What this seat (or SPECTATOR) may know."""
        raise NotImplementedError

    def scene(self, view: View) -> Scene:
        """The same laid out for the eye."""
        raise NotImplementedError

    def where(self, verb: str, word: str, seat: int) -> str:
        """On which surface of this seat's Scene the thing of a choice lies; `seats` for a panel; "" for wherever the Scene has it."""
        return ""

    def name_of(self, word: str) -> Say | None:
        """What people call the thing of this word: `R3` is "red 3"."""
        return None

    def hint(self, game: Game, seat: int) -> float:
        """How good this position looks for the seat, higher is better. For bots; it may look at the whole (imagined) game."""
        return game.value_for(seat)

    def variants(self) -> list[dict[str, Value]]:
        """Sets of settings that tests and benchmarks go through: together they touch every value."""
        return [{}]
