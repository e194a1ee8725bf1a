/** The campaign told in words: card numbers become names of cards, amounts become words. */

import type { Facts, Json } from "../../lib/types";
import { say, words, type Part, type Said } from "../../lib/words.svelte";
import type { LogLine } from "../game";
import { cards } from "./cards.svelte";
import { SIGNS } from "./icons";
import type { Amounts, GameEvent } from "./types";

export function amountText(amounts: Amounts): string {
  const parts = Object.entries(amounts).map(([name, number]) => say(`kingdom-legacy-amount-${name}`, { number: number ?? 0 }));
  return parts.join(", ") || say("kingdom-legacy-amount-none");
}

const isAmounts = (value: Json): value is Record<string, number> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The message of this key with card numbers, resources and the player turned into words. */
export function tell(key: string, facts: Facts, names: readonly string[]): Part[] {
  const said: Said = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (value === undefined || value === null) continue;
    if ((fact === "card" || fact === "by") && typeof value === "number") {
      const side = facts[fact === "card" ? "side" : "by_side"];
      said[fact] = cards.name(value, typeof side === "number" ? side : null);
    } else if (fact === "cards" && Array.isArray(value)) {
      const sides = Array.isArray(facts.sides) ? facts.sides : [];
      said[fact] = value.map((card, n) => cards.name(card as number, (sides[n] as number | undefined) ?? null)).join(", ");
      said.number = value.length;
    } else if (fact === "seat" && typeof value === "number") said.player = names[value] ?? "";
    else if (["gives", "missing", "cost"].includes(fact) && isAmounts(value)) said[fact] = amountText(value);
    else if (["wanted", "present"].includes(fact) && isAmounts(value)) {
      said[fact] = Object.entries(value).map(([word, number]) => `${number} × ${say(`kingdom-legacy-keyword-${word}`)}`).join(", ");
    } else if (fact === "sticker") said[fact] = say(`kingdom-legacy-sticker-${String(value)}`);
    else if (fact === "resource") said[fact] = say(`kingdom-legacy-resource-${String(value)}`);
    else if (fact === "icon") said[fact] = String(value).split("+").map((name) => say(`kingdom-legacy-resource-${name}`)).join(" + ");
    else if (fact === "found" && Array.isArray(value)) said[fact] = value.filter(isAmounts).map(amountText).join(" / ");
    else if (typeof value === "boolean") said[fact] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") said[fact] = value;
  }
  return words.parts(key, said);
}

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
    lines.push({
      id: `${step}-${place}`,
      seat: null,
      parts: tell(`kingdom-legacy-event-${kind}`, facts, names),
      icon: SIGNS[kind],
      divider: kind === "round-started",
    });
  }
  return lines;
}
