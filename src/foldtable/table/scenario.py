"""Scenarios: a position by name, scripted chance, decisions, and what must be true or be refused. Records' grammar, and four words more.

    scenario   begins one, and says in words what it shows
    set        puts things where they lie when it begins
    expect     states what must be true
    refuse     states that an answer isn't taken, and by which rule

A scenario is lenient where a record is strict: chance that isn't scripted rolls the dice of its seed. What it states is told by
`expect.py`. `docs/records.md` is the whole grammar, for people.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, final

from foldtable.core.box import Box, Place
from foldtable.core.chance import BadScript
from foldtable.core.errors import BadRecord, BadSetup, Refused, Slip
from foldtable.core.events import Event, Herald
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.core.say import Say, said, text
from foldtable.table.expect import Failed, check
from foldtable.table.grammar import (
    HEADER,
    HIGHEST_SEAT,
    OUTCOME,
    REMARK,
    Header,
    Line,
    lines_of,
    quoted,
    script_of,
    unknown_line,
    whole_number,
    why,
)
from foldtable.table.places import find_place, position

SHARED: Final = (*HEADER[1:], "set")  # what may stand before the first scenario, for all of them
STATEMENTS: Final = ("a seat", OUTCOME, "expect", "refuse", "note", "end", "scenario")
NO_RULE: Final = "-"


@final
class Statement:
    """A decision, an `expect` or a `refuse`; and the outcomes that the decision brings."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.outcomes: list[Line] = []


@final
class Scenario:
    """One scenario as written."""

    def __init__(self, path: str, line: int, name: str, header: Header, sets: Sequence[Line]) -> None:
        self.path = path
        self.line = line
        self.name = name
        self.header = header
        self.inherited = list(sets)  # what all scenarios of the file set
        self.sets: list[Line] = []
        self.set_up: list[Line] = []  # outcomes of the set-up
        self.start: list[Line] = []  # outcomes on the way from the position to the first question
        self.statements: list[Statement] = []


@final
class Failure:
    """Where a scenario went another way than it says: the statement, what is wrong with it, and how the table lies."""

    def __init__(self, scenario: Scenario, line: Line, say: Say, differs: Sequence[tuple[str, str]], table: list[str]) -> None:
        self.scenario = scenario
        self.line = line
        self.say = say
        self.differs = differs  # message ids of labels ("wanted") and what they label
        self.table = table


# Reading


def read_scenarios(source: str, path: str) -> list[Scenario]:
    """All scenarios of a file. One without a `scenario` line is a single scenario: a record is one as well."""
    lines = [line for line in lines_of(source, path) if line.key != REMARK]
    first = next((i for i, line in enumerate(lines) if line.key == "scenario"), None)
    if first is None:
        scenario = Scenario(path, 0, "", Header(path), [])
        for line in lines:
            take(scenario, line)
        scenario.name = scenario.header.title or Path(path).stem
        scenario.header.must_say("game")
        return [scenario]
    shared = Header(path)
    sets: list[Line] = []
    for line in lines[:first]:
        if line.key in HEADER:
            shared.take(line)
        elif line.key == "set":
            sets.append(line)
        elif line.key != "note":
            raise unknown_line(path, line, (*SHARED, "scenario"))
    scenarios: list[Scenario] = []
    for line in lines[first:]:
        if line.key == "scenario":
            if not line.rest:
                raise BadRecord(path, line.number, Say("record-line-empty", [text("key", "scenario")]))
            scenarios.append(Scenario(path, line.number, line.rest, shared.heir(), sets))
        else:
            take(scenarios[-1], line)
    for scenario in scenarios:
        scenario.header.must_say("game")
    return scenarios


def take(scenario: Scenario, line: Line) -> None:
    """Put a line where it belongs in its scenario."""
    statements = scenario.statements
    if line.key in HEADER:
        if (statements or scenario.sets or scenario.set_up) and line.key not in ("secret", "shows"):
            raise BadRecord(scenario.path, line.number, Say("record-header-late", [text("key", line.key)]))
        scenario.header.take(line)
    elif line.key == "set":
        if statements:
            raise BadRecord(scenario.path, line.number, Say("scenario-set-late"))
        scenario.sets.append(line)
    elif line.key == OUTCOME:
        if statements and not statements[-1].line.is_decision():
            raise BadRecord(scenario.path, line.number, Say("scenario-outcome-astray"))
        (statements[-1].outcomes if statements else scenario.start if scenario.sets else scenario.set_up).append(line)
    elif line.is_decision() or line.key in ("expect", "refuse", "end"):
        statements.append(Statement(line))
    elif line.key != "note":
        raise unknown_line(scenario.path, line, STATEMENTS if statements else (*SHARED, *STATEMENTS))


def rules_shown(source: str, path: str) -> list[str]:
    """The numbers of all rules that a file's scenarios prove."""
    return list(dict.fromkeys(rule for scenario in read_scenarios(source, path) for rule in scenario.header.shows))


# Running


def run(box: Box, scenario: Scenario) -> Failure | None:
    """Play a scenario. None if all is as it says; BadRecord if what it says can't be understood."""
    stage = Stage(box, scenario)
    refusal = next((statement.line for statement in scenario.statements if is_setup_refusal(statement.line)), None)
    if refusal is not None:
        return stage.refuse_set_up(refusal)
    try:
        stage.set_up()
        for statement in scenario.statements:
            stage.do(statement)
    except Failed as failed:
        table = position(box, stage.game) if stage.is_set_up else []
        return Failure(scenario, stage.line, failed.say, failed.differs, table)
    return None


def is_setup_refusal(line: Line) -> bool:
    return line.key == "refuse" and line.words()[:1] == ["setup"]


@final
class Stage:
    """A scenario being played."""

    def __init__(self, box: Box, scenario: Scenario) -> None:
        self.box = box
        self.scenario = scenario
        self.path = scenario.path
        self.game: Game
        self.is_set_up = False
        self.line = Line(scenario.line, "scenario", scenario.name)  # the one being played
        self.events: list[Event] = []  # since the last decision

    def refuse_set_up(self, line: Line) -> Failure | None:
        """`refuse setup MAG-101`: the header must be refused with that rule."""
        words = line.words()
        if len(words) != 2 or len(self.scenario.statements) != 1:
            raise BadRecord(self.path, line.number, Say("scenario-bad-refuse-setup"))
        wanted = words[1]
        try:
            self.scenario.header.set_up(self.box)
        except BadRecord as slip:
            if not isinstance(slip.__cause__, BadSetup):
                raise
            if (slip.rule or NO_RULE) == wanted:
                return None
            return Failure(self.scenario, line, Say("scenario-other-rule", [said("why", slip.say)]), rules(wanted, slip.rule), [])
        return Failure(self.scenario, line, Say("scenario-set-up-taken"), [], [])

    def set_up(self) -> None:
        """The set-up as the game's rules make it; then the position, if the scenario names one."""
        scenario, box = self.scenario, self.box
        game = scenario.header.set_up(box)
        game.chance.seed(scenario.header.seed or 0)
        game.listen(Herald())
        self.game = game
        self.follow(scenario.set_up, game.run)
        self.is_set_up = True
        sets = self.positions()
        if sets:
            for place, seat, words, line in sets:
                self.put(place, seat, words, line)
            game.outcome = None
            box.begin(game)
            faults = game.faults()
            if faults:
                raise BadRecord(self.path, sets[-1][3].number, Say("scenario-impossible", [text("fault", faults[0])]))
            self.hear()
        self.follow(scenario.start, game.run)
        self.hear()

    def positions(self) -> list[tuple[Place, int, list[str], Line]]:
        """What is set, in the order in which the game lists its places: a scenario may write it in any order."""
        found: dict[tuple[str, int], tuple[Place, int, list[str], Line]] = {}
        own: set[tuple[str, int]] = set()
        for line in [*self.scenario.inherited, *self.scenario.sets]:
            head, colon, tail = line.rest.partition(":")
            if not colon:
                raise BadRecord(self.path, line.number, Say("scenario-no-colon", [text("got", quoted(str(line)))]))
            place, seat = find_place(self.box, self.game.seats, self.path, line, head)
            if place.write is None:
                raise BadRecord(self.path, line.number, Say("scenario-cannot-set", [text("place", place.name)]))
            key = (place.name, seat)
            if key in own:
                raise BadRecord(self.path, line.number, Say("record-twice", [text("key", quoted(head))]))
            if line in self.scenario.sets:
                own.add(key)
            found[key] = (place, seat, tail.split(), line)
        order = {place.name: i for i, place in enumerate(self.box.places())}
        return sorted(found.values(), key=lambda one: (order[one[0].name], one[1]))

    def put(self, place: Place, seat: int, words: list[str], line: Line) -> None:
        assert place.write is not None
        try:
            place.write(self.game, max(seat, 0), words)
        except Slip as slip:
            raise BadRecord(self.path, line.number, Say("scenario-bad-set", [said("why", slip.say)]), slip.rule) from slip

    def do(self, statement: Statement) -> None:
        self.line = line = statement.line
        if line.is_decision():
            self.decide(statement)
        elif line.key == "refuse":
            self.refuse(line)
        elif line.key == "end":
            self.check_end(line)
        else:
            check(self.box, self.game, self.events, self.path, line)

    def decide(self, statement: Statement) -> None:
        line, game = statement.line, self.game
        seat = whole_number(self.path, Line(line.number, "seat", line.key), line.key, 0, HIGHEST_SEAT)
        try:
            option = game.read(seat, line.rest)
        except Refused as slip:
            raise Failed(Say("scenario-refused", [said("why", slip.say), text("rule", slip.rule or NO_RULE)])) from slip
        self.hear()
        self.follow(statement.outcomes, lambda: game.follow(option))
        self.hear()

    def hear(self) -> None:
        """What was told from the last decision on; earlier things are forgotten."""
        herald = self.game.herald
        assert herald is not None
        self.events = herald.take()

    def follow(self, lines: list[Line], deed: Callable[[], None]) -> None:
        """Do something with scripted outcomes; all of them must come."""
        chance = self.game.chance
        script = script_of(self.box, self.path, lines)
        chance.follow(script.outcomes, strict=False)
        try:
            deed()
            if chance.left_over():
                raise BadScript(Say("script-left-over", [text("kind", chance.left_over())]))
        except BadScript as slip:
            index = int(chance.at)
            if index < len(lines):
                self.line = lines[index]
            raise Failed(Say("scenario-bad-chance", [said("why", why(self.box, slip))])) from slip
        finally:
            chance.script = None

    def refuse(self, line: Line) -> None:
        """`refuse MAG-216 0 take r1c1`: not taken, by that rule, and nothing has changed."""
        words = line.words()
        if len(words) < 2:
            raise BadRecord(self.path, line.number, Say("scenario-bad-refuse"))
        wanted = words[0]
        seat = whole_number(self.path, Line(line.number, "seat", words[1]), words[1], 0, HIGHEST_SEAT)
        before = digest(self.box, self.game)
        try:
            option = self.game.read(seat, " ".join(words[2:]))
        except Refused as slip:
            if (slip.rule or NO_RULE) != wanted:
                raise Failed(Say("scenario-other-rule", [said("why", slip.say)]), rules(wanted, slip.rule)) from slip
            if digest(self.box, self.game) != before:
                raise Failed(Say("scenario-refusal-changed-something")) from slip
            return
        raise Failed(Say("scenario-taken", [text("answer", option.notation()), text("rule", option.rule or NO_RULE)]))

    def check_end(self, line: Line) -> None:
        """`end` as a record writes it."""
        outcome = self.game.outcome
        wanted = line.words()
        if outcome is None:
            raise Failed(Say("scenario-goes-on"))
        found = [outcome.reason, digest(self.box, self.game)][: max(1, len(wanted))]
        if wanted != found:
            raise Failed(Say("scenario-ends-otherwise"), [("scenario-wanted", line.rest), ("scenario-found", " ".join(found))])


def rules(wanted: str, found: str) -> list[tuple[str, str]]:
    return [("scenario-wanted", wanted), ("scenario-found", found or NO_RULE)]
