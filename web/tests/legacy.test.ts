import { describe, expect, test } from "vitest";
import { possible, NOTHING } from "../src/games/kingdom-legacy/parts";
import { same, samePossible, sameView } from "../src/games/kingdom-legacy/same";
import type { Action, View } from "../src/games/kingdom-legacy/types";

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
