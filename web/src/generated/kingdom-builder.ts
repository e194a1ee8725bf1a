/** Made by tools/page_types.py (`make types`): change the Python types, not this. */

import type { Json } from "../lib/server/json";

/** Kingdom Builder as a seat sees it: all but the others' terrain cards and the order of the deck. */
export type KingdomView = {
  game: string;
  /** whose view it is; null for a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  actor: number | null;
  /** whose turn it is; not the actor while it is interrupted (M7) */
  turn: number;
  starter: number;
  round: number;
  /** somebody has built the last settlement (K25) */
  last_round: boolean;
  /** the rule that ended the game */
  ended_by: string | null;
  expansions: string[];
  /** of the expansions in use */
  options: Record<string, Json>;
  /** from the top left to the bottom right */
  quadrants: QuadrantView[];
  /** the Kingdom Builder cards (K7) */
  goals: string[];
  tasks: TaskView[];
  /** by Scouts (M25) */
  removed_terrain: string | null;
  /** 20 rows of letters: GCDFTS eligible, W water, M mountain, others special */
  board: string[];
  locations: LocationView[];
  /** special spaces by kind: their hexes */
  spaces: Record<string, number[]>;
  /** pieces that belong to nobody, by kind: their hexes */
  pieces: Record<string, number[]>;
  /** hexes next to a warrior: nothing may be built there (X10) */
  closed: number[];
  bonuses: BonusLeftView[];
  /** how many cards */
  deck: number;
  /** terrain cards, in no order */
  discard: string[];
  /** terrain cards set aside in this turn (K11) */
  rejected: string[];
  players: KingdomPlayerView[];
  /** what is expected now, in a word */
  expect: string;
  mandatory: MandatoryView;
  doing: DoingView | null;
  /** under way, the innermost last */
  reactions: ReactionView[];
  building: BuildingView | null;
  /** hexes touched in this turn, in order */
  trail: number[];
  /** … and in the turn before */
  last_trail: number[];
};

export type QuadrantView = {
  name: string;
  /** by 180° (K1) */
  turned: boolean;
  /** not the publisher's: drawn by us or brought by the table */
  own_layout: boolean;
};

export type TaskView = {
  name: string;
  gold: number;
};

export type LocationView = {
  /** a hex: row * 20 + column (K1) */
  hex: number;
  location: string;
  /** tiles that still lie there (K4) */
  left: number;
};

export type BonusLeftView = {
  location: string;
  /** bonus tiles that nobody holds (M6) */
  left: number;
};

export type KingdomPlayerView = {
  seat: number;
  /** settlements not yet built */
  supply: number;
  /** settlements kept by a temple (M13) */
  kept: number;
  /** terrain cards; null where they are hidden (K6) */
  cards: string[] | null;
  card_count: number;
  /** hexes */
  settlements: number[];
  /** other pieces by kind: their hexes (a city hall has seven, X7) */
  pieces: Record<string, number[]>;
  /** paid while the game runs, by source */
  gold: Record<string, number>;
  /** every tile that the player ever took */
  tiles: TileView[];
  bonuses: BonusView[];
};

export type TileView = {
  /** the hex of the location space that the tile came from */
  tile: number;
  location: string;
  /** gained: in this turn (K14); waiting: for its owner's turn; ready: a canoe that can react (M7); spent: a one-shot tile whose time is over */
  state: "usable" | "used" | "gained" | "waiting" | "passive" | "ready" | "lost" | "spent";
};

export type BonusView = {
  location: string;
  /** as of a tile */
  state: "usable" | "used" | "gained" | "waiting" | "passive";
};

export type MandatoryView = {
  /** the mandatory action (K8) */
  stage: "before" | "during" | "after";
  /** settlements that it still builds */
  left: number;
  /** the terrain of the turn; null while it is to be chosen (X5, M4) */
  terrain: string | null;
  /** the terrains on the cards of the turn */
  choices: string[];
  /** the next one need not be next to one's own (M14) */
  anywhere: boolean;
};

/** The action of a tile that is under way. */
export type DoingView = {
  seat: number;
  /** the hex of its location space; null for a bonus tile */
  tile: number | null;
  location: string;
  bonus: boolean;
  /** the hex of the settlement that moves (K16), or may go on */
  picked: number | null;
  /** of an action of several, those that are done */
  steps: number;
  /** drawn by the fort (X16) */
  card: string | null;
};

export type ReactionView = {
  /** the location space whose last tile was taken */
  tile: number;
  /** who may still react, the first of them now (M7) */
  seats: number[];
};

/** K10 for what is built or moved now. */
export type BuildingView = {
  /** spaces that the action allows */
  spaces: number;
  /** of them, those that K10 leaves */
  possible: number;
  /** it must be next to one's own */
  must_touch: boolean;
};

/** What is in the boxes: GET /api/games/kingdom-builder/cards. */
export type KingdomFacts = {
  expansions: ExpansionFacts[];
  terrains: TerrainFacts[];
  spaces: SpaceFacts[];
  pieces: PieceFacts[];
  quadrants: QuadrantFacts[];
  boards: BoardFacts;
  locations: LocationFacts[];
  bonuses: LocationFacts[];
  goals: GoalFacts[];
  /** Kingdom Builder cards of a game (K7) */
  goals_in_use: number;
  tasks: TaskFacts[];
  terrain_cards: TerrainCardFacts[];
};

/** What a box adds; the first is the base game. */
export type ExpansionFacts = {
  name: string;
  /** numbers of players that it allows, alone or with others (K5) */
  seats: number[];
  /** of the spaces and terrains that a board can have only with it */
  letters: string[];
  /** that it declares */
  options: string[];
  /** for each of its boards a task card is laid out (X1) */
  tasks: boolean;
};

export type TerrainFacts = {
  name: string;
  letter: string;
  /** can be built on (K2) */
  eligible: boolean;
  /** every board must have some of it */
  needed: boolean;
};

/** A kind of special space (K2). */
export type SpaceFacts = {
  name: string;
  expansion: string;
  rule: string;
  letter: string;
  /** what one brings; 0 if nothing */
  gold: number;
  /** that lie on it at the start */
  tiles: number;
  /** locations that are drawn onto it; none: its board names them, or it has no tiles */
  drawn: string[];
  /** on boards; else it is laid onto another space */
  printed: boolean;
};

export type PieceFacts = {
  name: string;
  expansion: string;
  rule: string;
  /** of each player, or of all together */
  number: number;
  /** the terrains that it may stand on */
  ground: string[];
  /** that one of them covers */
  hexes: number;
  /** it belongs to nobody */
  common: boolean;
  /** counts for 'next to your own' (X13) */
  anchors: boolean;
  /** counts as a settlement in all respects (X8) */
  settles: boolean;
  /** nothing may be built next to it (X10) */
  closes: boolean;
  /** nothing moves or removes it */
  stays: boolean;
  /** how far it moves */
  steps: number;
};

export type QuadrantFacts = {
  name: string;
  expansion: string;
  own_layout: boolean;
  /** kinds of the location spaces, in reading order */
  locations: string[];
  /** ten rows of ten letters */
  rows: string[];
};

export type BoardFacts = {
  /** of quadrants on the table (K1) */
  number: number;
  /** boards of one's own that a table can bring along */
  own: number;
};

export type LocationFacts = {
  name: string;
  expansion: string;
  rule: string;
  /** what its tile does: build, move, piece, keep, draw, …; passive: nothing by itself */
  kind: string;
  /** once in each turn of its owner */
  usable: boolean;
  /** in the turns of others (M7) */
  reacts: boolean;
  /** in its owner's next turn only */
  one_shot: boolean;
  /** a board of one's own can name it for its location spaces */
  named: boolean;
  /** that it builds on, if it is always the same */
  terrain: string | null;
  /** the kind of piece that it places */
  piece: string | null;
};

export type GoalFacts = {
  name: string;
  expansion: string;
  rule: string;
  /** while the game runs, not at its end */
  pays: boolean;
};

export type TaskFacts = {
  name: string;
  expansion: string;
  rule: string;
  gold: number;
};

export type TerrainCardFacts = {
  /** a terrain, or swamp/terrain (M3) */
  name: string;
  expansion: string;
  copies: number;
};

export type Options = {
  /** first-game: the boards and cards recommended for a first game */
  preset?: "first-game" | null;
  /** K3: the expansions in use */
  expansions?: ("nomads" | "crossroads" | "marshlands")[];
  /** K5: the seat that begins; else drawn */
  first?: number | null;
  /** K1: four different boards, from the top left to the bottom right; else drawn */
  quadrants?: string[] | null;
  /** K1: for each of the four, whether it is turned by 180°; else drawn */
  turned?: boolean[] | null;
  /** boards of one's own by name: ten rows of letters, then 'locations: farm, farm' */
  own_quadrants?: Record<string, string>;
  /** draws the boards and their turns apart from the seed of the game */
  map_seed?: number | null;
  /** K7: three Kingdom Builder cards; else drawn */
  goals?: string[] | null;
  /** K38: cards left out of the draw */
  without_goals?: string[];
  /** X1: up to four task cards; else one is drawn for each board with tasks */
  tasks?: string[] | null;
  /** X1: task cards left out of the draw */
  without_tasks?: string[];
  /** P1: on which castle of these boards; true: drawn, on each */
  capitol?: boolean | Record<string, 0 | 1 | "random">;
  /** N54: the two swords are in use */
  nomad_swords?: boolean;
  /** X16 */
  crossroads_printing?: "first" | "second";
};

export type View = KingdomView;

export type Cards = KingdomFacts;

/** One free choice. */
export type Action =
  | { do: "build"; hex: number }
  | { do: "choose"; terrain: string }
  | { do: "decline" }
  | { do: "end" }
  | { do: "move"; hex: number }
  | { do: "pick"; hex: number }
  | { do: "place"; hex: number }
  | { do: "redraw" }
  | { do: "stop" }
  | { do: "take-back"; hex: number }
  | { do: "use"; tile: number }
  | { do: "use-bonus"; location: string };

/** What happened. */
export type GameEvent = { step: number; seat: number | null } & (
  | { event: "showed"; cards: string[] }
  | { event: "chose"; terrain: string }
  | { event: "redrew"; rejected: string[]; card: string }
  | { event: "built"; hex: number; by: string }
  | { event: "used"; tile: number; location: string }
  | { event: "used-bonus"; location: string }
  | { event: "moved"; from: number; hex: number; by: string }
  | { event: "kept"; hex: number }
  | { event: "placed"; piece: string; hex: number }
  | { event: "piece-moved"; piece: string; from: number; hex: number }
  | { event: "took-back"; piece: string; hex: number }
  | { event: "removed"; hex: number; owner: number; piece: string }
  | { event: "fort-drew"; card: string; forfeited: boolean }
  | { event: "took-tile"; tile: number; location: string; left: number }
  | { event: "lost-tile"; tile: number; location: string }
  | { event: "spent-tile"; tile: number; location: string }
  | { event: "paid"; source: string; gold: number; hex: number }
  | { event: "took-bonus"; location: string }
  | { event: "lost-bonus"; location: string }
  | { event: "declined" }
  | { event: "last-round" }
  | { event: "ended-turn" }
  | { event: "drew"; count: number; cards?: string[] }
  | { event: "reshuffled"; count: number }
  | { event: "game-over"; rule: string }
);

/** All that the server sends of this game. */
export type Game = { view: View; cards: Cards; action: Action; event: GameEvent; reach: never };
