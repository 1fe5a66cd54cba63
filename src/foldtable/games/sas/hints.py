"""How good a position looks for a seat: for bots. Armies, the odds of pending conflicts, what magic is about to do, who is near whom."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from foldtable.games.sas.aiming import piece_in
from foldtable.games.sas.asking import ThingOption
from foldtable.games.sas.conflicts import armed_by, extra_dice
from foldtable.games.sas.pieces import FIGHT_SIZE
from foldtable.games.sas.stack import CARD, Pending
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ANTI_SPELL,
    APART,
    ARMY_SIZE,
    ARTIFACT,
    BLACK_PLAGUE,
    CARD_KINDS,
    CURSE,
    CURSED,
    DICE,
    DOMAINS,
    EXORCISE,
    FIGHTING,
    FIRST_EXTRA,
    GAUNTLET,
    GHOST,
    GHOST_ARMY,
    IS_NEXUS,
    IS_WEAPON,
    KAMAKAZI,
    LEFT,
    LEFT_RX,
    LIFELESS,
    MAGIC_MISSILE,
    MAGIC_SHIELD,
    MAJOR_DEATH_TRAP,
    MINDLESS_HULK,
    NEAR,
    NOBODY,
    NOWHERE,
    PARALYSED,
    PARALYSIS,
    PION,
    RAISE_THE_DEAD,
    RIGHT,
    RIGHT_RX,
    SEAT_THING,
    SPELL_BOUNCE,
    SPOILSPORT,
    SPOTS,
    SPOTS_EACH,
    STEAL_ARTIFACT,
    SUMMON_DEMON,
    SWORDS,
    THIEF,
    TRAITOR,
    TX_AT,
    TYPHOID_MARY,
    W2,
    WISDOM,
    WIZARD,
    ZOMBIE,
)
from foldtable.games.sas.windows import FORCED, INVOKING, Aim

# What things are worth, in pions. Found by letting the greedy bot play against itself
WORTH: Final[list[float]] = [1.0, 1.5, 2.2, 2.6, 2.2, 1.0]  # by kind
CARD_IN_HAND: Final = 0.3
IN_PLAY: Final = 0.9  # an artifact or scroll
WEAPON: Final = 1.3
NEARNESS: Final = 0.35  # of a piece worth one, beside an enemy
PIONS_NEARNESS: Final = 0.0  # guards and warriors go first
CLOSE: Final[i64] = 3  # an enemy so near may attack
DANGER: Final = 0.4  # how much of what such an attack would bring is to be feared
FEW: Final = 3  # enemies that pions may deal with
FAR: Final[i64] = 24
WIZARDS_EASE: Final = 0.35  # how much of a wizard's worth it is that no enemy is within a turn's reach
REACH: Final[i64] = 6
NEXUS: Final = 0.9  # of a wizard who stands on one: every double brings a card
SHARPNESS: Final = 2.0  # how much a stronger army decides
LEAST: Final = 0.3
CARE: Final = 1.0  # an attack should promise so much more than it risks
DEAD: Final = 0.05  # of its worth: a piece in the graveyard, while the deck may bring Raise the Dead
CROSSING: Final[i64] = 8  # moves through a domain in between


def odds_table() -> list[list[float]]:
    """By the number of the attacker's and the defender's dice (0 to 8): how likely the attacker wins, ties included (SAS-416)."""
    spread: list[list[float]] = []
    for dice in range(9):
        chances = [0.0] * 67
        if dice < 2:
            for face in range(1, 7):
                chances[10 * face if dice else 0] += 1 / 6
        else:
            for high in range(1, 7):
                for low in range(1, high + 1):
                    chances[10 * high + low] = two_highest(dice, high, low)
        spread.append(chances)
    table: list[list[float]] = []
    for attacker in range(9):
        row: list[float] = []
        for defender in range(9):
            won = 0.0
            below = 0.0
            for value in range(67):
                below += spread[defender][value]
                won += spread[attacker][value] * below
            row.append(won)
        table.append(row)
    return table


def two_highest(dice: int, high: int, low: int) -> float:
    """The probability that these are the two highest of so many dice."""
    if high == low:
        return all_below(dice, high) - all_below(dice, high - 1) - dice / 6 * all_below(dice - 1, high - 1)
    return dice / 6 * (all_below(dice - 1, low) - all_below(dice - 1, low - 1))


def all_below(dice: int, face: int) -> float:
    """The probability that so many dice show this face at most."""
    chance = 1.0
    for _ in range(dice):
        chance *= face / 6
    return chance


ODDS: Final = odds_table()


def steps_from(starts: list[list[int]]) -> list[int]:
    """By spot: how many steps from the nearest of its domain's starts."""
    return [min([APART[start][spot % SPOTS_EACH] for start in starts[spot // SPOTS_EACH]]) for spot in range(SPOTS)]


def beside_tx(side: i64) -> list[list[int]]:
    return [[spot for spot in range(SPOTS_EACH * d, SPOTS_EACH * d + SPOTS_EACH) if TX_AT[spot] == side] for d in range(DOMAINS)]


TO_LEFT_TX: Final = steps_from(beside_tx(LEFT))
TO_RIGHT_TX: Final = steps_from(beside_tx(RIGHT))
FROM_LEFT_RX: Final = steps_from(LEFT_RX)
FROM_RIGHT_RX: Final = steps_from(RIGHT_RX)


def hint(g: Sas, seat: int) -> float:
    """How likely the seat is to win, 0 to 1."""
    if g.outcome is not None:
        return g.value_for(seat)
    if not g.is_in(seat):
        return 0.0
    own = army_worth(g, seat) + magic_worth(g, seat) + approach(g, seat)
    rivals = 0.0
    strongest = 0.0
    for other in range(g.seats):
        if other != seat and g.is_in(other):
            worth = army_worth(g, other)
            rivals += worth
            strongest = max(strongest, worth)
    rival = 0.5 * strongest + 0.5 * rivals / float(g.survivors() - 1)
    for at in range(0, len(g.fights), FIGHT_SIZE):
        attacker: i64 = g.fights[at]
        defender: i64 = g.fights[at + 1]
        chance = win_chance(g, attacker, defender)
        own -= CARE * (loss_of(g, seat, defender) * chance + loss_of(g, seat, attacker) * (1.0 - chance))
        rival -= gain_from(g, seat, defender) * chance + gain_from(g, seat, attacker) * (1.0 - chance)
    lead = log(max(own, LEAST)) - log(max(rival, LEAST))
    return 1.0 / (1.0 + exp(-SHARPNESS * lead))


def army_worth(g: Sas, seat: i64) -> float:
    """Pieces, cards in hand and in play."""
    total = CARD_IN_HAND * float(len(g.hands[seat]))
    most: i64 = len(g.at)
    for piece in range(most):
        if g.side[piece] == seat and g.at[piece] != NOWHERE and not g.is_image(piece):
            worth = WORTH[g.kinds[piece]]
            total += 0.4 * worth if g.status[piece] & GHOST else worth
        elif g.grave[piece] == seat:
            total += DEAD * WORTH[g.kinds[piece]]
    for card in g.in_play:
        if g.owner[card] == seat:
            total += WEAPON if IS_WEAPON[card] else IN_PLAY if CARD_KINDS[card] == ARTIFACT else 0.4
    return total


# Conflicts


def loss_of(g: Sas, seat: i64, piece: i64) -> float:
    """What its death costs the seat."""
    return max(0.0, -loss(g, seat, piece))


def gain_from(g: Sas, seat: i64, piece: i64) -> float:
    """What its death costs the rivals."""
    return max(0.0, loss(g, seat, piece))


def loss(g: Sas, seat: i64, piece: i64) -> float:
    """What the death of this piece is worth to the seat."""
    worth = WORTH[g.kinds[piece]]
    if g.is_image(piece):
        worth = 0.1
    owner = g.side[piece]
    if owner == seat:
        cards = CARD_IN_HAND * float(len(g.hands[seat])) if g.kinds[piece] == WIZARD else 0.0
        return -worth - cards
    if owner == NOBODY:
        return 0.1
    cards = CARD_IN_HAND * float(len(g.hands[owner])) if g.kinds[piece] == WIZARD else 0.0
    return (worth + cards) / (1.0 if g.survivors() == 2 else 1.5)


def win_chance(g: Sas, attacker: i64, defender: i64) -> float:
    if g.is_image(attacker):
        return 0.0
    if g.is_image(defender):
        return 1.0
    chance = ODDS[dice_of(g, attacker)][dice_of(g, defender)]
    return min(1.0, max(0.0, chance + edge(g, attacker) - edge(g, defender)))


def dice_of(g: Sas, piece: i64) -> i64:
    status = g.status[piece]
    if status & PARALYSED:
        return 0
    if status & CURSED:
        return 1
    return min(8, DICE[g.kinds[piece]] + extra_dice(g, piece))


def edge(g: Sas, piece: i64) -> float:
    """What arms add to the chance of winning, roughly."""
    most = 0.04 if armed_by(g, piece, GAUNTLET) else 0.0
    for card in g.in_play:
        if IS_WEAPON[card] and armed_by(g, piece, card):
            most = max(most, 0.2 if card == SWORDS else 0.08)
    return most


# Magic


def magic_worth(g: Sas, seat: i64) -> float:
    """What the items on the stack, and the card being announced, are likely to bring the seat."""
    total = 0.0
    cancelled = False
    at: i64 = len(g.agenda)
    while at > 0:
        at -= 1
        step = g.agenda[at]
        if isinstance(step, Aim):
            total += aim_worth(g, seat, step)
        elif isinstance(step, Pending):
            if step.form != CARD:
                total += 0.3 if step.seat == seat else -0.3
            elif step.card == ANTI_SPELL or step.card == SPELL_BOUNCE:
                cancelled = True
                continue
            elif step.card == SPOILSPORT:  # all below is ruined, and all that lies in play
                if not cancelled:
                    return total + rivals_play(g, seat)
            elif not cancelled:
                worth = item_worth(g, step.seat, step.card, step.aims)
                total += worth if step.seat == seat else -worth
            cancelled = False
    return total


def rivals_play(g: Sas, seat: i64) -> float:
    """What lies in play before rivals, less what lies before the seat."""
    total = 0.0
    for card in g.in_play:
        worth = IN_PLAY if CARD_KINDS[card] == ARTIFACT else 0.4
        total += -worth if g.owner[card] == seat else worth
    return total


def aim_worth(g: Sas, seat: i64, aim: Aim) -> float:
    """Of a card whose choices are still being made: the best that can still be chosen."""
    if aim.seat != seat or (aim.form != INVOKING and aim.form != FORCED):
        return 0.1 if aim.seat == seat else 0.0
    best = -10.0
    for option in g.options():
        worth = item_worth(g, seat, aim.card, [*aim.aims, option.thing] if isinstance(option, ThingOption) else aim.aims)
        best = max(best, worth)
    return best


def item_worth(g: Sas, seat: i64, card: i64, aims: list[int]) -> float:
    """What this card, invoked by this seat at these things, is worth to it."""
    if CARD_KINDS[card] == ARTIFACT:
        return (WEAPON if IS_WEAPON[card] else IN_PLAY) - 0.05
    piece = piece_in(g, aims[0]) if aims else NOBODY
    if card in (GHOST_ARMY, EXORCISE):
        return ghosts_worth(g, seat, 0.45 if card == GHOST_ARMY else 0.4, aims)
    if card in (SUMMON_DEMON, WISDOM):
        return 2.9 if card == SUMMON_DEMON else 1.0
    if card == RAISE_THE_DEAD:
        return sum([WORTH[g.kinds[dead]] for dead in range(ARMY_SIZE * g.seats) if g.grave[dead] == seat]) * 0.9
    if card == STEAL_ARTIFACT:
        return 1.6
    if card == ZOMBIE:
        return WORTH[g.kinds[piece]] if piece != NOBODY else 0.1
    if card == THIEF:
        return 0.8 if aims and aims[0] >= SEAT_THING else 0.0
    if card == MAGIC_MISSILE:
        return missile_worth(g, seat)
    if card == MINDLESS_HULK:
        return hulk_worth(g, seat, aims)
    return aimed_worth(g, seat, card, piece) if piece != NOBODY and g.at[piece] != NOWHERE else 0.1


def ghosts_worth(g: Sas, seat: i64, share: float, aims: list[int]) -> float:
    """Rivals' pieces out of the game, or nearly."""
    total = 0.0
    for aim in aims:
        piece = piece_in(g, aim)
        if piece == NOBODY:  # it says that these are enough
            continue
        total += share * WORTH[g.kinds[piece]] * (1.0 if g.side[piece] != seat else -1.2)
    return total


def aimed_worth(g: Sas, seat: i64, card: i64, piece: i64) -> float:
    """Of a card aimed at a piece on the board."""
    if card == TRAITOR:
        return 2.0 * WORTH[g.kinds[piece]] - 0.05
    if card == MAJOR_DEATH_TRAP:
        return 0.5 * loss(g, seat, piece)
    if card in (BLACK_PLAGUE, KAMAKAZI):
        total = loss(g, seat, piece)
        for beside in NEAR[g.at[piece]]:
            for other in g.pieces_at(beside):
                if not g.status[other] & LIFELESS:
                    total += loss(g, seat, other) * (0.45 if card == BLACK_PLAGUE else 1.0)
        return total
    if g.status[piece] & FIGHTING and card in (PARALYSIS, CURSE, MAGIC_SHIELD):
        return spell_in_fight_worth(g, seat, card, piece)
    if card == TYPHOID_MARY:
        return 0.5 if g.side[piece] == seat else 0.4
    return 0.1 if g.side[piece] != seat else 0.0


def spell_in_fight_worth(g: Sas, seat: i64, card: i64, piece: i64) -> float:
    """A fighter who is helpless, rolls a single die or can't be killed: what that changes for the seat."""
    for at in range(0, len(g.fights), FIGHT_SIZE):
        if g.fights[at] == piece or g.fights[at + 1] == piece:
            rival: i64 = g.fights[at] if g.fights[at + 1] == piece else g.fights[at + 1]
            attacks = g.fights[at] == piece
            wins = win_chance(g, piece, rival) if attacks else 1.0 - win_chance(g, rival, piece)
            stakes = loss(g, seat, piece) - loss(g, seat, rival)  # of its dying rather than its rival
            if card == PARALYSIS:
                return wins * stakes
            if card == CURSE:
                return 0.55 * wins * stakes
            return -(1.0 - wins) * loss(g, seat, piece)
    return 0.0


def missile_worth(g: Sas, seat: i64) -> float:
    """The best enemy within seven moves of the wizard, roughly."""
    wizard = g.wizard_of(seat)
    if g.at[wizard] == NOWHERE:
        return 0.0
    best = 0.0
    for piece in range(len(g.at)):
        if is_enemy(g, seat, piece) and travel(g, g.at[wizard], g.at[piece]) < 7:
            best = max(best, loss(g, seat, piece))
    return 0.8 * best


def hulk_worth(g: Sas, seat: i64, aims: list[int]) -> float:
    """It fights for whoever's turn it is: best summoned beside an enemy before one's own movement."""
    if g.active != seat or g.window > W2 or not aims or aims[0] >= SPOTS:
        return 0.1
    nearest: i64 = FAR
    for piece in range(len(g.at)):
        if is_enemy(g, seat, piece):
            nearest = min(nearest, travel(g, aims[0], g.at[piece]))
    return 0.6 + 0.8 * float(FAR - nearest) / float(FAR)


# Distances


def is_enemy(g: Sas, seat: i64, piece: i64) -> bool:
    return g.at[piece] != NOWHERE and g.side[piece] != seat and g.side[piece] != NOBODY and not g.status[piece] & LIFELESS


def travel(g: Sas, here: i64, there: i64) -> i64:
    """About how many moves from spot to spot, by the nearest teleportals."""
    if here // SPOTS_EACH == there // SPOTS_EACH:
        return APART[here][there % SPOTS_EACH]
    seats: i64 = g.seats
    between = (g.home_of(there // SPOTS_EACH) - g.home_of(here // SPOTS_EACH) + seats) % seats
    clockwise: i64 = TO_LEFT_TX[here] + 1 + FROM_RIGHT_RX[there] + CROSSING * (between - 1)
    other_way: i64 = TO_RIGHT_TX[here] + 1 + FROM_LEFT_RX[there] + CROSSING * (seats - between - 1)
    return min(clockwise, other_way)


def approach(g: Sas, seat: i64) -> float:
    """Fighters go to where they may win; the wizard keeps out of reach."""
    enemies: list[int] = []
    for piece in range(len(g.at)):
        if is_enemy(g, seat, piece) and not g.is_image(piece):
            enemies.append(piece)
    total = 0.0
    pions_go = len(enemies) <= FEW or not has_fighters(g, seat)
    for piece in range(len(g.at)):
        if piece >= ARMY_SIZE * g.seats and piece < FIRST_EXTRA:
            continue
        if g.side[piece] != seat or g.at[piece] == NOWHERE or g.status[piece] & LIFELESS:
            continue
        nearest: i64 = FAR
        here: i64 = g.at[piece]
        threat: i64 = NOBODY
        for enemy in enemies:
            steps = travel(g, here, g.at[enemy])
            if steps < nearest:
                nearest = steps
                threat = enemy
        if nearest <= CLOSE and threat != NOBODY and not g.status[piece] & FIGHTING and not g.status[threat] & FIGHTING:
            lost = win_chance(g, threat, piece)
            total -= DANGER * (lost * WORTH[g.kinds[piece]] - (1.0 - lost) * WORTH[g.kinds[threat]])
        if g.kinds[piece] == WIZARD:
            if nearest > REACH:
                total += WIZARDS_EASE
            if IS_NEXUS[here]:
                total += NEXUS
        else:
            drawn = NEARNESS if g.kinds[piece] != PION or pions_go else PIONS_NEARNESS
            total += drawn * float(FAR - nearest) / float(FAR)
    return total


def has_fighters(g: Sas, seat: i64) -> bool:
    """Has the seat pieces with more dice than a pion's?"""
    for piece in range(len(g.at)):
        if g.side[piece] == seat and g.at[piece] != NOWHERE and DICE[g.kinds[piece]] > 2 and not g.status[piece] & LIFELESS:
            return True
    return False
