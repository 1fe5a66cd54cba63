"""What is fixed at set-up (MAG-909), read from `data/options.toml`."""

from __future__ import annotations

from typing import Final

from foldtable.core.settings import Setting, Value
from foldtable.games.magus.tables import load


def read_settings() -> list[Setting]:
    settings: list[Setting] = []
    for entry in load("options.toml")["option"]:
        name = str(entry["id"])
        if name == "players":
            continue  # the number of seats isn't a setting: every game has it
        allowed: list[Value] = []
        least = most = 0
        if name == "first_player":
            allowed = ["random", "0", "1", "2", "3"]  # the data says: random, or a seat; a seat nobody sits on is refused at set-up
        elif isinstance(entry["allowed"], list):
            allowed = entry["allowed"]
        else:
            first, last = str(entry["allowed"]).split("..")
            least, most = int(first), int(last)
        settings.append(Setting(name, entry["default"], allowed, least, most, ["MAG-909", *entry["rules"]]))
    return settings


SETTINGS: Final = read_settings()
