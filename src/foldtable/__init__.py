"""Foldtable: five rulebooks of sorcery, one table.

Importing this package only settles which of its two speeds this process runs at; everything else is imported by whoever needs it.
"""

from foldtable.compiled import choose_speed

__version__ = "0.1.0"

_COMPILED = choose_speed()


def is_compiled() -> bool:
    """Do the engine and the rules run compiled in this process? All of them do, or none."""
    return _COMPILED
