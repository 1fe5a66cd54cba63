"""A game's places by name, as scenarios speak of them: `hand 0`, `deck`."""

from __future__ import annotations

from foldtable.core.box import Box, Place
from foldtable.core.errors import BadRecord
from foldtable.core.game import Game
from foldtable.core.say import Say, count, text
from foldtable.table.grammar import Line, quoted, whole_number

NO_SEAT = -1  # of a place that the whole table shares


def find_place(box: Box, seats: int, path: str, line: Line, words: str) -> tuple[Place, int]:
    """The place that these words name: `hand 0`, `deck`."""
    name, *more = words.split() or [""]
    place = next((one for one in box.places() if one.name == name), None)
    if place is None:
        known = " ".join(one.name for one in box.places())
        raise BadRecord(path, line.number, Say("scenario-unknown-place", [text("place", quoted(name)), text("allowed", known)]))
    if len(more) != (1 if place.seated else 0):
        message = "scenario-place-wants-seat" if place.seated else "scenario-place-has-no-seat"
        raise BadRecord(path, line.number, Say(message, [text("place", name), count("last", seats - 1)]))
    if not place.seated:
        return place, NO_SEAT
    return place, whole_number(path, Line(line.number, name, more[0]), more[0], 0, seats - 1)


def words_at(place: Place, game: Game, seat: int) -> list[str]:
    """What lies there, in notation."""
    return place.read(game, max(seat, 0))


def position(box: Box, game: Game) -> list[str]:
    """The table, place by place, as `set` lines would write it. What is empty goes without saying."""
    lines: list[str] = []
    for place in box.places():
        if place.aside:
            continue
        for seat in range(game.seats) if place.seated else [NO_SEAT]:
            words = words_at(place, game, seat)
            if words:
                lines.append(f"{place.name if seat == NO_SEAT else f'{place.name} {seat}'}: {' '.join(words)}")
    return lines
