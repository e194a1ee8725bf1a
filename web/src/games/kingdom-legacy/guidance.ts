/** A first campaign teaches itself: what fits the situation, as a locale key; the first not read yet is shown. */

import type { MessageKey } from "../../generated/messages";
import type { Action, Part, View } from "./types";

const LESSONS = 2; // rounds
const BOX_KINDS = 6; // of resources; expansions bring more (L36)
type Name = Extract<MessageKey, `kingdom-legacy-page-guide-${string}`> extends `kingdom-legacy-page-guide-${infer Rest}` ? Rest : never;

export interface Lesson {
  key: MessageKey;
  /** What it speaks of: a selector of the page. */
  at: string;
  /** Who has done this, or with "any" anything, does not need it any more. */
  by: Action["do"] | "any" | null;
}

export function lessons(view: View, parts: readonly Part[]): Lesson[] {
  const can = (kind: Part["kind"]) => parts.some((part) => part.kind === kind);
  const found: Lesson[] = [];
  const teach = (name: Name, at: string, by: Lesson["by"] = null) => found.push({ key: `kingdom-legacy-page-guide-${name}`, at, by });
  if (view.blocked.length) teach("blocked", ".under");
  if (view.worn.length) teach("worn", ".worn");
  if (view.asked) return found;
  if (can("equip")) teach("equip", "button.line.equip.can", "equip");
  if (view.deck.tabs.length) teach("tab", '[data-testid="tabs"]');
  if (view.kinds.length > BOX_KINDS) teach("kinds", '[data-testid="resources"]');
  if (view.round <= LESSONS) {
    teach("start", '[data-lane="play"]', "any");
    if (can("produce")) teach("produce", "button.produce.can", "produce");
    if (Object.keys(view.resources).length) teach("resources", '[data-testid="resources"]', "any");
    if (can("upgrade")) teach("upgrade", "button.frame.can", "upgrade");
    if (can("effect")) teach("effect", "button.line.can", "use");
    if (view.deck.count && view.turn > 1) teach("advance", '[data-testid="advance"]', "advance");
    if (view.deck.count && (!parts.length || view.turn > 2)) teach("end-turn", '[data-testid="pass"]', "pass");
    if (!view.deck.count) teach("round-end", '[data-testid="pass"]', "pass");
  }
  if (view.round === 2) teach("round-two", '[data-deck="deck"]', "any");
  if (view.permanent.length) teach("permanent", '[data-lane="permanent"]');
  return found;
}
