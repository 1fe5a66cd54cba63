"""The printed things: faces, items, spaces, lines, the Cylinder's track, and how the cube tumbles. Numbers from `data/`.

Cards are small numbers. 0 to 15 are potions in face order (MAG-105): colour is `face >> 2`, number is `(face & 3) + 1`.
16 to 19 are items. Spaces are 0 to 24 in the order of MAG-402; lines are rows 0 to 4, then columns 5 to 9.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

DATA: Final = Path(__file__).parent / "data"


def load(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


BOARD: Final = load("board.toml")
POTIONS: Final = load("potions.toml")
ITEMS: Final = load("items.toml")

# Cards

EMPTY: Final = -1  # a space without a card
NOBODY: Final = -1
NOT_CHOSEN: Final = -1  # no card chosen to pass yet

COLOURS: Final = "RYGB"
FACES: Final[list[str]] = [str(potion["id"]) for potion in sorted(POTIONS["potion"], key=lambda one: int(one["face_order"]))]
COPIES: Final = int(POTIONS["potion"][0]["count"])
ITEM_WORDS: Final[list[str]] = [str(item["id"]) for item in ITEMS["item"]]
ITEM_COPIES: Final[list[int]] = [int(item["count"]) for item in ITEMS["item"]]
CARDS: Final[list[str]] = FACES + ITEM_WORDS
CARD_NUMBER: Final[dict[str, int]] = {word: card for card, word in enumerate(CARDS)}

FIRST_ITEM: Final[i64] = 16  # cards from here on are items
PLANTS: Final[i64] = 0  # items as they are counted in front of a seat
ELIXIR: Final[i64] = 1
WAND: Final[i64] = 2
CURSE: Final[i64] = 3

# The grid

ROWS: Final = int(BOARD["grid"]["rows"])
COLUMNS: Final = int(BOARD["grid"]["columns"])
SPACES: Final[list[str]] = [str(cell["id"]) for cell in sorted(BOARD["cell"], key=lambda one: int(one["order"]))]
SPACE_NUMBER: Final[dict[str, int]] = {word: space for space, word in enumerate(SPACES)}
LINES: Final[list[list[int]]] = [[SPACE_NUMBER[cell] for cell in line["cells"]] for line in BOARD["line"]]

# The Measuring Cylinder

LAST_PLACE: Final = max(int(place["position"]) for place in BOARD["track"])
ENDING_PLACE: Final[dict[int, int]] = {int(end["players"]): int(end["position"]) for end in BOARD["end"]}  # by number of players, MAG-805
LEVEL_AT: Final[list[int]] = [int(place["throw_level"]) for place in sorted(BOARD["track"], key=lambda one: int(one["position"]))]


def running_totals(weights: list[int]) -> list[i64]:
    totals: list[i64] = []
    total: i64 = 0
    for weight in weights:
        total += weight
        totals.append(total)
    return totals


# By throw level (0 is no level): the running totals of the weights from -level to +level, MAG-1103
TUMBLES: Final[list[list[i64]]] = [
    [],
    *[running_totals(level["weights"]) for level in sorted(BOARD["throw_level"], key=lambda one: int(one["level"]))],
]
