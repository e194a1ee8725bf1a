/** The end of a game, told card by card. Who won is seen last, wherever one looks. */

import { reducedMotion } from "../../lib/ui/motion";
import type { Result } from "../../lib/server/types";

export class Reveal {
  /** How many cards have been told. */
  shown = $state(reducedMotion() ? Infinity : 0);
  readonly #cards: () => number;

  constructor(cards: () => number) {
    this.#cards = cards;
  }

  get done(): boolean {
    return this.shown >= this.#cards();
  }
  next(): void {
    this.shown++;
  }
  all(): void {
    this.shown = Infinity;
  }
}

/** A player's gold from the first so many cards. */
export function goldOf(result: Result, seat: number, cards = Infinity): number {
  return (result.breakdown[seat] ?? []).slice(0, cards).reduce((sum, share) => sum + share.points, 0);
}
