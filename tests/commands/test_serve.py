"""`foldtable serve`, `backup` and `restore`, from the command line."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from foldtable import main as front
from foldtable.commands import serve
from foldtable.core.errors import BadSetup
from foldtable.main import main
from foldtable.server import running, sqlite
from foldtable.server.config import Config

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FOLDTABLE_DEBUG"):
        monkeypatch.delenv(variable, raising=False)


def said(capsys: Capture, *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("words", [[], ["--lang", "uk"]])
def test_foldtable_alone_opens_the_house(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    served: list[str] = []
    monkeypatch.setattr(serve, "run", lambda args: served.append(args.lang) or 0)
    assert front.main(words) == 0
    assert served == (words[1:] or ["en"])


def test_it_says_its_address_before_anything_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "foldtable", "serve", "--no-browser", "--data", str(tmp_path), "--port", "0", "--lang", "uk"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
    assert re.fullmatch(r"Foldtable відкрито за адресою http://127\.0\.0\.1:\d+/ \(Ctrl-C закриває\)\.\n", line)
    assert process.returncode == 0


def test_a_copy_is_made_and_put_back(capsys: Capture, tmp_path: Path) -> None:
    data, copy = tmp_path / "house", tmp_path / "copy.sqlite"
    sqlite.prepare(data / "tables.sqlite")
    assert said(capsys, "backup", copy, "--data", data)[:2] == (0, f"0 tables are in {copy} now.\n")
    code, out, _ = said(capsys, "restore", copy, "--data", data)
    assert code == 0
    assert out.startswith(f"0 tables are back, as they were in {copy}.\nWhat was there before is kept in {data}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup", "{copy}", "--data", "{nothing}"], "There is no file"),
        (["backup", "{there}", "--data", "{data}"], "is there already"),
        (["restore", "{copy}", "--data", "{data}"], "There is no file"),
        (["restore", "{there}", "--data", "{data}"], "isn’t a store of Foldtable’s tables"),
        (["serve", "--data", "{there}"], "There is no folder|is there already|a file, not a folder|can’t be"),
        (["serve", "--port", "x"], "--port can’t be “x”"),
        (["serve", "--host", "no.such.host.invalid", "--data", "{data}"], "this machine has no such address"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(capsys: Capture, tmp_path: Path, words: list[str], sentence: str) -> None:
    data, there = tmp_path / "house", tmp_path / "there"
    sqlite.prepare(data / "tables.sqlite")
    there.write_text("not a store")
    places = {"data": data, "there": there, "copy": tmp_path / "copy", "nothing": tmp_path / "nothing"}
    code, out, err = said(capsys, *[word.format(**places) for word in words])
    assert (code, out) == (2, "")
    assert re.search(sentence, err), err
    assert err.count("\n") == 1


def test_a_folder_is_used_by_one_at_a_time(capsys: Capture, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    sqlite.prepare(copy)
    with running.held(tmp_path / "house"):
        code, _, err = said(capsys, "restore", copy, "--data", tmp_path / "house")
        assert (code, "Another Foldtable is using the folder" in err) == (2, True)
    assert said(capsys, "restore", copy, "--data", tmp_path / "house")[0] == 0


def test_of_the_usual_port_the_next_that_is_free_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        config = Config(tmp_path, port=taken.getsockname()[1])
        with running.bound(config, is_usual=True) as listening:
            assert config.port < listening.getsockname()[1] <= config.port + 20
        with pytest.raises(BadSetup) as refused:
            running.bound(config, is_usual=False)
        assert refused.value.say.message == "server-port-in-use"


def test_no_browser_is_opened_where_nobody_could_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr(sys, "platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    assert not running.open_browser("http://127.0.0.1:1/")
    monkeypatch.setitem(os.environ, "DISPLAY", ":0")
    assert running.open_browser("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]
