/**
 * What a game's folder offers to the page. A further game is one more folder and its registration in index.ts;
 * everything else (seats, log, score, replay, rules, waiting room, result) is shared.
 */

import type { Component, Snippet } from "svelte";
import type { TableStore } from "../lib/table/table.svelte";
import type { GameInfo, Json, Moment, OptionsSchema, Shapes, TableLine } from "../lib/server/types";
import type { CardName } from "../lib/words/tell";
import type { Part } from "../lib/words/words.svelte";

export interface LogLine {
  id: string;
  seat: number | null;
  parts: Part[];
  icon?: string | undefined;
  /** A quiet line that parts one turn from the next. */
  divider?: boolean;
  /** It speaks of something on the table that can be shown. */
  points?: boolean;
}

/** A game as the page knows it before anything of it is loaded. */
export interface Registered {
  home: () => Promise<HomePart>;
  part: () => Promise<AnyGamePart>;
  /** Pages of its own, by the path they stand at. */
  pages?: Record<string, GamePage>;
  /** Its rules on one page, drawn with its own pieces. */
  summary?: () => Promise<{ default: Component }>;
  /** A game for one: its tables are campaigns, and stand with the game on Home. */
  campaigns?: boolean;
  /** What the rules page may add to a rule for this reader: rulings about cards that they have discovered. */
  rulings?: () => Promise<Ruling[]>;
}

export interface Ruling {
  rule: string;
  /** The name of the card. */
  of: string;
  text: string;
}

export type GamePage = () => Promise<{ default: Component }>;

/** Which shapes a table has, its game's name says: the page itself looks at none of them. */
export type AnyGamePart = GamePart<any>;

/** What Home needs; small, because it is loaded before one has chosen. */
export interface HomePart {
  Scene: Component;
  /** The game's options, tucked away; `onchange` gets all that differ from the defaults. */
  Options?: Component<{
    schema: OptionsSchema;
    value: Record<string, Json>;
    onchange: (value: Record<string, Json>) => void;
  }>;
  /** What else lies in the box, chosen on the card itself. */
  Boxes?: Component<{
    schema: OptionsSchema;
    value: Record<string, Json>;
    onchange: (value: Record<string, Json>) => void;
  }>;
  /** In the place of seats and options: a game for one has campaigns, and lists those of mine itself. */
  Start?: Component<{ game: GameInfo; tables: readonly TableLine[]; onchange: () => void }>;
  /** The possible numbers of players with these options, where they change it. */
  seats?: (game: GameInfo, options: Record<string, Json>) => number[];
  /** What else is in the game with these options: its expansions. */
  subtitle?: (options: Record<string, Json>) => string;
}

/** What a table and a replay need. */
export interface GamePart<G extends Shapes> {
  /** Fetches what the game needs besides its code (the facts of its cards). */
  load: () => Promise<void>;
  /** The whole play area of a running or finished table, laid out by TableShell. */
  Table: Component<{ store: TableStore<G> }>;
  /** The table at one moment, to look at; it lays the page's score, log and controls out with TableShell. */
  Replay: Component<{ moment: Moment<G>; log: readonly G["event"][]; names: string[]; seat: number | null; left: Snippet; bar: Snippet }>;
  /** A card by its name, for games whose cards are numbers. */
  cardName?: CardName;
  /** The log: a line for each event that is worth one, or one for several that belong together. */
  logLines: (events: readonly G["event"][], names: readonly string[]) => LogLine[];
  /** Events that a replay can jump to. */
  notable?: (event: G["event"]) => boolean;
  /** They are rounds. */
  byRounds?: boolean;
  /** The name of a source of points. */
  source: (name: string) => string;
  /** What else is in the game: its expansions. */
  subtitle?: (view: G["view"]) => string;
  /** Where the game is: round, goal. */
  detail: (view: G["view"]) => string;
}
