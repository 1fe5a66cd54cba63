/** What a surface needs to know of the room: marks on things, and where touches go. Values and deeds, handed down by context. */

import { getContext, setContext } from "svelte";
import { keyOf, type Narrowed, type ThingKey } from "../scene/narrow";
import type { Piece, Spot, Surface } from "../scene/scene";
import type { Looks } from "../theme/look";
import type { Say } from "../wire/types";

export interface Around {
  readonly looks: Looks;
  readonly narrowed: Narrowed;
  readonly mayChoose: boolean;
  readonly bright: ReadonlySet<string>;
  readonly whispered: ThingKey;
  readonly coordinates: boolean;
  say(say: Say): string;
  phrase(message: string, ...args: [string, string, unknown][]): string;
  touch(keys: ThingKey[]): void;
  peek(piece: Piece | null, at?: Element): void;
  open(surface: Surface): void;
  readonly peeked: boolean;
}

const KEY = Symbol("around");

export const giveAround = (around: Around): Around => setContext(KEY, around);
export const useAround = (): Around => getContext<Around>(KEY);

export interface Marks {
  open: boolean;
  picked: number;
  will: boolean;
  bright: boolean;
  whispered: boolean;
}

export function marksOf(around: Around, keys: readonly ThingKey[], words: readonly string[]): Marks {
  const { next, picked, will } = around.narrowed;
  return {
    open: keys.some((key) => next.has(key)),
    picked: keys.reduce((most, key) => Math.max(most, picked.get(key) ?? 0), 0),
    will: keys.some((key) => will.has(key)),
    bright: words.some((word) => around.bright.has(word)),
    whispered: keys.includes(around.whispered),
  };
}

/** Every key by which choices may name this spot, or what lies there. */
export function keysOf(surface: Surface, spot: Spot): ThingKey[] {
  return [...new Set([keyOf(spot.word, surface.word), ...spot.pieces.map((piece) => keyOf(piece.word, surface.word))])];
}

export const wordsOf = (spot: Spot): string[] => [spot.word, ...spot.pieces.map((piece) => piece.word)];

/** A spot in words: where it is, what lies there, what can be done with it. */
export function told(around: Around, surface: Surface, spot: Spot, marks: Marks): string {
  const place = spot.name ? around.say(spot.name) : surface.kind === "graph" || surface.kind === "grid" ? spot.word : "";
  const held = spot.pieces.map((piece) => toldPiece(around, piece));
  const parts = [place, ...held].filter((one) => one !== "");
  if (spot.lit) parts.push(around.phrase("aloud-marked"));
  if (marks.picked > 0) parts.push(around.phrase("aloud-spot-picked"));
  else if (marks.open) parts.push(around.phrase("aloud-spot-open"));
  return [...new Set(parts)].join(", ");
}

export function toldPiece(around: Around, piece: Piece): string {
  const name = around.say(piece.name);
  const many = (piece.count ?? 1) > 1 ? around.phrase("aloud-number", ["count", "number", piece.count], ["thing", "text", name]) : name;
  return piece.down ? `${many}, ${around.phrase("aloud-face-down")}` : many;
}

/** Hold a finger, rest the mouse or the keyboard on a piece: it is shown large. */
export function peeking(node: HTMLElement, given: { around: Around; piece: Piece | undefined }): { update(next: typeof given): void; destroy(): void } {
  let { around, piece } = given;
  let timer: number | undefined;
  let held = false;
  const later = (wait: number): void => {
    clearTimeout(timer);
    if (piece) timer = window.setTimeout(() => {
      held = true;
      around.peek(piece ?? null, node);
    }, wait);
  };
  const stop = (): void => {
    clearTimeout(timer);
    if (held) around.peek(null);
    held = false;
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") later(around.peeked ? 60 : 450);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") later(420);
    else stop();
  };
  const click = (event: MouseEvent): void => {
    // The finger that was held down to read doesn't choose when it is lifted
    if (held && matchMedia("(hover: none)").matches) {
      event.preventDefault();
      event.stopPropagation();
    }
    stop();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) later(900);
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", stop);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click, true);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", stop);
  node.addEventListener("contextmenu", menu);
  return {
    update(next) {
      ({ around, piece } = next);
    },
    destroy() {
      stop();
    },
  };
}
