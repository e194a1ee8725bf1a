/** What this browser remembers: theme, sound, and what of the guide was read. */

import type { Pace } from "../table/pace";
import type { Language } from "../server/types";

export type Theme = "system" | "light" | "dark";

interface Stored {
  theme: Theme;
  sound: boolean;
  guide: boolean;
  seen: string[];
  letters: boolean;
  muted: boolean;
  colour: number | null;
  afford: boolean;
  coordinates: boolean;
  pace: Pace;
  replay: number;
  language: Language | null;
}

const KEY = "fiefdom";
const DEFAULTS: Stored = { theme: "system", sound: false, guide: true, seen: [], letters: false, muted: false, colour: null, afford: true, coordinates: false, pace: "brisk", replay: 1, language: null };

function read(): Stored {
  try {
    const { hints, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> & { hints?: boolean };
    return { ...DEFAULTS, ...(hints === false && { guide: false }), ...stored }; // what was called hints is the guide
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

  /** The guide to a first game. Turning it on again shows all of it anew. */
  get guide(): boolean {
    return this.#stored.guide;
  }
  set guide(on: boolean) {
    this.#stored.guide = on;
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

  /** What could be afforded is shown beside the table. */
  get afford(): boolean {
    return this.#stored.afford;
  }
  set afford(on: boolean) {
    this.#stored.afford = on;
    this.#save();
  }

  /** The numbers of rows and columns at the edge of a board. */
  get coordinates(): boolean {
    return this.#stored.coordinates;
  }
  set coordinates(on: boolean) {
    this.#stored.coordinates = on;
    this.#save();
  }

  /** How fast others' moves are shown. */
  get pace(): Pace {
    return this.#stored.pace;
  }
  set pace(pace: Pace) {
    this.#stored.pace = pace;
    this.#save();
  }

  /** How many times as fast a replay plays. */
  get replay(): number {
    return this.#stored.replay;
  }
  set replay(speed: number) {
    this.#stored.replay = speed;
    this.#save();
  }

  /** What others say is not shown. */
  get muted(): boolean {
    return this.#stored.muted;
  }
  set muted(on: boolean) {
    this.#stored.muted = on;
    this.#save();
  }

  /** The colour I like to play. */
  get colour(): number | null {
    return this.#stored.colour;
  }
  set colour(colour: number | null) {
    this.#stored.colour = colour;
    this.#save();
  }

  get language(): Language | null {
    return this.#stored.language;
  }
  set language(language: Language | null) {
    this.#stored.language = language;
    this.#save();
  }

  seen(guide: string): boolean {
    return this.#stored.seen.includes(guide);
  }

  dismiss(guide: string): void {
    if (!this.seen(guide)) this.#stored.seen.push(guide);
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
