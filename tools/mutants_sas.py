"""Rules of Swords and Sorcery, and the lines that keep them, as they are and as they are broken: for tools/mutants.py."""

from __future__ import annotations

# rule, file in src/foldtable/games/sas, the line, and the line broken
OF_SAS: list[tuple[str, str, str, str]] = [
    # Set-up and turn
    ("SAS-102", "set_up.py", 'named == "random" else int(named)', 'named == "random" else 0'),
    ("SAS-105", "set_up.py", "if domain not in g.domains]\n\n    def answered", "]\n\n    def answered"),
    ("SAS-109", "data/tables.toml", "players = 4\ncards = 4", "players = 4\ncards = 5"),
    ("SAS-111", "set_up.py", "(g.first + turn) % seats), PlaceNext", "turn % seats), PlaceNext"),
    ("SAS-202", "turn.py", "(g.side[piece] == seat or g.is_hulk(piece))", "g.side[piece] == seat"),
    ("SAS-204", "turn.py", "g.triple = a == b and b == c", "g.triple = a == b or b == c"),
    ("SAS-205", "turn.py", "            in_play.destroy(g, ROCK_TRANSFORM)  # SAS-205\n", ""),
    ("SAS-206", "turn.py", "cards = 2 if g.owner[ORB] == seat else 1", "cards = 1"),
    ("SAS-208", "turn.py", "IS_NEXUS[g.at[wizard]] and not g.status[wizard] & STONE", "IS_NEXUS[g.at[wizard]]"),
    ("SAS-209", "turn.py", "if CARD_KINDS[card] == ARTIFACT:\n        g.gifts", "if CARD_KINDS[card] >= ARTIFACT:\n        g.gifts"),
    ("SAS-215", "in_play.py", "if killer in (NOBODY, seat):", "if killer == NOBODY:"),
    ("SAS-218", "turn.py", "            g.then(CONFLICTS, SPOILS)", "            g.then(CONFLICTS)"),
    ("SAS-220", "turn.py", "if g.triple and g.is_in(active):", "if False:"),
    ("SAS-222", "turn.py", "if g.triple and g.is_in(active):", "if g.triple:"),
    ("SAS-223", "turn.py", "% g.seats <= (seat - active - 1) % g.seats:", "% g.seats < (seat - active - 1) % g.seats:"),
    # Movement
    (
        "SAS-302",
        "movement.py",
        "        if made > self.second:\n            self.beyond_second += 1",
        "        if made > self.first:\n            self.beyond_second += 1",
    ),
    ("SAS-303", "movement.py", "        if most > self.left:\n            most = self.left", "        pass"),
    ("SAS-304", "movement.py", "        for made in g.spent:\n            self.reckon(made)", "        pass"),
    (
        "SAS-322",
        "movement.py",
        "if status & (STONE | SHIELDED | FIGHTING):\n        return False",
        "if status & (STONE | FIGHTING):\n        return False",
    ),
    ("SAS-326", "movement.py", "        cost = len(self.path) + 1", "        cost = len(self.path)"),
    ("SAS-327", "movement.py", "return g.is_wizard(piece) and g.side[other] != seat", "return g.is_wizard(piece)"),
    (
        "SAS-332",
        "movement.py",
        "return RIGHT_RX[there] if side == 0 else LEFT_RX[there]",
        "return LEFT_RX[there] if side == 0 else RIGHT_RX[there]",
    ),
    ("SAS-333", "state.py", "(1 if side == 0 else seats - 1)", "1"),
    ("SAS-336", "movement.py", "        pieces.kill(g, [piece], NOBODY)\n        return 1", "        return 1"),
    ("SAS-342", "movement.py", "    if IS_TRAP[to]:", "    if IS_TRAP[to] and what == VACANT:"),
    # Conflicts
    ("SAS-407", "pieces.py", "        if g.side[rival] == seat:\n            call_off_and_separate(g, piece)", "        pass"),
    ("SAS-413", "data/tables.toml", "per_army = 2\ndice = 3", "per_army = 2\ndice = 2"),
    ("SAS-416", "conflicts.py", "return 0 if armed_by(g, defender, LUCKY_CHARM) else 1", "return 0"),
    ("SAS-417", "conflicts.py", "    if g.status[piece] & PARALYSED:\n        g.duel_dice", "    if False:\n        g.duel_dice"),
    ("SAS-421", "conflicts.py", "    if weapon == NO_CARD and armed_by(g, piece, GAUNTLET):", "    if armed_by(g, piece, GAUNTLET):"),
    ("SAS-423", "conflicts.py", "if g.status[piece] & (CURSED | PARALYSED):", "if g.status[piece] & PARALYSED:"),
    ("SAS-424", "conflicts.py", "LEVELS[ARMOUR] > LEVELS[weapon]", "True"),
    ("SAS-425", "conflicts.py", "g.owner[card] == g.side[piece] and", "g.owner[card] == g.colour(piece) and"),
    (
        "SAS-429",
        "conflicts.py",
        "                pieces.free_from(g, piece, CURSED)\n            if",
        "                pass\n            if",
    ),
    (
        "SAS-440",
        "pieces.py",
        "        if steps == best:\n            found.append(there)",
        "        if steps == best and not found:\n            found.append(there)",
    ),
    ("SAS-450", "pieces.py", "saved = 10 * first + second > above", "saved = 10 * first + second >= above"),
    # Windows, the stack, levels
    (
        "SAS-513",
        "windows.py",
        "    if g.hands[seat] and g.is_free(seat):\n        return True",
        "    if g.hands[seat] and g.has_wizard(seat):\n        return True",
    ),
    (
        "SAS-533",
        "windows.py",
        "            push(g, seat, card, CARD, aims, bound)\n            go_round(g, g.next_in(seat), 0)",
        "            push(g, seat, card, CARD, aims, bound)\n            go_round(g, seat, 0)",
    ),
    (
        "SAS-541",
        "stack.py",
        "    def run(self, g: Sas) -> None:\n        clear_events(g)\n        g.answerable = False",
        "    def run(self, g: Sas) -> None:\n        g.answerable = False",
    ),
    ("SAS-546", "stack.py", "    if not g.answerable:\n        return None", "    pass"),
    ("SAS-551", "stack.py", "        if CARD_KINDS[card] != ARTIFACT and not g.has_wizard(seat):\n            return True\n", ""),
    (
        "SAS-564",
        "guards.py",
        "        if card == guard:\n            return other  # the other came later",
        "        if card == guard:\n            return guard",
    ),
    (
        "SAS-565",
        "guards.py",
        "        elif LEVELS[guard] == LEVELS[card]:\n            ties.append(guard)\n        elif g.heard:",
        "        elif g.heard:",
    ),
    (
        "SAS-567",
        "guards.py",
        "return guard != NO_CARD and LEVELS[guard] > LEVELS[card]",
        "return guard != NO_CARD and LEVELS[guard] >= LEVELS[card]",
    ),
    ("SAS-581", "in_play.py", "        pieces.wake_all_ghosts(g)", "        pass"),
    (
        "SAS-588",
        "turn.py",
        "card in (DRAGON, GIANTS_STRENGTH) and g.owner[card] == g.active",
        "card in (DRAGON, GIANTS_STRENGTH)",
    ),
    # Endings, secrets
    ("SAS-940", "ending.py", "g.status[piece] & GHOST or g.is_image(piece)", "g.is_image(piece)"),
    ("SAS-944", "ending.py", "        finish(g, DRAW, fallen)", "        finish(g, DRAW, fallen[:1])"),
    ("SAS-945", "ending.py", "keys.append([0, g.out[seat]])", "keys.append([0, 0])"),
    (
        "SAS-946",
        "ending.py",
        "return [strength(g, seat), army_size(g, seat), cards_of(g, seat)]",
        "return [strength(g, seat), army_size(g, seat)]",
    ),
    ("SAS-947", "asking.py", "return ONLY_CONCEDE if g.may_concede else NO_BESIDES", "return ONLY_CONCEDE"),
    ("SAS-955", "turn.py", 'g.tell_only([seat], "you-drew"', 'g.tell("you-drew"'),
]
