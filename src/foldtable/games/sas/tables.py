"""The printed things: six domains, the army, 63 cards. Numbers from `data/`.

Spots are numbered through all six domains: 26 each, in the order of `domains.toml`, so `spot // 26` is the domain. Pieces are
numbered by seat: ten each (pion 1 to 6, guard 1 and 2, warrior, wizard). From 60 on come, in turn, demons, hulks and images,
as many as are needed (SAS-031). Cards have the numbers of the rulebook, 1 to 63.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

DATA: Final = Path(__file__).parent / "data"


def load(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


MAPS: Final[list[dict[str, Any]]] = load("domains.toml")["domain"]
DECK: Final[list[dict[str, Any]]] = load("cards.toml")["card"]
TABLES: Final[dict[str, Any]] = load("tables.toml")

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = 0
MOST_SEATS: Final = 6

# The domains, SAS-350

SPOTS_EACH: Final = 26
DOMAIN_WORDS: Final[list[str]] = [str(domain["id"]) for domain in MAPS]
DOMAINS: Final = len(DOMAIN_WORDS)
SPOTS: Final = SPOTS_EACH * DOMAINS
SPOT_WORDS: Final[list[str]] = [f"{domain['id']}/{spot['id']}" for domain in MAPS for spot in domain["spot"]]
SPOT_NUMBER: Final[dict[str, int]] = {word: spot for spot, word in enumerate(SPOT_WORDS)}
SPOT_KINDS: Final[list[str]] = [str(spot["kind"]) for domain in MAPS for spot in domain["spot"]]


def spots_named(domain: dict[str, Any], names: list[str]) -> list[int]:
    return [SPOT_NUMBER[f"{domain['id']}/{name}"] for name in names]


def beside(portal: str) -> list[list[int]]:
    """By domain: the spots next to this Tx or Rx."""
    return [spots_named(domain, t["adj"]) for domain in MAPS for t in domain["teleportal"] if t["id"] == portal]


NEAR: Final[list[list[int]]] = [spots_named(domain, spot["adj"]) for domain in MAPS for spot in domain["spot"]]  # by spot, SAS-011
IS_NEXUS: Final[list[bool]] = [kind == "nexus" for kind in SPOT_KINDS]
IS_TRAP: Final[list[bool]] = [kind == "trap" for kind in SPOT_KINDS]
LEFT_RX: Final[list[list[int]]] = beside("lrx")  # by domain: the spots next to its left Rx
RIGHT_RX: Final[list[list[int]]] = beside("rrx")
LEFT: Final[i64] = 0  # the sides of a domain
RIGHT: Final[i64] = 1
NO_TX: Final[i64] = -1
TX_WORDS: Final[list[str]] = ["ltx", "rtx"]
TX_AT: Final[list[int]] = [  # by spot: the side whose Tx lies next to it, or NO_TX; no spot is next to both
    LEFT if spot in beside("ltx")[spot // SPOTS_EACH] else RIGHT if spot in beside("rtx")[spot // SPOTS_EACH] else NO_TX
    for spot in range(SPOTS)
]


def distances() -> list[list[int]]:
    """By spot and place within the domain: how many steps apart, walking through anything (SAS-440)."""
    table: list[list[int]] = []
    for spot in range(SPOTS):
        first = spot // SPOTS_EACH * SPOTS_EACH
        steps = [-1] * SPOTS_EACH
        steps[spot - first] = 0
        queue = [spot]
        while queue:
            here = queue.pop(0)
            for beyond in NEAR[here]:
                if steps[beyond - first] < 0:
                    steps[beyond - first] = steps[here - first] + 1
                    queue.append(beyond)
        table.append(steps)
    return table


APART: Final[list[list[int]]] = distances()

# Pieces (SAS-030)

PION: Final[i64] = 0
GUARD: Final[i64] = 1
WARRIOR: Final[i64] = 2
WIZARD: Final[i64] = 3
DEMON: Final[i64] = 4
HULK: Final[i64] = 5
KIND_WORDS: Final[list[str]] = [str(piece["id"]) for piece in TABLES["piece"]]
DICE: Final[list[int]] = [int(piece["dice"]) for piece in TABLES["piece"]]  # by kind, for conflicts and saving throws
STRENGTH: Final[list[int]] = [int(piece["strength"]) for piece in TABLES["piece"]]  # by kind, SAS-946

ARMY: Final[list[int]] = [kind for kind, piece in enumerate(TABLES["piece"]) for _ in range(int(piece["per_army"]))]  # the kinds of the ten
ARMY_SIZE: Final = len(ARMY)
ARMY_WORDS: Final[list[str]] = [
    KIND_WORDS[kind] + (str(ARMY[:i].count(kind) + 1) if ARMY.count(kind) > 1 else "") for i, kind in enumerate(ARMY)
]
WIZARD_PLACE: Final[i64] = ARMY.index(WIZARD)  # the wizard's place in the army
LETTERS: Final = "abcdef"  # the armies, by seat
FIRST_EXTRA: Final = ARMY_SIZE * MOST_SEATS
DEMONS: Final[i64] = 0  # extra pieces are of three sorts, by `(piece - FIRST_EXTRA) % SORTS`
HULKS: Final[i64] = 1
IMAGES: Final[i64] = 2
SORTS: Final[i64] = 3
SORT_WORDS: Final[list[str]] = ["demon", "hulk", "image"]
MOST_EXTRAS: Final = 180  # more than there are spots
MOST_PIECES: Final = FIRST_EXTRA + MOST_EXTRAS


def word_of(piece: int) -> str:
    if piece < FIRST_EXTRA:
        return LETTERS[piece // ARMY_SIZE] + "." + ARMY_WORDS[piece % ARMY_SIZE]
    extra = piece - FIRST_EXTRA
    return SORT_WORDS[extra % len(SORT_WORDS)] + str(extra // len(SORT_WORDS) + 1)


PIECE_WORDS: Final[list[str]] = [word_of(piece) for piece in range(MOST_PIECES)]
PIECE_NUMBER: Final[dict[str, int]] = {word: piece for piece, word in enumerate(PIECE_WORDS)}

# What a piece may be under (SAS-583): bits of its status
ASLEEP: Final[i64] = 1
PARALYSED: Final[i64] = 2
HELD: Final[i64] = 4
CURSED: Final[i64] = 8
CARRIER: Final[i64] = 16
SHIELDED: Final[i64] = 32
GHOST: Final[i64] = 64
STONE: Final[i64] = 128  # a rock-form wizard
FIGHTING: Final[i64] = 256  # in a pending conflict
HALTED: Final[i64] = 512  # its moves have ended for this turn (SAS-324)
STATUS_WORDS: Final[list[str]] = [
    "asleep", "paralysed", "held", "cursed", "carrier", "shielded", "ghost", "stone", "fighting", "halted",
]  # fmt: skip
LIFELESS: Final[i64] = GHOST | STONE  # on the board, but no living piece (SAS-015)
UNABLE: Final[i64] = ASLEEP | PARALYSED | HELD | FIGHTING | HALTED | LIFELESS  # SAS-310

# What lies on a spot: up to three objects, the last to come in the highest digit (SAS-012)
VACANT: Final[i64] = 0
ROCK: Final[i64] = 1
FIRST_PIECE: Final[i64] = 2  # the piece `p` on a spot is the digit `p + FIRST_PIECE`
DIGIT: Final[i64] = 256

# Cards (SAS-033)

CARD_COUNT: Final = len(DECK)
CARD_WORDS: Final[list[str]] = ["-", *[str(card["id"]) for card in DECK]]  # by number; there is no card 0
CARD_NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(CARD_WORDS) if number}
LEVELS: Final[list[int]] = [0, *[int(card["level"]) for card in DECK]]
ARTIFACT: Final[i64] = 0
SCROLL: Final[i64] = 1
POTION: Final[i64] = 2
SPELL: Final[i64] = 3
CARD_KIND_WORDS: Final[list[str]] = ["artifact", "scroll", "potion", "spell"]
CARD_KINDS: Final[list[int]] = [SPELL, *[CARD_KIND_WORDS.index(str(card["kind"])) for card in DECK]]
IS_TRAP_CARD: Final[list[bool]] = [False, *["trap" in card["traits"] for card in DECK]]  # SAS-022
IS_WEAPON: Final[list[bool]] = [False, *["weapon" in card["traits"] for card in DECK]]
WEAPONS: Final[list[int]] = [number for number in range(1, CARD_COUNT + 1) if IS_WEAPON[number]]
TRAP_CARDS: Final[list[int]] = [number for number in range(1, CARD_COUNT + 1) if IS_TRAP_CARD[number]]

LEVER: Final[i64] = CARD_NUMBER["lever"]
SAFE_SCROLL: Final[i64] = CARD_NUMBER["safe_scroll"]
TRAP_PROOF: Final[i64] = CARD_NUMBER["trap_proof"]
ORB: Final[i64] = CARD_NUMBER["orb_of_power"]
LUCKY_CHARM: Final[i64] = CARD_NUMBER["lucky_charm"]
SAFE_ARTIFACT: Final[i64] = CARD_NUMBER["safe_artifact"]
BOOTS: Final[i64] = CARD_NUMBER["seven_league_boots"]
PROTECTION: Final[i64] = CARD_NUMBER["protection"]
CRYSTAL_BALL: Final[i64] = CARD_NUMBER["crystal_ball"]
BELT: Final[i64] = CARD_NUMBER["belt_of_levitation"]
BEAR_TRAP: Final[i64] = CARD_NUMBER["bear_trap"]
GAUNTLET: Final[i64] = CARD_NUMBER["gauntlet_of_might"]
SUMMON_ROCK: Final[i64] = CARD_NUMBER["summon_rock"]
SUMMON_ROCKS: Final[i64] = CARD_NUMBER["summon_rocks"]
SUMMON_DEMON: Final[i64] = CARD_NUMBER["summon_demon"]
KAMAKAZI: Final[i64] = CARD_NUMBER["kamakazi"]
EXORCISE: Final[i64] = CARD_NUMBER["exorcise_ghosts"]
DUAL_SHOT: Final[i64] = CARD_NUMBER["dual_shot"]
LESSER_DEATH_TRAP: Final[i64] = CARD_NUMBER["lesser_death_trap"]
ZOMBIE: Final[i64] = CARD_NUMBER["zombie"]
BURN_SCROLLS: Final[i64] = CARD_NUMBER["burn_scrolls"]
TELEPORT_TRAP: Final[i64] = CARD_NUMBER["teleport_trap"]
SPELL_BOUNCE: Final[i64] = CARD_NUMBER["spell_bounce"]
DOPPELGANGER: Final[i64] = CARD_NUMBER["doppelganger"]
SHATTER_ROCKS: Final[i64] = CARD_NUMBER["shatter_rocks"]
RAISE_THE_DEAD: Final[i64] = CARD_NUMBER["raise_the_dead"]
DESTROY_ROCK: Final[i64] = CARD_NUMBER["destroy_rock"]
BLACK_PLAGUE: Final[i64] = CARD_NUMBER["black_plague"]
MAGIC_SHIELD: Final[i64] = CARD_NUMBER["magic_shield"]
TYPHOID_MARY: Final[i64] = CARD_NUMBER["typhoid_mary"]
MAGIC_MISSILE: Final[i64] = CARD_NUMBER["magic_missile"]
STEAL_ARTIFACT: Final[i64] = CARD_NUMBER["steal_artifact"]
SPOILSPORT: Final[i64] = CARD_NUMBER["spoilsport"]
TELEPORT: Final[i64] = CARD_NUMBER["teleport"]
MAJOR_DEATH_TRAP: Final[i64] = CARD_NUMBER["major_death_trap"]
SLEEP: Final[i64] = CARD_NUMBER["sleep"]
TRAITOR: Final[i64] = CARD_NUMBER["traitor"]
PARALYSIS: Final[i64] = CARD_NUMBER["paralysis"]
RETELEPORT: Final[i64] = CARD_NUMBER["reteleport"]
HORSE: Final[i64] = CARD_NUMBER["horse"]
GHOST_ARMY: Final[i64] = CARD_NUMBER["ghost_army"]
THIEF: Final[i64] = CARD_NUMBER["thief"]
DRAGON: Final[i64] = CARD_NUMBER["transform_to_dragon"]
SUPER_STRENGTH: Final[i64] = CARD_NUMBER["super_strength"]
SPEED: Final[i64] = CARD_NUMBER["speed"]
VAPOUR: Final[i64] = CARD_NUMBER["vapour"]
ROCK_TRANSFORM: Final[i64] = CARD_NUMBER["rock_transform"]
WISDOM: Final[i64] = CARD_NUMBER["wisdom"]
MINDLESS_HULK: Final[i64] = CARD_NUMBER["mindless_hulk"]
STRENGTH_POTION: Final[i64] = CARD_NUMBER["strength"]
GIANTS_STRENGTH: Final[i64] = CARD_NUMBER["giants_strength"]
CURSE: Final[i64] = CARD_NUMBER["nermals_curse"]
DOMAIN_TELEPORT: Final[i64] = CARD_NUMBER["domain_teleport"]
TRAP_EXPERTISE: Final[i64] = CARD_NUMBER["trap_expertise"]
SWORDS: Final[i64] = CARD_NUMBER["swords"]
ARMOUR: Final[i64] = CARD_NUMBER["armour"]
SPEARS: Final[i64] = CARD_NUMBER["spears"]
HAMMERS: Final[i64] = CARD_NUMBER["hammers"]
TWIN_FORKS: Final[i64] = CARD_NUMBER["twin_forks"]
DAGGERS: Final[i64] = CARD_NUMBER["daggers"]
MORNING_STAR: Final[i64] = CARD_NUMBER["morning_star"]
EVADE_TRAP: Final[i64] = CARD_NUMBER["evade_trap"]
ANTI_SPELL: Final[i64] = CARD_NUMBER["anti_spell"]

DEALT: Final[dict[int, int]] = {int(deal["players"]): int(deal["cards"]) for deal in TABLES["deal"]}  # SAS-109
SAVE_ABOVE: Final[dict[str, int]] = {str(save["card"]): int(save["above"]) for save in TABLES["save"]}  # SAS-450

# Windows (SAS-521 to SAS-527): which one is open
NO_WINDOW: Final[i64] = 0
W1: Final[i64] = 1
W2: Final[i64] = 2
W3: Final[i64] = 3
W4: Final[i64] = 4
W5: Final[i64] = 5
W6: Final[i64] = 6
W7: Final[i64] = 7

# Things that choices name, as one number: a spot as it is, and from these on pieces, cards, seats and pending items
PIECE_THING: Final[i64] = 1000
CARD_THING: Final[i64] = 2000
SEAT_THING: Final[i64] = 3000
DIE_THING: Final[i64] = 4000  # a face of a move die
DEEPER: Final[i64] = (
    100  # a pending item is named by its card; a second, third ... pending use of that card deeper in the stack has this added
)


def thing_word(thing: int) -> str:
    if thing < PIECE_THING:
        return SPOT_WORDS[thing]
    if thing < CARD_THING:
        return PIECE_WORDS[thing - PIECE_THING]
    if thing < SEAT_THING:
        deeper, card = divmod(thing - CARD_THING, int(DEEPER))
        return CARD_WORDS[card] + ("." + str(deeper + 1) if deeper else "")
    return f"seat{thing - SEAT_THING}" if thing < DIE_THING else f"die{thing - DIE_THING}"


def thing_number(word: str) -> int:
    """The number of the thing of this word, or -1."""
    if word in SPOT_NUMBER:
        return SPOT_NUMBER[word]
    if word in PIECE_NUMBER:
        return PIECE_THING + PIECE_NUMBER[word]
    name, dot, deeper = word.partition(".")
    if name in CARD_NUMBER and (not dot or (deeper.isascii() and deeper.isdigit() and len(deeper) == 1 and deeper > "1")):
        return CARD_THING + CARD_NUMBER[name] + (DEEPER * (int(deeper) - 1) if dot else 0)
    if len(word) == 5 and word.startswith("seat") and word[4] in "012345":
        return SEAT_THING + int(word[4])
    if len(word) == 4 and word.startswith("die") and word[3] in "1234567":
        return DIE_THING + int(word[3])
    return -1


def are_things(things: object) -> bool:
    """In a game from a file: is this a list of things that choices name? (-1 stands in for a choice that was waived)"""
    if not isinstance(things, list):
        return False
    return all(isinstance(one, int) and (one == -1 or thing_fits(one)) for one in things)


def thing_fits(thing: int) -> bool:
    if thing < PIECE_THING:
        return 0 <= thing < SPOTS
    if thing < CARD_THING:
        return thing - PIECE_THING < MOST_PIECES
    if thing < SEAT_THING:
        return 0 < (thing - CARD_THING) % DEEPER <= CARD_COUNT
    return thing - SEAT_THING < MOST_SEATS or DIE_THING < thing <= DIE_THING + 7
