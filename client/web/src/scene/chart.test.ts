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

const frame = { edge: 28, head: 30, gap: 14, least: 30, most: 160 };

test("boards are laid so that each is as large as it can be", () => {
  const two = [{ w: 10, h: 7 }, { w: 10, h: 7 }];
  expect(arranged(two, 1200, 500, frame).columns).toBe(2);
  expect(arranged(two, 500, 900, frame).columns).toBe(1);
});

test("boards of different measures are equally wide where height leaves it to them", () => {
  const found = arranged([{ w: 10, h: 5 }, { w: 16, h: 8 }], 1200, 900, frame);
  expect((found.units[0] ?? 0) * 10).toBeCloseTo((found.units[1] ?? 0) * 16);
});

test("what would be too small to touch scrolls instead", () => {
  const six = Array.from({ length: 6 }, () => ({ w: 14, h: 10 }));
  const found = arranged(six, 1000, 400, frame);
  expect(found.columns).toBe(2);
  expect(Math.min(...found.units)).toBeGreaterThanOrEqual(30);
  expect(arranged([{ w: 14, h: 10 }], 340, 400, { ...frame, least: 44 }).units).toEqual([44]);
});
