import { expect, test } from "vitest";
import { nearest } from "./keys";

const box = (x: number, y: number): DOMRect => ({ x, y, width: 10, height: 10 }) as DOMRect;

test("an arrow key goes straight on before it goes aside", () => {
  const all = [box(20, 0), box(12, 30), box(-20, 0), box(0, 20)];
  expect(nearest(box(0, 0), all, "ArrowRight")).toBe(0);
  expect(nearest(box(0, 0), all, "ArrowLeft")).toBe(2);
  expect(nearest(box(0, 0), all, "ArrowDown")).toBe(3);
  expect(nearest(box(0, 0), all, "ArrowUp")).toBe(-1);
});
