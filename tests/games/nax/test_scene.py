"""What a Scene of Nax shows: the board as each seat may walk on it, what lies before whom, a battle, and nothing that is hidden."""

from __future__ import annotations

import pytest

from foldtable.core.scene import Piece, Scene, Spot, Surface, scene_for
from foldtable.games.nax import BOX
from tests.games.nax.dealing import Play, deal
from tests.marks import rule

KEYED: dict[str, str | int] = {"stage": 2, "key": "nickel", "bags": "penny nickel dime"}


def scene(play: Play, seat: int = 0) -> Scene:
    return scene_for(BOX, play.game, seat)


def surface(play: Play, word: str, seat: int = 0) -> Surface:
    found = scene(play, seat).surface(word)
    assert found is not None, word
    return found


def spot(play: Play, word: str, seat: int = 0) -> Spot:
    return next(one for one in surface(play, "board", seat).spots if one.word == word)


def faces(pieces: list[Piece]) -> list[str]:
    return [piece.face for piece in pieces]


def lying(play: Play, word: str, seat: int = 0) -> list[str]:
    return [piece.face for one in surface(play, word, seat).spots for piece in one.pieces]


@rule("NAX-710", "NAX-712", "NAX-901")
def test_the_hall_shows_who_is_awake_and_what_is_watched() -> None:
    play = deal(2, None, awake="g1 g3 g4")
    assert {one.word for one in surface(play, "board").spots if one.lit} == {"C3", "E3", "I1", "I3", "K3"}
    assert [spot(play, word).kind for word in ("D3", "H5", "I2", "J3")] == ["guard-awake", "guard-asleep", "guard-awake", "guard-awake"]
    assert faces(spot(play, "C3").pieces) == ["!"]
    assert faces(spot(play, "I3").pieces) == ["!!"], "two guards watch it"
    assert lying(play, "guards") == ["!", "z", "!", "!"]


@rule("NAX-901")
def test_tokens_stand_in_their_seats_tones_with_their_levels() -> None:
    play = deal(3, None, at0="E1", at1="E1", at2="C1", level1=3)
    assert [(piece.tone, piece.face) for piece in spot(play, "E1").pieces] == [("seat0", "1"), ("seat1", "3")]
    assert faces(spot(play, "C1").pieces) == ["☠", "1"]


@rule("NAX-728", "NAX-729", "NAX-906")
def test_the_elevator_is_open_to_whoever_has_the_key_and_shut_to_the_others_eyes() -> None:
    play = deal(2, None, at0="E3", coins0="nickel", **KEYED)
    assert [spot(play, "J3", seat).kind for seat in (-1, 0, 1)] == ["elevator", "elevator-open", "elevator"]
    assert lying(play, "key") == ["5¢"]


@rule("NAX-905")
def test_coins_are_shown_to_those_who_know_them() -> None:
    play = deal(2, None, at0="E3", coins0="penny", **KEYED)
    assert [lying(play, "before0", seat) for seat in (-1, 0, 1)] == [["(?)"], ["1¢"], ["(?)"]]
    assert [faces(spot(play, "C5", seat).pieces) for seat in (-1, 0, 1)] == [["B1"], ["1¢"], ["B1"]]
    assert [faces(spot(play, "F1", seat).pieces) for seat in (-1, 0, 1)] == [["B2"], ["B2"], ["B2"]]


@rule("NAX-741", "NAX-744")
def test_a_box_is_lifted_for_whoever_pressed_its_switch_and_all_see_who_did() -> None:
    play = deal(2, None, stage=3, switches0="s1 s3")
    assert [spot(play, word).kind for word in ("D3", "H3", "L3")] == ["box-open", "box", "box-open"]
    assert [spot(play, word, 1).kind for word in ("D3", "H3", "L3")] == ["box", "box", "box"]
    assert lying(play, "before0", 1) == ["●1", "●3"]


@rule("NAX-901")
def test_what_hangs_over_a_player_lies_before_it() -> None:
    play = deal(3, None, "move 3", at0="E1", at1="E1", hand1="fireball", lost2="yes", ended1=2)
    play.choose("1 cast fireball1 seat0")
    assert lying(play, "before0", 2) == ["✹½"]
    assert lying(play, "before1", 2) == ["⚑", "⚑"]
    assert lying(play, "before2", 2) == ["⊘"]
    assert lying(play, "roll", 2) == ["3"]


@rule("NAX-420", "NAX-422")
def test_a_battle_shows_what_spells_have_made_of_each_attack() -> None:
    play = deal(3, None, "move 1", at0="C3", at1="D3", level0=3, level1=3, hand0="attack attack", hand1="attack fireball", hand2="defense")
    play.until("1 spell battle", "move D3", "battle seat1")
    play.choose("1 cast attack2", "0 cast attack3", "2 cast defense1 seat1", "1 cast fireball3 seat0")
    shown = [piece.name for one in surface(play, "battle").spots for piece in one.pieces]
    assert [(say.message, [arg.value for arg in say.args]) for say in shown] == [("battle-side-broken", [0]), ("battle-side", [1, " + 2"])]


@rule("NAX-405")
def test_a_minion_shows_its_strength() -> None:
    play = deal(2, None, "move 1", at0="B1", hand0="attack").until("0 move").will_come("minion 4").choose("move C1")
    assert lying(play, "battle") == ["1", "☠5"]
    assert scene(play, 1).surface("battle") is not None


@rule("NAX-501", "NAX-902")
def test_a_hand_and_what_it_can_do_are_shown_to_its_holder_alone() -> None:
    play = deal(2, None, at0="E1", hand0="speed fireball", level0=2)
    assert lying(play, "hand") == ["»", "✹"]
    abilities = [one.pieces[0] for one in surface(play, "abilities").spots]
    assert [piece.word for piece in abilities] == ["speed1", "speed2", "speed3", "fireball1", "fireball2", "fireball3"]
    assert [piece.tone == "grey" for piece in abilities] == [False, False, True] * 2, "the third level is out of reach"
    assert lying(play, "hand", 1) == []
    assert scene(play, 1).surface("abilities") is None
    assert scene(play, -1).surface("hand") is None


@rule("NAX-923")
def test_equal_cards_lie_together() -> None:
    play = deal(2, None, hand0="speed speed")
    assert [(piece.word, piece.count) for one in surface(play, "hand").spots for piece in one.pieces] == [("speed", 2)]
    assert len(surface(play, "abilities").spots) == 3


@rule("NAX-904")
def test_a_hand_that_is_looked_at_is_shown_to_the_caster_while_it_chooses() -> None:
    play = deal(2, None, at0="E1", at1="E1", hand0="attack defense", hand1="question", level1=3).choose("1 cast question3 seat0")
    assert lying(play, "looked", 1) == ["†", "∩"]
    assert scene(play, 0).surface("looked") is scene(play, -1).surface("looked") is None
    play.choose("take attack")
    assert scene(play, 1).surface("looked") is None


@rule("NAX-903")
def test_what_went_under_the_deck_in_the_open_is_shown_until_it_is_shuffled() -> None:
    play = deal(2, None, "move 1", at0="B3", hand0="attack defense", top="speed").until("0 move").choose("move C3")
    assert scene(play).surface("under") is None
    play.choose("exchange attack")
    assert [lying(play, "under", seat) for seat in (-1, 0, 1)] == [["≡"], ["†"], ["≡"]]


@pytest.mark.parametrize("choice", ["cast fireball1 seat0", "cast question1 seat1", "cast question1 seat0"])
@rule("NAX-920")
def test_a_spell_is_picked_by_its_ability_and_then_by_a_seat(choice: str) -> None:
    play = deal(2, None, at0="E1", at1="E1", hand1="fireball question")
    pick = next(pick for pick in scene(play, 1).picks if pick.notation == choice)
    assert pick.where == ["abilities", "seats"]


@rule("NAX-920")
def test_other_choices_are_picked_where_their_things_lie() -> None:
    move = deal(2, None, "move 1", at0="B3", at1="C3", hand0="attack defense", top="speed").until("0 move")
    assert {where for pick in scene(move).picks for where in pick.where} == {"board"}
    exchange = move.choose("move C3")
    assert {where for pick in scene(exchange).picks for where in pick.where} == {"hand"}
    battle = exchange.choose("decline")
    assert {where for pick in scene(battle).picks for where in pick.where} == {"seats"}
