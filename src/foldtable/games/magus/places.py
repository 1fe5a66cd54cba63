"""Every part of the state by name, for scenarios: `hand 0: R3 B4`. Decks go from the top, piles and Skulls from the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from foldtable.core.box import Place
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text
from foldtable.core.zones import bag_of, bit, bits, listed
from foldtable.games.magus.mixes import EFFECT_WORDS, POINTS, SPELL_NUMBER, SPELLS
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import (
    CARD_NUMBER,
    CARDS,
    EMPTY,
    FACES,
    FIRST_ITEM,
    ITEM_WORDS,
    LAST_PLACE,
    SPACE_NUMBER,
    SPACES,
)

Read = Callable[[Magus, int], list[str]]
Write = Callable[[Magus, int, list[str]], None]


def place(name: str, read: Read, write: Write | None = None, *, seated: bool = False, ordered: bool = True, aside: bool = False) -> Place:
    """A Place of this game; core hands every game as a Game."""
    if write is None:
        return Place(name, lambda g, seat: read(cast("Magus", g), seat), None, seated=seated, ordered=ordered, aside=aside)
    written = write
    return Place(
        name,
        lambda g, seat: read(cast("Magus", g), seat),
        lambda g, seat, words: written(cast("Magus", g), seat, words),
        seated=seated,
        ordered=ordered,
        aside=aside,
    )


# Reading words


def bad(word: str, allowed: str) -> BadSetup:
    return BadSetup(Say("place-bad-word", [text("word", word), text("allowed", allowed)]))


def cards(words: list[str], allowed: list[str]) -> list[int]:
    for word in words:
        if word not in allowed:
            raise bad(word, " ".join(allowed))
    return [CARD_NUMBER[word] for word in words]


def number(words: list[str], least: int, most: int) -> int:
    allowed = f"{least}..{most}"
    if len(words) != 1:
        raise bad(" ".join(words), allowed)
    digits = words[0]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(digits) <= most:
        raise bad(digits, allowed)
    return int(digits)


def flag(words: list[str]) -> bool:
    if words not in (["yes"], ["no"]):
        raise bad(" ".join(words), "yes, no")
    return words == ["yes"]


# Writing


def set_grid(g: Magus, seat: int, words: list[str]) -> None:
    if len(words) != len(SPACES):
        raise bad(f"{len(words)}", "25: r1c1 r1c2 ... r5c5")
    for word in words:
        if word != "-" and word not in FACES:
            raise bad(word, " ".join(FACES) + " -")
    g.grid = [EMPTY if word == "-" else CARD_NUMBER[word] for word in words]


def set_space(g: Magus, seat: int, words: list[str]) -> None:
    """`space: r2c5 -`, one pair or more."""
    for at in range(0, len(words), 2):
        pair = words[at : at + 2]
        if len(pair) != 2 or pair[0] not in SPACE_NUMBER or (pair[1] != "-" and pair[1] not in FACES):
            raise bad(" ".join(pair), "r1c1 R1")
        g.grid[SPACE_NUMBER[pair[0]]] = EMPTY if pair[1] == "-" else CARD_NUMBER[pair[1]]


def set_deck(g: Magus, seat: int, words: list[str]) -> None:
    g.deck = cards(words, CARDS)[::-1]


def set_pile(g: Magus, seat: int, words: list[str]) -> None:
    g.pile = cards(words, CARDS)


def set_hand(g: Magus, seat: int, words: list[str]) -> None:
    faces = cards(words, FACES)
    for face in faces:
        if faces.count(face) > 4:
            raise bad(FACES[face], "MAG-105")
    g.hands[seat] = bag_of(faces)


def set_skulls(g: Magus, seat: int, words: list[str]) -> None:
    g.skulls[seat] = cards(words, FACES)


def set_items(g: Magus, seat: int, words: list[str]) -> None:
    items = [card - FIRST_ITEM for card in cards(words, ITEM_WORDS)]
    if words.count("CU") > 1:
        raise bad("CU", "MAG-742")
    if len(items) > 7:
        raise bad(f"{len(items)}", "0..7")
    g.items[seat] = bag_of(items)


def set_won(g: Magus, seat: int, words: list[str]) -> None:
    for word in words:
        if word not in SPELL_NUMBER:
            raise bad(word, " ".join(SPELLS))
    g.won[seat] = sum({bit(SPELL_NUMBER[word]) for word in words})
    g.points[seat] = sum(POINTS[spell] for spell in bits(g.won[seat]))
    for deck in range(3):
        sort_deck(g, deck, [])


def set_spell_deck(deck: int) -> Write:
    """The named Spells on top, in this order; those not named stay below in theirs."""

    def write(g: Magus, seat: int, words: list[str]) -> None:
        allowed = SPELLS[10 * deck : 10 * deck + 10]
        for word in words:
            if word not in allowed or words.count(word) > 1:
                raise bad(word, " ".join(allowed))
        sort_deck(g, deck, [SPELL_NUMBER[word] for word in words])

    return write


def sort_deck(g: Magus, deck: int, named: list[int]) -> None:
    """Spells won first (they are gone), then the named, then the rest."""
    ten = g.spells[10 * deck : 10 * deck + 10]
    won = [spell for spell in ten if any(bag >> spell & 1 for bag in g.won)]
    left = [spell for spell in ten if spell not in won and spell not in named]
    order = won + [spell for spell in named if spell not in won] + left
    g.spells = g.spells[: 10 * deck] + order + g.spells[10 * deck + 10 :]
    g.won_from[deck] = len(won)


def empty_spell_decks(g: Magus, seat: int, words: list[str]) -> None:
    """`spells_left: 10 10 9`: so many are left; the others are out of reach (for tests of the last Spells)."""
    if len(words) != 3:
        raise bad(" ".join(words), "10 10 10")
    for deck, word in enumerate(words):
        g.won_from[deck] = 10 - number([word], 0, 10)


def set_position(g: Magus, seat: int, words: list[str]) -> None:
    g.position = number(words, 0, LAST_PLACE)


def set_turn(g: Magus, seat: int, words: list[str]) -> None:
    g.active = number(words, 0, g.seats - 1)


def set_turns(g: Magus, seat: int, words: list[str]) -> None:
    g.turns = number(words, 0, 10**9)


def set_idle(g: Magus, seat: int, words: list[str]) -> None:
    g.idle_turns = number(words, 0, 10**9)


def set_backs(g: Magus, seat: int, words: list[str]) -> None:
    """`backs: 201 thieves`, one pair or more."""
    backs = g.backs[:]
    for at in range(0, len(words), 2):
        pair = words[at : at + 2]
        if len(pair) != 2 or pair[0] not in SPELL_NUMBER or pair[1] not in EFFECT_WORDS:
            raise bad(" ".join(pair), "201 " + "|".join(EFFECT_WORDS))
        backs[SPELL_NUMBER[pair[0]]] = EFFECT_WORDS.index(pair[1])
    g.backs = backs


def get_cube(g: Magus, seat: int) -> list[str]:
    return ["-" if g.cube < 0 else SPACES[g.cube]]


def spell_deck(deck: int) -> Read:
    return lambda g, seat: [SPELLS[spell] for spell in g.spells[10 * deck + g.won_from[deck] : 10 * deck + 10]]


def get_offer(g: Magus, seat: int) -> list[str]:
    return ["-" if g.offer(deck) < 0 else SPELLS[g.offer(deck)] for deck in range(3)]


PLACES = [
    place("grid", lambda g, seat: ["-" if face == EMPTY else FACES[face] for face in g.grid], set_grid),
    place(
        "space",
        lambda g, seat: [w for s in range(len(SPACES)) for w in (SPACES[s], "-" if g.grid[s] == EMPTY else FACES[g.grid[s]])],
        set_space,
        aside=True,
    ),
    place("empty", lambda g, seat: [SPACES[s] for s in range(len(SPACES)) if g.grid[s] == EMPTY], aside=True),
    place("deck", lambda g, seat: [CARDS[card] for card in reversed(g.deck)], set_deck),
    place("deck_size", lambda g, seat: [str(len(g.deck))], aside=True),
    place("pile", lambda g, seat: [CARDS[card] for card in g.pile], set_pile),
    place("hand", lambda g, seat: [FACES[face] for face in listed(g.hands[seat])], set_hand, seated=True, ordered=False),
    place("skulls", lambda g, seat: [FACES[face] for face in g.skulls[seat]], set_skulls, seated=True),
    place("items", lambda g, seat: [ITEM_WORDS[item] for item in listed(g.items[seat])], set_items, seated=True, ordered=False),
    place("spells", lambda g, seat: [SPELLS[spell] for spell in bits(g.won[seat])], set_won, seated=True, ordered=False),
    place("deck2", spell_deck(0), set_spell_deck(0)),
    place("deck3", spell_deck(1), set_spell_deck(1)),
    place("deck4", spell_deck(2), set_spell_deck(2)),
    place("spells_left", lambda g, seat: [str(10 - gone) for gone in g.won_from], empty_spell_decks, aside=True),
    place("backs", lambda g, seat: [w for s in range(len(SPELLS)) for w in (SPELLS[s], EFFECT_WORDS[g.backs[s]])], set_backs, aside=True),
    place("offer", get_offer),
    place("position", lambda g, seat: [str(g.position)], set_position),
    place("turn", lambda g, seat: [str(g.active)], set_turn),
    place("turns", lambda g, seat: [str(g.turns)], set_turns),
    place("idle_turns", lambda g, seat: [str(g.idle_turns)], set_idle),
    place("cube", get_cube),
    place("level", lambda g, seat: [str(g.throw_level())]),
    place("score", lambda g, seat: [str(g.score(seat))], seated=True),
    place("last_place", lambda g, seat: [str(g.last_place())]),
    place("removed", lambda g, seat: [str(g.removed)]),
    place("losses", lambda g, seat: g.losses(), aside=True),
]


def chance_word(kind: str, value: int) -> str:
    """One number of a chance outcome as records write it."""
    if kind == "throw":
        return f"{value:+d}"
    if kind in ("potions", "deck", "reshuffle"):
        return CARDS[value]
    if kind.startswith("spells"):
        return SPELLS[value]
    if kind.startswith("backs"):
        return EFFECT_WORDS[value]
    return str(value)


def chance_number(kind: str, word: str) -> int | None:
    if kind in ("potions", "deck", "reshuffle"):
        return CARD_NUMBER.get(word)
    if kind.startswith("spells"):
        return SPELL_NUMBER.get(word)
    if kind.startswith("backs"):
        return EFFECT_WORDS.index(word) if word in EFFECT_WORDS else None
    digits = word[1:] if word[:1] in ("-", "+") else word
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
