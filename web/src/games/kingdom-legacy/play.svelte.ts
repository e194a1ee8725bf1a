/** What the player is about to do: what is possible on which card, what is open to look at, and what a click means. */

import { tell } from "../../lib/words/tell";
import { api, ApiError } from "../../lib/server/api";
import { errorText, notices } from "../../lib/ui/notices.svelte";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Advice, Json } from "../../lib/server/types";
import { Outlook } from "./outlook.svelte";
import { NOTHING, placeOf, possible, type Equip, type Loose, type Possible } from "./parts";
import { samePossible } from "./same";
import { tiled } from "./screen.svelte";
import { plus } from "./card/types";
import type { Action, Amounts, Game, Part, View } from "./types";

const NO_PARTS: readonly Part[] = [];
const NO_CARDS: ReadonlySet<number> = new Set();

export type Pile = "discard" | "deck" | "kingdom" | "destroyed";

export class Play {
  /** The card that is shown large. */
  large = $state<number | null>(null);
  /** The pile that is looked through. */
  pile = $state<Pile | null>(null);
  /** What the bot would do. */
  advice = $state.raw<Advice<Game> | null>(null);
  asking = $state(false);
  /** Cards that a row of the helper points at. */
  pointed = $state.raw<ReadonlySet<number>>(new Set());
  /** Cards that the hint or the helper speaks of. */
  readonly marked: ReadonlySet<number> = $derived.by(() => {
    const advised = this.advice?.actions[0];
    return advised && "card" in advised ? new Set([advised.card]) : this.pointed;
  });
  /** The panel of a question is folded away to look at the table. */
  folded = $state(false);

  /** What is chosen of a sticker sheet, and the card it would go on. */
  sticker = $state<string | null>(null);
  target = $state<number | null>(null);

  /** What was clicked and is not shown yet: one sees at once that it begins. */
  doing = $state.raw<Action | null>(null);
  /** Lets it begin; what it returns takes that back. */
  begin: (action: Action) => () => void = () => () => {};

  /** Equipment that is held out: the cards that can wield it glow (L34). */
  held = $state<number | null>(null);

  readonly outlook = new Outlook();
  readonly store: TableStore<Game>;
  readonly names: () => string[];
  #question = new AbortController();

  #could: Possible = NOTHING;
  readonly can: Possible = $derived.by(() => (this.#could = this.store.myTurn ? samePossible(this.#could, possible(this.store.table?.legal ?? [])) : NOTHING));

  constructor(store: TableStore<Game>, names: () => string[]) {
    this.store = store;
    this.names = names;
  }

  get view(): View {
    return this.store.table?.view as View;
  }

  /** Cards that a question is about. */
  get asked(): number[] {
    const found = new Set([...this.can.parts.keys(), ...this.can.whole.keys(), ...this.can.ends.keys()]);
    return [...found].filter((card) => this.can.whole.get(card)?.do !== "expand");
  }

  /** The same where not all of them lie open on the table: they are shown in a panel of their own. */
  get offTable(): number[] {
    const cards = this.asked;
    return cards.some((card) => this.#hidden(card)) ? cards : [];
  }

  /** Not seen on the table, or not the part that is asked for: of many permanent cards none shows its boxes. */
  #hidden(card: number): boolean {
    const place = placeOf(this.view, card);
    if (place === "permanent") return tiled(this.view) && this.view.asked !== null && this.parts(card).some((part) => part.kind === "box");
    if (place === "worn") return !this.view.worn.some((one) => one.card === card && this.view.play.includes(one.by));
    return place !== "play";
  }

  /** By card: what it would mean to give it what is held out. */
  get wielders(): ReadonlyMap<number, Equip> {
    const actions = this.held === null ? [] : (this.can.equips.get(this.held) ?? []);
    return new Map(actions.map((action) => [action.by, action]));
  }

  parts(card: number): readonly Part[] {
    return this.can.parts.get(card) ?? NO_PARTS;
  }

  /** By part of a card: the glory it brings at once. */
  gains(card: number): Record<string, number> {
    return Object.fromEntries(this.parts(card).map((part) => [part.key, this.outlook.gain(part.action)]));
  }

  legal(name: Loose["do"]): Action | null {
    return this.can.loose.find((action) => action.do === name) ?? null;
  }

  /** Whoever clicks on while something is still being shown does not want to watch it. */
  async act(action: Action): Promise<void> {
    notices.clear();
    this.advice = null;
    this.folded = false;
    this.held = null;
    const version = this.store.table?.version;
    await this.store.idle();
    if (this.store.table?.version !== version) return;
    this.doing = action;
    const takeBack = this.begin(action);
    if (!(await this.store.act(action))) takeBack();
    if (this.doing === action) this.doing = null;
  }

  /** The cards that it is about. */
  readonly concerned: ReadonlySet<number> = $derived.by(() => {
    const { doing, view } = this;
    if (doing === null) return NO_CARDS;
    if (doing.do === "pass") return new Set(view.play.filter((card) => !view.kept.includes(card)));
    if (doing.do === "advance") return new Set(view.deck.runs[0]?.length === 1 ? view.deck.runs[0] : []);
    return new Set("card" in doing ? [doing.card] : []);
  });

  /** What is in hand, with what a card that just produces will give. */
  get hand(): Amounts {
    const { doing, view } = this;
    return doing?.do === "produce" ? plus(view.resources, doing.gives) : view.resources;
  }

  /** Advancing and the end of a turn lose it. */
  get losing(): boolean {
    return this.doing?.do === "advance" || this.doing?.do === "pass";
  }

  /** A part of a card was clicked: does it, or says why not. */
  async use(card: number, key: string): Promise<void> {
    if (key === "equip") return this.hold(card);
    const part = this.parts(card).find((one) => one.key === key);
    if (part) return this.act(part.action);
    const [kind, n] = key.split("-");
    if (kind === "upgrade") return this.why({ do: "upgrade", card, frame: Number(n) });
    if (kind === "effect") return this.why({ do: "use", card, effect: Number(n) });
    return this.why({ target: { card } });
  }

  /** Equipment is given to the only card that can wield it, or held out for one of several. */
  async hold(card: number): Promise<void> {
    const [first, ...others] = this.can.equips.get(card) ?? [];
    if (!first) return this.why({ do: "equip", card, by: card });
    if (!others.length) return this.act(first);
    this.held = this.held === card ? null : card;
  }

  async wield(by: number): Promise<void> {
    const action = this.wielders.get(by);
    this.held = null;
    if (action) await this.act(action);
  }

  async pick(card: number): Promise<void> {
    const action = this.can.whole.get(card);
    if (action) await this.act(action);
    else await this.why({ target: { card } });
  }

  /** The sticker is put where it was seen to fit; which one is asked apart, unless it was chosen. */
  async place(): Promise<void> {
    const { target, sticker } = this;
    this.target = this.sticker = null;
    const action = target === null ? undefined : this.can.whole.get(target);
    if (!action) return;
    await this.act(action);
    const then = this.can.loose.find((one) => one.do === "stick" && one.sticker === sticker);
    if (then) await this.act(then);
  }

  async why(request: Json): Promise<void> {
    if (this.store.busy || !this.store.myTurn) return;
    const refusal = await this.store.explain(request);
    if (refusal) notices.show(tell("kingdom-legacy", refusal.reason, refusal.facts, this.names()), { game: "kingdom-legacy", number: refusal.rule });
  }

  async undo(): Promise<void> {
    this.advice = null;
    await this.store.idle();
    await this.store.undo();
  }

  async hint(): Promise<void> {
    this.#question.abort();
    this.#question = new AbortController();
    const { signal } = this.#question;
    this.asking = true;
    try {
      const advice = await api.hint<Game>(this.store.id, signal);
      if (!signal.aborted && advice.version === this.store.table?.version) this.advice = advice;
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    } finally {
      this.asking = false;
    }
  }

  async followAdvice(): Promise<void> {
    const action = this.advice?.actions[0];
    this.advice = null;
    if (action) await this.act(action);
  }

  /** Errors of the store: a refusal of the rules is told with its rule. */
  fail(error: unknown): void {
    if (error instanceof ApiError && error.reason && error.rule) {
      notices.show(tell("kingdom-legacy", error.reason, error.facts, this.names()), { game: "kingdom-legacy", number: error.rule });
    } else notices.show(errorText(error));
  }
}
