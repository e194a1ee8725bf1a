/** The 84 cards, fetched once: the server's facts, never a copy in the page. */

import { api } from "../../lib/server/api";
import { say } from "../../lib/words/words.svelte";
import { RESOURCES, type Resource } from "./resources";
import type { BuildingFacts, Cards, MachineFacts, WorkerFacts } from "../../generated/the-builders";

export type CardFacts = Cards[number];

let cards: Cards = [];

export async function loadCards(): Promise<void> {
  if (!cards.length) cards = await api.cards<Cards>("the-builders");
}

export function card(number: number): CardFacts {
  const found = cards[number];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}

/** The first card of this name. */
export function numberOf(name: string): number {
  return cards.findIndex((one) => one.name === name);
}

export function building(number: number): BuildingFacts | MachineFacts {
  const found = card(number);
  if (found.kind === "worker") throw new Error(`card ${number} is no building`);
  return found;
}

export function worker(number: number): WorkerFacts | MachineFacts {
  const found = card(number);
  if (found.kind === "building") throw new Error(`card ${number} is no worker`);
  return found;
}

export const resourceName = (resource: number): string => say(`the-builders-resource-${RESOURCES[resource] as Resource}`);

/** "stone 3, wood 2" */
export function amounts(of: number[]): string {
  return of.flatMap((amount, resource) => (amount ? [`${resourceName(resource)} ${amount}`] : [])).join(", ");
}

/** A card's own name: "Chapel", "Journeyman". */
export function shortName(number: number): string {
  return say(`the-builders-card-${card(number).name}`);
}

/** A building by its name; a worker by its rank and what it supplies, for there are many of a rank. */
export function cardName(number: number): string {
  const facts = card(number);
  return facts.kind === "worker" ? `${shortName(number)} (${amounts(facts.supplies)})` : shortName(number);
}
