/** Small questions to a view. No rules in here: prices and possibilities come from the server. */

import type { Action, CardPriceView, GameEvent, SendView as SendPrice, SiteView as Site, View } from "../../generated/the-builders";
import type { MessageKey } from "../../generated/messages";

/** What an action of the game costs. */
export type Price = Omit<CardPriceView, "card">;
export type Slot = "filled" | "fills" | "empty";

/** The slots of one resource of a site: what is there, what the chosen worker would add, what stays open. */
export function slots(site: Pick<Site, "needs" | "supply">, resource: number, helps?: number[]): Slot[] {
  const need = site.needs[resource] ?? 0;
  const have = Math.min(need, site.supply[resource] ?? 0);
  const more = Math.min(need - have, helps?.[resource] ?? 0);
  return Array.from({ length: need }, (_, n) => (n < have ? "filled" : n < have + more ? "fills" : "empty"));
}

export function missing(site: Pick<Site, "needs" | "supply">): number {
  return site.needs.reduce((sum, need, resource) => sum + Math.max(0, need - (site.supply[resource] ?? 0)), 0);
}

export function sendPrice(view: View, worker: number, site: number): SendPrice | null {
  return view.prices.send.find((price) => price.worker === worker && price.site === site) ?? null;
}

export function cardPrice(view: View, card: number): Price | null {
  return [...view.prices.open, ...view.prices.hire].find((price) => price.card === card) ?? null;
}

/** The decisions that one click stands for: buy what is missing, then do it. */
export function plan(price: Price, action: Action): Action[] {
  return [...Array.from({ length: price.buy }, (): Action => ({ do: "buy" })), action];
}

/** Which cards can be clicked right now: those in rows, and workers and sites that a send names. */
export function possible(legal: readonly Action[]): { cards: Set<number>; workers: Set<number>; sites: Set<number> } {
  const cards = new Set<number>();
  const workers = new Set<number>();
  const sites = new Set<number>();
  for (const action of legal) {
    if (action.do === "open" || action.do === "hire") cards.add(action.card);
    if (action.do === "send") {
      workers.add(action.worker);
      sites.add(action.site);
    }
  }
  return { cards, workers, sites };
}

/** The cards that an event speaks of. */
export function cardsOf(event: GameEvent): number[] {
  return "card" in event ? [event.card] : "worker" in event ? [event.worker, event.site] : [];
}

export function canSend(legal: readonly Action[], worker: number, site: number): boolean {
  return legal.some((action) => action.do === "send" && action.worker === worker && action.site === site);
}

/** The guide to a first game: what fits the situation, as a locale key; the first that was not read yet is shown. */
export function guidance(view: View, seat: number | null, chosen: boolean): MessageKey[] {
  const me = seat === null ? undefined : view.players[seat];
  if (!me || view.actor !== seat) return [];
  const found: MessageKey[] = [];
  if (!me.sites.length && !me.built.length) found.push("the-builders-page-guide-open");
  if (me.sites.length && me.free.length && !chosen) found.push("the-builders-page-guide-send");
  if (chosen) found.push("the-builders-page-guide-choose-site");
  if (me.sites.length && me.free.length + crew(me.sites) < 2) found.push("the-builders-page-guide-hire");
  if (me.sites.some((site) => site.crew.length)) found.push("the-builders-page-guide-working");
  if (me.sites.some((site) => site.sent === 1)) found.push("the-builders-page-guide-second");
  if (view.prices.send.some((price) => price.completes && price.affordable)) found.push("the-builders-page-guide-complete");
  if (me.built.length) found.push("the-builders-page-guide-built");
  if (me.coins < 4) found.push("the-builders-page-guide-coins");
  if (view.actions === 0) found.push("the-builders-page-guide-buy");
  if (view.last_round) found.push("the-builders-page-guide-last");
  return found;
}

function crew(sites: readonly Site[]): number {
  return sites.reduce((sum, site) => sum + site.crew.length, 0);
}
