"""The Drowned Keeps: a made-up game with all that is hard to show at once. No rulebook of any real game stands behind it.

KEE-1  Each of two to six lords has a keep of 26 places and four gates, six pieces in it, and three cards nobody else sees.
KEE-2  In turn: three dice are rolled, and each moves one piece by one step; or the lord rests. A gate leads into the next keep.
KEE-3  After each step everybody in turn, from the left of whoever moved, may play a card or pass. What was played last happens first.
KEE-4  Stepping onto a rival's piece is a fight: both throw two dice, the higher stays, and at equal numbers the attacker goes.
KEE-5  It is over after as many rounds as were agreed: whoever has the most pieces wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game, Outcome, ScoreLine
from foldtable.core.say import Say, count, said, text, thing, who
from foldtable.core.scene import Counter, Panel, Piece, Scene, Spot, Surface
from foldtable.core.steps import AnyStep, Ask, Choice, Closed, Option, Step
from foldtable.core.view import View

# Each place: its name and sign, x and y as on a large sheet, and those that it is joined to
KEEP: Final = """
w1 24 14 w14,w2 | w2 42 8 w3 | w3 60 6 w4 | w4 78 8 w5 | w5 96 14 w6 | w6 107 30 w7 | w7 107 50 w8 | w8 96 66 w9 | w9 78 72 -
w10 60 74 w11,w9 | w11 42 72 w12 | w12 24 66 w13 | w13 13 50 w14 | w14 13 30 - | gn/T 60 17 w3 | ge/T 93 40 w6,w7 | gs/T 60 63 w10
gw/T 27 40 w13,w14 | b1 48 27 b2,b6,gn,nx | b2 72 27 b3,gn,nx | b3 80 40 b4,ge,nx | b4 72 53 b5,ch,gs | b5 48 53 b6,ch,gs
b6 40 40 gw,nx | nx/N 60 35 - | ch 60 46 nx | go/» 2 22 w14,w1 | in/« 2 58 w12,w13,w14 | gp/» 118 22 w5,w6 | ip/« 118 58 w6,w7,w8
"""
ISLES: Final = """
w1 16 24 w2,w3 | w2 29 33 w3,w4 | w3 16 42 w4,w5 | w4 29 51 w5 | w5 16 60 - | e1 104 24 e2,e3,p2 | e2 91 33 e3,e4,n5,p2
e3 104 42 e4,e5 | e4 91 51 e5,p3 | e5 104 60 p3 | n1 44 12 n2,n4,p1 | n2 60 6 n3,n4,n5 | n3 76 12 n5,p2 | n4 52 23 n5,nx,w2
n5 68 23 nx | s1 44 70 s2,s4 | s2 60 75 s3,s4,s5 | s3 76 70 s5 | s4 52 59 s5 | s5 68 59 - | p1/T 33 19 w1,w2 | p2/T 87 19 -
p3/T 87 65 s3 | p4/T 33 65 s1,w4,w5 | nx/N 60 36 - | c1 60 47 nx,s4,s5 | go/» 2 22 w1,w3 | in/« 2 58 w3,w4,w5
gp/» 118 22 e1,e3 | ip/« 118 58 e3,e4,e5
"""
LETTERS: Final = "abcdef"
PIECES: Final = ("P1", "P2", "P3", "G", "W", "M")
GATES: Final = ("go", "gp", "in", "ip")
CARDS: Final = {"F1": "gust", "F2": "frost", "A1": "boots", "A2": "mirror", "S1": "fog", "S2": "siren", "B1": "bell"}


class Chart:
    """A keep as its sheet has it."""

    def __init__(self, sheet: str) -> None:
        self.places: list[tuple[str, str, int, int]] = []  # name, sign, x, y
        self.links: list[tuple[str, str]] = []
        for line in sheet.replace("|", "\n").split("\n"):
            if line.split():
                name, x, y, joined = line.split()
                word, _, sign = name.partition("/")
                self.places.append((word, sign, int(x), int(y)))
                self.links += [(word, other) for other in joined.split(",") if other != "-"]

    def next_to(self, place: str) -> list[str]:
        return [b if a == place else a for a, b in self.links if place in (a, b)]


CHARTS: Final = (Chart(KEEP), Chart(ISLES))


def chart(letter: str) -> Chart:
    return CHARTS[LETTERS.index(letter) % len(CHARTS)]


class Keeps(Game):
    def __init__(self) -> None:
        super().__init__()
        self.at: dict[str, str] = {}  # by piece, `aP1`: where it stands, `aw1`
        self.hands: list[list[str]] = []
        self.before: list[list[str]] = []  # by seat: cards that happened and stay
        self.stack: list[str] = []  # cards in the making; the last one happens first
        self.dice: list[int] = []  # of whoever moves, not used yet
        self.fight: list[list[int]] = []  # by side: the dice of the last fight
        self.sides: list[int] = []
        self.step_into = -1  # whose keep the last step led into
        self.turns = 0

    def copy(self) -> Keeps:
        other = Keeps()
        self.copy_into(other)
        other.at, other.hands, other.before = dict(self.at), [hand[:] for hand in self.hands], [lying[:] for lying in self.before]
        other.stack, other.dice, other.fight, other.sides = self.stack[:], self.dice[:], [side[:] for side in self.fight], self.sides[:]
        other.step_into, other.turns = self.step_into, self.turns
        return other

    def redeal(self, seat: int, rng: Chance) -> None:
        hidden = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        order = list(range(len(hidden)))
        rng.mix(order)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = [hidden[order.pop()] for _ in hand]
        self.chance = rng.branch()

    def holder(self, spot: str) -> str:
        return next((piece for piece, at in self.at.items() if at == spot), "")

    def steps(self, piece: str) -> list[str]:
        """Where a piece can step to: places beside it, and through a gate into the next keep."""
        keep, place = self.at[piece][0], self.at[piece][1:]
        found: list[str] = []
        for name in chart(keep).next_to(place):
            if name in ("go", "gp"):
                other = LETTERS[(LETTERS.index(keep) + (1 if name == "go" else -1)) % self.seats]
                found += [other + far for far in chart(other).next_to("ip" if name == "go" else "in")]
            elif name not in GATES:
                found.append(keep + name)
        return sorted({spot for spot in found if self.holder(spot)[:1] != piece[0]})


class Turn(Step[Keeps]):
    """KEE-2."""

    def run(self, g: Keeps) -> None:
        seat = g.turns % g.seats
        if g.turns == 4 * g.seats:
            left = [sum(piece[0] == LETTERS[s] for piece in g.at) for s in range(g.seats)]
            g.end(Outcome("flood", [s for s in range(g.seats) if left[s] == max(left)], [ScoreLine("pieces", left)]))
            return
        g.turns += 1
        g.fight = []
        g.dice = [int(g.chance.die("die", 6)) for _ in range(3)]
        g.tell("rolled", "KEE-2", who("who", seat), text("dice", " ".join(str(die) for die in g.dice)))
        g.then(March(seat), Turn())


class March(Ask[Keeps]):
    """KEE-2: one step of one piece, or rest."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "march"

    def options(self, g: Keeps) -> list[Option]:
        own = [piece for piece in g.at if piece[0] == LETTERS[self.seat]]
        return [*[Choice("march", [piece, spot], "KEE-2") for piece in own for spot in g.steps(piece)], Choice("rest", [], "KEE-2")]

    def outlook(self, g: Keeps, option: Option) -> Say | None:
        if option.verb != "march" or not g.holder(option.things()[1]):
            return None
        return Say("odds", [count("percent", 44)])  # two dice against two: 575 of 1296 throws are higher

    def closed(self, g: Keeps) -> list[Closed]:
        return [Closed("play", [], "KEE-3", Say("not-yet"))]

    def besides(self, g: Keeps) -> list[Option]:
        return [Choice("flee", [], "KEE-5")]

    def chosen(self, g: Keeps, option: Option) -> None:
        if option.verb == "flee":
            g.end(Outcome("flight", [s for s in range(g.seats) if s != self.seat], []))
            return
        if option.verb == "rest":
            g.dice = []
            return
        piece, spot = option.things()
        rival = g.holder(spot)
        g.dice.pop()
        g.at[piece] = spot
        g.step_into = LETTERS.index(spot[0])
        g.tell("marched", "KEE-2", who("who", self.seat), thing("piece", piece), thing("spot", spot))
        after: list[AnyStep] = [Fight(piece, rival)] if rival else []
        g.then(Window(self.seat, 0), *after, *([March(self.seat)] if g.dice else []))


class Fight(Step[Keeps]):
    """KEE-4."""

    def __init__(self, attacker: str, defender: str) -> None:
        self.attacker = attacker
        self.defender = defender

    def run(self, g: Keeps) -> None:
        g.sides = [LETTERS.index(self.attacker[0]), LETTERS.index(self.defender[0])]
        g.fight = [[int(g.chance.die("die", 6)) for _ in range(2)] for _ in range(2)]
        loser = self.defender if sum(g.fight[0]) > sum(g.fight[1]) else self.attacker
        g.tell("fought", "KEE-4", thing("piece", loser))
        del g.at[loser]


class Window(Step[Keeps]):
    """KEE-3: everybody is asked from the left of a seat; when all in turn have passed, the last card happens."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat  # who spoke last
        self.passes = passes

    def run(self, g: Keeps) -> None:
        if self.passes < g.seats:
            g.then(Word(g.left_of(self.seat), self.passes))
        elif g.stack:
            card = g.stack.pop()
            seat = LETTERS.index(card[0])
            g.before[seat].append(card[1:])
            g.tell("happened", "KEE-3", who("who", seat), thing("card", card[1:]))
            g.then(Window(self.seat, 0))


class Word(Ask[Keeps]):
    """KEE-3: a card, or pass."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def question(self) -> str:
        return "word"

    def options(self, g: Keeps) -> list[Option]:
        return [Choice("pass", [], "KEE-3"), *[Choice("play", [card], "KEE-3") for card in g.hands[self.seat]]]

    def prompt(self, g: Keeps) -> Say:
        return Say("ask-word-on", [said("what", Say("the-stack", [count("number", len(g.stack))]))])

    def silence(self, g: Keeps) -> Option:
        return Choice("pass", [], "KEE-3")

    def concerns(self, g: Keeps) -> bool:
        return g.step_into == self.seat or bool(g.stack)

    def chosen(self, g: Keeps, option: Option) -> None:
        if option.verb == "pass":
            g.then(Window(self.seat, self.passes + 1))
            return
        card = option.things()[0]
        g.hands[self.seat].remove(card)
        g.stack.append(LETTERS[self.seat] + card)
        g.tell("played", "KEE-3", who("who", self.seat), thing("card", card))
        g.then(Window(self.seat, 0))


class KeepsBox(Box):
    def __init__(self) -> None:
        self.name, self.title, self.prefix, self.version = "keeps", "The Drowned Keeps", "KEE", 1
        self.seats, self.default_seats, self.rule_for_seats = [2, 3, 4, 5, 6], 2, "KEE-1"
        self.settings, self.rule_for_settings = [], "KEE-1"
        self.folder = Path(__file__).parent / "keeps"

    def blank(self) -> Keeps:
        return Keeps()

    def lay_out(self, game: Game) -> None:
        assert isinstance(game, Keeps)
        for seat in range(game.seats):
            letter = LETTERS[seat]
            places = [place for place, *_ in chart(letter).places]
            game.at |= {letter + piece: letter + places[4 * i] for i, piece in enumerate(PIECES)}
        game.hands = [sorted(list(CARDS)[(3 * seat + i) % len(CARDS)] for i in range(3)) for seat in range(game.seats)]
        game.before = [[] for _ in range(game.seats)]
        game.then(Turn())

    def step_kinds(self) -> list[type[AnyStep]]:
        return [Turn, March, Fight, Window, Word]

    def view(self, game: Game, seat: int) -> View:
        assert isinstance(game, Keeps)
        return KeepsView(game, seat)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, KeepsView)
        return scene_of(view)

    def name_of(self, word: str) -> Say | None:
        if word in CARDS:
            return Say("card-" + CARDS[word])
        if word[:1] in LETTERS and word[1:] in PIECES:
            return Say("piece-" + word[1].lower(), [text("word", word[1:]), who("who", LETTERS.index(word[0]))])
        if word[:1] in LETTERS and len(word) > 2:
            return Say("place", [text("word", word[1:]), who("who", LETTERS.index(word[0]))])
        return None

    def where(self, verb: str, word: str, seat: int) -> str:
        if verb == "play":
            return "hand"
        return "" if word[1:] in PIECES else f"keep{LETTERS.index(word[0])}"  # a piece lies wherever it has got to


class KeepsView(View):
    def __init__(self, game: Keeps, seat: int) -> None:
        super().__init__(game, seat)
        self.at, self.dice, self.fight, self.sides = dict(game.at), game.dice[:], [side[:] for side in game.fight], game.sides[:]
        self.hand = game.hands[seat][:] if seat >= 0 else []
        self.sizes = [len(hand) for hand in game.hands]
        self.before, self.stack, self.turns = [lying[:] for lying in game.before], game.stack[:], game.turns

    def table(self) -> dict[str, object]:
        return {"at": self.at, "dice": self.dice, "fight": self.fight, "sides": self.sides, "hand": self.hand, "sizes": self.sizes}


def card_piece(card: str) -> Piece:
    piece = Piece(card, "card", card, "spell", Say("card-" + CARDS[card]))
    piece.detail = Say("card-text")
    return piece


def dice_row(word: str, dice: list[int], title: Say, seat: int) -> Surface:
    lying = [Piece(f"{word}{i}", "die", str(die), f"seat{seat}", Say("die", [count("number", die)])) for i, die in enumerate(dice)]
    return Surface(word, "row", title, [Spot(piece.word, i, 0, "die", [piece]) for i, piece in enumerate(lying)])


def scene_of(view: KeepsView) -> Scene:
    surfaces: list[Surface] = []
    for seat in range(view.seats):
        letter = LETTERS[seat]
        spots: list[Spot] = []
        for place, sign, x, y in chart(letter).places:
            word = letter + place
            here = [
                Piece(piece, "piece", piece[1:], f"seat{LETTERS.index(piece[0])}", BOX.name_of(piece) or Say(piece))
                for piece, at in view.at.items()
                if at == word
            ]
            spot = Spot(word, x, y, "gate" if place in GATES else "place", here)
            spot.name, spot.sign = BOX.name_of(word), sign
            spots.append(spot)
        keep = Surface(f"keep{seat}", "graph", Say("keep-of", [who("who", seat)]), spots)
        keep.links = [(letter + a, letter + b) for a, b in chart(letter).links]
        keep.seat = seat
        surfaces.append(keep)
    asked = (view.turns - 1) % view.seats
    surfaces.append(dice_row("dice", view.dice, Say("dice-left"), asked))
    for side, dice in enumerate(view.fight):
        surfaces.append(dice_row(f"side{side}", dice, Say("dice-of", [who("who", view.sides[side])]), view.sides[side]))
    stack = Surface("stack", "row", Say("stack"), [])
    for i, card in enumerate(reversed(view.stack)):
        stack.spots.append(Spot(f"stack{i}", i, 0, "card", [card_piece(card[1:])]))
    surfaces.append(stack)
    panels: list[Panel] = []
    for seat in range(view.seats):
        own = Surface(f"before{seat}", "row", Say("before", [who("who", seat)]), [])
        own.spots = [Spot(f"before{seat}.{i}", i, 0, "card", [card_piece(card)]) for i, card in enumerate(view.before[seat])]
        own.seat = seat
        surfaces.append(own)
        left = sum(piece[0] == LETTERS[seat] for piece in view.at)
        panels.append(Panel(seat, [Counter("pieces", left), Counter("cards", view.sizes[seat])], [own.word]))
    if view.seat >= 0:
        hand = Surface("hand", "hand", Say("hand"), [Spot(card, i, 0, "card", [card_piece(card)]) for i, card in enumerate(view.hand)])
        hand.seat, hand.count = view.seat, len(view.hand)
        surfaces.append(hand)
    return Scene(view, surfaces, panels, [Counter("turn", view.turns)])


BOX = KeepsBox()
