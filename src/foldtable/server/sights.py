"""Sights: what one viewer sees of a table, as data for the wire, and what has changed in it.

Everything is made from the viewer's own Scene, which is made from the viewer's own View. The difference of two sights looks at nothing
else, so its size tells a viewer no more than the sights do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast, final

import msgspec

from foldtable.core.box import Box
from foldtable.core.say import quote
from foldtable.core.scene import Scene, differences, scene_for, words_json
from foldtable.table.live import Heard, Live

Data = dict[str, Any]
Op = tuple[list[str | int], Any]

ENCODER: Final = msgspec.json.Encoder()


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


class Fresh(NamedTuple):
    """A sight that was just taken: its Scene, and every field but the surfaces as JSON."""

    scene: Scene
    fields: dict[str, str]


def look(live: Live, seat: int) -> Fresh:
    """The same as `sight_of`, ready to be sent."""
    scene = scene_for(live.play.box, live.play.game, seat)
    is_asked = seat >= 0 and live.asked == seat
    fields = scene.json()
    back = back_of(live, seat)
    fields["moves"] = str(len(live.play.moves))
    fields["unordered"] = words_json(sorted(live.unordered())) if is_asked else "[]"
    fields["silence"] = quote(live.word_for_nothing()) if is_asked else '""'
    fields["back"] = "null" if back is None else ENCODER.encode(back).decode()
    fields["order"] = quote(live.orders[seat]) if seat >= 0 and live.has_windows else '""'
    return Fresh(scene, fields)


@final
class Told:
    """What a viewer was told last, to find what is new."""

    __slots__ = ("fields", "surfaces")

    def __init__(self, sight: Fresh) -> None:
        self.fields = sight.fields
        self.surfaces = sight.scene.surfaces

    def whole(self) -> str:
        """All of it."""
        fields = [f"{quote(key)}:{value}" for key, value in self.fields.items()]
        surfaces = ",".join([surface.json() for surface in self.surfaces])
        return f'{{{",".join(fields)},"surfaces":[{surfaces}]}}'

    def difference(self, new: Fresh) -> list[str]:
        """Places that have another value in the new sight, each with that, as JSON: put them in, and it is the new one.

        From now on it is told.
        """
        fields, surfaces = self.fields, self.surfaces
        self.fields, self.surfaces = new.fields, new.scene.surfaces
        ops = [f'[["{key}"],{value}]' for key, value in new.fields.items() if fields[key] != value]
        return ops + differences(surfaces, self.surfaces)


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


@final
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
    """The words of things anywhere in data, or in JSON: those that Says speak of, those of picks, of spots and pieces.

    Looked for in its JSON, which is far quicker than walking through it. What people typed can't look like this: its quotes are escaped.
    """
    written = data if isinstance(data, str) else ENCODER.encode(data).decode()
    for before in ('"word":"', ',"thing","'):
        for part in written.split(before)[1:]:
            words.add(part[: part.index('"')])
    for before in ('"things":[', '"things",['):
        for part in written.split(before)[1:]:
            several = part[: part.index("]")]
            if several:
                words.update(several[1:-1].split('","'))
