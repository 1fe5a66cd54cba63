"""The `foldtable` command."""

from __future__ import annotations

import argparse
import sys

from foldtable import __version__, is_compiled


def main() -> int:
    """Read the command line and do what it says; the number is the exit code."""
    parser = argparse.ArgumentParser(prog="foldtable", description="Five rulebooks of sorcery, one table.")
    parser.add_argument("--version", action="version", version=f"foldtable {__version__} ({'compiled' if is_compiled() else 'plain'})")
    parser.parse_args()
    parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
