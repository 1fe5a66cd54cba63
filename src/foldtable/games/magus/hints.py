"""How good a position looks, for bots: how likely the seat is to win, by points, hands and the casts that are left.

All is counted in points. A turn is worth PACE of them, since that is what a game brings in a turn; so a hand is worth the
points of the best Spell on offer, less its surplus cards (they become Skulls), less PACE for each turn that gathering the
rest takes. Rivals' hands are imagined, so mostly their size alone is looked at.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from foldtable.core.zones import bag_size, one
from foldtable.games.magus.mixes import POINTS, SPELL_DATA
from foldtable.games.magus.nearness import lacking
from foldtable.games.magus.potions import Aim, PlaceCube, Take, TakeThese
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import ELIXIR, NOT_CHOSEN, PLANTS, WAND

# Played against one another with other values: most of these can be a quarter off and nobody notices
PACE: Final = 1.1  # points a turn
SKULL: Final = 0.9  # a surplus card; some will still find a use
ELIXIR_WORTH: Final = 0.6
PLANTS_WORTH: Final = 0.5
WAND_WORTH: Final = 0.3
OWN_CURSE: Final = 0.3  # besides the two cards it costs
RIVALS_CURSE: Final = 0.1  # little: whoever is given a Curse gives it back
TURNS_BETWEEN_CASTS: Final = 2.2  # of one seat
CASTS_A_TURN: Final = 0.45
CARDS_A_TURN: Final = 2.3
MANY_CARDS: Final = 7.0  # a rival's hand beyond this says nothing more
FAR: Final[i64] = 3  # with more casts to come than this, the end hurries nobody
NOTHING: Final = -1000.0


def hint(g: Magus, seat: int) -> float:
    """How likely the seat is to win, 0 to 1."""
    if g.outcome is not None:
        return g.value_for(seat)
    casts = casts_to_come(g)
    rival = NOTHING
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, rivals_outlook(g, other, casts))
    lead = outlook(g, seat, casts) - rival
    surprise = 0.4 + 0.8 * sqrt(float(casts)) if casts > 0 else 0.3  # how far the end may still differ from what it looks
    return 1.0 / (1.0 + exp(-lead / surprise))


def casts_to_come(g: Magus) -> i64:
    """How many more Spells will be cast before the Cylinder ends the game. In Infant Students it doesn't: about ten."""
    if g.infant:
        return 10
    casts = g.last_place() - g.position
    return casts - 1 if g.has_cast else casts


def rivals_outlook(g: Magus, seat: i64, casts: i64) -> float:
    """What a rival will gain on its score, as far as that can be seen."""
    if casts <= 0:
        return float(g.score(seat))
    worth = float(g.score(seat)) + items_worth(g, seat, casts)
    worth += PACE / CARDS_A_TURN * min(MANY_CARDS, float(g.hand_size(seat)))
    if g.cube >= 0:
        top = g.agenda[-1]
        if isinstance(top, Take) and top.seat == seat:  # this seat has just placed the cube for that one
            worth += best_take(g, seat, g.hands[seat], casts)
    return worth - RIVALS_CURSE if g.is_cursed(seat) else worth


def items_worth(g: Magus, seat: i64, casts: i64) -> float:
    """What the items will bring; the nearer the end, the less."""
    if not g.items[seat]:
        return 0.0
    worth = ELIXIR_WORTH * float(g.items_of(seat, ELIXIR))
    worth += PLANTS_WORTH * float(g.items_of(seat, PLANTS))
    worth += WAND_WORTH * float(g.items_of(seat, WAND))
    return worth * min(1.0, 0.25 * float(casts))


def outlook(g: Magus, seat: i64, casts: i64) -> float:
    """What the seat has and what its hand promises, seen from the question that stands."""
    worth = float(g.score(seat))
    if casts <= 0:
        return worth
    worth += items_worth(g, seat, casts)
    hand: i64 = g.hands[seat]
    gift: i64 = g.passed[seat]
    if gift != NOT_CHOSEN:
        hand -= one(gift)
    if g.active != seat or g.has_cast:
        return worth + prospects(g, seat, hand, casts, 1.0, 0.0)
    top = g.agenda[-1]
    if isinstance(top, Take):
        return worth + best_take(g, seat, hand, casts)
    if isinstance(top, Aim):
        return worth + prospects(g, seat, hand, casts, 0.0, 1.0)
    if isinstance(top, PlaceCube):  # a rival chooses where: half a turn's worth
        return worth + prospects(g, seat, hand, casts, 0.0, 0.5)
    return worth + prospects(g, seat, hand, casts, 0.0, 0.0)


def best_take(g: Magus, seat: i64, hand: i64, casts: i64) -> float:
    """What the best of the takes on offer would make of the hand."""
    best = NOTHING
    for option in g.options():
        assert isinstance(option, TakeThese)
        more = hand
        for space in option.spaces:
            more += one(g.grid[space])
        best = max(best, prospects(g, seat, more, casts, 0.0, 0.0))
    return best


def prospects(g: Magus, seat: i64, hand: i64, casts: i64, wait: float, head_start: float) -> float:
    """The Spell on offer that this hand promises most from, with as many Elixirs as are best.

    `wait`: turns until a full mix could be cast; `head_start`: turns in which potions can be taken before the next counts.
    """
    elixirs = g.items_of(seat, ELIXIR)
    cursed = g.is_cursed(seat)
    size = bag_size(hand)
    rivals = float(g.seats - 1)
    to_the_end = TURNS_BETWEEN_CASTS * float(casts) / float(g.seats)
    best = NOTHING
    for deck in range(3):
        spell = g.offer(deck)
        if spell < 0:
            continue
        slots = g.mix_of(spell).size
        turns = INFANT_TURNS if g.infant else TURNS[spell]
        missing = lacking(spell, hand, infant=g.infant)
        surplus = size - (slots - missing)
        if cursed:  # two cards to be rid of it, better two that aren't wanted
            surplus -= 2
            if surplus < 0:
                missing -= surplus
                surplus = 0
        points = float(POINTS[spell])
        if g.infant:
            points = min(points, float(g.infant_target - g.score(seat)))
        used: i64 = 0
        while used <= elixirs and used <= missing:
            time = wait if used == missing else turns[missing - used] - head_start
            gain = points - SKULL * float(surplus) - ELIXIR_WORTH * float(used)
            if casts <= FAR and gain > 0.0 and time > 0.0 and not g.infant:
                gain *= chance_of_a_turn(casts, CASTS_A_TURN * rivals * time)
            best = max(best, gain - PACE * min(time, to_the_end))
            used += 1
    if best == NOTHING:
        return 0.0
    return best - OWN_CURSE if cursed else best


def chance_of_a_turn(casts: i64, expected: float) -> float:
    """That rivals who are expected to cast so often before my turn will cast less often than what ends the game (Poisson's law)."""
    term = exp(-expected)
    chance = 0.0
    for k in range(casts):
        chance += term
        term *= expected / float(k + 1)
    return chance


# How long it takes to gather what is missing

LEVEL_ONE: Final = 0.93  # the data's turns were measured with throws from level 2
MOST_MISSING: Final = 12  # ten slots, and two cards for a Curse


def turns_to_gather(mix: list[str], alone: float) -> list[float]:
    """By the number of missing cards: a line from the last card to `alone`, the turns that the whole mix takes."""
    # The last card is found in a turn, unless it must be of one colour and one number: then it has to turn up first
    last = 1.7 if any(slot[0] != "M" and slot[1] in "1234d" for slot in mix) else 1.0
    more = (alone - last) / (len(mix) - 1)
    return [1.0, *[last + more * k for k in range(MOST_MISSING)]]


TURNS: Final[list[list[float]]] = [turns_to_gather(list(one["mix"]), LEVEL_ONE * float(one["solo_turns"])) for one in SPELL_DATA]
INFANT_TURNS: Final[list[float]] = [1.0, *[1.0 + 0.28 * k for k in range(MOST_MISSING)]]
