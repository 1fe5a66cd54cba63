"""Where things lie: the board of the stage with what guards, hides and shuts, the dice, a battle, and what is before each seat.

Signs are the same in every language. A square with a cross is shut to whoever looks, an empty one is open; an exclamation mark is the
eye of a guard. A token shows its player's level.
"""

from __future__ import annotations

from typing import Final

from foldtable.core.say import Arg, Say, count, said, text, thing, who
from foldtable.core.scene import Counter, Panel, Piece, Scene, Spot, Surface
from foldtable.core.zones import bit
from foldtable.games.nax.state import MINION
from foldtable.games.nax.tables import (
    ABILITIES,
    BAGS,
    BLACK,
    BLUE,
    BOARD,
    CARDS,
    COINS,
    ELEVATOR,
    ELEVATOR_FLOOR,
    EVERY_SPACE,
    GREEN,
    GUARDED_HALL,
    GUARDS,
    LIFTED,
    NOBODY,
    NOTHING,
    RED,
    SWITCHES,
    Board,
)
from foldtable.games.nax.view import NaxView

# By kind of card: its sign and its tone
CARD_SIGNS: Final = ("✹", "»", "†", "∩", "?")
CARD_TONES: Final = ("red", "green", "yellow", "blue", "spell")
COIN_FACES: Final = ("1¢", "5¢", "10¢")
COIN_TONES: Final = ("brown", "grey", "white")
OPEN: Final = "□"
SHUT: Final = "⊠"


def scene_of(view: NaxView) -> Scene:
    surfaces = [board(view), roll(view), deck(view)]
    if view.foe != NOBODY:
        surfaces.insert(1, battle(view))
    if view.stage == GUARDED_HALL:
        surfaces.insert(1, guards(view))
    elif view.stage == ELEVATOR_FLOOR:
        surfaces.insert(1, key(view))
    if view.under:
        surfaces.append(under(view))
    panels: list[Panel] = []
    for seat in range(view.seats):
        lying = before(view, seat)
        surfaces.append(lying)
        counters = [
            Counter("counter-points", view.points[seat]),
            Counter("counter-level", view.levels[seat]),
            Counter("counter-hand", view.hand_sizes[seat]),
        ]
        panels.append(Panel(seat, counters, [lying.word]))
    if view.looked_at != NOBODY:
        surfaces.append(looked_at(view))
    if view.seat >= 0:
        surfaces.append(hand(view))
        if view.hand:
            surfaces.append(abilities(view))
    return Scene(view, surfaces, panels, [Counter("counter-stage", view.stage + 1), Counter("counter-round", view.round)])


# Things by name


def names_of_things() -> dict[str, Say]:
    names = {word: Say("card-" + word) for word in CARDS}
    names |= {word: Say("ability-" + word) for word in ABILITIES}
    names |= {word: Say("coin-" + word) for word in COINS}
    for message, words in (("guard", GUARDS), ("bag", BAGS), ("switch", SWITCHES)):
        names |= {word: numbered(message, i) for i, word in enumerate(words)}
    return names | {word: Say("space", [text("space", word)]) for word in EVERY_SPACE}


def numbered(message: str, number: int) -> Say:
    """Guards, bags, switches and boxes are counted from 1."""
    return Say(message, [count("number", number + 1)])


# What is the same in every Scene is made once; a Scene is drawn for each viewer after each choice
NAMES: Final = names_of_things()


def name_of(word: str) -> Say | None:
    """What people call the thing of this word."""
    return NAMES.get(word)


def card_piece(card: int, *, of: int = 1) -> Piece:
    word = CARDS[card]
    piece = Piece(word, "spell", CARD_SIGNS[card], CARD_TONES[card], NAMES[word], count=of)
    texts = [Say(f"ability-{word}{level}-text") for level in (1, 2, 3)]
    piece.detail = Say("card-levels", [said("one", texts[0]), said("two", texts[1]), said("three", texts[2])])
    return piece


def ability_piece(ability: int, *, within_reach: bool) -> Piece:
    word = ABILITIES[ability]
    card, level = ability // 3, ability % 3 + 1
    tone = CARD_TONES[card] if within_reach else "grey"
    piece = Piece(word, "ability", f"{CARD_SIGNS[card]}{level}", tone, NAMES[word])
    piece.detail = Say(f"ability-{word}-text")
    return piece


# The board


def board(view: NaxView) -> Surface:
    """The spaces of this stage. Where no space is there is nothing, not even floor."""
    grid = BOARD[view.stage]
    watching = sum(int(bit(guard)) for guard in view.awake)
    spots: list[Spot] = []
    for space in range(len(grid.spaces)):
        eyes = (grid.watchers[space] & watching).bit_count()
        spot = Spot(grid.spaces[space], grid.x[space], grid.y[space], *kind_and_pieces(view, grid, space))
        if eyes:
            spot.pieces.append(Piece("watch", "watch", "!" * eyes, "alarm", Say("watched", [count("guards", eyes)])))
            spot.lit = True
        spot.pieces += [token(view, seat) for seat in range(view.seats) if view.at[seat] == space]
        spot.name = Say("space-start", [text("space", spot.word)]) if spot.kind == "start" else NAMES[spot.word]
        spot.sign = "⌂" if spot.kind == "start" else ""
        spots.append(spot)
    return Surface("board", "grid", Say("surface-board", [count("stage", view.stage + 1)]), spots)


def kind_and_pieces(view: NaxView, grid: Board, space: int) -> tuple[str, list[Piece]]:
    """What kind of space this is to whoever looks, and what belongs to it."""
    kind, number = grid.kinds[space], number_of(grid, space)
    if kind == BLUE:
        return "start", []  # its sign is enough: whoever stands there needs the room
    if kind == RED:
        return "exit", [Piece("exit", "exit", "⚑", "red", Say("exit"))]
    if kind == BLACK:
        return "minion", [Piece("minion", "minion", "☠", "skull", Say("minion"))]
    if kind == ELEVATOR:
        is_open = view.seat >= 0 and (view.key in view.coins[view.seat])
        word = "elevator-open" if is_open else "elevator"
        return word, [shutter("elevator", "elevator", "E", Say(word), is_open=is_open)]
    if kind == LIFTED:
        is_open = view.seat >= 0 and number in view.switches[view.seat]
        word = "box-open" if is_open else "box"
        return word, [shutter(f"x{number + 1}", "box", str(number + 1), numbered(word, number), is_open=is_open)]
    if kind == GREEN and view.stage == GUARDED_HALL:
        is_awake = number in view.awake
        return ("guard-awake" if is_awake else "guard-asleep"), [guard(number, is_awake=is_awake)]
    if kind == GREEN and view.stage == ELEVATOR_FLOOR:
        return "bag", [bag(view, number)]
    if kind == GREEN:
        is_pressed = view.seat >= 0 and number in view.switches[view.seat]
        return "switch", [switch(number, is_pressed=is_pressed)]
    return "floor", []


def number_of(grid: Board, space: int) -> int:
    """Of its guard, bag or switch, or of the box that shuts it, from 0."""
    if grid.kinds[space] == LIFTED:
        return grid.shut_by[space].bit_length() - 1
    return max(0, grid.things[space])


def token(view: NaxView, seat: int) -> Piece:
    level = view.levels[seat]
    return Piece(f"token{seat}", "token", str(level), f"seat{seat}", Say("token", [who("who", seat), count("level", level)]))


def guard(number: int, *, is_awake: bool) -> Piece:
    if is_awake:
        return Piece(GUARDS[number], "guard", f"G{number + 1}!", "alarm", numbered("guard-is-awake", number))
    return Piece(GUARDS[number], "guard", f"G{number + 1}z", "green", numbered("guard-is-asleep", number))


def bag(view: NaxView, number: int) -> Piece:
    """Whoever has had a hand in it knows what is in it (NAX-905)."""
    known = view.bag_coins[number]
    piece = Piece(BAGS[number], "bag", f"B{number + 1}", "green", NAMES[BAGS[number]])
    if known != NOTHING:
        piece.face = COIN_FACES[known]
        piece.name = Say("bag-known-to-hold", [count("number", number + 1), thing("coin", COINS[known])])
    return piece


def switch(number: int, *, is_pressed: bool) -> Piece:
    if is_pressed:
        return Piece(SWITCHES[number], "switch", f"●{number + 1}", "green", numbered("switch-pressed-already", number))
    return Piece(SWITCHES[number], "switch", f"○{number + 1}", "green", numbered("switch-for-its-box", number))


def shutter(word: str, kind: str, letter: str, name: Say, *, is_open: bool) -> Piece:
    """The elevator or a box."""
    return Piece(word, kind, (OPEN if is_open else SHUT) + letter, "teal" if is_open else "orange", name)


# Dice and coins


def roll(view: NaxView) -> Surface:
    """The movement die, and what the turn makes of it."""
    spots: list[Spot] = []
    if view.die:
        die = Piece("die", "die", str(view.die), f"seat{view.active}", Say("movement-die", [count("die", view.die)]))
        spots.append(Spot("die", 0, 0, "die", [die]))
    return Surface("roll", "row", Say("surface-roll", [count("steps", view.total)]), spots)


def guards(view: NaxView) -> Surface:
    """NAX-711: the coins of this round, heads for whoever watches."""
    spots: list[Spot] = []
    for number in range(len(GUARDS)):
        coin = guards_coin(f"coin{number + 1}", number, is_awake=number in view.awake)
        spots.append(Spot(coin.word, number, 0, "coin", [coin]))
    return Surface("guards", "row", Say("surface-guards"), spots)


def guards_coin(word: str, number: int, *, is_awake: bool) -> Piece:
    if is_awake:
        return Piece(word, "coin", "!", "alarm", numbered("guard-is-awake", number))
    return Piece(word, "coin", "z", "green", numbered("guard-is-asleep", number))


def key(view: NaxView) -> Surface:
    """NAX-721: the coin that the elevator needs."""
    spots = [] if view.key == NOTHING else [Spot("key", 0, 0, "coin", [coin_piece("key", view.key)])]
    return Surface("key", "row", Say("surface-key"), spots)


def coin_piece(word: str, coin: int) -> Piece:
    return Piece(word, "coin", COIN_FACES[coin], COIN_TONES[coin], NAMES[COINS[coin]])


# A battle


def battle(view: NaxView) -> Surface:
    """Who fights whom, and what spells have done to each attack."""
    surface = Surface("battle", "row", Say("surface-battle"), [])
    to_win = Say("battle-players-text")
    if view.foe == MINION:
        to_win = Say("battle-minion-text", [count("strength", view.strength)])
    surface.spots.append(Spot("attacker", 0, 0, "fighter", [fighter(view, view.active, to_win)]))
    if view.foe == MINION:
        minion = Piece("foe", "minion", f"☠{view.strength}", "skull", Say("minion-strength", [count("strength", view.strength)]))
        surface.spots.append(Spot("foe", 1, 0, "fighter", [minion]))
    else:
        surface.spots.append(Spot("foe", 1, 0, "fighter", [fighter(view, view.foe, to_win)]))
    return surface


def fighter(view: NaxView, seat: int, to_win: Say) -> Piece:
    """NAX-420 to NAX-422: the die, doubled so often, and so much more or less."""
    changes = ""
    if view.doubled[seat]:
        changes += f" × {bit(view.doubled[seat])}"
    if view.extra[seat]:
        changes += f" {'+' if view.extra[seat] > 0 else '−'} {abs(view.extra[seat])}"
    name = Say("battle-side", [who("who", seat), text("changes", changes)])
    if seat in view.broken:
        name = Say("battle-side-broken", [who("who", seat)])
    piece = Piece(f"fighter{seat}", "token", str(view.levels[seat]), f"seat{seat}", name)
    piece.detail = to_win
    return piece


# Cards


def deck(view: NaxView) -> Surface:
    back = [Piece("deck", "spell", "≡", "spell", Say("card-back"), count=view.deck_size, down=True)] if view.deck_size else []
    surface = Surface("deck", "pile", Say("surface-deck"), [Spot("deck", 0, 0, "card", back)])
    surface.count = view.deck_size
    return surface


def under(view: NaxView) -> Surface:
    """NAX-903: what went to the bottom before everybody's eyes, and what the viewer gave up there; the lowest last."""
    surface = Surface("under", "row", Say("surface-under"), [])
    for card in reversed(view.under):
        piece = Piece("under", "spell", "≡", "spell", Say("card-back"), down=True)
        if card != NOTHING:
            piece = Piece(f"under-{CARDS[card]}", "spell", CARD_SIGNS[card], CARD_TONES[card], NAMES[CARDS[card]])
        surface.spots.append(Spot(f"under{len(surface.spots)}", len(surface.spots), 0, "card", [piece]))
    return surface


def hand(view: NaxView) -> Surface:
    surface = cards("hand", "hand", Say("surface-hand"), view.hand)
    return of_seat(surface, view.seat, len(view.hand))


def looked_at(view: NaxView) -> Surface:
    """NAX-904: shown to the caster of ? 3 alone, while it chooses."""
    surface = cards("looked", "row", Say("surface-looked-at", seat_args(view.looked_at)), view.looked_cards)
    return of_seat(surface, view.looked_at, len(view.looked_cards))


def cards(word: str, kind: str, title: Say, held: list[int]) -> Surface:
    """One spot a kind of card, with how many of it: equal cards are one choice (NAX-923)."""
    kinds = list(dict.fromkeys(held))
    spots = [Spot(CARDS[card], i, 0, "card", [card_piece(card, of=held.count(card))]) for i, card in enumerate(kinds)]
    return Surface(word, kind, title, spots)


def abilities(view: NaxView) -> Surface:
    """What the cards in hand can do, level by level: a spell is cast by its ability (NAX-501)."""
    surface = Surface("abilities", "row", Say("surface-abilities"), [])
    for card in dict.fromkeys(view.hand):
        for level in (1, 2, 3):
            piece = ability_piece(3 * card + level - 1, within_reach=level <= view.levels[view.seat])
            surface.spots.append(Spot(piece.word, len(surface.spots), 0, "ability", [piece]))
    return of_seat(surface, view.seat, -1)


# Before each seat


def before(view: NaxView, seat: int) -> Surface:
    """Flags of stages ended, coins and switches of this stage, and what hangs over the player."""
    pieces = flags(view, seat)
    pieces += [taken_coin(view, seat, bag) for bag in view.taken[seat]]
    pieces += [switch(number, is_pressed=True) for number in view.switches[seat]]
    pieces += signs(view, seat)
    spots = [Spot(f"before{seat}.{i}", i, 0, piece.kind, [piece]) for i, piece in enumerate(pieces)]
    return of_seat(Surface(f"before{seat}", "row", Say("surface-before", seat_args(seat)), spots), seat, -1)


def taken_coin(view: NaxView, seat: int, bag: int) -> Piece:
    """NAX-905: that it was taken, and where, is known to all."""
    known = view.bag_coins[bag]
    if known != NOTHING:
        return coin_piece(f"taken{seat}.{bag}", known)
    args = [who("who", seat), count("number", bag + 1)]
    return Piece(f"taken{seat}.{bag}", "coin", "(?)", "brown", Say("coin-hidden", args), down=True)


def flags(view: NaxView, seat: int) -> list[Piece]:
    return [Piece(f"flag{i + 1}", "flag", "⚑", "red", Say("flag")) for i in range(view.ended[seat])]


def signs(view: NaxView, seat: int) -> list[Piece]:
    found: list[Piece] = []
    if view.shown[seat]:
        found.append(Piece("shown", "sign", OPEN + "E", "teal", Say("sign-has-key")))
    if seat in view.lost:
        found.append(Piece("lost", "sign", "⊘", "alarm", Say("sign-lost-turn")))
    if view.scorched and seat == view.active:
        found.append(Piece("scorched", "sign", "✹½", "red", Say("sign-scorched")))
    if view.locked or seat in view.silenced:
        found.append(Piece("silenced", "sign", "⊗", "blue", Say("sign-locked" if view.locked else "sign-silenced")))
    return found


def of_seat(surface: Surface, seat: int, number: int) -> Surface:
    surface.seat = seat
    surface.count = number
    return surface


def seat_args(seat: int) -> list[Arg]:
    return [who("who", seat)]


def where(verb: str, word: str, seat: int) -> str:
    """On which surface the thing of a choice lies."""
    if word.startswith("seat"):
        return "seats"
    if verb == "cast":
        return "abilities"
    if verb == "take":
        return "looked"
    return "hand" if verb == "exchange" else "board"
