"""Steps that come from a file are taken only where they could stand; and what counts as something revealed, for taking back."""

from __future__ import annotations

import pytest

from foldtable.core.steps import AnyStep
from foldtable.games.nax.battles import Challenge, Fight
from foldtable.games.nax.cards import Draw, Exchange
from foldtable.games.nax.effects import Take
from foldtable.games.nax.ending import NextStage
from foldtable.games.nax.moving import Move
from foldtable.games.nax.windows import OpenWindow, Spell, Window
from tests.games.nax.dealing import Play, deal
from tests.marks import rule

AT_LARGE: dict[str, str | int] = {"at0": "D3", "at1": "D3", "at2": "A3", "hand0": "attack speed", "hand1": "defense"}
STEPS = [
    (OpenWindow(0), True),
    (OpenWindow(3), True),
    (OpenWindow(4), False),
    (OpenWindow(-1), False),
    (Window(0, 0, 0), True),
    (Window(3, 2, 2), True),
    (Window(4, 0, 0), False),
    (Window(0, 3, 0), False),
    (Window(0, -1, 0), False),
    (Window(0, 0, 3), False),
    (Window(0, 0, -1), False),
    (Window(-1, 0, 0), False),
    (Spell(0, 3, 2), True),
    (Spell(0, 4, 0), False),
    (Spell(0, -1, 0), False),
    (Spell(0, 0, 3), False),
    (Spell(0, 0, -1), False),
    (Challenge(0), True),  # seat 1 stands there
    (Challenge(1), True),
    (Challenge(2), False),  # alone, and on blue
    (Exchange(0), True),
    (Exchange(1), False),  # one card
    (Draw(0), False),  # two cards
    (Draw(1), True),
    (Draw(2), True),
    (Take(0, 1), True),
    (Take(2, 0), True),
    (Take(0, 2), False),  # an empty hand
    (Take(0, 0), False),
    (Take(0, 3), False),
    (Take(0, -1), False),
    (NextStage(0), True),
    (NextStage(2), True),
    (NextStage(3), False),
    (NextStage(-1), False),
]


@rule("NAX-922")
@pytest.mark.parametrize(("step", "does"), STEPS, ids=lambda one: one if isinstance(one, bool) else type(one).__name__)
def test_a_step_fits_only_where_it_could_stand(step: AnyStep, does: bool) -> None:
    assert step.fits(deal(3, None, **AT_LARGE).game) == does


@rule("NAX-411", "NAX-413")
def test_a_choice_to_battle_fits_no_space_without_battles() -> None:
    assert not Challenge(0).fits(deal(2, None, at0="A3", at1="A3").game)
    assert not Challenge(0).fits(deal(2, None, at0="D3", at1="E3").game)


@rule("NAX-413")
@pytest.mark.parametrize(("foe", "does"), [(-1, False), (0, True), (1, True), (2, False), (3, False), (4, True), (5, False)])
def test_a_fight_is_against_a_player_at_the_table_or_a_minion(foe: int, does: bool) -> None:
    game = deal(2).game
    game.foe = foe
    assert Fight().fits(game) == does


@rule("NAX-806")
def test_no_stage_follows_the_third() -> None:
    assert not NextStage(0).fits(deal(2, None, stage=3).game)


@rule("NAX-313")
def test_a_move_needs_somewhere_to_go() -> None:
    stuck: dict[str, str | int] = {"stage": 2, "at0": "K3", "key": "nickel", "bags": "penny nickel dime"}
    nowhere = deal(2, None, "move 3", "move 2", **stuck).game
    nowhere.active = 0
    assert not Move(0).fits(nowhere)
    assert Move(0).fits(deal(2, None, "move 3").game)


# Taking back is free up to the last time that something hidden was shown


def revealed_by(play: Play, *answers: str) -> bool:
    before = int(play.game.revealed)
    play.choose(*answers)
    return int(play.game.revealed) > before


@rule("NAX-905", "NAX-907")
def test_what_is_drawn_taken_or_looked_at_is_revealed() -> None:
    assert revealed_by(deal(2, None, "move 1", at0="B3", top="attack"), "move C3"), "a card drawn"
    exchange = deal(2, None, "move 1", at0="B3", hand0="attack attack", top="attack").until("0 move").choose("move C3")
    assert revealed_by(exchange, "exchange attack"), "a card exchanged"
    assert revealed_by(deal(2, None, "move 1", stage=2, at0="B5"), "move C5"), "a coin taken"
    thief = deal(2, None, "move 1", at1="E1", hand1="question", level1=3, hand0="attack")
    assert revealed_by(thief, "1 cast question3 seat0"), "a hand looked at"
