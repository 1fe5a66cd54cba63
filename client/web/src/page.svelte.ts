/** Where the page is, in which language and shade. */

import { keepOption, option } from "./keep";
import { wordsOf } from "./wire/api";
import { Words, type Names } from "./words/words";
import english from "./words/en.ftl?raw";

export const LANGUAGES: readonly { lang: string; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "uk", name: "Українська" },
];

export type Shade = "" | "light" | "dark";

function firstLanguage(): string {
  const known = LANGUAGES.map((one) => one.lang);
  const wanted = [option("lang", ""), ...navigator.languages].map((one) => one.slice(0, 2));
  return wanted.find((one) => known.includes(one)) ?? "en";
}

class Page {
  path = $state(location.pathname);
  lang = $state(firstLanguage());
  shade = $state<Shade>(option<Shade>("shade", ""));
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  slow = $state(option("motion", true));
  coordinates = $state(option("coordinates", false));
  words = $state.raw(new Words("en", [english]));
  readonly plain = $derived(this.words);
  private game = "";

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.calm = event.matches));
    this.wear();
  }

  get moves(): boolean {
    return !this.calm && this.slow;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** The words of this game in the reader's language, on top of the page's and the table's. */
  async speak(game = this.game, lang = this.lang): Promise<void> {
    this.game = game;
    const own = lang === "en" ? english : (await import("./words/uk.ftl?raw")).default;
    const [mine, fallback] = await Promise.all([wordsOf(lang, game).catch(() => ""), lang === "en" ? "" : wordsOf("en", game).catch(() => "")]);
    if (game !== this.game) return; // somebody has gone on meanwhile
    this.words = new Words(lang, [own, mine], lang === "en" ? [] : [english, fallback], {} as Names);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  async setLanguage(lang: string): Promise<void> {
    keepOption("lang", lang);
    await this.speak(this.game, lang);
  }

  setShade(shade: Shade): void {
    this.shade = shade;
    keepOption("shade", shade);
    this.wear();
  }

  setMotion(on: boolean): void {
    this.slow = on;
    keepOption("motion", on);
  }

  setCoordinates(on: boolean): void {
    this.coordinates = on;
    keepOption("coordinates", on);
  }

  private wear(): void {
    if (this.shade === "") delete document.documentElement.dataset["shade"];
    else document.documentElement.dataset["shade"] = this.shade;
  }
}

export const page = new Page();
