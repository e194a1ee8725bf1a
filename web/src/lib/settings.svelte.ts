/** What this browser remembers: theme, sound, and which hints were read. */

import type { Language } from "./types";

export type Theme = "system" | "light" | "dark";

interface Stored {
  theme: Theme;
  sound: boolean;
  hints: boolean;
  seen: string[];
  letters: boolean;
  language: Language | null;
}

const KEY = "fiefdom";
const DEFAULTS: Stored = { theme: "system", sound: false, hints: true, seen: [], letters: false, language: null };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS }; // storage is off, or holds something foreign
  }
}

class Settings {
  #stored = $state<Stored>({ ...DEFAULTS });

  load(): void {
    this.#stored = read();
    this.#paint();
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#stored.theme = theme;
    this.#save();
    this.#paint();
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(on: boolean) {
    this.#stored.sound = on;
    this.#save();
  }

  /** Hints for a first game. Turning them on again shows all of them anew. */
  get hints(): boolean {
    return this.#stored.hints;
  }
  set hints(on: boolean) {
    this.#stored.hints = on;
    if (on) this.#stored.seen = [];
    this.#save();
  }

  /** Letters on the terrains of a board. */
  get letters(): boolean {
    return this.#stored.letters;
  }
  set letters(on: boolean) {
    this.#stored.letters = on;
    this.#save();
  }

  get language(): Language | null {
    return this.#stored.language;
  }
  set language(language: Language | null) {
    this.#stored.language = language;
    this.#save();
  }

  seen(hint: string): boolean {
    return this.#stored.seen.includes(hint);
  }

  dismiss(hint: string): void {
    if (!this.seen(hint)) this.#stored.seen.push(hint);
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // storage is off: the setting lasts until the page is closed
    }
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.#stored.theme;
  }
}

export const settings = new Settings();
