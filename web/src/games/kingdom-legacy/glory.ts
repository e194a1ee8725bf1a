/** Glory by the kind of card. */

import { cards } from "./cards.svelte";
import type { View } from "./types";

const KINDS = ["land", "building", "person"];

export function kindsOf(view: View): [kind: string, points: number][] {
  const sums: Record<string, number> = {};
  const worn = new Set(view.worn.map((one) => one.card)); // L34: counted with its wielder
  for (const row of view.cards) {
    if (!row.worth || worn.has(row.card)) continue;
    const side = cards.side(row.card, row.side);
    const keyword = KINDS.find((name) => side?.keywords.some((word) => word.key === name));
    const kind = side?.permanent ? "permanent" : side?.obstacle ? "obstacle" : (keyword ?? "other");
    sums[kind] = (sums[kind] ?? 0) + row.worth;
  }
  if (view.purged_glory) sums.purged = view.purged_glory;
  return Object.entries(sums);
}
