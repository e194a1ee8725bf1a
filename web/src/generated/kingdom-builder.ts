/** Made by tools/page_types.py (`make types`): change the Python types, not this. */

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
  /** of Crossroads: first or second (X16) */
  printing: string;
  /** from the top left to the bottom right */
  quadrants: QuadrantView[];
  /** the Kingdom Builder cards (K7) */
  goals: string[];
  tasks: TaskView[];
  /** by Scouts (M25) */
  removed_terrain: string | null;
  /** 20 rows of letters: GCDFTS eligible, W water, M mountain, L, K, P special */
  board: string[];
  locations: LocationView[];
  /** hexes */
  castles: number[];
  /** hexes */
  palaces: number[];
  bonuses: BonusLeftView[];
  /** how many cards */
  deck: number;
  /** terrain cards, in no order */
  discard: string[];
  /** terrain cards set aside in this turn (K11) */
  rejected: string[];
  players: KingdomPlayerView[];
  /** what is expected now; its sentence is kingdom-builder-expect-… */
  expect: "before" | "build" | "choose" | "redraw" | "end" | "pick" | "move" | "keep" | "hall" | "piece" | "step" | "react" | "over";
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
  /** the seven hexes of the city hall, or none (X7) */
  hall: number[];
  /** its hex (X11) */
  wagon: number | null;
  /** its hex (X12) */
  ship: number | null;
  /** hexes (X9) */
  warriors: number[];
  warriors_left: number;
  /** every tile that the player ever took */
  tiles: TileView[];
  bonuses: BonusView[];
};

export type TileView = {
  /** the hex of the location space that the tile came from */
  tile: number;
  location: string;
  /** gained: in this turn (K14); waiting: for its owner's turn; ready: a canoe that can react (M7) */
  state: "usable" | "used" | "gained" | "waiting" | "passive" | "ready" | "lost";
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
  /** the hex of the settlement that moves (K16) */
  picked: number | null;
  /** taken with the wagon or ship (X16) */
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

/** Boards and cards: GET /api/games/kingdom-builder/cards. */
export type KingdomFacts = {
  quadrants: QuadrantFacts[];
  locations: NamedFacts[];
  bonuses: NamedFacts[];
  goals: NamedFacts[];
  tasks: TaskFacts[];
  terrain_cards: TerrainCardFacts[];
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

export type NamedFacts = {
  name: string;
  expansion: string;
  rule: string;
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
  copies: number;
};

/** Everything has a default: the base game, with boards and cards drawn by the seed. */
export type Options = {
  /** first-game: the boards and cards recommended for a first game */
  preset?: "first-game" | null;
  /** K3: the expansions in use */
  expansions?: ("crossroads" | "marshlands")[];
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
  /** X1: up to four task cards; else one is drawn for each Crossroads board */
  tasks?: string[] | null;
  /** X1: task cards left out of the draw */
  without_tasks?: string[];
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
  | { event: "fort-drew"; card: string; forfeited: boolean }
  | { event: "took-tile"; tile: number; location: string; left: number }
  | { event: "lost-tile"; tile: number; location: string }
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
export type Game = { view: View; cards: Cards; action: Action; event: GameEvent };
