"""The army and the deck: SAS-003, SAS-020 to SAS-034, SAS-501 to SAS-509."""

from __future__ import annotations

from collections import Counter

import pytest

from foldtable.core.errors import BadSetup
from foldtable.games.sas import BOX, tables
from tests.marks import rule

# Number, name and level of every card as it is printed; a star marks the three levels that a ruling gave (SAS-508)
ARTIFACTS = """
    1 lever 1, 2 safe_scroll 1, 3 trap_proof 1, 4 orb_of_power 4, 5 lucky_charm 1, 6 safe_artifact 1, 7 seven_league_boots 3,
    8 protection 5, 9 crystal_ball 1, 10 belt_of_levitation 3*, 11 bear_trap 2, 12 gauntlet_of_might 5, 55 swords 1, 56 armour 3,
    57 spears 6, 58 hammers 4, 59 twin_forks 5, 60 daggers 6, 61 morning_star 4
"""
SCROLLS = "19 lesser_death_trap 2, 40 horse 1, 53 domain_teleport 4, 54 trap_expertise 4"
POTIONS = """
    43 transform_to_dragon 2, 44 super_strength 4, 45 speed 6, 46 vapour 1, 47 rock_transform 2*, 48 wisdom 5*, 50 strength 2,
    51 giants_strength 3
"""
SPELLS = """
    13 summon_rock 2, 14 summon_rocks 2, 15 summon_demon 3, 16 kamakazi 3, 17 exorcise_ghosts 1, 18 dual_shot 2, 20 zombie 4,
    21 burn_scrolls 1, 22 teleport_trap 2, 23 spell_bounce 5, 24 doppelganger 3, 25 shatter_rocks 1, 26 raise_the_dead 5,
    27 destroy_rock 2, 28 black_plague 2, 29 magic_shield 6, 30 typhoid_mary 3, 31 magic_missile 5, 32 steal_artifact 4,
    33 spoilsport 1, 34 teleport 2, 35 major_death_trap 3, 36 sleep 1, 37 traitor 5, 38 paralysis 1, 39 reteleport 4, 41 ghost_army 1,
    42 thief 1, 49 mindless_hulk 6, 52 nermals_curse 3, 62 evade_trap 1, 63 anti_spell 6
"""
PRINTED = {"artifact": ARTIFACTS, "scroll": SCROLLS, "potion": POTIONS, "spell": SPELLS}


@rule("SAS-033", "SAS-501", "SAS-507")
@pytest.mark.parametrize("kind", PRINTED)
def test_every_card_has_its_kind_and_level(kind: str) -> None:
    for line in PRINTED[kind].split(","):
        number, name, level = line.split()
        assert tables.CARD_WORDS[int(number)] == name
        assert tables.CARD_KIND_WORDS[tables.CARD_KINDS[int(number)]] == kind
        assert tables.LEVELS[int(number)] == int(level.rstrip("*"))


@rule("SAS-033")
def test_the_deck_has_63_different_cards() -> None:
    assert tables.CARD_COUNT == 63
    assert len(set(tables.CARD_WORDS[1:])) == 63
    kinds = Counter(tables.CARD_KIND_WORDS[kind] for kind in tables.CARD_KINDS[1:])
    assert kinds == {"artifact": 19, "scroll": 4, "potion": 8, "spell": 32}


@rule("SAS-022", "SAS-033")
def test_six_weapons_and_four_traps() -> None:
    weapons = {tables.CARD_WORDS[card] for card in tables.WEAPONS}
    assert weapons == {"swords", "spears", "hammers", "twin_forks", "daggers", "morning_star"}
    traps = {tables.CARD_WORDS[card] for card in tables.TRAP_CARDS}
    assert traps == {"bear_trap", "lesser_death_trap", "teleport_trap", "major_death_trap"}
    assert Counter(tables.CARD_KIND_WORDS[tables.CARD_KINDS[card]] for card in tables.TRAP_CARDS) == {
        "artifact": 1,
        "scroll": 1,
        "spell": 2,
    }


@rule("SAS-508")
def test_three_levels_are_rulings() -> None:
    starred = {line.split()[1] for lines in PRINTED.values() for line in lines.split(",") if "*" in line}
    assert starred == {"belt_of_levitation", "rock_transform", "wisdom"}
    assert [tables.LEVELS[tables.CARD_NUMBER[word]] for word in ("belt_of_levitation", "rock_transform", "wisdom")] == [3, 2, 5]


@rule("SAS-030")
def test_an_army_is_six_pions_two_guards_a_warrior_and_a_wizard() -> None:
    assert Counter(tables.KIND_WORDS[kind] for kind in tables.ARMY) == {"pion": 6, "guard": 2, "warrior": 1, "wizard": 1}


@rule("SAS-413", "SAS-1151", "SAS-1493")
def test_how_many_dice_each_kind_rolls() -> None:
    dice = dict(zip(tables.KIND_WORDS, tables.DICE, strict=True))
    assert dice == {"pion": 2, "guard": 3, "warrior": 4, "wizard": 2, "demon": 4, "hulk": 5}


@rule("SAS-946")
def test_what_each_kind_is_worth_at_the_round_limit() -> None:
    strength = dict(zip(tables.KIND_WORDS, tables.STRENGTH, strict=True))
    assert strength == {"pion": 1, "guard": 2, "warrior": 3, "wizard": 4, "demon": 3, "hulk": 0}


@rule("SAS-003")
def test_two_to_six_play() -> None:
    assert list(BOX.seats) == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(BadSetup) as refused:
            BOX.setup(seats)
        assert refused.value.rule == "SAS-003"


@rule("SAS-102", "SAS-105", "SAS-529", "SAS-946", "SAS-947")
def test_the_options_and_their_defaults() -> None:
    assert {setting.name: setting.default for setting in BOX.settings} == {
        "first_player": "random",
        "domain_choice": "random",
        "round_limit": 200,
        "step_windows": "all",
        "allow_concede": True,
    }
