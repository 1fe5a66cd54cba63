/** Where the spots of a board go: its own x and y, in units of one spot. Pure, so that it can be tested without a screen. */

import type { Surface } from "./scene";
import type { SpotLook } from "../theme/look";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Chart {
  w: number;
  h: number;
  boxes: Box[]; // by spot
}

const LANE = 0.52; // how wide a track is that runs along a board
const GAP = 0.07;
const APART = 1.3; // of spots on a map, between the middles of the nearest two

export function charted(surface: Surface, look: (kind: { kind: string; sign?: string }) => SpotLook): Chart {
  return surface.kind === "graph" ? mapped(surface) : gridded(surface, look);
}

function gridded(surface: Surface, look: (kind: { kind: string; sign?: string }) => SpotLook): Chart {
  const wide = new Map<number, number>();
  const high = new Map<number, number>();
  const isTrack = surface.spots.map((spot) => (look(spot).shape ?? spot.kind) === "track");
  surface.spots.forEach((spot, i) => {
    const shape = look(spot);
    const h = isTrack[i] ? LANE : (shape.ratio ?? (spot.kind === "card" ? 1.25 : 1));
    const w = isTrack[i] ? LANE : 1;
    wide.set(spot.x, Math.max(wide.get(spot.x) ?? 0, w));
    high.set(spot.y, Math.max(high.get(spot.y) ?? 0, h));
  });
  const columns = lanes(wide);
  const rows = lanes(high);
  return {
    w: columns.whole,
    h: rows.whole,
    boxes: surface.spots.map((spot) => {
      const column = columns.at.get(spot.x) ?? [0, 1];
      const row = rows.at.get(spot.y) ?? [0, 1];
      return { x: column[0] + GAP / 2, y: row[0] + GAP / 2, w: column[1] - GAP, h: row[1] - GAP };
    }),
  };
}

/** Each lane's beginning and width; a lane with nothing in it is as wide as any. */
function lanes(sizes: Map<number, number>): { whole: number; at: Map<number, [number, number]> } {
  const at = new Map<number, [number, number]>();
  const all = [...sizes.keys()];
  let whole = 0;
  if (all.length === 0) return { whole: 1, at };
  for (let lane = Math.min(...all); lane <= Math.max(...all); lane += 1) {
    const size = sizes.get(lane) ?? 1;
    at.set(lane, [whole, size]);
    whole += size;
  }
  return { whole, at };
}

function mapped(surface: Surface): Chart {
  const spots = surface.spots;
  if (spots.length === 0) return { w: 1, h: 1, boxes: [] };
  let nearest = Infinity;
  for (let i = 0; i < spots.length; i += 1) {
    for (let k = 0; k < i; k += 1) {
      const [a, b] = [spots[i], spots[k]];
      if (a && b) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y) || Infinity);
    }
  }
  const scale = APART / (Number.isFinite(nearest) ? nearest : 1);
  const left = Math.min(...spots.map((spot) => spot.x));
  const top = Math.min(...spots.map((spot) => spot.y));
  const boxes = spots.map((spot) => ({ x: (spot.x - left) * scale + 0.15, y: (spot.y - top) * scale + 0.15, w: 1, h: 1 }));
  return { w: Math.max(...boxes.map((box) => box.x)) + 1.15, h: Math.max(...boxes.map((box) => box.y)) + 1.15, boxes };
}

export interface Frame {
  edge: number; // around each board
  head: number; // above it
  gap: number;
  least: number; // pixels to a unit: smaller can't be read or touched, and rather scrolls
  most: number;
}

/** In how many columns boards lie, and how many pixels a unit of each has: as large as can be, each as wide as the others. */
export function arranged(charts: readonly { w: number; h: number }[], width: number, height: number, frame: Frame): { columns: number; units: number[] } {
  const units = (columns: number, scrolls: boolean): number[] => {
    const rows = Math.ceil(charts.length / columns);
    const w = (width - frame.gap * (columns - 1)) / columns - frame.edge;
    const h = (height - frame.gap * (rows - 1)) / rows - frame.edge - frame.head;
    return charts.map((chart) => Math.min(w / chart.w, scrolls ? Infinity : h / chart.h, frame.most));
  };
  let best = { columns: 1, units: units(1, false) };
  for (let columns = 2; columns <= charts.length; columns += 1) {
    const found = units(columns, false);
    if (Math.min(...found) > Math.min(...best.units)) best = { columns, units: found };
  }
  if (Math.min(...best.units) >= frame.least) return best;
  for (let columns = charts.length; columns >= 1; columns -= 1) {
    const found = units(columns, true);
    if (Math.min(...found) >= frame.least) return { columns, units: charts.length === 1 ? found.map(() => frame.least) : found };
  }
  return { columns: 1, units: charts.map(() => frame.least) };
}
