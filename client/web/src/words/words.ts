/**
 * A Say becomes a sentence in the reader's language, exactly as `words/words.py` does it; a test holds the two together.
 *
 *     seat     $who     the name of whoever sits there, or "you"; and $who-is, "me" or "other"
 *     number   $n       a number, so that the message can choose its plural
 *     thing    $card    the game's name for it; `seat2` is whoever sits there
 *     things   $cards   the same for each, as the language lists them; and $cards-count
 *     text     $file    as it is; and $file-is, "none" if it is empty, else "some"
 *     say      $inner   the sentence inside
 *
 * Rendering never fails: a message that is missing shows as its id.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SPECTATOR, count, text, who, type Arg, type Say } from "./say";

const DEEPEST = 8; // a Say within a Say; more is a circle
const SEAT_WORD = /^seat(\d)$/;

// Marks around what a sentence speaks of, from the private part of Unicode, so that no language's words contain them
const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";

/** A stretch of a sentence: plain, or about a thing or a seat. */
export interface Part {
  text: string;
  thing?: string;
  seat?: number;
}

export type Names = Readonly<Record<string, Say>>;

export class Words {
  readonly lang: string;
  private readonly bundles: FluentBundle[];
  private readonly names: Names;
  private marking = false;

  /** `texts` are Fluent sources in the reader's language, `english` the same in English, later ones over earlier ones. */
  constructor(lang: string, texts: readonly string[], english: readonly string[] = [], names: Names = {}) {
    this.lang = lang;
    this.names = names;
    this.bundles = [bundle(lang, texts)];
    if (english.length > 0) this.bundles.push(bundle("en", english));
  }

  /** The same words, with these names for things. */
  naming(names: Names): Words {
    const made = Object.create(this) as { names: Names };
    made.names = names;
    return made as unknown as Words;
  }

  render(sentence: Say, players: readonly string[] = [], me = SPECTATOR): string {
    return this.deep(sentence, players, me, 0);
  }

  /** The sentence in stretches, so that the things it speaks of can be shown and touched. */
  parts(sentence: Say, players: readonly string[] = [], me = SPECTATOR): Part[] {
    this.marking = true;
    const marked = this.deep(sentence, players, me, 0);
    this.marking = false;
    const found: Part[] = [];
    for (const piece of marked.split(/(\ue000[^\ue002]*\ue002)/)) {
      if (piece === "") continue;
      if (!piece.startsWith(OPEN)) {
        found.push({ text: piece });
        continue;
      }
      const [word = "", shown = ""] = piece.slice(1, -1).split(MIDDLE);
      const seat = SEAT_WORD.exec(word);
      found.push(seat ? { text: shown, seat: Number(seat[1]) } : { text: shown, thing: word });
    }
    return found;
  }

  say(message: string, ...args: Arg[]): string {
    return this.render([message, args]);
  }

  has(message: string): boolean {
    return this.bundles.some((one) => one.hasMessage(message));
  }

  seat(seat: number, players: readonly string[] = [], me = SPECTATOR): string {
    if (seat === me) return this.say("seat-you");
    return players[seat] || this.say("seat-number", count("seat", seat));
  }

  thing(word: string, players: readonly string[] = [], me = SPECTATOR): string {
    return this.deepThing(word, players, me, 0);
  }

  /** Several things in one phrase, equal neighbours counted: "2 × red 3, blue 1 and Elixir". */
  listed(items: readonly string[]): string {
    const phrases: string[] = [];
    for (let at = 0, end = 0; at < items.length; at = end) {
      const item = items[at] as string;
      for (end = at + 1; end < items.length && items[end] === item; ) end += 1;
      phrases.push(end - at === 1 ? item : this.say("list-times", count("times", end - at), text("thing", item)));
    }
    if (phrases.length === 0) return this.say("list-nothing");
    if (phrases.length === 1) return phrases[0] as string;
    const last = phrases.pop() as string;
    return this.say("list-and", text("first", phrases.join(this.say("list-comma"))), text("last", last));
  }

  waiting(question: string, seat: number, players: readonly string[] = [], me = SPECTATOR): string {
    return this.render(["waiting-" + question, [who("seat", seat)]], players, me);
  }

  winners(winners: readonly number[], players: readonly string[] = [], me = SPECTATOR): string {
    if (winners.length === 0) return this.say("won-nobody");
    if (winners.length === 1) return this.render(["won-alone", [who("who", winners[0] as number)]], players, me);
    return this.say("won-together", text("winners", this.listed(winners.map((seat) => this.seat(seat, players, me)))));
  }

  private deep(sentence: Say, players: readonly string[], me: number, depth: number): string {
    const [message, given] = sentence;
    const args: Record<string, FluentVariable> = {};
    for (const arg of given) this.put(args, arg, players, me, depth);
    for (const one of this.bundles) {
      const pattern = one.getMessage(message)?.value;
      if (pattern != null) return one.formatPattern(pattern, args, []);
    }
    return message;
  }

  private put(args: Record<string, FluentVariable>, [name, kind, value]: Arg, players: readonly string[], me: number, depth: number): void {
    if (kind === "seat") {
      const seat = value as number;
      args[name] = this.marked(`seat${seat}`, this.seat(seat, players, me));
      args[name + "-is"] = seat === me ? "me" : "other";
    } else if (kind === "number") {
      args[name] = value as number;
    } else if (kind === "thing") {
      args[name] = this.marked(String(value), this.deepThing(String(value), players, me, depth));
    } else if (kind === "things") {
      const words = value as string[];
      args[name] = this.listed(words.map((word) => this.marked(word, this.deepThing(word, players, me, depth))));
      args[name + "-count"] = words.length;
    } else if (kind === "say" && depth < DEEPEST) {
      args[name] = this.deep(value as Say, players, me, depth + 1);
    } else {
      args[name] = String(value);
      args[name + "-is"] = value ? "some" : "none";
    }
  }

  private marked(word: string, shown: string): string {
    return this.marking ? OPEN + word + MIDDLE + shown.replaceAll(/[\ue000-\ue002]/g, "") + CLOSE : shown;
  }

  private deepThing(word: string, players: readonly string[], me: number, depth: number): string {
    const seat = SEAT_WORD.exec(word);
    if (seat) return this.seat(Number(seat[1]), players, me);
    const named = depth >= DEEPEST ? undefined : this.names[word];
    if (named === undefined) return word;
    const marking = this.marking;
    this.marking = false;
    const shown = this.deep(named, players, me, depth + 1);
    this.marking = marking;
    return shown;
  }
}

function bundle(lang: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const one of texts) made.addResource(new FluentResource(one), { allowOverrides: true });
  return made;
}
