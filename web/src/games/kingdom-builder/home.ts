/** What Home shows of Kingdom Builder. */

import type { HomePart } from "../game";
import Boxes from "./Boxes.svelte";
import HomeScene from "./HomeScene.svelte";
import { expansionNames } from "./names";
import Options from "./Options.svelte";

export const home: HomePart = {
  Scene: HomeScene,
  Options,
  Boxes,
  // K5, N6: five only with Crossroads or Nomads; the server has the last word.
  seats: (all, options) => {
    const five = Array.isArray(options.expansions) && options.expansions.some((name) => name === "crossroads" || name === "nomads");
    return all.filter((seats) => seats < 5 || five);
  },
  subtitle: (options) => expansionNames(Array.isArray(options.expansions) ? options.expansions.map(String) : []),
};
