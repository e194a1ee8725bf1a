// The drawings of Kingdom Legacy's cards with fewer curves (tools/simpler.mjs).
import { describe, expect, it } from "vitest";

const tool = new URL("../../tools/simpler.mjs", import.meta.url).href;
const { simpler, GRID } = (await import(/* @vite-ignore */ tool)) as { simpler: (path: string) => string; GRID: number };

/** The end points of what is drawn, on the grid of 512. */
function points(path: string): [number, number][] {
  let [x, y] = [0, 0];
  const found: [number, number][] = [];
  for (const [, letter, rest] of path.matchAll(/([mlhvcz])([^a-z]*)/g)) {
    const numbers = (rest?.match(/-?\d+/g) ?? []).map(Number);
    const takes = { m: 2, l: 2, h: 1, v: 1, c: 6 }[letter ?? ""] ?? 0;
    for (let n = 0; takes && n + takes <= numbers.length; n += takes) {
      if (letter === "h") x += numbers[n] ?? 0;
      else if (letter === "v") y += numbers[n] ?? 0;
      else {
        x += numbers[n + takes - 2] ?? 0;
        y += numbers[n + takes - 1] ?? 0;
      }
      found.push([(x * 512) / GRID, (y * 512) / GRID]);
    }
  }
  return found;
}

describe("a drawing with fewer curves", () => {
  it("keeps the corners of what is straight, and needs no more lines", () => {
    const path = simpler("M64 64L128 64L256 64L448 64V448H64Z");
    expect(path).not.toContain("c");
    expect(path.match(/[lhv]/g)).toHaveLength(3);
    const corners = points(path);
    for (const [x, y] of [[64, 64], [448, 64], [448, 448], [64, 448]]) {
      expect(corners.some(([a, b]) => Math.hypot(a - x!, b - y!) < 3), `${x} ${y}`).toBe(true);
    }
  });

  it("keeps a circle round, also where arcs write their flags without a space", () => {
    for (const path of ["M456 256A200 200 0 1156 256A200 200 0 01456 256z", "M456 256a200 200 0 1 1-400 0 200 200 0 1 1 400 0z"]) {
      const drawn = points(simpler(path));
      expect(drawn.length).toBeGreaterThan(2);
      for (const [x, y] of drawn) expect(Math.abs(Math.hypot(x - 256, y - 256) - 200)).toBeLessThan(5);
    }
  });

  it("goes on from the right place after a speck that is left out", () => {
    const path = simpler("M10 10l.2 0l0 .2zm300 300h100v100h-100z");
    expect(points(path).every(([x, y]) => x > 300 && y > 300)).toBe(true);
  });
});
