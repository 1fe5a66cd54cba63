import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const text = (lang: string): string => readFileSync(join(here, `${lang}.ftl`), "utf8");
const ids = (lang: string): string[] => new FluentResource(text(lang)).body.map((message) => message.id);
const variables = (lang: string): Map<string, string> =>
  new Map(text(lang).split(/^(?=[a-z])/m).map((one) => [one.split(" ")[0] ?? "", [...new Set(one.match(/\$[a-z-]+/g))].map((name) => name.replace("-is", "")).sort().join()]));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true }).map((one) => (one.isDirectory() ? sources(join(folder, one.name)) : /\.(ts|svelte)$/.test(one.name) && !one.name.endsWith(".test.ts") ? readFileSync(join(folder, one.name), "utf8") : "")).join("\n");
}

test("both languages say the same things, with the same arguments", () => {
  expect(ids("uk")).toEqual(ids("en"));
  const uk = variables("uk");
  for (const [id, names] of variables("en")) if (names && !["start-play-about", "join-open"].includes(id)) expect([id, uk.get(id)]).toEqual([id, names]);
});

test("every message of the page that the sources name is there", () => {
  const known = new Set(ids("en"));
  const said = [...sources(join(here, "..")).matchAll(/(?:say|phrase)\(\s*"((?:page|start|setup|join|room|aloud|log|rules|chat|replay|end|credits)-[a-z-]*[a-z])"/g)].map((one) => one[1] as string);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

test("no name of a game stands in the client", () => {
  const all = sources(join(here, ".."));
  for (const name of readdirSync(join(here, "../../../../src/foldtable/games"), { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_")).map((one) => one.name)) {
    expect(all.toLowerCase().includes(`"${name}"`), name).toBe(false);
  }
});
