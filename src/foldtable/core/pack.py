"""A game as bytes and as JSON, both ways, at any decision; and its digest.

One mechanism serves every game: a Game's fields and a Step's constructor arguments are numbers, texts and lists of these.
The agenda is packed like the rest, so the middle of a chain of interrupts is as good a moment as any.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from typing import Final, cast

from mypy_extensions import i64

from foldtable.core.box import Box
from foldtable.core.errors import BadSave, BadSetup, Broken, bad_save
from foldtable.core.game import Game, Outcome, ScoreLine
from foldtable.core.say import Say, count, text
from foldtable.core.settings import settle
from foldtable.core.steps import AnyStep

FORMAT: Final = 1
MAGIC: Final = b"FOLD"
CHECK: Final = 8  # bytes of checksum at the end
DEEPEST: Final = 12

NOTHING: Final = 0xA0
NO: Final = 0xA1
YES: Final = 0xA2
NUMBER: Final = 0xA3
TEXT: Final = 0xA4
LIST: Final = 0xA5
SHORT_LIST: Final = 0xB0  # and its length, 0 to 79


# Values to bytes: small numbers and short lists take one byte


def put(out: list[int], value: object) -> None:
    """Append a value's bytes."""
    if isinstance(value, bool):
        out.append(YES if value else NO)
    elif isinstance(value, int):
        if -1 <= value < 0x9F:
            out.append(value + 1)
        else:
            out.append(NUMBER)
            put_length(out, value * 2 if value >= 0 else -value * 2 - 1)
    elif isinstance(value, list):
        if len(value) < 80:
            out.append(SHORT_LIST + len(value))
        else:
            out.append(LIST)
            put_length(out, len(value))
        for item in value:
            put(out, item)
    elif isinstance(value, str):
        data = value.encode()
        out.append(TEXT)
        put_length(out, len(data))
        out.extend(data)
    elif value is None:
        out.append(NOTHING)
    else:
        raise Broken(f"a {type(value).__name__} can't be packed; fields hold numbers, texts and lists of these")


def put_length(out: list[int], number: int) -> None:
    while number >= 128:
        out.append(128 + number % 128)
        number //= 128
    out.append(number)


class Reader:
    """Reads values back from bytes; whatever the bytes are, the answer is a value or BadSave."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise bad_save("save-cut-short", self.at)
        byte = self.data[self.at]
        self.at += 1
        return byte

    def length(self) -> int:
        number = 0
        factor = 1
        while True:
            byte = self.byte()
            number += (byte % 128) * factor
            if byte < 128:
                return number
            factor *= 128
            if factor > 1 << 140:
                raise bad_save("save-unreadable", self.at)

    def chunk(self, length: int) -> bytes:
        if length > len(self.data) - self.at:
            raise bad_save("save-cut-short", self.at)
        self.at += length
        return self.data[self.at - length : self.at]

    def value(self, depth: int = 0) -> object:
        tag = self.byte()
        if tag < NOTHING:
            return tag - 1
        if tag == NOTHING:
            return None
        if tag == NO:
            return False
        if tag == YES:
            return True
        if tag == NUMBER:
            number = self.length()
            return number // 2 if number % 2 == 0 else -(number + 1) // 2
        if tag == TEXT:
            try:
                return self.chunk(self.length()).decode()
            except UnicodeDecodeError:
                raise bad_save("save-unreadable", self.at) from None
        if tag == LIST or tag >= SHORT_LIST:
            length = self.length() if tag == LIST else tag - SHORT_LIST
            if length > len(self.data) - self.at or depth > DEEPEST:
                raise bad_save("save-cut-short", self.at)
            return [self.value(depth + 1) for _ in range(length)]
        raise bad_save("save-unreadable", self.at)


# Fields


def attributes(thing: object) -> list[str]:
    """The names of all attributes of an object, compiled or plain, sorted."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(names)


FIELDS: Final[dict[str, list[str]]] = {}  # by class name of a game: its own fields
ARGUMENTS: Final[dict[type[AnyStep], list[str]]] = {}  # by kind of Step: the arguments of its constructor
KINDS: Final[dict[type[Box], dict[type[AnyStep], int]]] = {}  # by kind of box: the number of each kind of Step
COMMON: Final = frozenset(attributes(Game()))


def fields_of(game: Game) -> list[str]:
    """The names of what this game adds to every game: its table."""
    kind = type(game).__module__ + "." + type(game).__qualname__
    if kind not in FIELDS:
        FIELDS[kind] = [name for name in attributes(game) if name not in COMMON]
    return FIELDS[kind]


def arguments_of(kind: type[AnyStep]) -> list[str]:
    if kind not in ARGUMENTS:
        ARGUMENTS[kind] = list(inspect.signature(kind).parameters)
    return ARGUMENTS[kind]


def numbers_of(box: Box) -> dict[type[AnyStep], int]:
    if type(box) not in KINDS:
        KINDS[type(box)] = {kind: number for number, kind in enumerate(box.step_kinds())}
    return KINDS[type(box)]


def step_values(box: Box, step: AnyStep) -> list[object]:
    """A Step as the number of its kind and its arguments."""
    number = numbers_of(box).get(type(step))
    if number is None:
        raise Broken(f"{type(step).__name__} is missing from step_kinds() of {box.name}")
    values: list[object] = [number]
    for name in arguments_of(type(step)):
        values.append(getattr(step, name))
    return values


def outcome_values(outcome: Outcome | None) -> object:
    if outcome is None:
        return None
    return [outcome.reason, outcome.winners, [[line.label, line.values] for line in outcome.lines]]


def table_values(box: Box, game: Game) -> list[object]:
    """Everything but the dice: what a digest is made of."""
    settings: list[object] = [game.settings[setting.name] for setting in box.settings]
    return [
        box.version,
        game.seats,
        settings,
        game.decisions,
        game.revealed,
        [getattr(game, name) for name in fields_of(game)],
        [step_values(box, step) for step in game.agenda],
        outcome_values(game.outcome),
    ]


def digest(box: Box, game: Game) -> str:
    """Sixteen letters that are equal exactly if the tables are. The dice to come don't count."""
    out: list[int] = []
    put(out, table_values(box, game))
    return hashlib.blake2b(bytes(out), digest_size=8).hexdigest()


def pack(box: Box, game: Game) -> bytes:
    """The whole game as bytes, dice included."""
    out: list[int] = []
    put(out, [FORMAT, box.name])
    put(out, table_values(box, game))
    put(out, cast("list[object]", game.chance.state()))
    body = MAGIC + bytes(out)
    return body + hashlib.blake2b(body, digest_size=CHECK).digest()


def unpack(box: Box, data: bytes) -> Game:
    """The game these bytes hold, or BadSave."""
    body = data[:-CHECK]
    if data[: len(MAGIC)] != MAGIC:
        raise bad_save("save-not-ours")
    if len(data) < len(MAGIC) + CHECK or hashlib.blake2b(body, digest_size=CHECK).digest() != data[-CHECK:]:
        raise bad_save("save-damaged", len(data))
    reader = Reader(body)
    reader.at = len(MAGIC)
    head = reader.value()
    table = reader.value()
    chance = reader.value()
    if reader.at != len(body):
        raise bad_save("save-unreadable", reader.at)
    check_head(box, head)
    return game_from(box, table, chance)


def to_json(box: Box, game: Game) -> str:
    """The whole game as JSON, with names, for people and other programs."""
    data = {
        "format": FORMAT,
        "game": box.name,
        "version": box.version,
        "seats": game.seats,
        "settings": game.settings,
        "decisions": int(game.decisions),
        "revealed": int(game.revealed),
        "table": {name: getattr(game, name) for name in fields_of(game)},
        "agenda": [[type(step).__name__, *step_values(box, step)[1:]] for step in game.agenda],
        "outcome": outcome_values(game.outcome),
        "chance": game.chance.state(),
    }
    return json.dumps(data, ensure_ascii=False)


def from_json(box: Box, words: str) -> Game:
    """The game this JSON holds, or BadSave."""
    try:
        data = json.loads(words)
    except (ValueError, RecursionError):
        raise bad_save("save-not-ours") from None
    if not isinstance(data, dict):
        raise bad_save("save-not-ours")
    check_head(box, [data.get("format"), data.get("game")])
    table = data.get("table")
    settings = data.get("settings")
    agenda = data.get("agenda")
    names = fields_of(box.blank())
    if not isinstance(table, dict) or not isinstance(settings, dict) or not isinstance(agenda, list):
        raise bad_save("save-unreadable")
    if sorted(table) != names or set(settings) != {setting.name for setting in box.settings}:
        raise bad_save("save-unreadable")
    by_name = {kind.__name__: number for kind, number in numbers_of(box).items()}
    steps: list[object] = []
    for step in agenda:
        if not isinstance(step, list) or not step or not isinstance(step[0], str) or step[0] not in by_name:
            raise bad_save("save-unreadable", got=excerpt(step))
        steps.append([by_name[step[0]], *step[1:]])
    values: list[object] = [
        data.get("version"),
        data.get("seats"),
        [settings[setting.name] for setting in box.settings],
        data.get("decisions"),
        data.get("revealed"),
        [table[name] for name in names],
        steps,
        data.get("outcome"),
    ]
    return game_from(box, values, data.get("chance"))


def check_head(box: Box, head: object) -> None:
    if not isinstance(head, list) or len(head) != 2 or head[0] != FORMAT:
        raise bad_save("save-other-format", got=excerpt(head))
    if head[1] != box.name:
        raise BadSave(Say("save-other-game", [text("wanted", box.name), text("got", excerpt(head[1]))]))


def game_from(box: Box, table: object, chance: object) -> Game:
    """A game from its values. Nothing is believed: shapes are compared with a blank game, then the game checks itself."""
    if not isinstance(table, list) or len(table) != 8:
        raise bad_save("save-unreadable")
    version = table[0]
    if version != box.version:
        raise BadSave(Say("save-other-version", [text("game", box.name), text("wanted", str(box.version)), text("got", excerpt(version))]))
    seats, settings, decisions, revealed, fields, agenda, outcome = table[1:]
    if not whole(seats) or not whole(decisions) or not whole(revealed) or decisions < 0 or revealed < 0:
        raise bad_save("save-unreadable")
    if not isinstance(settings, list) or len(settings) != len(box.settings) or seats not in box.seats:
        raise bad_save("save-unreadable")
    game = box.blank()
    game.seats = seats
    try:
        game.settings = settle(box.settings, {setting.name: value for setting, value in zip(box.settings, settings, strict=True)}, "")
        box.check_setup(seats, game.settings)
    except (BadSetup, TypeError):
        raise bad_save("save-unreadable", got="settings") from None
    game.decisions = small(decisions)
    game.revealed = small(revealed)
    names = fields_of(game)
    if not isinstance(fields, list) or len(fields) != len(names) or not isinstance(agenda, list):
        raise bad_save("save-unreadable")
    for name, value in zip(names, fields, strict=True):
        if not alike(getattr(game, name), value, 0):
            raise bad_save("save-unreadable", got=name)
        try:
            setattr(game, name, value)
        except (TypeError, OverflowError, ValueError):
            raise bad_save("save-unreadable", got=name) from None
    game.agenda = [step_from(box, values) for values in agenda]
    game.outcome = outcome_from(outcome, game.seats)
    if not isinstance(chance, list) or len(chance) != 5 or not all(whole(number) for number in chance):
        raise bad_save("save-unreadable")
    game.chance.restore(chance)
    try:
        faults = faults_of(game)
    except (TypeError, ValueError, IndexError, OverflowError):
        # a list where a number belongs looks like any list from here; whoever counts with it finds out
        raise bad_save("save-unreadable") from None
    if faults:
        raise BadSave(Say("save-impossible", [count("at", len(faults)), text("got", faults[0])]))
    return game


def faults_of(game: Game) -> list[str]:
    """What the game finds wrong with itself, and what is wrong with any game."""
    faults = game.faults()
    if faults:
        return faults
    if (game.outcome is None) == game.is_over():
        return ["a game is over exactly if nothing is left to do"]
    if game.agenda and not game.agenda[-1].asks():
        return ["play waits for a question"]
    for step in game.agenda:
        if not 0 <= getattr(step, "seat", 0) < game.seats or not step.fits(game):
            return [f"{type(step).__name__} can't be on the agenda of this game"]
    if game.agenda and not game.options():
        return [f"{game.ask().question()} can't be asked now"]
    return []


def excerpt(value: object) -> str:
    """What stands there, short enough to show: texts may be long or unprintable, lists nested without end."""
    if isinstance(value, (list, dict)):
        return "[...]"
    return (value if isinstance(value, str) else str(value))[:40].encode("ascii", "backslashreplace").decode()


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def small(value: int) -> i64:
    if value >= 1 << 62:
        raise bad_save("save-unreadable")
    return value


def alike(blank: object, value: object, depth: int) -> bool:
    """Is the value of the kind that stands in a blank game? Lists hold numbers or lists of numbers, below 2 to the 62."""
    if isinstance(blank, bool) or isinstance(value, bool):
        return isinstance(blank, bool) and isinstance(value, bool)
    if isinstance(blank, int):
        return isinstance(value, int) and -(1 << 62) < value < 1 << 62
    if isinstance(blank, str):
        return isinstance(value, str) and is_text(value)
    if isinstance(blank, list):
        return (
            depth < DEEPEST
            and isinstance(value, list)
            and all(alike([] if isinstance(item, list) else 0, item, depth + 1) for item in value)
        )
    return False


def is_text(value: str) -> bool:
    """JSON may hold half a pair of surrogates, which no file can."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def step_from(box: Box, values: object) -> AnyStep:
    kinds = box.step_kinds()
    if not isinstance(values, list) or not values or not whole(values[0]) or not 0 <= values[0] < len(kinds):
        raise bad_save("save-unreadable", got=excerpt(values))
    kind = kinds[values[0]]
    if len(values) - 1 != len(arguments_of(kind)):
        raise bad_save("save-unreadable", got=kind.__name__)
    for value in values[1:]:
        if not alike(
            [] if isinstance(value, list) else "" if isinstance(value, str) else False if isinstance(value, bool) else 0, value, 0
        ):
            raise bad_save("save-unreadable", got=kind.__name__)
    try:
        return kind(*values[1:])
    except (TypeError, ValueError, OverflowError):
        raise bad_save("save-unreadable", got=kind.__name__) from None


def outcome_from(values: object, seats: int) -> Outcome | None:
    if values is None:
        return None
    if not isinstance(values, list) or len(values) != 3:
        raise bad_save("save-unreadable")
    reason, winners, lines = values
    if not is_message(reason) or not isinstance(winners, list) or not isinstance(lines, list):
        raise bad_save("save-unreadable")
    if not all(whole(seat) and 0 <= seat < seats for seat in winners) or len(set(winners)) != len(winners):
        raise bad_save("save-unreadable")
    made: list[ScoreLine] = []
    for line in lines:
        if not isinstance(line, list) or len(line) != 2 or not is_message(line[0]) or not isinstance(line[1], list):
            raise bad_save("save-unreadable")
        if len(line[1]) != seats or not all(whole(number) for number in line[1]):
            raise bad_save("save-unreadable")
        made.append(ScoreLine(line[0], line[1]))
    return Outcome(reason, winners, made)


def is_message(value: object) -> bool:
    """Could this be the id of a message?"""
    return isinstance(value, str) and value.isascii() and value.replace("-", "").isalnum()
