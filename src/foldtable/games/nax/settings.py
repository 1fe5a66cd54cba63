"""What is fixed at set-up (NAX-930), read from `data/tables.toml`."""

from __future__ import annotations

from typing import Final

from foldtable.core.settings import Setting, Value
from foldtable.games.nax.tables import TABLES

MOST_ROUNDS: Final = 1_000_000


def read_settings() -> list[Setting]:
    settings: list[Setting] = []
    for entry in TABLES["option"]:
        name = str(entry["id"])
        if name == "players":
            continue  # the number of seats isn't a setting: every game has it
        allowed: list[Value] = list(entry.get("values", []))
        settings.append(Setting(name, entry["default"], allowed, int(entry.get("min", 0)), MOST_ROUNDS, ["NAX-930", *entry["rules"]]))
    return settings


SETTINGS: Final = read_settings()
