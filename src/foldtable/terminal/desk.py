"""Desk: one seat's place at the table: what is being picked, where the arrow keys are, which panel is open, what was just said.

It knows keys and no terminal: `press` takes a key by name and does what it means, `screen.py` draws the whole. What only the room
around it can do (leave, ask for consent, show help) it asks for by a word in `wish`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from foldtable.core.errors import Refused
from foldtable.core.events import SPECTATOR
from foldtable.core.scene import Pick, Scene, Spot, Surface
from foldtable.core.steps import Closed
from foldtable.table.live import Heard, Live
from foldtable.table.play import Move
from foldtable.terminal.boards import boards_of
from foldtable.terminal.cards import Drawing, Place, Rect, Sight, face_of, things_at
from foldtable.terminal.choosing import Choosing, Thing, things_of
from foldtable.terminal.panels import Page, log_page, numbers_that_speak_of
from foldtable.terminal.speech import Speech, capital
from foldtable.words.words import Words

BOARD: Final = "board"  # the three places where arrow keys may work
LIST: Final = "list"
PANEL: Final = "panel"
LOG: Final = "log"
RULES: Final = "rules"
WORDS: Final = "words"  # everything in sight, told
NUMBERED: Final = 9
WISHES: Final = {
    **dict.fromkeys(["f1", "question_mark", "?"], "help"),
    **dict.fromkeys(["q", "ctrl+q", "й"], "leave"),
    **dict.fromkeys(["u", "ctrl+z", "г"], "undo"),
    "f7": "orders",
}
PANELS: Final = {"f2": RULES, "r": RULES, "к": RULES, "f3": LOG, "f6": WORDS}
NEXT_BOARD: Final = ("]", "ї")
LAST_BOARD: Final = ("[", "х")
ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Entry(NamedTuple):
    """A line of the list of choices: words, what stands on the things it names, and what it does."""

    words: str
    faces: str = ""
    makes: Pick | None = None
    verb: str = ""
    thing: Thing | None = None
    closed: Closed | None = None
    outlook: str = ""

    @property
    def rule(self) -> str:
        return self.closed.rule if self.closed is not None else self.makes.rule if self.makes is not None else ""


class Notice(NamedTuple):
    """What was just said to this seat: a refusal, a confirmation."""

    words: str
    rule: str = ""
    is_refusal: bool = False


@final
class Desk:
    def __init__(self, live: Live, words: Words, seat: int = SPECTATOR) -> None:
        self.live = live
        self.words = words
        self.wish = ""  # leave, help, undo, orders, skip: for the room to grant
        self.panel = ""
        self.log_up = 0  # lines scrolled up from the newest
        self.words_top = 0
        self.rules_top: int | None = None  # where one has scrolled to; None: at the rule in question
        self.rule_shown = ""
        self.sought = ""  # in the rulebook
        self.typed: str | None = None  # while looking for a choice
        self.looking = False  # may the arrow keys go everywhere?
        self.with_words = False
        self.was: dict[tuple[str, str], list[tuple[str, int]]] = {}  # what lay on each spot when this seat last chose
        self.fresh: set[Thing] = set()
        self.front = ""  # of several boards, the one that is looked at
        self.drawing = Drawing(0, 0)  # as last drawn: where each spot lies on the screen
        self.list_columns = 1  # as last drawn
        self.list_rects: list[tuple[int, Rect]] = []  # where each line of the list lies
        self.sit(seat)

    # Whose place it is

    def sit(self, seat: int) -> None:
        """Somebody takes this place: nothing of the last one's remains."""
        self.seat = seat
        self.speech = Speech(self.words, self.live.names, seat)
        self.was = {}
        self.fresh = set()
        self.log_up = 0
        self.typed = None
        self.looking = False
        self.front = ""
        self.look_again(moved=False)
        self.was = lying(self.scene)

    def look_again(self, *, moved: bool = True) -> None:
        """Something has happened: see what there is now, and begin anew with choosing."""
        self.scene: Scene = self.live.scene(self.seat)
        self.heard: list[Heard] = self.live.heard(self.seat)
        self.pages: dict[tuple[int, int], Page] = {}  # the log as pages: how much of it, at which width
        self.choosing = Choosing(self.scene.picks, self.live.unordered() if self.is_asked else ())
        self.index = 0
        self.cursor: Thing | None = None
        self.notice: Notice | None = None
        self.has_stirred = False  # has a key been pressed since?
        self.typed = None
        self.rules_top = None
        if moved:
            now = lying(self.scene)
            self.fresh = {Thing(*at) for at, pieces in now.items() if any(piece not in self.was.get(at, []) for piece in pieces)}
        self.settle()
        self.rest_on_silence()
        self.follow_rule()

    def rest_on_silence(self) -> None:
        """In a window that asks everyone, Enter alone says nothing: whoever is asked often shouldn't play a card by mistake."""
        silence = self.live.word_for_nothing() if self.is_asked else ""
        for index, entry in enumerate(self.entries):
            if silence and entry.makes is not None and entry.makes.notation == silence:
                self.at = LIST
                self.index = index

    @property
    def is_asked(self) -> bool:
        return self.seat >= 0 and self.scene.asked == self.seat and self.scene.outcome is None

    def settle(self) -> None:
        """After any pick: put the arrow keys where something may be picked."""
        self.entries = self.listed()
        self.index = min(self.index, max(0, len(self.entries) - 1))
        drawn = self.drawn(self.choosing.lit())
        if not drawn:
            self.cursor = None
            self.at = LIST
            return
        self.at = BOARD
        cursor = self.cursor
        if cursor is None or (cursor not in drawn and (not self.choosing.times(cursor) or self.is_half_said())):
            here = [thing for thing in drawn if thing.surface == self.front_board()]
            self.cursor = nearest_one(cursor, here or drawn, self.scene)
        self.bring_forward()

    def is_half_said(self) -> bool:
        """From here to there, and only the first is picked: the arrow keys had better go on."""
        return self.choosing.ready() is None and not any(pick.verb in self.choosing.unordered for pick in self.choosing.open())

    # Boards, where there are several

    def boards(self) -> list[str]:
        return [surface.word for surface in boards_of(self.scene)]

    def front_board(self) -> str:
        """The board that is looked at: the one last gone to; one's own until then."""
        boards = boards_of(self.scene)
        if any(surface.word == self.front for surface in boards):
            return self.front
        own = [surface.word for surface in boards if surface.seat == self.seat >= 0]
        return own[0] if own else boards[0].word if boards else ""

    def bring_forward(self) -> None:
        """The board on which the arrow keys are is in front."""
        if self.cursor is not None and self.cursor.surface in self.boards():
            self.front = self.cursor.surface

    def next_board(self, step: int) -> None:
        boards = self.boards()
        if boards:
            self.show_board(boards[(boards.index(self.front_board()) + step) % len(boards)])

    def show_board(self, word: str) -> None:
        """To this board; the arrow keys too, if there is something for them."""
        self.front = word
        lit = [thing for thing in self.drawn(self.choosing.lit()) if thing.surface == word]
        surface = self.scene.surface(word)
        if lit:
            self.cursor = middle_one(lit, self.scene)
            self.at = BOARD
        elif self.looking and surface is not None:
            self.cursor = middle_one([Thing(word, spot.word) for spot in surface.spots], self.scene)
            self.at = BOARD

    def drawn(self, things: list[Thing]) -> list[Thing]:
        """Those of the things that lie somewhere on the screen."""
        there = {thing for surface in self.scene.surfaces for spot in surface.spots for thing in things_at(surface.word, spot)}
        there |= {Thing("seats", panel.word) for panel in self.scene.panels}
        return [thing for thing in things if thing in there]

    def sight(self) -> Sight:
        sight = Sight(self.scene, self.speech, self.choosing)
        sight.cursor = self.cursor if self.at == BOARD or self.looking else None
        sight.fresh = self.fresh if not self.choosing.picked else set()
        sight.with_words = self.with_words
        sight.front = self.front_board()
        return sight

    def log(self, width: int, latest: int = 0) -> Page:
        """What was heard; all of it, or the latest only. Worded once: a long game has a long log."""
        if (latest, width) not in self.pages:
            self.pages[latest, width] = log_page(self.heard[-latest:], self.speech, width)
        return self.pages[latest, width]

    # The list of choices

    def listed(self) -> list[Entry]:
        """Few choices as sentences; many step by step, verb, thing, thing; what is closed at the end. While typing, all that fit."""
        if not self.is_asked:
            return []
        if self.typed is not None:
            found = [entry for entry in self.sentences() if fits(entry, self.typed)]
            return sorted(found, key=lambda entry: not says(entry, self.typed or ""))
        choosing = self.choosing
        left = choosing.open()
        entries: list[Entry] = []
        ready = choosing.ready()
        if ready is not None and (choosing.picked or choosing.verb):
            entries.append(self.sentence(ready))
            left = [pick for pick in left if pick is not ready]
        if len(left) <= NUMBERED:
            entries += [self.sentence(pick) for pick in left]
        elif len(choosing.verbs()) > 1 and not choosing.picked:
            for verb in choosing.verbs():
                of_verb = [pick for pick in left if pick.verb == verb]
                entries.append(self.sentence(of_verb[0]) if len(of_verb) == 1 else Entry(f"{self.speech.verb(verb)} …", verb=verb))
        else:
            entries += [self.step(thing) for thing in self.in_order()]
        if not choosing.picked and not choosing.verb:
            entries += self.closed_entries()
        return entries

    def in_order(self) -> list[Thing]:
        """What may be picked next, as it lies on the table, not as the rules list it."""
        lit = self.choosing.lit()
        order = {
            thing: (i, spot.y, spot.x)
            for i, surface in enumerate(self.scene.surfaces)
            for spot in surface.spots
            for thing in things_at(surface.word, spot)
        }
        return sorted(lit, key=lambda thing: order.get(thing, (len(self.scene.surfaces), 0, 0)))

    def sentences(self) -> list[Entry]:
        """Every choice, what may be answered to any question (it stands in no other list), and what is closed."""
        besides = [Pick(option, []) for option in self.live.besides()] if self.is_asked else []
        return [*[self.sentence(pick) for pick in [*self.scene.picks, *besides]], *self.closed_entries()]

    def closed_entries(self) -> list[Entry]:
        found: list[Entry] = []
        for closed in self.scene.closed:
            things = self.words.listed([self.speech.thing(word) for word in closed.words]) if closed.words else ""
            found.append(Entry(f"{capital(things) or self.speech.verb(closed.verb)}: {self.speech.say(closed.say)}", closed=closed))
        return found

    def sentence(self, pick: Pick) -> Entry:
        return Entry(self.speech.label(pick), self.faces(things_of(pick)), makes=pick, outlook=self.speech.outlook(pick))

    def step(self, thing: Thing) -> Entry:
        """A thing to pick, where choices are too many to stand in the list at once."""
        outlook = self.outlook_of(self.choosing.after(thing))
        return Entry(capital(self.speech.thing(thing.word)), self.faces([thing]), thing=thing, outlook=outlook)

    def outlook_of(self, picks: list[Pick]) -> str:
        """What is likely to come of these, if it is the same of all."""
        found = {self.speech.outlook(pick) for pick in picks[:NUMBERED]} if len(picks) <= NUMBERED else set()
        return found.pop() if len(found) == 1 else ""

    def outlook(self) -> str:
        """What is likely to come of the next Enter."""
        cursor, choosing = self.cursor, self.choosing
        if not self.is_asked or self.at != BOARD or cursor is None:
            return ""
        if cursor in choosing.lit():
            return self.outlook_of(choosing.after(cursor))
        ready = choosing.ready() if choosing.times(cursor) else None
        return "" if ready is None else self.speech.outlook(ready)

    def faces(self, things: list[Thing]) -> str:
        """What lies on the places that these things are."""
        found: list[str] = []
        for thing in things:
            surface = self.scene.surface(thing.surface)
            for spot in surface.spots if surface is not None else []:
                if spot.word == thing.word and spot.pieces and spot.pieces[0].word != thing.word:
                    found += [face_of(piece) for piece in spot.pieces]
        return " ".join(found)

    # Keys

    def press(self, key: str, character: str | None = None) -> str | None:
        """What a key means here. The notation of a choice, if it makes one; else None, and perhaps a wish."""
        self.wish = ""
        if self.typed is not None:
            return self.press_typing(key, character)
        if self.at == PANEL and self.press_panel(key, character):
            return None
        if not self.press_anywhere(key, character):
            if not self.is_asked and not self.looking:
                self.wish = "skip"
                return None
            self.has_stirred = True
            self.notice = None
            return self.press_choosing(key, character)
        return None

    def press_anywhere(self, key: str, character: str | None) -> bool:
        """Keys that mean the same whoever is asked."""
        if key in WISHES or character in WISHES:
            self.wish = WISHES.get(key) or WISHES[str(character)]
        elif key in PANELS or character in PANELS:
            self.toggle(PANELS.get(key) or PANELS[str(character)])
        elif key == "f8" or character in NEXT_BOARD:
            self.next_board(1)
        elif character in LAST_BOARD:
            self.next_board(-1)
        elif key == "f4":
            self.looking = not self.looking
            if self.looking:
                self.at = BOARD
                self.cursor = self.cursor or self.first_place()
            else:
                self.settle()
        elif key == "f5":
            self.with_words = not self.with_words
        elif key in ("pageup", "pagedown"):
            self.scroll(-self.page if key == "pageup" else self.page)
        elif key == "tab":
            self.walk(1)
        elif key == "shift+tab":
            self.walk(-1)
        else:
            return False
        return True

    page = 8  # lines that a page key scrolls by

    def toggle(self, panel: str) -> None:
        """Open a panel, or close it again. Where both are always in sight, go there and come back."""
        if self.panel == panel:
            self.panel = ""
            if self.at == PANEL:
                self.settle()
            return
        self.panel = panel
        self.sought = ""
        self.log_up = 0
        self.words_top = 0
        self.rules_top = None
        self.follow_rule()
        if panel != LOG:
            self.at = PANEL
        elif self.at == PANEL:
            self.settle()

    def walk(self, step: int) -> None:
        """To the next place where arrow keys work."""
        places = [LIST]
        if self.looking or self.drawn(self.choosing.lit()):
            places.insert(0, BOARD)
        if self.panel:
            places.append(PANEL)
        at = places.index(self.at) if self.at in places else 0
        self.at = places[(at + step) % len(places)]
        if self.at == BOARD and self.cursor is None:
            self.settle()

    def scroll(self, lines: int) -> None:
        if self.panel == WORDS:
            self.words_top = max(0, self.words_top + lines)
        elif self.panel == LOG or (self.panel == "" and self.at != PANEL):
            self.log_up = max(0, self.log_up - lines)
        else:
            self.rules_top = max(0, self.rules_at + lines)

    rules_at = 0  # the first line of the rulebook as last drawn

    def press_panel(self, key: str, character: str | None) -> bool:
        """Keys for a panel that one has gone to: to scroll, and in the rulebook to search."""
        if key in ("up", "down"):
            self.scroll(-1 if key == "up" else 1)
        elif key in ("home", "end"):
            self.scroll(-100_000 if key == "home" else 100_000)
        elif key == "escape":
            if self.sought:
                self.sought = ""
            else:
                self.panel = ""
                self.settle()
        elif self.panel != RULES:
            return False
        elif key == "backspace":
            self.seek(self.sought[:-1])
        elif key == "enter":
            self.seek_on()
        elif key == "slash":
            self.seek("")
        elif is_text(character) and (self.sought or str(character) not in "?qurйгк"):
            self.seek(self.sought + str(character))
        else:
            return False
        return True

    def seek(self, sought: str) -> None:
        """Look for words, or for a rule by its number, in the rulebook."""
        self.sought = sought.lstrip()
        found = self.found_rules()
        if found:
            self.show_rule(found[0])

    def seek_on(self) -> None:
        found = self.found_rules()
        if found:
            at = found.index(self.rule_shown) if self.rule_shown in found else -1
            self.show_rule(found[(at + 1) % len(found)])

    def found_rules(self) -> tuple[str, ...]:
        sought = self.sought.strip()
        return numbers_that_speak_of(self.live.play.box.name, self.words.lang, sought) if sought else ()

    def show_rule(self, number: str) -> None:
        if number:
            self.rule_shown = number
            self.rules_top = None

    def follow_rule(self) -> None:
        """Open the rulebook where it speaks of what is being chosen."""
        if self.sought:
            return
        number = self.notice.rule if self.notice is not None else ""
        if not number and self.is_asked:
            number = self.rule_in_question()
        self.show_rule(number)

    def rule_in_question(self) -> str:
        """The rule of the line one is on, else of what is still possible."""
        if self.at == LIST and self.index < len(self.entries) and self.entries[self.index].rule:
            return self.entries[self.index].rule
        left = self.choosing.open()
        return left[0].rule if left else ""

    # Choosing by keys

    def press_choosing(self, key: str, character: str | None) -> str | None:
        made: Pick | None = None
        if key in ARROWS:
            self.move(*ARROWS[key])
        elif key in ("enter", "space"):
            made = self.enter(toggles=key == "space")
        elif key in ("escape", "backspace"):
            self.back()
        elif character is not None and character in "123456789":
            number = self.list_top + int(character) - 1
            if number < len(self.entries):
                made = self.take(self.entries[number])
        elif key == "slash":
            self.type("")
        elif is_text(character):
            self.type(str(character))
        self.follow_rule()
        return None if made is None else made.notation

    list_top = 0  # the first entry of the list as last drawn

    def move(self, dx: int, dy: int) -> None:
        if self.at == BOARD:
            if self.cursor is not None and self.cursor.surface in self.boards() and self.cursor not in self.places():
                self.bring_forward()  # it was left behind on another board
                return
            found = self.nearest(dx, dy)
            if found is not None:
                self.cursor = found
                self.bring_forward()
            elif dy > 0 and not self.looking and self.entries:
                self.at = LIST
            return
        columns = self.list_columns
        index = self.index + dx + dy * columns
        if dy < 0 and index < 0 and self.drawn(self.choosing.lit()):
            self.at = BOARD
        elif 0 <= index < len(self.entries):
            self.index = index
        elif dy > 0:
            self.index = len(self.entries) - 1

    def nearest(self, dx: int, dy: int) -> Thing | None:
        """The next spot in this direction, among those that one may go to: straight ahead counts most."""
        here = next((place.rect for place in self.drawing.places if self.cursor in place.things()), None)
        if here is None:
            return self.first_place()
        x, y = 2 * here.x + here.width, 2 * here.y + here.height
        best: tuple[float, Thing] | None = None
        for place in self.drawing.places:
            thing = self.goal(place)
            if thing is None or thing == self.cursor:
                continue
            rect = place.rect
            along = (2 * rect.x + rect.width - x) * dx + 2 * (2 * rect.y + rect.height - y) * dy
            aside = abs((2 * rect.x + rect.width - x) * dy) + 2 * abs((2 * rect.y + rect.height - y) * dx)
            if along > 0 and (best is None or along + 2.5 * aside < best[0]):
                best = (along + 2.5 * aside, thing)
        return None if best is None else best[1]

    def places(self) -> set[Thing]:
        """All that was drawn somewhere."""
        return {thing for place in self.drawing.places for thing in place.things()}

    def goal(self, place: Place) -> Thing | None:
        """The thing that the arrow keys may stop at here."""
        lit = set(self.choosing.lit())
        for thing in place.things():
            if thing in lit or self.choosing.times(thing):
                return thing
        return place.things()[0] if self.looking else None

    def first_place(self) -> Thing | None:
        return next((thing for thing in (self.goal(place) for place in self.drawing.places) if thing is not None), None)

    def enter(self, *, toggles: bool) -> Pick | None:
        """Pick what the arrow keys are on. On what is picked already, and can't be once more: make the choice."""
        if self.at == LIST:
            return self.take(self.entries[self.index]) if self.entries else None
        if self.cursor is None:
            return self.choosing.ready()
        return self.touch(self.cursor, toggles=toggles)

    def cursor_confirms(self) -> bool:
        """Would Enter make the choice, or pick one thing more?"""
        cursor = self.cursor
        return cursor is not None and cursor not in self.choosing.lit() and self.choosing.ready() is not None

    def touch(self, thing: Thing, *, toggles: bool = False) -> Pick | None:
        choosing = self.choosing
        if thing in choosing.lit() and not (toggles and choosing.times(thing)):
            self.cursor = thing
            made = choosing.pick(thing)
            self.settle()
            return made
        if choosing.times(thing):
            if toggles:
                choosing.picked.remove(thing)
                self.settle()
                return None
            ready = choosing.ready()
            if ready is None:
                self.say(self.speech.message("pick-on"))
            return ready
        self.refuse_thing(thing)
        return None

    def take(self, entry: Entry) -> Pick | None:
        """Do what a line of the list says."""
        if entry.closed is not None:
            self.refuse(entry.closed.rule, self.speech.say(entry.closed.say))
            return None
        if entry.makes is not None:
            return entry.makes
        if entry.thing is not None:
            made = self.choosing.pick(entry.thing)
        else:
            made = self.choosing.say_verb(entry.verb)
        self.index = 0
        at = self.at
        self.settle()
        if at == LIST and not self.drawn(self.choosing.lit()):
            self.at = LIST
        return made

    def back(self) -> None:
        if self.choosing.back():
            self.settle()
        elif self.looking:
            self.looking = False
            self.settle()
        elif self.panel:
            self.panel = ""
            if self.at == PANEL:
                self.settle()

    # Refusals

    def refuse(self, rule: str, words: str) -> None:
        """Say why not, and open the rulebook there."""
        self.notice = Notice(words, rule, is_refusal=True)
        self.panel = RULES
        self.sought = ""
        self.show_rule(rule)

    def say(self, words: str, rule: str = "") -> None:
        self.notice = Notice(words, rule)

    def refuse_thing(self, thing: Thing) -> None:
        """Somebody tries to pick what can't be: the question itself tells why."""
        words = self.words_of(thing)
        for closed in self.scene.closed:
            if any(word in words for word in closed.words):
                self.refuse(closed.rule, self.speech.say(closed.say))
                return
        verbs = [pick.verb for pick in self.choosing.open() if thing.surface in pick.where] or self.choosing.verbs()
        for verb in dict.fromkeys(verbs):
            answer = " ".join([verb, *[picked.word for picked in self.choosing.picked], thing.word])
            slip = self.live.refusal(self.seat, answer)
            if slip is not None:
                self.refuse(slip.rule, self.speech.say(slip.say))
                return

    def words_of(self, thing: Thing) -> set[str]:
        """All names of the spot that a thing is or lies on."""
        surface = self.scene.surface(thing.surface)
        found = {thing.word}
        for spot in surface.spots if surface is not None else []:
            names = {spot.word, *(piece.word for piece in spot.pieces)}
            if thing.word in names:
                found |= names
        return found

    # Typing

    def type(self, words: str) -> None:
        self.typed = words
        self.index = 0
        self.at = LIST
        self.entries = self.listed()

    def press_typing(self, key: str, character: str | None) -> str | None:
        typed = self.typed or ""
        if key == "escape" or (key == "backspace" and not typed):
            self.typed = None
            self.settle()
        elif key == "backspace":
            self.type(typed[:-1])
        elif key == "ctrl+u":
            self.type("")
        elif key in ("up", "down"):
            self.index = min(max(0, self.index + (1 if key == "down" else -1)), max(0, len(self.entries) - 1))
        elif key in ("pageup", "pagedown"):
            self.index = min(max(0, self.index + (8 if key == "pagedown" else -8)), max(0, len(self.entries) - 1))
        elif key == "enter":
            return self.enter_typed(typed)
        elif is_text(character):
            self.type(typed + str(character))
        self.follow_rule()
        return None

    def enter_typed(self, typed: str) -> str | None:
        """The line one is on; or what was typed, if that is a choice in notation; or why it is none."""
        slip = self.live.refusal(self.seat, typed) if typed.strip() else None
        if typed.strip() and slip is None:
            return " ".join(typed.split())
        if self.entries:
            made = self.take(self.entries[self.index])
            if made is not None:
                return made.notation
            self.typed = None
            self.entries = self.listed()
            return None
        if slip is not None:
            self.typed = None
            self.settle()
            self.refuse(slip.rule, self.speech.say(slip.say))
        return None

    # The mouse

    def click(self, x: int, y: int) -> str | None:
        """A click on a spot picks it, or tells why not."""
        self.wish = ""
        self.notice = None
        for rect, word in self.drawing.tabs:
            if rect.holds(x, y):
                self.show_board(word)
                return None
        for place in reversed(self.drawing.places):
            if place.rect.holds(x, y) and self.is_asked:
                lit = set(self.choosing.lit())
                things = place.things()
                thing = next((thing for thing in things if thing in lit or self.choosing.times(thing)), things[0])
                self.at = BOARD
                made = self.touch(thing)
                self.follow_rule()
                return None if made is None else made.notation
        for index, rect in self.list_rects:
            if rect.holds(x, y):
                made = self.take(self.entries[index])
                self.follow_rule()
                return None if made is None else made.notation
        return None

    # What happens around this place

    def has_chosen(self) -> None:
        """This seat has made a choice: from here on, whatever changes is news."""
        self.was = lying(self.live.scene(self.seat))
        self.fresh = set()

    def has_taken_back(self, move: Move) -> None:
        self.was = lying(self.scene)
        self.fresh = set()
        words = "" if move.say is None else self.speech.say(move.say)
        self.say(self.speech.message("taken-back", choice=words))

    def refused(self, slip: Refused) -> None:
        self.refuse(slip.rule, self.speech.say(slip.say))

    def spot_of(self, thing: Thing | None) -> tuple[Surface, Spot] | None:
        if thing is None:
            return None
        surface = self.scene.surface(thing.surface)
        for spot in surface.spots if surface is not None else []:
            if thing in things_at(thing.surface, spot):
                assert surface is not None
                return surface, spot
        return None

    def info(self) -> str:
        """What the arrow keys are on, in words."""
        found = self.spot_of(self.cursor) if self.at == BOARD else None
        if found is None:
            return ""
        _, spot = found
        detail = self.speech.detail(spot)
        words = capital(self.speech.spot(spot))
        return f"{words}. {capital(detail)}" if detail else words


def lying(scene: Scene) -> dict[tuple[str, str], list[tuple[str, int]]]:
    """What lies on every spot, face up: how high a pile of backs is, is no news."""
    return {
        (surface.word, spot.word): [(piece.word, piece.count) for piece in spot.pieces if not piece.down]
        for surface in scene.surfaces
        for spot in surface.spots
    }


def nearest_one(cursor: Thing | None, things: list[Thing], scene: Scene) -> Thing:
    """The thing nearest to where the arrow keys are, on the same surface; else the one in the middle."""
    surface = None if cursor is None else scene.surface(cursor.surface)
    near = [thing for thing in things if cursor is not None and thing.surface == cursor.surface]
    if cursor is None or surface is None or not near:
        return middle_one(things, scene)
    at = {thing: (spot.x, spot.y) for spot in surface.spots for thing in things_at(surface.word, spot)}
    x, y = at.get(cursor, (0, 0))
    return min(near, key=lambda thing: (at[thing][0] - x) ** 2 + (at[thing][1] - y) ** 2)


def middle_one(things: list[Thing], scene: Scene) -> Thing:
    """The thing nearest to the middle of them: from there no way is long."""
    at: dict[Thing, tuple[int, int]] = {}
    for surface in scene.surfaces:
        for spot in surface.spots:
            for thing in things_at(surface.word, spot):
                at.setdefault(thing, (spot.x, spot.y))
    first = [thing for thing in things if thing.surface == things[0].surface]
    places = [at.get(thing, (0, 0)) for thing in first]
    x, y = sum(p[0] for p in places) / len(places), sum(p[1] for p in places) / len(places)
    return min(first, key=lambda thing: abs(at.get(thing, (0, 0))[0] - x) + abs(at.get(thing, (0, 0))[1] - y))


def line_of(entry: Entry) -> str:
    notation = entry.makes.notation if entry.makes is not None else ""
    return f"{entry.words} {entry.outlook} {entry.faces} {notation}".casefold()


def fits(entry: Entry, typed: str) -> bool:
    """Does every word that was typed begin some word of the line, or of its notation?"""
    words = line_of(entry).replace("–", " ").split()
    return all(any(word.startswith(part) for word in words) for part in typed.casefold().split())


def says(entry: Entry, typed: str) -> bool:
    """Do the words stand in the line in the order in which they were typed? Such lines come first."""
    words = iter(line_of(entry).split())
    return all(any(word.startswith(part) for word in words) for part in typed.casefold().split())


def is_text(character: str | None) -> bool:
    return character is not None and len(character) == 1 and character.isprintable()
