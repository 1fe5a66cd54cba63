"""Movement: three dice shared out among the pieces, one action at a time (section 3), and the extra moves of Horse and Speed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, who
from foldtable.core.steps import Choice, Closed, Option, Step
from foldtable.games.sas import odds, pieces
from foldtable.games.sas.asking import CardOption, OptionTable, PieceOption, Question, note_piece, note_spot, piece_arg
from foldtable.games.sas.in_play import is_used, mark_used
from foldtable.games.sas.magic import NO_EVENT, NO_THINGS, USED, Objection
from foldtable.games.sas.results import settle_results
from foldtable.games.sas.stack import clear_events, is_resolving
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    ARMY_SIZE,
    ASLEEP,
    BELT,
    BOOTS,
    CARD_COUNT,
    CARD_NUMBER,
    CARD_WORDS,
    DIGIT,
    DOMAIN_WORDS,
    FIGHTING,
    FIRST_EXTRA,
    FIRST_PIECE,
    GHOST,
    HALTED,
    HELD,
    IS_TRAP,
    LEFT_RX,
    LIFELESS,
    MOST_SEATS,
    NEAR,
    NO_TX,
    NOBODY,
    NOWHERE,
    PARALYSED,
    PIECE_NUMBER,
    PIECE_WORDS,
    RIGHT_RX,
    SHIELDED,
    SPOT_NUMBER,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    STONE,
    TX_AT,
    TX_WORDS,
    UNABLE,
    VACANT,
    W4,
    are_things,
)
from foldtable.games.sas.windows import MOVEMENT_USES, USES, USING, Aim, closed_by, open_w3, open_window

# The dice (3.1)


@final
class Limits:
    """SAS-304: how many moves each piece may still make, given the dice and all moves made so far."""

    def __init__(self, g: Sas) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        for die in g.dice:
            self.take(die)
        self.left: i64 = self.first + self.second + self.third  # of the sum
        self.beyond_second: i64 = 0  # pieces with more moves than the second die, and than the third
        self.beyond_third: i64 = 0
        for made in g.made:
            if made:
                self.reckon(made)
        for made in g.spent:
            self.reckon(made)

    def take(self, die: i64) -> None:
        if die > self.first:
            self.third = self.second
            self.second = self.first
            self.first = die
        elif die > self.second:
            self.third = self.second
            self.second = die
        elif die > self.third:
            self.third = die

    def reckon(self, made: i64) -> None:
        self.left -= made
        if made > self.second:
            self.beyond_second += 1
        if made > self.third:
            self.beyond_third += 1

    def moves_for(self, made: i64) -> i64:
        """How many more moves may a piece make that has made so many?"""
        others_third = self.beyond_third - 1 if made > self.third else self.beyond_third
        others_second = self.beyond_second - 1 if made > self.second else self.beyond_second
        most: i64 = self.third
        if others_third < 2:
            most = self.second if others_second > 0 else self.first
        most -= made
        if most > self.left:
            most = self.left
        return max(0, most)


# Where a piece may go (3.3, 3.4)


def can_enter(g: Sas, seat: i64, piece: i64, spot: i64) -> bool:
    """SAS-320 to SAS-323, SAS-327, SAS-1461: may this piece, moved by this seat, step onto the spot?"""
    what: i64 = g.spots[spot]
    if what == VACANT:
        return True
    if g.is_vaporous(piece):
        return True
    if what < FIRST_PIECE or what >= DIGIT:
        return False
    other = what - FIRST_PIECE
    status: i64 = g.status[other]
    if status & (STONE | SHIELDED | FIGHTING):
        return False
    if status & GHOST:
        return g.is_wizard(piece) and g.side[other] != seat
    return g.controller(other) != seat


def landing_spots(g: Sas, spot: i64) -> list[int]:
    """SAS-332, SAS-333: the spots next to the Rx that the Tx beside this spot leads to."""
    side: i64 = TX_AT[spot]
    there = g.domain_of_next(spot // SPOTS_EACH, side)
    return RIGHT_RX[there] if side == 0 else LEFT_RX[there]


STEP_OPTIONS: Final = OptionTable("step", "SAS-320")
JUMP_OPTIONS: Final = OptionTable("jump", "SAS-334")
FLY_OPTIONS: Final = OptionTable("fly", "SAS-1101")
GHOST_OPTIONS: Final = OptionTable("through", "SAS-326")


@final
class BlockedOption(Option):
    """SAS-336: to enter a teleportal without a valid spot at its end."""

    def __init__(self, piece: int, spot: int) -> None:
        super().__init__("jump", "SAS-336")
        self.piece = piece
        self.spot = spot  # beside the Tx

    def things(self) -> list[str]:
        return [PIECE_WORDS[self.piece], tx_word(self.spot)]

    def say(self) -> Say:
        return Say("choice-jump", [note_piece(self.piece), thing("spot", tx_word(self.spot))])


def tx_word(spot: i64) -> str:
    """The transmitter beside this spot: `keep/ltx`."""
    return DOMAIN_WORDS[spot // SPOTS_EACH] + "/" + TX_WORDS[TX_AT[spot]]


def add_moves(g: Sas, seat: i64, piece: i64, moves: i64, found: list[Option]) -> None:
    """Steps, teleportals and ghost passages open to a piece with so many moves left."""
    spot: i64 = g.at[piece]
    passable = False
    for beside in NEAR[spot]:
        if can_enter(g, seat, piece, beside):
            found.append(STEP_OPTIONS.get(piece, beside))
        elif g.spots[beside] >= FIRST_PIECE:
            passable = True
    if TX_AT[spot] != NO_TX:
        valid = False
        landings = landing_spots(g, spot)
        for there in landings:
            if can_enter(g, seat, piece, there):
                found.append(JUMP_OPTIONS.get(piece, there))
                valid = True
            elif g.spots[there] >= FIRST_PIECE:
                passable = True
        if not valid and not can_begin_passage(g, seat, piece, landings, moves):
            found.append(BlockedOption(piece, spot))
    if passable and g.is_wizard(piece) and moves > 1:
        for beside in hops(g, spot):
            if is_own_ghost(g, seat, beside) and can_go_on(g, seat, piece, [beside], moves - 1):
                found.append(GHOST_OPTIONS.get(piece, beside))


def add_flights(g: Sas, seat: i64, piece: i64, found: list[Option]) -> None:
    """SAS-1101: over any adjacent spot to one beyond it, which one isn't said: nothing happens there (SAS-1103)."""
    spot: i64 = g.at[piece]
    seen: list[int] = [spot]
    for over in NEAR[spot]:
        for beyond in NEAR[over]:
            if beyond not in seen:
                seen.append(beyond)
                if can_enter(g, seat, piece, beyond):
                    found.append(FLY_OPTIONS.get(piece, beyond))


# Ghost passages (SAS-326)


def is_own_ghost(g: Sas, seat: i64, spot: i64) -> bool:
    what: i64 = g.spots[spot]
    if what < FIRST_PIECE or what >= DIGIT:
        return False
    other = what - FIRST_PIECE
    return g.status[other] & GHOST != 0 and g.side[other] == seat


def hops(g: Sas, spot: i64) -> list[int]:
    """All spots one move away, through a teleportal too."""
    return NEAR[spot] if TX_AT[spot] == NO_TX else NEAR[spot] + landing_spots(g, spot)


def can_go_on(g: Sas, seat: i64, piece: i64, path: list[int], moves: i64) -> bool:
    """From the last ghost of this path, with so many moves left: is there a way to a spot where the wizard may stop?"""
    if moves < 1:
        return False
    here = path[len(path) - 1]
    for spot in hops(g, here):
        if can_enter(g, seat, piece, spot) and spot != g.at[piece]:
            return True
    for spot in hops(g, here):
        if spot not in path and is_own_ghost(g, seat, spot) and can_go_on(g, seat, piece, [*path, spot], moves - 1):
            return True
    return False


def can_begin_passage(g: Sas, seat: i64, piece: i64, landings: list[int], moves: i64) -> bool:
    """Does a passage count as a valid landing here? (SAS-335)"""
    if not g.is_wizard(piece):
        return False
    return any(is_own_ghost(g, seat, spot) and can_go_on(g, seat, piece, [spot], moves - 1) for spot in landings)


# Moving


def arrive(g: Sas, piece: i64, to: i64, origin: i64, passed_tx: bool) -> None:
    """SAS-328: the piece is put down; a conflict is recorded; ghosts met by a wizard live or die; sleepers wake; the events."""
    here: i64 = g.at[piece]
    what: i64 = g.spots[to]
    vaporous = g.is_vaporous(piece)
    pieces.take_away_hold(g, piece)
    pieces.lift(g, piece)
    pieces.put(g, piece, to)
    if what >= FIRST_PIECE:
        if what < DIGIT and not g.status[what - FIRST_PIECE] & LIFELESS and not vaporous:
            pieces.begin_fight(g, piece, what - FIRST_PIECE, to, origin)
        else:
            meet_ghosts(g, piece, to)
    if g.sleeper != NOBODY:
        pieces.stir(g, piece, here)
        pieces.stir(g, piece, to)
    if passed_tx:
        g.teleports.append(SPOTS * piece + to)
    if IS_TRAP[to]:
        g.entries.append(SPOTS * piece + to)


def meet_ghosts(g: Sas, wizard: i64, spot: i64) -> None:
    """SAS-1413, SAS-1414, SAS-1464: a wizard's own ghost lives again, another's dies, to his controller's credit."""
    if not g.is_wizard(wizard):
        return
    for other in g.pieces_at(spot):
        if g.status[other] & GHOST:
            if g.side[other] == g.side[wizard]:
                pieces.make_live(g, other)
            else:
                pieces.kill(g, [other], g.side[wizard])


def do_move(g: Sas, option: PieceOption | BlockedOption) -> i64:
    """A step, a teleportal or a flight; how many moves it took."""
    piece: i64 = option.piece
    if isinstance(option, BlockedOption):
        if g.heard:
            g.tell("transmitter-destroys", "SAS-336", thing("piece", PIECE_WORDS[piece]))
        pieces.kill(g, [piece], NOBODY)
        return 1
    here: i64 = g.at[piece]
    verb = option.verb
    if g.heard:
        message = "stepped" if verb == "step" else "jumped" if verb == "jump" else "flew"
        args = [who("who", g.controller(piece)), piece_arg(g, "piece", piece), thing("spot", SPOT_WORDS[option.spot])]
        g.tell(message, option.rule, *args)
    arrive(g, piece, option.spot, here, passed_tx=verb == "jump")
    return 2 if verb == "fly" else 1


# The movement of a turn


@final
class Movement(Step[Sas]):
    """T3 (SAS-211, SAS-308): one action after the other, until the active player ends it or none is left (SAS-980)."""

    def run(self, g: Sas) -> None:
        seat = g.active
        if not g.is_in(seat):  # SAS-222
            return
        ask = MOVE_ACTIONS[seat]
        options = ask.options(g)
        if len(options) == 1:
            end_movement(g)
            return
        g.agenda.append(ask)
        g.offered = options


def end_movement(g: Sas) -> None:
    """SAS-524: W4 opens; after it T3 is over."""
    clear_events(g)
    if g.heard:
        g.tell("movement-ends", "SAS-308", who("who", g.active))
    open_window(g, W4)


END: Final[Option] = Choice("end", [], "SAS-308")

NOT_YOURS: Final = Objection("SAS-310", "closed-not-yours")
IT_CANNOT_MOVE: Final = Objection("SAS-310", "closed-cannot-move")
MOVES_HAVE_ENDED: Final = Objection("SAS-324", "closed-moves-ended")
IT_FIGHTS: Final = Objection("SAS-403", "closed-it-fights")
NO_MOVES_LEFT: Final = Objection("SAS-304", "closed-no-moves-left")
SUM_IS_SPENT: Final = Objection("SAS-303", "closed-sum-spent")
OWN_PIECE_THERE: Final = Objection("SAS-321", "closed-own-piece")
CANNOT_FIGHT_THAT: Final = Objection("SAS-322", "closed-cannot-fight")
OWN_GHOST_THERE: Final = Objection("SAS-326", "closed-own-ghost")
NOT_ADJACENT: Final = Objection("SAS-320", "closed-not-adjacent")
NO_TX_HERE: Final = Objection("SAS-334", "closed-no-transmitter")
NOT_BLOCKED: Final = Objection("SAS-336", "closed-not-blocked")
NOT_NEXT_TO_RX: Final = Objection("SAS-332", "closed-not-at-receiver")
NO_SPOT: Final = Objection("SAS-331", "closed-no-spot")
NO_BELT: Final = Objection("SAS-590", "closed-not-before-you")
BELT_USED: Final = Objection("SAS-1100", "closed-used-this-turn")
HULK_CANNOT_FLY: Final = Objection("SAS-1101", "closed-hulk-cannot-fly")
NOT_BEYOND: Final = Objection("SAS-1101", "closed-not-beyond")
NOT_A_WIZARD: Final = Objection("SAS-326", "closed-no-wizard-no-passage")
NO_GHOST_THERE: Final = Objection("SAS-326", "closed-no-own-ghost")


@final
class MoveAction(Question):
    """SAS-308: one action: a step, a teleportal, a flight, a ghost passage, a movement use; or the end of movement."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "move_action"

    def options(self, g: Sas) -> list[Option]:
        seat: i64 = self.seat
        found: list[Option] = []
        limits = Limits(g)
        if limits.left > 0:
            can_fly = g.owner[BELT] == seat and not is_used(g, BELT)
            own: i64 = ARMY_SIZE * g.seats
            most: i64 = len(g.at)
            piece: i64 = 0
            while piece < most:
                if piece == own:
                    piece = FIRST_EXTRA
                    if piece >= most:
                        break
                if g.at[piece] != NOWHERE and not g.status[piece] & UNABLE:
                    hulk = piece >= FIRST_EXTRA and g.is_hulk(piece)
                    if (g.side[piece] == seat and not hulk) or (hulk and g.is_free(seat)):
                        moves = limits.moves_for(g.made[piece])
                        if moves > 0:
                            add_moves(g, seat, piece, moves, found)
                            if can_fly and moves > 1 and not hulk:
                                add_flights(g, seat, piece, found)
                piece += 1
        for card in MOVEMENT_USES:
            if g.owner[card] == seat and can_use_now(g, seat, card):
                found.append(USES[card])
        found.append(END)
        return found

    def prompt(self, g: Sas) -> Say:
        limits = Limits(g)
        return Say("ask-move_action", [text("dice", " ".join([str(die) for die in g.dice])), count("left", limits.left)])

    def outlook(self, g: Sas, option: Option) -> Say | None:
        if option is END:
            return odds.of_end(g, self.seat)
        return Say("outlook-blocked") if isinstance(option, BlockedOption) else odds.of_move(g, option)

    def answered(self, g: Sas, option: Option) -> None:
        seat = self.seat
        clear_events(g)
        if option is END:
            end_movement(g)
            return
        if isinstance(option, CardOption):
            g.then(Aim(seat, option.card, USING, NO_THINGS, NO_EVENT), AFTER_BOOTS if option.card == BOOTS else AFTER_USE, MOVEMENT)
            return
        assert isinstance(option, (PieceOption, BlockedOption))
        if option.verb == "through":
            assert isinstance(option, PieceOption)
            moves = Limits(g).moves_for(g.made[option.piece])
            g.then(Passage(seat, option.piece, [option.spot], moves - 1), MOVEMENT)
            return
        piece: i64 = option.piece
        if option.verb == "fly":
            mark_used(g, BELT)
        g.made[piece] += 2 if option.verb == "fly" else 1
        do_move(g, option)
        after_action(g, piece, MOVEMENT)

    def closed(self, g: Sas) -> list[Closed]:
        """Uses of cards in play that don't go now, and flights."""
        found: list[Closed] = []
        for card in MOVEMENT_USES:
            if g.owner[card] == self.seat and card != BELT:
                objection = no_movement_use(g, self.seat, card)
                if objection is not None:
                    found.append(closed_by("use", [CARD_WORDS[card]], objection, card, ""))
        return found

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "use" and len(words) == 1 and words[0] in CARD_NUMBER:
            card = CARD_NUMBER[words[0]]
            objection = no_movement_use(g, self.seat, card)
            if objection is not None:
                return closed_by(verb, words, objection, card, "")
        if verb in ("step", "jump", "fly", "through") and len(words) == 2 and words[0] in PIECE_NUMBER:
            piece = PIECE_NUMBER[words[0]]
            objection = no_moving(g, self.seat, piece, 2 if verb in ("fly", "through") else 1) or no_way(
                g, self.seat, piece, verb, words[1]
            )
            if objection is not None:
                return closed_move(verb, words, objection)
        return Question.why_not(self, g, verb, words)

    def left(self, g: Sas) -> None:
        """SAS-222: his movement ends at once."""

    def fits(self, g: Sas) -> bool:
        return self.seat == g.active and g.is_in(self.seat)


def closed_move(verb: str, words: list[str], objection: Objection) -> Closed:
    args = [thing("piece", words[0]), thing("spot", words[1])]
    return Closed(verb, words, objection.rule, Say(objection.message, args))


def no_moving(g: Sas, seat: i64, piece: i64, moves: i64) -> Objection | None:
    """Why this piece can't make so many moves now."""
    if piece >= len(g.at) or g.at[piece] == NOWHERE or g.controller(piece) != seat:
        return NOT_YOURS
    status: i64 = g.status[piece]
    if status & FIGHTING and not status & HALTED:
        return IT_FIGHTS
    if status & HALTED:
        return MOVES_HAVE_ENDED
    if status & UNABLE:
        return IT_CANNOT_MOVE
    limits = Limits(g)
    if limits.left < moves:
        return SUM_IS_SPENT
    if limits.moves_for(g.made[piece]) < moves:
        return NO_MOVES_LEFT
    return None


def no_way(g: Sas, seat: i64, piece: i64, verb: str, word: str) -> Objection | None:
    """Why a piece that can move can't go there in this way."""
    spot: i64 = g.at[piece]
    if verb == "jump":
        if TX_AT[spot] == NO_TX:
            return NO_TX_HERE
        if word == tx_word(spot):
            return NOT_BLOCKED
    if word not in SPOT_NUMBER:
        return NO_SPOT
    to = SPOT_NUMBER[word]
    if verb == "fly":
        objection = no_flying(g, seat, piece, to)
        if objection is not None:
            return objection
    elif verb == "jump":
        if to not in landing_spots(g, spot):
            return NOT_NEXT_TO_RX
    elif verb == "through":
        if not g.is_wizard(piece):
            return NOT_A_WIZARD
        if to not in hops(g, spot) or not is_own_ghost(g, seat, to):
            return NO_GHOST_THERE
        return OWN_GHOST_THERE
    elif to not in NEAR[spot]:
        return NOT_ADJACENT
    return no_entering(g, seat, piece, to)


def no_flying(g: Sas, seat: i64, piece: i64, to: i64) -> Objection | None:
    """SAS-1100, SAS-1101."""
    spot: i64 = g.at[piece]
    if g.owner[BELT] != seat:
        return NO_BELT
    if is_used(g, BELT):
        return BELT_USED
    if g.is_hulk(piece):
        return HULK_CANNOT_FLY
    if to == spot or not [over for over in NEAR[spot] if to in NEAR[over]]:
        return NOT_BEYOND
    return None


def no_entering(g: Sas, seat: i64, piece: i64, spot: i64) -> Objection | None:
    """The rule by which the piece can't step onto this spot."""
    if can_enter(g, seat, piece, spot):
        return None
    other = g.piece_at(spot)
    if other == NOBODY or g.status[other] & (STONE | SHIELDED | FIGHTING):
        return OWN_PIECE_THERE if other != NOBODY and g.controller(other) == seat and not g.status[other] & STONE else CANNOT_FIGHT_THAT
    if g.status[other] & GHOST:
        return OWN_GHOST_THERE if g.side[other] == seat and g.is_wizard(piece) else CANNOT_FIGHT_THAT
    return OWN_PIECE_THERE


def can_use_now(g: Sas, seat: i64, card: i64) -> bool:
    magic = USED[card]
    return card != BELT and magic.hindrance(g, seat) is None and magic.has_choice(g, seat, NO_EVENT)


NOT_BEFORE: Final = Objection("SAS-590", "closed-not-before-you")
NO_MOVEMENT_USE: Final = Objection("SAS-591", "closed-no-movement-use")


def no_movement_use(g: Sas, seat: i64, card: i64) -> Objection | None:
    if card not in MOVEMENT_USES or card == BELT:
        return NO_MOVEMENT_USE
    if g.owner[card] != seat:
        return NOT_BEFORE
    objection = USED[card].hindrance(g, seat)
    if objection is not None:
        return objection
    return None if USED[card].has_choice(g, seat, NO_EVENT) else USED[card].lack(g, seat)


MOVE_ACTIONS: Final = [MoveAction(seat) for seat in range(MOST_SEATS)]
MOVEMENT: Final = Movement()


def after_action(g: Sas, piece: i64, then: Step[Sas]) -> None:
    """SAS-328: what follows by itself; then W3, and then this."""
    if settle_results(g):
        return
    g.agenda.append(then)
    open_w3(g, piece)


@final
class AfterUse(Step[Sas]):
    """SAS-523: after a movement use W3 opens, but not after a substitution of dice."""

    def __init__(self, with_window: bool) -> None:
        self.with_window = with_window

    def run(self, g: Sas) -> None:
        if settle_results(g) or not self.with_window:
            return
        open_w3(g, NOBODY)


AFTER_USE: Final = AfterUse(with_window=True)
AFTER_BOOTS: Final = AfterUse(with_window=False)


@final
class Passage(Question):
    """SAS-326: a ghost passage is declared ghost by ghost, up to the spot where the wizard stops; only then does he move."""

    def __init__(self, seat: int, piece: int, path: list[int], moves: int) -> None:
        self.seat = seat
        self.piece = piece
        self.path = path
        self.moves = moves

    def question(self) -> str:
        return "passage"

    def options(self, g: Sas) -> list[Option]:
        seat = self.seat
        piece = self.piece
        here = self.path[-1]
        found: list[Option] = []
        for spot in hops(g, here):
            if can_enter(g, seat, piece, spot) and spot != g.at[piece]:
                found.append(STEP_OPTIONS.get(piece, spot))
        for spot in hops(g, here):
            if spot not in self.path and is_own_ghost(g, seat, spot) and can_go_on(g, seat, piece, [*self.path, spot], self.moves - 1):
                found.append(GHOST_OPTIONS.get(piece, spot))
        return found

    def prompt(self, g: Sas) -> Say:
        return Say("ask-passage", [note_piece(self.piece), note_spot(self.path[-1]), count("left", self.moves)])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, PieceOption)
        if option.verb == "through":
            g.then(Passage(self.seat, self.piece, [*self.path, option.spot], self.moves - 1))
            return
        self.walk(g, option.spot)

    def walk(self, g: Sas, to: i64) -> None:
        """The whole passage as one action: its ghosts live again, and the wizard arrives."""
        piece: i64 = self.piece
        origin: i64 = g.at[piece]
        cost = len(self.path) + 1
        below = g.agenda[-1]
        if not isinstance(below, ExtraSteps):
            g.made[piece] += cost
        if g.heard:
            args = [who("who", self.seat), thing("piece", PIECE_WORDS[piece]), thing("spot", SPOT_WORDS[to])]
            g.tell("walked-through", "SAS-326", *args)
        passed_tx = False
        here = origin
        for spot in [*self.path, to]:
            if spot not in NEAR[here]:
                passed_tx = True
            here = spot
        arrive(g, piece, to, origin, passed_tx=passed_tx)
        for spot in self.path:
            other = g.piece_at(spot)
            if other != NOBODY and g.status[other] & GHOST:
                pieces.make_live(g, other)
            pieces.stir(g, piece, spot)
        if isinstance(below, ExtraSteps):
            g.agenda[-1] = ExtraSteps(below.seat, below.card, below.piece, below.left_over - cost, below.despite)
        if settle_results(g):
            return
        open_w3(g, piece)

    def fits(self, g: Sas) -> bool:
        if not (
            0 <= self.piece < len(g.at) and g.at[self.piece] != NOWHERE and g.is_wizard(self.piece) and are_things(self.path) and self.path
        ):
            return False
        if len(g.agenda) < 2 or not isinstance(g.agenda[-2], (Movement, ExtraSteps)):
            return False
        return all(0 <= spot < SPOTS and is_own_ghost(g, self.seat, spot) for spot in self.path) and self.moves > 0


# Horse and Speed: SAS-1402


@final
class ExtraSteps(Step[Sas]):
    """The extra moves of one piece, given by a card: actions with nested windows W3, which count for no limit.

    `despite`: the statuses it had when they began, which its card overrides (SAS-1453).
    """

    def __init__(self, seat: int, card: int, piece: int, left_over: int, despite: int) -> None:
        self.seat = seat
        self.card = card
        self.piece = piece
        self.left_over = left_over
        self.despite = despite

    def run(self, g: Sas) -> None:
        if self.is_over(g):
            return
        ask = ExtraStep(self.seat, self.card, self.piece, self.left_over, self.despite)
        if len(ask.options(g)) > 1:
            g.then(ask)

    def is_over(self, g: Sas) -> bool:
        """SAS-1402: what ends them."""
        piece = self.piece
        if self.left_over < 1 or g.at[piece] == NOWHERE or g.controller(piece) != self.seat:
            return True
        if g.status[piece] & (FIGHTING | LIFELESS | ((HELD | ASLEEP | PARALYSED) & ~self.despite)):
            return True
        return not g.is_in(self.seat) or not g.has_wizard(self.seat) or not is_resolving(g, self.card)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.piece < len(g.at) and 0 < self.card <= CARD_COUNT and self.despite >= 0


STOP: Final[Option] = Choice("stop", [], "SAS-1402")


@final
class ExtraStep(Question):
    """One of them, or enough."""

    def __init__(self, seat: int, card: int, piece: int, left_over: int, despite: int) -> None:
        self.seat = seat
        self.card = card
        self.piece = piece
        self.left_over = left_over
        self.despite = despite

    def question(self) -> str:
        return "extra_step"

    def options(self, g: Sas) -> list[Option]:
        found: list[Option] = []
        add_moves(g, self.seat, self.piece, self.left_over, found)
        found.append(STOP)
        return found

    def prompt(self, g: Sas) -> Say:
        return Say("ask-extra_step", [note_piece(self.piece), count("left", self.left_over), thing("card", CARD_WORDS[self.card])])

    def outlook(self, g: Sas, option: Option) -> Say | None:
        return Say("outlook-blocked") if isinstance(option, BlockedOption) else odds.of_move(g, option)

    def answered(self, g: Sas, option: Option) -> None:
        if option is STOP:
            return
        clear_events(g)
        piece: i64 = self.piece
        assert isinstance(option, (PieceOption, BlockedOption))
        if option.verb == "through":
            assert isinstance(option, PieceOption)
            rest = ExtraSteps(self.seat, self.card, piece, self.left_over, self.despite)
            g.then(Passage(self.seat, piece, [option.spot], self.left_over - 1), rest)
            return
        do_move(g, option)
        after_action(g, piece, ExtraSteps(self.seat, self.card, piece, self.left_over - 1, self.despite & ~HELD))

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "fly":
            return Closed(verb, words, "SAS-1104", Say("closed-no-flight-now"))
        if verb in ("step", "jump", "through") and len(words) == 2:
            if words[0] != PIECE_WORDS[self.piece]:
                return Closed(verb, words, "SAS-1402", Say("closed-other-piece", [note_piece(self.piece)]))
            objection = no_way(g, self.seat, self.piece, verb, words[1])
            if objection is not None:
                return closed_move(verb, words, objection)
        return Question.why_not(self, g, verb, words)

    def fits(self, g: Sas) -> bool:
        if not (0 <= self.piece < len(g.at) and g.is_living(self.piece) and 0 < self.card <= CARD_COUNT):
            return False
        return self.left_over > 0 and self.despite >= 0 and g.controller(self.piece) == self.seat
