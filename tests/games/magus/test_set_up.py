"""Setup, MAG-101 to MAG-117."""

from __future__ import annotations

from collections import Counter

import pytest

from foldtable.core.chance import Outcomes
from foldtable.core.errors import BadSetup
from foldtable.core.scene import scene_for
from foldtable.core.settings import Value
from foldtable.core.view import shown_to
from foldtable.games.magus import BOX
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARD_NUMBER
from tests.games.magus.dealing import EFFECTS, FACES, ITEMS, Play, deal, phase_two
from tests.marks import rule

SPELLS = {points: [f"{points}{number:02}" for number in range(1, 11)] for points in (2, 3, 4)}


def dealt(seats: int = 2, settings: dict[str, Value] | None = None, seed: int = 0) -> Play:
    """A table as set-up leaves it."""
    game = BOX.deal(seats, settings, seed)
    assert isinstance(game, Magus)
    return Play(game)


def laid(potions: list[str], deck: list[str]) -> Play:
    """A table laid with these shuffles, each named from the top."""
    game = BOX.setup(2)
    script = [Outcomes("potions", [CARD_NUMBER[face] for face in potions]), Outcomes("deck", [CARD_NUMBER[card] for card in deck])]
    game.chance.follow(script, strict=False)
    game.run()
    assert isinstance(game, Magus)
    return Play(game)


@rule("MAG-101")
def test_two_to_four_play_and_no_others() -> None:
    for seats in (2, 3, 4):
        assert dealt(seats).game.seats == seats
    for seats in (-1, 0, 1, 5, 6):
        with pytest.raises(BadSetup) as refused:
            BOX.setup(seats)
        assert refused.value.rule == "MAG-101"


@rule("MAG-102", "MAG-104", "MAG-105", "MAG-702")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_holds_four_of_each_potion_and_two_of_each_item(seats: int) -> None:
    play = dealt(seats)
    about = Counter((play["grid"] + " " + play["deck"]).split())
    assert about == Counter(dict.fromkeys(FACES, 4)) + Counter(dict.fromkeys(ITEMS, 2))
    assert sum(about[face] for face in FACES) == 64
    assert sum(about[item] for item in ITEMS) == 8


@rule("MAG-104")
def test_a_potion_face_down_is_a_skull() -> None:
    play = deal(skulls1="B2")
    skulls = next(surface for surface in scene_for(BOX, play.game, 0).surfaces if surface.word == "skulls1")
    assert [(piece.down, piece.face) for spot in skulls.spots for piece in spot.pieces] == [(True, "☠")]


@rule("MAG-102", "MAG-107", "MAG-111")
def test_thirty_spells_lie_in_three_decks_by_points() -> None:
    play = dealt()
    for points in (2, 3, 4):
        assert sorted(play[f"deck{points}"].split()) == SPELLS[points]


@rule("MAG-103", "MAG-808")
def test_each_spell_won_is_worth_its_points_and_most_points_win() -> None:
    play = phase_two(2, position=8, spells0="202 302 402", spells1="203 204 205 206", hand0="R1 R2 R3 R4")
    assert play.each("score") == ["9", "8"]
    play.choose("cast deck2 R1 R2 R3 R4", "done")
    assert play.line("score-total") == [11, 8]
    assert play.winners == [0]


@rule("MAG-105")
def test_copies_of_a_face_are_one_choice() -> None:
    play = phase_two(hand0="R1 R1 R1 R2 R2", items0="MW", pile="B1 G2 B1")
    assert play.offered("cast") == ["cast deck2 R1 R1 R1 R2", "cast deck2 R1 R1 R2 R2"]
    assert play.offered("wand") == ["wand G2", "wand B1"]


@rule("MAG-106")
def test_nobody_can_tell_the_next_card_from_its_back() -> None:
    potion_next = deal(deck="R1 HP B2")
    item_next = deal(deck="HP B2 R1")
    for seat in (-1, 0, 1, 2):
        assert shown_to(BOX, potion_next.game, seat) == shown_to(BOX, item_next.game, seat)
        assert scene_for(BOX, potion_next.game, seat).data() == scene_for(BOX, item_next.game, seat).data()


@rule("MAG-106", "MAG-110")
def test_items_are_shuffled_among_the_potions() -> None:
    depths: set[int] = set()
    for seed in range(60):
        deck = dealt(seed=seed)["deck"].split()
        depths |= {depth for depth, card in enumerate(deck) if card in ITEMS}
    assert depths == set(range(47))


@rule("MAG-108", "MAG-109", "MAG-110")
def test_the_first_25_potions_are_laid_row_by_row_and_the_rest_make_the_deck() -> None:
    potions = [face for _ in range(4) for face in FACES]
    deck = [*ITEMS, *potions[25:][::-1], *ITEMS]
    play = laid(potions, deck)
    assert play["grid"].split() == potions[:25]
    assert len(play["grid"].split()) == 5 * 5
    assert play["deck"].split() == deck
    assert play["deck_size"] == "47"
    assert "-" not in play["grid"]


@rule("MAG-108")
def test_the_grid_lies_face_up() -> None:
    play = dealt()
    for seat in (-1, 0, 1):
        assert play.seen_by(seat)["grid"] == play["grid"].split()


@rule("MAG-111")
def test_each_spell_deck_is_shuffled_on_its_own() -> None:
    offers = Counter(str(dealt(seed=seed)["offer"]) for seed in range(300))
    tops = [Counter(offer.split()[deck] for offer in offers.elements()) for deck in range(3)]
    assert [sorted(top) for top in tops] == [SPELLS[2], SPELLS[3], SPELLS[4]]
    for top in tops:
        assert max(top.values()) < 60, "each of ten Spells lies on top about 30 times in 300"
    # and the decks are not turned in step
    assert len(offers) > 200


@rule("MAG-111", "MAG-112")
def test_the_spell_decks_show_their_top_mix() -> None:
    play = deal(deck2="205 201", deck3="304", deck4="410 409")
    assert play.seen_by(-1)["offer"] == ["205", "304", "410"]
    offer = next(surface for surface in scene_for(BOX, play.game, -1).surfaces if surface.word == "offer")
    assert [spot.pieces[0].icons for spot in offer.spots] == [
        ["R-", "R-", "B-", "B-"],
        ["K1", "K2", "S3", "S4"],
        ["G3", "R-", "R-", "R-", "M1", "M1"],
    ]


@rule("MAG-112")
def test_a_spell_under_another_can_be_neither_read_nor_cast() -> None:
    play = phase_two(deck2="208 201", hand0="R1 R2 R3 R4")
    assert play.offered("cast") == []
    assert play.refused("cast deck2 R1 R2 R3 R4") == "MAG-514"
    elsewhere = phase_two(deck2="208 210 201", hand0="R1 R2 R3 R4")
    for seat in (-1, 0, 1, 2):
        assert shown_to(BOX, play.game, seat) == shown_to(BOX, elsewhere.game, seat)


@rule("MAG-113")
def test_the_cylinder_starts_above_the_first_column() -> None:
    play = dealt()
    assert play["position"] == "0"
    assert play["cube"] == "-"
    board = scene_for(BOX, play.game, 0).surfaces[0]
    (place,) = [spot for spot in board.spots if any(piece.kind == "cylinder" for piece in spot.pieces)]
    first = next(spot for spot in board.spots if spot.word == "r1c1")
    assert (place.x, place.y) == (first.x, first.y - 1)


@rule("MAG-113")
def test_everyone_can_reach_the_cube() -> None:
    play = deal()
    for seat in ("0", "1", "2"):
        assert play.asked == seat + " aim"
        play.take("r3c3").choose("done")


@rule("MAG-114", "MAG-115")
def test_a_seat_is_drawn_to_start_where_nobody_knows_of_laboratories() -> None:
    for seats in (2, 3, 4):
        starters = Counter(dealt(seats, seed=seed).asked for seed in range(400))
        assert sorted(starters) == [f"{seat} aim" for seat in range(seats)]
        assert min(starters.values()) > 400 / seats * 0.7


@rule("MAG-115")
def test_the_host_may_name_the_starter() -> None:
    for first in ("0", "1", "2"):
        for seed in range(5):
            assert dealt(3, {"first_player": first}, seed).asked == first + " aim"
    for first in ("2", "3"):
        with pytest.raises(BadSetup) as refused:
            BOX.setup(2, {"first_player": first})
        assert refused.value.rule == "MAG-115"


@rule("MAG-116")
@pytest.mark.parametrize("variant", BOX.variants(), ids=str)
def test_everyone_starts_with_nothing(variant: dict[str, Value]) -> None:
    play = dealt(3, variant)
    for name in ("hand", "items", "skulls", "spells"):
        assert play.each(name) == ["", "", ""]
    assert play.each("score") == ["0", "0", "0"]
    assert play["pile"] == ""


@rule("MAG-117", "MAG-413")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    play = deal(seats, {"first_player": str(seats - 1)}, turn=seats - 1)
    turns = []
    for _ in range(2 * seats):
        turns.append(int(play.asked.split()[0]))
        play.take("r1c1").choose("done")
    assert turns == [(seats - 1 + i) % seats for i in range(2 * seats)]


def test_the_words_of_the_tests_are_those_of_the_game() -> None:
    """The lists in dealing.py stand for the printed cards; the game must mean the same ones."""
    assert [BOX.chance_word("deck", number) for number in range(20)] == FACES + ITEMS
    assert [BOX.chance_word("backs2", number) for number in range(7)] == EFFECTS
