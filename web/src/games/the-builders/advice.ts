/** What the bot would do, said in one line, and what it would bring. */

import type { Action, Game, View } from "../../generated/the-builders";
import type { Advice } from "../../lib/server/types";
import { say } from "../../lib/words/words.svelte";
import { cardName, shortName } from "./cards.svelte";

function step(action: Action, view: View): string {
  return say("the-builders-page-advice-step", {
    do: action.do,
    card: "card" in action ? cardName(action.card) : "",
    worker: action.do === "send" ? cardName(action.worker) : "",
    site: action.do === "send" ? shortName(action.site) : "",
    coins: action.do === "coins" ? (view.prices.coins.find((price) => price.actions === action.actions)?.coins ?? 0) : 0,
  });
}

export function adviceLine(advice: Advice<Game>, view: View): [title: string, detail: string] {
  const gain = Object.values(advice.changes).reduce((sum, points) => sum + points, 0);
  return [
    say("the-builders-page-advice", { steps: advice.actions.map((action) => step(action, view)).join(", ") }),
    gain ? say("the-builders-page-advice-gain", { gain: gain > 0 ? `+${gain}` : `−${-gain}` }) : say("the-builders-page-advice-later"),
  ];
}

/** The cards that the advice speaks of, as they lie on the table. */
export function advised(advice: Advice<Game>): string {
  const found = advice.actions.flatMap((action) => {
    if (action.do === "send") return [`[data-testid="my-worker-${action.worker}"]`, `[data-drop="${action.site}"]`];
    if (action.do === "open") return [`[data-testid="building-${action.card}"]`];
    return action.do === "hire" ? [`[data-testid="worker-${action.card}"]`] : [];
  });
  return found.join() || '[data-testid="advice-yes"]';
}
