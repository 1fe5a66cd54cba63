"""A house for browser tests, in a process of its own that can be killed and started anew: `python house.py FOLDER PORT`.

It is the real server on a real file; bots just don't dawdle, and a test that makes many tables isn't slowed down.
"""

from __future__ import annotations

import sys
from pathlib import Path

from foldtable.server import logs, running
from foldtable.server.config import NO_LIMITS, Config


def main(folder: str, port: str) -> None:
    config = Config(data=Path(folder), port=int(port), workers=0, pace=0.02, limits=NO_LIMITS)
    logs.start(quiet=True)
    with running.bound(config, is_usual=False) as listening:
        running.run(config, listening, lambda: print("open", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
