/** The line that says what is asked, and the one below it: by whom, and how many are left. */

import { say, words } from "../../lib/words/words.svelte";
import { cards } from "./cards.svelte";
import { row } from "./parts";
import type { Asked, View } from "./types";

/** L38: the deck is being looked through, or was, before an expansion. */
export const purging = (view: View): boolean => ["pick-purge", "purge-permanent", "pick-save"].includes(view.asked?.ask ?? "");

/** The card that asks, by its name. */
function asker(view: View, asked: Asked): string {
  const card = asked.card ?? (asked.cards.length === 1 ? asked.cards[0] : undefined); // the only one it is about
  return card === undefined ? "" : cards.name(card, row(view, card)?.side ?? null);
}

export function question(view: View, asked: Asked): string {
  const facts: Record<string, string | number> = { card: asker(view, asked) };
  for (const key of [`kingdom-legacy-page-ask-${asked.ask}`, `kingdom-legacy-ask-${asked.ask}`]) {
    if (words.has(key)) return say(key, facts);
  }
  return say("kingdom-legacy-page-ask", facts);
}

export function detail(view: View, asked: Asked): string {
  const parts: string[] = [];
  if (asked.card !== null) parts.push(asker(view, asked));
  if (asked.slots.length) parts.push(asked.slots.map((slot) => say(`kingdom-legacy-keyword-${slot}`)).join(", "));
  if (asked.ask !== "moment" && asked.left !== null && asked.left > 1) parts.push(say("kingdom-legacy-page-asked-left", { left: asked.left }));
  if (asked.ask === "sticker" && asked.stickers.length > 1) parts.push(say("kingdom-legacy-page-asked-sticker"));
  if (asked.decline) parts.push(say("kingdom-legacy-page-asked-decline"));
  return parts.join(" · ");
}
