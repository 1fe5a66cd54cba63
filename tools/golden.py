"""Makes the golden files in tests/golden: perft counts and whole plays with their digests, for every game there is.

    python tools/golden.py                  make them all anew; a change to one is explained in the commit
    python tools/golden.py perft GAME       print the counts of a game, with the count behind each option
    python tools/golden.py digests FILE...  print the digests of these plays after every decision
    python tools/golden.py plays            print one digest for a play at every table there is

A perft counts the sequences of so many decisions from a position, each branch with the dice as they lie. Tests compare all of it
compiled and plain, and under another hash seed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

import foldtable
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.core.settings import Value, spell
from foldtable.core.steps import Option
from foldtable.games import catalogue
from foldtable.table.dice import seeded
from foldtable.table.grammar import game_line
from foldtable.table.play import Play

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
MOST_NODES = 2500  # a position is counted as deep as this goes
DEEPEST = 6
MOST_BEHIND = 30  # with more options than this, the count behind each isn't written down
TRIES = 25  # plays of which the liveliest is kept


# Playing


def sown(seed: int) -> Chance:
    rng = Chance()
    rng.seed(seed)
    return rng


def lively(game: Game, rng: Chance) -> Option:
    """A verb at random, then one of its choices: so that rare things happen."""
    options = game.options()
    verbs = list(dict.fromkeys(option.verb for option in options))
    verb = verbs[rng.pick(len(verbs))]
    of_verb = [option for option in options if option.verb == verb]
    return of_verb[rng.pick(len(of_verb))]


# Perft


class Position:
    """A moment of a lively play that anybody can come to again by its numbers."""

    def __init__(self, box: Box, seats: int, variant: dict[str, Value], seed: int, after: int) -> None:
        self.box = box
        self.variant = variant
        self.seed = seed
        self.after = after
        self.game = box.deal(seats, variant, seed)
        rng = sown(seed)
        for _ in range(after):
            if not self.game.is_over():
                self.game.follow(lively(self.game, rng))

    def __str__(self) -> str:
        words = [f"seats {self.game.seats}", *(f"{name} {spell(value)}" for name, value in self.variant.items())]
        return f"{', '.join(words)}; seed {self.seed}, after {self.after} decisions: {self.game.ask().question()}"


def positions(box: Box) -> list[Position]:
    """For each variant the first question of each name, and one in the middle."""
    found: list[Position] = []
    for number, variant in enumerate(box.variants()):
        seats = box.seats[number % len(box.seats)]
        questions: set[str] = set()
        game, rng = box.deal(seats, variant, number), sown(number)
        while not game.is_over():
            question = game.ask().question()
            fresh = question not in questions and not any(str(one).endswith(f" {question}") for one in found)
            if fresh or game.decisions == 30:
                questions.add(question)
                found.append(Position(box, seats, variant, number, int(game.decisions)))
            game.follow(lively(game, rng))
    return found


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many decisions there are from here."""
    if depth == 0:
        return 1
    if game.is_over():
        return 0
    if depth == 1:
        return len(game.options())
    return sum(behind for _, behind in divided(game, depth))


def divided(game: Game, depth: int) -> list[tuple[str, int]]:
    """The count behind each option."""
    found: list[tuple[str, int]] = []
    for option in game.options():
        branch = game.copy()
        branch.follow(option)
        found.append((option.notation(), perft(branch, depth - 1)))
    return found


def counts(position: Position) -> list[str]:
    """One position of a perft file: its name, the counts by depth, and what lies behind each option at the last."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] * len(position.game.options()) <= MOST_NODES):
        found.append(perft(position.game, len(found) + 1))
    if len(found) > 1 and found[-1] > 20 * MOST_NODES:
        found.pop()
    lines = [str(position), "  " + " ".join(map(str, found))]
    if len(position.game.options()) <= MOST_BEHIND and len(found) > 1:
        lines.append("  behind: " + ", ".join(f"{notation} {behind}" for notation, behind in divided(position.game, len(found))))
    return lines


def perft_file(box: Box) -> str:
    head = ["# Perft counts, made by tools/golden.py: sequences of 1, 2, 3 ... decisions from a position, with the dice as they lie."]
    return "\n".join([*head, *(line for position in positions(box) for line in ["", *counts(position)])]) + "\n"


# Whole plays


def liveliest(box: Box, seats: int, variant: dict[str, Value]) -> Play:
    """Of some random plays the one in which the most different things happened; of these the shortest."""
    return max((played(box, seats, variant, seed) for seed in range(TRIES)), key=lambda play: (happened(play), -len(play.moves)))


def played(box: Box, seats: int, variant: dict[str, Value], seed: int) -> Play:
    play = Play.begin(box, seats, variant, seeded(seed))
    rng = sown(seed)
    while not play.game.is_over():
        play.choose(play.game.asked(), lively(play.game, rng).notation())
    return play


def happened(play: Play) -> int:
    return len({event.say.message for move in play.moves for event in move.events})


def digests_of(record: str, path: str) -> list[str]:
    """The table's digest after the set-up and after every decision, replayed from the outcomes as written."""
    play = Play.read(catalogue.box(game_line(record, path).rest), record, path)
    game = play.at(0)
    found = [digest(play.box, game)]
    for move in play.moves:
        game.chance.follow(move.outcomes, strict=True)
        game.choose(move.seat, move.answer)
        found.append(digest(play.box, game))
    return found


def digest_lines(digests: list[str]) -> list[str]:
    """Ten to a line, after the number of the first."""
    return [f"{first:4}  " + " ".join(digests[first : first + 10]) for first in range(0, len(digests), 10)]


def play_files(box: Box) -> dict[str, str]:
    """By name: a record for each variant, and beside it the digests."""
    files: dict[str, str] = {}
    for number, variant in enumerate(box.variants()):
        seats = box.seats[number % len(box.seats)]
        words = "-".join(f"{name}-{spell(value)}" for name, value in list(variant.items())[:2]).replace("_", "-")
        name = f"{seats}-seats" + ("-" + words if words else "")
        record = liveliest(box, seats, variant).record()
        files[name + ".fold"] = record
        files[name + ".digests"] = "\n".join(digest_lines(digests_of(record, name))) + "\n"
    return files


def all_plays() -> list[str]:
    """One digest for a lively play at every table: over the digests after each of its decisions."""
    lines: list[str] = []
    for box in catalogue.boxes():
        for number, variant in enumerate(box.variants()):
            for seats in box.seats:
                game, rng = box.deal(seats, variant, seed=number), sown(seats)
                trail = hashlib.blake2b(digest_size=8)
                while not game.is_over():
                    trail.update(digest(box, game).encode())
                    game.follow(lively(game, rng))
                trail.update(digest(box, game).encode() + str(game.chance.state()).encode())
                lines.append(f"{box.name} {seats} {number} {game.decisions} {trail.hexdigest()}")
    return lines


# The command


def make_all() -> None:
    for box in catalogue.boxes():
        folder = GOLDEN / box.name
        folder.mkdir(parents=True, exist_ok=True)
        files = {"perft.txt": perft_file(box), **play_files(box)}
        for stray in sorted(path for path in folder.iterdir() if path.name not in files):
            stray.unlink()
        for name, words in files.items():
            write(folder / name, words)


def write(path: Path, words: str) -> None:
    old = path.read_text(encoding="utf-8") if path.exists() else None
    path.write_text(words, encoding="utf-8")
    state = "new" if old is None else "unchanged" if old == words else "CHANGED"
    print(f"{path.relative_to(GOLDEN)}: {state}")


def print_digests(files: list[str]) -> None:
    for name in files:
        print(Path(name).name)
        print("\n".join(digest_lines(digests_of(Path(name).read_text(encoding="utf-8"), name))))


def main(arguments: list[str]) -> int:
    commands: dict[str, Callable[[], None]] = {
        "": make_all,
        "perft": lambda: print(perft_file(catalogue.box(arguments[1])), end=""),
        "digests": lambda: print_digests(arguments[1:]),
        "plays": lambda: print("\n".join(all_plays())),
    }
    command = arguments[0] if arguments else ""
    if command not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    print("compiled" if foldtable.is_compiled() else "plain", file=sys.stderr)
    commands[command]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
