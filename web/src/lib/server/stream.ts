/**
 * Live updates of a table. The browser's own EventSource hides the server's heartbeats, so a dead
 * connection would look like a quiet table; this reads the stream itself and knows within 5 seconds.
 */

import { type ApiError, headers, readError } from "./api";
import type { Shapes, Table } from "./types";

export interface StreamEvent {
  event: string;
  id: string | null;
  data: string;
}

/** Cuts text that arrives in any pieces into server-sent events; comments are dropped. */
export class StreamParser {
  #rest = "";

  push(text: string): StreamEvent[] {
    this.#rest = (this.#rest + text).replace(/\r\n?/g, "\n");
    const blocks = this.#rest.split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.map(parse).filter((event) => event !== null);
  }
}

function parse(block: string): StreamEvent | null {
  let event = "message";
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "id") id = value;
    else if (field === "data") data.push(value);
  }
  return data.length ? { event, id, data: data.join("\n") } : null;
}

/** How long to wait before the n-th attempt (from 0) to connect again. */
export function backoff(attempt: number): number {
  return Math.min(8000, 500 * 2 ** attempt);
}

export const SILENCE = 4500; // the server says something every 2.5 seconds; 5 seconds is what we promise

/** With these there is nothing to wait for: the host has shut us out, or the table is gone. */
const FINAL = new Set(["banned", "unknown-match"]);

export interface StreamOptions<G extends Shapes> {
  id: string;
  after: () => number;
  onTable: (table: Table<G>) => void;
  onConnection: (alive: boolean) => void;
  onRefused: (error: ApiError) => void;
  fetch?: typeof fetch;
}

/** Listens until the returned function is called. */
export function listen<G extends Shapes>({ id, after, onTable, onConnection, onRefused, fetch: get = fetch }: StreamOptions<G>): () => void {
  let closed = false;
  let attempt = 0;
  let abort = new AbortController();
  let wake = () => {};

  async function once(): Promise<void> {
    abort = new AbortController();
    let watchdog = setTimeout(() => abort.abort(), SILENCE);
    try {
      const response = await get(`/api/matches/${encodeURIComponent(id)}/stream?after=${after()}`, {
        headers: { ...headers(), "Last-Event-ID": String(after()) },
        credentials: "same-origin",
        cache: "no-store",
        signal: abort.signal,
      });
      if (!response.ok) {
        const error = await readError(response);
        if (!FINAL.has(error.code) || closed) return;
        stop();
        return onRefused(error);
      }
      if (!response.body) return;
      const parser = new StreamParser();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => abort.abort(), SILENCE);
        attempt = 0;
        onConnection(true);
        for (const event of parser.push(value)) {
          if (event.event === "table") onTable(JSON.parse(event.data) as Table<G>);
        }
      }
    } catch {
      // Aborted by the watchdog or cut off: the loop tries again.
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function forever(): Promise<void> {
    while (!closed) {
      await once();
      if (closed) return;
      onConnection(false);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, backoff(attempt++));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  // A phone that wakes up should not wait for the next attempt, nor one that leaves its network for the silence.
  const hurry = () => wake();
  const cut = () => abort.abort();
  globalThis.addEventListener?.("offline", cut);
  globalThis.addEventListener?.("online", hurry);
  globalThis.document?.addEventListener("visibilitychange", hurry);
  void forever();

  function stop(): void {
    closed = true;
    abort.abort();
    wake();
    globalThis.removeEventListener?.("offline", cut);
    globalThis.removeEventListener?.("online", hurry);
    globalThis.document?.removeEventListener("visibilitychange", hurry);
  }
  return stop;
}
