"""`foldtable replay`: shows a recorded play, choice by choice, and the table at the end of what is shown.

Whoever reads a record may see all of it. `--as` shows what one seat saw: its own choices, what it was told, and its View.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from foldtable.commands import YES
from foldtable.commands.record import read_play
from foldtable.core.errors import BadRecord
from foldtable.core.events import SPECTATOR, Event
from foldtable.core.game import Game
from foldtable.core.say import Say, count, text, who
from foldtable.core.scene import Scene, Surface
from foldtable.table.grammar import outcome_lines, quoted
from foldtable.table.places import position
from foldtable.table.play import Move, Play
from foldtable.words.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

EVERYTHING = -2  # looks as nobody at the table can: at a record


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--at", metavar="N")
    parser.add_argument("--as", dest="viewer", metavar="SEAT")


def run(args: argparse.Namespace) -> int:
    play = read_play(args.file)
    teller = Teller(play, Words(args.lang, play.box), viewer_of(play, args.viewer))
    for line in teller.told(moment_of(play, args.at)):
        print(line)
    return YES


def moment_of(play: Play, word: str | None) -> int:
    """After how many choices to stop."""
    last = len(play.moves)
    if word is None:
        return last
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise BadRecord(play.header.path, 0, Say("record-bad-moment", [text("got", quoted(word)), count("last", last)]))
    if int(word) > last:
        raise BadRecord(play.header.path, 0, Say("record-no-such-moment", [count("number", int(word)), count("last", last)]))
    return int(word)


def viewer_of(play: Play, word: str | None) -> int:
    if word is None:
        return EVERYTHING
    if word == "spectator":
        return SPECTATOR
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < play.game.seats:
        return int(word)
    raise BadRecord(play.header.path, 0, Say("record-bad-viewer", [text("got", quoted(word)), count("last", play.game.seats - 1)]))


class Teller:
    """Tells a play in words, to one viewer."""

    def __init__(self, play: Play, words: Words, viewer: int) -> None:
        self.play = play
        self.words = words
        self.viewer = viewer
        self.me = SPECTATOR if viewer == EVERYTHING else viewer  # whoever is "you"
        self.names = play.names()

    def told(self, moment: int) -> list[str]:
        """The play up to a moment, then the table."""
        play, words = self.play, self.words
        lines = [play.header.title or play.box.title, ""]
        for number in range(moment + 1):
            lines += self.move(play.move(number), number)
            lines += [f"    {words.say('replay-note')}: {note}" for note in play.notes(number)]
        game = play.at(moment)
        lines += ["", *self.ending(game), ""]
        if self.viewer == EVERYTHING:
            lines += [f"{words.say('replay-table')}:", *[f"  {line}" for line in position(play.box, game)]]
        else:
            lines += self.scene(play.box.scene(play.box.view(game, self.viewer)))
        return lines

    def move(self, move: Move, number: int) -> list[str]:
        """A choice and what followed. Of others' choices a viewer at the table knows what was told."""
        if number == 0:
            lines = [self.words.say("replay-set-up")]
        elif self.viewer in (EVERYTHING, move.seat):
            lines = [f"{number}. {self.name(move.seat)}: {move.answer}"]
        else:
            lines = [f"{number}. {self.name(move.seat)}"]
        events = [event for event in move.events if self.viewer == EVERYTHING or event.heard_by(self.viewer)]
        lines += [f"    {self.sentence(event)}" for event in events]
        if self.viewer == EVERYTHING and number > 0:
            lines += [f"    {line}" for line in outcome_lines(self.play.box, move.outcomes)]
        return lines

    def name(self, seat: int) -> str:
        """Who sits there, as a line begins."""
        return self.words.render(Say("replay-seat", [who("who", seat)]), self.names, self.me)

    def sentence(self, event: Event) -> str:
        said = self.words.render(event.say, self.names, self.me)
        return f"{said} ({event.rule})" if event.rule else said

    def ending(self, game: Game) -> list[str]:
        """How it ended with its reckoning, or whom the table waits for."""
        words, outcome = self.words, game.outcome
        if outcome is None:
            return [words.waiting(game.ask().question(), game.asked(), self.names, self.me)]
        lines = words.outcome(outcome, self.names, self.me)
        for line in outcome.lines:
            values = [f"{words.seat(seat, self.names, self.me)} {value}" for seat, value in enumerate(line.values)]
            lines.append(f"  {words.say(line.label)}: {', '.join(values)}")
        return lines

    def scene(self, scene: Scene) -> list[str]:
        """The table as the viewer sees it: counters, surfaces, then each seat with what lies before it."""
        words = self.words
        lines = [f"{words.say('replay-table')}: " + self.counters([(one.label, one.value) for one in scene.counters])]
        seated = {word for panel in scene.panels for word in panel.surfaces}
        lines += [line for surface in scene.surfaces if surface.word not in seated for line in self.surface(surface)]
        for panel in scene.panels:
            lines.append(f"  {self.name(panel.seat)}: " + self.counters([(one.label, one.value) for one in panel.counters]))
            for word in panel.surfaces:
                surface = scene.surface(word)
                if surface is not None and any(spot.pieces for spot in surface.spots):
                    lines += [f"  {line}" for line in self.surface(surface)]
        return lines

    def counters(self, counters: list[tuple[str, int]]) -> str:
        return ", ".join(f"{self.words.say(label)} {value}" for label, value in counters)

    def surface(self, surface: Surface) -> list[str]:
        """A grid as rows of faces, anything else as a list of names."""
        title = self.words.render(surface.title, self.names, self.me)
        if surface.kind == "grid":
            return [f"  {title}:", *[f"    {row}" for row in rows(surface)]]
        pieces = [piece for spot in surface.spots for piece in spot.pieces for _ in range(min(piece.count, 99))]
        named = self.words.listed([self.words.render(piece.name, self.names, self.me) for piece in pieces])
        return [f"  {title}: {named}"]


def rows(surface: Surface) -> list[str]:
    """A grid drawn with the faces of its pieces; where several lie, the last."""
    spots = {(spot.x, spot.y): spot for spot in surface.spots}
    faces = {at: spot.pieces[-1].face if spot.pieces else "·" for at, spot in spots.items()}
    wide = max((len(face) for face in faces.values()), default=1)
    xs, ys = [x for x, _ in faces], [y for _, y in faces]
    if not faces:
        return []
    drawn = [[faces.get((x, y), "").ljust(wide) for x in range(min(xs), max(xs) + 1)] for y in range(min(ys), max(ys) + 1)]
    return [" ".join(row).rstrip() for row in drawn]
