"""What a scenario may state, and whether it is so.

expect hand 0: R1 R3              a place or a fact, word by word; in any order where the order means nothing
expect count deck: 47             how many words a place holds
expect count grid + deck of R1: 4 how many of them are these
expect asked 1 aim                who is asked what
expect offered cast deck2 R1 R2   a choice is among the options
expect options: done; heal        these are the options, all of them
expect over cylinder won 0 2      the play has ended so
expect told 1 you-drew card=G1    since the last decision this seat (`all`, `spectator`) heard this message
expect untold 2 you-drew          ... and this one it didn't
expect view 1 hands.0: 3          what a seat's View says at a path
expect shown 0 R1                 a word that stands somewhere in a seat's View
expect hidden 1 R1                a word that stands nowhere in it
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, final

from foldtable.core.box import Box
from foldtable.core.errors import BadRecord
from foldtable.core.events import SPECTATOR, Event
from foldtable.core.game import Game
from foldtable.core.say import Arg, Say, count, text
from foldtable.table.grammar import Line, quoted, whole_number
from foldtable.table.places import find_place, words_at

FORMS: Final = ("count", "asked", "offered", "options:", "over", "told", "untold", "view", "shown", "hidden")
RESERVED: Final = tuple(form.rstrip(":") for form in FORMS)  # names that no game may give a place
NOBODY: Final = "nobody"
ALL: Final = "all"
ONLOOKER: Final = "spectator"
WORD: Final = re.compile(r"[^\W_]+(?:[-_][^\W_]+)*")

Differs = Sequence[tuple[str, str]]


@final
class Failed(Exception):
    """A statement that isn't so."""

    def __init__(self, say: Say, differs: Differs = ()) -> None:
        super().__init__(repr(say))
        self.say = say
        self.differs = differs


def check(box: Box, game: Game, events: Sequence[Event], path: str, line: Line) -> None:
    """Is what an `expect` line states so? Failed says how it is instead."""
    form, _, rest = line.rest.partition(" ")
    if form == "count":
        check_count(box, game, path, line, rest)
    elif form == "asked":
        check_asked(game, path, line, rest)
    elif form == "offered":
        check_offered(game, path, line, rest)
    elif form == "options:":
        check_options(game, rest)
    elif form == "over":
        check_over(game, path, line, rest)
    elif form in ("told", "untold"):
        check_told(game, events, path, line, rest, told=form == "told")
    elif form == "view":
        check_view(box, game, path, line, rest)
    elif form in ("shown", "hidden"):
        check_shown(box, game, path, line, rest, shown=form == "shown")
    else:
        check_place(box, game, path, line)


def difference(message: str, wanted: str, found: str, *args: Arg) -> Failed:
    return Failed(Say(message, list(args)), [("scenario-wanted", wanted or "-"), ("scenario-found", found or "-")])


def bad_form(path: str, line: Line, form: str) -> BadRecord:
    return BadRecord(path, line.number, Say("scenario-bad-expect", [text("got", quoted(str(line))), text("form", form)]))


# Places


def check_place(box: Box, game: Game, path: str, line: Line) -> None:
    head, colon, tail = line.rest.partition(":")
    if not colon:
        known = ", ".join([*RESERVED, *[place.name for place in box.places()]])
        raise BadRecord(path, line.number, Say("scenario-unknown-expect", [text("got", quoted(line.rest)), text("allowed", known)]))
    place, seat = find_place(box, game.seats, path, line, head)
    found = words_at(place, game, seat)
    wanted = tail.split()
    if wanted == found or (not place.ordered and sorted(wanted) == sorted(found)):
        return
    differs = [("scenario-wanted", " ".join(wanted) or "-"), ("scenario-found", " ".join(found) or "-")]
    missing = list((Counter(wanted) - Counter(found)).elements())
    extra = list((Counter(found) - Counter(wanted)).elements())
    if missing and len(wanted) > 1:
        differs.append(("scenario-missing", " ".join(missing)))
    if extra and len(found) > 1:
        differs.append(("scenario-extra", " ".join(extra)))
    if not missing and not extra:
        at = next(i for i, word in enumerate(wanted) if word != found[i])
        differs.append(("scenario-order", f"{at + 1}: {wanted[at]} / {found[at]}"))
    raise Failed(Say("scenario-differs", [text("place", " ".join(head.split()))]), differs)


def check_count(box: Box, game: Game, path: str, line: Line, rest: str) -> None:
    head, colon, tail = rest.partition(":")
    names, of, sought = f"{head} ".partition(" of ")
    wanted = tail.strip()
    if not colon or not wanted.isascii() or not wanted.isdigit() or (of and not sought.split()):
        raise bad_form(path, line, "expect count grid + deck of R1 R2: 8")
    words: list[str] = []
    for name in names.split("+"):
        place, seat = find_place(box, game.seats, path, line, name)
        words += words_at(place, game, seat)
    found = len(words) if not of else sum(words.count(word) for word in dict.fromkeys(sought.split()))
    if str(found) != wanted:
        raise difference("scenario-count-differs", wanted, str(found), text("place", " ".join(head.split())))


# Questions


def check_asked(game: Game, path: str, line: Line, rest: str) -> None:
    wanted = " ".join(rest.split())
    found = NOBODY if game.is_over() else f"{game.asked()} {game.ask().question()}"
    if len(wanted.split()) != (1 if wanted == NOBODY else 2):
        raise bad_form(path, line, "expect asked 0 aim")
    if wanted != found:
        raise difference("scenario-asked-differs", wanted, found)


def options_of(game: Game) -> list[str]:
    return [] if game.is_over() else [option.notation() for option in game.options()]


def check_offered(game: Game, path: str, line: Line, rest: str) -> None:
    verb, *words = rest.split() or [""]
    if not verb:
        raise bad_form(path, line, "expect offered done")
    offered = options_of(game)
    if not game.is_over():
        words = game.ask().canonical(game, verb, words)
    if " ".join([verb, *words]) not in offered:
        raise difference("scenario-not-offered", rest, "; ".join(offered))


def check_options(game: Game, rest: str) -> None:
    wanted = sorted(" ".join(one.split()) for one in rest.split(";") if one.strip())
    found = sorted(options_of(game))
    if wanted == found:
        return
    missing = [one for one in wanted if one not in found]
    extra = [one for one in found if one not in wanted]
    differs = [("scenario-wanted", "; ".join(wanted) or "-"), ("scenario-found", "; ".join(found) or "-")]
    if missing:
        differs.append(("scenario-missing", "; ".join(missing)))
    if extra:
        differs.append(("scenario-extra", "; ".join(extra)))
    raise Failed(Say("scenario-options-differ"), differs)


def check_over(game: Game, path: str, line: Line, rest: str) -> None:
    words = rest.split()
    if not words or (len(words) > 1 and words[1] != "won"):
        raise bad_form(path, line, "expect over cylinder won 0")
    outcome = game.outcome
    if outcome is None:
        raise difference("scenario-goes-on", rest, "-")
    found = [outcome.reason]
    if len(words) > 1:
        found += ["won", *[str(seat) for seat in sorted(outcome.winners)]]
        words[2:] = sorted(words[2:])
    if words != found:
        raise difference("scenario-ends-otherwise", " ".join(words), " ".join(found))


# What is heard and seen


def viewer(game: Game, path: str, line: Line, word: str) -> int:
    return SPECTATOR if word == ONLOOKER else whole_number(path, Line(line.number, line.key, word), word, 0, game.seats - 1)


def check_told(game: Game, events: Sequence[Event], path: str, line: Line, rest: str, *, told: bool) -> None:
    words = rest.split()
    if len(words) < 2:
        raise bad_form(path, line, "expect told 0 grabbed coins=3")
    hearers = [*range(game.seats), SPECTATOR] if words[0] == ALL else [viewer(game, path, line, words[0])]
    pairs = [word.partition("=") for word in words[2:]]
    if any(not name or not equals for name, equals, _ in pairs):
        raise bad_form(path, line, "expect told 0 grabbed coins=3")
    wanted = {name: value for name, _, value in pairs}
    fitting = [event for event in events if event.say.message == words[1] and fits(event.say, wanted)]
    for hearer in hearers:
        if any(event.heard_by(hearer) for event in fitting) is not told:
            name = ONLOOKER if hearer == SPECTATOR else str(hearer)
            heard = "; ".join(shown_event(event) for event in events if event.heard_by(hearer))
            raise difference("scenario-not-told" if told else "scenario-told", " ".join(words[1:]), heard, text("seat", name))


def fits(say: Say, wanted: dict[str, str]) -> bool:
    """Does a message have these arguments? Lists are written with commas: `cards=R1,R2`."""
    have = {arg.name: argument(arg) for arg in say.args}
    return all(have.get(name) == value for name, value in wanted.items())


def argument(arg: Arg) -> str:
    value = arg.value
    if isinstance(value, Say):
        return value.message
    return ",".join(str(word) for word in value) if isinstance(value, list) else str(value)


def shown_event(event: Event) -> str:
    return " ".join([event.say.message, *[f"{arg.name}={argument(arg)}" for arg in event.say.args]])


def check_view(box: Box, game: Game, path: str, line: Line, rest: str) -> None:
    head, colon, tail = rest.partition(":")
    who, _, route = " ".join(head.split()).partition(" ")  # a name in a View may be two words: `hand sizes.0`
    if not colon or not route:
        raise bad_form(path, line, "expect view 0 noise: 7")
    at: object = box.view(game, viewer(game, path, line, who)).data()["table"]
    for part in route.split("."):
        if isinstance(at, dict) and part in at:
            at = at[part]
        elif isinstance(at, list) and part.isascii() and part.isdigit() and len(part) < 6 and int(part) < len(at):
            at = at[int(part)]
        else:
            there = list(map(str, at)) if isinstance(at, dict) else [f"0..{len(at) - 1}"] if isinstance(at, list) and at else ["-"]
            args = [text("path", quoted(route)), text("part", quoted(part)), text("allowed", ", ".join(there))]
            raise BadRecord(path, line.number, Say("scenario-no-such-path", args))
    found = flat(at)
    if tail.split() != found:
        raise difference("scenario-view-differs", " ".join(tail.split()), " ".join(found), text("path", route), text("seat", who))


def flat(value: object) -> list[str]:
    """A value of a View as words: lists one after the other, names before what they name."""
    if isinstance(value, dict):
        return [word for name, inner in value.items() for word in (f"{name}:", *flat(inner))]
    if isinstance(value, list):
        return [word for inner in value for word in flat(inner)]
    if value is None:
        return ["-"]
    return [str(value).lower()] if isinstance(value, bool) else str(value).split()


def check_shown(box: Box, game: Game, path: str, line: Line, rest: str, *, shown: bool) -> None:
    words = rest.split()
    if len(words) < 2:
        raise bad_form(path, line, "expect hidden 1 R1 B4")
    seat = viewer(game, path, line, words[0])
    view = box.view(game, seat).data()["table"]
    seen = words_in(view)
    wrong = [word for word in words[1:] if (word in seen) is not shown]
    if wrong:
        where = "; ".join(path_to(view, word) for word in wrong if word in seen)
        message = "scenario-not-shown" if shown else "scenario-not-hidden"
        raise difference(
            message, " ".join(words[1:]), where, text("seat", words[0]), text("words", " ".join(wrong)), count("n", len(wrong))
        )


def words_in(value: object) -> set[str]:
    """Every word that stands in a value of a View, names and parts of texts included."""
    if isinstance(value, dict):
        return {word for name, inner in value.items() for word in words_in(str(name)) | words_in(inner)}
    if isinstance(value, list):
        return {word for inner in value for word in words_in(inner)}
    return set(WORD.findall(str(value))) | {str(value)}


def path_to(value: object, word: str) -> str:
    """Where in a View a word stands: `seats.1.hand.0`."""
    inner: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inner = [(str(name), one) for name, one in value.items()]
    elif isinstance(value, list):
        inner = [(str(i), one) for i, one in enumerate(value)]
    for name, one in inner:
        if word in words_in(name):
            return name
        if word in words_in(one):
            below = path_to(one, word)
            return f"{name}.{below}" if below else name
    return ""
