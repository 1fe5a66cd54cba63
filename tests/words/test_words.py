"""How a Say becomes a sentence: each kind of argument, each reader, and what happens when something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.core.box import Box
from foldtable.core.game import Outcome
from foldtable.core.say import Arg, Say, count, said, text, thing, things, who
from foldtable.words.words import Words

ENGLISH = """
greets = { $who-is ->
    [me] You greet { $whom }.
   *[other] { $who } greets { $whom }.
 }
holds = { $cards-count ->
    [0] Nothing.
    [1] One thing: { $cards }.
   *[other] { $cards-count } things: { $cards }.
 }
bats = { $n ->
    [one] { $n } bat
   *[other] { $n } bats
 }
quotes = He says: { $inner }
opens = { $file-is ->
    [none] Which file?
   *[some] Opens { $file }.
 }
thing-bell = bell { $number }
seat-you = thee
only-english = Only English.
circle = { $what }
"""
UKRAINIAN = """
bats = { $n ->
    [one] { $n } кажан
    [few] { $n } кажани
   *[many] { $n } кажанів
 }
thing-bell = дзвін { $number }
"""
NAMES = ["Ann", "Bo", ""]


class BellBox(Box):
    name = "bells"
    title = "Bells"

    def name_of(self, word: str) -> Say | None:
        if word == "circle":
            return Say("circle", [thing("what", "circle")])
        return Say("thing-bell", [text("number", word[1:])]) if word.startswith("b") else None


@pytest.fixture
def box(tmp_path: Path) -> Box:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "locale" / "uk.ftl").write_text(UKRAINIAN, encoding="utf-8")
    made = BellBox()
    made.folder = tmp_path
    return made


def test_a_seat_is_a_name_or_you_and_the_message_can_choose(box: Box) -> None:
    words = Words("en", box)
    greets = Say("greets", [who("who", 0), who("whom", 1)])
    assert words.render(greets, NAMES) == "Ann greets Bo."
    assert words.render(greets, NAMES, 0) == "You greet Bo."
    assert words.render(greets, NAMES, 1) == "Ann greets thee."  # and the game's word stands over the table's


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert Words("en").seat(2, NAMES) == "Seat 2"
    assert Words("en").seat(3) == "Seat 3"
    assert Words("uk").seat(2, NAMES) == "Гравець 2"
    assert Words("uk").seat(2, NAMES, 2) == "ти"


@pytest.mark.parametrize(
    ("number", "english", "ukrainian"), [(1, "1 bat", "1 кажан"), (3, "3 bats", "3 кажани"), (11, "11 bats", "11 кажанів")]
)
def test_numbers_take_the_plural_of_their_language(box: Box, number: int, english: str, ukrainian: str) -> None:
    assert Words("en", box).render(Say("bats", [count("n", number)])) == english
    assert Words("uk", box).render(Say("bats", [count("n", number)])) == ukrainian


def test_things_have_the_name_the_game_gives_them(box: Box) -> None:
    assert Words("en", box).thing("b7") == "bell 7"
    assert Words("uk", box).thing("b7") == "дзвін 7"
    assert Words("en", box).thing("z7") == "z7"
    assert Words("en").thing("b7") == "b7"
    assert Words("en", box).thing("seat1", NAMES) == "Bo"
    assert Words("en", box).thing("seat1", NAMES, 1) == "thee"


def test_several_things_are_listed_and_counted(box: Box) -> None:
    def holds(*cards: str) -> str:
        return Words("en", box).render(Say("holds", [things("cards", list(cards))]))

    assert holds() == "Nothing."
    assert holds("b1") == "One thing: bell 1."
    assert holds("b1", "b2") == "2 things: bell 1 and bell 2."
    assert holds("b1", "b1", "z", "b2") == "4 things: 2 × bell 1, z and bell 2."
    assert Words("uk").listed(["а", "б", "в"]) == "а, б і в"


def test_a_sentence_may_hold_another(box: Box) -> None:
    inner = Say("greets", [who("who", 1), who("whom", 0)])
    assert Words("en", box).render(Say("quotes", [said("inner", inner)]), NAMES, 1) == "He says: You greet Ann."


def test_text_stands_as_it_is_and_tells_when_it_is_empty(box: Box) -> None:
    words = Words("en", box)
    assert words.say("opens", text("file", "{a} $b.fold")) == "Opens {a} $b.fold."
    assert words.say("opens", text("file", "")) == "Which file?"


def test_what_a_language_lacks_is_said_in_english(box: Box) -> None:
    words = Words("uk", box)
    assert words.say("only-english") == "Only English."
    assert words.faults == []


def test_a_missing_message_or_argument_is_a_fault_and_never_an_exception(box: Box) -> None:
    words = Words("en", box)
    assert words.say("nowhere") == "nowhere"
    assert words.say("nowhere", text("a", "b")) == "nowhere(a=b)"
    assert "greets" in words.render(Say("greets", [who("who", 1)]), NAMES)
    assert words.say("bats", Arg("n", "text", "many")) == "many bats"
    assert [fault for fault in words.faults if "nowhere" in fault and "no such message" in fault]
    assert [fault for fault in words.faults if "whom" in fault]


def test_names_in_a_circle_come_to_an_end(box: Box) -> None:
    assert Words("en", box).thing("circle") == "circle"


def test_the_end_of_a_play_says_why_and_who_won(box: Box) -> None:
    (box.folder / "locale" / "en.ftl").write_text("ended-dusk = The sun has set.\n", encoding="utf-8")
    words = Words("en", box)
    assert words.outcome(Outcome("dusk", [1], []), NAMES) == ["The sun has set.", "Bo wins."]
    assert words.outcome(Outcome("dusk", [1], []), NAMES, 1) == ["The sun has set.", "You win!"]
    assert words.winners([0, 1], NAMES, 1) == "Ann and you win together."
    assert words.winners([]) == "Nobody wins."
