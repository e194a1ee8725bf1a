/** The lobby, live while the page is in sight. */

import { headers } from "../server/api";
import { backoff, StreamParser } from "../server/stream";
import type { LobbyTable } from "../server/types";

/** Tells the open tables whenever they change, until the returned function is called. */
export function follow(tell: (tables: LobbyTable[]) => void): () => void {
  let abort = new AbortController();
  let closed = false;
  let attempt = 0;

  async function listen(): Promise<void> {
    while (!closed && !document.hidden) {
      try {
        const response = await fetch("/api/lobby/stream", { headers: headers(), signal: abort.signal });
        const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
        const parser = new StreamParser();
        while (reader) {
          const { done, value } = await reader.read();
          if (done) break;
          attempt = 0;
          for (const event of parser.push(value)) if (event.event === "lobby") tell(JSON.parse(event.data) as LobbyTable[]);
        }
      } catch {
        // away: the next attempt says so soon enough
      }
      if (!closed && !abort.signal.aborted) await new Promise((wake) => setTimeout(wake, backoff(attempt++)));
    }
  }

  // A hidden page keeps no line open: browsers allow only a few.
  function look(): void {
    abort.abort();
    if (document.hidden) return;
    abort = new AbortController();
    void listen();
  }
  document.addEventListener("visibilitychange", look);
  void listen();
  return () => {
    closed = true;
    abort.abort();
    document.removeEventListener("visibilitychange", look);
  };
}
