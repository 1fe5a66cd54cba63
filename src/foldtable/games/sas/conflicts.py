"""Conflicts, one after the other in T4 (section 4): window, modes, dice, values, the loser's death."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, who
from foldtable.core.steps import Choice, Closed, Option, Step
from foldtable.core.zones import bit
from foldtable.games.sas import in_play, pieces
from foldtable.games.sas.asking import CardOption, Question, SpotOption, note_piece, note_spot, piece_arg
from foldtable.games.sas.magic import Objection
from foldtable.games.sas.pieces import FIGHT_SIZE, Separate
from foldtable.games.sas.results import settle_results
from foldtable.games.sas.stack import clear_events
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARMOUR,
    CARD_COUNT,
    CARD_NUMBER,
    CARD_WORDS,
    CURSE,
    CURSED,
    DAGGERS,
    DICE,
    DRAGON,
    GAUNTLET,
    GIANTS_STRENGTH,
    HAMMERS,
    IS_WEAPON,
    LEVELS,
    LUCKY_CHARM,
    MORNING_STAR,
    NO_CARD,
    NOBODY,
    PARALYSED,
    SHIELDED,
    SPEARS,
    SPOT_WORDS,
    SPOTS,
    STRENGTH_POTION,
    SUPER_STRENGTH,
    SWORDS,
    TWIN_FORKS,
    W5,
    W6,
    WEAPONS,
)
from foldtable.games.sas.windows import open_window

# The order of conflicts


@final
class Conflicts(Step[Sas]):
    """T4 (SAS-405): the active player names which pending conflict comes next, until none is left."""

    def run(self, g: Sas) -> None:
        clear_events(g)
        if len(g.fights) == FIGHT_SIZE:
            name_conflict(g, g.fights[2])
        elif g.fights:
            g.then(NameConflict(g.acting()))


@final
class NameConflict(Question):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "name_conflict"

    def options(self, g: Sas) -> list[Option]:
        return [SpotOption("fight", g.fights[at + 2], "SAS-405") for at in range(0, len(g.fights), FIGHT_SIZE)]

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, SpotOption)
        name_conflict(g, option.spot)

    def left(self, g: Sas) -> None:
        g.then(CONFLICTS)

    def fits(self, g: Sas) -> bool:
        return len(g.fights) >= FIGHT_SIZE


def name_conflict(g: Sas, spot: i64) -> None:
    """SAS-410: W5 opens; if the conflict still stands, they strike."""
    if g.heard:
        at = fight_on(g, spot)
        args = [note_spot(spot), piece_arg(g, "piece", g.fights[at]), piece_arg(g, "rival", g.fights[at + 1])]
        g.tell("conflict-named", "SAS-405", *args)
    g.then(Strike(spot), CONFLICTS)
    open_window(g, W5)


def fight_on(g: Sas, spot: i64) -> int:
    """Where in `g.fights` the conflict on this spot begins, or -1."""
    for at in range(0, len(g.fights), FIGHT_SIZE):
        if g.fights[at + 2] == spot:
            return at
    return -1


# The modes


@final
class Strike(Step[Sas]):
    """SAS-410: each side chooses its mode, the attacker first. An image simply loses (SAS-418)."""

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def run(self, g: Sas) -> None:
        at = fight_on(g, self.spot)
        if at < 0:  # called off
            return
        clear_events(g)
        attacker = g.fights[at]
        defender = g.fights[at + 1]
        if g.is_image(attacker) or g.is_image(defender):
            if g.heard:
                g.tell("fight-image", "SAS-418", note_piece(attacker if g.is_image(attacker) else defender))
            g.then(TheLoserDies(self.spot, 1 if g.is_image(attacker) else 0), AFTER_CONFLICT)
        elif usable_weapons(g, attacker, defender):
            g.then(Mode(g.side[attacker], self.spot, NO_CARD, defends=False))
        else:
            g.then(Defend(self.spot, NO_CARD))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.spot < SPOTS


@final
class Defend(Step[Sas]):
    """The attacker has chosen; now the defender."""

    def __init__(self, spot: int, weapon: int) -> None:
        self.spot = spot
        self.weapon = weapon

    def run(self, g: Sas) -> None:
        at = fight_on(g, self.spot)
        if at < 0:
            return
        if usable_weapons(g, g.fights[at + 1], g.fights[at]):
            g.then(Mode(g.side[g.fights[at + 1]], self.spot, self.weapon, defends=True))
        else:
            g.then(Blows(self.spot, self.weapon, NO_CARD))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.spot < SPOTS and 0 <= self.weapon <= CARD_COUNT


def armed_by(g: Sas, piece: i64, card: i64) -> bool:
    """SAS-425: does this card of its controller serve the piece? Not images, and not the Hulk."""
    return g.owner[card] != NOBODY and g.owner[card] == g.side[piece] and not g.is_image(piece) and not g.is_hulk(piece)


def usable_weapons(g: Sas, piece: i64, rival: i64) -> list[int]:
    """SAS-420, SAS-423, SAS-424, SAS-417."""
    found: list[int] = []
    if g.status[piece] & (CURSED | PARALYSED):
        return found
    for weapon in WEAPONS:
        if armed_by(g, piece, weapon) and not is_parried(g, weapon, rival):
            found.append(weapon)
    return found


def is_parried(g: Sas, weapon: i64, rival: i64) -> bool:
    """SAS-1561: Armour of a higher level than the weapon."""
    return g.owner[ARMOUR] != NOBODY and g.owner[ARMOUR] == g.side[rival] and LEVELS[ARMOUR] > LEVELS[weapon]


NATURAL: Final[Option] = Choice("natural", [], "SAS-422")
WIELD: Final[list[CardOption]] = [CardOption("wield", card, "SAS-421") for card in range(CARD_COUNT + 1)]

NO_WEAPON: Final = Objection("SAS-420", "closed-no-weapon")
NOT_YOUR_WEAPON: Final = Objection("SAS-420", "closed-not-your-weapon")
PARRIED: Final = Objection("SAS-424", "closed-parried")


@final
class Mode(Question):
    """SAS-420: natural, or exactly one weapon. `weapon` is the attacker's, when the defender is asked."""

    def __init__(self, seat: int, spot: int, weapon: int, defends: bool) -> None:
        self.seat = seat
        self.spot = spot
        self.weapon = weapon
        self.defends = defends

    def question(self) -> str:
        return "mode"

    def fighters(self, g: Sas) -> list[int]:
        """Who chooses, and the rival."""
        at = fight_on(g, self.spot)
        if self.defends:
            return [g.fights[at + 1], g.fights[at]]
        return [g.fights[at], g.fights[at + 1]]

    def options(self, g: Sas) -> list[Option]:
        piece, rival = self.fighters(g)
        found: list[Option] = [WIELD[weapon] for weapon in usable_weapons(g, piece, rival)]
        found.append(NATURAL)
        return found

    def prompt(self, g: Sas) -> Say:
        piece, rival = self.fighters(g)
        return Say("ask-mode", [piece_arg(g, "piece", piece), piece_arg(g, "rival", rival), note_spot(self.spot)])

    def outlook(self, g: Sas, option: Option) -> Say | None:
        from foldtable.games.sas import odds  # noqa: PLC0415  # which counts with this file's dice

        piece, rival = self.fighters(g)
        weapon = option.card if isinstance(option, CardOption) else NO_CARD
        if option is not NATURAL and weapon == NO_CARD:
            return None
        return odds.of_mode(g, piece, rival, weapon, self.weapon, defends=self.defends)

    def answered(self, g: Sas, option: Option) -> None:
        weapon = option.card if isinstance(option, CardOption) else NO_CARD
        if g.heard:
            if weapon == NO_CARD:
                g.tell("mode-natural", "SAS-427", who("who", self.seat))
            else:
                g.tell("mode-weapon", "SAS-427", who("who", self.seat), thing("card", CARD_WORDS[weapon]))
        if self.defends:
            g.then(Blows(self.spot, self.weapon, weapon))
        else:
            g.then(Defend(self.spot, weapon))

    def closed(self, g: Sas) -> list[Closed]:
        rival = self.fighters(g)[1]
        return [
            Closed("wield", [CARD_WORDS[weapon]], PARRIED.rule, Say(PARRIED.message, [thing("card", CARD_WORDS[weapon])]))
            for weapon in WEAPONS
            if g.owner[weapon] == self.seat and is_parried(g, weapon, rival)
        ]

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "wield" and len(words) == 1 and words[0] in CARD_NUMBER:
            card = CARD_NUMBER[words[0]]
            objection = NO_WEAPON if not IS_WEAPON[card] else NOT_YOUR_WEAPON if g.owner[card] != self.seat else PARRIED
            return Closed(verb, words, objection.rule, Say(objection.message, [thing("card", words[0])]))
        return Question.why_not(self, g, verb, words)

    def fits(self, g: Sas) -> bool:
        return fight_on(g, self.spot) >= 0 and 0 <= self.weapon <= CARD_COUNT


# Dice and values


@final
class Blows(Step[Sas]):
    """SAS-411 to SAS-416: the attacker's side rolls, then the defender's; the values are compared."""

    def __init__(self, spot: int, weapon: int, rivals_weapon: int) -> None:
        self.spot = spot
        self.weapon = weapon
        self.rivals_weapon = rivals_weapon

    def run(self, g: Sas) -> None:
        at = fight_on(g, self.spot)
        if at < 0:
            return
        attacker = g.fights[at]
        defender = g.fights[at + 1]
        first = strike_value(g, attacker, self.weapon)
        dice = g.duel_dice
        second = strike_value(g, defender, self.rivals_weapon)
        g.duel = [self.spot, attacker, defender, first, second, int(g.rounds), int(g.active)]
        g.duel_dice = [dice[0], g.duel_dice[0]]
        loser = 1 if first > second else 0 if first < second else tie_loser(g, attacker, defender)
        g.then(TheLoserDies(self.spot, 1 - loser), UseUp(attacker, defender), AFTER_CONFLICT)
        if self.weapon == HAMMERS and first > 66:
            hammer(g, g.side[attacker], g.side[defender], self.rivals_weapon)
        if self.rivals_weapon == HAMMERS and second > 66:
            hammer(g, g.side[defender], g.side[attacker], self.weapon)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.spot < SPOTS and 0 <= self.weapon <= CARD_COUNT and 0 <= self.rivals_weapon <= CARD_COUNT


def tie_loser(g: Sas, attacker: i64, defender: i64) -> int:
    """SAS-416: the attacker wins a tie, unless the defender has the Lucky Charm (SAS-1050)."""
    return 0 if armed_by(g, defender, LUCKY_CHARM) else 1


def extra_dice(g: Sas, piece: i64) -> i64:
    """SAS-422: of the wizard's potions at work."""
    if not g.is_wizard(piece):
        return 0
    seat = g.side[piece]
    more: i64 = 0
    if g.owner[STRENGTH_POTION] == seat:
        more += 1
    if g.owner[GIANTS_STRENGTH] == seat:
        more += 2
    if g.owner[SUPER_STRENGTH] == seat:
        more += 3
    return more


def meet_curse(g: Sas, piece: i64) -> bool:
    """SAS-1523 to SAS-1526: the curse against the highest potion at work; does the single die stand?"""
    seat = g.side[piece]
    if not g.is_wizard(piece) or g.owner[SUPER_STRENGTH] == seat:
        return not g.is_wizard(piece)
    if g.owner[GIANTS_STRENGTH] == seat:
        if g.heard:
            g.tell("levels-equal", "SAS-1525", thing("guard", CARD_WORDS[CURSE]), thing("card", CARD_WORDS[GIANTS_STRENGTH]))
        pieces.free_from(g, piece, CURSED)
        in_play.destroy(g, GIANTS_STRENGTH)
        return False
    return True


def strike_value(g: Sas, piece: i64, weapon: i64) -> int:
    """SAS-413, SAS-414, SAS-417, SAS-426: this side's dice, which are noted for the eye, and its value."""
    if g.status[piece] & PARALYSED:
        g.duel_dice = [[]]
        if g.heard:
            g.tell("fight-helpless", "SAS-417", note_piece(piece))
        return 0
    cursed = g.status[piece] & CURSED != 0 and meet_curse(g, piece)
    number: i64 = 1
    if not cursed:
        number = DICE[g.kinds[piece]]
        if weapon == NO_CARD:
            number += extra_dice(g, piece)
    dice: list[int] = []
    for _ in range(number):
        dice.append(g.chance.die("fight", 6))
    g.duel_dice = [dice]
    value = 10 * dice[0] if cursed else value_of(dice, weapon)
    if weapon == NO_CARD and armed_by(g, piece, GAUNTLET):
        value += 2
    if g.heard:
        shown = text("dice", " ".join([str(die) for die in dice]))
        g.tell("fight-rolled", "SAS-414", who("who", g.controller(piece)), piece_arg(g, "piece", piece), shown, count("value", value))
    return value


def value_of(dice: list[int], weapon: i64) -> int:
    """SAS-414 with the weapon's change."""
    high: i64 = 0
    low: i64 = 0
    sixes: i64 = 0
    double = False
    seen: i64 = 0
    for die in dice:
        counted: i64 = die
        if die == 6:
            sixes += 1
        if seen & bit(die):
            double = True
        seen |= bit(die)
        if weapon == MORNING_STAR:
            counted = 8 if die > 4 else 0  # SAS-1612
        if counted > high:
            low = high
            high = counted
        elif counted > low:
            low = counted
    value = 10 * high + low
    if weapon == SWORDS:
        value += 11
    elif weapon == SPEARS:
        value += 3 * sixes
    elif weapon == HAMMERS:
        value += 5
    elif weapon == TWIN_FORKS and double:
        value += 2
    elif weapon == DAGGERS:
        value += 1
    return value


# Hammers (SAS-1581 to SAS-1583)


def hammer(g: Sas, seat: i64, victim: i64, used: i64) -> None:
    """The opponent's weapon is destroyed: the one he used, else one of his, as the user of the Hammers chooses."""
    if victim == NOBODY:
        return
    if used != NO_CARD:
        destroy_weapon(g, used)
        return
    weapons = [weapon for weapon in WEAPONS if g.owner[weapon] == victim]
    if len(weapons) == 1:
        destroy_weapon(g, weapons[0])
    elif weapons:
        g.then(WeaponToDestroy(seat, victim))


def destroy_weapon(g: Sas, weapon: i64) -> None:
    if g.heard:
        g.tell("weapon-destroyed", "SAS-1581", thing("card", CARD_WORDS[weapon]))
    in_play.destroy(g, weapon)


@final
class WeaponToDestroy(Question):
    """SAS-1582: the user of the Hammers chooses."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def question(self) -> str:
        return "weapon_to_destroy"

    def options(self, g: Sas) -> list[Option]:
        return [CardOption("destroy", weapon, "SAS-1582") for weapon in WEAPONS if g.owner[weapon] == self.victim]

    def prompt(self, g: Sas) -> Say:
        return Say("ask-weapon_to_destroy", [who("victim", self.victim)])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, CardOption)
        destroy_weapon(g, option.card)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.victim < g.seats and len([weapon for weapon in WEAPONS if g.owner[weapon] == self.victim]) > 0


# The outcome


@final
class TheLoserDies(Step[Sas]):
    """SAS-415, SAS-428: the loser is killed, unless nothing can kill it: then the attacker must go. `winner`: 0 attacker, 1 defender."""

    def __init__(self, spot: int, winner: int) -> None:
        self.spot = spot
        self.winner = winner

    def run(self, g: Sas) -> None:
        at = fight_on(g, self.spot)
        if at < 0:  # a side has given up meanwhile
            return
        attacker = g.fights[at]
        loser = g.fights[at + 1 - self.winner]
        winner = g.fights[at + self.winner]
        origin = g.fights[at + 3]
        killer = g.fights[at + 4] if g.is_hulk(winner) else g.side[winner]  # SAS-1494
        pieces.end_fight(g, at)
        if g.status[loser] & SHIELDED or (g.is_wizard(loser) and g.owner[DRAGON] == g.side[loser]):
            if g.heard:
                g.tell("conflict-spared", "SAS-428", note_piece(loser))
            g.then(Separate(attacker, origin))
            return
        if g.heard:
            args = [piece_arg(g, "piece", winner), piece_arg(g, "rival", loser), thing("spot", SPOT_WORDS[self.spot])]
            g.tell("conflict-won", "SAS-415", *args)
        pieces.kill(g, [loser], killer)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.spot < SPOTS and self.winner in (0, 1)


@final
class UseUp(Step[Sas]):
    """SAS-429: a curse on either fighter and the Strength of a fighting wizard have served their conflict."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def run(self, g: Sas) -> None:
        for piece in (self.attacker, self.defender):
            if g.status[piece] & CURSED:
                if g.heard:
                    g.tell("curse-used", "SAS-429", note_piece(piece))
                pieces.free_from(g, piece, CURSED)
            if g.is_wizard(piece) and g.owner[STRENGTH_POTION] == g.colour(piece):
                in_play.destroy(g, STRENGTH_POTION)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.attacker < len(g.at) and 0 <= self.defender < len(g.at)


@final
class AfterConflict(Step[Sas]):
    """SAS-526: what follows by itself; then W6."""

    def run(self, g: Sas) -> None:
        if not settle_results(g):
            open_window(g, W6)


CONFLICTS: Final = Conflicts()
AFTER_CONFLICT: Final = AfterConflict()
