"""Bots know what their seat knows, draw from their own generator, and think without touching the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foldtable.bots.bot import Bot
from foldtable.bots.mind import Mind
from foldtable.bots.roster import make, names
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.game import Game
from foldtable.core.pack import digest, pack
from foldtable.core.playout import play_out
from foldtable.core.settings import Value
from foldtable.core.view import shown_to
from foldtable.games import catalogue
from tests import tiny

VARIANTS = [(box, variant) for box in [*catalogue.boxes(), tiny.BOX] for variant in box.variants()]
each_variant = pytest.mark.parametrize(("box", "variant"), VARIANTS, ids=lambda part: part.name if isinstance(part, Box) else str(part))


def dice(seed: int) -> Chance:
    rng = Chance()
    rng.seed(seed)
    return rng


def positions(box: Box, variant: dict[str, Value], every: int) -> Iterator[Game]:
    """Some moments of a random play, at each number of seats, where somebody is asked."""
    for seats in box.seats:
        game, rng = box.deal(seats, variant, seats), dice(seats)
        for _ in range(12):
            play_out(game, rng, every)
            if game.is_over():
                break
            yield game


def play(box: Box, game: Game, bots: list[Bot]) -> list[str]:
    """Play to the end; the choices as text."""
    answers: list[str] = []
    while not game.is_over():
        option = bots[game.asked()].answer(box, game)
        answers.append(option.notation())
        game.follow(option)
    return answers


@each_variant
@pytest.mark.parametrize("name", names())
def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same(name: str, box: Box, variant: dict[str, Value]) -> None:
    for number, game in enumerate(positions(box, variant, 7)):
        seat = game.asked()
        elsewhere = game.copy()
        elsewhere.redeal(seat, dice(number))
        here, there = (make(name, dice(99)).answer(box, one) for one in (game, elsewhere))
        assert here.notation() == there.notation()


@each_variant
def test_what_is_imagined_hangs_on_nothing_that_the_seat_cannot_know(box: Box, variant: dict[str, Value]) -> None:
    for number, game in enumerate(positions(box, variant, 5)):
        seat = game.asked()
        elsewhere = game.copy()
        elsewhere.redeal(seat, dice(number))
        dreams = [Mind(box, one, dice(7)).imagine() for one in (game, elsewhere)]
        assert pack(box, dreams[0]) == pack(box, dreams[1])
        assert shown_to(box, dreams[0], seat) == shown_to(box, game, seat)


@each_variant
@pytest.mark.parametrize("name", names())
def test_thinking_leaves_the_game_and_its_dice_alone(name: str, box: Box, variant: dict[str, Value]) -> None:
    for game in positions(box, variant, 11):
        before = pack(box, game)
        option = make(name, dice(1)).answer(box, game)
        assert pack(box, game) == before
        assert option in game.options()


@pytest.mark.parametrize("name", names())
def test_a_seed_decides_what_a_bot_plays(name: str) -> None:
    box = catalogue.box("magus")
    runs = [play(box, box.deal(3, {"cylinder_end": 3}, 5), [make(name, dice(100 * seed + i)) for i in range(3)]) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_a_mind_holds_no_card_of_the_real_game() -> None:
    """Of all deals that look like this one the Mind keeps another, and plays no part in the real one."""
    box = catalogue.box("magus")
    game = box.deal(2, {}, 3)
    mind = Mind(box, game, dice(4))
    assert digest(box, mind.dream) != digest(box, game)
    mind.dream.follow(mind.options[0])
    assert game.decisions == 0


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadSetup) as slip:
        make("merlin", dice(1))
    assert slip.value.say.message == "setup-unknown-bot"
    assert [arg.value for arg in slip.value.say.args] == ["merlin", "random, greedy"]
