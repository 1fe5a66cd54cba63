"""Setup, section 1: the table as a game begins, and the boards as they are printed."""

from __future__ import annotations

from collections import Counter

import pytest

from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.playout import play_out
from foldtable.games.nax import BOX
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import BOARD, KINDS, cards_in
from tests.games.nax.dealing import Play, deal
from tests.marks import rule


def fresh(seats: int, *chances: str, seed: int = 7) -> Play:
    """A game with its set-up just done, told from the beginning."""
    game = BOX.setup(seats)
    assert isinstance(game, Nax)
    game.chance.seed(seed)
    play = Play(game)
    play.will_come(*chances)
    game.run()
    return play


@rule("NAX-101")
def test_two_three_or_four_play_each_with_one_token() -> None:
    for seats in (2, 3, 4):
        play = fresh(seats)
        assert play.each("at") == ["A3"] * seats
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup) as refused:
            BOX.setup(seats)
        assert refused.value.rule == "NAX-101"


@rule("NAX-102")
def test_every_die_has_six_equal_faces_and_every_coin_two_equal_sides() -> None:
    thrown: dict[str, Counter[int]] = {"move": Counter(), "guard": Counter(), "minion": Counter(), "attack": Counter(), "detect": Counter()}
    rng = Chance()
    rng.seed(5)
    for seed in range(40):
        game = BOX.deal(3, {"round_limit": 20}, seed)
        game.chance.tape = []
        play_out(game, rng)
        for outcome in game.chance.tape:
            if outcome.kind in thrown:
                thrown[outcome.kind].update(outcome.numbers)
    for kind, counts in thrown.items():
        faces = {0, 1} if kind == "guard" else {1, 2, 3, 4, 5, 6}
        assert set(counts) == faces
        total = counts.total()
        assert total > 300
        for face in faces:
            # seven standard deviations: a fair die never strays so far
            share = 1 / len(faces)
            assert abs(counts[face] - total * share) < 7 * (total * share * (1 - share)) ** 0.5, (kind, counts)


@rule("NAX-103", "NAX-104")
def test_the_highest_throw_goes_first() -> None:
    for throws, first in (("3 5 2", "1"), ("6 5 2", "0"), ("1 2 3", "2")):
        play = fresh(3, f"first {throws}")
        assert play["turn"] == play["first"] == first
        assert play.heard("goes-first") == [f"who={first}"]
        assert play.all_came


@rule("NAX-104")
def test_only_those_tied_for_highest_throw_again_and_again() -> None:
    play = fresh(4, "first 4 6 6 6 2 5 5 1 3")
    assert play["first"] == "3", "seats 1, 2, 3 tie; then 2 and 3; then 3 is higher"
    assert [words.split()[0] for words in play.heard("first-rolled")] == [f"who={seat}" for seat in (0, 1, 2, 3, 1, 2, 3, 2, 3)]


@rule("NAX-105")
def test_turns_go_clockwise_in_every_stage() -> None:
    for stage in (1, 2, 3):
        play = deal(4, {}, stage=stage, first=2, turn=2)
        order = []
        for _ in range(6):
            order.append(play["turn"])
            step_aside(play)
        assert order == ["2", "3", "0", "1", "2", "3"]


def step_aside(play: Play) -> None:
    """The active player makes any move to a space where nothing is asked, or whatever comes nearest."""
    turns = play["turns"]
    while play["turns"] == turns and not play.game.is_over():
        play.game.follow(play.options()[0])


@rule("NAX-106")
def test_everybody_begins_with_level_1_and_nothing_else() -> None:
    play = fresh(4)
    assert play.each("level") == ["1"] * 4
    assert play.each("points") == ["0"] * 4
    assert play.each("hand") == [""] * 4
    assert play.each("lost") == ["no"] * 4


@rule("NAX-107", "NAX-108")
def test_the_stages_come_in_order_and_each_begins_on_its_blue_space() -> None:
    play = fresh(2)
    seen = []
    for stage in ("1", "2", "3"):
        assert play["stage"] == stage
        assert play["round"] == "1"
        board = BOARD[int(stage) - 1]
        assert [board.kinds[board.number[word]] for word in play.each("at")] == [KINDS.index("blue")] * 2
        seen.append(play["stage"])
        finish_stage(play)
    assert seen == ["1", "2", "3"]
    assert play.reason == "red"


def finish_stage(play: Play) -> None:
    """Put the active player before red, with all it needs, and let it walk in."""
    g = play.game
    seat = int(g.active)
    g.at[seat] = BOARD[g.stage].next_to[BOARD[g.stage].finish][0]
    g.pressed[seat] = 7 if play["stage"] == "3" else 0
    g.taken[seat] = 7 if play["stage"] == "2" else 0
    g.hands = [0] * g.seats
    BOX.begin(g)
    play.will_come("move 1")
    g.run()
    play.choose("move " + BOARD[g.stage].spaces[BOARD[g.stage].finish])
    if play.asked.endswith("draw"):
        play.choose("decline")


@rule("NAX-110", "NAX-111")
def test_the_deck_is_thirty_cards_and_nobody_is_dealt_any() -> None:
    play = fresh(4)
    counts = Counter(play["deck"].split())
    assert counts == {"fireball": 6, "speed": 8, "attack": 7, "defense": 6, "question": 3}
    assert play.heard("deck-shuffled") == [""]


@rule("NAX-111")
def test_the_deck_is_shuffled_at_set_up() -> None:
    decks = {fresh(2, seed=seed)["deck"] for seed in range(5)}
    assert len(decks) == 5
    order = fresh(2)["deck"].split()
    play = fresh(2, "first 1 2", "deck " + " ".join(reversed(order)))
    assert play["deck"].split() == order[::-1]


@rule("NAX-112")
def test_a_card_is_always_in_the_deck_or_in_a_hand() -> None:
    rng = Chance()
    rng.seed(3)
    game = BOX.deal(4, {"round_limit": 10}, 3)
    assert isinstance(game, Nax)
    spent = 0
    while not game.is_over():
        cards = list(game.deck)
        for hand in game.hands:
            cards += cards_in(hand)
        assert sorted(cards) == [0] * 6 + [1] * 8 + [2] * 7 + [3] * 6 + [4] * 3
        option = game.options()[rng.pick(len(game.options()))]
        spent += option.verb in ("cast", "exchange")
        game.follow(option)
    assert spent > 20


@rule("NAX-112")
def test_a_card_too_many_or_too_few_is_noticed() -> None:
    game = deal(2).game
    game.deck[0] = (game.deck[0] + 1) % 5
    assert len(game.losses()) == 2
    game.deck.pop()
    assert game.faults()


# The boards, section 10

SIGNS = {"S": "blue", "R": "red", "M": "black", ".": "plain", "G": "green", "K": "green", "s": "green", "E": "elevator", "x": "box"}
HEADING = "Stage 1  The Guarded Hall"


def drawn_boards() -> list[list[str]]:
    """The three boards as the rulebook draws them, side by side: a row is a list of signs."""
    lines = (BOX.folder / "rulebook" / "rules.md").read_text(encoding="utf-8").splitlines()
    top = next(number for number, line in enumerate(lines) if HEADING in line)
    boards: list[list[str]] = [[], [], []]
    for row, line in enumerate(lines[top + 2 : top + 7], 1):
        parts = [part.split() for part in line.split(str(row)) if part.strip()]
        assert len(parts) == 3
        for board, part in zip(boards, parts, strict=True):
            board.append("".join(part))
    return boards


@rule("NAX-113")
def test_the_boards_are_those_that_the_rulebook_draws() -> None:
    for board, rows in zip(BOARD, drawn_boards(), strict=True):
        spaces = {}
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign != "#":
                    spaces["ABCDEFGHIJKLM"[x] + str(y + 1)] = SIGNS[sign]
        assert {word: KINDS[board.kinds[number]] for word, number in board.number.items()} == spaces
        assert len(spaces) == {12: 40, 11: 34, 13: 38}[board.columns]


@rule("NAX-304", "NAX-113")
def test_neighbours_are_the_four_spaces_beside_one_and_no_diagonals() -> None:
    for board in BOARD:
        for word, number in board.number.items():
            column, row = "ABCDEFGHIJKLM".index(word[0]), int(word[1])
            beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
            words = [f"{'ABCDEFGHIJKLM'[x]}{y}" for x, y in beside if 0 <= x < 13]
            assert {board.spaces[other] for other in board.next_to[number]} == {word for word in words if word in board.number}


# Who begins the next stage


@rule("NAX-114")
def test_the_next_stage_is_begun_left_of_the_finisher() -> None:
    for finisher, following in (("0", "1"), ("1", "2"), ("2", "0")):
        play = deal(3, {}, "move 1", first=1, turn=finisher, **{f"at{finisher}": "K3"})
        play.choose("move L3", "decline")
        assert (play["stage"], play["first"], play["turn"]) == ("2", following, following)


@rule("NAX-115", "NAX-808")
def test_after_a_stage_without_a_finisher_the_same_player_begins() -> None:
    play = deal(3, {"round_limit": 4}, "move 2", first=2, turn=1, round=4)
    play.choose("move A3")
    assert (play["stage"], play["first"], play["turn"], play["round"]) == ("2", "2", "2", "1")


@rule("NAX-109")
def test_level_points_hand_and_lost_turn_go_along_coins_and_switches_do_not() -> None:
    play = deal(
        3,
        {},
        "move 1",
        "detect 1",
        stage=2,
        at0="J3",
        coins0="nickel dime",
        key="nickel",
        coins1="penny",
        level0=2,
        hand1="speed",
        lost2="yes",
        points1=4,
    )
    play.choose("move K3")
    if play.asked.endswith("draw"):
        play.choose("decline")
    assert play["stage"] == "3"
    assert play.each("coins") == ["", "", ""]
    assert play.each("taken") == ["", "", ""]
    assert play.each("level") == ["2", "1", "1"]
    assert play.each("points") == ["5", "5", "1"]
    assert play["hand 1"] == "speed"
    assert play["lost 2"] == "yes"
    assert play["key"] == "-"
