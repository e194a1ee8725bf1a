/** Kingdom Legacy's shapes as the page reads them: the generated ones, and the cards it knows. */

import type { CardPart } from "./card/types";
import type { Action, AskedView, KingdomCardView, WordedSide } from "../../generated/kingdom-legacy";

export type { Action, Game, GameEvent, KnownCard, KnownCards, View } from "../../generated/kingdom-legacy";
export type { Amounts } from "./card/types";
export type Asked = AskedView;
export type KingdomCard = KingdomCardView;
export type KnownSide = WordedSide;


/** A part of a card that can be used: what glows. */
export interface Part extends CardPart {
  action: Action;
}

export type Place = "play" | "permanent" | "blocked" | "discard" | "deck" | "looked" | "picked" | "seen" | "worn" | "away";
