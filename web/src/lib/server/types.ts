/** What the server sends: its generated types, with a game's own shapes in the place of unknown JSON. */

import type { EventOut, GameInfo as AnyGameInfo, HintOut, Moment as AnyMoment, Possible, TableOut, WhatIf as AnyWhatIf } from "../../generated/api";
import type { Json } from "./json";

export type {
  Language,
  Level,
  Me,
  NewMatch,
  RefusalOut as Refusal,
  ResultOut as Result,
  SeatOut as Seat,
  ClockOut as Clock,
  LobbyTable,
  MessageOut as Message,
  Talk,
  SeatWish,
  TableLine,
} from "../../generated/api";
export type { Facts, Json } from "./json";

export type Action = { do: string; [value: string]: Json };
export type GameEvent = EventOut;
/** How my score would change at once, by source. */
export type Changes = Possible["changes"];

/** The shapes of one game; each file of generated/ has its own as `Game`. */
export interface Shapes {
  view: object;
  action: Action;
  event: GameEvent;
  /** What the helper says that could still be paid for. */
  reach: object;
}

type With<Known, Own> = Omit<Known, keyof Own> & Own;

/** What a JSON schema says of options. */
export interface OptionsSchema {
  properties?: Record<string, OptionSchema>;
}
export interface OptionSchema {
  type?: string;
  default?: Json;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  items?: { enum?: string[] };
  /** Of boxes to choose: the numbers of players that each allows. */
  seats?: Record<string, number[]>;
}
export type GameInfo = With<AnyGameInfo, { options: OptionsSchema }>;

export type Table<G extends Shapes = Shapes> = With<
  TableOut,
  { view: G["view"] | null; legal: G["action"][]; events: G["event"][] }
>;
export type Moment<G extends Shapes = Shapes> = With<AnyMoment, { view: G["view"]; events: G["event"][] }>;
export type WhatIf<G extends Shapes = Shapes> = With<
  AnyWhatIf,
  { view: G["view"] | null; actions: { action: G["action"]; changes: Changes }[]; reach: G["reach"][] | null }
>;
export type Advice<G extends Shapes = Shapes> = With<HintOut, { actions: G["action"][] }>;
