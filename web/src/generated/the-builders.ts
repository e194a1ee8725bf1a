/** Made by tools/page_types.py (`make types`): change the Python types, not this. */

/** The Builders as a seat sees it. All but the order of the decks is open to everybody. */
export type BuildersView = {
  game: string;
  /** whose view it is; null for a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  actor: number | null;
  starter: number;
  round: number;
  /** points that end the game (B17) */
  goal: number;
  /** somebody has the points that end the game: this round is the last (B17) */
  last_round: boolean;
  /** the rounds left, with this one, until the game ends because nothing is opened, hired or sent (B19); null: more than three */
  quiet_rounds: number | null;
  /** the rule that ended the game */
  ended_by: string | null;
  /** left to the acting player in this turn; 0 once the game is over */
  actions: number;
  /** coins for one more action (B6) */
  action_price: number;
  /** cards */
  building_row: number[];
  /** how many cards */
  building_deck: number;
  /** cards */
  worker_row: number[];
  /** how many cards */
  worker_deck: number;
  players: PlayerView[];
  prices: PricesView;
};

export type PlayerView = {
  seat: number;
  coins: number;
  /** of completed buildings and machines */
  points: number;
  /** free workers and machines */
  free: number[];
  /** completed buildings and machines */
  built: number[];
  sites: SiteView[];
};

export type SiteView = {
  /** the number of a card */
  card: number;
  /** the workers there */
  crew: number[];
  /** what they supply: stone, wood, knowledge, tile */
  supply: number[];
  /** of stone, wood, knowledge, tile */
  needs: number[];
  /** how many were sent there in this turn (B10) */
  sent: number;
};

/** What everything costs the acting player, also what they cannot pay now. */
export type PricesView = {
  coins: CoinsView[];
  open: CardPriceView[];
  hire: CardPriceView[];
  send: SendView[];
};

export type CoinsView = {
  actions: number;
  /** what so many actions pay (B11) */
  coins: number;
  possible: boolean;
};

export type CardPriceView = {
  /** actions it takes */
  actions: number;
  /** how many of them must be bought first (B6) */
  buy: number;
  /** all that is paid in the end: bought actions and the wage */
  coins: number;
  /** the coins are there */
  affordable: boolean;
  /** legal right now, with nothing to buy */
  possible: boolean;
  /** the number of a card */
  card: number;
};

export type SendView = {
  /** actions it takes */
  actions: number;
  /** how many of them must be bought first (B6) */
  buy: number;
  /** all that is paid in the end: bought actions and the wage */
  coins: number;
  /** the coins are there */
  affordable: boolean;
  /** legal right now, with nothing to buy */
  possible: boolean;
  /** the number of a card */
  worker: number;
  /** the number of a card */
  site: number;
  wage: number;
  /** the building would be complete (B13) */
  completes: boolean;
  /** coins it would then pay */
  reward: number;
  /** points it would then score */
  points: number;
  /** how much of what is missing the worker supplies, by resource */
  helps: number[];
};

export type WorkerFacts = {
  /** the number of a card */
  card: number;
  kind: "worker";
  /** its rank; the-builders-card-NAME says it */
  name: string;
  wage: number;
  /** of stone, wood, knowledge, tile */
  supplies: number[];
};

export type BuildingFacts = {
  /** the number of a card */
  card: number;
  kind: "building";
  name: string;
  /** of stone, wood, knowledge, tile */
  needs: number[];
  /** paid when it is complete */
  coins: number;
  points: number;
};

/** Built like a building, works like a worker (B15). */
export type MachineFacts = {
  /** the number of a card */
  card: number;
  kind: "machine";
  name: string;
  wage: number;
  /** of stone, wood, knowledge, tile */
  supplies: number[];
  /** of stone, wood, knowledge, tile */
  needs: number[];
  coins: number;
  points: number;
};

/** The rulebook has no options; a lower goal makes a shorter game. */
export type Options = {
  /** B17: the points that end the game */
  goal?: number;
  /** B5: the seat that begins; else drawn */
  first?: number | null;
};

export type View = BuildersView;

export type Cards = (WorkerFacts | BuildingFacts | MachineFacts)[];

/** One free choice. */
export type Action =
  | { do: "buy" }
  | { do: "coins"; actions: number }
  | { do: "end" }
  | { do: "hire"; card: number }
  | { do: "open"; card: number }
  | { do: "send"; worker: number; site: number };

/** What happened. */
export type GameEvent = { step: number; seat: number | null } & (
  | { event: "opened"; card: number }
  | { event: "hired"; card: number }
  | { event: "sent"; worker: number; site: number; wage: number; actions: number }
  | { event: "completed"; card: number; coins: number; points: number; freed: number[]; machine: boolean }
  | { event: "took-coins"; actions: number; coins: number }
  | { event: "bought-action"; coins: number }
  | { event: "ended-turn" }
  | { event: "refilled"; row: string; card: number }
  | { event: "game-over"; rule: string }
);

/** All that the server sends of this game. */
export type Game = { view: View; cards: Cards; action: Action; event: GameEvent; reach: never };
