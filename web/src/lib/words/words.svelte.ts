/** Every word a person reads, from the same locale files as the server's (Project Fluent). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageKey } from "../../generated/messages";
import { speak } from "../server/api";
import { pointer } from "../ui/pointer.svelte";
import type { Language } from "../server/types";

export const LANGUAGES: readonly Language[] = ["en", "hu", "pl"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hu: "Magyar", pl: "Polski" };

/** What every page needs; the texts of a game and its rules come with the game. */
const CORE = ["kernel", "server", "page", "people"];

// Each file is a chunk of its own, fetched when asked for. Kingdom Legacy's cards are secrets: not in here.
const FILES = import.meta.glob<string>(
  [
    "../../../../src/fiefdom/locales/*/*.ftl",
    "!../../../../src/fiefdom/locales/*/kingdom-legacy-cards.ftl",
    "!../../../../src/fiefdom/locales/*/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

export type Said = Record<string, FluentVariable>;

/** A key that is there; one made of parts (`rule-${number}`) is, if any key is made like it. All others fail the type check. */
export type Known<Key extends string> = Key extends MessageKey
  ? Key
  : string extends Key
    ? never
    : Extract<MessageKey, Key> extends never
      ? never
      : Key;

/** A piece of a sentence; names of people and cards are strong. */
export interface Part {
  text: string;
  strong: boolean;
}

const OPEN = "\u0002";
const CLOSE = "\u0003";

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}

export function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  // Without isolation marks: they show up in titles and tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function sayIn(bundle: FluentBundle, key: string, facts: Said = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : key;
}

/** The message cut into parts, with every fact that is a string marked as strong; not what is `plain`. */
export function sayPartsIn(bundle: FluentBundle, key: string, facts: Said, plain: Said = {}): Part[] {
  const marked = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "string" ? OPEN + value + CLOSE : value]),
  );
  return sayIn(bundle, key, { ...plain, ...marked })
    .split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`))
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The numbers of the rules that a rules file holds, in its order. */
export function ruleNumbers(text: string): string[] {
  return [...text.matchAll(/^rule-([A-Z]+\d+)\s*=/gm)].map((match) => match[1] as string);
}

export class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #texts: readonly string[] = [];
  /** By language: messages that came from the server (of expansions of a game). */
  #added = new Map<Language, string>();
  #loaded = new Set<string>();
  #wanted = new Set<string>(CORE);
  #last: Promise<void> = Promise.resolve();

  /** Speaks this language, with all files that were asked for so far. */
  use(language: Language): Promise<void> {
    return this.#inTurn(() => this.#load(language));
  }

  /** Adds files (a game's texts) to what can be said. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.#wanted.add(file);
    const all = (): boolean => files.every((file) => this.#loaded.has(file));
    if (!all()) await this.#inTurn(async () => (all() ? undefined : this.#load(this.language)));
  }

  /** One after the other: what was asked for earlier and comes later takes nothing back. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    return (this.#last = this.#last.catch(() => {}).then(job));
  }

  async #load(language: Language): Promise<void> {
    const files = [...this.#wanted];
    const texts = await Promise.all(files.map((file) => read(language, file)));
    this.#texts = texts;
    this.#bundle = makeBundle(language, [...texts, this.#added.get(language) ?? ""]);
    this.#loaded = new Set(files);
    this.language = language;
    speak(language);
    document.documentElement.lang = language;
  }

  /** Adds messages that the server sent in this language, instead of those it sent before. */
  add(language: Language, text: string): void {
    if ((this.#added.get(language) ?? "") === text) return;
    this.#added.set(language, text);
    if (language === this.language) this.#bundle = makeBundle(language, [...this.#texts, text]);
  }

  /** For keys that the server sent. */
  has(key: string): key is MessageKey {
    return this.#bundle.hasMessage(key);
  }

  /** Of any key; `say` checks it. */
  of(key: string, facts: Said = {}): string {
    return sayIn(this.#bundle, key, { pointer: pointer.kind, ...facts });
  }

  /** Of any key: `tell` gets them from the server. */
  parts(key: string, facts: Said, plain: Said = {}): Part[] {
    return sayPartsIn(this.#bundle, key, facts, { pointer: pointer.kind, ...plain });
  }
}

/** One locale file; English where a language lacks it, nothing where there is none at all. */
async function read(language: Language, file: string): Promise<string> {
  const find = (folder: Language) => FILES[`../../../../src/fiefdom/locales/${folder}/${file}.ftl`];
  const load = find(language) ?? find("en");
  return load ? load() : "";
}

/** The rules of a game: their numbers, once their words are loaded. */
export async function loadRules(game: string): Promise<string[]> {
  await words.need(game, `${game}-rules`);
  return ruleNumbers(await read(words.language, `${game}-rules`));
}

export const words = new Words();

/** "As it was on …", for what is shown without the server. */
export function asSeen(since: Date): string {
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(since);
  return say("page-as-seen", { when });
}
export const say = <const Key extends string>(key: Key & Known<Key>, facts?: Said): string => words.of(key, facts);

/** A number with a proper minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
