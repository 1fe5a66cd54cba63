"""Effects on the backs of Spells, MAG-601 to MAG-663. One small function a card, named as the card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, thing, things, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.zones import bag_size, count_in, kinds_in, one
from foldtable.games.magus.items import discard_item, receive_item
from foldtable.games.magus.mixes import EFFECT_WORDS, SPELLS
from foldtable.games.magus.replenish import NO_CARD, deal_item, draw
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARDS, CURSE, FACES, FIRST_ITEM, ITEM_WORDS, NOT_CHOSEN

CLOSED_BOOK: Final = EFFECT_WORDS.index("closed")
THIEVES: Final = EFFECT_WORDS.index("thieves")
SHAKUM: Final = EFFECT_WORDS.index("shakum")
CURSUS: Final = EFFECT_WORDS.index("cursus")
BACKUS: Final = EFFECT_WORDS.index("backus")
DEVILUS: Final = EFFECT_WORDS.index("devilus")
PRESENTIS: Final = EFFECT_WORDS.index("presentis")


@final
class TakeEffect(Step[Magus]):
    """MAG-603: the back is seen and its effect happens, once, compulsorily, on the table as the cast left it (MAG-605)."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell

    def run(self, g: Magus) -> None:
        effect = g.backs[self.spell]
        if g.heard:
            g.tell("back-revealed", "MAG-603", thing("spell", SPELLS[self.spell]), thing("effect", EFFECT_WORDS[effect]))
        if effect == THIEVES:
            greateste_thieves(g, self.seat)
        elif effect == SHAKUM:
            shakum_thingsis_up(g, self.seat)
        elif effect == CURSUS:
            unleashus_cursus(g)
        elif effect == BACKUS:
            gous_backus(g)
        elif effect == DEVILUS:
            ciao_devilus(g)
        elif effect == PRESENTIS:
            presentis_for_youm(g, self.seat)
        # the closed book has no effect: MAG-602

    def fits(self, g: Magus) -> bool:
        return 0 <= self.spell < len(SPELLS)


def greateste_thieves(g: Magus, caster: int) -> None:
    """MAG-611: from the caster clockwise each draws a card into the hand; an item lies down instead (MAG-612, MAG-613)."""
    for seat in g.clockwise_from(caster):
        card = draw(g)
        if card == NO_CARD:
            continue
        if card >= FIRST_ITEM:
            deal_item(g, seat, card - FIRST_ITEM)
            continue
        g.hands[seat] = i64(g.hands[seat]) + one(card)
        if g.heard:  # MAG-1004
            g.tell_only([seat], "you-drew", "MAG-611", thing("card", CARDS[card]))
            g.tell_but([seat], "drew-a-card", "MAG-611", who("who", seat))


def unleashus_cursus(g: Magus) -> None:
    """MAG-631, MAG-632: all Curses move to the left, at the same moment."""
    cursed = [seat for seat in range(g.seats) if g.is_cursed(seat)]
    for seat in cursed:
        g.items[seat] = i64(g.items[seat]) - one(CURSE)
    for seat in cursed:
        receive_item(g, g.left_of(seat), CURSE)
        if g.heard:
            g.tell("curse-moves", "MAG-631", who("who", seat), who("to", g.left_of(seat)))


def gous_backus(g: Magus) -> None:
    """MAG-641: one place back, never below the start (MAG-642). Nothing is tested: MAG-804."""
    if g.position > 0:
        g.position -= 1
    if g.heard:
        g.tell("cylinder-goes-back", "MAG-641", count("position", g.position))


def ciao_devilus(g: Magus) -> None:
    """MAG-651, MAG-652: each passes the top Skull there was before, all at once; it arrives on top."""
    passed: list[int] = []
    for seat in range(g.seats):
        pile = g.skulls[seat]
        passed.append(pile.pop() if pile else NO_CARD)
    for seat in range(g.seats):
        if passed[seat] != NO_CARD:
            g.skulls[g.left_of(seat)].append(passed[seat])
            if g.heard:  # MAG-1006: its face is told to nobody
                g.tell("skull-passed", "MAG-651", who("who", seat), who("to", g.left_of(seat)))


# Shakum Thingsis Up


def shakum_thingsis_up(g: Magus, caster: int) -> None:
    """MAG-621, in the order of MAG-604."""
    seats = g.clockwise_from(caster)
    for seat in reversed(seats):
        g.then(ShakeOut(seat))


@final
class ShakeOut(Step[Magus]):
    """MAG-622: a seat loses an item; it is asked which only if it has two or more kinds. Curses don't count."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        kinds = kinds_in(helpful_items(g, self.seat))
        if len(kinds) == 1:
            lose_item(g, self.seat, kinds[0])
        elif kinds:
            g.then(LoseItem(self.seat))


def helpful_items(g: Magus, seat: int) -> i64:
    """The bag of items without the Curse."""
    return i64(g.items[seat]) & (one(CURSE) - 1)


def lose_item(g: Magus, seat: int, item: int) -> None:
    discard_item(g, seat, item)
    if g.heard:
        g.tell("item-lost", "MAG-621", who("who", seat), thing("item", CARDS[FIRST_ITEM + item]))


LOSE: Final[list[Option]] = [Choice("lose_item", [word], "MAG-622") for word in ITEM_WORDS]


@final
class LoseItem(Ask[Magus]):
    """MAG-622: each loser chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "lose_item"

    def options(self, g: Magus) -> list[Option]:
        return [LOSE[item] for item in kinds_in(helpful_items(g, self.seat))]

    def chosen(self, g: Magus, option: Option) -> None:
        lose_item(g, self.seat, ITEM_WORDS.index(option.things()[0]))

    def closed(self, g: Magus) -> list[Closed]:
        if not g.is_cursed(self.seat):
            return []
        return [Closed("lose_item", ["CU"], "MAG-621", Say("refused-lose-curse"))]

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        if verb == "lose_item" and words == ["CU"]:
            return Closed(verb, words, "MAG-621", Say("refused-lose-curse"))
        if verb == "lose_item" and len(words) == 1 and words[0] in ITEM_WORDS:
            return Closed(verb, words, "MAG-622", Say("refused-no-item", [thing("item", words[0])]))
        if verb == "lose_item":
            return Closed(verb, words, "MAG-622", Say("refused-lose-what"))
        return Closed(verb, words, "MAG-1202", Say("refused-first-lose-item"))

    def fits(self, g: Magus) -> bool:
        return len(kinds_in(helpful_items(g, self.seat))) > 1


# Presentis for Youm


def presentis_for_youm(g: Magus, caster: int) -> None:
    """MAG-661, MAG-662: asked one by one from the caster on, each choice secret; then all cards move together."""
    g.then(PassTheCards())
    for seat in reversed(g.clockwise_from(caster)):
        g.then(ChooseGift(seat))


@final
class ChooseGift(Step[Magus]):
    """MAG-663: a single card is passed without asking; with two or more the seat is always asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        hand = g.hands[self.seat]
        size = bag_size(hand)
        if size == 1:
            g.passed[self.seat] = kinds_in(hand)[0]
        elif size > 1:
            g.then(PassCard(self.seat))


GIFTS: Final[list[Option]] = [Choice("pass_card", [word], "MAG-662") for word in FACES]


@final
class PassCard(Ask[Magus]):
    """MAG-662: one face of the hand. The card stays in hand until all have chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "pass_card"

    def options(self, g: Magus) -> list[Option]:
        return [GIFTS[face] for face in kinds_in(g.hands[self.seat])]

    def chosen(self, g: Magus, option: Option) -> None:
        g.passed[self.seat] = FACES.index(option.things()[0])
        if g.heard:
            g.tell("gift-chosen", "MAG-662", who("who", self.seat))

    def prompt(self, g: Magus) -> Say:
        return Say("ask-pass_card", [who("to", g.left_of(self.seat))])

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        if verb != "pass_card":
            return Closed(verb, words, "MAG-1202", Say("refused-first-pass-card"))
        if len(words) == 1 and words[0] in FACES:
            return Closed(verb, words, "MAG-662", Say("refused-cast-not-in-hand", [thing("card", words[0])]))
        return Closed(verb, words, "MAG-662", Say("refused-pass-what"))

    def fits(self, g: Magus) -> bool:
        return bag_size(g.hands[self.seat]) > 1


@final
class PassTheCards(Step[Magus]):
    """MAG-661: all at once, to the left. MAG-1004: only giver and receiver know the face."""

    def run(self, g: Magus) -> None:
        for seat in range(g.seats):
            face = g.passed[seat]
            if face != NOT_CHOSEN:
                g.hands[seat] = i64(g.hands[seat]) - one(face)
        g.revealed += 1  # to the receivers
        for seat in range(g.seats):
            face = g.passed[seat]
            if face == NOT_CHOSEN:
                continue
            to = g.left_of(seat)
            g.hands[to] = i64(g.hands[to]) + one(face)
            g.passed[seat] = NOT_CHOSEN
            if g.heard:
                g.tell_only([seat, to], "card-passed", "MAG-661", who("who", seat), who("to", to), things("cards", [CARDS[face]]))
                g.tell_but([seat, to], "a-card-passed", "MAG-661", who("who", seat), who("to", to))

    def fits(self, g: Magus) -> bool:
        return all(face == NOT_CHOSEN or count_in(g.hands[seat], face) > 0 for seat, face in enumerate(g.passed))
