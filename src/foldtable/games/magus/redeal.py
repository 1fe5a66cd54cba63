"""Deal anew what a seat can't know (section 10). Must agree with view.py: both say what is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from foldtable.core.chance import Chance
from foldtable.core.game import NO_OPTIONS
from foldtable.core.zones import bag_of, bag_size, kinds_in, listed, one
from foldtable.games.magus.mixes import POINTS, SPELLS
from foldtable.games.magus.tables import FIRST_ITEM, NOT_CHOSEN

if TYPE_CHECKING:
    from foldtable.games.magus.state import Magus


def redeal(g: Magus, seat: int, rng: Chance) -> None:
    """Another world that looks the same from this seat, each such world as likely.

    Which one, only `rng` decides: cards are put in order before they are mixed, so that nothing of the real world is left in it.
    """
    deal_cards(g, seat, rng)
    deal_gifts(g, seat, rng)
    deal_spells(g, rng)
    if g.settings["spell_backs"] == "shuffled":
        deal_backs(g, rng)
    g.chance = rng.branch()  # dice to come are unknown too
    g.offered = NO_OPTIONS


def deal_cards(g: Magus, seat: int, rng: Chance) -> None:
    """The other hands, all Skulls (MAG-320: even one's own) and the deck. Items can only be in the deck."""
    potions: i64 = 0  # bags: they forget the order in which the cards really lie
    items: i64 = 0
    for card in g.deck:
        if card >= FIRST_ITEM:
            items += one(card - FIRST_ITEM)
        else:
            potions += one(card)
    for other in range(g.seats):
        if other != seat:
            potions += g.hands[other]
        for card in g.skulls[other]:
            potions += one(card)
    unseen = listed(potions)
    rng.mix(unseen)
    for other in range(g.seats):
        if other != seat:
            hand: list[int] = []
            for _ in range(bag_size(g.hands[other])):
                hand.append(unseen.pop())
            g.hands[other] = bag_of(hand)
        pile = g.skulls[other]
        for i in range(len(pile)):
            pile[i] = unseen.pop()
    if items:
        for item in listed(items):
            unseen.append(FIRST_ITEM + item)
        rng.mix(unseen)
    g.deck = unseen


def deal_gifts(g: Magus, seat: int, rng: Chance) -> None:
    """MAG-662: what others have chosen to pass is secret until all have chosen."""
    for other in range(g.seats):
        if other != seat and g.passed[other] != NOT_CHOSEN:
            kinds = kinds_in(g.hands[other])
            g.passed[other] = kinds[rng.pick(len(kinds))]


def deal_spells(g: Magus, rng: Chance) -> None:
    """The Spells below the three on offer."""
    spells: list[int] = []
    for deck in range(3):
        known = min(g.won_from[deck] + 1, 10)
        hidden = sorted(g.spells[10 * deck + known : 10 * deck + 10])
        rng.mix(hidden)
        spells.extend(g.spells[10 * deck : 10 * deck + known])
        spells.extend(hidden)
    g.spells = spells


def deal_backs(g: Magus, rng: Chance) -> None:
    """MAG-911: backs dealt at set-up are known only of Spells that were won."""
    won = 0
    for bag in g.won:
        won |= bag
    backs = g.backs[:]
    for points in (2, 3, 4):
        hidden: list[int] = []
        for spell in range(len(SPELLS)):
            if POINTS[spell] == points and not won >> spell & 1:
                hidden.append(spell)
        dealt = sorted([g.backs[spell] for spell in hidden])
        rng.mix(dealt)
        for spell, back in zip(hidden, dealt, strict=True):
            backs[spell] = back
    g.backs = backs
