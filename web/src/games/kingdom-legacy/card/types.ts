/** What the parts of a card speak of. The shapes of the server are generated; these are the page's own. */

import type { KingdomCardView, KnownCard, MemoryView, WordedSide } from "../../../generated/kingdom-legacy";

export type { KingdomCardView, KnownCard, MemoryView, WordedSide };
export type Amounts = Record<string, number>;
export type Layout = "full" | "row" | "small" | "mini" | "large";

/** A part of a card that can be used now. Keys: produce-0, effect-1, upgrade-0, box-3, icon-2, cost-0-wood. */
export interface CardPart {
  key: string;
  kind: "produce" | "upgrade" | "effect" | "box" | "icon" | "cost";
  n: number;
  gives?: Amounts | undefined;
  resource?: string | undefined;
}

/** By key of a part: what it lacks. */
export interface Lack {
  resources?: Amounts | undefined;
  cards?: Record<string, number> | undefined;
  /** Another reason, worded. */
  words?: string | undefined;
}

/** How many resources these are. */
export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, number) => sum + number, 0);

/** One entry for each resource: coin, coin, wood. */
export function each(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([name, number]) => Array.from({ length: Math.max(0, number) }, () => name));
}

/** What of a price is not in hand. */
export function lacking(have: Amounts, price: Amounts): Amounts {
  const found: Amounts = {};
  for (const [name, number] of Object.entries(price)) {
    const short = number - (have[name] ?? 0);
    if (short > 0) found[name] = short;
  }
  return found;
}
