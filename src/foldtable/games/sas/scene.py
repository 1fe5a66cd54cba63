"""Where things lie: a map for each domain, the magic in the making, dice and conflicts, and what is before each seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from foldtable.core.say import Say, count, said, things, who
from foldtable.core.scene import Counter, Panel, Piece, Scene, Spot, Surface
from foldtable.games.sas.names import (
    CARD_NAMES,
    CARD_TEXTS,
    CARDS,
    DOMAIN_NAMES,
    FACES,
    PIECE_NAMES,
    PORTAL_NAMES,
    PORTALS,
    SPOT_NAMES,
    card_piece,
    number_of,
)
from foldtable.games.sas.pieces import FIGHT_SIZE
from foldtable.games.sas.tables import (
    CARD_WORDS,
    DICE,
    DIGIT,
    DOMAIN_WORDS,
    FIGHTING,
    FIRST_PIECE,
    GHOST,
    KIND_WORDS,
    LESSER_DEATH_TRAP,
    MAPS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PIECE_WORDS,
    ROCK,
    SAFE_ARTIFACT,
    SAFE_SCROLL,
    SPOT_KINDS,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    STATUS_WORDS,
    STONE,
    STRENGTH,
    VACANT,
    W5,
    thing_word,
)
from foldtable.games.sas.view import INVOKED, USED, SasView

SPOT_SIGNS: Final = {"plain": "", "trap": "×", "nexus": "✦"}
PORTAL_SIGNS: Final = {"ltx": "«", "lrx": "›", "rtx": "»", "rrx": "‹"}  # out to the left, in from there; the same on the right
PORTAL_KINDS: Final = {"ltx": "transmitter", "rtx": "transmitter", "lrx": "receiver", "rrx": "receiver"}
STATUS_SIGNS: Final = {  # what a piece is under, in small
    "asleep": "z", "paralysed": "=", "held": "#", "cursed": "!", "carrier": "%", "shielded": "+",
}  # fmt: skip
STATUS_NOTES: Final = [Say("is-" + word) for word in STATUS_WORDS]
ROCK_NAME: Final = Say("rock")


def scene_of(view: SasView) -> Scene:
    surfaces = [domain_map(view, seat) for seat in range(view.seats) if has_domain(view, seat)]
    surfaces += [surface for surface in (unclaimed(view), stack(view), fights(view), fallen(view)) if surface.spots]
    surfaces += [*move_dice(view), *duel(view), deck(view), pile(view)]
    panels: list[Panel] = []
    for seat in range(view.seats):
        before = [surface for surface in (in_play(view, seat), grave(view, seat), reserve(view, seat), seen(view, seat)) if surface.spots]
        surfaces.extend(before)
        panels.append(Panel(seat, seat_counters(view, seat), [surface.word for surface in before]))
    surfaces += [surface for surface in (aside(view), gifts(view)) if surface.spots]
    if view.seat >= 0:
        surfaces.append(hand(view))
    return Scene(view, surfaces, panels, table_counters(view))


def where(verb: str, word: str, seat: int) -> str:
    """On which surface the thing of a choice lies; nothing for what moves about."""
    if verb == "invoke" and word in CARD_WORDS:
        return ""  # in hand, or aside
    domain, slash, _ = word.partition("/")
    if slash:
        return domain
    return "seats" if word.startswith("seat") else ""


# Numbers


def seat_counters(view: SasView, seat: int) -> list[Counter]:
    living = [piece for piece in range(len(view.at)) if counts_for(view, piece, seat)]
    return [
        Counter("counter-pieces", len(living)),
        Counter("counter-strength", sum(STRENGTH[view.kinds[piece]] for piece in living)),
        Counter("counter-hand", view.hand_sizes[seat]),
    ]


def counts_for(view: SasView, piece: int, seat: int) -> bool:
    """SAS-946: is it a piece that keeps this seat's army alive?"""
    if view.at[piece] == NOWHERE or view.side[piece] != seat or view.status[piece] & GHOST:
        return False
    return not is_summoned(piece, "image") and not is_summoned(piece, "hulk")


def is_summoned(piece: int, sort: str) -> bool:
    return PIECE_WORDS[piece].startswith(sort)


def table_counters(view: SasView) -> list[Counter]:
    counters = [Counter("counter-round", view.rounds + 1), Counter("counter-deck", view.deck_size)]
    if view.spoils:
        counters.append(Counter("counter-spoils", len(view.spoils)))
    return counters


# Domains


def has_domain(view: SasView, seat: int) -> bool:
    return seat < len(view.domains) and view.domains[seat] >= 0


def domain_map(view: SasView, seat: int) -> Surface:
    """The 26 spots of a seat's home domain, and where one leaves and enters it (SAS-330)."""
    domain = view.domains[seat]
    word = DOMAIN_WORDS[domain]
    busy = {view.at[piece] for piece in range(len(view.at)) if view.at[piece] != NOWHERE and view.status[piece] & FIGHTING}
    spots: list[Spot] = []
    for number in range(domain * SPOTS_EACH, (domain + 1) * SPOTS_EACH):
        if view.spots[number] == VACANT:
            spots.append(VACANT_SPOTS[number])
        else:
            spots.append(drawn_spot(number, lying(view, number)))
            spots[-1].lit = number in busy
    spots += [drawn_portal(domain, place, next_domain(view, seat, place)) for place in range(len(PORTALS))]
    surface = Surface(word, "graph", Say("surface-domain", [who("who", seat), said("domain", DOMAIN_NAMES[domain])]), spots)
    surface.links = LINKS[domain]
    surface.seat = seat
    return surface


def links_of(domain: int) -> list[tuple[str, str]]:
    """Each pair of neighbours once, in the order of the map."""
    word = DOMAIN_WORDS[domain]
    found: list[tuple[str, str]] = []
    for place in [*MAPS[domain]["spot"], *MAPS[domain]["teleportal"]]:
        a = f"{word}/{place['id']}"
        for near in place["adj"]:
            b = f"{word}/{near}"
            if (b, a) not in found:
                found.append((a, b))
    return found


LINKS: Final = [links_of(domain) for domain in range(len(DOMAIN_WORDS))]


def drawn_spot(number: int, pieces: list[Piece]) -> Spot:
    place = MAPS[number // SPOTS_EACH]["spot"][number % SPOTS_EACH]
    spot = Spot(SPOT_WORDS[number], int(place["x"]), int(place["y"]), SPOT_KINDS[number], pieces)
    spot.name = SPOT_NAMES[number]
    spot.sign = SPOT_SIGNS[SPOT_KINDS[number]]
    return spot


VACANT_SPOTS: Final = [drawn_spot(number, []) for number in range(len(SPOT_WORDS))]


def next_domain(view: SasView, seat: int, place: int) -> int:
    """SAS-332, SAS-333: the left transmitter leads clockwise, the right one the other way; receivers are their far ends."""
    other = (seat + (1 if PORTALS[place] in ("ltx", "lrx") else view.seats - 1)) % view.seats
    return view.domains[other] if has_domain(view, other) else NOWHERE


@cache
def drawn_portal(domain: int, place: int, far: int) -> Spot:
    """A transmitter or receiver, and where it leads if that domain is known."""
    portal, word = MAPS[domain]["teleportal"][place], PORTALS[place]
    spot = Spot(f"{DOMAIN_WORDS[domain]}/{word}", int(portal["x"]), int(portal["y"]), PORTAL_KINDS[word], [])
    spot.name = PORTAL_NAMES[spot.word] if far == NOWHERE else Say(PORTAL_KINDS[word], [said("domain", DOMAIN_NAMES[far])])
    spot.sign = PORTAL_SIGNS[word]
    return spot


# What lies on a spot


def lying(view: SasView, spot: int) -> list[Piece]:
    """The objects there, the last to come in last."""
    found: list[Piece] = []
    what = view.spots[spot]
    while what:
        digit = what % DIGIT
        found.append(ROCKS[spot] if digit == ROCK else board_piece(view, digit - FIRST_PIECE))
        what //= DIGIT
    return found


ROCKS: Final = [Piece("rock-" + word, "rock", "▓▓", "grey", ROCK_NAME) for word in SPOT_WORDS]


def board_piece(view: SasView, piece: int) -> Piece:
    original = view.original if is_summoned(piece, "image") else NOBODY
    return drawn(piece, view.kinds[piece], view.status[piece], view.side[piece], original)


@lru_cache(4096)  # the same pieces stand there from Scene to Scene
def drawn(piece: int, sort: int, status: int, side: int, original: int) -> Piece:
    """A piece as it stands: whose it is now, what it looks like, and what it is under."""
    kind = KIND_WORDS[sort]
    face = FACES[sort] + number_of(piece)
    name = PIECE_NAMES[piece]
    if is_summoned(piece, "image"):
        kind, face = "image", FACES[sort] + "'"
        if original != NOBODY:
            name = Say("image-of", [said("piece", PIECE_NAMES[original])])
    if status & GHOST:
        kind, face, name = "ghost", face.lower(), Say("ghost-of", [said("piece", name)])
    elif status & STONE:
        kind, face, name = "stone", "▓" + face, Say("stone-of", [said("piece", name)])
    if side not in (NOBODY, first_side(piece)):
        name = Say("piece-turned" if first_side(piece) != NOBODY else "piece-of", [said("piece", name), who("who", side)])
    shown = Piece(PIECE_WORDS[piece], kind, face, f"seat{side}" if side != NOBODY else "grey", name)
    shown.icons = [STATUS_SIGNS[word] for bit, word in enumerate(STATUS_WORDS) if status >> bit & 1 and word in STATUS_SIGNS]
    shown.detail = piece_detail(sort, status, side)
    return shown


def piece_detail(sort: int, status: int, side: int) -> Say:
    """Its dice, and what it is under."""
    notes = [Say("piece-rolls", [count("dice", DICE[sort])])]
    if side == NOBODY:
        notes.append(Say("serves-nobody"))
    notes += [STATUS_NOTES[bit] for bit in range(len(STATUS_WORDS)) if status >> bit & 1]
    return together(notes)


def first_side(piece: int) -> int:
    """The seat whose army it began in; NOBODY for what was summoned."""
    letter = PIECE_WORDS[piece].partition(".")
    return ord(letter[0]) - ord("a") if letter[1] else NOBODY


def together(notes: list[Say]) -> Say:
    """Several sentences as one."""
    whole = notes[-1]
    for note in reversed(notes[:-1]):
        whole = Say("both", [said("first", note), said("second", whole)])
    return whole


# Magic in the making


def stack(view: SasView) -> Surface:
    """All that is pending, the top first; of windows within windows, the inner one's lies above (SAS-535, SAS-536)."""
    surface = Surface("stack", "row", Say("surface-stack"), [])
    seen_before: dict[int, int] = {}
    for i, item in enumerate(reversed(view.stack)):
        word = CARD_WORDS[item.card]
        if item.form in (INVOKED, USED):  # what can be named: a second use of a card by how deep it lies
            deeper = seen_before.get(item.card, 0)
            seen_before[item.card] = deeper + 1
            word += f".{deeper + 1}" if deeper else ""
        else:
            word = f"{item.form}-{word}"
        args = [who("who", item.seat), said("card", CARD_NAMES[item.card]), things("things", [thing_word(aim) for aim in item.aims])]
        piece = card_piece(item.card, word, Say("stack-" + item.form, args))
        surface.spots.append(Spot(f"stack{i}", i, 0, "card", [piece]))
    surface.count = len(surface.spots)
    return surface


# Conflicts and dice


def fights(view: SasView) -> Surface:
    """The pending conflicts, in the order in which they began."""
    surface = Surface("fights", "row", Say("surface-fights"), [])
    for at in range(0, len(view.fights), FIGHT_SIZE):
        attacker, defender, spot = view.fights[at : at + 3]
        args = [said("piece", PIECE_NAMES[attacker]), said("rival", PIECE_NAMES[defender]), said("spot", SPOT_NAMES[spot])]
        piece = Piece("fight-" + SPOT_WORDS[spot], "conflict", "⚔", "alarm", Say("fight-of", args))
        piece.detail = Say("fight-dice", [count("attack", DICE[view.kinds[attacker]]), count("defence", DICE[view.kinds[defender]])])
        surface.spots.append(Spot(f"fight{at // FIGHT_SIZE}", at // FIGHT_SIZE, 0, "conflict", [piece]))
    return surface


def die(word: str, pips: int, tone: str) -> Spot:
    piece = Piece(f"die{pips}", "die", str(pips), tone, Say("die", [count("number", pips)]))
    return Spot(word, 0, 0, "die", [piece])


def dice_row(word: str, dice: list[int], title: Say, tone: str) -> Surface:
    spots = [die(f"{word}.{i}", pips, tone) for i, pips in enumerate(dice)]
    for x, spot in enumerate(spots):
        spot.x = x
    return Surface(word, "row", title, spots)


def move_dice(view: SasView) -> list[Surface]:
    """The three dice of this turn, a 7 of the Boots among them (SAS-1071)."""
    if not view.dice:
        return []
    left = sum(view.dice) - sum(view.made) - sum(view.spent)
    title = Say("surface-dice", [who("who", view.active), count("left", left)])
    return [dice_row("dice", sorted(view.dice, reverse=True), title, f"seat{view.active}")]


def duel(view: SasView) -> list[Surface]:
    """Both sides' dice of the last conflict, with what they came to; until the next one begins, or the next turn but one."""
    found: list[Surface] = []
    for side, dice in enumerate(view.duel_dice if is_fresh(view) else []):
        piece, value = view.duel[1 + side], view.duel[3 + side]
        owner = view.side[piece] if view.side[piece] != NOBODY else first_side(piece)
        tone = f"seat{owner}" if owner != NOBODY else "grey"
        title = Say("surface-side", [said("piece", PIECE_NAMES[piece]), count("value", value)])
        found.append(dice_row(f"side{side}", dice, title, tone))
    return found


def is_fresh(view: SasView) -> bool:
    """Was the last conflict in this turn or the one before, and is no other about to be fought?"""
    if not view.duel or view.window == W5 or view.question == "mode":
        return False
    rounds, active = view.duel[5:]
    following = next((seat for step in range(1, view.seats + 1) if not view.out[seat := (active + step) % view.seats]), active)
    if view.active == active:
        return bool(view.rounds == rounds)  # an extra turn counts with the one before
    return view.active == following and view.rounds - rounds in (0, 1)


# Cards


def card_row(word: str, title: Say, cards: list[int], seat: int) -> Surface:
    surface = Surface(word, "row", title, [Spot(CARD_WORDS[card], i, 0, "card", [CARDS[card]]) for i, card in enumerate(cards)])
    surface.seat = seat
    surface.count = len(cards)
    return surface


def deck(view: SasView) -> Surface:
    back = [Piece("deck", "back", "✦", "spell", Say("a-card"), count=view.deck_size, down=True)] if view.deck_size else []
    surface = Surface("deck", "pile", Say("surface-deck"), [Spot("deck", 0, 0, "card", back)])
    surface.count = view.deck_size
    return surface


def pile(view: SasView) -> Surface:
    """SAS-952: all of it is open, the top first."""
    surface = card_row("pile", Say("surface-pile"), view.pile[::-1], NOBODY)
    surface.kind = "pile"
    return surface


def hand(view: SasView) -> Surface:
    surface = card_row("hand", Say("surface-hand"), view.hand, view.seat)
    surface.kind = "hand"
    return surface


def seen(view: SasView, seat: int) -> Surface:
    """SAS-1091: what the Crystal Ball shows of another hand."""
    return card_row(f"seen{seat}", Say("surface-seen", [who("who", seat)]), view.seen[seat], seat)


def aside(view: SasView) -> Surface:
    """SAS-954: Wisdom's cards, seen by the drinker alone; for others, how many."""
    seat = view.thinker
    if seat == view.seat:
        return card_row("aside", Say("surface-aside", [who("who", seat)]), view.aside, seat)
    back = Piece("aside", "back", "✦", "spell", Say("a-card"), count=view.aside_count, down=True)
    surface = Surface("aside", "row", Say("surface-aside", [who("who", seat)]), [])
    if view.aside_count:
        surface.spots.append(Spot("aside", 0, 0, "card", [back]))
    surface.seat = seat
    surface.count = view.aside_count
    return surface


def gifts(view: SasView) -> Surface:
    """SAS-516: artifacts that a player without a wizard has still to invoke."""
    return card_row("gifts", Say("surface-gifts"), view.gifts, NOBODY)


def in_play(view: SasView, seat: int) -> Surface:
    """The cards in play before a seat, as they came; each tells what it guards or lies on."""
    surface = Surface(f"play{seat}", "row", Say("surface-play", [who("who", seat)]), [])
    cards = [card for card in view.in_play if view.owner[card] == seat]
    for i, card in enumerate(cards):
        notes = card_notes(view, card)
        piece = CARDS[card] if not notes else card_piece(card, detail=together([CARD_TEXTS[card], *notes]))
        surface.spots.append(Spot(CARD_WORDS[card], i, 0, "card", [piece]))
    surface.seat = seat
    surface.count = len(cards)
    return surface


def card_notes(view: SasView, card: int) -> list[Say]:
    """How a card in play stands just now."""
    notes: list[Say] = []
    if card in (SAFE_SCROLL, SAFE_ARTIFACT):
        charge = view.scroll_charge if card == SAFE_SCROLL else view.artifact_charge
        notes.append(Say("card-unset") if charge == NO_CARD else Say("card-guards", [said("card", CARD_NAMES[charge])]))
    if card == LESSER_DEATH_TRAP:
        notes.append(Say("card-armed"))
    if card in view.disabled:
        notes.append(Say("card-disabled"))
    if view.used >> card & 1:
        notes.append(Say("card-used"))
    notes += [Say("card-returns", [who("who", mark % 8)]) for mark in view.marks if mark // 8 == card]
    return notes


# Pieces that aren't on the board

DEAD: Final = [Say("dead-" + word) for word in KIND_WORDS]


def grave(view: SasView, seat: int) -> Surface:
    """SAS-903: open to all; kind by kind, but for whoever chooses one of them."""
    dead = [piece for piece in range(len(view.grave)) if view.grave[piece] == seat]
    title = Say("surface-grave", [who("who", seat)])
    if view.question == "place_raised" and view.asked == seat:
        return piece_row(view, f"grave{seat}", title, dead, seat)
    kinds = [view.kinds[piece] for piece in dead]
    spots: list[Spot] = []
    for kind in sorted(set(kinds)):
        shown = Piece(f"dead-{KIND_WORDS[kind]}{seat}", KIND_WORDS[kind], FACES[kind], f"seat{seat}", DEAD[kind], count=kinds.count(kind))
        spots.append(Spot(f"grave{seat}.{len(spots)}", len(spots), 0, "piece", [shown]))
    surface = Surface(f"grave{seat}", "row", title, spots)
    surface.seat = seat
    surface.count = len(dead)
    return surface


def fallen(view: SasView) -> Surface:
    """Who has just died (SAS-543): what Zombie may name."""
    dead = [event // SPOTS for event in view.deaths if view.at[event // SPOTS] == NOWHERE]
    surface = Surface("fallen", "row", Say("surface-fallen"), [])
    for i, piece in enumerate(dead):
        side = view.grave[piece] if view.grave[piece] != NOBODY else first_side(piece)
        surface.spots.append(Spot(f"fallen.{i}", i, 0, "piece", [token(view, piece, side)]))
    return surface


def token(view: SasView, piece: int, side: int) -> Piece:
    """A piece off the board."""
    kind = view.kinds[piece]
    tone = f"seat{side}" if side != NOBODY else "grey"
    return Piece(PIECE_WORDS[piece], KIND_WORDS[kind], FACES[kind] + number_of(piece), tone, PIECE_NAMES[piece])


def reserve(view: SasView, seat: int) -> Surface:
    """During set-up: pieces still to be placed (SAS-111)."""
    waiting = [
        piece
        for piece in range(len(view.at))
        if view.question == "place_piece" and view.at[piece] == NOWHERE and view.grave[piece] == NOBODY and first_side(piece) == seat
    ]
    return piece_row(view, f"reserve{seat}", Say("surface-reserve", [who("who", seat)]), waiting, seat)


def piece_row(view: SasView, word: str, title: Say, pieces: list[int], seat: int) -> Surface:
    spots = [Spot(f"{word}.{i}", i, 0, "piece", [token(view, piece, seat)]) for i, piece in enumerate(pieces)]
    surface = Surface(word, "row", title, spots)
    surface.seat = seat
    surface.count = len(spots)
    return surface


def unclaimed(view: SasView) -> Surface:
    """While domains are chosen: those still to be had (SAS-105)."""
    surface = Surface("domains", "row", Say("surface-unclaimed"), [])
    if view.question == "choose_domain":
        for domain, word in enumerate(DOMAIN_WORDS):
            if domain not in view.domains:
                piece = Piece(word, "domain", word[:4], "grey", DOMAIN_NAMES[domain])
                piece.detail = Say("about-" + word)
                surface.spots.append(Spot(word, len(surface.spots), 0, "domain", [piece]))
    return surface
