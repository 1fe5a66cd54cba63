"""What travels: the types are those of the client, Scenes fit them, and a difference makes the new Sight of the old one."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foldtable.core.box import Box
from foldtable.core.events import SPECTATOR
from foldtable.core.scene import Change
from foldtable.games import catalogue
from foldtable.server import wire
from foldtable.server.eyes import ENCODER, Eyes
from foldtable.server.metrics import Metrics
from foldtable.server.sights import Namer, Told, gather, look, patched, sight_of
from foldtable.table.dice import seeded
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Play
from tests.every_game.secrets import another_world
from tests.terminal import keeps

ROOT = Path(__file__).parents[2]
BOXES = [*catalogue.boxes(), keeps.BOX]


def live_game(box: Box, seed: int) -> Live:
    play = Play.begin(box, box.default_seats, {}, seeded(seed))
    return Live(play, [Sitter(f"P{seat}") for seat in range(box.default_seats)])


def changes(told: Told, live: Live, seat: int, known: list[Change]) -> list[Any]:
    return [json.loads(op) for op in told.difference(look(live, seat), known)]


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, "tools/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_sight_of_a_play_has_the_shape_of_the_wire_and_its_differences_make_it(box: Box) -> None:
    live = live_game(box, 3)
    rng = random.Random(3)
    seats = range(SPECTATOR, box.default_seats)
    before = {seat: json.loads(ENCODER.encode(sight_of(live, seat))) for seat in seats}
    told = {seat: Told(look(live, seat)) for seat in seats}
    for _ in range(120):
        if live.is_over:
            break
        live.choose(live.asked, rng.choice(live.play.game.options()).notation())
        known: list[Change] = []  # by all viewers together, as a room does it
        for seat in seats:
            sight = sight_of(live, seat)
            data = ENCODER.encode(sight)
            assert json.loads(ENCODER.encode(msgspec.json.decode(data, type=wire.Sight))) == json.loads(data)  # nothing more, nothing less
            fresh = look(live, seat)
            assert json.loads(Told(fresh).whole()) == json.loads(data)  # made the quick way, it is the same
            assert patched(before[seat], changes(told[seat], live, seat, known)) == json.loads(data)
            assert changes(told[seat], live, seat, []) == []
            before[seat] = json.loads(data)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_move_of_one_piece_is_a_small_difference(box: Box) -> None:
    """What goes to a page is a fraction of all there is to see."""
    live = live_game(box, 5)
    rng = random.Random(5)
    whole = small = 0
    for _ in range(40):
        told = Told(look(live, SPECTATOR))
        live.choose(live.asked, rng.choice(live.play.game.options()).notation())
        after = look(live, SPECTATOR)
        whole += len(Told(after).whole())
        small += sum(len(op) for op in told.difference(after, []))
    assert small * 3 < whole


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_a_seat_is_sent_is_the_same_to_the_byte_in_every_world_it_cannot_tell_apart(box: Box) -> None:
    """Sights, and the names that go with them: made in the real world and in worlds dealt anew."""
    live = live_game(box, 9)
    rng = random.Random(9)
    dreams = live.play.game.chance.branch()
    for _ in range(60):
        if live.is_over:
            break
        live.choose(live.asked, rng.choice(live.play.game.options()).notation())
        for seat in range(box.default_seats):
            shown = []
            for game in (live.play.game, another_world(live.play.game, seat, dreams)):
                real, live.play.game = live.play.game, game
                sight = sight_of(live, seat)
                shown.append(ENCODER.encode([sight, Namer(box).names(sight)]))
                live.play.game = real
            assert shown[0] == shown[1]


def test_names_are_told_once_and_again_to_whoever_is_new() -> None:
    box = catalogue.box("magus")
    live = live_game(box, 1)
    eyes = Eyes(box, 0, Metrics())
    first = eyes.whole(live, 0, 0.0, [])
    assert first.names
    again = eyes.whole(live, 0, 0.0, [])
    assert again.names == first.names
    assert eyes.namer.names(sight_of(live, 0)) == {}


def test_words_are_found_wherever_they_stand() -> None:
    words: set[str] = set()
    gather({"say": ["m", [["a", "thing", "R1"], ["b", "say", ["n", [["c", "things", ["G2", "B3"]]]]]]], "spots": [{"word": "r1c1"}]}, words)
    gather([["n", "number", 3], ["t", "text", "R9"]], words)
    assert words == {"R1", "G2", "B3", "r1c1"}


def test_every_request_has_a_tag_of_its_own() -> None:
    tags = [kind.__struct_config__.tag for kind in wire.Request.__args__]  # type: ignore[attr-defined]
    assert len(set(tags)) == len(tags)
