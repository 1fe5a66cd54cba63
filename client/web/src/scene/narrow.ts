/** Choosing by narrowing: what is half chosen, what may come next, what stays possible. Pure: it knows choices, not rules. */

import type { Pick, Scene } from "./scene";

/** A thing on a surface. The surface is "" for things that lie nowhere in sight. */
export interface Thing {
  word: string;
  where: string;
}

/** What is picked so far; a verb alone may be picked too, where one thing serves several. */
export interface Trail {
  verb: string;
  things: Thing[];
}

export const NOTHING: Trail = { verb: "", things: [] };

export type ThingKey = string;

export function keyOf(word: string, where: string): ThingKey {
  return where + "/" + word;
}

const keys = (pick: Pick): ThingKey[] => pick.things.map((word, i) => keyOf(word, pick.where[i] ?? ""));

/** The things of a pick that come after the trail, in the order they may be named; undefined if the pick doesn't fit. */
function rest(pick: Pick, trail: Trail, unordered: ReadonlySet<string>): number[] | undefined {
  if (trail.verb !== "" && pick.verb !== trail.verb) return undefined;
  if (trail.things.length > pick.things.length) return undefined;
  const all = keys(pick);
  if (!unordered.has(pick.verb)) {
    if (trail.things.some((thing, i) => all[i] !== keyOf(thing.word, thing.where))) return undefined;
    return all.map((_, i) => i).slice(trail.things.length);
  }
  const left = all.map((_, i) => i);
  for (const thing of trail.things) {
    const at = left.findIndex((i) => all[i] === keyOf(thing.word, thing.where));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** One way on from the trail: the next thing, and the picks it leads to. */
export interface Next {
  thing: Thing;
  picks: Pick[];
}

export interface Narrowed {
  picks: Pick[]; // all that still fit
  exact: Pick | undefined; // the one that is wholly named
  next: Map<ThingKey, Next>; // what may be named next
  picked: Map<ThingKey, number>; // how many times each is named
  will: Set<ThingKey>; // what the last remaining choice would touch besides
}

export function narrow(scene: Pick[], trail: Trail, unordered: ReadonlySet<string>): Narrowed {
  const found: Narrowed = { picks: [], exact: undefined, next: new Map(), picked: new Map(), will: new Set() };
  for (const thing of trail.things) {
    const key = keyOf(thing.word, thing.where);
    found.picked.set(key, (found.picked.get(key) ?? 0) + 1);
  }
  for (const pick of scene) {
    const left = rest(pick, trail, unordered);
    if (left === undefined) continue;
    found.picks.push(pick);
    if (left.length === 0 && (pick.things.length > 0 || trail.verb !== "")) found.exact ??= pick;
    const onward = unordered.has(pick.verb) ? left : left.slice(0, 1);
    const seen = new Set<ThingKey>();
    for (const i of onward) {
      const thing = { word: pick.things[i] as string, where: pick.where[i] ?? "" };
      const key = keyOf(thing.word, thing.where);
      if (seen.has(key)) continue;
      seen.add(key);
      const next = found.next.get(key);
      if (next) next.picks.push(pick);
      else found.next.set(key, { thing, picks: [pick] });
    }
  }
  const only = found.picks.length === 1 ? found.picks[0] : undefined;
  if (only) for (const i of rest(only, trail, unordered) ?? []) found.will.add(keyOf(only.things[i] as string, only.where[i] ?? ""));
  return found;
}

/**
 * Where a touch of this thing leads: the trail with it, or without it if it is picked already and can't be picked again;
 * undefined if it leads nowhere from here, nor from the beginning.
 */
export function touch(picks: Pick[], trail: Trail, key: ThingKey, unordered: ReadonlySet<string>): Trail | undefined {
  const here = narrow(picks, trail, unordered);
  const next = here.next.get(key);
  if (next) return { verb: trail.verb, things: [...trail.things, next.thing] };
  const at = trail.things.findLastIndex((thing) => keyOf(thing.word, thing.where) === key);
  if (at >= 0) {
    const without = { verb: trail.verb, things: trail.things.toSpliced(at, 1) };
    // What was named after it may need it
    return narrow(picks, without, unordered).picks.length > 0 ? without : { verb: trail.verb, things: trail.things.slice(0, at) };
  }
  // Somebody who touches another piece means that piece instead
  for (let length = trail.things.length - 1; length >= 0; length -= 1) {
    const shorter = { verb: trail.verb, things: trail.things.slice(0, length) };
    const other = narrow(picks, shorter, unordered).next.get(key);
    if (other) return { verb: trail.verb, things: [...shorter.things, other.thing] };
  }
  if (trail.verb === "") return undefined;
  const other = narrow(picks, NOTHING, unordered).next.get(key);
  return other ? { verb: "", things: [other.thing] } : undefined;
}

/** The choice a trail stands for at once: wholly named, nothing to add, and nothing that should be read first. */
export function settled(narrowed: Narrowed): Pick | undefined {
  const exact = narrowed.exact;
  return exact && narrowed.picks.length === 1 && exact.outlook === undefined ? exact : undefined;
}

/** Take the last step back. */
export function back(trail: Trail): Trail {
  if (trail.things.length > 0) return { verb: trail.verb, things: trail.things.slice(0, -1) };
  return NOTHING;
}

/** The verbs offered, in the order of their first choice, with how many choices each has. */
export function verbs(picks: Pick[]): { verb: string; picks: Pick[] }[] {
  const found = new Map<string, Pick[]>();
  for (const pick of picks) {
    const same = found.get(pick.verb);
    if (same) same.push(pick);
    else found.set(pick.verb, [pick]);
  }
  return [...found].map(([verb, picks]) => ({ verb, picks }));
}

/** The ways that are closed and that a touch of this thing may have meant, the likeliest first. */
export function closedFor(scene: Scene, trail: Trail, word: string): Scene["closed"] {
  const fits = scene.closed.filter(([verb, words]) => words.includes(word) && (trail.verb === "" || trail.verb === verb));
  const named = trail.things.map((thing) => thing.word);
  return fits.toSorted((a, b) => Number(named.every((w) => b[1].includes(w))) - Number(named.every((w) => a[1].includes(w))));
}
