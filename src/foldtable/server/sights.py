"""Sights: what one viewer sees of a table, as data for the wire, and what has changed in it.

Everything is made from the viewer's own Scene, which is made from the viewer's own View. The difference of two sights looks at nothing
else, so its size tells a viewer no more than the sights do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from foldtable.core import say as kinds
from foldtable.core.box import Box
from foldtable.core.scene import scene_for
from foldtable.table.live import Heard, Live

Data = dict[str, Any]
Op = tuple[list[str | int], Any]

PARTED: Final = "surfaces"  # the field in which single spots change


def sight_of(live: Live, seat: int) -> Data:
    """What the viewer on this seat (or SPECTATOR) sees now."""
    sight = scene_for(live.play.box, live.play.game, seat).data()
    is_asked = seat >= 0 and live.asked == seat
    sight["moves"] = len(live.play.moves)
    sight["unordered"] = sorted(live.unordered()) if is_asked else []
    sight["silence"] = live.word_for_nothing() if is_asked else ""
    sight["back"] = back_of(live, seat)
    sight["order"] = live.orders[seat] if seat >= 0 and live.has_windows else ""
    return sight


def back_of(live: Live, seat: int) -> Data | None:
    if seat < 0 or live.is_over:
        return None
    way = live.way_back(seat)
    if way is None:
        return None
    move = way.undo.move
    consent = [] if way.is_free else way.people
    return {"to": way.undo.to, "notation": move.answer, "say": None if move.say is None else move.say.data(), "consent": consent}


def moment_of(live: Live, number: int, seat: int) -> Data:
    """The same after so many choices, to look at."""
    box = live.play.box
    sight = box.scene(box.view(live.play.at(number), seat)).data()
    return {**sight, "moves": number, "unordered": [], "silence": "", "back": None, "order": ""}


def difference(old: Data, new: Data) -> list[Op]:
    """Places of the old sight that have another value in the new one; put them in, in this order, and it is the new one."""
    ops: list[Op] = []
    for key, value in new.items():
        was = old[key]
        if was == value:
            continue
        if key == PARTED and len(was) == len(value):
            for at, (one, other) in enumerate(zip(was, value, strict=True)):
                if one != other:
                    surface_difference(ops, [PARTED, at], one, other)
        else:
            ops.append(([key], value))
    return ops


def surface_difference(ops: list[Op], path: list[str | int], old: Data, new: Data) -> None:
    """Within one surface: single spots while their number is the same, else all of them; and whatever else is new."""
    if old["word"] != new["word"]:
        ops.append((path, new))
        return
    for key, value in new.items():
        was = old[key]
        if was == value:
            continue
        if key == "spots" and len(was) == len(value):
            ops += [([*path, key, at], spot) for at, spot in enumerate(value) if was[at] != spot]
        else:
            ops.append(([*path, key], value))


def patched(sight: Data, ops: Iterable[Op]) -> Data:
    """What a page makes of a difference. Here for whoever checks it; lists and dicts on the way are made anew."""
    for path, value in ops:
        sight = cast("Data", put(sight, path, value))
    return sight


def put(into: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    made: Any = dict(into) if isinstance(into, dict) else list(into)
    made[path[0]] = put(into[path[0]], path[1:], value)
    return made


# Events and names


def heard_data(heard: Iterable[Heard]) -> list[Data]:
    return [{"at": one.at, "by": one.by, "say": one.event.say.data(), "rule": one.event.rule} for one in heard]


class Namer:
    """For one connection: the names of things it hasn't been told yet."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.told: set[str] = set()

    def names(self, *parts: Any) -> dict[str, list[object]]:
        """What the things in these pieces of data are called, without what was told before."""
        words: set[str] = set()
        for part in parts:
            gather(part, words)
        new = words - self.told
        if not new:
            return {}
        before = set(self.told)
        self.learn(new)
        return self.called(self.told - before)

    def everything(self) -> dict[str, list[object]]:
        """What was told so far, for whoever is new."""
        return self.called(self.told)

    def called_in(self, *parts: Any) -> dict[str, list[object]]:
        """The names in data that goes to one page of several: told, and not taken for known."""
        words: set[str] = set()
        for part in parts:
            gather(part, words)
        before = self.told
        self.told = set(before)
        self.learn(words - before)
        found, self.told = self.called(self.told - before), before
        return found

    def learn(self, new: set[str]) -> None:
        """These, and whatever their names speak of."""
        while new:
            self.told |= new
            more: set[str] = set()
            for word in new:
                gather(name_of(self.box, word), more)
            new = more - self.told

    def called(self, words: set[str]) -> dict[str, list[object]]:
        named = [(word, name_of(self.box, word)) for word in sorted(words)]
        return {word: name for word, name in named if name is not None}


NAMES: Final[dict[tuple[str, str], list[object] | None]] = {}


def name_of(box: Box, word: str) -> list[object] | None:
    """A thing's name as data; kept, because games have few things and say them often."""
    key = (box.name, word)
    if key not in NAMES:
        if len(NAMES) > 50_000:  # words may come from people, too
            NAMES.clear()
        named = box.name_of(word)
        NAMES[key] = None if named is None else named.data()
    return NAMES[key]


def gather(data: Any, words: set[str]) -> None:
    """The words of things anywhere in data: those that Says speak of, those of picks, of spots and pieces."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "word":
                words.add(value)
            elif key == "things":
                words.update(value)
            elif isinstance(value, (dict, list)):
                gather(value, words)
    elif isinstance(data, (list, tuple)):
        if len(data) == 3 and isinstance(data[1], str) and data[1] in (kinds.THING, kinds.THINGS):
            value = data[2]
            if isinstance(value, str):
                words.add(value)
            elif isinstance(value, list):
                words.update(one for one in value if isinstance(one, str))
        else:
            for value in data:
                if isinstance(value, (dict, list, tuple)):
                    gather(value, words)
