"""What must be so at every decision of any play, looked at from outside: by the places of the table."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sas.referee import Position
from tests.games.sas.stand import SEATS, Play
from tests.games.sas.test_referee import LONG, Bold, begun
from tests.marks import rule

KEPT_UP = {  # SAS-582: a card in play, and what some piece is under as long as it lies there
    "sleep": "asleep",
    "paralysis": "paralysed",
    "nermals_curse": "cursed",
    "magic_shield": "shielded",
    "typhoid_mary": "carrier",
    "ghost_army": "ghost",
    "rock_transform": "stone",
}
WIZARDS_OWN = {  # SAS-502, SAS-503: scrolls and potions
    "lesser_death_trap", "horse", "domain_teleport", "trap_expertise", "transform_to_dragon", "super_strength", "speed", "vapour",
    "rock_transform", "wisdom", "strength", "giants_strength",
}  # fmt: skip


def oddities(play: Play) -> list[str]:
    """Whatever can't be so."""
    now = Position(play)
    found = [*of_spots_and_fights(play, now), *of_players(play, now), *of_cards(play, now), *of_the_dead(play, now)]
    return found + play["losses"].split()


def of_spots_and_fights(play: Play, now: Position) -> list[str]:
    """SAS-013, SAS-403, SAS-1461: who may share a spot. SAS-401, SAS-407: who fights."""
    found = []
    fights = [fight.split() for fight in play.fights]
    locked = {piece for attacker, defender, *_ in fights for piece in (attacker, defender)}
    for spot, there in now.on.items():
        bodily = [piece for piece in there if not now.is_vaporous(piece)]
        at_war = len(bodily) == 2 and spot not in now.rocks and set(bodily) <= locked
        if len(bodily) + (spot in now.rocks) > 1 and not at_war:
            found.append(f"{there} share {spot}")
    if len(locked) != 2 * len(fights):
        found.append("a piece is in two conflicts")
    for attacker, defender, *_ in fights:
        if now.board.get(attacker) != now.board.get(defender) or not (now.is_living(attacker) and now.is_living(defender)):
            found.append(f"{attacker} and {defender} can't fight")
        if now.side(attacker) == now.side(defender) != "-" and "hulk" not in attacker + defender:
            found.append(f"{attacker} and {defender} are of one army")
    if {piece for piece in now.board if now.under(piece, "fighting")} != locked:
        found.append("fighting is told of others than the fighters")
    return found


def of_players(play: Play, now: Position) -> list[str]:
    """SAS-940 to SAS-942: who is in. SAS-516, SAS-585: what is left without a wizard."""
    found = []
    out = {SEATS[int(seat)] for seat in play["out"].split()}
    for seat in SEATS[: now.seats]:
        army = [piece for piece in now.board if now.side(piece) == seat and not piece.startswith("hulk")]
        counting = [piece for piece in army if not piece.startswith("image") and not now.under(piece, "ghost")]
        if (seat in out) != (not counting) or (seat in out and (army or now.before[seat])):
            found.append(f"{seat} is in or out against its army")
        wizard = f"{seat.lower()}.wizard" in now.board
        if not wizard and (play[f"hand {seat}"] or WIZARDS_OWN & set(now.before[seat])):
            found.append(f"{seat} has no wizard, but his cards")
    return found


def of_cards(play: Play, now: Position) -> list[str]:
    """SAS-582, SAS-583: what cards keep up. SAS-1024, SAS-1064: what is guarded."""
    found = []
    lying = {card for cards in now.before.values() for card in cards}
    for card, status in KEPT_UP.items():
        if (card in lying) != any(now.under(piece, status) for piece in now.board):
            found.append(f"{card} lies in play, or something is {status}, without the other")
    images = [piece for piece in now.board if piece.startswith("image")]
    if ("doppelganger" in lying) != bool(images) or (play["original"] != "-") != bool(images):
        found.append("images need their card and their original")
    if any(now.side(image) != now.side(play["original"]) for image in images):
        found.append("images are their original's controller's (SAS-1241)")
    if any(now.under(piece, "held") for piece in now.board) and "bear_trap" not in lying:
        found.append("held by nothing (SAS-1114)")
    for guard, card in zip(("safe_scroll", "safe_artifact"), play["charges"].split(), strict=True):
        if card != "-" and not any({guard, card} <= set(cards) for cards in now.before.values()):
            found.append(f"{guard} guards {card}, which isn't before the same player")
    return found


def of_the_dead(play: Play, now: Position) -> list[str]:
    """SAS-901, SAS-903; and SAS-1411, SAS-1472: what ghosts and rock-form wizards can't be under."""
    found = [
        f"{piece} is lifeless and {now.status[piece]}"
        for piece in now.board
        if (now.under(piece, "ghost") and now.under(piece, "asleep", "paralysed", "cursed", "carrier", "shielded", "fighting"))
        or (now.under(piece, "stone") and now.under(piece, "carrier", "fighting"))
    ]
    graves = Counter(piece for seat in SEATS[: now.seats] for piece in play[f"grave {seat}"].split())
    if any(times > 1 or piece in now.board or piece[1] != "." for piece, times in graves.items()):
        found.append("the dead lie in one graveyard, once, and nothing summoned among them")
    return found


@rule("SAS-012", "SAS-013", "SAS-403", "SAS-407", "SAS-516", "SAS-582", "SAS-583", "SAS-585", "SAS-901", "SAS-903", "SAS-940", "SAS-942")
@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (3, 43), (6, 46), *LONG])
def test_the_table_makes_sense_at_every_decision(seats: int, seed: int) -> None:
    play = begun(seats, seed)
    bold = Bold(seed)
    for _ in range(1200):
        if not play.asked:
            break
        answer = bold.answer(play)
        play.choose(answer)
        if play.asked:
            assert oddities(play) == [], answer
