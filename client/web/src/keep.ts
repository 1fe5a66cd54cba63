/** What this browser keeps: who one is, the keys of one's seats, how the page should look. A browser that keeps nothing works too. */

export interface Me {
  name: string;
  colour: string;
}

export interface Kept {
  table: string;
  token: string;
  game: string;
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem("foldtable." + key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem("foldtable." + key, JSON.stringify(value));
  } catch {
    // Full, or not allowed: then it is forgotten with the page
  }
}

const MOST = 100;
const held = new Map<string, Kept>(read<Kept[]>("seats", []).map((kept) => [kept.table, kept]));

export const me = (): Me => read<Me>("me", { name: "", colour: "" });
export const keepMe = (one: Me): void => write("me", one);
export const option = <T>(name: string, otherwise: T): T => read<T>("option." + name, otherwise);
export const keepOption = (name: string, value: unknown): void => write("option." + name, value);

export const seats = (): Kept[] => [...held.values()].toSorted((a, b) => b.at - a.at);
export const tokenFor = (table: string): string => held.get(table)?.token ?? "";

export function keepSeat(table: string, token: string, game = ""): void {
  const old = held.get(table);
  held.set(table, { table, token, game: game || old?.game || "", at: Date.now() });
  write("seats", seats().slice(0, MOST));
}

export function forgetSeat(table: string): void {
  held.delete(table);
  write("seats", seats());
}
