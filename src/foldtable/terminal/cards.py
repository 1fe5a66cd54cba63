"""Cards: one spot of a Scene, drawn in whatever size there is room for; and what marks it.

Marks are signs as well as colours: • may be picked, ✓ is picked, a heavy frame or ▸ is where the arrow keys are, * has just changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from foldtable.core.scene import Piece, Scene, Spot, Surface
from foldtable.terminal.canvas import HEAVY, LIGHT, Canvas, Run, clipped
from foldtable.terminal.choosing import Choosing, Thing
from foldtable.terminal.palette import icon_tone, mark_of
from foldtable.terminal.speech import Speech
from foldtable.words.paper import width_of

OPEN: Final = "•"
PICKED: Final = "✓"
FRESH: Final = "*"
THROWN: Final = frozenset(["die", "coin"])  # kinds of pieces that look like what they are
TINTED: Final = frozenset(["red", "yellow", "green", "blue", "item", "curse", "spell", "skull"])


class Rect(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def moved(self, dx: int, dy: int) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Place(NamedTuple):
    """Where a spot lies in a drawing. Its own word and those of its pieces all name it."""

    surface: str
    spot: Spot
    rect: Rect

    def things(self) -> list[Thing]:
        return things_at(self.surface, self.spot)


def things_at(surface: str, spot: Spot) -> list[Thing]:
    """The names by which choices may mean this spot or what lies on it."""
    return [Thing(surface, word) for word in dict.fromkeys([spot.word, *(piece.word for piece in spot.pieces)])]


@final
class Drawing:
    """A sheet with things on it, and where each of them is."""

    def __init__(self, width: int, height: int) -> None:
        self.canvas = Canvas(width, height)
        self.places: list[Place] = []
        self.tabs: list[tuple[Rect, str]] = []  # where other boards are named, and can be called for
        self.loss = 0  # is something left out for want of room? The larger, the worse

    @property
    def width(self) -> int:
        return self.canvas.width

    @property
    def height(self) -> int:
        return self.canvas.height

    def paste(self, other: Drawing, x: int, y: int) -> None:
        self.canvas.paste(other.canvas, x, y)
        self.places += [place._replace(rect=place.rect.moved(x, y)) for place in other.places]
        self.tabs += [(rect.moved(x, y), word) for rect, word in other.tabs]

    def cropped(self, x: int, y: int, width: int, height: int) -> Drawing:
        """A window into it. Spots outside keep their places, which may then lie outside too."""
        window = Drawing(width, height)
        window.paste(self, -x, -y)
        return window


@final
class Sight:
    """A Scene as it is looked at: by whom, with what picked, the arrow keys where, and what is new in it."""

    def __init__(self, scene: Scene, speech: Speech, choosing: Choosing) -> None:
        self.scene = scene
        self.speech = speech
        self.choosing = choosing
        self.lit = set(choosing.lit())
        # Where something can be picked, the rest keeps back. Elsewhere all is as bright as ever: it helps to decide
        self.calm = {thing.surface for thing in [*self.lit, *choosing.picked]}
        self.cursor: Thing | None = None
        self.fresh: set[Thing] = set()
        self.with_words = False  # are the words of the notation shown on the spots?
        self.front = ""  # of several boards, the one that is looked at

    def mark(self, surface: str, spot: Spot) -> Mark:
        things = things_at(surface, spot)
        return Mark(
            is_open=any(thing in self.lit for thing in things),
            picked=sum(self.choosing.times(thing) for thing in things),
            is_cursor=self.cursor in things,
            is_fresh=any(thing in self.fresh for thing in things),
            is_calm=surface in self.calm,
        )


class Mark(NamedTuple):
    is_open: bool
    picked: int
    is_cursor: bool
    is_fresh: bool
    is_calm: bool  # others here may be picked, so what can't be keeps back

    @property
    def sign(self) -> str:
        """The one sign for small places."""
        return PICKED if self.picked else OPEN if self.is_open else FRESH if self.is_fresh else " "

    @property
    def sign_style(self) -> str:
        return "good" if self.sign == FRESH else "glow"

    def tone(self, piece: Piece | None) -> str:
        """The ink of what lies there."""
        if piece is None:
            return "faint"
        return piece.tone if not self.is_calm or self.is_open or self.picked else f"{piece.tone} soft"

    def ground(self, spot: Spot) -> str:
        if self.is_cursor:
            return "on-open"
        if self.picked:
            return "on-picked"
        tone = spot.pieces[0].tone if spot.pieces else ""
        if self.is_open or not self.is_calm:
            return f"on-{tone}" if tone in TINTED else "on-lit" if spot.lit or self.is_open else ""
        return "on-lit" if spot.lit else ""


# On a board


def draw_card(sight: Sight, drawing: Drawing, surface: Surface, spot: Spot, rect: Rect) -> None:
    """A card with a frame of its own: three rows at least."""
    canvas, mark = drawing.canvas, sight.mark(surface.word, spot)
    x, y, width, height = rect
    piece = spot.pieces[0] if spot.pieces else None
    ground = mark.ground(spot)
    if piece is None and not (mark.is_open or mark.picked or mark.is_cursor):
        edge = "line"
    elif mark.is_cursor or mark.picked:
        edge = "glow"
    else:
        edge = mark.tone(piece) if mark.is_open else "line" if mark.is_calm else "edge"
    canvas.box(x, y, width, height, edge, HEAVY if mark.is_cursor else LIGHT)
    canvas.fill(x + 1, y + 1, width - 2, height - 2, ground)
    middle = y + height // 2
    if sight.with_words:
        canvas.centred(x + 1, y + 1 if height > 3 else y, width - 2, spot.word, f"faint {ground}")
    if piece is None:
        canvas.centred(x + 1, middle, width - 2, spot.sign or "·", f"line {ground}")
    else:
        style = f"{mark.tone(piece)} strong {ground}"
        is_thrown = piece.kind in THROWN
        face = "░" * (width - 4) if piece.down else piece.face if is_thrown else face_of(piece)
        if mark_of(piece.tone) and not piece.down and not is_thrown:
            put_centred(canvas, x + 1, middle, width - 2, figures(mark, spot.pieces, width - 2, ground))
        elif height >= 4 and width >= 7 and not piece.down:
            canvas.put(x + 2, y + 1, face, style)
            canvas.put(x + width - 2 - width_of(face), y + height - 2, face, style)
        else:
            canvas.centred(x + 1, middle, width - 2, face, style)
    tokens = spot.pieces[1:]
    if tokens and not (piece is not None and mark_of(piece.tone)):  # else they stand beside it already
        put_tokens(canvas, tokens, x + 1, middle if height >= 5 else y + height - 1, width - 2, ground if height >= 5 else "")
    if mark.sign != " ":
        canvas.put(x + width - 2, y, mark.sign, mark.sign_style)
    drawing.places.append(Place(surface.word, spot, rect))


def put_tokens(canvas: Canvas, tokens: list[Piece], x: int, y: int, width: int, ground: str) -> None:
    """What stands on a card: in the middle, side by side."""
    words = " ".join(mark_of(token.tone) + token.face for token in tokens)
    at = x + (width - width_of(words)) // 2
    for token in tokens:
        at = canvas.put(at, y, mark_of(token.tone) + token.face, f"{token.tone} strong {ground}") + 1


def draw_cell(sight: Sight, drawing: Drawing, surface: Surface, spot: Spot, rect: Rect) -> None:
    """A square whose frame its neighbours share; `rect` is its inside."""
    canvas, mark = drawing.canvas, sight.mark(surface.word, spot)
    x, y, width, height = rect
    ground = mark.ground(spot)
    canvas.fill(x, y, width, height, ground)
    middle = y + (height - 1) // 2
    piece = spot.pieces[0] if spot.pieces else None
    if sight.with_words:
        canvas.centred(x + (1 if width > 4 else 0), middle, width - (1 if width > 4 else 0), spot.word, f"faint {ground}")
    elif piece is None:
        canvas.centred(x, middle, width, spot.sign or "·", f"line {ground}")
    elif any(mark_of(one.tone) for one in spot.pieces):
        put_seated(canvas, mark, spot.pieces, rect, ground)
    else:
        face = clipped(face_of(piece), width)
        indent = max(
            (width - width_of(face)) // 2, 1 if mark.sign != " " and width_of(face) < width else 0
        )  # beside the sign, not under it
        canvas.put(x + indent, middle, face, f"{mark.tone(piece)} strong {ground}")
    if len(spot.pieces) > 1 and width >= 4 and not any(mark_of(one.tone) for one in spot.pieces):
        token = spot.pieces[1]
        face = (mark_of(token.tone) or token.face[:1]) + ("+" if len(spot.pieces) > 2 else "")
        canvas.put(x + width - width_of(face), middle, face, f"{token.tone} strong {ground}")
    if mark.sign != " " and width >= 3:
        canvas.put(x, middle, mark.sign, f"{mark.sign_style} {ground}")
    elif width == 2 and (mark.is_open or mark.picked):  # the sign, and the most telling character of what lies there
        if piece is not None:
            canvas.put(x + 1, middle, mark_of(piece.tone) or face_of(piece)[:1], f"{mark.tone(piece)} strong {ground}")
        canvas.put(x, middle, mark.sign, f"{mark.sign_style} {ground}")
    if mark.is_cursor:
        canvas.box(x - 1, y - 1, width + 2, height + 2, "glow", HEAVY)
    drawing.places.append(Place(surface.word, spot, rect))


def put_seated(canvas: Canvas, mark: Mark, pieces: list[Piece], rect: Rect, ground: str) -> None:
    """Players' pieces in a square, below what else lies there if it has two rows. The first column is for the sign, if that matters."""
    x, y, width, height = rect
    others = [piece for piece in pieces if not mark_of(piece.tone)]
    if others and height >= 2:
        put_centred(canvas, x + 1, y, width - 1, figures(mark, others, width - 1, ground))
        seated = [piece for piece in pieces if mark_of(piece.tone)]
        put_centred(canvas, x, y + 1, width, figures(mark, seated, width, ground))
        return
    indent = 1 if width >= 3 and (mark.sign != " " or run_width(figures(mark, pieces, width, ground)) < width) else 0
    put_centred(canvas, x + indent, y + (height - 1) // 2, width - indent, figures(mark, pieces, width - indent, ground))


def draw_bare(sight: Sight, drawing: Drawing, surface: Surface, spot: Spot, rect: Rect) -> None:
    """A spot beside a board, such as a track's."""
    canvas, mark = drawing.canvas, sight.mark(surface.word, spot)
    x, y, width, height = rect
    middle = y + height // 2
    if len(spot.pieces) > 1 or (spot.pieces and mark_of(spot.pieces[0].tone)):
        runs = figures(mark, spot.pieces, width, "on-cursor" if mark.is_cursor else "")
        put_centred(canvas, x, middle, width, [(OPEN, "glow"), *runs] if mark.is_open else runs)
        drawing.places.append(Place(surface.word, spot, rect))
        return
    if spot.pieces:
        piece = spot.pieces[0]
        words, style = piece.face, f"{piece.tone} strong"
    elif sight.with_words:
        words, style = spot.word, "faint"
    else:
        words, style = spot.sign or "·", "ink" if spot.sign else "edge"
    if mark.is_cursor:
        style = "on-cursor"
    elif mark.is_open:
        words, style = f"{OPEN}{words}", "glow"
    canvas.centred(x, middle, width, words, style)
    drawing.places.append(Place(surface.word, spot, rect))


# In a line


def face_of(piece: Piece) -> str:
    """Its face as it stands in a line: dice in square brackets, coins in round ones, a seat's with that seat's mark."""
    face = piece.face if piece.count == 1 else f"{piece.face}×{piece.count}"
    if piece.kind == "die":
        return f"[{face}]"
    if piece.kind == "coin":
        return f"({face})"
    return mark_of(piece.tone) + face


def figures(mark: Mark, pieces: Sequence[Piece], room: int, ground: str = "") -> list[Run]:
    """The pieces on a spot in so much room: with mark and face, else as much of it as tells whose they are."""
    told = [(face_of(piece), f"{mark.tone(piece)} strong {ground}") for piece in pieces]
    if not all(mark_of(piece.tone) for piece in pieces):
        told = [(f" {face}" if i else face, style) for i, (face, style) in enumerate(told)]
    if run_width(told) <= room:
        return told
    if len(pieces) == 1:
        return [(told[0][0][:room], told[0][1])]
    if len(pieces) <= room:
        return [((mark_of(piece.tone) or piece.face)[:1], style) for piece, (_, style) in zip(pieces, told, strict=True)]
    some = [((mark_of(piece.tone) or piece.face)[:1], style) for piece, (_, style) in zip(pieces, told, strict=True)]
    return [*some[: max(1, room - 1)], *([("+", f"ink {ground}")] if room > 1 else [])]


def put_centred(canvas: Canvas, x: int, y: int, width: int, runs: list[Run]) -> None:
    canvas.runs(x + max(0, (width - run_width(runs)) // 2), y, runs)


def chip(sight: Sight, surface: str, spot: Spot) -> list[Run]:
    """A card as a word in a line. As wide whatever its mark, so that nothing moves while one picks."""
    mark = sight.mark(surface, spot)
    piece = spot.pieces[0] if spot.pieces else None
    face = spot.word if piece is None else piece.face if piece.down else face_of(piece)  # of what lies hidden, the title has the number
    if mark.picked > 1:
        face = f"{face} ✓{mark.picked}"
    if mark.is_cursor:
        return [(f"▸{face}{PICKED if mark.picked == 1 else ' '}", "on-cursor")]
    style = f"{mark.tone(piece)} strong {mark.ground(spot)}"
    upon = [(" " + face_of(token), f"{mark.tone(token)} strong {mark.ground(spot)}") for token in spot.pieces[1:]]
    return [(mark.sign, f"{mark.sign_style} {mark.ground(spot)}"), (face, style), *upon, (" ", style)]


def run_width(runs: list[Run]) -> int:
    return sum(width_of(words) for words, _ in runs)


def icons(piece: Piece, *, soft: bool = False) -> list[Run]:
    """The signs on a card's face, each in the colour it names."""
    runs: list[Run] = []
    for i, icon in enumerate(piece.icons):
        if i:
            runs.append((" ", ""))
        runs.append((icon, f"{icon_tone(icon)} strong{' soft' if soft else ''}"))
    return runs


def fitted(runs: list[Run], width: int) -> list[Run]:
    """As much of a line as fits."""
    kept: list[Run] = []
    room = width
    for words, style in runs:
        if width_of(words) > room:
            kept.append((clipped(words, room), style))
            break
        kept.append((words, style))
        room -= width_of(words)
    return kept
