import { expect, test } from "vitest";
import { arranged, charted } from "./chart";
import type { Spot, Surface } from "./scene";

const spot = (word: string, x: number, y: number, kind = "square"): Spot => ({ word, x, y, kind, pieces: [] });
const surface = (kind: string, spots: Spot[]): Surface => ({ word: "board", kind, title: ["board", []], spots, links: [], seat: -1, count: -1 });
const plain = () => ({});

test("squares lie side by side, and a lane nobody uses is kept", () => {
  const chart = charted(surface("grid", [spot("a", 1, 1), spot("b", 2, 1), spot("c", 4, 2)]), plain);
  expect([chart.w, chart.h]).toEqual([4, 2]);
  expect(chart.boxes.map((box) => Math.floor(box.x))).toEqual([0, 1, 3]);
});

test("a track around the board is narrower than the board's own lanes", () => {
  const chart = charted(surface("grid", [spot("t", 1, 0, "track"), spot("a", 1, 1)]), plain);
  expect(chart.h).toBeCloseTo(1.52);
  expect(chart.boxes[0]?.w).toBeGreaterThan(0.9);
});

test("spots of a map never overlap, whatever scale their coordinates have", () => {
  for (const scale of [1, 10, 0.5]) {
    const chart = charted(surface("graph", [spot("a", 0, 0), spot("b", 3 * scale, 0), spot("c", 9 * scale, 4 * scale)]), plain);
    const [a, b] = chart.boxes;
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(1.3);
  }
});

test("boards are laid so that each is as large as it can be", () => {
  const two = [{ w: 10, h: 7 }, { w: 10, h: 7 }];
  expect(arranged(two, 1200, 500, 30).columns).toBe(2);
  expect(arranged(two, 360, 700, 30).columns).toBe(1);
});
