"""Spells that kill and shatter: Kamakazi, Exorcise Ghosts, Shatter rocks, Destroy Rock, Black Plague, Magic Missile, Major Death trap."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, who
from foldtable.core.steps import Choice, Closed, Option
from foldtable.games.sas.aiming import (
    NO_TRAP_NOW,
    AtPiece,
    against_entry,
    all_through,
    entry_of,
    event_pieces,
    gets_through,
    piece_in,
)
from foldtable.games.sas.asking import Question, ThingOption
from foldtable.games.sas.guards import KILL, SAVE, annul, stronger, weigh
from foldtable.games.sas.magic import GUARDED, INVOKED, NOT_OFFERED, ONE, SOME, Magic, Objection
from foldtable.games.sas.pieces import all_pieces, in_standard_order, kill, lift_rock, next_to, roll_save
from foldtable.games.sas.state import Sas
from foldtable.games.sas.stones import BreakStone
from foldtable.games.sas.tables import (
    BLACK_PLAGUE,
    DESTROY_ROCK,
    DIGIT,
    EXORCISE,
    FIRST_PIECE,
    GHOST,
    KAMAKAZI,
    LEFT,
    LEFT_RX,
    MAGIC_MISSILE,
    MAJOR_DEATH_TRAP,
    NEAR,
    NO_TX,
    NOBODY,
    NOWHERE,
    PIECE_THING,
    RIGHT_RX,
    ROCK,
    SAVE_ABOVE,
    SHATTER_ROCKS,
    SPOTS,
    SPOTS_EACH,
    TX_AT,
    VACANT,
)

NO_WIZARD_DIES: Final = Objection("SAS-1280", "closed-names-no-wizard")
NOT_YOUR_OWN: Final = Objection("SAS-1160", "closed-not-your-piece")
NO_IMAGE_SACRIFICE: Final = Objection("SAS-1245", "closed-names-no-image")
NO_GHOST: Final = Objection("SAS-1170", "closed-not-a-ghost")
NOT_BESIDE_WIZARD: Final = Objection("SAS-1270", "closed-not-beside-wizard")

PLAGUE_SAVE: Final[i64] = SAVE_ABOVE["black_plague"]
MAJOR_SAVE: Final[i64] = SAVE_ABOVE["major_death_trap"]


@final
class Kamakazi(AtPiece):
    """SAS-1160 to SAS-1163: the sacrifice, and with it whoever fights it or stands beside it."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        if g.controller(piece) != seat:
            return NOT_YOUR_OWN
        return NO_IMAGE_SACRIFICE if g.is_image(piece) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        sacrifice = piece_in(g, aims[0])
        others = [piece for piece in next_to(g, g.at[sacrifice]) if piece != sacrifice]
        ties: list[int] = []
        doomed = weigh(g, self.card, seat, [sacrifice], KILL, aimed=True, ties=ties)
        others = weigh(g, self.card, seat, others, KILL, aimed=False, ties=ties)
        if ties:
            annul(g, self.card, ties)
        elif doomed:  # SAS-566: without its main object the card does nothing
            kill(g, doomed + others, seat)


@final
class ExorciseGhosts(Magic):
    """SAS-1170 to SAS-1172."""

    def wants(self, g: Sas, seat: i64, aims: list[int]) -> i64:
        return SOME if aims else ONE

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return [PIECE_THING + piece for piece in all_pieces(g) if g.status[piece] & GHOST and PIECE_THING + piece not in aims]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        piece = piece_in(g, thing)
        if piece == NOBODY or thing in aims:
            return NOT_OFFERED
        if g.at[piece] == NOWHERE or not g.status[piece] & GHOST:
            return NO_GHOST
        return GUARDED if stronger(g, self.card, seat, piece, KILL, aimed=True) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        kill(g, all_through(g, self.card, seat, [piece_in(g, thing) for thing in aims], KILL, aimed=True), seat)


@final
class BlackPlague(AtPiece):
    """SAS-1280 to SAS-1283: the nominated piece dies; whoever is next to its vacant spot must save; all die together."""

    def unfit(self, g: Sas, seat: i64, piece: i64) -> Objection | None:
        return NO_WIZARD_DIES if g.looks_like_wizard(piece) else None

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        victim = piece_in(g, aims[0])
        neighbours = [piece for piece in next_to(g, g.at[victim]) if piece != victim and not dies_with(g, piece, victim)]
        ties: list[int] = []
        doomed = weigh(g, self.card, seat, [victim], KILL, aimed=True, ties=ties)
        neighbours = weigh(g, self.card, seat, neighbours, SAVE, aimed=False, ties=ties)
        if ties:
            annul(g, self.card, ties)
        elif doomed:
            for piece in neighbours:
                if not roll_save(g, piece, PLAGUE_SAVE):
                    doomed.append(piece)
            kill(g, doomed, seat)


def dies_with(g: Sas, piece: i64, victim: i64) -> bool:
    """SAS-1246: the images of the victim are gone when its spot is vacant."""
    return victim == g.original and g.is_image(piece)


@final
class MajorDeathTrap(AtPiece):
    """SAS-1350, SAS-1351."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return None if g.entries else NO_TRAP_NOW

    def lack(self, g: Sas, seat: i64) -> Objection:
        return self.common_objection(g, seat)

    def candidates(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> list[int]:
        return event_pieces(g.entries, bound)

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        return against_entry(g, self.card, seat, thing, bound, SAVE)

    def bind(self, g: Sas, seat: i64, aims: list[int]) -> int:
        return entry_of(g, piece_in(g, aims[0]))

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        piece = piece_in(g, aims[0])
        if gets_through(g, self.card, seat, piece, SAVE) and not roll_save(g, piece, MAJOR_SAVE):
            kill(g, [piece], seat)


# Rocks


@final
class ShatterRocks(Magic):
    """SAS-1250 to SAS-1252: all rocks of the caster's home domain, rock-form wizards too."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        first: i64 = g.domains[seat] * SPOTS_EACH
        stones: list[int] = []
        for spot in range(first, first + SPOTS_EACH):
            wizard = g.stone_at(spot)
            if wizard != NOBODY:
                stones.append(wizard)
        ties: list[int] = []
        stones = weigh(g, self.card, seat, in_standard_order(g, stones), KILL, aimed=False, ties=ties)
        if ties:
            annul(g, self.card, ties)
            return
        for spot in range(first, first + SPOTS_EACH):
            if g.is_rock(spot):
                lift_rock(g, spot)
        kill(g, stones, seat)


# Magic Missile


@final
class MagicMissile(Magic):
    """SAS-1310 to SAS-1316."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        first = g.chance.die("missile", 6)
        second = g.chance.die("missile", 6)
        if g.heard:
            g.tell("missile-rolled", "SAS-1310", who("who", seat), text("dice", f"{first} {second}"))
        hits = within_reach(g, seat, first + second)
        if hits:
            g.then(MissileHit(seat, first + second))


def within_reach(g: Sas, seat: i64, moves: i64) -> list[int]:
    """SAS-1312, SAS-1313: what the missile can hit, as things (a rock by its spot): it starts beside the wizard, over vacant spots."""
    far: list[int] = NEAR[g.at[g.wizard_of(seat)]]
    seen = [False] * SPOTS
    for spot in far:
        seen[spot] = True
    hits: list[int] = []
    left: i64 = moves
    while far:
        further: list[int] = []
        for spot in far:
            if g.spots[spot] != VACANT:
                add_objects(g, seat, spot, hits)
            elif left > 0:
                for beyond in onward(g, spot):
                    if not seen[beyond]:
                        seen[beyond] = True
                        further.append(beyond)
        far = further
        left -= 1
    hits.sort()
    return hits


def onward(g: Sas, spot: i64) -> list[int]:
    """The spots one move further: those beside it, and those beyond a transmitter."""
    side: i64 = TX_AT[spot]
    if side == NO_TX:
        return NEAR[spot]
    domain = g.domain_of_next(spot // SPOTS_EACH, side)
    return NEAR[spot] + (RIGHT_RX[domain] if side == LEFT else LEFT_RX[domain])


def add_objects(g: Sas, seat: i64, spot: i64, hits: list[int]) -> None:
    what: i64 = g.spots[spot]
    while what:
        thing = what % DIGIT
        if thing == ROCK:
            hits.append(spot)
        elif not stronger(g, MAGIC_MISSILE, seat, thing - FIRST_PIECE, KILL, aimed=True):  # SAS-1315
            hits.append(PIECE_THING + thing - FIRST_PIECE)
        what //= DIGIT


MISS: Final[Option] = Choice("miss", [], "SAS-1313")


@final
class MissileHit(Question):
    """SAS-1313: one object within reach, or none."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def question(self) -> str:
        return "missile_hit"

    def options(self, g: Sas) -> list[Option]:
        found: list[Option] = [ThingOption("hit", thing, "SAS-1313") for thing in within_reach(g, self.seat, self.moves)]
        found.append(MISS)
        return found

    def prompt(self, g: Sas) -> Say:
        return Say("ask-missile_hit", [count("range", self.moves)])

    def answered(self, g: Sas, option: Option) -> None:
        if option is MISS:
            return
        assert isinstance(option, ThingOption)
        if option.thing < PIECE_THING:
            lift_rock(g, option.thing)
        elif gets_through(g, MAGIC_MISSILE, self.seat, piece_in(g, option.thing), KILL):
            kill(g, [option.thing - PIECE_THING], self.seat)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        return Closed(verb, words, "SAS-1313", Say("refused-missile"))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.seat < g.seats and 2 <= self.moves <= 12 and g.has_wizard(self.seat)


INVOKED[KAMAKAZI] = Kamakazi(KAMAKAZI, KILL)
INVOKED[EXORCISE] = ExorciseGhosts(EXORCISE)
INVOKED[BLACK_PLAGUE] = BlackPlague(BLACK_PLAGUE, KILL)
INVOKED[MAJOR_DEATH_TRAP] = MajorDeathTrap(MAJOR_DEATH_TRAP, SAVE)
INVOKED[SHATTER_ROCKS] = ShatterRocks(SHATTER_ROCKS)
INVOKED[DESTROY_ROCK] = BreakStone(DESTROY_ROCK, NOT_BESIDE_WIZARD)  # SAS-1270, SAS-1271
INVOKED[MAGIC_MISSILE] = MagicMissile(MAGIC_MISSILE)
