"""Every game: nobody is shown or told what the seat can't know, and imagining worlds leaves the real one alone."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.events import SPECTATOR
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.core.scene import Scene
from foldtable.core.view import PlainView, View
from tests.every_game.secrets import another_world, check_shows_no_secret, check_tells_no_secret, everything_shown
from tests.every_game.tables import REAL_TABLES, Table, at_every_table, lively, play_on, sown, viewers
from tests.marks import plain_too, soak


@plain_too
@at_every_table
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_what_it_cannot_know(table: Table) -> None:
    show_no_secret(table, seed=31, every=8)


@soak
@at_every_table
def test_a_seat_can_tell_nothing_in_many_plays(table: Table) -> None:
    for seed in range(1000, 1040):
        show_no_secret(table, seed, every=1)
        tell_no_secret(table, seed, every=1)


def show_no_secret(table: Table, seed: int, every: int) -> None:
    rng = sown(seed)
    for game in table.walk(seed, every):
        for seat in viewers(game):
            check_shows_no_secret(table.box, game, seat, rng)


@plain_too
@at_every_table
def test_what_a_seat_hears_tells_no_more_than_what_it_sees(table: Table) -> None:
    assert tell_no_secret(table, seed=32, every=9) > 0


def tell_no_secret(table: Table, seed: int, every: int) -> int:
    """How often there was something to compare."""
    rng = sown(seed)
    compared = 0
    for game in table.walk(seed, every):
        if not game.is_over():
            choice = lively(game, rng).notation()
            for seat in viewers(game):
                compared += check_tells_no_secret(table.box, game, seat, choice, rng)
    return compared


@at_every_table
def test_only_the_asked_seat_is_shown_its_choices(table: Table) -> None:
    for game in table.walk(seed=33, every=7):
        for seat in viewers(game):
            shown = everything_shown(table.box, game, seat)
            assert ('"options": ' in shown) == (seat == game.asked() != SPECTATOR)


@plain_too
@at_every_table
def test_an_imagined_world_is_a_whole_game(table: Table) -> None:
    """It has no faults, nothing is lost in it, somebody can go on in it, and it comes to an end."""
    rng = sown(34)
    for number, game in enumerate(table.walk(seed=34, every=13)):
        for seat in viewers(game):
            world = another_world(game, seat, rng)
            assert world.faults() == []
            assert world.losses() == []
            assert world.asked() == game.asked()
            if not world.is_over():
                assert world.options()
                if number % 4 == 0:
                    play_on(world, number)
                    assert world.outcome is not None and world.losses() == []


@plain_too
@at_every_table
def test_imagining_changes_neither_the_game_nor_its_dice(table: Table) -> None:
    rng = sown(35)
    for game in table.walk(seed=35, every=13):
        before = (digest(table.box, game), game.chance.state())
        for seat in viewers(game):
            world = another_world(game, seat, rng)
            assert world.chance.state() != game.chance.state(), "the dice to come are unknown too"
            play_on(world, 1, most=20)
        assert (digest(table.box, game), game.chance.state()) == before


@at_every_table
def test_imagined_worlds_are_the_generators_alone(table: Table) -> None:
    """The same generator, the same world; and the hidden truth has no say in it."""
    for game in table.walk(seed=36, every=29):
        for seat in viewers(game):
            worlds = [another_world(game, seat, sown(9)) for _ in range(2)]
            assert digest(table.box, worlds[0]) == digest(table.box, worlds[1])
            assert worlds[0].chance.state() == worlds[1].chance.state()
            from_elsewhere = another_world(another_world(game, seat, sown(77)), seat, sown(9))
            assert digest(table.box, from_elsewhere) == digest(table.box, worlds[0])


# The properties can fail


def with_view(table: Table, leak: str) -> Table:
    """The same table, whose View lets something slip."""

    def view(self: object, game: Game, seat: int) -> View:
        seen = table.box.view(game, seat).table()
        return PlainView(game, seat, {**seen, "slip": leaks(game, seat, leak)})

    def leaks(game: Game, seat: int, what: str) -> str:
        other = (seat + 1) % game.seats
        if what == "the whole game":
            return digest(table.box, game)
        if what == "what another seat sees":
            return str(table.box.view(game, other).table())
        return str(game.chance.state())

    kind = type(table.box)
    leaky = type("Leaky" + kind.__name__, (kind,), {"view": view, "scene": lambda self, seen: Scene(seen, [], [], [])})()
    return Table(leaky, table.seats, table.number, table.settings)


@pytest.mark.parametrize("leak", ["the whole game", "what another seat sees", "the dice to come"])
def test_a_view_that_lets_something_slip_is_caught(leak: str) -> None:
    caught = 0
    for table in REAL_TABLES[::4]:
        try:
            show_no_secret(with_view(table, leak), seed=37, every=9)
        except AssertionError as slip:
            caught += "can tell" in str(slip)
    assert caught == len(REAL_TABLES[::4])


def test_a_herald_that_shouts_everything_is_caught() -> None:
    """With every event heard by everybody, some game's private news come to the wrong ears."""
    rng = sown(38)
    for seed in range(30):
        for table in REAL_TABLES:
            if table.number == 0 and shouted_news_are_noticed(table, seed, rng):
                return
    pytest.fail("nobody noticed")


def shouted_news_are_noticed(table: Table, seed: int, rng: Chance) -> bool:
    for game in table.walk(seed):
        if not game.is_over():
            try:
                # whoever is asked keeps the hand it chooses with, so the choice is there in every world it can imagine
                check_tells_no_secret(table.box, game, game.asked(), lively(game, rng).notation(), rng, hears=lambda event, seat: True)
            except AssertionError as slip:
                return "can hear it" in str(slip)
    return False
