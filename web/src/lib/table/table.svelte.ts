/**
 * One table: what is shown, what has arrived and waits to be shown, and the ways to change it.
 * Messages are queued and shown one after the other, so that one sees what others did.
 */

import { api, ApiError } from "../server/api";
import { listen } from "../server/stream";
import type { Json, Refusal, Shapes, Table } from "../server/types";

/** Shows one change: calls `change` when it is time, and resolves when all has arrived. */
export type Stage<G extends Shapes> = (change: () => void, scene: Scene<G>) => Promise<void>;

export interface Scene<G extends Shapes = Shapes> {
  before: Table<G>;
  after: Table<G>;
  /** What happened between the two. */
  events: G["event"][];
  /** Aborted when the person does not want to watch. */
  signal: AbortSignal;
}

/** After an absence, show the outcome instead of playing everything back. */
const MOST_STEPS = 8;

/** The log with a message's events in the place of all from its `since` on. */
export function mergeEvents<G extends Shapes>(known: readonly G["event"][], message: Table<G>): G["event"][] {
  return [...known.filter((event) => event.step < message.since), ...message.events];
}

/** What is new in a message, and worth watching: nothing after an undo or a long absence. */
export function newEvents<G extends Shapes>(before: Table<G>, after: Table<G>): G["event"][] {
  const steps = after.steps - before.steps;
  if (steps <= 0 || steps > MOST_STEPS) return [];
  return after.events.filter((event) => event.step >= before.steps);
}

/** The calls to the server that a table needs. */
export interface Calls<G extends Shapes> {
  table(id: string): Promise<Table<G>>;
  act(id: string, version: number, action: G["action"]): Promise<Table<G>>;
  undo(id: string, version: number): Promise<Table<G>>;
  explain(id: string, request: Json, after: G["action"][], signal?: AbortSignal): Promise<{ refusal: Refusal | null }>;
}

export class TableStore<G extends Shapes = Shapes> {
  /** What is shown now. */
  table = $state.raw<Table<G> | null>(null);
  /** All events up to what is shown. */
  log = $state.raw<G["event"][]>([]);
  connected = $state(true);
  /** A decision of ours is on its way, or what it did is being shown. */
  busy = $state(false);
  /** The server has not answered to all of it yet. */
  #sending = $state(false);
  /** Others' moves are being shown. */
  playing = $state(false);
  /** The table could not be read at all: the code of the error. */
  failed = $state.raw<ApiError | null>(null);

  stage: Stage<G> | null = null;
  onerror: (error: unknown) => void = () => {};
  /** The table is at an earlier point than before: the host has put a copy of the data back. */
  onPutBack: () => void = () => {};

  #newest = 0;
  /** The newest that the stream said; it goes back only if the table does. */
  #heard = 0;
  #people: Table<G> | null = null;
  #queue: Table<G>[] = [];
  #skip = new AbortController();
  #hurried = false;
  #stop: () => void = () => {};
  #shown: Promise<void> = Promise.resolve();
  #changed: Promise<boolean> = Promise.resolve(true);

  readonly id: string;
  readonly calls: Calls<G>;

  constructor(id: string, calls: Calls<G> = api) {
    this.id = id;
    this.calls = calls;
  }

  async open(): Promise<void> {
    try {
      this.receive(await this.calls.table(this.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = error;
      return;
    }
    this.#stop = listen<G>({
      id: this.id,
      after: () => this.#newest,
      onTable: (table) => this.hear(table),
      onConnection: (alive) => (this.connected = alive),
      onRefused: (error) => {
        this.connected = true;
        this.failed = error;
      },
    });
  }

  close(): void {
    this.#stop();
    this.skip();
  }

  /** As shown: while others' moves are still being played back it is not yet my turn. */
  get myTurn(): boolean {
    return (this.table?.legal.length ?? 0) > 0;
  }

  /** What is shown is all there is, and nothing is on its way that would change it: the time to ask about it. */
  get current(): boolean {
    return !this.#sending && this.table?.version === this.#newest;
  }

  /** A message of the stream. */
  hear(message: Table<G>): void {
    if (message.version < this.#heard) {
      this.#newest = 0;
      this.#queue = [];
      this.onPutBack();
    }
    this.#heard = message.version;
    this.receive(message);
  }

  /** A message from wherever; older than what we have is dropped. */
  receive(message: Table<G>): void {
    if (message.version === this.#newest) return this.#refresh(message);
    if (message.version < this.#newest) return;
    this.#newest = message.version;
    this.#queue.push(message);
    if (this.#queue.length === 1 && !this.playing) this.#shown = this.#play();
  }

  /** Nothing has happened in the game: people came or went, somebody spoke, or a clock stood still. */
  #refresh(message: Table<G>): void {
    this.#people = message;
    if (this.table?.version === message.version) this.table = this.#now(this.table);
  }

  /** A table with the people as they are now. */
  #now(table: Table<G>): Table<G> {
    const people = this.#people?.version === table.version ? this.#people : table;
    return { ...table, seats: people.seats, watchers: people.watchers, talk: people.talk, clock: people.clock };
  }

  /** Resolves when all that has arrived is shown. */
  settled(): Promise<void> {
    return this.#shown;
  }

  /** Resolves when nothing is on its way any more; who waits does not want to watch. */
  async idle(): Promise<void> {
    while (this.busy || this.playing) {
      this.skip();
      await (this.busy ? this.#changed : this.#shown);
    }
  }

  /** Shows everything that is waiting at once, and what follows until it is my turn. */
  skip(): void {
    this.#hurried = this.table?.seat != null;
    this.#skip.abort();
  }

  async #play(): Promise<void> {
    this.playing = true;
    this.#skip = new AbortController();
    if (this.myTurn) this.#hurried = false;
    if (this.#hurried) this.#skip.abort();
    let next: Table<G> | undefined;
    while ((next = this.#queue.shift())) await this.#show(next);
    this.playing = false;
  }

  async #show(after: Table<G>): Promise<void> {
    const before = this.table;
    let shown = false;
    const change = () => {
      this.log = mergeEvents(this.log, after);
      this.table = this.#now(after);
      shown = true;
    };
    const events = before ? newEvents(before, after) : [];
    if (!before || !events.length || !this.stage || this.#skip.signal.aborted) return change();
    try {
      await this.stage(change, { before, after, events, signal: this.#skip.signal });
    } catch (error) {
      console.error(error); // a fault in the show must not hold up the game
    }
    if (!shown) change();
  }

  /** Takes decisions one after the other; stops at the first that is refused. True if all were taken. */
  async act(...actions: G["action"][]): Promise<boolean> {
    return this.#change(async () => {
      for (const action of actions) {
        const table = await this.calls.act(this.id, this.#newest, action);
        this.receive(table);
      }
    });
  }

  async undo(): Promise<boolean> {
    return this.#change(async () => this.receive(await this.calls.undo(this.id, this.#newest)));
  }

  /** Why something is not possible now; null if it is, or if nobody can say. */
  async explain(request: Json, after: G["action"][] = [], signal?: AbortSignal): Promise<Refusal | null> {
    try {
      return (await this.calls.explain(this.id, request, after, signal)).refusal;
    } catch (error) {
      if (!signal?.aborted) this.onerror(error);
      return null;
    }
  }

  async #change(change: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#changed = this.#try(change);
    return this.#changed;
  }

  async #try(change: () => Promise<void>): Promise<boolean> {
    try {
      this.#sending = true;
      await change();
      this.#sending = false;
      await this.settled();
      return true;
    } catch (error) {
      // The table has moved on without us: read it anew, then say so.
      if (error instanceof ApiError && error.status === 409) await this.#reload();
      this.onerror(error);
      return false;
    } finally {
      this.#sending = false;
      this.busy = false;
    }
  }

  async #reload(): Promise<void> {
    try {
      this.receive(await this.calls.table(this.id));
    } catch {
      // the stream will bring it when the connection is back
    }
  }
}
