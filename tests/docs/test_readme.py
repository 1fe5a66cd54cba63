"""The game that the README shows is whole: it is played, packed, copied and dealt anew just as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game, Outcome
from foldtable.core.pack import digest, from_json, pack, to_json, unpack
from foldtable.core.steps import Ask, Choice, Option, Step
from foldtable.core.view import PlainView, View, shown_to

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture(scope="module")
def box() -> Box:
    code = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(code) == 1
    names: dict[str, object] = {}
    for given in (Box, Chance, Game, Outcome, Ask, Choice, Option, Step, PlainView, View, Path):
        names[given.__name__] = given
    exec(code[0], names)  # noqa: S102  # the page is ours, and running it is the point
    made = names["NapBox"]
    assert isinstance(made, type)
    found = made()
    assert isinstance(found, Box)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_readme_plays_copies_packs_and_hides(box: Box, seats: int) -> None:
    rng = Chance()
    woken = 0
    for seed in range(30):
        rng.seed(seed)
        game = box.deal(seats, seed=seed)
        while not game.is_over():
            twin = game.copy()
            assert digest(box, unpack(box, pack(box, game))) == digest(box, from_json(box, to_json(box, game))) == digest(box, game)
            for seat in range(-1, seats):
                world = game.copy()
                world.redeal(seat, rng)
                assert shown_to(box, world, seat) == shown_to(box, game, seat)
            answer = game.options()[rng.pick(2)].notation()
            game.choose(game.asked(), answer)
            twin.choose(twin.asked(), answer)
            assert digest(box, twin) == digest(box, game)
        assert game.outcome is not None and game.outcome.winners
        woken += sum(getattr(game, "sacks")) == 0  # noqa: B009
    assert 0 < woken < 30  # sometimes the dragon wakes, sometimes it doesn't


def test_the_game_of_the_readme_is_about_forty_lines_besides_its_blank_ones() -> None:
    code = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    lines = [line for line in code.splitlines() if line.strip() and not line.strip().startswith(("def ", "class ", "@"))]
    assert len(lines) <= 45
