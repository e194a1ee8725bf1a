/** What is expected now, in one line and a smaller one below. */

import { say } from "../../lib/words/words.svelte";
import { bonusName, locationName, place, sourceName } from "./names";
import { total, type Play } from "./play.svelte";
import type { View } from "../../generated/kingdom-builder";

const coarse = globalThis.matchMedia?.("(pointer: coarse)").matches;

interface Situation {
  /** It is for me to decide, and nothing is being shown. */
  mine: boolean;
  seat: number;
  names: readonly string[];
  /** Something is chosen half. */
  chain: boolean;
  terrain: string | null;
  /** Numbers on the hexes say how the score would change. */
  gains: boolean;
  /** A tile can be used now; one without a space for its action cannot. */
  tiles: boolean;
  /** Who decides is not here. */
  away: boolean;
}

export function expected(view: View, at: Situation): [title: string, detail: string] {
  if (!at.mine) return others(view, at);
  const back = at.chain ? say(coarse ? "kingdom-builder-page-back-touch" : "page-escape") : "";
  const gains = at.gains ? say("kingdom-builder-page-gains") : "";
  const doing = view.doing;
  if (doing) {
    const tile = doing.bonus ? bonusName(doing.location) : locationName(doing.location);
    const text = say(`kingdom-builder-${doing.bonus ? "bonus" : "location"}-${doing.location}-text`);
    const what = view.expect === "build" ? "tile-build" : view.expect === "piece" ? `piece-${doing.location}` : view.expect;
    return [`${tile} – ${say(`kingdom-builder-page-${what}`)}`, back || gains || text];
  }
  switch (view.expect) {
    case "before":
    case "build": {
      const where = say(`kingdom-builder-page-on-${at.terrain ?? "grass"}`);
      const title = view.building?.must_touch ? "kingdom-builder-page-build-beside" : "kingdom-builder-page-build-anywhere";
      const tiles = view.expect === "before" && !at.chain && at.tiles ? say("kingdom-builder-page-or-tile") : "";
      return [lastly(view, say(title, { where })), tiles || back || gains];
    }
    case "react": {
      const tile = view.reactions.at(-1)?.tile;
      const location = view.locations.find((space) => space.hex === tile)?.location ?? "canoe";
      return [say("kingdom-builder-page-react"), say("kingdom-builder-page-react-why", { location: locationName(location) })];
    }
    case "end":
      return at.tiles
        ? [say("kingdom-builder-page-end-or-tile"), view.last_round ? say("kingdom-builder-page-last-round") : ""]
        : [say("kingdom-builder-page-end-now"), view.last_round ? say("kingdom-builder-page-last-round") : say("kingdom-builder-page-end-why")];
    case "redraw":
      return [say("kingdom-builder-page-redraw-title"), ""];
    case "choose":
      return [lastly(view, say("kingdom-builder-page-choose")), back];
    default:
      return [say("kingdom-builder-page-over"), back];
  }
}

/** Before anything is built: this turn is my last. */
const lastly = (view: View, what: string): string =>
  view.last_round && view.mandatory.stage === "before" ? say("kingdom-builder-page-last-turn", { what }) : what;

function others(view: View, { names, away }: Situation): [string, string] {
  const actor = view.actor ?? view.turn;
  const detail =
    actor !== view.turn
      ? say("kingdom-builder-page-interrupts", { player: names[actor] ?? "", active: names[view.turn] ?? "" })
      : view.last_round
        ? say("kingdom-builder-page-last-round")
        : "";
  return [say(away ? "kingdom-builder-page-turn-of-away" : "page-turn-of", { player: names[actor] ?? "" }), detail];
}

/** What the bot would do, and what it would bring. */
export function adviceLine(play: Play): [string, string] {
  const advice = play.advice;
  if (!advice) return ["", ""];
  const steps = advice.actions.map((action) => {
    const location = play.now.locations.find((space) => "tile" in action && space.hex === action.tile)?.location;
    return say("kingdom-builder-page-advice-step", {
      do: action.do,
      where: "hex" in action ? place(action.hex) : "",
      tile: action.do === "use-bonus" ? bonusName(action.location) : location ? locationName(location) : "",
      terrain: "terrain" in action ? say(`kingdom-builder-terrain-${action.terrain}`) : "",
    });
  });
  const change = total(advice.changes);
  const why = Object.entries(advice.changes)
    .map(([source, points]) => `${sourceName(source)} ${points > 0 ? "+" : "−"}${Math.abs(points)}`)
    .join(", ");
  return [
    say("kingdom-builder-page-advice", { steps: steps.join(", ") }),
    change || why ? say("kingdom-builder-page-advice-why", { why }) : say("kingdom-builder-page-advice-later"),
  ];
}
