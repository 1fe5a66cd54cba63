"""Every part of the state by name, for scenarios: `hand 0: fireball speed`. Hands go from the oldest card, the deck from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from foldtable.core.box import Place
from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text
from foldtable.core.zones import bit, bits
from foldtable.games.nax.state import MINION, Nax
from foldtable.games.nax.tables import (
    BAGS,
    BOARD,
    CARD_NUMBER,
    CARDS,
    COINS,
    ELEVATOR,
    ELEVATOR_FLOOR,
    GUARDED_HALL,
    GUARDS,
    HAND_LIMIT,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MOST_POINTS,
    NOBODY,
    NOTHING,
    RED,
    STAGES,
    SWITCH_VAULTS,
    SWITCHES,
    WINDOWS,
    cards_in,
    hand_of,
)
from foldtable.games.nax.windows import Spell

Read = Callable[[Nax, int], list[str]]
Write = Callable[[Nax, int, list[str]], None]


def place(name: str, read: Read, write: Write | None = None, *, seated: bool = False, ordered: bool = True, aside: bool = False) -> Place:
    """A Place of this game; core hands every game as a Game."""
    if write is None:
        return Place(name, lambda g, seat: read(cast("Nax", g), seat), None, seated=seated, ordered=ordered, aside=aside)
    written = write
    return Place(
        name,
        lambda g, seat: read(cast("Nax", g), seat),
        lambda g, seat, words: written(cast("Nax", g), seat, words),
        seated=seated,
        ordered=ordered,
        aside=aside,
    )


# Reading words


def bad(word: str, allowed: str) -> BadSetup:
    return BadSetup(Say("place-bad-word", [text("word", word), text("allowed", allowed)]))


def number(words: list[str], least: int, most: int) -> int:
    allowed = f"{least}..{most}"
    if len(words) != 1:
        raise bad(" ".join(words), allowed)
    digits = words[0]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(digits) <= most:
        raise bad(digits, allowed)
    return int(digits)


def flag(words: list[str]) -> bool:
    if words not in (["yes"], ["no"]):
        raise bad(" ".join(words), "yes, no")
    return words == ["yes"]


def mask(words: list[str], allowed: list[str]) -> int:
    """Things of a short list, as bits."""
    for word in words:
        if word not in allowed or words.count(word) > 1:
            raise bad(word, " ".join(allowed))
    return sum(int(bit(allowed.index(word))) for word in words)


def cards(words: list[str]) -> list[int]:
    for word in words:
        if word not in CARD_NUMBER:
            raise bad(word, " ".join(CARDS))
    return [CARD_NUMBER[word] for word in words]


def yes(truth: bool) -> list[str]:
    return ["yes" if truth else "no"]


# Writing


def set_stage(g: Nax, seat: int, words: list[str]) -> None:
    """NAX-108, NAX-109: every token on blue, no coins, no switches; the guards asleep until `awake` says otherwise."""
    g.stage = number(words, 1, STAGES) - 1
    g.at = [int(g.start())] * g.seats
    g.taken = [0] * g.seats
    g.shown = [0] * g.seats
    g.pressed = [0] * g.seats
    g.awake = 0
    g.key = 0 if g.stage == ELEVATOR_FLOOR else NOTHING
    g.bags = [0, 1, 2] if g.stage == ELEVATOR_FLOOR else []


def only_in(g: Nax, stage: int, words: list[str]) -> None:
    """A thing of one stage can be set in that stage alone."""
    if g.stage != stage:
        raise bad(" ".join(words), f"stage {stage + 1}")


def set_round(g: Nax, seat: int, words: list[str]) -> None:
    g.round = number(words, 1, 10**9)


def set_first(g: Nax, seat: int, words: list[str]) -> None:
    g.first = number(words, 0, g.seats - 1)


def set_turn(g: Nax, seat: int, words: list[str]) -> None:
    g.active = number(words, 0, g.seats - 1)


def set_turns(g: Nax, seat: int, words: list[str]) -> None:
    g.turns = number(words, 0, 10**9)


def set_awake(g: Nax, seat: int, words: list[str]) -> None:
    only_in(g, GUARDED_HALL, words)
    g.awake = mask(words, GUARDS)


def set_key(g: Nax, seat: int, words: list[str]) -> None:
    only_in(g, ELEVATOR_FLOOR, words)
    if len(words) != 1 or words[0] not in COINS:
        raise bad(" ".join(words), " ".join(COINS))
    g.key = COINS.index(words[0])


def set_bags(g: Nax, seat: int, words: list[str]) -> None:
    only_in(g, ELEVATOR_FLOOR, words)
    if sorted(words) != sorted(COINS):
        raise bad(" ".join(words), " ".join(COINS))
    g.bags = [COINS.index(word) for word in words]


def set_at(g: Nax, seat: int, words: list[str]) -> None:
    board = BOARD[g.stage]
    if len(words) != 1 or words[0] not in board.number:
        raise bad(" ".join(words), " ".join(board.spaces))
    g.at[seat] = board.number[words[0]]


def set_level(g: Nax, seat: int, words: list[str]) -> None:
    g.levels[seat] = number(words, LOWEST_LEVEL, HIGHEST_LEVEL)


def set_points(g: Nax, seat: int, words: list[str]) -> None:
    g.points[seat] = number(words, 0, MOST_POINTS)


def set_ended(g: Nax, seat: int, words: list[str]) -> None:
    g.ended[seat] = number(words, 0, STAGES)


def set_lost(g: Nax, seat: int, words: list[str]) -> None:
    g.lost &= ~bit(seat)
    if flag(words):
        g.lost |= bit(seat)


def set_hand(g: Nax, seat: int, words: list[str]) -> None:
    """Cards come out of the deck, and those that were there go back under it: nothing is made or lost (NAX-112)."""
    if len(words) > HAND_LIMIT:
        raise bad(" ".join(words), "NAX-319")
    hand = cards(words)
    deck = cards_in(g.hands[seat]) + g.deck
    for card in hand:
        if card not in deck:
            raise bad(CARDS[card], "NAX-110")
        deck.remove(card)
    g.hands[seat] = hand_of(hand)
    g.deck = deck
    g.buried = []


def set_deck(g: Nax, seat: int, words: list[str]) -> None:
    """All cards that are in no hand, in this order."""
    deck = cards(words)[::-1]
    if sorted(deck) != sorted(g.deck):
        raise bad(" ".join(words), " ".join(CARDS[card] for card in sorted(g.deck)))
    g.deck = deck
    g.buried = []


def set_top(g: Nax, seat: int, words: list[str]) -> None:
    deck = g.deck[:]
    named = cards(words)
    for card in named:
        if card not in deck:
            raise bad(CARDS[card], "NAX-110")
        deck.remove(card)
    g.deck = deck + named[::-1]
    g.buried = []


def set_coins(g: Nax, seat: int, words: list[str]) -> None:
    only_in(g, ELEVATOR_FLOOR, words)
    coins = mask(words, COINS)
    g.taken[seat] = sum(int(bit(bag)) for bag, coin in enumerate(g.bags) if coins >> coin & 1)
    note_shown(g)


def note_shown(g: Nax) -> None:
    """NAX-729: whoever stands in the elevator, or beyond, has shown the key."""
    for seat, space in enumerate(g.at):
        beyond = BOARD[g.stage].kinds[space] in (ELEVATOR, RED)
        g.shown[seat] = g.taken[seat] if beyond and g.has_key(seat) else 0


def set_switches(g: Nax, seat: int, words: list[str]) -> None:
    only_in(g, SWITCH_VAULTS, words)
    g.pressed[seat] = mask(words, SWITCHES)


# Looking


def coins_of(g: Nax, seat: int) -> list[str]:
    return [COINS[coin] for coin in sorted(g.bags[bag] for bag in bits(g.taken[seat]))]


def window_of(g: Nax) -> list[str]:
    ask = None if g.is_over() else g.ask()
    return [WINDOWS[ask.window]] if isinstance(ask, Spell) else ["-"]


def foe_of(g: Nax) -> list[str]:
    return ["-" if g.foe == NOBODY else "minion" if g.foe == MINION else str(g.foe)]


PLACES = [
    place("stage", lambda g, seat: [str(g.stage + 1)], set_stage),
    place("round", lambda g, seat: [str(g.round)], set_round),
    place("first", lambda g, seat: [str(g.first)], set_first),
    place("turn", lambda g, seat: [str(g.active)], set_turn),
    place("turns", lambda g, seat: [str(g.turns)], set_turns),
    place("awake", lambda g, seat: [GUARDS[guard] for guard in bits(g.awake)], set_awake, ordered=False),
    place("key", lambda g, seat: ["-" if g.key < 0 else COINS[g.key]], set_key),
    place("bags", lambda g, seat: [COINS[coin] for coin in g.bags], set_bags),
    place("at", lambda g, seat: [BOARD[g.stage].spaces[g.at[seat]]], set_at, seated=True),
    place("level", lambda g, seat: [str(g.levels[seat])], set_level, seated=True),
    place("points", lambda g, seat: [str(g.points[seat])], set_points, seated=True),
    place("ended", lambda g, seat: [str(g.ended[seat])], set_ended, seated=True),
    place("lost", lambda g, seat: yes(bool(g.lost >> seat & 1)), set_lost, seated=True),
    place("hand", lambda g, seat: [CARDS[card] for card in cards_in(g.hands[seat])], set_hand, seated=True),
    place("coins", coins_of, set_coins, seated=True, ordered=False),
    place("taken", lambda g, seat: [BAGS[bag] for bag in bits(g.taken[seat])], seated=True, aside=True),
    place("switches", lambda g, seat: [SWITCHES[one] for one in bits(g.pressed[seat])], set_switches, seated=True, ordered=False),
    place("key_shown", lambda g, seat: yes(g.shown[seat] != 0), seated=True, aside=True),
    place("deck", lambda g, seat: [CARDS[card] for card in reversed(g.deck)], set_deck),
    place("top", lambda g, seat: [CARDS[card] for card in g.deck[-1:]], set_top, aside=True),
    place("bottom", lambda g, seat: [CARDS[card] for card in g.deck[:1]], aside=True),
    place("deck_size", lambda g, seat: [str(len(g.deck))], aside=True),
    place("window", lambda g, seat: window_of(g)),
    place("die", lambda g, seat: ["-" if g.die == 0 else str(g.die)]),
    place("total", lambda g, seat: ["-" if g.die == 0 else str(g.movement())], aside=True),
    place("scorched", lambda g, seat: yes(g.scorched), aside=True),
    place("locked", lambda g, seat: yes(g.locked), aside=True),
    place("silenced", lambda g, seat: [str(one) for one in bits(g.silenced)], aside=True),
    place("foe", lambda g, seat: foe_of(g), aside=True),
    place("strength", lambda g, seat: ["-" if g.strength == 0 else str(g.strength)], aside=True),
    place("losses", lambda g, seat: g.losses(), aside=True),
]

# Chance

SIDES = ["tails", "heads"]
WORDS = {"deck": CARDS, "guard": SIDES, "elevator": COINS, "bags": COINS}  # by kind of chance; the others are dice


def chance_word(kind: str, value: int) -> str:
    """One number of a chance outcome as records write it."""
    return WORDS[kind][value] if kind in WORDS else str(value)


def chance_number(kind: str, word: str) -> int | None:
    if kind in WORDS:
        return WORDS[kind].index(word) if word in WORDS[kind] else None
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None
