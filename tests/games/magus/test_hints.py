"""What the hints make a greedy bot do, in positions where a careful player wouldn't hesitate."""

from __future__ import annotations

from random import Random

import pytest

from foldtable.bots.roster import make
from foldtable.core.chance import Chance
from foldtable.core.zones import bag_of, bag_size
from foldtable.games.magus import BOX
from foldtable.games.magus.mixes import INFANT_MIXES, MIXES, covers
from foldtable.games.magus.nearness import lacking
from tests.games.magus.dealing import Play, deal, phase_two


def choice(play: Play) -> str:
    """What greedy chooses here; the same whatever it draws."""
    chosen = set()
    for seed in range(3):
        rng = Chance()
        rng.seed(seed)
        chosen.add(make("greedy", rng).answer(BOX, play.game).notation())
    assert len(chosen) == 1, chosen
    return chosen.pop()


@pytest.mark.parametrize("infant", [False, True])
def test_how_near_a_hand_is_agrees_with_the_covers(infant: bool) -> None:
    """So many Elixirs are missing as it takes to find a cover."""
    random = Random(1)
    cards = [face for face in range(16) for _ in range(4)]
    mixes = INFANT_MIXES if infant else MIXES
    for _ in range(400):
        hand = bag_of(random.sample(cards, random.randrange(9)))
        spell = random.randrange(30)
        missing = lacking(spell, hand, infant=infant)
        assert covers(mixes[spell], hand, missing)
        assert missing == 0 or not covers(mixes[spell], hand, missing - 1)
        assert missing >= mixes[spell].size - bag_size(hand)


def test_it_does_not_cast_for_the_price_of_three_skulls() -> None:
    assert choice(phase_two(hand0="R1 R2 R3 R4 Y1 G3 B4", deck2="201")) == "done"


def test_it_keeps_its_elixir_for_a_mix_that_needs_it() -> None:
    assert choice(phase_two(hand0="R1 R2 R3 R4", items0="EL", deck2="201")) == "cast deck2 R1 R2 R3 R4"
    assert choice(phase_two(hand0="R1 R2 R3", items0="EL", deck2="201")) == "cast deck2 R1 R2 R3 EL"


def test_it_heals_a_skull() -> None:
    assert choice(phase_two(skulls0="R1", items0="HP")) == "heal"


def test_it_fetches_the_card_that_is_missing_and_casts() -> None:
    play = phase_two(hand0="R1 R2 R3", items0="MW", pile="B1 G2 R4 Y3", deck2="201", deck3="303", deck4="403")
    assert choice(play) == "wand R4"
    assert choice(play.choose("wand R4")) == "cast deck2 R1 R2 R3 R4"


def test_it_pays_for_a_curse_with_what_it_does_not_need() -> None:
    assert choice(phase_two(hand0="R1 R2 R3 R4 Y1 B2", items0="CU", deck2="201")) in ("lift_curse Y1 B2", "lift_curse Y1 B2 seat1")


def test_it_takes_what_the_mix_needs_and_no_future_skulls() -> None:
    grid = " ".join(["R1 R2 R3 Y1 Y1", *["B4 G3 B2 G4 B1"] * 4])
    play = deal(hand0="R4", grid=grid, deck2="201").throw("r1c1", 0, 0)
    assert choice(play) == "take r1c1 r1c2 r1c3"


def test_it_aims_where_the_cards_are() -> None:
    grid = " ".join([*["- - - - -"] * 2, "- - R2 - -", "- - R3 - -", "- - R4 - -"])
    assert choice(deal(hand0="R1", grid=grid, deck2="201"))[-1] == "3"


def test_it_places_the_cube_where_a_rival_gains_least() -> None:
    grid = " ".join(["R1 R2 R3 R4 R1", *["- - - - -"] * 3, "- - - - B4"])
    play = deal(2, grid=grid, deck2="201", deck3="301", deck4="401", hand0="R3 R4")
    play.throw("r1c1", -1, 0).throw("r1c1", -1, 0)
    assert play.asked == "1 place_cube"
    assert choice(play) == "place_cube r5c5"


def test_it_gives_away_what_it_does_not_need() -> None:
    play = phase_two(hand0="R1 R2 R3 R4", hand1="Y1 Y2 Y3 R2", deck2="204 206", deck3="307", deck4="403")
    play.choose("cast deck2 R1 R2 R3 R4")
    assert play.asked == "1 pass_card"
    assert choice(play) == "pass_card R2"


def test_it_ends_the_game_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    ready = {"hand0": "R1 R2 R3 R4", "hand1": "B1 B2", "deck2": "201", "position": 8}
    assert choice(phase_two(2, **ready)).startswith("cast")
    assert choice(phase_two(2, **ready, spells1="402 403 404")) == "done"


def test_it_loses_the_item_that_it_needs_least() -> None:
    shaken = phase_two(2, hand0="R1 Y2 G3 B4", items1="EL MW", hand1="B1", deck2="207 201")
    shaken.choose("cast deck2 R1 Y2 G3 B4")
    assert shaken.asked == "1 lose_item"
    assert choice(shaken) == "lose_item MW"
