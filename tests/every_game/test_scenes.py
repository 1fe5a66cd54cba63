"""Every game: what is drawn is complete. Each choice can be reached by the eye, and each sentence is there in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from foldtable.core.box import Box
from foldtable.core.events import SPECTATOR, Herald
from foldtable.core.game import Game
from foldtable.core.say import Say
from foldtable.core.scene import Scene, Surface, scene_for
from foldtable.words.language import LANGUAGES
from foldtable.words.words import Words
from tests.every_game.tables import REAL, Table, at_every_real_table, at_every_table, lively, sown, viewers
from tests.marks import plain_too

KINDS = {"grid", "row", "pile", "hand", "graph"}


@plain_too
@at_every_table
def test_every_choice_is_tied_to_something_that_can_be_clicked(table: Table) -> None:
    for game in table.walk(seed=51, every=3):
        if game.is_over():
            break
        scene = scene_for(table.box, game, game.asked())
        assert [pick.notation for pick in scene.picks] == [option.notation() for option in game.options()]
        assert scene.prompt is not None
        places = {surface.word: set(words_on(surface)) for surface in scene.surfaces}
        places["seats"] = {panel.word for panel in scene.panels}
        for pick in scene.picks:
            assert len(pick.where) == len(pick.things)
            for where, thing in zip(pick.where, pick.things, strict=True):
                assert where in places, f"{pick.notation}: no surface {where!r}"
                assert thing in places[where], f"{pick.notation}: no {thing!r} on {where}"


def words_on(surface: Surface) -> list[str]:
    """What can be clicked there: a spot, or a piece, wherever it has got to."""
    return [word for spot in surface.spots for word in (spot.word, *[piece.word for piece in spot.pieces])]


@plain_too
@at_every_table
def test_every_scene_holds_together(table: Table) -> None:
    for game in table.walk(seed=52, every=6 * table.seats):  # as many Scenes, however many look
        for seat in viewers(game):
            scene = scene_for(table.box, game, seat)
            words = [surface.word for surface in scene.surfaces]
            assert len(set(words)) == len(words)
            assert [panel.seat for panel in scene.panels] == list(range(game.seats))
            for panel in scene.panels:
                assert set(panel.surfaces) <= set(words)
            for surface in scene.surfaces:
                check_surface(surface.kind, [(spot.x, spot.y) for spot in surface.spots])
                for piece in [piece for spot in surface.spots for piece in spot.pieces]:
                    assert piece.count > 0 and len(piece.face) <= 4
            if seat != game.asked() or seat == SPECTATOR:
                assert (scene.picks, scene.closed, scene.prompt) == ([], [], None)
            assert json.loads(json.dumps(scene.data()))["seat"] == seat


def check_surface(kind: str, at: list[tuple[int, int]]) -> None:
    assert kind in KINDS
    if kind in ("grid", "row", "hand"):
        assert len(set(at)) == len(at), "two spots in one place"


@at_every_real_table
def test_every_sentence_is_there_in_every_language(table: Table) -> None:
    said: dict[str, None] = {}
    game = table.box.setup(table.seats, table.settings)
    herald = Herald()
    game.listen(herald)
    game.chance.seed(53)
    game.run()
    rng = sown(53)
    while not game.is_over():
        if game.decisions % (4 * table.seats) == 0:
            said.update(dict.fromkeys(spoken(table.box, game)))
        game.follow(lively(game, rng))
    said.update(dict.fromkeys(spoken(table.box, game)))
    assert game.outcome is not None
    said["ended-" + game.outcome.reason] = None
    said.update(dict.fromkeys(line.label for line in game.outcome.lines))
    said.update(dict.fromkeys(event.say.message for event in herald.take()))
    for lang in LANGUAGES:
        own = Words(lang, table.box).bundles[0]
        assert [message for message in said if not own.has_message(message)] == [], lang


def spoken(box: Box, game: Game) -> Iterator[str]:
    """The message of everything that is said to those at the table."""
    for seat in viewers(game):
        scene = scene_for(box, game, seat)
        for say in sentences(scene):
            yield from messages(say)
        yield from (counter.label for counter in scene.counters)
        yield from (counter.label for panel in scene.panels for counter in panel.counters)
        if scene.question:
            yield "waiting-" + scene.question


def sentences(scene: Scene) -> Iterator[Say]:
    for surface in scene.surfaces:
        yield surface.title
        for spot in surface.spots:
            for said in (spot.name, *[part for piece in spot.pieces for part in (piece.name, piece.detail)]):
                if said is not None:
                    yield said
    if scene.prompt is not None:
        yield scene.prompt
    yield from (pick.label for pick in scene.picks)
    yield from (closed.say for closed in scene.closed)


def messages(say: Say) -> Iterator[str]:
    yield say.message
    for arg in say.args:
        if isinstance(arg.value, Say):
            yield from messages(arg.value)


@pytest.mark.parametrize("box", REAL, ids=lambda box: box.name)
def test_whatever_a_choice_names_has_a_name_for_people(box: Box) -> None:
    for number, variant in enumerate(box.variants()):
        for game in Table(box, box.seats[0], number, variant).walk(seed=54, every=3):
            if not game.is_over():
                for word in {word for option in game.options() for word in option.things()}:
                    assert word.startswith("seat") or box.name_of(word) is not None, word
