/**
 * What the person at the table is about to do. A choice of several steps (a tile, a settlement, where it goes) is
 * made here and sent at once with its last step; until then the server only says what would be possible.
 */

import { api, ApiError } from "../../lib/server/api";
import { errorText, notices } from "../../lib/ui/notices.svelte";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Advice, Changes, Json, Refusal, WhatIf } from "../../lib/server/types";
import { tell } from "../../lib/words/tell";
import { say, type Part } from "../../lib/words/words.svelte";
import { locationFacts } from "./facts.svelte";
import { locationName } from "./names";
import type { Action, Game, View } from "../../generated/kingdom-builder";

export interface Question {
  title: string;
  text: string;
  yes: string;
  actions: Action[];
}

/** A location somebody asked about: of this space, or wherever it lies. */
export interface Asked {
  location: string;
  bonus: boolean;
  hex: number | null;
}

/** Decisions that only lead to a further one. */
const LEADS_ON = new Set(["choose", "use", "use-bonus", "pick"]);

export const total = (changes: Changes): number => Object.values(changes).reduce((sum, change) => sum + change, 0);
const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Play {
  /** The steps chosen so far; none of them is sent yet. */
  chain = $state.raw<Action[]>([]);
  /** The hex that waits for a second tap, on a board too small for a finger. */
  candidate = $state<number | null>(null);
  /** Why the last click came to nothing. */
  refusal = $state.raw<{ parts: Part[]; rule: string; hex: number | null } | null>(null);
  flash = $state.raw<number[]>([]);
  question = $state.raw<Question | null>(null);
  advice = $state.raw<Advice<Game> | null>(null);
  asking = $state(false);
  /** What a location does is told until something is decided. */
  asked = $state.raw<Asked | null>(null);
  /** What the server said would be possible, by the steps before it. */
  #seen = $state.raw<ReadonlyMap<string, WhatIf<Game>>>(new Map());
  #version = 0;
  /** Aborts the questions on their way: once something is decided, nobody waits for their answers. */
  #questions = new AbortController();
  #dimming: ReturnType<typeof setTimeout> | undefined;

  readonly store: TableStore<Game>;
  readonly names: () => string[];

  constructor(store: TableStore<Game>, names: () => string[]) {
    this.store = store;
    this.names = names;
  }

  /** The game as it is, or as it would be after the steps chosen so far. */
  get view(): View {
    return this.#ahead?.view ?? this.now;
  }
  get now(): View {
    return this.store.table!.view!;
  }
  get #ahead(): WhatIf<Game> | undefined {
    return this.#seen.get(JSON.stringify(this.chain));
  }

  /** What can be decided next, with what it would bring. */
  readonly options = $derived.by((): { action: Action; changes: Changes }[] => {
    if (!this.store.myTurn) return [];
    const seen = this.#ahead;
    if (seen) return seen.actions;
    return this.chain.length ? [] : (this.store.table?.legal ?? []).map((action) => ({ action, changes: {} }));
  });
  get #base(): Action[] {
    return this.store.myTurn ? (this.store.table?.legal ?? []) : [];
  }

  /** By hex, what a click on it would do. */
  readonly can = $derived.by((): ReadonlyMap<number, string> => {
    const found = new Map<number, string>();
    for (const { action } of this.options) {
      if ("hex" in action) found.set(action.hex, action.do);
    }
    return found;
  });
  readonly gains = $derived.by((): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    for (const { action, changes } of this.options) {
      const change = total(changes);
      if (change && "hex" in action) found.set(action.hex, change);
    }
    return found;
  });
  get picked(): number | null {
    const pick = this.chain.find((action) => action.do === "pick");
    return pick ? pick.hex : (this.now.doing?.picked ?? null);
  }
  /** What a click would put on the board. */
  get piece(): string {
    return locationFacts(this.view.doing?.location ?? "")?.piece ?? "settlement";
  }
  /** How the score would change if this hex were chosen, by source; null where nothing is possible. */
  changesAt(hex: number): Changes | null {
    return this.options.find(({ action }) => "hex" in action && action.hex === hex)?.changes ?? null;
  }
  /** The tile whose action is being chosen or under way. */
  get tile(): number | null {
    const use = this.chain.find((action) => action.do === "use");
    return use ? use.tile : this.now.actor === this.now.seat ? (this.now.doing?.tile ?? null) : null;
  }
  get bonus(): string | null {
    const use = this.chain.find((action) => action.do === "use-bonus");
    if (use) return use.location;
    return this.now.doing?.bonus && this.now.actor === this.now.seat ? this.now.doing.location : null;
  }
  /** The terrain that counts, also one that is only chosen so far. */
  get terrain(): string | null {
    const choice = this.chain.find((action) => action.do === "choose");
    return choice ? choice.terrain : this.now.mandatory.terrain;
  }

  /** Something is chosen half, and can be taken back. A canoe was at hand without being chosen. */
  get held(): boolean {
    return this.chain.length > (this.now.expect === "react" ? 1 : 0);
  }

  allows(name: string): boolean {
    return this.options.some(({ action }) => action.do === name);
  }
  canUse(tile: number): boolean {
    return [...this.#base, ...this.options.map(({ action }) => action)].some((a) => a.do === "use" && a.tile === tile);
  }
  canUseBonus(location: string): boolean {
    return [...this.#base, ...this.options.map(({ action }) => action)].some((a) => a.do === "use-bonus" && a.location === location);
  }
  canChoose(terrain: string): boolean {
    return this.#base.some((action) => action.do === "choose" && action.terrain === terrain);
  }

  /** The table has changed: what was chosen half is void. A canoe is at hand at once. */
  async refresh(): Promise<void> {
    const table = this.store.table;
    const version = this.store.myTurn && table ? table.version : -1;
    if (version !== this.#version) this.#forget(version);
    if (version < 0 || !this.store.current) return;
    const uses = this.#base.filter((action) => action.do === "use");
    const seen = await this.#look([]);
    if (seen && this.now.expect === "react" && uses[0]) await this.#choose([uses[0]]);
  }

  #forget(version: number): void {
    this.#version = version;
    this.#quiet();
    this.chain = [];
    this.#seen = new Map();
    this.question = null;
    this.advice = null;
    this.candidate = null;
    if (version >= 0) this.refusal = null;
  }

  #quiet(): void {
    this.#questions.abort();
    this.#questions = new AbortController();
  }

  /** Asks what would be possible after these steps; null if that is not worth knowing any more: who asked stops. */
  async #look(chain: Action[]): Promise<WhatIf<Game> | null> {
    const key = JSON.stringify(chain);
    const known = this.#seen.get(key);
    if (known) return known;
    const { signal } = this.#questions;
    try {
      const seen = await api.whatIf<Game>(this.store.id, chain, signal);
      if (signal.aborted || seen.version !== this.#version) return null;
      this.#seen = new Map(this.#seen).set(key, seen);
      return seen;
    } catch (error) {
      // Nobody asked aloud: if the table has moved on without me (a bot plays my turn), what comes of it is shown anyway.
      if (!signal.aborted && !(error instanceof ApiError && error.status === 409)) this.fail(error);
      return null;
    }
  }

  /** Takes these as the steps so far and shows where they lead. */
  async #choose(chain: Action[]): Promise<void> {
    this.candidate = null;
    this.refusal = null;
    this.chain = chain;
    const seen = await this.#look(chain);
    if (!seen || this.chain !== chain) return;
    if (seen.hidden) {
      // It draws a card: nothing can be shown before, and nothing taken back after.
      this.chain = [];
      this.question = {
        title: say("kingdom-builder-page-draw-title"),
        text: say("kingdom-builder-page-draw-text"),
        yes: say("kingdom-builder-page-draw-yes"),
        actions: chain,
      };
    }
  }

  /** Takes the last step of a half-made choice back; false if there was none. */
  cancel(): boolean {
    if (this.candidate !== null) {
      this.candidate = null;
      return true;
    }
    if (!this.held) return false;
    this.chain = this.chain.slice(0, -1);
    return true;
  }

  async hex(hex: number, small: boolean): Promise<void> {
    const space = this.now.locations.find((one) => one.hex === hex);
    if (space && !this.can.has(hex) && !this.canUse(hex)) return this.tellOf(space.location, hex);
    if (!this.#mayDecide()) return;
    this.advice = null;
    const found = this.options.find(({ action }) => "hex" in action && action.hex === hex);
    if (found) {
      if (small && this.candidate !== hex) {
        this.candidate = hex;
        this.refusal = null;
        return;
      }
      const last = ["keep", "strike"].includes(this.view.expect) || !LEADS_ON.has(found.action.do);
      if (last) return this.#act(...this.chain, found.action);
      return this.#choose([...this.chain, found.action]);
    }
    this.candidate = null;
    this.asked = null;
    if (hex === this.picked && this.chain.length) return void this.cancel();
    if (this.canUse(hex)) return this.useTile(hex);
    await this.#why({ target: { hex } }, hex);
  }

  /** What a yes would do on the hex that waits for it. */
  get proposed(): string {
    const { expect } = this.view;
    return expect === "keep" || expect === "strike" ? expect : (this.can.get(this.candidate ?? -1) ?? "build");
  }

  /** The hex that waits for a yes. */
  async confirm(): Promise<void> {
    if (this.candidate !== null) await this.hex(this.candidate, false);
  }

  /** What a location does; asked again, no more. */
  tellOf(location: string, hex: number | null = null, bonus = false): void {
    const same = this.asked?.location === location && this.asked.bonus === bonus && this.asked.hex === hex;
    this.asked = same ? null : { location, bonus, hex };
  }

  async useTile(tile: number): Promise<void> {
    this.asked = { location: this.#locationOf(tile), bonus: false, hex: tile };
    await this.#use({ do: "use", tile }, { target: { tile } });
  }
  async useBonus(location: string): Promise<void> {
    this.asked = { location, bonus: true, hex: null };
    await this.#use({ do: "use-bonus", location }, { target: { bonus: location } });
  }

  async #use(action: Action, why: Json): Promise<void> {
    if (!this.#mayDecide()) return;
    this.advice = null;
    if (this.chain.some((one) => same(one, action))) {
      this.asked = null;
      this.chain = this.chain.slice(0, this.chain.findIndex((one) => same(one, action)));
      return;
    }
    // A terrain chosen before stays chosen; another tile takes the place of the one chosen before.
    const before = this.chain.filter((one) => one.do === "choose");
    let possible = this.#base;
    if (before.length) {
      const seen = await this.#look(before);
      if (!seen) return;
      possible = seen.actions.map((one) => one.action);
    }
    if (possible.some((one) => same(one, action))) return this.#choose([...before, action]);
    await this.#why(why, null, before);
  }

  async chooseTerrain(terrain: string): Promise<void> {
    if (!this.#mayDecide()) return;
    const action: Action = { do: "choose", terrain };
    if (this.chain.some((one) => same(one, action))) return void (this.chain = []);
    if (this.canChoose(terrain)) return this.#choose([action]);
    await this.#why(action, null, []);
  }

  async simple(name: "redraw" | "stop" | "decline"): Promise<void> {
    if (!this.#mayDecide()) return;
    await this.#act({ do: name });
  }

  async endTurn(): Promise<void> {
    if (!this.#mayDecide()) return;
    const end: Action = { do: "end" };
    if (!this.#base.some((action) => action.do === "end")) return this.#why(end, null, []);
    const left = this.#base.flatMap((action) =>
      action.do === "use-bonus" ? [action.location] : action.do === "use" ? [this.#locationOf(action.tile)] : [],
    );
    if (!left.length) return this.#act(end);
    this.question = {
      title: say("kingdom-builder-page-end-title"),
      text: say("kingdom-builder-page-end-text", { tiles: [...new Set(left)].map(locationName).join(", ") }),
      yes: say("kingdom-builder-page-end"),
      actions: [end],
    };
  }

  #locationOf(tile: number): string {
    return this.now.locations.find((space) => space.hex === tile)?.location ?? "";
  }

  /** Takes the last whole choice back: not only its last step. */
  async undo(): Promise<void> {
    if (this.cancel()) return;
    notices.clear();
    this.#quiet();
    while (await this.store.undo()) {
      const table = this.store.table;
      if (!table?.undo || !this.now.doing || this.now.actor !== table.seat) return;
    }
  }

  async hint(): Promise<void> {
    if (!this.#mayDecide() || this.asking) return;
    this.asking = true;
    const { signal } = this.#questions;
    try {
      const advice = await api.hint<Game>(this.store.id, signal);
      if (signal.aborted || advice.version !== this.store.table?.version) return;
      this.chain = [];
      this.advice = advice;
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    } finally {
      this.asking = false;
    }
  }

  async followAdvice(): Promise<void> {
    if (this.advice) await this.#act(...this.advice.actions);
  }

  async answer(actions: Action[] | null): Promise<void> {
    this.question = null;
    if (actions) await this.#act(...actions);
  }

  async #act(...actions: Action[]): Promise<void> {
    if (this.store.busy) return;
    this.chain = [];
    this.candidate = null;
    this.refusal = null;
    this.advice = null;
    this.asked = null;
    notices.clear();
    this.#quiet();
    await this.store.act(...actions);
  }

  async #why(request: Json, hex: number | null, after: Action[] = this.chain): Promise<void> {
    const { signal } = this.#questions;
    const refusal = await this.store.explain(request, after, signal);
    if (refusal && !signal.aborted) this.#refuse(refusal, hex);
  }

  #refuse({ reason, facts, rule }: Refusal, hex: number | null): void {
    const parts = tell("kingdom-builder", reason, facts, this.names());
    this.refusal = { parts, rule, hex };
    if (matchMedia("(max-width: 1180px)").matches || hex === null) notices.show(parts, { game: "kingdom-builder", number: rule });
    else notices.clear();
    if (rule === "K10") this.#flash([...this.can.keys()]);
  }

  #flash(hexes: number[]): void {
    clearTimeout(this.#dimming);
    this.flash = hexes;
    this.#dimming = setTimeout(() => (this.flash = []), 2000);
  }

  /** Errors of the store: a refusal of the rules is told with its rule. */
  fail(error: unknown): void {
    if (error instanceof ApiError && error.reason && error.rule) {
      this.#refuse({ reason: error.reason, facts: error.facts, rule: error.rule }, null);
    } else notices.show(errorText(error));
  }

  #mayDecide(): boolean {
    if (this.store.busy || this.store.playing) return false;
    if (this.#base.length) return true;
    const table = this.store.table;
    if (table?.status !== "running") return false;
    const player = this.names()[this.now.actor ?? 0] ?? "";
    if (table.seat === null) notices.show(say("page-watching"));
    else notices.show(say("page-turn-of", { player }), { game: "kingdom-builder", number: "K8" });
    return false;
  }
}
