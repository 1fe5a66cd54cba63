"""Maps, and several boards on one screen: what is shown large, how one goes from one to another, whose pieces are whose, dice and coins."""

from __future__ import annotations

import math
from collections.abc import Iterator
from io import StringIO
from typing import Final

import pytest

from foldtable.core.say import Say
from foldtable.core.scene import Pick, Piece, Scene, Spot, Surface
from foldtable.core.steps import Choice
from foldtable.games.rulebooks import Part, Rule
from foldtable.terminal import panels
from foldtable.terminal.blocks import forms_of, grid, rival_line, thrown
from foldtable.terminal.cards import Mark, Sight, figures
from foldtable.terminal.choosing import Choosing, Thing
from foldtable.terminal.desk import BOARD
from foldtable.terminal.maps import SLOTS, layout, spots_of, token
from foldtable.terminal.palette import COLOURS, SEAT_MARKS, look, mark_of, seat_tone
from foldtable.terminal.picture import picture
from foldtable.terminal.plain import Plain
from foldtable.terminal.screenful import draw
from foldtable.words.paper import width_of
from foldtable.words.words import Words
from tests.terminal import keeps
from tests.terminal.at_the_table import LARGE, SMALL, dull, press, screen
from tests.terminal.test_windows import ALWAYS, desk_for, keeps_table, with_a_rival_beside

HUGE = (200, 60)


@pytest.fixture(autouse=True)
def _with_a_rulebook(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    rules: list[Part] = [Rule("KEE-2", "book", "1 Marching", "Three dice are rolled.")]
    monkeypatch.setattr(panels.rulebooks, "book", lambda game, lang: rules)
    panels.rule_page.cache_clear()
    yield
    panels.rule_page.cache_clear()


def keep(seat: int = 0, seats: int = 2) -> Surface:
    surface = keeps_table(seats=seats).scene(0).surface(f"keep{seat}")
    assert surface is not None
    return surface


def sight_of(scene: Scene, *picks: Pick) -> Sight:
    scene.picks = list(picks)
    return Sight(scene, desk_for(keeps_table()).speech, Choosing(scene.picks))


# Maps


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", [(50, 12), (46, 12), (59, 23), (100, 40)])
def test_every_spot_of_a_map_has_a_place_of_its_own(seat: int, size: tuple[int, int]) -> None:
    plan = layout(spots_of(keep(seat)), *size)
    assert plan is not None
    wide, high = plan.slot
    taken = [(x + dx, y + dy) for x, y in plan.at.values() for dx in range(wide) for dy in range(high)]
    assert len(set(taken)) == len(taken) == 30 * wide * high
    assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in taken)


@pytest.mark.parametrize("size", [(50, 12), (59, 23)])
def test_spots_lie_where_their_coordinates_have_them(size: tuple[int, int]) -> None:
    """Left of means left of, and above means above, for all that is more than a few steps apart."""
    surface = keep()
    plan = layout(spots_of(surface), *size)
    assert plan is not None
    for a in surface.spots:
        for b in surface.spots:
            (ax, ay), (bx, by) = plan.at[a.word], plan.at[b.word]
            assert not (a.x + 16 < b.x and ax >= bx)
            assert not (a.y + 12 < b.y and ay >= by)


def test_rows_and_columns_of_a_lattice_stay_straight() -> None:
    spots = tuple((f"{x}.{y}", x, y) for x in range(12) for y in range(5) if (x + y) % 3)
    plan = layout(spots, 50, 13)
    assert plan is not None
    assert len({x for x, _ in plan.at.values()}) == 12
    assert len({y for _, y in plan.at.values()}) == 5


def test_a_map_without_room_is_no_map() -> None:
    assert layout(spots_of(keep()), 12, 5) is None


def test_a_map_is_as_ample_as_its_room() -> None:
    sizes = [layout(spots_of(keep()), *size) for size in ((46, 11), (60, 20), (110, 44))]
    slots = [plan.slot for plan in sizes if plan is not None]
    assert len(slots) == 3
    assert [SLOTS.index(slot) for slot in slots] == sorted((SLOTS.index(slot) for slot in slots), reverse=True)
    assert slots[-1][1] == 3


def test_links_are_drawn_and_those_of_the_spot_one_is_on_stand_out() -> None:
    desk = desk_for(keeps_table())
    shown = screen(desk)
    assert "──" in shown
    assert any(0x2800 < ord(one) < 0x2900 for one in shown)
    press(desk, "f4")
    desk.cursor = Thing("keep0", "anx")
    canvas = draw(desk, *SMALL).canvas
    bright = {style for y in range(1, 15) for words, style in canvas.row(y) if any(0x2800 < ord(one) < 0x2900 for one in words)}
    assert bright == {"edge", "ink"}


def test_two_pieces_on_one_spot_are_both_seen() -> None:
    live = with_a_rival_beside(keeps_table(order=ALWAYS))
    live.choose(0, "march aW ab4")
    assert "■W▲P1" in screen(desk_for(live))


def test_signs_on_a_piece_stand_after_it_where_there_is_room() -> None:
    piece = Piece("aW", "piece", "W", "seat0", Say("W"))
    piece.icons = ["z", "#"]
    spot = Spot("ab4", 0, 0, "place", [piece])
    surface = Surface("keep0", "graph", Say("keep-of"), [spot])
    sight = sight_of(keeps_table().scene(0))

    def shown(room: int) -> str:
        return "".join(words for words, _ in token(sight, surface, spot, sight.mark("keep0", spot), "", room))

    assert [shown(room) for room in (6, 4, 3)] == ["■Wz#", "■Wz#", "■W"]
    spot.lit = True
    assert shown(6) == "[■Wz#]"


@pytest.mark.parametrize("size", [SMALL, (100, 30), (120, 36), LARGE, HUGE])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_fits_every_size_and_every_number_of_boards(size: tuple[int, int], seats: int) -> None:
    live = keeps_table(people=seats, seats=seats)
    for number in range(12):
        if number % 4:
            live.choose(live.asked, dull(live.play.game, live.asked + number))
            continue
        desk = desk_for(live, live.asked, size)
        lines = draw(desk, *size).canvas.text()
        assert len(lines) == size[1]
        assert max(width_of(line) for line in lines) <= size[0]
        there = {thing for place in desk.drawing.places for thing in place.things()}
        front = desk.front_board()
        assert {thing for thing in desk.choosing.lit() if thing.surface == front} <= there
        spots = {place.spot.word for place in desk.drawing.places if place.surface == front}
        assert len(spots) == 30, "all of the board in front"
        live.choose(live.asked, dull(live.play.game, live.asked + number))
    assert desk.words.faults == []


# Several boards


def tab_line(shown: str) -> str:
    return next(line for line in shown.split("\n") if "‹" in line)


def test_ones_own_board_is_in_front_and_the_others_are_named() -> None:
    desk = desk_for(keeps_table(seats=3), 1)
    line = tab_line(screen(desk))
    assert "▲ You: the keep›" in line
    assert line.index("You") < line.index("◆ Cy") < line.index("■ Ann"), "clockwise from oneself"


def test_keys_go_from_board_to_board_and_round_again() -> None:
    desk = desk_for(keeps_table(seats=3), 0)
    assert "▲ Bo: the keep›" in tab_line(press(desk, "]"))
    assert "◆ Cy: the keep›" in tab_line(press(desk, "f8"))
    assert "■ You: the keep›" in tab_line(press(desk, "ї"))
    assert "◆ Cy: the keep›" in tab_line(press(desk, "["))


def test_a_click_on_a_name_brings_its_board_to_the_front() -> None:
    desk = desk_for(keeps_table(seats=3), 0)
    rect = next(rect for rect, word in desk.drawing.tabs if word == "keep2")
    assert desk.click(rect.x + 1, rect.y) is None
    assert "◆ Cy: the keep›" in tab_line(screen(desk))


def test_a_board_left_behind_with_the_arrow_keys_on_it_comes_back_with_them() -> None:
    desk = desk_for(keeps_table(seats=2), 0)
    at = desk.cursor
    press(desk, "]")
    assert desk.front_board() == "keep1"
    desk.drawing.places = [place for place in desk.drawing.places if place.surface == "keep1"]  # as if there were no room for the other
    desk.press("left")
    assert (desk.front_board(), desk.cursor) == ("keep0", at)


def test_looking_around_goes_over_the_board_in_front() -> None:
    desk = desk_for(keeps_table(seats=2), 0)
    shown = press(desk, "f4", "]")
    assert desk.cursor is not None
    assert desk.cursor.surface == "keep1"
    assert "of Bo" in next(line for line in shown.split("\n") if "looking around" in line)


def test_a_board_elsewhere_on_which_one_can_choose_has_a_sign() -> None:
    live = keeps_table()
    desk = desk_for(live)  # a pawn stands beside a gate: steps lead into Bo's keep
    press(desk, "1")
    desk.cursor = Thing("keep0", "aP1")
    line = tab_line(press(desk, "enter"))
    assert "•▲ Bo" in line
    shown = press(desk, "]")
    assert "•▲ Bo: the keep›" in tab_line(shown)
    assert desk.at == BOARD
    assert desk.cursor is not None
    assert desk.cursor.surface == "keep1"
    made = desk.press("enter")
    assert made is not None
    assert made.startswith("march aP1 b")


def test_choices_bring_the_board_they_are_on_to_the_front() -> None:
    live = keeps_table()
    game = live.play.game
    assert isinstance(game, keeps.Keeps)
    game.at = {"aP1": "bw5", "bP1": "be5"}
    desk = desk_for(live)
    assert desk.front_board() == "keep1"


def test_in_large_terminals_several_boards_are_shown_whole() -> None:
    desk = desk_for(keeps_table(seats=2), 0, HUGE)
    shown = screen(desk, HUGE)
    assert "‹" not in shown
    assert {place.surface for place in desk.drawing.places if place.surface.startswith("keep")} == {"keep0", "keep1"}
    assert shown.index("You: the keep") < shown.index("Bo: the keep")


def test_where_there_is_room_the_boards_behind_are_shown_in_small() -> None:
    desk = desk_for(keeps_table(seats=3), 0, LARGE)
    draw(desk, *LARGE)
    small = [place for place in desk.drawing.places if place.surface == "keep1"]
    assert len(small) == 30
    assert {place.rect.width for place in small} == {1}


def test_all_boards_are_told_in_words() -> None:
    live = keeps_table(people=1)
    out = StringIO()
    said = ["board", "board Bo: the keep", "board agn", "board F1", "board nowhere", "quit"]
    Plain(live, Words("en", live.play.box), StringIO("\n".join([*said, ""])), out).run()
    told = out.getvalue()
    assert told.count("Bo: the keep:") == 2
    assert "W1 of you: pawn P1 of you — w14 of you, w2 of you and go of you" in told.replace("  w1 of", "  W1 of")
    assert "Empty: w2 of you, w3 of you" in told
    assert "Gn of you: empty — w3 of you, b1 of you and b2 of you" in told
    assert "A gust. It does what such things do." in told, "what stands on things is told with them"
    assert "Nothing is called “nowhere”." in told


def test_what_lies_before_rivals_is_told_once_and_boards_apart() -> None:
    live = keeps_table(people=2, order=ALWAYS)
    live.choose(0, "march aP1 aw14")
    live.choose(1, "play A2")
    for _ in range(2):
        live.choose(live.asked, "pass")
    scene = live.scene(0)
    speech = desk_for(live).speech
    told = "\n".join("\n".join(part) for part in speech.everything(scene))
    assert told.count("the mirror") == 1
    assert told.count("You: the keep:") == 1
    assert told.count("Bo: the keep:") == 1


# Whose is what


def test_every_seat_has_a_colour_and_a_mark_of_its_own() -> None:
    assert len(set(SEAT_MARKS)) == 6
    assert [mark_of(seat_tone(seat)) for seat in range(6)] == list(SEAT_MARKS)
    assert len({COLOURS[seat_tone(seat)] for seat in range(6)}) == 6
    assert {width_of(mark) for mark in SEAT_MARKS} == {1}
    assert mark_of("red") == mark_of("seats") == ""
    assert look("seat3").color is not None


# What is left of a colour for each kind of eyes: linear red, green and blue of linear red, green and blue (Machado and others, 2009)
EYES: Final = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """A colour as these eyes see it, in CIE Lab, where distances are how different it looks."""
    given = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in given]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_seats_are_told_apart_by_all_eyes(eyes: str) -> None:
    colours = [seen(COLOURS[seat_tone(seat)][0], eyes) for seat in range(6)]
    for a in range(6):
        for b in range(a):
            assert math.dist(colours[a], colours[b]) > 14, (a, b)  # from about 10 on, one sees it at a glance


def test_pieces_of_seats_bear_their_marks_even_where_room_is_scarce() -> None:
    calm = Mark(is_open=False, picked=0, is_cursor=False, is_fresh=False, is_calm=False)
    pieces = [Piece(f"t{seat}", "token", "ABCD"[seat], f"seat{seat}", Say("boat")) for seat in range(4)]

    def drawn(number: int, room: int) -> str:
        return "".join(words for words, _ in figures(calm, pieces[:number], room))

    assert drawn(1, 4) == "■A"
    assert drawn(2, 4) == "■A▲B"
    assert drawn(2, 3) == "■▲"
    assert drawn(4, 4) == "■▲◆▼"
    assert drawn(4, 3) == "■▲+"
    other = Piece("g", "guard", "G", "yellow", Say("boat"))
    assert "".join(words for words, _ in figures(calm, [other, pieces[1]], 5)) == "G ▲B"


def test_tokens_share_a_square_with_what_stands_there() -> None:
    live = keeps_table()
    scene = live.scene(0)
    spots = [Spot(f"{'abc'[x]}{y}", x, y, "square", []) for x in range(3) for y in range(2)]
    spots[0].pieces = [Piece("t0", "token", "A", "seat0", Say("boat")), Piece("t1", "token", "B", "seat1", Say("boat"))]
    spots[3].pieces = [Piece("g", "guard", "G>", "yellow", Say("boat")), Piece("t2", "token", "C", "seat2", Say("boat"))]
    scene.surfaces = [Surface("hall", "grid", Say("hall"), spots)]
    for size in ((60, 14), (79, 15)):
        shown = "\n".join(picture(sight_of(scene), *size).canvas.text())
        assert "■A▲B" in shown or "■▲" in shown
        assert "G>" in shown
        assert "◆" in shown


def test_even_the_smallest_square_shows_a_sign_and_what_lies_there() -> None:
    scene = keeps_table().scene(0)
    squares = [Spot(f"{'abcdef'[x]}0", x, 0, "square", []) for x in range(6)]
    squares[1].pieces = [Piece("s1", "switch", "○1", "green", Say("boat"))]
    squares[2].pieces = [Piece("t1", "token", "3", "seat1", Say("boat"))]
    scene.surfaces = [Surface("hall", "grid", Say("hall"), squares)]
    option = [Choice("step", [square.word], "KEE-2") for square in squares]
    sight = sight_of(scene, *[Pick(one, ["hall"]) for one in option[:3]])
    assert grid(sight, scene.surfaces[0], (2, 1), apart=False).canvas.text()[1] == "│• │•○│•▲│· │· │· │"


def test_squares_of_a_board_are_told_by_name_one_by_one() -> None:
    """A row of them may have gaps: only names tell which is which."""
    squares = [Spot(word, x, 0, "square", []) for x, word in ((0, "a0"), (3, "d0"))]
    squares[1].pieces = [Piece("t1", "token", "3", "seat1", Say("boat"))]
    for square in squares:
        square.name = Say(square.word)
    told = desk_for(keeps_table()).speech.surface(Surface("hall", "grid", Say("hall"), squares))
    assert told == ["Hall:", "  a0: empty; d0: boat."]


# Dice and coins


def lying(kind: str, faces: list[str]) -> Surface:
    surface = Surface("dice", "row", Say("dice-left"), [])
    surface.spots = [Spot(f"d{i}", i, 0, kind, [Piece(f"d{i}", kind, face, "seat1", Say("boat"))]) for i, face in enumerate(faces)]
    return surface


def test_dice_and_coins_look_like_what_they_are() -> None:
    scene = keeps_table().scene(0)
    assert thrown(sight_of(scene), lying("die", ["3", "6"]), 40).canvas.text() == [
        "           ╭───╮ ╭───╮",
        "Dice left  │ 3 │ │ 6 │",
        "           ╰───╯ ╰───╯",
    ]
    assert thrown(sight_of(scene), lying("coin", ["H"]), 40).canvas.text() == [
        "            ╭─╮",
        "Dice left  ( H )",
        "            ╰─╯",
    ]


def test_many_dice_go_below_their_title_and_into_more_rows() -> None:
    drawing = thrown(sight_of(keeps_table().scene(0)), lying("die", list("123456")), 20)
    assert drawing.canvas.text()[0] == "Dice left"
    assert drawing.height == 7
    assert len(drawing.places) == 6


def test_dice_can_be_picked() -> None:
    scene = keeps_table().scene(0)
    surface = lying("die", ["3", "6"])
    sight = sight_of(scene, Pick(Choice("use", ["d1"], "KEE-2"), ["dice"]))
    sight.cursor = Thing("dice", "d1")
    assert thrown(sight, surface, 40).canvas.text()[0] == "           ╭───╮ ┏━━•┓"


def test_what_is_in_the_making_is_read_by_name_the_next_first() -> None:
    live = keeps_table(order=ALWAYS)
    live.choose(0, "march aP1 aw14")
    live.choose(1, "play A2")
    live.choose(0, "play F1")
    lines = screen(desk_for(live, 1)).split("\n")
    first = next(i for i, line in enumerate(lines) if "In the making" in line)
    assert "A gust" in lines[first + 1]
    assert "The mirror" in lines[first + 2]


def test_where_a_rival_has_one_line_all_numbers_are_there_rather_than_whole_labels() -> None:
    live = keeps_table(people=6, seats=6)
    sight = sight_of(live.scene(0))
    panel = sight.scene.panels[1]
    assert rival_line(sight, panel, 40).canvas.text() == [" ▲ Bo  pieces 6  cards 3"]
    assert rival_line(sight, panel, 22).canvas.text() == [" ▲ Bo  piec 6  card 3"]
    assert rival_line(sight, panel, 15).canvas.text() == [" ▲ Bo  p 6  c 3"]


def test_a_long_name_in_the_making_is_folded_where_there_is_room() -> None:
    scene = keeps_table().scene(0)
    surface = Surface("stack", "row", Say("stack"), [Spot("stack0", 0, 0, "card", [keeps.card_piece("A2")])])
    scene.surfaces = [surface]
    forms = forms_of(sight_of(scene), surface)
    assert [form(12).canvas.text()[1:] for form in forms] == [[" A2  The", "     mirror"], [" A2  The mi…"], ["   A2"]]


def with_a_level(word: str) -> Piece:
    piece = keeps.card_piece(word)
    piece.icons = ["5"]
    return piece


def test_one_sign_on_a_card_stands_before_its_name_which_has_the_room() -> None:
    scene = keeps_table().scene(0)
    surface = Surface("stack", "row", Say("stack"), [Spot("stack0", 0, 0, "card", [with_a_level("A2")])])
    scene.surfaces = [surface]
    forms = forms_of(sight_of(scene), surface)
    assert forms[2](14).canvas.text()[1:] == [" A2 5  The", "       mirror"]
    assert forms[4](14).canvas.text() == [" A2  5  The m…"]


def test_of_a_pile_the_top_is_enough_whatever_stands_on_its_cards() -> None:
    scene = keeps_table().scene(0)
    surface = Surface("pile", "pile", Say("stack"), [Spot(word, i, 0, "card", [with_a_level(word)]) for i, word in enumerate(keeps.CARDS)])
    surface.count = len(keeps.CARDS)
    scene.surfaces = [surface]
    shown = forms_of(sight_of(scene), surface)[0](48).canvas.text()
    assert len(shown) == 1
    assert shown[0].endswith("…")


def test_from_here_to_there_enter_on_the_one_takes_the_arrow_keys_to_the_other() -> None:
    desk = desk_for(keeps_table())
    press(desk, "1")
    desk.cursor = Thing("keep0", "aW")
    press(desk, "enter")
    assert desk.choosing.picked == [Thing("keep0", "aW")]
    assert desk.cursor in desk.choosing.lit()
    made = desk.press("enter")
    assert made is not None
    assert made.startswith("march aW ")


def test_no_spot_moves_when_it_can_be_picked() -> None:
    desk = desk_for(keeps_table())
    calm = press(desk, "tab")
    lit = press(desk, "tab", "1")
    for sign in ("○", "(T)", "(N)", "■P1", "■W", "■M"):
        assert [line.find(sign) for line in calm.split("\n")] == [line.find(sign) for line in lit.split("\n")]
    desk.cursor = Thing("keep0", "aW")
    picked = press(desk, "enter")
    assert "•○" in picked
    assert [line.find("○") for line in calm.split("\n")[:10]] == [line.find("○") for line in picked.split("\n")[:10]]


def test_the_notation_can_be_shown_on_a_map() -> None:
    desk = desk_for(keeps_table())
    shown = press(desk, "f5")
    for word in ("anx", "aw10", "agn", "ach"):
        assert word in shown
    assert "■P1" not in shown
