/**
 * How fast others' moves are shown. The server never waits for anybody to look; each viewer chooses: calm, brisk, at
 * once. A click shows what has arrived at once, whatever was chosen.
 */

import type { GameEvent, Table } from "../server/types";

export const PACES = ["calm", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** One change of the table: how long it travels, and how long it then rests to be seen. Milliseconds. */
export interface Beat {
  travels: number;
  rests: number;
}

/** Brisk: what all others do between two turns of mine takes no longer than this, if they take usual turns. */
const BETWEEN_TURNS = 3800;
const MINE = 260; // my own decision travels, then theirs follow
const USUAL_STEPS = 6; // of a turn: three builds, a tile or two, its end
const SHORTEST = 130;
const LONGEST = 580;

const NONE: Beat = { travels: 0, rests: 0 };

/** What others do between two turns of mine: it knows since when bots have been at it, thinking or playing. */
export class Between {
  #began = performance.now();

  /** How long these events are shown. */
  beat(pace: Pace, { seat, seats }: Pick<Table, "seat" | "seats">, events: readonly Pick<GameEvent, "seat">[]): Beat & { mine: boolean } {
    const mine = events.every((event) => event.seat === null || event.seat === seat);
    const bots = !mine && events.every((event) => event.seat === null || seats[event.seat]?.kind === "bot");
    return { ...beat(pace, mine, seats.length - 1, this.#elapsed(bots)), mine };
  }

  /** Milliseconds since a person did something last. */
  #elapsed(bot: boolean): number {
    const now = performance.now();
    if (!bot) this.#began = now;
    return now - this.#began;
  }
}

/** Of my own decision, or of one of the others (how many play besides me), so long after the first of them. */
export function beat(pace: Pace, mine: boolean, others: number, elapsed = 0): Beat {
  if (pace === "at-once") return NONE;
  if (mine) return { travels: MINE, rests: 0 };
  if (pace === "calm") return { travels: 520, rests: 420 };
  if (elapsed > BETWEEN_TURNS) return NONE; // they take long turns: the rest at once
  const step = Math.min(LONGEST, Math.max(SHORTEST, (BETWEEN_TURNS - MINE) / (Math.max(1, others) * USUAL_STEPS)));
  return { travels: step * 0.7, rests: step * 0.3 };
}
