"""Set-up: SAS-101 to SAS-115."""

from __future__ import annotations

from collections import Counter

import pytest

from foldtable.core.chance import Chance
from foldtable.core.errors import BadSetup
from foldtable.core.settings import Value
from foldtable.games.sas import BOX
from foldtable.games.sas.state import Sas
from tests.games.sas.maps import SPOTS
from tests.games.sas.stand import Play, stand
from tests.marks import rule

DEALT = {2: 6, 3: 5, 4: 4, 5: 3, 6: 2}
ARMY = ["pion1", "pion2", "pion3", "pion4", "pion5", "pion6", "guard1", "guard2", "warrior", "wizard"]


def fresh(seats: int = 2, settings: dict[str, Value] | None = None, seed: int = 0) -> Play:
    game = BOX.deal(seats, settings, seed)
    assert isinstance(game, Sas)
    return Play(game)


def placed(play: Play) -> Play:
    """Everybody puts the first piece offered on the first spot offered, until all stand."""
    while play.question == "place_piece":
        play.choose(play.offered()[0])
    return play


@rule("SAS-101", "SAS-102")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_player_is_drawn_all_as_likely(seats: int) -> None:
    firsts = Counter(fresh(seats, seed=seed)["first"] for seed in range(240))
    assert len(firsts) == seats
    assert min(firsts.values()) > 240 / seats * 0.5


@rule("SAS-102", "SAS-115")
def test_the_host_may_name_the_first_player() -> None:
    for first in range(3):
        for seed in range(4):
            play = fresh(3, {"first_player": str(first)}, seed)
            assert play["first"] == str(first)
            assert play.game.asked() == first, "and places first (SAS-111)"
            assert placed(play)["turn"] == str(first)
    with pytest.raises(BadSetup) as refused:
        BOX.setup(3, {"first_player": "3"})
    assert refused.value.rule == "SAS-102"


@rule("SAS-104", "SAS-105")
def test_domains_are_different_and_drawn_all_as_likely() -> None:
    seen = [Counter[str](), Counter[str](), Counter[str]()]
    for seed in range(300):
        domains = fresh(3, seed=seed)["domains"].split()
        assert len(set(domains)) == 3
        for at, domain in enumerate(domains):
            seen[at][domain] += 1
    for counted in seen:
        assert len(counted) == 6
        assert min(counted.values()) > 25, "each of six about 50 times"


@rule("SAS-104", "SAS-105", "SAS-970")
def test_or_each_picks_one_of_those_left_the_first_player_first() -> None:
    play = fresh(3, {"domain_choice": "pick", "first_player": "1"})
    assert play.asked == "B choose_domain"
    assert sorted(play.offered()) == ["take caverns", "take grove", "take isles", "take keep", "take march", "take web"]
    play.choose("take web")
    assert play.asked == "C choose_domain"
    assert play.refused("take web") == "SAS-105"
    assert len(play.offered()) == 5
    play.choose("take keep")
    assert play.asked == "A choose_domain"
    play.choose("take isles")
    assert play["domains"] == "isles web keep"
    assert play.asked == "B place_piece"


@rule("SAS-108", "SAS-109")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_is_dealt_eight_less_the_players_and_the_rest_is_the_deck(seats: int) -> None:
    play = fresh(seats)
    hands = [play[f"hand {seat}"].split() for seat in "ABCDEF"[:seats]]
    assert [len(hand) for hand in hands] == [DEALT[seats]] * seats
    deck = play["deck"].split()
    assert len(deck) == 63 - seats * DEALT[seats] == {2: 51, 3: 48, 4: 47, 5: 48, 6: 51}[seats]
    assert len({*deck, *(card for hand in hands for card in hand)}) == 63


@rule("SAS-108", "SAS-960")
def test_every_card_is_as_likely_on_top_and_in_a_hand() -> None:
    tops = Counter(fresh(2, seed=seed)["deck"].split()[0] for seed in range(1260))
    assert len(tops) == 63
    assert max(tops.values()) < 45, "each about 20 times"
    hands = Counter(card for seed in range(420) for card in fresh(2, seed=seed)["hand A"].split())
    assert len(hands) == 63
    assert min(hands.values()) > 12, "each about 40 times"
    assert max(hands.values()) < 75


@rule("SAS-110", "SAS-950")
def test_one_sees_ones_own_hand_and_nobody_elses() -> None:
    play = fresh(3)
    for seat, letter in enumerate("ABC"):
        for viewer in (-1, 0, 1, 2):
            shown = str(play.seen_by(viewer))
            for card in play[f"hand {letter}"].split():
                assert (f"'{card}'" in shown) == (viewer == seat), (card, viewer)


@rule("SAS-111", "SAS-103", "SAS-112")
def test_one_piece_at_a_time_clockwise_from_the_first_player_ten_rounds() -> None:
    play = fresh(3, {"first_player": "1"})
    asked = []
    while play.question == "place_piece":
        asked.append(play.asked[0])
        play.choose(play.offered()[-1])
    assert asked == ["B", "C", "A"] * 10
    armies = Counter(piece[0] for piece, _ in play.pairs("board"))
    assert armies == {"a": 10, "b": 10, "c": 10}


@rule("SAS-111", "SAS-112")
def test_any_unplaced_piece_on_any_vacant_spot_of_ones_own_domain() -> None:
    play = fresh(2, {"domain_choice": "pick", "first_player": "0"}).choose("take keep", "take grove")
    wanted = {f"place a.{piece} keep/{spot}" for piece in ARMY for spot in SPOTS["keep"]}
    assert set(play.offered()) == wanted, "trap, nexus and plain alike"
    play.choose("place a.pion1 keep/w1", "place b.guard1 grove/d3")
    left = {f"place a.{piece} keep/{spot}" for piece in ARMY[1:] for spot in SPOTS["keep"] if spot != "w1"}
    assert set(play.offered()) == left
    assert play.refused("place a.pion2 keep/w1", "place a.pion2 grove/a1", "place b.pion1 keep/w2") == "SAS-111"
    assert play.refusal("place a.pion2 keep/ltx").rule == "SAS-010"
    assert play.refusal("place a.pion1 keep/w2").rule == "SAS-112"


@rule("SAS-112", "SAS-342")
def test_placing_on_a_trap_triggers_nothing() -> None:
    play = fresh(2, {"domain_choice": "pick", "first_player": "0"}).choose("take keep", "take grove")
    play.choose("place a.pion1 keep/gn")
    assert play.asked == "B place_piece"
    assert play["entries"] == ""


@rule("SAS-113")
def test_placements_are_public_at_once() -> None:
    play = fresh(2, {"domain_choice": "pick", "first_player": "0"}).choose("take keep", "take grove", "place a.wizard keep/nx")
    for viewer in (-1, 1):
        assert "keep/nx" in str(play.seen_by(viewer))


@rule("SAS-114", "SAS-115", "SAS-202", "SAS-521")
def test_no_magic_before_the_first_window_of_the_first_turn() -> None:
    play = fresh(2, {"first_player": "1"})
    questions = set()
    while play.question == "place_piece":
        questions |= {option.verb for option in play.options()}
        play.choose(play.offered()[0])
    assert questions == {"place"}
    assert (play.asked, play.window) == ("B window", "W1")


@rule("SAS-106", "SAS-103")
def test_the_ring_follows_the_seats() -> None:
    """Four seats: going left from seat 3 leads to seat 0's domain, going right from seat 0 to seat 3's."""
    ring = "keep grove isles caverns"
    wizards = "a.wizard keep/nx  b.wizard grove/d3  c.wizard isles/nx  d.wizard caverns/c4"
    last = stand(f"{wizards}  d.pion1 caverns/a1", domains=ring, turn="D", dice="1 1 2")
    assert {spot.partition("/")[0] for spot in last.landings("d.pion1")} == {"keep"}
    first = stand(f"{wizards}  a.pion1 keep/w5", domains=ring, dice="1 1 2")
    assert {spot.partition("/")[0] for spot in first.landings("a.pion1")} == {"caverns"}


@rule("SAS-960", "SAS-102", "SAS-108")
def test_the_same_seed_lays_the_same_table() -> None:
    for seats in (2, 6):
        one, other = placed(fresh(seats, seed=5)), placed(fresh(seats, seed=5))
        for place in BOX.places():
            for seat in range(seats if place.seated else 1):
                assert place.read(one.game, seat) == place.read(other.game, seat)


@rule("SAS-108")
def test_a_random_setup_ends_with_every_card_once() -> None:
    rng = Chance()
    rng.seed(3)
    play = fresh(4, seed=8)
    while play.question == "place_piece":
        play.choose(play.offered()[rng.pick(len(play.offered()))])
    assert play["losses"] == ""
