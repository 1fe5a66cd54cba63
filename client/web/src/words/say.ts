/** Sentences without language, as `core/say.py` sends them: a message id, and arguments with their kinds. */

export type { Say, SayArg as Arg } from "../wire/types";
import type { Say, SayArg as Arg } from "../wire/types";

export const SPECTATOR = -1;

export function say(message: string, ...args: Arg[]): Say {
  return [message, args];
}

export const who = (name: string, seat: number): Arg => [name, "seat", seat];
export const count = (name: string, number: number): Arg => [name, "number", number];
export const text = (name: string, words: string): Arg => [name, "text", words];
export const thing = (name: string, word: string): Arg => [name, "thing", word];
export const things = (name: string, words: string[]): Arg => [name, "things", words];
export const said = (name: string, inner: Say): Arg => [name, "say", inner];

/** Every word of a thing that a sentence speaks of, and every seat, deep inside as well. */
export function spokenOf(sentence: Say): { words: string[]; seats: number[] } {
  const found = { words: [] as string[], seats: [] as number[] };
  const look = ([, args]: Say): void => {
    for (const [, kind, value] of args) {
      if (kind === "thing") found.words.push(String(value));
      else if (kind === "things") found.words.push(...(value as string[]));
      else if (kind === "seat") found.seats.push(value as number);
      else if (kind === "say") look(value as Say);
    }
  };
  look(sentence);
  return found;
}
