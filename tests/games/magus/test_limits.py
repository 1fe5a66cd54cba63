"""Edge cases and termination, section 13."""

from __future__ import annotations

from collections import Counter

import pytest

from foldtable.core.chance import Chance
from foldtable.core.settings import Value
from foldtable.games.magus import BOX
from tests.games.magus.dealing import FACES, PLACES, Play, deal, phase_two
from tests.marks import plain_too, rule

FOUR_REDS = "cast deck2 R1 R2 R3 R4"
LAST_201 = "202 203 204 205 206 207 208 209 210 201"


@rule("MAG-1301")
def test_an_empty_spell_deck_stays_empty() -> None:
    play = phase_two(2, spells_left="1 10 10", deck2=LAST_201, hand0="R1 R2 R3 R4", hand1="B1 B2 B3 B4", deck="").choose(FOUR_REDS)
    assert play["offer"].split()[0] == "-"
    play.choose("done")
    assert play["offer"].split()[0] == "-"
    play.throw(play.offered()[0].split()[1], 0, 0).choose(play.offered()[0])
    assert play.refused("cast deck2 B1 B2 B3 B4", "cast deck2") == "MAG-1301"
    for seat in (-1, 0, 1):
        assert play.seen_by(seat)["offer"] == ["-", "301", "401"]


@rule("MAG-1302")
def test_three_empty_spell_decks_end_the_game_after_phase_two() -> None:
    play = phase_two(2, spells_left="1 0 0", deck2=LAST_201, hand0="R1 R2 R3 R4 B1", hand1="G1", items0="HP").choose(FOUR_REDS)
    assert play.asked == "0 cast"
    play.choose("heal", "done")
    assert (play.asked, play.reason, play["position"]) == ("", "no-spells", "1")
    assert play.winners == [0]
    assert play["pile"] == "R1 R2 R3 R4 B1 HP G1", "hands are discarded, and there was no Phase III"
    assert play["empty"].split()[0] == "r1c1"


@rule("MAG-1302")
@pytest.mark.parametrize("left", ["0 0 1", "0 1 0", "1 0 0"])
def test_one_spell_left_is_enough_to_go_on(left: str) -> None:
    assert phase_two(2, spells_left=left).choose("done").reason == ""


@rule("MAG-1302")
def test_empty_spell_decks_end_the_game_in_a_turn_without_a_cast_too() -> None:
    assert phase_two(2, spells_left="0 0 0").choose("done").reason == "no-spells"


@rule("MAG-1303")
def test_the_last_place_and_the_last_spell_are_one_end() -> None:
    play = phase_two(2, position=8, spells_left="1 0 0", deck2=LAST_201, hand0="R1 R2 R3 R4", hand1="G1").choose(FOUR_REDS, "done")
    assert play["pile"] == "R1 R2 R3 R4 G1"
    assert len([words for words in play.heard_by(-1) if words.startswith("game-ends")]) == 1
    assert play.reason == "cylinder"


@rule("MAG-1306")
def test_a_cursed_player_without_cards_goes_on_taking_turns() -> None:
    play = deal(2, items0="CU", hand0="", skulls0="R1 R2 R3", deck=" ".join(FACES * 2))
    turns = []
    for _ in range(6):
        turns.append(play.asked)
        play.take("r1c1").choose("done")
    assert turns == ["0 aim", "1 aim"] * 3


@rule("MAG-1307")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", BOX.variants(), ids=str)
def test_no_card_is_made_or_lost(seats: int, variant: dict[str, Value]) -> None:
    """Counted here by the places of the table, zone by zone, after every decision of a random play."""
    game = BOX.deal(seats, variant, seed=7)
    rng = Chance()
    rng.seed(1307)
    places = {place.name: place for place in BOX.places()}
    zones = [(name, seat) for name in ("hand", "skulls", "items") for seat in range(seats)] + [("deck", 0), ("pile", 0), ("grid", 0)]
    wanted = Counter(dict.fromkeys(FACES, 4)) + Counter({} if variant.get("infant") else dict.fromkeys(("HP", "EL", "MW", "CU"), 2))
    for _ in range(400):
        counted = Counter(word for name, seat in zones for word in places[name].read(game, seat) if word != "-")
        assert counted == wanted
        spells = [word for points in (2, 3, 4) for word in places[f"deck{points}"].read(game, 0)]
        spells += [word for seat in range(seats) for word in places["spells"].read(game, seat)]
        assert len(spells) == len(set(spells)) == 30
        if game.is_over():
            break
        options = game.options()
        game.follow(options[rng.pick(len(options))])


@rule("MAG-1307")
def test_a_card_lost_would_be_noticed() -> None:
    play = Play(BOX.deal(2, {}, 1))  # type: ignore[arg-type]
    assert play.game.losses() == []
    zones = [
        ("deck", "R1"),
        ("pile", "R1"),
        ("skulls", "R1"),
        ("hand", "R1"),
        ("items", "HP"),
        ("spells_left", "9 10 10"),
        ("grid", "-" + " R1" * 24),
    ]
    for name, words in zones:
        spoiled = play.game.copy()
        write = PLACES[name].write
        assert write is not None
        write(spoiled, 0, words.split())
        assert spoiled.losses(), name


# The two limits


@plain_too
@rule("MAG-1308")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_limit_ends_the_game_after_the_last_phase_three(seats: int) -> None:
    play = deal(seats, {"round_limit": 1}, hand0="B2", items0="HP")
    for seat in range(seats):
        assert play.asked == f"{seat} aim"
        play.take("r3c3").choose("done")
    assert (play.asked, play.reason) == ("", "round-limit")
    assert play["empty"] == "", "Phase III has been"
    assert play.each("hand") == [""] * seats
    assert play.winners == list(range(seats))


@rule("MAG-1308")
def test_the_round_limit_counts_full_rounds_whoever_started() -> None:
    play = deal(3, {"round_limit": 2}, turn=1)
    turns = []
    while play.asked:
        turns.append(int(play.asked[0]))
        play.take("r3c3").choose("done")
    assert turns == [1, 2, 0, 1, 2, 0]


@rule("MAG-1308")
def test_the_round_limit_holds_for_infants_and_points_decide() -> None:
    play = phase_two(2, {"infant": True, "round_limit": 1}, turns=1, spells1="201", deck="").choose("done")
    assert (play.reason, play.winners) == ("round-limit", [1])


@rule("MAG-1308")
def test_a_hundred_rounds_by_default_and_nought_is_no_limit() -> None:
    assert BOX.setting("round_limit").default == 100
    assert deal(2, turns=199).take("r3c3").choose("done").reason == "round-limit"
    assert deal(2, turns=198).take("r3c3").choose("done").reason == ""
    assert deal(2, {"round_limit": 0}, turns=100_000).take("r3c3").choose("done").reason == ""


def still(seats: int, settings: dict[str, Value] | None = None, /, **lies: str | int) -> Play:
    """A table where nothing can be taken: every potion is in a hand or gone."""
    return phase_two(seats, settings, **{"deck": "", "hand0": "R1", **lies})


@rule("MAG-1309", "MAG-220")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_rounds_in_which_nobody_stirs_are_a_standstill(seats: int) -> None:
    play = still(seats, hand1="B1", skulls1="R2")
    for turn in range(2 * seats):
        assert play.asked == f"{turn % seats} cast"
        play.choose("done")
    assert (play.asked, play.reason) == ("", "standstill")
    assert play.each("hand") == [""] * seats
    assert play.line("score-total") == [0, -1, 0, 0][:seats]


@rule("MAG-1309")
def test_anything_done_in_phase_two_starts_the_count_again() -> None:
    for action, lies in {
        "heal": {"items0": "HP", "skulls0": "R1"},
        "wand R1": {"items0": "MW", "pile": "R1"},
        "lift_curse R1 R1": {"items0": "CU", "hand0": "R1 R1"},
        "give_curse R1 R1 R1 seat1": {"items0": "CU", "hand0": "R1 R1 R1"},
        FOUR_REDS: {"hand0": "R1 R2 R3 R4"},
    }.items():
        assert still(2, idle_turns=3, **lies).choose("done").reason == "standstill"
        play = still(2, idle_turns=3, **lies).choose(action, "done")
        assert (play.reason, play["idle_turns"]) == ("", "0")


@rule("MAG-1309")
def test_a_potion_taken_starts_the_count_again() -> None:
    play = deal(2, idle_turns=3).take("r3c3").choose("done")
    assert (play.reason, play["idle_turns"]) == ("", "0")


@rule("MAG-1309")
def test_a_throw_at_nothing_is_no_stirring() -> None:
    only_one = " ".join(["R1"] + ["-"] * 24)
    play = deal(2, idle_turns=2, grid=only_one, deck="").throw("r3c3", 0, 0).choose("done")
    assert play["idle_turns"] == "3"
    assert play.throw("r3c3", 0, 0).choose("done").reason == "standstill"


@rule("MAG-1309")
def test_the_standstill_is_tested_after_phase_three() -> None:
    play = still(2, idle_turns=3, pile="B1").choose("done")
    assert play["grid"].split()[0] == "B1"
    assert play.reason == "standstill"


@rule("MAG-1309")
def test_standstill_rounds_may_be_set_and_nought_is_never() -> None:
    assert BOX.setting("standstill_rounds").default == 2
    play = still(2, {"standstill_rounds": 1})
    assert play.choose("done", "done").reason == "standstill"
    never = still(2, {"standstill_rounds": 0})
    for _ in range(50):
        never.choose("done")
    assert never.reason == ""
