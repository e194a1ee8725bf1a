import type { Registered } from "../game";

export const kingdomBuilder: Registered = {
  home: async () => (await import("./home")).home,
  part: async () => (await import("./index")).part,
  summary: () => import("./Summary.svelte"),
  pages: { workshop: () => import("./WorkshopPage.svelte") },
};
