"""Tables for the tests of the terminal: dealt from a seed, saved in a folder of the test's own, bots that need no time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from foldtable.core.game import Game
from foldtable.games import catalogue
from foldtable.table.dice import seeded
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Play
from foldtable.terminal.desk import Desk
from foldtable.terminal.screenful import draw
from foldtable.words.words import Words

GAME = catalogue.names()[0]  # any will do: the terminal knows none by name
SMALL = (80, 24)
LARGE = (140, 40)


def dull(game: Game, seat: int) -> str:
    """A bot that needs no time: something, always the same."""
    return random.Random(game.decisions * 7 + seat).choice(game.options()).notation()


def live_table(
    *, people: Sequence[str] = ("",), bots: int = 1, seed: int = 5, path: Path | None = None, **settings: int | bool | str
) -> Live:
    box = catalogue.box(GAME)
    seats = len(people) + bots
    names = [*people, *["Quill", "Bramble", "Thistle"][:bots]]
    kinds = dict.fromkeys(range(len(people), seats), "random")
    play = Play.begin(box, seats, settings, seeded(seed), players={s: n for s, n in enumerate(names) if n}, bots=kinds)
    return Live(play, [Sitter(name, kinds[s], dull) if s in kinds else Sitter(name) for s, name in enumerate(names)], path)


def let_bots_play(live: Live) -> None:
    while live.waits_for_bot():
        live.choose(live.asked, live.thought()())


def desk_at(live: Live, *, lang: str = "en", seat: int = 0, size: tuple[int, int] = SMALL) -> Desk:
    """A desk whose screen has been drawn once, as it is before anybody can press a key."""
    let_bots_play(live)
    desk = Desk(live, Words(lang, live.play.box), seat)
    draw(desk, *size)
    return desk


def press(desk: Desk, *keys: str, size: tuple[int, int] = SMALL) -> str:
    """Press keys; choices that come of them are made, bots answer, and the screen is drawn anew. The screen as text."""
    for key in keys:
        answer = desk.press(key, key if len(key) == 1 else " " if key == "space" else None)
        if answer is not None:
            desk.has_chosen()
            desk.live.choose(desk.seat, answer)
            let_bots_play(desk.live)
            desk.look_again()
        draw(desk, *size)
    return screen(desk, size)


def screen(desk: Desk, size: tuple[int, int] = SMALL) -> str:
    return "\n".join(draw(desk, *size).canvas.text())
