/** Kingdom Legacy's shapes as the page reads them: the generated ones, and the cards it knows. */

import type { Action, AskedView, CostView, KingdomCardView } from "../../generated/kingdom-legacy";

export type { Action, Game, GameEvent, View } from "../../generated/kingdom-legacy";
export type Asked = AskedView;
export type Cost = CostView;
export type KingdomCard = KingdomCardView;

export const RESOURCES = ["coin", "wood", "stone", "metal", "sword", "good"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<string, number>;

export interface Scene {
  ground: string;
  sky: string;
  hue: string;
  icons: { body: string; x: number; y: number; size: number; flip?: boolean; tone?: number }[];
}

export interface Line {
  sign: string;
  what: string;
  number: number;
  once?: boolean;
  turnly?: boolean;
  text: string;
}

export interface KnownUpgrade {
  frame: number;
  to: number;
  to_name: string;
  how: "rotate" | "flip";
  resources: Amounts;
  cards: { keyword: string; name: string; number: number }[];
  destroys: string | null;
}

export interface KnownBox {
  number: number;
  price: Cost | null;
  glory: number;
  threshold: number | null;
  text: string;
}

export interface KnownSide {
  side: number;
  name: string;
  key: string;
  kind: string;
  keywords: { key: string; name: string }[];
  permanent: boolean;
  obstacle: boolean;
  makes: Amounts[];
  glory: number;
  worth: string | null;
  upgrades: KnownUpgrade[];
  lines: Line[];
  boxes: KnownBox[];
  scene: Scene | null;
}

export interface KnownCard {
  card: number;
  scroll: boolean;
  choose_side: boolean;
  rulings: { rule: string; text: string }[];
  sides: KnownSide[];
}

/** A part of a card that can be used: what glows. */
export interface Part {
  key: string;
  kind: "produce" | "upgrade" | "effect" | "box" | "icon" | "cost";
  n: number;
  gives?: Amounts;
  resource?: string;
  action: Action;
}

export type Place = "play" | "permanent" | "blocked" | "discard" | "deck" | "looked" | "picked" | "seen" | "away";
