import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { count, said, text, thing, things, who, type Say } from "./say";
import { Words } from "./words";

const TABLE = `
seat-you = you
seat-number = Seat { $seat }
list-comma = ,{ " " }
list-and = { $first } and { $last }
list-times = { $times } × { $thing }
list-nothing = nothing
takes = { $who-is ->
    [me] You take { $cards }.
   *[other] { $who } takes { $cards } ({ $cards-count }).
}
holds = { $number ->
    [one] one card
   *[other] { $number } cards
}
wraps = <{ $inner }>
says = { $file-is ->
    [none] nothing
   *[some] “{ $file }”
}
red = red { $number }
`;
const NAMES: Record<string, Say> = { R3: ["red", [text("number", "3")]], loop: ["wraps", [thing("inner", "loop")]] };
const words = new Words("en", [TABLE], [], NAMES);

describe("words", () => {
  test("whoever reads is you", () => {
    const say: Say = ["takes", [who("who", 1), things("cards", ["R3", "R3", "X"])]];
    expect(words.render(say, ["Ann", "Bo"], 1)).toBe("You take 2 × red 3 and X.");
    expect(words.render(say, ["Ann", "Bo"], 0)).toBe("Bo takes 2 × red 3 and X (3).");
    expect(words.render(say, [], -1)).toBe("Seat 1 takes 2 × red 3 and X (3).");
  });

  test("numbers, texts and sentences inside", () => {
    expect(words.say("holds", count("number", 1))).toBe("one card");
    expect(words.say("says", text("file", ""))).toBe("nothing");
    expect(words.say("wraps", said("inner", ["holds", [count("number", 4)]]))).toBe("<4 cards>");
  });

  test("a circle of names ends, and a missing message shows as its id", () => {
    expect(words.thing("loop")).toContain("loop");
    expect(words.say("no-such-message")).toBe("no-such-message");
  });

  test("parts tell things and people from the rest", () => {
    const parts = words.parts(["takes", [who("who", 0), things("cards", ["R3"])]], ["Ann"], -1);
    expect(parts).toEqual([{ text: "Ann", seat: 0 }, { text: " takes " }, { text: "red 3", thing: "R3" }, { text: " (1)." }]);
  });
});

interface Cases {
  texts: Record<string, string[]>;
  names: Record<string, Say>;
  players: string[];
  cases: { lang: string; say: Say; me: number; expected: string }[];
}

// tests/browser/test_words.py writes down what Python makes of real plays, and has it compared here
const path = process.env["FOLDTABLE_CASES"];
test.skipIf(!path)("the page words real plays as the program does", () => {
  const { texts, names, players, cases } = JSON.parse(readFileSync(path ?? "", "utf8")) as Cases;
  const by: Record<string, Words> = Object.fromEntries(Object.keys(texts).map((lang) => [lang, new Words(lang, texts[lang] ?? [], lang === "en" ? [] : (texts["en"] ?? []), names)]));
  expect(cases.length).toBeGreaterThan(500);
  for (const one of cases) expect([one.say, by[one.lang]?.render(one.say, players, one.me)]).toEqual([one.say, one.expected]);
});
