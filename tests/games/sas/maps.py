"""The six domains as the rulebook has them (SAS-350 to SAS-356), written out spot by spot, and walks on them.

A line is a spot and the spots it is joined to; `ltx`, `rtx`, `lrx` and `rrx` are the transmitters and receivers of the left and right side.
"""

from __future__ import annotations

from collections import deque

TELEPORTALS = ("ltx", "lrx", "rtx", "rrx")

SHEETS = {
    "keep": """
        w1: w14 w2
        w2: w1 w3
        w3: gn w2 w4
        w4: w3 w5
        w5: w4 w6
        w6: ge w5 w7
        w7: ge w6 w8
        w8: w7 w9
        w9: w10 w8
        w10: gs w11 w9
        w11: w10 w12
        w12: w11 w13
        w13: gw w12 w14
        w14: gw w1 w13
        gn: b1 b2 w3
        ge: b3 w6 w7
        gs: b4 b5 w10
        gw: b6 w13 w14
        b1: b2 b6 gn nx
        b2: b1 b3 gn nx
        b3: b2 b4 ge nx
        b4: b3 b5 ch gs
        b5: b4 b6 ch gs
        b6: b1 b5 gw nx
        nx: b1 b2 b3 b6 ch
        ch: b4 b5 nx
        ltx: w14 w1
        lrx: w12 w13 w14
        rtx: w5 w6
        rrx: w6 w7 w8
    """,
    "grove": """
        a1: a2 b1 b2
        a2: a1 b2 b3
        a3: a4 b3 b4
        a4: a3 b4 b5
        b1: a1 b2 c1
        b2: a1 a2 b1 c2 c3
        b3: a2 a3 c3 c4
        b4: a3 a4 b5 c4 c5
        b5: a4 b4 c6
        c1: b1 d1
        c2: b2 c3 d1 d2
        c3: b2 b3 c2 d3
        c4: b3 b4 c5 d3
        c5: b4 c4 d4 d5
        c6: b5 d5
        d1: c1 c2 d2 e1
        d2: c2 d1 e2 e3
        d3: c3 c4 e3 e4
        d4: c5 d5 e4 e5
        d5: c5 c6 d4 e6
        e1: d1 e2
        e2: d2 e1 e3
        e3: d2 d3 e2 e4
        e4: d3 d4 e3 e5
        e5: d4 e4 e6
        e6: d5 e5
        ltx: b1 c1
        lrx: c1 d1 e1
        rtx: b5 c6
        rrx: c6 d5 e6
    """,
    "isles": """
        w1: p1 w2 w3
        w2: n4 p1 w1 w3 w4
        w3: w1 w2 w4 w5
        w4: p4 w2 w3 w5
        w5: p4 w3 w4
        e1: e2 e3 p2
        e2: e1 e3 e4 n5 p2
        e3: e1 e2 e4 e5
        e4: e2 e3 e5 p3
        e5: e3 e4 p3
        n1: n2 n4 p1
        n2: n1 n3 n4 n5
        n3: n2 n5 p2
        n4: n1 n2 n5 nx w2
        n5: e2 n2 n3 n4 nx
        s1: p4 s2 s4
        s2: s1 s3 s4 s5
        s3: p3 s2 s5
        s4: c1 s1 s2 s5
        s5: c1 s2 s3 s4
        p1: n1 w1 w2
        p2: e1 e2 n3
        p3: e4 e5 s3
        p4: s1 w4 w5
        nx: c1 n4 n5
        c1: nx s4 s5
        ltx: w1 w3
        lrx: w3 w4 w5
        rtx: e1 e3
        rrx: e3 e4 e5
    """,
    "caverns": """
        a1: a2 b1
        a2: a1 a3
        a3: a2 a5 b3
        a5: a3 a6 b5
        a6: a5 a7
        a7: a6 b7
        b1: a1 b2 c1
        b2: b1 b3 c2
        b3: a3 b2 b4
        b4: b3 b5 c4
        b5: a5 b4 b6
        b6: b5 b7 c6
        b7: a7 b6 c7
        c1: b1 c2 d1
        c2: b2 c1 c3
        c3: c2 c4 d3
        c4: b4 c3 c5
        c5: c4 c6 d5
        c6: b6 c5 c7
        c7: b7 c6 d7
        d1: c1 d2
        d2: d1 d3
        d3: c3 d2 d5
        d5: c5 d3 d6
        d6: d5 d7
        d7: c7 d6
        ltx: a1 b1
        lrx: b1 c1 d1
        rtx: a7 b7
        rrx: b7 c7 d7
    """,
    "march": """
        a1: a2 b1
        a2: a1 a3 b2
        a3: a2 a4 b3 tw
        a4: a3 a5 b4 tw
        a5: a4 a6 b5
        a6: a5 b6
        b1: a1 b2 c1
        b2: a2 b1 b3 c2
        b3: a3 b2 b4 c3 c4
        b4: a4 b3 b5 c3 c4
        b5: a5 b4 b6 c5
        b6: a6 b5 c6
        c1: b1 c2 d1
        c2: b2 c1 c3 d2
        c3: b3 b4 c2 c4 d3
        c4: b3 b4 c3 c5 d4
        c5: b5 c4 c6 d5
        c6: b6 c5 d6
        d1: c1 d2
        d2: c2 d1 d3
        d3: c3 d2 d4 sh
        d4: c4 d3 d5 sh
        d5: c5 d4 d6
        d6: c6 d5
        tw: a3 a4
        sh: d3 d4
        ltx: a1 b1
        lrx: b1 c1 d1
        rtx: a6 b6
        rrx: b6 c6 d6
    """,
    "web": """
        hub: s1 s2 s3 s4 s5
        s1: hub m0
        s2: hub m2
        s3: hub m4
        s4: hub m6
        s5: hub m8
        m0: m1 m9 r0 s1
        m1: m0 m2 r0 r1
        m2: m1 m3 r2 s2
        m3: m2 m4 r3
        m4: m3 m5 r4 s3
        m5: m4 m6 r5
        m6: m5 m7 r6 s4
        m7: m6 m8 r7
        m8: m7 m9 r8 s5
        m9: m0 m8 r0 r9
        r0: m0 m1 m9
        r1: m1 r2
        r2: m2 r1 r3
        r3: m3 r2 r4
        r4: m4 r3 r5
        r5: m5 r4 r6
        r6: m6 r5 r7
        r7: m7 r6 r8
        r8: m8 r7 r9
        r9: m9 r8
        ltx: r8 r9
        lrx: r6 r7 r8
        rtx: r1 r2
        rrx: r2 r3 r4
    """,
}
NEXUS = {
    "keep": "nx",
    "grove": "d3",
    "isles": "nx",
    "caverns": "c4",
    "march": "sh",
    "web": "hub",
}
TRAPS = {
    "keep": "gn ge gs gw",
    "grove": "b3 c2 c5 e3",
    "isles": "p1 p2 p3 p4",
    "caverns": "b2 b6 c3 c5",
    "march": "b2 b5 d3 d4",
    "web": "s2 s3 s4 s5",
}


def read(sheet: str) -> dict[str, list[str]]:
    lines = [line.strip().partition(": ") for line in sheet.strip().splitlines()]
    return {spot: joined.split() for spot, _, joined in lines}


JOINED = {domain: read(sheet) for domain, sheet in SHEETS.items()}
SPOTS = {domain: [spot for spot in joined if spot not in TELEPORTALS] for domain, joined in JOINED.items()}


def neighbours(spot: str) -> list[str]:
    """`keep/w1`: the spots joined to it, as `keep/w14 keep/w2`."""
    domain, _, name = spot.partition("/")
    return [f"{domain}/{other}" for other in JOINED[domain][name]]


def steps_from(domain: str, start: list[str], blocked: str = "") -> dict[str, int]:
    """How many steps each spot is away from the nearest of `start`, never entering `blocked`."""
    found = {spot: 0 for spot in start if spot != blocked}
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for spot in JOINED[domain][here]:
            if spot != blocked and spot not in found:
                found[spot] = found[here] + 1
                queue.append(spot)
    return found
