// Made from src/foldtable/server/wire.py by tools/wire_types.py. Edit that file, then run the tool.

/** `value` is a seat or number, a thing's word or a list of them, a text, or a Say, as `kind` tells. */
export type SayArg = [name: string, kind: "seat" | "number" | "thing" | "things" | "text" | "say", value: unknown];

export type Say = [message: string, args: SayArg[]];

export interface Piece {
  word: string;
  kind: string;
  face: string;
  tone: string;
  name: Say;
  count?: number;
  down?: boolean;
  detail?: Say;
  icons?: string[];
}

export interface Spot {
  word: string;
  x: number;
  y: number;
  kind: string;
  pieces: Piece[];
  name?: Say;
  sign?: string;
  lit?: boolean;
}

export interface Surface {
  word: string;
  kind: string;
  title: Say;
  spots: Spot[];
  links: [string, string][];
  seat: number;
  count: number;
}

export type Counter = [label: string, value: number];

export interface Panel {
  seat: number;
  counters: Counter[];
  surfaces: string[];
}

export interface Pick {
  notation: string;
  verb: string;
  things: string[];
  where: string[];
  rule: string;
  label: Say;
  outlook?: Say;
}

export type Closed = [verb: string, words: string[], rule: string, say: Say];

export type ScoreLine = [label: string, values: number[]];

export interface Outcome {
  reason: string;
  winners: number[];
  lines: ScoreLine[];
}

/** What the viewer could take back: their own last move, by its notation, and the people who have to agree (none: it is free). */
export interface Back {
  to: number;
  notation: string;
  say: Say | null;
  consent: number[];
}

/** All that one viewer sees of the game. Scene, then what goes with it. */
export interface Sight {
  seat: number;
  asked: number;
  question: string;
  prompt: Say | null;
  surfaces: Surface[];
  panels: Panel[];
  counters: Counter[];
  picks: Pick[];
  closed: Closed[];
  outcome: Outcome | null;
  moves: number;
  unordered: string[];
  silence: string;
  back: Back | null;
  order: string;
}

/** An event as the viewer heard it: after how many choices, who made the last of them (-1: the set-up), and the rule it follows from. */
export interface Heard {
  at: number;
  by: number;
  say: Say;
  rule: string;
}

/** One seat: who sits there, and whether they are here. */
export interface Chair {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  colour: string;
  bot: string;
  here: boolean;
  shared: boolean;
}

/** Off unless somebody wants it: seconds at the start, and more with each choice. Whoever has none left is answered for by a bot. */
export interface Clock {
  start: number;
  bonus: number;
}

/** Fair dice: what was promised before play; once it is over, the secret and everybody's shares, by seat. */
export interface Dice {
  commitment: string;
  secret: string;
  shares: Record<string, string>;
}

/** Somebody asks to take a move back: which, and who has agreed so far. The move is named as each viewer knows it. */
export interface Asking {
  number: number;
  seat: number;
  to: number;
  say: Say | null;
  notation: string;
  heard: Heard[];
  consent: number[];
  agreed: number[];
}

/** Everything about a table that isn't the game itself. The same for all viewers, but for `you` and what a request may tell. */
export interface Table {
  table: string;
  game: string;
  title: string;
  rules: number;
  seats: number;
  settings: Record<string, unknown>;
  state: "gathering" | "playing" | "over" | "closed";
  you: number;
  host: number;
  chairs: Chair[];
  watching: number;
  now: number;
  clock: Clock | null;
  dice: Dice;
  asking: Asking | null;
  next: string;
  before: string;
  has_windows: boolean;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  text: string;
}

/** The first message. Without a token one watches. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
}

/** A choice. `version` is the one it was read from; `nonce` is made by the page, and the same when it sends again after a gap. */
export interface Choose {
  type: "choose";
  version: number;
  notation: string;
  nonce: string;
}

/** Why can't this be done? Changes nothing. */
export interface Why {
  type: "why";
  notation: string;
  nonce: string;
}

export interface Order {
  type: "order";
  order: "always" | "concerned" | "until-my-turn";
}

/** Take back my last move: at once if that is free, else the others are asked. */
export interface UndoAsk {
  type: "undo";
  version: number;
}

export interface UndoAnswer {
  type: "undo-answer";
  number: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  text: string;
}

/** This seat's share of the dice: 32 to 128 hexadecimal digits, made by the page. */
export interface Share {
  type: "share";
  share: string;
}

/** The host won't wait: bots take the seats that are still open. */
export interface Begin {
  type: "begin";
}

/** The table as it was after so many choices, as seat `seat` saw it. While play goes on one sees with one's own eyes only. */
export interface Look {
  type: "look";
  at: number;
  seat?: number;
}

/** More of the log: what was heard before this moment. */
export interface Older {
  type: "older";
  before: number;
}

/** A new table of one's own, from a moment of a play that is over. */
export interface WhatIf {
  type: "what-if";
  at: number;
  seat?: number;
}

/** The same people and bots, once more. */
export interface Rematch {
  type: "rematch";
}

/** How the counters went, for a chart: once the play is over. */
export interface Series {
  type: "series";
}

/** Send everything again. */
export interface Whole {
  type: "whole";
}

export interface Ping {
  type: "ping";
  number?: number;
}

/** The table has changed around the game: somebody came or went, a request, the clocks, the end. */
export interface Around {
  type: "around";
  table: Table;
  names: Record<string, Say>;
}

/** All that the viewer sees, whole, at this version; `heard` is the newest of what they have heard, `more` tells if there is older. */
export interface Seen {
  type: "seen";
  version: number;
  sight: Sight;
  heard: Heard[];
  more: boolean;
  asked_since: number;
  clocks: number[];
  names: Record<string, Say>;
}

/**
 * From the Sight of version `base` to that of `version`: each entry puts a value at a path. `heard` is what was heard meanwhile.
 *
 * After an undo, `forget` is the moment play went back to: what was heard after it hasn't happened. Else it is -1. `nonce` is that of
 * the viewer's own choice, which with this is stored and has happened; "" for what others did. A new standing order changes the Sight
 * and no version: then the two are equal.
 */
export interface Change {
  type: "change";
  base: number;
  version: number;
  ops: ([(string | number)[], unknown])[];
  heard: Heard[];
  forget: number;
  nonce: string;
  asked_since: number;
  clocks: number[];
  names: Record<string, Say>;
}

/** The choice of this nonce was stored before: the page has sent it twice, after a gap. */
export interface Taken {
  type: "taken";
  nonce: string;
  version: number;
}

/** Nothing has changed. `guard` says which check it didn't pass; `nonce` is that of the request, if it had one. */
export interface Refused {
  type: "refused";
  guard: "shape" | "seat" | "version" | "offer" | "moment" | "limit" | "store";
  say: Say;
  rule: string;
  nonce: string;
  names: Record<string, Say>;
}

/** The answer to `why`. `rule` is "" where none speaks; `offered`: it can be done after all. */
export interface Because {
  type: "because";
  nonce: string;
  offered: boolean;
  say: Say;
  rule: string;
  names: Record<string, Say>;
}

/** What was said; the whole of it after `hello`. */
export interface ChatSaid {
  type: "chat";
  lines: ChatLine[];
}

/**
 * An earlier moment, for replay. It has no picks, even where the viewer was asked then.
 *
 * `choice` is what was chosen next, if they may know.
 */
export interface Moment {
  type: "moment";
  at: number;
  last: number;
  sight: Sight;
  heard: Heard[];
  choice: Say | null;
  names: Record<string, Say>;
}

export interface Log {
  type: "log";
  heard: Heard[];
  more: boolean;
  names: Record<string, Say>;
}

/** The panels' counters at moments of the play, by moment, seat and label. Of a long play not every moment is there: `at` says which. */
export interface Chart {
  type: "chart";
  labels: string[];
  at: number[];
  values: number[][][];
}

/** A table of one's own was made: go to `/t/<table>#<token>`. */
export interface Opened {
  type: "opened";
  table: string;
  token: string;
}

/** The server closes this connection. `again`: come back in a moment (a restart); else there is nothing to come back to. */
export interface Bye {
  type: "bye";
  say: Say;
  again: boolean;
}

export interface Pong {
  type: "pong";
  number: number;
}

export interface GameSetting {
  name: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  least: number;
  most: number;
  rules: string[];
}

/** One game of `GET /api/games`. `look` is what a tile needs of the game's `look.toml`: palette, emblem, texture; {} if it has none. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  default_seats: number;
  version: number;
  prefix: string;
  settings: GameSetting[];
  bots: string[];
  has_windows: boolean;
  look: Record<string, unknown>;
  emblem_path: string;
  about: Say;
}

/** `GET /api/look/<game>`: all of `look.toml`, and the icons it names as SVG paths. */
export interface GameLook {
  look: Record<string, unknown>;
  paths: Record<string, string>;
}

/** One part of `GET /api/rules/<game>/<lang>`: a numbered rule, or (number "") a heading of a level, or prose (level 0). Markdown. */
export interface RulePart {
  number: string;
  kind: string;
  level: number;
  section: string;
  text: string;
}

/** Who is to sit there: `me`, `open` for a friend, or `bot`. */
export interface NewChair {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** `POST /api/tables` */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  name?: string;
  colour?: string;
  settings?: Record<string, boolean | number | string>;
  clock?: Clock | null;
}

/** `POST /api/tables/<table>/join`: take an open seat; the first one, if none is named. */
export interface Join {
  name?: string;
  colour?: string;
  seat?: number;
}

/** The answer to both. The token is the seat: it is told this once, and to nobody else. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface SeatKey {
  table: string;
  token: string;
}

/** `POST /api/mine`: which tables are mine? At most 200. */
export interface Mine {
  keys: SeatKey[];
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seat: number;
  state: "gathering" | "playing" | "over" | "closed";
  your_turn: boolean;
  asked: number;
  moves: number;
  touched: number;
  players: string[];
  won: boolean;
}

export interface MyTables {
  tables: MyTable[];
  your_turn: number;
}

/** Any answer of HTTP that isn't what was asked for. */
export interface Wrong {
  say: Say;
  rule: string;
}

export type Names = Record<string, Say>;
export type Path = (string | number)[];

export type Request = Hello | Choose | Why | Order | UndoAsk | UndoAnswer | Chat | Share | Begin | Look | Older | WhatIf | Rematch | Series | Whole | Ping;

export type Reply = Around | Seen | Change | Taken | Refused | Because | ChatSaid | Moment | Log | Chart | Opened | Bye | Pong;
