/** What the page knows of nomad tiles besides their words and signs. */

import type { View } from "../../generated/kingdom-builder";

/** The terrain that a donation builds on; null for other tiles. */
export const terrainOf = (location: string): string | null =>
  location.startsWith("donation_") ? location.slice("donation_".length) : null;

/** Is this a nomad space? */
export const isNomad = (view: View, hex: number): boolean => view.spaces.nomad?.includes(hex) ?? false;

/** Gold that a player was paid so far (N36). */
export const paidTo = (view: View, seat: number): number =>
  Object.values(view.players[seat]?.gold ?? {}).reduce((sum, gold) => sum + gold, 0);
