/** What the server sends of Kingdom Builder: docs/views.md as types. */

export type Terrain = "grass" | "canyon" | "desert" | "flower_field" | "forest" | "swamp" | "water" | "mountain";

export interface Tile {
  tile: number;
  location: string;
  state: "usable" | "used" | "gained" | "waiting" | "passive" | "ready" | "lost";
}
export interface Bonus {
  location: string;
  state: Exclude<Tile["state"], "ready" | "lost">;
}
export interface Player {
  seat: number;
  supply: number;
  kept: number;
  cards: string[] | null;
  card_count: number;
  settlements: number[];
  hall: number[];
  wagon: number | null;
  ship: number | null;
  warriors: number[];
  warriors_left: number;
  tiles: Tile[];
  bonuses: Bonus[];
}
export interface LocationSpace {
  hex: number;
  location: string;
  left: number;
}
export interface Laid {
  name: string;
  turned: boolean;
  own_layout: boolean;
}
export interface Mandatory {
  stage: "before" | "during" | "after";
  left: number;
  terrain: Terrain | null;
  choices: Terrain[];
  anywhere: boolean;
}
export interface Doing {
  seat: number;
  tile: number | null;
  location: string;
  bonus: boolean;
  picked: number | null;
  steps: number;
  card: string | null;
}
export type Expect =
  | "before"
  | "build"
  | "choose"
  | "redraw"
  | "end"
  | "pick"
  | "move"
  | "keep"
  | "hall"
  | "piece"
  | "step"
  | "react"
  | "over";

export interface View {
  game: "kingdom-builder";
  seat: number | null;
  actor: number | null;
  turn: number;
  starter: number;
  round: number;
  last_round: boolean;
  ended_by: string | null;
  expansions: string[];
  printing: "first" | "second";
  quadrants: Laid[];
  goals: string[];
  tasks: { name: string; gold: number }[];
  removed_terrain: Terrain | null;
  board: string[];
  locations: LocationSpace[];
  castles: number[];
  palaces: number[];
  bonuses: { location: string; left: number }[];
  deck: number;
  discard: string[];
  rejected: string[];
  players: Player[];
  expect: Expect;
  mandatory: Mandatory;
  doing: Doing | null;
  reactions: { tile: number; seats: number[] }[];
  building: { spaces: number; possible: number; must_touch: boolean } | null;
  trail: number[];
  last_trail: number[];
}

/** Boards and cards as facts: GET /api/games/kingdom-builder/cards. */
export interface QuadrantFacts {
  name: string;
  /** Or "own", for a board of one's own. */
  expansion: string;
  own_layout: boolean;
  locations: string[];
  rows: string[];
  /** What its painter called it. */
  title?: string;
}
export interface NamedFacts {
  name: string;
  rule: string;
  expansion: string;
}
export interface Facts {
  quadrants: QuadrantFacts[];
  locations: NamedFacts[];
  bonuses: NamedFacts[];
  goals: NamedFacts[];
  tasks: (NamedFacts & { gold: number })[];
}
