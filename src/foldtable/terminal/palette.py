"""Palette: what the styles of a canvas look like. Colour never carries meaning alone: without it, signs and weight remain.

A style is words, each of which adds something: a tone from the Scene ("red"), a ground ("on-lit"), or a manner ("strong"). Tones
that a game invents and this list doesn't know look like plain ink.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

GROUND: Final = "#15161b"
INK: Final = "#d5d6dc"

# Word: colour of the ink, colour of the ground, attributes that hold with and without colour
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "ink": (INK, ""),
    "faint": ("#868a98", ""),
    "line": ("#3d414d", ""),
    "edge": ("#5c6170", ""),
    "title": ("#b9a3e3", ""),
    "glow": ("#f2c14e", ""),
    "alarm": ("#ff8f6b", ""),
    "good": ("#9ccc7a", ""),
    # seats: told apart with any kind of colour blindness (after Okabe and Ito), on a dark ground
    "seat0": ("#5aa9f5", ""),
    "seat1": ("#e8a21a", ""),
    "seat2": ("#12a07a", ""),
    "seat3": ("#f3b6df", ""),
    "seat4": ("#f6f07a", ""),
    "seat5": ("#d8502c", ""),
    # tones of things
    "red": ("#f0716b", ""),
    "orange": ("#e59a56", ""),
    "yellow": ("#e8c75a", ""),
    "green": ("#86c56f", ""),
    "teal": ("#5cc4b8", ""),
    "blue": ("#6ba8f5", ""),
    "violet": ("#b393e8", ""),
    "pink": ("#e58bb9", ""),
    "brown": ("#b98a64", ""),
    "grey": ("#9a9ead", ""),
    "white": ("#f4f4f8", ""),
    "black": ("#8a8d99", ""),
    "item": ("#5cc4b8", ""),
    "curse": ("#d77be0", ""),
    "spell": ("#b9a3e3", ""),
    "skull": ("#b9bcc8", ""),
    "cube": ("#ffffff", ""),
    "cylinder": ("#f0a35e", ""),
    # grounds
    "on-lit": ("", "#22252f"),
    "on-open": ("", "#2b2a22"),
    "on-picked": ("", "#4a3d17"),
    "on-cursor": (GROUND, "#f2c14e"),
    "on-bar": ("", "#1f2129"),
    "on-panel": ("", "#191b21"),
    "on-red": ("", "#3b1d20"),
    "on-yellow": ("", "#37301a"),
    "on-green": ("", "#1c301f"),
    "on-blue": ("", "#1b2a42"),
    "on-item": ("", "#17302e"),
    "on-curse": ("", "#331c36"),
    "on-spell": ("", "#292239"),
    "on-skull": ("", "#26272e"),
}
MANNERS: Final[dict[str, tuple[str, str]]] = {  # where there are many colours, and where there are few or none
    "strong": ("bold", "bold"),
    "slanted": ("italic", ""),
    "under": ("underline", "underline"),
    "glow": ("bold", "bold"),
    "alarm": ("bold", "bold"),
    "on-cursor": ("bold", "reverse"),
    "on-picked": ("bold", "reverse"),
    "title": ("bold", "bold"),
}
# By seat: what stands beside its name and before its pieces, so that nothing is told by colour alone
SEAT_MARKS: Final = "■▲◆▼★✚"

# An icon may name its colour with its first letter
LETTERS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "black", "S": "grey", "M": "white"}


def seat_tone(seat: int) -> str:
    return f"seat{seat % len(SEAT_MARKS)}"


def seat_mark(seat: int) -> str:
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def mark_of(tone: str) -> str:
    """The mark of the seat that a tone is the colour of; "" for other tones."""
    number = tone.removeprefix("seat")
    return seat_mark(int(number)) if number != tone and number.isdecimal() else ""


def icon_tone(icon: str) -> str:
    return LETTERS.get(icon[:1], "ink")


NONE: Final = 0  # how many colours a terminal has, as far as it matters here
FEW: Final = 16
MANY: Final = 256

# For terminals with a handful of colours of their own choosing: inks by name, and no grounds but for what is picked
ANSI: Final[dict[str, str]] = {
    "faint": "white",
    "line": "bright_black",
    "edge": "bright_black",
    "title": "magenta",
    "glow": "yellow",
    "alarm": "red",
    "good": "green",
    "seat0": "bright_blue",
    "seat1": "yellow",
    "seat2": "green",
    "seat3": "magenta",
    "seat4": "bright_yellow",
    "seat5": "red",
    "red": "red",
    "orange": "yellow",
    "yellow": "yellow",
    "green": "green",
    "teal": "cyan",
    "blue": "blue",
    "violet": "magenta",
    "pink": "magenta",
    "brown": "yellow",
    "item": "cyan",
    "curse": "magenta",
    "spell": "magenta",
    "cylinder": "yellow",
}


@cache
def look(style: str, *, colours: int = MANY) -> Style:
    """The style as the terminal takes it."""
    words = style.split()
    soft = "soft" in words
    attributes = {MANNERS[word][0 if colours == MANY else 1] for word in words if word in MANNERS}
    strong = "bold" in attributes and not (soft and colours < MANY)
    given = Style(bold=strong or None, italic="italic" in attributes or None, underline="underline" in attributes or None)
    if colours < MANY:
        inks = [ANSI[word] for word in words if word in ANSI] if colours else []
        return given + Style(color=inks[-1] if inks else None, dim=soft or None, reverse="reverse" in attributes or None)
    ink = next((COLOURS[word][0] for word in reversed(words) if word in COLOURS and COLOURS[word][0]), INK)
    ground = next((COLOURS[word][1] for word in reversed(words) if word in COLOURS and COLOURS[word][1]), "")
    if soft:
        ink = blended(ink, ground or GROUND, 0.7)
    return given + Style(color=ink, bgcolor=ground or None)


def blended(ink: str, ground: str, share: float) -> str:
    """An ink that keeps back: so much of it on the ground."""
    pairs = [(int(ink[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


@cache
def bare_look(style: Style) -> Style:
    """What remains of a look where there are no colours."""
    return Style(bold=style.bold, dim=style.dim, reverse=style.reverse, underline=style.underline)
