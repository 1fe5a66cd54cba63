"""Magus Novatus: two to four apprentice wizards, a cube thrown at potions, and a race for Spells."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from foldtable.core.box import Box, Place
from foldtable.core.errors import BadSetup
from foldtable.core.game import Game
from foldtable.core.say import Say, text
from foldtable.core.scene import Scene
from foldtable.core.settings import Value
from foldtable.core.steps import AnyStep
from foldtable.core.view import View
from foldtable.games.magus import casting, effects, ending, hints, items, places, potions, replenish, scene, set_up, turn
from foldtable.games.magus.settings import SETTINGS
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import NOT_CHOSEN
from foldtable.games.magus.view import MagusView


class MagusBox(Box):
    name = "magus"
    title = "Magus Novatus"
    prefix = "MAG"
    version = 1
    folder = Path(__file__).parent
    seats = [2, 3, 4]
    default_seats = 2
    settings = SETTINGS
    rule_for_seats = "MAG-101"
    rule_for_settings = "MAG-909"

    def blank(self) -> Game:
        return Magus()

    def check_setup(self, seats: int, settings: Mapping[str, Value]) -> None:
        """MAG-115: the host names a seat somebody sits on."""
        first = str(settings["first_player"])
        if first != "random" and int(first) >= seats:
            allowed = ", ".join(["random", *[str(seat) for seat in range(seats)]])
            args = [text("setting", "first_player"), text("value", first), text("allowed", allowed)]
            raise BadSetup(Say("setup-bad-value", args), "MAG-115")

    def lay_out(self, game: Game) -> None:
        g = cast("Magus", game)
        g.with_cube = bool(g.settings["cube"])
        g.infant = bool(g.settings["infant"])
        g.infant_target = int(g.settings["infant_target"])
        g.take_all = g.settings["take_rule"] == "all"
        g.rising = g.settings["throw_height"] == "rising"
        g.ending_place = int(g.settings["cylinder_end"])
        g.round_limit = int(g.settings["round_limit"])
        g.standstill_rounds = int(g.settings["standstill_rounds"])
        g.then(set_up.SetUp())

    def begin(self, game: Game) -> None:
        g = cast("Magus", game)
        g.agenda = [turn.TURN[g.active]]
        g.cube = -1
        g.outcome = None
        g.passed = [NOT_CHOSEN] * g.seats

    def step_kinds(self) -> list[type[AnyStep]]:
        return [
            set_up.SetUp,
            set_up.LayTheGrid,
            set_up.SortTheSpells,
            set_up.FindTheStarter,
            turn.Turn,
            turn.EndOfTurn,
            potions.GetPotions,
            potions.LiftTheCube,
            potions.Aim,
            potions.Throw,
            potions.PlaceCube,
            potions.ReadTheCube,
            potions.Take,
            casting.CastASpell,
            casting.PhaseTwo,
            casting.Cast,
            casting.MoveTheCylinder,
            items.Heal,
            items.WaveTheWand,
            items.PayForCurse,
            effects.TakeEffect,
            effects.ShakeOut,
            effects.LoseItem,
            effects.ChooseGift,
            effects.PassCard,
            effects.PassTheCards,
            replenish.Replenish,
            ending.Finish,
        ]

    def places(self) -> list[Place]:
        return places.PLACES

    def chance_word(self, kind: str, number: int) -> str:
        return places.chance_word(kind, number)

    def chance_number(self, kind: str, word: str) -> int | None:
        return places.chance_number(kind, word)

    def view(self, game: Game, seat: int) -> View:
        return MagusView(cast("Magus", game), seat)

    def scene(self, view: View) -> Scene:
        return scene.scene_of(cast("MagusView", view))

    def where(self, verb: str, word: str, seat: int) -> str:
        return scene.where(verb, word, seat)

    def name_of(self, word: str) -> Say | None:
        return scene.name_of(word)

    def hint(self, game: Game, seat: int) -> float:
        return hints.hint(cast("Magus", game), seat)

    def variants(self) -> list[dict[str, Value]]:
        """Between them they touch every value of every setting."""
        return [
            {},
            {"cube": False},
            {"infant": True},
            {"infant": True, "cube": False, "infant_target": 4},
            {"take_rule": "all", "throw_height": "rising", "first_player": "1"},
            {"spell_backs": "shuffled", "cylinder_end": 6, "first_player": "0"},
            {"round_limit": 5, "standstill_rounds": 1, "cylinder_end": 19},
        ]


BOX = MagusBox()
