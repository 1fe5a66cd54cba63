"""Rounds and turns, section 2."""

from __future__ import annotations

from itertools import pairwise

import pytest

from foldtable.core.chance import Chance
from foldtable.games.nax import BOX
from foldtable.games.nax.state import Nax
from tests.games.nax.dealing import Play, deal
from tests.marks import rule


@rule("NAX-201")
def test_each_turn_belongs_to_one_player_who_alone_throws_and_moves() -> None:
    play = deal(3, {}, "move 2")
    assert play.heard("turn-begins") == ["who=0"]
    assert play.asked == "0 move"
    assert play.refused("1 move A3", "2 move A3") == "NAX-922"
    play.choose("move A3")
    assert play.heard("turn-begins") == ["who=0", "who=1"]
    assert play.asked == "1 move"


@rule("NAX-202", "NAX-204")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    play = deal(3, {}, "move 2", first=1, turn=1, round=3)
    rounds = []
    for _ in range(6):
        rounds.append((play["turn"], play["round"]))
        play.will_come("move 2").choose("move A3")
    assert rounds == [("1", "3"), ("2", "3"), ("0", "3"), ("1", "4"), ("2", "4"), ("0", "4")]
    assert len(play.heard("deck-shuffled")) == 2


@rule("NAX-204")
def test_the_shuffle_after_a_round_takes_every_card_of_the_deck() -> None:
    play = deal(2, {}, "move 2", first=1, hand1="speed")
    order = sorted(play["deck"].split())
    play.will_come("deck " + " ".join(order)).choose("move A3")
    assert play.all_came
    assert play["deck"].split() == order
    assert play["hand 1"] == "speed"


@rule("NAX-203", "NAX-208")
def test_a_lost_turn_counts_as_the_turn_of_the_round() -> None:
    play = deal(3, {}, "move 2", lost1="yes", lost2="yes", hand0="")
    play.choose("move A3")
    assert (play["turn"], play["round"]) == ("0", "2")
    assert play.each("lost") == ["no", "no", "no"]
    assert play.heard("turn-lost") == ["who=1", "who=2"]
    assert play.heard("rolled")[1:] == [words for words in play.heard("rolled")[1:] if words.startswith("who=0")], "no die for the others"


@rule("NAX-206", "NAX-711")
def test_guard_coins_are_flipped_before_the_first_turn_of_each_round_of_stage_1() -> None:
    play = deal(2, {}, "move 2", first=1, awake="g2")
    play.will_come("guard heads tails tails heads").choose("move A3")
    assert play.all_came
    assert play["awake"] == "g1 g4"
    elsewhere = deal(2, {}, "move 2", first=1, stage=3)
    elsewhere.game.chance.tape = []
    elsewhere.choose("move A3")
    assert "guard" not in [outcome.kind for outcome in elsewhere.game.chance.tape]


@rule("NAX-207")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """Everybody holds a card that can be played anywhere, so each window is seen."""
    play = deal(
        3,
        {},
        "move 2",
        stage=3,
        at0="F3",
        at1="G4",
        at2="K1",
        switches0="s1 s2 s3",
        hand0="question",
        hand1="question",
        hand2="fireball",
        level2=3,
    )
    seen = []
    while play["turn"] == "0":
        seen.append(play.asked)
        if play.asked == "0 move":
            play.choose("move G4")
        elif "decline" in play.offered():
            play.will_come("attack 4 2").choose("battle seat1")
        else:
            play.choose("pass")
    assert seen == [
        *["0 spell start", "1 spell start", "2 spell start"],
        *["0 spell rolled", "1 spell rolled", "2 spell rolled"],
        "0 move",
        *["0 spell arrival", "1 spell arrival", "2 spell arrival"],
        "0 battle",
        *["1 spell battle", "0 spell battle", "2 spell battle"],
    ]
    order = [words.split()[0] for words in play.heard_by(-1)]
    for earlier, later in (
        ("rolled", "walks"),
        ("walks", "drew-a-card"),
        ("drew-a-card", "battle-begins"),
        ("battle-begins", "attack-rolled"),
    ):
        assert order.index(earlier) < order.index(later)


@rule("NAX-209", "NAX-521")
def test_whoever_has_the_mark_cannot_be_marked_by_a_spell() -> None:
    play = deal(3, {}, turn=1, at0="E3", at2="E3", lost0="yes", hand1="fireball", level1=3)
    assert play.asked == "1 spell start"
    assert play.offered() == ["pass", "cast fireball2 seat2", "cast fireball3 seat2"]
    assert play.refused("cast fireball2 seat0", "cast fireball3 seat0") == "NAX-521"


@rule("NAX-209", "NAX-408")
def test_a_mark_costs_one_turn_however_often_it_was_earned() -> None:
    """A fighter who got the mark on the way, and then loses to the minion, has one mark and not two."""
    play = deal(2, {}, "move 1", at0="B1", at1="A3", lost0="no")
    play.game.lost = 1
    play.will_come("minion 6", "attack 1", "move 2").choose("move C1")
    play.will_come("move 2").choose("move A3")
    assert (play.asked, play.heard("turn-lost")) == ("1 move", ["who=0"]), "seat 0 was passed over"
    play.will_come("move 1").choose("move A3")
    assert play.asked == "0 move", "and only once"


@rule("NAX-210")
def test_a_player_with_a_lost_turn_still_casts_and_still_defends() -> None:
    play = deal(2, {}, "move 1", stage=2, at0="E3", at1="F3", lost1="yes", hand1="fireball attack", top="speed")
    play.choose("1 cast fireball1 seat0")
    assert play["scorched"] == "yes"
    play.choose("move F3", "battle seat1")
    assert play.asked == "1 spell battle"
    play.will_come("attack 2 2").choose("1 cast attack1")
    assert play.heard("battle-won") == ["who=1 loser=0"]
    assert play["turn"] == "0", "its turn was passed over all the same"


@rule("NAX-211", "NAX-607")
def test_a_turn_that_ends_at_once_brings_neither_card_nor_battle() -> None:
    play = deal(2, {}, "move 1", stage=2, at0="E3", at1="F3", hand1="fireball", level1=3)
    play.choose("pass", "pass", "move F3", "cast fireball3 seat0")
    assert play["hand 0"] == ""
    assert play.heard("battle-begins") == []
    assert (play["at 0"], play["turn"]) == ("E3", "1")


@rule("NAX-212", "NAX-646")
def test_at_the_end_of_a_turn_scorch_and_lock_are_gone() -> None:
    play = deal(3, {}, "move 1", stage=2, at0="E3", at1="F3", hand1="fireball defense", level1=2, hand2="fireball", top="speed")
    play.choose("1 cast fireball1 seat0")
    assert play["scorched"] == "yes"
    play.until("1 spell battle", "move F3", "battle seat1").will_come("attack 3 3").choose("cast defense2")
    assert (play["scorched"], play["locked"], play["turn"]) == ("no", "no", "1")
    assert play.asked == "2 spell start", "spells are free again, and seat 1 can be scorched"
    assert "cast fireball1 seat1" in play.offered()


@rule("NAX-212", "NAX-648")
def test_a_silence_is_gone_after_the_battle() -> None:
    play = deal(3, {}, "move 1", stage=2, at0="E3", at1="F3", hand1="defense", level1=3, hand2="question", level2=3, top="speed")
    play.until("1 spell battle", "move F3", "battle seat1").will_come("attack 3 3").choose("cast defense3")
    assert play["silenced"] == ""
    assert play.asked == "2 spell start"


@rule("NAX-213")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_ever_out_of_the_game(seed: int) -> None:
    """In every round of a random play each seat has its turn, or it was lost."""
    rng = Chance()
    rng.seed(seed)
    game = BOX.deal(4, {"round_limit": 6}, seed)
    assert isinstance(game, Nax)
    play = Play(game)
    while not game.is_over():
        game.follow(game.options()[rng.pick(len(game.options()))])
    begun = [words.split()[0] for words in play.heard("turn-begins")]
    assert len(begun) > 40
    for seat in range(4):
        gaps = [number for number, words in enumerate(begun) if words == f"who={seat}"]
        assert max(later - earlier for earlier, later in pairwise(gaps)) <= 7, "never passed over for a whole round"


@rule("NAX-807")
def test_whoever_had_no_turn_yet_when_the_stage_ended_gets_none_for_it() -> None:
    play = deal(4, {}, "move 1", turn=1, first=0, at1="K3")
    play.choose("move L3", "decline")
    assert (play["stage"], play["turn"], play["round"]) == ("2", "2", "1")
    assert play.heard("turn-begins")[-1] == "who=2"
