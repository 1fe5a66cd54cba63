/** One table as this page knows it: what is seen, what is half chosen, what was sent, and the earlier moment one may be looking at. */

import { flights, type Flight } from "./scene/moves";
import { NOTHING, back, closedFor, narrow, settled, touch, type Narrowed, type ThingKey, type Trail } from "./scene/narrow";
import { patched, type Change as Op } from "./scene/patch";
import { EMPTY, type Pick, type Sight } from "./scene/scene";
import { keepSeat, tokenFor } from "./keep";
import { page } from "./page.svelte";
import { Wire, type State } from "./wire/socket";
import type { Change, Chart, ChatLine, Heard, Moment, Reply, Request, Say, Table } from "./wire/types";
import type { Words } from "./words/words";

/** A sentence that something can't be done, or wasn't, and the rule behind it. */
export interface Whisper {
  say: Say;
  rule: string;
  at: ThingKey; // what was touched; "" for none
  number: number;
}

interface Sent {
  nonce: string;
  version: number;
  pick: Pick;
}

/** Draws what moves between two Scenes; resolves when it has been seen. */
export type Mover = (moved: Flight[], show: () => void, pace: number) => Promise<void>;

const NONCE_BYTES = 12;
const hex = (bytes: number): string => [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Room {
  table = $state.raw<Table | null>(null);
  now = $state.raw<Sight>(EMPTY); // as last shown; changes wait in a queue until those before them were seen
  version = $state(-1);
  seen = $state(false);
  heard = $state.raw<Heard[]>([]);
  more = $state(false);
  fresh = $state(0); // how many lines of the log came since the viewer's last choice
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  link = $state<State>("connecting");
  farewell = $state.raw<Say | null>(null);
  trail = $state.raw<Trail>(NOTHING);
  sent = $state.raw<Sent | null>(null);
  whisper = $state.raw<Whisper | null>(null);
  moment = $state.raw<Moment | null>(null); // an earlier moment, while one looks at it
  chart = $state.raw<Chart | null>(null);
  opened = $state.raw<{ table: string; token: string } | null>(null);
  since = $state(0); // when the asked seat was asked, by the server's clock
  clocks = $state.raw<number[]>([]); // seconds left by seat, at `clocked`
  clocked = $state(0);
  bright = $state.raw<ReadonlySet<string>>(new Set()); // what a line of the log speaks of
  offset = 0; // of the server's clock, seconds

  /** What is shown: now, or the moment looked at. */
  readonly sight = $derived(this.moment ? this.moment.sight : this.now);
  readonly unordered = $derived(new Set(this.now.unordered));
  readonly picks = $derived(this.moment || this.sent ? [] : this.now.picks);
  readonly narrowed: Narrowed = $derived(narrow(this.picks, this.trail, this.unordered));
  readonly mayChoose = $derived(this.picks.length > 0);
  readonly players = $derived(this.namesOfPlayers());
  readonly me = $derived(this.table?.you ?? -1);
  readonly words: Words = $derived.by(() => {
    void this.named;
    return page.words.naming(this.names);
  });

  move: Mover = async (_, show) => show();
  private named = $state(0);
  private readonly names: Record<string, Say> = {};
  private readonly wire: Wire;
  private readonly queue: Change[] = [];
  private showing = false;
  private hurry = false;
  private coming = -1; // the version the queue leads to
  private readonly questions = new Map<string, ThingKey>();
  private shared = false;

  constructor(readonly id: string) {
    this.wire = new Wire(
      () => ({ type: "hello", table: this.id, token: tokenFor(this.id), heard: -1 }),
      (reply) => this.hear(reply),
      (state) => (this.link = state),
    );
  }

  close(): void {
    this.wire.close();
  }

  ask(request: Request): boolean {
    return this.wire.send(request);
  }

  say(sentence: Say): string {
    return this.words.render(sentence, this.players, this.me);
  }

  // Choosing

  touch(key: ThingKey): void {
    if (this.moment) return;
    if (this.sent) return this.murmur(["page-wait-sent", []], "", key);
    const trail = this.mayChoose ? touch(this.picks, this.trail, key, this.unordered) : undefined;
    if (trail === undefined) return this.whyNot(key);
    this.follow(trail);
  }

  /** Go where the trail leads; the choice is made if nothing is left to add or to read. */
  follow(trail: Trail): void {
    this.whisper = null;
    const done = settled(narrow(this.picks, trail, this.unordered));
    this.trail = trail;
    if (done) this.choose(done);
  }

  stepBack(): void {
    this.whisper = null;
    this.trail = back(this.trail);
  }

  choose(pick: Pick): void {
    if (this.sent || this.moment) return;
    this.whisper = null;
    this.sent = { nonce: hex(NONCE_BYTES), version: this.version, pick };
    this.fresh = 0;
    this.sendChoice();
  }

  private sendChoice(): void {
    if (this.sent) this.wire.send({ type: "choose", version: this.sent.version, notation: this.sent.pick.notation, nonce: this.sent.nonce });
  }

  /** Somebody touched what can't be chosen: say why, with the rule. */
  private whyNot(key: ThingKey): void {
    if (this.now.outcome) return this.murmur(["refused-over", []], "", key);
    if (this.now.asked !== this.me) return this.murmur(this.me < 0 ? ["page-you-watch", []] : ["page-not-your-turn", [["seat", "seat", this.now.asked]]], "", key);
    const word = key.slice(key.indexOf("/") + 1);
    const closed = closedFor(this.now, this.trail, word)[0];
    if (closed) return this.murmur(closed[3], closed[2], key);
    const verb = this.trail.verb || this.narrowed.picks[0]?.verb;
    if (verb === undefined) return this.murmur(["page-nothing-with-this", []], "", key);
    const nonce = hex(NONCE_BYTES);
    this.questions.set(nonce, key);
    this.wire.send({ type: "why", notation: [verb, ...this.trail.things.map((thing) => thing.word), word].join(" "), nonce });
  }

  murmur(say: Say, rule: string, at: ThingKey): void {
    this.whisper = { say, rule, at, number: (this.whisper?.number ?? 0) + 1 };
  }

  // Looking at earlier moments

  look(at: number, seat = -2): void {
    if (at >= this.now.moves && !this.now.outcome) this.moment = null;
    else this.wire.send({ type: "look", at, seat });
  }

  present(): void {
    this.moment = null;
  }

  /** Everything that waits to be seen is shown at once. */
  skip(): void {
    this.hurry = true;
  }

  get behind(): number {
    return this.queue.length;
  }

  // Hearing

  private hear(reply: Reply): void {
    if ("names" in reply && Object.keys(reply.names).length > 0) {
      Object.assign(this.names, reply.names);
      this.named += 1;
    }
    switch (reply.type) {
      case "around":
        this.offset = reply.table.now - Date.now() / 1000;
        this.table = reply.table;
        this.giveShare(reply.table);
        break;
      case "seen":
        this.queue.length = 0;
        this.now = reply.sight;
        this.version = this.coming = reply.version;
        this.heard = reply.heard;
        this.more = reply.more;
        this.seen = true;
        this.time(reply.asked_since, reply.clocks);
        this.check();
        // A choice that was on its way when the line broke goes once more; the server knows it by its nonce
        this.sendChoice();
        break;
      case "change":
        if (reply.base !== this.coming) {
          this.wire.send({ type: "whole" });
          break;
        }
        this.coming = reply.version;
        this.queue.push(reply);
        void this.show();
        break;
      case "taken":
        if (this.sent?.nonce === reply.nonce) {
          this.sent = null;
          this.trail = NOTHING;
        }
        break;
      case "refused":
        if (this.sent?.nonce === reply.nonce) {
          const { pick } = this.sent;
          this.sent = null;
          this.murmur(reply.say, reply.rule, pick.things.length > 0 ? `${pick.where.at(-1) ?? ""}/${pick.things.at(-1) ?? ""}` : "");
          this.check();
        } else this.murmur(reply.say, reply.rule, this.questions.get(reply.nonce) ?? "");
        break;
      case "because":
        this.murmur(reply.offered ? ["page-go-on", []] : reply.say, reply.rule, this.questions.get(reply.nonce) ?? "");
        this.questions.delete(reply.nonce);
        break;
      case "chat": {
        const known = this.chat.at(-1)?.number ?? -1;
        const whole = (reply.lines[0]?.number ?? 0) <= (this.chat[0]?.number ?? 0) && this.chat.length === 0;
        const fresh = reply.lines.filter((line) => line.number > known);
        this.chat = [...this.chat, ...fresh];
        if (!whole) this.unread += fresh.filter((line) => line.seat !== this.me || this.me < 0).length;
        break;
      }
      case "moment":
        this.moment = reply;
        break;
      case "log":
        this.heard = [...reply.heard, ...this.heard];
        this.more = reply.more;
        break;
      case "chart":
        this.chart = reply;
        break;
      case "opened":
        keepSeat(reply.table, reply.token, this.table?.game ?? "");
        this.opened = reply;
        break;
      case "bye":
        if (!reply.again) this.farewell = reply.say;
        break;
      case "pong":
        break;
    }
  }

  /** Changes are shown one after the other, each with what moves in it. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let change = this.queue.shift(); change; change = this.queue.shift()) {
      if (change.base !== this.version) continue; // from before a whole was sent
      const before = this.now;
      const after = patched(before, change.ops as Op[]);
      const put = (): void => {
        this.now = after;
        this.version = change.version;
        this.time(change.asked_since, change.clocks);
        if (this.sent && change.nonce === this.sent.nonce) {
          this.sent = null;
          this.trail = NOTHING;
        }
        this.hearMore(change);
        this.check();
      };
      const still = this.hurry || !page.moves || this.moment !== null || document.hidden;
      const moved = still ? [] : flights(before, after, before.asked);
      if (moved.length === 0) put();
      else await this.move(moved, put, this.queue.length > 6 ? 0.4 : this.queue.length > 2 ? 0.7 : 1);
      if (this.queue.length > 0 && !still && moved.length === 0) await new Promise((done) => setTimeout(done, 60));
    }
    this.hurry = false;
    this.showing = false;
  }

  private hearMore(change: Change): void {
    const kept = change.forget >= 0 ? this.heard.filter((one) => one.at <= change.forget) : this.heard;
    this.heard = [...kept, ...change.heard];
    this.fresh += change.heard.length;
  }

  private time(since: number, clocks: number[]): void {
    this.since = since;
    this.clocks = clocks;
    this.clocked = Date.now();
  }

  /** What was half chosen stays so only while it can still be finished. */
  private check(): void {
    if (this.trail === NOTHING || this.sent) return;
    if (narrow(this.now.picks, this.trail, this.unordered).picks.length === 0) this.trail = NOTHING;
  }

  private giveShare(table: Table): void {
    const chair = table.chairs.find((one) => one.seat === table.you);
    if (this.shared || !table.dice.commitment || !chair || chair.shared || chair.kind !== "person") return;
    this.shared = this.wire.send({ type: "share", share: hex(32) });
  }

  private namesOfPlayers(): string[] {
    const bots = page.words.has("bot-names") ? page.words.say("bot-names").split(",").map((name) => name.trim()) : [];
    return (this.table?.chairs ?? []).map((chair) => chair.name || (chair.kind === "bot" ? (bots[chair.seat % Math.max(bots.length, 1)] ?? "") : ""));
  }
}
