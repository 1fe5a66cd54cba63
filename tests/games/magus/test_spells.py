"""The thirty Spells, section 14: each as the rulebook prints it, cast by a hand that holds its mix and refused to one that doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from foldtable.core.scene import scene_for
from foldtable.games import rulebooks
from foldtable.games.magus import BOX
from foldtable.words.words import Words
from tests.games.magus.covering import is_cover
from tests.games.magus.dealing import deal, phase_two
from tests.marks import plain_too, rule

BACKS = {
    "closed": "Closed Book",
    "thieves": "Greateste Thieves!",
    "shakum": "Shakum Thingsis Up",
    "cursus": "Unleashus Cursus",
    "backus": "Gous Backus",
    "devilus": "Ciao Devilus",
    "presentis": "Presentis for Youm",
}


def card(*values: str, marks: pytest.MarkDecorator) -> Any:
    """Number, name, mix, back; a hand that covers the mix; a hand of the same size that doesn't."""
    return pytest.param(*values, marks=marks, id=values[0])


# Copied by eye from the rulebook, not from the data
SPELLS = [
    card("201", "Lumen Quadruplus", "K- K- K- K-", "closed", "B1 B1 B3 B4", "B1 B2 B3 R4", marks=rule("MAG-1401")),
    card("202", "Gemini Duplexus", "K- K- S- S-", "thieves", "R1 R2 Y3 Y3", "R1 R2 R3 R4", marks=rule("MAG-1402")),
    card("203", "Sparkus Minimus", "Ka Kb S- S-", "closed", "R1 R2 B3 B3", "R1 R1 B3 B3", marks=rule("MAG-1403")),
    card("204", "Trivius Fizzus", "Ka Kb Kc M-", "presentis", "G1 G3 G4 G1", "G1 G1 G3 R2", marks=rule("MAG-1404")),
    card("205", "Frostus Flamus", "R- R- B- B-", "cursus", "R1 R1 B2 B3", "R1 R1 B2 G3", marks=rule("MAG-1405")),
    card("206", "Sunnis Leafus", "Y- Y- G- G-", "closed", "Y1 Y4 G2 G2", "Y1 Y4 G2 B2", marks=rule("MAG-1406")),
    card("207", "Rainbowus Parvus", "R- Y- G- B-", "shakum", "R1 Y4 G2 B3", "R1 R2 G2 B3", marks=rule("MAG-1407")),
    card("208", "Twinnis Numerus", "Ma Ma Mb Mb", "backus", "R1 B1 Y2 G2", "R1 B1 Y1 G1", marks=rule("MAG-1408")),
    card("209", "Unus Unus Duo", "M1 M1 M2", "devilus", "R1 B1 G2", "R1 B2 G2", marks=rule("MAG-1409")),
    card("210", "Tresqua Quattrus", "M3 M4 M4", "closed", "R3 Y4 B4", "R3 Y3 B4", marks=rule("MAG-1410")),
    card("301", "Colorum Cascada", "K- K- K- S- S- S-", "closed", "R1 R2 R2 G1 G4 G4", "R1 R2 R2 R3 R4 R4", marks=rule("MAG-1411")),
    card("302", "Numerum Cascada", "Ma Ma Ma Mb Mb Mb", "thieves", "R1 Y1 G1 R2 Y2 B2", "R1 Y1 G1 B1 R2 Y2", marks=rule("MAG-1412")),
    card("303", "Mirrorus Magnus", "Ka Kb Kc Sa Sb Sc", "devilus", "R1 R2 R4 G1 G2 G3", "R1 R2 R4 G1 G2 G2", marks=rule("MAG-1413")),
    card("304", "Ascendus Quartus", "K1 K2 S3 S4", "closed", "R1 R2 B3 B4", "R1 R2 R3 R4", marks=rule("MAG-1414")),
    card("305", "Dragonis Sneezus", "R- R- R- M2 M2", "shakum", "R1 R2 R2 R3 B2", "R1 R2 R3 R4 B1", marks=rule("MAG-1415")),
    card("306", "Oceanis Gigglum", "B- B- B- M3 M3", "closed", "B1 B3 B3 B4 R3", "B1 B2 B4 R3 R2", marks=rule("MAG-1416")),
    card("307", "Honeyus Mintum", "Ya Yb G- G- M1", "cursus", "Y1 Y2 G3 G3 R1", "Y2 Y2 G3 G3 R1", marks=rule("MAG-1417")),
    card("308", "Mossus Lemonum", "Ga Gb Y- Y- M4", "presentis", "G1 G2 Y3 Y3 B4", "G2 G2 Y3 Y3 B4", marks=rule("MAG-1418")),
    card("309", "Staircasus Spiralis", "M1 M2 M3 M4 K- K-", "backus", "R1 Y2 G3 B4 B1 B1", "R1 Y1 B2 G2 R3 R4", marks=rule("MAG-1419")),
    card("310", "Prisma Splitterus", "R- Y- G- B- Ma Ma", "closed", "R1 Y2 G3 B4 R4 Y4", "R1 Y2 G3 B4 R1 Y3", marks=rule("MAG-1420")),
    card("401", "Totalus Spectrum", "Ka Kb Kc Kd S- S-", "closed", "R1 R2 R3 R4 B1 B1", "R1 R2 R2 R4 B1 B1", marks=rule("MAG-1421")),
    card("402", "Salamandra Duelum", "Ra Rb Rc Ga Gb Gc", "backus", "R1 R2 R3 G2 G3 G4", "R1 R2 R3 G2 G3 G3", marks=rule("MAG-1422")),
    card("403", "Lightningus Lagoonum", "Ya Yb Yc Ba Bb Bc", "presentis", "Y1 Y2 Y4 B1 B2 B3", "Y1 Y2 Y2 B1 B2 B3", marks=rule("MAG-1423")),
    card(
        "404",
        "Grandus Prismaticus",
        "R- R- Y- Y- G- G- B- B-",
        "thieves",
        "R1 R1 Y1 Y2 G1 G2 B1 B2",
        "R1 R1 R2 Y2 G1 G2 B1 B2",
        marks=rule("MAG-1424"),
    ),
    card(
        "405",
        "Octavus Numerus",
        "M1 M1 M2 M2 M3 M3 M4 M4",
        "closed",
        "R1 Y1 R2 Y2 R3 Y3 G4 B4",
        "R1 Y1 G1 Y2 R3 Y3 G4 B4",
        marks=rule("MAG-1425"),
    ),
    card(
        "406",
        "Doppelus Quadrus",
        "Ma Ma Ma Ma Mb Mb Mb Mb",
        "devilus",
        "R1 Y1 G1 B1 R4 R4 B4 B4",
        "R1 Y1 G1 B1 B1 R4 R4 B4",
        marks=rule("MAG-1426"),
    ),
    card("407", "Krakenis Goldeneye", "Y1 B- B- B- M4 M4", "closed", "Y1 B1 B2 B3 R4 R4", "Y2 B1 B2 B3 R4 R4", marks=rule("MAG-1427")),
    card("408", "Sapphirus Sphinxum", "B4 K- K- K- S- S-", "shakum", "B4 B1 B1 B2 R1 R3", "B1 B1 B2 B3 R1 R3", marks=rule("MAG-1428")),
    card("409", "Phoenix Tickleus", "R2 Ma Ma Ma Mb Mb", "cursus", "R2 Y1 G1 B1 Y3 G3", "R1 Y1 G1 B1 Y3 G3", marks=rule("MAG-1429")),
    card("410", "Emeraldus Volcanum", "G3 R- R- R- M1 M1", "closed", "G3 R1 R2 R3 Y1 Y1", "G2 R1 R2 R3 Y1 Y1", marks=rule("MAG-1430")),
]

each_spell = pytest.mark.parametrize(("spell", "name", "mix", "back", "enough", "wrong"), SPELLS)


@plain_too
@each_spell
def test_a_spell_is_cast_by_its_mix(spell: str, name: str, mix: str, back: str, enough: str, wrong: str) -> None:
    deck = f"deck{spell[0]}"
    play = phase_two(4, **{deck: spell}, hand0=enough)
    play.choose(f"cast {deck} {enough}")
    assert play["spells 0"] == spell
    assert play["score 0"] == spell[0], "its points are the first figure of its number"
    assert play.heard("back-revealed") == [f"spell={spell} effect={back}"]
    assert is_cover(mix.split(), enough.split(), 0)


@plain_too
@each_spell
def test_a_spell_is_refused_to_another_hand(spell: str, name: str, mix: str, back: str, enough: str, wrong: str) -> None:
    deck = f"deck{spell[0]}"
    play = phase_two(4, **{deck: spell}, hand0=wrong)
    assert play.refused(f"cast {deck} {wrong}") == "MAG-514"
    assert not is_cover(mix.split(), wrong.split(), 0)
    for card_short in range(len(enough.split())):
        short = [face for number, face in enumerate(enough.split()) if number != card_short]
        assert play.refusal(f"cast {deck} {' '.join(short)}").rule in ("MAG-514", "MAG-317")


@each_spell
def test_a_spell_shows_what_is_printed_on_it(spell: str, name: str, mix: str, back: str, enough: str, wrong: str) -> None:
    play = deal(**{f"deck{spell[0]}": spell})
    (front,) = [
        piece
        for surface in scene_for(BOX, play.game, -1).surfaces
        if surface.word == "offer"
        for spot in surface.spots
        for piece in spot.pieces
        if piece.word == spell
    ]
    assert front.icons == mix.split()
    assert front.face == spell[0]
    english = Words("en", BOX)
    assert english.render(front.name) == name
    assert back == "closed" or english.thing(back).startswith(BACKS[back])
    backs = play["backs"].split()
    assert backs[backs.index(spell) + 1] == back


@each_spell
def test_the_rulebook_prints_the_same_card(spell: str, name: str, mix: str, back: str, enough: str, wrong: str) -> None:
    number = 1400 + 10 * (int(spell[0]) - 2) + int(spell[1:])
    text = rulebooks.rule(f"MAG-{number}").text
    cells = dict(cell.split(": ", 1) for cell in text.split("; ")[:4])
    assert cells["Spell"] == spell
    assert cells["Name"] == name
    assert cells["Points"] == spell[0]
    assert cells["Mix"].strip("`") == mix
    assert f"Back: {BACKS[back]}" in text
