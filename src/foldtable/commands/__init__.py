"""The commands of `foldtable`, a module each: `add(commands)` declares its arguments, `run(args)` does it and returns the exit code.

A new command is a module here, its name in this list, and its texts in the locale files: `command-<name>` says what it does in a
line, `help-<name>-<argument>` what an argument means. `args.lang` is the language to answer in.
"""

from __future__ import annotations

from typing import Final

COMMANDS: Final = (  # in the order in which help lists them
    *("serve", "play", "games", "rules", "replay", "scenario", "record", "match", "bench", "backup", "restore"),
)
ALONE: Final = "serve"  # what `foldtable` does when nothing more is said

YES: Final = 0
NO: Final = 1  # a check that fails: a scenario, an untested rule
SLIP: Final = 2  # something from outside that can't be taken
FAULT: Final = 70  # our own
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
