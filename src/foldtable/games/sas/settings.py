"""What is fixed before play (9.7)."""

from __future__ import annotations

from typing import Final

from foldtable.core.settings import Setting
from foldtable.games.sas.tables import MOST_SEATS

SETTINGS: Final = [
    Setting("first_player", "random", ["random", *[str(seat) for seat in range(MOST_SEATS)]], 0, 0, ["SAS-102"]),
    Setting("domain_choice", "random", ["random", "pick"], 0, 0, ["SAS-105"]),
    Setting("round_limit", 200, [], 0, 100_000, ["SAS-946"]),
    Setting("step_windows", "all", ["all", "events"], 0, 0, ["SAS-529"]),
    Setting("allow_concede", default=True, allowed=[True, False], least=0, most=0, rules=["SAS-947"]),
]
