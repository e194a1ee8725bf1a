/** The game told in words: the page's twin of games/the_builders/words.py. */

import type { Facts, GameEvent, Json } from "../../lib/types";
import { words, type Part, type Said } from "../../lib/words.svelte";
import type { LogLine } from "../game";
import { cardName } from "./cards.svelte";
import { coins, flag, hammerNails, hourglass, house, laurels, sack } from "./icons";

const CARDS = ["card", "worker", "site"];

/** The message of this key with card numbers and seats turned into names. */
export function tell(key: string, facts: Facts, names: readonly string[]): Part[] {
  const said: Said = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (CARDS.includes(fact) && typeof value === "number") said[fact] = cardName(value);
    else if (fact === "seat" && typeof value === "number") said.player = names[value] ?? "";
    else if (typeof value === "boolean") said[fact] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") said[fact] = value;
    else if (Array.isArray(value)) said[fact] = value.length;
  }
  return words.parts(key, said);
}

const SIGNS: Record<string, string> = {
  opened: house,
  hired: sack,
  sent: hammerNails,
  completed: laurels,
  "took-coins": coins,
  "bought-action": hourglass,
  "game-over": flag,
};

function logLine(event: GameEvent, place: number, names: readonly string[]): LogLine | null {
  if (event.event === "refilled") return null; // one sees it in the row
  const { step, event: kind, ...facts } = event;
  return {
    id: `${step}-${place}`,
    seat: event.seat,
    parts: tell(`the-builders-event-${kind}`, facts as Record<string, Json>, names),
    icon: SIGNS[kind],
    divider: kind === "ended-turn",
  };
}

/** The whole log. */
export function logLines(events: readonly GameEvent[], names: readonly string[]): LogLine[] {
  return events.flatMap((event, place) => logLine(event, place, names) ?? []);
}
