"""The table laid out for the eye: what lies where, what it looks like, and what it is called."""

from __future__ import annotations

from foldtable.core.scene import Piece, Scene, Spot, Surface, scene_for
from foldtable.games.sas import BOX
from foldtable.games.sas.names import CARD_FACES, name_of
from foldtable.games.sas.tables import MAPS
from foldtable.words.words import Words
from tests.games.sas.stand import Play, stand
from tests.marks import rule

WORDS = Words("en", BOX)
NAMES = ["Ann", "Ben", "Cy"]


def seen(play: Play, seat: int = 0) -> Scene:
    return scene_for(BOX, play.game, seat)


def surface(scene: Scene, word: str) -> Surface:
    found = scene.surface(word)
    assert found is not None, f"no {word} among {[one.word for one in scene.surfaces]}"
    return found


def spot(scene: Scene, word: str) -> Spot:
    return next(one for one in surface(scene, word.partition("/")[0]).spots if one.word == word)


def only(scene: Scene, word: str) -> Piece:
    (piece,) = spot(scene, word).pieces
    return piece


def said(thing: Spot | Piece | Surface, me: int = 0) -> str:
    what = thing.title if isinstance(thing, Surface) else thing.name
    assert what is not None
    return WORDS.render(what, NAMES, me)


def detail(piece: Piece, me: int = 0) -> str:
    assert piece.detail is not None
    return WORDS.render(piece.detail, NAMES, me)


def faces(scene: Scene, word: str) -> list[str]:
    return [piece.face for one in surface(scene, word).spots for piece in one.pieces]


# Domains


@rule("SAS-350")
def test_each_domain_on_the_table_is_a_map_with_its_links_and_signs() -> None:
    scene = seen(stand("a.wizard keep/w9  b.wizard grove/a1  c.wizard isles/w1"))
    maps = [one for one in scene.surfaces if one.kind == "graph"]
    assert [(one.word, one.seat, said(one)) for one in maps] == [
        ("keep", 0, "Your domain, the Keep"),
        ("grove", 1, "Ben: Grove"),
        ("isles", 2, "Cy: Isles"),
    ]
    for one in maps:
        data = next(domain for domain in MAPS if domain["id"] == one.word)
        assert [there.sign for there in one.spots].count("×") == 4
        assert [there.word for there in one.spots if there.sign == "✦"] == [f"{one.word}/{data['nexus']}"]
        assert {there.kind for there in one.spots} == {"plain", "trap", "nexus", "transmitter", "receiver"}
        joined = {frozenset(link) for link in one.links}
        assert len(joined) == len(one.links)
        wanted = {frozenset((f"{one.word}/{place['id']}", f"{one.word}/{near}")) for place in data["spot"] for near in place["adj"]}
        wanted |= {frozenset((f"{one.word}/{place['id']}", f"{one.word}/{near}")) for place in data["teleportal"] for near in place["adj"]}
        assert joined == wanted


@rule("SAS-332", "SAS-333")
def test_transmitters_and_receivers_say_where_they_lead() -> None:
    scene = seen(stand("a.wizard keep/w9  b.wizard grove/a1  c.wizard isles/w1"))
    told = {word: said(spot(scene, word)) for word in ("keep/ltx", "keep/rtx", "keep/lrx", "keep/rrx")}
    assert told == {
        "keep/ltx": "transmitter to the Grove",
        "keep/rtx": "transmitter to the Isles",
        "keep/lrx": "receiver from the Grove",
        "keep/rrx": "receiver from the Isles",
    }


# Pieces


def test_pieces_have_the_kind_the_face_and_the_colour_of_what_they_are() -> None:
    scene = seen(stand("a.pion3 keep/w1  a.guard2 keep/w2  a.warrior keep/w4  b.wizard keep/w5  A=demon1 keep/w6  rock keep/w8"))
    shown = [only(scene, f"keep/{place}") for place in ("w1", "w2", "w4", "w5", "w6", "w8")]
    assert [(piece.kind, piece.face, piece.tone) for piece in shown] == [
        ("pion", "P3", "seat0"),
        ("guard", "G2", "seat0"),
        ("warrior", "W", "seat0"),
        ("wizard", "M", "seat1"),
        ("demon", "D1", "seat0"),
        ("rock", "▓▓", "grey"),
    ]
    assert [said(piece) for piece in shown] == ["your pion 3", "your guard 2", "your warrior", "Ben’s wizard", "demon 1 (yours)", "a rock"]


@rule("SAS-014")
def test_a_piece_that_changed_sides_has_the_colour_of_whom_it_serves_and_says_so() -> None:
    scene = seen(stand("a.wizard keep/w9  A=b.pion1 keep/w1  B=a.pion1 grove/a2  b.wizard grove/a1"))
    assert (only(scene, "keep/w1").tone, said(only(scene, "keep/w1"))) == ("seat0", "Ben’s pion 1 (yours now)")
    assert (only(scene, "grove/a2").tone, said(only(scene, "grove/a2"))) == ("seat1", "your pion 1 (now Ben’s)")


@rule("SAS-012", "SAS-1410", "SAS-1470", "SAS-1240")
def test_ghosts_images_and_a_rock_form_wizard_are_told_apart() -> None:
    play = stand(
        "a.pion1 keep/w1  a.wizard keep/w9  b.guard1 grove/a2  B=image1 grove/a3  b.wizard grove/a1",
        in_play="A: ghost_army=a.pion1; B: doppelganger=b.guard1",
    )
    scene = seen(play)
    ghost, image = only(scene, "keep/w1"), only(scene, "grove/a3")
    assert (ghost.kind, ghost.face, said(ghost)) == ("ghost", "p1", "the ghost of your pion 1")
    assert (image.kind, said(image)) == ("image", "an image of Ben’s guard 1 (Ben’s)")


@rule("SAS-1491")
def test_the_hulk_has_the_colour_of_whoever_commands_it_now() -> None:
    commanded = only(seen(stand("a.wizard keep/w9  hulk1 keep/w1  b.wizard grove/a1")), "keep/w1")
    assert (commanded.kind, commanded.tone) == ("hulk", "seat0")
    idle = only(seen(stand("a.pion1 keep/w9  hulk1 keep/w1  b.wizard grove/a1")), "keep/w1")
    assert (idle.tone, detail(idle)) == ("grey", "It rolls 5 dice. Nobody commands it now.")


@rule("SAS-1360", "SAS-1380", "SAS-1300")
def test_what_a_piece_is_under_stands_on_it_and_is_told() -> None:
    play = stand(
        "a.pion1 keep/w1  a.wizard keep/w9  b.pion1 grove/a3  b.pion2 grove/a2  b.wizard grove/a1",
        in_play="A: sleep=b.pion1 paralysis=b.pion2 nermals_curse=b.wizard; B: typhoid_mary=a.pion1",
    )
    scene = seen(play)
    assert [only(scene, f"grove/{place}").icons for place in ("a3", "a2", "a1")] == [["z"], ["="], ["!"]]
    assert only(scene, "keep/w1").icons == ["%"]
    assert detail(only(scene, "grove/a3")) == "It rolls 2 dice. It sleeps."


@rule("SAS-401", "SAS-403")
def test_a_pending_conflict_is_lit_and_told_with_both_sides_on_the_spot() -> None:
    play = stand("a.pion1 keep/b6  a.pion2 keep/w1  b.guard1 keep/gw  b.wizard grove/a1", dice="4 3 2")
    play.choose("step a.pion1 keep/gw")
    scene = seen(play)
    there = spot(scene, "keep/gw")
    assert [piece.face for piece in there.pieces] == ["G1", "P1"]
    assert there.lit and not spot(scene, "keep/w1").lit
    (conflict,) = [piece for one in surface(scene, "fights").spots for piece in one.pieces]
    assert said(conflict) == "your pion 1 against Ben’s guard 1, Keep gw (trap)"
    assert detail(conflict) == "2 dice against 3."


# Dice


@rule("SAS-203", "SAS-1071")
def test_the_move_dice_lie_in_the_colour_of_whoever_moves_and_count_down() -> None:
    play = stand("a.wizard keep/w9  a.pion1 keep/w1  b.wizard grove/a1", dice="4 3 2")
    play.choose("step a.pion1 keep/w2")
    dice = surface(seen(play), "dice")
    assert faces(seen(play), "dice") == ["4", "3", "2"]
    assert {piece.tone for one in dice.spots for piece in one.pieces} == {"seat0"}
    assert said(dice) == "Your moves, 8 left"
    assert said(dice, me=1) == "Ann moves, 8 left"


@rule("SAS-411", "SAS-414")
def test_both_sides_dice_lie_open_after_a_conflict_until_they_are_stale() -> None:
    play = stand("a.pion1 keep/b6  a.wizard keep/w9  b.guard1 keep/gw  b.wizard grove/a1", hands="A: lever; B: sleep", dice="4 3 2")
    play.settle().choose("step a.pion1 keep/gw").settle()
    play.will_come("fight", "1 6 4 5 4").choose("end").settle_until("W5")
    assert seen(play).surface("side0") is None
    play.settle_until("W6")
    scene = seen(play)
    assert faces(scene, "side0") == ["1", "6"]
    assert faces(scene, "side1") == ["4", "5", "4"]
    assert [said(surface(scene, side)) for side in ("side0", "side1")] == ["your pion 1: 61", "Ben’s guard 1: 54"]
    assert faces(scene, "fallen") == ["G1"]
    play.settle_until("W1")
    assert play.turn == "B"
    assert seen(play).surface("side0") is not None
    play.then_calm().settle().choose("end").settle()
    play.settle()
    assert play.turn == "A"
    assert seen(play).surface("side0") is None


# Magic


@rule("SAS-535", "SAS-538")
def test_the_stack_lies_open_with_the_next_on_top_and_says_who_aims_at_what() -> None:
    play = stand("a.wizard keep/w9  a.pion1 keep/w1  b.wizard grove/a1", hands="A: teleport lever; B: sleep swords", dice="4 3 2")
    play.choose("invoke teleport", "name a.pion1", "name grove/d1")
    play.choose("invoke sleep", "name a.pion1")
    for seat in (-1, 0, 1):
        scene = seen(play, seat)
        assert faces(scene, "stack") == ["Slee", "Tele"]
        assert [said(piece) for one in surface(scene, "stack").spots for piece in one.pieces] == [
            "Ben’s Sleep: your pion 1",
            "your Teleport: your pion 1 and Grove d1",
        ]


@rule("SAS-550")
def test_a_card_that_is_being_aimed_lies_on_the_stack_for_its_owner_and_everybody() -> None:
    play = stand("a.wizard keep/w9  b.wizard grove/a1", hands="A: teleport; B: sleep", dice="4 3 2")
    play.choose("invoke teleport", "name a.wizard")

    def in_the_making(seat: int) -> list[str]:
        return [said(piece, seat) for one in surface(seen(play, seat), "stack").spots for piece in one.pieces]

    assert in_the_making(0) == ["Teleport, which you are aiming: your wizard"]
    assert in_the_making(1) == ["Teleport, which Ann is aiming"]
    play.choose("name keep/w1")
    assert in_the_making(1) == ["Ann’s Teleport: Ann’s wizard and Keep w1"]


@rule("SAS-950", "SAS-951", "SAS-1091")
def test_hands_are_their_owners_and_the_crystal_balls() -> None:
    pieces = "a.wizard keep/w9  b.wizard grove/a1"
    play = stand(pieces, hands="A: teleport; B: sleep thief", dice="4 3 2")
    assert faces(seen(play), "hand") == ["Tele"]
    assert seen(play).surface("seen1") is None
    assert {counter.label: counter.value for counter in seen(play).panels[1].counters}["counter-hand"] == 2
    assert seen(play, -1).surface("hand") is None
    ball = stand(pieces, hands="A: teleport; B: sleep thief", in_play="A: crystal_ball", dice="4 3 2")
    assert faces(seen(ball), "seen1") == ["Slee", "Thie"]
    assert seen(ball, 1).surface("seen0") is None
    assert seen(ball, -1).surface("seen1") is None


@rule("SAS-580", "SAS-1021", "SAS-1192")
def test_cards_in_play_tell_their_level_and_how_they_stand() -> None:
    play = stand(
        "a.wizard keep/w9  b.wizard grove/a1",
        in_play="A: safe_artifact=swords swords; B: lesser_death_trap safe_scroll",
        dice="4 3 2",
    )
    scene = seen(play)
    safe, swords = (one.pieces[0] for one in surface(scene, "play0").spots)
    trap, scroll = (one.pieces[0] for one in surface(scene, "play1").spots)
    assert detail(safe).endswith("Guards Swords.")
    assert detail(swords) == "artifact, weapon, level 1. Your piece’s conflict value +11."
    assert (swords.kind, swords.icons) == ("artifact", ["1"])
    assert detail(trap).startswith("scroll, trap, level 2.")
    assert detail(trap).endswith("Armed.")
    assert detail(scroll).endswith("Guards nothing yet.")


@rule("SAS-954")
def test_wisdoms_cards_lie_face_down_for_all_but_the_drinker() -> None:
    play = stand("a.wizard keep/w9  b.wizard grove/a1", hands="A: wisdom", deck="lever swords daggers sleep", dice="4 3 2")
    play.choose("invoke wisdom")
    assert faces(seen(play), "aside") == ["Lev", "Swor", "Dagg"]
    for seat in (1, -1):
        (back,) = [piece for one in surface(seen(play, seat), "aside").spots for piece in one.pieces]
        assert (back.down, back.count, back.kind) == (True, 3, "back")


@rule("SAS-903")
def test_the_dead_lie_open_kind_by_kind_but_one_by_one_for_whoever_raises_them() -> None:
    play = stand("a.wizard keep/w9  b.wizard grove/a1", hands="A: raise_the_dead", graves="A: a.pion1 a.pion4 a.warrior", dice="4 3 2")
    assert [(piece.face, piece.count) for one in surface(seen(play, 1), "grave0").spots for piece in one.pieces] == [("P", 2), ("W", 1)]
    play.choose("invoke raise_the_dead")
    assert faces(seen(play), "grave0") == ["P1", "P4", "W"]


@rule("SAS-104", "SAS-105", "SAS-111")
def test_during_set_up_what_is_still_to_be_had_lies_ready() -> None:
    game = BOX.setup(2, {"domain_choice": "pick", "first_player": "0"})
    game.run()
    assert len(faces(scene_for(BOX, game, 0), "domains")) == 6
    game.choose(0, "take keep")
    scene = scene_for(BOX, game, 1)
    assert len(faces(scene, "domains")) == 5
    assert [one.word for one in scene.surfaces if one.kind == "graph"] == ["keep"]
    game.choose(1, "take grove")
    game.choose(0, "place a.pion1 keep/w1")
    assert len(faces(scene_for(BOX, game, 0), "reserve0")) == 9
    assert len(faces(scene_for(BOX, game, 0), "reserve1")) == 10


# Names


def test_every_card_has_a_face_of_its_own() -> None:
    assert len(set(CARD_FACES[1:])) == 63
    assert all(0 < len(face) <= 4 for face in CARD_FACES[1:])


def test_a_thing_is_named_by_its_word_and_a_deeper_use_by_its_card() -> None:
    def named(word: str) -> str:
        return WORDS.thing(word, NAMES, 0)

    assert [named(word) for word in ("keep/nx", "grove/c2", "b.pion6", "bear_trap", "bear_trap.2", "die5", "grove", "keep/ltx")] == [
        "Keep nx (nexus)",
        "Grove c2 (trap)",
        "Ben’s pion 6",
        "Bear Trap",
        "Bear Trap",
        "a 5",
        "Grove",
        "Keep: left transmitter",
    ]
    assert [name_of(word) for word in ("keep/zz", "bear_trap.x", ".2", "")] == [None] * 4
