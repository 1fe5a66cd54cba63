"""What each ability does, section 6: one small function each, named as the data names it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.zones import bit
from foldtable.games.nax.spells import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    DEFENSE_1,
    DEFENSE_2,
    DEFENSE_3,
    FIREBALL_1,
    FIREBALL_2,
    FIREBALL_3,
    QUESTION_1,
    QUESTION_2,
    SPEED_1,
    SPEED_2,
    SPEED_3,
)
from foldtable.games.nax.state import EVERYBODY, Nax
from foldtable.games.nax.tables import (
    ARRIVAL,
    ATTACK_BONUS,
    BATTLE,
    BOARD,
    CARD_NUMBER,
    CARDS,
    DEFENSE_MALUS,
    MOST_SEATS,
    NOBODY,
    START,
    cards_in,
    holds_card,
    with_card,
    without_card,
)


def take_effect(g: Nax, caster: i64, window: i64, ability: i64, target: i64) -> None:
    """NAX-506: at once and completely."""
    if ability == FIREBALL_1:
        scorch(g, target)
    elif ability == FIREBALL_2:
        blast(g, window, target)
    elif ability == FIREBALL_3:
        inferno(g, window, target)
    elif ability == SPEED_1:
        throw_movement_die(g, caster)  # NAX-621: the new throw replaces the old one
    elif ability == SPEED_2:
        g.fours += 1  # NAX-622
    elif ability == SPEED_3:
        g.doublings += 1  # NAX-623
    elif ability == ATTACK_1:
        g.extra[caster] += ATTACK_BONUS[0]  # NAX-631
    elif ability == ATTACK_2:
        g.extra[caster] += ATTACK_BONUS[1]  # NAX-632
    elif ability == ATTACK_3:
        g.doubled[caster] += 1  # NAX-633
    elif ability == DEFENSE_1:
        g.extra[target] -= DEFENSE_MALUS  # NAX-641
    elif ability == DEFENSE_2:
        lock(g)
    elif ability == DEFENSE_3:
        silence(g, caster)
    elif ability == QUESTION_1:
        send_back(g, window, target)
    elif ability == QUESTION_2:
        discard_two(g, target)
    else:
        look_and_steal(g, caster, target)


def throw_movement_die(g: Nax, seat: i64) -> None:
    """NAX-301."""
    g.die = g.chance.die("move", 6)
    if g.heard:
        g.tell("rolled", "NAX-301", who("who", int(seat)), count("die", int(g.die)))


# Fireball


def scorch(g: Nax, target: i64) -> None:
    """NAX-603: in this turn the movement die counts half, rounded up."""
    g.scorched = True
    if g.heard:
        g.tell("scorched", "NAX-603", who("who", int(target)))


def blast(g: Nax, window: i64, target: i64) -> None:
    """NAX-606: the next turn is lost. NAX-607: the active player's is this one, and no mark is left."""
    if window == START and target == g.active:
        stop(g, "NAX-607")
    else:
        mark(g, target, "NAX-606")


def inferno(g: Nax, window: i64, target: i64) -> None:
    """NAX-609 to NAX-612: whoever is hit loses what it was about to do."""
    if window == BATTLE and g.is_combatant(target):
        g.broken |= bit(target)
        if g.heard:
            g.tell("attack-broken", "NAX-609", who("who", int(target)))
    elif target != g.active:
        mark(g, target, "NAX-612")
    elif window == ARRIVAL:
        g.at[target] = int(g.came_from)
        if g.heard:
            g.tell("thrown-back", "NAX-611", who("who", int(target)), thing("space", BOARD[g.stage].spaces[g.came_from]))
        stop(g, "NAX-611")
    else:
        stop(g, "NAX-610")


def mark(g: Nax, target: i64, rule: str) -> None:
    """NAX-209: a lost turn is had or not."""
    g.lost |= bit(target)
    if g.heard:
        g.tell("will-lose-a-turn", rule, who("who", int(target)))


def stop(g: Nax, rule: str) -> None:
    """NAX-211: the turn ends at once."""
    g.stop_turn()
    if g.heard:
        g.tell("turn-stopped", rule, who("who", int(g.active)))


# Defense


def lock(g: Nax) -> None:
    """NAX-644: nobody may use spells for the rest of this turn; the window closes."""
    g.locked = True
    if g.heard:
        g.tell("spells-locked", "NAX-644")


def silence(g: Nax, caster: i64) -> None:
    """NAX-647: all opponents of the caster, until the battle is over (NAX-648)."""
    g.silenced |= g.opponents(caster)
    if g.heard:
        g.tell("spells-silenced", "NAX-647", who("who", int(caster)))


# The ?


def send_back(g: Nax, window: i64, target: i64) -> None:
    """NAX-651 to NAX-654: to the blue space; the turn ends if that breaks a battle off, or an arrival."""
    g.at[target] = int(g.start())
    if g.heard:
        g.tell("sent-to-start", "NAX-651", who("who", int(target)))
    if window == BATTLE and g.is_combatant(target):
        if g.heard:
            g.tell("battle-cancelled", "NAX-654")
        stop(g, "NAX-654")
    elif window == ARRIVAL and target == g.active:
        stop(g, "NAX-653")


def discard_two(g: Nax, target: i64) -> None:
    """NAX-656: two cards, or the only one, shown to all and put under the deck, the oldest first."""
    cards = cards_in(g.hands[target])
    g.hands[target] = 0
    for card in cards:
        g.put_under(card, EVERYBODY)
    g.discarded = cards
    if g.heard:
        g.tell("cards-discarded", "NAX-656", who("who", int(target)), things("cards", [CARDS[card] for card in cards]))


def look_and_steal(g: Nax, caster: i64, target: i64) -> None:
    """NAX-657: the caster alone sees the hand, and takes a card of it."""
    g.looked_at = target
    g.revealed += 1
    if g.heard:
        words = [CARDS[card] for card in cards_in(g.hands[target])]
        g.tell_only([int(caster)], "hand-looked-at", "NAX-904", who("who", int(target)), things("cards", words))
    g.then(TAKE[caster][target])


@final
class Take(Ask[Nax]):
    """NAX-657: one card of the hand that is looked at; not taking any is no choice."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def question(self) -> str:
        return "take"

    def options(self, g: Nax) -> list[Option]:
        found: list[Option] = []
        for card in cards_in(g.hands[self.target]):
            if TAKES[card] not in found:
                found.append(TAKES[card])
        return found

    def chosen(self, g: Nax, option: Option) -> None:
        """NAX-904: which card it was is known to these two alone."""
        card = CARD_NUMBER[option.things()[0]]
        seat, target = self.seat, self.target
        g.looked_at = NOBODY
        g.hands[target] = int(without_card(g.hands[target], card))
        g.hands[seat] = int(with_card(g.hands[seat], card))
        if g.heard:
            g.tell_only([seat], "you-took-a-card", "NAX-657", who("who", target), thing("card", CARDS[card]))
            g.tell_only([target], "your-card-was-taken", "NAX-657", who("who", seat), thing("card", CARDS[card]))
            g.tell_but([seat, target], "a-card-was-taken", "NAX-904", who("who", seat), who("target", target))

    def prompt(self, g: Nax) -> Say:
        return Say("ask-take", [who("target", self.target)])

    def why_not(self, g: Nax, verb: str, words: list[str]) -> Closed:
        if verb == "take" and words and words[0] in CARD_NUMBER and not holds_card(g.hands[self.target], CARD_NUMBER[words[0]]):
            return Closed(verb, words, "NAX-657", Say("refused-not-in-that-hand", [thing("card", words[0]), who("target", self.target)]))
        return Closed(verb, words, "NAX-657", Say("refused-take-one", [text("answer", " ".join([verb, *words]))]))

    def fits(self, g: Nax) -> bool:
        return 0 <= self.target < g.seats and self.target != self.seat and g.hands[self.target] != 0


TAKES: Final[list[Option]] = [Choice("take", [word], "NAX-657") for word in CARDS]
TAKE: Final = [[Take(seat, target) for target in range(MOST_SEATS)] for seat in range(MOST_SEATS)]


@final
class ThrowForMovement(Step[Nax]):
    """NAX-301: the active player throws the movement die."""

    def run(self, g: Nax) -> None:
        throw_movement_die(g, g.active)


THROW_FOR_MOVEMENT: Final = ThrowForMovement()
