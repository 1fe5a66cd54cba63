"""Every sentence that the program can say stands in both languages, asks for no argument that it isn't given, and is used."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from foldtable.core.say import Arg, Say
from foldtable.games import catalogue
from foldtable.words.language import LANGUAGES
from foldtable.words.phrases import phrases
from foldtable.words.words import Words
from tests.words import said

SCOPES = ["", *said.GAMES]


def has_words(saying: said.Saying, lang: str) -> bool:
    """Code of a game may name its own messages and the table's; code of the table, what every game has, each in its own words."""

    def are_in(scope: str) -> bool:
        return any(re.fullmatch(saying.pattern, message) for message in said.locale(scope, lang))

    return are_in("") or all(are_in(game) for game in ([saying.scope] if saying.scope else said.GAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_sources_name_has_its_words(lang: str) -> None:
    assert [f"{saying.where}: {saying.pattern}" for saying in said.sayings() if not has_words(saying, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", said.GAMES)
def test_every_verb_question_and_setting_of_a_game_has_its_words(game: str, lang: str) -> None:
    wanted = {"game-about"}
    wanted |= {f"{prefix}-{verb}" for verb in said.verbs(game) for prefix in ("choice", "verb")}
    wanted |= {f"{prefix}-{question}" for question in said.questions(game) for prefix in ("ask", "waiting")}
    wanted |= {f"setting-{setting.name}" for setting in catalogue.box(game).settings}
    assert said.verbs(game) and said.questions(game)
    assert sorted(wanted - set(said.locale(game, lang))) == []


@pytest.mark.parametrize("scope", SCOPES)
def test_no_message_is_left_over(scope: str) -> None:
    """An id counts as used if it stands in the sources, or fits what a call there puts together."""
    patterns = [saying.pattern for saying in said.sayings() if not saying.is_literal() and saying.scope in ("", scope)]
    families = {f"{prefix}-{verb}" for verb in said.verbs(scope) for prefix in ("choice", "verb")} if scope else set()
    left = [
        message
        for message in said.locale(scope, "en")
        if message not in said.constants()
        and not any(re.fullmatch(pattern, message) for pattern in patterns)
        and message not in families
        and not message.startswith(("help-", "command-"))  # these have a test of their own, with the commands
    ]
    assert left == []


@pytest.mark.parametrize("scope", SCOPES)
def test_choices_and_questions_in_the_files_exist_in_the_game(scope: str) -> None:
    for message in said.locale(scope, "en"):
        kind, _, name = message.partition("-")
        if kind in ("choice", "verb"):
            assert name in said.verbs(scope), message
        if kind == "waiting":
            assert name in said.questions(scope), message
        if kind == "setting":
            assert name in {setting.name for setting in catalogue.box(scope).settings}, message


@pytest.mark.parametrize("scope", SCOPES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(scope: str) -> None:
    english, ukrainian = (
        {name: sorted(said.variables(message)) for name, message in said.locale(scope, lang).items()} for lang in ("en", "uk")
    )
    assert set(english) == set(ukrainian)
    assert {name: args for name, args in ukrainian.items() if not set(english[name]) <= set(args)} == {}, "an argument is not told"
    assert {name: args for name, args in ukrainian.items() if not set(args) <= set(english[name])} == {}, "English keeps something back"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_uses_an_argument_that_it_is_not_given(lang: str) -> None:
    wrong: list[str] = []
    checked = 0
    for saying in said.sayings():
        if saying.args is None or not saying.is_literal():
            continue
        message = said.locale(saying.scope, lang).get(saying.pattern) if saying.scope else None
        message = message or said.locale("", lang).get(saying.pattern)
        if message is not None:
            checked += 1
            wrong += [f"{saying.where}: {saying.pattern} wants ${name}" for name in said.variables(message) - saying.args]
    assert wrong == []
    assert checked > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_the_files_are_good_fluent(scope: str, lang: str) -> None:
    entries = said.entries(scope, lang)
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names)), "a message stands twice"
    if scope:
        assert set(names) & set(said.locale("", lang)) == set(), "a game's message hides one of the table"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_every_message_renders_without_a_fault_whoever_reads_it(scope: str, lang: str) -> None:
    """With numbers of every plural, and with each seat being the reader or another."""
    words = Words(lang, catalogue.box(scope) if scope else None)
    for name, message in said.locale(scope, lang).items():
        for number in (0, 1, 2, 5, 11, 21):
            for me in (-1, 0, 1):
                args = [trial(arg, i, number, message) for i, arg in enumerate(sorted(said.variables(message)))]
                rendered = words.render(Say(name, args), ["Ann", "Bo"], me)
                assert rendered.strip(), name
                assert "{" not in rendered, rendered
                assert "  " not in rendered, rendered
    assert words.faults == []


def trial(name: str, at: int, number: int, message: ftl.Message) -> Arg:
    """Some value for an argument, of the kind its message lets one expect."""
    told = said.raw_variables(message)
    if name in ("who", "to", "left", "thrower", "asked", "seat"):
        return Arg(name, "seat", at % 2)
    if f"{name}-count" in told or name in ("cards", "spaces", "things"):
        return Arg(name, "things", ["x", "y", "y"][:number])
    if f"{name}-is" in told:
        return Arg(name, "text", "x" * number)
    return Arg(name, "number", number)


def test_plain_phrases_are_what_fluent_says() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        assert {name: words.say(name) for name in phrases(lang)} == phrases(lang)
        assert "foldtable-is" in phrases(lang)
