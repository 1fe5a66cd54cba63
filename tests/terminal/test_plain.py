"""The table line by line: real processes, real pipes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from foldtable.main import main
from foldtable.terminal.plain import BLANK, Plain
from foldtable.words.words import Words
from tests.terminal.at_the_table import GAME, live_table

SRC = Path(__file__).parents[2] / "src"


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "FOLDTABLE_PLAIN", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PYTHONPATH": str(SRC), "FOLDTABLE_HOME": str(home), "PYTHONIOENCODING": "utf-8", "LANG": "C", **more}


def play(home: Path, said: str, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A whole sitting: all that is said at once, and then the input ends."""
    return subprocess.run(
        [sys.executable, "-m", "foldtable", "play", *args],
        input=said,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=60,
        check=False,
    )


def sitting(said: Sequence[str], *, lang: str = "en", **table: object) -> str:
    """The same without a process."""
    live = live_table(**table)  # type: ignore[arg-type]
    out = StringIO()
    Plain(live, Words(lang, live.play.box), StringIO("\n".join([*said, ""])), out).run()
    return out.getvalue()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 400, GAME, "--plain", "--bots", "random", "--seed", "3", "--option", "round_limit=6")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "The last round is played, and the game is over." in done.stdout
    assert "Quill takes a turn." in done.stdout
    assert "Points: You" in done.stdout


def test_it_is_plain_by_itself_where_there_is_no_screen(tmp_path: Path) -> None:
    done = play(tmp_path, "", GAME)
    assert done.returncode == 0
    assert "Your turn." in done.stdout or "Quill takes a turn." in done.stdout
    assert "Nothing was chosen yet" in done.stdout
    assert list((tmp_path / "saves").glob("*")) == []


def test_at_the_end_of_the_input_the_game_is_saved_and_can_be_resumed(tmp_path: Path) -> None:
    first = play(tmp_path, "aim r3c3\n1\n", GAME, "--bots", "random", "--seed", "5", "--option", "first_player=0")
    assert first.returncode == 0
    assert "Go on with: foldtable play --resume last" in first.stdout
    assert "aim at row 3 column 3" in first.stdout
    second = play(tmp_path, "log\n1\n", GAME, "--resume", "last")
    assert second.returncode == 0, second.stderr
    assert "You aim at row 3 column 3" in second.stdout
    (saved,) = (tmp_path / "saves").glob("*.fold")
    text = saved.read_text(encoding="utf-8")
    assert text.count("\n0 ") == 3
    assert text.index("0 aim r3c3") < text.index("0 take") < text.index("0 done")


def test_a_process_that_is_killed_loses_no_choice(tmp_path: Path) -> None:
    args = [sys.executable, "-m", "foldtable", "play", GAME, "--plain", "--seed", "5", "--option", "first_player=0"]
    with subprocess.Popen(
        args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=environment(tmp_path), bufsize=1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("aim r3c3\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("The cube shows"):
                break
        process.send_signal(signal.SIGKILL)
    done = play(tmp_path, "", "--resume", "last")
    assert "The cube shows" in done.stdout


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    args = [sys.executable, "-m", "foldtable", "play", GAME, "--plain", "--seed", "5", "--option", "first_player=0"]
    with subprocess.Popen(
        args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment(tmp_path), bufsize=1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("aim r3c3\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("The cube shows"):
                break
        process.send_signal(signal.SIGINT)
        rest, complaints = process.stdout.read(), process.stderr.read()
        assert process.wait() == 130
    assert "Go on with: foldtable play --resume last" in rest
    assert complaints == ""


def test_whoever_stops_reading_is_no_fault(tmp_path: Path) -> None:
    args = [sys.executable, "-m", "foldtable", "play", GAME, "--bots", "random", "--people", "0", "--seed", "5"]
    with subprocess.Popen(
        args, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(30) in (141, -signal.SIGPIPE)
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "There is no game “chess”"),
        ([GAME, "--seats", "9"], "(MAG-101)"),
        ([GAME, "--option", "cube"], "An option is set like this"),
        ([GAME, "--option", "cube=maybe"], "can’t be “maybe”"),
        ([GAME, "--bots", "genius"], "There is no bot “genius”"),
        ([GAME, "--seats", "2", "--people", "3"], "3 people can’t sit on 2 seats"),
        ([GAME, "--bots", "random,greedy,random,random"], "5"),
        ([GAME, "--seed", "-4"], "A seed is a whole number"),
        (["--resume", "last"], "There is no unfinished game"),
        (["--resume", "nowhere.fold"], "There is no file nowhere.fold"),
        ([GAME, "--resume", "last"], "There is no unfinished game"),
        (["chess", "--resume", "last"], "There is no game “chess”"),
    ],
)
def test_what_can_not_be_played_gets_one_clear_sentence(
    tmp_path: Path, args: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["play", *args]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_broken_save_says_where_it_is_broken(tmp_path: Path) -> None:
    play(tmp_path, "1\n", GAME, "--seed", "5", "--bots", "random", "--option", "first_player=0")
    (saved,) = (tmp_path / "saves").glob("*.fold")
    saved.write_text(saved.read_text(encoding="utf-8").replace("0 aim", "0 fly"), encoding="utf-8")
    done = play(tmp_path, "", "--resume", "last")
    assert done.returncode == 2
    assert f"{saved}:" in done.stderr
    assert "Traceback" not in done.stderr


# What is said and heard, without a process


def test_an_answer_is_a_number_notation_or_an_unambiguous_beginning() -> None:
    said = sitting(["13", "quit"], first_player="0")
    assert "You aim at row 3 column 3" in said
    said = sitting(["aim r2c2", "quit"], first_player="0")
    assert "You aim at row 2 column 2" in said
    said = sitting(["a r2c2", "quit"], first_player="0")
    assert "You aim at row 2 column 2" in said
    said = sitting(["Aim at row 4 column 5", "quit"], first_player="0")
    assert "You aim at row 4 column 5" in said


def test_a_beginning_that_could_be_several_is_asked_about() -> None:
    said = sitting(["aim r2", "quit"], first_player="0")
    assert "That could be 5 choices:" in said
    assert "6. Aim at row 2 column 1: green 2 (aim r2c1)" in said


def test_a_number_out_of_range_is_told() -> None:
    assert "99 is none of the choices; they run from 1 to 25." in sitting(["99", "quit"], first_player="0")


def test_many_choices_are_told_on_request_and_by_what_they_speak_of() -> None:
    said = sitting(["choices", "choices blue", "choices unicorn", "quit"], first_player="0")
    assert "There are 25 choices." in said
    assert "25. Aim at row 5 column 5" in said
    assert "No choice speaks of “unicorn”." in said
    assert said.count("25. Aim") == 1


def test_everything_can_be_told_in_words() -> None:
    said = sitting(["1", "1", "look", "board", "hand", "rivals", "quit"], first_player="0")
    assert "Potions:" in said
    assert "r1c1 … r1c5:" in said
    assert "The 2-point Spell: " in said
    assert "Your hand: " in said
    assert "Quill: points 0, cards in hand" in said


def test_why_tells_the_reason_and_the_rule() -> None:
    said = sitting(["aim r3c3", "why take r1c1 r5c5", "why", "rule 216", "rule MAG-9999", "rule", "quit"], first_player="0")
    assert "(MAG-216)" in said
    assert "MAG-216: The decision take is a list of spaces" in said
    assert "There is no rule MAG-9999." in said
    assert "MAG-213: The active player takes potions" in said


def test_a_refused_answer_says_why_and_asks_again() -> None:
    said = sitting(["aim r3c3", "take r1c1 r5c5", "1", "quit"], first_player="0")
    assert "All that you take has to come from one line" in said
    assert "You take" in said


def test_undo_is_free_or_asks() -> None:
    said = sitting(["aim r3c3", "1", "undo", "undo", "no", "undo", "yes", "quit"], first_player="0")
    assert "Taken back: Take" in said
    assert "Nothing is taken back." in said
    assert "Taken back: Aim at" in said


def test_the_game_can_be_saved_under_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    said = sitting(["1", "save my game", "save ../up", "quit"], first_player="0")
    assert (tmp_path / "saves" / "my game.fold").exists()
    assert "can’t be the name of a saved play" in said


def test_help_names_every_command_in_both_languages() -> None:
    said = sitting(["help", "quit"], first_player="0")
    for word in ("choices", "look", "board", "hand", "rivals", "log", "why", "rule", "undo", "save", "help", "quit"):
        assert f"\n  {word}: " in said
    said = sitting(["довідка", "поле", "вийти"], lang="uk", first_player="0")
    assert "повернути, undo:" in said
    assert "Зілля:" in said


def test_two_people_are_kept_apart_by_blank_lines() -> None:
    said = sitting(["", "aim r3c3", "1", "hand", "done", "", "hand", "quit"], people=("Ann", "Bo"), bots=0, first_player="0")
    ann, _, bo = said.partition("Hand the keyboard to Bo.")
    assert "Hand the keyboard to Ann." in ann
    assert "Your hand: " in ann
    assert "You take" in ann
    assert "Ann takes" in bo
    assert "Your hand: nothing." in bo
    assert "\x1b" not in said


def test_on_a_terminal_the_screen_is_cleared_between_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_table(people=("Ann", "Bo"), bots=0, first_player="0")
    monkeypatch.setenv("TERM", "xterm")
    out = StringIO()
    plain = Plain(live, Words("en", live.play.box), StringIO(""), out)
    plain.is_terminal = True
    plain.clear()
    assert "\x1b[2J" in out.getvalue()
    monkeypatch.setenv("TERM", "dumb")
    out.truncate(0)
    plain.clear()
    assert "\x1b" not in out.getvalue()
    assert out.getvalue().count("\n") == BLANK


def test_secrets_stay_with_whom_they_belong() -> None:
    """All that a game's two people read, each on their own: nobody reads what only the other may hear."""
    live = live_table(people=("Ann", "Bo"), bots=0, seed=3, first_player="0")
    out = StringIO()
    plain = Plain(live, Words("en", live.play.box), StringIO("1\n" * 300), out)
    plain.run()
    for seat in (0, 1):
        told = {event for move in live.play.moves for event in move.events if event.only == [1 - seat]}
        assert not told & {heard.event for heard in live.heard(seat)}
