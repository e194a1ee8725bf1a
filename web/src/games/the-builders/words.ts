/** The log of a game: a line for each event that is worth one. */

import type { GameEvent } from "../../generated/the-builders";
import { tell } from "../../lib/words/tell";
import type { LogLine } from "../game";
import { coins, flag, hammerNails, hourglass, house, laurels, sack } from "./icons";

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
    parts: tell("the-builders", `the-builders-event-${kind}`, facts, names),
    icon: SIGNS[kind],
    divider: kind === "ended-turn",
  };
}

/** The whole log. */
export function logLines(events: readonly GameEvent[], names: readonly string[]): LogLine[] {
  return events.flatMap((event, place) => logLine(event, place, names) ?? []);
}
