"""Standing orders: when a seat wants to be asked in the windows that ask everyone, so that nobody waits for those who'd say nothing.

An order is weighed by public facts alone, and an answer given by it is the same move as one chosen: nobody else can tell them
apart, and neither tells anything about a hand.
"""

from __future__ import annotations

from typing import Final

from foldtable.core.box import Box
from foldtable.core.game import Game
from foldtable.core.steps import Ask, Option

ALWAYS: Final = "always"  # ask me every time
CONCERNED: Final = "concerned"  # ask me when what is going on bears on me
UNTIL_MY_TURN: Final = "until-my-turn"  # nothing from me until I am asked for something else than a window, or for one in my own turn
ORDERS: Final = (ALWAYS, CONCERNED, UNTIL_MY_TURN)
SENSIBLE: Final = CONCERNED


def has_windows(box: Box) -> bool:
    """Does this game ever ask everyone for a word? Where it doesn't, standing orders have nothing to say."""
    return any(issubclass(kind, Ask) and kind.silence is not Ask.silence for kind in box.step_kinds())


def answer_for(game: Game, order: str) -> Option | None:
    """What the asked seat says by its order; None if it wants to be asked, or this is no window."""
    if order == ALWAYS or game.is_over():
        return None
    ask = game.ask()
    silence = ask.silence(game)
    if silence is None or (order == CONCERNED and ask.concerns(game)) or (order == UNTIL_MY_TURN and ask.is_own_turn(game)):
        return None
    return silence


def lapses(game: Game, order: str) -> bool:
    """Is the asked seat's order over with this question? `until-my-turn` is, once it is asked for more than a word, or in its own turn."""
    if order != UNTIL_MY_TURN or game.is_over():
        return False
    ask = game.ask()
    return ask.silence(game) is None or ask.is_own_turn(game)
