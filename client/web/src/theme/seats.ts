/** Seats are told apart by a colour and, for whoever doesn't see it, by a shape and a number. */

/** Shapes on a grid of 24, filled. */
export const SHAPES: readonly string[] = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M12 2l10 10-10 10L2 12z",
  "M12 3l10 18H2z",
  "M4 4h16v16H4z",
  "M12 2l3 7h7l-5.500 4.500L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7z",
  "M7 3h10l5 9-5 9H7l-5-9z",
];

export const COLOURS: readonly string[] = ["blue", "amber", "green", "plum", "gold", "slate"];

/** Which of the seat colours each seat wears: the one its player wants, if nobody before wants it too. */
export function worn(wanted: readonly string[]): number[] {
  const taken = new Set<number>();
  const found = wanted.map((name) => {
    const at = COLOURS.indexOf(name);
    if (at < 0 || taken.has(at)) return -1;
    taken.add(at);
    return at;
  });
  const free = COLOURS.map((_, i) => i).filter((i) => !taken.has(i));
  return found.map((at, seat) => {
    if (at >= 0) return at;
    const own = free.indexOf(seat);
    return free.splice(own >= 0 ? own : 0, 1)[0] ?? seat % COLOURS.length;
  });
}
