"""Plays: choosing, taking back, going to any moment, and what a record keeps of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.errors import BadRecord, Broken, Refused
from foldtable.core.events import SPECTATOR
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.games import catalogue
from foldtable.table.dice import Dice, sealed, seeded
from foldtable.table.play import EVERY, Play
from tests import tiny
from tests.marks import plain_too

SECRET = b"a secret of thirty-two bytes ...."
MAGUS = catalogue.box("magus")


def nap(seed: int = 7, seats: int = 3) -> Play:
    return Play.begin(tiny.BOX, seats, dice=seeded(seed))


def played_out(box: Box, seats: int, dice: Dice, most: int = 400) -> Play:
    """A play of random choices, to its end or nearly."""
    play = Play.begin(box, seats, dice=dice, players={0: "Ann"}, bots={1: "greedy"}, title="A night to remember")
    rng = Chance()
    rng.seed(seats)
    while not play.game.is_over() and len(play.moves) < most:
        options = play.game.options()
        play.choose(play.game.asked(), options[rng.pick(len(options))].notation())
    return play


BOTH = pytest.mark.parametrize("box", [tiny.BOX, MAGUS], ids=lambda box: box.name)
DICE = pytest.mark.parametrize("dice", [lambda: seeded(5), lambda: sealed({0: b"ann", 1: b"ben"}, SECRET)], ids=["seeded", "sealed"])


# Records


@plain_too
@BOTH
@DICE
def test_a_record_read_again_is_the_same_play(box: Box, dice: Callable[[], Dice]) -> None:
    play = played_out(box, 3, dice())
    again = Play.read(box, play.record(private=True), "a.fold")
    again.verify()
    assert again.other_dice_at is None
    assert again.record(private=True) == play.record(private=True)
    assert again.digest() == play.digest()
    assert again.names() == ["Ann", "", ""]
    assert [[event.say.data() for event in move.events] for move in again.moves] == [
        [event.say.data() for event in move.events] for move in play.moves
    ]


@BOTH
@DICE
def test_a_play_taken_up_from_its_record_rolls_what_it_would_have_rolled(box: Box, dice: Callable[[], Dice]) -> None:
    whole = played_out(box, 2, dice(), 60)
    for cut in (0, 1, 5, len(whole.moves) - 1):
        part = Play.begin(box, 2, dice=dice(), players={0: "Ann"}, bots={1: "greedy"}, title="A night to remember")
        for move in whole.moves[:cut]:
            part.choose(move.seat, move.answer)
        taken_up = Play.read(box, part.record(private=True))
        for move in whole.moves[cut:]:
            taken_up.choose(move.seat, move.answer)
        assert taken_up.record() == whole.record()


def test_a_record_is_right_about_its_own_dice() -> None:
    """Whoever writes another outcome into a record gets that one; only --verify minds."""
    play = nap()
    play.choose(0, "grab")
    came = play.moves[0].outcomes[0].numbers[0]
    other = came % 6 + 1
    edited = play.record().replace(f"* die {came}", f"* die {other}")
    again = Play.read(tiny.BOX, edited, "edited.fold")
    assert tiny.nap(again.game).sacks == [other, 0, 0]
    assert again.other_dice_at == 1
    with pytest.raises(BadRecord, match="record-other-dice") as caught:
        again.verify()
    assert caught.value.line == edited.splitlines().index("seed 7") + 1


def test_a_record_without_dice_goes_on_the_same_way_every_time() -> None:
    text = "foldtable 1\ngame nap\nrules 1\nseats 2\n* patience 20\n0 grab\n* die 2\n"
    outcomes = []
    for _ in range(3):
        play = Play.read(tiny.BOX, text)
        play.verify()
        assert "seed" not in play.record()
        outcomes.append([play.choose(seat, "grab").outcomes[0].numbers for seat in (1, 0, 1)])
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_remarks_and_notes_stay_where_they_stand() -> None:
    text = """\
foldtable 1
game nap
rules 1
title Ann's first night
seats 2
player 0 Ann #1
# before anything
note Welcome to the cave.

* patience 20
# dealt
note The dragon is fast asleep.

0 grab
* die 2
# grabbed
note That went well.
1 sneak
"""
    play = Play.read(tiny.BOX, text)
    assert play.record() == text
    assert play.names() == ["Ann #1", ""]
    assert play.notes(0) == ["Welcome to the cave.", "The dragon is fast asleep."]
    assert play.notes(1) == ["That went well."]
    play.back_to(0)
    assert "That went well." not in play.record()
    play.choose(0, "grab")
    assert "That went well." not in play.record()
    assert "The dragon is fast asleep." in play.record()


def test_names_keep_to_their_line() -> None:
    play = Play.begin(tiny.BOX, 2, dice=seeded(1), players={0: "Ann\nseed 9", 1: " \n "}, title="\x1b[2J one\ttwo ")
    assert Play.read(tiny.BOX, play.record()).record() == play.record()
    assert play.header.players == {0: "Ann seed 9"}
    assert "\x1b" not in play.record()


# Going back


@plain_too
@BOTH
def test_every_moment_can_be_gone_to_and_none_changes(box: Box) -> None:
    play = Play.begin(box, 2, dice=seeded(3))
    rng = Chance()
    rng.seed(3)
    digests = [play.digest()]
    while not play.game.is_over() and len(play.moves) < 3 * EVERY:
        options = play.game.options()
        play.choose(play.game.asked(), options[rng.pick(len(options))].notation())
        digests.append(play.digest())
    assert [digest(box, play.at(number)) for number in range(len(play.moves) + 1)] == digests
    assert play.digest() == digests[-1]


def test_another_play_from_an_earlier_moment_leaves_nothing_of_the_first() -> None:
    play = played_out(MAGUS, 2, seeded(3), 2 * EVERY + 5)
    play.back_to(10)
    while len(play.moves) < 2 * EVERY + 3:
        play.choose(play.game.asked(), play.game.options()[0].notation())
    again = Play.read(MAGUS, play.record())
    for number in range(len(play.moves) + 1):
        assert digest(MAGUS, play.at(number)) == digest(MAGUS, again.at(number))


@BOTH
@DICE
def test_the_same_choice_made_again_brings_the_same_dice(box: Box, dice: Callable[[], Dice]) -> None:
    play = played_out(box, 3, dice(), 2 * EVERY + 5)
    whole, moves = play.record(private=True), play.moves[:]
    for number in sorted({len(moves) - 1, *(n for n in (EVERY, EVERY - 1, 1, 0) if n < len(moves))}, reverse=True):
        play.back_to(number)
        assert len(play.moves) == number
        for move in moves[number:]:
            play.choose(move.seat, move.answer)
        assert play.record(private=True) == whole


def test_a_harmless_choice_more_brings_no_other_dice() -> None:
    """Otherwise one would fish for better ones: take the roll back, do something small first, roll again."""
    play = nap()
    play.choose(0, "grab")
    rolled = play.moves[0].outcomes[0].numbers
    play.back_to(0)
    play.choose(0, "sneak")
    play.choose(1, "grab")
    assert play.moves[1].outcomes[0].numbers == rolled


def test_taking_back_is_free_until_something_is_rolled() -> None:
    play = nap()
    assert play.can_undo(0) is None
    play.choose(0, "sneak")
    way = play.can_undo(0)
    assert way is not None and way.is_free and way.move.answer == "sneak"
    assert play.can_undo(1) is None
    play.undo(0)
    assert not play.moves and play.game.asked() == 0


def test_taking_back_a_roll_needs_the_others_consent() -> None:
    play = nap()
    play.choose(0, "grab")
    way = play.can_undo(0)
    assert way is not None and way.consent == [1, 2] and not way.is_free
    with pytest.raises(Refused) as caught:
        play.undo(0)
    assert [arg.value for arg in caught.value.say.args] == [0, "grab"]
    assert len(play.moves) == 1
    assert play.undo(0, agreed=True).answer == "grab"
    assert not play.moves


def test_taking_back_what_showed_a_hidden_card_needs_the_others_consent() -> None:
    """Healing Plants turn a Skull face up that nobody knew, and no die is rolled."""
    play = Play.begin(MAGUS, 2, {"first_player": "0"}, seeded(1))
    write = {place.name: place.write for place in MAGUS.places()}
    for name, words in (("items", ["HP"]), ("skulls", ["R1"]), ("grid", ["-"] * 25)):
        put = write[name]
        assert put is not None
        put(play.game, 0, words)
    MAGUS.begin(play.game)
    play.game.run()
    drawn = play.game.chance.drawn
    play.choose(0, "heal")
    assert play.game.chance.drawn == drawn
    way = play.can_undo(0)
    assert way is not None and not way.is_free


def test_taking_back_what_others_have_answered_needs_their_consent() -> None:
    play = nap()
    play.choose(0, "sneak")
    play.choose(1, "sneak")
    way = play.can_undo(0)
    assert way is not None and way.to == 0 and not way.is_free
    own = play.can_undo(1)
    assert own is not None and own.to == 1 and own.is_free


def test_who_has_made_no_choice_has_nothing_to_take_back() -> None:
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        nap().undo(2)


# What goes wrong leaves the play as it was


@plain_too
@pytest.mark.parametrize(("seat", "answer"), [(0, "dance"), (0, ""), (1, "grab"), (99, "grab"), (0, "grab grab")])
def test_a_refused_choice_leaves_the_play_as_it_was(seat: int, answer: str) -> None:
    play = nap()
    before = play.record()
    with pytest.raises(Refused):
        play.choose(seat, answer)
    assert play.record() == before


class Startled(tiny.NapBox):
    """A box whose rules break when the die shows too much."""

    def blank(self) -> tiny.Nap:
        return Fragile()


class Fragile(tiny.Nap):
    def copy(self) -> tiny.Nap:
        other = Fragile()
        self.copy_into(other)
        other.patience, other.noise, other.sacks, other.cave = self.patience, self.noise, self.sacks[:], self.cave[:]
        return other

    def tell(self, message: str, rule: str, *args: object) -> None:
        if message == "grabbed":
            raise Broken("the lantern fell")


def test_a_rule_that_breaks_leaves_the_play_as_it_was() -> None:
    play = Play.begin(Startled(), 2, dice=seeded(1))
    before = play.record()
    with pytest.raises(Broken):
        play.choose(0, "grab")
    assert play.record() == before
    assert play.game.asked() == 0
    play.choose(0, "sneak")


# Sealed dice


def test_the_secret_stays_out_of_the_record_until_the_end() -> None:
    play = Play.begin(tiny.BOX, 2, dice=sealed({0: b"ann"}, SECRET))
    assert "commitment" in play.record() and "secret" not in play.record()
    assert f"secret {SECRET.hex()}" in play.record(private=True)
    while not play.game.is_over():
        play.choose(play.game.asked(), "sneak")
    assert f"secret {SECRET.hex()}" in play.record()


def test_without_the_secret_a_sealed_play_is_only_watched() -> None:
    play = Play.begin(tiny.BOX, 2, dice=sealed({0: b"ann"}, SECRET))
    play.choose(0, "grab")
    watched = Play.read(tiny.BOX, play.record())
    watched.verify()
    assert watched.digest() == play.digest()
    with pytest.raises(Refused, match="refused-without-secret"):
        watched.choose(1, "grab")


def test_a_secret_that_was_not_promised_is_found_out() -> None:
    play = played_out(tiny.BOX, 2, sealed({0: b"ann"}, SECRET))
    other = SECRET[::-1].hex()
    with pytest.raises(BadRecord, match="record-broken-promise"):
        Play.read(tiny.BOX, play.record().replace(SECRET.hex(), other))


def test_a_share_that_was_changed_is_found_out() -> None:
    play = played_out(tiny.BOX, 2, sealed({0: b"ann"}, SECRET))
    forged = Play.read(tiny.BOX, play.record().replace(f"share 0 {b'ann'.hex()}", f"share 0 {b'bob'.hex()}"))
    with pytest.raises(BadRecord, match="record-other-dice"):
        forged.verify()


def test_shares_change_the_dice() -> None:
    some, others = (Play.begin(MAGUS, 2, dice=sealed({0: share}, SECRET)) for share in (b"ann", b"bob"))
    assert some.opening.outcomes[0].numbers != others.opening.outcomes[0].numbers


# Who hears what


def test_each_seat_hears_what_it_may() -> None:
    play = Play.begin(MAGUS, 2, {"first_player": "0"}, seeded(11))
    everything = [event for move in [play.opening, *play.moves] for event in move.events]
    for seat in (0, 1, SPECTATOR):
        assert play.events(seat) == [event for event in everything if event.heard_by(seat)]
    play.choose(0, "aim r3c3")
    assert play.events(0, since=0)[: len(everything)] == everything
    assert play.events(SPECTATOR, since=1) == []
    assert play.moves[0].heard_by(1) == play.moves[0].events


def test_what_only_one_seat_hears_the_others_do_not() -> None:
    play = played_out(MAGUS, 2, seeded(5))
    for seat, other in ((0, 1), (1, 0)):
        own = [event for event in play.events(seat) if event.only == [seat]]
        assert own
        assert not [event for event in play.events(other) + play.events(SPECTATOR) if event.only == [seat]]


def test_thinking_never_changes_the_dice() -> None:
    """Copies of a play's game roll, play on and are dealt anew; the play goes on as if they hadn't."""
    dreamer, sober = nap(9), nap(9)
    rng = Chance()
    rng.seed(1)
    for play, dreams in ((dreamer, True), (sober, False)):
        for _ in range(4):
            if play.game.is_over():
                break
            if dreams:
                dream: Game = play.game.copy()
                dream.redeal(0, rng)
                while not dream.is_over():
                    dream.follow(dream.options()[rng.pick(2)])
            play.choose(play.game.asked(), "grab")
    assert dreamer.record() == sober.record()
