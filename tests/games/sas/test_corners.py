"""Corners where several rules meet: each was looked for by reading the rules once more."""

from __future__ import annotations

import pytest

from foldtable.core.chance import Chance
from foldtable.games.sas import BOX
from foldtable.games.sas.windows import Word, is_eligible
from tests.games.sas.stand import Play, stand
from tests.games.sas.test_referee import Bold, begun
from tests.games.sas.test_secrets import looks_the_same
from tests.marks import rule

CALM = "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/d3  b.pion1 grove/a1"
BLOCKED = "rock grove/c6  rock grove/d5  rock grove/e6"


@rule("SAS-019", "SAS-1282")
def test_pieces_gained_from_others_save_after_ones_own() -> None:
    """A's own guard and wizard roll before the pion that came over from B."""
    pieces = "a.wizard grove/d3  a.guard1 grove/b2  a.pion1 grove/c3  b.pion1 grove/b3  b.wizard keep/nx"
    play = stand(pieces, hands="A: traitor black_plague horse", dice="4 2 1").invoke("A", "traitor b.pion1").resolve()
    play.will_come("save", "6 6 6", "6 6", "1 1").invoke("A", "black_plague a.pion1").resolve()
    assert (play.at("a.guard1"), play.at("a.wizard"), play.at("b.pion1")) == ("grove/b2", "grove/d3", "")


@rule("SAS-215", "SAS-942")
def test_spoils_whose_taker_has_fallen_are_discarded() -> None:
    """A's last pion kills B's wizard, and falls to C's Kamakazi before T5."""
    play = stand(
        "a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a4  c.wizard isles/nx  c.pion1 keep/w7",
        hands="B: sleep; C: kamakazi horse",
        dice="4 2 1",
    )
    play.will_come("fight", "6 6", "1 1").settle().go("a.pion1", "keep/w8").settle_until("W6")
    play.invoke("C", "kamakazi c.pion1").resolve().settle()
    assert "0" in play["out"].split()
    assert sorted(play["pile"].split()) == ["kamakazi", "sleep"]
    assert play["hand C"] == "horse"
    assert play.turn == "B"


@rule("SAS-304", "SAS-1371")
def test_the_moves_of_a_piece_that_left_the_army_still_count() -> None:
    """A's pion has made three moves with 3 2 1 when it goes over to B; the 3 is gone."""
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w9  a.pion2 keep/w3  b.wizard grove/d3",
        hands="B: traitor",
        in_play="A: seven_league_boots",
        dice="3 2 1",
    )
    play.settle().go("a.pion1", "keep/w8", "keep/w7", "keep/w6").invoke("B", "traitor a.pion1").resolve()
    assert play.steps("a.pion1") == []
    play.go("a.pion2", "keep/w2", "keep/w1")
    assert play.steps("a.pion2") == []
    play.go("a.wizard", "keep/b4")
    assert play.steps("a.wizard") == []


@rule("SAS-304", "SAS-1203")
def test_a_piece_that_rises_has_made_no_moves_and_its_old_ones_count_apart() -> None:
    """A's pion dies after its moves and rises for A himself: it moves again, but the die it used is spent."""
    play = stand(
        f"a.wizard keep/nx  a.pion1 keep/w3  b.wizard grove/a1  {BLOCKED}", hands="A: zombie", in_play="A: seven_league_boots", dice="3 2 1"
    )
    play.settle().go("a.pion1", "keep/w2", "keep/w1").land("a.pion1", "keep/ltx")
    play.invoke("A", "zombie a.pion1 keep/w1").resolve()
    assert play.at("a.pion1") == "keep/w1"
    play.go("a.pion1", "keep/w2", "keep/w3")
    assert play.steps("a.pion1") == [], "two: the second die"
    play.go("a.wizard", "keep/b1")
    assert play.steps("a.wizard") == []


@rule("SAS-303", "SAS-309", "SAS-1102")
def test_an_action_of_two_moves_needs_two_of_the_sum() -> None:
    """3 3 3: after three, three and two moves a fourth piece may step once, but not fly, and no wizard walks through a ghost."""
    play = stand(
        "a.pion1 keep/w2  a.pion2 keep/w7  a.pion3 keep/w11  a.wizard keep/nx  a.pion4 keep/b1  b.wizard grove/a1  b.pion1 grove/a2",
        in_play="A: belt_of_levitation ghost_army=a.pion4",
        dice="3 3 3",
    )
    play.go("a.pion1", "keep/w3", "keep/w2", "keep/w1").go("a.pion2", "keep/w6", "keep/w7", "keep/w6").go("a.pion3", "keep/w10")
    assert [answer for answer in play.offered("fly") if "a.wizard" in answer]
    assert play.ends_of_passages("a.wizard")
    play.go("a.pion3", "keep/w11")
    assert play.steps("a.wizard") == ["keep/b2", "keep/b3", "keep/b6", "keep/ch"]
    assert play.offered("fly") == []
    assert play.offered("through") == []
    assert play.refused("fly a.wizard keep/w3") == "SAS-303"


@rule("SAS-342", "SAS-1101", "SAS-1103")
def test_the_end_of_a_flight_is_an_entry_and_the_spot_flown_over_is_not() -> None:
    """From w3 over the gate to b1; and from w2 over w3 onto the gate."""
    over = stand("a.wizard keep/ch  a.pion1 keep/w3  b.wizard grove/d3", in_play="A: belt_of_levitation; B: bear_trap", dice="4 2 1")
    over.choose("fly a.pion1 keep/b1")
    assert not over.springs("B")
    onto = stand("a.wizard keep/ch  a.pion1 keep/w2  b.wizard grove/d3", in_play="A: belt_of_levitation; B: bear_trap", dice="4 2 1")
    onto.choose("fly a.pion1 keep/gn")
    assert onto.springs("B")


@rule("SAS-404", "SAS-440")
def test_the_origin_of_an_attack_from_the_air_is_where_the_flight_began() -> None:
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w2  a.pion2 keep/w9  b.pion1 keep/w4  b.wizard grove/d3",
        in_play="A: belt_of_levitation",
        dice="4 2 1",
    )
    play.choose("fly a.pion1 keep/w4")
    assert play.fights == ["a.pion1 b.pion1 keep/w4 keep/w2"]


@rule("SAS-342", "SAS-544", "SAS-545")
@pytest.mark.parametrize("card", ["teleport", "domain_teleport", "reteleport", "teleport_trap"])
def test_to_be_teleported_onto_a_trap_is_an_entry(card: str) -> None:
    pieces = "a.wizard keep/ch  a.pion1 keep/w14  a.pion2 keep/w3  b.wizard grove/a1"
    play = stand(pieces, hands=f"A: {card} horse", in_play="B: bear_trap", dice="4 2 1")
    if card == "domain_teleport":
        play.invoke("A", card).resolve().use("A", "domain_teleport a.pion1 keep/gs").resolve()
    elif card == "teleport":
        play.invoke("A", "teleport a.pion1 keep/gs").resolve()
    elif card == "reteleport":
        play.settle().land("a.pion1", "grove/c6").invoke("A", "reteleport a.pion1 keep/gs").resolve()
    else:
        play.settle().go("a.pion2", "keep/gn").invoke("A", "teleport_trap a.pion2 keep/gs").resolve()
    assert play.springs("B")
    assert play["entries"] == ("a.pion2" if card == "teleport_trap" else "a.pion1")


@rule("SAS-342")
@pytest.mark.parametrize("card", ["zombie", "raise_the_dead", "summon_demon", "summon_rock", "mindless_hulk"])
def test_to_rise_or_to_be_summoned_on_a_trap_is_no_entry(card: str) -> None:
    play = stand(
        f"a.wizard keep/b1  a.pion1 keep/w3  b.wizard grove/a1  {BLOCKED}",
        hands=f"A: {card} horse",
        in_play="B: bear_trap",
        graves="A: a.pion2",
        dice="4 2 1",
    )
    if card == "zombie":
        fight = stand(
            "a.wizard keep/b1  a.pion1 keep/w3  b.pion1 keep/w4  b.wizard grove/a1",
            hands="A: zombie horse",
            in_play="B: bear_trap",
            dice="4 2 1",
        )
        play = fight.settle().go("a.pion1", "keep/w4").will_come("fight", "6 6", "1 1").end_only().settle_until("W6")
        play.choose("invoke zombie", "name b.pion1")
        assert not [answer for answer in play.offered() if answer == "name keep/w4"], "the winner stands there"
        play.choose("name keep/w3").settle()
        return
    play.invoke("A", f"{card} keep/gn" if card != "raise_the_dead" else card).resolve()
    if card == "raise_the_dead":
        play.choose("raise a.pion2 keep/gn")
    assert play["entries"] == ""
    assert not play.springs("B")


@rule("SAS-516", "SAS-209", "SAS-970")
def test_a_wizardless_player_with_two_artifacts_says_which_comes_first() -> None:
    play = stand(
        "a.pion1 keep/w9  b.wizard grove/a1", in_play="A: orb_of_power", hands="B: thief", deck="swords daggers sleep", dice="2 2 2"
    )
    assert play.asked == "A forced_next"
    play.choose("invoke daggers")
    assert (play.window, play.pending, play.asked) == ("W7", ["daggers"], "B window")
    play.choose_pass()
    assert (play["play A"], play.pending, play.asked) == ("orb_of_power daggers", [], "B window"), "everybody may act again (SAS-535)"
    play.choose_pass()
    assert (play.window, play.pending) == ("W7", ["swords"])
    play.choose_pass().choose_pass()
    assert (play["play A"], play.window) == ("orb_of_power daggers swords", "W2")


@rule("SAS-531", "SAS-592")
def test_an_armed_trap_that_springs_by_itself_makes_nobody_eligible() -> None:
    play = stand("a.wizard keep/ch  a.pion1 keep/w9  b.wizard grove/a1", in_play="B: lesser_death_trap", dice="4 2 1")
    assert play.asked == "A move_action"
    play.go("a.pion1", "keep/w8")
    assert play.asked == "A move_action"


@rule("SAS-1192", "SAS-593", "SAS-540")
def test_a_free_use_springs_no_trap_a_second_time() -> None:
    """B names the armed trap as Safe scroll's charge while its springing is pending."""
    play = stand(
        "a.wizard keep/ch  a.pion1 keep/w3  b.wizard grove/a1", hands="A: sleep", in_play="B: lesser_death_trap safe_scroll", dice="4 2 1"
    )
    play.settle().go("a.pion1", "keep/gn")
    assert play.pending == ["lesser_death_trap"]
    play.use("B", "safe_scroll lesser_death_trap")
    assert (play.asked, play.pending) == ("A window", ["lesser_death_trap"])


@rule("SAS-529", "SAS-017", "SAS-1491")
@pytest.mark.parametrize(
    ("pieces", "piece", "opens"), [("hulk1 keep/b4", "hulk1", False), ("hulk1 keep/gs  b.pion1 grove/a2", "hulk1", True)]
)
def test_next_to_an_opposing_wizard_with_windows_at_events(pieces: str, piece: str, opens: bool) -> None:
    """The Hulk is its controller's own piece: beside A's wizard, on keep/ch, no window opens; beside B's, on keep/w10, one does."""
    wizards = "a.wizard keep/nx  b.wizard keep/w9"
    play = stand(f"{wizards}  {pieces}", settings={"step_windows": "events"}, hands="A: sleep", dice="4 2 1").settle()
    play.choose(f"step {piece} keep/ch" if not opens else f"step {piece} keep/w10")
    assert (play.window == "W3") == opens


@rule("SAS-542", "SAS-536", "SAS-336")
def test_what_happened_in_a_nested_window_is_no_longer_current_in_the_outer_one() -> None:
    """A Horse runs into a blocked receiver: B may raise the dead in the window of that action, and not afterwards."""
    play = stand(f"a.wizard keep/nx  a.pion1 keep/w1  b.wizard grove/a1  {BLOCKED}", hands="A: horse; B: zombie", dice="4 2 1")
    play.settle().end_only().will_come("horse", "4").invoke("A", "horse a.pion1").resolve()
    assert play.question == "extra_step"
    play.choose("jump a.pion1 keep/ltx")
    assert play.offers("B", "zombie")
    play.choose_pass()
    assert play["window"] == "w4"
    assert not play.offers("B", "zombie")


@rule("SAS-551")
@pytest.mark.parametrize("answer", ["burn_scrolls", "spoilsport"])
def test_a_use_whose_card_has_left_play_has_no_effect(answer: str) -> None:
    play = stand(CALM, hands=f"A: horse; B: {answer}", in_play="A: domain_teleport", dice="4 2 1").use(
        "A", "domain_teleport a.pion1 keep/w1"
    )
    play.invoke("B", answer).resolve().settle()
    assert play.at("a.pion1") == "keep/w9"
    assert sorted(play["pile"].split()) == sorted(["domain_teleport", answer])


@rule("SAS-583", "SAS-1246")
@pytest.mark.parametrize(
    ("card", "piece"), [("ghost_army b.pion1 done", "b.pion1"), ("traitor b.pion1", "b.pion1"), ("rock_transform", "b.wizard")]
)
def test_images_vanish_when_their_original_is_a_ghost_a_rock_or_anothers(card: str, piece: str) -> None:
    caster = "B" if card == "rock_transform" else "A"
    play = stand(
        f"{CALM}  B=image1 grove/a2  B=image2 grove/e6",
        hands=f"{caster}: {card.split(maxsplit=1)[0]} horse",
        in_play=f"B: doppelganger={piece}",
        dice="4 2 1",
    )
    play.invoke(caster, card).resolve()
    assert (play.at("image1"), play.at("image2"), play["original"]) == ("", "", "-")
    assert "doppelganger" in play["pile"].split()
    assert play["deaths"] == ""


@rule("SAS-586")
def test_a_card_used_this_turn_stays_used_through_two_thefts() -> None:
    """A shifts a rock; B steals the Lever, gets the spell back by Dual Shot, A takes that by Thief and steals the Lever back."""
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  rock keep/w8  b.wizard grove/a1",
        hands="A: thief; B: steal_artifact dual_shot",
        in_play="A: lever",
        dice="4 2 1",
    )
    play.settle().choose("use lever", "name keep/w8", "name keep/w7").window_of("B")
    play.invoke("B", "steal_artifact lever").invoke("B", "dual_shot steal_artifact").resolve().resolve()
    assert (play["play B"], play["hand B"]) == ("lever", "steal_artifact")
    play.invoke("A", "thief seat1").resolve().invoke("A", "steal_artifact lever").resolve().settle()
    assert play["play A"] == "lever"
    play.go("a.pion1", "keep/w8").settle()
    assert play.question == "move_action"
    assert "use lever" not in play.offered()


@rule("SAS-589", "SAS-1112")
def test_a_hold_too_ends_with_the_turn_of_who_then_controls_the_piece() -> None:
    play = stand(
        "a.wizard keep/nx  a.pion1 keep/w9  b.wizard grove/a1  b.pion1 keep/gs",
        hands="A: traitor horse",
        in_play="A: bear_trap=b.pion1",
        dice="4 2 1",
    )
    play.invoke("A", "traitor b.pion1").resolve().settle()
    assert play.under("held") == "b.pion1"
    play.end()
    assert (play.turn, play.under("held")) == ("B", "b.pion1")
    play.end()
    assert (play.turn, play.under("held")) == ("A", "")


@rule("SAS-953", "SAS-950")
def test_who_saw_a_hand_in_the_crystal_ball_knows_the_spoils() -> None:
    worlds = []
    for card in ("sleep", "thief"):
        play = stand(
            "a.wizard keep/ch  a.pion1 keep/w9  b.wizard keep/w8  b.pion1 grove/a4  c.wizard isles/nx",
            hands=f"A: horse; B: {card}",
            in_play="C: crystal_ball",
            dice="4 2 1",
        )
        worlds.append(play.settle().go("a.pion1", "keep/w8").will_come("fight", "6 6", "1 1").end_only().settle_until("W6"))
    assert {seat for seat in (-1, 0, 1, 2) if not looks_the_same(worlds[0], worlds[1], seat)} == {1, 2}


@rule("SAS-531", "SAS-537")
@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (3, 32), (6, 33)])
def test_who_is_asked_and_what_concerns_whom_tells_nothing_of_hands(seats: int, seed: int) -> None:
    """With all that one seat can't know dealt anew, the same seats are eligible and the same windows concern them."""
    play = begun(seats, seed)
    bold, rng = Bold(seed), Chance()
    rng.seed(seed)
    for turn in range(700):
        if not play.asked:
            break
        ask = play.game.ask()
        if play.question == "window" and turn % 3 == 0:
            assert isinstance(ask, Word)
            other = play.game.copy()
            other.redeal((ask.seat + 1) % seats, rng)
            assert ask.concerns(other) == ask.concerns(play.game)
            assert [is_eligible(other, seat) for seat in range(seats)] == [is_eligible(play.game, seat) for seat in range(seats)]
        play.choose(bold.answer(play))


@rule("SAS-947", "SAS-942")
@pytest.mark.parametrize("seed", range(12))
def test_whoever_gives_up_at_any_question_the_play_goes_on_to_its_end(seed: int) -> None:
    """In the middle of a ride, of aiming, of a stack, of Wisdom: no card and no piece is lost or doubled."""
    play = begun(3 + seed % 4, 700 + seed)
    bold = Bold(seed)
    given_up: set[str] = set()
    for turn in range(1, 40_000):
        if not play.asked:
            break
        if turn % 97 == 0 or play.question not in ("window", "move_action", "aim", "place_piece", *given_up):
            given_up.add(play.question)
            play.choose("concede")
        else:
            play.choose(bold.answer(play))
        assert play["losses"] == "", play["losses"]
    assert play.reason != ""


@rule("SAS-943", "SAS-033")
def test_cards_that_are_pending_when_it_ends_are_discarded() -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w3  b.wizard keep/w4", hands="A: kamakazi; B: armour horse", dice="4 2 1")
    play.invoke("B", "armour").invoke("A", "kamakazi a.pion1").resolve()
    assert (play.reason, play["stack"]) == ("last-army", "")
    assert (sorted(play["pile"].split()), play["losses"]) == (["armour", "kamakazi"], "")


@rule("SAS-947")
@pytest.mark.parametrize(
    ("question", "lies", "answers"),
    [
        ("aim", {"hands": "A: teleport; B: sleep"}, ["invoke teleport"]),
        ("missile_hit", {"hands": "A: magic_missile"}, ["invoke magic_missile"]),
        ("place_rocks", {"hands": "A: summon_rocks"}, ["invoke summon_rocks"]),
        ("place_raised", {"hands": "A: raise_the_dead", "graves": "A: a.pion2"}, ["invoke raise_the_dead"]),
        ("extra_step", {"hands": "A: speed"}, ["invoke speed"]),
        ("forced_next", {"hands": "A: wisdom", "deck": "swords armour lever"}, ["invoke wisdom"]),
    ],
)
def test_giving_up_in_the_middle_of_a_card(question: str, lies: dict[str, str], answers: list[str]) -> None:
    play = stand("a.wizard keep/nx  a.pion1 keep/w9  b.wizard keep/w12  c.wizard isles/nx", dice="4 2 1", **lies)
    play.window_of("A").choose(*answers)
    while play.question == "window":
        play.choose_pass()
    assert play.asked == f"A {question}"
    play.choose("concede").settle()
    assert (play["out"], play.turn, play["stack"]) == ("0", "B", "")
    card = answers[0].split()[1]
    assert card in play["pile"].split()


@rule("SAS-942", "SAS-945", "SAS-947")
def test_ranks_after_giving_up() -> None:
    play = stand("a.wizard keep/nx  b.wizard grove/a1  c.wizard isles/nx", hands="B: sleep; C: sleep", dice="4 2 1")
    assert play.asked == "B window"
    play.choose("concede").settle()
    play.choose("concede")
    assert (play.reason, play.winners) == ("last-army", "C")
    outcome = play.game.outcome
    assert outcome is not None
    assert next(line.values for line in outcome.lines if "place" in line.label) == [2, 3, 1]


@rule("SAS-105", "SAS-947", "SAS-111")
def test_giving_up_before_the_first_turn() -> None:
    """The domain of one who gives up while domains are taken is still in the ring; his pieces aren't placed."""
    game = BOX.deal(3, {"domain_choice": "pick", "first_player": "0"}, seed=3)
    play = Play(game)  # type: ignore[arg-type]
    play.choose("concede")
    while play.question in ("choose_domain", "place_piece"):
        play.choose(play.offered()[0])
    assert len(set(play["domains"].split())) == 3
    assert not [piece for piece, _ in play.pairs("board") if piece.startswith("a.")]
    assert play.turn == "B"
