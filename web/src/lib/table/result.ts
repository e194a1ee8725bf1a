/** The outcome of a game in one line. */

import type { Result } from "../server/types";
import { say } from "../words/words.svelte";

export function resultLine(result: Result | null, names: readonly string[]): string {
  if (!result?.winners.length) return say("page-over");
  const winners = result.winners.map((seat) => names[seat] ?? "");
  const points = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
  return say("page-won", { winners: listed(winners), count: winners.length, points });
}

function listed(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
