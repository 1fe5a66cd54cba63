"""What happens to pieces: they stand, are moved by magic, killed, raised, changed (3.3, 4.4, 4.5, 9.1).

The deeds of all chapters, so that each consequence has one place. Movement by dice is in movement.py, conflicts in conflicts.py.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from foldtable.core.say import Say, text, thing, who
from foldtable.core.steps import Option, Step
from foldtable.games.sas import in_play
from foldtable.games.sas.asking import Holding, Question, SpotOption, note_spot, piece_arg
from foldtable.games.sas.state import Sas
from foldtable.games.sas.tables import (
    APART,
    ARMY,
    ARMY_SIZE,
    ASLEEP,
    CARRIER,
    CRYSTAL_BALL,
    CURSE,
    CURSED,
    DEMONS,
    DICE,
    DIGIT,
    DOPPELGANGER,
    FIGHTING,
    FIRST_EXTRA,
    FIRST_PIECE,
    GHOST,
    GHOST_ARMY,
    HALTED,
    HELD,
    IMAGES,
    IS_TRAP,
    LIFELESS,
    MAGIC_SHIELD,
    NEAR,
    NOBODY,
    NOWHERE,
    PARALYSED,
    PARALYSIS,
    PIECE_THING,
    PIECE_WORDS,
    PION,
    ROCK,
    SHIELDED,
    SLEEP,
    SORTS,
    SPOT_WORDS,
    SPOTS,
    SPOTS_EACH,
    STATUS_WORDS,
    STONE,
    TYPHOID_MARY,
    VACANT,
)

# The board


def put(g: Sas, piece: i64, spot: i64) -> None:
    """Lay a piece on a spot, upon whatever is there."""
    lay(g, piece + FIRST_PIECE, spot)
    g.at[piece] = spot


def lay(g: Sas, thing: i64, spot: i64) -> None:
    what: i64 = g.spots[spot]
    if what == VACANT:
        g.spots[spot] = thing
    elif what < DIGIT:
        g.spots[spot] = what + DIGIT * thing
    else:
        g.spots[spot] = what + DIGIT * DIGIT * thing


def lift(g: Sas, piece: i64) -> None:
    """Take a piece off its spot."""
    spot: i64 = g.at[piece]
    if spot != NOWHERE:
        take_off(g, piece + FIRST_PIECE, spot)
        g.at[piece] = NOWHERE


def take_off(g: Sas, thing: i64, spot: i64) -> None:
    what: i64 = g.spots[spot]
    left: i64 = 0
    place: i64 = 1
    while what:
        digit = what % DIGIT
        if digit == thing:
            thing = -1  # one of them only
        else:
            left += digit * place
            place *= DIGIT
        what //= DIGIT
    g.spots[spot] = left


def put_rock(g: Sas, spot: i64) -> None:
    lay(g, ROCK, spot)
    if g.heard:
        g.tell("rock-appears", "SAS-031", thing("spot", SPOT_WORDS[spot]))


def lift_rock(g: Sas, spot: i64) -> None:
    take_off(g, ROCK, spot)
    if spot in g.pushed:
        g.pushed.remove(spot)
    if g.heard:
        g.tell("rock-gone", "SAS-581", thing("spot", SPOT_WORDS[spot]))


def move_rock(g: Sas, spot: i64, to: i64) -> None:
    """A rock is shifted or pushed: no trap entry, no teleport (SAS-1013)."""
    take_off(g, ROCK, spot)
    lay(g, ROCK, to)
    if spot in g.pushed:
        g.pushed.remove(spot)
        g.pushed.append(to)
    if g.heard:
        g.tell("rock-moved", "SAS-1010", thing("spot", SPOT_WORDS[spot]), thing("to", SPOT_WORDS[to]))


# Who stands where


def all_pieces(g: Sas) -> list[int]:
    """The numbers of all pieces there may be in this game."""
    return [*range(ARMY_SIZE * g.seats), *range(FIRST_EXTRA, len(g.at))]


def in_standard_order(g: Sas, found: list[int]) -> list[int]:
    """SAS-019: by controller clockwise from the active player; in an army as listed there; the Hulk last."""
    ordered: list[tuple[int, int, int, int]] = []
    for piece in found:
        seat = g.side[piece]
        turns = (seat - g.active) % g.seats if seat != NOBODY else g.seats
        if piece in g.gained:
            ordered.append((turns, 3, g.gained.index(piece), piece))
        elif g.is_image(piece):
            ordered.append((turns, 2, g.at[piece], piece))
        else:
            ordered.append((turns, 1 if piece >= FIRST_EXTRA else 0, piece, piece))
    ordered.sort()
    return [one[3] for one in ordered]


def next_to(g: Sas, spot: i64) -> list[int]:
    """SAS-017: the living pieces on a spot and on those beside it, in standard order."""
    found = [piece for piece in g.pieces_at(spot) if not g.status[piece] & LIFELESS]
    for beside in NEAR[spot]:
        if g.spots[beside] > ROCK:
            found += [piece for piece in g.pieces_at(beside) if not g.status[piece] & LIFELESS]
    return in_standard_order(g, found) if len(found) > 1 else found


def vacant_spots(g: Sas, domain: i64) -> list[int]:
    """SAS-013: of one domain."""
    first = domain * SPOTS_EACH
    found: list[int] = []
    for spot in range(first, first + SPOTS_EACH):
        if g.spots[spot] == VACANT:
            found.append(spot)
    return found


def all_vacant_spots(g: Sas) -> list[int]:
    """Of every domain on the table, in seating order."""
    found: list[int] = []
    for domain in g.domains:
        found += vacant_spots(g, domain)
    return found


# Statuses


def set_status(g: Sas, piece: i64, bit: i64) -> None:
    g.status[piece] |= bit
    if bit == ASLEEP:
        g.sleeper = piece
    elif bit == CARRIER:
        g.carrier = piece
        g.exposed = []  # SAS-1302: whoever is next to it now comes to be so
    if g.heard:
        tell_status(g, "status-begins", piece, bit)


def tell_status(g: Sas, message: str, piece: i64, bit: i64) -> None:
    number = 0
    while bit > 1:
        bit >>= 1
        number += 1
    g.tell(message, "SAS-583", thing("piece", PIECE_WORDS[piece]), text("status", STATUS_WORDS[number]))


def clear_status(g: Sas, bit: i64) -> None:
    """No piece is under this any longer."""
    for piece in range(len(g.status)):
        if g.status[piece] & bit:
            take_status(g, piece, bit)


def take_status(g: Sas, piece: i64, bit: i64) -> None:
    """This piece is under it no longer; its card isn't touched."""
    g.status[piece] &= ~bit
    if bit == ASLEEP:
        g.sleeper = NOBODY
    elif bit == CARRIER:
        g.carrier = NOBODY
        g.exposed = []
    if g.heard:
        tell_status(g, "status-ends", piece, bit)


def free_from(g: Sas, piece: i64, bits: i64) -> None:
    """SAS-582, SAS-902: these statuses of the piece end, and the cards that kept up nothing else are discarded."""
    ending: i64 = g.status[piece] & bits
    if ending & ASLEEP:
        in_play.destroy(g, SLEEP)
    if ending & PARALYSED:
        in_play.destroy(g, PARALYSIS)
    if ending & CURSED:
        in_play.destroy(g, CURSE)
    if ending & CARRIER:
        in_play.destroy(g, TYPHOID_MARY)
    if ending & SHIELDED:
        in_play.destroy(g, MAGIC_SHIELD)
    ending = g.status[piece] & bits  # positions set up by hand may lack the card
    while ending:
        bit = ending & -ending
        take_status(g, piece, bit)
        ending -= bit


def wake(g: Sas) -> None:
    """SAS-1361, SAS-1362: the sleeper wakes."""
    free_from(g, g.sleeper, ASLEEP)


def stir(g: Sas, piece: i64, spot: i64) -> None:
    """SAS-1362: a piece moves onto or off this spot: a sleeper beside it wakes. Its own moving doesn't wake it (SAS-1363)."""
    if g.sleeper != NOBODY and piece != g.sleeper and g.at[g.sleeper] in NEAR[spot]:
        wake(g)


# Being moved by a card


def relocate(g: Sas, piece: i64, spot: i64, by_teleport: bool) -> None:
    """A card moves an object: a conflict is called off (SAS-407), a hold ends (SAS-1113), sleepers beside wake (SAS-1362).

    Teleports make a teleport event, and on a trap spot a trap entry (SAS-342, SAS-544). A rock-form wizard is no piece.
    """
    origin: i64 = g.at[piece]
    call_off_fights_of(g, piece)
    take_away_hold(g, piece)
    lift(g, piece)
    put(g, piece, spot)
    if g.heard:
        g.tell("moved-by-card", "SAS-562", thing("piece", PIECE_WORDS[piece]), thing("spot", SPOT_WORDS[spot]))
    if not g.status[piece] & STONE:
        stir(g, piece, origin)
        stir(g, piece, spot)
    if by_teleport:
        g.teleports.append(SPOTS * piece + spot)
        if IS_TRAP[spot]:
            g.entries.append(SPOTS * piece + spot)


def take_away_hold(g: Sas, piece: i64) -> None:
    if g.status[piece] & HELD:
        take_status(g, piece, HELD)


# Conflicts: five numbers each in `g.fights` (SAS-404)

FIGHT_SIZE = 5  # attacker, defender, spot, origin, and who controlled a Hulk among them when it began (SAS-1494)


def begin_fight(g: Sas, attacker: i64, defender: i64, spot: i64, origin: i64) -> None:
    """SAS-323, SAS-324, SAS-401: a conflict is pending, and the attacker's moves have ended."""
    master: i64 = NOBODY
    if g.is_hulk(attacker):
        master = g.controller(attacker)
    elif g.is_hulk(defender):
        master = g.controller(defender)
    g.fights += [attacker, defender, spot, origin, master]
    g.status[attacker] |= FIGHTING | HALTED
    g.status[defender] |= FIGHTING
    if g.heard:
        args = [piece_arg(g, "piece", attacker), piece_arg(g, "rival", defender), thing("spot", SPOT_WORDS[spot])]
        g.tell("conflict-begins", "SAS-323", *args)
    if g.status[defender] & ASLEEP:
        wake(g)  # SAS-1361
    if defender == g.carrier and attacker in g.exposed:
        g.exposed.remove(attacker)  # SAS-1302: it rolls once more for attacking


def fight_of(g: Sas, piece: i64) -> int:
    """Where in `g.fights` the pending conflict of this piece begins, or -1."""
    for at in range(0, len(g.fights), FIGHT_SIZE):
        if g.fights[at] == piece or g.fights[at + 1] == piece:
            return at
    return -1


def end_fight(g: Sas, at: i64) -> None:
    """The conflict is no longer pending."""
    g.status[g.fights[at]] &= ~FIGHTING
    g.status[g.fights[at + 1]] &= ~FIGHTING
    del g.fights[at : at + FIGHT_SIZE]


def call_off_fights_of(g: Sas, piece: i64) -> None:
    """SAS-407: a fighter leaves or is none any more; the other stays where it is."""
    if g.status[piece] & FIGHTING:
        at = fight_of(g, piece)
        if g.heard:
            g.tell("conflict-called-off", "SAS-407", thing("spot", SPOT_WORDS[g.fights[at + 2]]))
        end_fight(g, at)


def call_off_and_separate(g: Sas, piece: i64) -> None:
    """SAS-407: the two may not fight on, and can't stay together: the attacker goes."""
    at = fight_of(g, piece)
    attacker: i64 = g.fights[at]
    origin: i64 = g.fights[at + 3]
    call_off_fights_of(g, piece)
    g.then(Separate(attacker, origin))


# Separation


@final
class Separate(Step[Sas]):
    """SAS-440: the one that moved in last goes back to its origin, else to the nearest vacant spot of that domain, else it is destroyed."""

    def __init__(self, piece: int, origin: int) -> None:
        self.piece = piece
        self.origin = origin

    def run(self, g: Sas) -> None:
        piece = self.piece
        if g.at[piece] == NOWHERE:
            return
        if g.is_vacant(self.origin):
            throw_back(g, piece, self.origin)
            return
        spots = nearest_vacant(g, g.at[piece])
        if not spots:
            if g.heard:
                g.tell("separated-into-nothing", "SAS-440", thing("piece", PIECE_WORDS[piece]))
            kill(g, [piece], NOBODY)
        elif len(spots) == 1:
            throw_back(g, piece, spots[0])
        else:
            seat = g.controller(piece)
            g.then(SeparationSpot(seat if seat != NOBODY and g.is_in(seat) else g.acting(), piece))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.piece < len(g.at) and 0 <= self.origin < SPOTS


def nearest_vacant(g: Sas, spot: i64) -> list[int]:
    """The vacant spots fewest steps away in the same domain, walking through objects."""
    first: i64 = spot // SPOTS_EACH * SPOTS_EACH
    best: i64 = SPOTS
    found: list[int] = []
    for there in vacant_spots(g, spot // SPOTS_EACH):
        steps: i64 = APART[spot][there - first]
        if steps < best:
            best = steps
            found = []
        if steps == best:
            found.append(there)
    return found


def throw_back(g: Sas, piece: i64, spot: i64) -> None:
    """SAS-441: no moves, no trap, no teleport, no attack."""
    take_away_hold(g, piece)
    lift(g, piece)
    put(g, piece, spot)
    if g.heard:
        g.tell("separated", "SAS-440", thing("piece", PIECE_WORDS[piece]), thing("spot", SPOT_WORDS[spot]))


@final
class SeparationSpot(Question):
    """SAS-440: the controller chooses among equals."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def question(self) -> str:
        return "separation_spot"

    def options(self, g: Sas) -> list[Option]:
        return [SpotOption("retreat", spot, "SAS-440") for spot in nearest_vacant(g, g.at[self.piece])]

    def prompt(self, g: Sas) -> Say:
        return Say("ask-separation_spot", [thing("piece", PIECE_WORDS[self.piece]), note_spot(g.at[self.piece])])

    def answered(self, g: Sas, option: Option) -> None:
        assert isinstance(option, SpotOption)
        throw_back(g, self.piece, option.spot)

    def left(self, g: Sas) -> None:
        """Its controller has given up: the piece is gone, or others choose for it."""
        if g.at[self.piece] != NOWHERE:
            g.then(Separate(self.piece, g.at[self.piece]))

    def fits(self, g: Sas) -> bool:
        return 0 <= self.piece < len(g.at) and 0 <= g.at[self.piece] < SPOTS and len(nearest_vacant(g, g.at[self.piece])) > 0


# Saving throws (4.5)


def roll_save(g: Sas, piece: i64, above: i64) -> bool:
    """SAS-450, SAS-451: its own kind's dice, unmodified; does the value beat the number?"""
    first: i64 = 0
    second: i64 = 0
    shown: list[int] = []
    for _ in range(DICE[g.kinds[piece]]):
        die = g.chance.die("save", 6)
        shown.append(die)
        if die > first:
            second = first
            first = die
        elif die > second:
            second = die
    saved = 10 * first + second > above
    if g.heard:
        dice = text("dice", " ".join([str(die) for die in shown]))
        g.tell("save-rolled", "SAS-450", thing("piece", PIECE_WORDS[piece]), dice, text("above", str(above)))
        g.tell("save-made" if saved else "save-missed", "SAS-450", thing("piece", PIECE_WORDS[piece]))
    return saved


# Death


def kill(g: Sas, doomed: list[int], killer: i64) -> None:
    """SAS-901 to SAS-905, SAS-556: all at the same moment. `killer` is the seat the deaths are credited to, or NOBODY."""
    seer = g.owner[CRYSTAL_BALL]
    wizards: list[int] = []  # the seats that lose theirs
    for piece in wizards_first(g, doomed):
        if g.at[piece] == NOWHERE:
            continue
        if g.heard:
            if killer != NOBODY:
                g.tell("killed", "SAS-901", piece_arg(g, "piece", piece), who("who", killer))
            else:
                g.tell("died", "SAS-901", thing("piece", PIECE_WORDS[piece]))
        if not g.is_image(piece) and not g.is_hulk(piece):
            g.deaths.append(SPOTS * piece + g.at[piece])
        if g.is_wizard(piece):
            wizards.append(g.side[piece])
        remove(g, piece, to_grave=True)
    for seat in wizards:
        in_play.lose_hand(g, seat, killer, seer)
        in_play.without_wizard(g, seat)


def wizards_first(g: Sas, doomed: list[int]) -> list[int]:
    """What the others' deaths bring back to a hand comes too late for a wizard who dies with them (SAS-1183)."""
    if len(doomed) == 1:
        return doomed
    return [piece for piece in doomed if g.is_wizard(piece)] + [piece for piece in doomed if not g.is_wizard(piece)]


def remove(g: Sas, piece: i64, to_grave: bool) -> None:
    """The piece leaves the board: its conflict, statuses and images end, and the moves it has made go on counting (SAS-304)."""
    call_off_fights_of(g, piece)
    was_ghost = g.status[piece] & GHOST
    lift(g, piece)
    if piece == g.original:
        in_play.destroy(g, DOPPELGANGER)
    free_from(g, piece, ASLEEP | PARALYSED | CURSED | CARRIER | SHIELDED)
    g.status[piece] = 0
    if g.made[piece]:
        g.spent.append(g.made[piece])
        g.made[piece] = 0
    if to_grave and piece < FIRST_EXTRA:
        g.grave[piece] = g.side[piece]
    if piece in g.gained:
        g.gained.remove(piece)
    g.side[piece] = NOBODY
    if piece in g.exposed:
        g.exposed.remove(piece)
    if was_ghost:
        end_ghost_army(g)
    if g.is_image(piece):
        end_doppelganger(g)
    else:
        g.thinned = True


# Rising, and coming into being


def raise_piece(g: Sas, piece: i64, seat: i64, spot: i64) -> None:
    """A dead piece stands again, for this seat: without statuses, with no moves made (SAS-1203, SAS-1262)."""
    g.grave[piece] = NOBODY
    g.side[piece] = seat
    g.status[piece] = 0
    if is_foreign(piece, seat):
        g.gained.append(piece)
    put(g, piece, spot)
    if g.heard:
        g.tell("raised", "SAS-1262", thing("piece", PIECE_WORDS[piece]), who("who", seat), thing("spot", SPOT_WORDS[spot]))


def is_foreign(piece: i64, seat: i64) -> bool:
    """Does the seat have this piece from others? Of a demon, only its being taken over tells, so here it counts as foreign."""
    return piece >= FIRST_EXTRA or piece // ARMY_SIZE != seat


def new_piece(g: Sas, sort: i64, seat: i64, kind: i64, spot: i64) -> int:
    """A demon, hulk or image appears."""
    piece: i64 = FIRST_EXTRA + sort
    while piece < len(g.at) and (g.at[piece] != NOWHERE or is_remembered(g, piece)):
        piece += SORTS
    while len(g.at) <= piece:
        g.at.append(NOWHERE)
        g.side.append(NOBODY)
        g.status.append(0)
        g.made.append(0)
        g.grave.append(NOBODY)
        g.kinds = [*g.kinds, kind_of_extra(len(g.kinds))]
    if g.kinds[piece] != kind:
        kinds = g.kinds[:]
        kinds[piece] = kind
        g.kinds = kinds
    g.side[piece] = seat
    put(g, piece, spot)
    if g.heard:
        g.tell("appears", "SAS-031", thing("piece", PIECE_WORDS[piece]), thing("spot", SPOT_WORDS[spot]))
    return piece


def kind_of_extra(piece: int) -> int:
    """What an extra piece is when nothing else is said: an image copies a pion."""
    return [4, 5, PION][(piece - FIRST_EXTRA) % SORTS] if piece >= FIRST_EXTRA else ARMY[piece % ARMY_SIZE]


def is_remembered(g: Sas, piece: i64) -> bool:
    """Is this dead demon still spoken of, so that a new one needs another number? (Zombie, SAS-1200)"""
    if (piece - FIRST_EXTRA) % SORTS != DEMONS:
        return False
    for code in g.deaths:
        if code // SPOTS == piece:
            return True
    return any(isinstance(step, Holding) and PIECE_THING + piece in step.aims for step in g.agenda)


# Changing sides


def change_side(g: Sas, piece: i64, seat: i64) -> None:
    """SAS-1371: the piece belongs to this army from now on. Its images vanish (SAS-583); no fight among one's own (SAS-407)."""
    if g.side[piece] == seat:
        return
    if piece == g.original:
        in_play.destroy(g, DOPPELGANGER)
    if g.made[piece]:  # it has left the army it moved with, or joins with no moves made
        g.spent.append(g.made[piece])
        g.made[piece] = 0
    g.side[piece] = seat
    if piece in g.gained:
        g.gained.remove(piece)
    if is_foreign(piece, seat):
        g.gained.append(piece)
    g.thinned = True
    if g.heard:
        g.tell("changes-side", "SAS-1371", thing("piece", PIECE_WORDS[piece]), who("who", seat))
    if g.status[piece] & FIGHTING:
        at = fight_of(g, piece)
        rival: i64 = g.fights[at] if g.fights[at + 1] == piece else g.fights[at + 1]
        if g.side[rival] == seat:
            call_off_and_separate(g, piece)


# Ghosts


def make_ghost(g: Sas, piece: i64) -> None:
    """SAS-1410, SAS-583: it loses every status and its images."""
    if piece == g.original:
        in_play.destroy(g, DOPPELGANGER)
    call_off_fights_of(g, piece)
    free_from(g, piece, ASLEEP | PARALYSED | HELD | CURSED | CARRIER | SHIELDED)
    g.status[piece] |= GHOST
    g.thinned = True
    if g.heard:
        g.tell("became-ghost", "SAS-1410", thing("piece", PIECE_WORDS[piece]))


def make_live(g: Sas, piece: i64) -> None:
    """SAS-1413: the ghost lives again; the card goes with its last ghost (SAS-1416)."""
    g.status[piece] &= ~GHOST
    if g.heard:
        g.tell("lives-again", "SAS-1413", thing("piece", PIECE_WORDS[piece]))
    end_ghost_army(g)


def end_ghost_army(g: Sas) -> None:
    for status in g.status:
        if status & GHOST:
            return
    in_play.destroy(g, GHOST_ARMY)


def wake_all_ghosts(g: Sas) -> None:
    """The card has gone: all its ghosts live again."""
    for piece in range(len(g.status)):
        if g.status[piece] & GHOST:
            make_live(g, piece)


# Images


def vanish_images(g: Sas) -> None:
    """SAS-1246: all images vanish; they die no death."""
    g.original = NOBODY
    for piece in range(FIRST_EXTRA + IMAGES, len(g.at), SORTS):
        if g.at[piece] != NOWHERE:
            if g.heard:
                g.tell("image-vanishes", "SAS-1246", thing("piece", PIECE_WORDS[piece]))
            remove(g, piece, to_grave=False)


def end_doppelganger(g: Sas) -> None:
    """SAS-1246: the card goes with the last image."""
    for piece in range(FIRST_EXTRA + IMAGES, len(g.at), SORTS):
        if g.at[piece] != NOWHERE:
            return
    g.original = NOBODY
    in_play.destroy(g, DOPPELGANGER)


def images(g: Sas) -> list[int]:
    return [piece for piece in range(FIRST_EXTRA + IMAGES, len(g.at), SORTS) if g.at[piece] != NOWHERE]


# Rock-form and vaporous wizards


def stand_up(g: Sas, wizard: i64) -> None:
    """SAS-1471: the rock is a wizard again, where it is."""
    if g.status[wizard] & STONE:
        take_status(g, wizard, STONE)


def turn_to_stone(g: Sas, wizard: i64) -> None:
    """SAS-583, SAS-1475: he loses his images and a carrier's status, nothing else."""
    if wizard == g.original:
        in_play.destroy(g, DOPPELGANGER)
    free_from(g, wizard, CARRIER)
    set_status(g, wizard, STONE)


def condense(g: Sas, wizard: i64) -> None:
    """SAS-1462: the Vapour ends: a wizard who shares a spot with anything but his attacker is destroyed, to nobody's credit."""
    if g.at[wizard] != NOWHERE and shares_spot(g, wizard):
        kill(g, [wizard], NOBODY)


def shares_spot(g: Sas, wizard: i64) -> bool:
    if g.spots[g.at[wizard]] < DIGIT:
        return False
    if g.status[wizard] & FIGHTING:
        return g.fights[fight_of(g, wizard) + 1] != wizard or g.spots[g.at[wizard]] >= DIGIT * DIGIT
    return True
