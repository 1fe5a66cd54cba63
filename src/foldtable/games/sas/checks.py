"""What can't stand in the fields of any game, and what must not get lost in a play. Asked of games from files and by tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foldtable.games.sas.tables import (
    ARMY_SIZE,
    ASLEEP,
    CARD_COUNT,
    CARD_KINDS,
    CARD_WORDS,
    CARRIER,
    DIGIT,
    DOMAINS,
    FIGHTING,
    FIRST_EXTRA,
    FIRST_PIECE,
    GHOST,
    MOST_PIECES,
    NOBODY,
    NOWHERE,
    PIECE_WORDS,
    POTION,
    ROCK,
    SCROLL,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    STONE,
    WIZARD_PLACE,
)
from foldtable.games.sas.waiting import agenda_faults

if TYPE_CHECKING:
    from foldtable.games.sas.state import Sas

MOST_OBJECTS = 3  # on one spot: two fighters and a vaporous wizard
EXTRA_KINDS = ((4,), (5,), (0, 1, 2, 3, 4))  # by sort: demon, hulk, and what an image may copy


def faults(g: Sas) -> list[str]:
    """In this order: each check may count on those before it."""
    for check in (lengths, numbers, board_faults, piece_faults, card_faults, fight_faults, event_faults, agenda_faults):
        found = check(g)
        if found:
            return found
    return []


def within(values: list[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)


def lengths(g: Sas) -> list[str]:
    seats, size = g.seats, len(g.at)
    if len(g.domains) != seats or len(g.out) != seats or len(g.hands) != seats:
        return ["a seat has a domain, a hand and its place in the game"]
    if len(g.spots) != SPOTS or len(g.owner) != CARD_COUNT + 1:
        return ["every spot and every card has its place"]
    if not FIRST_EXTRA <= size <= MOST_PIECES or any(len(one) != size for one in (g.side, g.status, g.made, g.grave, g.kinds)):
        return ["every piece has its spot, side, status, moves, grave and kind"]
    return []


def numbers(g: Sas) -> list[str]:
    seats, size = g.seats, len(g.at)
    seat, piece, card = seats - 1, size - 1, CARD_COUNT
    ranges: list[tuple[str, list[int], int, int]] = [
        ("domains", g.domains, NOWHERE, DOMAINS - 1),
        ("out", g.out, 0, g.checks),
        ("spots", g.spots, 0, DIGIT**MOST_OBJECTS - 1),
        ("at", g.at, NOWHERE, SPOTS - 1),
        ("side", g.side, NOBODY, seat),
        ("status", g.status, 0, 1023),
        ("made", g.made, 0, 30),
        ("grave", g.grave, NOBODY, seat),
        ("kinds", g.kinds, 0, 5),
        ("gained", g.gained, 0, piece),
        ("exposed", g.exposed, 0, piece),
        ("deck", g.deck, 1, card),
        ("pile", g.pile, 1, card),
        ("owner", g.owner, NOBODY, seat),
        ("in_play", g.in_play, 1, card),
        ("aside", g.aside, 1, card),
        ("gifts", g.gifts, 1, card),
        ("marks", g.marks, 8, 8 * card + seat),
        ("spent", g.spent, 1, 30),
        ("pushed", g.pushed, 0, SPOTS - 1),
        ("dice", g.dice, 1, 7),
        ("rolled", g.rolled, 1, 6),
        ("one", [g.original, g.sleeper, g.carrier], NOBODY, piece),
        ("seat", [g.first, g.active], 0, seat),
        ("thinker", [g.thinker], NOBODY, seat),
        ("charge", [g.scroll_charge, g.artifact_charge], 0, card),
        ("count", [g.checks, g.rounds, g.serial, g.round_limit], 0, 10**9),
        ("deck_left", [g.deck_left], 0, len(g.deck)),
        ("bits", [g.used, g.disabled], 0, 15),
        ("window", [g.window], 0, 7),
        *[("hand", hand, 1, card) for hand in g.hands],
    ]
    for name, values, least, most in ranges:
        if not within(values, least, most):
            return [f"{name} is out of its bounds"]
    if len(g.dice) not in (0, 3) or len(g.rolled) != len(g.dice):
        return ["three dice move the pieces"]
    if any(mark % 8 >= seats for mark in g.marks) or any(not spoil_fits(g, code) for code in g.spoils):
        return ["a mark and a spoil name seats of the game"]
    taken = [domain for domain in g.domains if domain != NOWHERE]
    if len(set(taken)) != len(taken):
        return ["no domain is two players' home"]
    if all(g.out):
        return [] if g.outcome is not None else ["somebody plays on"]
    if g.outcome is None and g.out.count(0) < 2:
        return ["a game goes on among two at least"]
    return []


def spoil_fits(g: Sas, code: int) -> bool:
    if code < 0:
        return False
    former, killer, seer = code // 64 % 8, code // 512 % 8, code // 4096 - 1
    return 0 < code % 64 <= CARD_COUNT and former < g.seats and killer < g.seats and seer < g.seats


# The board


def objects(what: int) -> list[int]:
    found: list[int] = []
    while what:
        found.append(what % DIGIT)
        what //= DIGIT
    return found


def board_faults(g: Sas) -> list[str]:
    standing: dict[int, int] = {}
    for spot in range(SPOTS):
        here = objects(g.spots[spot])
        if 0 in here or here.count(ROCK) > 1:
            return [f"{SPOT_WORDS[spot]} can't look like that"]
        if here and spot // SPOTS_EACH not in g.domains:
            return [f"{SPOT_WORDS[spot]} isn't on the table"]
        for thing in here:
            if thing != ROCK:
                if thing - FIRST_PIECE in standing or thing - FIRST_PIECE >= len(g.at):
                    return ["a piece stands on one spot"]
                standing[thing - FIRST_PIECE] = spot
    for piece in range(len(g.at)):
        if g.at[piece] != standing.get(piece, NOWHERE):
            return [f"{PIECE_WORDS[piece]} stands where it stands"]
    return []


def piece_faults(g: Sas) -> list[str]:
    own = ARMY_SIZE * g.seats
    for piece in range(len(g.at)):
        name = PIECE_WORDS[piece]
        on, side, status, kind = g.at[piece] != NOWHERE, g.side[piece], g.status[piece], g.kinds[piece]
        if piece < FIRST_EXTRA:
            if kind != army_kind(piece):
                return [f"{name} is of another kind"]
            if piece >= own and (on or side != NOBODY or g.grave[piece] != NOBODY):
                return [f"nobody has {name}"]
        elif kind not in EXTRA_KINDS[(piece - FIRST_EXTRA) % 3] or g.grave[piece] != NOBODY:
            return [f"{name} is of another kind"]
        is_hulk = piece >= FIRST_EXTRA and (piece - FIRST_EXTRA) % 3 == 1
        is_wizard = piece < FIRST_EXTRA and piece % ARMY_SIZE == WIZARD_PLACE
        if on and (g.grave[piece] != NOBODY or (side == NOBODY) != is_hulk or (side != NOBODY and g.out[side])):
            return [f"{name} is alive and in somebody's army, or it isn't"]
        if on and is_wizard and side != piece // ARMY_SIZE:
            return [f"{name} never changes sides"]
        if not on and status:
            return [f"{name} isn't there to be under anything"]
        if (
            (status & STONE and not is_wizard)
            or (status & GHOST and (is_wizard or status != GHOST))
            or (status & STONE and status & FIGHTING)
        ):
            return [f"{name} can't be that"]
        if (status & ASLEEP and piece != g.sleeper) or (status & CARRIER and piece != g.carrier):
            return [f"{name} is under what its card lies on"]
    return image_faults(g)


def image_faults(g: Sas) -> list[str]:
    """What single cards lie on, and what came over."""
    for one, bit in ((g.sleeper, ASLEEP), (g.carrier, CARRIER)):
        if one != NOBODY and not g.status[one] & bit:
            return ["a card lies on a piece that is under it"]
    images = [piece for piece in range(FIRST_EXTRA + 2, len(g.at), 3) if g.at[piece] != NOWHERE]
    if images and (g.original == NOBODY or any(g.side[image] != g.side[g.original] for image in images)):
        return ["images have an original"]
    if g.original != NOBODY and (g.at[g.original] == NOWHERE or g.original in images or g.side[g.original] == NOBODY):
        return ["the original of images stands on the board"]
    if any(g.at[piece] == NOWHERE for piece in g.gained + g.exposed) or len(set(g.gained)) != len(g.gained):
        return ["what came over is on the board"]
    return []


def army_kind(piece: int) -> int:
    place = piece % ARMY_SIZE
    return 0 if place < 6 else 1 if place < 8 else 2 if place == 8 else 3


# Cards


def card_faults(g: Sas) -> list[str]:
    lying = sorted(card for card in range(1, CARD_COUNT + 1) if g.owner[card] != NOBODY)
    if sorted(g.in_play) != lying or g.owner[0] != NOBODY:
        return ["a card in play lies before somebody"]
    for card in lying:
        seat = g.owner[card]
        if g.out[seat]:
            return ["nothing lies before whoever is out"]
        if CARD_KINDS[card] in (SCROLL, POTION) and g.at[ARMY_SIZE * seat + WIZARD_PLACE] == NOWHERE:
            return [f"{CARD_WORDS[card]} needs a wizard"]
    for seat in range(g.seats):
        if g.hands[seat] != sorted(g.hands[seat]):
            return ["hands are sorted"]
        if g.hands[seat] and g.out[seat]:
            return ["whoever is out has no hand"]
    counted = count_cards(g)
    if max(counted) > 1 or counted[0]:
        return [f"there is one {CARD_WORDS[counted.index(max(counted))]}"]
    return []


def count_cards(g: Sas) -> list[int]:
    """How often each card is somewhere."""
    counted = [0] * (CARD_COUNT + 1)
    lying = [*g.deck[: g.deck_left], *g.pile, *g.in_play, *g.aside, *g.gifts, *[code % 64 for code in g.spoils], *cards_held(g)]
    for hand in g.hands:
        lying += hand
    for card in lying:
        counted[card] += 1
    return counted


def cards_held(g: Sas) -> list[int]:
    """Cards that are being announced, pending or resolving: a Step on the agenda holds them."""
    from foldtable.games.sas.asking import Holding  # noqa: PLC0415  # these need the state, which needs this file
    from foldtable.games.sas.windows import Aim  # noqa: PLC0415

    found: list[int] = []
    for step in g.agenda:
        if (isinstance(step, Holding) and step.holds_card() and g.owner[step.card] == NOBODY) or (
            isinstance(step, Aim) and step.holds_card()
        ):
            found.append(step.card)
    return found


# Conflicts and events


def fight_faults(g: Sas) -> list[str]:
    if len(g.fights) % 5:
        return ["a conflict has five numbers"]
    fighting: list[int] = []
    for at in range(0, len(g.fights), 5):
        attacker, defender, spot, origin, master = g.fights[at : at + 5]
        if not within([attacker, defender], 0, len(g.at) - 1) or not within([spot, origin], 0, SPOTS - 1):
            return ["a conflict has two fighters, its spot and the attacker's origin"]
        if not within([master], NOBODY, g.seats - 1) or attacker == defender:
            return ["a conflict has two fighters"]
        if g.at[attacker] != spot or g.at[defender] != spot or (g.status[attacker] | g.status[defender]) & GHOST:
            return ["fighters stand on the spot of their conflict"]
        fighting += [attacker, defender]
    if len(set(fighting)) != len(fighting):
        return ["a piece is in one conflict"]
    if any((g.status[piece] & FIGHTING != 0) != (piece in fighting) for piece in range(len(g.at))):
        return ["whoever is in a conflict fights"]
    return []


def event_faults(g: Sas) -> list[str]:
    for codes in (g.deaths, g.teleports, g.entries):
        if not within(codes, 0, SPOTS * len(g.at) - 1):
            return ["an event has a piece and a spot"]
    if not within(g.sprung, -1, SPOTS * len(g.at) - 1):
        return ["an event has a piece and a spot"]
    if g.duel and (len(g.duel) != 7 or not within(g.duel[:3], 0, MOST_PIECES) or not within(g.duel[3:5], 0, 1000)):
        return ["the last conflict has a spot, two fighters and their values"]
    if g.duel and (g.duel[0] >= SPOTS or max(g.duel[1:3]) >= len(g.at) or g.duel[5] < 0 or not within(g.duel[6:], 0, g.seats - 1)):
        return ["the last conflict has a spot and two fighters"]
    if any(not within(dice, 1, 6) for dice in g.duel_dice):
        return ["dice show one to six"]
    if len(g.duel_dice) not in (0, 2) or any(len(dice) > 8 for dice in g.duel_dice):
        return ["the last conflict has two sides' dice"]
    return []


# Conservation


def losses(g: Sas) -> list[str]:
    """SAS-033, SAS-030: each of the 63 cards is in one place; no piece is on the board and in a graveyard, or in two hands."""
    found: list[str] = []
    if g.deck:  # dealt
        counted = count_cards(g)
        for card in range(1, CARD_COUNT + 1):
            if counted[card] != 1:
                found.append(f"{CARD_WORDS[card]} {counted[card]}")
    for piece in range(ARMY_SIZE * g.seats):
        if g.at[piece] != NOWHERE and g.grave[piece] != NOBODY:
            found.append(PIECE_WORDS[piece])
        if g.at[piece] == NOWHERE and g.grave[piece] == NOBODY and g.side[piece] == NOBODY and not any(g.out):
            found.append(PIECE_WORDS[piece])
    return found
