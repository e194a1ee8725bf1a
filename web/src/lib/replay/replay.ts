/** Where a replay can jump to: turns, and events that are worth a look. */

import type { GameEvent } from "../server/types";

export interface Jumps {
  /** The moments at which a turn begins, ascending. */
  turns: number[];
  /** The moments right after something notable. */
  events: number[];
}

const TURN_ENDS: readonly string[] = ["ended-turn", "turn-ended"];

export function jumps(events: readonly GameEvent[], notable: (event: GameEvent) => boolean): Jumps {
  const unique = (found: number[]): number[] => [...new Set(found)].sort((a, b) => a - b);
  return {
    turns: unique([0, ...events.filter((event) => TURN_ENDS.includes(event.event)).map((event) => event.step + 1)]),
    events: unique(events.filter(notable).map((event) => event.step + 1)),
  };
}

/** What happened in one turn (or between two rounds), without what begins after it. */
export function ofOneTurn(events: readonly GameEvent[]): GameEvent[] {
  const end = events.findIndex((event) => TURN_ENDS.includes(event.event) || event.event === "round-started");
  return events.slice(0, end < 0 ? undefined : end);
}

/** The next moment of a list in a direction; null at its end. */
export function jump(list: readonly number[], from: number, by: 1 | -1): number | null {
  return (by > 0 ? list.find((n) => n > from) : list.findLast((n) => n < from)) ?? null;
}

export const SPEEDS = [0.5, 1, 2, 4];
export const PACE = 1100; // milliseconds a step, at speed 1
