"""What no game has yet, drawn and played all the same: a graph, a board of squares, moves from here to there, rivals to point at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foldtable.core.box import Box
from foldtable.games.rulebooks import Part, Rule
from foldtable.table.dice import seeded
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Play
from foldtable.terminal import panels
from foldtable.terminal.choosing import Thing
from foldtable.terminal.desk import Desk
from foldtable.terminal.screenful import draw
from foldtable.terminal.speech import Speech
from foldtable.words.paper import width_of
from foldtable.words.words import Words
from tests import tiny
from tests.terminal import odd
from tests.terminal.at_the_table import LARGE, SMALL, press, screen


@pytest.fixture(autouse=True)
def _with_a_rulebook(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that aren't in the catalogue have no rulebook there."""
    rules: list[Part] = [Rule("FOR-2", "book", "1 Rowing", "Row to an island that a bridge leads to."), Rule("FOR-4", "book", "", "No.")]
    monkeypatch.setattr(panels.rulebooks, "book", lambda game, lang: rules)
    panels.rule_page.cache_clear()
    yield
    panels.rule_page.cache_clear()


def table(box: Box, seats: int = 2) -> Live:
    play = Play.begin(box, seats, {}, seeded(1))
    return Live(play, [Sitter(name) for name in ["Ann", "Bo", "Cy"][:seats]])


def desk(live: Live, size: tuple[int, int] = LARGE) -> Desk:
    made = Desk(live, Words("en", live.play.box), live.asked)
    draw(made, *size)
    return made


def test_a_graph_is_drawn_with_its_links() -> None:
    shown = screen(desk(table(odd.BOX)), LARGE)
    assert "b0" in shown
    assert any(joint in shown for joint in "┬┼┴├┤")
    assert "islands" not in shown


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
def test_it_fits_every_size(size: tuple[int, int]) -> None:
    drawing = draw(desk(table(odd.BOX, 3), size), *size)
    assert max(width_of(line) for line in drawing.canvas.text()) <= size[0]


def test_a_move_is_picked_from_here_to_there() -> None:
    at = desk(table(odd.BOX))
    at.panel = ""
    press(at, "tab", "tab", size=LARGE)
    first = at.choosing.pick(Thing("islands", "ford"))
    assert first is None
    assert {thing.word for thing in at.choosing.lit()} == {"north", "mill", "south", "gate"}
    made = at.choosing.pick(Thing("islands", "gate"))
    assert made is not None
    assert made.notation == "row ford gate"


def test_a_rival_can_be_pointed_at() -> None:
    at = desk(table(odd.BOX, 3))
    assert Thing("seats", "seat2") in at.choosing.lit()
    place = next(place for place in at.drawing.places if place.surface == "seats" and place.spot.word == "seat2")
    assert at.click(place.rect.x, place.rect.y) == "point seat2"


def test_what_is_closed_for_a_seat_tells_why() -> None:
    at = desk(table(odd.BOX))
    at.touch(Thing("seats", "seat0"))
    assert at.notice is not None
    assert at.notice.rule == "FOR-4"


def test_a_graph_is_told_with_its_neighbours() -> None:
    live = table(odd.BOX)
    speech = Speech(Words("en", odd.BOX), live.names, 0)
    told = "\n".join(speech.surface(live.scene(0).surfaces[0]))
    assert "ford" in told
    assert "north, mill, south and gate" in told


def test_a_game_without_any_board_can_be_played() -> None:
    live = table(tiny.BOX, 3)
    at = desk(live, SMALL)
    shown = screen(at)
    assert "noise 0" in shown
    assert "coins 0" in shown
    assert "grab gold" in shown
    press(at, "1")
    assert live.play.moves[0].answer == "grab"
