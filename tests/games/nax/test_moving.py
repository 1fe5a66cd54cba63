"""The move, NAX-301 to NAX-316: every walk there is, walked by hand, against what the game offers and which way it goes."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from foldtable.games.nax.tables import BOARD, Board
from foldtable.games.nax.walks import fewest_rolls, walk_to
from tests.games.nax.dealing import Play, deal
from tests.marks import rule

LETTERS = "ABCDEFGHIJKLM"


def beside(board: Board, word: str) -> list[str]:
    """By the grid alone: the spaces left, right, above and below."""
    column, row = LETTERS.index(word[0]), int(word[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    words = [f"{LETTERS[x]}{y}" for x, y in near if 0 <= x < len(LETTERS)]
    return sorted(other for other in words if other in board.number)


@cache
def walks(stage: int, shut: frozenset[str], start: str, steps: int) -> list[tuple[str, ...]]:
    """NAX-303 to NAX-310, literally: every legal walk of so many steps, without its start."""
    board = BOARD[stage - 1]
    red = board.spaces[board.finish]
    found: list[tuple[str, ...]] = [()]
    for left in range(steps - 1, -1, -1):
        longer = []
        for walk in found:
            here = walk[-1] if walk else start
            longer += [(*walk, space) for space in beside(board, here) if space not in shut and (space != red or left == 0)]
        found = longer
    return found


WATCHED = {"g1": {"C3", "E3"}, "g2": {"G5", "H4", "I5"}, "g3": {"I1", "I3"}, "g4": {"I3", "K3"}}


def rolls(walk: tuple[str, ...], awake: tuple[str, ...]) -> int:
    """NAX-715: each awake guard rolls once, if the walk enters any space it watches."""
    return sum(1 for guard in awake if WATCHED[guard] & set(walk))


SHUT = {1: [frozenset()], 2: [frozenset(), frozenset({"J3"})]}
BOXES = ["D3", "H3", "L3"]
SHUT[3] = [frozenset(box for box, lifted in zip(BOXES, lifts, strict=True) if not lifted) for lifts in product([True, False], repeat=3)]


def opened(stage: int, shut: frozenset[str]) -> int:
    if stage == 2:
        return 0 if shut else 1
    return sum(1 << number for number, box in enumerate(BOXES) if stage == 3 and box not in shut)


@rule("NAX-303", "NAX-304", "NAX-305", "NAX-306", "NAX-307", "NAX-309", "NAX-310", "NAX-316", "NAX-728", "NAX-743")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_destinations_are_where_some_legal_walk_of_just_so_many_steps_ends(stage: int) -> None:
    board = BOARD[stage - 1]
    for shut in SHUT[stage]:
        for start in board.spaces:
            for steps in range(1, 7):
                ends = {walk[-1] for walk in walks(stage, shut, start, steps)}
                offered = {
                    board.spaces[to]
                    for to in range(len(board.spaces))
                    if fewest_rolls(stage - 1, opened(stage, shut), 0, board.number[start], steps, to) == 0
                }
                assert offered == ends, (stage, start, steps, sorted(shut))


@rule("NAX-303", "NAX-306")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_long_walks_end_where_shorter_ones_of_the_same_parity_do_and_farther(stage: int) -> None:
    """Twenty-four steps and more are far too many to walk one by one: step sets by breadth instead."""
    board = BOARD[stage - 1]
    red = board.spaces[board.finish]
    for shut in SHUT[stage]:
        for start in board.spaces:
            ends = {start}
            for steps in range(1, 60):
                further = {space for here in ends if here != red or steps == 1 for space in beside(board, here) if space not in shut}
                ends = further
                inside = {
                    board.spaces[to]
                    for to in range(len(board.spaces))
                    if fewest_rolls(stage - 1, opened(stage, shut), 0, board.number[start], steps, to) == 0
                }
                assert inside == ends, (stage, start, steps)


@rule("NAX-311", "NAX-715")
@pytest.mark.parametrize("awake", [("g1",), ("g4",), ("g2", "g3"), ("g3", "g4"), ("g1", "g2", "g3", "g4")], ids=" ".join)
def test_the_walk_taken_meets_the_fewest_guards_and_is_the_first_by_its_names(awake: tuple[str, ...]) -> None:
    board = BOARD[0]
    mask = sum(1 << int(guard[1]) - 1 for guard in awake)
    for start in board.spaces:
        for steps in range(1, 8):
            best: dict[str, tuple[int, tuple[str, ...]]] = {}
            for walk in walks(1, frozenset(), start, steps):
                key = (rolls(walk, awake), walk)
                best[walk[-1]] = min(best.get(walk[-1], key), key)
            for to, (fewest, walk) in best.items():
                assert fewest_rolls(0, 0, mask, board.number[start], steps, board.number[to]) == fewest
                taken = walk_to(0, 0, mask, board.number[start], steps, board.number[to])
                assert tuple(board.spaces[space] for space in taken) == walk


@rule("NAX-311")
@pytest.mark.parametrize("stage", [2, 3])
def test_without_guards_the_walk_taken_is_the_first_by_its_names(stage: int) -> None:
    board = BOARD[stage - 1]
    for shut in SHUT[stage]:
        for start in board.spaces[::3]:
            for steps in (1, 2, 5, 6):
                first: dict[str, tuple[str, ...]] = {}
                for walk in walks(stage, shut, start, steps):
                    first[walk[-1]] = min(first.get(walk[-1], walk), walk)
                for to, walk in first.items():
                    taken = walk_to(stage - 1, opened(stage, shut), 0, board.number[start], steps, board.number[to])
                    assert tuple(board.spaces[space] for space in taken) == walk


@rule("NAX-311", "NAX-312", "NAX-924")
def test_the_choices_are_destinations_in_the_order_of_their_names() -> None:
    play = deal(2, {}, "move 4", at0="F3")
    offered = play.offered()
    assert offered == sorted(offered)
    assert all(words.startswith("move ") for words in offered)
    assert {words.partition(" ")[2] for words in offered} == {walk[-1] for walk in walks(1, frozenset(), "F3", 4)}


@rule("NAX-301", "NAX-302", "NAX-603")
def test_the_movement_total_for_every_die_and_every_mix_of_speeds() -> None:
    """S x 2^d + 4 x f, the die halved and rounded up when scorched."""
    play = deal(2)
    g = play.game
    for die, d, f in product(range(1, 7), range(4), range(4)):
        g.die, g.doublings, g.fours = die, d, f
        g.scorched = False
        assert g.movement() == die * 2**d + 4 * f
        g.scorched = True
        assert g.movement() == [1, 1, 2, 2, 3, 3][die - 1] * 2**d + 4 * f


@rule("NAX-307")
def test_standing_still_is_no_step_and_none_may_be_left_over() -> None:
    play = deal(2, {}, "move 2", at0="E1")
    assert play.refused("walk E1", "walk E1 ") == "NAX-922"
    assert play.refused("walk E1 E1 D1", "walk E1 D1 D1") == "NAX-304"
    assert play.refused("walk E1 D1", "walk E1 D1 E1 F1", "move D1") == "NAX-303"


@rule("NAX-308")
def test_passing_over_a_minion_a_player_and_a_bag_does_nothing() -> None:
    play = deal(2, {}, "move 4", stage=2, at0="G3", at1="I3", key="dime")
    play.choose("walk G3 H3 I3 I2 I1")
    assert play.heard("minion-appears") == play.heard("battle-begins") == []
    assert play["at 0"] == "I1"
    bag = deal(2, {}, "move 2", stage=2, at0="E1")
    bag.choose("move G1")
    assert bag["taken 0"] == ""


@rule("NAX-312", "NAX-922")
def test_a_spelled_out_walk_is_taken_exactly_if_it_is_legal() -> None:
    """Every sequence of four spaces near the token, legal or not."""
    near = ["C3", "D3", "E3", "E2", "F3", "F4", "G3"]
    legal = set(walks(1, frozenset(), "E3", 3))
    taken = set()
    for walk in product(near, repeat=3):
        play = deal(2, {}, "move 3", at0="E3")
        answer = " ".join(["walk", "E3", *walk])
        if walk in legal:
            play.choose(answer)
            assert play.heard("walks") == [f"who=0 space={walk[-1]} walk={','.join(walk)}"]
            taken.add(walk)
        else:
            play.refusal(answer)
    assert taken == {walk for walk in legal if set(walk) <= set(near)}


@rule("NAX-312", "NAX-716")
def test_a_walk_past_a_guard_is_walked_as_it_was_spelled_out() -> None:
    play = deal(2, {}, "move 4", "detect 3", at0="F5", awake="g2")
    play.choose("walk F5 G5 H5 H4 H3")
    assert play["at 0"] == "A3"
    assert play.all_came


@rule("NAX-312")
def test_a_walk_begins_where_the_token_stands() -> None:
    play = deal(2, {}, "move 2", at0="E1", at1="C3")
    assert play.refused("walk C3 B3 A3", "walk D1 C1 B1") == "NAX-312"


@rule("NAX-309")
def test_red_is_entered_by_the_last_step_alone() -> None:
    play = deal(2, {}, "move 3", at0="K3")
    assert "move L3" in play.offered(), "K3-K2-K3-L3 comes to red with its last step"
    assert play.refused("walk K3 L3 K3 K2", "walk K3 L3 K3 L3") == "NAX-309"
    longer = deal(2, {}, "move 2", at0="K3")
    assert "move L3" not in longer.offered()


@rule("NAX-310", "NAX-728")
def test_the_elevator_is_shut_even_in_passing() -> None:
    play = deal(2, {}, "move 2", stage=2, at0="I3", key="nickel", coins0="penny dime")
    assert play.refused("move K3", "walk I3 J3 I3", "walk I3 J3 K3") == "NAX-310"
    key = deal(2, {}, "move 2", stage=2, at0="I3", key="nickel", coins0="nickel")
    assert "move K3" in key.offered()
    key.choose("walk I3 J3 I3")
    assert key["at 0"] == "I3"


def stuck() -> Play:
    """On red without the key: nothing that play could bring about, and nowhere to go."""
    return deal(2, {}, "move 3", "move 2", stage=2, at0="K3", key="nickel", bags="penny nickel dime", coins0="penny", at1="B3")


@rule("NAX-313")
def test_without_any_legal_walk_the_token_stays_and_the_turn_ends() -> None:
    play = stuck()
    assert play.heard("no-walk") == ["who=0"]
    assert play["at 0"] == "K3"
    assert play["stage"] == "2", "it has not landed"
    assert play.asked == "1 move"


@rule("NAX-313")
def test_on_the_given_boards_there_is_always_a_walk() -> None:
    """For every space a token can stand on: with the elevator or a box under it only if that is open to it."""
    for stage in (1, 2, 3):
        board = BOARD[stage - 1]
        for shut in SHUT[stage]:
            for start in board.spaces:
                if start not in shut and start != board.spaces[board.finish]:
                    for steps in range(1, 5):
                        assert walks(stage, shut, start, steps)


@rule("NAX-314", "NAX-717")
def test_whoever_is_caught_has_not_landed() -> None:
    play = deal(2, {}, "move 1", "detect 4", at0="B3", at1="C3", awake="g1", hand1="question")
    play.choose("pass", "pass", "move C3")
    assert play["at 0"] == "A3"
    assert play["hand 0"] == ""
    assert play.asked == "1 spell start", "no ARRIVAL window, no card, no battle: the next turn"


@rule("NAX-315")
def test_any_number_of_tokens_may_share_a_space() -> None:
    play = deal(4, {}, "move 1", at0="F3", at1="G3", at2="G3", at3="G3")
    play.choose("move G3")
    assert play.each("at") == ["G3"] * 4


@rule("NAX-317", "NAX-318", "NAX-701")
def test_uncoloured_spaces_bring_a_card_and_coloured_ones_none() -> None:
    drawn = {}
    for stage, start, to, more in (
        (1, "B1", "B2", {}),
        (1, "B3", "A3", {}),
        (1, "C3", "D3", {}),
        (2, "I3", "J3", {"key": "dime", "coins0": "dime"}),
        (2, "B5", "C5", {}),
        (3, "C3", "D3", {"switches0": "s1"}),
        (3, "C3", "C4", {}),
    ):
        play = deal(2, {}, "move 1", stage=stage, at0=start, **more)
        play.choose(f"move {to}")
        drawn[to] = len(play["hand 0"].split())
    assert drawn == {"B2": 1, "A3": 0, "D3": 1, "J3": 1, "C5": 0, "C4": 0}


@rule("NAX-718")
def test_a_guards_own_space_brings_no_card() -> None:
    play = deal(2, {}, "move 1", at0="C3")
    play.choose("move D3")
    assert play["hand 0"] == ""


@rule("NAX-319", "NAX-320", "NAX-321", "NAX-322")
def test_a_third_card_is_only_had_for_one_of_the_two() -> None:
    play = deal(2, {}, "move 1", at0="B1", hand0="defense attack", top="question speed")
    play.until("0 exchange", "move B2")
    assert play.offered() == ["decline", "exchange defense", "exchange attack"]
    play.choose("exchange attack")
    assert play["hand 0"] == "defense question"
    assert play["bottom"] == "attack"
    assert play["top"] == "speed"


@rule("NAX-322")
def test_the_card_given_up_goes_under_before_the_top_one_is_drawn() -> None:
    """With an empty deck there is nothing to pick up, so one card in the deck is the edge: it is the one drawn."""
    play = deal(2, {}, "move 1", at0="B1", hand0="defense attack")
    play.game.deck = play.game.deck[-1:]
    only = play["top"]
    play.choose("move B2", "exchange attack")
    assert play["hand 0"] == f"defense {only}"
    assert play["deck"] == "attack"


@rule("NAX-323")
def test_from_an_empty_deck_no_card_is_picked_up() -> None:
    for hand in ("", "defense attack"):
        play = deal(2, {}, "move 1", at0="B1", hand0=hand)
        play.game.deck = []
        play.choose("move B2")
        assert play["hand 0"] == hand
        assert play.asked == "1 move"


@rule("NAX-324")
def test_the_card_comes_before_the_choice_to_battle() -> None:
    play = deal(2, {}, "move 1", at0="B1", at1="B2", top="attack")
    play.choose("move B2")
    assert play.asked == "0 battle"
    assert play["hand 0"] == "attack"
    play.choose("battle seat1")
    assert play.asked == "0 spell battle", "and can be used in the battle"


@rule("NAX-714")
def test_standing_or_leaving_is_not_crossing_and_only_walkers_are_seen() -> None:
    play = deal(2, {}, "move 1", at0="C3", at1="E3", awake="g1", hand1="question")
    play.game.chance.tape = []
    play.choose("pass", "pass", "move B3", "pass")
    assert "detect" not in [outcome.kind for outcome in play.game.chance.tape]
    sent = deal(2, {}, "move 2", at0="C1", at1="E3", awake="g1 g2 g3 g4", hand0="question")
    sent.game.chance.tape = []
    sent.choose("cast question1 seat0")
    assert "detect" not in [outcome.kind for outcome in sent.game.chance.tape]


@rule("NAX-713", "NAX-715", "NAX-716")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_1_or_a_6_escapes_and_anything_else_is_caught(die: int) -> None:
    play = deal(2, {}, "move 1", f"detect {die}", at0="B3", awake="g1")
    play.choose("move C3")
    assert play["at 0"] == ("C3" if die in (1, 6) else "A3")
    assert play.all_came


@rule("NAX-715")
def test_of_two_guards_the_lower_number_rolls_first_and_a_catch_ends_it() -> None:
    play = deal(2, {}, "move 1", "detect 6 6", at0="H3", awake="g3 g4")
    play.choose("move I3")
    assert play.heard("unseen") == ["who=0 guard=g3 die=6", "who=0 guard=g4 die=6"]
    caught = deal(2, {}, "move 1", "detect 2", "move 1", at0="H3", awake="g3 g4")
    caught.choose("move I3")
    assert caught.heard("caught") == ["who=0 guard=g3 die=2"]
    assert caught.all_came, "the second guard doesn't roll any more"


@rule("NAX-311", "NAX-716")
def test_the_player_sees_the_risk_of_each_walk_before_choosing() -> None:
    play = deal(2, {}, "move 1", at0="H3", awake="g3 g4")
    looks = {option.notation(): play.game.ask().outlook(play.game, option) for option in play.options()}
    seen = looks["move I3"]
    assert seen is not None
    assert {arg.name: arg.value for arg in seen.args} == {"guards": 2, "percent": 11}, "one in nine"
    assert looks["move H4"] is None
    far = deal(2, {}, "move 4", at0="F5", awake="g2")
    safe = {option.notation(): far.game.ask().outlook(far.game, option) for option in far.options()}
    assert safe["move H3"] is None, "the walk by F4 meets nobody"
    risky = far.game.read(0, "walk F5 G5 H5 H4 H3")
    told = far.game.ask().outlook(far.game, risky)
    assert told is not None
    assert {arg.name: arg.value for arg in told.args} == {"guards": 1, "percent": 33}
