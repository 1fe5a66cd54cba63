"""A chain five cards deep, and another with windows within windows: at each decision it can be copied, stored and dealt anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foldtable.core.chance import Chance
from foldtable.core.pack import digest, from_json, pack, to_json, unpack
from foldtable.core.view import shown_to
from foldtable.games.sas import BOX
from foldtable.games.sas.state import Sas
from tests.games.sas.stand import Play, stand
from tests.marks import plain_too, rule

FIVE = [
    "pass",  # A, in W2
    "invoke summon_rock", "name grove/a2",  # B
    "invoke spell_bounce",  # C takes it over
    "invoke teleport", "name b.pion1", "name keep/w1",  # A
    "invoke anti_spell",  # B, against the teleport
    "invoke sleep", "name a.pion1",  # C
    "pass", "pass", "pass",  # the sleep
    "pass", "pass", "pass",  # the anti spell: the teleport is gone
    "pass", "pass", "pass",  # the bounce
    "name isles/s2",  # C chooses anew
    "pass", "pass", "pass",  # the rock is C's to place
    "pass", "pass", "pass",  # the window closes
]  # fmt: skip


def chain() -> Play:
    return stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1  c.wizard isles/nx  c.pion1 isles/w1",
        hands="A: teleport horse; B: summon_rock anti_spell thief; C: spell_bounce sleep speed",
        deck="zombie",
        dice="4 2 1",
    )


def ride() -> Play:
    """W4 with the Swords below and a Horse above; its step springs a trap; in that window a Speed, which opens one of its own."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w12  b.pion1 grove/a1  c.wizard isles/nx  c.pion1 isles/w1",
        hands="A: horse swords; B: speed thief; C: teleport sleep",
        in_play="B: lesser_death_trap",
        dice="4 2 1",
    )
    return play.settle().end_only().will_come("horse", "5").will_come("speed", "2 2").will_come("save", "6 6")


RIDE = [
    "invoke swords", "pass", "pass",  # A, and nobody answers yet
    "invoke horse", "name a.pion1", "pass", "pass",  # above the Swords; it is resolved first
    "step a.pion1 keep/gn",  # a trap: B's armed one springs
    "invoke speed", "pass", "pass",  # B drinks above the springing; C passes, and so does B
    "step b.wizard keep/w13",  # in a window within the window within the window
    "pass", "invoke teleport", "name c.pion1", "name isles/s2", "pass", "pass",  # C's teleport in there
]  # fmt: skip


def decisions(play: Play, answers: list[str]) -> Iterator[tuple[Play, list[str]]]:
    """The play at each decision, and what is still to be answered."""
    for at, answer in enumerate(answers):
        assert answer in play.offered(), (at, answer, play.asked, play["stack"])
        yield play, answers[at:]
        play.choose(answer)


def future(game: Sas, answers: list[str]) -> list[str]:
    found = []
    for answer in answers:
        game.choose(game.asked(), answer)
        found.append(digest(BOX, game))
    return found


CHAINS = pytest.mark.parametrize(("begin", "answers"), [(chain, FIVE), (ride, RIDE)], ids=["five deep", "within windows"])


@rule("SAS-530", "SAS-535", "SAS-536", "SAS-546", "SAS-1232")
def test_the_five_are_resolved_from_the_top() -> None:
    play = chain()
    heights = [len(play.pending) for play, _ in decisions(play, FIVE)]
    assert max(heights) == 5
    assert (play.at("b.pion1"), play["rocks"], play.under("asleep")) == ("grove/a1", "isles/s2", "a.pion1")
    assert sorted(play["pile"].split()) == ["anti_spell", "spell_bounce", "summon_rock", "teleport"]
    assert play.asked == "A move_action"


@rule("SAS-536", "SAS-542", "SAS-1192")
def test_windows_within_windows() -> None:
    play = ride()
    deepest = max(len(play.pending) for play, _ in decisions(play, RIDE))
    assert deepest >= 3
    assert play.at("c.pion1") == "isles/s2"
    assert "swords" in play.pending, "at the very bottom, and still waiting"
    while play.question in ("window", "extra_step"):
        play.choose("stop" if play.question == "extra_step" else "pass")
    assert play["play A"] == "swords"


@plain_too
@rule("SAS-530", "SAS-536")
@CHAINS
def test_at_each_decision_copies_and_saves_play_on_alike(begin: object, answers: list[str]) -> None:
    assert callable(begin)
    for play, left in decisions(begin(), answers):
        assert pack(BOX, unpack(BOX, pack(BOX, play.game))) == pack(BOX, play.game)
        wanted = future(play.game.copy(), left)
        for other in (unpack(BOX, pack(BOX, play.game)), from_json(BOX, to_json(BOX, play.game))):
            assert isinstance(other, Sas)
            other.chance = play.game.copy().chance  # the same dice are foretold
            assert digest(BOX, other) == digest(BOX, play.game)
            assert future(other, left) == wanted


@plain_too
@rule("SAS-950", "SAS-530")
@CHAINS
def test_at_each_decision_what_a_seat_cannot_know_may_be_dealt_anew(begin: object, answers: list[str]) -> None:
    assert callable(begin)
    rng = Chance()
    rng.seed(5)
    for play, _ in decisions(begin(), answers):
        for seat in range(3):
            other = play.game.copy()
            other.redeal(seat, rng)
            assert shown_to(BOX, other, seat) == shown_to(BOX, play.game, seat)
            assert Play(other)["losses"] == play["losses"], "positions by hand lack things already"
            if play.game.asked() == seat:
                assert Play(other).offered() == play.offered()
