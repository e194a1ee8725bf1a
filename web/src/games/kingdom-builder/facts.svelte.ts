/** Boards and cards as facts, fetched once: the server's, never a copy in the page. */

import { api } from "../../lib/api";
import type { CardFacts, NamedFacts, QuadrantFacts } from "./types";

let asked: Promise<CardFacts[]> | null = null;

export function loadFacts(): Promise<CardFacts[]> {
  asked ??= api.cards<CardFacts[]>("kingdom-builder");
  asked.catch(() => (asked = null));
  return asked;
}

export const quadrants = (facts: readonly CardFacts[]): QuadrantFacts[] =>
  facts.filter((fact): fact is QuadrantFacts => fact.kind === "quadrant");

/** Cards of a kind that the expansions in use bring. */
export function inUse(facts: readonly CardFacts[], kind: NamedFacts["kind"], expansions: readonly string[]): NamedFacts[] {
  return facts.filter(
    (fact): fact is NamedFacts => fact.kind === kind && (fact.expansion === "base" || expansions.includes(fact.expansion ?? "base")),
  );
}
