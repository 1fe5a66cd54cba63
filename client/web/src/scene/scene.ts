/** A Scene: what one viewer sees, laid out for the eye. Its shapes come from the wire. */

import type { Panel, Pick, Sight, Surface } from "../wire/types";

export type { Closed, Counter, Outcome, Panel, Pick, Piece, Sight, Spot, Surface } from "../wire/types";

/** The part of a Sight that all viewers' Scenes have. */
export type Scene = Omit<Sight, "moves" | "unordered" | "silence" | "back" | "order">;

export const EMPTY: Sight = {
  seat: -1,
  asked: -1,
  question: "",
  prompt: null,
  surfaces: [],
  panels: [],
  counters: [],
  picks: [],
  closed: [],
  outcome: null,
  moves: 0,
  unordered: [],
  silence: "",
  back: null,
  order: "",
};

export function surfaceOf(scene: Scene, word: string): Surface | undefined {
  return scene.surfaces.find((surface) => surface.word === word);
}

/** How many things a surface holds: as told, or as seen. */
export function depth(surface: Surface): number {
  if (surface.count >= 0) return surface.count;
  return surface.spots.reduce((sum, spot) => sum + spot.pieces.reduce((n, piece) => n + (piece.count ?? 1), 0), 0);
}

export const isBoard = (surface: Surface): boolean => surface.kind === "grid" || surface.kind === "graph";

/** Dice and coins lie as thrown. */
export const isThrown = (surface: Surface): boolean =>
  surface.kind === "row" && surface.spots.length > 0 && surface.spots.every((spot) => spot.pieces.every((piece) => piece.kind === "die" || piece.kind === "coin") && spot.pieces.length > 0);

export interface Laid {
  boards: Surface[];
  shared: Surface[]; // offers, decks, dice, stacks
  mine: Surface[]; // what lies before the viewer, the hand apart
  hand: Surface | undefined;
  before: Map<number, Surface[]>; // what lies before each seat
}

/** Which surface goes where in the room: boards in the middle, what is shared beside them, the rest to whose it is. */
export function laidOut(scene: Scene): Laid {
  const laid: Laid = { boards: [], shared: [], mine: [], hand: undefined, before: new Map() };
  const panels = new Map<string, Panel>();
  for (const panel of scene.panels) for (const word of panel.surfaces) panels.set(word, panel);
  for (const surface of scene.surfaces) {
    const owner = panels.get(surface.word)?.seat ?? surface.seat;
    if (isBoard(surface)) laid.boards.push(surface);
    else if (surface.kind === "hand" && owner === scene.seat) laid.hand = surface;
    else if (owner < 0) laid.shared.push(surface);
    else {
      const row = laid.before.get(owner);
      if (row) row.push(surface);
      else laid.before.set(owner, [surface]);
    }
  }
  laid.mine = laid.before.get(scene.seat) ?? [];
  return laid;
}

/** Picks by their verb and all of their things, for lists that people search. */
export function pickOf(scene: Scene, notation: string): Pick | undefined {
  return scene.picks.find((pick) => pick.notation === notation);
}
