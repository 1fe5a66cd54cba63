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

/** How many columns of boards make each as large as can be, and how large: pixels to a unit. */
export function arranged(charts: readonly { w: number; h: number }[], width: number, height: number, head: number, gap = 16): { columns: number; unit: number } {
  let best = { columns: 1, unit: 0 };
  const w = Math.max(...charts.map((chart) => chart.w), 1);
  const h = Math.max(...charts.map((chart) => chart.h), 1);
  for (let columns = 1; columns <= Math.max(charts.length, 1); columns += 1) {
    const rows = Math.ceil(charts.length / columns);
    const unit = Math.min((width - gap * (columns - 1)) / columns / w, ((height - gap * (rows - 1)) / rows - head) / h);
    if (unit > best.unit + 0.01) best = { columns, unit };
  }
  return best;
}
