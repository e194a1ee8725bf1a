/** How far the box, or the expansion that is being brought in, is opened. */

import { say } from "../../lib/words/words.svelte";
import type { View } from "./types";

export interface Opened {
  /** What lies on top: the number of the next card, or how many are left of an expansion. */
  top: string;
  done: number;
  all: number;
  text: string;
}

export function opened(view: View): Opened {
  const bringing = view.expansion;
  if (bringing?.cards) {
    const { left, cards } = bringing;
    return { top: String(left || "–"), done: cards - left, all: cards, text: say("kingdom-legacy-page-box-left", { left }) };
  }
  const all = view.last_of_rounds;
  const closed = view.box.filter((card) => card <= all);
  const done = all - closed.length;
  return { top: String(closed[0] ?? "–"), done, all, text: say("kingdom-legacy-page-box-opened", { opened: done, all }) };
}
