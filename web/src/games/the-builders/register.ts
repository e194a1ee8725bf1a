import type { Registered } from "../game";

export const theBuilders: Registered = {
  home: async () => (await import("./home")).home,
  part: async () => (await import("./index")).part,
  summary: () => import("./Summary.svelte"),
};
