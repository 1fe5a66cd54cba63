"""Where things lie: the grid with the Cylinder's track around it, the offer, the piles, and what is before each seat."""

from __future__ import annotations

from typing import Final

from foldtable.core.say import Arg, Say, count, said, text, who
from foldtable.core.scene import Counter, Panel, Piece, Scene, Spot, Surface
from foldtable.games.magus.casting import DECKS
from foldtable.games.magus.mixes import EFFECT_WORDS, INFANT_MIXES, MIXES, POINTS, SPELLS
from foldtable.games.magus.potions import marked_spaces
from foldtable.games.magus.tables import CARDS, COLUMNS, EMPTY, ENDING_PLACE, FACES, FIRST_ITEM, ITEM_WORDS, LAST_PLACE, ROWS, SPACES
from foldtable.games.magus.view import MagusView

TONES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


def scene_of(view: MagusView) -> Scene:
    surfaces = [board(view), offer(view), deck(view), pile(view)]
    panels: list[Panel] = []
    for seat in range(view.seats):
        before = [items(view, seat), skulls(view, seat), spells(view, seat)]
        surfaces.extend(before)
        counters = [
            Counter("counter-score", view.scores[seat]),
            Counter("counter-hand", view.hand_sizes[seat]),
            Counter("counter-skulls", view.skull_counts[seat]),
        ]
        panels.append(Panel(seat, counters, [surface.word for surface in before]))
    if view.seat >= 0:
        surfaces.append(hand(view))
    return Scene(view, surfaces, panels, table_counters(view))


def table_counters(view: MagusView) -> list[Counter]:
    counters = [Counter("counter-position", view.position)]
    if not view.infant:
        counters.append(Counter("counter-last-place", view.last_place))
    if view.with_cube:
        counters.append(Counter("counter-level", view.level))
    counters.append(Counter("counter-deck", view.deck_size))
    counters.append(Counter("counter-round", view.turns // view.seats + 1))
    return counters


# Things by name


def names_of_things() -> dict[str, Say]:
    names = {word: Say("potion-" + TONES[word[0]], [text("number", word[1])]) for word in FACES}
    names |= {word: Say("item-" + word) for word in ITEM_WORDS}
    names |= {word: Say("spell-" + word) for word in SPELLS}
    names |= {word: Say("space", [text("row", word[1]), text("column", word[3])]) for word in SPACES}
    names |= {word: Say("spell-deck", [count("points", int(word[-1]))]) for word in DECKS}
    names |= {word: Say("effect-" + word) for word in EFFECT_WORDS}
    return names


# What is the same in every Scene is made once; a Scene is drawn for each viewer after each choice
NAMES: Final = names_of_things()
TRACK_NAMES: Final = [Say("track-place", [count("place", place)]) for place in range(LAST_PLACE + 1)]


def name_of(word: str) -> Say | None:
    """What people call the thing of this word."""
    return NAMES.get(word)


def card_piece(card: int, *, of: int = 1) -> Piece:
    """A potion or an item, face up."""
    word = CARDS[card]
    if card >= FIRST_ITEM:
        piece = Piece(word, "item", word, "curse" if word == "CU" else "item", NAMES[word], count=of)
        piece.detail = Say(f"item-{word}-text")
        return piece
    return Piece(word, "potion", word, TONES[word[0]], NAMES[word], count=of)


FACE_UP: Final = [card_piece(card) for card in range(len(CARDS))]


def spell_piece(spell: int, *, infant: bool) -> Piece:
    """The front of a Spell: its points, and its mix as icons."""
    word = SPELLS[spell]
    piece = Piece(word, "spell", str(POINTS[spell]), "spell", NAMES[word])
    piece.icons = [slot[0] + "-" for slot in MIXES[spell].slots] if infant else list(MIXES[spell].slots)
    piece.detail = Say("mix-infant" if infant else "mix-" + word, [text("mix", " ".join(INFANT_MIXES[spell].slots))] if infant else [])
    return piece


def fronts(*, infant: bool) -> list[Piece]:
    return [spell_piece(spell, infant=infant) for spell in range(len(SPELLS))]


FRONTS: Final = [fronts(infant=False), fronts(infant=True)]
CUBE: Final = Piece("cube", "cube", "◆", "cube", Say("cube"))
CYLINDER: Final = Piece("cylinder", "cylinder", "▮", "cylinder", Say("cylinder"))


# Surfaces


def board(view: MagusView) -> Surface:
    """Five by five potions; the track runs around them, clockwise from above the first column (MAG-801)."""
    spots: list[Spot] = []
    marked = marked_spaces(view.cube)
    for space in range(len(SPACES)):
        face = view.grid[space]
        pieces = [] if face == EMPTY else [FACE_UP[face]]
        if view.cube == space:
            pieces.append(CUBE)
        spot = Spot(SPACES[space], space % COLUMNS + 1, space // COLUMNS + 1, "card", pieces)
        spot.name = NAMES[SPACES[space]]
        spot.lit = space in marked
        spots.append(spot)
    for place in range(LAST_PLACE + 1):
        x, y = track_place(place)
        pieces = [CYLINDER] if place == view.position else []
        spot = Spot(f"t{place}", x, y, "track", pieces)
        spot.name = TRACK_NAMES[place]
        spot.sign = track_sign(view, place)
        spots.append(spot)
    return Surface("board", "grid", Say("surface-board"), spots)


def track_place(place: int) -> tuple[int, int]:
    """MAG-801: above the columns, right of the rows, below the columns backwards, left of the rows upwards."""
    side, step = place // 5, place % 5
    return [(1 + step, 0), (COLUMNS + 1, 1 + step), (COLUMNS - step, ROWS + 1), (0, ROWS - step)][side]


def track_sign(view: MagusView, place: int) -> str:
    """The ending place of this game; the letters of MAG-803 where they are printed."""
    if not view.infant and place == view.last_place:
        return "⚑"
    for players, ending in ENDING_PLACE.items():
        if ending == place:
            return "ABC"[players - 2]
    return ""


def offer(view: MagusView) -> Surface:
    spots: list[Spot] = []
    for deck in range(3):
        spell = view.offer[deck]
        pieces = [] if spell < 0 else [FRONTS[view.infant][spell]]
        spot = Spot(DECKS[deck], deck, 0, "card", pieces)
        spot.name = NAMES[DECKS[deck]]
        spots.append(spot)
    return Surface("offer", "row", Say("surface-offer"), spots)


def deck(view: MagusView) -> Surface:
    back = [Piece("deck", "potion", "☠", "skull", Say("a-skull"), count=view.deck_size, down=True)] if view.deck_size else []
    surface = Surface("deck", "pile", Say("surface-deck"), [Spot("deck", 0, 0, "card", back)])
    surface.count = view.deck_size
    return surface


def pile(view: MagusView) -> Surface:
    """MAG-322: all of it is open, the top first."""
    spots = [Spot(CARDS[card], i, 0, "card", [FACE_UP[card]]) for i, card in enumerate(reversed(view.pile))]
    surface = Surface("pile", "pile", Say("surface-pile"), spots)
    surface.count = len(view.pile)
    return surface


def items(view: MagusView, seat: int) -> Surface:
    cards = view.items[seat]
    spots = [Spot(ITEM_WORDS[item], i, 0, "card", [FACE_UP[FIRST_ITEM + item]]) for i, item in enumerate(cards)]
    return of_seat(Surface(f"items{seat}", "row", Say("surface-items", seat_args(seat)), spots), seat, len(cards))


def skulls(view: MagusView, seat: int) -> Surface:
    number = view.skull_counts[seat]
    pieces = [Piece("skull", "potion", "☠", "skull", Say("a-skull"), count=number, down=True)] if number else []
    return of_seat(
        Surface(f"skulls{seat}", "pile", Say("surface-skulls", seat_args(seat)), [Spot("skulls", 0, 0, "card", pieces)]), seat, number
    )


def spells(view: MagusView, seat: int) -> Surface:
    """MAG-315: Spells won lie open, both sides known."""
    spots: list[Spot] = []
    for i, spell in enumerate(view.won[seat]):
        piece = spell_piece(spell, infant=view.infant)
        back = EFFECT_WORDS[view.won_backs[seat][i]]
        piece.detail = Say("spell-won", [said("effect", NAMES[back])])
        spots.append(Spot(SPELLS[spell], i, 0, "card", [piece]))
    return of_seat(Surface(f"spells{seat}", "row", Say("surface-spells", seat_args(seat)), spots), seat, len(spots))


def hand(view: MagusView) -> Surface:
    """One spot a face, with how many of it; the card one is about to pass is marked."""
    spots: list[Spot] = []
    for face in sorted(set(view.hand)):
        spot = Spot(CARDS[face], len(spots), 0, "card", [card_piece(face, of=view.hand.count(face))])
        spot.lit = face == view.own_gift
        spots.append(spot)
    return of_seat(Surface("hand", "hand", Say("surface-hand"), spots), view.seat, len(view.hand))


def of_seat(surface: Surface, seat: int, number: int) -> Surface:
    surface.seat = seat
    surface.count = number
    return surface


def seat_args(seat: int) -> list[Arg]:
    return [who("who", seat)]


def where(verb: str, word: str, seat: int) -> str:
    """On which surface the thing of a choice lies."""
    if verb in ("aim", "place_cube", "take"):
        return "board"
    if word in DECKS:
        return "offer"
    if word.startswith("seat"):
        return "seats"
    if word in ITEM_WORDS:
        return f"items{seat}"
    return "pile" if verb == "wand" else "hand"
