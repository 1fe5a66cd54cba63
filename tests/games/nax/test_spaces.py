"""Spaces and stages, NAX-701 to NAX-744: what every space of every board brings, guards, keys and switches."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from foldtable.games.nax.tables import BOARD
from tests.games.nax.dealing import Play, deal
from tests.marks import rule

# The boards as the rulebook draws them in its section 10: S start, R red, M minion, G guard, K bag, E elevator, s switch, x box
MAPS = {
    1: ["#.M......M.#", "#.##.###G#.#", "S..G.....G.R", "#.###.#.##.#", "#..M...G.M.#"],
    2: ["##M..K.M.##", "###.#.##.##", "S......M.ER", ".##.##.#.##", "..K.M...K##"],
    3: ["####.s.#.M.##", "####.#.#.#.##", "S..x...x...xR", ".#s#.#.#.#.##", ".M.#.M.#.s.##"],
}
KEYED: dict[str, str | int] = {"key": "nickel", "bags": "penny nickel dime", "coins0": "nickel"}


def spaces(stage: int) -> dict[str, str]:
    """The sign of each space by its word."""
    return {f"{'ABCDEFGHIJKLM'[x]}{y + 1}": sign for y, row in enumerate(MAPS[stage]) for x, sign in enumerate(row) if sign != "#"}


def beside(stage: int, space: str) -> str:
    """Some space next to this one that isn't red."""
    letters = "ABCDEFGHIJKLM"
    x, y = letters.index(space[0]), int(space[1])
    near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    words = [f"{letters[a]}{b}" for a, b in near if 0 <= a < len(letters)]
    return next(word for word in words if spaces(stage).get(word, "R") != "R")


def arrive(stage: int, space: str, **lies: str | int) -> Play:
    """Seat 0 has walked one step to this space; all ways are open to it."""
    opening: dict[str, str | int] = KEYED if stage == 2 else {"switches0": "s1 s2 s3"} if stage == 3 else {}
    play = deal(2, None, "move 1", **{"stage": stage, "at0": beside(stage, space), **opening, **lies})
    return play.choose(f"move {space}")


EVERY = [(stage, space) for stage in MAPS for space in spaces(stage)]


@rule("NAX-113", "NAX-701", "NAX-318", "NAX-317", "NAX-703", "NAX-704", "NAX-705", "NAX-727")
@pytest.mark.parametrize(("stage", "space"), EVERY)
def test_every_space_brings_what_the_map_shows(stage: int, space: str) -> None:
    sign = spaces(stage)[space]
    play = arrive(stage, space)
    assert bool(play.heard("drew-a-card")) == (sign in ".Ex"), "uncoloured spaces bring a card, coloured ones none"
    assert bool(play.heard("minion-appears")) == (sign == "M")
    assert bool(play.heard("stage-ended")) == (sign == "R")
    assert bool(play.heard("took-a-coin") or play.heard("bag-known")) == (sign == "K")


@rule("NAX-113")
def test_the_boards_are_those_of_the_rulebook() -> None:
    assert [len(spaces(stage)) for stage in (1, 2, 3)] == [40, 34, 38]
    assert [board.spaces for board in BOARD] == [sorted(spaces(stage)) for stage in (1, 2, 3)]


@rule("NAX-702")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_landing_on_blue_does_nothing_at_all(stage: int) -> None:
    play = deal(2, None, "move 1", "move 1", stage=stage, at0="B3", hand0="attack").choose("move A3")
    assert play["hand 0"] == "attack"
    assert play.asked == "1 move"


@rule("NAX-316", "NAX-314")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_a_walk_back_to_where_it_began_is_a_landing(stage: int) -> None:
    space = {1: "E1", 2: "E1", 3: "E3"}[stage]
    play = deal(2, None, "move 2", stage=stage, at0=space, at1=space, top="speed").choose(f"move {space}")
    assert play["hand 0"] == "speed"
    assert play.asked == "0 battle"


# Stage 1: guards


PLACES = {"g1": "D3", "g2": "H5", "g3": "I2", "g4": "J3"}
WATCHED = {"g1": "C3 E3", "g2": "G5 H4 I5", "g3": "I1 I3", "g4": "I3 K3"}


@rule("NAX-710", "NAX-712", "NAX-713")
@pytest.mark.parametrize("space", [space for space in spaces(1) if space != "A3"])
def test_a_guard_that_is_awake_watches_the_spaces_beside_its_own(space: str) -> None:
    play = deal(2, None, "move 1", at0=beside(1, space), awake="g1 g2 g3 g4")
    play.will_come("detect 1", "detect 1", "minion 1").choose(f"move {space}")
    seen = [f"who=0 guard={guard} die=1" for guard in WATCHED if space in WATCHED[guard].split()]
    assert play.heard("unseen") == seen


@rule("NAX-712")
@pytest.mark.parametrize("awake", [" ".join(some) for size in range(5) for some in combinations(PLACES, size)])
def test_a_guard_with_tails_does_nothing(awake: str) -> None:
    for guard, place in PLACES.items():
        space = WATCHED[guard].split()[0]
        play = deal(2, None, "move 1", at0=place, awake=awake).will_come("detect 6", "detect 6").choose(f"move {space}")
        watching = [other for other in awake.split() if space in WATCHED[other].split()]
        assert play.heard("unseen") == [f"who=0 guard={other} die=6" for other in watching]


@rule("NAX-206", "NAX-711")
@pytest.mark.parametrize("sides", list(product(["heads", "tails"], repeat=4)))
def test_the_coins_are_flipped_before_each_round_in_their_order(sides: tuple[str, ...]) -> None:
    play = deal(2, None, "move 1", turn=1, awake="g1", at1="B2", top="attack").will_come(f"guard {' '.join(sides)}", "move 1")
    play.choose("move B1")
    awake = [guard for guard, side in zip(PLACES, sides, strict=True) if side == "heads"]
    assert play["awake"].split() == awake
    assert play.heard("guards-watch") == ([f"guards={','.join(awake)}"] if awake else [])
    assert bool(play.heard("guards-asleep")) == (not awake)
    assert play.all_came
    assert play["round"] == "2"
    assert play.asked == "0 move", "before the first turn"


@rule("NAX-711")
def test_the_coins_hold_for_the_whole_round() -> None:
    play = deal(3, None, "move 1", "move 1", at0="E1", at1="E1", at2="E1", awake="g2 g4", top="attack attack")
    play.choose("move D1")
    assert play["awake"] == "g2 g4"
    play.choose("move F1")
    assert play["awake"] == "g2 g4"


@rule("NAX-711")
def test_there_are_no_guards_in_the_later_stages() -> None:
    for stage, here, there in ((2, "D1", "E1"), (3, "E1", "E2")):
        play = deal(2, None, "move 1", stage=stage, turn=1, at1=here).choose(f"move {there}")
        assert play["round"] == "2"
        assert play["awake"] == ""
        assert play.heard("guards-watch") == play.heard("guards-asleep") == []


@rule("NAX-714")
def test_standing_under_an_eye_leaving_it_and_the_guards_own_space_are_no_crossing() -> None:
    play = deal(2, None, "move 1", at0="C3", awake="g1").choose("move D3")
    assert play.heard("unseen") == play.heard("caught") == []
    assert play["at 0"] == "D3"


@rule("NAX-715")
def test_each_guard_rolls_once_a_walk_the_lower_number_first() -> None:
    play = deal(2, None, "move 4", at0="H3", awake="g3 g4").will_come("detect 1", "detect 6", "detect 2")
    play.choose("walk H3 I3 H3 I3 I2")
    assert play.heard("unseen") == ["who=0 guard=g3 die=1", "who=0 guard=g4 die=6"]
    assert not play.all_came, "nobody rolls a third time"
    assert play["at 0"] == "I2"


@rule("NAX-716", "NAX-717")
@pytest.mark.parametrize("die", range(1, 7))
def test_one_and_six_escape(die: int) -> None:
    play = deal(2, None, "move 1", at0="B3", at1="C3", awake="g1").will_come(f"detect {die}").choose("move C3")
    caught = die not in (1, 6)
    assert play["at 0"] == ("A3" if caught else "C3")
    assert bool(play.heard("drew-a-card")) != caught
    assert play["turn"] == ("1" if caught else "0"), "there is a battle to decide on if it wasn't caught"


@rule("NAX-717")
def test_no_spell_is_asked_for_when_somebody_is_caught() -> None:
    play = deal(2, None, "move 1", at0="B3", awake="g1", hand1="question").until("0 move").will_come("detect 2", "move 1")
    play.choose("move C3")
    assert play["turn"] == "1"
    assert play["window"] != "arrival"


@rule("NAX-718")
@pytest.mark.parametrize("place", PLACES.values())
def test_a_guards_own_space_brings_no_card_and_allows_battle(place: str) -> None:
    play = deal(2, None, "move 1", at0=beside(1, place), at1=place, awake="g1 g2 g3 g4").choose(f"move {place}")
    assert play.heard("drew-a-card") == []
    assert play.asked == "0 battle"


# Stage 2: keys


BAG_PLACES = {"b1": "C5", "b2": "F1", "b3": "I5"}
COINS = ("penny", "nickel", "dime")


def next_stage(*chances: str, stage: int = 1, seats: int = 2) -> Play:
    """Seat 0 ends this stage, and the next is laid out by these chances."""
    lies: dict[str, str | int] = {"at0": "K3"} if stage == 1 else {"at0": "J3", **KEYED}
    play = deal(seats, None, "move 1", stage=stage, **lies)
    return play.choose("move L3" if stage == 1 else "move K3").will_come(*chances).choose("decline")


@rule("NAX-720", "NAX-721", "NAX-723")
@pytest.mark.parametrize("key", COINS)
@pytest.mark.parametrize("bags", list(permutations(COINS)))
def test_the_key_is_drawn_and_shown_and_the_bags_are_mixed(key: str, bags: tuple[str, ...]) -> None:
    play = next_stage(f"elevator {key}", f"bags {' '.join(bags)}")
    assert play.all_came
    assert play["key"] == key
    assert play["bags"] == " ".join(bags)
    assert play.heard("elevator-needs") == [f"coin={key}"]
    assert [play.seen_by(seat)["key"] for seat in (-1, 0, 1)] == [key] * 3


@rule("NAX-722")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("bag", "place"), BAG_PLACES.items())
def test_every_bag_has_a_coin_for_everybody(seats: int, bag: str, place: str) -> None:
    coin = dict(zip(BAG_PLACES, COINS, strict=True))[bag]
    others: dict[str, str | int] = {f"coins{seat}": coin for seat in range(seats - 1)}
    last = seats - 1
    play = deal(seats, None, "move 1", stage=2, turn=last, bags="penny nickel dime", **others, **{f"at{last}": beside(2, place)})
    play.choose(f"move {place}")
    assert play.each("coins") == [coin] * seats


@rule("NAX-723", "NAX-724", "NAX-726")
@pytest.mark.parametrize("bags", list(permutations(COINS)))
@pytest.mark.parametrize(("number", "place"), list(enumerate(BAG_PLACES.values())))
def test_landing_on_a_bag_brings_its_coin(bags: tuple[str, ...], number: int, place: str) -> None:
    play = deal(2, None, "move 1", stage=2, key="dime", bags=" ".join(bags), at0=beside(2, place)).choose(f"move {place}")
    assert play["coins 0"] == bags[number]
    assert play["taken 0"] == f"b{number + 1}"
    assert play.heard("you-took-a-coin", 0) == [f"coin={bags[number]} bag=b{number + 1}"]
    assert play.heard("took-a-coin", 1) == [f"who=0 bag=b{number + 1}"]
    assert play.heard("you-took-a-coin", 1) == play.heard("you-took-a-coin") == []
    assert play.asked.startswith("1"), "it is compulsory: nothing was asked"


@rule("NAX-724")
@pytest.mark.parametrize("held", ["penny", "nickel penny", "dime nickel penny"])
def test_a_bag_gives_one_coin_to_each_player(held: str) -> None:
    play = deal(2, None, "move 2", stage=2, key="dime", bags="penny nickel dime", coins0=held, at0="C5").choose("move C5")
    assert play["coins 0"] == held
    assert play.heard("bag-known") == ["who=0 bag=b1"]
    assert play.heard("took-a-coin", 1) == []


@rule("NAX-724")
def test_passing_a_bag_gives_nothing() -> None:
    play = deal(2, None, "move 2", stage=2, at0="B5").choose("walk B5 C5 D5")
    assert play["coins 0"] == ""


@rule("NAX-725", "NAX-728")
@pytest.mark.parametrize("key", COINS)
@pytest.mark.parametrize("held", ["", *[" ".join(some) for size in (1, 2, 3) for some in combinations(COINS, size)]])
def test_only_the_right_coin_opens_the_elevator(key: str, held: str) -> None:
    play = deal(2, None, "move 2", stage=2, key=key, bags="penny nickel dime", coins0=held, at0="I3")
    assert ("move K3" in play.offered()) == (key in held)
    if key not in held:
        assert play.refused("move K3", "walk I3 J3 K3", "walk I3 J3 I3") == "NAX-310"


@rule("NAX-725", "NAX-728")
def test_the_key_is_kept_and_opens_both_ways() -> None:
    play = deal(2, None, "move 2", stage=2, at0="J3", top="attack", **KEYED).choose("walk J3 I3 J3")
    assert play["coins 0"] == "nickel"
    assert play["hand 0"] == "attack"


@rule("NAX-109", "NAX-725")
def test_coins_are_of_their_stage_alone() -> None:
    play = next_stage(stage=2)
    assert play["stage"] == "3"
    assert play.each("coins") == ["", ""]


@rule("NAX-726")
@pytest.mark.parametrize(("setting", "seen"), [("secret", [[], ["penny"], []]), ("open", [["penny"]] * 3)])
def test_who_sees_a_coin_that_is_taken(setting: str, seen: list[list[str]]) -> None:
    lies: dict[str, str | int] = {"stage": 2, "key": "nickel", "bags": "penny nickel dime", "at0": "B5"}
    play = deal(2, {"key_coins": setting}, "move 1", **lies).choose("move C5")
    views = [play.seen_by(seat)["coins"] for seat in (-1, 0, 1)]
    assert [view[0] for view in views if isinstance(view, list)] == seen
    assert play.heard("coin-taken") == (["who=0 coin=penny bag=b1"] if setting == "open" else [])


@rule("NAX-729")
def test_whoever_enters_the_elevator_shows_the_key() -> None:
    play = deal(2, None, "move 2", stage=2, at0="I3", **KEYED)
    before = play.seen_by(1)["coins"]
    assert before == [[], []]
    play.choose("walk I3 J3 I3")
    assert play.heard("key-shown") == ["who=0"]
    assert play.seen_by(1)["coins"] == [["nickel"], []]


# Stage 3: switches


SWITCH_PLACES = {"s1": "C4", "s2": "F1", "s3": "J5"}
BOXES = {"s1": "D3", "s2": "H3", "s3": "L3"}


@rule("NAX-740", "NAX-741", "NAX-742", "NAX-743")
@pytest.mark.parametrize("switch", SWITCH_PLACES)
def test_a_switch_lifts_its_box_for_whoever_presses_it(switch: str) -> None:
    place = SWITCH_PLACES[switch]
    play = deal(2, None, "move 1", stage=3, at0=beside(3, place)).choose(f"move {place}")
    assert play.each("switches") == [switch, ""]
    assert play.heard("switch-pressed") == [f"who=0 switch={switch}"]
    for seat, box in product((0, 1), BOXES.values()):
        step = deal(2, None, "move 1", stage=3, turn=seat, switches0=switch, **{f"at{seat}": beside(3, box)})
        assert (f"move {box}" in step.offered()) == (seat == 0 and box == BOXES[switch])


@rule("NAX-742")
def test_a_switch_is_pressed_by_landing_and_stays_pressed() -> None:
    play = deal(2, None, "move 2", stage=3, at0="C3").choose("walk C3 C4 C5")
    assert play["switches 0"] == ""
    again = deal(2, None, "move 2", stage=3, at0="C4", switches0="s1").choose("walk C4 C5 C4")
    assert again["switches 0"] == "s1"
    assert again.heard("switch-pressed") == []


@rule("NAX-742", "NAX-109")
def test_switches_are_kept_through_rounds() -> None:
    play = deal(2, None, "move 1", stage=3, turn=1, switches0="s1 s3", switches1="s2", at1="E1").choose("move E2")
    assert play["round"] == "2"
    assert play.each("switches") == ["s1 s3", "s2"]


@rule("NAX-743")
@pytest.mark.parametrize("box", BOXES.values())
def test_a_lifted_box_is_ordinary_floor(box: str) -> None:
    play = deal(2, None, "move 1", stage=3, switches0="s1 s2 s3", at0=beside(3, box), at1=box, top="speed").choose(f"move {box}")
    assert play["hand 0"] == "speed"
    assert play.asked == "0 battle"


@rule("NAX-744")
def test_everybody_sees_who_has_pressed_which_switch() -> None:
    play = deal(2, None, stage=3, switches0="s1 s3", switches1="s2")
    assert [play.seen_by(seat)["switches"] for seat in (-1, 0, 1)] == [[["s1", "s3"], ["s2"]]] * 3
