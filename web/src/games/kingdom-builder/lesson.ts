/** The first game of Kingdom Builder: what is taught, one thing after the other. */

import type { View } from "../../generated/kingdom-builder";
import type { Topic } from "../../lib/learn/lesson.svelte";
import { BOARD } from "./hexes";
import { LETTERS } from "./land";
import { locationName } from "./names";
import { say, type Said } from "../../lib/words/words.svelte";

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const beside = (hex: number): number[] => DIRECTIONS.flatMap((direction) => BOARD.beside(hex, direction) ?? []);
const BUILDABLE = new Set(["grass", "canyon", "desert", "flower_field", "forest", "swamp"]);

/** Good places to begin: next to a farm, and with as few other terrains around as there are (K10, K13). */
function goodStarts(view: View): number[] {
  const text = view.board.join("");
  const terrain = (hex: number): string => LETTERS[text[hex] ?? ""] ?? "";
  // A farm's tile can be used in the very next turn, wherever one stands.
  const tiles = new Set(view.locations.filter((space) => space.location === "farm" && space.left > 0).map((space) => space.hex));
  const taken = new Set(view.players.flatMap((player) => player.settlements));
  const others = (hex: number): number =>
    new Set(beside(hex).map(terrain).filter((name) => BUILDABLE.has(name) && name !== view.mandatory.terrain)).size;
  const places = Array.from({ length: BOARD.hexes }, (_, hex) => hex).filter(
    (hex) => terrain(hex) === view.mandatory.terrain && !taken.has(hex) && beside(hex).some((one) => tiles.has(one)),
  );
  const fewest = Math.min(...places.map(others));
  return places.filter((hex) => others(hex) <= Math.max(1, fewest));
}

export interface Now {
  view: View;
  seat: number;
}
const me = ({ view, seat }: Now) => view.players[seat]!;
const mine = ({ view, seat }: Now): boolean => view.actor === seat;
/** The tile that was taken: beside the marked spaces a farm's, but who is taught builds where they like. */
const tile = (now: Now): Said => {
  const location = me(now).tiles[0]?.location ?? "farm";
  return { tile: locationName(location), does: say(`kingdom-builder-location-${location}-text`) };
};
const testid = (id: string) => () => `[data-testid="${id}"]`;

export const TOPICS: readonly Topic<Now>[] = [
  { key: "kingdom-builder-page-lesson-goals", when: mine, at: testid("score") },
  { key: "kingdom-builder-page-lesson-card", when: mine, at: testid("terrain-card") },
  {
    key: "kingdom-builder-page-lesson-start",
    when: mine,
    done: (now) => me(now).settlements.length > 0,
    hexes: ({ view }) => goodStarts(view),
  },
  {
    key: "kingdom-builder-page-lesson-beside",
    when: mine,
    done: (now) => me(now).settlements.length > 2,
  },
  {
    key: "kingdom-builder-page-lesson-tile",
    when: (now) => mine(now) && me(now).tiles.some((tile) => tile.state === "gained"),
    facts: tile,
    at: testid("tiles"),
  },
  {
    key: "kingdom-builder-page-lesson-end",
    when: (now) => mine(now) && now.view.expect === "end",
    done: (now) => !mine(now) || now.view.round > 1,
    at: testid("end-turn"),
  },
  {
    key: "kingdom-builder-page-lesson-others",
    when: (now) => !mine(now),
    done: (now) => now.view.round > 1 && mine(now),
  },
  {
    key: "kingdom-builder-page-lesson-elsewhere",
    when: (now) => mine(now) && now.view.round > 1 && now.view.mandatory.stage === "before" && !now.view.building?.must_touch,
    facts: ({ view }) => ({ terrain: say(`kingdom-builder-terrain-${view.mandatory.terrain ?? "desert"}`) }),
    at: testid("terrain-card"),
  },
  {
    key: "kingdom-builder-page-lesson-use",
    when: (now) => mine(now) && me(now).tiles.some((tile) => tile.state === "usable"),
    done: (now) => now.view.round > 2 || me(now).tiles.some((tile) => tile.state === "used"),
    facts: tile,
    at: testid("tiles"),
  },
  { key: "kingdom-builder-page-lesson-numbers", when: (now) => mine(now) && now.view.round > 1 },
  { key: "kingdom-builder-page-lesson-score", when: (now) => mine(now) && now.view.round > 1, at: testid("score") },
  { key: "kingdom-builder-page-lesson-over", when: (now) => mine(now) && now.view.round > 1 },
];
