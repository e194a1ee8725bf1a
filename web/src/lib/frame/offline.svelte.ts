/** What the service worker (worker/sw.ts) keeps of the tables, for when the server cannot be reached. */

import type { Shapes, Table } from "../server/types";

const SEEN = "fiefdom-seen";
const SEEN_AT = "X-Fiefdom-Seen";

class Offline {
  /** What is shown was kept then; null: the server answers. */
  since = $state<Date | null>(null);

  /** Each answer says whether it comes from the server. */
  learn(headers: Headers): void {
    const seen = headers.get(SEEN_AT);
    const since = seen ? new Date(seen) : null;
    if (since?.getTime() !== this.since?.getTime()) this.since = since;
  }

  /** A table as it was shown last. */
  async keep<G extends Shapes>(table: Table<G>, log: readonly G["event"][]): Promise<void> {
    if (!this.#can || this.since) return;
    const body = JSON.stringify({ ...table, since: 0, events: log });
    const headers = { "Content-Type": "application/json", [SEEN_AT]: new Date().toISOString() };
    await (await caches.open(SEEN)).put(`/api/matches/${table.id}`, new Response(body, { headers }));
  }

  /** Somebody else uses this browser from now on. */
  async forget(): Promise<void> {
    if (this.#can) await caches.delete(SEEN);
  }

  get #can(): boolean {
    return typeof caches !== "undefined" && Boolean(navigator.serviceWorker?.controller);
  }
}

export const offline = new Offline();
