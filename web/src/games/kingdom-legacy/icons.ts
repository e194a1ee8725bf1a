/** The drawings of the table. Those of the cards come with the cards. */

import crossedSwords from "icon:crossed-swords";
import flag from "icon:tower-flag";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import padlock from "icon:padlock";
import knapsack from "icon:knapsack";
import stack from "icon:stack";
import trample from "icon:trample";

export { hourglass, laurels, padlock, stack, trample };

/** Beside a line of the log. */
export const SIGNS: Record<string, string> = {
  played: stack,
  upgraded: laurels,
  defeated: crossedSwords,
  blocked: padlock,
  equipped: knapsack,
  destroyed: trample,
  "round-started": hourglass,
  scored: flag,
};
