import { expect, it } from "vitest";
import { matches } from "../src/lib/ui/search";

it.each([
  ["B10 Küldj egy munkást", "kuldj munkas", true],
  ["B10 Płaca robotnika", "placa", true],
  ["B10 Send a worker", "b10", true],
  ["B10 Send a worker", "hire", false],
  ["anything", "", true],
])("%s, searched for %s: %s", (text, search, found) => {
  expect(matches(text, search)).toBe(found);
});
