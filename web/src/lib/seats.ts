/** Who sits where, in words. */

import type { Seat } from "./types";
import { say } from "./words.svelte";

export function botName(level: string | null): string {
  return say("bot-name", { level: level ?? "medium" });
}

/** A name for each seat; bots of the same level are numbered. */
export function seatNames(seats: readonly Seat[]): string[] {
  const count = (level: string | null, until: number) =>
    seats.slice(0, until).filter((seat) => seat.kind === "bot" && seat.level === level).length;
  return seats.map((seat, place) => {
    if (seat.kind === "open") return say("page-open-seat");
    if (seat.kind === "person") return seat.name ?? "";
    const several = count(seat.level, seats.length) > 1;
    return several ? `${botName(seat.level)} ${count(seat.level, place + 1)}` : botName(seat.level);
  });
}
