import { describe, expect, test } from "vitest";
import { possible, NOTHING } from "../src/games/kingdom-legacy/parts";
import { same, samePossible, sameView } from "../src/games/kingdom-legacy/same";
import { bars } from "../src/games/kingdom-legacy/rounds";
import type { Action, GameEvent, View } from "../src/games/kingdom-legacy/types";

describe("what has not changed", () => {
  test("stays the same object, in whatever has changed", () => {
    const before = { play: [1, 2], resources: { coin: 1 }, cards: { a: { side: 1 }, b: { side: 1 } } };
    const now = same(before, { play: [1, 2], resources: { coin: 2 }, cards: { a: { side: 1 }, b: { side: 3 } } });
    expect(now).toEqual({ play: [1, 2], resources: { coin: 2 }, cards: { a: { side: 1 }, b: { side: 3 } } });
    expect(now.play).toBe(before.play);
    expect(now.cards.a).toBe(before.cards.a);
    expect(now.cards.b).not.toBe(before.cards.b);
    expect(same(before, structuredClone(before))).toBe(before);
  });

  test("is told apart from what is gone, added, or of another kind", () => {
    expect(same({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(same({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(same([1, 2], [1])).toEqual([1]);
    expect(same({}, [])).toEqual([]);
    expect(same({ a: null }, { a: {} })).toEqual({ a: {} });
    expect(same({ a: undefined }, { b: 1 })).toEqual({ b: 1 });
  });

  test("is found by a card's number when others come and go", () => {
    const view = (...cards: [number, number][]) => ({ play: [], cards: cards.map(([card, side]) => ({ card, side })) }) as unknown as View;
    const before = view([1, 1], [2, 1], [4, 1]);
    const now = sameView(before, view([2, 1], [3, 1], [4, 2]));
    expect(now.cards).toEqual(view([2, 1], [3, 1], [4, 2]).cards);
    expect(now.cards[0]).toBe(before.cards[1]);
  });

  test("is what can be done with a card", () => {
    const produce = (card: number): Action => ({ do: "produce", card, gives: { coin: 1 } });
    const before = samePossible(NOTHING, possible([produce(1), produce(2)]));
    const now = samePossible(before, possible([produce(2), { do: "upgrade", card: 3, frame: 0 }]));
    expect(now.parts.get(2)).toBe(before.parts.get(2));
    expect([...now.parts.keys()]).toEqual([2, 3]);
  });
});

describe("the chart of a campaign", () => {
  const ended = (round: number, glory: number): GameEvent => ({ step: round, seat: 0, event: "round-ended", round, glory });
  const counted = (round: number, glory: number): GameEvent => ({ step: round, seat: 0, event: "round-counted", round, glory });

  test("has a round as soon as it is over, and then with what its end brought (L56)", () => {
    const log = [ended(1, 2), counted(1, 2), ended(2, 3)];
    expect(bars(log).map((bar) => bar.glory)).toEqual([2, 3]);
    expect(bars([...log, counted(2, 10)]).map((bar) => bar.glory)).toEqual([2, 10]);
  });

  test("begins anew with the campaign", () => {
    expect(bars([ended(1, 2), counted(1, 2), { step: 2, seat: 0, event: "restarted" }, ended(1, 5), counted(1, 4)])).toEqual([{ round: 1, glory: 4, expansion: null }]);
  });
});
