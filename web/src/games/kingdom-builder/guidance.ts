/** The guide to a first game: what fits the situation, as a locale key; the first not read yet is shown. */

import type { View } from "../../generated/kingdom-builder";
import type { MessageKey } from "../../generated/messages";

export function guidance(view: View, seat: number | null): MessageKey[] {
  const me = seat === null ? undefined : view.players[seat];
  if (!me || view.actor !== seat) return [];
  const found: MessageKey[] = [];
  if (view.expect === "react") return ["kingdom-builder-page-guide-react"];
  if (!me.settlements.length) found.push("kingdom-builder-page-guide-first");
  if (view.expect === "choose") found.push("kingdom-builder-page-guide-choose");
  if (view.mandatory.stage === "during" && view.building?.must_touch) found.push("kingdom-builder-page-guide-beside");
  if (me.tiles.some((tile) => tile.state === "gained")) found.push("kingdom-builder-page-guide-gained");
  if (me.tiles.some((tile) => tile.state === "usable")) found.push("kingdom-builder-page-guide-tile");
  if (view.expect === "end") found.push("kingdom-builder-page-guide-end");
  if (view.mandatory.stage === "before" && me.settlements.length > 2) found.push("kingdom-builder-page-guide-score");
  if (view.last_round) found.push("kingdom-builder-page-guide-last");
  return found;
}
