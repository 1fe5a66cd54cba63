"""Narrowing: what may be picked next, given what is picked."""

from __future__ import annotations

from foldtable.core.scene import Pick
from foldtable.core.steps import Choice
from foldtable.terminal.choosing import Choosing, Thing


def picks(*notations: str, where: str = "board") -> list[Pick]:
    found = []
    for notation in notations:
        verb, *words = notation.split()
        found.append(Pick(Choice(verb, words, "X-1"), [where] * len(words)))
    return found


def on(word: str) -> Thing:
    return Thing("board", word)


def words(things: list[Thing]) -> list[str]:
    return [thing.word for thing in things]


def test_one_thing_makes_a_choice_where_one_is_enough() -> None:
    choosing = Choosing(picks("aim a", "aim b"))
    assert words(choosing.lit()) == ["a", "b"]
    made = choosing.pick(on("b"))
    assert made is not None
    assert made.notation == "aim b"


def test_things_with_an_order_are_picked_in_it() -> None:
    choosing = Choosing(picks("move a c", "move a d", "move b c"))
    assert words(choosing.lit()) == ["a", "b"]
    assert choosing.pick(on("a")) is None
    assert words(choosing.lit()) == ["c", "d"]
    made = choosing.pick(on("d"))
    assert made is not None
    assert made.notation == "move a d"


def test_the_same_two_places_in_either_direction_are_two_choices() -> None:
    choosing = Choosing(picks("move a b", "move b a"))
    choosing.pick(on("b"))
    made = choosing.pick(on("a"))
    assert made is not None
    assert made.notation == "move b a"


def test_things_without_an_order_are_picked_in_any_and_confirmed() -> None:
    choosing = Choosing(picks("take a", "take b", "take a b", "take a b c", "take d"), {"take"})
    assert words(choosing.lit()) == ["a", "b", "c", "d"]
    assert choosing.pick(on("b")) is None
    assert words(choosing.lit()) == ["a", "c"]
    ready = choosing.ready()
    assert ready is not None
    assert ready.notation == "take b"
    assert choosing.pick(on("a")) is None
    ready = choosing.ready()
    assert ready is not None
    assert ready.notation == "take a b"
    assert choosing.pick(on("c")) is None, "all three should be seen marked before they are gone"
    assert choosing.lit() == []
    ready = choosing.ready()
    assert ready is not None
    assert ready.notation == "take a b c"


def test_what_is_picked_but_no_choice_yet_can_not_be_confirmed() -> None:
    choosing = Choosing(picks("pay a b", "pay a c", "pay b c"), {"pay"})
    choosing.pick(on("c"))
    assert choosing.ready() is None
    choosing.pick(on("a"))
    ready = choosing.ready()
    assert ready is not None
    assert ready.notation == "pay a c"


def test_two_equal_cards_are_picked_one_after_the_other() -> None:
    choosing = Choosing(picks("pay a a", "pay a b"), {"pay"})
    choosing.pick(on("a"))
    assert words(choosing.lit()) == ["a", "b"]
    choosing.pick(on("a"))
    assert choosing.times(on("a")) == 2
    assert choosing.lit() == []


def test_a_verb_alone_makes_a_choice_that_touches_nothing() -> None:
    choosing = Choosing(picks("aim a", "aim b", "done"))
    assert choosing.verbs() == ["aim", "done"]
    made = choosing.say_verb("done")
    assert made is not None
    assert made.notation == "done"


def test_back_goes_pick_by_pick_then_gives_up_the_verb() -> None:
    choosing = Choosing(picks("take a", "take a b", "take b", "throw a", "throw b"), {"take"})
    choosing.say_verb("take")
    choosing.pick(on("a"))
    assert choosing.back()
    assert choosing.picked == []
    assert choosing.verb == "take"
    assert choosing.back()
    assert choosing.verbs() == ["take", "throw"]
    assert not choosing.back()


def test_things_on_other_surfaces_with_the_same_word_are_other_things() -> None:
    choosing = Choosing([*picks("wand R3", where="pile"), *picks("pay R3", where="hand")])
    made = choosing.pick(Thing("hand", "R3"))
    assert made is not None
    assert made.notation == "pay R3"
