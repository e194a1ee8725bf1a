/**
 * A first game that teaches by doing: one thing at a time, in order, each when the table has come to it. What was done
 * or read is remembered by table, so that one can leave and go on later.
 */

import type { MessageKey } from "../../generated/messages";
import { settings } from "../frame/settings.svelte";
import { say, type Said } from "../words/words.svelte";

export interface Topic<Now> {
  /** Its text. */
  key: MessageKey;
  /** The table has come to it. */
  when: (now: Now) => boolean;
  /** It is learned when this is so; without it, when it was read. */
  done?: (now: Now) => boolean;
  /** What it speaks of on the page, as a selector. */
  at?: (now: Now) => string;
  /** What its text names: it may go otherwise than the table was laid for. */
  facts?: (now: Now) => Said;
  /** Hexes of a board that it speaks of. */
  hexes?: (now: Now) => number[];
}

export class Lesson<Now> {
  readonly #table: string;
  readonly #topics: readonly Topic<Now>[];
  readonly #now: () => Now | null;

  constructor(table: string, topics: readonly Topic<Now>[], now: () => Now | null) {
    this.#table = table;
    this.#topics = topics;
    this.#now = now;
  }

  #mark(topic: Topic<Now>): string {
    return `${topic.key}@${this.#table}`;
  }
  #learned(topic: Topic<Now>, now: Now): boolean {
    return settings.seen(this.#mark(topic)) || (topic.done?.(now) ?? false);
  }

  /** What is taught now; null when nothing is, or all was: after the last nothing comes back that was passed over. */
  readonly topic = $derived.by((): Topic<Now> | null => {
    const now = this.#now();
    const last = this.#topics.at(-1);
    if (now === null || !last || this.#learned(last, now)) return null;
    return this.#topics.find((topic) => !this.#learned(topic, now) && topic.when(now)) ?? null;
  });
  get number(): number {
    return this.topic ? this.#topics.indexOf(this.topic) + 1 : 0;
  }
  get of(): number {
    return this.#topics.length;
  }
  get text(): string {
    const now = this.#now();
    return now === null || !this.topic ? "" : say(this.topic.key, this.topic.facts?.(now));
  }
  get at(): string {
    const now = this.#now();
    return (now !== null && this.topic?.at?.(now)) || "";
  }
  readonly hexes = $derived.by((): number[] => {
    const now = this.#now();
    return (now !== null && this.topic?.hexes?.(now)) || [];
  });

  next(): void {
    if (this.topic) settings.dismiss(this.#mark(this.topic));
  }
  leave(): void {
    for (const topic of this.#topics) settings.dismiss(this.#mark(topic));
  }
}
