"""Phase II: Cast a Spell, MAG-301 to MAG-322: one open window for the cast and for items, until `done`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from foldtable.core.say import Say, count, text, thing, things, who
from foldtable.core.steps import Ask, Choice, Closed, Option, Step
from foldtable.core.zones import bag_size, bit, count_in, holds, listed, one
from foldtable.games.magus.effects import TakeEffect
from foldtable.games.magus.ending import Finish
from foldtable.games.magus.items import (
    HEAL,
    WANDS,
    GiveCurse,
    Heal,
    LiftCurse,
    WandTakes,
    curse_options,
    give_closed,
    heal_closed,
    lift_closed,
    wand_closed,
)
from foldtable.games.magus.mixes import POINTS, SPELLS, Mix, covers
from foldtable.games.magus.state import Magus
from foldtable.games.magus.tables import CARD_NUMBER, CARDS, ELIXIR, FACES, FIRST_ITEM, LAST_PLACE, NOBODY, PLANTS, WAND

DECKS: Final = ["deck2", "deck3", "deck4"]  # as decisions name them
ELIXIR_CARD: Final[i64] = FIRST_ITEM + ELIXIR

DONE: Final[Option] = Choice("done", [], "MAG-302")
ONLY_DONE: Final[list[Option]] = [DONE]


@final
class CastWith(Option):
    """MAG-307: a cast names the Spell deck, the hand faces and the number of Elixirs, all at once."""

    def __init__(self, deck: int, cards: int, elixirs: int, spell: int) -> None:
        super().__init__("cast", "MAG-301")
        self.deck = deck
        self.cards = cards
        self.elixirs = elixirs
        self.spell = spell

    def things(self) -> list[str]:
        return [DECKS[self.deck], *[FACES[face] for face in listed(self.cards)], *["EL"] * self.elixirs]

    def say(self) -> Say:
        cards = [FACES[face] for face in listed(self.cards)] + ["EL"] * self.elixirs
        return Say("choice-cast", [thing("spell", SPELLS[self.spell]), things("cards", cards)])


@final
class CastASpell(Step[Magus]):
    """MAG-1008: the question is always asked, so that a missing pause tells nothing about the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        g.then(PHASE_TWO[self.seat])


@final
class PhaseTwo(Ask[Magus]):
    """MAG-302: one action at a time, in any order, until `done`. Casting is never forced (MAG-310)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self) -> str:
        return "cast"

    def options(self, g: Magus) -> list[Option]:
        seat = self.seat
        hand: i64 = g.hands[seat]
        items: i64 = g.items[seat]
        if items == 0 and (g.has_cast or hand == 0):
            return ONLY_DONE
        found: list[Option] = []
        cursed = g.is_cursed(seat)
        if not g.has_cast and not cursed:
            cast_options(g, hand, count_in(items, ELIXIR), found)
        if items:
            if count_in(items, PLANTS) and g.skulls[seat]:
                found.append(HEAL)
            if count_in(items, WAND):
                in_pile: i64 = 0
                for card in g.pile:
                    in_pile |= bit(card)
                for face in range(len(FACES)):
                    if in_pile >> face & 1:
                        found.append(WANDS[face])
            if cursed:
                curse_options(g, seat, hand, found)
        if not found:
            return ONLY_DONE
        found.append(DONE)
        return found

    def chosen(self, g: Magus, option: Option) -> None:
        if option is DONE:
            return
        g.has_stirred = True
        if isinstance(option, CastWith):
            g.then(Cast(self.seat, option.deck, option.cards, option.elixirs), self)
        elif isinstance(option, WandTakes):
            g.then(option.step(self.seat), self)
        elif option is HEAL:
            g.then(Heal(self.seat), self)
        elif isinstance(option, LiftCurse):
            g.then(option.step(self.seat), self)
        else:
            assert isinstance(option, GiveCurse)
            g.then(option.step(self.seat), self)

    def prompt(self, g: Magus) -> Say:
        return Say("ask-cast-again" if g.has_cast else "ask-cast")

    def canonical(self, g: Magus, verb: str, words: list[str]) -> list[str]:
        """MAG-1205: faces in face order; the deck stands first, the Elixirs and the receiver last."""
        return sorted(words, key=card_order) if verb in ("cast", "lift_curse", "give_curse") else words

    def closed(self, g: Magus) -> list[Closed]:
        """What doesn't go now: casts by deck, and each kind of item the seat has, or Curse it bears."""
        seat = self.seat
        found: list[Closed] = []
        castable: i64 = 0
        for option in self.options(g):
            if isinstance(option, CastWith):
                castable |= bit(option.deck)
        barred = cast_barred(g, seat, [])
        if barred is not None:
            found.append(barred)
        for deck in range(3):
            if barred is None and not castable >> deck & 1:
                found.append(cast_closed(g, seat, deck, [DECKS[deck]]))
        if count_in(g.items[seat], PLANTS):
            found.extend(heal_closed(g, seat, always=False))
        if count_in(g.items[seat], WAND):
            found.extend(wand_closed(g, seat, "", always=False))
        if g.is_cursed(seat):
            hand_size = bag_size(g.hands[seat])
            if hand_size < 2:
                found.append(lift_closed(g, seat, []))
            if hand_size < 3:
                found.append(give_closed(g, seat, []))
        return found

    def why_not(self, g: Magus, verb: str, words: list[str]) -> Closed:
        if verb == "cast":
            return why_no_cast(g, self.seat, words)
        if verb == "heal":
            return heal_closed(g, self.seat, always=True)[0]
        if verb == "wand":
            return wand_closed(g, self.seat, " ".join(words), always=True)[0]
        if verb == "lift_curse":
            return lift_closed(g, self.seat, words)
        if verb == "give_curse":
            return give_closed(g, self.seat, words)
        if verb in ("aim", "take", "place_cube"):
            return Closed(verb, words, "MAG-201", Say("refused-only-phase-one"))
        return Closed(verb, words, "MAG-1203", Say("refused-not-offered", [text("answer", " ".join([verb, *words]))]))


PHASE_TWO: Final = [PhaseTwo(seat) for seat in range(4)]


def cast_options(g: Magus, hand: i64, elixirs: i64, found: list[Option]) -> None:
    """MAG-1206: a cast for every distinct bag of hand cards and number of Elixirs that covers a mix on offer (MAG-112)."""
    size = bag_size(hand)
    for deck in range(3):
        spell = g.offer(deck)
        if spell < 0:
            continue
        mix = g.mix_of(spell)
        if size + elixirs < mix.size:
            continue
        used: i64 = 0
        while used <= elixirs:
            for cards in covers(mix, hand, used):
                found.append(CastWith(deck, cards, used, spell))
            used += 1


def card_order(word: str) -> int:
    if word in DECKS:
        return -1
    return CARD_NUMBER.get(word, len(CARDS))


# Why a cast is refused


def why_no_cast(g: Magus, seat: int, words: list[str]) -> Closed:
    """No cast at all now; or the answer names no deck, or something that is no card; or these cards don't go."""
    barred = cast_barred(g, seat, words)
    if barred is not None:
        return barred
    if not words or words[0] not in DECKS:
        return Closed("cast", words, "MAG-307", Say("refused-cast-no-deck", [text("answer", " ".join(words))]))
    for word in words[1:]:
        if word not in FACES and word != "EL":
            return Closed("cast", words, "MAG-307", Say("refused-cast-no-card", [text("answer", word)]))
    return cast_closed(g, seat, DECKS.index(words[0]), words)


def cast_barred(g: Magus, seat: int, words: list[str]) -> Closed | None:
    """MAG-317, its first two tests: they bar every cast, whatever it names."""
    if g.has_cast:
        return Closed("cast", words, "MAG-309", Say("refused-cast-twice"))
    if g.is_cursed(seat):
        return Closed("cast", words, "MAG-741", Say("refused-cast-cursed"))
    return None


def cast_closed(g: Magus, seat: int, deck: int, words: list[str]) -> Closed:
    """MAG-317, its other tests in order. With a deck alone: why nothing in hand can pay for its Spell."""
    spell = g.offer(deck)
    if spell < 0:
        return Closed("cast", words, "MAG-1301", Say("refused-cast-empty-deck", [thing("deck", DECKS[deck])]))
    faces = words[1:]
    elixirs = faces.count("EL")
    for face in faces:
        if face != "EL" and faces.count(face) > count_in(g.hands[seat], CARD_NUMBER[face]):
            return Closed("cast", words, "MAG-317", Say("refused-cast-not-in-hand", [thing("card", face)]))
    if elixirs > g.items_of(seat, ELIXIR):
        return Closed("cast", words, "MAG-317", Say("refused-cast-no-elixir", [count("owned", g.items_of(seat, ELIXIR))]))
    mix: Mix = g.mix_of(spell)
    args = [thing("spell", SPELLS[spell]), count("size", mix.size), count("named", len(faces))]
    if len(words) == 1:
        return Closed("cast", words, "MAG-514", Say("refused-cast-cannot", args))
    if len(faces) > mix.size:
        return Closed("cast", words, "MAG-517", Say("refused-cast-other-size", args))
    return Closed("cast", words, "MAG-514", Say("refused-cast-no-cover", args))


# Casting


@final
class Cast(Step[Magus]):
    """MAG-308, in its order. The window opens again afterwards (7)."""

    def __init__(self, seat: int, deck: int, cards: int, elixirs: int) -> None:
        self.seat = seat
        self.deck = deck
        self.cards = cards
        self.elixirs = elixirs

    def run(self, g: Magus) -> None:
        seat = self.seat
        spell = g.offer(self.deck)
        g.has_cast = True
        # (1) the mix and the Elixirs go to the discard pile, faces in face order (MAG-303, MAG-722, MAG-1205)
        paid = listed(self.cards)
        g.pile.extend(paid)
        hand: i64 = g.hands[seat]
        hand -= self.cards
        elixirs: i64 = self.elixirs
        g.items[seat] = i64(g.items[seat]) - elixirs * one(ELIXIR)
        while elixirs > 0:
            g.pile.append(ELIXIR_CARD)
            elixirs -= 1
        # (2) the rest of the hand become Skulls, all of it (MAG-304, MAG-305, MAG-319)
        left = listed(hand)
        g.skulls[seat].extend(left)
        g.hands[seat] = 0
        # (3) the Spell comes to the caster (MAG-306, MAG-315)
        g.won[seat] = i64(g.won[seat]) | bit(spell)
        g.points[seat] = g.points[seat] + POINTS[spell]
        if g.heard:
            tell_cast(g, seat, spell, paid, self.elixirs, left)
        if g.infant and g.score(seat) >= g.infant_target:
            g.won_from[self.deck] = g.won_from[self.deck] + 1
            g.then(Finish("target", seat))  # MAG-907, MAG-908: at once, and alone
            return
        # (4) the next card of that deck comes on offer (MAG-112)
        g.won_from[self.deck] = g.won_from[self.deck] + 1
        g.revealed += 1
        # (5), (6) the back is revealed and its effect happens (MAG-603); Infant Students ignore it (MAG-906)
        if not g.infant:
            g.then(TakeEffect(seat, spell))

    def fits(self, g: Magus) -> bool:
        return 0 <= self.deck < 3 and g.offer(self.deck) >= 0 and self.cards >= 0 and holds(g.hands[self.seat], self.cards)


def tell_cast(g: Magus, seat: int, spell: i64, paid: list[int], elixirs: int, left: list[int]) -> None:
    """MAG-1004: the mix is public. MAG-1005: the faces laid as Skulls are told to the caster alone."""
    mix = [CARDS[card] for card in paid] + ["EL"] * elixirs
    g.tell("spell-cast", "MAG-306", who("who", seat), thing("spell", SPELLS[spell]), count("points", POINTS[spell]), things("cards", mix))
    if left:
        g.tell_only(
            [seat], "your-cards-become-skulls", "MAG-304", things("cards", [CARDS[card] for card in left]), count("count", len(left))
        )
        g.tell_but([seat], "cards-become-skulls", "MAG-304", who("who", seat), count("count", len(left)))


@final
class MoveTheCylinder(Step[Magus]):
    """MAG-313, MAG-314: after `done`, if a Spell was cast. The last place ends the game at once (MAG-803, MAG-807)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Magus) -> None:
        if g.has_cast:
            if g.position < LAST_PLACE:  # only Infant Students get this far: MAG-908
                g.position += 1
            if g.heard:
                g.tell("cylinder-moves", "MAG-313", count("position", g.position))
            if not g.infant and g.position == g.last_place():
                g.then(Finish("cylinder", NOBODY))
                return
        if g.won_from[0] == 10 and g.won_from[1] == 10 and g.won_from[2] == 10:
            g.then(Finish("no-spells", NOBODY))  # MAG-1302
