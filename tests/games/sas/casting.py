"""Cards played on positions laid out by stand.py: from "Magic!" to what comes of it."""

from __future__ import annotations

from tests.games.sas.stand import Play


def cast(play: Play, seat: str, words: str) -> Play:
    """A card, and what is named with it; all pass until it has resolved, or asks something."""
    depth = len(play.pending)
    play.invoke(seat, words)
    return resolved(play, depth)


def put_to_use(play: Play, seat: str, words: str) -> Play:
    """A use in a window, and the same."""
    depth = len(play.pending)
    play.use(seat, words)
    return resolved(play, depth)


def resolved(play: Play, depth: int) -> Play:
    return play.pass_while(lambda: play.question == "window" and len(play.pending) > depth)


def shift(play: Play, words: str) -> Play:
    """A movement use, in one's own movement: `lever keep/w2 keep/w1`."""
    card, *named = words.split()
    return play.settle().choose(f"use {card}").name(*named)


def cannot_use(play: Play, seat: str, words: str) -> str:
    """By which rule: at the card, or at the first thing named with it that won't do."""
    card, *named = words.split()
    ahead = play.copy().window_of(seat)
    return first_refused(ahead, f"use {card}", named)


def cannot_shift(play: Play, words: str) -> str:
    card, *named = words.split()
    return first_refused(play.copy().settle(), f"use {card}", named)


def first_refused(ahead: Play, answer: str, named: list[str]) -> str:
    for words in [answer, *[f"name {word}" for word in named]]:
        if words not in ahead.offered():
            return ahead.refused(words)
        ahead.choose(words)
    raise AssertionError(f"{answer} {named} is allowed")


def named_next(play: Play) -> list[str]:
    """What may be named now."""
    return sorted(answer.removeprefix("name ") for answer in play.offered("name"))


def choices_of(play: Play, seat: str, card: str) -> list[str]:
    """What may be named first with this card, were it invoked now."""
    return named_next(play.copy().window_of(seat).choose(f"invoke {card}"))


def pile(play: Play) -> list[str]:
    return sorted(play["pile"].split())


def next_turn(play: Play, dice: str = "4 2 1") -> Play:
    """The movement is ended, nobody does magic, and the next turn's dice are these."""
    play.will_come("move", dice).end()
    return play.pass_while(lambda: play["window"] == "w1")
