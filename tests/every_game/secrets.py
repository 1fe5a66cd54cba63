"""What a seat can't know, it isn't shown and doesn't hear: the two properties, as functions, so that a test can see them fail."""

from __future__ import annotations

from collections.abc import Callable

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.events import Event, Herald
from foldtable.core.game import Game
from foldtable.core.scene import scene_for
from foldtable.core.view import shown_to
from tests.every_game.tables import offered_as

Hears = Callable[[Event, int], bool]


def everything_shown(box: Box, game: Game, seat: int) -> str:
    """The View, the question with its choices and closed ways, and the Scene drawn from them."""
    return shown_to(box, game, seat).decode() + repr(scene_for(box, game, seat).data())


def another_world(game: Game, seat: int, rng: Chance) -> Game:
    """Dealt anew: all that the seat can't know."""
    other = game.copy()
    other.redeal(seat, rng)
    return other


def check_shows_no_secret(box: Box, game: Game, seat: int, rng: Chance) -> None:
    """Non-interference: in a world dealt anew the seat is shown the same, byte for byte."""
    assert everything_shown(box, another_world(game, seat, rng), seat) == everything_shown(box, game, seat), f"seat {seat} can tell"


def by_its_rule(event: Event, seat: int) -> bool:
    return event.heard_by(seat)


def check_tells_no_secret(box: Box, game: Game, seat: int, choice: str, rng: Chance, hears: Hears = by_its_rule) -> bool:
    """The same choice with the same dice in a world dealt anew: if the seat is shown the same afterwards, it has heard the same.

    What it is shown afterwards may differ, for a choice may bring to light what was hidden; then hearing of it is no leak.
    If nothing it sees differs, though, whatever differs in the worlds is hidden from it still, and no event may tell.
    Cards turned up for all to see may come in another order and lie the same in the end: then the order is no secret, but
    what was turned up is the same. Says whether there was something to compare.
    """
    other = another_world(game, seat, rng)
    other.chance = game.chance.copy()
    here, there = told_of(game, choice), told_of(other, choice)
    if here is None or there is None or everything_shown(box, here[0], seat) != everything_shown(box, there[0], seat):
        return False
    heard = [[repr((event.say.data(), event.rule)) for event in events if hears(event, seat)] for _, events in (here, there)]
    if here[0].revealed > game.revealed and there[0].revealed > game.revealed:
        heard = [sorted(sentences) for sentences in heard]
    assert heard[0] == heard[1], f"seat {seat} can hear it: {choice}"
    return True


def told_of(game: Game, choice: str) -> tuple[Game, list[Event]] | None:
    """The game after this choice, and all that was told on the way; None if the choice isn't offered in this world."""
    game = game.copy()
    herald = Herald()
    game.listen(herald)
    option = offered_as(game, choice)
    if option is None:
        return None
    game.follow(option)
    return game, herald.take()
