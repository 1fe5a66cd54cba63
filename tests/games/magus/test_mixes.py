"""The mix language, MAG-501 to MAG-521: the game's search against the rule itself, and the check values of the cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from foldtable.core.chance import Chance
from foldtable.core.errors import Broken
from foldtable.core.zones import bag_of, listed
from foldtable.games.magus.mixes import INFANT_MIXES, MIXES, SPELL_DATA, SPELLS, Mix, check_mix, covers
from foldtable.games.magus.mixes import is_cover as is_cover_in_game
from foldtable.games.magus.tables import CARD_NUMBER
from tests.games.magus.covering import colours_only, distinct, is_cover, leaves_empty, parts_of
from tests.games.magus.dealing import FACES, phase_two
from tests.marks import plain_too, rule, soak

FULL = bag_of([face for face in range(16) for _ in range(4)])


def covered(mix: str, cards: str, elixirs: int = 0) -> bool:
    """By the game; the reference must say the same."""
    slots, faces = mix.split(), cards.split()
    says = is_cover_in_game(Mix(slots, colours_only=False), bag_of([CARD_NUMBER[face] for face in faces]), elixirs)
    assert says == is_cover(slots, faces, elixirs)
    return says


def printed(spell: str) -> list[str]:
    return list(SPELL_DATA[SPELLS.index(spell)]["mix"])


@rule("MAG-501")
def test_every_icon_occurs_and_the_colours_weigh_nearly_the_same() -> None:
    slots = [slot for spell in SPELLS for slot in printed(spell)]
    assert {slot[0] for slot in slots} == set("RYGBKSM")
    assert {slot[1] for slot in slots} == set("1234-abcd")
    colours = Counter(slot[0] for slot in slots)
    assert (colours["R"], colours["B"], colours["Y"], colours["G"]) == (16, 16, 14, 14)


@rule("MAG-501", "MAG-521")
def test_spells_with_more_points_are_harder() -> None:
    turns = {points: [float(spell["solo_turns"]) for spell in SPELL_DATA if spell["points"] == points] for points in (2, 3, 4)}
    assert max(turns[2]) < min(turns[3]) < max(turns[3]) < min(turns[4])
    slots = {points: sum(len(spell["mix"]) for spell in SPELL_DATA if spell["points"] == points) for points in (2, 3, 4)}
    assert slots[2] < slots[3] < slots[4]


@rule("MAG-502", "MAG-503")
def test_a_mix_is_a_series_of_slots_of_a_colour_and_perhaps_a_number() -> None:
    for spell in SPELLS:
        mix = printed(spell)
        check_mix(mix)
        assert all(len(slot) == 2 and slot[0] in "RYGBKSM" and slot[1] in "1234-abcd" for slot in mix)
        assert MIXES[SPELLS.index(spell)].size == len(mix)


@rule("MAG-503")
@pytest.mark.parametrize("slot", ["R5", "R0", "X1", "1R", "R", "R12", "", "r1", "Re", "K*"])
def test_a_slot_of_another_form_is_refused_on_loading(slot: str) -> None:
    with pytest.raises(Broken, match="MAG-503"):
        Mix(["K-", slot], colours_only=False)


@rule("MAG-516")
@pytest.mark.parametrize("mix", ["", "S- S-", "R- S1", "R1 Ra", "K1 Ka", "M2 M- Ma", " ".join(["R-"] * 11)])
def test_a_mix_without_a_clear_meaning_is_refused_on_loading(mix: str) -> None:
    with pytest.raises(Broken, match="MAG-516"):
        Mix(mix.split(), colours_only=False)


@rule("MAG-516")
@pytest.mark.parametrize("mix", ["R-", "K- S-", "Ka Kb Kc Kd", "R1 R-", "Ra R-", "K1 S1 R1 M1", " ".join(["R-"] * 10)])
def test_a_mix_within_the_bounds_loads(mix: str) -> None:
    assert Mix(mix.split(), colours_only=False).size == len(mix.split())


@rule("MAG-504")
def test_a_fixed_colour_needs_that_colour() -> None:
    assert covered("R- R- B- B-", "R1 R4 B2 B2")
    assert not covered("R- R- B- B-", "R1 R4 B2 G2")
    for colour in "RYGB":
        assert [other for other in "RYGB" if covered(f"{colour}-", f"{other}3")] == [colour]


@rule("MAG-505")
def test_black_is_one_colour_and_grey_another() -> None:
    assert covered("K- K- S- S-", "R1 R2 B3 B3")
    assert not covered("K- K- S- S-", "R1 R2 R3 R4"), "black and grey must differ"
    assert not covered("K- K- S- S-", "R1 R2 B3 G3"), "all grey slots have the same colour"
    assert not covered("K- K-", "R1 B1"), "and all black ones"
    for colour in "RYGB":
        assert covered("K- K- K-", f"{colour}1 {colour}2 {colour}2")


@rule("MAG-506", "MAG-512")
def test_multicolour_takes_any_colour_each_slot_on_its_own() -> None:
    assert covered("M- M- M- M-", "R1 Y1 G1 B1")
    assert covered("M- M- M- M-", "R1 R1 R2 B1")
    assert covered("M3 M4 M4", "R3 Y4 B4")


@rule("MAG-507")
def test_a_fixed_number_needs_that_number_and_a_slot_without_takes_any() -> None:
    assert covered("K1 K2 S3 S4", "R1 R2 B3 B4")
    assert not covered("K1 K2 S3 S4", "R1 R2 B3 B3")
    for number in "1234":
        assert covered("R-", f"R{number}")
        assert [other for other in "1234" if covered(f"R{number}", f"R{other}")] == [number]


@rule("MAG-508", "MAG-511")
def test_different_symbols_are_different_numbers_and_the_same_symbol_the_same() -> None:
    assert covered("Ka Kb Kc", "G1 G3 G4")
    assert not covered("Ka Kb Kc", "G1 G1 G3")
    assert covered("Ma Ma Mb", "R2 B2 Y4")
    assert not covered("Ma Ma Mb", "R2 B2 Y2"), "b must differ from a"
    assert not covered("Ma Ma Mb", "R1 B2 Y3"), "a must be one number"


@rule("MAG-509", "MAG-510", "MAG-511", "MAG-519")
def test_two_colours_may_use_the_same_numbers() -> None:
    """The book's own example is Spell 303."""
    book = " ".join(printed("303"))
    assert book == "Ka Kb Kc Sa Sb Sc"
    assert covered(book, "R1 R2 R4 G1 G2 G3")
    assert covered(book, "R1 R2 R3 G1 G2 G3")
    assert covered(book, "R1 R2 R3 G2 G3 G4"), "the same symbol in another series isn't linked"
    assert not covered(book, "R1 R2 R4 G1 G2 G2")


@rule("MAG-510")
def test_symbols_are_told_apart_within_a_series_only() -> None:
    assert covered("Ra Gb", "R1 G1")
    assert not covered("Ra Rb", "R1 R1")


@rule("MAG-512")
def test_multicolour_slots_are_one_series_for_their_symbols() -> None:
    assert covered("Ma Mb", "R1 R2")
    assert not covered("Ma Mb", "R1 B1")


@rule("MAG-513")
def test_black_or_grey_may_be_a_fixed_colour_too_and_stay_series_of_their_own() -> None:
    assert covered("B4 K- K- K- S- S-", "B1 B2 B3 B4 R1 R1"), "black is blue as well"
    assert covered("B4 K- K- K- S- S-", "R1 R1 R1 B4 B4 B4"), "grey is blue as well"
    assert covered("Ra Ka", "R1 R1"), "a may be 1 in both series, though both are red"


@rule("MAG-514")
def test_as_many_cards_and_elixirs_as_slots() -> None:
    assert covered("R- R-", "R1", 1)
    assert not covered("R- R-", "R1")
    assert not covered("R- R-", "R1 R2", 1)
    assert covered("R- R-", "", 2)
    assert not covered("R- R-", "", 3)


@rule("MAG-515", "MAG-721")
def test_an_elixir_stands_anywhere_but_mends_nothing_else() -> None:
    spectrum = " ".join(printed("401"))  # Ka Kb Kc Kd S- S-
    assert covered(spectrum, "R1 R2 R4 B1 B1", 1), "the Elixir is red 3"
    assert not covered(spectrum, "R1 R2 R2 B1 B1", 1), "it can't mend the repeated 2"
    assert covered(spectrum, "R1 R2 B1 B1", 2)
    assert not covered(spectrum, "R1 Y2 B1 B1", 2), "black must still be one colour for the cards"
    assert covered("K- S-", "R1", 1)
    assert covered("R1 Ga", "G2", 1)


@rule("MAG-517")
def test_just_the_slots_are_paid() -> None:
    assert not covered("K- K- K-", "R1 R2 R3 R4")
    play = phase_two(hand0="R1 R2 R3 R4 R4")
    assert {len(answer.split()) - 2 for answer in play.offered("cast")} == {4}
    assert play.refused("cast deck2 R1 R2 R3 R4 R4") == "MAG-517"


@rule("MAG-514", "MAG-518")
def test_a_card_that_serves_two_kinds_of_slot_is_put_where_it_is_wanted() -> None:
    sneeze = " ".join(printed("305"))  # R- R- R- M2 M2
    assert covered(sneeze, "R1 R2 R2 R3 B2"), "first come, first served would waste the red twos"
    assert covered(sneeze, "R1 R2 R3 R4 B2")
    assert not covered(sneeze, "R1 R2 R3 R4 B1")
    stairs = " ".join(printed("309"))  # M1 M2 M3 M4 K- K-
    assert covered(stairs, "R1 R1 R2 R2 R3 R4")
    assert covered(stairs, "R1 Y1 R2 Y2 R3 R4"), "black is yellow"
    assert not covered(stairs, "R1 Y1 B2 G2 R3 R4"), "one of the ones and one of the twos are left over, never of a colour"


@plain_too
@rule("MAG-514", "MAG-515", "MAG-517", "MAG-518", "MAG-905")
@pytest.mark.parametrize("spell", range(30), ids=SPELLS)
def test_the_search_finds_what_the_rule_says(spell: int) -> None:
    """In random hands, each part of the right size is looked at by the rule itself."""
    rng = Chance()
    rng.seed(514 + spell)
    compare_with_the_rule(spell, rng, hands=12, largest=9)


@soak
@rule("MAG-514")
@pytest.mark.parametrize("spell", range(30), ids=SPELLS)
def test_the_search_finds_what_the_rule_says_in_many_hands(spell: int) -> None:
    rng = Chance()
    rng.seed(spell)
    compare_with_the_rule(spell, rng, hands=300, largest=12)


def compare_with_the_rule(spell: int, rng: Chance, hands: int, largest: int) -> None:
    for number in range(hands):
        infant = number % 3 == 2
        mix = INFANT_MIXES[spell] if infant else MIXES[spell]
        slots = colours_only(printed(SPELLS[spell])) if infant else printed(SPELLS[spell])
        hand = likely_hand(slots, rng, 3 + rng.pick(largest - 2))
        for elixirs in (0, 1, 2):
            by_rule = {part for part in parts_of(hand, max(0, len(slots) - elixirs)) if is_cover(slots, part, elixirs)}
            found = covers(mix, bag_of([CARD_NUMBER[face] for face in hand]), elixirs)
            assert len(set(found)) == len(found) and sorted(found) == found
            assert {tuple(sorted(FACES[face] for face in listed(bag))) for bag in found} == by_rule, (slots, hand, elixirs)


def likely_hand(slots: list[str], rng: Chance, size: int) -> list[str]:
    """Cards at random, but half of them such as the mix may ask for, so that there is something to find."""
    readings = distinct(tuple(slots))
    reading = readings[rng.pick(len(readings))]
    hand: list[str] = []
    while len(hand) < size:
        colour, number = reading[rng.pick(len(reading))] if rng.pick(2) else ("M", "-")
        face = ("RYGB"[rng.pick(4)] if colour == "M" else colour) + ("1234"[rng.pick(4)] if number == "-" else number)
        if hand.count(face) < 4:
            hand.append(face)
    return sorted(hand, key=FACES.index)


@plain_too
@rule("MAG-520")
@pytest.mark.parametrize("spell", range(30), ids=SPELLS)
def test_counting_gives_the_check_values_of_the_card(spell: int) -> None:
    data = SPELL_DATA[spell]
    assert len(distinct(tuple(data["mix"]))) == data["expansions"]
    assert len(covers(MIXES[spell], FULL, 0)) == data["covers"]
    assert len(covers(MIXES[spell], FULL, 1)) == data["covers_elixir"]
    if data["covers_infant"] < 20_000:
        assert len(covers(INFANT_MIXES[spell], FULL, 0)) == data["covers_infant"]


@rule("MAG-520", "MAG-905")
@pytest.mark.parametrize("spell", [spell for spell in range(30) if SPELL_DATA[spell]["covers_infant"] >= 20_000], ids=lambda s: SPELLS[s])
def test_counting_the_largest_check_values(spell: int) -> None:
    assert len(covers(INFANT_MIXES[spell], FULL, 0)) == SPELL_DATA[spell]["covers_infant"]


@rule("MAG-520")
def test_some_check_values_by_hand() -> None:
    """201: 35 multisets of four cards in each of four colours. 205: ten pairs by ten pairs. 303 as the examples give it."""
    assert len(covers(MIXES[SPELLS.index("201")], FULL, 0)) == 35 * 4
    assert len(covers(MIXES[SPELLS.index("205")], FULL, 0)) == 10 * 10
    assert len(covers(MIXES[SPELLS.index("303")], FULL, 0)) == 96
    assert len(covers(MIXES[SPELLS.index("303")], FULL, 1)) == 288


def test_the_reference_itself_counts_right() -> None:
    """Small mixes, counted by looking at every multiset there is."""
    for mix, number in [("K-", 16), ("K- K-", 40), ("K- S-", 96), ("Ka Kb", 24), ("R1 M-", 16), ("Ma Ma", 40)]:
        slots = mix.split()
        size = len(slots)
        assert sum(is_cover(slots, part, 0) for part in combinations_with_replacement(FACES, size)) == number
    assert leaves_empty([("R", "-"), ("M", "2")], ["R2", "R1"]) == 0
    assert leaves_empty([("R", "-"), ("M", "2")], ["R1", "R1"]) == 1
