"""Play: a game being played, and all that led to it. The log of decisions is the truth; games along the way are a cache.

A Play chooses, takes back, goes to any moment, and is written and read as a record. It keeps the dice: a decision that was
taken back and is made again brings the same outcomes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final, final

from foldtable.core.box import Box
from foldtable.core.chance import BadScript, Outcomes
from foldtable.core.errors import BadRecord, Refused
from foldtable.core.events import Event, Herald
from foldtable.core.game import Game
from foldtable.core.pack import digest
from foldtable.core.say import Say, count, text, who
from foldtable.core.settings import Value, spell
from foldtable.core.steps import Option
from foldtable.table.dice import Dice, seeded
from foldtable.table.grammar import FORMAT, Header, located, outcome_lines, printable, quoted, script_of, why
from foldtable.table.record import Decided, Ending, Remark, Written, read_record, written_record

EVERY: Final = 32  # decisions from one kept game to the next: going anywhere replays fewer than this
NOBODY: Final = -1


@final
class Move:
    """One decision and all that followed from it, up to the next question. The set-up is a move that nobody made."""

    def __init__(
        self,
        seat: int,
        option: Option | None,
        outcomes: list[Outcomes],
        events: list[Event],
        drawn: int,
        revealed: int,
        *,
        is_silence: bool = False,
        is_whispered: bool = False,
    ) -> None:
        self.seat = seat
        self.answer = "" if option is None else option.notation()
        self.rule = "" if option is None else option.rule
        self.say = None if option is None else option.say()  # the choice in words
        self.outcomes = outcomes
        self.events = events
        self.drawn = drawn  # how many outcomes the game had seen afterwards
        self.revealed = revealed  # and how often something hidden had been shown
        self.is_silence = is_silence  # "nothing from me", in a window that asks everyone
        self.is_whispered = is_whispered  # and nobody else may know that this seat was asked

    def is_known_to(self, seat: int) -> bool:
        """May this seat (or SPECTATOR) know that somebody decided something here?"""
        return not self.is_whispered or self.seat == seat

    def heard_by(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.heard_by(seat)]


@final
class Undo:
    """A way back that a seat may ask for: to the moment before its own last move."""

    def __init__(self, to: int, move: Move, consent: list[int]) -> None:
        self.to = to  # how many decisions stay
        self.move = move  # the first that goes
        self.consent = consent  # the seats that must agree; none if nothing was rolled, drawn or shown, and nobody has moved since

    @property
    def is_free(self) -> bool:
        return not self.consent


@final
class Play:
    """Make one by `begin` or `read`."""

    def __init__(self, box: Box, header: Header, dice: Dice) -> None:
        self.box = box
        self.header = header
        self.dice = dice
        self.moves: list[Move] = []
        self.whispers: list[int] = []  # those of the moves that only their own seat may know of, by their numbers
        self.remarks: list[Remark] = []
        self.ending: Ending | None = None  # what a record that was read says of the end
        self.other_dice_at: int | None = None  # the first move whose outcomes these dice didn't bring
        self.kept: dict[int, Game] = {}  # by number of decisions: games as they were then
        self.game: Game
        self.opening: Move

    # Beginning

    @classmethod
    def begin(
        cls,
        box: Box,
        seats: int,
        settings: Mapping[str, Value] | None = None,
        dice: Dice | None = None,
        *,
        players: Mapping[int, str] | None = None,
        bots: Mapping[int, str] | None = None,
        title: str = "",
    ) -> Play:
        """A new play, at its first question. Without `dice`, a fresh seed is taken, and the record names it."""
        dice = dice or seeded()
        game = box.setup(seats, settings)
        header = Header("")
        header.game, header.rules, header.seats, header.title = box.name, box.version, seats, tidy(title)
        header.options = {name: spell(value) for name, value in game.settings.items()}
        header.players = {seat: tidy(name) for seat, name in (players or {}).items() if tidy(name)}
        header.bots = {seat: tidy(kind) for seat, kind in (bots or {}).items() if tidy(kind)}
        header.seed, header.commitment, header.shares, header.secret = dice.seed, dice.promise, dice.shares, dice.secret
        play = cls(box, header, dice)
        play.deal(game)
        return play

    @classmethod
    def read(cls, box: Box, source: str, path: str = "") -> Play:
        """The play of a record, played through. BadRecord says which line can't be taken, and why."""
        record = read_record(source, path)
        header = record.header
        game = header.set_up(box)
        dice = Dice(header.seed, header.commitment, header.secret, header.shares)
        if not dice.keep_promise():
            raise BadRecord(path, header.line_of("secret"), Say("record-broken-promise"))
        play = cls(box, header, dice)
        if not dice.are_known():
            play.other_dice_at = 0
            dice.seed = seed_from(record)
        play.deal_as_written(game, record)
        for decided in record.decisions:
            play.take_as_written(record, decided)
        play.remarks, play.ending = record.remarks, record.ending
        play.check_ending()
        return play

    # Playing

    def choose(self, seat: int, answer: str) -> Move:
        """A seat answers in notation. If that is refused, or anything at all goes wrong, the play stays as it was."""
        option = self.game.read(seat, answer)
        if self.dice.promise and not self.dice.secret:
            raise Refused(Say("refused-without-secret"))
        try:
            return self.take(seat, option)
        except BaseException:
            # a rule that breaks, or somebody's Ctrl-C in the middle of one
            self.restore(len(self.moves))
            raise

    def take(self, seat: int, option: Option) -> Move:
        """Let an offered choice happen, with the dice or, if the game's chance is scripted, by its script."""
        game = self.game
        silence = game.ask().silence(game)
        is_silence = silence is not None and silence.notation() == option.notation()
        is_whispered = is_silence and game.ask().is_whispered()
        self.dice.lie_ready(game.chance)
        game.follow(option)
        check_used_up(game)
        self.moves.append(noted(game, seat, option, is_silence=is_silence, is_whispered=is_whispered))
        if is_whispered:
            self.whispers.append(len(self.moves))
        if len(self.moves) % EVERY == 0:
            self.kept[len(self.moves)] = game.copy()
        return self.moves[-1]

    def deal(self, game: Game) -> None:
        """Run the set-up, likewise."""
        self.dice.lie_ready(game.chance)
        attend(game)
        game.run()
        check_used_up(game)
        self.opening = noted(game, NOBODY, None)
        self.game = game
        self.kept = {0: game.copy()}

    # Going back

    def move(self, number: int) -> Move:
        """The move after which so many decisions were made; 0 is the set-up."""
        return self.moves[number - 1] if number else self.opening

    def at(self, number: int) -> Game:
        """The game as it was after so many decisions: a copy, to look at or to play with."""
        if not 0 <= number <= len(self.moves):
            raise BadRecord(self.header.path, 0, Say("record-no-such-moment", [count("number", number), count("last", len(self.moves))]))
        near = max(kept for kept in self.kept if kept <= number)
        game = self.kept[near].copy()
        for move in self.moves[near:number]:
            game.chance.follow(move.outcomes, strict=True)
            game.choose(move.seat, move.answer)
        game.chance.script = None
        return game

    def restore(self, number: int) -> None:
        """Put the game back to where it was after so many decisions."""
        self.game = self.at(number)
        attend(self.game)
        del self.moves[number:]  # what is kept of them is overwritten when play gets there again
        self.whispers = [whisper for whisper in self.whispers if whisper <= number]

    def back_to(self, number: int) -> None:
        """Take back all decisions but the first so many."""
        self.restore(number)
        self.remarks = [remark for remark in self.remarks if remark.at <= number]
        self.ending = None

    def can_undo(self, seat: int) -> Undo | None:
        """The way back to before this seat's last move, and whose consent it takes; None if it has made none.

        Its silences don't count: most are standing orders', and what one wants back is the step before them.
        """
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.seat == seat and not move.is_silence:
                return Undo(number, move, [] if self.nothing_came_of(number) else [s for s in range(self.game.seats) if s != seat])
        return None

    def nothing_came_of(self, number: int) -> bool:
        """Since so many decisions, has nobody else decided anything, and nothing been rolled, drawn or shown?

        Silence decides nothing; whether it was a standing order's or chosen must not show here either.
        """
        before, now = self.move(number), self.move(len(self.moves))
        alone = all(move.seat == self.moves[number].seat or move.is_silence for move in self.moves[number:])
        return alone and before.drawn == now.drawn and before.revealed == now.revealed

    def undo(self, seat: int, *, agreed: bool = False) -> Move:
        """Take back the seat's last move, and what came after it; refused if that takes a consent which isn't given."""
        way = self.can_undo(seat)
        if way is None:
            raise Refused(Say("refused-nothing-to-undo", [who("seat", seat)]))
        if not way.is_free and not agreed:
            raise Refused(Say("refused-undo-needs-consent", [who("seat", seat), text("answer", way.move.answer)]))
        self.back_to(way.to)
        return way.move

    # Counting, for those who may not know of every move

    def count_for(self, seat: int, number: int) -> int:
        """Of the first so many moves: how many may this seat (or SPECTATOR) know of?"""
        return number - sum(1 for whisper in self.whispers if whisper <= number and self.moves[whisper - 1].seat != seat)

    def number_of(self, seat: int, count: int) -> int:
        """The last moment at which this seat knew of so many moves; where there are none like that, just as many moves."""
        number = count
        for whisper in self.whispers:
            if self.moves[whisper - 1].seat != seat and self.count_for(seat, whisper) <= count:
                number += 1
        return number

    def number_before(self, seat: int, number: int) -> int:
        """The last move before this one that the seat knows of; 0, the set-up, if there is none."""
        number -= 1
        while number > 0 and not self.moves[number - 1].is_known_to(seat):
            number -= 1
        return max(0, number)

    # Telling

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat (or SPECTATOR) has heard after so many decisions; from the beginning, the set-up's too."""
        moves = self.moves[since:] if since else [self.opening, *self.moves]
        return [event for move in moves for event in move.heard_by(seat)]

    def notes(self, number: int) -> list[str]:
        """The notes to read once so many decisions are made; those of the header come before the first."""
        return [one.words for one in self.remarks if one.key == "note" and (one.at == number or (number == 0 and one.at < 0))]

    def names(self) -> list[str]:
        """The players' names by seat, empty where nobody gave one."""
        return [self.header.players.get(seat, "") for seat in range(self.game.seats)]

    def digest(self) -> str:
        return digest(self.box, self.game)

    def record(self, *, private: bool = False) -> str:
        """The whole play as text. A sealed secret stands in it once the play is over, and before that only in the host's private copy."""
        box = self.box
        moves = [[f"{move.seat} {move.answer}", *outcome_lines(box, move.outcomes)] for move in self.moves]
        tail: list[str] = []
        outcome = self.game.outcome
        if outcome is not None:
            tail.append(f"end {outcome.reason} {self.digest()}")
        if self.dice.secret and (private or outcome is not None):
            tail.append(f"secret {self.dice.secret.hex()}")
        return written_record(box, self.header, outcome_lines(box, self.opening.outcomes), moves, self.remarks, tail)

    def data(self) -> str:
        """The whole play as JSON, for other programs."""
        box, header, outcome = self.box, self.header, self.game.outcome
        data = {
            "foldtable": FORMAT,
            "game": box.name,
            "rules": box.version,
            "title": header.title,
            "seats": self.game.seats,
            "settings": self.game.settings,
            "players": self.names(),
            "bots": {str(seat): kind for seat, kind in sorted(header.bots.items())},
            "seed": header.seed,
            "opening": told(box, self.opening.outcomes),
            "moves": [{"seat": move.seat, "choice": move.answer, "outcomes": told(box, move.outcomes)} for move in self.moves],
            "notes": [[max(0, remark.at), remark.words] for remark in self.remarks if remark.key == "note"],
            "end": None if outcome is None else {"reason": outcome.reason, "winners": outcome.winners, "digest": self.digest()},
        }
        return json.dumps(data, ensure_ascii=False)

    # Reading a record

    def deal_as_written(self, game: Game, record: Written) -> None:
        """The set-up, with the outcomes of the record. First the dice are rolled: if they bring the same, they explain it."""
        script = script_of(self.box, record.path, record.opening)
        if self.other_dice_at is None:
            self.deal(game)
            if same_outcomes(self.opening.outcomes, script.outcomes):
                return
            self.other_dice_at = 0
            game = self.header.set_up(self.box)
        game.chance.follow(script.outcomes, strict=True)
        try:
            self.deal(game)
        except BadScript as slip:
            raise located(record.path, script.line_at(game.chance.at, 0), "record-bad-chance", why(self.box, slip), slip.rule) from slip

    def take_as_written(self, record: Written, decided: Decided) -> None:
        """One decision of the record, likewise."""
        try:
            option = self.game.read(decided.seat, decided.answer)
        except Refused as slip:
            raise located(record.path, decided.line, "record-refused", slip.say, slip.rule) from slip
        script = script_of(self.box, record.path, decided.outcomes)
        if self.other_dice_at is None:
            move = self.take(decided.seat, option)
            if same_outcomes(move.outcomes, script.outcomes):
                return
            # A record is right about its own play; that its dice are others than the header says is for `--verify` to tell
            self.other_dice_at = len(self.moves)
            self.restore(len(self.moves) - 1)
        self.game.chance.follow(script.outcomes, strict=True)
        try:
            self.take(decided.seat, option)
        except BadScript as slip:
            line = script.line_at(self.game.chance.at, decided.line)
            raise located(record.path, line, "record-bad-chance", why(self.box, slip), slip.rule) from slip

    def check_ending(self) -> None:
        """Does the record say rightly whether and why the game is over? Its digest is for `--verify`."""
        ending, outcome, path = self.ending, self.game.outcome, self.header.path
        if ending is None:
            return
        if outcome is None:
            raise BadRecord(path, ending.line, Say("record-ends-early", [text("reason", quoted(ending.reason))]))
        if outcome.reason != ending.reason:
            args = [text("wanted", outcome.reason), text("got", quoted(ending.reason))]
            raise BadRecord(path, ending.line, Say("record-ends-otherwise", args))

    def verify(self) -> None:
        """Of a play that was read: do the dice explain every outcome, and is the end the one that the record tells of?"""
        header, ending = self.header, self.ending
        line = header.line_of("seed") or header.line_of("secret")
        if line and self.other_dice_at is not None:
            raise BadRecord(header.path, line, Say("record-other-dice", [count("move", self.other_dice_at)]))
        if ending is not None and ending.digest and ending.digest != self.digest():
            args = [text("wanted", ending.digest), text("got", self.digest())]
            raise BadRecord(header.path, ending.line, Say("record-other-digest", args))


def attend(game: Game) -> None:
    """Listen to a game, and note its outcomes."""
    game.listen(Herald())
    game.chance.tape = []


def noted(game: Game, seat: int, option: Option | None, *, is_silence: bool = False, is_whispered: bool = False) -> Move:
    """What has happened since the last time."""
    herald, tape = game.herald, game.chance.tape
    assert herald is not None and tape is not None
    game.chance.tape = []
    return Move(seat, option, tape, herald.take(), game.chance.drawn, game.revealed, is_silence=is_silence, is_whispered=is_whispered)


def check_used_up(game: Game) -> None:
    """A script, if there is one, must have been read to its end; the next decision has another."""
    left = game.chance.left_over()
    if left:
        raise BadScript(Say("script-left-over", [text("kind", left)]))
    game.chance.script = None


def same_outcomes(some: Sequence[Outcomes], others: Sequence[Outcomes]) -> bool:
    """Are these the same? Lines may hold several outcomes of a kind, so kinds and numbers are compared one by one."""
    return [(one.kind, number) for one in some for number in one.numbers] == [
        (one.kind, number) for one in others for number in one.numbers
    ]


def seed_from(record: Written) -> int:
    """For a record that names no dice: a seed that doesn't depend on when it is read, so that reading anew isn't rolling anew."""
    said = "\n".join(str(line) for line in record.opening)
    return int.from_bytes(hashlib.blake2b(said.encode(), digest_size=4).digest(), "big")


def told(box: Box, outcomes: Sequence[Outcomes]) -> list[list[str]]:
    return [[one.kind, *(box.chance_word(one.kind, number) for number in one.numbers)] for one in outcomes]


def tidy(words: str) -> str:
    """A name as a header can hold it."""
    return printable(" ".join(words.split()))
