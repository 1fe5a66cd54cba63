"""Plain: the table line by line, in words, for screen readers and pipes. No escape codes, and nothing that a look is needed for.

Whatever has changed is told when it changes; everything else on request. An answer is a number, a choice in notation, or so much
of either kind of words that only one choice can be meant.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final, TextIO, final

from foldtable.core.errors import BadSetup, Refused, Slip
from foldtable.core.events import SPECTATOR
from foldtable.core.say import text
from foldtable.core.scene import Pick, Scene
from foldtable.games import rulebooks
from foldtable.table import saves
from foldtable.table.live import Live
from foldtable.table.standing import ORDERS
from foldtable.terminal.speech import Speech, capital
from foldtable.words.paper import bare
from foldtable.words.words import Words

FEW: Final = 9  # choices that are told unasked
LATEST: Final = 12  # lines of the log
DONE: Final = 0
STOPPED: Final = 130  # by Ctrl-C, as shells have it
BLANK: Final = 40  # lines that push somebody's hand off a screen we can't clear

# Commands, in the order in which help tells them. `plain-word-<name>` holds their words in the reader's language
COMMANDS: Final = ("choices", "look", "board", "hand", "rivals", "log", "why", "rule", "undo", "orders", "save", "help", "quit")


class Leave(Exception):  # not an error: somebody gets up
    """The play stops here for now."""


@final
class Plain:
    """A whole sitting: reads lines, tells what happens, until the game or the input ends."""

    def __init__(self, live: Live, words: Words, source: TextIO, out: TextIO) -> None:
        self.live = live
        self.words = words
        self.source = source
        self.out = out
        self.is_terminal = source.isatty() and out.isatty()
        people = live.people
        self.seat = people[0] if len(people) == 1 else SPECTATOR
        self.speech = Speech(words, live.names, self.seat)
        self.told = dict.fromkeys([*range(len(live.sitters)), SPECTATOR], -1)  # by seat: up to which choice
        self.latest: list[str] = []  # what was told last
        self.deeds: dict[str, Callable[[str], None]] = {
            "choices": self.tell_choices,
            "look": self.look,
            "board": self.look_at_board,
            "hand": self.look_at_own,
            "rivals": self.look_at_rivals,
            "log": self.tell_log,
            "why": self.why,
            "rule": self.tell_rule,
            "undo": self.undo,
            "orders": self.order,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        self.names = {word: name for name in COMMANDS for word in self.command_words(name)}

    def command_words(self, name: str) -> list[str]:
        """What a command is called: in English always, and in the reader's language."""
        return [name, *(word.strip() for word in self.words.say("plain-word-" + name).split(","))]

    def run(self) -> int:
        try:
            self.open()
            while not self.live.is_over:
                self.turn()
            self.close()
        except (Leave, EOFError):
            self.part()
        except KeyboardInterrupt:
            self.write("")
            self.part()
            return STOPPED
        return DONE

    def turn(self) -> None:
        """One decision, a bot's or a person's."""
        live = self.live
        if live.waits_for_bot():
            live.choose(live.asked, live.thought()())
            if len(live.people) < 2:
                self.tell_news()
            return
        if live.asked != self.seat:
            self.hand_over(live.asked)
        self.tell_news()
        self.ask()
        version = live.version
        while version == live.version:
            self.obey(self.read())

    # Lines in and out

    def write(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)

    def message(self, message: str, **args: int | str) -> None:
        self.write(self.speech.message(message, **args))

    def read(self) -> str:
        """The next line. At the end of the input, EOFError."""
        if self.is_terminal:
            self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    # Opening and closing

    def open(self) -> None:
        live, speech = self.live, self.speech
        self.write(live.play.box.title)
        sitting = [speech.seat(seat) if sitter.is_person else self.bot(seat) for seat, sitter in enumerate(live.sitters)]
        self.message("plain-sitting", names=self.words.listed(sitting))
        self.message("plain-how-to-help", word=self.command_words("help")[-1])
        self.write("")

    def bot(self, seat: int) -> str:
        sitter = self.live.sitters[seat]
        return self.speech.message("plain-bot", name=sitter.name, kind=sitter.kind)

    def close(self) -> None:
        """The end: what happened last, and the reckoning."""
        if len(self.live.people) > 1:
            self.speech = self.speech.of(SPECTATOR)
            self.told[SPECTATOR] = max(self.told.values())
            self.seat = SPECTATOR
        self.tell_news()
        # Many games tell of their end themselves; nobody needs to hear it twice
        self.write("", *[line for line in self.speech.reckoning(self.live.scene(self.seat)) if line not in self.latest])
        self.live.leave()
        self.out.flush()

    def part(self) -> None:
        """Somebody gets up before the end: nothing is lost, and here is how to come back."""
        if self.live.leave():
            self.write(
                self.words.say("play-saved", text("file", str(self.live.path))),
                self.words.say("play-resume", text("command", "foldtable play --resume last")),
            )
        else:
            self.message("play-nothing-saved")
        self.out.flush()

    def hand_over(self, seat: int) -> None:
        """Another person is asked. With several at one keyboard, nobody reads on before they sit there."""
        if len(self.live.people) > 1:
            self.clear()
            name = self.speech.name(seat)
            self.message("curtain", name=name)
            self.message("curtain-enter", name=name)
            self.read()
            self.clear()
        self.seat = seat
        self.speech = self.speech.of(seat)

    def clear(self) -> None:
        """Take what stands there out of sight."""
        if self.is_terminal and os.environ.get("TERM", "dumb") != "dumb":
            self.out.write("\x1b[2J\x1b[3J\x1b[H")  # the one place where a terminal needs more than words
        elif self.is_terminal:
            self.write(*[""] * BLANK)
        else:
            self.write("", "")

    # Telling what happens

    def tell_news(self) -> None:
        """What this seat has heard since it was last told."""
        lines = [capital(self.speech.event(heard.event)) for heard in self.live.heard(self.seat, self.told[self.seat])]
        self.latest = lines or self.latest
        self.write(*lines)
        self.told[self.seat] = len(self.live.play.moves)
        if self.live.save_fault is not None:
            self.message("save-failed", fault=self.live.save_fault.strerror or str(self.live.save_fault))

    def ask(self) -> None:
        """The question, and the choices if they are few."""
        scene = self.scene()
        self.write(self.speech.prompt(scene))
        if len(scene.picks) <= FEW:
            self.tell_picks(list(enumerate(scene.picks, 1)))
        else:
            middle = scene.picks[len(scene.picks) // 2]
            self.message("plain-many", number=len(scene.picks), example=middle.notation, word=self.command_words("choices")[-1])

    def scene(self) -> Scene:
        return self.live.scene(self.seat)

    def tell_picks(self, picks: Sequence[tuple[int, Pick]]) -> None:
        scene = self.scene()
        for number, pick in picks:
            choice, outlook = self.speech.choice(scene, pick), self.speech.outlook(pick)
            if outlook:
                self.message("plain-pick-outlook", number=str(number), choice=choice, outlook=outlook, notation=pick.notation)
            else:
                self.message("plain-pick", number=str(number), choice=choice, notation=pick.notation)

    # Understanding what was typed

    def obey(self, line: str) -> None:
        """A number, a choice in notation, a command, or the beginning of a choice."""
        if not line:
            self.ask()
            return
        picks = self.scene().picks
        if line.isascii() and line.isdigit():
            self.choose_by_number(line, picks)
            return
        slip = self.live.refusal(self.seat, line)
        if slip is None:
            self.choose(line)
            return
        word, _, rest = line.partition(" ")
        command = self.names.get(word.casefold())
        if command is not None and word not in {pick.verb for pick in picks}:
            self.deeds[command](rest.strip())
            return
        meant = [(number, pick) for number, pick in enumerate(picks, 1) if begins(line, pick, self.speech.label(pick))]
        if len(meant) == 1:
            self.choose(meant[0][1].notation)
        elif meant:
            self.message("plain-which", number=len(meant))
            self.tell_picks(meant[:FEW])
        else:
            self.tell_refusal(slip)

    def choose_by_number(self, line: str, picks: Sequence[Pick]) -> None:
        if len(line) < 6 and 1 <= int(line) <= len(picks):
            self.choose(picks[int(line) - 1].notation)
        else:
            self.message("plain-no-number", got=line[:20], number=len(picks))

    def choose(self, answer: str) -> None:
        try:
            self.live.choose(self.seat, answer)
        except Refused as slip:
            self.tell_refusal(slip)

    def tell_refusal(self, slip: Slip) -> None:
        self.write(self.speech.quoted(slip.say, slip.rule))

    # Commands

    def tell_choices(self, rest: str) -> None:
        """All choices, or those that speak of something."""
        wanted = rest.casefold().split()
        scene = self.scene()
        found = [
            (number, pick)
            for number, pick in enumerate(scene.picks, 1)
            if all(word in f"{self.speech.choice(scene, pick)} {pick.notation}".casefold() for word in wanted)
        ]
        if found:
            self.tell_picks(found)
        else:
            self.message("plain-no-such-choice", words=rest)

    def look(self, rest: str) -> None:
        """Everything that can be seen from this seat."""
        scene = self.scene()
        self.write(f"{self.live.play.box.title}: {', '.join(self.speech.counter(counter) for counter in scene.counters)}.")
        self.look_at_board("")
        self.look_at_rivals(rest)
        self.look_at_own(rest)
        self.write(self.speech.prompt(scene))

    def look_at_board(self, rest: str) -> None:
        """The middle of the table; with a word, the boards or places of that name, and what each is joined to."""
        scene, wanted = self.scene(), rest.casefold()
        if not wanted:
            self.write(*self.speech.middle(scene))
            return
        found: list[str] = []
        for surface in scene.surfaces:
            if wanted in self.speech.say(surface.title).casefold():
                found += self.speech.surface(surface)
            for spot in surface.spots:
                names = [spot.word, *([] if spot.name is None else [self.speech.say(spot.name)])]
                if wanted in (name.casefold() for name in names):
                    place = self.speech.place(surface, spot) if surface.kind == "graph" else self.speech.spot(spot)
                    found.append(". ".join(capital(part) for part in (place.strip(), self.speech.detail(spot)) if part))
        if not found:
            self.message("plain-no-such-place", words=rest)
        self.write(*found)

    def look_at_rivals(self, rest: str) -> None:
        self.write(*self.speech.others(self.scene()))

    def look_at_own(self, rest: str) -> None:
        self.write(*self.speech.own(self.scene()))

    def tell_log(self, rest: str) -> None:
        """The last things that happened; more with a number."""
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LATEST
        for heard in self.live.heard(self.seat)[-max(1, number) :]:
            words = capital(self.speech.event(heard.event))
            self.write(f"{words} {heard.event.rule}".rstrip())

    def why(self, rest: str) -> None:
        """Why an answer isn't taken; without one, all that is closed."""
        if rest:
            slip = self.live.refusal(self.seat, rest)
            if slip is None:
                self.message("plain-not-closed", answer=rest)
            else:
                self.tell_refusal(slip)
                if slip.rule:
                    self.tell_rule(slip.rule)
            return
        closed = self.scene().closed
        for one in closed:
            things = self.words.listed([self.speech.thing(word) for word in one.words]) if one.words else ""
            head = f"{self.speech.verb(one.verb)}: {things}" if things else self.speech.verb(one.verb)
            self.write(f"{head}. {self.speech.quoted(one.say, one.rule)}")
        if not closed:
            self.message("plain-nothing-closed")

    def tell_rule(self, rest: str) -> None:
        """A rule by its number; without one, the rule behind the question."""
        game = self.live.play.box.name
        picks = self.scene().picks
        number = rest.upper() or (picks[0].rule if picks else "")
        if number.isascii() and number.isdigit():
            number = f"{self.live.play.box.prefix}-{number}"
        rule = next((rule for rule in rulebooks.rules(game, self.words.lang) if rule.number == number), None)
        if rule is None:
            try:
                rule = rulebooks.rule(number, self.words.lang)
            except BadSetup as slip:
                self.tell_refusal(slip)
                return
        self.write(f"{rule.number}: {bare(rule.text)}")

    def undo(self, rest: str) -> None:
        """Free while nothing came of it; else the others must agree."""
        way = self.live.way_back(self.seat)
        agreed = way is not None and way.is_free
        if way is not None and not agreed:
            speech = self.speech.of(SPECTATOR)
            choice = "" if way.undo.move.say is None else speech.say(way.undo.move.say)
            if way.people:
                asked = [speech.about("undo-consent", seat, asks=speech.name(self.seat), choice=choice) for seat in way.people]
            else:
                asked = [self.speech.message("undo-sure", choice=choice)]
            agreed = all(self.is_agreed(question) for question in asked)
            if not agreed:
                self.message("undo-refused")
                return
        try:
            move = self.live.take_back(self.seat, agreed=agreed)
        except Refused as slip:
            self.tell_refusal(slip)
            return
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.live.play.moves))
        self.message("taken-back", choice="" if move.say is None else self.speech.say(move.say))

    def is_agreed(self, question: str) -> bool:
        yes = self.words.say("plain-yes").split(", ")
        self.write(question, self.words.say("plain-yes-or-no", text("yes", yes[0])))
        return self.read().casefold() in yes

    def order(self, rest: str) -> None:
        """When this seat wants to be asked for a word; with one of the orders, from now on so."""
        live = self.live
        if not live.has_windows:
            self.message("orders-needless")
            return
        wanted = rest.casefold().strip()
        given = {order: self.words.say("plain-order-" + order) for order in ORDERS}
        order = next((one for one in ORDERS if wanted and any(word.startswith(wanted) for word in (one, given[one]))), "")
        if order:
            self.message("plain-ordered", order=self.speech.message("order-" + order))
            live.give_order(self.seat, order)
            return
        self.message("plain-order-now", order=self.speech.message("order-" + live.orders[self.seat]))
        for one in ORDERS:
            self.write(f"  {self.command_words('orders')[-1]} {given[one]}: {self.speech.message('order-about-' + one)}")

    def save(self, rest: str) -> None:
        """Every choice is saved as it is made; with a name, a copy under that name too."""
        if rest:
            try:
                path = saves.path_of(rest)
                saves.save(self.live.play, path)
            except Slip as slip:
                self.tell_refusal(slip)
            except OSError as fault:
                self.message("save-failed", fault=fault.strerror or str(fault))
            else:
                self.message("play-saved", file=str(path))
                self.message("play-resume", command=f'foldtable play --resume "{path.stem}"')
        elif self.live.path is not None:
            self.message("plain-saved-always", file=str(self.live.path))

    def help(self, rest: str) -> None:
        self.message("plain-help")
        for name in COMMANDS:
            words = ", ".join(dict.fromkeys([*self.command_words(name)[1:], name]))
            self.write(f"  {words}: {self.words.say('plain-does-' + name)}")

    def quit(self, rest: str) -> None:
        raise Leave


def begins(line: str, pick: Pick, label: str) -> bool:
    """Can this beginning mean that choice? Word by word of its notation, or as the sentence begins."""
    typed = line.casefold().split()
    words = pick.notation.casefold().split()
    if len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False)):
        return True
    return label.casefold().startswith(" ".join(typed))
