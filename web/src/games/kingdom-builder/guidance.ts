/** The guide to a first game: what fits the situation, as a locale key; the first not read yet is shown. */

import type { View } from "../../generated/kingdom-builder";

export function guidance(view: View, seat: number | null): string[] {
  const me = seat === null ? undefined : view.players[seat];
  if (!me || view.actor !== seat) return [];
  const key = (name: string) => `kingdom-builder-page-guide-${name}`;
  const found: string[] = [];
  if (view.expect === "react") return [key("react")];
  if (!me.settlements.length) found.push(key("first"));
  if (view.expect === "choose") found.push(key("choose"));
  if (view.mandatory.stage === "during" && view.building?.must_touch) found.push(key("beside"));
  if (me.tiles.some((tile) => tile.state === "gained")) found.push(key("gained"));
  if (me.tiles.some((tile) => tile.state === "usable")) found.push(key("tile"));
  if (view.expect === "end") found.push(key("end"));
  if (view.mandatory.stage === "before" && me.settlements.length > 2) found.push(key("score"));
  if (view.last_round) found.push(key("last"));
  return found;
}
