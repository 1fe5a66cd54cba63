"""What can wait on the agenda while a question stands: the rest of the turn, windows with their stacks, a resolution in its middle.

For games from files: whatever else lies there was never put there by the rules.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from foldtable.games.sas.state import Sas

# In a window: the stack; then whoever is asked, or the middle of a resolution, which may have windows of its own
RESOLVING: Final = "(Settle (PutAway )?)"
INNER: Final = f"{RESOLVING}(ExtraSteps|Ponder) EndWindow (Pending )*"
IN_RESOLUTION: Final = "(Aim|PlaceRocks|PlaceRaised|MissileHit|SeparationSpot|ExtraStep|ExtraSteps Passage|Ponder (NextThought|Aim))"
TOP: Final = f"(Word|Aim|{RESOLVING}{IN_RESOLUTION}|FreelyUsed SeparationSpot)"
WINDOW: Final = f"EndWindow (Pending )*({INNER})*{TOP}"
GIFTS: Final = f"Gifts (NextGift|{WINDOW})"

# The turn, from what comes last
REST: Final = "CleanUp Spoils "
MOVING: Final = f"(MoveAction|Movement ({WINDOW}|AfterUse (Aim|SeparationSpot)|Passage))"
BEFORE: Final = f"Movement (OpenW2 {GIFTS}|(Roll )?{WINDOW})"
T3: Final = f"Conflicts (EndOfMovement ({BEFORE}|{MOVING}|{WINDOW}))"
STRIKING: Final = f"Strike {WINDOW}|Mode|AfterConflict (UseUp )?(TheLoserDies WeaponToDestroy|SeparationSpot)|{WINDOW}"
T4: Final = f"(NameConflict|Conflicts ({STRIKING}))"
TURN: Final = re.compile(f"{REST}({T3}|{T4}|{GIFTS})")
SET_UP: Final = re.compile("PlaceNext (Deal( ChooseDomain)+|PlacePiece)")


def agenda_faults(g: Sas) -> list[str]:
    if not g.agenda or not g.agenda[-1].asks():
        return []
    kinds = " ".join([type(step).__name__ for step in g.agenda])
    if SET_UP.fullmatch(kinds) or TURN.fullmatch(kinds):
        return []
    return ["what waits to be done belongs to the turn"]
