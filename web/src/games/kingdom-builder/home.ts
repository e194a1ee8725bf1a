/** What Home shows of Kingdom Builder. */

import type { HomePart } from "../game";
import Boxes from "./Boxes.svelte";
import HomeScene from "./HomeScene.svelte";
import { expansionNames } from "./names";
import Options from "./Options.svelte";
import { chosenBoxes } from "./setup";

export const home: HomePart = {
  Scene: HomeScene,
  Options,
  Boxes,
  seats: ({ seats, options: schema }, options) => {
    const allowed = schema.properties?.expansions?.seats ?? {};
    return seats.filter((number) => ["base", ...chosenBoxes(options)].some((box) => allowed[box]?.includes(number)));
  },
  subtitle: (options) => expansionNames(chosenBoxes(options)),
};
