"""Spells in general and their windows, section 5: what may be played where and on whom, who is asked, and in which order."""

from __future__ import annotations

from itertools import product

import pytest

from foldtable.games.nax.spells import HAS_TARGET, JUST_CAST, targets_of
from foldtable.games.nax.state import MINION, Nax
from foldtable.games.nax.tables import ABILITIES, WINDOWS
from tests.games.nax.dealing import Play, deal
from tests.marks import rule

CARDS = ["fireball", "speed", "attack", "defense", "question"]


def board_of_four() -> Nax:
    """Seat 0 is in its turn on F3, seat 1 beside it, seat 2 and seat 3 farther off; everybody has a card."""
    play = deal(4, {}, stage=2, at0="F3", at1="F3", at2="G1", at3="D3", hand0="speed", hand1="speed", hand2="attack", hand3="attack")
    return play.game


def seats(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


# Where and on whom, NAX-523: the table as the rulebook prints it, read by hand

TABLE = {
    "fireball1": "start",
    "fireball2": "start rolled arrival",
    "fireball3": "start rolled arrival battle",
    "speed1": "rolled",
    "speed2": "rolled",
    "speed3": "rolled",
    "attack1": "battle",
    "attack2": "battle",
    "attack3": "battle",
    "defense1": "battle",
    "defense2": "battle",
    "defense3": "battle",
    "question1": "start rolled arrival battle",
    "question2": "start rolled arrival battle",
    "question3": "start rolled arrival battle",
}


def on_whom(ability: str, window: str, caster: int, foe: str) -> list[int] | bool:
    """The last column of the table, for seat 0 in its turn; in a battle against a minion, or against seat 1."""
    others = [seat for seat in range(4) if seat != caster]
    fighting = [0] if foe == "minion" else [0, 1]
    if ability == "fireball1":
        return [0] if caster != 0 else []
    if ability == "fireball2":
        return [seat for seat in others if seat != 0 or window == "start"]
    if ability == "fireball3":
        return others
    if ability.startswith("speed"):
        return caster == 0
    if ability.startswith("attack"):
        return caster in fighting
    if ability == "defense1":
        return [seat for seat in fighting if seat != caster]
    if ability.startswith("defense"):
        return True
    return [0, 1, 2, 3] if ability == "question1" else others


@rule("NAX-523", "NAX-507", "NAX-522", "NAX-601", "NAX-605", "NAX-608", "NAX-620", "NAX-630", "NAX-640", "NAX-641", "NAX-643", "NAX-650")
@pytest.mark.parametrize("foe", ["minion", "seat 1"])
def test_each_ability_in_each_window_by_each_player(foe: str) -> None:
    for (number, ability), (at, window), caster in product(enumerate(ABILITIES), enumerate(WINDOWS), range(4)):
        g = board_of_four()
        if window == "battle":
            g.foe = MINION if foe == "minion" else 1
        targets = targets_of(g, caster, at, number)
        wanted = on_whom(ability, window, caster, foe) if window in TABLE[ability].split() else []
        if HAS_TARGET[number]:
            assert seats(targets) == wanted, (ability, window, caster)
        else:
            assert targets == (JUST_CAST if wanted else 0), (ability, window, caster)


@rule("NAX-521", "NAX-604", "NAX-655", "NAX-656")
def test_a_spell_that_can_do_nothing_is_not_offered() -> None:
    numbers = {ability: number for number, ability in enumerate(ABILITIES)}
    windows = {window: number for number, window in enumerate(WINDOWS)}
    g = board_of_four()
    g.scorched = True
    assert targets_of(g, 1, windows["start"], numbers["fireball1"]) == 0
    g = board_of_four()
    g.lost = 0b0100
    assert seats(targets_of(g, 1, windows["start"], numbers["fireball2"])) == [0, 3]
    assert seats(targets_of(g, 1, windows["start"], numbers["fireball3"])) == [0, 3]
    g.foe = 1
    g.lost = 0b0110
    assert seats(targets_of(g, 0, windows["battle"], numbers["fireball3"])) == [1, 3], "a combatant would get no mark (NAX-609)"
    g.broken = 0b0010
    assert seats(targets_of(g, 0, windows["battle"], numbers["fireball3"])) == [3]
    g = board_of_four()
    g.at[2] = g.at[3] = int(g.start())
    assert seats(targets_of(g, 2, windows["rolled"], numbers["question1"])) == [0, 1]
    g.hands[0] = 0
    for ability in ("question2", "question3"):
        assert seats(targets_of(g, 2, windows["rolled"], numbers[ability])) == [1, 3]


@rule("NAX-501", "NAX-502", "NAX-503")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_one_ability_is_chosen_of_those_up_to_ones_level(level: int) -> None:
    play = deal(2, {}, "move 3", hand0="speed", level0=level)
    assert play.asked == "0 spell rolled"
    assert play.offered() == ["pass", *[f"cast speed{number}" for number in range(1, level + 1)]]
    if level < 3:
        assert play.refused(f"cast speed{level + 1}", "cast speed3") == "NAX-502"
    play.choose("cast speed1")
    assert play["hand 0"] == "", "one card, one ability"
    assert play.asked == "0 move"


@rule("NAX-502")
def test_the_level_is_the_one_held_when_the_card_is_played() -> None:
    """Seat 1 wins a level in its turn, and has it in the next turn's window."""
    play = deal(2, {}, "move 1", turn=1, at1="B1", hand1="fireball", at0="E3")
    play.will_come("minion 1", "attack 6", "move 1").choose("move C1")
    assert play.asked == "1 spell start"
    assert "cast fireball2 seat0" in play.offered()


@rule("NAX-504", "NAX-505")
def test_a_used_card_is_shown_and_goes_under_the_deck() -> None:
    play = deal(2, {}, "move 3", hand0="speed attack")
    size = int(play["deck_size"])
    play.will_come("move 5").choose("cast speed1")
    assert (play["bottom"], play["hand 0"], int(play["deck_size"])) == ("speed", "attack", size + 1)
    for seat in (-1, 0, 1):
        assert play.heard("spell-cast", seat) == ["who=0 spell=speed1"]


@rule("NAX-505", "NAX-658")
def test_the_card_has_left_the_hand_before_it_takes_effect() -> None:
    play = deal(2, {}, "move 3", at1="E3", hand0="question speed", hand1="attack defense", level0=3)
    play.choose("cast question3 seat1")
    assert play["hand 0"] == "speed"
    assert play.asked == "0 take"
    play.choose("take defense")
    assert play["hand 0"] == "speed defense"


@rule("NAX-506")
def test_nothing_comes_between_a_spell_and_its_effect() -> None:
    """Whoever is asked next sees it done."""
    play = deal(2, {}, stage=2, at0="E3", at1="F3", hand0="question", hand1="question fireball", level0=2)
    assert play.asked == "0 spell start"
    play.choose("cast question2 seat1")
    assert play["hand 1"] == ""
    assert play.asked == "0 move", "seat 1 had no answer to it"


@rule("NAX-507", "NAX-512")
def test_there_are_no_windows_at_other_moments() -> None:
    """With cards that may be played at any time, nobody is asked in lost turns, at draws, at the choice to battle or at a turn's end."""
    play = deal(3, {}, "move 2", stage=2, at0="D3", at1="F3", hand0="question", hand2="question", at2="G1", lost1="yes", top="speed")
    asked = []
    while play["turn"] != "2":
        asked.append(play.asked)
        play.choose({"0 move": "move F3", "0 battle": "decline"}.get(play.asked, "pass"))
    windows = [f"{seat} spell {window}" for window in ("start", "rolled") for seat in (0, 2)]
    assert asked == [*windows, "0 move", "0 spell arrival", "2 spell arrival", "0 battle"]
    assert play.heard("turn-lost") == ["who=1"]


@rule("NAX-508", "NAX-509")
def test_start_comes_before_the_die_and_rolled_after_it() -> None:
    play = deal(2, {}, "move 4", at0="E3", hand0="speed", hand1="question")
    assert play.asked == "1 spell start"
    assert play["die"] == "-"
    play.choose("pass")
    assert play.asked == "0 spell rolled"
    assert play["die"] == "4"


@rule("NAX-510")
def test_arrival_opens_with_the_token_on_its_last_space_red_too() -> None:
    play = deal(2, {}, "move 1", at0="K3", hand1="fireball", level1=3)
    play.until("1 spell arrival", "move L3")
    assert play["at 0"] == "L3"
    assert play["stage"] == "1", "it has not landed"
    play.choose("pass")
    assert play.heard("stage-ended") == ["who=0 stage=1"]


@rule("NAX-511")
def test_the_battle_window_opens_once_after_the_minions_die_and_before_the_fighters() -> None:
    play = deal(2, {}, "move 1", "minion 4", at0="B1", hand0="attack attack")
    play.choose("move C1")
    assert play.asked == "0 spell battle"
    assert play["strength"] == "5"
    assert play.heard("attack-rolled") == []
    play.will_come("attack 4", "move 1").choose("pass")
    assert play.heard("attack-rolled") == ["who=0 die=4 total=4"]
    assert play.asked == "1 move", "and no second time"


@rule("NAX-513")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"), [(0, 2, [2, 0, 1, 3]), (1, 0, [0, 1, 2, 3]), (3, 1, [1, 3, 0, 2]), (2, 3, [3, 2, 0, 1])]
)
def test_between_players_the_defender_is_asked_first_then_the_attacker_then_clockwise(
    attacker: int, defender: int, order: list[int]
) -> None:
    everyone = {f"hand{seat}": "defense" for seat in range(4)}
    places = {f"at{seat}": "G3" for seat in range(4)} | {f"at{attacker}": "F3"}
    play = deal(4, {}, "move 1", stage=2, turn=attacker, first=attacker, top="speed", **everyone, **places)
    play.choose("move G3", f"battle seat{defender}")
    assert round_of_asking(play) == [f"{seat} spell battle" for seat in order]


def round_of_asking(play: Play) -> list[str]:
    """Everybody passes: who is asked, until the window is closed."""
    window = play["window"]
    asked = []
    while play["window"] == window:
        asked.append(play.asked)
        play.choose("pass")
    return asked


@rule("NAX-514")
@pytest.mark.parametrize("active", range(4))
def test_elsewhere_the_active_player_is_asked_first_then_clockwise(active: int) -> None:
    everyone = {f"hand{seat}": "question" if seat < 3 else "fireball" for seat in range(4)} | {"level3": 3}
    clockwise = [(active + number) % 4 for number in range(4)]
    places = {f"at{seat}": "E3" for seat in range(4)} | {f"at{active}": "B1"}
    play = deal(4, {}, "move 1", turn=active, first=active, **everyone, **places)
    assert round_of_asking(play) == [f"{seat} spell start" for seat in clockwise]
    assert round_of_asking(play) == [f"{seat} spell rolled" for seat in clockwise]
    play.choose("move C1")
    assert round_of_asking(play) == [f"{seat} spell arrival" for seat in clockwise]
    assert round_of_asking(play) == [f"{seat} spell battle" for seat in clockwise], "in a minion battle too"


@rule("NAX-515", "NAX-516")
def test_asking_goes_round_until_as_many_pass_in_a_row_as_there_are_players() -> None:
    play = deal(3, {}, "move 1", at0="B1", hand0="attack attack", hand1="defense defense", hand2="defense")
    play.will_come("minion 5").choose("move C1")
    for asked, answer in (
        ("0 spell battle", "pass"),
        ("1 spell battle", "cast defense1 seat0"),
        ("2 spell battle", "pass"),
        ("0 spell battle", "cast attack1"),
        ("1 spell battle", "pass"),
        ("2 spell battle", "pass"),
        ("0 spell battle", "cast attack1"),
        ("1 spell battle", "cast defense1 seat0"),
        ("2 spell battle", "pass"),
    ):
        assert play.asked == asked
        play.will_come("attack 6", "move 1").choose(answer)
    assert play["foe"] == "-", "seat 0 and seat 1 have nothing left, so all three passed in a row"
    assert play.heard("attack-rolled") == ["who=0 die=6 total=6"]


@rule("NAX-515")
def test_the_last_caster_too_is_asked_once_more() -> None:
    play = deal(2, {}, "move 3", hand0="speed speed", hand1="question", at0="E3")
    play.choose("pass").will_come("move 2")
    assert play.asked == "0 spell rolled"
    play.choose("cast speed1", "pass")
    assert play.asked == "0 spell rolled"
    play.choose("pass")
    assert play.asked == "0 move"


@rule("NAX-517", "NAX-519")
def test_whoever_has_no_legal_play_is_not_asked() -> None:
    play = deal(3, {}, "move 1", at0="B1", hand0="speed", hand1="attack defense", hand2="fireball")
    seen = []
    while play["turn"] == "0":
        seen.append(play.asked)
        play.choose("move C1" if play.asked == "0 move" else "pass")
    # Fireball 1 in START, Speed in ROLLED, Defense 1 in BATTLE; seat 1's Attack is of no use to a bystander
    assert seen == ["2 spell start", "0 spell rolled", "0 move", "1 spell battle"]


@rule("NAX-518", "NAX-644")
def test_a_lock_closes_the_window_at_once() -> None:
    play = deal(3, {}, "move 1", at0="B1", hand0="defense attack", level0=2, hand1="defense", hand2="question")
    play.until("0 spell battle", "move C1").will_come("attack 2", "move 1").choose("cast defense2")
    assert play["foe"] == "-"
    assert play["hand 0"] == "attack"


@rule("NAX-518", "NAX-610")
@pytest.mark.parametrize("window", ["start", "rolled"])
def test_a_turn_that_ends_closes_the_window_at_once(window: str) -> None:
    play = deal(3, {}, "move 3", at0="E3", hand1="fireball", level1=3, hand2="question")
    play.until(f"1 spell {window}").choose("cast fireball3 seat0")
    assert play["turn"] == "1"
    assert play["at 0"] == "E3"
    assert play.asked == "2 spell start", "of the next turn"


@rule("NAX-520")
def test_no_spell_is_played_on_any_other_throw() -> None:
    """Speed throws again the movement die and no other; Attack adds to nothing but an attack."""
    play = deal(2, {}, "move 1", "detect 3", at0="B3", awake="g1", hand0="speed attack", hand1="speed attack")
    play.until("0 move").choose("move C3")
    assert play["at 0"] == "A3", "nobody was asked about the detection roll"
    minion = deal(2, {}, "move 1", "minion 6", at0="B1", hand0="speed")
    minion.until("0 move").choose("move C1")
    assert minion["turn"] == "1", "nobody was asked about the minion's die"


@rule("NAX-923")
def test_two_cards_of_a_kind_are_one_choice() -> None:
    play = deal(2, {}, "move 3", hand0="speed speed", level0=2)
    assert play.offered() == ["pass", "cast speed1", "cast speed2"]
    exchange = deal(2, {}, "move 1", at0="B1", hand0="defense defense")
    exchange.choose("move B2")
    assert exchange.offered() == ["decline", "exchange defense"]
    take = deal(2, {}, "move 1", at1="E3", hand0="question", hand1="speed speed", level0=3)
    take.choose("cast question3 seat1")
    assert take.offered() == ["take speed"]
