"""The real program in a real (pseudo) terminal: what only that can show."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.terminal.at_the_table import GAME
from tests.terminal.test_plain import environment

PATIENCE = 30.0  # seconds


class Terminal:
    """One end of it: what the program writes there, and keys to press."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self.end = end
        self.seen = ""

    def until(self, words: str) -> str:
        """Read until these words have been drawn, or nothing more comes."""
        last = time.monotonic() + PATIENCE
        while words not in self.text() and time.monotonic() < last:
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    data = os.read(self.end, 65536)
                except OSError:
                    break
                self.seen += data.decode("utf-8", "replace")
        return self.text()

    def text(self) -> str:
        """What was drawn, without the terminal's own codes."""
        return re.sub(r"\x1b\[[0-9;?<>=]*[a-zA-Z$]|\x1b[()=>].?|\x1b\][^\x07]*\x07", "", self.seen)

    def hang_up(self) -> None:
        """Close it, as when a connection is lost."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1

    def press(self, keys: str) -> None:
        self.seen = ""
        os.write(self.end, keys.encode())


@contextmanager
def terminal(home: Path, width: int, height: int, *args: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "foldtable", "play", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(home, TERM="xterm-256color", LC_ALL="C.UTF-8"),
        start_new_session=True,
    )
    os.close(theirs)
    screen = Terminal(process, ours)
    try:
        yield screen
    finally:
        process.kill()
        process.wait()
        screen.hang_up()


def test_a_game_is_played_left_and_gone_on_with(tmp_path: Path) -> None:
    with terminal(tmp_path, 80, 24, GAME, "--seed", "5", "--option", "first_player=0", "--fast") as screen:
        assert "which space do you aim at?" in screen.until("which space do you aim at?")
        screen.press("\r")
        assert "The cube shows" in screen.until("The cube shows")
        screen.press("q")
        assert "foldtable play --resume last" in screen.until("--resume last")
        assert screen.process.wait(PATIENCE) == 0
    with terminal(tmp_path, 140, 40, "--resume", "last") as screen:
        assert "The cube shows" in screen.until("The cube shows")
        screen.process.send_signal(signal.SIGTERM)  # as when the window is closed
        assert "--resume last" in screen.until("--resume last")
        assert screen.process.wait(PATIENCE) == 0


def test_a_terminal_that_is_gone_ends_the_program_and_loses_nothing(tmp_path: Path) -> None:
    with terminal(tmp_path, 80, 24, GAME, "--seed", "5", "--option", "first_player=0", "--fast") as screen:
        screen.until("which space do you aim at?")
        screen.press("\r")
        screen.until("The cube shows")
        screen.hang_up()
        screen.process.wait(PATIENCE)
    with terminal(tmp_path, 80, 24, "--resume", "last") as screen:
        assert "The cube shows" in screen.until("The cube shows")


def test_a_terminal_that_is_too_small_is_told_before_anything_begins(tmp_path: Path) -> None:
    with terminal(tmp_path, 60, 20, GAME) as screen:
        said = " ".join(screen.until("--plain.").replace("\r\n", "").split())
        assert "The table needs 80 columns and 24 lines; this terminal has 60 and 20." in said
        assert screen.process.wait(PATIENCE) == 2
    assert not (tmp_path / "saves").exists()
