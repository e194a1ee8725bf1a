/** The options of a table, as the page sets them up. What is allowed, the server says. */

import type { Json } from "../../lib/types";
import type { View } from "../../generated/kingdom-builder";

export type Options = Record<string, Json>;
export const EXPANSIONS = ["nomads", "crossroads", "marshlands"] as const;

/** A map of one's own number; people may share it. It has nothing to do with the deck. */
export const newMapSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** The options without what is as by default. */
export function tidy(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      if (value === null || value === undefined) return false;
      if (Array.isArray(value) && !value.length) return name === "tasks"; // no tasks at all is a choice
      if (typeof value === "object" && !Array.isArray(value) && !Object.keys(value).length) return false;
      return !(name === "crossroads_printing" && value === "first") && !(name === "capitol" && value === false) && !(name === "nomad_swords" && value === true);
    }),
  );
}

/** The four boards as they lie, so that the same map can be played again. */
export function sameMap(options: Options, view: View): Options {
  const { map_seed: _, ...rest } = options;
  if (options.preset) return options;
  return {
    ...rest,
    quadrants: view.quadrants.map((laid) => laid.name),
    turned: view.quadrants.map((laid) => laid.turned),
  };
}

/** Everything as before, but other boards. */
export function newMap(options: Options): Options {
  const { quadrants: _q, turned: _t, preset: _p, map_seed: _s, ...rest } = options;
  return { ...rest, map_seed: newMapSeed() };
}

/** What a link to the same map holds. Boards of one's own are too long for a link: their map is spelled out. */
export function mapQuery(options: Options, view: View): string {
  const query = new URLSearchParams({ game: "kingdom-builder" });
  if (options.preset) query.set("preset", String(options.preset));
  if (view.expansions.length) query.set("expansions", view.expansions.join(" "));
  if (view.options.capitol) query.set("capitol", JSON.stringify(view.options.capitol));
  if (view.options.nomad_swords === false) query.set("swords", "0");
  if (typeof options.map_seed === "number" && !options.quadrants && !Object.keys((options.own_quadrants as object) ?? {}).length) {
    query.set("map", String(options.map_seed));
  } else if (!options.preset) {
    query.set("boards", view.quadrants.map((laid) => laid.name + (laid.turned ? "*" : "")).join(" "));
  }
  return query.toString();
}

/** P1: true, or which castle of which board; null for anything else. */
function readCapitol(text: string | null): Json {
  try {
    const found = JSON.parse(text ?? "null") as Json;
    return found === true || (typeof found === "object" && !Array.isArray(found)) ? found : null;
  } catch {
    return null;
  }
}

/** The options that a link to a map sets; null if the address is none. */
export function readMapQuery(search: string): Options | null {
  const query = new URLSearchParams(search);
  if (query.get("game") !== "kingdom-builder") return null;
  const list = (name: string) => query.get(name)?.split(" ").filter(Boolean) ?? [];
  const options: Options = {};
  const expansions = list("expansions").filter((name) => (EXPANSIONS as readonly string[]).includes(name));
  const boards = list("boards");
  if (query.get("preset") === "first-game") return { preset: "first-game" };
  if (expansions.length) options.expansions = expansions;
  const capitol = readCapitol(query.get("capitol"));
  if (capitol !== null) options.capitol = capitol;
  if (query.get("swords") === "0" && expansions.includes("nomads")) options.nomad_swords = false;
  if (boards.length === 4) {
    options.quadrants = boards.map((name) => name.replace("*", ""));
    options.turned = boards.map((name) => name.endsWith("*"));
  } else {
    const map = Number(query.get("map") ?? Number.NaN);
    if (Number.isSafeInteger(map) && map >= 0) options.map_seed = map;
  }
  return options;
}
