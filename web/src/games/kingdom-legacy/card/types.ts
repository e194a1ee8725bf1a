/** What the parts of a card speak of. The shapes of the server are generated; these are the page's own. */

import type { KingdomCardView, KnownCard, MemoryView, WordedLine, WordedSide } from "../../../generated/kingdom-legacy";

export type { KingdomCardView, KnownCard, MemoryView, WordedLine, WordedSide };
export type Amounts = Record<string, number>;
export type Layout = "full" | "row" | "small" | "mini" | "plain" | "tile" | "large" | "worn";

/** A part of a card that can be used now. Keys: produce-0, effect-1, upgrade-0, box-3, icon-2, cost-0-wood, equip. */
export interface CardPart {
  key: string;
  kind: "produce" | "upgrade" | "effect" | "box" | "icon" | "cost" | "equip";
  n: number;
  gives?: Amounts | undefined;
  resource?: string | undefined;
}

/** How many resources these are. */
export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, number) => sum + number, 0);

export function plus(all: Amounts, more: Amounts): Amounts {
  const found = { ...all };
  for (const [name, number] of Object.entries(more)) found[name] = (found[name] ?? 0) + number;
  return found;
}

/** One entry for each resource: coin, coin, wood. */
export function each(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([name, number]) => Array.from({ length: Math.max(0, number) }, () => name));
}

/** What of the one is more than the other has: what a price lacks in hand, what is left in hand after paying. */
export function beyond(all: Amounts, other: Amounts): Amounts {
  const found: Amounts = {};
  for (const [name, number] of Object.entries(all)) {
    const more = number - (other[name] ?? 0);
    if (more > 0) found[name] = more;
  }
  return found;
}
