"""From rows to a table in play, and back: a table is what its log says, played again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from foldtable.core.box import Box
from foldtable.core.errors import BadRecord
from foldtable.core.game import Game
from foldtable.core.say import Say, text
from foldtable.core.settings import Value, spell
from foldtable.games import catalogue
from foldtable.server import logs
from foldtable.server.store import BOT, CHOICE, OVER, PERSON, PLAYING, ChairRow, ChatRow, Head, LogRow, Store, TableRow
from foldtable.table.dice import Dice, sealed
from foldtable.table.grammar import Header, outcome_lines
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Move, Play, tidy
from foldtable.table.record import written_record
from foldtable.table.standing import SENSIBLE

CHAT_SHOWN = 200


class Kept(NamedTuple):
    """All that the store knows of a table."""

    row: TableRow
    chairs: list[ChairRow]
    log: list[LogRow]
    chat: list[ChatRow]


class Prefix(NamedTuple):
    """The beginning of another play, from which a what-if goes on: lines as records write them."""

    opening: list[str]
    moves: list[list[str]]


def read(store: Store, table: str) -> Kept | None:
    row = store.table(table)
    if row is None:
        return None
    return Kept(row, store.chairs(table), store.log(table), store.chat(table, CHAT_SHOWN))


def dice_of(row: TableRow, chairs: Sequence[ChairRow]) -> Dice:
    return sealed({chair.seat: bytes.fromhex(chair.share) for chair in chairs if chair.share}, row.secret)


def settings_of(row: TableRow) -> dict[str, Value]:
    settings: dict[str, Value] = json.loads(row.settings)
    return settings


def begun(box: Box, row: TableRow, chairs: Sequence[ChairRow]) -> Live:
    """Play begins: everybody sits, the shares are given."""
    if row.prefix:
        return live_of(Play.read(box, record_of(box, row, chairs, []), row.id), chairs, row.version)
    players = {chair.seat: chair.name for chair in chairs if chair.kind == PERSON}
    bots = {chair.seat: chair.bot for chair in chairs if chair.kind == BOT}
    play = Play.begin(box, row.seats, settings_of(row), dice_of(row, chairs), players=players, bots=bots, title=row.title)
    return live_of(play, chairs, row.version)


def again(kept: Kept) -> Live:
    """The table as it stood after the last decision that was stored."""
    row = kept.row
    box = catalogue.box(row.game)
    if row.rules != box.version:
        args = [text("game", box.title), text("wanted", str(box.version)), text("got", str(row.rules))]
        raise BadRecord(row.id, 0, Say("record-other-rules", args))
    play = Play.read(box, record_of(box, row, kept.chairs, kept.log), row.id)
    if play.other_dice_at is not None and not row.prefix:
        logs.warn("dice differ from the log", table=row.id, at=play.other_dice_at)  # the log is right; the rules must have changed
    return live_of(play, kept.chairs, row.version)


def live_of(play: Play, chairs: Sequence[ChairRow], version: int) -> Live:
    live = Live(play, [Sitter(chair.name, chair.bot, elsewhere if chair.kind == BOT else None) for chair in chairs])
    live.version = version
    for chair in chairs:
        live.orders[chair.seat] = live.lasting[chair.seat] = chair.standing or SENSIBLE
    return live


def elsewhere(game: Game, seat: int) -> str:
    raise NotImplementedError("bots of a house think in thinkers.py")


def prefix_of(row: TableRow) -> Prefix:
    if not row.prefix:
        return Prefix(row.opening.splitlines(), [])
    opening, moves = json.loads(row.prefix)
    return Prefix(opening, moves)


def record_of(box: Box, row: TableRow, chairs: Sequence[ChairRow], log: Sequence[LogRow]) -> str:
    """The record of what the log says, dice and all: the host's own copy."""
    dice = dice_of(row, chairs)
    header = Header("")
    header.game, header.rules, header.seats, header.title = row.game, row.rules, row.seats, tidy(row.title)
    header.options = {name: spell(value) for name, value in settings_of(row).items()}
    header.players = {chair.seat: tidy(chair.name) for chair in chairs if chair.kind == PERSON and tidy(chair.name)}
    header.bots = {chair.seat: chair.bot for chair in chairs if chair.kind == BOT}
    header.commitment, header.shares = dice.promise, dice.shares
    opening, moves = prefix_of(row)
    for entry in log:
        if entry.deed == CHOICE:
            moves.append([f"{entry.seat} {entry.words}", *entry.outcomes.splitlines()])
        else:
            del moves[int(entry.words) :]
    return written_record(box, header, opening, moves, [], [f"secret {row.secret.hex()}"])


# And back


def entry_of(box: Box, move: Move, number: int, at: float, nonce: str, spent: float) -> LogRow:
    return LogRow(number, at, move.seat, CHOICE, move.answer, "\n".join(outcome_lines(box, move.outcomes)), nonce, spent)


def head_of(live: Live, now: float, asked_since: float) -> Head:
    outcome = live.play.game.outcome
    winners = json.dumps([] if outcome is None else outcome.winners)
    return Head(OVER if live.is_over else PLAYING, now, live.version, len(live.play.moves), live.asked, asked_since, winners)


def record_lines(live: Live, number: int) -> Prefix:
    """A play up to a moment, as lines."""
    box, play = live.play.box, live.play
    moves = [[f"{move.seat} {move.answer}", *outcome_lines(box, move.outcomes)] for move in play.moves[:number]]
    return Prefix(outcome_lines(box, play.opening.outcomes), moves)
