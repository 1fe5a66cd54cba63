/** How a game looks, as its `look.toml` says: colours, icons, shapes. What it doesn't say has a plain look of its own. */

import type { Piece, Spot } from "../wire/types";

type Pair = [light: string, dark: string];

export interface Tone {
  colour?: Pair;
  mark?: string;
}

export interface Kind {
  icon?: string;
  face?: "all" | "digits" | "none" | "seal";
  back?: string;
  slots?: boolean; // its icons are what it is about: shown large
  token?: boolean; // a piece to stand on spots, not a card
  art?: "icon" | "face";
}

export interface SpotLook {
  shape?: "card" | "square" | "round" | "track" | "hex" | "gate";
  ratio?: number;
  tone?: string;
  icon?: string;
}

export interface Look {
  emblem?: string;
  wallpaper?: string[];
  palette?: Record<string, Pair>;
  tones?: Record<string, Tone>;
  kinds?: Record<string, Kind>;
  words?: Record<string, Kind>;
  spots?: Record<string, SpotLook>;
  "spot-signs"?: Record<string, SpotLook>;
  surfaces?: Record<string, { icon?: string; size?: "small" | "large" }>;
  signs?: { shape?: string; tones?: Record<string, string>; icons?: Record<string, string> };
  counters?: Record<string, string>;
}

/** A look, and the icons it names. */
export class Looks {
  readonly look: Look;
  readonly paths: Readonly<Record<string, string>>;

  constructor(look: Look = {}, paths: Record<string, string> = {}) {
    this.look = look;
    this.paths = paths;
  }

  /** A word's own look stands over that of its kind. Words of one family (`aP1`, `bP2`) may share one: the longest beginning or end counts. */
  piece(piece: Pick<Piece, "word" | "kind" | "face">): Kind {
    const words = this.look.words ?? {};
    return { ...this.look.kinds?.[piece.kind], ...(words[piece.word] ?? words[piece.face] ?? {}) };
  }

  /** Does it stand or lie as a thing of its own, rather than as a card? */
  isToken(piece: Pick<Piece, "word" | "kind" | "face">): boolean {
    return piece.kind === "die" || piece.kind === "coin" || this.piece(piece).token === true;
  }

  spot(spot: Pick<Spot, "kind" | "sign">): SpotLook {
    const bySign = spot.sign === undefined ? undefined : this.look["spot-signs"]?.[spot.sign];
    return { ...this.look.spots?.[spot.kind], ...bySign };
  }

  mark(tone: string): string | undefined {
    return this.look.tones?.[tone]?.mark;
  }

  /** The small sign on a card's face: a shape in a tone, with a number or a symbol on it. */
  sign(text: string): { tone: string; icon: string; text: string } {
    const signs = this.look.signs ?? {};
    const tone = signs.tones?.[text.slice(0, 1)];
    if (tone === undefined) return { tone: "", icon: signs.icons?.[text] ?? "", text };
    const rest = text.slice(1);
    const icon = signs.icons?.[rest] ?? "";
    return { tone, icon, text: icon || rest === "-" ? "" : rest };
  }
}

const PALETTE = ["table", "table-2", "felt", "felt-2", "rim", "accent", "card"];

/** Put a look's colours where the style sheets read them; both of each pair, for light and for dark. */
export function wear(look: Look, element: HTMLElement = document.documentElement): void {
  for (const name of PALETTE) {
    const pair = look.palette?.[name];
    if (pair) element.style.setProperty(`--${name}`, `light-dark(${pair[0]}, ${pair[1]})`);
    else element.style.removeProperty(`--${name}`);
  }
  for (const [name, tone] of Object.entries(look.tones ?? {})) {
    if (tone.colour) element.style.setProperty(`--tone-${name}`, `light-dark(${tone.colour[0]}, ${tone.colour[1]})`);
  }
}

export const toneOf = (tone: string): string => (tone === "" ? "var(--ink-2)" : `var(--tone-${tone}, var(--ink-2))`);
