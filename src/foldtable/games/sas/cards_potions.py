"""The potions, chapter 7: what the wizard drinks lies before him until its time is over (SAS-585 to SAS-588)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, text, thing, things, who
from foldtable.core.steps import Closed, Option, Step
from foldtable.games.sas.aiming import gets_through
from foldtable.games.sas.asking import CardOption, Question
from foldtable.games.sas.guards import GO
from foldtable.games.sas.in_play import draw, lay_down, send_away
from foldtable.games.sas.magic import INVOKED, USED, Magic, Objection
from foldtable.games.sas.movement import ExtraSteps
from foldtable.games.sas.pieces import turn_to_stone
from foldtable.games.sas.stack import is_resolving
from foldtable.games.sas.state import Sas
from foldtable.games.sas.stones import BreakStone, ShiftStone
from foldtable.games.sas.tables import (
    CARD_NUMBER,
    CARD_WORDS,
    DRAGON,
    FIGHTING,
    GIANTS_STRENGTH,
    HELD,
    HORSE,
    NEAR,
    NO_CARD,
    NOBODY,
    PARALYSED,
    ROCK_TRANSFORM,
    SPEED,
    STONE,
    STRENGTH_POTION,
    SUPER_STRENGTH,
    VACANT,
    VAPOUR,
    WISDOM,
)
from foldtable.games.sas.windows import FORCED, INVOKE, announce, can_invoke

NOT_BESIDE_HIM: Final = Objection("SAS-1440", "closed-not-beside-wizard")
NOT_BESIDE_ROCK: Final = Objection("SAS-1510", "closed-not-beside-rock")
NOT_BESIDE_GIANT: Final = Objection("SAS-1510", "closed-not-beside-wizard")
PUSHED_ALREADY: Final = Objection("SAS-1511", "closed-pushed-already")
IS_A_ROCK: Final = Objection("SAS-1472", "closed-wizard-is-rock")


@final
class Drink(Magic):
    """Transform to Dragon, Super Strength, Vapour, Strength, Giant's Strength: it works as long as it lies in play."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        lay_down(g, self.card, seat)


@final
class Speed(Magic):
    """SAS-1450 to SAS-1454."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        wizard = g.wizard_of(seat)
        if g.status[wizard] & (FIGHTING | STONE) or not gets_through(g, self.card, seat, wizard, GO):
            return
        first = g.chance.die("speed", 6)
        second = g.chance.die("speed", 6)
        if g.heard:
            g.tell("speed-rolled", "SAS-1450", who("who", seat), text("dice", f"{first} {second}"))
        g.then(ExtraSteps(seat, self.card, wizard, first + second, g.status[wizard] & (HELD | PARALYSED)))


@final
class RockTransform(Magic):
    """SAS-1470 to SAS-1476."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        wizard = g.wizard_of(seat)
        if not g.status[wizard] & FIGHTING:  # SAS-1475
            lay_down(g, self.card, seat)
            turn_to_stone(g, wizard)


# Wisdom


@final
class Wisdom(Magic):
    """SAS-1480 to SAS-1484: three cards, set aside; what can be invoked must be, the rest is discarded."""

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        g.thinker = seat
        for _ in range(3):
            card = draw(g)
            if card != NO_CARD:
                g.aside.append(card)
                if g.heard:
                    g.tell_only([seat], "you-drew", "SAS-954", thing("card", CARD_WORDS[card]))
                    g.tell_but([seat], "drew-a-card", "SAS-954", who("who", seat))
        g.then(Ponder(seat))


@final
class Ponder(Step[Sas]):
    """SAS-1481, SAS-1483: again and again one of Wisdom's cards, each in its own window, until none that is left can be invoked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Sas) -> None:
        cards = usable_thoughts(g, self.seat)
        if not cards:
            for card in g.aside:
                send_away(g, card)
            g.aside = []
            g.thinker = NOBODY
            return
        g.then(self)
        if len(cards) == 1:
            think_of(g, self.seat, cards[0])
        else:
            g.then(NextThought(self.seat))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.seat < g.seats


def usable_thoughts(g: Sas, seat: i64) -> list[int]:
    """The cards set aside that may be invoked now; Horse's moment is no W7 (SAS-1484)."""
    if not g.is_in(seat) or not g.is_free(seat) or not is_resolving(g, WISDOM):
        return []
    return [card for card in sorted(g.aside) if card != HORSE and can_invoke(g, seat, card)]


def think_of(g: Sas, seat: i64, card: i64) -> None:
    g.aside.remove(card)
    announce(g, seat, card, FORCED)


@final
class NextThought(Question):
    """SAS-1482: which of them next; not whether."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "forced_next"

    def options(self, g: Sas) -> list[Option]:
        return [INVOKE[card] for card in usable_thoughts(g, self.seat)]

    def prompt(self, g: Sas) -> Say:
        return Say("ask-forced_next", [things("cards", [CARD_WORDS[card] for card in sorted(g.aside)])])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, CardOption)
        think_of(g, self.seat, option.card)

    def why_not(self, g: Sas, verb: str, words: list[str]) -> Closed:
        if verb == "invoke" and len(words) == 1 and words[0] in CARD_NUMBER and CARD_NUMBER[words[0]] in g.aside:
            return Closed(verb, words, "SAS-1484", Say("refused-no-moment-for-it", [thing("card", words[0])]))
        return Closed(verb, words, "SAS-1482", Say("refused-must-use-wisdom"))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.seat < g.seats and len(usable_thoughts(g, self.seat)) > 0


# What the strong do to rocks, in their own movement (SAS-591)


@final
class SmashRock(BreakStone):
    """SAS-1440, SAS-1442: Super Strength destroys rocks beside the wizard, one at a time."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return IS_A_ROCK if g.status[g.wizard_of(seat)] & STONE else None


@final
class PushRock(ShiftStone):
    """SAS-1510 to SAS-1512: Giant's Strength, each rock once a turn."""

    def hindrance(self, g: Sas, seat: i64) -> Objection | None:
        return IS_A_ROCK if g.status[g.wizard_of(seat)] & STONE else None

    def reach(self, g: Sas, seat: i64) -> list[int]:
        return [spot for spot in NEAR[g.at[g.wizard_of(seat)]] if spot not in g.pushed]

    def objection(self, g: Sas, seat: i64, aims: list[int], thing: i64, bound: i64) -> Objection | None:
        if not aims and thing in g.pushed and g.spots[thing] != VACANT:
            return PUSHED_ALREADY
        return super().objection(g, seat, aims, thing, bound)

    def resolve(self, g: Sas, seat: i64, aims: list[int], bound: i64) -> None:
        super().resolve(g, seat, aims, bound)
        g.pushed.append(aims[1])


INVOKED[DRAGON] = Drink(DRAGON)
INVOKED[SUPER_STRENGTH] = Drink(SUPER_STRENGTH)
INVOKED[VAPOUR] = Drink(VAPOUR)
INVOKED[STRENGTH_POTION] = Drink(STRENGTH_POTION)
INVOKED[GIANTS_STRENGTH] = Drink(GIANTS_STRENGTH)
INVOKED[SPEED] = Speed(SPEED)
INVOKED[WISDOM] = Wisdom(WISDOM)
INVOKED[ROCK_TRANSFORM] = RockTransform(ROCK_TRANSFORM)
USED[SUPER_STRENGTH] = SmashRock(SUPER_STRENGTH, NOT_BESIDE_HIM)
USED[GIANTS_STRENGTH] = PushRock(GIANTS_STRENGTH, NOT_BESIDE_GIANT, NOT_BESIDE_ROCK)
