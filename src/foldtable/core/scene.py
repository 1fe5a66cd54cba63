"""Scene: a View laid out for the eye: surfaces with spots, pieces on them, a panel for each seat, and the choices tied to them.

Terminal and browser draw the same Scene and know no game. Surfaces come in a few kinds:

    grid    spots at whole x and y: a board of squares, rows of cards, a track around them
    row     things side by side: an offer, what lies before somebody
    pile    a deck or a discard pile: its depth, and what can be seen of it
    hand    the viewer's own cards
    graph   spots at x and y joined by links

A tone is a name in the palette; `seat0`, `seat1` ... are the colours of the seats. Dice are pieces of kind `die`, coins of kind `coin`,
and lie as thrown, in a row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from foldtable.core.say import Say, quote

if TYPE_CHECKING:
    from foldtable.core.box import Box
    from foldtable.core.game import Game, Outcome
    from foldtable.core.steps import Closed, Option
    from foldtable.core.view import View


@final
class Piece:
    """A card, token or die. `face` is at most four characters, for small places; `tone` names its colour in the palette."""

    def __init__(self, word: str, kind: str, face: str, tone: str, name: Say, *, count: int = 1, down: bool = False) -> None:
        self.written = ""  # as JSON, once it was sent: don't change a piece after that
        self.word = word  # as choices name it
        self.kind = kind  # card, token, die, spell ...
        self.face = face
        self.tone = tone
        self.name = name
        self.count = count
        self.down = down  # face down
        self.detail: Say | None = None  # what stands on it, for the curious
        self.icons: list[str] = []  # small signs on its face, in order

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {"word": self.word, "kind": self.kind, "face": self.face, "tone": self.tone, "name": self.name.data()}
        if self.count != 1:
            data["count"] = self.count
        if self.down:
            data["down"] = True
        if self.detail is not None:
            data["detail"] = self.detail.data()
        if self.icons:
            data["icons"] = self.icons
        return data

    def json(self) -> str:
        """The same as JSON."""
        if not self.written:
            parts = [
                '{"word":' + quote(self.word),
                '"kind":' + quote(self.kind),
                '"face":' + quote(self.face),
                '"tone":' + quote(self.tone),
                '"name":' + self.name.json(),
            ]
            if self.count != 1:
                parts.append('"count":' + str(self.count))
            if self.down:
                parts.append('"down":true')
            if self.detail is not None:
                parts.append('"detail":' + self.detail.json())
            if self.icons:
                parts.append('"icons":' + words_json(self.icons))
            self.written = ",".join(parts) + "}"
        return self.written

    def is_like(self, other: Piece) -> bool:
        """Would both be drawn the same?"""
        if self is other:
            return True
        if self.word != other.word or self.count != other.count or self.down != other.down or self.face != other.face:
            return False
        if self.tone != other.tone or self.kind != other.kind or self.icons != other.icons:
            return False
        return self.name.is_like(other.name) and are_alike(self.detail, other.detail)


@final
class Spot:
    """A place where pieces lie, and that choices can name."""

    def __init__(self, word: str, x: int, y: int, kind: str, pieces: list[Piece]) -> None:
        self.word = word
        self.x = x
        self.y = y
        self.kind = kind
        self.pieces = pieces
        self.name: Say | None = None
        self.sign = ""  # a letter or symbol printed on the spot itself
        self.lit = False  # marked by something on the table (a cube's row), not by a choice

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "word": self.word,
            "x": self.x,
            "y": self.y,
            "kind": self.kind,
            "pieces": [piece.data() for piece in self.pieces],
        }
        if self.name is not None:
            data["name"] = self.name.data()
        if self.sign:
            data["sign"] = self.sign
        if self.lit:
            data["lit"] = True
        return data

    def json(self) -> str:
        pieces = ",".join([piece.json() for piece in self.pieces])
        written = f'{{"word":{quote(self.word)},"x":{self.x},"y":{self.y},"kind":{quote(self.kind)},"pieces":[{pieces}]'
        if self.name is not None:
            written += ',"name":' + self.name.json()
        if self.sign:
            written += ',"sign":' + quote(self.sign)
        if self.lit:
            written += ',"lit":true'
        return written + "}"

    def is_like(self, other: Spot) -> bool:
        """Would both be drawn the same? Most names and pieces are made once, so that this is seldom more than a look."""
        pieces, others = self.pieces, other.pieces
        if len(pieces) != len(others) or self.lit != other.lit or self.word != other.word or self.x != other.x or self.y != other.y:
            return False
        for i in range(len(pieces)):
            if not pieces[i].is_like(others[i]):
                return False
        return self.kind == other.kind and self.sign == other.sign and are_alike(self.name, other.name)


@final
class Surface:
    def __init__(self, word: str, kind: str, title: Say, spots: list[Spot]) -> None:
        self.word = word
        self.kind = kind
        self.title = title
        self.spots = spots
        self.links: list[tuple[str, str]] = []  # between spots, in a graph
        self.seat = -1  # whose it is, if anybody's
        self.count = -1  # how many things it holds, where that isn't plain from the spots

    def data(self) -> dict[str, object]:
        return {
            "word": self.word,
            "kind": self.kind,
            "title": self.title.data(),
            "spots": [spot.data() for spot in self.spots],
            "links": [list(link) for link in self.links],
            "seat": self.seat,
            "count": self.count,
        }

    def json(self) -> str:
        spots = ",".join([spot.json() for spot in self.spots])
        links = ",".join(["[" + quote(a) + "," + quote(b) + "]" for a, b in self.links])
        written = f'{{"word":{quote(self.word)},"kind":{quote(self.kind)},"title":{self.title.json()},"spots":[{spots}],"links":[{links}]'
        return f'{written},"seat":{self.seat},"count":{self.count}}}'

    def is_like(self, other: Surface) -> bool:
        """The same but for its spots and its count?"""
        if self.word != other.word or self.kind != other.kind or self.seat != other.seat or self.links != other.links:
            return False
        return self.title.is_like(other.title)


@final
class Counter:
    """A number with a label: a score, a count of hand cards."""

    def __init__(self, label: str, value: int) -> None:
        self.label = label  # a message id
        self.value = value

    def data(self) -> list[object]:
        return [self.label, self.value]


@final
class Panel:
    """One seat at the table: its counters, and the words of the surfaces that lie before it."""

    def __init__(self, seat: int, counters: list[Counter], surfaces: list[str]) -> None:
        self.seat = seat
        self.word = f"seat{seat}"  # as choices name it
        self.counters = counters
        self.surfaces = surfaces

    def data(self) -> dict[str, object]:
        return {"seat": self.seat, "counters": [counter.data() for counter in self.counters], "surfaces": self.surfaces}

    def json(self) -> str:
        return f'{{"seat":{self.seat},"counters":{counters_json(self.counters)},"surfaces":{words_json(self.surfaces)}}}'


@final
class Pick:
    """One choice, tied to the eye: for each of its things, the word of the surface where it lies."""

    def __init__(self, option: Option, where: list[str]) -> None:
        self.notation = option.notation()
        self.verb = option.verb
        self.things = option.things()
        self.where = where
        self.rule = option.rule
        self.label = option.say()
        self.outlook: Say | None = None  # what is likely to come of it

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "notation": self.notation,
            "verb": self.verb,
            "things": self.things,
            "where": self.where,
            "rule": self.rule,
            "label": self.label.data(),
        }
        if self.outlook is not None:
            data["outlook"] = self.outlook.data()
        return data

    def json(self) -> str:
        written = f'{{"notation":{quote(self.notation)},"verb":{quote(self.verb)},"things":{words_json(self.things)}'
        written += f',"where":{words_json(self.where)},"rule":{quote(self.rule)},"label":{self.label.json()}'
        if self.outlook is not None:
            written += ',"outlook":' + self.outlook.json()
        return written + "}"


@final
class Scene:
    """What one viewer sees. Choices are there only for the seat that is asked."""

    def __init__(self, view: View, surfaces: list[Surface], panels: list[Panel], counters: list[Counter]) -> None:
        self.seat = view.seat
        self.asked = view.asked
        self.question = view.question
        self.outcome: Outcome | None = view.outcome
        self.surfaces = surfaces
        self.panels = panels
        self.counters = counters  # of the table as a whole
        self.prompt: Say | None = None
        self.picks: list[Pick] = []
        self.closed: list[Closed] = []

    def surface(self, word: str) -> Surface | None:
        for surface in self.surfaces:
            if surface.word == word:
                return surface
        return None

    def lying(self, word: str) -> str:
        """The surface on which the spot or piece of this word lies; "" if it lies nowhere in sight."""
        for surface in self.surfaces:
            for spot in surface.spots:
                if spot.word == word:
                    return surface.word
                for piece in spot.pieces:
                    if piece.word == word:
                        return surface.word
        return ""

    def data(self) -> dict[str, object]:
        outcome = self.outcome
        return {
            "seat": self.seat,
            "asked": self.asked,
            "question": self.question,
            "prompt": None if self.prompt is None else self.prompt.data(),
            "surfaces": [surface.data() for surface in self.surfaces],
            "panels": [panel.data() for panel in self.panels],
            "counters": [counter.data() for counter in self.counters],
            "picks": [pick.data() for pick in self.picks],
            "closed": [[closed.verb, closed.words, closed.rule, closed.say.data()] for closed in self.closed],
            "outcome": None
            if outcome is None
            else {"reason": outcome.reason, "winners": outcome.winners, "lines": [[line.label, line.values] for line in outcome.lines]},
        }

    def json(self) -> dict[str, str]:
        """The same field by field as JSON, but for the surfaces: whoever sends Scenes has those spot by spot."""
        outcome = self.outcome
        ended = "null"
        if outcome is not None:
            lines = ["[" + quote(line.label) + "," + numbers_json(line.values) + "]" for line in outcome.lines]
            ended = '{"reason":' + quote(outcome.reason) + ',"winners":' + numbers_json(outcome.winners)
            ended += ',"lines":[' + ",".join(lines) + "]}"
        panels = [
            '{"seat":'
            + str(panel.seat)
            + ',"counters":'
            + counters_json(panel.counters)
            + ',"surfaces":'
            + words_json(panel.surfaces)
            + "}"
            for panel in self.panels
        ]
        closed = [
            "[" + quote(one.verb) + "," + words_json(one.words) + "," + quote(one.rule) + "," + one.say.json() + "]" for one in self.closed
        ]
        return {
            "seat": str(self.seat),
            "asked": str(self.asked),
            "question": quote(self.question),
            "prompt": "null" if self.prompt is None else self.prompt.json(),
            "panels": "[" + ",".join(panels) + "]",
            "counters": counters_json(self.counters),
            "picks": "[" + ",".join([pick.json() for pick in self.picks]) + "]",
            "closed": "[" + ",".join(closed) + "]",
            "outcome": ended,
        }


def are_alike(say: Say | None, other: Say | None) -> bool:
    if say is None or other is None:
        return say is other
    return say.is_like(other)


def differences(old: list[Surface], new: list[Surface]) -> list[str]:
    """Where surfaces that were sent have changed, as JSON: lists of a path into a Scene, and what belongs there now.

    Single spots while a surface has as many as before, else all of them.
    """
    if [surface.word for surface in old] != [surface.word for surface in new]:
        return [f'[["surfaces"],[{",".join([surface.json() for surface in new])}]]']
    ops: list[str] = []
    for at in range(len(new)):
        was, surface = old[at], new[at]
        if not surface.is_like(was):
            ops.append(f'[["surfaces",{at}],{surface.json()}]')
            continue
        spots, others = surface.spots, was.spots
        if len(spots) != len(others):
            ops.append(f'[["surfaces",{at},"spots"],[{",".join([spot.json() for spot in spots])}]]')
        else:
            for i in range(len(spots)):
                if not spots[i].is_like(others[i]):
                    ops.append(f'[["surfaces",{at},"spots",{i}],{spots[i].json()}]')
        if surface.count != was.count:
            ops.append(f'[["surfaces",{at},"count"],{surface.count}]')
    return ops


def words_json(words: list[str]) -> str:
    return "[" + ",".join([quote(word) for word in words]) + "]"


def numbers_json(numbers: list[int]) -> str:
    return "[" + ",".join([str(number) for number in numbers]) + "]"


def counters_json(counters: list[Counter]) -> str:
    return "[" + ",".join(["[" + quote(counter.label) + "," + str(counter.value) + "]" for counter in counters]) + "]"


def scene_for(box: Box, game: Game, seat: int) -> Scene:
    """What this seat (or SPECTATOR) sees now; if it is asked, with its prompt, its choices and the ways that are closed."""
    scene = box.scene(box.view(game, seat))
    if seat < 0 or scene.asked != seat:
        return scene
    ask = game.ask()
    scene.prompt = ask.prompt(game)
    for option in game.options():
        pick = Pick(option, [box.where(option.verb, word, seat) or scene.lying(word) for word in option.things()])
        pick.outlook = ask.outlook(game, option)
        scene.picks.append(pick)
    scene.closed = ask.closed(game)
    return scene
