/** Made by tools/page_types.py (`make types`): change the Python types, not this. */

import type { Json } from "../lib/server/json";

export type Language = "en" | "hu" | "pl";

export type Level = "easy" | "medium" | "hard";

export type Status = "waiting" | "running" | "finished" | "closed";

export type AgainstOut = {
  played: number;
  won: number;
  /** score */
  best: number;
  /** where that was; told to its player alone */
  match: string | null;
  /** people if there were any, else the strongest bot; alone nobody wins */
  against: "alone" | Level | "people";
};

export type BlockWish = {
  match: string;
  /** of the person at that table */
  seat: number;
};

export type Blocked = {
  id: string;
  name: string;
};

export type BrowserOut = {
  /** the SHA-256 of its endpoint */
  id: string;
  created: string;
};

export type CampaignName = {
  /** 1 to 40 characters */
  name: string;
};

export type CardsOut = {
  played: number;
  won: number;
  /** score */
  best: number;
  /** where that was; told to its player alone */
  match: string | null;
  /** drawn for the match, by name */
  cards: string[];
};

export type Carry = {
  /** what stands behind # in the link */
  code: string;
};

/** The history of a campaign (docs/views.md: ChronicleView). */
export type ChronicleOut = {
  chronicle: Record<string, Json>;
  /** it may still be started again */
  restartable: boolean;
  /** it goes on under the rules that it was begun with; there are newer ones */
  older_rules: boolean;
};

/** Times are milliseconds. */
export type ClockOut = {
  /** by seat, when it last began or stopped to run */
  left: number[];
  /** whose time runs */
  seat: number | null;
  /** when it is over, since 1970; null: it stands still */
  until: number | null;
  /** nobody is there */
  paused: boolean;
  /** time is over */
  late: boolean;
};

export type CoachReport = {
  bot: Level;
  /** those with a choice */
  decisions: JudgedOut[];
  /** the steps where most was lost, at most three */
  moments: number[];
};

/** How far the coach is with a finished match, in turns, and what it says. */
export type Coached = {
  status: "none" | "running" | "failed" | "done";
  done: number;
  of: number;
  report: CoachReport | null;
};

export type Code = {
  code: string;
};

export type CodeOut = {
  /** shown this once; we keep only its hash */
  code: string;
};

export type ColourWish = {
  colour: number;
};

/** By correspondence. */
export type DaysTempo = {
  kind?: "days";
  /** for every turn */
  days: 1 | 3 | 7;
};

export type Decision = {
  /** the version of the table on which this was decided */
  version: number;
  /** one of the table's `legal` */
  action: Record<string, Json>;
};

export type EndWish = {
  /** true: offer it, or agree; false: play on */
  agree: boolean;
};

export type ErrorBody = {
  code: string;
  /** for people, in the language of Accept-Language */
  message: string;
  /** of the game, if it refuses */
  rule?: string | null;
  /** a key of the locale files */
  reason?: string | null;
  facts?: Record<string, Json> | null;
  /** the table's version now */
  version?: number | null;
};

export type ErrorOut = {
  error: ErrorBody;
};

/** What happened, with the game's own facts beside these (docs/views.md). */
export type EventOut = {
  /** the number of the decision that caused it */
  step: number;
  event: string;
  seat: number | null;
  [fact: string]: Json;
};

export type Explanation = {
  /** null: it is possible */
  refusal: RefusalOut | null;
};

/** How a fact of an event or a refusal is said. A game has one table of them, and the page reads the same. A list is said one after the other. A fact without a kind is said as it is: true and false as yes and no (for a message to choose by), a list by its length. */
export type FactKind = {
  kind: "seat" | "name" | "place" | "card" | "amounts" | "numbers";
  of?: string;
  said?: string;
  apart?: string;
  side?: string;
  count?: string;
  width?: number;
  absent?: string;
};

/** What somebody's games of one kind come to. */
export type GameHistory = {
  game: string;
  played: number;
  won: number;
  /** victories in a row, now */
  streak: number;
  longest: number;
  best: number;
  /** null: never at a table that was rated */
  rating: RatingOut | null;
  against: AgainstOut[];
  /** by the cards drawn, the best score first; at most 100 */
  cards: CardsOut[];
  /** the newest 500, oldest first */
  games: PlayedOut[];
};

export type GameInfo = {
  name: string;
  /** possible numbers of seats */
  seats: number[];
  /** JSON schema of the options */
  options: Record<string, Json>;
  levels: (Level)[];
  rules_version: number;
  /** how the facts of its events and refusals are said */
  facts: Record<string, FactKind>;
  /** it has a fixed table that teaches it */
  first_game: boolean;
};

export type Health = {
  status?: "ok";
  version: string;
};

/** What a bot would do in your place. */
export type HintOut = {
  version: number;
  /** one after the other */
  actions: Record<string, Json>[];
  /** by source: how your score would change */
  changes: Record<string, number>;
};

export type HintWish = {
  /** of the bot that is asked */
  level?: Level;
};

export type HistoryOut = {
  id: string;
  name: string;
  you: boolean;
  since: string;
  /** most played first; only finished games count */
  games: GameHistory[];
};

/** A decision as the coach sees it. */
export type JudgedOut = {
  /** its place in the record, from 0 */
  step: number;
  seat: number;
  /** the expected lead over the best other seat; alone: the expected score */
  lead: number;
  /** how much more the better way promised; 0 if there was none */
  lost: number;
  /** what the coach would have done; empty: the same */
  better: Record<string, Json>[];
  /** points at once of the better way, by source */
  brings: Record<string, number>;
  /** … and of the rest of the turn as it was played */
  brought: Record<string, number>;
  /** the number of decisions after that turn; 0 without a better way */
  until: number;
};

/** After how many days what is deleted or closed; null: never. */
export type Kept = {
  tables: number | null;
  guests: number | null;
  idle: number;
};

export type LateVerdict = {
  /** wait, let a bot play this turn, or let it take the seat */
  verdict: "wait" | "turn" | "seat";
};

export type Link = {
  /** opens the page as this guest on another device; good for 24 hours, and once */
  url: string;
};

/** A clock for each person. */
export type LiveTempo = {
  kind?: "live";
  /** for the whole game */
  minutes?: number;
  /** more with every turn of one's own */
  seconds?: number;
};

export type LobbySeat = {
  kind: "person" | "bot" | "open";
  name: string | null;
  /** of a person: their page is /players/PLAYER */
  player: string | null;
  level: Level | null;
  you: boolean;
  /** has the table open */
  here: boolean;
};

/** An open table. */
export type LobbyTable = {
  id: string;
  game: string;
  options: Record<string, Json>;
  terms: TermsOut;
  seats: LobbySeat[];
  created: string;
  /** you sit there already */
  mine: boolean;
};

export type MailCode = {
  /** what stands behind # in the link */
  code: string;
};

export type MailOut = {
  address: string;
  confirmed: boolean;
  /** one mail a day about games by correspondence, instead of one a turn */
  digest: boolean;
};

export type MailWish = {
  /** left out: as it was */
  address?: string | null;
  /** left out: as it was */
  digest?: boolean | null;
};

export type Me = {
  id: string;
  name: string;
  /** null: the browser's */
  language: Language | null;
};

export type MeChange = {
  name?: string | null;
  /** null: the browser's; left out: as it was */
  language?: Language | null;
};

export type MessageOut = {
  id: number;
  /** where who said it sits; null: nowhere any more */
  seat: number | null;
  name: string;
  you: boolean;
  /** nudge: `text` is the seat nudged */
  kind: "words" | "emote" | "nudge";
  text: string;
  at: string;
};

/** A finished match after n decisions. */
export type Moment = {
  n: number;
  steps: number;
  view: Record<string, Json>;
  /** of the n-th decision */
  events: EventOut[];
  result: ResultOut;
};

/** What the browser's PushManager says of itself. */
export type NewBrowser = {
  /** https, and none of the host's own network */
  endpoint: string;
  keys: PushKeys;
};

export type NewMatch = {
  game: string;
  options?: Record<string, Json> | null;
  /** of bots that take over */
  level?: Level;
  seats?: SeatWish[];
  /** hints also in a game among people: all who sit down agree */
  hints?: boolean;
  /** the fixed table that teaches the game: seats and options are its own */
  first_game?: boolean;
  /** of a campaign: what the kingdom is called */
  name?: string | null;
  terms?: TermsWish | null;
};

/** What has happened at a table since a decision, as one reader may know it. */
export type NewsOut = {
  since: number;
  /** from step `since` on: replace what you have from there */
  events: EventOut[];
};

/** What is cut for one reader of a table. */
export type OwnOut = {
  /** you made it */
  creator: boolean;
  /** yours; null: you watch */
  seat: number | null;
  seats: SeatOut[];
  /** the game as your seat sees it; null before the start */
  view: Record<string, Json> | null;
  /** what you can do now; empty if it is not your turn */
  legal: Record<string, Json>[];
  /** you can take your last decision back */
  undo: boolean;
  /** the seat that you lost to time and may take back */
  lost: number | null;
};

/** One finished game. */
export type PlayedOut = {
  at: string;
  score: number;
  won: boolean;
  against: "alone" | Level | "people";
  /** after it; null: it was not rated */
  rating: number | null;
  /** told to its player alone */
  match: string | null;
};

export type Possible = {
  action: Record<string, Json>;
  /** by source: how your score would change from where it is now */
  changes: Record<string, number>;
};

export type PushKeys = {
  p256dh: string;
  auth: string;
};

export type Question = {
  /** an action, or {"target": …}: anything with it */
  request: Record<string, Json>;
  /** as if these were decided first */
  after?: Record<string, Json>[];
};

export type RatingOut = {
  /** who begins has 1000 */
  value: number;
  games: number;
  /** of fewer than ten games */
  provisional: boolean;
};

export type RefusalOut = {
  rule: string;
  /** a key of the locale files */
  reason: string;
  facts: Record<string, Json>;
};

export type RematchWish = {
  /** left out: those of the old table */
  options?: Record<string, Json> | null;
};

export type ResultOut = {
  scores: number[];
  breakdown: ShareOut[][];
  /** empty until the game is over */
  winners: number[];
  /** the rule that ended the game */
  ended_by: string | null;
};

/** Words, or one of the emotes. */
export type Said = {
  /** at most 200 characters */
  words?: string | null;
  emote?: "hello" | "luck" | "nice" | "thanks" | "sorry" | "oops" | "wow" | "think" | "laugh" | "cheers" | "again" | "bye" | null;
};

export type Scores = {
  /** at the start and after each decision, seat by seat */
  scores: number[][];
};

export type SeatChoice = {
  /** left out: the first open one */
  seat?: number | null;
};

export type SeatNumber = {
  seat: number;
};

export type SeatOut = {
  seat: number;
  kind: "person" | "bot" | "open";
  /** of a person */
  name: string | null;
  /** of a person: their page is /players/PLAYER */
  player: string | null;
  /** of a bot */
  level: Level | null;
  you: boolean;
  /** has the table open; bots are always there */
  here: boolean;
  /** since when not, where that is known */
  away: string | null;
  colour: number;
  /** why a bot sits here for a person */
  left: "time" | "resigned" | null;
};

export type SeatWish = {
  who: "me" | "bot" | "open";
  /** of a bot; left out: the table's level */
  level?: Level | null;
  /** left out: one that is free */
  colour?: number | null;
};

export type ShareOut = {
  source: string;
  points: number;
  where: Json[];
};

/** What all who read a table are told alike. */
export type SharedOut = {
  id: string;
  game: string;
  options: Record<string, Json>;
  level: Level;
  status: Status;
  /** counts every change of the table */
  version: number;
  /** decisions so far */
  steps: number;
  /** the score as it stands; null before the start */
  result: ResultOut | null;
  /** the table that follows this one */
  rematch: string | null;
  terms: TermsOut;
  /** null: no clock, or not begun */
  clock: ClockOut | null;
  /** the seat for which a bot plays this turn */
  stand_in: number | null;
  /** seats that would end the game now */
  ending: number[];
  /** why a closed table is closed */
  ended: "together" | null;
  /** how many have the table open without a seat */
  watchers: number;
  /** the number of the last message; 0: none */
  talk: number;
  /** a bot may be asked for a hint */
  hints: boolean;
  /** of a campaign */
  name: string | null;
  /** of a deleted campaign: it can be taken back until then */
  restorable_until: string | null;
  /** it is the game's fixed table that teaches it */
  first_game: boolean;
  /** its bots think less than usual: many wait for bots */
  hurried: boolean;
  updated: string;
};

/** One of my tables. */
export type TableLine = {
  id: string;
  game: string;
  status: Status;
  seats: SeatOut[];
  seat: number;
  my_turn: boolean;
  /** of a campaign */
  name: string | null;
  /** of a deleted campaign: it can be taken back until then */
  restorable_until: string | null;
  /** when the time of who must decide is over */
  until: number | null;
  updated: string;
  /** of a finished match */
  result: ResultOut | null;
};

/** A table, cut for who asks. */
export type TableOut = {
  id: string;
  game: string;
  options: Record<string, Json>;
  level: Level;
  status: Status;
  /** counts every change of the table */
  version: number;
  /** decisions so far */
  steps: number;
  /** the score as it stands; null before the start */
  result: ResultOut | null;
  /** the table that follows this one */
  rematch: string | null;
  terms: TermsOut;
  /** null: no clock, or not begun */
  clock: ClockOut | null;
  /** the seat for which a bot plays this turn */
  stand_in: number | null;
  /** seats that would end the game now */
  ending: number[];
  /** why a closed table is closed */
  ended: "together" | null;
  /** how many have the table open without a seat */
  watchers: number;
  /** the number of the last message; 0: none */
  talk: number;
  /** a bot may be asked for a hint */
  hints: boolean;
  /** of a campaign */
  name: string | null;
  /** of a deleted campaign: it can be taken back until then */
  restorable_until: string | null;
  /** it is the game's fixed table that teaches it */
  first_game: boolean;
  /** its bots think less than usual: many wait for bots */
  hurried: boolean;
  updated: string;
  /** you made it */
  creator: boolean;
  /** yours; null: you watch */
  seat: number | null;
  seats: SeatOut[];
  /** the game as your seat sees it; null before the start */
  view: Record<string, Json> | null;
  /** what you can do now; empty if it is not your turn */
  legal: Record<string, Json>[];
  /** you can take your last decision back */
  undo: boolean;
  /** the seat that you lost to time and may take back */
  lost: number | null;
  since: number;
  /** from step `since` on: replace what you have from there */
  events: EventOut[];
};

export type Talk = {
  /** smaller than before: everything was taken back, read anew */
  newest: number;
  messages: MessageOut[];
};

export type TallyOut = {
  played: number;
  won: number;
  /** score */
  best: number;
  /** where that was; told to its player alone */
  match: string | null;
};

/** What all who sit down agree to. */
export type TermsOut = {
  tempo: Record<string, Json> | null;
  late: "ask" | "turn" | "seat";
  public: boolean;
  chat: boolean;
  rated: boolean;
};

/** What all who sit down agree to. */
export type TermsWish = {
  /** null: no clock */
  tempo?: LiveTempo | DaysTempo | null;
  /** time is over: the others decide, a bot plays this turn, or a bot takes the seat */
  late?: "ask" | "turn" | "seat";
  /** in the lobby; else only by its link */
  public?: boolean;
  chat?: boolean;
  /** counts for the ratings of all who play; without hints */
  rated?: boolean;
};

export type Token = {
  /** shown this once; we keep only its hash */
  token: string;
  /** the guest it stands for */
  id: string;
  name: string;
};

export type TokenName = {
  /** 1 to 24 characters */
  name: string;
};

export type VersionOnly = {
  version: number;
};

/** How you hear of your turn while you are away. */
export type WaysOut = {
  /** what a browser needs to subscribe */
  push_key: string;
  browsers: BrowserOut[];
  mail: MailOut | null;
  /** this host sends mail */
  mail_possible: boolean;
  /** this host passes turns of people who are away on to a place of its own */
  webhook: boolean;
};

/** What you could do, and what it would bring at once. */
export type WhatIf = {
  version: number;
  /** it would show something hidden, so nothing is told */
  hidden: boolean;
  actions: Possible[];
  /** the game after `after`; null without it */
  view: Record<string, Json> | null;
  /** what could be paid for in this turn, and how; null: no game for it */
  reach: Record<string, Json>[] | null;
};
