"""The Haunted Ford: a made-up game with everything that boards may have, so that the terminal draws more than the games there are.

A graph of islands joined by bridges, a board of squares, pawns that move from here to there, a rival who can be pointed at.
"""

from __future__ import annotations

from pathlib import Path

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game, Outcome, ScoreLine
from foldtable.core.say import Say, text, who
from foldtable.core.scene import Counter, Panel, Piece, Scene, Spot, Surface
from foldtable.core.steps import AnyStep, Ask, Choice, Closed, Option
from foldtable.core.view import PlainView, View

ISLANDS = {"north": (0, 0), "mill": (2, 0), "ford": (1, 1), "south": (0, 2), "gate": (2, 2)}
BRIDGES = [("north", "mill"), ("north", "ford"), ("mill", "ford"), ("ford", "south"), ("ford", "gate"), ("south", "gate")]


class Ford(Game):
    def __init__(self) -> None:
        super().__init__()
        self.at: list[str] = []  # by seat: the island where its boat lies
        self.moves = 0

    def copy(self) -> Ford:
        other = Ford()
        self.copy_into(other)
        other.at, other.moves = self.at[:], self.moves
        return other

    def redeal(self, seat: int, rng: Chance) -> None:
        """Nothing is hidden."""


class Row(Ask[Ford]):
    """FOR-2: row to an island that a bridge leads to, or point at somebody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "row"

    def options(self, g: Ford) -> list[Option]:
        here = g.at[self.seat]
        found: list[Option] = [Choice("row", [here, b if a == here else a], "FOR-2") for a, b in BRIDGES if here in (a, b)]
        return [*found, *[Choice("point", [f"seat{other}"], "FOR-3") for other in range(g.seats) if other != self.seat]]

    def chosen(self, g: Ford, option: Option) -> None:
        if option.verb == "row":
            g.at[self.seat] = option.things()[1]
        g.tell("rowed", "FOR-2", who("who", self.seat), text("to", g.at[self.seat]))
        g.moves += 1
        if g.moves == 8:
            g.end(Outcome("dusk", [0], [ScoreLine("score", [g.moves] * g.seats)]))
        else:
            g.then(Row(g.left_of(self.seat)))

    def closed(self, g: Ford) -> list[Closed]:
        return [Closed("point", [f"seat{self.seat}"], "FOR-4", Say("refused-self"))]


class FordBox(Box):
    def __init__(self) -> None:
        self.name, self.title, self.prefix, self.version = "ford", "The Haunted Ford", "FOR", 1
        self.seats, self.default_seats, self.rule_for_seats = [2, 3], 2, "FOR-1"
        self.settings, self.rule_for_settings = [], "FOR-1"
        self.folder = Path(__file__).parent / "ford"

    def blank(self) -> Ford:
        return Ford()

    def lay_out(self, game: Game) -> None:
        assert isinstance(game, Ford)
        game.at = ["ford"] * game.seats
        game.then(Row(0))

    def step_kinds(self) -> list[type[AnyStep]]:
        return [Row]

    def view(self, game: Game, seat: int) -> View:
        assert isinstance(game, Ford)
        return PlainView(game, seat, {"at": game.at[:]})

    def scene(self, view: View) -> Scene:
        assert isinstance(view, PlainView)
        at = view.seen["at"]
        assert isinstance(at, list)
        spots = []
        for word, (x, y) in ISLANDS.items():
            boats = [Piece(f"boat{seat}", "boat", f"b{seat}", "violet", Say("boat")) for seat, island in enumerate(at) if island == word]
            spots.append(Spot(word, x, y, "island", boats))
        islands = Surface("islands", "graph", Say("islands"), spots)
        islands.links = BRIDGES
        squares = [Spot(f"{'abcdefghijkl'[x]}{y}", x, y, "square", []) for x in range(12) for y in range(12)]
        field = Surface("field", "grid", Say("field"), squares)
        panels = [Panel(seat, [Counter("score", seat)], []) for seat in range(view.seats)]
        return Scene(view, [islands, field], panels, [Counter("moves", 3)])

    def where(self, verb: str, word: str, seat: int) -> str:
        return "seats" if word.startswith("seat") else "islands"


BOX = FordBox()
