"""Paper for characters: lines meet, words are cut, nothing falls over the edge."""

from __future__ import annotations

from foldtable.terminal.canvas import HEAVY, JOINTS, Canvas, clipped, folded
from foldtable.words.paper import width_of


def test_neighbouring_boxes_share_their_lines() -> None:
    canvas = Canvas(9, 3)
    canvas.box(0, 0, 5, 3)
    canvas.box(4, 0, 5, 3)
    assert canvas.text() == ["╭───┬───╮", "│   │   │", "╰───┴───╯"]


def test_a_heavy_box_among_light_ones_meets_them_in_the_right_characters() -> None:
    canvas = Canvas(9, 5)
    for x in (0, 4):
        for y in (0, 2):
            canvas.box(x, y, 5, 3)
    canvas.box(0, 0, 5, 3, "", HEAVY)
    assert canvas.text() == ["┏━━━┱───╮", "┃   ┃   │", "┡━━━╃───┤", "│   │   │", "╰───┴───╯"]


def test_every_joint_has_a_character_of_its_own() -> None:
    assert len(JOINTS) == 81
    assert len(set(JOINTS)) == 81


def test_what_lies_outside_is_not_drawn() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "long")
    canvas.put(-2, 1, "left")
    canvas.put(0, 7, "below")
    canvas.box(2, 0, 10, 10)
    assert [width_of(line) <= 4 for line in canvas.text()] == [True, True]


def test_a_wide_letter_takes_two_places_and_a_mark_none() -> None:
    canvas = Canvas(6, 1)
    end = canvas.put(0, 0, "魔e\u0301!")
    assert end == 4
    assert canvas.text() == ["魔e\u0301!"]


def test_words_are_clipped_with_a_sign_and_folded_between_words() -> None:
    assert clipped("Lumen Quadruplus", 9) == "Lumen Qu…"
    assert clipped("Lumen", 5) == "Lumen"
    assert folded("which space do you aim at", 10) == ["which", "space do", "you aim at"]
    assert folded("Donaudampfschifffahrt", 10) == ["Donaudampf", "schifffahr", "t"]
    assert folded("", 10) == [""]


def test_rows_keep_their_styles_together() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "ab", "red")
    canvas.put(2, 0, "cd", "red")
    assert canvas.row(0) == [("abcd", "red"), ("  ", "")]
