/** Short notices: what went wrong, why something is not possible, what was copied. */

import { ApiError, OFFLINE } from "../server/api";
import { say, words, type Part } from "../words/words.svelte";

export interface Notice {
  id: number;
  parts: Part[];
  /** A rule to read on: its number, and the game it belongs to. */
  rule: { game: string; number: string } | null;
}

const LASTS = 7000;

class Notices {
  list = $state<Notice[]>([]);
  #next = 0;

  show(text: string | Part[], rule: Notice["rule"] = null): void {
    const parts = typeof text === "string" ? [{ text, strong: false }] : text;
    const id = this.#next++;
    // The newest replaces what was said before: two answers at once help nobody.
    this.list = [{ id, parts, rule }];
    setTimeout(() => this.drop(id), LASTS);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  clear(): void {
    this.list = [];
  }

  /** What a failed call comes down to, in the reader's words. */
  fail(error: unknown): void {
    this.show(errorText(error));
  }
}

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === OFFLINE) return say("page-offline");
  const key = error.reason && words.has(error.reason) ? error.reason : `error-${error.code}`;
  const { name } = error.facts;
  return words.has(key) ? say(key, typeof name === "string" ? { name } : {}) : say("page-failed");
}

export const notices = new Notices();
