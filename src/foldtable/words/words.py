"""Words: a Say becomes a sentence in the reader's language.

How an argument is worded follows from its kind (`core/say.py`):

    seat     $who     the name of whoever sits there, or "you"; and $who-is, "me" or "other", for messages to choose by
    number   $n       a number, so that the message can choose its plural
    thing    $card    the game's name for it; `seat2` is whoever sits there
    things   $cards   the same for each, as the language lists them; and $cards-count
    text     $file    as it is; and $file-is, "none" if it is empty, else "some"
    said     $inner   the sentence inside

Rendering never fails: a message that is missing shows as its id, and the fault is noted in `faults`, which tests look at.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from foldtable.core import say as kinds
from foldtable.core.events import SPECTATOR
from foldtable.core.say import Arg, Say
from foldtable.words.phrases import table_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from foldtable.core.box import Box
    from foldtable.core.game import Outcome

SEAT_WORD: Final = re.compile(r"seat(\d)")
DEEPEST: Final = 8  # a Say within a Say; more is a circle


@final
class Words:
    """The words of one language, for the table alone or for a game: its messages stand over the table's."""

    def __init__(self, lang: str, box: Box | None = None) -> None:
        self.lang = lang
        self.box = box
        self.faults: list[str] = []
        folders = table_folders() if box is None else (*table_folders(), box.folder / "locale")
        self.bundles = [bundle(one, folders) for one in dict.fromkeys([lang, "en"])]

    def render(self, say: Say, names: Sequence[str] = (), me: int = SPECTATOR) -> str:
        """The sentence. `names` are the players' by seat; `me` is the reader's seat, who is "you"."""
        return self.deep(say, names, me, 0)

    def say(self, message: str, *args: Arg) -> str:
        """The sentence of a message that speaks of no seat."""
        return self.render(Say(message, list(args)))

    def has(self, message: str) -> bool:
        return any(one.has_message(message) for one in self.bundles)

    def seat(self, seat: int, names: Sequence[str] = (), me: int = SPECTATOR) -> str:
        """Who sits there: "you", a name, or the seat by its number."""
        if seat == me:
            return self.say("seat-you")
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat-number", kinds.count("seat", seat))

    def thing(self, word: str, names: Sequence[str] = (), me: int = SPECTATOR) -> str:
        """The game's name for the thing of this word; the word itself if it has none."""
        return self.deep_thing(word, names, me, 0)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one phrase, equal neighbours counted: "2 × red 3, blue 1 and Elixir"."""
        phrases: list[str] = []
        at = 0
        while at < len(items):
            end = at + 1
            while end < len(items) and items[end] == items[at]:
                end += 1
            times = end - at
            phrases.append(items[at] if times == 1 else self.say("list-times", kinds.count("times", times), kinds.text("thing", items[at])))
            at = end
        if not phrases:
            return self.say("list-nothing")
        if len(phrases) == 1:
            return phrases[0]
        comma = self.say("list-comma")
        return self.say("list-and", kinds.text("first", comma.join(phrases[:-1])), kinds.text("last", phrases[-1]))

    def waiting(self, question: str, seat: int, names: Sequence[str] = (), me: int = SPECTATOR) -> str:
        """For whom the table waits, and what that seat is asked."""
        return self.render(Say("waiting-" + question, [kinds.who("seat", seat)]), names, me)

    def outcome(self, outcome: Outcome, names: Sequence[str] = (), me: int = SPECTATOR) -> list[str]:
        """How a play ended, as sentences: why, then who won."""
        winners = outcome.winners
        return [self.say("ended-" + outcome.reason), self.winners(winners, names, me)]

    def winners(self, winners: Sequence[int], names: Sequence[str] = (), me: int = SPECTATOR) -> str:
        if not winners:
            return self.say("won-nobody")
        if len(winners) == 1:
            return self.render(Say("won-alone", [kinds.who("who", winners[0])]), names, me)
        return self.say("won-together", kinds.text("winners", self.listed([self.seat(seat, names, me) for seat in winners])))

    # Inside

    def deep(self, say: Say, names: Sequence[str], me: int, depth: int) -> str:
        args: dict[str, object] = {}
        for arg in say.args:
            self.put(args, arg, names, me, depth)
        for one in self.bundles:
            if one.has_message(say.message):
                pattern = one.get_message(say.message).value
                if pattern is not None:
                    words, errors = one.format_pattern(pattern, args)
                    self.faults += [f"{self.lang}: {say!r}: {error}" for error in errors]
                    return str(words)
        self.faults.append(f"{self.lang}: {say!r}: no such message")
        return repr(say) if say.args else say.message

    def put(self, args: dict[str, object], arg: Arg, names: Sequence[str], me: int, depth: int) -> None:
        """Word one argument, as its kind asks."""
        value = arg.value
        if arg.kind == kinds.SEAT:
            seat = cast("int", value)
            args[arg.name] = self.seat(seat, names, me)
            args[arg.name + "-is"] = "me" if seat == me else "other"
        elif arg.kind == kinds.NUMBER:
            args[arg.name] = cast("int", value)
        elif arg.kind == kinds.THING:
            args[arg.name] = self.deep_thing(str(value), names, me, depth)
        elif arg.kind == kinds.THINGS:
            words = cast("list[str]", value)
            args[arg.name] = self.listed([self.deep_thing(word, names, me, depth) for word in words])
            args[arg.name + "-count"] = len(words)
        elif arg.kind == kinds.SAY and depth < DEEPEST:
            args[arg.name] = self.deep(cast("Say", value), names, me, depth + 1)
        else:
            args[arg.name] = str(value)
            args[arg.name + "-is"] = "some" if value else "none"

    def deep_thing(self, word: str, names: Sequence[str], me: int, depth: int) -> str:
        seat = SEAT_WORD.fullmatch(word)
        if seat:
            return self.seat(int(seat[1]), names, me)
        named = None if self.box is None or depth >= DEEPEST else self.box.name_of(word)
        return word if named is None else self.deep(named, names, me, depth + 1)


@cache
def bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of these folders in one language, later folders over earlier ones."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow to load, and only readers need it

    made = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made
