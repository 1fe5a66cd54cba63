"""A referee who watches plays and knows the rules by the book alone: who may move where, who is asked next, what dice are worth.

He reads the table by its places, as a scenario does, and shares no rule with the program but the maps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.games.sas.maps import JOINED, TELEPORTALS
from tests.games.sas.moves import can_be_shared
from tests.games.sas.odds import value
from tests.games.sas.stand import SEATS, Play

TIED = {"asleep", "paralysed", "held", "fighting", "halted", "ghost", "stone"}  # SAS-310
DICE = {"pion": 2, "guard": 3, "warrior": 4, "wizard": 2, "demon": 4, "hulk": 5}


class Position:
    """What lies on the table, by places."""

    def __init__(self, play: Play) -> None:
        self.seats = play.game.seats
        self.board = dict(play.pairs("board"))
        self.status: dict[str, set[str]] = {}
        for piece, what in play.pairs("status"):
            self.status.setdefault(piece, set()).add(what)
        self.sides = {piece: SEATS[int(seat[-1])] for piece, seat in play.pairs("control") if seat != "-"}
        self.rocks = set(play["rocks"].split())
        self.domains = play["domains"].split()
        self.before = {seat: play[f"play {seat}"].split() for seat in SEATS[: self.seats]}
        self.dice = [int(die) for die in play["dice"].split()]
        self.turn = play.turn
        self.on: dict[str, list[str]] = {}
        for piece, spot in self.board.items():
            self.on.setdefault(spot, []).append(piece)

    def under(self, piece: str, *what: str) -> bool:
        return bool(self.status.get(piece, set()) & set(what))

    def is_living(self, piece: str) -> bool:
        return piece in self.board and not self.under(piece, "ghost", "stone")

    def wizard_is_free(self, seat: str) -> bool:
        """SAS-023."""
        wizard = f"{seat.lower()}.wizard"
        return wizard in self.board and not self.under(wizard, "fighting", "stone")

    def side(self, piece: str) -> str:
        """SAS-014, SAS-1491: whose it is; nobody's is `-`."""
        if piece.startswith("hulk") and not self.under(piece, "ghost"):
            return self.turn if self.wizard_is_free(self.turn) else "-"
        return self.sides.get(piece, piece[0].upper() if piece[1] == "." else "-")

    def is_vaporous(self, piece: str) -> bool:
        return piece.endswith(".wizard") and "vapour" in self.before.get(piece[0].upper(), [])

    def may_enter(self, piece: str, spot: str) -> bool:
        """SAS-320 to SAS-322, SAS-327, SAS-1461."""
        if self.is_vaporous(piece):
            return True
        there = self.on.get(spot, [])
        if spot in self.rocks or len(there) > 1:
            return False
        if not there:
            return True
        other = there[0]
        if self.under(other, "ghost"):
            return piece.endswith(".wizard") and self.side(other) != self.side(piece)
        return self.side(other) != self.side(piece) and not self.under(other, "stone", "shielded", "fighting")

    def beside(self, spot: str) -> list[str]:
        domain, _, name = spot.partition("/")
        return [f"{domain}/{other}" for other in JOINED[domain][name]]

    def behind_teleportals(self, spot: str) -> dict[str, list[str]]:
        """SAS-332, SAS-333: by transmitter next to this spot: the spots next to the receiver it leads to."""
        domain, _, name = spot.partition("/")
        at = self.domains.index(domain)
        found = {}
        for gate, receiver, away in (("ltx", "rrx", 1), ("rtx", "lrx", -1)):
            if name in JOINED[domain][gate]:
                there = self.domains[(at + away) % self.seats]
                found[f"{domain}/{gate}"] = [f"{there}/{other}" for other in JOINED[there][receiver]]
        return found

    def moves_of(self, piece: str) -> set[str]:
        """Steps and passages of teleportals open to this piece, if it has a move left."""
        spot = self.board[piece]
        found = {f"step {piece} {other}" for other in self.beside(spot) if self.may_enter(piece, other)}
        for gate, landings in self.behind_teleportals(spot).items():
            valid = {f"jump {piece} {other}" for other in landings if self.may_enter(piece, other)}
            found |= valid
            if not valid:
                found.add(f"jump {piece} {gate}")
        return found


assert set(TELEPORTALS) == {"ltx", "lrx", "rtx", "rrx"}


class MoveReferee:
    """SAS-301 to SAS-335: keeps count of the moves made in a turn, and says what may be moved where."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()
        self.gone: list[int] = []  # moves of pieces that have died or left the army since (SAS-304)
        self.extra = False

    def new_turn(self) -> None:
        """All counts begin anew (SAS-018)."""
        self.made.clear()
        self.gone.clear()

    def see(self, play: Play) -> None:
        """Whoever has left the army made his moves for good."""
        now = Position(play)
        for piece in list(self.made):
            if piece not in now.board or (now.side(piece) != now.turn and not piece.startswith("hulk")):
                self.gone.append(self.made.pop(piece))

    def wanted(self, play: Play) -> set[str]:
        """All steps and jumps that must be offered."""
        now = Position(play)
        found: set[str] = set()
        for piece in now.board:
            if now.side(piece) != now.turn or now.under(piece, *TIED):
                continue
            after = self.made.copy()
            after[piece] += 1
            if can_be_shared(now.dice, [*after.values(), *self.gone]):
                found |= now.moves_of(piece)
        return found

    def answered(self, question: str, answer: str) -> None:
        """Count what was chosen."""
        verb, *things = answer.split()
        if question in ("move_action", "extra_step"):
            self.extra = question == "extra_step"
        if question in ("move_action", "passage", "extra_step") and not self.extra and verb in ("step", "jump", "through", "fly"):
            self.made[things[0]] += 2 if verb == "fly" else 1


class WindowReferee:
    """SAS-530 to SAS-535: says who must be asked next."""

    def __init__(self, eligible: Callable[[Play, str], bool]) -> None:
        self.eligible = eligible
        self.silent: set[str] = set()  # who has passed since the last item, free use or resolution
        self.wanted: str | None = None  # the seat to be asked now, where the last answer tells
        self.spoke = ("", "", 0)  # who put what on the stack, or used it, and how high the stack was before
        self.window = ""

    def clockwise(self, play: Play, first: str, *, after: bool) -> list[str]:
        """The surviving seats from this one, or from the one to its left and ending with it."""
        out = {SEATS[int(seat)] for seat in play["out"].split()}
        at = SEATS.index(first) + after
        ring = [SEATS[(at + step) % play.game.seats] for step in range(play.game.seats)]
        return [seat for seat in ring if seat not in out]

    def first_of(self, play: Play, ring: list[str]) -> str | None:
        return next((seat for seat in ring if seat not in self.silent and self.eligible(play, seat)), None)

    def asked(self, play: Play) -> str | None:
        """Who must be asked in this window now; None where it can't be told from what was seen."""
        seat, card, height = self.spoke
        wanted = self.wanted
        if seat:
            pending = play.pairs("stack")
            self.silent = set()
            free = card in ("safe_scroll", "safe_artifact", "doppelganger")
            if (free and len(pending) == height) or (len(pending) == height + 1 and pending[-1] == (f"seat{SEATS.index(seat)}", card)):
                wanted = self.first_of(play, self.clockwise(play, seat, after=True))
            elif free:
                return None
        if wanted is None:
            self.silent = set()  # a window has opened, or an item has been resolved
            if "w7" not in (self.window, play["window"]):  # those begin elsewhere (SAS-527)
                wanted = self.first_of(play, self.clockwise(play, play.turn, after=False))
        return wanted

    def answered(self, play: Play, answer: str) -> None:
        """Called before the answer to a window is given."""
        seat = play.asked[0]
        self.window = play["window"]
        self.spoke = ("", "", 0)
        self.wanted = None
        if answer == "pass":
            self.silent.add(seat)
            self.wanted = self.first_of(play, self.clockwise(play, seat, after=True))
        else:
            self.spoke = (seat, answer.split()[1], len(play.pending))


def worth(dice: list[int], weapon: str) -> int:
    """SAS-414 with SAS-1550 to SAS-1612."""
    if weapon == "morning_star":
        dice = [8 if die >= 5 else 0 for die in dice]
    plus = {
        "": 0,
        "swords": 11,
        "spears": 3 * dice.count(6),
        "hammers": 5,
        "twin_forks": 2 if len(set(dice)) < len(dice) else 0,
        "daggers": 1,
        "morning_star": 0,
    }
    return value(dice) + plus[weapon]
