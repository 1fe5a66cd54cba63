"""Swords and Sorcery: two to six armies, six domains in a ring, and 63 cards of magic that interrupt everything."""

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
from foldtable.games.sas import (
    asking,
    cards_artifacts,
    cards_potions,
    cards_scrolls,
    cards_spells_death,
    cards_spells_moving,
    cards_spells_on_magic,
    cards_spells_status,
    cards_spells_summoning,
    cards_traps,
    conflicts,
    hints,
    movement,
    names,
    pieces,
    places,
    scene,
    set_up,
    stack,
    turn,
    windows,
)
from foldtable.games.sas.ending import counts_for, eliminate
from foldtable.games.sas.settings import SETTINGS
from foldtable.games.sas.state import Sas
from foldtable.games.sas.view import SasView


class SasBox(Box):
    name = "sas"
    title = "Swords and Sorcery"
    prefix = "SAS"
    version = 1
    folder = Path(__file__).parent
    seats = [2, 3, 4, 5, 6]
    default_seats = 2
    settings = SETTINGS
    rule_for_seats = "SAS-003"
    rule_for_settings = "SAS-003"
    cards = (  # the files that put the cards in their lists (magic.py)
        cards_artifacts,
        cards_potions,
        cards_scrolls,
        cards_spells_death,
        cards_spells_moving,
        cards_spells_on_magic,
        cards_spells_status,
        cards_spells_summoning,
        cards_traps,
    )

    def blank(self) -> Game:
        return Sas()

    def check_setup(self, seats: int, settings: Mapping[str, Value]) -> None:
        """SAS-102: `first_player` names a seat somebody sits on."""
        first = str(settings["first_player"])
        if first != "random" and int(first) >= seats:
            allowed = ", ".join(["random", *[str(seat) for seat in range(seats)]])
            args = [text("setting", "first_player"), text("value", first), text("allowed", allowed)]
            raise BadSetup(Say("setup-bad-value", args), "SAS-102")

    def lay_out(self, game: Game) -> None:
        g = cast("Sas", game)
        g.round_limit = int(g.settings["round_limit"])
        g.every_step = g.settings["step_windows"] == "all"
        g.may_concede = bool(g.settings["allow_concede"])
        g.then(set_up.SetUp())

    def begin(self, game: Game) -> None:
        """At T0 of the seat in `turn`. A seat without a piece is out."""
        g = cast("Sas", game)
        g.outcome = None
        g.agenda = []
        g.out = [0] * g.seats
        g.checks = 0
        places.adopt_images(g)
        standing = {counts_for(g, piece) for piece in pieces.all_pieces(g)}
        gone = [seat for seat in range(g.seats) if seat not in standing]
        g.then(turn.START_TURN[g.active])
        if gone:
            eliminate(g, gone)

    def step_kinds(self) -> list[type[AnyStep]]:
        return [
            set_up.SetUp,
            set_up.FindTheFirst,
            set_up.ShareDomains,
            set_up.ChooseDomain,
            set_up.Deal,
            set_up.PlaceNext,
            set_up.PlacePiece,
            turn.StartTurn,
            turn.Roll,
            turn.OpenW2,
            turn.Gifts,
            turn.NextGift,
            turn.EndOfMovement,
            turn.Spoils,
            turn.CleanUp,
            turn.PassTheDice,
            movement.Movement,
            movement.MoveAction,
            movement.AfterUse,
            movement.Passage,
            movement.ExtraSteps,
            movement.ExtraStep,
            conflicts.Conflicts,
            conflicts.NameConflict,
            conflicts.Strike,
            conflicts.Defend,
            conflicts.Mode,
            conflicts.Blows,
            conflicts.WeaponToDestroy,
            conflicts.TheLoserDies,
            conflicts.UseUp,
            conflicts.AfterConflict,
            pieces.Separate,
            pieces.SeparationSpot,
            windows.EndWindow,
            windows.Word,
            windows.GoOn,
            windows.Aim,
            windows.FreelyUsed,
            stack.Pending,
            stack.PutAway,
            stack.Settle,
            asking.Concede,
            cards_spells_summoning.PlaceRocks,
            cards_spells_summoning.PlaceRaised,
            cards_spells_death.MissileHit,
            cards_potions.Ponder,
            cards_potions.NextThought,
        ]

    def places(self) -> list[Place]:
        return places.PLACES

    def chance_word(self, kind: str, number: int) -> str:
        return places.chance_word(kind, number)

    def chance_number(self, kind: str, word: str) -> int | None:
        return places.chance_number(kind, word)

    def view(self, game: Game, seat: int) -> View:
        return SasView(cast("Sas", game), seat)

    def scene(self, view: View) -> Scene:
        return scene.scene_of(cast("SasView", view))

    def where(self, verb: str, word: str, seat: int) -> str:
        return scene.where(verb, word, seat)

    def name_of(self, word: str) -> Say | None:
        return names.name_of(word)

    def hint(self, game: Game, seat: int) -> float:
        return hints.hint(cast("Sas", game), seat)

    def variants(self) -> list[dict[str, Value]]:
        """Between them they touch every value of every setting."""
        return [
            {},
            {"domain_choice": "pick", "step_windows": "events", "first_player": "1", "allow_concede": False},
            {"round_limit": 3, "first_player": "0"},
        ]


BOX = SasBox()
