"""`foldtable games`: what one may play, and what can be chosen before."""

from __future__ import annotations

import pytest

from foldtable.commands.games import span
from foldtable.core.settings import spell
from foldtable.games import catalogue
from foldtable.main import main


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_game_is_listed_with_seats_and_settings(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for box in catalogue.boxes():
        assert f"{box.title}  {box.name}" in out
        own = out.partition(f"{box.title}  {box.name}")[2]  # settings of two games may have the same name
        for setting in box.settings:
            heading = next(line for line in own.splitlines() if line.startswith(f"  {setting.name}  "))
            assert spell(setting.default) in heading
            assert setting.allowed_words().replace("..", "–") in heading
            assert all(rule in heading for rule in setting.rules)
    assert "setting-" not in out
    assert "game-about" not in out


def test_one_game_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "magus", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Magus Novatus  magus  for 2–4 players; 2 unless you say otherwise\n")
    assert "\n  take_rule  any (allowed: any, all)" in out


@pytest.mark.parametrize(("seats", "said"), [([2, 3, 4], "2–4"), ([1], "1"), ([2, 4], "2, 4"), ([1, 2], "1–2")])
def test_numbers_of_players_are_told_short(seats: list[int], said: str) -> None:
    assert span(seats) == said
