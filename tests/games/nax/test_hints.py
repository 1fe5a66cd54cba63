"""What the hints make a greedy bot do, in positions where a careful player wouldn't hesitate; and the paces they go by."""

from __future__ import annotations

import pytest

from foldtable.bots.roster import make
from foldtable.core.chance import Chance
from foldtable.games.nax import BOX
from foldtable.games.nax.pace import KEY_FOUND, PACES
from foldtable.games.nax.tables import BOARD
from tests.games.nax.dealing import Play, deal


def choice(play: Play) -> str:
    """What greedy chooses here; the same whatever it draws."""
    chosen = set()
    for seed in range(3):
        rng = Chance()
        rng.seed(seed)
        chosen.add(make("greedy", rng).answer(BOX, play.game).notation())
    assert len(chosen) == 1, chosen
    return chosen.pop()


@pytest.mark.parametrize(("stage", "turns"), [(1, 8.5), (2, 8.4), (3, 11.7)])
def test_the_paces_are_those_that_the_rulebook_measured(stage: int, turns: float) -> None:
    """Section 10: one player alone, without spells, playing perfectly. Guards are only estimated."""
    pace = PACES.of(stage - 1)[0][BOARD[stage - 1].start]
    assert pace == pytest.approx(turns, abs=0.15 if stage == 1 else 0.05)


def test_a_key_or_a_switch_brings_red_nearer() -> None:
    for space in range(len(BOARD[1].spaces)):
        without, with_key = PACES.of(1)[0][space], PACES.of(1)[KEY_FOUND][space]
        assert with_key <= without
    start = BOARD[2].start
    by_switches = [PACES.of(2)[pressed][start] for pressed in (0, 1, 3, 7)]
    assert by_switches == sorted(by_switches, reverse=True)


def test_whoever_can_walk_into_red_does() -> None:
    assert choice(deal(2, {}, "move 3", at0="K3")) == "move L3"


def test_a_double_that_brings_red_looks_better_than_keeping_the_card() -> None:
    looks = {}
    for answer in ("pass", "cast speed3"):
        play = deal(
            2, {}, "move 1", stage=3, at0="K3", at1="K1", switches0="s1 s2 s3", switches1="s1 s2 s3", hand0="speed", level0=3, level1=3
        )
        play.choose(answer)
        looks[answer] = BOX.hint(play.game, 0)
    assert looks["cast speed3"] > looks["pass"] + 0.1


def test_whoever_stands_on_red_is_sent_away() -> None:
    play = deal(2, {}, "move 1", stage=3, at0="L3", at1="G3", switches0="s1 s2 s3", hand1="question")
    play.until("1 spell arrival", "move M3")
    assert choice(play) == "cast question1 seat0"


def test_the_walk_past_fewer_guards_is_taken() -> None:
    """From H3 a 1 leads to I3, seen by two guards, or aside."""
    assert choice(deal(2, {}, "move 1", at0="H3", awake="g3 g4")) != "move I3"


def test_an_attack_that_settles_the_battle_is_played() -> None:
    play = deal(2, {}, "move 1", "minion 6", at0="B1", level0=2, hand0="attack")
    play.until("0 spell battle", "move C1")
    assert choice(play) == "cast attack2"


def test_the_switch_that_is_still_to_press_is_sought() -> None:
    assert choice(deal(2, {}, "move 1", stage=3, at0="C3")) == "move C4"
    assert choice(deal(2, {}, "move 1", stage=3, at0="C3", switches0="s1")) == "move D3"
