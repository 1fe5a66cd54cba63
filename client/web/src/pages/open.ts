/** Opens a table and goes there. */

import { keepSeat, me } from "../keep";
import { page } from "../page.svelte";
import { openTable } from "../wire/api";
import type { NewChair, NewTable } from "../wire/types";

export async function open(game: string, chairs: NewChair[], more: Partial<NewTable> = {}): Promise<void> {
  const person = me();
  const seated = await openTable({ game, chairs, name: person.name, colour: person.colour, ...more });
  keepSeat(seated.table, seated.token, game);
  page.go(`/t/${seated.table}`);
}

/** Oneself, and the same on every other seat. */
export const against = (seats: number, kind: "bot" | "open", bot = "greedy"): NewChair[] =>
  Array.from({ length: seats }, (_, seat): NewChair => (seat === 0 ? { kind: "me" } : { kind, bot }));
