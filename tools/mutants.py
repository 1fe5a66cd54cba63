"""Breaks rules on purpose, one at a time, and sees a test fail for each: a spot check of what the tests would notice.

    python tools/mutants.py             break every rule of the list
    python tools/mutants.py MAG-216 …   break these

Works on a copy of the tree, plain. First the tests that name the rule are run, then all that may notice. A line that is no longer
in its file is an error: the list must keep up with the rules.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mutants_sas import OF_SAS
from mutants_sas_cards import OF_CARDS

from foldtable.games import proofs

ROOT = Path(__file__).parents[1]
CORE = "src/foldtable/core/"
MAGUS = "src/foldtable/games/magus/"
NAX = "src/foldtable/games/nax/"
SAS = "src/foldtable/games/sas/"
TESTS_OF_MAGUS = ["tests/games/magus", "tests/table/test_scenarios.py", "tests/every_game", "tests/golden"]
TESTS_OF_NAX = ["tests/games/nax", "tests/table/test_scenarios.py", "tests/every_game", "tests/golden"]
TESTS_OF_SAS = ["tests/games/sas", "tests/table/test_scenarios.py", "tests/every_game"]


class Mutant:
    """A rule, and the line that keeps it, as it is and as it is broken."""

    def __init__(self, rule: str, file: str, old: str, new: str, tests: list[str] | None = None) -> None:
        self.rule = rule
        self.file = file
        self.old = old
        self.new = new
        self.tests = tests or (TESTS_OF_NAX if file.startswith(NAX) else TESTS_OF_MAGUS)


MUTANTS = [
    Mutant("MAG-107", MAGUS + "set_up.py", "for points in (2, 3, 4):\n            deck:", "for points in (2, 4, 3):\n            deck:"),
    Mutant("MAG-109", MAGUS + "set_up.py", "grid.append(cards.pop())", "grid.insert(0, cards.pop())"),
    Mutant("MAG-115", MAGUS + "set_up.py", 'named == "random" else int(named)', 'named == "random" else 0'),
    Mutant("MAG-206", MAGUS + "state.py", "LEVEL_AT[self.position] if self.rising else 1", "LEVEL_AT[self.position]"),
    Mutant("MAG-208", MAGUS + "potions.py", "space // COLUMNS + dy", "space // COLUMNS - dy"),
    Mutant("MAG-210", MAGUS + "potions.py", "elif self.throw == 1:", "elif self.throw == 2:"),
    Mutant("MAG-212", MAGUS + "potions.py", "g.then(PlaceCube(left, self.seat))", "g.then(PlaceCube(self.seat, self.seat))"),
    Mutant("MAG-214", MAGUS + "potions.py", "if g.take_all:", "if not g.take_all:"),
    Mutant("MAG-219", MAGUS + "potions.py", "if grid[space] != EMPTY:\n                found", "if True:\n                found"),
    Mutant("MAG-220", MAGUS + "potions.py", "if not g.has_any_potion():", "if False:"),
    Mutant("MAG-221", MAGUS + "potions.py", "        g.cube = -1", "        pass"),
    Mutant("MAG-303", MAGUS + "casting.py", "        g.pile.extend(paid)\n", ""),
    Mutant("MAG-304", MAGUS + "casting.py", "g.skulls[seat].extend(left)", "g.skulls[seat].extend(left[:1])"),
    Mutant("MAG-309", MAGUS + "casting.py", "if not g.has_cast and not cursed:", "if not cursed:"),
    Mutant(
        "MAG-314", MAGUS + "casting.py", "        if g.has_cast:\n            if g.position", "        if True:\n            if g.position"
    ),
    Mutant("MAG-319", MAGUS + "items.py", "g.skulls[self.seat].pop()", "g.skulls[self.seat].pop(0)"),
    Mutant("MAG-320", MAGUS + "view.py", "self.skull_counts = [len(g.skulls[other])", "self.skull_counts = [sum(g.skulls[other])"),
    Mutant("MAG-320", MAGUS + "redeal.py", "            pile[i] = unseen.pop()", "            unseen.append(unseen.pop())"),
    Mutant("MAG-402", MAGUS + "replenish.py", "for space in range(len(SPACES)):", "for space in reversed(range(len(SPACES))):"),
    Mutant("MAG-405", MAGUS + "replenish.py", "next_item = g.left_of(receiver)", "next_item = self.seat"),
    Mutant("MAG-407", MAGUS + "replenish.py", "while g.is_cursed(receiver):", "while False:"),
    Mutant("MAG-408", MAGUS + "replenish.py", "next_item = g.left_of(receiver)", "next_item = g.left_of(next_item)"),
    Mutant(
        "MAG-410", MAGUS + "replenish.py", "    if not g.deck:\n        if not g.pile:", "    if len(g.deck) < 2:\n        if not g.pile:"
    ),
    Mutant("MAG-505", MAGUS + "mixes.py", "elif colour != black:", "else:"),
    Mutant("MAG-508", MAGUS + "mixes.py", "permutations((1, 2, 3, 4), len(symbols))", "product((1, 2, 3, 4), repeat=len(symbols))"),
    Mutant("MAG-517", MAGUS + "mixes.py", "        if elixirs == 0:\n            found.append(taken)", "        found.append(taken)"),
    Mutant("MAG-603", MAGUS + "casting.py", "        if not g.infant:\n            g.then(TakeEffect(seat, spell))", "        pass"),
    Mutant(
        "MAG-604",
        MAGUS + "effects.py",
        "    for seat in reversed(seats):\n        g.then(ShakeOut",
        "    for seat in seats:\n        g.then(ShakeOut",
    ),
    Mutant(
        "MAG-612",
        MAGUS + "effects.py",
        "            deal_item(g, seat, card - FIRST_ITEM)\n            continue",
        "            deal_item(g, caster, card - FIRST_ITEM)\n            continue",
    ),
    Mutant("MAG-621", MAGUS + "effects.py", "& (one(CURSE) - 1)", "& (one(CURSE) * 8 - 1)"),
    Mutant("MAG-642", MAGUS + "effects.py", "    if g.position > 0:\n        g.position -= 1", "    g.position -= 1"),
    Mutant("MAG-652", MAGUS + "effects.py", "pile.pop() if pile else NO_CARD", "pile.pop(0) if pile else NO_CARD"),
    Mutant("MAG-663", MAGUS + "effects.py", "        if size == 1:\n", "        if len(kinds_in(hand)) == 1:\n"),
    Mutant("MAG-713", MAGUS + "casting.py", "if count_in(items, PLANTS) and g.skulls[seat]:", "if count_in(items, PLANTS):"),
    Mutant(
        "MAG-732",
        MAGUS + "items.py",
        "        at = len(pile) - 1\n        while pile[at] != self.face:\n            at -= 1",
        "        at = pile.index(self.face)",
    ),
    Mutant("MAG-741", MAGUS + "casting.py", "if not g.has_cast and not cursed:", "if not g.has_cast:"),
    Mutant("MAG-745", MAGUS + "items.py", "if to != seat and not g.is_cursed(to):", "if to != seat:"),
    Mutant(
        "MAG-746",
        MAGUS + "replenish.py",
        "                if receiver != NOBODY:\n                    next_item",
        "                if True:\n                    next_item",
    ),
    Mutant(
        "MAG-804",
        MAGUS + "effects.py",
        "    if g.position > 0:\n        g.position -= 1",
        "    if g.position > 0:\n        g.position -= 1\n    if g.position == g.last_place():\n        g.agenda.clear()",
    ),
    Mutant("MAG-807", MAGUS + "ending.py", "g.pile.extend(listed(g.hands[seat]))", "g.skulls[seat].extend(listed(g.hands[seat]))"),
    Mutant("MAG-809", MAGUS + "ending.py", "-len(g.skulls[seat]), spells_won(g, seat, 4)", "len(g.skulls[seat]), spells_won(g, seat, 4)"),
    Mutant("MAG-811", MAGUS + "ending.py", "spells_won(g, seat, 3), spells_won(g, seat, 2)]", "spells_won(g, seat, 2)]"),
    Mutant("MAG-813", MAGUS + "ending.py", "if standing(g, seat) == best]", "if standing(g, seat) == best][:1]"),
    Mutant("MAG-905", MAGUS + "mixes.py", "ANY if colours_only else number_code(one)", "number_code(one)"),
    Mutant(
        "MAG-908", MAGUS + "casting.py", "g.infant and g.score(seat) >= g.infant_target", "g.infant and g.points[seat] >= g.infant_target"
    ),
    Mutant("MAG-911", MAGUS + "set_up.py", 'g.chance.shuffle(f"backs{points}", ten)', "pass"),
    Mutant("MAG-1003", MAGUS + "view.py", "[] if seat == SPECTATOR else listed(g.hands[seat])", "listed(g.hands[max(seat, 0)])"),
    Mutant("MAG-1004", MAGUS + "effects.py", 'g.tell_only([seat], "you-drew"', 'g.tell("you-drew"'),
    Mutant("MAG-1005", MAGUS + "casting.py", 'g.tell_only(\n            [seat], "your-cards', 'g.tell_but(\n            [], "your-cards'),
    Mutant(
        "MAG-1007",
        MAGUS + "view.py",
        "        self.spells_left = ",
        "        self.pile = self.pile + [g.backs[self.offer[0]]]\n        self.spells_left = ",
    ),
    Mutant(
        "MAG-1008",
        MAGUS + "casting.py",
        "        g.then(PHASE_TWO[self.seat])",
        "        if g.hands[self.seat] or g.items[self.seat]:\n            g.then(PHASE_TWO[self.seat])",
    ),
    Mutant(
        "MAG-1102",
        MAGUS + "potions.py",
        "row: i64 = space // COLUMNS + dy\n        column: i64 = space % COLUMNS + dx",
        "row: i64 = space // COLUMNS + dx\n        column: i64 = space % COLUMNS + dy",
    ),
    Mutant("MAG-1103", MAGUS + "data/board.toml", "weights = [1, 12, 51, 88, 51, 12, 1]", "weights = [1, 13, 50, 88, 50, 13, 1]"),
    Mutant("MAG-1205", MAGUS + "casting.py", "sorted(words, key=card_order) if verb in", "words if verb in"),
    Mutant("MAG-1302", MAGUS + "casting.py", "g.won_from[1] == 10 and g.won_from[2] == 10", "g.won_from[1] == 10"),
    Mutant("MAG-1308", MAGUS + "turn.py", "g.turns >= g.round_limit * seats", "g.turns > g.round_limit * seats"),
    Mutant(
        "MAG-1309",
        MAGUS + "casting.py",
        "        g.has_stirred = True",
        "        g.has_stirred = g.has_stirred or not isinstance(option, WandTakes)",
    ),
    Mutant("MAG-1404", MAGUS + "data/spells.toml", 'mix = ["Ka", "Kb", "Kc", "M-"]', 'mix = ["Ka", "Kb", "Kc", "S-"]'),
    Mutant(
        "MAG-1429", MAGUS + "data/spells.toml", 'mix = ["R2", "Ma", "Ma", "Ma", "Mb", "Mb"]', 'mix = ["R3", "Ma", "Ma", "Ma", "Mb", "Mb"]'
    ),
    Mutant("NAX-104", NAX + "set_up.py", "if die == highest]", "if die >= 5]", TESTS_OF_NAX),
    Mutant(
        "NAX-105",
        NAX + "turn.py",
        "following: i64 = g.left_of(g.active)",
        "following: i64 = (g.active + g.seats - 1) % g.seats",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-106", NAX + "set_up.py", "g.levels = [int(LOWEST_LEVEL)] * seats", "g.levels = [2] * seats", TESTS_OF_NAX),
    Mutant("NAX-109", NAX + "stages.py", "        g.taken[seat] = 0\n", "        pass\n", TESTS_OF_NAX),
    Mutant("NAX-114", NAX + "ending.py", "g.left_of(finisher)])", "finisher])", TESTS_OF_NAX),
    Mutant("NAX-204", NAX + "turn.py", '            shuffle(g, "NAX-204")\n', "", TESTS_OF_NAX),
    Mutant(
        "NAX-206",
        NAX + "stages.py",
        "    if g.stage != GUARDED_HALL:\n        return",
        "    if g.stage != GUARDED_HALL or g.round > 1:\n        return",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-208", NAX + "turn.py", "            g.lost &= ~turn\n", "", TESTS_OF_NAX),
    Mutant(
        "NAX-212",
        NAX + "state.py",
        "        self.scorched = False\n        self.fours = 0\n",
        "        self.fours = 0\n",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-302",
        NAX + "state.py",
        "(die << self.doublings) + PLUS * self.fours",
        "(die + PLUS * self.fours) << self.doublings",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-309", NAX + "moving.py", "        if before == board.finish and before != spaces[0]:", "        if False:", TESTS_OF_NAX),
    Mutant("NAX-310", NAX + "walks.py", "if shut_by & ~opened)", "if shut_by & ~opened and not shut_by & 2)", TESTS_OF_NAX),
    Mutant("NAX-311", NAX + "walks.py", "if more >= 0 and SIZE[seen] + more == most:", "if more >= 0:", TESTS_OF_NAX),
    Mutant(
        "NAX-316",
        NAX + "landing.py",
        "        here: i64 = g.at[seat]\n",
        "        here: i64 = g.at[seat]\n        if here == g.came_from:\n            return\n",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-318",
        NAX + "data/tables.toml",
        'uncoloured_kinds = ["plain", "elevator", "box"]',
        'uncoloured_kinds = ["plain", "elevator"]',
        TESTS_OF_NAX,
    ),
    Mutant("NAX-322", NAX + "cards.py", "        g.put_under(given, bit(seat))", "        g.deck.append(given)", TESTS_OF_NAX),
    Mutant(
        "NAX-402", NAX + "battles.py", "    if g.levels[seat] < HIGHEST_LEVEL:", "    if g.levels[seat] <= HIGHEST_LEVEL:", TESTS_OF_NAX
    ),
    Mutant(
        "NAX-405", NAX + "data/tables.toml", "minion_strength = [2, 3, 4, 5, 6, 6]", "minion_strength = [2, 3, 4, 5, 6, 7]", TESTS_OF_NAX
    ),
    Mutant(
        "NAX-407",
        NAX + "battles.py",
        "    if total >= g.strength:\n        gain_level",
        "    if total > g.strength:\n        gain_level",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-408", NAX + "battles.py", "        g.lost |= bit(fighter)", "        g.lost = bit(fighter)", TESTS_OF_NAX),
    Mutant("NAX-411", NAX + "turn.py", "LAND, OFFER_BATTLE,", "OFFER_BATTLE, LAND,", TESTS_OF_NAX),
    Mutant(
        "NAX-414",
        NAX + "data/tables.toml",
        'battle_kinds = ["plain", "green", "elevator", "box"]',
        'battle_kinds = ["plain", "green", "box"]',
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-416",
        NAX + "battles.py",
        "        total = throw(g, fighter)\n",
        "        total = throw(g, fighter) if not g.broken & bit(fighter) else 0\n",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-418", NAX + "battles.py", "    if total == others:", "    if total == others and total == 0:", TESTS_OF_NAX),
    Mutant("NAX-420", NAX + "state.py", "(die << doubled) + self.extra[seat]", "(die + self.extra[seat]) << doubled", TESTS_OF_NAX),
    Mutant("NAX-421", NAX + "state.py", "return max(0, total)", "return total", TESTS_OF_NAX),
    Mutant("NAX-422", NAX + "state.py", "        if (self.broken >> seat) & 1:\n            return 0\n", "", TESTS_OF_NAX),
    Mutant("NAX-502", NAX + "spells.py", "    end: i64 = ability + level\n", "    end: i64 = ability + 3\n", TESTS_OF_NAX),
    Mutant(
        "NAX-513",
        NAX + "windows.py",
        "        return g.active\n    seat = g.left_of(seat)\n",
        "        return g.left_of(g.active)\n    seat = g.left_of(seat)\n",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-515", NAX + "windows.py", "g.then(WINDOW[window][after][0])", "g.then(WINDOW[window][seat][0])", TESTS_OF_NAX),
    Mutant("NAX-211", NAX + "state.py", "        del self.agenda[2:]", "        del self.agenda[3:]", TESTS_OF_NAX),
    Mutant("NAX-644", NAX + "effects.py", "    g.locked = True\n", "", TESTS_OF_NAX),
    Mutant("NAX-521", NAX + "spells.py", "g.opponents(seat) & ~g.lost", "g.opponents(seat)", TESTS_OF_NAX),
    Mutant("NAX-603", NAX + "data/tables.toml", "scorched = [1, 1, 2, 2, 3, 3]", "scorched = [0, 1, 1, 2, 2, 3]", TESTS_OF_NAX),
    Mutant("NAX-605", NAX + "spells.py", "    if window != START:\n        targets &= ~bit(g.active)\n", "", TESTS_OF_NAX),
    Mutant("NAX-607", NAX + "effects.py", "    if window == START and target == g.active:", "    if False:", TESTS_OF_NAX),
    Mutant("NAX-609", NAX + "effects.py", "        g.broken |= bit(target)", "        g.broken |= bit(g.active)", TESTS_OF_NAX),
    Mutant(
        "NAX-611", NAX + "effects.py", "        g.at[target] = int(g.came_from)\n", "        g.at[target] = int(g.start())\n", TESTS_OF_NAX
    ),
    Mutant(
        "NAX-624",
        NAX + "effects.py",
        "        throw_movement_die(g, caster)  # NAX-621: the new throw replaces the old one",
        "        throw_movement_die(g, caster)\n        g.fours = 0",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-641", NAX + "effects.py", "        g.extra[target] -= DEFENSE_MALUS", "        g.extra[target] += DEFENSE_MALUS", TESTS_OF_NAX
    ),
    Mutant(
        "NAX-647",
        NAX + "effects.py",
        "    g.silenced |= g.opponents(caster)",
        "    g.silenced |= g.opponents(caster) & (bit(g.active) | bit(g.foe))",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-651",
        NAX + "effects.py",
        "    g.at[target] = int(g.start())\n    if g.heard:",
        "    g.at[target] = int(g.start())\n    g.lost &= ~bit(target)\n    if g.heard:",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-653", NAX + "effects.py", "    elif window == ARRIVAL and target == g.active:", "    elif window == ARRIVAL:", TESTS_OF_NAX
    ),
    Mutant("NAX-655", NAX + "spells.py", "        if g.at[seat] != start:", "        if True:", TESTS_OF_NAX),
    Mutant(
        "NAX-656",
        NAX + "effects.py",
        "    for card in cards:\n        g.put_under",
        "    for card in reversed(cards):\n        g.put_under",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-715", NAX + "moving.py", "                unseen &= ~bit(guard)\n", "                pass\n", TESTS_OF_NAX),
    Mutant("NAX-716", NAX + "data/tables.toml", "escape_faces = [1, 6]", "escape_faces = [1, 2]", TESTS_OF_NAX),
    Mutant("NAX-717", NAX + "moving.py", "            g.stop_turn()  # NAX-717\n", "            pass\n", TESTS_OF_NAX),
    Mutant("NAX-724", NAX + "landing.py", "    if (taken >> bag) & 1:", "    if taken == bit(bag):", TESTS_OF_NAX),
    Mutant("NAX-726", NAX + "landing.py", 'g.tell_only([taker], "you-took-a-coin"', 'g.tell_but([], "you-took-a-coin"', TESTS_OF_NAX),
    Mutant("NAX-729", NAX + "moving.py", "            g.shown[seat] = g.taken[seat]\n", "            pass\n", TESTS_OF_NAX),
    Mutant(
        "NAX-741",
        NAX + "landing.py",
        "        g.pressed[seat] = int(pressed | bit(switch))",
        "        for other in range(g.seats):\n            g.pressed[other] = int(pressed | bit(switch))",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-803", NAX + "data/tables.toml", "per_level = [1, 2, 3]", "per_level = [1, 2, 2]", TESTS_OF_NAX),
    Mutant("NAX-805", NAX + "cards.py", "        return DRAW_OR_NOT", "        return DRAW_OR_NOT[:1]", TESTS_OF_NAX),
    Mutant("NAX-808", NAX + "turn.py", "g.round >= g.round_limit", "g.round > g.round_limit", TESTS_OF_NAX),
    Mutant(
        "NAX-810", NAX + "ending.py", "most_of(most_of(best, g.ended), g.levels)", "most_of(most_of(best, g.levels), g.ended)", TESTS_OF_NAX
    ),
    Mutant(
        "NAX-902", NAX + "view.py", "[] if seat == SPECTATOR else cards_in(g.hands[seat])", "cards_in(g.hands[max(seat, 0)])", TESTS_OF_NAX
    ),
    Mutant("NAX-903", NAX + "view.py", "card if knows(seat, known) else int(NOTHING)", "card", TESTS_OF_NAX),
    Mutant(
        "NAX-904",
        NAX + "view.py",
        "looking = g.looked_at != NOBODY and ask is not None and ask.seat == seat",
        "looking = g.looked_at != NOBODY",
        TESTS_OF_NAX,
    ),
    Mutant("NAX-905", NAX + "redeal.py", "        if other == seat or g.open_coins:\n", "        if True:\n", TESTS_OF_NAX),
    Mutant("NAX-907", NAX + "cards.py", 'g.tell_only([drawer], "you-drew"', 'g.tell_but([], "you-drew"', TESTS_OF_NAX),
    Mutant(
        "NAX-909",
        NAX + "windows.py",
        "    def is_whispered(self) -> bool:\n        return True",
        "    def is_whispered(self) -> bool:\n        return False",
        TESTS_OF_NAX,
    ),
    Mutant(
        "NAX-111",
        NAX + "set_up.py",
        '        g.chance.shuffle("deck", cards)  # NAX-111\n        g.deck = cards\n',
        '        g.chance.shuffle("deck", cards[:15])\n        g.deck = cards\n',
        TESTS_OF_NAX,
    ),
    # What all games stand on
    Mutant("copies", MAGUS + "state.py", "other.pile = self.pile[:]", "other.pile = self.pile"),
    Mutant("copies", MAGUS + "state.py", "        other.idle_turns = self.idle_turns\n", ""),
    Mutant("saves", CORE + "pack.py", "        game.revealed,\n", "        0,\n"),
    Mutant("dice", CORE + "chance.py", "while low < floor:", "while False:", ["tests/core"]),
    Mutant("dice", CORE + "chance.py", "(((ad << 7) | (ad >> 25)) + a)", "(((ad << 7) | (ad >> 24)) + a)", ["tests/core"]),
    Mutant(
        "refusals",
        CORE + "game.py",
        "        if ask.seat != seat:",
        "        if False:",
        ["tests/core", "tests/every_game/test_answers.py"],
    ),
    Mutant(
        "commitment",
        CORE + "fair.py",
        '            key.update(len(share).to_bytes(4, "big") + share)',
        "            key.update(share)",
        ["tests/core"],
    ),
    *[Mutant(rule, SAS + file, old, new, TESTS_OF_SAS) for rule, file, old, new in OF_SAS + OF_CARDS],
    Mutant("NAX-115", NAX + "ending.py", "g.first if finisher == NOBODY else", "g.active if finisher == NOBODY else"),
    Mutant("NAX-205", NAX + "ending.py", '        shuffle(g, "NAX-205")\n', ""),
    Mutant("NAX-402", NAX + "battles.py", "if g.levels[seat] > LOWEST_LEVEL:", "if True:"),
    Mutant("NAX-417", NAX + "battles.py", "    lose_level(g, loser)\n", ""),
    Mutant("NAX-504", NAX + "state.py", "self.deck.insert(0, int(card))", "self.deck.append(int(card))"),
    Mutant(
        "NAX-514",
        NAX + "windows.py",
        "        return g.left_of(seat)\n    if seat == g.foe",
        "        return (seat + g.seats - 1) % g.seats\n    if seat == g.foe",
    ),
    Mutant("NAX-516", NAX + "windows.py", "g.then(WINDOW[window][after][0])", "g.then(WINDOW[window][after][self.passes])"),
    Mutant("NAX-612", NAX + "effects.py", '        mark(g, target, "NAX-612")', "        pass"),
    Mutant("NAX-652", NAX + "effects.py", "elif window == ARRIVAL and target == g.active:", "elif target == g.active:"),
    Mutant("NAX-728", NAX + "state.py", "return 1 if self.has_key(seat) else 0", "return 1"),
    Mutant("NAX-802", NAX + "ending.py", "        g.points[finisher] += FINISHER_POINTS\n", ""),
]


def find_out(mutant: Mutant, tree: Path) -> str:
    """The first test that fails for this mutant, of its own rule if there is one; or nothing."""
    path = tree / mutant.file
    sound = path.read_text(encoding="utf-8")
    if sound.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.rule}: {mutant.file} holds {mutant.old!r} {sound.count(mutant.old)} times")
    path.write_text(with_imports(sound.replace(mutant.old, mutant.new)), encoding="utf-8")
    try:
        own = tests_of(mutant.rule, tree)
        noticed = first_failure(own, tree) if own else ""
        if noticed:
            return noticed
        elsewhere = first_failure(mutant.tests, tree)
        return elsewhere + (" (no test of its own)" if elsewhere and "-" in mutant.rule else "")
    finally:
        path.write_text(sound, encoding="utf-8")


def tests_of(rule: str, tree: Path) -> list[str]:
    """The tests that name this rule, as pytest names them."""
    found: list[str] = []
    for path in sorted((tree / "tests" / "games").rglob("test_*.py")):
        before = len(found)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and any(rule in proofs.numbers_in_marks(mark) for mark in node.decorator_list):
                found.append(f"{path.relative_to(tree)}::{node.name}")
        if len(found) == before and rule in proofs.marks_in(path):
            found.append(str(path.relative_to(tree)))  # it marks one case of many
    return found


def first_failure(tests: list[str], tree: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=tree,
        env={**os.environ, "FOLDTABLE_PLAIN": "1", "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else done.stdout[-300:]


def with_imports(source: str) -> str:
    """A broken line may want a name that the sound one didn't."""
    if "product((" in source:
        source = source.replace("from itertools import ", "from itertools import product, ", 1)
    return source


def main(wanted: list[str]) -> int:
    survivors = 0
    with tempfile.TemporaryDirectory(prefix="foldtable-mutants-") as folder:
        tree = Path(folder)
        for part in ("src", "tests", "tools", "docs", "pyproject.toml", "README.md"):
            if (ROOT / part).is_dir():
                shutil.copytree(
                    ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "compiled.stamp", "*.egg-info")
                )
            elif (ROOT / part).exists():
                shutil.copy(ROOT / part, tree / part)
        for mutant in MUTANTS:
            if not wanted or mutant.rule in wanted:
                noticed = find_out(mutant, tree)
                survivors += not noticed
                print(f"{mutant.rule:10} {noticed or 'SURVIVED: ' + mutant.new.strip()}", flush=True)
    print(f"{survivors} survived" if survivors else "every one was noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
