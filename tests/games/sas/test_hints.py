"""What bots think of a position: there is an answer for every position that magic can make."""

from __future__ import annotations

from math import isfinite

import pytest

from foldtable.games.sas import BOX
from foldtable.games.sas.hints import item_worth
from foldtable.games.sas.tables import CARD_NUMBER, NOBODY


@pytest.mark.parametrize("card", CARD_NUMBER)
def test_a_bounced_spell_whose_new_aim_was_waived_has_a_worth(card: str) -> None:
    """Such a spell stays on the stack, aimed at nothing; greedy bots used to stumble over a Ghost Army of that kind."""
    game = BOX.deal(3, {}, seed=5)
    assert isfinite(item_worth(game, 0, CARD_NUMBER[card], [int(NOBODY)]))
