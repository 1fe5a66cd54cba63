"""What a player is told before he chooses: the odds of a fight, and what lies in wait. Counted here once more, throw by throw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product

import pytest

from foldtable.core.say import Say
from foldtable.games.sas.odds import natural
from tests.games.sas import odds
from tests.games.sas.stand import Play, stand
from tests.marks import rule


def outlook(play: Play, notation: str) -> str:
    """What is said beside a choice: `fight 44`, several with commas between."""
    option = next(one for one in play.options() if one.notation() == notation)
    said = play.game.ask().outlook(play.game, option)
    return "" if said is None else spelt(said)


def spelt(said: Say) -> str:
    if said.message == "outlook-and":
        return ", ".join(spelt(arg.value) for arg in said.args if isinstance(arg.value, Say))
    return " ".join([said.message.removeprefix("outlook-"), *[str(arg.value) for arg in said.args]])


def percent(chance: Fraction) -> int:
    return int(chance * 100 + Fraction(1, 2))


Throw = Sequence[int]
Value = Callable[[Throw], int]


def beats(attacker: int, mine: Value, defender: int, theirs: Value) -> int:
    """How often the attacker's throw comes to as much as the defender's (SAS-416), as a percentage."""
    throws = [product(range(1, 7), repeat=dice) for dice in (attacker, defender)]
    first, second = [[value(throw) for throw in side] for value, side in zip((mine, theirs), throws, strict=True)]
    won = sum(other <= one for one in first for other in second)
    return percent(Fraction(won, len(first) * len(second)))


@rule("SAS-413", "SAS-414")
@pytest.mark.parametrize("dice", [2, 3, 4, 5])
def test_throws_are_counted_as_they_are(dice: int) -> None:
    counted = {value: ways for value, ways in enumerate(natural(dice)) if ways}
    assert {value: Fraction(ways, 6**dice) for value, ways in counted.items()} == odds.values(dice)


@rule("SAS-416")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "rivals_dice"), [("pion1", "pion1", 2, 2), ("guard1", "warrior", 3, 4), ("warrior", "wizard", 4, 2)]
)
def test_a_step_onto_a_rival_tells_how_likely_one_wins(attacker: str, defender: str, dice: int, rivals_dice: int) -> None:
    play = stand(f"a.{attacker} keep/b6  a.guard2 keep/w9  b.{defender} keep/gw  b.guard2 grove/a1", dice="4 3 2")
    assert outlook(play, f"step a.{attacker} keep/gw") == f"fight {percent(odds.wins(dice, rivals_dice))}"
    assert outlook(play, f"step a.{attacker} keep/b5") == ""
    assert outlook(play, "end") == ""


@rule("SAS-1050", "SAS-1120")
def test_a_charm_and_a_gauntlet_count() -> None:
    pieces = "a.pion1 keep/b6  a.guard2 keep/w9  b.pion1 keep/gw  b.guard2 grove/a1"
    ties = sum((chance**2 for chance in odds.values(2).values()), Fraction(0))
    charmed = stand(pieces, dice="4 3 2", in_play="B: lucky_charm")
    assert outlook(charmed, "step a.pion1 keep/gw") == f"fight {percent(odds.wins(2, 2) - ties)}"
    gauntlet = stand(pieces, dice="4 3 2", in_play="A: gauntlet_of_might")
    assert outlook(gauntlet, "step a.pion1 keep/gw") == f"fight {beats(2, lambda throw: odds.value(throw) + 2, 2, odds.value)}"


@rule("SAS-417")
def test_who_is_paralysed_has_no_chance() -> None:
    pieces = "a.pion1 keep/b6  a.guard2 keep/w9  b.pion1 keep/gw  b.guard2 grove/a1"
    helpless = stand(pieces, dice="4 3 2", in_play="A: paralysis=b.pion1")
    assert outlook(helpless, "step a.pion1 keep/gw") == "fight 100"


@rule("SAS-1521", "SAS-1524", "SAS-1525", "SAS-1526")
@pytest.mark.parametrize(
    ("potions", "dice", "value"),
    [
        ("", 1, lambda throw: 10 * throw[0]),
        ("strength", 1, lambda throw: 10 * throw[0]),
        ("giants_strength", 2, odds.value),
        ("strength giants_strength", 3, odds.value),
        ("super_strength", 5, odds.value),
    ],
)
def test_a_curse_and_potions_against_it_count(potions: str, dice: int, value: Value) -> None:
    play = stand(
        "a.pion1 grove/c3  a.wizard keep/w9  b.wizard grove/d3  b.pion1 grove/a1",
        dice="4 3 2",
        in_play=f"A: nermals_curse=b.wizard; B: {potions}",
    )
    assert outlook(play, "step a.pion1 grove/d3") == f"fight {beats(2, odds.value, dice, value)}"


def hammered(throw: Throw) -> int:
    return odds.value(throw) + 5


def starred(throw: Throw) -> int:
    return odds.value([8 if die > 4 else 0 for die in throw])


@rule("SAS-420", "SAS-427")
def test_each_side_is_told_its_chance_with_each_weapon() -> None:
    play = stand(
        "a.pion1 keep/b6  a.guard2 keep/w9  b.pion1 keep/gw  b.guard2 grove/a1", dice="4 3 2", in_play="A: hammers; B: morning_star"
    )
    against_hammers = min(beats(2, hammered, 2, odds.value), beats(2, hammered, 2, starred))
    bare = min(beats(2, odds.value, 2, odds.value), beats(2, odds.value, 2, starred))
    assert outlook(play, "step a.pion1 keep/gw") == f"fight {max(against_hammers, bare)}"
    play.choose("step a.pion1 keep/gw", "end")
    assert play.asked == "A mode"
    assert outlook(play, "wield hammers") == f"fight {against_hammers}"
    assert outlook(play, "natural") == f"fight {bare}"
    play.choose("wield hammers")
    assert play.asked == "B mode"
    assert outlook(play, "wield morning_star") == f"fight {100 - beats(2, hammered, 2, starred)}"
    assert outlook(play, "natural") == f"fight {100 - beats(2, hammered, 2, odds.value)}"


@rule("SAS-1190", "SAS-1192", "SAS-1197")
def test_an_armed_trap_is_told_of_and_who_triggers_none_is_not_warned() -> None:
    pieces = "a.guard1 keep/b6  a.pion2 keep/w9  b.pion1 keep/w3  b.guard2 grove/a1  b.wizard grove/a2"
    play = stand(pieces, dice="4 3 2", in_play="B: lesser_death_trap")
    assert outlook(play, "step a.guard1 keep/gw") == f"trap {percent(odds.above(33, 3))}"
    assert outlook(play, "step a.guard1 keep/b5") == ""
    safe = stand(pieces, dice="4 3 2", in_play="A: trap_proof; B: lesser_death_trap")
    assert outlook(safe, "step a.guard1 keep/gw") == ""


@rule("SAS-1301", "SAS-1302")
def test_typhoid_is_told_of_where_one_comes_beside_the_carrier_and_where_one_attacks_it() -> None:
    play = stand("a.pion1 grove/a2  a.pion2 keep/w9  b.pion2 grove/c3  b.wizard grove/e6", dice="6 3 2", in_play="B: typhoid_mary=b.pion2")
    assert outlook(play, "step a.pion1 grove/b2") == "typhoid 75"
    assert outlook(play, "step a.pion1 grove/a1") == ""
    play.will_come("save", "6 6").choose("step a.pion1 grove/b2")
    assert outlook(play, "step a.pion1 grove/c3") == f"typhoid 75, fight {percent(odds.wins(2, 2))}"
    assert outlook(play, "step a.pion1 grove/c2") == ""


@rule("SAS-336")
def test_a_blocked_transmitter_is_told_to_be_death() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 keep/w9  b.pion2 grove/a1  rock grove/c6  rock grove/d5  rock grove/e6", dice="4 3 2")
    assert outlook(play, "jump a.pion1 keep/ltx") == "blocked"


@rule("SAS-1462")
def test_a_vaporous_wizard_is_warned_before_he_ends_among_others() -> None:
    play = stand("a.wizard keep/w1  a.pion2 keep/w9  b.pion2 keep/w2  b.wizard grove/a1", dice="4 3 2", in_play="A: vapour")
    assert outlook(play, "end") == ""
    play.choose("step a.wizard keep/w2")
    assert outlook(play, "step a.wizard keep/w3") == ""
    assert outlook(play, "end") == "vapour"
