/** Kingdom Legacy's shapes as the page reads them: the generated ones, and the cards it knows. */

import type { Action, AskedView, KingdomCardView, WordedSide } from "../../generated/kingdom-legacy";

export type { Action, Game, GameEvent, KnownCard, KnownCards, View } from "../../generated/kingdom-legacy";
export type Asked = AskedView;
export type KingdomCard = KingdomCardView;
export type KnownSide = WordedSide;

export const RESOURCES = ["coin", "wood", "stone", "metal", "sword", "good"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<string, number>;

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
