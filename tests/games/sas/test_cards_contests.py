"""Every pair of guard and effect that can meet in the deck, as data/tables.toml lists them: SAS-562, SAS-565 to SAS-567, SAS-570.

What is expected stands in the table; how each pair is brought together, here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from foldtable.games.sas.tables import CARD_NUMBER, LEVELS, TABLES
from tests.games.sas.casting import cast, put_to_use
from tests.games.sas.stand import Play, stand
from tests.marks import rule

BLOCKED: Final = "blocked"
TIE: Final = "tie"
OVERRIDDEN: Final = "overridden"

# A's army acts, B's pieces are guarded. B's pion stands on the trap grove/e3, so that it may be held there.
BOARD: Final = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/b1  b.pion1 grove/e3  b.pion2 grove/a4"
# B's wizard is a rock beside A's wizard and pion
STONE: Final = "a.wizard keep/w13  a.pion1 keep/b6  b.wizard keep/gw  b.pion1 grove/a1"

OVER_A_PIECE: Final = {
    "magic_shield": "magic_shield={}",
    "bear_trap": "bear_trap={}",
    "sleep": "sleep={}",
    "paralysis": "paralysis={}",
    "nermals_curse": "nermals_curse={}",
}
SHOWS: Final = {
    "paralysis": "paralysed",
    "sleep": "asleep",
    "nermals_curse": "cursed",
    "typhoid_mary": "carrier",
    "ghost_army": "ghost",
    "magic_shield": "shielded",
}


def guarding(guard: str, piece: str) -> str:
    return OVER_A_PIECE.get(guard, guard).format(piece)


def outcome(play: Play, guard: str, affected: bool) -> str:
    """What became of it: the effect was applied, or the guard went with it, or it held."""
    if affected:
        return OVERRIDDEN
    return TIE if guard in play["pile"].split() else BLOCKED


def try_naming(play: Play, seat: str, verb: str, words: str) -> bool:
    """May all this be named now? Then it is, and resolves."""
    card, *named = words.split()
    ahead = play.copy().window_of(seat)
    for answer in [f"{verb} {card}", *[word if word == "done" else f"name {word}" for word in named]]:
        if answer not in ahead.offered():
            return False
        ahead.choose(answer)
    (cast if verb == "invoke" else put_to_use)(play, seat, words)
    return True


# Effects aimed at a piece


def aimed(guard: str, card: str) -> str:
    """A card that names B's pion."""
    more = {"teleport": " keep/w1", "ghost_army": " done"}.get(card, "")
    play = stand(BOARD, hands=f"A: {card} strength", in_play=f"B: {guarding(guard, 'b.pion1')}", dice="4 2 1")
    if not try_naming(play, "A", "invoke", f"{card} b.pion1{more}"):
        return BLOCKED
    affected = {
        "teleport": lambda: play.at("b.pion1") == "keep/w1",
        "traitor": lambda: ("b.pion1", "seat0") in play.pairs("control"),
        "doppelganger": lambda: play["original"] == "b.pion1",
        "black_plague": lambda: play.at("b.pion1") == "",
    }.get(card, lambda: SHOWS[card] in [what for piece, what in play.pairs("status") if piece == "b.pion1"])
    return outcome(play, guard, affected())


def on_a_ghost(guard: str, card: str) -> str:
    play = stand(BOARD, hands="A: exorcise_ghosts strength", in_play=f"B: {guard} ghost_army=b.pion1", dice="4 2 1")
    if not try_naming(play, "A", "invoke", "exorcise_ghosts b.pion1 done"):
        return BLOCKED
    return outcome(play, guard, play.at("b.pion1") == "")


def on_an_entry(guard: str, card: str) -> str:
    """B's pion steps onto a trap in B's turn, and A's card is for that."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/b1  b.pion1 grove/e2  b.pion2 grove/a4"
    springs = card == "bear_trap"
    lies = f"B: {guarding(guard, 'b.pion1')}" + ("; A: bear_trap" if springs else "")
    play = stand(pieces, hands="A: strength" if springs else f"A: {card} strength", in_play=lies, turn="B", dice="4 2 1")
    play.go("b.pion1", "grove/e3").will_come("save", "1 1")
    more = " keep/w1" if card == "teleport_trap" else ""
    if not try_naming(play, "A", "use" if springs else "invoke", f"{card} b.pion1{more}"):
        return BLOCKED
    if springs:
        return outcome(play, guard, play.under("held") == "b.pion1")
    return outcome(play, guard, play.at("b.pion1") != "grove/e3")


def teleport_trap_on_a_held_piece(guard: str, card: str) -> str:
    """The springing is answered by nobody; Teleport Trap was put on the stack below it, bound to the same entry."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/b1  b.pion1 grove/e2"
    play = stand(pieces, hands="A: teleport_trap", in_play="A: bear_trap", turn="B", dice="4 2 1").go("b.pion1", "grove/e3")
    play.invoke("A", "teleport_trap b.pion1 keep/w1").use("A", "bear_trap b.pion1").settle()
    return outcome(play, guard, play.at("b.pion1") == "keep/w1")


def major_trap_on_the_wizard(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/e2  b.pion2 grove/a4"
    play = stand(pieces, hands="A: major_death_trap strength", in_play=f"B: {guarding(guard, 'b.wizard')}", turn="B", dice="4 2 1")
    play.go("b.wizard", "grove/e3").will_come("save", "1 1")
    if not try_naming(play, "A", "invoke", "major_death_trap b.wizard"):
        return BLOCKED
    return outcome(play, guard, play.at("b.wizard") == "")


def reteleport(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/b1  b.pion1 grove/c6  b.pion2 grove/a4"
    play = stand(pieces, hands="A: reteleport strength", in_play=f"B: {guarding(guard, 'b.pion1')}", turn="B", dice="4 2 1")
    play.land("b.pion1", "keep/w12")
    if not try_naming(play, "A", "invoke", "reteleport b.pion1 keep/w1"):
        return BLOCKED
    return outcome(play, guard, play.at("b.pion1") == "keep/w1")


def reteleport_of_a_held_piece(guard: str, card: str) -> str:
    """Domain Teleport brings it onto a trap, and it is sprung there below the redirection."""
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"
    play = stand(pieces, hands="A: teleport; B: reteleport", in_play="A: bear_trap", dice="4 2 1")
    cast(play, "A", "teleport b.pion1 grove/e3")
    play.invoke("B", "reteleport b.pion1 keep/w1").use("A", "bear_trap b.pion1").settle()
    return outcome(play, guard, play.at("b.pion1") == "keep/w1")


def missile(guard: str, card: str) -> str:
    piece = "b.wizard" if guard == "transform_to_dragon" else "b.pion1"
    pieces = f"a.wizard keep/w9  a.pion1 keep/nx  {piece} keep/w8  b.guard1 grove/a1"
    play = stand(pieces, hands="A: magic_missile", in_play=f"B: {guarding(guard, piece)}", dice="4 2 1").will_come("missile", "1 1")
    cast(play, "A", "magic_missile")
    if f"hit {piece}" not in play.offered():
        return BLOCKED
    play.choose(f"hit {piece}")
    return outcome(play, guard, play.at(piece) == "")


def domain_teleport(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/b1  b.pion1 keep/ge"
    play = stand(pieces, hands="A: strength", in_play=f"A: domain_teleport; B: {guarding(guard, 'b.pion1')}", dice="4 2 1")
    if not try_naming(play, "A", "use", "domain_teleport b.pion1 keep/w1"):
        return BLOCKED
    return outcome(play, guard, play.at("b.pion1") == "keep/w1")


# Effects on a wizard in rock form


def on_a_stone(guard: str, card: str) -> str:
    """Lever, Giant's Strength, Super Strength: movement uses; Destroy Rock and Shatter rocks: spells."""
    lies = f"B: rock_transform {guarding(guard, 'b.wizard')}"
    if card in ("destroy_rock", "shatter_rocks"):
        play = stand(STONE, hands=f"A: {card} strength", in_play=lies, dice="4 2 1")
        words = card if card == "shatter_rocks" else f"{card} keep/gw"
        if not try_naming(play, "A", "invoke", words):
            return BLOCKED
        return outcome(play, guard, play.at("b.wizard") == "")
    play = stand(STONE, in_play=f"A: {card}; {lies}", dice="4 2 1").settle()
    for answer in [f"use {card}", "name keep/gw", *(["name keep/w14"] if card != "super_strength" else [])]:
        if answer not in play.offered():
            return BLOCKED
        play.choose(answer)
    return outcome(play, guard, play.at("b.wizard") != "keep/gw")


# Area effects


def kamakazi_beside(guard: str, card: str) -> str:
    piece = "b.wizard" if guard == "transform_to_dragon" else "b.pion1"
    pieces = f"a.wizard keep/nx  a.pion1 keep/w9  {piece} keep/w8  b.guard1 grove/a1"
    play = cast(stand(pieces, hands="A: kamakazi", in_play=f"B: {guarding(guard, piece)}", dice="4 2 1"), "A", "kamakazi a.pion1")
    return outcome(play, guard, play.at(piece) == "")


def kamakazi_sacrifice(guard: str, card: str) -> str:
    piece = "a.wizard" if guard == "transform_to_dragon" else "a.pion1"
    play = stand(f"{BOARD}  a.guard1 keep/w3", hands="A: kamakazi strength", in_play=f"A: {guarding(guard, piece)}", dice="4 2 1")
    if not try_naming(play, "A", "invoke", f"kamakazi {piece}"):
        return BLOCKED
    return outcome(play, guard, play.at(piece) == "")


def lesser_trap(guard: str, card: str) -> str:
    mover = "b.wizard" if guard == "transform_to_dragon" else "b.pion1"
    pieces = f"a.wizard keep/nx  a.pion1 keep/w9  {mover} grove/e2  b.guard1 grove/a1"
    play = stand(pieces, hands="A: lesser_death_trap", in_play=f"B: {guarding(guard, mover)}", turn="B", dice="4 2 1").go(mover, "grove/e3")
    cast(play.will_come("save", "1 1"), "A", "lesser_death_trap")
    return outcome(play, guard, play.at(mover) == "")


def plague_beside(guard: str, card: str) -> str:
    piece = "b.wizard" if guard == "transform_to_dragon" else "b.pion1"
    pieces = f"a.wizard keep/nx  a.pion1 keep/w9  {piece} grove/a1  b.guard1 grove/a2"
    play = stand(pieces, hands="A: black_plague", in_play=f"B: {guarding(guard, piece)}", dice="4 2 1").will_come("save", "1 1")
    cast(play, "A", "black_plague b.guard1")
    if play.at("b.guard1") == "":
        assert guard != "transform_to_dragon"
    return outcome(play, guard, play.at(piece) == "")


def typhoid_roll(guard: str, card: str) -> str:
    piece = "b.wizard" if guard == "transform_to_dragon" else "b.pion1"
    pieces = f"a.wizard keep/nx  a.pion1 keep/w9  {piece} keep/w7  b.guard1 grove/a1"
    play = stand(pieces, in_play=f"A: typhoid_mary=a.pion1; B: {guarding(guard, piece)}", dice="4 2 1").will_come("save", "1 1")
    play.go("a.pion1", "keep/w8").settle()
    return outcome(play, guard, play.at(piece) == "")


# Going


def horse(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/gn  b.wizard grove/d3"
    owner = "A"
    if guard == "bear_trap":
        play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3", hands="A: horse", in_play="B: bear_trap", dice="4 2 1")
        put_to_use(play.go("a.pion1", "keep/gn"), "B", "bear_trap a.pion1").settle().end_only()
    else:
        play = stand(pieces, hands=f"A: horse; B: {guard}", dice="4 2 1")
        cast(play, "B", f"{guard} a.pion1").settle().end_only()
    if not try_naming(play, owner, "invoke", "horse a.pion1"):
        return BLOCKED
    return outcome(play, guard, play.question == "extra_step")


def speed(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/e3  b.pion1 grove/a1"
    play = stand(pieces, hands="B: speed", in_play=f"A: {guarding(guard, 'b.wizard')}", dice="4 2 1").will_come("speed", "1 1")
    cast(play, "B", "speed")
    return outcome(play, guard, play.question == "extra_step")


def swap(guard: str, card: str) -> str:
    pieces = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/e3  B=image1 grove/a1"
    play = stand(pieces, hands="A: strength", in_play="A: bear_trap=b.pion1; B: doppelganger=b.pion1", dice="4 2 1")
    play.use("B", "doppelganger image1")
    return outcome(play, guard, play.at("b.pion1") == "grove/a1")


# Control, cards, rolls


def treason_of_the_hulk(guard: str, card: str) -> str:
    play = stand(f"{BOARD}  hulk1 keep/w3", hands="A: traitor", dice="4 2 1")
    return outcome(play, guard, try_naming(play, "A", "invoke", "traitor hulk1"))


def charged_scroll(guard: str, card: str) -> str:
    play = stand(BOARD, hands=f"A: {card}", in_play="B: domain_teleport safe_scroll=domain_teleport", dice="4 2 1")
    return outcome(cast(play, "A", card), guard, "domain_teleport" in play["pile"])


def charged_artifact(guard: str, card: str) -> str:
    words = "steal_artifact armour" if card == "steal_artifact" else card
    play = cast(stand(BOARD, hands=f"A: {card}", in_play="B: armour safe_artifact=armour", dice="4 2 1"), "A", words)
    return outcome(play, guard, "armour" not in play["play B"].split())


def expertise_against_a_charge(guard: str, card: str) -> str:
    trap = "lesser_death_trap" if guard == "safe_scroll" else "bear_trap"
    pieces = "a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/d3"
    play = stand(pieces, hands="A: horse", in_play=f"A: trap_expertise; B: {trap} {guard}={trap}", dice="4 2 1")
    play.go("a.pion1", "keep/gn").will_come("expertise", "6 6")
    if trap == "bear_trap":
        play.use("B", "bear_trap a.pion1")
    put_to_use(play, "A", f"trap_expertise {trap}")
    return outcome(play, guard, trap in play["pile"].split())


def hammers_against_a_charge(guard: str, card: str) -> str:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = stand(pieces, in_play="A: hammers; B: swords safe_artifact=swords", dice="4 2 1").go("a.pion1", "keep/gw").end()
    play.choose("wield hammers").will_come("fight", "6 6", "1 1").choose("natural")
    return outcome(play, guard, "swords" in play["pile"].split())


def weapon_against_armour(guard: str, card: str) -> str:
    pieces = "a.pion1 keep/b6  b.pion1 keep/gw  a.wizard keep/nx  b.wizard grove/d3"
    play = stand(pieces, in_play=f"A: {card}; B: armour", dice="4 2 1").go("a.pion1", "keep/gw").end()
    return outcome(play, guard, f"wield {card}" in play.offered())


def potion_against_curse(guard: str, card: str) -> str:
    """One die is the curse; a tie leaves the wizard his own two; overridden, he has the potion's dice as well."""
    pieces = "a.pion1 keep/b6  b.wizard keep/gw  a.wizard keep/nx  b.pion1 grove/a1"
    play = stand(pieces, hands="A: sleep", in_play=f"B: {card} nermals_curse=b.wizard", dice="4 2 1").go("a.pion1", "keep/gw")
    play.will_come("fight", "1 1", "5 1 6 6 6").end_only().settle_until("W6")
    return {"11 50": BLOCKED, "11 51": TIE, "11 66": OVERRIDDEN}[play["values"]]


Attempt = Callable[[str, str], str]

BY_KIND: Final[dict[tuple[str, str, str], Attempt]] = {
    ("kamakazi", "kill", "area"): kamakazi_beside,
    ("kamakazi", "kill", "targeting"): kamakazi_sacrifice,
    ("black_plague", "save", "area"): plague_beside,
    ("typhoid_mary", "save", "area"): typhoid_roll,
    ("doppelganger", "relocate", "targeting"): swap,
    ("hammers", "destroy_card", "targeting"): hammers_against_a_charge,
}
BY_PAIR: Final[dict[tuple[str, str], Attempt]] = {
    ("bear_trap", "teleport_trap"): teleport_trap_on_a_held_piece,
    ("bear_trap", "reteleport"): reteleport_of_a_held_piece,
    ("transform_to_dragon", "major_death_trap"): major_trap_on_the_wizard,
    ("mindless_hulk", "traitor"): treason_of_the_hulk,
    ("safe_scroll", "burn_scrolls"): charged_scroll,
    ("safe_scroll", "spoilsport"): charged_scroll,
    ("safe_artifact", "spoilsport"): charged_artifact,
    ("safe_artifact", "steal_artifact"): charged_artifact,
    ("safe_scroll", "trap_expertise"): expertise_against_a_charge,
    ("safe_artifact", "trap_expertise"): expertise_against_a_charge,
}
BY_GUARD: Final[dict[str, Attempt]] = {"armour": weapon_against_armour, "nermals_curse": potion_against_curse}
BY_EFFECT: Final[dict[str, Attempt]] = {
    "exorcise_ghosts": on_a_ghost,
    "bear_trap": on_an_entry,
    "teleport_trap": on_an_entry,
    "major_death_trap": on_an_entry,
    "lesser_death_trap": lesser_trap,
    "reteleport": reteleport,
    "magic_missile": missile,
    "domain_teleport": domain_teleport,
    "horse": horse,
    "speed": speed,
    "lever": on_a_stone,
    "giants_strength": on_a_stone,
    "super_strength": on_a_stone,
    "destroy_rock": on_a_stone,
    "shatter_rocks": on_a_stone,
}

CONTESTS: Final[list[dict[str, str]]] = TABLES["contest"]


def attempt_for(contest: dict[str, str]) -> Attempt:
    guard, effect = contest["guard"], contest["effect"]
    by_kind = BY_KIND.get((effect, contest["kind"], contest["reach"]))
    return by_kind or BY_PAIR.get((guard, effect)) or BY_GUARD.get(guard) or BY_EFFECT.get(effect) or aimed


@rule("SAS-562", "SAS-565", "SAS-567", "SAS-570")
@pytest.mark.parametrize("contest", CONTESTS, ids=[f"{c['guard']}-{c['effect']}-{c['kind']}-{c['reach']}" for c in CONTESTS])
def test_a_guard_and_an_effect_meet(contest: dict[str, str]) -> None:
    assert attempt_for(contest)(contest["guard"], contest["effect"]) == contest["result"]


@rule("SAS-560", "SAS-565")
@pytest.mark.parametrize("contest", CONTESTS, ids=[f"{c['guard']}-{c['effect']}-{c['kind']}" for c in CONTESTS])
def test_the_table_follows_from_the_levels(contest: dict[str, str]) -> None:
    guard, effect = LEVELS[CARD_NUMBER[contest["guard"]]], LEVELS[CARD_NUMBER[contest["effect"]]]
    assert contest["result"] == (BLOCKED if guard > effect else TIE if guard == effect else OVERRIDDEN)
