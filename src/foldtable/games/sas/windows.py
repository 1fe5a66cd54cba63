"""Windows: who is asked for magic, in which order, and what is last played resolves first (5.3 to 5.6).

The agenda is the stack. A window that is open lies there as

    EndWindow   Pending   Pending ...   Word

and the top runs: Word asks a seat; when all have passed in turn it is gone, and what lies below happens: the last item resolves
and everybody is asked again, or the window closes. Windows inside a resolution lie above it in the same way.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Choice, Closed, Option, Step
from foldtable.games.sas import in_play
from foldtable.games.sas.aiming import is_trap_proof
from foldtable.games.sas.asking import CardOption, Question, ThingOption, note_card
from foldtable.games.sas.magic import (
    FREE_USE,
    INVOKED,
    MOVEMENT_USE,
    NO_CHOICE,
    NO_EVENT,
    NO_THINGS,
    NOTHING,
    SOME,
    STACK_USE,
    USED,
    USED_AT,
    Objection,
)
from foldtable.games.sas.results import settle_results
from foldtable.games.sas.stack import (
    CARD,
    USE,
    WAIVED_AIMS,
    change,
    clear_events,
    is_disabled,
    item_numbered,
    mark_tried,
    pendings,
    push,
    top_item,
)
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    BEAR_TRAP,
    CARD_COUNT,
    CARD_NUMBER,
    CARD_WORDS,
    DOPPELGANGER,
    FIGHTING,
    LESSER_DEATH_TRAP,
    MOST_SEATS,
    NEAR,
    NO_WINDOW,
    NOBODY,
    NOWHERE,
    PIECE_WORDS,
    SPOTS,
    STONE,
    TRAP_EXPERTISE,
    W3,
    W7,
    are_things,
    thing_number,
    thing_word,
)

WINDOW_USES: Final[list[int]] = [card for card in range(1, CARD_COUNT + 1) if USED_AT[card] in (STACK_USE, FREE_USE)]
MOVEMENT_USES: Final[list[int]] = [card for card in range(1, CARD_COUNT + 1) if USED_AT[card] == MOVEMENT_USE]

# Opening and closing


@final
class EndWindow(Step[Sas]):
    """SAS-534: all have passed and the stack is empty: the window closes, and the outer one, if any, is the open one again."""

    def __init__(self, outer: int, swapped: bool) -> None:
        self.outer = outer
        self.swapped = swapped

    def run(self, g: Sas) -> None:
        clear_events(g)  # SAS-541, SAS-542
        g.window = self.outer
        g.swapped = self.swapped
        g.answerable = False

    def fits(self, g: Sas) -> bool:
        return NO_WINDOW <= self.outer <= W7


END_WINDOW: Final = [EndWindow(outer, swapped=False) for outer in range(8)]


def open_window(g: Sas, kind: i64) -> None:
    """SAS-530, SAS-533: an empty stack, or an armed trap springing on it; then the active player is asked first."""
    if g.owner[LESSER_DEATH_TRAP] == NOBODY or not g.entries:
        if not is_anyone_eligible(g):  # nobody would be asked: the window closes at once
            clear_events(g)
            return
    begin_window(g, kind)
    spring(g)
    go_round(g, g.acting(), 0)


def open_forced(g: Sas, seat: i64, card: i64, aims: list[int], bound: i64) -> None:
    """SAS-527: W7 opens with a forced card on its stack; the asking starts to the left of its invoker."""
    clear_events(g)
    begin_window(g, W7)
    push(g, seat, card, CARD, aims, bound)
    go_round(g, g.next_in(seat), 0)


def begin_window(g: Sas, kind: i64) -> None:
    g.then(EndWindow(g.window, swapped=True) if g.swapped else END_WINDOW[g.window])
    g.window = kind
    g.swapped = False
    g.answerable = False


def settle(g: Sas) -> None:
    """SAS-554, SAS-533: what follows from a resolution; then the asking starts anew."""
    if settle_results(g):
        return
    spring(g)
    go_round(g, g.acting(), 0)


def spring(g: Sas) -> None:
    """SAS-1192: a trap entry springs an armed Lesser Death Trap, before anyone is asked."""
    seat = g.owner[LESSER_DEATH_TRAP]
    if seat == NOBODY or not g.entries or is_disabled(g, LESSER_DEATH_TRAP):
        return
    for code in g.entries:
        piece = code // SPOTS
        if g.at[piece] == code % SPOTS and not is_trap_proof(g, piece):
            push(g, seat, LESSER_DEATH_TRAP, USE, NO_THINGS, code)
            if g.heard:
                args = [who("who", seat), thing("card", CARD_WORDS[LESSER_DEATH_TRAP]), thing("piece", PIECE_WORDS[piece])]
                g.tell("sprung", "SAS-1192", *args)


# Who is asked


def is_eligible(g: Sas, seat: i64) -> bool:
    """SAS-531, by public facts alone: cards and a free wizard, or a use that is available now."""
    if g.out[seat] != 0:
        return False
    if g.hands[seat] and g.is_free(seat):
        return True
    for card in WINDOW_USES:  # noqa: SIM110  # asked after every step: a loop is faster
        if (g.owner[card] == seat or card == DOPPELGANGER) and can_use(g, seat, card):
            return True
    return False


def is_anyone_eligible(g: Sas) -> bool:
    seats: i64 = g.seats
    seat: i64 = 0
    while seat < seats:
        if is_eligible(g, seat):
            return True
        seat += 1
    return False


def can_invoke(g: Sas, seat: i64, card: i64) -> bool:
    magic = INVOKED[card]
    return magic.hindrance(g, seat) is None and magic.has_choice(g, seat, NO_EVENT)


def can_use(g: Sas, seat: i64, card: i64) -> bool:
    """Is this use open to the seat now? The swap of images is the copied piece's controller's, whoever has the card (SAS-1244)."""
    if card == DOPPELGANGER:
        if g.original == NOBODY or g.side[g.original] != seat:
            return False
    elif g.owner[card] != seat:
        return False
    magic = USED[card]
    return magic.hindrance(g, seat) is None and magic.has_choice(g, seat, NO_EVENT)


def go_round(g: Sas, seat: i64, passes: i64) -> None:
    """SAS-533, SAS-534: the next eligible seat is asked; players not eligible count as passing. Nothing if all have passed."""
    most: i64 = g.survivors()
    while passes < most:
        if is_eligible(g, seat):
            g.agenda.append(WORDS[seat * MOST_SEATS + passes])
            return
        passes += 1
        seat = g.next_in(seat)


# The question

PASS: Final[Option] = Choice("pass", [], "SAS-532")
ONLY_PASS: Final[list[Option]] = [PASS]
INVOKE: Final[list[CardOption]] = [CardOption("invoke", card, "SAS-512") for card in range(CARD_COUNT + 1)]
USES: Final[list[CardOption]] = [CardOption("use", card, "SAS-590") for card in range(CARD_COUNT + 1)]

NOT_HELD: Final = Objection("SAS-512", "closed-not-held")
NOT_BEFORE_YOU: Final = Objection("SAS-590", "closed-not-before-you")
WIZARD_FIGHTS: Final = Objection("SAS-517", "closed-wizard-fights")
WIZARD_IS_ROCK: Final = Objection("SAS-513", "closed-wizard-is-rock")
NOT_ITS_MASTER: Final = Objection("SAS-1244", "closed-swap-not-yours")
NO_USE_NOW: Final = Objection("SAS-590", "closed-no-use")


def closed_by(verb: str, words: list[str], objection: Objection, card: i64, what: str) -> Closed:
    """The refusal that an objection makes."""
    args = [thing("card", CARD_WORDS[card]), thing("thing", what)]
    return Closed(verb, words, objection.rule, Say(objection.message, args))


@final
class Word(Question):
    """SAS-532: the asked player passes, invokes a card or uses one. `passes` have been heard in a row so far."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def question(self) -> str:
        return "window"

    def options(self, g: Sas) -> list[Option]:
        seat: i64 = self.seat
        found: list[Option] = []
        hand = g.hands[seat]
        if hand and g.is_free(seat):
            for card in hand:
                if can_invoke(g, seat, card):
                    found.append(INVOKE[card])
        for card in WINDOW_USES:
            if (g.owner[card] == seat or card == DOPPELGANGER) and can_use(g, seat, card):
                found.append(USES[card])
        if not found:
            return ONLY_PASS
        found.append(PASS)
        return found

    def prompt(self, g: Sas) -> Say:
        item = top_item(g)
        window = text("window", f"w{g.window}")
        if item is None or not pendings(g):
            return Say("ask-window", [window, who("active", g.active)])
        return Say("ask-window-answer", [window, note_card(item.card), who("who", item.seat), count("number", len(pendings(g)))])

    def silence(self, g: Sas) -> Option:
        return PASS

    def is_own_turn(self, g: Sas) -> bool:
        return g.active == self.seat

    def concerns(self, g: Sas) -> bool:
        """By public facts: others' magic on the stack, a death, a teleport, a trap entry, one's own turn, or one's own conflict."""
        seat = self.seat
        item = top_item(g)
        if item is not None and item.seat != seat:
            return True
        if g.deaths or g.teleports or g.entries:
            return True
        if g.active == seat:
            return g.window != W3
        return any(seat in (g.side[g.fights[at]], g.side[g.fights[at + 1]]) for at in range(0, len(g.fights), 5))

    def answered(self, g: Sas, option: Option) -> None:
        seat = self.seat
        if option is PASS:
            go_round(g, g.next_in(seat), self.passes + 1)
            return
        assert isinstance(option, CardOption)
        card = option.card
        if option.verb == "invoke":
            g.hands[seat].remove(card)
            announce(g, seat, card, INVOKING)
        else:
            g.then(Aim(seat, card, USING, NO_THINGS, NO_EVENT))
            skip_if_said(g)

    def left(self, g: Sas) -> None:
        """He has given up: the others are asked on."""
        g.then(GoOn(self.seat, self.passes))

    def closed(self, g: Sas) -> list[Closed]:
        found: list[Closed] = []
        seat = self.seat
        for card in g.hands[seat]:
            objection = no_invoking(g, seat, card)
            if objection is not None:
                found.append(closed_by("invoke", [CARD_WORDS[card]], objection, card, ""))
        for card in WINDOW_USES:
            if g.owner[card] == seat:
                objection = no_using(g, seat, card)
                if objection is not None:
                    found.append(closed_by("use", [CARD_WORDS[card]], objection, card, ""))
        return found

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if len(words) == 1 and words[0] in CARD_NUMBER:
            card = CARD_NUMBER[words[0]]
            objection = no_invoking(g, self.seat, card) if verb == "invoke" else no_using(g, self.seat, card) if verb == "use" else None
            if objection is not None:
                return closed_by(verb, words, objection, card, "")
        return Question.why_not(self, g, verb, words)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.passes < g.seats and g.is_in(self.seat)


WORDS: Final = [Word(seat, passes) for seat in range(MOST_SEATS) for passes in range(MOST_SEATS)]


@final
class GoOn(Step[Sas]):
    """The asking goes on after a seat that has given up."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, g: Sas) -> None:
        go_round(g, g.next_in(self.seat), self.passes)

    def fits(self, g: Sas) -> bool:
        return 0 <= self.passes < g.seats


def no_invoking(g: Sas, seat: i64, card: i64) -> Objection | None:
    """Why the seat can't invoke this card now."""
    if card not in g.hands[seat]:
        return NOT_HELD
    if not g.is_free(seat):
        return WIZARD_IS_ROCK if g.status[g.wizard_of(seat)] & STONE else WIZARD_FIGHTS
    objection = INVOKED[card].hindrance(g, seat)
    if objection is not None:
        return objection
    return None if INVOKED[card].has_choice(g, seat, NO_EVENT) else INVOKED[card].lack(g, seat)


def no_using(g: Sas, seat: i64, card: i64) -> Objection | None:
    """Why the seat can't use this card now."""
    if USED_AT[card] != STACK_USE and USED_AT[card] != FREE_USE:
        return NO_USE_NOW
    if card == DOPPELGANGER:
        if g.original == NOBODY or g.side[g.original] != seat:
            return NOT_ITS_MASTER
    elif g.owner[card] != seat:
        return NOT_BEFORE_YOU
    objection = USED[card].hindrance(g, seat)
    if objection is not None:
        return objection
    return None if USED[card].has_choice(g, seat, NO_EVENT) else USED[card].lack(g, seat)


# Announcing a card, with what is named (SAS-512, SAS-550)

INVOKING: Final[i64] = 0
USING: Final[i64] = 1
FORCED: Final[i64] = 2  # Wisdom, or a wizardless player's artifact: in a window of its own
BOUNCING: Final[i64] = 3  # the choices of a spell that was taken over

NAMES: Final[list[ThingOption]] = []  # made when first offered, by thing
DONE: Final[Option] = Choice("done", [], "SAS-550")
WAIVE: Final[Option] = Choice("waive", [], "SAS-1232")


def announce(g: Sas, seat: i64, card: i64, form: i64) -> None:
    """SAS-512: "Magic!": the card is revealed; then comes what must be named."""
    g.revealed += 1
    if g.heard:
        g.tell("magic", "SAS-512", who("who", seat), thing("card", CARD_WORDS[card]))
    g.then(Aim(seat, card, form, NO_THINGS, NO_EVENT))
    skip_if_said(g)


def skip_if_said(g: Sas) -> None:
    """If nothing need be named, all is said."""
    step = g.agenda[-1]
    assert isinstance(step, Aim)
    if step.magic_wants(g) == NOTHING:
        g.agenda.pop()
        step.complete(g)


def choose_anew(g: Sas, seat: i64, bound: i64) -> None:
    """SAS-1232: the spell on top of the stack has been taken over by this seat, which makes its choices as if casting it now."""
    item = top_item(g)
    assert item is not None
    step = Aim(seat, item.card, BOUNCING, NO_THINGS, bound)
    magic = INVOKED[item.card]
    if magic.wants(g, seat, NO_THINGS) != NOTHING and not magic.has_choice(g, seat, bound):
        step.waive(g)
    else:
        g.then(step)


def name_option(number: i64) -> Option:
    while len(NAMES) <= number:
        NAMES.append(ThingOption("name", len(NAMES), "SAS-550"))
    return NAMES[number]


@final
class Aim(Question):
    """One thing after the other is named, until all is said: "card first, then target" keeps each question short."""

    def __init__(self, seat: int, card: int, form: int, aims: list[int], bound: int) -> None:
        self.seat = seat
        self.card = card
        self.form = form
        self.aims = aims
        self.bound = bound

    def question(self) -> str:
        return "bounce_choices" if self.form == BOUNCING else "aim"

    def magic_wants(self, g: Sas) -> i64:
        return (USED if self.form == USING else INVOKED)[self.card].wants(g, self.seat, self.aims)

    def holds_card(self) -> bool:
        return self.form == INVOKING or self.form == FORCED

    def options(self, g: Sas) -> list[Option]:
        magic = (USED if self.form == USING else INVOKED)[self.card]
        found: list[Option] = []
        for number in magic.things(g, self.seat, self.aims, self.bound):
            found.append(name_option(number))
        if magic.wants(g, self.seat, self.aims) == SOME:
            found.append(DONE)
        if self.form == BOUNCING:
            if magic.wants(g, self.seat, self.aims) == NOTHING:
                found.append(DONE)
            found.append(WAIVE)
        return found

    def prompt(self, g: Sas) -> Say:
        args = [note_card(self.card), count("number", len(self.aims)), things("things", [thing_word(aim) for aim in self.aims])]
        return Say("ask-aim-" + CARD_WORDS[self.card].replace("_", "-") + ("-use" if self.form == USING else ""), args)

    def answered(self, g: Sas, option: Option) -> None:
        if option is WAIVE:
            self.waive(g)
            return
        aims = self.aims
        if isinstance(option, ThingOption):
            aims = [*aims, option.thing]
        step = Aim(self.seat, self.card, self.form, aims, self.bound)
        if option is DONE or step.magic_wants(g) == NOTHING:
            step.complete(g)
            return
        g.then(step)
        if not g.options() or g.options() == [DONE]:  # nothing more to name
            g.agenda.pop()
            step.complete(g)

    def complete(self, g: Sas) -> None:
        """All is said."""
        seat = self.seat
        card = self.card
        aims = self.aims
        if self.form == USING:
            self.put_to_use(g)
            return
        if self.form == BOUNCING:
            at = item_numbered(g, self.serial_below(g))
            magic_bound = INVOKED[card].bind(g, seat, aims) if self.bound == NO_EVENT else self.bound
            change(g, at, seat, aims, magic_bound)
            if g.heard:
                self.tell(g, "invoked")
            return
        bound = INVOKED[card].bind(g, seat, aims)
        if g.heard:
            self.tell(g, "invoked")
        if self.form == FORCED:
            open_forced(g, seat, card, aims, bound)
        else:
            push(g, seat, card, CARD, aims, bound)
            go_round(g, g.next_in(seat), 0)

    def put_to_use(self, g: Sas) -> None:
        """SAS-591 to SAS-593."""
        seat = self.seat
        card = self.card
        magic = USED[card]
        if g.heard:
            self.tell(g, "used")
        how = USED_AT[card]
        if how == STACK_USE:
            bound: i64 = magic.bind(g, seat, self.aims)
            if card == BEAR_TRAP:
                g.sprung.append(bound)
            elif card == TRAP_EXPERTISE:
                mark_tried(g, bound)
            else:
                in_play.mark_used(g, card)  # Domain Teleport: once a turn, whatever comes of it (SAS-1532)
            push(g, seat, card, USE, self.aims, bound)
            go_round(g, g.next_in(seat), 0)
        elif how == FREE_USE:
            g.then(FREELY_USED[seat])
            magic.resolve(g, seat, self.aims, NO_EVENT)
        else:
            clear_events(g)
            magic.resolve(g, seat, self.aims, NO_EVENT)

    def tell(self, g: Sas, message: str) -> None:
        args = [who("who", self.seat), note_card(self.card), things("things", [thing_word(aim) for aim in self.aims])]
        g.tell(message, "SAS-550", *args)

    def serial_below(self, g: Sas) -> int:
        """Of the spell whose choices are made anew: the top item."""
        item = top_item(g)
        assert item is not None
        return item.serial

    def waive(self, g: Sas) -> None:
        """SAS-1232: the bounced spell may be let have no effect: it stays on the stack, to resolve in vain."""
        change(g, item_numbered(g, self.serial_below(g)), self.seat, WAIVED_AIMS, NO_EVENT)

    def left(self, g: Sas) -> None:
        """He has given up in the middle of it: his card is discarded."""
        if self.holds_card():
            in_play.send_away(g, self.card)
        if self.form == INVOKING or (self.form == USING and USED_AT[self.card] != MOVEMENT_USE):
            g.then(GoOn(self.seat, 0))

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "name" and len(words) == 1:
            number = thing_number(words[0])
            if number >= 0:
                magic = (USED if self.form == USING else INVOKED)[self.card]
                objection = magic.objection(g, self.seat, self.aims, number, self.bound)
                if objection is None:
                    objection = NO_CHOICE
                return closed_by(verb, words, objection, self.card, words[0])
        return Question.why_not(self, g, verb, words)

    def fits(self, g: Sas) -> bool:
        if not (0 < self.card <= CARD_COUNT and are_things(self.aims) and INVOKING <= self.form <= BOUNCING and g.is_in(self.seat)):
            return False
        return self.form != BOUNCING or top_item(g) is not None


@final
class FreelyUsed(Step[Sas]):
    """SAS-593: what follows from a free use; the asking goes on to the left of whoever made it (SAS-533).

    It springs no trap: no free use is a trap entry (SAS-1247), and those that are current have sprung theirs.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sas) -> None:
        if settle_results(g):
            return
        go_round(g, g.next_in(self.seat), 0)


FREELY_USED: Final = [FreelyUsed(seat) for seat in range(MOST_SEATS)]


# W3: SAS-523, SAS-529


def open_w3(g: Sas, piece: i64) -> None:
    """After an action: always, or with `step_windows events` only after one that matters."""
    if g.every_step or g.deaths or g.teleports or g.entries or is_beside_rival_wizard(g, piece) or has_begun_fight(g, piece):
        open_window(g, W3)


def has_begun_fight(g: Sas, piece: i64) -> bool:
    return piece != NOBODY and g.at[piece] != NOWHERE and g.status[piece] & FIGHTING != 0


def is_beside_rival_wizard(g: Sas, piece: i64) -> bool:
    """SAS-529: next to it means on the same spot too (SAS-017)."""
    if piece == NOBODY or g.at[piece] == NOWHERE:
        return False
    spot = g.at[piece]
    for seat in range(g.seats):
        wizard = g.wizard_of(seat)
        if seat != g.controller(piece) and not g.status[wizard] & STONE and (g.at[wizard] == spot or g.at[wizard] in NEAR[spot]):
            return True
    return False
