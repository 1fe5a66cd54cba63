"""Teleportals, nexus and traps: SAS-330 to SAS-343."""

from __future__ import annotations

import pytest

from tests.games.sas.maps import JOINED, NEXUS, TRAPS
from tests.games.sas.stand import stand
from tests.marks import rule

SIX = ["keep", "grove", "isles", "caverns", "march", "web"]


def landings(domain: str, receiver: str) -> list[str]:
    return sorted(f"{domain}/{spot}" for spot in JOINED[domain][receiver])


@rule("SAS-106", "SAS-330", "SAS-331", "SAS-332", "SAS-333", "SAS-334", "SAS-335")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_left_leads_clockwise_to_the_right_receiver_and_right_anticlockwise_to_the_left_one(seats: int) -> None:
    """From each spot beside each transmitter of each domain of a ring."""
    ring = SIX[:seats]
    others = "  ".join(f"{letter}.wizard {domain}/{NEXUS[domain]}" for letter, domain in zip("abcdef", ring, strict=False))
    for at, domain in enumerate(ring):
        clockwise, anticlockwise = ring[(at + 1) % seats], ring[(at - 1) % seats]
        for gate, wanted in (("ltx", landings(clockwise, "rrx")), ("rtx", landings(anticlockwise, "lrx"))):
            for spot in JOINED[domain][gate]:
                play = stand(f"{others}  a.pion1 {domain}/{spot}", domains=" ".join(ring), dice="1 1 2")
                assert sorted(play.landings("a.pion1")) == wanted


@rule("SAS-330", "SAS-331", "SAS-335")
def test_no_teleportal_starts_where_no_transmitter_is_near() -> None:
    for spot in ("w12", "w13", "w7", "w8", "nx"):
        play = stand(f"a.pion1 keep/{spot}  b.pion1 grove/d3", dice="1 1 2")
        assert play.landings("a.pion1") == []


@rule("SAS-107", "SAS-983")
def test_two_domains_are_linked_on_both_sides_and_the_way_back_is_open() -> None:
    play = stand("a.pion1 keep/w14  b.pion1 grove/d3", dice="4 1 2")
    assert sorted(play.landings("a.pion1")) == landings("grove", "rrx")
    play.land("a.pion1", "grove/c6")
    assert sorted(play.landings("a.pion1")) == landings("keep", "lrx"), "c6 lies beside the right transmitter of the grove"
    play.land("a.pion1", "keep/w14").land("a.pion1", "grove/c6")
    left = stand("a.pion1 grove/c1  b.pion1 keep/nx", dice="4 1 2")
    assert sorted(left.landings("a.pion1")) == landings("keep", "rrx")


@rule("SAS-321", "SAS-332", "SAS-335")
def test_a_landing_is_valid_where_the_piece_could_step() -> None:
    play = stand("a.guard1 keep/w14  a.pion2 grove/e6  b.pion1 grove/c6  b.wizard grove/d3", dice="4 3 1")
    assert sorted(play.landings("a.guard1")) == ["grove/c6", "grove/d5"]
    assert play.refused_landing("a.guard1", "grove/e6") == "SAS-321"
    assert play.refused_landing("a.guard1", "grove/d4") == "SAS-332"


@rule("SAS-335", "SAS-323", "SAS-404")
def test_landing_on_an_opposing_piece_starts_a_conflict() -> None:
    play = stand("a.guard1 keep/w14  a.pion1 keep/w9  b.pion1 grove/c6  b.wizard grove/d3", dice="4 3 1").land("a.guard1", "grove/c6")
    assert play.fights == ["a.guard1 b.pion1 grove/c6 keep/w14"]
    assert (play.steps("a.guard1"), play.landings("a.guard1")) == ([], [])


@rule("SAS-335", "SAS-326")
def test_a_wizards_landing_may_begin_a_ghost_passage() -> None:
    play = stand("a.wizard keep/w14  a.pion1 grove/c6  b.wizard grove/d3", in_play="A: ghost_army=a.pion1", dice="4 3 1")
    play.passage("a.wizard", "grove/c6", "grove/b5")
    assert (play.at("a.wizard"), play.under("ghost")) == ("grove/b5", "")


@rule("SAS-336", "SAS-544")
def test_at_a_blocked_receiver_the_piece_dies_where_it_was_and_nobody_killed_it() -> None:
    rocks = "rock grove/c6  rock grove/d5  rock grove/e6"
    play = stand(f"a.wizard keep/w1  a.pion1 keep/nx  {rocks}  b.wizard grove/d3", hands="A: sleep; B: reteleport teleport", dice="3 2 1")
    play.land("a.wizard", "keep/ltx")
    assert play.at("a.wizard") == ""
    assert play["grave A"] == "a.wizard"
    assert play.asked == "B window"
    assert not play.offers("B", "reteleport"), "it has not teleported (SAS-1393)"
    play.settle()
    while play.turn == "A":
        play.end()
    assert "sleep" in play["pile"], "nobody is credited, so nobody gets the cards (SAS-215)"


@rule("SAS-336")
def test_one_free_spot_is_enough_and_two_rocks_do_not_block() -> None:
    play = stand("a.pion1 keep/w1  rock grove/c6  rock grove/d5  b.wizard grove/d3", dice="3 2 1")
    assert play.landings("a.pion1") == ["grove/e6"]


@rule("SAS-336")
def test_own_pieces_block_a_receiver_too() -> None:
    play = stand("a.pion1 keep/w1  a.pion2 grove/c6  a.pion3 grove/d5  a.pion4 grove/e6  b.wizard grove/d3", dice="3 2 1")
    play.land("a.pion1", "keep/ltx")
    assert play["grave A"] == "a.pion1"


@rule("SAS-337", "SAS-338")
def test_after_a_teleportal_the_piece_goes_on_and_may_pass_another() -> None:
    """Keep, isles, grove: two gates and a step between are three of its moves."""
    ring = "keep grove isles"
    play = stand("a.pion1 keep/w5  b.wizard grove/d3  c.wizard isles/nx", domains=ring, dice="4 1 1")
    play.land("a.pion1", "isles/w3")  # right: anticlockwise, to the left receiver
    play.land("a.pion1", "keep/w6")  # left: clockwise, to the right receiver
    play.go("a.pion1", "keep/w5").land("a.pion1", "isles/w4")
    assert (play.steps("a.pion1"), play.landings("a.pion1")) == ([], [])


@rule("SAS-337")
def test_a_landing_beside_a_transmitter_leads_no_further_by_itself() -> None:
    play = stand("a.pion1 keep/w14  b.pion1 grove/d3", dice="1 1 2")
    play.land("a.pion1", "grove/c6")
    assert play.at("a.pion1") == "grove/c6"


# Nexus and traps


@rule("SAS-340")
@pytest.mark.parametrize("domain", SIX)
def test_a_nexus_is_an_ordinary_spot_for_others_than_wizards(domain: str) -> None:
    nexus = f"{domain}/{NEXUS[domain]}"
    other = "grove" if domain == "keep" else "keep"
    beside = JOINED[domain][NEXUS[domain]][0]
    play = stand(
        f"a.pion1 {domain}/{beside}  a.wizard {other}/{JOINED[other]['ltx'][0]}  b.wizard {other}/{NEXUS[other]}",
        domains=f"{domain} {other}",
        dice="5 5 2",
    )
    assert play["hand A"] == "", "a double, but the wizard is not on a nexus"
    play.go("a.pion1", nexus)


@rule("SAS-341", "SAS-342", "SAS-545")
@pytest.mark.parametrize("domain", SIX)
def test_a_trap_is_an_ordinary_spot_unless_a_trap_card_is_played(domain: str) -> None:
    """Stepping onto each trap with no card about changes nothing; with a Bear Trap beside it its owner is asked."""
    other = "grove" if domain == "keep" else "keep"
    for trap in TRAPS[domain].split():
        beside = next(spot for spot in JOINED[domain][trap] if spot != NEXUS[domain])
        pieces = f"a.pion1 {domain}/{beside}  a.wizard {other}/{JOINED[other]['ltx'][0]}  b.wizard {other}/{NEXUS[other]}"
        calm = stand(pieces, domains=f"{domain} {other}", dice="6 5 2").go("a.pion1", f"{domain}/{trap}")
        assert calm.at("a.pion1") == f"{domain}/{trap}"
        assert len(calm.steps("a.pion1")) == len(JOINED[domain][trap]), "it may go on, back or stay"
        trapped = stand(pieces, domains=f"{domain} {other}", in_play="B: bear_trap", dice="6 5 2").go("a.pion1", f"{domain}/{trap}")
        assert trapped.springs("B")


@rule("SAS-342")
def test_standing_on_a_trap_and_leaving_it_are_no_entries() -> None:
    play = stand("a.pion1 keep/gn  a.pion2 keep/w8  b.wizard grove/d3", in_play="B: bear_trap", dice="6 5 2")
    assert play.asked == "A move_action", "nothing to spring at"
    play.go("a.pion2", "keep/w9")
    assert play.asked == "A move_action"
    play.go("a.pion1", "keep/w3")
    assert play.asked == "A move_action"


@rule("SAS-342", "SAS-544")
def test_a_landing_by_teleportal_and_a_teleport_onto_a_trap_are_entries() -> None:
    """No receiver of the six domains lies beside a trap, so the second way is by a card."""
    for domain, joined in JOINED.items():
        for receiver in ("lrx", "rrx"):
            assert not set(joined[receiver]) & set(TRAPS[domain].split())
    play = stand("a.pion1 keep/w8  a.wizard keep/nx  b.wizard grove/d3", hands="A: teleport", in_play="B: bear_trap", dice="6 5 2")
    play.invoke("A", "teleport a.pion1 grove/c2").resolve()
    assert play.at("a.pion1") == "grove/c2"
    assert play.springs("B")


@rule("SAS-342")
def test_a_separation_throws_no_piece_into_a_trap() -> None:
    """The attacker came from a trap and goes back to it when the guard is shielded: nothing can be sprung."""
    play = stand(
        "a.pion1 keep/gw  a.wizard keep/w9  b.guard1 keep/b6  b.wizard grove/d3",
        hands="B: magic_shield",
        in_play="B: bear_trap",
        dice="4 3 2",
    )
    play.go("a.pion1", "keep/b6").invoke("B", "magic_shield b.guard1").resolve()
    assert play.at("a.pion1") == "keep/gw"
    assert not play.springs("B")


@rule("SAS-342", "SAS-343", "SAS-545")
def test_an_attack_on_a_trap_spot_is_an_entry_and_the_trap_comes_first() -> None:
    play = stand("a.pion1 keep/w3  a.wizard keep/w9  b.guard1 keep/gn  b.wizard grove/d3", hands="B: major_death_trap", dice="4 3 2")
    play.go("a.pion1", "keep/gn")
    assert play.fights == ["a.pion1 b.guard1 keep/gn keep/w3"]
    play.will_come("save", "5 2").invoke("B", "major_death_trap a.pion1").resolve()
    assert (play.at("a.pion1"), play.fights) == ("", [])
    assert play.at("b.guard1") == "keep/gn"
