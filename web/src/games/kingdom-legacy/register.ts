/** How the page finds Kingdom Legacy. */

import type { Registered } from "../game";

export const kingdomLegacy: Registered = {
  home: async () => (await import("./home")).home,
  part: async () => (await import(".")).part,
  campaigns: true,
  summary: () => import("./Summary.svelte"),
  rulings: async () => (await import("./rulings")).rulings(),
};
