"""The Dragon's Nap, a whole game: thieves take turns to grab gold from under a sleeping dragon, or to sneak off with what they have.

NAP-1  Two to six thieves. How much noise the dragon sleeps through is drawn before play, 10 to 20, and nobody knows it.
NAP-2  In turn, each thief in the cave dares or doesn't: grab, or sneak off.
NAP-3  Grabbing rolls a die: so many coins into the sack, and so much noise.
NAP-4  More noise than the dragon sleeps through wakes it: whoever is still in the cave drops everything.
NAP-5  Sneaking off keeps the sack safe. When the cave is empty the heaviest sack wins; equal sacks win together.
"""

from __future__ import annotations

from pathlib import Path

from foldtable.core.box import Box, Place
from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.game import Game, Outcome, ScoreLine
from foldtable.core.say import Say, count, text, who
from foldtable.core.scene import Counter, Panel, Scene
from foldtable.core.steps import AnyStep, Ask, Choice, Option, Step
from foldtable.core.view import PlainView, View


class Nap(Game):
    def __init__(self) -> None:
        super().__init__()
        self.patience = self.noise = 0
        self.sacks: list[int] = []  # coins, by seat
        self.cave: list[int] = []  # the seats still inside; the first is next

    def copy(self) -> Nap:
        other = Nap()
        self.copy_into(other)
        other.patience, other.noise, other.sacks, other.cave = self.patience, self.noise, self.sacks[:], self.cave[:]
        return other

    def redeal(self, seat: int, rng: Chance) -> None:
        if not self.is_over():  # it sleeps, so its patience is no less than the noise
            least = max(10, self.noise)
            self.patience = least + rng.pick(21 - least)
        self.chance = rng.branch()


class Night(Step[Nap]):
    """NAP-2: the next thief in the cave is asked, until it is empty."""

    def run(self, g: Nap) -> None:
        if not g.patience:
            g.patience = 10 + g.chance.below("patience", 11)  # NAP-1
        if g.cave:
            g.then(Dare(g.cave[0]), Night())
        else:
            g.end(Outcome("dawn", [s for s in range(g.seats) if g.sacks[s] == max(g.sacks)], [ScoreLine("coins", g.sacks[:])]))


class Dare(Ask[Nap]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nap) -> list[Option]:
        return [Choice("grab", [], "NAP-3"), Choice("sneak", [], "NAP-5")]

    def chosen(self, g: Nap, option: Option) -> None:
        g.cave.remove(self.seat)
        if option.verb == "sneak":
            g.tell("sneaked", "NAP-5", who("who", self.seat))
            return
        coins = g.chance.die("die", 6)
        g.tell("grabbed", "NAP-3", who("who", self.seat), count("coins", coins))
        g.cave.append(self.seat)
        g.sacks[self.seat] += coins
        g.noise += coins
        if g.noise > g.patience:
            g.tell("roared", "NAP-4")
            g.sacks = [0 if s in g.cave else g.sacks[s] for s in range(g.seats)]
            g.cave = []


class NapBox(Box):
    name, title, prefix, rule_for_seats, rule_for_settings = "nap", "The Dragon's Nap", "NAP", "NAP-1", "NAP-1"
    seats, default_seats, folder = [2, 3, 4, 5, 6], 3, Path(__file__).parent / "nap"

    def blank(self) -> Nap:
        return Nap()

    def lay_out(self, game: Game) -> None:
        assert isinstance(game, Nap)
        game.sacks, game.cave = [0] * game.seats, list(range(game.seats))
        game.then(Night())

    def step_kinds(self) -> list[type[AnyStep]]:
        return [Night, Dare]

    def view(self, game: Game, seat: int) -> View:
        assert isinstance(game, Nap)  # what isn't named here isn't known
        return PlainView(game, seat, {"noise": game.noise, "sacks": game.sacks[:], "cave": game.cave[:]})

    # That is the whole game. What follows lets scenarios set it up, and screens draw it.

    def begin(self, game: Game) -> None:
        game.agenda.clear()
        game.then(Night())

    def places(self) -> list[Place]:
        return [
            Place("patience", lambda g, seat: [str(nap(g).patience)], set_patience),
            Place("noise", lambda g, seat: [str(nap(g).noise)], set_noise),
            Place("sack", lambda g, seat: [str(nap(g).sacks[seat])], set_sack, seated=True),
            Place("cave", lambda g, seat: [f"seat{s}" for s in nap(g).cave], set_cave),
            Place("outside", lambda g, seat: [f"seat{s}" for s in range(g.seats) if s not in nap(g).cave], ordered=False),
        ]

    def chance_word(self, kind: str, number: int) -> str:
        return str(number + 10 if kind == "patience" else number)

    def chance_number(self, kind: str, word: str) -> int | None:
        number = super().chance_number(kind, word)
        return number - 10 if kind == "patience" and number is not None else number

    def scene(self, view: View) -> Scene:
        assert isinstance(view, PlainView)
        sacks = view.seen["sacks"]
        noise = view.seen["noise"]
        assert isinstance(sacks, list) and isinstance(noise, int)
        panels = [Panel(seat, [Counter("coins", coins)], []) for seat, coins in enumerate(sacks)]
        return Scene(view, [], panels, [Counter("noise", noise)])


def nap(game: Game) -> Nap:
    assert isinstance(game, Nap)
    return game


def set_patience(game: Game, seat: int, words: list[str]) -> None:
    nap(game).patience = one_number(words, 10, 20)


def set_noise(game: Game, seat: int, words: list[str]) -> None:
    nap(game).noise = one_number(words, 0, 20)


def set_sack(game: Game, seat: int, words: list[str]) -> None:
    nap(game).sacks[seat] = one_number(words, 0, 999)


def set_cave(game: Game, seat: int, words: list[str]) -> None:
    seats = [f"seat{s}" for s in range(game.seats)]
    if not set(words) <= set(seats) or len(set(words)) != len(words):
        raise BadSetup(Say("setup-bad-value", [text("setting", "cave"), text("value", " ".join(words)), text("allowed", " ".join(seats))]))
    nap(game).cave = [seats.index(word) for word in words]


def one_number(words: list[str], least: int, most: int) -> int:
    if len(words) == 1 and words[0].isdecimal() and words[0].isascii() and len(words[0]) < 4 and least <= int(words[0]) <= most:
        return int(words[0])
    raise BadSetup(Say("setup-bad-value", [text("setting", "-"), text("value", " ".join(words)), text("allowed", f"{least}..{most}")]))


BOX = NapBox()
