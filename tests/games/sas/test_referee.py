"""Random plays under the eyes of a referee who knows the book: every move offered, every seat asked, every blow."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.settings import Value
from foldtable.games.sas import BOX
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import PIECE_NUMBER
from foldtable.games.sas.windows import WINDOW_USES, can_use
from tests.games.sas.referee import DICE, MoveReferee, Position, WindowReferee, worth
from tests.games.sas.stand import SEATS, Play, told
from tests.marks import rule, soak

DECISIONS = 1200
LONG = [pytest.param(seats, seed, marks=soak) for seed in range(100, 140) for seats in (2 + seed % 5,)]


class Bold:
    """Somebody who draws a verb first, and then what to do with it: so cards are played as often as pieces are moved."""

    def __init__(self, seed: int) -> None:
        self.rng = Chance()
        self.rng.seed(seed)

    def answer(self, play: Play) -> str:
        options = play.offered()
        verbs = sorted({option.partition(" ")[0] for option in options})
        verb = verbs[self.rng.pick(len(verbs))]
        some = [option for option in options if option.partition(" ")[0] == verb]
        return some[self.rng.pick(len(some))]


def begun(seats: int, seed: int, settings: dict[str, Value] | None = None) -> Play:
    """A game at its first turn; the hands are large, so that there is magic about."""
    game = BOX.deal(seats, settings, seed)
    assert isinstance(game, Sas)
    play = Play(game)
    bold = Bold(seed)
    while play.question == "place_piece":
        play.choose(bold.answer(play))
    for seat in range(seats):
        while len(game.hands[seat]) < 10 and game.deck_left > 0:
            game.deck_left -= 1
            game.hands[seat] = sorted([*game.hands[seat], game.deck[game.deck_left]])
    game.offered = []
    return play


@rule("SAS-301", "SAS-302", "SAS-303", "SAS-304", "SAS-310", "SAS-320", "SAS-321", "SAS-322", "SAS-327", "SAS-332", "SAS-333", "SAS-335")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 4), (6, 6), *LONG])
def test_every_step_and_passage_is_offered_that_the_book_allows_and_no_other(seats: int, seed: int) -> None:
    play = begun(seats, seed)
    referee, bold = MoveReferee(), Bold(seed)
    looked = 0
    for _ in range(DECISIONS):
        if not play.asked:
            break
        if any(event.say.message == "turn-begins" for event in play.herald.take()):
            referee.new_turn()
        referee.see(play)
        if play.question == "move_action":
            looked += 1
            offered = {answer for answer in play.offered() if answer.startswith(("step", "jump"))}
            wanted = referee.wanted(play)
            if any("ltx" in answer or "rtx" in answer for answer in offered ^ wanted):  # a passage through ghosts may be open there
                assert play.under("ghost")
                wanted = {answer for answer in wanted if "tx" not in answer}
                offered = {answer for answer in offered if "tx" not in answer}
            assert offered == wanted, play["dice"]
        answer = bold.answer(play)
        referee.answered(play.question, answer)
        play.choose(answer)
    assert looked > 50


def eligible(play: Play, seat: str) -> bool:
    """SAS-531: a card in hand and a free wizard; or a use, of which the cards know."""
    now = Position(play)
    if play[f"hand {seat}"] and now.wizard_is_free(seat):
        return True
    at = SEATS.index(seat)
    return any((play.game.owner[card] == at or card == 24) and can_use(play.game, at, card) for card in WINDOW_USES)


@rule("SAS-531", "SAS-533", "SAS-534", "SAS-535")
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 13), (4, 14), *LONG])
def test_in_windows_everybody_is_asked_in_the_order_of_the_book(seats: int, seed: int) -> None:
    play = begun(seats, seed)
    referee, bold = WindowReferee(eligible), Bold(seed)
    looked = 0
    for _ in range(DECISIONS):
        if not play.asked:
            break
        answer = bold.answer(play)
        if play.question == "window":
            wanted = referee.asked(play)
            if wanted is not None:
                looked += 1
                assert play.asked[0] == wanted, (play["window"], play["stack"])
            assert eligible(play, play.asked[0])
            referee.answered(play, answer)
        elif play.question != "aim":
            referee = WindowReferee(eligible)
        play.choose(answer)
    assert looked > 50


def bare(word: str) -> str:
    """The piece that a message names, also if it says that it serves another now."""
    return word.rpartition("=")[2].rstrip(",")


@rule("SAS-410", "SAS-411", "SAS-413", "SAS-414", "SAS-415", "SAS-416", "SAS-421", "SAS-422", "SAS-426")
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (2, 22), (3, 23), *LONG])
def test_every_blow_is_worth_what_the_book_says_and_the_higher_wins(seats: int, seed: int) -> None:
    play = begun(seats, seed)
    bold = Bold(seed)
    fights = 0
    weapons: dict[str, str] = {}
    values: list[tuple[str, int]] = []
    for _ in range(3 * DECISIONS):
        if not play.asked:
            break
        before = Position(play)
        play.choose(bold.answer(play))
        after = Position(play)
        for line in [told(event) for event in play.herald.take() if event.heard_by(-1)]:
            message, *words = line.split(" ")
            what = dict(word.split("=", 1) for word in words if "=" in word)
            if message == "conflict-named":
                weapons, values = {}, []
            elif message == "mode-weapon":
                weapons[what["who"]] = what["card"]
            elif message == "fight-rolled":
                shown = line.partition("dice=")[2].partition(" value=")[0]
                dice = [int(die) for die in shown.split()]
                piece = bare(what["piece"])
                side = before.side(piece)
                owns = {card for position in (before, after) for card in position.before.get(side, [])}
                weapon = weapons.get(str(SEATS.index(side)), "") if side != "-" else ""
                extra = 0
                if weapon == "" and piece.endswith(".wizard"):
                    extra = sum(more for card, more in (("strength", 1), ("giants_strength", 2), ("super_strength", 3)) if card in owns)
                bonus = 2 if weapon == "" and "gauntlet_of_might" in owns and not piece.startswith("hulk") else 0
                kind = play.game.kinds[PIECE_NUMBER[piece]]
                normal = list(DICE.values())[kind]
                if len(dice) == 1:  # cursed
                    assert int(what["value"]) == 10 * dice[0] + bonus
                else:
                    assert normal <= len(dice) <= normal + extra, line
                    assert int(what["value"]) == worth(dice, weapon) + bonus, line
                values.append((piece, int(what["value"])))
            elif message == "conflict-won" and len(values) == 2:
                fights += 1
                (attacker, first), (_, second) = values
                charmed = "lucky_charm" in before.before.get(before.side(values[1][0]), [])
                wins = first > second or (first == second and not charmed)
                assert (bare(what["piece"]) == attacker) == wins, line
    assert fights > 2
