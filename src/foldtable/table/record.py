"""Records: a whole play as text. Its header, its decisions, and after each the chance outcomes it brought.

A record is strict where a scenario is lenient: every outcome stands in it, and nothing is left over. An unfinished record is
fine; play goes on from there. Remarks and notes stay where they stand when a record is read and written again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from foldtable.core.box import Box
from foldtable.core.errors import BadRecord
from foldtable.core.say import Say, text
from foldtable.table.grammar import HEADER, HIGHEST_SEAT, OUTCOME, REMARK, Header, Line, lines_of, unknown_line, whole_number

SCENARIO_ONLY: Final = ("scenario", "set", "expect", "refuse")
AFTER_HEADER: Final = ("a seat", OUTCOME, "note", "end", "secret")
IN_HEADER: Final = -1  # where a remark stands that comes before the first outcome or decision


@final
class Remark:
    """A note to whoever reads or replays the play, or a remark of the file: after how many decisions it stands."""

    __slots__ = ("at", "key", "words")

    def __init__(self, at: int, key: str, words: str) -> None:
        self.at = at
        self.key = key  # "note" or "#"
        self.words = words

    def written(self) -> str:
        return f"{self.key} {self.words}".rstrip()


@final
class Decided:
    """A decision as written, and the outcomes written below it."""

    __slots__ = ("answer", "line", "outcomes", "seat")

    def __init__(self, line: int, seat: int, answer: str) -> None:
        self.line = line
        self.seat = seat
        self.answer = answer
        self.outcomes: list[Line] = []


@final
class Ending:
    """What the record says of the end: why, and the digest of the table as it then lies."""

    def __init__(self, line: int, reason: str, digest: str) -> None:
        self.line = line
        self.reason = reason
        self.digest = digest


@final
class Written:
    """A record as written: nothing in it has been played yet."""

    def __init__(self, path: str, header: Header) -> None:
        self.path = path
        self.header = header
        self.opening: list[Line] = []  # outcomes of the set-up
        self.decisions: list[Decided] = []
        self.remarks: list[Remark] = []
        self.ending: Ending | None = None


def read_record(source: str, path: str) -> Written:
    """Take a record apart. What it means to its game is found out by playing it."""
    record = Written(path, Header(path))
    begun = False
    for line in lines_of(source, path):
        if line.key in (REMARK, "note"):
            record.remarks.append(Remark(len(record.decisions) if begun else IN_HEADER, line.key, line.rest))
        elif line.key in HEADER and (not begun or line.key == "secret"):
            record.header.take(line)
        elif line.key == OUTCOME or line.is_decision() or line.key == "end":
            begun = True
            take_move(record, line)
        elif line.key in SCENARIO_ONLY:
            raise BadRecord(path, line.number, Say("record-is-scenario", [text("got", line.key)]))
        elif line.key in HEADER:
            raise BadRecord(path, line.number, Say("record-header-late", [text("key", line.key)]))
        else:
            raise unknown_line(path, line, AFTER_HEADER if begun else HEADER[1:])
    for key in ("game", "rules", "seats"):
        record.header.must_say(key)
    return record


def take_move(record: Written, line: Line) -> None:
    """A decision, an outcome of the last one, or the end."""
    path = record.path
    if record.ending is not None:
        raise BadRecord(path, line.number, Say("record-goes-on"))
    if line.is_decision():
        seat = whole_number(path, Line(line.number, "seat", line.key), line.key, 0, HIGHEST_SEAT)
        record.decisions.append(Decided(line.number, seat, line.rest))
    elif line.key == OUTCOME:
        (record.decisions[-1].outcomes if record.decisions else record.opening).append(line)
    else:
        words = line.words()
        if len(words) not in (1, 2):
            raise BadRecord(path, line.number, Say("record-bad-end"))
        record.ending = Ending(line.number, words[0], words[1] if len(words) == 2 else "")


def written_record(
    box: Box, header: Header, opening: Sequence[str], moves: Sequence[Sequence[str]], remarks: Sequence[Remark], tail: Sequence[str]
) -> str:
    """A record as text: the header, the lines of the set-up, the lines of each move, the last lines; remarks in their places."""
    lines = header.written(box)
    lines += [remark.written() for remark in remarks if remark.at == IN_HEADER]
    lines += ["", *opening]
    lines += [remark.written() for remark in remarks if remark.at == 0]
    if moves:
        lines.append("")
    for number, move in enumerate(moves, 1):
        lines += move
        lines += [remark.written() for remark in remarks if remark.at == number]
    if tail:
        lines += ["", *tail]
    return "\n".join(lines) + "\n"
