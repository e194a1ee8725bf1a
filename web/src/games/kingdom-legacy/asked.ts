/** The one line that says what is asked, and why. */

import { say, words } from "../../lib/words.svelte";
import { cards } from "./cards.svelte";
import { row } from "./parts";
import type { Asked, View } from "./types";

/** The card that asks, by its name. */
function asker(view: View, asked: Asked): string {
  return asked.card === null ? "" : cards.name(asked.card, row(view, asked.card)?.side ?? null);
}

export function question(view: View, asked: Asked): string {
  const facts: Record<string, string | number> = { card: asker(view, asked) };
  for (const key of [`kingdom-legacy-page-ask-${asked.ask}`, `kingdom-legacy-ask-${asked.ask}`]) {
    if (words.has(key)) return say(key, facts);
  }
  return say("kingdom-legacy-page-ask", facts);
}

/** What the asking card says: it is the reason for the question. */
export function reason(view: View, asked: Asked): string {
  return asker(view, asked);
}
