/** Where the score of a card surprises before the game is over: why it stands as it does. */

import { say } from "../../lib/words/words.svelte";
import { pieceFacts } from "./facts.svelte";
import { BOARD } from "./hexes";
import type { View } from "../../generated/kingdom-builder";

const QUADRANTS = 4;
const quadrant = (hex: number): number => (BOARD.row(hex) < 10 ? 0 : 2) + (BOARD.column(hex) < 10 ? 0 : 1);

/** By quadrant, how many settlements a player has there, and what counts as one (X8). */
function spread(player: View["players"][number]): number[] {
  const found = Array.from({ length: QUADRANTS }, () => 0);
  const settled = Object.entries(player.pieces).filter(([kind]) => pieceFacts(kind)?.settles);
  for (const hex of [...player.settlements, ...settled.flatMap(([, hexes]) => hexes)]) found[quadrant(hex)]! += 1;
  return found;
}

/** A sentence, or nothing where nothing surprises. */
export function surprise(view: View, source: string, seat: number): string {
  if (view.actor === null) return "";
  const all = view.players.map(spread);
  if (source === "lords") {
    const empty = Array.from({ length: QUADRANTS }, (_, n) => n).filter((n) => all.every((counts) => !counts[n])).length;
    return empty ? say("kingdom-builder-page-why-lords", { count: empty }) : "";
  }
  if (source === "farmers") {
    const none = all[seat]?.filter((count) => !count).length ?? 0;
    return none ? say("kingdom-builder-page-why-farmers", { count: none }) : "";
  }
  return "";
}
