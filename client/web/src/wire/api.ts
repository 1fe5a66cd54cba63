/** Plain requests. Whatever isn't the answer asked for is thrown as a `Slip`, which has a sentence to show. */

import type { GameInfo, GameLook, Join, MyTables, NewTable, RulePart, Say, SeatKey, Seated, Wrong } from "./types";

export class Slip extends Error {
  readonly say: Say;
  readonly rule: string;

  constructor(say: Say, rule = "") {
    super(say[0]);
    this.say = say;
    this.rule = rule;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Slip(["page-no-server", []]);
  }
  if (answer.ok) return answer;
  let wrong: Wrong | undefined;
  try {
    wrong = (await answer.json()) as Wrong;
  } catch {
    wrong = undefined;
  }
  throw new Slip(Array.isArray(wrong?.say) ? wrong.say : ["page-server-fault", [["status", "number", answer.status]]], wrong?.rule ?? "");
}

const got = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

const posted = async <T>(path: string, body: unknown): Promise<T> =>
  (await (await ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()) as T;

const kept = new Map<string, Promise<unknown>>();

/** What doesn't change while the page is open is asked for once. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  let promise = kept.get(key) as Promise<T> | undefined;
  if (!promise) {
    promise = make();
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}

export const games = (): Promise<GameInfo[]> => once("games", () => got<GameInfo[]>("/api/games"));
export const look = (game: string): Promise<GameLook> => once("look " + game, () => got<GameLook>(`/api/look/${encodeURIComponent(game)}`));
export const rules = (game: string, lang: string): Promise<RulePart[]> => once(`rules ${game} ${lang}`, () => got<RulePart[]>(`/api/rules/${encodeURIComponent(game)}/${lang}`));
export const wordsOf = (lang: string, game = ""): Promise<string> =>
  once(`words ${lang} ${game}`, async () => (await ask(`/api/words/${lang}${game ? "/" + encodeURIComponent(game) : ""}`)).text());
export const openTable = (table: NewTable): Promise<Seated> => posted<Seated>("/api/tables", table);
export const join = (table: string, seat: Join): Promise<Seated> => posted<Seated>(`/api/tables/${encodeURIComponent(table)}/join`, seat);
export const mine = (keys: SeatKey[]): Promise<MyTables> => posted<MyTables>("/api/mine", { keys });
