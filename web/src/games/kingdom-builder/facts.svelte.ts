/** Boards and cards as facts, fetched once: the server's, never a copy in the page. */

import { api } from "../../lib/api";
import type { Facts, NamedFacts } from "./types";

let asked: Promise<Facts> | null = null;

export function loadFacts(): Promise<Facts> {
  asked ??= api.cards<Facts>("kingdom-builder");
  asked.catch(() => (asked = null));
  return asked;
}

/** The names of the cards that the expansions in use bring. */
export function inUse(facts: readonly NamedFacts[], expansions: readonly string[]): string[] {
  return facts.filter((fact) => fact.expansion === "base" || expansions.includes(fact.expansion)).map((fact) => fact.name);
}
