import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat, Between, type Pace } from "../src/lib/table/pace";
import { jump, jumps, ofOneTurn } from "../src/lib/replay/replay";
import { TableStore } from "../src/lib/table/table.svelte";
import type { Table } from "../src/lib/server/types";

describe("the pace of what is shown", () => {
  const turn = (others: number, steps: number): number => {
    const { travels, rests } = beat("brisk", false, others);
    return others * steps * (travels + rests);
  };
  it("brisk: four others take at most five seconds between two turns of mine", () => {
    for (const others of [1, 2, 3, 4]) expect(turn(others, 6)).toBeLessThanOrEqual(5000);
  });
  it("brisk: long turns of bots are cut short", () => expect(beat("brisk", false, 4, 4300)).toEqual({ travels: 0, rests: 0 }));
  it("calm is slower than brisk, and at once does not wait at all", () => {
    for (const others of [1, 4]) expect(beat("calm", false, others).travels).toBeGreaterThan(beat("brisk", false, others).travels);
    expect(beat("at-once", false, 4)).toEqual({ travels: 0, rests: 0 });
    expect(beat("at-once", true, 4)).toEqual({ travels: 0, rests: 0 });
  });
  it("my own decision never rests", () => expect(beat("calm", true, 1).rests).toBe(0));
});

describe("between two turns of mine", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const seats = ["person", "bot", "bot", "bot", "bot"].map((kind) => ({ kind })) as Table["seats"];
  const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

  /** A table of bots who take turns of so many steps, each after thinking so long; when the last step is shown. */
  async function shown(pace: Pace, bots: number, steps: number, thinks: number): Promise<{ last: number; seen: number }> {
    const people = seats.slice(0, bots + 1);
    const table = (version: number, of: number): Table =>
      ({ version, steps: version, since: version - 1, seat: 0, seats: people, legal: [], view: {}, events: version > 1 ? [{ step: version - 1, event: "did", seat: of }] : [] }) as unknown as Table;
    const store = new TableStore("t", {} as TableStore["calls"]);
    const between = new Between();
    const began = performance.now();
    let last = 0;
    let seen = 0;
    store.stage = async (change, { events }) => {
      const { travels, rests } = between.beat(pace, { seat: 0, seats: people }, events);
      change();
      last = performance.now() - began;
      if (travels && events[0]?.seat !== 0) seen++;
      await wait(travels + rests);
    };
    store.receive(table(1, 0));
    const arrive = async () => {
      let version = 2;
      store.receive(table(version, 0)); // I end my turn
      for (let bot = 1; bot <= bots; bot++) {
        await wait(thinks);
        for (let step = 0; step < steps; step++) store.receive(table(++version, bot));
      }
    };
    const all = arrive();
    await vi.runAllTimersAsync();
    await all;
    await store.settled();
    return { last, seen };
  }

  it("brisk: one to four bots, short turns and long ones, quick and slow thinkers, take at most five seconds", async () => {
    for (const bots of [1, 2, 3, 4])
      for (const steps of [2, 5, 6, 8, 14])
        for (const thinks of [0, 100, 400, 1000]) {
          const { last, seen } = await shown("brisk", bots, steps, thinks);
          expect(last, `${bots} bots, ${steps} steps, ${thinks} ms`).toBeLessThanOrEqual(5000);
          expect(seen).toBeGreaterThan(0);
        }
  });
  it("brisk: of usual turns every step of four bots is seen", async () => {
    expect((await shown("brisk", 4, 6, 0)).seen).toBe(24);
  });
  it("calm takes its time, and at once none at all", async () => {
    expect((await shown("calm", 4, 6, 0)).last).toBeGreaterThan(5000);
    expect(await shown("at-once", 4, 6, 0)).toEqual({ last: 0, seen: 0 });
  });
});

describe("where a replay jumps to", () => {
  const event = (step: number, kind: string) => ({ step, event: kind, seat: 0 });
  const found = jumps([event(0, "built"), event(1, "took-tile"), event(2, "ended-turn"), event(5, "ended-turn"), event(5, "took-tile")], (one) => one.event === "took-tile");
  it("turns begin at the start and after each end of a turn; events are seen once they have happened", () => {
    expect(found).toEqual({ turns: [0, 3, 6], events: [2, 6] });
  });
  it("a turn's end has two names", () => {
    expect(jumps([event(3, "turn-ended")], () => false).turns).toEqual([0, 4]);
  });
  it("a turn ends with its end, whatever the last decision brought on; what follows a round ends with the next", () => {
    const kinds = (...all: string[]) => ofOneTurn(all.map((kind) => event(1, kind))).map((one) => one.event);
    expect(kinds("produced", "swept", "turn-ended", "round-ended", "discovered")).toEqual(["produced", "swept"]);
    expect(kinds("built", "ended-turn", "drew")).toEqual(["built"]);
    expect(kinds("discovered", "round-started", "turn-started")).toEqual(["discovered"]);
    expect(kinds("built", "used")).toEqual(["built", "used"]);
  });
  it("goes to the nearest one in a direction, and nowhere at the end", () => {
    expect(jump(found.turns, 3, 1)).toBe(6);
    expect(jump(found.turns, 3, -1)).toBe(0);
    expect(jump(found.turns, 6, 1)).toBeNull();
    expect(jump(found.events, 4, -1)).toBe(2);
  });
});
