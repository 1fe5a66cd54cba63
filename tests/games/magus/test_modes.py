"""Outstanding Students, Infant Students and the other settings, MAG-901 to MAG-913."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from foldtable.core.errors import BadSetup
from foldtable.core.settings import Value
from foldtable.games.magus import BOX
from tests.games.magus.dealing import BARE, FACES, GRID_A, SPACES, deal, phase_two
from tests.marks import plain_too, rule

OUTSTANDING: dict[str, Value] = {"cube": False}
INFANT: dict[str, Value] = {"infant": True}
FOUR_REDS = "cast deck2 R1 R2 R3 R4"


# Outstanding Students


@rule("MAG-901")
def test_outstanding_students_throw_no_cube() -> None:
    play = deal(2, OUTSTANDING)
    for seat in ("0", "1", "0", "1"):
        assert play.asked == f"{seat} take"
        assert play.refused("aim r3c3", "place_cube r3c3") == "MAG-1203"
        play.choose("take r3c3", "done")
    assert play.heard("cube-lands") == play.heard("cube-falls-off") == []
    assert play["cube"] == "-"


@plain_too
@rule("MAG-902", "MAG-903")
@pytest.mark.parametrize("take_rule", ["any", "all"])
def test_outstanding_students_take_from_any_row_or_column(take_rule: str) -> None:
    holding = dict(zip(SPACES, GRID_A.split(), strict=True))
    lines = [[space for space in SPACES if space[at] == number] for at in (1, 3) for number in "12345"]
    legal: set[frozenset[str]] = set()
    for line in lines:
        for at in (0, 1):
            for size in range(1, 6):
                for spaces in combinations(line, size):
                    alike = {space for space in line if holding[space][at] == holding[spaces[0]][at]}
                    if set(spaces) <= alike and (take_rule == "any" or set(spaces) == alike):
                        legal.add(frozenset(spaces))
    offered = [frozenset(answer.split()[1:]) for answer in deal(2, {**OUTSTANDING, "take_rule": take_rule}).offered()]
    assert set(offered) == legal
    assert len(offered) == len(legal)


@rule("MAG-903")
def test_what_may_be_taken_from_a_line_is_unchanged() -> None:
    play = deal(2, OUTSTANDING)
    assert play.refused("take r1c1 r4c1 r5c1", "take r1c1 r5c5", "take", "take r1c1 r1c1", "take r1c1 r2c2") == "MAG-216"
    play.choose("take r1c1 r2c1 r3c1")
    assert play["hand 0"] == "R1 Y1 G1"


@rule("MAG-903")
def test_an_empty_grid_skips_phase_one_without_a_cube_too() -> None:
    assert deal(2, OUTSTANDING, grid=BARE).asked == "0 cast"


@rule("MAG-903")
def test_without_a_cube_the_cylinder_is_still_the_clock() -> None:
    play = phase_two(2, OUTSTANDING, position=8, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert play.reason == "cylinder"


# Infant Students


@rule("MAG-904", "MAG-1307")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_infant_students_play_without_items(seats: int) -> None:
    game = BOX.deal(seats, INFANT, seed=3)
    places = {place.name: place for place in BOX.places()}
    deck = places["deck"].read(game, 0)
    assert len(deck) == 39
    assert Counter(deck + places["grid"].read(game, 0)) == Counter(dict.fromkeys(FACES, 4))
    assert game.losses() == []


@plain_too
@rule("MAG-905")
def test_infant_students_need_the_colours_only() -> None:
    play = phase_two(2, INFANT, deck3="304", hand0="R4 R4 G2 G2")  # K1 K2 S3 S4
    assert play.offered("cast") == ["cast deck3 R4 R4 G2 G2"]
    assert phase_two(2, deck3="304", hand0="R4 R4 G2 G2").offered("cast") == []
    symbols = phase_two(2, INFANT, deck4="402", hand0="R1 R1 R1 G1 G1 G1")  # Ra Rb Rc Ga Gb Gc
    assert "cast deck4 R1 R1 R1 G1 G1 G1" in symbols.offered("cast")
    many = phase_two(2, INFANT, deck2="209", hand0="R4 Y4 B4")  # M1 M1 M2
    assert many.offered("cast") == ["cast deck2 R4 Y4 B4"]


@rule("MAG-905")
def test_black_and_grey_must_differ_for_infants_too() -> None:
    play = phase_two(2, INFANT, deck3="304", deck2="202", hand0="R1 R2 R3 R4")
    assert play.offered("cast") == []
    assert play.refused("cast deck3 R1 R2 R3 R4", "cast deck2 R1 R2 R3 R4") == "MAG-514"


@rule("MAG-906")
@pytest.mark.parametrize("effect", ["thieves", "shakum", "cursus", "backus", "devilus", "presentis"])
def test_infant_students_ignore_the_backs(effect: str) -> None:
    lies: dict[str, str | int] = {
        "hand0": "R1 R2 R3 R4 B1",
        "hand1": "G1 G2",
        "items0": "HP EL",
        "items1": "CU",
        "skulls1": "Y1",
        "deck": "Y2 Y3",
        "position": 5,
    }
    play = phase_two(2, INFANT, backs=f"201 {effect}", **lies).choose(FOUR_REDS)
    assert play.asked == "0 cast"
    assert play.each("hand") == ["", "G1 G2"]
    assert play.each("items") == ["HP EL", "CU"]
    assert play.each("skulls") == ["B1", "Y1"]
    assert (play["deck"], play["position"]) == ("Y2 Y3", "5")
    assert play.heard("back-revealed") == []


@rule("MAG-907", "MAG-908")
def test_the_first_to_gain_9_points_wins_at_once_and_alone() -> None:
    play = phase_two(2, INFANT, spells0="402 305", spells1="401 403 404", skulls1="", hand0="R4 R4 G2 G2 Y4", deck3="304", hand1="B1")
    play.choose("cast deck3 R4 R4 G2 G2")
    assert play.asked == ""
    assert (play.reason, play.winners) == ("target", [0]), "though seat 1 has more points"
    assert play.line("score-total") == [9, 12]
    assert play["position"] == "0", "the Cylinder hasn't moved"
    assert play["pile"] == "R4 R4 G2 G2 B1", "hands are discarded"


@rule("MAG-908")
def test_infant_points_are_net_of_skulls() -> None:
    lies = {"spells0": "402 305", "hand0": "R4 R4 G2 G2 Y4", "deck3": "304"}
    play = phase_two(2, INFANT, skulls0="B1", **lies).choose("cast deck3 R4 R4 G2 G2")
    assert play["score 0"] == "8"
    assert play.asked == "0 cast"
    play.choose("done")
    assert play.asked == "1 aim"


@rule("MAG-908")
def test_the_infants_cylinder_moves_but_never_ends_the_game() -> None:
    for position in (8, 11, 14, 18):
        play = phase_two(2, INFANT, position=position, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
        assert (play["position"], play.reason) == (str(position + 1), "")
    stopped = phase_two(2, INFANT, position=19, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert (stopped["position"], stopped.reason) == ("19", "")


@rule("MAG-908", "MAG-206")
def test_the_infants_cylinder_still_raises_the_throw() -> None:
    play = phase_two(2, {**INFANT, "throw_height": "rising"}, position=2, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert play["level"] == "2"


@rule("MAG-907", "MAG-909")
@pytest.mark.parametrize("target", [1, 2, 3, 30])
def test_the_infants_target_may_be_set(target: int) -> None:
    play = phase_two(2, {**INFANT, "infant_target": target}, hand0="R1 R2 R3 R4").choose(FOUR_REDS)
    assert play.reason == ("target" if target <= 2 else "")


@rule("MAG-907")
def test_by_default_infants_race_to_nine() -> None:
    assert BOX.setting("infant_target").default == 9


@rule("MAG-912")
def test_infants_have_no_last_place() -> None:
    play = phase_two(2, {**INFANT, "cylinder_end": 5}, position=4, hand0="R1 R2 R3 R4").choose(FOUR_REDS, "done")
    assert (play["position"], play.reason) == ("5", "")


@rule("MAG-913")
def test_outstanding_infants() -> None:
    play = deal(2, {**OUTSTANDING, **INFANT}, deck3="304", hand0="R4 R4 G2")
    assert play.asked == "0 take"
    play.choose("take r2c4", "cast deck3 R4 R4 G2 G2")
    assert play["spells 0"] == "304"


# Settings


@rule("MAG-909")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("cube", ["true", 1, 0, 2]),
        ("infant", ["yes", 1, ""]),
        ("infant_target", [0, 31, -1, "9", True]),
        ("take_rule", ["some", "", "ALL", True]),
        ("throw_height", ["low", 1]),
        ("spell_backs", ["hidden", False]),
        ("cylinder_end", [20, -1, "9", False]),
        ("round_limit", [-1, 100_001, "100"]),
        ("standstill_rounds", [-1, 101]),
        ("first_player", ["4", "9", "-1", "youngest", 0]),
    ],
)
def test_a_value_out_of_range_is_refused(name: str, values: list[Value]) -> None:
    for value in values:
        with pytest.raises(BadSetup) as refused:
            BOX.setup(4, {name: value})
        assert refused.value.rule == "MAG-909"


@rule("MAG-909")
def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        BOX.setup(2, {"potions": 65})
    assert refused.value.rule == "MAG-909"


@rule("MAG-909")
def test_settings_are_fixed_from_set_up_on() -> None:
    play = deal(2, {"take_rule": "all", "round_limit": 50})
    before = dict(play.game.settings)
    assert (before["take_rule"], before["round_limit"], before["cube"]) == ("all", 50, True)
    play.throw("r3c3", 0, 0).choose(play.offered()[0], "done")
    assert play.game.settings == before
    assert BOX.view(play.game, 1).settings == before


@rule("MAG-911", "MAG-1007")
def test_printed_backs_are_those_of_the_cards() -> None:
    backs = {str(BOX.deal(2, {"spell_backs": "printed"}, seed).backs) for seed in range(5)}  # type: ignore[attr-defined]
    assert len(backs) == 1
    assert BOX.setting("spell_backs").default == "printed"


@rule("MAG-911")
def test_shuffled_backs_stay_within_their_points() -> None:
    place = next(place for place in BOX.places() if place.name == "backs")
    on_201: Counter[str] = Counter()
    for seed in range(300):
        words = place.read(BOX.deal(2, {"spell_backs": "shuffled"}, seed), 0)
        backs = dict(zip(words[::2], words[1::2], strict=True))
        for points in "234":
            counted = Counter(back for spell, back in backs.items() if spell[0] == points)
            assert sorted(counted.values()) == [1, 1, 1, 1, 1, 1, 4]
            assert counted["closed"] == 4
        on_201[backs["201"]] += 1
    assert len(on_201) == 7
    assert 90 < on_201["closed"] < 150, "four of ten are closed books"
