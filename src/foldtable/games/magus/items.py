"""Magical items, MAG-701 to MAG-747: used in Phase II of the owner's own turn, then discarded."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, text, thing, things, who
from foldtable.core.steps import Choice, Closed, Option, Step
from foldtable.core.zones import bag_of, bag_size, count_in, holds, kinds_in, listed, one
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARD_NUMBER, CARDS, CURSE, FACES, FIRST_ITEM, PLANTS, WAND

SEATS: Final = ["seat0", "seat1", "seat2", "seat3"]  # as decisions name them


def discard_item(g: Magus, seat: int, item: i64) -> None:
    """MAG-704: a used item goes to the discard pile."""
    g.items[seat] = i64(g.items[seat]) - one(item)
    g.pile.append(FIRST_ITEM + item)


def receive_item(g: Magus, seat: int, item: i64) -> None:
    """MAG-701: face up, into the play area."""
    g.items[seat] = i64(g.items[seat]) + one(item)


# Healing Plants

HEAL: Final[Option] = Choice("heal", [], "MAG-711")


@final
class Heal(Step[Magus]):
    """MAG-712: the top Skull goes face up to the pile as a potion, then the Healing Plants."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        face = g.skulls[self.seat].pop()
        g.pile.append(face)
        g.revealed += 1  # nobody knew this face (MAG-320)
        discard_item(g, self.seat, PLANTS)
        if g.heard:
            g.tell("skull-healed", "MAG-712", who("who", self.seat), thing("card", CARDS[face]))


def heal_closed(g: Magus, seat: int, *, always: bool) -> list[Closed]:
    """MAG-713: no Plants, or no Skull of your own. `always`: `heal` is known not to be offered."""
    if not g.items_of(seat, PLANTS):
        return [Closed("heal", [], "MAG-711", Say("refused-no-item", [thing("item", "HP")]))]
    if not g.skulls[seat]:
        return [Closed("heal", [], "MAG-713", Say("refused-heal-no-skull"))]
    return [Closed("heal", [], "MAG-712", Say("refused-heal-chooses-top"))] if always else []


# Magic Wand


@final
class WandTakes(Option):
    """MAG-732: names a face in the discard pile."""

    def __init__(self, face: int) -> None:
        super().__init__("wand", "MAG-731")
        self.face = face

    def things(self) -> list[str]:
        return [FACES[self.face]]

    def step(self, seat: int) -> WaveTheWand:
        return WaveTheWand(seat, self.face)


WANDS: Final = [WandTakes(face) for face in range(len(FACES))]


@final
class WaveTheWand(Step[Magus]):
    """MAG-732: the uppermost card of that face comes to the hand, then the Wand is discarded."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def run(self, g: Magus) -> None:
        pile = g.pile
        at = len(pile) - 1
        while pile[at] != self.face:
            at -= 1
        del pile[at]
        g.hands[self.seat] = i64(g.hands[self.seat]) + one(self.face)
        discard_item(g, self.seat, WAND)
        if g.heard:
            g.tell("wand-takes", "MAG-732", who("who", self.seat), thing("card", CARDS[self.face]))

    def fits(self, g: Magus) -> bool:
        return self.face in g.pile


def wand_closed(g: Magus, seat: int, word: str, *, always: bool) -> list[Closed]:
    """MAG-732, MAG-705: no Wand; no potion in the pile; not this one."""
    words = word.split()
    if not g.items_of(seat, WAND):
        return [Closed("wand", words, "MAG-731", Say("refused-no-item", [thing("item", "MW")]))]
    if not any(card < FIRST_ITEM for card in g.pile):
        return [Closed("wand", words, "MAG-705", Say("refused-wand-no-potion"))]
    if not always:
        return []
    if word in CARD_NUMBER and word not in FACES:
        return [Closed("wand", words, "MAG-732", Say("refused-wand-item", [thing("card", word)]))]
    if word in FACES:
        return [Closed("wand", words, "MAG-732", Say("refused-wand-not-there", [thing("card", word)]))]
    return [Closed("wand", words, "MAG-732", Say("refused-wand-no-face", [text("answer", word)]))]


# Curse


@final
class LiftCurse(Option):
    """MAG-743: two potions are the price."""

    def __init__(self, cards: int) -> None:
        super().__init__("lift_curse", "MAG-743")
        self.cards = cards

    def things(self) -> list[str]:
        return [FACES[face] for face in listed(self.cards)]

    def step(self, seat: int) -> PayForCurse:
        return PayForCurse(seat, self.cards, -1)


@final
class GiveCurse(Option):
    """MAG-744: three potions, and somebody else has it."""

    def __init__(self, cards: int, to: int) -> None:
        super().__init__("give_curse", "MAG-744")
        self.cards = cards
        self.to = to

    def things(self) -> list[str]:
        return [*[FACES[face] for face in listed(self.cards)], SEATS[self.to]]

    def say(self) -> Say:
        return Say("choice-give_curse", [things("cards", [FACES[face] for face in listed(self.cards)]), who("to", self.to)])

    def step(self, seat: int) -> PayForCurse:
        return PayForCurse(seat, self.cards, self.to)


def curse_options(g: Magus, seat: int, hand: i64, found: list[Option]) -> None:
    """Every two faces, and every three with every receiver who has no Curse (MAG-1204)."""
    pairs: list[i64] = []
    triples: list[i64] = []
    kinds = kinds_in(hand)
    for i in range(len(kinds)):
        first: i64 = one(kinds[i])
        for j in range(i, len(kinds)):
            pair: i64 = first + one(kinds[j])
            if j > i or holds(hand, pair):
                pairs.append(pair)
            for k in range(j, len(kinds)):
                triple: i64 = pair + one(kinds[k])
                if holds(hand, triple):
                    triples.append(triple)
    for pair in pairs:
        found.append(LiftCurse(pair))
    for to in range(g.seats):
        if to != seat and not g.is_cursed(to):
            for triple in triples:
                found.append(GiveCurse(triple, to))


@final
class PayForCurse(Step[Magus]):
    """MAG-745: the paid cards go to the pile first. Then the Curse does too, or goes to another seat."""

    def __init__(self, seat: int, cards: int, to: int) -> None:
        self.seat = seat
        self.cards = cards
        self.to = to  # -1: to the pile

    def run(self, g: Magus) -> None:
        seat = self.seat
        g.hands[seat] = i64(g.hands[seat]) - self.cards
        g.pile.extend(listed(self.cards))
        paid = [CARDS[card] for card in listed(self.cards)] if g.heard else []
        if self.to < 0:
            discard_item(g, seat, CURSE)
            if g.heard:
                g.tell("curse-lifted", "MAG-743", who("who", seat), things("cards", paid))
        else:
            g.items[seat] = i64(g.items[seat]) - one(CURSE)
            receive_item(g, self.to, CURSE)
            if g.heard:
                g.tell("curse-given", "MAG-744", who("who", seat), things("cards", paid), who("to", self.to))

    def fits(self, g: Magus) -> bool:
        return -1 <= self.to < g.seats and self.cards >= 0 and holds(g.hands[self.seat], self.cards) and g.is_cursed(self.seat)


def lift_closed(g: Magus, seat: int, words: list[str]) -> Closed:
    """MAG-1204: no Curse of your own; another number of cards; cards not in hand."""
    return price_closed(g, seat, "lift_curse", words, words, 2, "MAG-743")


def give_closed(g: Magus, seat: int, words: list[str]) -> Closed:
    """MAG-1204: the same with three cards, and a receiver: another seat, without a Curse."""
    faces = [word for word in words if word not in SEATS]
    receivers = [word for word in words if word in SEATS]
    rule = "MAG-744"
    if words and g.is_cursed(seat):
        if len(receivers) != 1 or SEATS.index(receivers[0]) >= g.seats:
            return Closed("give_curse", words, rule, Say("refused-curse-no-receiver"))
        to = SEATS.index(receivers[0])
        if to == seat:
            return Closed("give_curse", words, rule, Say("refused-curse-to-self"))
        if g.is_cursed(to):
            return Closed("give_curse", words, "MAG-745", Say("refused-curse-has-one", [who("to", to)]))
    return price_closed(g, seat, "give_curse", words, faces, 3, rule)


def price_closed(g: Magus, seat: int, verb: str, words: list[str], faces: list[str], price: int, rule: str) -> Closed:
    if not g.is_cursed(seat):
        return Closed(verb, words, "MAG-1204", Say("refused-no-curse"))
    for face in faces:
        if face not in FACES:
            return Closed(verb, words, rule, Say("refused-curse-no-card", [text("answer", face)]))
    if not words and bag_size(g.hands[seat]) < price:
        return Closed(verb, words, rule, Say("refused-curse-hand-small", [text("price", str(price))]))
    if len(faces) != price:
        return Closed(verb, words, rule, Say("refused-curse-other-price", [text("price", str(price)), text("paid", str(len(faces)))]))
    for face in faces:
        if faces.count(face) > count_in(g.hands[seat], CARD_NUMBER[face]):
            return Closed(verb, words, "MAG-1204", Say("refused-cast-not-in-hand", [thing("card", face)]))
    return Closed(verb, words, "MAG-1204", Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))


def hand_bag(words: list[str]) -> i64:
    """A bag from faces in notation."""
    return bag_of([CARD_NUMBER[word] for word in words])
