"""What a seat may know, section 10. What isn't named here isn't known. Must agree with redeal.py."""

from __future__ import annotations

from typing import final

from foldtable.core.events import SPECTATOR
from foldtable.core.view import View
from foldtable.core.zones import bag_size, bits, listed
from foldtable.games.magus.mixes import EFFECT_WORDS, SPELLS
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARDS, EMPTY, FACES, ITEM_WORDS, LAST_PLACE, NOT_CHOSEN, SPACES


@final
class MagusView(View):
    """MAG-1001: exactly what the table gives to this seat; to a spectator what it gives to all."""

    def __init__(self, g: Magus, seat: int) -> None:
        super().__init__(g, seat)
        everyone = range(g.seats)
        self.grid = g.grid[:]
        self.deck_size = len(g.deck)
        self.pile = g.pile[:]  # MAG-322
        self.offer = [int(g.offer(deck)) for deck in range(3)]  # fronts only: MAG-1007
        self.spells_left = [10 - g.won_from[deck] for deck in range(3)]
        self.position = int(g.position)
        self.last_place = int(g.last_place()) if not g.infant else int(LAST_PLACE)
        self.level = int(g.throw_level())
        self.with_cube = g.with_cube
        self.infant = g.infant
        self.cube = int(g.cube)
        self.active = int(g.active)
        self.has_cast = g.has_cast
        self.turns = int(g.turns)
        self.hand: list[int] = [] if seat == SPECTATOR else listed(g.hands[seat])
        self.hand_sizes = [int(bag_size(g.hands[other])) for other in everyone]
        self.skull_counts = [len(g.skulls[other]) for other in everyone]  # MAG-320: no faces, not even one's own
        self.items = [listed(g.items[other]) for other in everyone]
        self.won = [bits(g.won[other]) for other in everyone]  # both sides: the back was revealed
        self.won_backs = [[g.backs[spell] for spell in bits(g.won[other])] for other in everyone]
        self.scores = [g.score(other) for other in everyone]  # MAG-1002
        self.has_chosen = [g.passed[other] != NOT_CHOSEN for other in everyone]
        self.own_gift = NOT_CHOSEN if seat == SPECTATOR else g.passed[seat]  # MAG-662

    def table(self) -> dict[str, object]:
        return {
            "grid": ["-" if face == EMPTY else FACES[face] for face in self.grid],
            "deck": self.deck_size,
            "pile": [CARDS[card] for card in self.pile],
            "offer": ["-" if spell < 0 else SPELLS[spell] for spell in self.offer],
            "spells left": self.spells_left,
            "position": self.position,
            "last place": self.last_place,
            "level": self.level,
            "cube": "-" if self.cube < 0 else SPACES[self.cube],
            "active": self.active,
            "has cast": self.has_cast,
            "turns": self.turns,
            "hand": [FACES[face] for face in self.hand],
            "hand sizes": self.hand_sizes,
            "skulls": self.skull_counts,
            "items": [[ITEM_WORDS[item] for item in items] for items in self.items],
            "won": [[SPELLS[spell] for spell in won] for won in self.won],
            "won backs": [[EFFECT_WORDS[back] for back in backs] for backs in self.won_backs],
            "scores": self.scores,
            "has chosen": self.has_chosen,
            "own gift": "-" if self.own_gift == NOT_CHOSEN else FACES[self.own_gift],
        }
