"""`foldtable rules`: the book, single rules, a search, and the rules that no test names."""

from __future__ import annotations

from pathlib import Path

import pytest

from foldtable.games import rulebooks
from foldtable.main import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)


def said(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = main(["rules", *words])
    out, err = capsys.readouterr()
    return code, out, err


def numbers_in(out: str) -> list[str]:
    return [line.split()[0] for line in out.splitlines() if line.startswith("MAG-")]


def test_the_whole_book_has_every_rule_in_order_within_the_width(capsys: Capture) -> None:
    code, out, _ = said(capsys, "magus")
    assert code == 0
    assert numbers_in(out) == [rule.number for rule in rulebooks.rules("magus")]
    assert max(len(line) for line in out.splitlines()) <= 100
    assert "1 Setup\n───────" in out
    assert "**" not in out
    assert "\x1b" not in out


def test_the_book_fits_a_narrow_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = said(capsys, "magus", "MAG-201..MAG-221")
    assert max(len(line) for line in out.splitlines()) <= 60


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        (["magus", "MAG-216"], ["MAG-216"]),
        (["magus", "216"], ["MAG-216"]),
        (["magus", "mag-216", "101"], ["MAG-216", "MAG-101"]),
        (["MAG-216"], ["MAG-216"]),
        (["mag-216", "217"], ["MAG-216", "MAG-217"]),
        (["magus", "MAG-501..MAG-503"], ["MAG-501", "MAG-502", "MAG-503"]),
        (["MAG-501..503"], ["MAG-501", "MAG-502", "MAG-503"]),
        (["magus", "503..501"], ["MAG-501", "MAG-502", "MAG-503"]),
        (["magus", "322..401"], ["MAG-322", "MAG-401"]),
        (["magus", "1401"], ["MAG-1401"]),
    ],
)
def test_rules_are_named_by_number_or_range(capsys: Capture, words: list[str], numbers: list[str]) -> None:
    code, out, _ = said(capsys, *words)
    assert code == 0
    assert numbers_in(out) == numbers


def test_a_rule_shows_its_kind_and_text_in_the_language_asked_for(capsys: Capture) -> None:
    assert said(capsys, "MAG-309")[1] == "MAG-309   [rulebook] No more than one Spell may be cast in a turn.\n"
    assert said(capsys, "MAG-309", "--lang", "uk")[1] == "MAG-309   [книга] За хід можна вчаклувати не більше одного закляття.\n"
    assert said(capsys, "MAG-117")[1] == "MAG-117   [rulebook] Turns go clockwise.\n"


def test_a_table_row_is_told_in_words(capsys: Capture) -> None:
    assert "Name: Unus Unus Duo; Points: 2; Mix: M1 M1 M2;" in " ".join(said(capsys, "MAG-1409")[1].split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["magus", "MAG-999"], "There is no rule MAG-999. They run from MAG-101 to MAG-1430, with gaps; the nearest is MAG-1001."),
        (["magus", "101..9999"], "There is no rule MAG-9999."),
        (["magus", "wand"], "“wand” is no rule number. One looks like MAG-101."),
        (["magus", ".."], "“” is no rule number."),
        (["magus", "XYZ-101"], "No game has rules numbered like XYZ-101. Their numbers begin with: MAG (magus)"),
        (["XYZ-101"], "No game has rules numbered like XYZ-101."),
        (["nogame"], "There is no game “nogame” here."),
        (["magus", "--untested", "--tests", "no/where"], "There is no folder no/where with tests."),
    ],
)
def test_what_is_not_in_the_book_is_refused_in_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    code, out, err = said(capsys, *words)
    assert code == 2
    assert out == ""
    assert err.startswith(f"foldtable: {sentence}")
    assert err.count("\n") == 1


def test_without_a_game_the_rulebooks_are_listed(capsys: Capture) -> None:
    code, out, _ = said(capsys)
    assert code == 0
    assert f"magus: {len(rulebooks.rules('magus'))} rules, MAG-101 to MAG-1430" in out.splitlines()


def test_a_word_finds_the_rules_that_speak_of_it(capsys: Capture) -> None:
    code, out, _ = said(capsys, "magus", "--find", "PRESENTIS")
    assert code == 0
    assert numbers_in(out) == ["MAG-1004", "MAG-1201", "MAG-1404", "MAG-1418", "MAG-1423"]
    assert set(numbers_in(said(capsys, "--find", "presentis")[1])) >= set(numbers_in(out))
    assert numbers_in(said(capsys, "magus", "--find", "чарівний жезл", "--lang", "uk")[1]) != []
    code, out, _ = said(capsys, "magus", "--find", "xyzzy")
    assert code == 1
    assert out == "No rule speaks of “xyzzy”.\n"


# Untested


def folder_naming(folder: Path, numbers: list[str]) -> str:
    folder.mkdir(exist_ok=True)
    (folder / "test_it.py").write_text("\n".join(f'@rule("{number}")\ndef test(): ...' for number in numbers), encoding="utf-8")
    return str(folder)


def test_untested_rules_are_listed_and_make_the_command_fail(capsys: Capture, tmp_path: Path) -> None:
    numbers = [rule.number for rule in rulebooks.rules("magus")]
    tests = folder_naming(tmp_path, [number for number in numbers if number not in ("MAG-309", "MAG-1401")])
    code, out, _ = said(capsys, "magus", "--untested", "--tests", tests)
    assert code == 1
    assert out.splitlines()[0] == f"magus: {len(numbers) - 2} of {len(numbers)} rules are named by a test"
    assert out.splitlines()[1] == "  MAG-309  No more than one Spell may be cast in a turn."
    assert out.splitlines()[2].startswith("  MAG-1401  Spell: 201; Name: Lumen Quadruplus")
    assert len(out.splitlines()) == 3


def test_with_a_test_for_every_rule_the_command_succeeds(capsys: Capture, tmp_path: Path) -> None:
    numbers = [rule.number for rule in rulebooks.rules("magus")]
    code, out, _ = said(capsys, "magus", "--untested", "--tests", folder_naming(tmp_path, numbers))
    assert code == 0
    assert len(out.splitlines()) == 1
    code, out, _ = said(capsys, "magus", "--untested", "--tests", folder_naming(tmp_path, [*numbers, "MAG-9999", "XYZ-1"]))
    assert code == 1
    assert out.splitlines()[1:] == ["  MAG-9999 is named in test_it.py, but there is no such rule"]


def test_all_games_are_looked_at_when_none_is_named(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_naming(tmp_path / "tests", ["MAG-101"])
    monkeypatch.chdir(tmp_path)
    code, out, _ = said(capsys, "--untested")
    assert code == 1
    assert [line.split(":")[0] for line in out.splitlines() if not line.startswith(" ")] == rulebooks.games_with_rules()
    assert "  MAG-101 " not in out
    assert "  MAG-102 " in out
