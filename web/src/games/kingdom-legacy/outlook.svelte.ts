/** What could be done from here and what it would bring: asked of the server once for every position. What was answered
 *  for the position before stays until then. */

import { api } from "../../lib/server/api";
import type { ReachView } from "../../generated/kingdom-legacy";
import type { Action, Game } from "./types";

const PAUSE = 120; // in ms: who clicks on at once is not looking

export class Outlook {
  #version = -1;
  #reach = $state.raw<ReachView[]>([]);
  #gains = $state.raw<ReadonlyMap<string, number>>(new Map());
  #question = new AbortController();

  /** Looks ahead from this version of a table. */
  async ask(id: string, version: number): Promise<void> {
    if (version === this.#version) return;
    this.#question.abort();
    this.#question = new AbortController();
    this.#version = version;
    const { signal } = this.#question;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (signal.aborted) return;
    const seen = await api.whatIf<Game>(id, [], signal).catch(() => null); // a helper: without it the game goes on
    if (signal.aborted) return;
    if (seen?.version !== version) return this.forget();
    this.#reach = seen.reach ?? [];
    this.#gains = new Map(seen.actions.map(({ action, changes }) => [JSON.stringify(action), sum(changes)]));
  }

  forget(): void {
    this.#question.abort();
    this.#question = new AbortController();
    this.#version = -1;
    this.#reach = [];
    this.#gains = new Map();
  }

  get reach(): readonly ReachView[] {
    return this.#reach;
  }

  /** The glory that an action brings at once. */
  gain(action: Action): number {
    return this.#gains.get(JSON.stringify(action)) ?? 0;
  }
}

const sum = (changes: Record<string, number>): number => Object.values(changes).reduce((all, one) => all + one, 0);
