import { expect, it } from "vitest";
import { round } from "../vite.icons";

const path = (d: string) => `<path fill="currentColor" d="${d}"/>`;

it.each([
  ["M10.123 20.987L5 5", "M10 21L5 5"],
  ["l1.5.62-.04 3.97", "l2 1 0 4"],
  ["l.97.5-.97.25", "l 1 1-1 0"],
  ["M14.02.5", "M14 1"],
  ["a12.55 12.55 0 011.25.75l3.333 1", "a12.55 12.55 0 011.25.75l3 1"],
])("shortens %s without joining numbers", (long, short) => {
  expect(round(path(long))).toBe(path(short));
});
