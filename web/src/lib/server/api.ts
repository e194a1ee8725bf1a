/** The one way to talk to the server. Every failure is an ApiError with a code that has words in the locale files. */

import type { Coached, ErrorOut, HistoryOut, Kept, NewBrowser, WaysOut } from "../../generated/api";
import { offline } from "../frame/offline.svelte";
import { learnTime } from "./server_time";
import type {
  Action,
  Advice,
  Facts,
  GameInfo,
  Json,
  Language,
  Me,
  Moment,
  NewMatch,
  Refusal,
  LobbyTable,
  Shapes,
  Table,
  Talk,
  TableLine,
  WhatIf,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly reason: string | null = null,
    readonly facts: Facts = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** No answer at all: the server is away, or we are. */
export const OFFLINE = "offline";

/** Until a language is chosen, the browser's own: the first call already names a guest in it. */
let language = typeof navigator === "undefined" ? "en" : navigator.languages.join(", ");

/** The server words its messages in this language. */
export function speak(to: string): void {
  language = to;
}

/** What goes with every request: the language, and the proof that it comes from this page. */
export function headers(): Record<string, string> {
  return { "Accept-Language": language, "X-Fiefdom": "1" };
}

/** A question that is no longer worth an answer: its caller has aborted it. */
const ABORTED = "aborted";

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, headers: headers(), credentials: "same-origin", signal: signal ?? null };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { ...headers(), "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
    offline.learn(response.headers);
    if (!offline.since) learnTime(response.headers.get("date"));
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  } catch {
    throw new ApiError(0, signal?.aborted ? ABORTED : OFFLINE, "");
  }
  throw await readError(response);
}

/** What the server says instead of an answer. */
export async function readError(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorOut;
    return new ApiError(
      response.status,
      error.code,
      error.message ?? "",
      error.rule ?? null,
      error.reason ?? null,
      error.facts ?? {},
    );
  } catch {
    // A proxy in between answers without our JSON while the server restarts.
    return new ApiError(response.status, response.status >= 500 ? OFFLINE : "not-found", "");
  }
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  change: (change: { name?: string; language?: Language | null }) => call<Me>("PUT", "/me", change),
  link: () => call<{ url: string }>("POST", "/me/link", {}),
  carry: (code: string) => call<Me>("POST", "/carry", { code }),
  kept: () => call<Kept>("GET", "/kept"),
  newCode: () => call<{ code: string }>("POST", "/me/code", {}),
  recover: (code: string) => call<Me>("POST", "/recover", { code }),
  endOthers: () => call<Me>("POST", "/me/end-others", {}),
  deleteMe: () => call<void>("DELETE", "/me"),
  history: () => call<HistoryOut>("GET", "/me/history"),
  player: (id: string) => call<HistoryOut>("GET", `/players/${encodeURIComponent(id)}`),
  ways: () => call<WaysOut>("GET", "/me/ways"),
  addBrowser: (browser: NewBrowser) => call<WaysOut>("POST", "/me/browsers", browser),
  dropBrowser: (id: string) => call<WaysOut>("DELETE", `/me/browsers/${encodeURIComponent(id)}`),
  changeMail: (wish: { address?: string; digest?: boolean }) => call<WaysOut>("PUT", "/me/mail", wish),
  dropMail: () => call<WaysOut>("DELETE", "/me/mail"),
  tryWays: () => call<void>("POST", "/me/ways/try", {}),
  confirmMail: (code: string) => call<void>("POST", "/mail/confirm", { code }),
  stopMail: (code: string) => call<void>("POST", `/mail/stop?code=${encodeURIComponent(code)}`),
  games: () => call<GameInfo[]>("GET", "/games"),
  cards: <T>(game: string) => call<T>("GET", `/games/${encodeURIComponent(game)}/cards`),
  /** The cards of a table that its player knows by now, in words, but for those that are here already. */
  knownCards: <T>(id: string, language: Language, worded: number[] = [], drawn: number[] = []) =>
    call<T>("GET", `${at(id)}/cards?${new URLSearchParams({ lang: language, worded: worded.join(), drawn: drawn.join() })}`),
  rename: (id: string, name: string) => call<Table>("PATCH", at(id), { name }),
  restart: (id: string) => call<Table>("POST", `${at(id)}/restart`, {}),
  delete: (id: string) => call<Table>("DELETE", at(id)),
  restore: (id: string) => call<Table>("POST", `${at(id)}/restore`, {}),
  /** As it is in the file: its numbers are too long for JavaScript's. */
  bring: (file: string) => call<Table>("POST", "/matches/import", file),
  chronicle: <T>(id: string) => call<{ chronicle: T; restartable: boolean; older_rules: boolean }>("GET", `${at(id)}/chronicle`),
  create: (table: NewMatch) => call<Table>("POST", "/matches", table),
  tables: () => call<TableLine[]>("GET", "/matches"),
  table: <G extends Shapes = Shapes>(id: string) => call<Table<G>>("GET", at(id)),
  join: (id: string, seat?: number) => call<Table>("POST", `${at(id)}/join`, seat === undefined ? {} : { seat }),
  start: (id: string) => call<Table>("POST", `${at(id)}/start`, {}),
  remove: (id: string, seat: number) => call<Table>("POST", `${at(id)}/remove`, { seat }),
  leave: (id: string) => call<Table>("POST", `${at(id)}/leave`, {}),
  late: (id: string, verdict: "wait" | "turn" | "seat") => call<Table>("POST", `${at(id)}/late`, { verdict }),
  back: (id: string) => call<Table>("POST", `${at(id)}/back`, {}),
  end: (id: string, agree: boolean) => call<Table>("POST", `${at(id)}/end`, { agree }),
  colour: (id: string, colour: number) => call<Table>("POST", `${at(id)}/colour`, { colour }),
  nudge: (id: string) => call<void>("POST", `${at(id)}/nudge`, {}),
  chat: (id: string, after: number) => call<Talk>("GET", `${at(id)}/chat?after=${after}`),
  say: (id: string, said: { words: string } | { emote: string }) => call<Talk>("POST", `${at(id)}/chat`, said),
  clearChat: (id: string) => call<void>("DELETE", `${at(id)}/chat`),
  block: (match: string, seat: number) => call<void>("POST", "/blocks", { match, seat }),
  blockPlayer: (id: string) => call<void>("POST", `/blocks/${encodeURIComponent(id)}`),
  blocks: () => call<{ id: string; name: string }[]>("GET", "/blocks"),
  unblock: (id: string) => call<void>("DELETE", `/blocks/${encodeURIComponent(id)}`),
  lobby: () => call<LobbyTable[]>("GET", "/lobby"),
  act: <G extends Shapes = Shapes>(id: string, version: number, action: G["action"]) =>
    call<Table<G>>("POST", `${at(id)}/actions`, { version, action }),
  undo: <G extends Shapes = Shapes>(id: string, version: number) => call<Table<G>>("POST", `${at(id)}/undo`, { version }),
  explain: (id: string, request: Json, after: Action[] = [], signal?: AbortSignal) =>
    call<{ refusal: Refusal | null }>("POST", `${at(id)}/explain`, { request, after }, signal),
  whatIf: <G extends Shapes>(id: string, after: Action[] = [], signal?: AbortSignal) => {
    const chain = after.length ? `?after=${encodeURIComponent(JSON.stringify(after))}` : "";
    return call<WhatIf<G>>("GET", `${at(id)}/what-if${chain}`, undefined, signal);
  },
  hint: <G extends Shapes>(id: string, signal?: AbortSignal) => call<Advice<G>>("POST", `${at(id)}/hint`, {}, signal),
  scores: (id: string) => call<{ scores: number[][] }>("GET", `${at(id)}/scores`),
  coach: (id: string) => call<Coached>("GET", `${at(id)}/coach`),
  askCoach: (id: string) => call<Coached>("POST", `${at(id)}/coach`, {}),
  stopCoach: (id: string) => call<Coached>("DELETE", `${at(id)}/coach`),
  /** The table after what the coach would have done from this decision on. */
  better: <G extends Shapes>(id: string, step: number) => call<Moment<G>>("GET", `${at(id)}/coach/${step}`),
  moment: <G extends Shapes>(id: string, n: number) => call<Moment<G>>("GET", `${at(id)}/at/${n}`),
  rematch: (id: string, options?: Record<string, Json>) => call<Table>("POST", `${at(id)}/rematch`, options ? { options } : {}),
};
