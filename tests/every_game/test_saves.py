"""Every game, stored and loaded at any decision: the same table, the same Views, the same future."""

from __future__ import annotations

import json

import pytest

from foldtable.core.box import Box
from foldtable.core.errors import BadSave
from foldtable.core.game import Game, Outcome
from foldtable.core.pack import arguments_of, attributes, digest, from_json, pack, to_json, unpack
from foldtable.core.steps import Step
from foldtable.core.view import shown_to
from foldtable.table.play import Play
from tests.every_game.tables import BOXES, Table, at_every_table, lively, play_on, sown, viewers
from tests.marks import plain_too


def same(table: Table, some: Game, other: Game) -> None:
    assert digest(table.box, some) == digest(table.box, other)
    assert some.chance.state() == other.chance.state()
    for seat in viewers(some):
        assert shown_to(table.box, some, seat) == shown_to(table.box, other, seat)


@plain_too
@at_every_table
def test_a_game_comes_back_as_it_was_from_bytes_and_from_json(table: Table) -> None:
    for game in table.walk(seed=21):
        data = pack(table.box, game)
        from_bytes = unpack(table.box, data)
        assert pack(table.box, from_bytes) == data
        if game.decisions % 4 == 0 or game.is_over():
            same(table, game, from_bytes)
            words = to_json(table.box, game)
            read = from_json(table.box, words)
            same(table, game, read)
            assert to_json(table.box, read) == words
            assert json.loads(words)["game"] == table.box.name


@plain_too
@at_every_table
def test_a_game_that_was_stored_has_the_same_future(table: Table) -> None:
    """Stored at some moment, loaded, and both played on with the same choices: every digest agrees."""
    for number, game in enumerate(table.walk(seed=22, every=23)):
        if game.is_over():
            break
        ends = []
        for one in (game.copy(), unpack(table.box, pack(table.box, game)), from_json(table.box, to_json(table.box, game))):
            digests: list[str] = []
            play_on(one, number, lambda g, digests=digests: digests.append(digest(table.box, g)), most=80)  # type: ignore[misc]
            ends.append(digests)
        assert ends[0] == ends[1] == ends[2]


@plain_too
@at_every_table
def test_a_record_replayed_gives_the_same_end(table: Table) -> None:
    play = Play.begin(table.box, table.seats, table.settings)
    rng = sown(23)
    while not play.game.is_over():
        play.choose(play.game.asked(), lively(play.game, rng).notation())
    again = Play.read(table.box, play.record())
    assert again.digest() == play.digest()
    again.verify()
    assert again.record() == play.record()


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_save_of_another_game_or_version_is_refused(box: Box) -> None:
    game = box.deal(box.seats[0])
    stranger = type("Stranger", (type(box),), {"name": "stranger"})()
    later = type("Later", (type(box),), {"version": box.version + 1})()
    for other in (stranger, later):
        with pytest.raises(BadSave):
            unpack(other, pack(box, game))
        with pytest.raises(BadSave):
            from_json(other, to_json(box, game))


OURS_ALONE = {"chance", "heard", "herald", "offered", "settings", "seats"}  # dice and listeners are no part of the table


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_digest_tells_tables_apart_that_differ_in_any_field(box: Box) -> None:
    game = play_on(box.deal(box.seats[-1], seed=3), 3, most=2)
    before = digest(box, game)
    fields = [name for name in attributes(game) if name not in OURS_ALONE]
    assert len(fields) > 4
    for name in fields:
        other = game.copy()
        setattr(other, name, another(getattr(other, name)))
        assert digest(box, other) != before, f"{name} is missing from the digest, and from saves"


def another(value: object) -> object:
    """A value of the same kind that isn't this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[:-1] if value else [1]
    assert value is None, value
    return Outcome("other", [0], [])


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_step_of_a_game_can_be_stored(box: Box) -> None:
    """step_kinds() lists each of them once, and each is known by the arguments it is made from."""
    home = type(box).__module__
    own = [kind for kind in everything_under(Step) if kind.__module__ == home or kind.__module__.startswith(home + ".")]
    # What others of the game are derived from is never on an agenda itself. A test elsewhere may have derived one more.
    kinds = [kind for kind in own if not any(derived in own for derived in kind.__subclasses__())]
    listed = box.step_kinds()
    assert len(set(listed)) == len(listed)
    assert {kind.__name__ for kind in kinds} == {kind.__name__ for kind in listed}
    for number, variant in enumerate(box.variants()):
        for game in Table(box, box.seats[-1], number, variant).walk(seed=number, every=5):
            for step in game.agenda:
                assert set(attributes(step)) == set(arguments_of(type(step))), type(step).__name__


def everything_under(kind: type) -> list[type]:
    below: list[type] = kind.__subclasses__()
    return below + [one for nearer in below for one in everything_under(nearer)]
