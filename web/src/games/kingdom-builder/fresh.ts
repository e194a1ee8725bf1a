/** What happened since I last decided: the hexes to mark, and how far the mandatory action is. */

import type { GameEvent } from "../../generated/kingdom-builder";

/** Hexes where others put something since my last turn; for who only watches, in the last turn. */
export function touched(events: readonly GameEvent[], seat: number | null): number[] {
  const found = new Map<number, number>();
  let turns = 0;
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n] as GameEvent;
    if (event.event === "ended-turn" && (event.seat === seat || (seat === null && ++turns > 1))) break;
    if (event.seat === seat && seat !== null) continue;
    if ("hex" in event && event.event !== "took-back" && event.event !== "kept") found.set(event.hex, n);
  }
  return [...found.keys()];
}

/** Settlements of the mandatory action built so far in the turn under way. */
export function builtSoFar(events: readonly GameEvent[]): number {
  let built = 0;
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n] as GameEvent;
    if (event.event === "ended-turn") break;
    if (event.event === "built" && event.by === "mandatory") built++;
  }
  return built;
}
