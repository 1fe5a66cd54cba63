"""Nax: The Pages of Sorcery. Two to four players race over three boards, and play spells in each other's turns."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from foldtable.core.box import Box, Place
from foldtable.core.game import Game
from foldtable.core.say import Say
from foldtable.core.scene import Scene
from foldtable.core.settings import Value
from foldtable.core.steps import AnyStep
from foldtable.core.view import View
from foldtable.games.nax import battles, cards, effects, ending, hints, landing, moving, places, scene, set_up, turn, windows
from foldtable.games.nax.settings import SETTINGS
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import NOBODY
from foldtable.games.nax.view import NaxView


class NaxBox(Box):
    name = "nax"
    title = "Nax: The Pages of Sorcery"
    prefix = "NAX"
    version = 1
    folder = Path(__file__).parent
    seats = [2, 3, 4]
    default_seats = 4
    settings = SETTINGS
    rule_for_seats = "NAX-101"
    rule_for_settings = "NAX-930"

    def blank(self) -> Game:
        return Nax()

    def lay_out(self, game: Game) -> None:
        g = cast("Nax", game)
        g.round_limit = int(g.settings["round_limit"])
        g.with_ladder = g.settings["tie_break"] == "ladder"
        g.open_coins = g.settings["key_coins"] == "open"
        g.then(set_up.SetUp())

    def begin(self, game: Game) -> None:
        g = cast("Nax", game)
        g.agenda = [turn.PLAY_ON]
        g.clear_turn()
        g.looked_at = NOBODY
        g.came_from = g.start()
        g.outcome = None

    def step_kinds(self) -> list[type[AnyStep]]:
        return [
            set_up.SetUp,
            turn.PlayOn,
            turn.EndOfTurn,
            windows.OpenWindow,
            windows.Window,
            windows.Spell,
            effects.ThrowForMovement,
            effects.Take,
            moving.MoveToken,
            moving.Move,
            landing.Land,
            cards.Exchange,
            cards.Draw,
            battles.OfferBattle,
            battles.Challenge,
            battles.Fight,
            ending.NextStage,
        ]

    def places(self) -> list[Place]:
        return places.PLACES

    def chance_word(self, kind: str, number: int) -> str:
        return places.chance_word(kind, number)

    def chance_number(self, kind: str, word: str) -> int | None:
        return places.chance_number(kind, word)

    def view(self, game: Game, seat: int) -> View:
        return NaxView(cast("Nax", game), seat)

    def scene(self, view: View) -> Scene:
        return scene.scene_of(cast("NaxView", view))

    def where(self, verb: str, word: str, seat: int) -> str:
        return scene.where(verb, word, seat)

    def name_of(self, word: str) -> Say | None:
        return scene.name_of(word)

    def hint(self, game: Game, seat: int) -> float:
        return hints.hint(cast("Nax", game), seat)

    def variants(self) -> list[dict[str, Value]]:
        """Between them they touch every value of every setting."""
        return [
            {},
            {"key_coins": "open", "tie_break": "shared"},
            {"round_limit": 5},
            {"round_limit": 0},
        ]


BOX = NaxBox()
