/** What a card produces flies from the card to what is in hand. */

import { scatter } from "../../lib/ui/motion";
import type { Amounts, GameEvent } from "./types";

const FLIGHT = 420; // milliseconds

/** What a card gives. */
export interface Given {
  card: number;
  gives: Amounts;
}

export function given(events: readonly GameEvent[]): Given[] {
  return events.flatMap((event, n) => {
    const by = events[n - 1];
    return event.event === "gained" && by !== undefined && "card" in by ? [{ card: by.card, gives: event.gives }] : [];
  });
}

/** Starts at once, while the card still lies where it was. */
export async function chipsFly(root: HTMLElement, all: readonly Given[], signal: AbortSignal): Promise<void> {
  const flights = all.flatMap(({ card, gives }) =>
    Object.entries(gives).map(([resource, number]) => {
      const chip = root.querySelector(`[data-piece="${card}"] .chip.of-${resource}`);
      const hand = root.querySelector(`[data-resource="${resource}"]`) ?? root.querySelector('[data-testid="resources"]');
      return scatter(chip?.outerHTML ?? "", chip, hand, number, FLIGHT, signal);
    }),
  );
  await Promise.all(flights);
}
