"""The command line: help, languages, and one clear sentence for whatever goes wrong."""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from foldtable import main as front
from foldtable.commands import COMMANDS
from foldtable.commands.parser import Parser
from foldtable.core.errors import BadRecord, Broken, Refused
from foldtable.core.say import Say, count, text, thing
from foldtable.games import catalogue
from foldtable.main import main
from foldtable.words.language import LANGUAGES
from foldtable.words.phrases import phrases

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FOLDTABLE_DEBUG"):
        monkeypatch.delenv(variable, raising=False)


def said(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def foldtable(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    clean = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", "LANG", "FOLDTABLE_DEBUG")}
    return subprocess.run(
        [sys.executable, "-m", "foldtable", *words], capture_output=True, text=True, encoding="utf-8", env={**clean, **environ}, check=False
    )


# Help


@pytest.mark.parametrize("words", [["--help"], ["-h"]])
def test_help_lists_every_command_with_what_it_does(capsys: Capture, words: list[str]) -> None:
    with contextlib.suppress(SystemExit):  # as argparse ends after --help
        main(words)
    out = " ".join(capsys.readouterr().out.split())
    for name in COMMANDS:
        assert f"{name} {phrases('en')['command-' + name]}" in out


def test_help_loads_nothing_slow() -> None:
    """Neither Fluent nor a game nor a terminal library: `--help` is there at once."""
    code = (
        "import sys; from foldtable.main import main\n"
        "try: main(['--help', '--lang', 'uk'])\n"
        "except SystemExit: pass\n"
        "slow = [name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel', 'textual', 'rich')\n"
        "        or name.startswith(('foldtable.games', 'foldtable.table'))]\n"
        "assert not slow, slow\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_argument_is_explained_in_every_language(capsys: Capture, name: str, lang: str) -> None:
    with pytest.raises(SystemExit):
        main([name, "--help", "--lang", lang])
    out = capsys.readouterr().out
    assert not re.search(r"\b(help|command)-[a-z]", out), "an argument without a text shows the id of its message"
    assert " ".join(phrases(lang)[f"command-{name}"].split()[:3]) in out
    if lang == "uk":
        assert not re.search(r"\b(show|the|usage|options|positional)\b", out)


def test_no_text_of_help_is_left_over() -> None:
    wanted = {f"command-{name}" for name in COMMANDS}
    wanted |= {"help-" + word for word in ("usage", "commands", "arguments", "options", "help", "version", "lang", "command")}
    for name in COMMANDS:
        parsers: dict[str, Parser] = {}
        importlib.import_module(f"foldtable.commands.{name}").add(SimpleNamespace(add_parser=keeping(parsers)))
        wanted |= {f"help-{name}-{action.dest}" for action in parsers[name]._actions if action.dest not in ("help", "lang")}
    there = {message for message in phrases("en") if message.startswith(("help-", "command-"))}
    assert there == wanted


def keeping(parsers: dict[str, Parser]) -> Callable[..., Parser]:
    def add_parser(name: str) -> Parser:
        parsers[name] = Parser(prog=f"foldtable {name}")
        return parsers[name]

    return add_parser


def test_every_module_of_the_folder_is_a_command_or_serves_them() -> None:
    modules = {path.stem for path in Path(front.__file__).parent.glob("commands/*.py")}
    assert modules - {"__init__", "parser"} == set(COMMANDS)


# Languages


def test_the_language_is_taken_from_the_flag_wherever_it_stands_or_from_the_locale(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ukrainian = "Гри «x» тут немає. Є такі:"
    assert ukrainian in said(capsys, "--lang", "uk", "games", "x")[2]
    assert ukrainian in said(capsys, "games", "x", "--lang=uk")[2]
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert ukrainian in said(capsys, "games", "x")[2]
    assert "There is no game" in said(capsys, "games", "--lang", "en", "x")[2]


def test_an_unknown_language_is_refused_with_those_there_are(capsys: Capture) -> None:
    code, _, err = said(capsys, "games", "--lang", "xx")
    assert code == 2
    assert err == "foldtable: There are no words in “xx”. There are: en, uk.\n"


def test_a_terminal_without_our_letters_is_no_reason_to_fail() -> None:
    done = foldtable("rules", "MAG-309", "--lang", "uk", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "MAG-309" in done.stdout
    assert "?" in done.stdout
    assert done.stderr == ""


# Slips


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ruels"], "There is no command “ruels”. Did you mean rules? There is: "),
        (["zzz"], "There is no command “zzz”. There is: "),
        (["magus"], "magus is a game, not a command. Say what to do with it: foldtable play magus, or foldtable rules magus."),
        (["--bogus"], "Nothing is known of “--bogus” here. See foldtable --help."),
        (["games", "--bogus"], "Nothing is known of “--bogus” here. See foldtable games --help."),
        (["games", "magus", "again"], "Nothing is known of “again” here. See foldtable games --help."),
        (["rules", "--find"], "--find wants a value after it. See foldtable rules --help."),
        (["rules", "--untested=yes"], "--untested takes no value, but “yes” was given. See foldtable rules --help."),
        (["replay"], "Something is missing: FILE. See foldtable replay --help."),
        (["record", "x", "--json", "--verify"], "--verify and --json can’t stand together. See foldtable record --help."),
        (["games", "magnus"], "There is no game “magnus” here. Did you mean magus? There is: "),
    ],
)
def test_a_command_line_that_cannot_be_taken_gets_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    code, out, err = said(capsys, *words)
    assert code == 2
    assert out == ""
    assert one_line(err).replace("--json and --verify", "--verify and --json").startswith(f"foldtable: {sentence}")


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("argument N: invalid choice: 'x' (choose from 'a', 'b')", "N can’t be “x”. Allowed: 'a', 'b'."),
        ("argument N: invalid choice: 'x' (choose from a, b)", "N can’t be “x”. Allowed: a, b."),
        ("argument --at: invalid int value: 'x'", "--at can’t be “x”."),
        ("argument --at: expected at least one argument", "--at wants a value after it."),
        ("one of the arguments --a --b is required", "One of these must be there: --a --b."),
        ("something nobody has seen", "This command line can’t be taken: something nobody has seen."),
    ],
)
def test_what_argparse_says_is_said_in_our_words(message: str, sentence: str) -> None:
    with pytest.raises(front.BadSetup) as refused:
        Parser(prog="foldtable replay").error(message)
    assert front.sentence(refused.value, "en").startswith(sentence)


def doing(monkeypatch: pytest.MonkeyPatch, deed: Callable[[], int]) -> None:
    """Let `foldtable games` do this instead."""
    module = importlib.import_module("foldtable.commands.games")
    monkeypatch.setattr(module, "run", lambda args: deed())


def raising(monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> None:
    def deed() -> int:
        raise fault

    doing(monkeypatch, deed)


def test_a_slip_is_a_sentence_with_its_rule_and_its_place(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, BadRecord("a.fold", 7, Say("refused-take-twice", [thing("space", "r2c1")]), "MAG-216"))
    code, _, err = said(capsys, "games")
    assert code == 2
    assert err == "foldtable: a.fold:7: You named row 2 column 1 twice; it holds one potion. (MAG-216)\n"
    raising(monkeypatch, BadRecord("a.fold", 0, Say("refused-over")))
    assert said(capsys, "games")[2] == "foldtable: a.fold: The game is over; there is nothing left to choose.\n"


def test_a_game_finds_its_words_even_without_a_rule(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, Refused(Say("refused-take-mixed")))
    assert said(capsys, "games")[2] == "foldtable: These differ in colour and in number. Take potions of one colour, or of one number.\n"


def test_a_save_that_holds_no_game_is_told_without_and_with_where_it_fails(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, Refused(Say("save-unreadable", [count("at", 0), text("got", "")])))
    assert said(capsys, "games")[2] == "foldtable: This saved game can’t be read: what it holds is no game.\n"
    raising(monkeypatch, Refused(Say("save-unreadable", [count("at", 0), text("got", "hands")])))
    assert said(capsys, "games")[2] == "foldtable: This saved game can’t be read; it fails at “hands”.\n"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("no/such.fold", "There is no file no/such.fold."), (".", ". is a folder, not a file.")],
)
def test_a_file_that_cannot_be_opened_is_named(capsys: Capture, path: str, sentence: str) -> None:
    code, _, err = said(capsys, "record", path)
    assert code == 2
    assert err == f"foldtable: {sentence}\n"


# Our own faults, and other ways to end


def test_our_own_fault_says_so_and_where_the_record_is(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Broken("candle 3 stands at two places")
    raising(monkeypatch, fault)
    code, _, err = said(capsys, "games")
    assert code == 70
    assert one_line(err).startswith("foldtable: Something went wrong, and it is our fault, not yours: candle 3 stands at two places.")
    assert "FOLDTABLE_DEBUG=1" in err
    assert "kept" not in err
    fault.kept = "plays/a.fold"  # type: ignore[attr-defined]
    assert "Your play is kept in plays/a.fold and can be resumed." in said(capsys, "games")[2]


def test_no_fault_shows_a_traceback_unless_it_is_asked_for(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, ZeroDivisionError("division\nby zero"))
    code, _, err = said(capsys, "games")
    assert code == 70
    assert "ZeroDivisionError: division by zero." in one_line(err)
    monkeypatch.setenv("FOLDTABLE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_ctrl_c_ends_quietly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, KeyboardInterrupt())
    assert said(capsys, "games") == (130, "", "")


posix = pytest.mark.skipif(os.name != "posix", reason="pipes and streams close like this on POSIX systems")


@posix
def test_a_pipe_that_closes_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "foldtable", "rules", "magus"], stdout=closed, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 141
    assert done.stderr == ""


@posix
def test_nobody_need_listen() -> None:
    for streams, code in ((">&-", 0), ("2>&-", 0), (">&- 2>&-", 0)):
        done = subprocess.run(
            ["sh", "-c", f"{sys.executable} -m foldtable rules MAG-309 {streams}"], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (code, ""), streams
    done = subprocess.run(["sh", "-c", f"{sys.executable} -m foldtable rules MAG-1 2>&-"], capture_output=True, text=True, check=False)
    assert done.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "foldtable", "rules", "magus", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "foldtable: There is no space left to write -.\n"


def test_the_version_says_at_which_speed_it_runs(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert re.fullmatch(r"foldtable \d+\.\d+\.\d+ \((compiled|plain)\)\n", capsys.readouterr().out)


def test_the_module_is_the_command() -> None:
    done = foldtable("rules", "MAG-309")
    assert done.returncode == 0
    assert done.stdout.startswith("MAG-309")
    assert "magus" in catalogue.names()


def one_line(words: str) -> str:
    assert words.count("\n") == 1
    assert words.endswith("\n")
    return words[:-1]
