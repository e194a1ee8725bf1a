import { expect, it } from "vitest";
import { parsePath } from "../src/lib/frame/router.svelte";

it.each([
  ["/", { page: "home" }],
  ["/table/k3f9x2ab", { page: "table", id: "k3f9x2ab" }],
  ["/table/k3f9x2ab/", { page: "table", id: "k3f9x2ab" }],
  ["/replay/k3f9x2ab", { page: "replay", id: "k3f9x2ab" }],
  ["/rules/the-builders", { page: "rules", game: "the-builders" }],
  ["/carry/a%2Fb", { page: "carry", code: "a/b" }],
  ["/carry", { page: "carry" }],
  ["/about", { page: "about" }],
  ["/data", { page: "data" }],
  ["/hearing", { page: "hearing" }],
  ["/history", { page: "player" }],
  ["/players/k3f9", { page: "player", id: "k3f9" }],
  ["/mail/confirm", { page: "mail", what: "confirm" }],
  ["/mail/stop", { page: "mail", what: "stop" }],
  ["/mail/else", { page: "missing" }],
  ["/workshop", { page: "game", path: "workshop" }],
  ["/table", { page: "missing" }],
  ["/table/a/b", { page: "missing" }],
  ["/%E0%A4%A", { page: "missing" }],
])("reads %s", (path, route) => {
  expect(parsePath(path)).toEqual(route);
});
