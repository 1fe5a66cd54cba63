"""Whole plays put into words, in every language, as every seat and a spectator would read them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.events import Herald
from foldtable.core.game import Game
from foldtable.core.say import Say
from foldtable.games import catalogue
from foldtable.words.language import LANGUAGES
from foldtable.words.words import Words

NAMES = ["Ann", "", "Оля"]
GAMES = catalogue.names()


def plays(box: Box) -> Iterator[tuple[Game, Herald, Chance]]:
    """Every variant with every number of seats."""
    for number, variant in enumerate(box.variants()):
        for seats in box.seats:
            game = box.setup(seats, variant)
            game.chance.seed(number)
            herald = Herald()
            game.listen(herald)
            game.run()
            rng = Chance()
            rng.seed(seats)
            yield game, herald, rng


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_play_is_told_without_a_fault(name: str, lang: str) -> None:
    box = catalogue.box(name)
    words = Words(lang, box)
    for game, herald, rng in plays(box):
        decisions = 0
        while not game.is_over() and decisions < 150:
            decisions += 1
            readers = range(-1, game.seats)
            for event in herald.take():
                for me in readers:
                    if event.heard_by(me):
                        told(words, event.say, me)
            ask = game.ask()
            for me in readers:
                assert words.waiting(ask.question(), ask.seat, NAMES, me)
            told(words, ask.prompt(game), ask.seat)
            options = game.options()
            labels = [told(words, option.say(), ask.seat) for option in options]
            assert len(set(labels)) == len(labels), "two choices read alike"
            for closed in game.closed():
                told(words, closed.say, ask.seat)
            game.follow(options[rng.pick(len(options))])
        if game.outcome is not None:
            assert all(words.outcome(game.outcome, NAMES, me) for me in range(-1, game.seats))
            assert all(words.say(line.label) for line in game.outcome.lines)
    assert words.faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_lies_on_a_table_has_a_name(name: str, lang: str) -> None:
    box = catalogue.box(name)
    words = Words(lang, box)
    for game, _, rng in plays(box):
        for _ in range(40):
            if not game.is_over():
                options = game.options()
                game.follow(options[rng.pick(len(options))])
        for seat in range(-1, game.seats):
            scene = box.scene(box.view(game, seat))
            for counter in [*scene.counters, *(counter for panel in scene.panels for counter in panel.counters)]:
                assert words.say(counter.label)
            for surface in scene.surfaces:
                told(words, surface.title, seat)
                for spot in surface.spots:
                    for said in [spot.name, *(part for piece in spot.pieces for part in (piece.name, piece.detail))]:
                        if said is not None:
                            told(words, said, seat)
    assert words.faults == []


def told(words: Words, say: Say, me: int) -> str:
    rendered = words.render(say, NAMES, me)
    assert rendered
    return rendered
