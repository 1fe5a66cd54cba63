"""What people call the things of this game, and what they look like in small. Made once: a Scene is drawn after every choice."""

from __future__ import annotations

from typing import Final

from foldtable.core.say import Say, count, said, text, who
from foldtable.core.scene import Piece
from foldtable.games.sas.tables import (
    ARMY,
    ARMY_SIZE,
    ARMY_WORDS,
    CARD_COUNT,
    CARD_KIND_WORDS,
    CARD_KINDS,
    CARD_WORDS,
    DOMAIN_WORDS,
    FIRST_EXTRA,
    IS_TRAP_CARD,
    IS_WEAPON,
    KIND_WORDS,
    LEVELS,
    MAPS,
    MOST_PIECES,
    PIECE_WORDS,
    SORT_WORDS,
    SPOT_KINDS,
    SPOT_WORDS,
    load,
)

MOST_PIPS: Final = 7  # of a move die: the Boots make a 7 (SAS-1070)

# Domains, spots, transmitters and receivers

DOMAIN_NAMES: Final = [Say("domain-" + word) for word in DOMAIN_WORDS]


def spot_name(spot: int) -> Say:
    domain, _, place = SPOT_WORDS[spot].partition("/")
    return Say("spot-" + SPOT_KINDS[spot], [said("domain", DOMAIN_NAMES[DOMAIN_WORDS.index(domain)]), text("place", place)])


SPOT_NAMES: Final = [spot_name(spot) for spot in range(len(SPOT_WORDS))]
PORTALS: Final = [str(portal["id"]) for portal in MAPS[0]["teleportal"]]  # ltx, lrx, rtx, rrx: every domain has these
PORTAL_NAMES: Final = {
    f"{domain['id']}/{portal}": Say("portal-" + portal, [said("domain", DOMAIN_NAMES[i])])
    for i, domain in enumerate(MAPS)
    for portal in PORTALS
}

# Pieces. A face is one or two letters, the same in every language: the seat's colour and mark come with its tone.

FACES: Final = ["P", "G", "W", "M", "D", "H"]  # by kind; M, a mage, is the wizard


def piece_name(piece: int) -> Say:
    """A piece is called by the army it began in, also when it serves another."""
    if piece >= FIRST_EXTRA:
        sort, number = extra_of(piece)
        return Say("piece-" + SORT_WORDS[sort], [count("number", number)])
    place = piece % ARMY_SIZE
    args = [who("who", piece // ARMY_SIZE)]
    if ARMY_WORDS[place][-1].isdigit():
        args.append(text("number", ARMY_WORDS[place][-1]))
    return Say("piece-" + KIND_WORDS[ARMY[place]], args)


def extra_of(piece: int) -> tuple[int, int]:
    """Of a summoned piece: its sort, and which of them it is."""
    number, sort = divmod(piece - FIRST_EXTRA, len(SORT_WORDS))
    return sort, number + 1


def number_of(piece: int) -> str:
    """The figure in its name, where the army has several of its kind."""
    if piece >= FIRST_EXTRA:
        return str(extra_of(piece)[1])
    figure = ARMY_WORDS[piece % ARMY_SIZE][-1]
    return figure if figure.isdigit() else ""


PIECE_NAMES: Final = [piece_name(piece) for piece in range(MOST_PIECES)]

# Cards

CARD_FACES: Final[list[str]] = ["", *[str(load("faces.toml")["faces"][word]) for word in CARD_WORDS[1:]]]
CARD_NAMES: Final = [Say("a-card"), *[Say("card-" + word) for word in CARD_WORDS[1:]]]


def card_text(card: int) -> Say:
    """Kind, level, and what the card says."""
    kind = CARD_KIND_WORDS[CARD_KINDS[card]]
    args = [count("level", LEVELS[card]), said("says", Say("text-" + CARD_WORDS[card]))]
    if IS_WEAPON[card]:
        return Say("card-says-weapon", args)
    return Say("card-says-trap" if IS_TRAP_CARD[card] else "card-says", [said("kind", Say("kind-" + kind)), *args])


CARD_TEXTS: Final = [Say("a-card"), *[card_text(card) for card in range(1, CARD_COUNT + 1)]]


def card_piece(card: int, word: str = "", name: Say | None = None, detail: Say | None = None) -> Piece:
    """A card, face up, with its level; its kind, which is also the colour of its frame, is artifact, scroll, potion or spell."""
    kind = CARD_KIND_WORDS[CARD_KINDS[card]]
    piece = Piece(word or CARD_WORDS[card], kind, CARD_FACES[card], kind, CARD_NAMES[card] if name is None else name)
    piece.detail = CARD_TEXTS[card] if detail is None else detail
    piece.icons = [str(LEVELS[card])]
    return piece


CARDS: Final = [card_piece(card) for card in range(CARD_COUNT + 1)]  # by number; card 0 is none and never shown

# By word


def names_of_things() -> dict[str, Say]:
    names = dict(zip(DOMAIN_WORDS, DOMAIN_NAMES, strict=True)) | PORTAL_NAMES
    names |= dict(zip(SPOT_WORDS, SPOT_NAMES, strict=True)) | dict(zip(PIECE_WORDS, PIECE_NAMES, strict=True))
    names |= dict(zip(CARD_WORDS[1:], CARD_NAMES[1:], strict=True))
    return names | {f"die{pips}": Say("die", [count("number", pips)]) for pips in range(1, MOST_PIPS + 1)}


NAMES: Final = names_of_things()


def name_of(word: str) -> Say | None:
    """What people call the thing of this word. A pending use deeper in the stack has a dot and its depth after the card's word."""
    if word in NAMES:
        return NAMES[word]
    card, dot, depth = word.partition(".")
    if dot and depth.isdecimal() and card in NAMES:
        return NAMES[card]
    return None
