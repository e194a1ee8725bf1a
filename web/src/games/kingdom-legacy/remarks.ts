/** What is worth a remark on the chart: the first trouble, the first card that stays, the best round. */

import { say } from "../../lib/words/words.svelte";
import type { ChronicleView } from "../../generated/kingdom-legacy";
import { cards } from "./cards.svelte";
import type { Bar } from "./rounds";

export interface Remark {
  /** Which bar it speaks of. */
  at: number;
  text: string;
}

const WORTH = 5; // glory: a better round than that is worth a remark

export function remarks(bars: readonly Bar[], chronicle: ChronicleView | null): Remark[] {
  const found: Remark[] = [];
  for (const quality of ["obstacle", "permanent"] as const) {
    for (const round of chronicle?.rounds ?? []) {
      const card = round.discovered.find((one) => cards.side(one.card, one.side)?.[quality]);
      if (!card) continue;
      const at = bars.findIndex((bar) => bar.expansion === round.expansion && bar.round === round.round);
      if (at >= 0) found.push({ at, text: say(`kingdom-legacy-page-remark-${quality}`, { card: cards.name(card.card, card.side) }) });
      break;
    }
  }
  const gains = bars.map((bar, n) => bar.glory - (bars[n - 1]?.glory ?? 0));
  const best = gains.indexOf(Math.max(...gains));
  const gain = gains[best] ?? 0;
  if (gain >= WORTH && !found.some((one) => one.at === best)) found.push({ at: best, text: say("kingdom-legacy-page-remark-best", { gain }) });
  return found.sort((a, b) => a.at - b.at);
}
