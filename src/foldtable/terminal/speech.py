"""Speech: whatever a Scene says, in the reader's words and with the names of this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from foldtable.core.events import SPECTATOR, Event
from foldtable.core.say import Say, count, said, text, who
from foldtable.core.scene import Counter, Panel, Pick, Piece, Scene, Spot, Surface
from foldtable.words.words import Words

LARGE: Final = 12  # spots of a graph that are told one by one, even if nothing lies there
BOARDS: Final = frozenset(["grid", "graph"])  # kinds of surfaces that are boards


def before(scene: Scene, panel: Panel) -> list[Surface]:
    """What lies before a seat, leaving out what is empty, and boards, which have a place of their own.

    Of rivals, all that is theirs; the viewer's own may lie in hand.
    """
    found = [scene.surface(word) for word in panel.surfaces]
    if panel.seat != scene.seat:
        told = {word for one in scene.panels for word in one.surfaces}
        found += [surface for surface in scene.surfaces if surface.seat == panel.seat and surface.word not in told]
    return [
        surface for surface in found if surface is not None and surface.kind not in BOARDS and any(spot.pieces for spot in surface.spots)
    ]


@final
class Speech:
    """The words of one reader: a language, the names around the table, and which seat is "you"."""

    def __init__(self, words: Words, names: Sequence[str] = (), me: int = SPECTATOR) -> None:
        self.words = words
        self.names = list(names)
        self.me = me

    def of(self, me: int) -> Speech:
        """The same for another reader."""
        return Speech(self.words, self.names, me)

    # Single things

    def say(self, say: Say) -> str:
        return self.words.render(say, self.names, self.me)

    def message(self, message: str, **args: int | str) -> str:
        """One of the table's own sentences."""
        given = [count(name, value) if isinstance(value, int) else text(name, value) for name, value in args.items()]
        return self.say(Say(message, given))

    def about(self, message: str, seat: int, **args: int | str) -> str:
        """One of the table's own sentences that speaks of somebody."""
        given = [count(name, value) if isinstance(value, int) else text(name, value) for name, value in args.items()]
        return self.say(Say(message, [who("who", seat), *given]))

    def thing(self, word: str) -> str:
        return self.words.thing(word, self.names, self.me)

    def seat(self, seat: int) -> str:
        return capital(self.words.seat(seat, self.names, self.me))

    def name(self, seat: int) -> str:
        """The name alone, also of the reader."""
        return self.words.seat(seat, self.names)

    def event(self, event: Event) -> str:
        return self.say(event.say)

    def label(self, pick: Pick) -> str:
        return self.say(pick.label)

    def outlook(self, pick: Pick) -> str:
        """What is likely to come of it, where that can be said."""
        return "" if pick.outlook is None else self.say(pick.outlook)

    def verb(self, verb: str) -> str:
        """What one does with a verb, before it is said to what; its own name where the game has no words for it."""
        message = f"verb-{verb}"
        return self.words.say(message) if self.words.has(message) else capital(verb.replace("_", " "))

    def counter(self, counter: Counter) -> str:
        return f"{self.words.say(counter.label)} {counter.value}"

    def counters(self, counters: Sequence[Counter]) -> str:
        return " · ".join(self.counter(counter) for counter in counters)

    def piece(self, piece: Piece) -> str:
        name = self.say(piece.name)
        return name if piece.count == 1 else self.message("list-times", times=piece.count, thing=name)

    def spot(self, spot: Spot) -> str:
        """A place and what lies there, in a few words."""
        lying = self.words.listed([self.piece(piece) for piece in spot.pieces]) if spot.pieces else ""
        if spot.name is None:
            return lying or spot.word
        place = self.say(spot.name)
        if not lying:
            return self.message("spot-empty", place=place)
        return self.message("spot-holds", place=place, things=lying)

    def detail(self, spot: Spot) -> str:
        """What stands on the pieces of a spot, for the curious."""
        return " ".join(self.say(piece.detail) for piece in spot.pieces if piece.detail is not None)

    # The question

    def prompt(self, scene: Scene) -> str:
        """What the table waits for, as a sentence. Never empty: waiting is no mystery."""
        if scene.outcome is not None:
            return " ".join(capital(line) for line in self.words.outcome(scene.outcome, self.names, self.me))
        if scene.prompt is not None:
            return self.say(scene.prompt)
        return self.words.waiting(scene.question, scene.asked, self.names, self.me)

    # Whole surfaces, as sentences

    def surface(self, surface: Surface) -> list[str]:
        """A surface for somebody who hears it: its title and a line for each row or thing."""
        title = capital(self.say(surface.title))
        if surface.kind == "grid":
            return [*self.rows(surface, title)]
        if surface.kind == "graph":
            return self.places(surface, title)
        lying = [piece for spot in surface.spots for piece in spot.pieces]
        if not lying:
            return [self.message("surface-empty", title=title)]
        if any(piece.detail is not None or piece.icons for piece in lying):
            return [f"{title}:", *[f"  {self.described(spot)}" for spot in surface.spots if spot.pieces]]
        return [f"{title}: {self.words.listed(self.counted(lying))}."]

    def places(self, surface: Surface, title: str) -> list[str]:
        """A graph place by place, with what each is joined to. Of a large one, what is empty is told by name only."""
        is_large = len(surface.spots) > LARGE
        lines = [f"{title}:", *[self.place(surface, spot) for spot in surface.spots if spot.pieces or not is_large]]
        empty = [spot.word if spot.name is None else self.say(spot.name) for spot in surface.spots if not spot.pieces]
        if is_large and empty:
            lines.append("  " + self.message("graph-empty", places=", ".join(empty)))
        return lines

    def place(self, surface: Surface, spot: Spot) -> str:
        return f"  {self.spot(spot)}{self.neighbours(surface, spot)}"

    def counted(self, pieces: Sequence[Piece]) -> list[str]:
        return [self.piece(piece) for piece in pieces]

    def described(self, spot: Spot) -> str:
        """A spot whose pieces have something written on them."""
        where = f"{capital(self.say(spot.name))}: " if spot.name is not None else ""
        parts = []
        for piece in spot.pieces:
            signs = f" ({' '.join(piece.icons)})" if piece.icons else ""
            detail = f". {capital(self.say(piece.detail))}" if piece.detail is not None else ""
            parts.append(f"{self.piece(piece)}{signs}{detail}")
        return where + "; ".join(parts) + ("" if parts and parts[-1].endswith((".", "!")) else ".")

    def rows(self, surface: Surface, title: str) -> list[str]:
        """A grid row by row. Bare spots, such as those of a track, are told only where something lies or is printed."""
        lines = [f"{title}:"]
        cells = [spot for spot in surface.spots if not is_bare(spot)]
        for y in sorted({spot.y for spot in cells}):
            row = sorted((spot for spot in cells if spot.y == y), key=lambda spot: spot.x)
            if any(spot.kind != "card" for spot in row):  # squares of a board, which has gaps and printed places: each by its name
                lines.append("  " + "; ".join(self.spot(spot) for spot in row) + ".")
                continue
            told = [self.cell(spot) for spot in row]
            lines.append(f"  {row[0].word} … {row[-1].word}: {', '.join(told)}." if len(row) > 1 else f"  {row[0].word}: {told[0]}.")
        lines += [f"  {capital(self.spot(spot))}." for spot in surface.spots if is_bare(spot) and spot.pieces]
        return lines

    def cell(self, spot: Spot) -> str:
        if not spot.pieces:
            return self.words.say("cell-empty")
        return " + ".join(self.piece(piece) for piece in spot.pieces)

    def neighbours(self, surface: Surface, spot: Spot) -> str:
        names = {one.word: one.word if one.name is None else self.say(one.name) for one in surface.spots}
        found = [b if a == spot.word else a for a, b in surface.links if spot.word in (a, b)]
        return " — " + self.words.listed([names.get(word, word) for word in found]) if found else ""

    def panel(self, scene: Scene, panel: Panel) -> list[str]:
        """What one may know of a seat: its numbers, and what lies before it."""
        numbers = ", ".join(self.counter(counter) for counter in panel.counters)
        lines = [f"{self.seat(panel.seat)}: {numbers}." if numbers else f"{self.seat(panel.seat)}."]
        for surface in before(scene, panel):
            lines += self.surface(surface)
        return lines

    def everything(self, scene: Scene) -> list[list[str]]:
        """All that this seat can see, part by part: the middle, the others, what is one's own."""
        return [self.middle(scene), self.others(scene), self.own(scene)]

    def middle(self, scene: Scene) -> list[str]:
        """What is shared, and everybody's boards."""
        return [line for surface in scene.surfaces if surface.seat < 0 or surface.kind in BOARDS for line in self.surface(surface)]

    def others(self, scene: Scene) -> list[str]:
        return [line for panel in scene.panels if panel.seat != self.me for line in self.panel(scene, panel)]

    def own(self, scene: Scene) -> list[str]:
        in_panels = {word for panel in scene.panels for word in panel.surfaces}
        held = [
            surface
            for surface in scene.surfaces
            if surface.seat == self.me >= 0 and surface.word not in in_panels and surface.kind not in BOARDS
        ]
        lines = [line for panel in scene.panels if panel.seat == self.me for line in self.panel(scene, panel)]
        return [*lines, *[line for surface in held for line in self.surface(surface)]]

    def choice(self, scene: Scene, pick: Pick) -> str:
        """A choice as a sentence, and what lies on the places that it names."""
        label = self.label(pick)
        lying: list[str] = []
        for at, word in zip(pick.where, pick.things, strict=True):
            surface = scene.surface(at)
            for spot in surface.spots if surface is not None else []:
                if spot.word == word and spot.pieces and spot.pieces[0].word != word:
                    lying.append(self.piece(spot.pieces[0]))
        return self.message("spot-choice", choice=label, things=self.words.listed(lying)) if lying else label

    def reckoning(self, scene: Scene) -> list[str]:
        """The end: why, who won, and the score as the rulebook counts it."""
        outcome = scene.outcome
        assert outcome is not None
        lines = [capital(line) for line in self.words.outcome(outcome, self.names, self.me)]
        for line in outcome.lines:
            values = ", ".join(f"{self.seat(seat)} {value}" for seat, value in enumerate(line.values))
            lines.append(f"{capital(self.words.say(line.label))}: {values}.")
        return lines

    def quoted(self, say: Say, rule: str) -> str:
        """A sentence and the rule that speaks in it."""
        return self.say(Say("with-rule", [said("sentence", say), text("rule", rule)])) if rule else self.say(say)


def is_bare(spot: Spot) -> bool:
    """Is this a mere mark beside a board, and no place for a card or square of its own?"""
    return spot.kind == "track"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
