"""Every game: each choice has a notation of its own that leads back to it, and whatever else is answered is refused by a rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup, Refused
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.core.settings import Value, spell
from foldtable.games import rulebooks
from foldtable.words.language import LANGUAGES
from foldtable.words.words import Words
from tests.every_game.tables import BOXES, REAL, Table, at_every_real_table, at_every_table, sown
from tests.marks import plain_too


@plain_too
@at_every_table
def test_a_choice_has_its_own_notation_that_leads_back_to_it(table: Table) -> None:
    rng = sown(41)
    for game in table.walk(seed=41, every=3):
        if game.is_over():
            break
        notations = [option.notation() for option in game.options()]
        assert len(set(notations)) == len(notations)
        for _ in range(4):
            option = game.options()[rng.pick(len(notations))]
            words = option.notation().split(" ")
            assert words == [option.verb, *option.things()], "single spaces, and nothing that a record would trip over"
            assert all(word.isprintable() and "#" not in word for word in words)
            assert game.read(game.asked(), option.notation()) is option
            assert game.read(game.asked(), "  " + "   ".join(words) + " ") is option, "spaces more or less are the same answer"


@at_every_real_table
def test_a_choice_cites_a_rule_of_the_rulebook(table: Table) -> None:
    known = numbers(table.box)
    for game in table.walk(seed=42, every=3):
        if not game.is_over():
            assert {option.rule for option in game.options()} <= known
            assert {closed.rule for closed in game.closed()} <= known


def numbers(box: Box) -> set[str]:
    return {rule.number for rule in rulebooks.rules(box.name)}


@plain_too
@at_every_table
def test_what_is_closed_is_refused_by_the_rule_it_names(table: Table) -> None:
    for game in table.walk(seed=43):
        if not game.is_over():
            for closed in game.closed():
                refused = refusal(table.box, game, game.asked(), " ".join([closed.verb, *closed.words]))
                assert refused is not None, f"{closed.verb} {closed.words} is offered"
                assert (refused.rule, refused.say.message) == (closed.rule, closed.say.message)


@plain_too
@at_every_table
def test_nobody_answers_for_the_seat_that_is_asked(table: Table) -> None:
    for game in table.walk(seed=44, every=9):
        for seat in [-1, *range(game.seats + 1)]:
            if seat != game.asked():
                for answer in [""] if game.is_over() else [game.options()[0].notation(), ""]:
                    refused = refusal(table.box, game, seat, answer)
                    assert refused is not None
                    assert refused.rule == (game.rule_for_answers() if game.is_over() else game.rule_for_turns())


@plain_too
@at_every_table
def test_any_answer_is_one_of_the_choices_or_refused_by_a_rule(table: Table) -> None:
    """Answers made up from words of the game: choices with words left out, added, doubled or exchanged, verbs of other questions."""
    rng = sown(45)
    real = table.box in REAL
    known = numbers(table.box) if real else set()
    said: set[str] = set()
    vocabulary = ["", "seat0", "seat9", "-", "☃", "r9c9", "'", "0"]
    verbs: list[str] = ["dance"]
    refusals = 0
    for game in table.walk(seed=45, every=4):
        if not game.is_over():
            for option in game.options()[:40]:
                vocabulary += [word for word in option.things() if word not in vocabulary]
                verbs += [option.verb] if option.verb not in verbs else []
        for answer in made_up(game, vocabulary, verbs, rng):
            asked = max(0, game.asked())
            refused = refusal(table.box, game, asked, answer)
            if refused is None:
                chosen = game.read(asked, answer)
                assert any(chosen is option for option in game.options())
                assert sorted(chosen.notation().split()) == sorted(answer.split()), "no more and no less than was said"
                continue
            refusals += 1
            said.add(refused.say.message)
            assert not real or refused.rule in known, f"{answer!r} is refused without a rule"
    assert refusals > 3
    for lang in LANGUAGES:
        words = Words(lang, table.box if real else None)
        assert [message for message in said if not words.bundles[0].has_message(message)] == []


def made_up(game: Game, vocabulary: list[str], verbs: list[str], rng: Chance) -> Iterator[str]:
    def some(words: list[str]) -> str:
        return words[rng.pick(len(words))]

    yield some(["", " ", "\t", "☃", "aim" * 400, "take\x00", " ".join(vocabulary)])
    yield " ".join([some(verbs), *[some(vocabulary) for _ in range(rng.pick(6))]])
    if game.is_over():
        return
    options = game.options()
    verb, *words = options[rng.pick(len(options))].notation().split()
    yield " ".join([some(verbs), *words])
    yield " ".join([verb, *words, some(vocabulary)])
    yield " ".join([verb, *reversed(words)])
    if words:
        at = rng.pick(len(words))
        yield " ".join([verb, *words[:at], *words[at + 1 :]])
        yield " ".join([verb, *words, words[at]])
        yield " ".join([verb, *words[:at], some(vocabulary), *words[at + 1 :]])
        yield " ".join(words)


def refusal(box: Box, game: Game, seat: int, answer: str) -> Refused | None:
    """The refusal of this answer, which must leave the game as it was; None if it is one of the choices."""
    before = (digest(box, game), game.chance.state(), game.asked())
    try:
        game.read(seat, answer)
    except Refused as refused:
        with pytest.raises(Refused):
            game.choose(seat, answer)
        assert (digest(box, game), game.chance.state(), game.asked()) == before
        return refused
    return None


# Before play


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_setup_that_cannot_be_is_refused_by_a_rule(box: Box) -> None:
    bad: list[tuple[int, dict[str, Value]]] = [(seats, {}) for seats in range(-2, 20) if seats not in box.seats]
    good = box.seats[0]
    bad += [(good, {"no such setting": 1})]
    for setting in box.settings:
        for value in (-(10**9), 10**9, 10**30, "no such value", "", "☃"):
            if not setting.allows(value):
                bad.append((good, {setting.name: value}))
    for seats, settings in bad:
        with pytest.raises(BadSetup) as refused:
            box.setup(seats, settings)
        assert refused.value.rule
        assert box not in REAL or refused.value.rule in numbers(box)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_variants_touch_every_value_of_every_setting(box: Box) -> None:
    variants = [{setting.name: setting.default for setting in box.settings} | variant for variant in box.variants()]
    assert box.variants()[0] == {}, "the first is the game as it is when nobody says anything"
    for setting in box.settings:
        used = {variant[setting.name] for variant in variants}
        assert setting.allows(setting.default)
        if setting.allowed and len(setting.allowed) <= 3:
            assert used == set(setting.allowed), f"no variant has {setting.name} at {set(setting.allowed) - used}"
        else:
            assert len(used) > 1, f"no variant has another {setting.name} than {setting.default}"


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_setting_reads_back_what_it_spells(box: Box) -> None:
    for setting in box.settings:
        for value in [setting.default, *(setting.allowed or [setting.least, setting.most])]:
            assert setting.read(spell(value)) == value
        assert setting.rules, f"{setting.name} cites no rule"
