/** Made by tools/page_types.py (`make types`): change the Python types, not this. */

/** The campaign as the player sees it: all but the order of the deck and the cards of the box. */
export type LegacyView = {
  game: string;
  /** whose view it is; null for a spectator */
  seat: number | null;
  /** 0 while something must be decided; null when the campaign is over */
  actor: number | null;
  /** how often the campaign was started again (L26) */
  restarts: number;
  /** L26: up to the choice on card 23; among the legal actions only there */
  may_restart: boolean;
  round: number;
  turn: number;
  /** the last round of the base game (L17) */
  last_round: boolean;
  /** the expansion being played */
  expansion: ExpansionView | null;
  /** the score track (L40) */
  scores: number[];
  /** of the kingdom now (L59) */
  glory: number;
  /** cards purged so far */
  purged: number[];
  purged_glory: number;
  ended_by: string | null;
  /** by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is */
  resources: Record<string, number>;
  /** the resources that there are: six, and those of expansions begun (L36) */
  kinds: string[];
  deck: DeckView;
  /** cards in play, in the order in which they came */
  play: number[];
  blocked: BlockedView[];
  /** equipment attached to cards in play: part of them (L34) */
  worn: WornView[];
  /** cards that stay in play at this turn's end (L55) */
  kept: number[];
  /** cards, by number */
  discard: number[];
  /** cards */
  permanent: number[];
  /** cards, by number */
  destroyed: number[];
  /** cards kept aside: 68 until the base game is scored (L16) */
  aside: number[];
  /** numbers of the cards in the box: nothing else is known of them (L2) */
  box: number[];
  /** the card with which the box of the base game's rounds ends (L17) */
  last_of_rounds: number;
  /** cards of which all facts may be shown: those that are not in the box */
  known: number[];
  /** the group of cards that a purge looks at (L38) */
  looked: number[];
  /** cards chosen for the purge */
  picked: number[];
  /** cards of the box that are being looked at (L28) */
  seen: CardView[];
  /** what must be decided; null in a free turn */
  asked: AskedView | null;
  /** all cards of the kingdom, by number */
  cards: KingdomCardView[];
};

export type ExpansionView = {
  /** the number of a card */
  card: number;
  /** from 1 */
  round: number;
  /** how many it has */
  rounds: number;
  /** how many cards its rounds bring (L37) */
  cards: number;
  /** how many of them are still to come */
  left: number;
};

export type DeckView = {
  count: number;
  /** cards with a tab that sticks out: everybody sees where they lie (L35) */
  tabs: TabView[];
  /** from the top: a known card alone, or cards whose order is unknown */
  runs: number[][];
};

export type TabView = {
  /** the number of a card */
  card: number;
  /** how many cards lie above it */
  at: number;
};

export type BlockedView = {
  /** the number of a card */
  card: number;
  /** the number of a card */
  by: number;
};

export type WornView = {
  /** the number of a card: equipment */
  card: number;
  /** the card that wields it (L34) */
  by: number;
};

export type CardView = {
  /** the number of a card */
  card: number;
  scroll: boolean;
  choose_side: boolean;
  sides: StageView[];
};

/** What a side prints. */
export type StageView = {
  side: number;
  name: string;
  keywords: string[];
  obstacle: boolean;
  permanent: boolean;
  makes: Record<string, number>[];
  glory: number;
  worth: WorthView | null;
  upgrades: UpgradeView[];
  /** standing rules */
  rules: string[];
  /** in the words of cards.toml */
  effects: string[];
  boxes: string[];
  /** of the boxes */
  prices: CostView[];
  thresholds: number[];
  /** what happens when its last box is marked, in the words of cards.toml */
  full: string | null;
  /** what its defeat brings (L27) */
  defeat: string | null;
  /** what follows the round of an expansion's side (L56) */
  after: string | null;
  /** the side that a Missionary turns it to (L54) */
  convert: number | null;
  /** equipment: for cards of these keywords (L34) */
  equip: string[];
};

export type WorthView = {
  /** how glory is computed: track, marks, empty, written, persons, walls … */
  kind: string;
  each: number;
  other: number;
};

export type UpgradeView = {
  /** by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is */
  resources: Record<string, number>;
  /** by keyword: how many other cards in play must be discarded (L50) */
  cards: Record<string, number>;
  /** the name of a card in play that must be destroyed */
  destroys: string | null;
  /** the side that it leads to */
  to: number;
};

export type CostView = {
  /** by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is */
  resources: Record<string, number>;
  /** by keyword: how many other cards in play must be discarded (L50) */
  cards: Record<string, number>;
  /** the name of a card in play that must be destroyed */
  destroys: string | null;
};

export type AskedView = {
  /** what must be decided: the key of a message kingdom-legacy-ask-ASK */
  ask: string;
  /** the card that asks, or that it is about; null for the game itself */
  card: number | null;
  /** the side of that card that it is about */
  side: number | null;
  /** how many are still to choose at most; null: any number, or not a number */
  left: number | null;
  /** keywords or qualities, any of which fits; empty: no matter which */
  what: string[];
  /** keywords of the cards still to be paid, the next one first (L50) */
  slots: string[];
  /** the card that must be chosen is of this name */
  name: string | null;
  /** the figure it is about: glory at least, persons, the number of a seal */
  number: number | null;
  /** what must be paid */
  amount: Record<string, number> | null;
  /** the resource that any number is paid of */
  resource: string | null;
  /** an upgrade that costs nothing (L51) */
  free: boolean;
  /** sides that may be chosen */
  sides: number[];
  /** stickers that it is about, or that may be chosen */
  stickers: string[];
  /** ways that may be chosen: kingdom-legacy-option-WORD */
  options: string[];
  /** by number: names that may be written on the card */
  names: Record<string, string>;
  /** cards that may be chosen, or on which something may be chosen */
  cards: number[];
  /** whether one may say done: no more, or not at all */
  decline: boolean;
};

/** A card of the kingdom as it is now. */
export type KingdomCardView = {
  /** the number of a card */
  card: number;
  /** the side of that card, 1 to 4 */
  side: number;
  /** of the side: the key of a message kingdom-legacy-card-NAME */
  name: string;
  /** its production with stickers, without crossings: the alternatives */
  makes: Record<string, number>[];
  /** its glory now */
  worth: number;
  /** its upgrades, as they cost now */
  costs: UpgradeView[];
  /** a name written on it */
  given_name?: string;
  /** by side */
  memory?: Record<string, MemoryView>;
  /** of a card that counts it: how often it was played */
  plays?: number;
  /** marked with a tab (L35) */
  tab?: boolean;
  /** once-per-turn effects that are used up */
  used_this_turn?: number[];
  /** in play: what producing would really give now (L42, the Pirate's coin taken), one for each choice */
  gives?: Record<string, number>[];
};

/** What a side has been given for good; a field is there only if there is something. */
export type MemoryView = {
  stickers?: StickerView[];
  /** production that is crossed out */
  crossed?: string[];
  /** the marked boxes */
  marks?: number[];
  /** effects that are crossed out */
  used?: number[];
  /** numbers in glory seals */
  written?: number[];
  /** the running total of Export or Resistance */
  paid?: number;
  /** by upgrade frame: crossed-out resources */
  costs_crossed?: Record<string, Record<string, number>>;
};

export type StickerView = {
  /** a resource, stays, glory2, glory5, knight, seal */
  sticker: string;
  /** what is written on a seal */
  number?: number;
};

export type KnownCards = {
  cards: KnownCard[];
  /** the drawings that the scenes name: `d` of an svg path on a grid of 200 by 200 */
  icons: Record<string, string>;
  /** those that expansions have brought so far (L36) */
  resources: WordedResource[];
  /** once the base game is scored (L37) */
  expansions: WordedExpansion[];
};

export type KnownCard = {
  card: number;
  scroll: boolean;
  choose_side: boolean;
  rulings: Ruling[];
  sides: WordedSide[];
};

export type Ruling = {
  /** the number of the rule */
  rule: string;
  text: string;
};

export type WordedSide = {
  side: number;
  name: string;
  /** the name as the view and the events know it */
  key: string;
  /** the hue of its frame: land, building, person, livestock, seafaring, item, event, enemy, permanent, scroll */
  kind: string;
  keywords: WordedKeyword[];
  permanent: boolean;
  obstacle: boolean;
  /** a name can be written on it */
  named: boolean;
  /** the alternatives of its production */
  makes: Record<string, number>[];
  glory: number;
  /** how its glory is counted, where it is not simply printed */
  worth: string | null;
  upgrades: WordedUpgrade[];
  lines: WordedLine[];
  boxes: WordedBox[];
  scene: CardScene;
};

export type WordedKeyword = {
  key: string;
  name: string;
};

export type WordedUpgrade = {
  /** by resource; only what there is */
  resources: Record<string, number>;
  /** other cards in play to be discarded (L50) */
  cards: CardsToPay[];
  /** the name of a card in play that must be destroyed */
  destroys: string | null;
  /** which of its upgrade frames, from 0 */
  frame: number;
  /** the side that it leads to */
  to: number;
  to_name: string;
  /** rotate, flip, or turn (both) */
  how: string;
};

export type CardsToPay = {
  keyword: string;
  name: string;
  number: number;
};

export type WordedLine = {
  /** L19: passive, activated, time, destroy, optional, forced; empty for none */
  sign: string;
  /** effect, rule, full, after, worth, scroll */
  what: string;
  /** which of its effects, from 0 */
  number: number | null;
  once: boolean;
  turnly: boolean;
  /** what using it costs, where that is printed */
  price: Record<string, number>;
  /** may hold tokens such as [coin], [2 stone], [any], [5 glory] that pages show as chips */
  text: string;
};

export type WordedBox = {
  /** from 0 */
  number: number;
  price: WordedCost | null;
  glory: number | null;
  /** the total at which it can be used */
  threshold: number | null;
  /** empty, glory, gain, sticker, discover, turn, other: what to draw in it */
  sign: string;
  /** what marking it gives */
  gives: Record<string, number>;
  /** what marking it brings, besides glory */
  text: string | null;
};

export type WordedCost = {
  /** by resource; only what there is */
  resources: Record<string, number>;
  /** other cards in play to be discarded (L50) */
  cards: CardsToPay[];
  /** the name of a card in play that must be destroyed */
  destroys: string | null;
};

/** The picture of a side: sky and ground by name, icons from back to front. */
export type CardScene = {
  sky: string;
  ground: string;
  /** the kind of the side: the hue of its sky and ground */
  hue: string;
  icons: SceneIcon[];
};

export type SceneIcon = {
  /** a key of `icons` */
  icon: string;
  /** of its middle, in a picture that is 160 wide and 100 high */
  x: number;
  /** of its foot; left out: 90, the ground */
  y?: number;
  size: number;
  /** back, mid, or a colour: gold, red, leaf, water, wood …; left out: the full hue */
  tone?: string;
  /** only where it is true */
  flip?: boolean;
};

/** L36: a resource that an expansion has brought. */
export type WordedResource = {
  name: string;
  /** its drawing: `d` of an svg path on a grid of 200 by 200 */
  icon: string;
  /** #rrggbb */
  colour: string;
  /** its messages as lines of a locale file: kingdom-legacy-amount-NAME … */
  words: string;
};

/** What may be known of an expansion that can be chosen now, or has begun: what its package says. */
export type WordedExpansion = {
  card: number;
  title: string;
  /** in a sentence */
  brings: string;
  rounds: number;
  /** how many cards its rounds bring */
  discover: number;
};

/** A campaign's history, derived from its record; a campaign that was started again begins anew. */
export type ChronicleView = {
  rounds: OfRound[];
  /** of the kingdom now */
  glory: number;
  /** the score track (L40) */
  track: TrackView[];
  restarts: number;
  deeds: DeedView[];
};

/** What one round brought. */
export type OfRound = {
  round: number;
  /** the card of the expansion; null in the base game */
  expansion: number | null;
  turns: number;
  /** of the kingdom at its end; null while it is played */
  glory: number | null;
  /** before it and in it, as they entered the game */
  discovered: OfCard[];
  /** to these sides */
  upgraded: OfCard[];
  /** as they were */
  destroyed: OfCard[];
  defeated: OfCard[];
  /** before the first round of an expansion (L38) */
  purged: OfCard[];
};

export type OfCard = {
  /** the number of a card */
  card: number;
  /** the side of that card, 1 to 4 */
  side: number;
};

export type TrackView = {
  /** the card of the expansion; null for the base game */
  expansion: number | null;
  score: number;
};

export type DeedView = {
  /** the key of messages kingdom-legacy-deed-DEED and kingdom-legacy-deed-DEED-how */
  deed: string;
  /** how far the campaign came, at most what is needed */
  have: number;
  need: number;
  /** when it was done; null: not yet */
  round: number | null;
};

/** Something that could be paid for in this turn, or what is lacking for it. */
export type ReachView = {
  /** the number of a card */
  card: number;
  /** its upgrade frame */
  frame: number | null;
  /** or its effect */
  effect: number | null;
  /** the side that the upgrade leads to */
  to: number | null;
  /** glory that it brings by itself; null where it depends on what follows */
  gain: number | null;
  /** produce with these first; empty: it can be paid now */
  produce: ProductionView[];
  /** advance first: this card comes then, and what is in hand is lost */
  advance: number | null;
  /** by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is out of reach: what is lacking when every other card has produced */
  short: Record<string, number>;
};

export type ProductionView = {
  /** the number of a card */
  card: number;
  /** by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is */
  gives: Record<string, number>;
};

/** The box has no options; for study every choice can be asked, even with one answer. */
export type Options = {
  /** ask also where only one thing is possible and nothing is revealed */
  ask_everything?: boolean;
  /** expansions in the box besides its own three, as NAME@CONTENT */
  expansions?: string[];
};

export type View = LegacyView;

export type Cards = KnownCards;

/** One free choice. */
export type Action =
  | { do: "advance" }
  | { do: "amount"; number: number }
  | { do: "cross-cost"; card: number; frame: number; resource: string }
  | { do: "cross-out"; card: number; icon: number }
  | { do: "done" }
  | { do: "equip"; card: number; by: number }
  | { do: "expand"; card: number }
  | { do: "mark"; card: number; box: number }
  | { do: "name"; number: number }
  | { do: "option"; word: string }
  | { do: "pass" }
  | { do: "pick"; card: number }
  | { do: "produce"; card: number; gives: Record<string, number> }
  | { do: "put"; card: number; end: string }
  | { do: "resolve"; card: number; effect: number }
  | { do: "side"; card: number; side: number }
  | { do: "stick"; sticker: string }
  | { do: "stop" }
  | { do: "take"; gives: Record<string, number> }
  | { do: "upgrade"; card: number; frame: number }
  | { do: "use"; card: number; effect: number };

/** What happened. */
export type GameEvent = { step: number; seat: number | null } & (
  | { event: "round-started"; round: number; last: boolean }
  | { event: "round-ended"; round: number; glory: number }
  | { event: "round-counted"; round: number; glory: number }
  | { event: "turn-started"; turn: number }
  | { event: "turn-ended"; turn: number }
  | { event: "turn-stopped"; decisions: number }
  | { event: "passed" }
  | { event: "played"; cards: number[]; sides: number[]; source: string }
  | { event: "produced"; card: number; side: number }
  | { event: "upgraded"; card: number; side: number }
  | { event: "used"; card: number; side: number; effect: number }
  | { event: "resolved"; card: number; side: number; effect: number }
  | { event: "gained"; gives: Record<string, number> }
  | { event: "paid"; gives: Record<string, number> }
  | { event: "delivered"; card: number; side: number; number: number; sum: number }
  | { event: "discarded"; card: number; side: number }
  | { event: "swept"; cards: number[]; sides: number[]; at: string }
  | { event: "dropped"; card: number; side: number }
  | { event: "destroyed"; card: number; side: number }
  | { event: "defeated"; card: number; side: number }
  | { event: "turned"; card: number; side: number }
  | { event: "blocked"; card: number; side: number; by: number; by_side: number }
  | { event: "equipped"; card: number; side: number; by: number; by_side: number }
  | { event: "released"; card: number; side: number }
  | { event: "replaced"; card: number; side: number; means: string }
  | { event: "kept"; card: number; side: number }
  | { event: "put"; card: number; side: number; end: string }
  | { event: "looked"; cards: number[]; sides: number[] }
  | { event: "put-under"; number: number }
  | { event: "discovered"; card: number; side: number }
  | { event: "entered"; card: number; side: number }
  | { event: "undiscovered"; card: number; side: number }
  | { event: "marked"; card: number; side: number; box: number; shows: string }
  | { event: "stickered"; card: number; side: number; sticker: string; number: number }
  | { event: "crossed-production"; card: number; side: number; icon: string }
  | { event: "crossed-cost"; card: number; side: number; frame: number; resource: string }
  | { event: "written"; card: number; side: number; number: number }
  | { event: "named"; card: number; side: number; name: string }
  | { event: "restarted" }
  | { event: "expansion"; card: number; side: number }
  | { event: "shuffled" }
  | { event: "picked-for-purge"; card: number; side: number }
  | { event: "saved"; card: number; side: number }
  | { event: "purged"; cards: number[]; sides: number[]; glory: number }
  | { event: "scored"; score: number }
  | { event: "game-over"; score: number; rule: string }
);

/** All that the server sends of this game. */
export type Game = { view: View; cards: Cards; action: Action; event: GameEvent; reach: ReachView };
