"""The printed things: boards, spell cards, coins, and the figures of the rules. Numbers from `data/`.

Spaces are numbers within their stage, in the order of their names, so "smallest by name" (NAX-311) is "smallest number". Stages are
0 to 2, levels 1 to 3. A spell card is the number of its kind, 0 to 4; an ability is `3 * kind + level - 1`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from foldtable.core.zones import bit

DATA: Final = Path(__file__).parent / "data"


def load(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


BOARDS: Final = load("boards.toml")
SPELLS: Final = load("spells.toml")
TABLES: Final = load("tables.toml")

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
MOST_SEATS: Final = 4

# Spell cards

FIREBALL: Final[i64] = 0
SPEED: Final[i64] = 1
ATTACK: Final[i64] = 2
DEFENSE: Final[i64] = 3
QUESTION: Final[i64] = 4

CARDS: Final[list[str]] = [str(card["id"]) for card in SPELLS["card"]]
COPIES: Final[list[int]] = [int(card["count"]) for card in SPELLS["card"]]
CARD_NUMBER: Final[dict[str, int]] = {word: card for card, word in enumerate(CARDS)}
ALL_CARDS: Final = int(SPELLS["total_cards"])
HAND_LIMIT: Final[i64] = int(SPELLS["hand_limit"])  # NAX-319
ABILITIES: Final[list[str]] = [word + str(level) for word in CARDS for level in (1, 2, 3)]
ABILITY_NUMBER: Final[dict[str, int]] = {word: ability for ability, word in enumerate(ABILITIES)}

# Windows, NAX-508 to NAX-511

START: Final[i64] = 0
ROLLED: Final[i64] = 1
ARRIVAL: Final[i64] = 2
BATTLE: Final[i64] = 3
WINDOWS: Final[list[str]] = [str(window["id"]).lower() for window in TABLES["window"]]

# Figures

LOWEST_LEVEL: Final[i64] = int(TABLES["track"]["level"]["min"])  # NAX-402
HIGHEST_LEVEL: Final[i64] = int(TABLES["track"]["level"]["max"])
MOST_POINTS: Final = int(TABLES["track"]["points"]["max"])  # NAX-811
FINISHER_POINTS: Final = int(TABLES["scoring"]["finisher"])  # NAX-802
POINTS_FOR_LEVEL: Final[list[int]] = [0, *[int(points) for points in TABLES["scoring"]["per_level"]]]  # by level
SCORCHED: Final[list[int]] = [0, *[int(half) for half in TABLES["movement"]["scorched"]]]  # by die, NAX-603
PLUS: Final[i64] = int(TABLES["movement"]["plus"])  # NAX-622
ATTACK_BONUS: Final[list[int]] = [int(bonus) for bonus in TABLES["combat"]["attack_bonus"]]  # NAX-631, NAX-632
DEFENSE_MALUS: Final = int(TABLES["combat"]["defense_malus"])  # NAX-641
STRENGTH: Final[list[int]] = [0, *[int(strength) for strength in TABLES["combat"]["minion_strength"]]]  # by die, NAX-405
ESCAPES: Final[list[bool]] = [die in TABLES["detection"]["escape_faces"] for die in range(7)]  # by die, NAX-716

# Kinds of spaces

BLUE: Final[i64] = 0
RED: Final[i64] = 1
BLACK: Final[i64] = 2
GREEN: Final[i64] = 3
PLAIN: Final[i64] = 4
ELEVATOR: Final[i64] = 5
LIFTED: Final[i64] = 6  # a box
KINDS: Final[list[str]] = ["blue", "red", "black", "green", "plain", "elevator", "box"]
UNCOLOURED: Final[list[bool]] = [kind in TABLES["movement"]["uncoloured_kinds"] for kind in KINDS]  # NAX-318
BATTLEGROUND: Final[list[bool]] = [kind in TABLES["movement"]["battle_kinds"] for kind in KINDS]  # NAX-413, NAX-414

# What lies on green spaces
GUARDS: Final[list[str]] = [str(guard) for guard in BOARDS["stage"][0]["guards"]]
BAGS: Final[list[str]] = [str(bag) for bag in BOARDS["stage"][1]["bags"]]
COINS: Final[list[str]] = [str(coin) for coin in BOARDS["stage"][1]["coins"]]
SWITCHES: Final[list[str]] = [f"s{pair['switch']}" for pair in BOARDS["stage"][2]["pairs"]]

STAGES: Final = 3
GUARDED_HALL: Final[i64] = 0
ELEVATOR_FLOOR: Final[i64] = 1
SWITCH_VAULTS: Final[i64] = 2


@final
class Board:
    """The board of one stage. Lists are by space."""

    def __init__(self, data: dict[str, Any]) -> None:
        spaces = sorted(data["space"], key=lambda one: str(one["id"]))
        self.name = str(data["name"])
        self.columns = int(data["columns"])
        self.rows = int(data["rows"])
        self.spaces: list[str] = [str(space["id"]) for space in spaces]
        self.number: dict[str, int] = {word: number for number, word in enumerate(self.spaces)}
        self.x: list[int] = [int(space["x"]) for space in spaces]
        self.y: list[int] = [int(space["y"]) for space in spaces]
        self.kinds: list[int] = [KINDS.index(space["kind"]) for space in spaces]
        self.next_to: list[list[int]] = [[self.number[word] for word in sorted(space["adj"])] for space in spaces]
        self.start: i64 = self.number[data["start"]]
        self.finish: i64 = self.number[data["finish"]]
        # On a green space: its guard, bag or switch, from 0; elsewhere -1
        self.things: list[int] = [thing_on(space) for space in spaces]
        # Shut spaces as a mask: the elevator is 1, boxes are 1, 2 and 4; 0 where nothing shuts (NAX-310)
        self.shut_by: list[int] = [
            1 if space["kind"] == "elevator" else int(bit(space["box"] - 1)) if "box" in space else 0 for space in spaces
        ]
        # Guards that watch the space, as a mask (NAX-712)
        self.watchers: list[int] = [0] * len(spaces)
        for space in spaces:
            for word in space.get("watches", []):
                self.watchers[self.number[word]] |= int(bit(GUARDS.index(space["guard"])))

    def green(self, thing: int) -> int:
        """The space of this guard, bag or switch."""
        return self.things.index(thing)


def thing_on(space: dict[str, Any]) -> int:
    if "guard" in space:
        return GUARDS.index(space["guard"])
    if "bag" in space:
        return BAGS.index(space["bag"])
    return int(space["switch"]) - 1 if "switch" in space else -1


BOARD: Final[list[Board]] = [Board(data) for data in BOARDS["stage"]]
EVERY_SPACE: Final[list[str]] = sorted({word for board in BOARD for word in board.spaces})


# Hands: at most two cards in one number, three bits each (kind + 1), the oldest lowest. Equal hands are equal numbers


def hand_of(cards: list[int]) -> i64:
    hand: i64 = 0
    for card in cards:
        hand = with_card(hand, card)
    return hand


def cards_in(hand: i64) -> list[int]:
    """Its cards, the oldest first."""
    cards: list[int] = []
    while hand:
        cards.append((hand & 7) - 1)
        hand >>= 3
    return cards


def hand_size(hand: i64) -> i64:
    return 0 if hand == 0 else 1 if hand < 8 else 2


def with_card(hand: i64, card: i64) -> i64:
    """The hand with one more card, as its newest."""
    if hand == 0:
        return card + 1
    return hand | ((card + 1) << 3)


def without_card(hand: i64, card: i64) -> i64:
    """The hand without one card of this kind, the oldest of them."""
    if (hand & 7) == card + 1:
        return hand >> 3
    return hand & 7


def holds_card(hand: i64, card: i64) -> bool:
    return hand != 0 and ((hand & 7) == card + 1 or (hand >> 3) == card + 1)
