"""The page words what happens exactly as the program does: both put the same real plays into words."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from foldtable.core.scene import scene_for
from foldtable.games import catalogue
from foldtable.server.sights import Namer
from foldtable.table.dice import seeded
from foldtable.table.play import Play
from foldtable.words.language import LANGUAGES
from foldtable.words.phrases import table_folders
from foldtable.words.words import Words
from tests.browser.test_bundle import needs_node, run

PLAYERS: Final = ["Ann", "Богдан", "", "Kim"]
CHOICES: Final = 120


@needs_node
@pytest.mark.parametrize("name", catalogue.names())
def test_the_page_words_plays_as_the_program_does(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = catalogue.box(name)
    says = []
    rng = random.Random(name)
    play = Play.begin(box, box.default_seats, dice=seeded(3))
    for _ in range(CHOICES):
        if play.game.is_over():
            break
        asked = play.game.asked()
        scene = scene_for(box, play.game, asked)
        says += (
            [pick.label for pick in scene.picks[:6]] + [closed.say for closed in scene.closed[:3]] + [one.title for one in scene.surfaces]
        )
        says += [scene.prompt] if scene.prompt else []
        play.choose(asked, rng.choice(play.game.options()).notation())
        says += [event.say for event in play.move(len(play.moves)).events]
    folders = [*table_folders(), box.folder / "locale"]
    texts = {
        lang: [path.read_text(encoding="utf-8") for folder in folders if (path := folder / f"{lang}.ftl").exists()] for lang in LANGUAGES
    }
    data = [say.data() for say in says]
    cases: list[dict[str, Any]] = []
    for lang in LANGUAGES:
        words = Words(lang, box)
        for i, say in enumerate(says):
            me = i % 3 - 1
            cases.append({"lang": lang, "say": data[i], "me": me, "expected": words.render(say, PLAYERS, me)})
        assert words.faults == []
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"texts": texts, "names": Namer(box).names(data), "players": PLAYERS, "cases": cases}), encoding="utf-8")
    monkeypatch.setenv("FOLDTABLE_CASES", str(path))
    run("vitest", "run", "src/words/words.test.ts")
