/** The second view of the same Scene, in words: what lies where, seat by seat, for whoever listens rather than looks. Pure. */

import { depth, isBoard, laidOut, type Piece, type Scene, type Surface } from "../scene/scene";
import type { Arg, Say } from "../words/say";

export interface Speech {
  title: string;
  lines: string[];
}

export interface Speaker {
  say(say: Say): string;
  phrase(message: string, ...args: Arg[]): string;
  name(seat: number): string;
  listed(items: string[]): string;
}

function piece(speaker: Speaker, one: Piece): string {
  const name = speaker.say(one.name);
  const many = (one.count ?? 1) > 1 ? speaker.phrase("aloud-number", ["count", "number", one.count], ["thing", "text", name]) : name;
  const detail = one.detail && !one.down ? ` (${speaker.say(one.detail)})` : "";
  return (one.down ? `${many}, ${speaker.phrase("aloud-face-down")}` : many) + detail;
}

export function surface(speaker: Speaker, one: Surface): string[] {
  if (isBoard(one)) {
    return one.spots
      .filter((spot) => spot.pieces.length > 0 || spot.lit)
      .map((spot) => {
        const place = spot.name ? speaker.say(spot.name) : spot.word;
        const marked = spot.lit ? `, ${speaker.phrase("aloud-marked")}` : "";
        if (spot.pieces.length === 0) return speaker.phrase("aloud-empty", ["place", "text", place + marked]);
        return speaker.phrase("aloud-holds", ["place", "text", place + marked], ["things", "text", speaker.listed(spot.pieces.map((lying) => piece(speaker, lying)))]);
      });
  }
  const title = speaker.say(one.title);
  if (one.kind === "pile" && one.spots.every((spot) => spot.pieces.every((lying) => lying.down))) {
    return [speaker.phrase("aloud-hidden", ["title", "text", title], ["count", "number", depth(one)])];
  }
  const held = one.spots.flatMap((spot) => spot.pieces.map((lying) => piece(speaker, lying)));
  return [speaker.phrase("aloud-title-holds", ["title", "text", title], ["things", "text", speaker.listed(held)])];
}

/** Everything that can be seen, as text: the table first, then seat by seat, one's own hand last. */
export function speech(scene: Scene, speaker: Speaker): Speech[] {
  const laid = laidOut(scene);
  const found: Speech[] = laid.boards.map((board) => ({ title: speaker.say(board.title), lines: surface(speaker, board) }));
  const counters = (list: [string, number][]): string[] => list.map(([label, value]) => speaker.phrase("aloud-counter", ["label", "text", speaker.phrase(label)], ["value", "number", value]));
  const shared = [...laid.shared.flatMap((one) => surface(speaker, one)), ...(scene.counters.length > 0 ? [speaker.listed(counters(scene.counters)) + "."] : [])];
  if (shared.length > 0) found.push({ title: speaker.phrase("room-board"), lines: shared });
  for (const panel of scene.panels) {
    const lines = [speaker.listed(counters(panel.counters)) + "."];
    for (const one of laid.before.get(panel.seat) ?? []) lines.push(...surface(speaker, one));
    if (panel.seat === scene.seat && laid.hand) lines.push(...surface(speaker, laid.hand));
    found.push({ title: speaker.name(panel.seat), lines });
  }
  return found;
}
