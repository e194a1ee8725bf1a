/** Boards and cards as facts, fetched once: the server's, never a copy in the page. */

import { api } from "../../lib/api";
import type { Cards, QuadrantFacts } from "../../generated/kingdom-builder";

/** A board to choose: the box's, or one of one's own (expansion "own") with what its painter called it. */
export type Board = QuadrantFacts & { title?: string };

let asked: Promise<Cards> | null = null;

export function loadFacts(): Promise<Cards> {
  asked ??= api.cards<Cards>("kingdom-builder");
  asked.catch(() => (asked = null));
  return asked;
}

/** The names of the cards that the expansions in use bring. */
export function inUse(facts: readonly { name: string; expansion: string }[], expansions: readonly string[]): string[] {
  return facts.filter((fact) => fact.expansion === "base" || expansions.includes(fact.expansion)).map((fact) => fact.name);
}
