/** What the legal decisions mean on the table: which part of which card each of them is, or that it has no card. */

import type { Action, Amounts, KingdomCard, Part, Place, View } from "./types";

type OnCard = Extract<Action, { card: number }>;
type OnPart = Exclude<OnCard, { do: "pick" | "expand" | "put" | "side" | "equip" }>;
export type Equip = Extract<Action, { do: "equip" }>;
export type Loose = Exclude<Action, OnCard>;

export interface Possible {
  /** By card: its parts that can be used. */
  parts: ReadonlyMap<number, Part[]>;
  /** By card: it can be chosen as a whole. */
  whole: ReadonlyMap<number, Action>;
  /** By card: the ends of the deck it can be put on. */
  ends: ReadonlyMap<number, Extract<Action, { do: "put" }>[]>;
  /** By card: the sides one of which is chosen. */
  sides: ReadonlyMap<number, Extract<Action, { do: "side" }>[]>;
  /** By equipment: who may wield it (L34). */
  equips: ReadonlyMap<number, Equip[]>;
  /** Everything else: resources, stickers, numbers, names, ways, no more. */
  loose: readonly Loose[];
}

export const NOTHING: Possible = {
  parts: new Map(),
  whole: new Map(),
  ends: new Map(),
  sides: new Map(),
  equips: new Map(),
  loose: [],
};

export function possible(legal: readonly Action[]): Possible {
  const parts = new Map<number, Part[]>();
  const whole = new Map<number, Action>();
  const ends = new Map<number, Extract<Action, { do: "put" }>[]>();
  const sides = new Map<number, Extract<Action, { do: "side" }>[]>();
  const equips = new Map<number, Equip[]>();
  const loose: Loose[] = [];
  for (const action of legal) {
    if (!("card" in action)) loose.push(action);
    else if (action.do === "pick" || action.do === "expand") whole.set(action.card, action);
    else if (action.do === "equip") {
      if (!equips.has(action.card)) add(parts, action.card, { key: "equip", kind: "equip", n: 0, action });
      add(equips, action.card, action);
    }
    else if (action.do === "put") add(ends, action.card, action);
    else if (action.do === "side") add(sides, action.card, action);
    else add(parts, action.card, partOf(action, parts.get(action.card)?.filter((part) => part.kind === "produce").length ?? 0));
  }
  return { parts, whole, ends, sides, equips, loose };
}

function add<T>(to: Map<number, T[]>, card: number, one: T): void {
  const known = to.get(card);
  if (known) known.push(one);
  else to.set(card, [one]);
}

function partOf(action: OnPart, produced: number): Part {
  switch (action.do) {
    case "produce":
      return { key: `produce-${produced}`, kind: "produce", n: produced, gives: action.gives, action };
    case "upgrade":
      return { key: `upgrade-${action.frame}`, kind: "upgrade", n: action.frame, action };
    case "mark":
      return { key: `box-${action.box}`, kind: "box", n: action.box, action };
    case "cross-out":
      return { key: `icon-${action.icon}`, kind: "icon", n: action.icon, action };
    case "cross-cost":
      return {
        key: `cost-${action.frame}-${action.resource}`,
        kind: "cost",
        n: action.frame,
        resource: action.resource,
        action,
      };
    default:
      return { key: `effect-${action.effect}`, kind: "effect", n: action.effect, action };
  }
}

/** Where a card of the campaign lies. */
export function placeOf(view: View, card: number): Place {
  if (view.play.includes(card)) return "play";
  if (view.permanent.includes(card)) return "permanent";
  if (view.blocked.some((one) => one.card === card)) return "blocked";
  if (view.worn.some((one) => one.card === card)) return "worn";
  if (view.seen.some((one) => one.card === card)) return "seen";
  if (view.looked.includes(card)) return "looked";
  if (view.picked.includes(card)) return "picked";
  if (view.discard.includes(card)) return "discard";
  if (view.deck.runs.some((run) => run.includes(card))) return "deck";
  return "away";
}

/** L34: what a card wields. */
export const wielded = (view: View, card: number): number[] => view.worn.filter((one) => one.by === card).map((one) => one.card);

/** The piles of the play area: each card on top, and what lies blocked under it (with all it wields), from the top down. */
export function piles(view: View): number[][] {
  const under = (card: number): number[] => {
    const below = view.blocked.filter((one) => one.by === card).map((one) => one.card);
    return below.flatMap((one) => [one, ...wielded(view, one), ...under(one)]);
  };
  return view.play.map((card) => [card, ...under(card)]);
}

export function row(view: View, card: number): KingdomCard | null {
  return view.cards.find((one) => one.card === card) ?? null;
}

export const none = (amounts: Amounts): boolean => Object.keys(amounts).length === 0;
