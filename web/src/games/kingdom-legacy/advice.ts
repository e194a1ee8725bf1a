/** What the bot would do, said in one line, and what it would gain. */

import type { Advice } from "../../lib/server/types";
import { say } from "../../lib/words/words.svelte";
import { cards } from "./cards.svelte";
import { row } from "./parts";
import type { Action, Game, View } from "./types";
import { amountText } from "./words";

function doing(action: Action, view: View): string {
  const card = "card" in action ? action.card : null;
  const now = card === null ? null : row(view, card);
  const facts: Record<string, string | number> = { card: card === null ? "" : cards.name(card, now?.side ?? null) };
  switch (action.do) {
    case "produce":
    case "take":
      facts.gives = amountText(action.gives);
      break;
    case "equip":
      facts.by = cards.name(action.by, row(view, action.by)?.side ?? null);
      break;
    case "upgrade":
      facts.to = cards.name(card ?? 0, now?.costs[action.frame]?.to ?? null);
      break;
    case "stick":
      facts.sticker = say(`kingdom-legacy-sticker-${action.sticker}`);
      break;
    case "amount":
      facts.number = action.number;
      break;
    case "side":
      facts.card = cards.name(card ?? 0, action.side);
      break;
    case "option":
      facts.way = say(`kingdom-legacy-option-${action.word}`);
      break;
    case "put":
      facts.end = action.end;
      break;
  }
  return say(`kingdom-legacy-page-advice-${action.do}`, facts);
}

export function adviceLine(advice: Advice<Game>, view: View): [title: string, detail: string] {
  const [first] = advice.actions;
  if (!first) return [say("kingdom-legacy-page-advice-none"), ""];
  const gain = Object.values(advice.changes).reduce((sum, points) => sum + points, 0);
  return [doing(first, view), say("kingdom-legacy-page-advice-gain", { gain })];
}
