import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/server/api";
import { mergeEvents, newEvents, TableStore, type Scene } from "../src/lib/table/table.svelte";
import type { Action, GameEvent, Table } from "../src/lib/server/types";

const happened = (...steps: number[]): GameEvent[] => steps.map((step) => ({ step, event: "did", seat: 1 }));

function table(version: number, change: Partial<Table> = {}): Table {
  return {
    id: "t1",
    game: "the-builders",
    options: {},
    level: "medium",
    status: "running",
    version,
    creator: true,
    seat: 0,
    seats: [],
    steps: version,
    view: {},
    legal: [],
    undo: false,
    result: null,
    since: 0,
    events: [],
    rematch: null,
    terms: { tempo: null, late: "ask", public: false, chat: true, rated: false },
    clock: null,
    stand_in: null,
    ending: [],
    ended: null,
    lost: null,
    watchers: 0,
    talk: 0,
    name: null,
    restorable_until: null,
    first_game: false,
    hurried: false,
    hints: true,
    updated: "",
    ...change,
  };
}

function calls(change: Partial<TableStore["calls"]> = {}): TableStore["calls"] {
  return { table: vi.fn(), act: vi.fn(), undo: vi.fn(), explain: vi.fn(), ...change } as TableStore["calls"];
}

describe("people", () => {
  it("come and go, and clocks stand still, without a change of the game", () => {
    const store = new TableStore("t1", calls());
    const clock = { seat: 0, until: 60_000, left: [60_000, 60_000], late: false, paused: false };
    store.receive(table(1, { clock: clock as Table["clock"] }));
    const later = { ...clock, until: 90_000 }; // the server was away, and its clocks with it
    store.receive(table(1, { clock: later as Table["clock"], watchers: 2 }));
    expect(store.table?.clock).toEqual(later);
    expect(store.table?.watchers).toBe(2);
  });
});

describe("events", () => {
  it("replace what is known from `since` on", () => {
    const message = table(9, { since: 2, events: happened(2, 3) });
    expect(mergeEvents(happened(0, 1, 2, 2), message).map((event) => event.step)).toEqual([0, 1, 2, 3]);
  });
  it("are new from the steps that were shown on", () => {
    expect(newEvents(table(3), table(5, { events: happened(0, 2, 3, 4) })).map((event) => event.step)).toEqual([3, 4]);
  });
  it("are not played back after an undo or a long absence", () => {
    expect(newEvents(table(5), table(6, { steps: 4, events: happened(3) }))).toEqual([]);
    expect(newEvents(table(1), table(40, { events: happened(30) }))).toEqual([]);
  });
});

describe("the store", () => {
  it("goes on when something cannot be shown", async () => {
    const store = new TableStore("t1", calls());
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    store.receive(table(1));
    await store.settled();
    store.stage = () => Promise.reject(new Error("no such card"));
    store.receive(table(2, { since: 1, events: happened(1) }));
    await store.settled();
    expect([store.table?.version, store.playing, told.mock.calls.length]).toEqual([2, false, 1]);
    told.mockRestore();
  });

  it("shows messages one after the other, each once", async () => {
    const store = new TableStore("t1", calls());
    store.receive(table(1));
    await store.settled();
    const shown: number[] = [];
    store.stage = async (change, { after }: Scene) => {
      change();
      shown.push(after.version);
      await Promise.resolve();
    };
    store.receive(table(2, { since: 1, events: happened(1) }));
    store.receive(table(3, { since: 2, events: happened(2) }));
    store.receive(table(2, { since: 1, events: happened(1) })); // the stream brings what a post brought
    await store.settled();
    expect(shown).toEqual([2, 3]);
    expect(store.table?.version).toBe(3);
    expect(store.log.map((event) => event.step)).toEqual([1, 2]);
    expect(store.playing).toBe(false);
  });

  it("goes back with the stream when the host has put a copy back, and says so", async () => {
    const store = new TableStore("t1", calls());
    store.onPutBack = vi.fn();
    store.hear(table(5, { events: happened(0, 1, 2, 3, 4) }));
    store.receive(table(6, { since: 5, events: happened(5) })); // the answer to a decision, before the stream says it
    store.hear(table(5));
    await store.settled();
    expect(store.table?.version).toBe(6);
    expect(store.onPutBack).not.toHaveBeenCalled();
    store.hear(table(6, { since: 5, events: happened(5) }));
    store.hear(table(2, { events: happened(0, 1) }));
    await store.settled();
    expect(store.table?.version).toBe(2);
    expect(store.log).toEqual(happened(0, 1));
    expect(store.onPutBack).toHaveBeenCalledOnce();
    expect(store.current).toBe(true);
  });

  it("shows all at once when skipped", async () => {
    const store = new TableStore("t1", calls());
    store.receive(table(1));
    await store.settled();
    const stage = vi.fn(
      (change: () => void, { signal }: Scene) =>
        new Promise<void>((resolve) => signal.addEventListener("abort", () => (change(), resolve()))),
    );
    store.stage = stage;
    for (const version of [2, 3, 4]) store.receive(table(version, { since: version - 1, events: happened(version - 1) }));
    store.skip();
    await store.settled();
    expect(stage).toHaveBeenCalledTimes(1);
    expect(store.table?.version).toBe(4);
  });

  it("posts several decisions, each with the version that the one before brought", async () => {
    const act = vi.fn(async (_id: string, version: number, _action: Action) => table(version + 2));
    const store = new TableStore("t1", calls({ act }));
    store.receive(table(5));
    expect(await store.act({ do: "buy" }, { do: "buy" }, { do: "send", worker: 4, site: 54 })).toBe(true);
    expect(act.mock.calls.map(([, version, action]) => [version, action.do])).toEqual([
      [5, "buy"],
      [7, "buy"],
      [9, "send"],
    ]);
    expect(store.table?.version).toBe(11);
  });

  it("is idle once everything on its way has arrived", async () => {
    let answer: (value: Table) => void = () => {};
    const act = vi.fn(() => new Promise<Table>((resolve) => (answer = resolve)));
    const store = new TableStore("t1", calls({ act }));
    store.receive(table(5));
    void store.act({ do: "buy" });
    let idle = false;
    const waiting = store.idle().then(() => (idle = true));
    await Promise.resolve();
    expect(idle).toBe(false);
    answer(table(6));
    await waiting;
    expect(store.table?.version).toBe(6);
    expect(store.busy).toBe(false);
  });

  it("is current when nothing newer is known or on its way, also while that is still being shown", async () => {
    let answer: (value: Table) => void = () => {};
    const act = vi.fn(() => new Promise<Table>((resolve) => (answer = resolve)));
    const store = new TableStore("t1", calls({ act }));
    store.receive(table(5));
    expect(store.current).toBe(true);
    let arrived = () => {};
    store.stage = (change) => (change(), new Promise<void>((resolve) => (arrived = resolve)));
    const done = store.act({ do: "buy" });
    expect(store.current).toBe(false);
    answer(table(6, { since: 5, events: happened(5) }));
    await vi.waitFor(() => expect(store.current).toBe(true));
    expect(store.busy).toBe(true);
    store.receive(table(7, { since: 6, events: happened(6) }));
    expect(store.current).toBe(false);
    arrived();
    await vi.waitFor(() => expect(store.current).toBe(true));
    arrived();
    expect(await done).toBe(true);
  });

  it("stops at a refusal, reads the table anew, and tells", async () => {
    const refusal = new ApiError(409, "stale", "moved on");
    const act = vi.fn().mockRejectedValueOnce(refusal);
    const store = new TableStore("t1", calls({ act, table: vi.fn(async () => table(8)) }));
    const told = vi.fn();
    store.onerror = told;
    store.receive(table(5));
    expect(await store.act({ do: "buy" }, { do: "end" })).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
    expect(store.table?.version).toBe(8);
    expect(told).toHaveBeenCalledWith(refusal);
    expect(store.busy).toBe(false);
  });
});
