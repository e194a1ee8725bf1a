/** How far the box, or the expansion that is being brought in, is opened. */

import { say } from "../../lib/words/words.svelte";
import type { View } from "./types";

const LAST = 70; // the box of the rounds ends there (L17)

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
  const closed = view.box.filter((card) => card <= LAST);
  const done = LAST - closed.length;
  return { top: String(closed[0] ?? "–"), done, all: LAST, text: say("kingdom-legacy-page-box-opened", { opened: done, all: LAST }) };
}
