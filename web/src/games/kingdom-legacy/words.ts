/** The log of a campaign, and amounts in words. */

import { tell } from "../../lib/tell";
import { say } from "../../lib/words.svelte";
import type { LogLine } from "../game";
import { amounts } from "./card/words";
import { SIGNS } from "./icons";
import type { Amounts, GameEvent } from "./types";

export const amountText = (all: Amounts): string => amounts(all) || say("kingdom-legacy-amount-none");

// What one sees on the table, or what another line says already.
const SILENT = ["turn-ended", "turned", "shuffled", "passed", "resolved", "looked", "round-ended"];

export function logLines(events: readonly GameEvent[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const [place, event] of events.entries()) {
    const { step, event: kind, ...facts } = event;
    if (SILENT.includes(kind)) continue;
    // A card that produces, is used or turned is discarded: one sees it.
    const before = events[place - 1]?.event;
    if (kind === "discarded" && before !== undefined && ["gained", "produced", "used", "turned", "upgraded"].includes(before)) continue;
    // What a production gave stands in its own line.
    const after = events[place + 1];
    if (kind === "gained" && before === "produced") continue;
    const gives = kind === "produced" && after?.event === "gained" ? { gives: after.gives } : {};
    const own = kind === "used" || "gives" in gives ? `kingdom-legacy-page-log-${kind}` : `kingdom-legacy-event-${kind}`;
    lines.push({
      id: `${step}-${place}`,
      seat: null,
      parts: tell("kingdom-legacy", own, { ...facts, ...gives }, names),
      icon: SIGNS[kind],
      divider: kind === "round-started",
    });
  }
  return lines;
}
