import { describe, expect, test } from "vitest";
import { NOTHING, back, closedFor, keyOf, narrow, settled, touch, verbs, type Trail } from "./narrow";
import { EMPTY, type Pick } from "./scene";

const pick = (notation: string, where: string[], outlook = false): Pick => {
  const [verb = "", ...things] = notation.split(" ");
  const made: Pick = { notation, verb, things, where, rule: "", label: [notation, []] };
  return outlook ? { ...made, outlook: ["likely", []] } : made;
};

const walk = ["walk wizard b", "walk wizard c", "walk knight c"].map((words) => pick(words, ["board", "board"]));
const take = ["take a", "take b", "take a b"].map((words) => pick(words, ["board", "board"]));
const pay = [pick("pay R3 R3 B1", ["hand", "hand", "hand"]), pick("pay R3 B1 B1", ["hand", "hand", "hand"])];
const FREE = new Set(["take", "pay"]);
const trail = (...things: string[]): Trail => ({ verb: "", things: things.map((at) => ({ where: at.split("/")[0] ?? "", word: at.split("/")[1] ?? "" })) });

describe("narrowing", () => {
  test("at first every first thing may be named, and no second one", () => {
    expect([...narrow(walk, NOTHING, FREE).next.keys()]).toEqual(["board/wizard", "board/knight"]);
  });

  test("a named piece leaves where it may go", () => {
    const found = narrow(walk, trail("board/wizard"), FREE);
    expect([...found.next.keys()]).toEqual(["board/b", "board/c"]);
    expect(found.exact).toBeUndefined();
  });

  test("things in any order may be named from the end", () => {
    const found = narrow(take, trail("board/b"), FREE);
    expect(found.exact?.notation).toBe("take b");
    expect([...found.next.keys()]).toEqual(["board/a"]);
    expect(settled(found)).toBeUndefined();
    expect(settled(narrow(take, trail("board/b", "board/a"), FREE))?.notation).toBe("take a b");
  });

  test("equal things are counted", () => {
    const found = narrow(pay, trail("hand/R3", "hand/R3"), FREE);
    expect(found.picks.map((one) => one.notation)).toEqual(["pay R3 R3 B1"]);
    expect(found.picked.get("hand/R3")).toBe(2);
    expect([...found.will]).toEqual(["hand/B1"]);
  });

  test("a choice with an outlook waits to be read", () => {
    expect(settled(narrow([pick("fight x", ["board"], true)], trail("board/x"), FREE))).toBeUndefined();
    expect(settled(narrow([pick("fight x", ["board"])], trail("board/x"), FREE))?.notation).toBe("fight x");
  });

  test("a word without things is never named by naming nothing", () => {
    expect(narrow([pick("done", [])], NOTHING, FREE).exact).toBeUndefined();
    expect(narrow([pick("done", [])], { verb: "done", things: [] }, FREE).exact?.notation).toBe("done");
  });
});

describe("touching", () => {
  test("what is picked already is put back", () => {
    expect(touch(take, trail("board/a", "board/b"), keyOf("a", "board"), FREE)).toEqual(trail("board/b"));
  });

  test("an equal card is added, as long as a choice holds it", () => {
    expect(touch(pay, trail("hand/R3"), "hand/R3", FREE)).toEqual(trail("hand/R3", "hand/R3"));
    expect(touch(pay, trail("hand/R3", "hand/R3"), "hand/R3", FREE)).toEqual(trail("hand/R3"));
  });

  test("another piece replaces the one picked", () => {
    expect(touch(walk, trail("board/wizard"), "board/knight", FREE)).toEqual(trail("board/knight"));
  });

  test("what leads nowhere changes nothing", () => {
    expect(touch(walk, trail("board/wizard"), "board/z", FREE)).toBeUndefined();
  });

  test("putting back the first of things in order puts back those after it", () => {
    expect(touch(walk, trail("board/wizard", "board/c"), "board/wizard", FREE)).toEqual(trail());
  });
});

test("Escape takes one step back, and the verb last", () => {
  expect(back({ verb: "walk", things: trail("board/a", "board/b").things })).toEqual({ verb: "walk", things: trail("board/a").things });
  expect(back({ verb: "walk", things: [] })).toEqual(NOTHING);
});

test("verbs come in the order of their choices", () => {
  expect(verbs([...walk, pick("done", []), ...take]).map((one) => [one.verb, one.picks.length])).toEqual([["walk", 3], ["done", 1], ["take", 3]]);
});

test("of the closed ways, the one that names what is picked comes first", () => {
  const scene = { ...EMPTY, closed: [["walk", ["c"], "R-1", ["far", []]], ["walk", ["wizard", "c"], "R-2", ["rock", []]], ["cast", ["d"], "R-3", ["no", []]]] as (typeof EMPTY)["closed"] };
  expect(closedFor(scene, trail("board/wizard"), "c").map((one) => one[2])).toEqual(["R-2", "R-1"]);
});
