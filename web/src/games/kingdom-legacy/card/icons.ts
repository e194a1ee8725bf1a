/** The drawings that every card may need: resources, signs, and what heralds use. A card's own picture comes with it. */

import again from "icon:cycle";
import anchor from "icon:anchor";
import barrel from "icon:barrel";
import bars from "icon:metal-bar";
import chain from "icon:crossed-chains";
import check from "icon:check-mark";
import coins from "icon:two-coins";
import crown from "icon:crown";
import destroyed from "icon:cancel";
import exclamation from "icon:hazard-sign";
import flip from "icon:horizontal-flip";
import hourglass from "icon:hourglass";
import infinity from "icon:infinity";
import log from "icon:log";
import question from "icon:help";
import stones from "icon:stone-pile";
import sword from "icon:broadsword";
import turned from "icon:clockwise-rotation";
import helmet from "icon:visored-helm";
import medal from "icon:laurels";
import once from "icon:cross-mark";
import scroll from "icon:tied-scroll";
import seal from "icon:wax-seal";
import stamp from "icon:stamper";
import box from "icon:locked-box";
import tab from "icon:bookmarklet";

export { anchor, box, chain, crown, helmet, medal, once, scroll, seal, stamp, tab };

export const RESOURCES = ["coin", "wood", "stone", "metal", "sword", "good"] as const;
export type Resource = (typeof RESOURCES)[number];

export const RESOURCE_ICONS: Record<string, string> = {
  coin: coins,
  wood: log,
  stone: stones,
  metal: bars,
  sword,
  good: barrel,
  any: question,
};

/** L19: our signs of the kinds of effects; `once` is added to one of the others. */
export const SIGNS = ["activated", "time", "destroy", "passive", "optional", "forced"] as const;
export const SIGN_ICONS: Record<string, string> = {
  activated: check,
  time: hourglass,
  destroy: destroyed,
  passive: infinity,
  optional: question,
  forced: exclamation,
};

/** How a card turns: round on the table, over, or both. */
export const TURN_ICONS: Record<string, string> = { rotate: turned, flip, turn: again };
