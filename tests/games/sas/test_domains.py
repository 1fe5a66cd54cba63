"""The six maps: SAS-010, SAS-011, SAS-034, SAS-350 to SAS-356, against the sheets written out in maps.py."""

from __future__ import annotations

import pytest

from foldtable.games.sas import tables
from tests.games.sas.maps import JOINED, NEXUS, SPOTS, TELEPORTALS, TRAPS, steps_from
from tests.marks import rule

RULES = {"keep": "SAS-351", "grove": "SAS-352", "isles": "SAS-353", "caverns": "SAS-354", "march": "SAS-355", "web": "SAS-356"}
EACH = [pytest.param(domain, marks=rule(number), id=domain) for domain, number in RULES.items()]


@rule("SAS-034", "SAS-350")
def test_there_are_six_domains() -> None:
    assert sorted(tables.DOMAIN_WORDS) == sorted(JOINED)


@rule("SAS-010", "SAS-011")
@pytest.mark.parametrize("domain", EACH)
def test_the_map_is_the_one_of_the_sheet(domain: str) -> None:
    first = tables.DOMAIN_WORDS.index(domain) * 26
    words = tables.SPOT_WORDS[first : first + 26]
    assert sorted(words) == sorted(f"{domain}/{spot}" for spot in SPOTS[domain])
    for spot, word in enumerate(words, start=first):
        name = word.partition("/")[2]
        assert sorted(tables.SPOT_WORDS[other] for other in tables.NEAR[spot]) == sorted(
            f"{domain}/{other}" for other in JOINED[domain][name]
        )
        assert tables.IS_NEXUS[spot] == (name == NEXUS[domain])
        assert tables.IS_TRAP[spot] == (name in TRAPS[domain].split())
        gates = [gate for gate in ("ltx", "rtx") if name in JOINED[domain][gate]]
        assert tables.TX_AT[spot] == {"ltx": tables.LEFT, "rtx": tables.RIGHT}.get("".join(gates), tables.NO_TX)
    at = tables.DOMAIN_WORDS.index(domain)
    for receiver, lists in (("lrx", tables.LEFT_RX), ("rrx", tables.RIGHT_RX)):
        assert sorted(tables.SPOT_WORDS[spot] for spot in lists[at]) == sorted(f"{domain}/{spot}" for spot in JOINED[domain][receiver])


@rule("SAS-350")
@pytest.mark.parametrize("domain", JOINED)
def test_every_domain_has_the_same_measures(domain: str) -> None:
    joined = JOINED[domain]
    assert len(SPOTS[domain]) == 26
    assert len(TRAPS[domain].split()) == 4
    assert [len(joined[gate]) for gate in TELEPORTALS] == [2, 3, 2, 3]
    for receiver in ("lrx", "rrx"):
        assert steps_from(domain, joined[receiver])[NEXUS[domain]] == 3
    for spot in SPOTS[domain]:
        assert spot not in joined[spot]
        for other in joined[spot]:
            assert spot in joined[other], "a line joins both ways"


@rule("SAS-350")
@pytest.mark.parametrize("domain", JOINED)
def test_every_spot_is_reached_from_both_receivers_and_no_single_spot_cuts_a_domain(domain: str) -> None:
    for receiver in ("lrx", "rrx"):
        assert set(steps_from(domain, JOINED[domain][receiver])) == set(SPOTS[domain])
    for blocked in SPOTS[domain]:
        start = next(spot for spot in SPOTS[domain] if spot != blocked)
        assert len(steps_from(domain, [start], blocked)) == 25


@rule("SAS-351")
def test_nobody_walks_to_the_nexus_of_the_keep_without_crossing_a_gate() -> None:
    outside = steps_from("keep", ["w1"])
    gates = set(TRAPS["keep"].split())
    inner, queue = {"nx"}, ["nx"]
    while queue:
        for spot in JOINED["keep"][queue.pop()]:
            if spot not in gates and spot not in inner:
                inner.add(spot)
                queue.append(spot)
    assert "w1" in outside
    assert not any(spot.startswith("w") for spot in inner)


@rule("SAS-352")
def test_the_traps_of_the_grove_lie_on_its_crossings() -> None:
    for trap in TRAPS["grove"].split():
        assert len(JOINED["grove"][trap]) == 4
    ways = sum(len(joined) for spot, joined in JOINED["grove"].items() if spot in SPOTS["grove"]) // 2
    assert ways == max(
        sum(len(joined) for spot, joined in JOINED[domain].items() if spot in SPOTS[domain]) // 2 for domain in ("grove", "caverns", "web")
    ), "a mesh of many paths, more than caverns and web have"


@rule("SAS-353")
def test_four_bridges_are_traps_and_two_fords_are_not() -> None:
    """Between two islands one walks over a bridge spot, or over a ford: w2 to n4, e2 to n5."""
    island = {spot: spot[0] for spot in SPOTS["isles"] if spot[0] in "wens" and spot != "nx"}
    fords = {tuple(sorted((a, b))) for a in island for b in JOINED["isles"][a] if b in island and island[a] != island[b]}
    assert fords == {("n4", "w2"), ("e2", "n5")}
    for bridge in TRAPS["isles"].split():
        assert len({island[spot] for spot in JOINED["isles"][bridge]}) == 2


@rule("SAS-354")
def test_the_traps_of_the_caverns_are_at_forks() -> None:
    for trap in TRAPS["caverns"].split():
        assert len(JOINED["caverns"][trap]) == 3


@rule("SAS-355")
def test_the_shrine_lies_behind_two_traps() -> None:
    assert sorted(JOINED["march"]["sh"]) == ["d3", "d4"]
    assert {"d3", "d4"} <= set(TRAPS["march"].split())


@rule("SAS-356")
def test_the_hub_has_five_threads_and_four_are_traps() -> None:
    assert len(JOINED["web"]["hub"]) == 5
    assert sum(spot in TRAPS["web"].split() for spot in JOINED["web"]["hub"]) == 4
    assert "r1" not in JOINED["web"]["r0"], "the rim is open at the top"
    assert "r9" not in JOINED["web"]["r0"]


@rule("SAS-440")
@pytest.mark.parametrize("domain", JOINED)
def test_how_far_spots_are_apart(domain: str) -> None:
    first = tables.DOMAIN_WORDS.index(domain) * 26
    for spot in SPOTS[domain]:
        steps = steps_from(domain, [spot])
        apart = tables.APART[tables.SPOT_NUMBER[f"{domain}/{spot}"]]
        assert {tables.SPOT_WORDS[first + at].partition("/")[2]: count for at, count in enumerate(apart)} == steps
