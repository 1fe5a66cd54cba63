"""Fetches the icons that looks name, as SVG paths, out of the game-icons collection (CC BY 3.0).

    cd client/web && npm ci
    python tools/icons.py

Reads each game's `look.toml` and the page's own list, and writes `icons.json` beside them. Only icons that are named are taken, so
nothing is sent that isn't shown. They are committed: a machine that serves tables needs neither node nor the collection.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parents[1]
CLIENT: Final = HOME / "client" / "web"
COLLECTION: Final = CLIENT / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
PATH: Final = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def named(look: dict[str, Any]) -> set[str]:
    """Every icon that a look names, wherever it does."""
    found = {look.get("emblem", ""), *look.get("wallpaper", []), *look.get("counters", {}).values()}
    signs = look.get("signs", {})
    found |= {signs.get("shape", ""), *signs.get("icons", {}).values()}
    for part in ("tones", "kinds", "words", "spots", "spot-signs", "surfaces"):
        for entry in look.get(part, {}).values():
            found |= {entry.get("icon", ""), entry.get("mark", ""), entry.get("back", "")}
    return found - {""}


def paths(names: set[str], icons: dict[str, Any], wanted_by: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in sorted(names):
        if name not in icons:
            sys.exit(f"{wanted_by} names an icon that isn't in the collection: {name}")
        pieces = PATH.findall(icons[name]["body"])
        if not pieces:
            sys.exit(f"The icon {name} of {wanted_by} isn't made of plain paths; choose another.")
        found[name] = "".join(pieces)
    return found


def write(path: Path, found: dict[str, str]) -> None:
    path.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{path.relative_to(HOME)}: {len(found)} icons")


def main() -> None:
    if not COLLECTION.exists():
        sys.exit(f"{COLLECTION.relative_to(HOME)} isn't there. Do this first: cd client/web && npm ci")
    icons = json.loads(COLLECTION.read_text(encoding="utf-8"))["icons"]
    for look in sorted((HOME / "src" / "foldtable" / "games").glob("*/look.toml")):
        write(look.with_name("icons.json"), paths(named(tomllib.loads(look.read_text(encoding="utf-8"))), icons, look))
    mine = CLIENT / "src" / "theme" / "icons.txt"
    write(mine.with_suffix(".json"), paths(set(mine.read_text(encoding="utf-8").split()), icons, mine))


if __name__ == "__main__":
    main()
