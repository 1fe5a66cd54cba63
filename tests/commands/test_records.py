"""`foldtable replay`, `record` and `scenario`, from the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from foldtable.core.chance import Chance
from foldtable.games import catalogue
from foldtable.main import main
from foldtable.table.dice import sealed, seeded
from foldtable.table.play import Play

Capture = pytest.CaptureFixture[str]
SCENARIOS = Path(__file__).parents[1] / "scenarios"
ONE = "foldtable 1\ngame magus\nseats 2\noption first_player 0\nscenario the first question\nexpect asked {seat} aim\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FOLDTABLE_DEBUG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(scope="module")
def play() -> Play:
    """A whole play of random choices."""
    play = Play.begin(
        catalogue.box("magus"), 2, {"first_player": "0"}, seeded(6), players={0: "Ann"}, bots={1: "greedy"}, title="One night"
    )
    rng = Chance()
    rng.seed(6)
    while not play.game.is_over():
        options = play.game.options()
        play.choose(play.game.asked(), options[rng.pick(len(options))].notation())
    return play


@pytest.fixture
def file(play: Play, tmp_path: Path) -> Path:
    path = tmp_path / "night.fold"
    path.write_text(play.record(), encoding="utf-8")
    return path


def said(capsys: Capture, *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return code, out, err


# record


def test_a_record_is_told_in_a_few_lines(capsys: Capture, file: Path, play: Play) -> None:
    code, out, err = said(capsys, "record", file)
    assert (code, err) == (0, "")
    assert out.splitlines()[:3] == ["One night", f"Magus Novatus, 2 seats, {len(play.moves)} choices.", "  0 Ann"]


def test_an_unfinished_record_says_whom_it_waits_for(capsys: Capture, file: Path, play: Play) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: text.index("\n0 aim") + 1], encoding="utf-8")
    assert said(capsys, "record", file)[1].splitlines()[-1] == "The play isn’t over: the table waits for Ann."


def test_a_record_is_verified(capsys: Capture, file: Path, play: Play) -> None:
    code, out, err = said(capsys, "record", file, "--verify")
    outcomes = sum(len(move.outcomes) for move in [play.opening, *play.moves])
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"Verified: {len(play.moves)} choices and {outcomes} outcomes of chance fit the rules.",
        "All outcomes are those of seed 6.",
        "The table at the end is the recorded one.",
    ]


def test_a_sealed_record_is_verified_once_its_secret_is_shown(capsys: Capture, tmp_path: Path) -> None:
    play = Play.begin(catalogue.box("magus"), 2, {"round_limit": 1}, sealed({0: b"ann", 1: b"ben"}))
    path = tmp_path / "sealed.fold"
    path.write_text(play.record(), encoding="utf-8")
    assert (
        said(capsys, "record", path, "--verify")[1].splitlines()[1] == "The dice are sealed; they can be verified when the secret is shown."
    )
    while not play.game.is_over():
        play.choose(play.game.asked(), play.game.options()[-1].notation())
    path.write_text(play.record(), encoding="utf-8")
    assert (
        said(capsys, "record", path, "--verify")[1].splitlines()[1] == "All outcomes are those of the secret that was promised before play."
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("* throw ", "* throw +1 +1\n* throw ", "The outcomes of chance don’t fit the play."),
        ("\nseed 6", "\nseed 7", "The set-up didn’t come from the dice that this record names."),
        ("\nrules 1", "\nrules 2", "This was played by version 2 of the rules of Magus Novatus; this Foldtable plays version 1."),
        ("\n0 done", "\n1 done", "This choice can’t be taken."),
        ("\nend ", "\nend because-", "The record says that the game ended by"),
        ("\ngame magus", "\ngame magnus", "There is no game “magnus” here. Did you mean magus?"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(capsys: Capture, file: Path, old: str, new: str, fault: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, out, err = said(capsys, "record", file, "--verify")
    assert (code, out) == (2, "")
    assert err.startswith(f"foldtable: {file}:")
    assert fault in err
    assert err.count("\n") == 1


def test_another_end_than_the_recorded_one_is_found_out(capsys: Capture, file: Path) -> None:
    text = file.read_text(encoding="utf-8").rstrip()
    file.write_text(text[:-16] + "0123456789abcdef\n", encoding="utf-8")
    code, _, err = said(capsys, "record", file, "--verify")
    assert code == 2
    assert "The table at the end isn’t the one that was recorded" in err


def test_a_record_as_json_holds_the_whole_play(capsys: Capture, file: Path, play: Play) -> None:
    code, out, _ = said(capsys, "record", file, "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["game"], data["seats"], data["seed"], data["players"]) == ("magus", 2, 6, ["Ann", ""])
    assert [[move["seat"], move["choice"]] for move in data["moves"]] == [[move.seat, move.answer] for move in play.moves]
    assert data["end"]["digest"] == play.digest()


# replay


def test_a_play_is_shown_choice_by_choice(capsys: Capture, file: Path, play: Play) -> None:
    code, out, err = said(capsys, "replay", file)
    assert (code, err) == (0, "")
    for number, move in enumerate(play.moves, 1):
        assert f"{number}. {'Ann' if move.seat == 0 else 'Seat 1'}: {move.answer}\n" in out
    assert "The table:\n  grid: " in out


def test_replay_stops_at_a_moment(capsys: Capture, file: Path, play: Play) -> None:
    out = said(capsys, "replay", file, "--at", "2")[1]
    assert "2. Ann: " in out
    assert "\n3. " not in out
    box = catalogue.box("magus")
    hand = next(place for place in box.places() if place.name == "hand").read(play.at(2), 0)
    assert f"  hand 0: {' '.join(hand)}\n" in out


def test_replay_as_a_seat_tells_nothing_that_it_did_not_know(capsys: Capture, file: Path, play: Play) -> None:
    """What the seat hears and sees is tested elsewhere; here, that nothing else gets into the output."""
    full = said(capsys, "replay", file, "--at", "8")[1]
    seen = said(capsys, "replay", file, "--at", "8", "--as", "1")[1]
    assert "deck: " in full and "hand 0" in full
    assert "hand 0" not in seen and "deck2" not in seen and "* " not in seen
    assert "1. Ann\n" in seen
    assert "1. Ann: " not in seen
    mine = next(number for number, move in enumerate(play.moves, 1) if move.seat == 1)
    assert f"{mine}. You: {play.moves[mine - 1].answer}\n" in seen


def test_replay_speaks_ukrainian(capsys: Capture, file: Path) -> None:
    out = said(capsys, "replay", file, "--lang", "uk", "--as", "0", "--at", "3")[1]
    assert "1. Ти: " in out
    assert "Стіл: " in out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--at", "9999"], "There is no moment after 9,999 choices"),
        (["--at", "-3"], "“-3” is no moment of a play."),
        (["--at", "end"], "“end” is no moment of a play."),
        (["--as", "2"], "“2” sees nothing here. Look as a seat, 0 to 1, or as a spectator."),
        (["--as", "Ann"], "“Ann” sees nothing here."),
    ],
)
def test_replay_says_what_it_can_show(capsys: Capture, file: Path, words: list[str], fault: str) -> None:
    code, out, err = said(capsys, "replay", file, *[f"{words[0]}={words[1]}"])
    assert (code, out) == (2, "")
    assert fault in err


def test_a_scenario_is_no_play(capsys: Capture) -> None:
    code, _, err = said(capsys, "replay", SCENARIOS / "magus" / "potions.fold")
    assert code == 2
    assert "belongs in a scenario, not in the record of a play" in err


@pytest.mark.parametrize("command", ["replay", "record", "scenario"])
def test_files_that_cannot_be_read_are_named(capsys: Capture, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing.fold"
    assert said(capsys, command, missing) == (2, "", f"foldtable: There is no file {missing}.\n")
    picture = tmp_path / "picture.fold"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert said(capsys, command, picture) == (2, "", f"foldtable: {picture}:1: This line isn’t text in UTF-8.\n")


def test_a_record_comes_through_a_pipe_and_goes_into_one_that_closes(file: Path) -> None:
    environ = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with file.open("rb") as source:
        done = subprocess.run(
            f"{sys.executable} -m foldtable replay - | head -n 1",
            shell=True,
            stdin=source,
            capture_output=True,
            text=True,
            env=environ,
            check=False,
        )
    assert done.stdout == "One night\n"
    assert done.stderr == ""


# scenario


def test_scenarios_that_hold(capsys: Capture) -> None:
    code, out, err = said(capsys, "scenario", SCENARIOS / "magus" / "limits.fold")
    assert (code, out, err) == (0, "2 scenarios, all as they say.\n", "")


def test_a_folder_of_scenarios(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.fold").write_text(ONE.format(seat=0), encoding="utf-8")
    (tmp_path / "deep" / "b.fold").write_text(ONE.format(seat=0), encoding="utf-8")
    assert said(capsys, "scenario", tmp_path)[:2] == (0, "2 scenarios, all as they say.\n")


def test_a_scenario_that_fails_shows_the_difference(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "wrong.fold"
    path.write_text(ONE.format(seat=1), encoding="utf-8")
    code, out, err = said(capsys, "scenario", path)
    assert (code, err) == (1, "")
    assert out.splitlines()[:5] == [
        f"{path}:6: the first question",
        "    expect asked 1 aim",
        "  Another question stands.",
        "    wanted  1 aim",
        "    found   0 aim",
    ]
    assert out.splitlines()[-1] == "1 of 1 scenarios fails."


def test_a_record_is_a_scenario_too(capsys: Capture, file: Path) -> None:
    assert said(capsys, "scenario", file)[:2] == (0, "1 scenario, as it says.\n")
    file.write_text(file.read_text(encoding="utf-8") + "expect asked nobody\n", encoding="utf-8")
    assert said(capsys, "scenario", file)[:2] == (0, "1 scenario, as it says.\n")


def test_a_folder_without_scenarios(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = said(capsys, "scenario", tmp_path)
    assert code == 2
    assert err == f"foldtable: There is no scenario in {tmp_path}: no file there ends in .fold.\n"


def test_a_scenario_of_no_game(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "x.fold"
    path.write_text(ONE.replace("magus", "magnus"), encoding="utf-8")
    code, _, err = said(capsys, "scenario", path)
    assert code == 2
    assert err.startswith(f"foldtable: {path}:2: There is no game “magnus” here. Did you mean magus?")


# record --verify-dice


@pytest.fixture(scope="module")
def fair() -> Play:
    """A play with sealed dice, as live tables have them."""
    shares = {0: b"a" * 16, 1: b"b" * 16}
    play = Play.begin(catalogue.box("magus"), 2, {}, sealed(shares, b"s" * 32), players={0: "Ann", 1: "Bo"})
    rng = Chance()
    rng.seed(2)
    while not play.game.is_over():
        options = play.game.options()
        play.choose(play.game.asked(), options[rng.pick(len(options))].notation())
    return play


def test_sealed_dice_are_verified_with_what_was_promised_and_who_gave_a_share(capsys: Capture, fair: Play, tmp_path: Path) -> None:
    path = tmp_path / "fair.fold"
    path.write_text(fair.record(), encoding="utf-8")
    code, out, _ = said(capsys, "record", path, "--verify-dice")
    assert code == 0
    assert f"Promised before play: {fair.dice.promise}" in out
    assert f"Share of Ann: {(b'a' * 16).hex()}" in out
    assert "All outcomes are those of the secret that was promised" in out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("secret 73", "secret 74", "these aren’t the dice that were promised"),
        ("share 1 62", "share 1 63", "didn’t come from the dice that this record names"),
    ],
)
def test_dice_that_were_tampered_with_are_found_out(capsys: Capture, fair: Play, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    record = fair.record()
    assert old in record
    path = tmp_path / "false.fold"
    path.write_text(record.replace(old, new), encoding="utf-8")
    code, _, err = said(capsys, "record", path, "--verify-dice")
    assert code == 2
    assert sentence in err


def test_dice_that_were_never_sealed_are_not_called_fair(capsys: Capture, file: Path, fair: Play, tmp_path: Path) -> None:
    code, out, _ = said(capsys, "record", file, "--verify-dice")
    assert (code, "weren’t sealed" in out) == (1, True)
    path = tmp_path / "early.fold"
    path.write_text("".join(line + "\n" for line in fair.record().splitlines() if not line.startswith("secret")), encoding="utf-8")
    code, out, _ = said(capsys, "record", path, "--verify-dice")
    assert (code, "can be verified when the secret is shown" in out) == (1, True)
