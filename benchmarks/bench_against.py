"""This checkout against another one, measured by turns in the same minutes: did a change make anything faster?

    git worktree add ../before HEAD~1 && make -C ../before build
    .venv/bin/python benchmarks/bench_against.py ../before magus

Both must be built, and know `foldtable.lab.stopwatch`. The ratio says how many times as fast this checkout is as the other.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from foldtable.commands.bench import figure
from foldtable.lab.bench import Build, measure
from foldtable.lab.stopwatch import UNITS
from foldtable.lab.tables import set_columns

HERE = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    builds = [Build(name, {"PYTHONPATH": str(root.resolve() / "src")}) for name, root in (("this", HERE), ("other", args.other))]
    measured = measure(args.game, args.seats, {}, builds, args.seconds / 2)
    rows = [["", "this", "other", "", "ratio"]]
    for name, values in measured.medians.items():
        if len(values) == 2:
            rows.append([name, figure(values["this"]), figure(values["other"]), UNITS[name], f"{measured.ratio(name, UNITS[name]):.2f}"])
    print("\n".join(set_columns(rows)))


if __name__ == "__main__":
    main()
