/** What the server sends: docs/api.md as types. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, Json>;

export type Language = "en" | "hu" | "pl";
export type Level = string;

export interface Me {
  id: string;
  name: string;
  language: Language | null;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionsSchema;
  levels: Level[];
  rules_version: number;
}

export interface OptionsSchema {
  properties?: Record<string, OptionSchema>;
}

export interface OptionSchema {
  default?: Json;
  minimum?: number;
  maximum?: number;
  type?: string;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: Level | null;
  you: boolean;
  here: boolean;
}

export interface Share {
  source: string;
  points: number;
  where: Json[];
}

export interface Result {
  scores: number[];
  breakdown: Share[][];
  winners: number[];
  ended_by: string | null;
}

/** `event` names the kind; the rest are its facts. `step` is the decision it belongs to, from 0. */
export interface GameEvent {
  step: number;
  event: string;
  seat: number | null;
  [fact: string]: Json;
}

export interface Action {
  do: string;
  [value: string]: Json;
}

export type Status = "waiting" | "running" | "finished" | "closed";

export interface Table<View = Json> {
  id: string;
  game: string;
  options: Record<string, Json>;
  level: Level;
  status: Status;
  version: number;
  creator: boolean;
  seat: number | null;
  seats: Seat[];
  steps: number;
  view: View | null;
  legal: Action[];
  undo: boolean;
  result: Result | null;
  since: number;
  events: GameEvent[];
  rematch: string | null;
  /** May I ask for a hint. */
  hints: boolean;
  updated: string;
}

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  seats: Seat[];
  seat: number | null;
  my_turn: boolean;
  updated: string;
  result?: Result | null;
}

export interface Moment<View = Json> {
  n: number;
  steps: number;
  view: View;
  events: GameEvent[];
  result: Result;
}

export interface Refusal {
  rule: string;
  reason: string;
  facts: Facts;
}

export type SeatRequest = { who: "me" } | { who: "open" } | { who: "bot"; level: Level };

export interface NewTable {
  game: string;
  options?: Record<string, Json>;
  level?: Level;
  seats: SeatRequest[];
  hints?: boolean;
}

/** How my score would change at once, by source. */
export type Changes = Record<string, number>;

export interface WhatIf<View = Json> {
  version: number;
  /** It would show something hidden: nothing is told. */
  hidden: boolean;
  actions: { action: Action; changes: Changes }[];
  /** The game after the decisions that were looked ahead over; null without any. */
  view: View | null;
}

export interface Advice {
  version: number;
  actions: Action[];
  changes: Changes;
}
