/** The names of things, in the reader's words. */

import { say } from "../../lib/words/words.svelte";
import { place as placeOn } from "../../lib/words/tell";
import { spaceOf } from "./facts.svelte";
import { BOARD } from "./hexes";
import { LETTERS } from "./land";
import type { View } from "../../generated/kingdom-builder";

export const terrainName = (terrain: string): string => say(`kingdom-builder-terrain-${terrain}`);
export const locationName = (location: string): string => say(`kingdom-builder-location-${location}`);
export const bonusName = (location: string): string => say(`kingdom-builder-bonus-${location}`);
export const sourceName = (source: string): string => say(`kingdom-builder-source-${source}`);

/** "swamp/desert" in the reader's language. */
export const cardName = (card: string): string => card.split("/").map(terrainName).join(" / ");

/** What a goal, a task, a castle or a palace pays for. */
export function sourceText(view: View, source: string): string {
  if (view.goals.includes(source)) {
    if (source === "scouts" && view.removed_terrain) {
      return say("kingdom-builder-page-scouts", { terrain: terrainName(view.removed_terrain) });
    }
    return say(`kingdom-builder-goal-${source}-text`);
  }
  if (view.tasks.some((task) => task.name === source)) return say(`kingdom-builder-task-${source}-text`);
  return say(`kingdom-builder-page-source-${source}-text`);
}

/** "8:5": row and column from 1, as the log says it. */
export const place = (hex: number): string => placeOn(hex, BOARD.side);

/** What kind of space a hex is. */
function spaceName(view: View, hex: number): string {
  const letter = view.board[BOARD.row(hex)]?.[BOARD.column(hex)] ?? "";
  const terrain = LETTERS[letter];
  if (terrain) return terrainName(terrain);
  const kind = spaceOf(letter);
  const name = say(`kingdom-builder-space-${kind?.name ?? "location"}`);
  const tiles = view.locations.find((one) => one.hex === hex);
  if (!tiles) return name;
  const location = locationName(tiles.location);
  if (kind?.drawn.length) return tiles.left ? `${name}: ${location}` : name;
  return say("kingdom-builder-page-location-space", { location, left: tiles.left });
}

/** Whose what stands on a hex; null if nothing does. */
function standsOn(view: View, hex: number, names: readonly string[]): string | null {
  const common = Object.entries(view.pieces).find(([, hexes]) => hexes.includes(hex))?.[0];
  if (common) return say(`kingdom-builder-piece-${common}`);
  for (const player of view.players) {
    const kinds = { ...player.pieces, settlement: player.settlements };
    const piece = Object.entries(kinds).find(([, hexes]) => hexes.includes(hex))?.[0];
    if (piece) {
      return say("kingdom-builder-page-stands", {
        piece: say(`kingdom-builder-piece-${piece}`),
        player: names[player.seat] ?? "",
      });
    }
  }
  return null;
}

/** "Grass, row 8, column 5", and what stands there. */
export function hexName(view: View, hex: number, names: readonly string[]): string {
  const where = say("kingdom-builder-page-hex", {
    space: spaceName(view, hex),
    row: BOARD.row(hex) + 1,
    column: BOARD.column(hex) + 1,
  });
  const what = standsOn(view, hex, names);
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return what ? `${capital(where)}. ${capital(what)}` : capital(where);
}

/** The expansions in use, in a line. */
export function expansionNames(expansions: readonly string[]): string {
  return expansions.map((name) => say(`kingdom-builder-expansion-${name}`)).join(" · ");
}

export function roundName({ round, last_round: last }: View): string {
  return say(last ? "kingdom-builder-page-round-last" : "kingdom-builder-page-round", { round });
}
