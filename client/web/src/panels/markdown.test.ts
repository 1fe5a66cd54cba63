import { expect, test } from "vitest";
import { blocks, runs } from "./markdown";

test("emphasis, code and rules are told apart", () => {
  expect(runs("A **cube** falls `r1c1`, see MAG-216.")).toEqual([
    { text: "A " }, { text: "cube", strong: true }, { text: " falls " }, { text: "r1c1", code: true }, { text: ", see " }, { text: "MAG-216", rule: "MAG-216" }, { text: "." },
  ]);
});

test("what looks like HTML stays text", () => {
  expect(runs("<img src=x onerror=alert(1)>")).toEqual([{ text: "<img src=x onerror=alert(1)>" }]);
});

test("a table loses its ruler, a list keeps its lines together", () => {
  expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([{ kind: "table", rows: [[[{ text: "a" }], [{ text: "b" }]], [[{ text: "1" }], [{ text: "2" }]]] }]);
  expect(blocks("Text\nmore\n\n1. one\n   two\n2. three")).toEqual([
    { kind: "text", runs: [{ text: "Text more" }] },
    { kind: "list", ordered: true, items: [[{ text: "one two" }], [{ text: "three" }]] },
  ]);
});
