import { expect, test } from "vitest";
import { patched } from "./patch";

test("a value is set deep inside, and the rest is shared", () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: { c: 3 } };
  const after = patched(before, [[["a", 1, "n"], 5]]);
  expect(after).toEqual({ a: [{ n: 1 }, { n: 5 }], b: { c: 3 } });
  expect(after.b).toBe(before.b);
  expect(after.a[0]).toBe(before.a[0]);
  expect(before.a[1]).toEqual({ n: 2 });
});

test("a path without a value takes away", () => {
  expect(patched({ a: [1, 2, 3], b: 1 }, [[["a", 0]], [["b"]]])).toEqual({ a: [2, 3] });
});

test("an empty path is the whole", () => {
  expect(patched({ a: 1 } as unknown, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
