"""What can be played where and on whom, NAX-501 to NAX-523, and why the rest can't. What a spell does is in effects.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, who
from foldtable.core.steps import Choice, Closed, Option
from foldtable.core.zones import bit
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import (
    ABILITIES,
    ABILITY_NUMBER,
    ATTACK,
    BATTLE,
    CARDS,
    DEFENSE,
    FIREBALL,
    MOST_SEATS,
    QUESTION,
    SPEED,
    SPELLS,
    START,
    WINDOWS,
    holds_card,
)

# Abilities, as `3 * kind + level - 1`
FIREBALL_1: Final[i64] = 3 * FIREBALL
FIREBALL_2: Final[i64] = 3 * FIREBALL + 1
FIREBALL_3: Final[i64] = 3 * FIREBALL + 2
SPEED_1: Final[i64] = 3 * SPEED
SPEED_2: Final[i64] = 3 * SPEED + 1
SPEED_3: Final[i64] = 3 * SPEED + 2
ATTACK_1: Final[i64] = 3 * ATTACK
ATTACK_2: Final[i64] = 3 * ATTACK + 1
ATTACK_3: Final[i64] = 3 * ATTACK + 2
DEFENSE_1: Final[i64] = 3 * DEFENSE
DEFENSE_2: Final[i64] = 3 * DEFENSE + 1
DEFENSE_3: Final[i64] = 3 * DEFENSE + 2
QUESTION_1: Final[i64] = 3 * QUESTION
QUESTION_2: Final[i64] = 3 * QUESTION + 1
QUESTION_3: Final[i64] = 3 * QUESTION + 2

NO_TARGET: Final[i64] = MOST_SEATS  # stands among the targets for "there is nothing to choose"
JUST_CAST: Final[i64] = bit(MOST_SEATS)  # the mask of it

# By ability, from the data
WINDOWS_OF: Final[list[int]] = [
    sum(int(bit(WINDOWS.index(window.lower()))) for window in ability["windows"]) for card in SPELLS["card"] for ability in card["ability"]
]
RULE_OF: Final[list[str]] = [str(ability["rules"][0]) for card in SPELLS["card"] for ability in card["ability"]]
HAS_TARGET: Final[list[bool]] = [ability["target"] not in ("none", "self") for card in SPELLS["card"] for ability in card["ability"]]


# What is offered


@final
class Cast(Option):
    """NAX-505: a card of the hand, one of its abilities, and a target if there is one to choose."""

    def __init__(self, ability: int, target: int) -> None:
        super().__init__("cast", RULE_OF[ability])
        self.ability: i64 = ability
        self.target: i64 = target
        self.words = [ABILITIES[ability]] if target == NO_TARGET else [ABILITIES[ability], f"seat{target}"]

    def things(self) -> list[str]:
        return self.words

    def say(self) -> Say:
        spell = thing("spell", ABILITIES[self.ability])
        if self.target == NO_TARGET:
            return Say("choice-cast", [spell])
        return Say("cast-on", [spell, who("target", int(self.target))])


CASTS: Final[list[list[Cast]]] = [[Cast(ability, target) for target in range(MOST_SEATS + 1)] for ability in range(len(ABILITIES))]
PASS: Final = Choice("pass", [], "NAX-515")
NO_PLAYS: Final[list[Option]] = []


def plays_of(g: Nax, seat: i64, window: i64) -> list[Option]:
    """Every legal play of this player in this window; whoever has none isn't asked (NAX-517). The list begins with passing."""
    hand: i64 = g.hands[seat]
    if hand == 0 or g.locked or (g.silenced >> seat) & 1:  # NAX-644, NAX-647
        return NO_PLAYS
    found: list[Option] = [PASS]
    card: i64 = (hand & 7) - 1
    add_plays(g, seat, window, card, found)
    other: i64 = (hand >> 3) - 1
    if other >= 0 and other != card:  # NAX-923: equal cards are one choice
        add_plays(g, seat, window, other, found)
    return found if len(found) > 1 else NO_PLAYS


def add_plays(g: Nax, seat: i64, window: i64, card: i64, found: list[Option]) -> None:
    """NAX-502, NAX-503: the abilities of a card up to the player's level."""
    level: i64 = g.levels[seat]
    ability: i64 = 3 * card
    end: i64 = ability + level
    while ability < end:
        targets = targets_of(g, seat, window, ability)
        if targets:
            casts = CASTS[ability]
            target: i64 = 0
            while targets:
                if targets & 1:
                    found.append(casts[target])
                targets >>= 1
                target += 1
        ability += 1


def targets_of(g: Nax, seat: i64, window: i64, ability: i64) -> i64:
    """NAX-523, the table, and NAX-521: on whom this player may play the ability in this window, as a mask; 0 for not at all."""
    if not (WINDOWS_OF[ability] >> window) & 1:
        return 0
    active = g.active
    if ability < SPEED_1:
        if ability == FIREBALL_1:
            return 0 if seat == active or g.scorched else bit(active)  # NAX-602, NAX-604
        if ability == FIREBALL_2:
            return blastable(g, seat, window)
        return breakable(g, seat, window)
    if ability < ATTACK_1:
        return JUST_CAST if seat == active else 0  # NAX-620
    if ability < DEFENSE_1:
        return JUST_CAST if g.is_combatant(seat) else 0  # NAX-630
    if ability < QUESTION_1:
        return combatants(g) & ~bit(seat) if ability == DEFENSE_1 else JUST_CAST  # NAX-641
    if ability == QUESTION_1:
        return away_from_blue(g)
    return holding_cards(g) & ~bit(seat)  # NAX-656, NAX-657


def blastable(g: Nax, seat: i64, window: i64) -> i64:
    """NAX-605: opponents whose turn has not started; in START the active player counts as one. NAX-521: not those who lose it anyway."""
    targets: i64 = g.opponents(seat) & ~g.lost
    if window != START:
        targets &= ~bit(g.active)
    return targets


def breakable(g: Nax, seat: i64, window: i64) -> i64:
    """NAX-608: any opponent; NAX-521: but for those who have the mark they would get, and those whose attack is broken already."""
    struck = bit(g.active) if window != BATTLE else combatants(g)  # these get no mark (NAX-609 to NAX-612)
    return g.opponents(seat) & (struck | ~g.lost) & ~g.broken


def combatants(g: Nax) -> i64:
    """NAX-641, NAX-643: the players in the battle; a minion is none of them."""
    mask = bit(g.active)
    if g.foe < MOST_SEATS:
        mask |= bit(g.foe)
    return mask


def away_from_blue(g: Nax) -> i64:
    """NAX-650, NAX-655."""
    mask: i64 = 0
    start = g.start()
    for seat in range(g.seats):
        if g.at[seat] != start:
            mask |= bit(seat)
    return mask


def holding_cards(g: Nax) -> i64:
    mask: i64 = 0
    for seat in range(g.seats):
        if g.hands[seat] != 0:
            mask |= bit(seat)
    return mask


# Why the rest is closed


def why_no_play(g: Nax, seat: int, window: int, words: list[str]) -> Closed:
    """The first rule that closes this play: the card, the level, the moment, the caster, the target."""
    word = words[0] if words else ""
    if word not in ABILITY_NUMBER:
        return shut(words, "NAX-501", Say("refused-no-ability", [text("answer", word), text("allowed", "speed1")]))
    ability = ABILITY_NUMBER[word]
    card, level = ability // 3, ability % 3 + 1
    if not holds_card(g.hands[seat], card):
        return shut(words, "NAX-505", Say("refused-card-not-held", [thing("card", CARDS[card])]))
    if level > g.levels[seat]:
        return shut(words, "NAX-502", Say("refused-level", [thing("spell", word), count("level", level), count("own", g.levels[seat])]))
    if not WINDOWS_OF[ability] >> window & 1:
        return shut(words, MOMENT_RULE[ability], Say("refused-moment", [thing("spell", word), text("window", WINDOWS[window])]))
    targets = targets_of(g, seat, window, ability)
    if not HAS_TARGET[ability]:
        if targets == 0:
            rule = "NAX-620" if card == SPEED else "NAX-630"
            return shut(words, rule, Say("refused-own-roll" if card == SPEED else "refused-own-attack", [thing("spell", word)]))
        return shut(words, "NAX-523", Say("refused-no-target-wanted", [thing("spell", word)]))
    seats = [f"seat{other}" for other in range(g.seats)]
    if len(words) != 2 or words[1] not in seats:
        return shut(words, "NAX-505", Say("refused-name-a-target", [thing("spell", word), text("allowed", " ".join(seats))]))
    return why_not_this_target(g, seat, window, ability, seats.index(words[1]), words)


# By ability: the rule that names its moment
MOMENT_RULE: Final[list[str]] = [
    *["NAX-602", "NAX-605", "NAX-608"],
    *["NAX-620"] * 3,
    *["NAX-630"] * 3,
    *["NAX-640"] * 3,
    *["NAX-650", "NAX-656", "NAX-657"],
]


def why_not_this_target(g: Nax, seat: int, window: int, ability: int, target: int, words: list[str]) -> Closed:
    on = who("target", target)
    if ability != QUESTION_1 and target == seat:
        rule = "NAX-601" if ability < SPEED_1 else "NAX-522"
        return shut(words, rule, Say("refused-not-oneself", [thing("spell", words[0])]))
    if ability == FIREBALL_1:
        if target != g.active:
            return shut(words, "NAX-602", Say("refused-only-the-active", [on]))
        return shut(words, "NAX-604", Say("refused-scorched-already", [on]))
    if ability == FIREBALL_2 and target == g.active:
        return shut(words, "NAX-605", Say("refused-turn-has-begun", [on]))
    if ability == FIREBALL_2 or (ability == FIREBALL_3 and not g.broken >> target & 1):
        return shut(words, "NAX-521", Say("refused-loses-a-turn-already", [on]))
    if ability == FIREBALL_3:
        return shut(words, "NAX-521", Say("refused-broken-already", [on]))
    if ability == DEFENSE_1:
        return shut(words, "NAX-641", Say("refused-no-combatant", [on]))
    if ability == QUESTION_1:
        return shut(words, "NAX-655", Say("refused-on-blue", [on]))
    return shut(words, "NAX-521", Say("refused-no-cards", [on]))


def shut(words: list[str], rule: str, say: Say) -> Closed:
    return Closed("cast", words, rule, say)


def closed_plays(g: Nax, seat: int, window: int) -> list[Closed]:
    """For people: what the cards in hand could do at another level or moment, each once."""
    found: list[Closed] = []
    for ability in range(len(ABILITIES)):
        if (holds_card(g.hands[seat], ability // 3) and targets_of(g, seat, window, ability) == 0) or ability % 3 + 1 > g.levels[seat]:
            if holds_card(g.hands[seat], ability // 3):
                words = [ABILITIES[ability]]
                closed = why_no_play(g, seat, window, words)
                if closed.rule != "NAX-505":
                    found.append(closed)
    return found
