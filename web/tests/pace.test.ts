import { describe, expect, it } from "vitest";
import { beat } from "../src/lib/pace";
import { jump, jumps } from "../src/lib/replay";

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

describe("where a replay jumps to", () => {
  const event = (step: number, kind: string) => ({ step, event: kind, seat: 0 });
  const found = jumps([event(0, "built"), event(1, "took-tile"), event(2, "ended-turn"), event(5, "ended-turn"), event(5, "took-tile")], (one) => one.event === "took-tile");
  it("turns begin at the start and after each end of a turn; events are seen once they have happened", () => {
    expect(found).toEqual({ turns: [0, 3, 6], events: [2, 6] });
  });
  it("goes to the nearest one in a direction, and nowhere at the end", () => {
    expect(jump(found.turns, 3, 1)).toBe(6);
    expect(jump(found.turns, 3, -1)).toBe(0);
    expect(jump(found.turns, 6, 1)).toBeNull();
    expect(jump(found.events, 4, -1)).toBe(2);
  });
});
