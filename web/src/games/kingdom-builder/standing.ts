/** Everything that stands on a hex, as a flat list for drawing: from the back row to the front. */

import { pieceFacts } from "./facts.svelte";
import type { View } from "../../generated/kingdom-builder";

export interface Standing {
  key: string;
  /** "settlement", or a kind of piece. */
  kind: string;
  seat: number;
  hex: number;
}

/** The hexes that one piece of a kind covers. */
export const covers = (kind: string): number => pieceFacts(kind)?.hexes ?? 1;

export function standing(view: View): Standing[] {
  const found: Standing[] = [];
  for (const { seat, settlements, pieces } of view.players) {
    for (const hex of settlements) found.push({ key: `s${seat}-${hex}`, kind: "settlement", seat, hex });
    for (const [kind, hexes] of Object.entries(pieces)) {
      if (covers(kind) > 1) continue; // several hexes, drawn as one
      for (const hex of hexes) found.push({ key: hexes.length > 1 ? `${kind}${seat}-${hex}` : `${kind}${seat}`, kind, seat, hex });
    }
  }
  return found.sort((a, b) => a.hex - b.hex);
}
