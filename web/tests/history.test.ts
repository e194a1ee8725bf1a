import { describe, expect, it } from "vitest";
import { mean, range } from "../src/lib/people/history";

describe("the chart of a history", () => {
  it("has an axis for no game, one, and many", () => {
    expect(range([])).toEqual({ low: 0, high: 1, lines: [0, 1] });
    expect(range([56])).toEqual({ low: 55, high: 60, lines: [55, 60] });
    const { low, high, lines } = range(Array.from({ length: 500 }, (_, n) => 20 + (n % 61)));
    expect([low, high, lines]).toEqual([20, 80, [20, 40, 60, 80]]);
    expect(range([-3, 4]).low).toBeLessThanOrEqual(-3);
  });
  it("draws the mean of ten games once there are ten", () => {
    expect(mean([1, 2, 3], 10)).toEqual([]);
    expect(mean([1, 2, 3, 4], 2)).toEqual([
      [1, 1.5],
      [2, 2.5],
      [3, 3.5],
    ]);
  });
});
