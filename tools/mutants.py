"""Breaks rules on purpose, one at a time, and sees a test fail for each: a spot check of what the tests would notice.

    python tools/mutants.py             break every rule of the list
    python tools/mutants.py MAG-216 …   break these

Works on a copy of the tree, plain. First the tests that name the rule are run, then all that may notice. A line that is no longer
in its file is an error: the list must keep up with the rules.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mutants_sas import OF_SAS
from mutants_sas_cards import OF_CARDS

from foldtable.games import proofs

ROOT = Path(__file__).parents[1]
CORE = "src/foldtable/core/"
MAGUS = "src/foldtable/games/magus/"
SAS = "src/foldtable/games/sas/"
TESTS_OF_MAGUS = ["tests/games/magus", "tests/table/test_scenarios.py", "tests/every_game", "tests/golden"]
TESTS_OF_SAS = ["tests/games/sas", "tests/table/test_scenarios.py", "tests/every_game"]


class Mutant:
    """A rule, and the line that keeps it, as it is and as it is broken."""

    def __init__(self, rule: str, file: str, old: str, new: str, tests: list[str] | None = None) -> None:
        self.rule = rule
        self.file = file
        self.old = old
        self.new = new
        self.tests = tests or TESTS_OF_MAGUS


MUTANTS = [
    Mutant("MAG-107", MAGUS + "set_up.py", "for points in (2, 3, 4):\n            deck:", "for points in (2, 4, 3):\n            deck:"),
    Mutant("MAG-109", MAGUS + "set_up.py", "grid.append(cards.pop())", "grid.insert(0, cards.pop())"),
    Mutant("MAG-115", MAGUS + "set_up.py", 'named == "random" else int(named)', 'named == "random" else 0'),
    Mutant("MAG-206", MAGUS + "state.py", "LEVEL_AT[self.position] if self.rising else 1", "LEVEL_AT[self.position]"),
    Mutant("MAG-208", MAGUS + "potions.py", "space // COLUMNS + dy", "space // COLUMNS - dy"),
    Mutant("MAG-210", MAGUS + "potions.py", "elif self.throw == 1:", "elif self.throw == 2:"),
    Mutant("MAG-212", MAGUS + "potions.py", "g.then(PlaceCube(left, self.seat))", "g.then(PlaceCube(self.seat, self.seat))"),
    Mutant("MAG-214", MAGUS + "potions.py", "if g.take_all:", "if not g.take_all:"),
    Mutant("MAG-219", MAGUS + "potions.py", "if grid[space] != EMPTY:\n                found", "if True:\n                found"),
    Mutant("MAG-220", MAGUS + "potions.py", "if not g.has_any_potion():", "if False:"),
    Mutant("MAG-221", MAGUS + "potions.py", "        g.cube = -1", "        pass"),
    Mutant("MAG-303", MAGUS + "casting.py", "        g.pile.extend(paid)\n", ""),
    Mutant("MAG-304", MAGUS + "casting.py", "g.skulls[seat].extend(left)", "g.skulls[seat].extend(left[:1])"),
    Mutant("MAG-309", MAGUS + "casting.py", "if not g.has_cast and not cursed:", "if not cursed:"),
    Mutant(
        "MAG-314", MAGUS + "casting.py", "        if g.has_cast:\n            if g.position", "        if True:\n            if g.position"
    ),
    Mutant("MAG-319", MAGUS + "items.py", "g.skulls[self.seat].pop()", "g.skulls[self.seat].pop(0)"),
    Mutant("MAG-320", MAGUS + "view.py", "self.skull_counts = [len(g.skulls[other])", "self.skull_counts = [sum(g.skulls[other])"),
    Mutant("MAG-320", MAGUS + "redeal.py", "            pile[i] = unseen.pop()", "            unseen.append(unseen.pop())"),
    Mutant("MAG-402", MAGUS + "replenish.py", "for space in range(len(SPACES)):", "for space in reversed(range(len(SPACES))):"),
    Mutant("MAG-405", MAGUS + "replenish.py", "next_item = g.left_of(receiver)", "next_item = self.seat"),
    Mutant("MAG-407", MAGUS + "replenish.py", "while g.is_cursed(receiver):", "while False:"),
    Mutant("MAG-408", MAGUS + "replenish.py", "next_item = g.left_of(receiver)", "next_item = g.left_of(next_item)"),
    Mutant(
        "MAG-410", MAGUS + "replenish.py", "    if not g.deck:\n        if not g.pile:", "    if len(g.deck) < 2:\n        if not g.pile:"
    ),
    Mutant("MAG-505", MAGUS + "mixes.py", "elif colour != black:", "else:"),
    Mutant("MAG-508", MAGUS + "mixes.py", "permutations((1, 2, 3, 4), len(symbols))", "product((1, 2, 3, 4), repeat=len(symbols))"),
    Mutant("MAG-517", MAGUS + "mixes.py", "        if elixirs == 0:\n            found.append(taken)", "        found.append(taken)"),
    Mutant("MAG-603", MAGUS + "casting.py", "        if not g.infant:\n            g.then(TakeEffect(seat, spell))", "        pass"),
    Mutant(
        "MAG-604",
        MAGUS + "effects.py",
        "    for seat in reversed(seats):\n        g.then(ShakeOut",
        "    for seat in seats:\n        g.then(ShakeOut",
    ),
    Mutant(
        "MAG-612",
        MAGUS + "effects.py",
        "            deal_item(g, seat, card - FIRST_ITEM)\n            continue",
        "            deal_item(g, caster, card - FIRST_ITEM)\n            continue",
    ),
    Mutant("MAG-621", MAGUS + "effects.py", "& (one(CURSE) - 1)", "& (one(CURSE) * 8 - 1)"),
    Mutant("MAG-642", MAGUS + "effects.py", "    if g.position > 0:\n        g.position -= 1", "    g.position -= 1"),
    Mutant("MAG-652", MAGUS + "effects.py", "pile.pop() if pile else NO_CARD", "pile.pop(0) if pile else NO_CARD"),
    Mutant("MAG-663", MAGUS + "effects.py", "        if size == 1:\n", "        if len(kinds_in(hand)) == 1:\n"),
    Mutant("MAG-713", MAGUS + "casting.py", "if count_in(items, PLANTS) and g.skulls[seat]:", "if count_in(items, PLANTS):"),
    Mutant(
        "MAG-732",
        MAGUS + "items.py",
        "        at = len(pile) - 1\n        while pile[at] != self.face:\n            at -= 1",
        "        at = pile.index(self.face)",
    ),
    Mutant("MAG-741", MAGUS + "casting.py", "if not g.has_cast and not cursed:", "if not g.has_cast:"),
    Mutant("MAG-745", MAGUS + "items.py", "if to != seat and not g.is_cursed(to):", "if to != seat:"),
    Mutant(
        "MAG-746",
        MAGUS + "replenish.py",
        "                if receiver != NOBODY:\n                    next_item",
        "                if True:\n                    next_item",
    ),
    Mutant(
        "MAG-804",
        MAGUS + "effects.py",
        "    if g.position > 0:\n        g.position -= 1",
        "    if g.position > 0:\n        g.position -= 1\n    if g.position == g.last_place():\n        g.agenda.clear()",
    ),
    Mutant("MAG-807", MAGUS + "ending.py", "g.pile.extend(listed(g.hands[seat]))", "g.skulls[seat].extend(listed(g.hands[seat]))"),
    Mutant("MAG-809", MAGUS + "ending.py", "-len(g.skulls[seat]), spells_won(g, seat, 4)", "len(g.skulls[seat]), spells_won(g, seat, 4)"),
    Mutant("MAG-811", MAGUS + "ending.py", "spells_won(g, seat, 3), spells_won(g, seat, 2)]", "spells_won(g, seat, 2)]"),
    Mutant("MAG-813", MAGUS + "ending.py", "if standing(g, seat) == best]", "if standing(g, seat) == best][:1]"),
    Mutant("MAG-905", MAGUS + "mixes.py", "ANY if colours_only else number_code(one)", "number_code(one)"),
    Mutant(
        "MAG-908", MAGUS + "casting.py", "g.infant and g.score(seat) >= g.infant_target", "g.infant and g.points[seat] >= g.infant_target"
    ),
    Mutant("MAG-911", MAGUS + "set_up.py", 'g.chance.shuffle(f"backs{points}", ten)', "pass"),
    Mutant("MAG-1003", MAGUS + "view.py", "[] if seat == SPECTATOR else listed(g.hands[seat])", "listed(g.hands[max(seat, 0)])"),
    Mutant("MAG-1004", MAGUS + "effects.py", 'g.tell_only([seat], "you-drew"', 'g.tell("you-drew"'),
    Mutant("MAG-1005", MAGUS + "casting.py", 'g.tell_only(\n            [seat], "your-cards', 'g.tell_but(\n            [], "your-cards'),
    Mutant(
        "MAG-1007",
        MAGUS + "view.py",
        "        self.spells_left = ",
        "        self.pile = self.pile + [g.backs[self.offer[0]]]\n        self.spells_left = ",
    ),
    Mutant(
        "MAG-1008",
        MAGUS + "casting.py",
        "        g.then(PHASE_TWO[self.seat])",
        "        if g.hands[self.seat] or g.items[self.seat]:\n            g.then(PHASE_TWO[self.seat])",
    ),
    Mutant(
        "MAG-1102",
        MAGUS + "potions.py",
        "row: i64 = space // COLUMNS + dy\n        column: i64 = space % COLUMNS + dx",
        "row: i64 = space // COLUMNS + dx\n        column: i64 = space % COLUMNS + dy",
    ),
    Mutant("MAG-1103", MAGUS + "data/board.toml", "weights = [1, 12, 51, 88, 51, 12, 1]", "weights = [1, 13, 50, 88, 50, 13, 1]"),
    Mutant("MAG-1205", MAGUS + "casting.py", "sorted(words, key=card_order) if verb in", "words if verb in"),
    Mutant("MAG-1302", MAGUS + "casting.py", "g.won_from[1] == 10 and g.won_from[2] == 10", "g.won_from[1] == 10"),
    Mutant("MAG-1308", MAGUS + "turn.py", "g.turns >= g.round_limit * seats", "g.turns > g.round_limit * seats"),
    Mutant(
        "MAG-1309",
        MAGUS + "casting.py",
        "        g.has_stirred = True",
        "        g.has_stirred = g.has_stirred or not isinstance(option, WandTakes)",
    ),
    Mutant("MAG-1404", MAGUS + "data/spells.toml", 'mix = ["Ka", "Kb", "Kc", "M-"]', 'mix = ["Ka", "Kb", "Kc", "S-"]'),
    Mutant(
        "MAG-1429", MAGUS + "data/spells.toml", 'mix = ["R2", "Ma", "Ma", "Ma", "Mb", "Mb"]', 'mix = ["R3", "Ma", "Ma", "Ma", "Mb", "Mb"]'
    ),
    # What all games stand on
    Mutant("copies", MAGUS + "state.py", "other.pile = self.pile[:]", "other.pile = self.pile"),
    Mutant("copies", MAGUS + "state.py", "        other.idle_turns = self.idle_turns\n", ""),
    Mutant("saves", CORE + "pack.py", "        game.revealed,\n", "        0,\n"),
    Mutant("dice", CORE + "chance.py", "while low < floor:", "while False:", ["tests/core"]),
    Mutant("dice", CORE + "chance.py", "(((ad << 7) | (ad >> 25)) + a)", "(((ad << 7) | (ad >> 24)) + a)", ["tests/core"]),
    Mutant(
        "refusals",
        CORE + "game.py",
        "        if ask.seat != seat:",
        "        if False:",
        ["tests/core", "tests/every_game/test_answers.py"],
    ),
    Mutant(
        "commitment",
        CORE + "fair.py",
        '            key.update(len(share).to_bytes(4, "big") + share)',
        "            key.update(share)",
        ["tests/core"],
    ),
    *[Mutant(rule, SAS + file, old, new, TESTS_OF_SAS) for rule, file, old, new in OF_SAS + OF_CARDS],
]


def find_out(mutant: Mutant, tree: Path) -> str:
    """The first test that fails for this mutant, of its own rule if there is one; or nothing."""
    path = tree / mutant.file
    sound = path.read_text(encoding="utf-8")
    if sound.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.rule}: {mutant.file} holds {mutant.old!r} {sound.count(mutant.old)} times")
    path.write_text(with_imports(sound.replace(mutant.old, mutant.new)), encoding="utf-8")
    try:
        own = tests_of(mutant.rule, tree)
        noticed = first_failure(own, tree) if own else ""
        if noticed:
            return noticed
        elsewhere = first_failure(mutant.tests, tree)
        return elsewhere + (" (no test of its own)" if elsewhere and "-" in mutant.rule else "")
    finally:
        path.write_text(sound, encoding="utf-8")


def tests_of(rule: str, tree: Path) -> list[str]:
    """The tests that name this rule, as pytest names them."""
    found: list[str] = []
    for path in sorted((tree / "tests" / "games").rglob("test_*.py")):
        before = len(found)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and any(rule in proofs.numbers_in_marks(mark) for mark in node.decorator_list):
                found.append(f"{path.relative_to(tree)}::{node.name}")
        if len(found) == before and rule in proofs.marks_in(path):
            found.append(str(path.relative_to(tree)))  # it marks one case of many
    return found


def first_failure(tests: list[str], tree: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=tree,
        env={**os.environ, "FOLDTABLE_PLAIN": "1", "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else done.stdout[-300:]


def with_imports(source: str) -> str:
    """A broken line may want a name that the sound one didn't."""
    if "product((" in source:
        source = source.replace("from itertools import ", "from itertools import product, ", 1)
    return source


def main(wanted: list[str]) -> int:
    survivors = 0
    with tempfile.TemporaryDirectory(prefix="foldtable-mutants-") as folder:
        tree = Path(folder)
        for part in ("src", "tests", "tools", "docs", "pyproject.toml", "README.md"):
            if (ROOT / part).is_dir():
                shutil.copytree(
                    ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "compiled.stamp", "*.egg-info")
                )
            elif (ROOT / part).exists():
                shutil.copy(ROOT / part, tree / part)
        for mutant in MUTANTS:
            if not wanted or mutant.rule in wanted:
                noticed = find_out(mutant, tree)
                survivors += not noticed
                print(f"{mutant.rule:10} {noticed or 'SURVIVED: ' + mutant.new.strip()}", flush=True)
    print(f"{survivors} survived" if survivors else "every one was noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
