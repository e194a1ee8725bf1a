/** Everything that stands on a hex, as a flat list for drawing: from the back row to the front. */

import type { View } from "../../generated/kingdom-builder";

export interface Standing {
  key: string;
  kind: "settlement" | "wagon" | "ship" | "warrior";
  seat: number;
  hex: number;
}

export function standing(view: View): Standing[] {
  const found: Standing[] = [];
  for (const { seat, settlements, wagon, ship, warriors } of view.players) {
    for (const hex of settlements) found.push({ key: `s${seat}-${hex}`, kind: "settlement", seat, hex });
    for (const hex of warriors) found.push({ key: `w${seat}-${hex}`, kind: "warrior", seat, hex });
    if (wagon !== null) found.push({ key: `c${seat}`, kind: "wagon", seat, hex: wagon });
    if (ship !== null) found.push({ key: `b${seat}`, kind: "ship", seat, hex: ship });
  }
  return found.sort((a, b) => a.hex - b.hex);
}
