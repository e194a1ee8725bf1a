/** The few words of a card's face that are no secret; the card's own words come with it from the server. */

import { say, words } from "../../../lib/words/words.svelte";
import type { Amounts } from "./types";

/** The locale file to be loaded before a card is shown. */
export const FACE_WORDS = "kingdom-legacy-face";

/** A table says the same few amounts hundreds of times. */
const said = new Map<string, string>();

export function amount(resource: string, number: number): string {
  const key = `${words.language} ${resource} ${number}`;
  const known = said.get(key) ?? say(resource === "any" || resource === "glory" ? `kingdom-legacy-face-${resource}` : `kingdom-legacy-amount-${resource}`, { number });
  said.set(key, known);
  return known;
}

export function amounts(all: Amounts): string {
  return Object.entries(all)
    .map(([name, number]) => amount(name, number))
    .join(", ");
}

export const face = (key: string, facts: Record<string, string | number> = {}): string =>
  say(`kingdom-legacy-face-${key}`, facts);

/** A name with what is written on its line, if it has one. */
export const filled = (name: string, given: string | undefined): string => (given ? name.replace(/_+/, given) : name);
