/** What the server sends of The Builders: docs/views.md as types. */

export type Amounts = [stone: number, wood: number, knowledge: number, tile: number];

export const RESOURCES = ["stone", "wood", "knowledge", "tile"] as const;
export type Resource = (typeof RESOURCES)[number];

interface Named {
  card: number;
  name: string;
}
export interface WorkerFacts extends Named {
  kind: "worker";
  wage: number;
  supplies: Amounts;
}
export interface BuildingFacts extends Named {
  kind: "building";
  needs: Amounts;
  coins: number;
  points: number;
}
/** Built like a building, works like a worker. */
export interface MachineFacts extends Named {
  kind: "machine";
  wage: number;
  supplies: Amounts;
  needs: Amounts;
  coins: number;
  points: number;
}
export type CardFacts = WorkerFacts | BuildingFacts | MachineFacts;

export interface Site {
  card: number;
  crew: number[];
  supply: Amounts;
  needs: Amounts;
  sent: number;
}

export interface Player {
  seat: number;
  coins: number;
  points: number;
  free: number[];
  built: number[];
  sites: Site[];
}

/** `buy` of the `actions` must be bought first; `coins` is all that is paid in the end. */
export interface Price {
  actions: number;
  buy: number;
  coins: number;
  affordable: boolean;
  possible: boolean;
}
/** What so many actions pay when one takes coins. */
export interface CoinsPrice {
  actions: number;
  coins: number;
  possible: boolean;
}
export interface CardPrice extends Price {
  card: number;
}
export interface SendPrice extends Price {
  worker: number;
  site: number;
  wage: number;
  completes: boolean;
  reward: number;
  points: number;
  helps: Amounts;
}

export interface View {
  game: "the-builders";
  seat: number | null;
  actor: number | null;
  starter: number;
  round: number;
  goal: number;
  last_round: boolean;
  ended_by: string | null;
  actions: number;
  action_price: number;
  building_row: number[];
  building_deck: number;
  worker_row: number[];
  worker_deck: number;
  players: Player[];
  prices: { coins: CoinsPrice[]; open: CardPrice[]; hire: CardPrice[]; send: SendPrice[] };
}
