"""Every message between page and server, typed. `tools/wire_types.py` makes the client's types from this file.

A viewer sees a `Sight`: the Scene of their own View, and what goes with it (their way back, their standing order). It comes whole once,
then as `Change`s: places in it that have another value now. Whatever a message says in words is a Say, worded by the reader's page;
`names` says what the things in it are called, each once a connection.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

State = Literal["gathering", "playing", "over", "closed"]

# Words: `core/say.py` as data


class SayArg(Struct, array_like=True):
    """`value` is a seat or number, a thing's word or a list of them, a text, or a Say, as `kind` tells."""

    name: str
    kind: Literal["seat", "number", "thing", "things", "text", "say"]
    value: Any


class Say(Struct, array_like=True):
    message: str
    args: list[SayArg]


# The Scene: `core/scene.py` as data


class Piece(Struct):
    word: str
    kind: str
    face: str
    tone: str
    name: Say
    count: int | UnsetType = UNSET  # 1 unless it is said
    down: bool | UnsetType = UNSET
    detail: Say | UnsetType = UNSET
    icons: list[str] | UnsetType = UNSET


class Spot(Struct):
    word: str
    x: int
    y: int
    kind: str
    pieces: list[Piece]
    name: Say | UnsetType = UNSET
    sign: str | UnsetType = UNSET
    lit: bool | UnsetType = UNSET


class Surface(Struct):
    word: str
    kind: str  # grid, row, pile, hand, graph
    title: Say
    spots: list[Spot]
    links: list[tuple[str, str]]
    seat: int
    count: int


class Counter(Struct, array_like=True):
    label: str
    value: int


class Panel(Struct):
    seat: int
    counters: list[Counter]
    surfaces: list[str]


class Pick(Struct):
    notation: str
    verb: str
    things: list[str]
    where: list[str]
    rule: str
    label: Say
    outlook: Say | UnsetType = UNSET


class Closed(Struct, array_like=True):
    verb: str
    words: list[str]
    rule: str
    say: Say


class ScoreLine(Struct, array_like=True):
    label: str
    values: list[int]


class Outcome(Struct):
    reason: str  # the message `ended-<reason>` says it
    winners: list[int]
    lines: list[ScoreLine]


class Back(Struct):
    """What the viewer could take back: their own last move, by its notation, and the people who have to agree (none: it is free)."""

    to: int
    notation: str
    say: Say | None
    consent: list[int]


class Sight(Struct):
    """All that one viewer sees of the game. Scene, then what goes with it."""

    seat: int  # whose eyes: -1 is a spectator
    asked: int  # -1: nobody, it is over
    question: str  # the message `waiting-<question>` says what the asked seat is asked
    prompt: Say | None
    surfaces: list[Surface]
    panels: list[Panel]
    counters: list[Counter]
    picks: list[Pick]
    closed: list[Closed]
    outcome: Outcome | None
    moves: int  # how many choices were made: the moment this is
    unordered: list[str]  # verbs of the picks whose things may be named in any order
    silence: str  # in a window that asks everyone, the notation that means "nothing from me"; else ""
    back: Back | None
    order: str  # the viewer's standing order; "" for spectators, and in games without windows


class Heard(Struct):
    """An event as the viewer heard it: after how many choices, who made the last of them (-1: the set-up), and the rule it follows from."""

    at: int
    by: int
    say: Say
    rule: str


# Around the table


class Chair(Struct):
    """One seat: who sits there, and whether they are here."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # "" for bots and open seats: the page names them
    colour: str
    bot: str  # the kind of bot, or ""
    here: bool  # connected now
    shared: bool  # has given a share of the dice


class Clock(Struct):
    """Off unless somebody wants it: seconds at the start, and more with each choice. Whoever has none left is answered for by a bot."""

    start: int
    bonus: int


class Dice(Struct):
    """Fair dice: what was promised before play; once it is over, the secret and everybody's shares, by seat."""

    commitment: str
    secret: str
    shares: dict[str, str]


class Asking(Struct):
    """Somebody asks to take a move back: which, and who has agreed so far. The move is named as each viewer knows it."""

    number: int
    seat: int
    to: int
    say: Say | None  # the choice itself: for whoever made it alone
    notation: str
    heard: list[Heard]  # what the viewer heard of it
    consent: list[int]
    agreed: list[int]


class Table(Struct):
    """Everything about a table that isn't the game itself. The same for all viewers, but for `you` and what a request may tell."""

    table: str
    game: str
    title: str
    rules: int  # version
    seats: int
    settings: dict[str, Any]
    state: State
    you: int
    host: int  # the seat that may begin
    chairs: list[Chair]
    watching: int  # how many spectators
    now: float  # the server's time, seconds since 1970
    clock: Clock | None
    dice: Dice
    asking: Asking | None
    next: str  # the table of the rematch, once there is one: your token opens your seat there too
    before: str  # the table this one came from
    has_windows: bool  # do standing orders mean anything here?


class ChatLine(Struct):
    number: int
    at: float
    seat: int
    text: str


Names = dict[str, Say]  # a thing's word -> its name
Path = list[str | int]


# From the page to the server


class Hello(Struct, tag="hello"):
    """The first message. Without a token one watches."""

    table: str
    token: str = ""


class Choose(Struct, tag="choose"):
    """A choice. `version` is the one it was read from; `nonce` is made by the page, and the same when it sends again after a gap."""

    version: int
    notation: str
    nonce: str


class Why(Struct, tag="why"):
    """Why can't this be done? Changes nothing."""

    notation: str
    nonce: str


class Order(Struct, tag="order"):
    order: Literal["always", "concerned", "until-my-turn"]


class UndoAsk(Struct, tag="undo"):
    """Take back my last move: at once if that is free, else the others are asked."""

    version: int


class UndoAnswer(Struct, tag="undo-answer"):
    number: int
    agree: bool


class Chat(Struct, tag="chat"):
    text: str


class Share(Struct, tag="share"):
    """This seat's share of the dice: 32 to 128 hexadecimal digits, made by the page."""

    share: str


class Begin(Struct, tag="begin"):
    """The host won't wait: bots take the seats that are still open."""


class Look(Struct, tag="look"):
    """The table as it was after so many choices, as seat `seat` saw it. While play goes on one sees with one's own eyes only."""

    at: int
    seat: int = -2  # -2: with my own eyes


class Older(Struct, tag="older"):
    """More of the log: what was heard before this moment."""

    before: int


class WhatIf(Struct, tag="what-if"):
    """A new table of one's own, from a moment of a play that is over."""

    at: int
    seat: int = -2  # where to sit; -2: where I sat


class Rematch(Struct, tag="rematch"):
    """The same people and bots, once more."""


class Series(Struct, tag="series"):
    """How the counters went, for a chart: once the play is over."""


class Whole(Struct, tag="whole"):
    """Send everything again."""


class Ping(Struct, tag="ping"):
    number: int = 0


Request = (
    Hello | Choose | Why | Order | UndoAsk | UndoAnswer | Chat | Share | Begin | Look | Older | WhatIf | Rematch | Series | Whole | Ping
)


# From the server to the page


class Around(Struct, tag="around"):
    """The table has changed around the game: somebody came or went, a request, the clocks, the end."""

    table: Table
    names: Names


class Seen(Struct, tag="seen"):
    """All that the viewer sees, whole, at this version; `heard` is the newest of what they have heard, `more` tells if there is older."""

    version: int
    sight: Sight
    heard: list[Heard]
    more: bool
    asked_since: float  # seconds since 1970; 0 while nobody is asked
    clocks: list[float]  # seconds left, by seat, as of now; [] without clocks
    names: Names


class Change(Struct, tag="change"):
    """From the Sight of version `base` to that of `version`: each entry puts a value at a path. `heard` is what was heard meanwhile.

    After an undo, `forget` is the moment play went back to: what was heard after it hasn't happened. Else it is -1. `nonce` is that of
    the viewer's own choice, which with this is stored and has happened; "" for what others did. A new standing order changes the Sight
    and no version: then the two are equal.
    """

    base: int
    version: int
    ops: list[tuple[Path, Any]]
    heard: list[Heard]
    forget: int
    nonce: str
    asked_since: float
    clocks: list[float]
    names: Names


class Taken(Struct, tag="taken"):
    """The choice of this nonce was stored before: the page has sent it twice, after a gap."""

    nonce: str
    version: int


class Refused(Struct, tag="refused"):
    """Nothing has changed. `guard` says which check it didn't pass; `nonce` is that of the request, if it had one."""

    guard: Literal["shape", "seat", "version", "offer", "moment", "limit", "store"]
    say: Say
    rule: str
    nonce: str
    names: Names


class Because(Struct, tag="because"):
    """The answer to `why`. `rule` is "" where none speaks; `offered`: it can be done after all."""

    nonce: str
    offered: bool
    say: Say
    rule: str
    names: Names


class ChatSaid(Struct, tag="chat"):
    """What was said; the whole of it after `hello`."""

    lines: list[ChatLine]


class Moment(Struct, tag="moment"):
    """An earlier moment, for replay. It has no picks, even where the viewer was asked then.

    `choice` is what was chosen next, if they may know."""

    at: int
    last: int
    sight: Sight
    heard: list[Heard]  # between this moment and the one before
    choice: Say | None
    names: Names


class Log(Struct, tag="log"):
    heard: list[Heard]
    more: bool
    names: Names


class Chart(Struct, tag="chart"):
    """The panels' counters at moments of the play, by moment, seat and label. Of a long play not every moment is there: `at` says which."""

    labels: list[str]
    at: list[int]
    values: list[list[list[int]]]


class Opened(Struct, tag="opened"):
    """A table of one's own was made: go to `/t/<table>#<token>`."""

    table: str
    token: str


class Bye(Struct, tag="bye"):
    """The server closes this connection. `again`: come back in a moment (a restart); else there is nothing to come back to."""

    say: Say
    again: bool


class Pong(Struct, tag="pong"):
    number: int


Reply = Around | Seen | Change | Taken | Refused | Because | ChatSaid | Moment | Log | Chart | Opened | Bye | Pong


# Plain HTTP


class GameSetting(Struct):
    name: str  # the message `setting-<name>` says what it does
    default: bool | int | str
    allowed: list[bool | int | str]  # every value; empty: a whole number from `least` to `most`
    least: int
    most: int
    rules: list[str]


class GameInfo(Struct):
    """One game of `GET /api/games`. `look` is what a tile needs of the game's `look.toml`: palette, emblem, texture; {} if it has none."""

    name: str
    title: str
    seats: list[int]
    default_seats: int
    version: int
    prefix: str  # of its rule numbers
    settings: list[GameSetting]
    bots: list[str]
    has_windows: bool
    look: dict[str, Any]
    emblem_path: str  # of an SVG
    about: Say


class GameLook(Struct):
    """`GET /api/look/<game>`: all of `look.toml`, and the icons it names as SVG paths."""

    look: dict[str, Any]
    paths: dict[str, str]


class RulePart(Struct):
    """One part of `GET /api/rules/<game>/<lang>`: a numbered rule, or (number "") a heading of a level, or prose (level 0). Markdown."""

    number: str
    kind: str
    level: int
    section: str
    text: str


class NewChair(Struct):
    """Who is to sit there: `me`, `open` for a friend, or `bot`."""

    kind: Literal["me", "open", "bot"]
    bot: str = "greedy"


class NewTable(Struct):
    """`POST /api/tables`"""

    game: str
    chairs: list[NewChair]
    name: str = ""
    colour: str = ""
    settings: dict[str, bool | int | str] = {}
    clock: Clock | None = None


class Join(Struct):
    """`POST /api/tables/<table>/join`: take an open seat; the first one, if none is named."""

    name: str = ""
    colour: str = ""
    seat: int = -1


class Seated(Struct):
    """The answer to both. The token is the seat: it is told this once, and to nobody else."""

    table: str
    seat: int
    token: str


class SeatKey(Struct):
    table: str
    token: str


class Mine(Struct):
    """`POST /api/mine`: which tables are mine? At most 200."""

    keys: list[SeatKey]


class MyTable(Struct):
    table: str
    game: str
    title: str
    seat: int
    state: State
    your_turn: bool
    asked: int
    moves: int
    touched: float
    players: list[str]  # names by seat, "" for bots and open seats
    won: bool


class MyTables(Struct):
    tables: list[MyTable]
    your_turn: int


class Wrong(Struct):
    """Any answer of HTTP that isn't what was asked for."""

    say: Say
    rule: str


HTTP = GameInfo | RulePart | NewTable | Join | Seated | Mine | MyTables | Wrong
