"""Phase III: Replenish Potions, MAG-401 to MAG-413, and drawing in general."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import thing, who
from foldtable.core.steps import Step
from foldtable.games.magus.items import receive_item
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARDS, CURSE, EMPTY, FIRST_ITEM, NOBODY, SPACES

NO_CARD: Final = -1


def draw(g: Magus) -> i64:
    """The top card, or NO_CARD. MAG-410: only now, with an empty deck, is the discard pile shuffled, all of it (MAG-411)."""
    if not g.deck:
        if not g.pile:
            return NO_CARD  # MAG-412
        cards = g.pile
        g.pile = []
        g.chance.shuffle("reshuffle", cards)
        g.deck = cards
        if g.heard:
            g.tell("pile-reshuffled", "MAG-409")
    g.revealed += 1
    return g.deck.pop()


def deal_item(g: Magus, seat: int, item: i64) -> int:
    """An item for this seat; a Curse goes on to the next one without (MAG-407). Who received it, or NOBODY (MAG-746)."""
    receiver = seat
    if item == CURSE:
        while g.is_cursed(receiver):
            receiver = g.left_of(receiver)
            if receiver == seat:
                g.removed += 1
                if g.heard:
                    g.tell("curse-removed", "MAG-746")
                return NOBODY
    receive_item(g, receiver, item)
    if g.heard:
        g.tell("item-dealt", "MAG-404", who("who", receiver), thing("item", CARDS[FIRST_ITEM + item]))
    return receiver


@final
class Replenish(Step[Magus]):
    """MAG-401 to MAG-408: space by space; items drawn on the way are dealt round, the active player first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        next_item = self.seat  # MAG-406: starts anew in each Phase III
        grid = g.grid
        for space in range(len(SPACES)):  # MAG-402, MAG-403
            if grid[space] != EMPTY:
                continue
            card = draw(g)
            while card >= FIRST_ITEM:
                receiver = deal_item(g, next_item, card - FIRST_ITEM)
                if receiver != NOBODY:
                    next_item = g.left_of(receiver)  # MAG-405, MAG-408
                card = draw(g)
            if card == NO_CARD:
                return  # MAG-412, MAG-1304, MAG-1305
            grid[space] = card
            if g.heard:
                g.tell("space-filled", "MAG-401", thing("space", SPACES[space]), thing("card", CARDS[card]))
