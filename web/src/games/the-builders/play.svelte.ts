/** What the person at the table is about to do: the half-made choice, what waits for a yes, and what a click means. */

import { api, ApiError } from "../../lib/server/api";
import { errorText, notices } from "../../lib/ui/notices.svelte";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Advice, Json } from "../../lib/server/types";
import { tell } from "../../lib/words/tell";
import { say } from "../../lib/words/words.svelte";
import { cardName, shortName } from "./cards.svelte";
import { canSend, cardPrice, plan, possible, sendPrice } from "./logic";
import type { Price } from "./logic";
import type { Action, Game, SendView as SendPrice, View } from "../../generated/the-builders";
import type { MessageKey } from "../../generated/messages";

/** Something that is done only after a yes. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  actions: Action[];
  /** Another way, offered beside it. */
  other?: { text: string; actions: Action[] };
}

export class Play {
  worker = $state<number | null>(null);
  site = $state<number | null>(null);
  /** The worker the pointer or the focus is on. */
  pointed = $state<number | null>(null);
  /** The site a dragged worker is over. */
  over = $state<number | null>(null);
  question = $state.raw<Question | null>(null);
  /** What the bot would do in my place, until I decide or close it. */
  advice = $state.raw<Advice<Game> | null>(null);
  asking = $state(false);

  readonly store: TableStore<Game>;
  readonly names: () => string[];

  constructor(store: TableStore<Game>, names: () => string[]) {
    this.store = store;
    this.names = names;
  }

  get view(): View | null {
    return this.store.table?.view ?? null;
  }
  get legal(): readonly Action[] {
    return this.store.myTurn ? (this.store.table?.legal ?? []) : [];
  }
  get can() {
    return possible(this.legal);
  }
  /** The price that a site shows: for the worker that is chosen, or else pointed at. */
  priceAt(site: number): SendPrice | null {
    const worker = this.worker ?? (this.site === site ? this.pointed : this.site === null ? this.pointed : null);
    return worker === null ? null : this.priceOf(worker, site);
  }
  /** The price that a worker shows when a site was chosen first. */
  priceFor(worker: number): SendPrice | null {
    return this.site === null ? null : this.priceOf(worker, this.site);
  }
  priceOf(worker: number, site: number): SendPrice | null {
    return this.view && this.legal.length ? sendPrice(this.view, worker, site) : null;
  }

  siteCan(site: number): boolean {
    return this.worker === null ? this.can.sites.has(site) : canSend(this.legal, this.worker, site);
  }
  siteCould(site: number): boolean {
    if (this.worker === null) return false;
    const price = this.priceOf(this.worker, site);
    return price !== null && price.buy > 0 && price.affordable;
  }
  workerCan(worker: number): boolean {
    return this.site === null ? this.can.workers.has(worker) : canSend(this.legal, worker, this.site);
  }
  workerCould(worker: number): boolean {
    if (!this.view || !this.legal.length || this.workerCan(worker)) return false;
    return this.view.prices.send.some(
      (price) => price.worker === worker && price.affordable && (this.site === null || price.site === this.site),
    );
  }

  /** Takes a half-made choice back; false if there was none. */
  cancel(): boolean {
    const had = this.worker !== null || this.site !== null || this.advice !== null;
    this.worker = this.site = this.over = this.advice = null;
    return had;
  }

  /** A card of a row: open a site, or hire. */
  async take(card: number): Promise<void> {
    if (!(await this.#mayDecide())) return;
    const kind = this.view?.building_row.includes(card) ? "open" : "hire";
    const price = this.view && cardPrice(this.view, card);
    await this.#offer({ do: kind, card }, price, `the-builders-page-buy-${kind}`, { card: cardName(card) });
  }

  /** One of my free workers. */
  async chooseWorker(worker: number): Promise<void> {
    if (!(await this.#mayDecide())) return;
    if (this.site !== null) return this.send(worker, this.site);
    if (this.worker === worker) return void this.cancel();
    this.cancel();
    if (!this.view?.players[this.view.actor ?? 0]?.sites.length) return this.#why({ target: { card: worker } });
    this.worker = worker;
  }

  /** One of my sites. */
  async chooseSite(site: number): Promise<void> {
    if (!(await this.#mayDecide())) return;
    if (this.worker !== null) return this.send(this.worker, site);
    if (this.site === site) return void this.cancel();
    this.cancel();
    if (!this.view?.players[this.view.actor ?? 0]?.free.length) return this.#why({ target: { card: site } });
    this.site = site;
  }

  async send(worker: number, site: number): Promise<void> {
    const price = this.view && sendPrice(this.view, worker, site);
    await this.#offer({ do: "send", worker, site }, price, "the-builders-page-buy-send", {
      worker: cardName(worker),
      site: shortName(site),
    });
  }

  /** A worker at work, someone else's card, a button that is off: say why nothing comes of it. */
  async why(request: Json): Promise<void> {
    if (await this.#mayDecide()) await this.#why(request);
  }

  async takeCoins(actions: number): Promise<void> {
    await this.#simple({ do: "coins", actions });
  }

  async buy(): Promise<void> {
    await this.#simple({ do: "buy" });
  }

  async endTurn(): Promise<void> {
    if (!(await this.#mayDecide())) return;
    const left = this.view?.actions ?? 0;
    const end: Action = { do: "end" };
    if (!left) return this.#act(end);
    const most = this.view?.prices.coins.findLast((price) => price.possible);
    this.question = {
      title: say("the-builders-page-end-title"),
      text: say("the-builders-page-end-text", { left }),
      yes: say("the-builders-page-end"),
      actions: [end],
      ...(most && {
        other: {
          text: say("the-builders-page-end-coins", { coins: most.coins }),
          actions: [{ do: "coins", actions: most.actions }, end],
        },
      }),
    };
  }

  async undo(): Promise<void> {
    this.cancel();
    await this.store.idle();
    await this.store.undo();
  }

  async answer(actions: Action[] | null): Promise<void> {
    this.question = null;
    if (actions) await this.#act(...actions);
  }

  async hint(): Promise<void> {
    if (this.asking || !(await this.#mayDecide())) return;
    this.asking = true;
    try {
      const advice = await api.hint<Game>(this.store.id);
      if (advice.version !== this.store.table?.version) return; // decided meanwhile
      this.cancel();
      this.advice = advice;
    } catch (error) {
      this.fail(error);
    } finally {
      this.asking = false;
    }
  }

  async followAdvice(): Promise<void> {
    if (this.advice) await this.#act(...this.advice.actions);
  }

  /** Does it if it is possible, asks if actions must be bought for it, says why if it is not possible. */
  async #offer(action: Action, price: Price | null, key: MessageKey, facts: Record<string, string>): Promise<void> {
    if (price?.possible) return this.#act(action);
    if (!price?.affordable || !this.view) return this.#why(action);
    const cost = price.buy * this.view.action_price;
    this.question = {
      title: say("the-builders-page-buy-title", { buy: price.buy }),
      text: say(key, { ...facts, buy: price.buy, cost, coins: price.coins, wage: price.coins - cost }),
      yes: say("the-builders-page-buy-yes", { coins: price.coins }),
      actions: plan(price, action),
    };
  }

  async #simple(action: Action): Promise<void> {
    if (!(await this.#mayDecide())) return;
    const listed = this.legal.some((one) => JSON.stringify(one) === JSON.stringify(action));
    if (listed) await this.#act(action);
    else await this.#why(action);
  }

  async #act(...actions: Action[]): Promise<void> {
    this.cancel();
    notices.clear();
    await this.store.act(...actions);
  }

  async #why(request: Json): Promise<void> {
    this.cancel();
    const refusal = await this.store.explain(request);
    if (refusal) this.#refuse(refusal.reason, refusal.facts, refusal.rule);
  }

  #refuse(reason: string, facts: Record<string, Json>, rule: string): void {
    notices.show(tell("the-builders", reason, facts, this.names()), { game: "the-builders", number: rule });
  }

  /** Errors of the store: a refusal of the rules is told with its rule. */
  fail(error: unknown): void {
    if (error instanceof ApiError && error.reason && error.rule) this.#refuse(error.reason, error.facts, error.rule);
    else notices.show(errorText(error));
  }

  /** A click while something is still on its way counts once it has arrived. */
  async #mayDecide(): Promise<boolean> {
    await this.store.idle();
    if (this.legal.length) return true;
    const table = this.store.table;
    if (table?.status !== "running") return false;
    const actor = this.view?.actor;
    if (table.seat === null) notices.show(say("page-watching"));
    else notices.show(say("page-turn-of", { player: this.names()[actor ?? 0] ?? "" }), { game: "the-builders", number: "B6" });
    return false;
  }
}
