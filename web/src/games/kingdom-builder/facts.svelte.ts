/** Boards, spaces, pieces, locations and cards as facts, fetched once: the server's, never a copy in the page. */

import { api } from "../../lib/server/api";
import type { Cards, LocationFacts, PieceFacts, QuadrantFacts, SpaceFacts, View } from "../../generated/kingdom-builder";

/** A board to choose: the box's, or one of one's own (expansion "own") with what its painter called it. */
export type Board = QuadrantFacts & { title?: string };

let asked: Promise<Cards> | null = null;
let known = $state.raw<Cards | null>(null);

export function loadFacts(): Promise<Cards> {
  asked ??= api.cards<Cards>("kingdom-builder").then((found) => (known = found));
  asked.catch(() => (asked = null));
  return asked;
}

/** For tests: the facts as they came before. */
export const setFacts = (found: Cards | null): void => void (known = found);

const named = <T extends { name: string }>(all: readonly T[] | undefined, name: string): T | undefined =>
  all?.find((one) => one.name === name);

export const locationFacts = (name: string): LocationFacts | undefined => named(known?.locations, name);
export const pieceFacts = (name: string): PieceFacts | undefined => named(known?.pieces, name);

/** The kind of special space (K2) that a letter of the board stands for; none for a terrain. */
export const spaceOf = (letter: string): SpaceFacts | undefined => known?.spaces.find((space) => space.letter === letter);

/** The spaces whose tiles were drawn, not printed: the tile itself lies there to be seen, and goes. */
export function drawnSpaces(view: View): Set<number> {
  const kinds = known?.spaces.filter((space) => space.drawn.length) ?? [];
  return new Set(kinds.flatMap((space) => view.spaces[space.name] ?? []));
}

/** The names of the cards that the expansions in use bring. */
export function inUse(facts: readonly { name: string; expansion: string }[], expansions: readonly string[]): string[] {
  return facts.filter((fact) => fact.expansion === "base" || expansions.includes(fact.expansion)).map((fact) => fact.name);
}
