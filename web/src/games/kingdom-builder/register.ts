import type { Registered } from "../game";

export const kingdomBuilder: Registered = {
  home: async () => (await import("./home")).home,
  part: async () => (await import("./index")).part,
  pages: { workshop: () => import("./WorkshopPage.svelte") },
};
