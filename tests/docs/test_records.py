"""docs/records.md and docs/notation/: every example is run, every statement has one, and every word of a game is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foldtable.commands.scenario import told
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.events import Herald
from foldtable.games import catalogue
from foldtable.table.expect import FORMS
from foldtable.table.grammar import HEADER, game_line
from foldtable.table.play import Play
from foldtable.table.record import SCENARIO_ONLY
from foldtable.table.scenario import read_scenarios, run
from foldtable.words.paper import Ink
from foldtable.words.words import Words

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w[\w ]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [block for kind, block in BLOCKS if kind == "fold"]
GAMES = pytest.mark.parametrize("game", catalogue.names())


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_what_it_says(example: str) -> None:
    box = catalogue.box(game_line(example, "docs").rest)
    if "\nscenario " not in example:
        Play.read(box, example, "docs/records.md")
    for scenario in read_scenarios(example, "docs/records.md"):
        failure = run(box, scenario)
        assert failure is None, "\n".join(told(failure, Words("en", box), Ink(colour=False)))


def test_the_example_that_fails_fails_as_the_page_shows() -> None:
    (example,) = [block for kind, block in BLOCKS if kind == "fold fails"]
    (shown,) = [block for kind, block in BLOCKS if kind == "text"]
    box = catalogue.box(game_line(example, "docs").rest)
    (scenario,) = read_scenarios(example, "example.fold")
    failure = run(box, scenario)
    assert failure is not None
    lines = told(failure, Words("en", box), Ink(colour=False))
    assert lines[: shown.count("\n")] == shown.splitlines()


def test_every_kind_of_line_and_statement_is_told_and_shown() -> None:
    examples = "\n".join(EXAMPLES)
    for word in (*HEADER, *SCENARIO_ONLY, "note", "end"):
        assert f"`{word}" in PAGE, word
    for form in FORMS:
        assert f"`expect {form}" in PAGE, form
        assert f"\nexpect {form}" in examples, form
    sealed = ("commitment", "share", "secret")
    for word in (*HEADER, *SCENARIO_ONLY, "note"):
        assert f"\n{word} " in "\n" + examples or word in sealed, word


# The words of each game


def page_of(game: str) -> str:
    return (DOCS / "notation" / f"{game}.md").read_text(encoding="utf-8")


def listed(game: str, heading: str) -> set[str]:
    """All words in code marks under a heading."""
    section = page_of(game).partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"`([^`]+)`", section))


def rows(game: str, heading: str) -> list[list[str]]:
    section = page_of(game).partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@GAMES
def test_every_place_is_listed_as_it_is(game: str) -> None:
    told_of = {row[0].strip("`"): (row[1], row[2]) for row in rows(game, "Places")}
    there = {
        place.name: ("each seat" if place.seated else "table", "no" if place.write is None else "yes")
        for place in catalogue.box(game).places()
    }
    assert told_of == there


class Heard:
    """What comes up in many random plays."""

    def __init__(self, box: Box) -> None:
        self.questions: set[str] = set()
        self.verbs: set[str] = set()
        self.kinds: set[str] = set()
        self.reasons: set[str] = set()
        self.messages: dict[str, set[str]] = {}
        self.views: set[str] = set()
        rng = Chance()
        for number, variant in enumerate(box.variants()):
            for seed in range(4):
                self.play(box, variant, 100 * number + seed, rng)

    def play(self, box: Box, variant: dict[str, int | bool | str], seed: int, rng: Chance) -> None:
        game = box.setup(box.seats[seed % len(box.seats)], variant)
        game.chance.seed(seed)
        rng.seed(seed)
        tape = game.chance.tape = []
        herald = Herald()
        game.listen(herald)
        game.run()
        self.views.update(box.view(game, 0).table())
        while not game.is_over():
            options = game.options()
            self.questions.add(game.ask().question())
            self.verbs.update(option.verb for option in options)
            game.follow(options[rng.pick(len(options))])
        assert game.outcome is not None
        self.reasons.add(game.outcome.reason)
        self.kinds.update(outcome.kind for outcome in tape)
        for event in herald.events:
            self.messages.setdefault(event.say.message, set()).update(arg.name for arg in event.say.args)


@GAMES
def test_whatever_comes_up_in_play_is_listed(game: str) -> None:
    heard = Heard(catalogue.box(game))
    choices = listed(game, "Questions and choices")
    assert heard.questions <= choices
    assert heard.verbs <= {choice.split()[0] for choice in choices}
    assert heard.kinds <= listed(game, "Chance")
    assert heard.reasons <= listed(game, "Ends")
    assert heard.views <= listed(game, "Views")
    messages = {name: set(re.findall(r"`([^`]+)`", row[1])) for row in rows(game, "Messages") for name in re.findall(r"`([^`]+)`", row[0])}
    assert heard.messages.keys() <= messages.keys()
    assert {name: messages[name] for name in heard.messages} == heard.messages
