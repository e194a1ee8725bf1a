/** The drawings of the table. Those of the cards come with the cards. */

import barrel from "icon:barrel";
import coin from "icon:two-coins";
import crossedSwords from "icon:crossed-swords";
import flag from "icon:tower-flag";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import log from "icon:log";
import metal from "icon:metal-bar";
import padlock from "icon:padlock";
import stack from "icon:stack";
import stone from "icon:stone-pile";
import sword from "icon:broadsword";
import trample from "icon:trample";

export { hourglass, laurels, padlock, stack, trample };

export const RESOURCE_ICONS: Record<string, string> = { coin, wood: log, stone, metal, sword, good: barrel };

/** Beside a line of the log. */
export const SIGNS: Record<string, string> = {
  played: stack,
  upgraded: laurels,
  defeated: crossedSwords,
  blocked: padlock,
  destroyed: trample,
  "round-started": hourglass,
  scored: flag,
};
