"""Reading rulebooks: the format, and what every rulebook that is shipped must keep to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foldtable.core.errors import BadSetup
from foldtable.games import catalogue, rulebooks
from foldtable.games.rulebooks import Passage, Rule, parse

GAMES = rulebooks.games_with_rules()

BOOK = """# Harrow

Prefix `HAR`.

## 1 Setup

Some prose
in two lines.

- **HAR-101** [book] The first rule
  goes on in a second line.
- **HAR-102** [ruling] Has points:
  1. one;
  2. two.

**Small heading** (`candle`)
- **HAR-103** [law] A table belongs to it:

| a | b |
|---|---|
| 1 | 2 |

And a last word.

---

### 1.1 Code

- **HAR-104** [book] Code:

```
- **HAR-999** [book] is no rule here
## nor a heading
```

- not a rule
## 2 Cards

| Rule | Card | Cost |
|---|---|---|
| **HAR-201** [ruling] | Bell | 3 |
| **HAR-202** [ruling] | Candle | `1` |
"""


def rules_of(source: str) -> dict[str, Rule]:
    return {part.number: part for part in parse(source) if isinstance(part, Rule)}


def test_a_rule_has_its_number_kind_section_and_all_its_text() -> None:
    rules = rules_of(BOOK)
    assert list(rules) == ["HAR-101", "HAR-102", "HAR-103", "HAR-104", "HAR-201", "HAR-202"]
    assert [rule.kind for rule in rules.values()] == ["book", "ruling", "law", "book", "ruling", "ruling"]
    assert [rule.section for rule in rules.values()] == ["1 Setup"] * 3 + ["1.1 Code"] + ["2 Cards"] * 2
    assert rules["HAR-101"].text == "The first rule\ngoes on in a second line."
    assert rules["HAR-102"].text == "Has points:\n1. one;\n2. two."
    assert rules["HAR-103"].text == "A table belongs to it:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAnd a last word."
    assert rules["HAR-104"].text.splitlines()[3] == "- **HAR-999** [book] is no rule here"


def test_a_row_of_a_table_can_be_a_rule_and_its_cells_are_named() -> None:
    rules = rules_of(BOOK)
    assert rules["HAR-201"].text == "Card: Bell; Cost: 3"
    assert rules["HAR-202"].text == "Card: Candle; Cost: `1`"


def test_what_is_no_rule_stays_in_its_place() -> None:
    passages = [(part.level, part.text) for part in parse(BOOK) if isinstance(part, Passage)]
    assert passages == [
        (1, "Harrow"),
        (0, "Prefix `HAR`."),
        (2, "1 Setup"),
        (0, "Some prose\nin two lines."),
        (6, "**Small heading** (`candle`)"),
        (3, "1.1 Code"),
        (2, "2 Cards"),
    ]


@pytest.mark.parametrize("source", ["", "\n\n", "| |\n", "**HAR-1**", "- **HAR-1**", "|---|\n| **A-1** [x] |", "```", "- **A-1** [b]", "#"])
def test_odd_books_are_read_without_complaint(source: str) -> None:
    assert len(parse(source)) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_each_number_occurs_once_and_bears_the_prefix_of_its_game(game: str) -> None:
    numbers = [rule.number for rule in rulebooks.rules(game)]
    assert len(numbers) == len(set(numbers)) > 0
    assert {number.partition("-")[0] for number in numbers} == {catalogue.box(game).prefix}
    assert rulebooks.prefix_of(game) == catalogue.box(game).prefix
    assert rulebooks.game_of(numbers[0]) == game


@pytest.mark.parametrize("game", GAMES)
def test_the_translation_has_the_same_rules_in_the_same_order(game: str) -> None:
    english = rulebooks.read(rulebooks.rulebook(game, "en"))
    ukrainian = rulebooks.read(rulebooks.rulebook(game, "uk"))
    assert [what(part) for part in ukrainian] == [what(part) for part in english]


def what(part: rulebooks.Part) -> str:
    """A rule by number and kind; a passage by what it is."""
    return f"{part.number} [{part.kind}]" if isinstance(part, Rule) else f"level {part.level}"


@pytest.mark.parametrize("game", GAMES)
def test_the_translation_names_the_same_rules_numbers_and_mixes(game: str) -> None:
    """What can be compared without knowing either language: references, code, measured numbers."""
    ukrainian = {rule.number: rule for rule in rulebooks.rules(game, "uk")}
    for rule in rulebooks.rules(game):
        for pattern in (r"\b[A-Z]+-(?:EX-)?\d+\b", r"(?<!`)`([^`{}\n]+)`(?!`)", r"\d+\.\d+"):
            assert sorted(re.findall(pattern, ukrainian[rule.number].text)) == sorted(re.findall(pattern, rule.text)), rule.number
        assert re.search("[а-яіїєґ]", ukrainian[rule.number].text), f"{rule.number} isn't translated"


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_names_no_rule_that_is_not_in_it(game: str) -> None:
    numbers = {rule.number for rule in rulebooks.rules(game)}
    prefix = rulebooks.prefix_of(game)
    for part in rulebooks.book(game):
        assert set(re.findall(rf"\b{prefix}-\d+\b", part.text)) <= numbers, part.text[:60]


def test_a_rule_is_found_by_its_number_in_either_language() -> None:
    assert rulebooks.rule("MAG-309").text == "No more than one Spell may be cast in a turn."
    assert rulebooks.rule("MAG-309", "uk").text == "За хід можна вчаклувати не більше одного закляття."
    assert rulebooks.rule("MAG-309", "xx") is rulebooks.rule("MAG-309")


@pytest.mark.parametrize(("number", "message"), [("MAG-740", "rules-unknown-number"), ("XYZ-1", "rules-unknown-prefix")])
def test_an_unknown_rule_is_refused(number: str, message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        rulebooks.rule(number)
    assert refused.value.say.message == message


def test_a_rule_without_translation_is_given_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "harrow" / "rulebook"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "rules.md").write_text("- **HAR-1** [book] One.\n- **HAR-2** [book] Two.\n", encoding="utf-8")
    (folder / "rules.uk.md").write_text("- **HAR-1** [book] Один.\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "HOME", tmp_path)
    assert [rule.text for rule in rulebooks.rules("harrow", "uk")] == ["Один.", "Two."]
