import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { browserLanguage, LANGUAGES, makeBundle, ruleNumbers, say, sayIn, sayPartsIn, Words } from "../src/lib/words/words.svelte";

const LOCALES = new URL("../../src/fiefdom/locales/", import.meta.url);
const read = (language: string, file: string) => readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

describe("the browser's language", () => {
  it("is the first that we speak", () => {
    expect(browserLanguage(["de-AT", "hu-HU", "pl"])).toBe("hu");
    expect(browserLanguage(["PL"])).toBe("pl");
  });
  it("is English if there is none", () => {
    expect(browserLanguage(["de", "fr"])).toBe("en");
    expect(browserLanguage([])).toBe("en");
  });
});

describe("messages", () => {
  const bundle = makeBundle("en", ["hello = { $player } has { $coins ->\n    [one] one coin\n   *[other] { $coins } coins\n  }."]);

  it("are filled in without isolation marks", () => {
    expect(sayIn(bundle, "hello", { player: "Ann", coins: 3 })).toBe("Ann has 3 coins.");
  });
  it("are told by their key if there is none", () => {
    expect(sayIn(bundle, "nothing")).toBe("nothing");
  });
  it("come in parts with names strong", () => {
    expect(sayPartsIn(bundle, "hello", { player: "Ann", coins: 1 })).toEqual([
      { text: "Ann", strong: true },
      { text: " has one coin.", strong: false },
    ]);
  });
});

it("finds the numbers of the rules in their order", () => {
  expect(ruleNumbers("# B9\nrule-B2 = Two\nrule-B10 =\n    Ten\nother = x\n")).toEqual(["B2", "B10"]);
});

describe("the page's words", () => {
  const english = keys(read("en", "page.ftl"));
  const sources = new URL("../src/", import.meta.url);
  const code = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(new URL(file, sources), "utf8"))
    .join("\n");

  it.each(LANGUAGES)("are the same keys in %s, none twice", (language) => {
    const found = keys(read(language, "page.ftl"));
    expect(found).toEqual([...new Set(found)]);
    expect(found.toSorted()).toEqual(english.toSorted());
  });
  it.each(LANGUAGES)("can all be read in %s", (language) => {
    const bundle = makeBundle(language, [read(language, "page.ftl")]);
    for (const key of english) expect(bundle.getMessage(key as string)?.value, key).toBeTruthy();
  });
  it("hold no key that the code does not use", () => {
    const made = /^page-((theme|pace)-[\w-]+)$/;
    expect(english.filter((key) => !code.includes(`"${key}"`) && !made.test(key as string))).toEqual([]);
  });
});

it("fails the type check for a key that no locale file has", () => {
  const name = String("name");
  say("page-play");
  say(`rule-${name}`);
  // @ts-expect-error there is no such message
  say("page-no-such-message");
  // @ts-expect-error no message begins like this
  say(`no-such-family-${name}`);
  // @ts-expect-error a key from elsewhere is looked for with `words.has` first
  expect(say(name)).toBe(name);
});

it("has the words of a game in the language of the page, whatever was asked for meanwhile", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const games = ["kingdom-builder", "the-builders", "kingdom-legacy"];
  let chance = 7;
  const below = (limit: number) => (chance = (chance * 16807) % 2147483647) % limit;
  for (let round = 0; round < 40; round++) {
    const words = new Words();
    const said: string[] = [];
    const page = async (game: string) => {
      await words.need(game, `${game}-page`);
      // Now, and whenever the language changes later: no key stands where words should.
      said.push(...["page-play", `${game}-name`, `page-about-${game}`].filter((key) => !key.endsWith("legacy")).map((key) => words.of(key)));
    };
    await words.use(LANGUAGES[below(3)]!);
    const asked = Array.from({ length: 6 }, () => (below(2) ? words.use(LANGUAGES[below(3)]!) : page(games[below(3)]!)));
    await Promise.all(asked);
    for (const game of games) await page(game);
    expect(said.filter((text) => /^[a-z]+(-[a-z]+)+$/.test(text))).toEqual([]);
  }
  vi.unstubAllGlobals();
});
