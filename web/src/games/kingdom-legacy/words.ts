/** The log of a campaign, and amounts in words. */

import { tell } from "../../lib/words/tell";
import { say, words } from "../../lib/words/words.svelte";
import type { LogLine } from "../game";
import { amounts } from "./card/words";
import { cards } from "./cards.svelte";
import { SIGNS } from "./icons";
import type { Amounts, GameEvent } from "./types";

export const amountText = (all: Amounts): string => amounts(all) || say("kingdom-legacy-amount-none");

// What one sees on the table, or what another line says already.
const SILENT = ["turn-ended", "turned", "shuffled", "passed", "resolved", "looked", "round-ended", "round-counted"];

/** Lines that were worded before: a campaign has hundreds, and each decision adds only a few. */
let worded = new WeakMap<GameEvent, LogLine>();
let wordedFor = "";

export function logLines(events: readonly GameEvent[], names: readonly string[]): LogLine[] {
  const now = `${words.language} ${cards.key}`;
  if (now !== wordedFor) worded = new WeakMap();
  wordedFor = now;
  const lines: LogLine[] = [];
  for (const [place, event] of events.entries()) {
    const { event: kind } = event;
    if (SILENT.includes(kind)) continue;
    // A card that produces, is used or turned is discarded: one sees it.
    const before = events[place - 1]?.event;
    if (kind === "discarded" && before !== undefined && ["gained", "produced", "used", "turned", "upgraded"].includes(before)) continue;
    // What a production gave stands in its own line.
    if (kind === "gained" && before === "produced") continue;
    const line = worded.get(event) ?? lineOf(event, events[place + 1], place, names);
    worded.set(event, line);
    lines.push(line);
  }
  return lines;
}

function lineOf({ step, event: kind, ...facts }: GameEvent, after: GameEvent | undefined, place: number, names: readonly string[]): LogLine {
  const gives = kind === "produced" && after?.event === "gained" ? { gives: after.gives } : {};
  const own = kind === "used" || "gives" in gives ? `kingdom-legacy-page-log-${kind}` : `kingdom-legacy-event-${kind}`;
  return {
    id: `${step}-${place}`,
    seat: null,
    parts: tell("kingdom-legacy", own, { ...facts, ...gives }, names),
    icon: SIGNS[kind],
    divider: kind === "round-started",
  };
}
