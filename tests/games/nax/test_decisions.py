"""Decisions, their refusals and their defaults, NAX-920 to NAX-924; the settings, NAX-930; and that every game ends, NAX-931."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.events import Herald
from foldtable.core.playout import play_out
from foldtable.core.settings import Value
from foldtable.games.nax import BOX
from foldtable.games.nax.state import Nax
from foldtable.games.nax.tables import cards_in
from tests.games.nax.dealing import deal
from tests.marks import rule


@rule("NAX-920")
def test_there_are_six_questions_each_to_one_player_at_a_time() -> None:
    """The verbs of each, over many random decisions."""
    verbs: dict[str, set[str]] = {}
    rng = Chance()
    rng.seed(4)
    for seed in range(12):
        game = BOX.deal(3, {"round_limit": 30}, seed)
        while not game.is_over():
            assert 0 <= game.asked() < 3
            verbs.setdefault(game.ask().question(), set()).update(option.verb for option in game.options())
            game.follow(game.options()[rng.pick(len(game.options()))])
    assert verbs == {
        "spell": {"pass", "cast"},
        "move": {"move"},
        "exchange": {"decline", "exchange"},
        "draw": {"draw", "decline"},
        "battle": {"decline", "battle"},
        "take": {"take"},
    }


@rule("NAX-921")
def test_a_decision_with_a_single_answer_is_still_made() -> None:
    move = deal(2, {}, "move 1")
    assert move.asked == "0 move"
    assert move.offered() == ["move B3"]
    take = deal(2, {}, "move 1", at1="E3", hand0="question", hand1="speed", level0=3)
    take.choose("cast question3 seat1")
    assert (take.asked, take.offered()) == ("0 take", ["take speed"])


@rule("NAX-921", "NAX-517")
def test_a_window_with_nothing_but_passing_is_skipped() -> None:
    """In random play nobody is ever asked for a spell without one to cast."""
    rng = Chance()
    rng.seed(5)
    game = BOX.deal(4, {"round_limit": 15}, 5)
    asked = 0
    while not game.is_over():
        if game.ask().question() == "spell":
            asked += 1
            assert len(game.options()) > 1
        game.follow(game.options()[rng.pick(len(game.options()))])
    assert asked > 50


@rule("NAX-922")
@pytest.mark.parametrize(
    ("position", "asked", "refusals"),
    [
        ({"at0": "B1"}, "0 move", {"NAX-303": "move B5", "NAX-922": "move Z9", "NAX-304": "walk B1 B3", "NAX-312": "walk B2 B3"}),
        (
            {"at0": "B1", "hand0": "speed"},
            "0 spell rolled",
            {"NAX-505": "cast attack1", "NAX-502": "cast speed3", "NAX-501": "cast speed", "NAX-922": "move B2"},
        ),
        ({"at0": "B1", "hand0": "speed"}, "0 spell rolled", {"NAX-523": "cast speed1 seat1", "NAX-501": "cast"}),
        (
            {"at0": "B1", "hand0": "defense", "level0": 3},
            "0 spell battle",
            {"NAX-641": "cast defense1 seat1", "NAX-522": "cast defense1 seat0"},
        ),
        (
            {"at0": "E3", "at1": "E3", "hand1": "fireball", "level1": 3},
            "1 spell start",
            {"NAX-601": "cast fireball3 seat1", "NAX-505": "cast fireball3"},
        ),
        ({"at0": "B3", "hand0": "defense attack"}, "0 exchange", {"NAX-322": "exchange speed", "NAX-321": "draw"}),
        ({"at0": "B1", "at1": "B2"}, "0 battle", {"NAX-412": "battle seat2", "NAX-522": "battle seat0"}),
        ({"at0": "K3"}, "0 draw", {"NAX-805": "exchange speed"}),
    ],
)
def test_a_refusal_names_the_rule_and_changes_nothing(position: dict[str, str | int], asked: str, refusals: dict[str, str]) -> None:
    moves = {"0 exchange": ["move C3"], "0 battle": ["move B2"], "0 draw": ["move L3"], "0 spell battle": ["move C1"]}
    play = deal(3, {}, "move 1", **position)
    play.until(asked, *moves.get(asked, []))
    for number, answer in refusals.items():
        assert play.refused(answer) == number


@rule("NAX-922")
def test_an_answer_by_somebody_who_is_not_asked_is_refused() -> None:
    play = deal(3, {}, "move 1")
    assert play.refused("1 move B3", "2 move B3") == "NAX-922"
    assert play.heard("walks") == [], "and nobody hears of it"


@rule("NAX-924")
@pytest.mark.parametrize(
    ("position", "asked", "default"),
    [
        ({"at0": "E3", "hand0": "speed"}, "0 spell rolled", "pass"),
        ({"at0": "E3"}, "0 move", "move D3"),
        ({"at0": "B1", "hand0": "defense attack"}, "0 exchange", "decline"),
        ({"at0": "K3"}, "0 draw", "draw"),
        ({"at0": "B1", "at1": "B2"}, "0 battle", "decline"),
        ({"at0": "E3", "hand0": "question", "level0": 3, "hand1": "speed attack"}, "0 take", "take speed"),
    ],
)
def test_the_default_answer_is_the_first_that_is_offered(position: dict[str, str | int], asked: str, default: str) -> None:
    play = deal(2, {}, "move 1", **position)
    moves = {"0 exchange": ["move B2"], "0 battle": ["move B2"], "0 draw": ["move L3"]}
    if asked == "0 take":
        play.choose("cast question3 seat1")
    play.until(asked, *moves.get(asked, []))
    assert play.offered()[0] == default


@rule("NAX-930")
def test_the_settings_and_what_they_are_when_nobody_says() -> None:
    assert {setting.name: setting.default for setting in BOX.settings} == {"round_limit": 60, "tie_break": "ladder", "key_coins": "secret"}
    assert BOX.seats == [2, 3, 4]
    wrong: list[dict[str, Value]] = [{"round_limit": -1}, {"tie_break": "dice"}, {"key_coins": "hidden"}, {"round_limit": "60"}]
    for settings in wrong:
        with pytest.raises(BadSetup) as refused:
            BOX.setup(2, settings)
        assert refused.value.rule == "NAX-930"
    game = BOX.setup(2, {"round_limit": 0, "tie_break": "shared", "key_coins": "open"})
    assert isinstance(game, Nax)
    assert (game.round_limit, game.with_ladder, game.open_coins) == (0, False, True)


@rule("NAX-931", "NAX-808")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 3, 8])
def test_with_a_round_limit_a_game_has_at_most_three_times_so_many_rounds(seats: int, limit: int) -> None:
    longest = 0
    for seed in range(30):
        rng = Chance()
        rng.seed(seed)
        game = BOX.deal(seats, {"round_limit": limit}, seed)
        assert isinstance(game, Nax)
        play_out(game, rng)
        assert game.is_over()
        assert game.turns <= 3 * limit * seats
        longest = max(longest, int(game.turns))
    assert longest == 3 * limit * seats, "and random play reaches that"


@rule("NAX-931")
def test_every_window_closes_for_each_spell_is_a_card_fewer() -> None:
    """Whoever always casts what can be cast runs out of cards: but for what is drawn, there are fewer after every cast."""
    casts = 0
    for seed in range(20):
        game = BOX.deal(4, {"round_limit": 10}, seed)
        assert isinstance(game, Nax)
        herald = Herald()
        game.listen(herald)
        while not game.is_over():
            held = cards_held(game)
            herald.take()
            option = next((option for option in game.options() if option.verb == "cast"), game.options()[0])
            game.follow(option)
            drawn = sum(1 for event in herald.take() if event.say.message == "you-drew")
            if option.verb == "cast":
                casts += 1
                assert cards_held(game) - drawn < held
    assert casts > 200


def cards_held(game: Nax) -> int:
    return sum(len(cards_in(hand)) for hand in game.hands)
