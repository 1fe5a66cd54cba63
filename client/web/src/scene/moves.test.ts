import { expect, test } from "vitest";
import { flights } from "./moves";
import { EMPTY, type Piece, type Scene, type Surface } from "./scene";

const piece = (word: string, more: Partial<Piece> = {}): Piece => ({ word, kind: "card", face: word, tone: "red", name: [word, []], ...more });
const surface = (word: string, spots: [string, Piece[]][], kind = "grid"): Surface => ({
  word, kind, title: [word, []], links: [], seat: -1, count: -1, spots: spots.map(([at, pieces], x) => ({ word: at, x, y: 0, kind: "card", pieces })),
});
const scene = (...surfaces: Surface[]): Scene => ({ ...EMPTY, surfaces });

test("a piece that lies elsewhere went there", () => {
  const before = scene(surface("board", [["a", [piece("W")]], ["b", []]]));
  const after = scene(surface("board", [["a", []], ["b", [piece("W")]]]));
  expect(flights(before, after)).toEqual([{ piece: piece("W"), from: { surface: "board", spot: "a" }, to: { surface: "board", spot: "b" } }]);
});

test("what stays where it is doesn't move, though there are several of it", () => {
  const before = scene(surface("board", [["a", [piece("R3")]], ["b", [piece("R3")]]]), surface("hand", [["R3", [piece("R3")]]], "hand"));
  const after = scene(surface("board", [["a", []], ["b", [piece("R3")]]]), surface("hand", [["R3", [piece("R3", { count: 2 })]]], "hand"));
  expect(flights(before, after).map((one) => [one.from?.spot, one.to?.surface])).toEqual([["a", "hand"]]);
});

test("a card drawn comes from the deck", () => {
  const back = (count: number): Piece => piece("deck", { down: true, count });
  const before = scene(surface("deck", [["deck", [back(9)]]], "pile"), surface("hand", [], "hand"));
  const after = scene(surface("deck", [["deck", [back(8)]]], "pile"), surface("hand", [["R3", [piece("R3")]]], "hand"));
  expect(flights(before, after)).toEqual([{ piece: piece("R3"), from: { surface: "deck", spot: "deck" }, to: { surface: "hand", spot: "R3" } }]);
});

test("what a rival takes goes to the rival", () => {
  const panel = (cards: number) => [{ seat: 1, counters: [["cards", cards] as [string, number]], surfaces: [] }];
  const before = { ...scene(surface("board", [["a", [piece("R3")]]])), seat: 0, panels: panel(0) };
  const after = { ...scene(surface("board", [["a", []]])), seat: 0, panels: panel(1) };
  expect(flights(before, after, 1)[0]?.to).toEqual({ surface: "seats", spot: "seat1" });
});

test("the order below the top of a pile is no movement", () => {
  const before = scene(surface("pile", [["R3", [piece("R3")]], ["B1", [piece("B1")]]], "pile"));
  const after = scene(surface("pile", [["B1", [piece("B1")]], ["R3", [piece("R3")]]], "pile"));
  expect(flights(before, after)).toEqual([]);
});
