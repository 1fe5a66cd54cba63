"""Seating: from what somebody asks for, or from a save, to people and bots around a table."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, final

from foldtable.bots import roster
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.errors import BadRecord, BadSetup, Slip
from foldtable.core.game import Game
from foldtable.core.say import Say, count, text
from foldtable.core.settings import Value, check_seats
from foldtable.games import catalogue
from foldtable.table import saves
from foldtable.table.dice import seeded
from foldtable.table.grammar import LARGEST_SEED, SUFFIX, game_line, quoted, read_text
from foldtable.table.live import Live, Sitter, Think
from foldtable.table.play import Play
from foldtable.table.standing import SENSIBLE
from foldtable.words.words import Words

USUAL_BOT: Final = "greedy"
LAST: Final = "last"
LONGEST_NAME: Final = 24


class Chair(NamedTuple):
    """Who is to sit on a seat: a bot of a kind, or a person; "" for a name that nobody gave."""

    name: str
    kind: str = ""


@final
class Plan:
    """What a new game is to be: which, for whom, and how."""

    def __init__(self, box: Box, chairs: Sequence[Chair], settings: Mapping[str, Value], seed: int | None = None) -> None:
        self.box = box
        self.chairs = list(chairs)
        self.settings = dict(settings)
        self.seed = seed

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.kind]


def planned(
    box: Box,
    *,
    seats: int | None = None,
    options: Sequence[str] = (),
    people: int | None = None,
    bots: str | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
) -> Plan:
    """A plan from the words of a command line. What isn't said follows from the rest: you, against one usual bot a seat."""
    kinds = [kind.strip() for kind in (bots or "").split(",") if kind.strip()]
    for kind in kinds:
        roster.make(kind, Chance())
    if people is None and names:
        people = len(names)
    if seats is None:
        named = (1 if people is None else people) + len(kinds)
        seats = max(named, box.default_seats)
    check_seats(seats, box.seats, box.rule_for_seats)
    if people is None:
        people = seats - len(kinds) if len(kinds) > 1 else 1
    if not 0 <= people <= seats:
        raise BadSetup(Say("play-bad-people", [count("people", people), count("seats", seats)]))
    if len(names) > people:
        raise BadSetup(Say("play-too-many-names", [count("names", len(names)), count("people", people)]))
    empty = seats - people
    if len(kinds) > max(1, empty) or (kinds and not empty):
        raise BadSetup(Say("play-too-many-bots", [count("bots", len(kinds)), count("seats", empty)]))
    kinds += [kinds[-1] if kinds else USUAL_BOT] * (empty - len(kinds))
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise BadSetup(Say("play-bad-seed", [text("most", str(LARGEST_SEED))]))
    given = [Chair(tidied(name)) for name in names]
    chairs = [*given, *[Chair("")] * (people - len(given)), *[Chair("", kind) for kind in kinds]]
    return Plan(box, chairs, settings_from(box, options), seed)


def settings_from(box: Box, options: Sequence[str]) -> dict[str, Value]:
    settings: dict[str, Value] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadSetup(Say("play-bad-option", [text("option", quoted(option))]))
        settings[name.strip()] = box.setting(name.strip()).read(value.strip())
    return settings


def tidied(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME].strip()


# Sitting down


def sit_down(plan: Plan, words: Words, order: str = SENSIBLE) -> Live:
    """A new game, dealt, with everybody at the table."""
    names = named(plan, words)
    players = {seat: name for seat, name in enumerate(names) if name}
    kinds = {seat: chair.kind for seat, chair in enumerate(plan.chairs) if chair.kind}
    play = Play.begin(plan.box, len(plan.chairs), plan.settings, seeded(plan.seed), players=players, bots=kinds)
    return Live(play, sitters_of(play, names), saves.path_of(saves.new_name(plan.box.name)), order)


def named(plan: Plan, words: Words) -> list[str]:
    """Names for everybody. One person alone is "you" and needs none; several must be told apart."""
    alone = len(plan.people) == 1
    pool = [name.strip() for name in words.say("bot-names").split(",")]
    free = [name for name in pool if name not in {chair.name for chair in plan.chairs}]
    free += [f"{name} {number}" for number in range(2, 12) for name in pool]
    names: list[str] = []
    for seat, chair in enumerate(plan.chairs):
        if chair.name or (alone and not chair.kind):
            names.append(chair.name)
        elif chair.kind:
            names.append(free.pop(0))
        else:
            names.append(words.say("player-number", count("number", seat + 1)))
    return names


def sitters_of(play: Play, names: Sequence[str]) -> list[Sitter]:
    kinds = play.header.bots
    return [
        Sitter(name, kinds[seat], thinker(play.box, kinds[seat], play.header.seed)) if seat in kinds else Sitter(name)
        for seat, name in enumerate(names)
    ]


def thinker(box: Box, kind: str, seed: int | None) -> Think:
    """A bot at a table. What it draws follows from the play's seed and the moment, so that the same game can be had again;
    and it is mixed well, so that a bot's luck tells nothing of the dice."""
    roster.make(kind, Chance())  # an unknown kind is refused now, not in the middle of the game
    salt = os.urandom(8) if seed is None else str(seed).encode()

    def think(game: Game, seat: int) -> str:
        rng = Chance()
        mixed = hashlib.blake2b(b"bot %d %d " % (seat, game.decisions) + salt, digest_size=8).digest()
        rng.seed(int.from_bytes(mixed, "big"))
        return roster.make(kind, rng).answer(box, game).notation()

    return think


# Taking up again


def resume(path: Path, lang: str, game: str = "", order: str = SENSIBLE) -> Live:
    """The table of a save; of this game, if one is named."""
    source = read_text(str(path))
    line = game_line(source, str(path))
    if game and game != line.rest:
        raise BadRecord(str(path), line.number, Say("record-other-game", [text("wanted", game), text("got", quoted(line.rest))]))
    try:
        box = catalogue.box(line.rest)
    except BadSetup as slip:
        raise BadRecord(str(path), line.number, slip.say, slip.rule) from slip
    play = Play.read(box, source, str(path))
    chairs = [Chair(name, play.header.bots.get(seat, "")) for seat, name in enumerate(play.names())]
    names = named(Plan(box, chairs, {}), Words(lang, box))
    # A save goes on where it lies; any other record is left as it is
    is_save = path.resolve().parent == saves.folder().resolve()
    return Live(play, sitters_of(play, names), path if is_save else saves.path_of(saves.new_name(box.name)), order)


def find_save(wanted: str, game: str = "") -> Path:
    """The newest save that isn't finished, of this game if one is named; or a save by its name, or a file."""
    if wanted == LAST:
        unfinished = [path for path in saves.listed() if not is_finished(path) and (not game or is_of(path, game))]
        if not unfinished:
            raise BadSetup(Say("play-nothing-to-resume", [text("folder", str(saves.folder()))]))
        return unfinished[0]
    path = Path(wanted)
    if path.suffix != SUFFIX and not path.exists() and len(path.parts) == 1 and saves.path_of(wanted).exists():
        return saves.path_of(wanted)
    return path


def is_finished(path: Path) -> bool:
    """Does the record tell of its end? Looked at, not played: there may be many."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - 400))
            return any(line.startswith(b"end ") for line in file.read().splitlines())
    except OSError:
        return True


def is_of(path: Path, game: str) -> bool:
    """Is it a save of this game? One that can't be read is of none."""
    try:
        return game_line(read_text(str(path)), str(path)).rest == game
    except (Slip, OSError):
        return False


def same_again(live: Live) -> Live:
    """A new game of the same kind, for the same people and bots on the same seats."""
    header, game = live.play.header, live.play.game
    play = Play.begin(live.play.box, game.seats, game.settings, seeded(), players=header.players, bots=header.bots)
    again = Live(play, sitters_of(play, live.names), saves.path_of(saves.new_name(live.play.box.name)))
    for seat, order in enumerate(live.lasting):
        again.give_order(seat, order)
    return again
