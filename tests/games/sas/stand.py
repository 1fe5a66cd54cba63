"""Positions of Swords and Sorcery laid out in a line, and plays on them, in the words of the rulebook's examples.

    stand("a.pion1 keep/b6  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/d3", hands="B: magic_shield", dice="4 3 2")

Players are A, B, C ... as in the examples; a's pieces are `a.pion1`. Only what is named is on the board and in play. A's turn has begun,
the dice are rolled, and the first window after them is open if anybody is asked. Whoever isn't mentioned passes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from foldtable.core.chance import Outcomes
from foldtable.core.errors import Refused
from foldtable.core.events import Event, Herald
from foldtable.core.pack import digest
from foldtable.core.settings import Value
from foldtable.core.steps import Option
from foldtable.games.sas import BOX
from foldtable.games.sas.state import Sas

PLACES = {place.name: place for place in BOX.places()}
SEATS = "ABCDEF"
DOMAINS = "keep grove isles caverns march web"

# What a card does to the piece that stands behind it: `sleep=a.pion1`
STATUSES = {
    "sleep": "asleep",
    "paralysis": "paralysed",
    "nermals_curse": "cursed",
    "magic_shield": "shielded",
    "typhoid_mary": "carrier",
    "ghost_army": "ghost",
    "bear_trap": "held",
}
CHARGED = ("safe_scroll", "safe_artifact")
CALM_TURNS = 20
FALLEN = 400  # answers in one go after which a play must have come to its end


def by_seat(words: str) -> dict[str, list[str]]:
    """`A: sleep teleport; B: zombie`, by seat."""
    parts = [part.partition(":") for part in words.split(";") if part.strip()]
    return {seat.strip(): things.split() for seat, _, things in parts}


class Play:
    """A game, and whoever is asked to choose."""

    def __init__(self, game: Sas) -> None:
        self.game = game
        self.calm = 0  # so many outcomes at the end of the script are calm dice
        self.hanging: list[int] = []  # how high the stack was with each item that was put on it
        self.events: list[Event] = []
        self.herald = Herald()
        game.listen(self.herald)

    def copy(self) -> Play:
        other = Play(self.game.copy())
        other.calm = self.calm
        other.hanging = self.hanging[:]
        return other

    # Who is asked

    @property
    def asked(self) -> str:
        """`B window`; nothing when the game is over."""
        return "" if self.game.is_over() else f"{SEATS[self.game.asked()]} {self.game.ask().question()}"

    @property
    def question(self) -> str:
        return self.asked.partition(" ")[2]

    @property
    def turn(self) -> str:
        return SEATS[int(self["turn"])]

    @property
    def window(self) -> str:
        """The window in which somebody is asked now: W1 to W7, or nothing."""
        return self["window"].upper() if self.question == "window" else ""

    def options(self) -> list[Option]:
        return [] if self.game.is_over() else self.game.options()

    def offered(self, verb: str = "") -> list[str]:
        return [option.notation() for option in self.options() if verb in ("", option.verb)]

    # Chance

    def will_come(self, kind: str, *dice: str) -> Play:
        """The next dice of this kind show this, after those foretold before."""
        chance = self.game.chance
        numbers = [int(die) for throw in dice for die in throw.split()]
        left = chance.script[chance.at :] if chance.script is not None else []
        foretold = left[: max(0, len(left) - self.calm)]
        chance.follow([*foretold, Outcomes(kind, numbers), *left[len(foretold) :]], strict=False)
        return self

    def then_calm(self) -> Play:
        """Of turns to come of which nothing is foretold: 4 2 1 is rolled, neither double nor triple."""
        self.calm = CALM_TURNS
        chance = self.game.chance
        chance.follow([*(chance.script or []), *[Outcomes("move", [4, 2, 1])] * CALM_TURNS], strict=False)
        return self

    # Choosing

    def choose(self, *answers: str) -> Play:
        for answer in answers:
            self.game.choose(self.game.asked(), answer)
        return self

    def choose_pass(self) -> Play:
        assert self.question == "window", self.asked
        return self.choose("pass")

    def settle(self) -> Play:
        """Everybody passes until something else is asked."""
        return self.pass_while(lambda: self.question == "window")

    def settle_until(self, window: str) -> Play:
        self.pass_while(lambda: self.question == "window" and self.window != window)
        assert self.window == window, f"asked {self.asked} in {self['window']}"
        return self

    def pass_while(self, on: Callable[[], bool]) -> Play:
        for _ in range(FALLEN):
            if not on():
                return self
            self.choose("pass")
        raise AssertionError("a window that doesn't close")

    def window_of(self, seat: str) -> Play:
        """Others pass until this seat is asked in this same window."""
        window = self.window
        assert window, f"no window is open: {self.asked}"
        for _ in range(12):
            if self.asked == f"{seat} window":
                return self
            self.choose("pass")
            assert self.window == window, f"{seat} isn't asked in {window}"
        raise AssertionError(f"{seat} isn't asked in {window}")

    def invoke(self, seat: str, words: str) -> Play:
        """`teleport a.pion1 keep/w1`: a card and what is named with it."""
        return self.say(seat, "invoke", words)

    def use(self, seat: str, words: str) -> Play:
        return self.say(seat, "use", words)

    def say(self, seat: str, verb: str, words: str) -> Play:
        card, *named = words.split()
        self.window_of(seat)
        self.hanging.append(len(self.pending) + 1)
        return self.choose(f"{verb} {card}").name(*named)

    def name(self, *named: str) -> Play:
        for word in named:
            self.choose(word if word in ("done", "waive") else f"name {word}")
        return self

    def spring(self, seat: str, piece: str) -> Play:
        return self.use(seat, f"bear_trap {piece}")

    def resolve(self) -> Play:
        """All pass until the last item that was put on the stack has been resolved, or asks something.

        It may have been at once: where nobody is eligible, nobody is asked (SAS-534).
        """
        height = self.hanging.pop() if self.hanging else len(self.pending)
        return self.pass_while(lambda: self.question == "window" and len(self.pending) >= height)

    def has(self, seat: str, answer: str) -> bool:
        """Would this seat be offered this in the window that is open now, if all others passed?"""
        ahead = self.copy()
        window = ahead.window
        if not window:
            return False
        stack = ahead["stack"]
        for _ in range(12):
            if ahead.asked == f"{seat} window":
                return answer in ahead.offered()
            ahead.choose("pass")
            if ahead.window != window or ahead["stack"] != stack:
                return False
        return False

    def offers(self, seat: str, card: str) -> bool:
        return self.has(seat, f"invoke {card}")

    def springs(self, seat: str) -> bool:
        """May the Bear Trap be sprung now?"""
        return self.has(seat, "use bear_trap")

    # Movement

    def go(self, piece: str, *spots: str) -> Play:
        """One step after the other; windows before each step are passed, the one after the last stays open."""
        for spot in spots:
            self.settle().choose(f"step {piece} {spot}")
        return self

    def land(self, piece: str, spot: str) -> Play:
        """Through the transmitter beside it, to this spot, or to `keep/ltx` when no landing is valid."""
        return self.settle().choose(f"jump {piece} {spot}")

    def ride(self, spot: str) -> Play:
        """A step made by Horse or Speed."""
        self.settle()
        assert self.question == "extra_step", self.asked
        (answer,) = [answer for answer in self.offered("step") if answer.endswith(" " + spot)]
        return self.choose(answer)

    def passage(self, piece: str, *spots: str) -> Play:
        """Through ghosts, and the last spot is where it ends."""
        self.settle()
        for spot in spots[:-1]:
            self.choose(f"through {piece} {spot}")
        return self.choose(f"step {piece} {spots[-1]}")

    def end_only(self) -> Play:
        """The movement is ended; the windows after it are open."""
        return self.settle().choose("end")

    def end(self) -> Play:
        return self.end_only().settle()

    def steps(self, piece: str) -> list[str]:
        """Where it may step now, once the windows have been passed."""
        return self.goals("step", piece)

    def landings(self, piece: str) -> list[str]:
        return self.goals("jump", piece)

    def goals(self, verb: str, piece: str) -> list[str]:
        ahead = self.copy().settle()
        found = [option.things() for option in ahead.options() if option.verb == verb]
        return sorted(things[1] for things in found if things[0] == piece)

    def ends_of_passages(self, piece: str) -> set[str]:
        """Where a walk through ghosts may end."""
        found: set[str] = set()
        for answer in self.copy().settle().offered("through"):
            ahead = self.copy().settle()
            if answer.split()[1] == piece:
                ahead.choose(answer)
                found |= {option.things()[1] for option in ahead.options() if option.verb == "step"} | ahead.ends_of_passages(piece)
        return found

    def can_end(self) -> bool:
        return "end" in self.copy().settle().offered()

    # Refusing

    def refusal(self, answer: str) -> Refused:
        """The refusal of this answer; nothing may have changed, and the same is asked again (SAS-972)."""
        before = (digest(BOX, self.game), self.asked, self.offered())
        with pytest.raises(Refused) as refused:
            self.game.choose(self.game.asked(), answer)
        assert (digest(BOX, self.game), self.asked, self.offered()) == before
        return refused.value

    def refused(self, *answers: str) -> str:
        rules = {self.refusal(answer).rule for answer in answers}
        assert len(rules) == 1, rules
        return rules.pop()

    def refused_step(self, piece: str, spot: str) -> str:
        return self.settle().refused(f"step {piece} {spot}")

    def refused_landing(self, piece: str, spot: str) -> str:
        return self.settle().refused(f"jump {piece} {spot}")

    def refused_invoking(self, seat: str, words: str) -> str:
        """By which rule: at the card, or at the first thing named with it that won't do."""
        card, *named = words.split()
        ahead = self.copy().window_of(seat)
        for answer in [f"invoke {card}", *[f"name {word}" for word in named]]:
            if answer not in ahead.offered():
                return ahead.refused(answer)
            ahead.choose(answer)
        raise AssertionError(f"{words} is allowed")

    # Looking

    def __getitem__(self, name: str) -> str:
        """What lies in a place: `hand A`, `deck`."""
        word, _, seat = name.partition(" ")
        words = PLACES[word].read(self.game, SEATS.index(seat) if seat else 0)
        return " ".join(words if PLACES[word].ordered else sorted(words))

    def pairs(self, name: str) -> list[tuple[str, str]]:
        words = self[name].split()
        return list(zip(words[::2], words[1::2], strict=True))

    def at(self, piece: str) -> str:
        """Its spot, or nothing."""
        return dict(self.pairs("board")).get(piece, "")

    def under(self, status: str) -> str:
        """The pieces that are asleep, held, a ghost ..."""
        return " ".join(piece for piece, what in self.pairs("status") if what == status)

    @property
    def pending(self) -> list[str]:
        """The cards on the stack, the top last."""
        return [card for _, card in self.pairs("stack")]

    @property
    def fights(self) -> list[str]:
        """`a.pion1 b.guard1 keep/gw keep/b6`: attacker, defender, where, and whence the attacker came."""
        words = self["fights"].split()
        threes = [words[at : at + 3] for at in range(0, len(words), 3)]
        return [f"{attacker} {defender} {self.at(attacker)} {origin}" for attacker, defender, origin in threes]

    def seen_by(self, seat: int) -> dict[str, object]:
        return BOX.view(self.game, seat).table()

    def heard_by(self, seat: int) -> list[str]:
        self.events += self.herald.take()
        return [told(event) for event in self.events if event.heard_by(seat)]

    @property
    def winners(self) -> str:
        assert self.game.outcome is not None
        return " ".join(SEATS[seat] for seat in self.game.outcome.winners)

    @property
    def reason(self) -> str:
        return "" if self.game.outcome is None else self.game.outcome.reason


def told(event: Event) -> str:
    values = [(arg.name, ",".join(arg.value) if isinstance(arg.value, list) else str(arg.value)) for arg in event.say.args]
    return " ".join([event.say.message, *[f"{name}={value}" for name, value in values]])


def write(game: Sas, name: str, words: list[str], seat: int = 0) -> None:
    place = PLACES[name]
    assert place.write is not None, name
    place.write(game, seat, words)


def stand(
    pieces: str,
    *,
    domains: str = "",
    seats: int = 0,
    settings: Mapping[str, Value] | None = None,
    turn: str = "A",
    hands: str = "",
    in_play: str = "",
    graves: str = "",
    deck: str = "",
    pile: str = "",
    rounds: int = 0,
    dice: str = "",
    start: bool = False,
    seed: int = 1,
) -> Play:
    """Pieces and spots by pairs; `rock keep/w1` is a rock, `A=demon1 keep/w1` a piece that A controls though it didn't begin with A.

    `start` leaves the play in the window at the start of the turn, before the dice.
    """
    pairs = list(zip(pieces.split()[::2], pieces.split()[1::2], strict=True))
    rocks = [spot for word, spot in pairs if word == "rock"]
    board = [(word.rpartition("=")[2], spot) for word, spot in pairs if word != "rock"]
    control = [(word.rpartition("=")[2], word[0]) for word, _ in pairs if "=" in word]
    letters = {word[0].upper() for word, _ in board if word[1] == "."} | {owner for _, owner in control}
    count = seats or (len(domains.split()) if domains else max(2, max(SEATS.index(letter) for letter in letters) + 1))

    game = BOX.deal(count, {"first_player": "0", **(settings or {})}, seed=seed)
    assert isinstance(game, Sas)
    lying = by_seat(in_play)
    held, dead = by_seat(hands), by_seat(graves)
    status: list[str] = []
    charges = dict.fromkeys(CHARGED, "-")
    laid: dict[str, list[str]] = {}
    for seat, cards in lying.items():
        for word in cards:
            card, _, about = word.partition("=")
            laid.setdefault(seat, []).append(card)
            if card in CHARGED and about:
                charges[card] = about
            elif card == "rock_transform":
                status += [f"{seat.lower()}.wizard", "stone"]
            elif card == "doppelganger":
                write(game, "original", [about])
            elif about:
                for piece in about.split(","):
                    status += [piece, STATUSES[card]]
    chosen = (domains or DOMAINS).split()
    write(game, "domains", (chosen + [other for other in DOMAINS.split() if other not in chosen])[:count])
    write(game, "board", [word for pair in board for word in pair])
    write(game, "control", [word for piece, owner in control for word in (piece, f"seat{SEATS.index(owner)}")])
    write(game, "rocks", rocks)
    write(game, "deck", deck.split())
    write(game, "pile", pile.split())
    for seat in range(count):
        write(game, "hand", held.get(SEATS[seat], []), seat)
        write(game, "play", laid.get(SEATS[seat], []), seat)
        write(game, "grave", dead.get(SEATS[seat], []), seat)
    write(game, "charges", [charges[card] for card in CHARGED])
    write(game, "status", status)
    write(game, "first", ["0"])
    write(game, "turn", [str(SEATS.index(turn))])
    write(game, "rounds", [str(rounds)])
    BOX.begin(game)
    play = Play(game)
    if dice:
        play.will_come("move", dice).then_calm()
    game.run()
    if not start:
        play.pass_while(lambda: play["window"] == "w1")
    return play
