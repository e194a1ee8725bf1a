/** The options of a table, as the page sets them up. What is allowed, the server says. */

import type { Json, OptionsSchema } from "../../lib/server/types";
import type { View } from "../../generated/kingdom-builder";

export type Options = Record<string, Json>;

/** The expansions that there are to choose from. */
export const boxNames = (schema: OptionsSchema): string[] => schema.properties?.expansions?.items?.enum ?? [];
/** Those that these options put into use. */
export const chosenBoxes = (options: Options): string[] => (Array.isArray(options.expansions) ? options.expansions.map(String) : []);

/** A map of one's own number; people may share it. It has nothing to do with the deck. */
export const newMapSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** The options without what is as by default. */
export function tidy(options: Options, schema: OptionsSchema): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const usual = JSON.stringify(schema.properties?.[name]?.default ?? {});
      return value !== null && value !== undefined && JSON.stringify(value) !== usual;
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
  for (const name of Object.keys(view.options)) if (name in options) query.set(name, JSON.stringify(options[name]));
  if (typeof options.map_seed === "number" && !options.quadrants && !Object.keys((options.own_quadrants as object) ?? {}).length) {
    query.set("map", String(options.map_seed));
  } else if (!options.preset) {
    query.set("boards", view.quadrants.map((laid) => laid.name + (laid.turned ? "*" : "")).join(" "));
  }
  return query.toString();
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** The options that a link to a map sets; null if the address is none. Whether they are allowed, the server says. */
export function readMapQuery(search: string, schema: OptionsSchema): Options | null {
  const query = new URLSearchParams(search);
  if (query.get("game") !== "kingdom-builder") return null;
  const list = (name: string) => query.get(name)?.split(" ").filter(Boolean) ?? [];
  const options: Options = {};
  const expansions = list("expansions").filter((name) => boxNames(schema).includes(name));
  const boards = list("boards");
  if (query.get("preset") === "first-game") return { preset: "first-game" };
  if (expansions.length) options.expansions = expansions;
  for (const [name, text] of query) if (name !== "expansions" && schema.properties?.[name]) options[name] = readJson(text);
  if (boards.length === 4) {
    options.quadrants = boards.map((name) => name.replace("*", ""));
    options.turned = boards.map((name) => name.endsWith("*"));
  } else {
    const map = Number(query.get("map") ?? Number.NaN);
    if (Number.isSafeInteger(map) && map >= 0) options.map_seed = map;
  }
  return options;
}
