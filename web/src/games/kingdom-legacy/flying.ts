/** What a card produces flies from the card to what is in hand. */

import { scatter } from "../../lib/ui/motion";
import type { GameEvent } from "./types";

const FLIGHT = 420; // milliseconds

/** Starts at once, while the card still lies where it was. */
export async function chipsFly(root: HTMLElement, events: readonly GameEvent[], signal: AbortSignal): Promise<void> {
  const flights = events.flatMap((event, n) => {
    const by = events[n - 1];
    if (event.event !== "gained" || by === undefined || !("card" in by)) return [];
    return Object.entries(event.gives).map(([resource, number]) => {
      const chip = root.querySelector(`[data-piece="${by.card}"] .chip.of-${resource}`);
      const hand = root.querySelector(`[data-resource="${resource}"]`) ?? root.querySelector('[data-testid="resources"]');
      return scatter(chip?.outerHTML ?? "", chip, hand, number, FLIGHT, signal);
    });
  });
  await Promise.all(flights);
}
