"""Setup, MAG-101 to MAG-117. The shuffles come in the order of MAG-1101."""

from __future__ import annotations

from typing import final

from foldtable.core.steps import Step
from foldtable.games.magus.mixes import POINTS, PRINTED_BACKS, SPELLS
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import COPIES, FACES, FIRST_ITEM, ITEM_COPIES, NOT_CHOSEN, SPACES
from foldtable.games.magus.turn import Turn


@final
class SetUp(Step[Magus]):
    """Everyone starts with nothing (MAG-116); then the table is laid."""

    def run(self, g: Magus) -> None:
        seats = g.seats
        g.hands = [0] * seats
        g.skulls = [[] for _ in range(seats)]
        g.items = [0] * seats
        g.won = [0] * seats
        g.points = [0] * seats
        g.passed = [NOT_CHOSEN] * seats
        g.then(LayTheGrid(), SortTheSpells(), FindTheStarter())


@final
class LayTheGrid(Step[Magus]):
    """MAG-108 to MAG-110: 25 potions face up; the other 39 and the 8 items are the draw deck (no items: MAG-904)."""

    def run(self, g: Magus) -> None:
        cards: list[int] = []
        for face in range(len(FACES)):
            for _ in range(COPIES):
                cards.append(face)
        g.chance.shuffle("potions", cards)
        grid: list[int] = []
        for _ in range(len(SPACES)):
            grid.append(cards.pop())
        g.grid = grid
        if not g.infant:
            for item in range(len(ITEM_COPIES)):
                for _ in range(ITEM_COPIES[item]):
                    cards.append(FIRST_ITEM + item)
        g.chance.shuffle("deck", cards)
        g.deck = cards


@final
class SortTheSpells(Step[Magus]):
    """MAG-111: three decks by points, each shuffled on its own. MAG-911: perhaps their backs are dealt anew."""

    def run(self, g: Magus) -> None:
        spells: list[int] = []
        for points in (2, 3, 4):
            deck: list[int] = []
            for spell in range(len(SPELLS)):
                if POINTS[spell] == points:
                    deck.append(spell)
            g.chance.shuffle(f"spells{points}", deck)
            deck.reverse()  # the list that holds all three goes from the top down
            spells.extend(deck)
        g.spells = spells
        g.backs = PRINTED_BACKS
        if g.settings["spell_backs"] == "shuffled":
            backs: list[int] = []
            for points in (2, 3, 4):
                ten = [PRINTED_BACKS[spell] for spell in range(len(SPELLS)) if POINTS[spell] == points]
                g.chance.shuffle(f"backs{points}", ten)
                ten.reverse()  # the first drawn is the back of the first Spell of that value
                backs.extend(ten)
            g.backs = backs


@final
class FindTheStarter(Step[Magus]):
    """MAG-114, MAG-115: nobody knows who was in a laboratory last, so a seat is drawn, or the host has named one."""

    def run(self, g: Magus) -> None:
        named = str(g.settings["first_player"])
        first: int = g.chance.below("first", g.seats) if named == "random" else int(named)
        g.then(Turn(first))
