"""Who sees what, NAX-901 to NAX-909, and what chance decides, NAX-910 and NAX-911."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from foldtable.core.chance import Chance, Outcomes
from foldtable.core.events import SPECTATOR
from foldtable.core.scene import scene_for
from foldtable.core.steps import Option
from foldtable.core.view import shown_to
from foldtable.games.nax import BOX
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import COINS
from foldtable.table.dice import seeded
from foldtable.table.play import Play as TablePlay
from foldtable.table.standing import ALWAYS, CONCERNED, UNTIL_MY_TURN, answer_for, lapses
from tests.games.nax.dealing import deal
from tests.marks import rule

EVERYBODY = [SPECTATOR, 0, 1, 2]


@rule("NAX-901")
def test_everybody_sees_what_lies_open() -> None:
    play = deal(
        3,
        {},
        "move 3",
        stage=2,
        at0="E3",
        at1="F1",
        level1=2,
        points2=5,
        lost2="yes",
        hand1="speed attack",
        key="dime",
        coins1="penny",
        hand2="fireball",
    )
    play.choose("2 cast fireball1 seat0")
    for seat in EVERYBODY:
        seen = play.seen_by(seat)
        assert (seen["stage"], seen["round"], seen["key"]) == (2, 1, "dime")
        assert seen["at"] == ["E3", "F1", "A3"]
        assert (seen["levels"], seen["points"], seen["lost"]) == ([1, 2, 1], [0, 0, 5], [2])
        assert (seen["hand sizes"], seen["deck"]) == ([0, 2, 0], 28)
        assert seen["taken"] == [[], ["b1"], []]
        assert (seen["die"], seen["scorched"], seen["total"]) == (3, True, 2)
        assert play.heard("spell-cast-on", seat) == ["who=2 spell=fireball1 target=0"]
        assert play.heard("rolled", seat) == ["who=0 die=3"]


@rule("NAX-901", "NAX-744")
def test_everybody_sees_guards_and_switches() -> None:
    guards = deal(2, {}, awake="g2 g3")
    switches = deal(2, {}, stage=3, switches1="s1 s3")
    for seat in (SPECTATOR, 0, 1):
        assert guards.seen_by(seat)["awake"] == ["g2", "g3"]
        assert switches.seen_by(seat)["switches"] == [[], ["s1", "s3"]]


@rule("NAX-902", "NAX-908")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    play = deal(3, {}, hand0="speed question", hand1="attack defense")
    assert play.seen_by(0)["hand"] == ["speed", "question"]
    assert play.seen_by(1)["hand"] == ["attack", "defense"]
    for seat in (2, SPECTATOR):
        seen = play.seen_by(seat)
        assert seen["hand"] == []
        assert not {"speed", "question", "attack", "defense", "fireball"} & set(json.dumps(seen).replace('"', " ").split())


@rule("NAX-903")
def test_the_deck_is_known_to_nobody_but_for_what_was_seen_to_go_under_it() -> None:
    play = deal(2, {}, "move 1", at0="B1", at1="E3", hand0="speed defense", hand1="question attack", level1=2, top="fireball")
    play.until("0 spell rolled").will_come("move 1").choose("cast speed1")
    for seat in (SPECTATOR, 0, 1):
        assert play.seen_by(seat)["under"] == ["speed"]
    play.until("1 spell rolled").choose("cast question1 seat0")
    assert play.seen_by(SPECTATOR)["under"] == ["question", "speed"], "the latest lies lowest"
    play.until("1 move", "move B3")
    assert play.seen_by(SPECTATOR)["deck"] == len(play["deck"].split())


@rule("NAX-903", "NAX-204")
def test_after_a_shuffle_nothing_is_known_of_the_deck() -> None:
    play = deal(2, {}, "move 2", first=1, hand0="speed")
    play.will_come("move 2").choose("cast speed1")
    assert play.seen_by(1)["under"] == ["speed"]
    play.choose("move A3")
    assert play.seen_by(1)["under"] == []


@rule("NAX-901")
def test_what_was_turned_up_stays_known_when_the_deck_is_shuffled() -> None:
    """It is played in the last window of a round: when the next question comes, the deck has been shuffled."""
    play = deal(3, {}, "move 1", first=1, at0="B1", hand0="attack", hand1="question", level1=2, hand2="")
    play.until("0 spell battle", "move C1").choose("pass").will_come("attack 6").choose("cast question2 seat0")
    assert play["round"] == "2"
    for seat in (SPECTATOR, 0, 1, 2):
        assert play.seen_by(seat)["under"] == []
        assert play.seen_by(seat)["discarded"] == ["attack"]


@rule("NAX-726", "NAX-905")
def test_the_coin_last_taken_is_remembered_by_those_who_saw_it_when_the_stage_is_over() -> None:
    for key_coins, seen in (("secret", ["-", "dime", "-"]), ("open", ["dime", "dime", "dime"])):
        play = deal(2, {"key_coins": key_coins, "round_limit": 1}, "move 1", stage=2, first=1, at0="B5", bags="dime penny nickel")
        play.choose("move C5")
        assert play["stage"] == "3"
        assert [play.seen_by(seat)["last coin"] for seat in (SPECTATOR, 0, 1)] == seen


@rule("NAX-903", "NAX-907")
def test_a_card_given_up_in_an_exchange_is_shown_to_nobody() -> None:
    play = deal(2, {}, "move 1", at0="B1", hand0="attack defense", top="question")
    play.choose("move B2", "exchange attack")
    assert play.seen_by(0)["under"] == ["attack"]
    assert play.seen_by(1)["under"] == play.seen_by(SPECTATOR)["under"] == ["-"]
    assert play.heard("you-exchanged", 0) == ["given=attack card=question"]
    for seat in (1, SPECTATOR):
        assert play.heard("you-exchanged", seat) == []
        assert play.heard("exchanged-a-card", seat) == ["who=0"]


@rule("NAX-907")
def test_a_card_drawn_is_seen_by_its_drawer_alone() -> None:
    play = deal(2, {}, "move 1", at0="B1", top="question")
    play.choose("move B2")
    assert play.heard("you-drew", 0) == ["card=question"]
    for seat in (1, SPECTATOR):
        assert play.heard("you-drew", seat) == []
        assert play.heard("drew-a-card", seat) == ["who=0"]
    declined = deal(2, {}, "move 1", at0="B1", hand0="attack defense")
    declined.choose("move B2", "decline")
    assert declined.heard("declined-a-card", 1) == ["who=0"]


@rule("NAX-904")
def test_a_stolen_card_is_known_to_thief_and_victim_and_the_whole_hand_to_the_thief() -> None:
    play = deal(3, {}, "move 1", at1="E3", hand0="question", hand1="speed attack", level0=3)
    play.choose("cast question3 seat1")
    assert play.seen_by(0)["looked at"] == ["speed", "attack"]
    for seat in (1, 2, SPECTATOR):
        assert play.seen_by(seat)["looked at"] == []
        assert play.heard("hand-looked-at", seat) == []
    assert play.heard("hand-looked-at", 0) == ["who=1 cards=speed,attack"]
    play.choose("take attack")
    assert play.seen_by(0)["looked at"] == [], "once"
    assert play.heard("you-took-a-card", 0) == ["who=1 card=attack"]
    assert play.heard("your-card-was-taken", 1) == ["who=0 card=attack"]
    for seat in (2, SPECTATOR):
        assert play.heard("a-card-was-taken", seat) == ["who=0 target=1"]
        assert play.heard("you-took-a-card", seat) == play.heard("your-card-was-taken", seat) == []


@rule("NAX-905", "NAX-726")
def test_what_lies_in_a_bag_is_known_to_whoever_took_from_it() -> None:
    play = deal(3, {}, "move 1", stage=2, at0="B5", bags="dime penny nickel", key="penny")
    assert [play.seen_by(seat)["bags"] for seat in EVERYBODY] == [["-", "-", "-"]] * 4
    play.choose("move C5")
    assert play.seen_by(0)["bags"] == ["dime", "-", "-"]
    assert play.seen_by(0)["coins"] == [["dime"], [], []]
    for seat in (1, 2, SPECTATOR):
        assert play.seen_by(seat)["bags"] == ["-", "-", "-"]
        assert play.seen_by(seat)["taken"] == [["b1"], [], []]
        assert play.heard("took-a-coin", seat) == ["who=0 bag=b1"]
        assert play.heard("you-took-a-coin", seat) == []
    openly = deal(3, {"key_coins": "open"}, "move 1", stage=2, at0="B5", bags="dime penny nickel", key="penny")
    openly.choose("move C5")
    for seat in EVERYBODY:
        assert openly.seen_by(seat)["bags"] == ["dime", "-", "-"]
        assert openly.heard("coin-taken", seat) == ["who=0 coin=dime bag=b1"]


@rule("NAX-905")
def test_two_bags_tell_what_is_in_the_third() -> None:
    play = deal(2, {}, stage=2, bags="dime penny nickel", key="penny", coins0="dime nickel", coins1="nickel")
    assert play.seen_by(0)["bags"] == ["dime", "penny", "nickel"]
    assert play.seen_by(0)["coins"] == [["nickel", "dime"], ["nickel"]], "whoever reached into b3 has what is in b3"
    assert play.seen_by(1)["bags"] == ["-", "-", "nickel"]
    assert play.seen_by(1)["coins"] == [["nickel"], ["nickel"]]


@rule("NAX-729")
def test_whoever_enters_the_elevator_shows_that_it_holds_the_key() -> None:
    play = deal(2, {}, "move 1", stage=2, at0="I3", bags="dime penny nickel", key="nickel", coins0="nickel")
    assert play.seen_by(1)["shown"] == [False, False]
    play.choose("move J3")
    for seat in (SPECTATOR, 1):
        assert play.seen_by(seat)["shown"] == [True, False]
        assert play.seen_by(seat)["coins"] == [["nickel"], []]
        assert play.seen_by(seat)["bags"] == ["-", "-", "nickel"], "it has reached into one bag alone"
    assert play.heard("key-shown") == ["who=0"]


@rule("NAX-729")
def test_a_key_that_was_shown_is_in_one_of_the_bags_reached_into_before() -> None:
    play = deal(2, {}, "move 1", stage=2, at0="I3", bags="dime penny nickel", key="nickel", coins0="dime nickel")
    play.choose("move J3")
    rng = Chance()
    rng.seed(1)
    seen: Counter[int] = Counter()
    for _ in range(200):
        world = play.game.copy()
        world.redeal(1, rng)
        seen[world.bags.index(COINS.index("nickel"))] += 1
    assert set(seen) == {0, 2}
    assert 70 < seen[0] < 130


@rule("NAX-906")
def test_destinations_are_shown_to_the_mover_alone() -> None:
    play = deal(2, {}, "move 2", stage=2, at0="I3", key="nickel", coins0="nickel")
    assert play.asked == "0 move"
    assert b"K3" in shown_to(BOX, play.game, 0)
    for seat in (1, SPECTATOR):
        scene = scene_for(BOX, play.game, seat)
        assert scene.picks == [] and scene.closed == []
        assert b"options" not in shown_to(BOX, play.game, seat)
        without = deal(2, {}, "move 2", stage=2, at0="I3", key="nickel", coins0="dime", bags="nickel dime penny")
        with_key = deal(2, {}, "move 2", stage=2, at0="I3", key="nickel", coins0="nickel", bags="dime nickel penny")
        assert shown_to(BOX, without.game, seat) == shown_to(BOX, with_key.game, seat), "the way through the elevator would tell"


@rule("NAX-908")
def test_a_spectator_is_never_shown_more_than_each_player() -> None:
    rng = Chance()
    rng.seed(8)
    game = BOX.deal(3, {"round_limit": 6}, 8)
    while not game.is_over():
        public = {key: value for key, value in BOX.view(game, SPECTATOR).table().items() if key not in ("hand", "looked at")}
        for seat in range(3):
            own = BOX.view(game, seat).table()
            for key, value in public.items():
                if key in ("bags", "under"):
                    assert isinstance(value, list)
                    mine = own[key]
                    assert isinstance(mine, list)
                    assert all(here in ("-", there) for here, there in zip(value, mine, strict=True))
                elif key == "last coin":
                    assert value in ("-", own[key])
                elif key != "coins":
                    assert own[key] == value
        game.follow(game.options()[rng.pick(len(game.options()))])


# Being asked, NAX-517 and NAX-909


def two_tables() -> list[Nax]:
    """The same table but for the hands of seats 1 and 2: in the one the first is asked, in the other the second."""
    tables = []
    for one, other in (("question", "speed"), ("speed", "question")):
        play = deal(3, {}, stage=3, at0="E3", hand1=one, hand2=other)
        tables.append(play.game)
    assert [game.asked() for game in tables] == [1, 2]
    return tables


@rule("NAX-909", "NAX-517")
def test_who_is_asked_in_a_window_is_not_to_be_seen() -> None:
    first, second = two_tables()
    for seat in (SPECTATOR, 0):
        assert shown_to(BOX, first, seat) == shown_to(BOX, second, seat)
        assert BOX.view(first, seat).asked == -1
        assert scene_for(BOX, first, seat).asked == -1
    assert BOX.view(first, 1).asked == 1, "but whoever is asked knows"


@rule("NAX-909", "NAX-922")
def test_nor_can_it_be_found_out_by_answering_for_somebody() -> None:
    refusals = []
    for number, hands in enumerate((("question", "speed"), ("speed", "question"))):
        play = deal(3, {}, stage=3, at0="E3", hand1=hands[0], hand2=hands[1])
        slip = play.refusal("0 pass")
        refusals.append((slip.rule, repr(slip.say)))
        assert play.game.asked() == number + 1
    assert refusals[0] == refusals[1]


@rule("NAX-909", "NAX-517")
def test_passing_and_not_being_asked_leave_the_same_table_and_tell_the_same() -> None:
    passed = deal(2, {}, "move 3", at0="E3", hand1="question")
    while passed.asked != "0 move":
        passed.choose("pass")
    unasked = deal(2, {}, "move 3", at0="E3", hand1="attack")
    assert unasked.asked == "0 move"
    assert passed.heard_by(0) == unasked.heard_by(0)
    assert shown_to(BOX, passed.game, 0) == shown_to(BOX, unasked.game, 0)


@rule("NAX-909")
def test_a_silence_by_standing_order_is_the_pass_one_would_choose() -> None:
    play = deal(3, {}, "move 3", at0="E3", hand1="question", hand2="question")
    ask = play.game.ask()
    silence = ask.silence(play.game)
    assert silence is play.options()[0]
    assert play.asked == "1 spell start"
    assert answer_for(play.game, CONCERNED) is silence, "somebody else's turn, far away"
    assert answer_for(play.game, ALWAYS) is None


@rule("NAX-909")
@pytest.mark.parametrize(
    ("asked", "concerned"),
    [
        ("1 spell start", False),
        ("2 spell start", False),
        ("1 spell arrival", True),
        ("2 spell arrival", False),
        ("1 spell battle", True),
        ("2 spell battle", False),
    ],
)
def test_what_concerns_a_player_is_judged_by_what_lies_open(asked: str, concerned: bool) -> None:
    """A player beside whom one lands, or who is battled, wants to be asked; hands don't count."""
    for hand in ("question", "fireball"):
        play = deal(3, {}, "move 1", stage=2, at0="E3", at1="F3", at2="G1", hand1=hand, level1=3, hand2=hand, level2=3, top="speed")
        play.until(asked, *["move F3", "battle seat1"][: {"start": 0, "arrival": 1, "battle": 2}[asked.split()[2]]])
        assert play.game.ask().concerns(play.game) is concerned


@rule("NAX-909")
def test_silence_until_ones_turn_is_over_with_its_first_window() -> None:
    """Else Speed could never be played by whoever once said that it wants to be left alone until then."""
    play = deal(2, {}, "move 3", at0="E3", hand0="speed", hand1="question")
    assert play.asked == "1 spell start"
    assert answer_for(play.game, UNTIL_MY_TURN) is not None
    assert not lapses(play.game, UNTIL_MY_TURN)
    play.choose("pass")
    assert play.asked == "0 spell rolled"
    assert answer_for(play.game, UNTIL_MY_TURN) is None
    assert lapses(play.game, UNTIL_MY_TURN)


@rule("NAX-909")
def test_undo_steps_over_silences() -> None:
    """Seat 1 says nothing in seat 0's turn; that isn't what it would take back, nor does it keep seat 0 from taking back."""
    play = TablePlay.begin(BOX, 2, {}, seeded(3))
    silences = 0
    for _ in range(400):
        if play.game.is_over():
            break
        option = quiet(play.game.options())
        move = play.choose(play.game.asked(), option.notation())
        silences += move.is_silence
        way = play.can_undo(move.seat)
        assert way is None or not way.move.is_silence
    assert silences > 20


def quiet(options: list[Option]) -> Option:
    return options[0]


# Chance


@rule("NAX-910", "NAX-911")
def test_no_other_chance_exists_and_each_comes_with_its_moment() -> None:
    kinds: Counter[str] = Counter()
    rng = Chance()
    rng.seed(2)
    for seed in range(25):
        game = BOX.setup(3, {"round_limit": 25})
        game.chance.seed(seed)
        game.chance.tape = []
        game.run()
        while not game.is_over():
            game.follow(game.options()[rng.pick(len(game.options()))])
        tape = game.chance.tape
        assert tape is not None
        kinds.update(outcome.kind for outcome in tape)
        for outcome in tape:
            faces = {"guard": {0, 1}, "elevator": {0, 1, 2}, "bags": {0, 1, 2}, "deck": {0, 1, 2, 3, 4}}.get(
                outcome.kind, {1, 2, 3, 4, 5, 6}
            )
            assert set(outcome.numbers) <= faces
        check_order(tape)
    assert set(kinds) == {"first", "deck", "move", "guard", "detect", "minion", "attack", "elevator", "bags"}


def check_order(tape: list[Outcomes]) -> None:
    """NAX-911: first-player dice, the shuffle, four guard coins; after that each round's shuffle before anything else of the next round."""
    order = [outcome.kind for outcome in tape]
    start = order.index("deck")
    assert set(order[:start]) == {"first"}
    assert order[start + 1 : start + 5] == ["guard"] * 4
    for place, kind in enumerate(order):
        if kind == "guard" and order[place - 1] != "guard":
            assert order[place - 1] == "deck" and order[place : place + 4] == ["guard"] * 4
        if kind == "elevator":
            assert order[place - 1 : place + 2] == ["deck", "elevator", "bags"]


@rule("NAX-911", "NAX-711")
def test_guard_coins_are_flipped_in_the_order_g1_to_g4() -> None:
    for number in range(4):
        play = deal(2, {}, "move 2", first=1)
        play.will_come("guard " + " ".join("heads" if guard == number else "tails" for guard in range(4))).choose("move A3")
        assert play["awake"] == f"g{number + 1}"


@rule("NAX-720", "NAX-723", "NAX-910")
def test_the_elevators_coin_and_the_bags_are_as_likely_each_way() -> None:
    keys: Counter[str] = Counter()
    orders: Counter[str] = Counter()
    for seed in range(600):
        game = deal(2, {}, "move 1", at0="K3").game
        game.chance.seed(seed)
        game.choose(0, "move L3")
        game.choose(0, "decline")
        keys[str(game.key)] += 1
        orders[str(game.bags)] += 1
    assert len(keys) == 3 and all(150 < times < 250 for times in keys.values())
    assert len(orders) == 6 and all(60 < times < 140 for times in orders.values())
