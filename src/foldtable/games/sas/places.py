"""Every part of the state by name, for scenarios: `hand 0: teleport sleep`. docs/notation/sas.md lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from foldtable.core.box import Place
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text
from foldtable.core.zones import bit
from foldtable.games.sas import in_play, pieces
from foldtable.games.sas.ending import strength
from foldtable.games.sas.pieces import FIGHT_SIZE
from foldtable.games.sas.stack import is_disabled, item_at, pendings
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARMY_SIZE,
    CARD_NUMBER,
    CARD_WORDS,
    DOMAIN_WORDS,
    FIGHTING,
    FIRST_EXTRA,
    IMAGES,
    MOST_PIECES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PIECE_NUMBER,
    PIECE_WORDS,
    SORTS,
    SPOT_NUMBER,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    STATUS_WORDS,
    TRAP_CARDS,
    VACANT,
)

Read = Callable[[Sas, int], list[str]]
Write = Callable[[Sas, int, list[str]], None]
SETTABLE = STATUS_WORDS[: STATUS_WORDS.index("fighting")]


def place(name: str, read: Read, write: Write | None = None, *, seated: bool = False, ordered: bool = True, aside: bool = False) -> Place:
    """A Place of this game; core hands every game as a Game."""
    if write is None:
        return Place(name, lambda g, seat: read(cast("Sas", g), seat), None, seated=seated, ordered=ordered, aside=aside)
    written = write
    return Place(
        name,
        lambda g, seat: read(cast("Sas", g), seat),
        lambda g, seat, words: written(cast("Sas", g), seat, words),
        seated=seated,
        ordered=ordered,
        aside=aside,
    )


# Reading words


def bad(word: str, allowed: str) -> BadSetup:
    return BadSetup(Say("place-bad-word", [text("word", word), text("allowed", allowed)]))


def number(words: list[str], least: int, most: int) -> int:
    allowed = f"{least}..{most}"
    if len(words) != 1:
        raise bad(" ".join(words), allowed)
    digits = words[0]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(digits) <= most:
        raise bad(digits, allowed)
    return int(digits)


def cards(words: list[str]) -> list[int]:
    for word in words:
        if word not in CARD_NUMBER:
            raise bad(word, " ".join(CARD_NUMBER))
    return [CARD_NUMBER[word] for word in words]


def piece_named(g: Sas, word: str) -> int:
    piece = PIECE_NUMBER.get(word, MOST_PIECES)
    if piece >= MOST_PIECES or (piece < FIRST_EXTRA and piece >= ARMY_SIZE * g.seats):
        raise bad(word, "a.pion1 ... " + " ".join(f"{letter}.wizard" for letter in "abcdef"[: g.seats]) + " demon1 hulk1 image1")
    return piece


def spot_named(g: Sas, word: str) -> int:
    spot = SPOT_NUMBER.get(word, SPOTS)
    if spot == SPOTS or spot // SPOTS_EACH not in g.domains:
        raise bad(word, " ".join(DOMAIN_WORDS[domain] + "/..." for domain in g.domains if domain >= 0))
    return spot


def seat_named(g: Sas, word: str) -> int:
    words = [f"seat{seat}" for seat in range(g.seats)]
    if word not in words:
        raise bad(word, " ".join(words))
    return words.index(word)


def in_groups(words: list[str], size: int, example: str) -> list[list[str]]:
    if len(words) % size:
        raise bad(" ".join(words), example)
    return [words[at : at + size] for at in range(0, len(words), size)]


# The board


def stand(g: Sas, piece: int, spot: int) -> None:
    """Put a piece there, or off the board with NOWHERE; without rules."""
    while len(g.at) <= piece:
        g.at.append(NOWHERE)
        g.side.append(NOBODY)
        g.status.append(0)
        g.made.append(0)
        g.grave.append(NOBODY)
        g.kinds = [*g.kinds, pieces.kind_of_extra(len(g.kinds))]
    pieces.lift(g, piece)
    if spot == NOWHERE:
        g.side[piece] = NOBODY
        g.status[piece] = 0
        return
    g.grave[piece] = NOBODY
    pieces.put(g, piece, spot)
    if piece < FIRST_EXTRA:
        g.side[piece] = piece // ARMY_SIZE if g.side[piece] == NOBODY else g.side[piece]
    elif not g.is_hulk(piece) and g.side[piece] == NOBODY:
        g.side[piece] = 0


def set_board(g: Sas, seat: int, words: list[str]) -> None:
    for piece in range(len(g.at)):
        stand(g, piece, NOWHERE)
    set_piece(g, seat, words)


def set_piece(g: Sas, seat: int, words: list[str]) -> None:
    for word, spot in in_groups(words, 2, "a.pion1 keep/w1"):
        stand(g, piece_named(g, word), NOWHERE if spot == "-" else spot_named(g, spot))


def get_board(g: Sas, seat: int) -> list[str]:
    return [word for piece in range(len(g.at)) if g.at[piece] != NOWHERE for word in (PIECE_WORDS[piece], SPOT_WORDS[g.at[piece]])]


def set_control(g: Sas, seat: int, words: list[str]) -> None:
    for word, owner in in_groups(words, 2, "b.pion1 seat0"):
        piece = piece_named(g, word)
        if piece >= len(g.at) or g.is_hulk(piece) or g.is_wizard(piece):
            raise bad(word, "a.pion1 ... demon1")
        g.side[piece] = seat_named(g, owner)


def get_control(g: Sas, seat: int) -> list[str]:
    found: list[str] = []
    for piece in range(len(g.at)):
        if g.at[piece] != NOWHERE and g.side[piece] != g.colour(piece):
            found += [PIECE_WORDS[piece], "-" if g.side[piece] == NOBODY else f"seat{g.side[piece]}"]
    return found


def set_rocks(g: Sas, seat: int, words: list[str]) -> None:
    for spot in range(SPOTS):
        if g.is_rock(spot):
            pieces.take_off(g, 1, spot)
    for word in words:
        pieces.lay(g, 1, spot_named(g, word))


def set_domains(g: Sas, seat: int, words: list[str]) -> None:
    """Whoever stood in a domain that goes stands nowhere."""
    if len(words) != g.seats or len(set(words)) != len(words) or any(word not in DOMAIN_WORDS for word in words):
        raise bad(" ".join(words), " ".join(DOMAIN_WORDS))
    g.domains = [DOMAIN_WORDS.index(word) for word in words]
    for piece in range(len(g.at)):
        if g.at[piece] != NOWHERE and g.at[piece] // SPOTS_EACH not in g.domains:
            stand(g, piece, NOWHERE)
    for spot in range(SPOTS):
        if spot // SPOTS_EACH not in g.domains:
            g.spots[spot] = int(VACANT)


def set_status(g: Sas, seat: int, words: list[str]) -> None:
    for piece in range(len(g.at)):
        g.status[piece] = 0
    g.sleeper = g.carrier = NOBODY
    for word, status in in_groups(words, 2, "a.pion1 asleep"):
        piece = piece_named(g, word)
        if status not in SETTABLE or piece >= len(g.at):
            raise bad(f"{word} {status}", " ".join(SETTABLE))
        g.status[piece] |= bit(SETTABLE.index(status))
        if status == "asleep":
            g.sleeper = piece
        elif status == "carrier":
            g.carrier = piece
            g.exposed = sorted(one for one in pieces.next_to(g, g.at[piece]) if one != piece) if g.at[piece] != NOWHERE else []


def get_status(g: Sas, seat: int) -> list[str]:
    return [
        word
        for piece in range(len(g.at))
        for number, status in enumerate(STATUS_WORDS)
        if g.status[piece] >> number & 1
        for word in (PIECE_WORDS[piece], status)
    ]


def set_original(g: Sas, seat: int, words: list[str]) -> None:
    g.original = NOBODY if words in ([], ["-"]) else piece_named(g, words[0])
    adopt_images(g)


def adopt_images(g: Sas) -> None:
    """Images are of their original's kind and army."""
    if g.original == NOBODY or g.original >= len(g.at):
        return
    kinds = g.kinds[:]
    for image in range(FIRST_EXTRA + IMAGES, len(g.at), SORTS):
        kinds[image] = kinds[g.original]
        if g.at[image] != NOWHERE:
            g.side[image] = g.side[g.original]
    g.kinds = kinds


def set_grave(g: Sas, seat: int, words: list[str]) -> None:
    for piece in range(len(g.at)):
        if g.grave[piece] == seat:
            g.grave[piece] = NOBODY
    for word in words:
        piece = piece_named(g, word)
        if piece >= FIRST_EXTRA:
            raise bad(word, "a.pion1 ...")
        stand(g, piece, NOWHERE)
        g.grave[piece] = seat


# Cards


def set_hand(g: Sas, seat: int, words: list[str]) -> None:
    g.hands[seat] = sorted(cards(words))


def set_play(g: Sas, seat: int, words: list[str]) -> None:
    for card in [card for card in g.in_play if g.owner[card] == seat]:
        g.in_play.remove(card)
        g.owner[card] = NOBODY
    for card in cards(words):
        if card in g.in_play:
            raise bad(CARD_WORDS[card], "-")
        g.in_play.append(card)
        g.owner[card] = seat


def set_charges(g: Sas, seat: int, words: list[str]) -> None:
    if len(words) != 2:
        raise bad(" ".join(words), "trap_expertise swords")
    g.scroll_charge, g.artifact_charge = [NO_CARD if word == "-" else cards([word])[0] for word in words]


def set_deck(g: Sas, seat: int, words: list[str]) -> None:
    g.deck = cards(words)[::-1]
    g.deck_left = len(words)


def set_pile(g: Sas, seat: int, words: list[str]) -> None:
    g.pile = cards(words)


# The turn


def set_turn(g: Sas, seat: int, words: list[str]) -> None:
    g.active = number(words, 0, g.seats - 1)


def set_first(g: Sas, seat: int, words: list[str]) -> None:
    g.first = number(words, 0, g.seats - 1)


def set_rounds(g: Sas, seat: int, words: list[str]) -> None:
    g.rounds = number(words, 0, 10**6)


def set_fights(g: Sas, seat: int, words: list[str]) -> None:
    for piece in range(len(g.at)):
        g.status[piece] &= ~FIGHTING
    g.fights = []
    for attacker, defender, origin in in_groups(words, 3, "a.pion1 b.guard1 keep/b6"):
        one, other = piece_named(g, attacker), piece_named(g, defender)
        if max(one, other) >= len(g.at) or g.at[one] == NOWHERE or g.at[one] != g.at[other]:
            raise bad(f"{attacker} {defender}", "a.pion1 b.guard1 keep/b6")
        g.fights += [one, other, g.at[one], spot_named(g, origin), NOBODY]
        g.status[one] |= FIGHTING
        g.status[other] |= FIGHTING


def get_fights(g: Sas, seat: int) -> list[str]:
    found: list[str] = []
    for at in range(0, len(g.fights), FIGHT_SIZE):
        found += [PIECE_WORDS[g.fights[at]], PIECE_WORDS[g.fights[at + 1]], SPOT_WORDS[g.fights[at + 3]]]
    return found


def get_stack(g: Sas, seat: int) -> list[str]:
    items = [item_at(g, at) for at in pendings(g)]
    return [word for item in items for word in (f"seat{item.seat}", CARD_WORDS[item.card])]


def of_event(codes: list[int]) -> list[str]:
    return [PIECE_WORDS[code // SPOTS] for code in codes]


def card_or_none(card: int) -> str:
    return "-" if card == NO_CARD else CARD_WORDS[card]


PLACES = [
    place("domains", lambda g, seat: ["-" if domain < 0 else DOMAIN_WORDS[domain] for domain in g.domains], set_domains),
    place("board", get_board, set_board),
    place("piece", get_board, set_piece, aside=True),
    place("control", get_control, set_control),
    place("rocks", lambda g, seat: [SPOT_WORDS[spot] for spot in range(SPOTS) if g.is_rock(spot)], set_rocks, ordered=False),
    place("status", get_status, set_status),
    place("original", lambda g, seat: ["-" if g.original == NOBODY else PIECE_WORDS[g.original]], set_original),
    place(
        "grave",
        lambda g, seat: [PIECE_WORDS[p] for p in range(len(g.at)) if g.grave[p] == seat],
        set_grave,
        seated=True,
        ordered=False,
    ),
    place("hand", lambda g, seat: [CARD_WORDS[card] for card in g.hands[seat]], set_hand, seated=True, ordered=False),
    place("play", lambda g, seat: [CARD_WORDS[card] for card in in_play.cards_before(g, seat)], set_play, seated=True),
    place("charges", lambda g, seat: [card_or_none(g.scroll_charge), card_or_none(g.artifact_charge)], set_charges),
    place("deck", lambda g, seat: [CARD_WORDS[card] for card in g.deck[: g.deck_left][::-1]], set_deck),
    place("deck_size", lambda g, seat: [str(g.deck_left)], aside=True),
    place("pile", lambda g, seat: [CARD_WORDS[card] for card in g.pile], set_pile),
    place("spoils", lambda g, seat: [CARD_WORDS[in_play.spoil_card(code)] for code in g.spoils], ordered=False),
    place("aside", lambda g, seat: [CARD_WORDS[card] for card in g.aside], ordered=False),
    place("stack", get_stack),
    place("window", lambda g, seat: [f"w{g.window}" if g.window else "-"]),
    place("deaths", lambda g, seat: of_event(g.deaths)),
    place("teleports", lambda g, seat: of_event(g.teleports)),
    place("entries", lambda g, seat: of_event(g.entries)),
    place("turn", lambda g, seat: [str(g.active)], set_turn),
    place("first", lambda g, seat: [str(g.first)], set_first),
    place("rounds", lambda g, seat: [str(g.rounds)], set_rounds),
    place("dice", lambda g, seat: [str(die) for die in g.dice]),
    place("moves", lambda g, seat: [w for p in range(len(g.at)) if g.made[p] for w in (PIECE_WORDS[p], str(g.made[p]))]),
    place("fights", get_fights, set_fights),
    place("disabled", lambda g, seat: [CARD_WORDS[card] for card in TRAP_CARDS if is_disabled(g, card)]),
    place("marked", lambda g, seat: [CARD_WORDS[mark // 8] for mark in g.marks]),
    place("values", lambda g, seat: [str(value) for value in g.duel[3:5]]),
    place("out", lambda g, seat: [str(other) for other in range(g.seats) if g.out[other]]),
    place("strength", lambda g, seat: [str(strength(g, seat))], seated=True, aside=True),
    place("losses", lambda g, seat: g.losses(), aside=True),
]


def chance_word(kind: str, value: int) -> str:
    """One number of a chance outcome as records write it."""
    if kind in ("deck", "reshuffle"):
        return CARD_WORDS[value]
    return DOMAIN_WORDS[value] if kind == "domains" else str(value)


def chance_number(kind: str, word: str) -> int | None:
    if kind in ("deck", "reshuffle"):
        return CARD_NUMBER.get(word)
    if kind == "domains":
        return DOMAIN_WORDS.index(word) if word in DOMAIN_WORDS else None
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None
