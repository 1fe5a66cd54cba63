"""Markdown set for a terminal."""

from __future__ import annotations

import io

import pytest

from foldtable.words.paper import Ink, bare, ink_for, set_lines, uninked, width_for, width_of

PLAIN = Ink(colour=False)
COLOUR = Ink(colour=True)


def test_a_paragraph_wraps_and_keeps_its_indent() -> None:
    assert set_lines("one two three four five six", 23, PLAIN, "   ") == ["   one two three four", "   five six"]


def test_lines_of_one_paragraph_flow_together() -> None:
    assert set_lines("one\ntwo\n\nthree", 40, PLAIN) == ["one two", "", "three"]


def test_an_item_hangs_under_its_own_text() -> None:
    assert set_lines("- alpha beta gamma delta\n- x\n10. alpha beta gamma delta", 22, PLAIN) == [
        "- alpha beta gamma",
        "  delta",
        "- x",
        "10. alpha beta gamma",
        "    delta",
    ]


def test_marks_become_ink_or_nothing() -> None:
    assert set_lines("a **bold word** and `code`.", 60, PLAIN) == ["a bold word and code."]
    inked = set_lines("a **bold word** and `code`.", 60, COLOUR)[0]
    assert inked == "a \x1b[1mbold\x1b[0m \x1b[1mword\x1b[0m and \x1b[33mcode\x1b[0m."
    assert uninked(inked) == bare("a **bold word** and `code`.")


def test_ink_takes_no_room() -> None:
    words = "**alpha** `beta` **gamma** delta epsilon " * 5
    assert [uninked(line) for line in set_lines(words, 30, COLOUR)] == set_lines(words, 30, PLAIN)
    assert all(len(line) <= 30 for line in set_lines(words, 30, PLAIN))


def test_code_stays_as_it_is() -> None:
    block = "Before:\n\n```\nmix  = slot { slot }   | not a table\n\n- no item\n```\n\nAfter."
    assert set_lines(block, 30, PLAIN) == ["Before:", "", "  mix  = slot { slot }   | not a table", "", "  - no item", "", "After."]


def test_a_table_has_columns_and_a_line_under_its_head() -> None:
    assert set_lines("| who | what |\n|---|---|\n| `aim` | one of **25** |\n| x |", 60, PLAIN) == [
        "who  what",
        "───  ─────────",
        "aim  one of 25",
        "x",
    ]


def test_a_wide_table_wraps_its_widest_cells() -> None:
    lines = set_lines("| a | b |\n|---|---|\n| short | " + "many words " * 12 + "|", 40, PLAIN)
    assert max(len(line) for line in lines) <= 40
    assert sum(line.count("many") for line in lines) == 12
    assert lines[2].startswith("short  many")
    assert lines[3].startswith("       ")


def test_a_table_without_room_stays_readable() -> None:
    lines = set_lines("| unbreakable |\n|---|\n| indivisibilities |", 5, PLAIN)
    assert lines == ["unbreakable", "────────────────", "indivisibilities"]


def test_letters_are_measured_as_a_terminal_shows_them() -> None:
    assert width_of("суміш") == 5
    assert width_of("e\u0301") == 1
    assert width_of("魔法") == 4


def test_colour_is_for_people_who_have_not_declined_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ink_for(Terminal()).colour
    assert not ink_for(io.StringIO()).colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not ink_for(Terminal()).colour


def test_lines_are_never_wider_than_is_good_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert width_for(io.StringIO()) == 100
    monkeypatch.setenv("COLUMNS", "64")
    assert width_for(io.StringIO()) == 64
    monkeypatch.setenv("COLUMNS", "1")
    assert width_for(io.StringIO()) == 40
