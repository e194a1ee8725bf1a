import { expect, test } from "vitest";

const styles = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.css"], { query: "?raw", import: "default", eager: true });

// Whatever comes or goes under an element that a `:has()` was asked of makes the browser work out its style anew, and with
// `body:has(…)` that of the whole table, several times a click. Who knows that it has something gives it a class.
test("no style asks what an element contains", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(100);
  expect(Object.keys(styles).filter((file) => styles[file]?.includes(":has("))).toEqual([]);
});
