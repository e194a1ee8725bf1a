/** The campaign by rounds, read from its log: what came, what went, and where the table is between two rounds. */

import type { GameEvent } from "./types";

export interface Interlude {
  /** The round that is over, and the one that begins (null: not yet, or none). */
  over: number;
  next: number | null;
  last: boolean;
  discovered: { card: number; side: number }[];
  destroyed: { card: number; side: number }[];
  stickered: { card: number; side: number; sticker: string }[];
}

type Kind = GameEvent["event"];
type Of<K extends Kind> = Extract<GameEvent, { event: K }>;
const only = <K extends Kind>(events: readonly GameEvent[], kind: K) => events.filter((event): event is Of<K> => event.event === kind);

/** What has happened since the last round ended; null while a round is being played. */
export function interlude(events: readonly GameEvent[]): Interlude | null {
  const end = events.findLastIndex((event) => event.event === "round-ended");
  const over = events[end];
  if (over?.event !== "round-ended") return null;
  const since = events.slice(end + 1);
  const at = since.findIndex((event) => event.event === "round-started");
  const start = since[at];
  if (start && start.step < (events.at(-1)?.step ?? 0)) return null; // something was decided since
  const between = at < 0 ? since : since.slice(0, at);
  const sides = new Map([...only(between, "discovered"), ...only(between, "entered")].map((event) => [event.card, event.side]));
  return {
    over: over.round,
    next: start?.event === "round-started" ? start.round : null,
    last: start?.event === "round-started" && start.last,
    discovered: [...sides].map(([card, side]) => ({ card, side })),
    destroyed: only(between, "destroyed"),
    stickered: only(between, "stickered"),
  };
}

/** The glory of a round that is over; `expansion` is the card of the expansion it belongs to. */
export interface Bar {
  round: number;
  glory: number;
  expansion: number | null;
}

/** The rounds that are over, oldest first; a campaign that was started again begins anew. */
export function bars(events: readonly GameEvent[]): Bar[] {
  let found: Bar[] = [];
  let expansion: number | null = null;
  for (const event of events) {
    if (event.event === "restarted") found = [];
    if (event.event === "expansion") expansion = event.card;
    if (event.event === "round-ended") found.push({ round: event.round, glory: event.glory, expansion });
    // The same round with all that its end brought (L56).
    if (event.event === "round-counted") found[found.length - 1] = { round: event.round, glory: event.glory, expansion };
  }
  return found;
}

/** Cards that an event touched. */
export function touched(events: readonly GameEvent[]): Set<number> {
  const found = new Set<number>();
  for (const event of events) {
    if ("card" in event) found.add(event.card);
    if ("cards" in event) for (const card of event.cards) found.add(card);
  }
  return found;
}

export function lastDiscarded(events: readonly GameEvent[]): number | null {
  return only(events, "discarded").at(-1)?.card ?? null;
}
