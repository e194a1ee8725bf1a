/** Who sits where, in words. */

import type { Seat } from "../server/types";
import { say } from "../words/words.svelte";

export function botName(level: string | null): string {
  return say("bot-name", { level: level ?? "medium" });
}

/** How strong a bot is, beside its name. */
export function levelName(level: string): string {
  return say("bot-level", { level });
}

/** Names and faces that bots of one level have. */
export const BOT_FACES = 3;

/** Which of the faces of its level a bot has, and how often it has sat down before. */
export function faceOf(seats: readonly Pick<Seat, "kind" | "level">[], place: number): [face: number, again: number] {
  const level = seats[place]?.level;
  const before = seats.slice(0, place).filter((seat) => seat.kind === "bot" && seat.level === level).length;
  return [before % BOT_FACES, Math.floor(before / BOT_FACES)];
}

/** A name for each seat: its person's, or its bot's. */
export function seatNames(seats: readonly Pick<Seat, "kind" | "level" | "name">[]): string[] {
  return seats.map((seat, place) => {
    if (seat.kind === "open") return say("page-open-seat");
    if (seat.kind === "person") return seat.name ?? "";
    const [face, again] = faceOf(seats, place);
    const name = say("bot-called", { level: seat.level ?? "medium", face });
    return again ? `${name} ${"I".repeat(again + 1)}` : name;
  });
}
