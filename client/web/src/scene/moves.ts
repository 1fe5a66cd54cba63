/** What went where between two Scenes, so that things that move can be seen moving. Guesses well, and never shows what isn't in the Scenes. */

import type { Piece, Scene } from "./scene";

/** Where a piece lies: a spot of a surface, or what a seat holds out of sight. */
export interface Place {
  surface: string;
  spot: string;
}

export interface Flight {
  piece: Piece;
  from: Place | undefined; // undefined: it appears
  to: Place | undefined; // undefined: it goes
}

const SEATS = "seats";
const LANDING = new Set(["die", "coin", "cube"]);

interface Lying {
  piece: Piece;
  place: Place;
  count: number;
}

function lying(scene: Scene): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const surface of scene.surfaces) {
    // Of a pile only its depth matters; the order below the top doesn't
    for (const spot of surface.spots) {
      for (const piece of spot.pieces) {
        const place = { surface: surface.word, spot: surface.kind === "pile" ? "" : spot.word };
        const key = [place.surface, place.spot, piece.word, piece.kind, piece.down ? "down" : ""].join("/");
        const same = found.get(key);
        if (same) same.count += piece.count ?? 1;
        else found.set(key, { piece, place: { surface: surface.word, spot: spot.word }, count: piece.count ?? 1 });
      }
    }
  }
  return found;
}

/** `actor` is who made the choice: what vanishes when a rival's hand grows went into that hand. */
export function flights(before: Scene, after: Scene, actor = -1): Flight[] {
  const was = lying(before);
  const is = lying(after);
  const gone: Lying[] = [];
  const come: Lying[] = [];
  for (const [key, one] of was) {
    const lost = one.count - (is.get(key)?.count ?? 0);
    if (lost > 0) gone.push({ ...one, count: lost });
  }
  for (const [key, one] of is) {
    const won = one.count - (was.get(key)?.count ?? 0);
    if (won > 0) come.push({ ...one, count: won });
  }
  const found: Flight[] = [];
  const pair = (fits: (a: Lying, b: Lying) => boolean): void => {
    for (const a of gone) {
      for (const b of come) {
        while (a.count > 0 && b.count > 0 && fits(a, b)) {
          a.count -= 1;
          b.count -= 1;
          found.push({ piece: b.piece, from: a.place, to: b.place });
        }
      }
    }
  };
  pair((a, b) => a.piece.word === b.piece.word && a.piece.kind === b.piece.kind && !a.piece.down && !b.piece.down);
  pair((a, b) => a.piece.kind === b.piece.kind && Boolean(a.piece.down) !== Boolean(b.piece.down));
  pair((a, b) => Boolean(a.piece.down) && Boolean(b.piece.down) && a.piece.kind === b.piece.kind);
  pair((a, b) => Boolean(a.piece.down) && !LANDING.has(b.piece.kind)); // from a face-down deck, whatever its cards' kinds
  const taker = actor >= 0 && actor !== after.seat && grew(before, after, actor) ? actor : -1;
  for (const a of gone) {
    for (; a.count > 0; a.count -= 1) found.push({ piece: a.piece, from: a.place, to: taker < 0 ? undefined : { surface: SEATS, spot: `seat${taker}` } });
  }
  for (const b of come) {
    for (; b.count > 0; b.count -= 1) found.push({ piece: b.piece, from: undefined, to: b.place });
  }
  return found.slice(0, 40);
}

function grew(before: Scene, after: Scene, seat: number): boolean {
  const old = before.panels.find((panel) => panel.seat === seat);
  const now = after.panels.find((panel) => panel.seat === seat);
  return Boolean(old && now?.counters.some(([label, value]) => value > (old.counters.find(([same]) => same === label)?.[1] ?? value)));
}
