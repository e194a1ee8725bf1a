/** The log of a game: which events are worth a line, and which of them belong together. */

import type { GameEvent } from "../../generated/kingdom-builder";
import { tell } from "../../lib/words/tell";
import { words, type Part } from "../../lib/words/words.svelte";
import type { LogLine } from "../game";
import { coins, flag, LOCATION_ICONS, PIECE_ICONS } from "./icons";
import { place } from "./names";

/** Not worth a line: they show on the board, or follow from the line before. */
const SILENT = new Set<string>(["used", "used-bonus", "ended-turn", "reshuffled", "drew"]);

function sign(event: GameEvent): string | undefined {
  if (event.event === "paid") return coins;
  if ("piece" in event) return PIECE_ICONS[event.piece];
  if ("location" in event) return LOCATION_ICONS[event.location];
  if ("by" in event && event.by !== "mandatory") return LOCATION_ICONS[event.by];
  return event.event === "game-over" || event.event === "last-round" ? flag : undefined;
}

/** The hexes that an event speaks of. */
export function hexesOf(event: GameEvent): number[] {
  if ("hex" in event) return "from" in event ? [event.from, event.hex] : [event.hex];
  return "tile" in event ? [event.tile] : [];
}

/** Events that one line tells: the builds of one mandatory action, or a single one. */
interface Entry {
  first: GameEvent;
  place: number;
  hexes: number[];
  divider: boolean;
}

function entries(events: readonly GameEvent[]): Entry[] {
  const found: Entry[] = [];
  let builds: Entry | null = null;
  events.forEach((event, place) => {
    const mandatory = event.event === "built" && event.by === "mandatory";
    if (mandatory && builds?.first.seat === event.seat) return void builds.hexes.push(event.hex);
    if (event.event === "ended-turn" || event.event === "showed") builds = null;
    if (event.event === "ended-turn" && found.length) found[found.length - 1]!.divider = true;
    if (SILENT.has(event.event)) return;
    const entry = { first: event, place, hexes: hexesOf(event), divider: false };
    found.push(entry);
    if (mandatory) builds = entry;
  });
  return found;
}

/** A line with the hexes that it speaks of. */
export interface BoardLine extends LogLine {
  hexes: number[];
}

/** Lines told before: a long log is not worded anew at each move. */
const told = new WeakMap<GameEvent, { stamp: string; line: BoardLine }>();

/** The whole log: the builds of one mandatory action in one line, a line under each turn. */
export function logLines(events: readonly GameEvent[], names: readonly string[]): BoardLine[] {
  const readers = `${words.language} ${names.join()}`;
  return entries(events).map((entry) => {
    const stamp = `${entry.place} ${entry.hexes.length} ${entry.divider} ${readers}`;
    const known = told.get(entry.first);
    if (known?.stamp === stamp) return known.line;
    const line = logLine(entry, names);
    told.set(entry.first, { stamp, line });
    return line;
  });
}

function logLine({ first, place, hexes, divider }: Entry, names: readonly string[]): BoardLine {
  const { step, event: kind, ...facts } = first;
  const mandatory = kind === "built" && "by" in first && first.by === "mandatory";
  return {
    id: `${step}-${place}`,
    seat: first.seat,
    parts: backAgain(first) ? tellBackAgain(first, names) : mandatory ? tellBuilds(hexes, first.seat, names) : tell("kingdom-builder", `kingdom-builder-event-${kind}`, facts, names),
    icon: sign(first),
    divider,
    points: hexes.length > 0,
    hexes,
  };
}

/** K16: a settlement that is moved may go back to the space it left. */
const backAgain = (event: GameEvent): event is Extract<GameEvent, { event: "moved" }> =>
  event.event === "moved" && event.from === event.hex;

function tellBackAgain(event: Extract<GameEvent, { event: "moved" }>, names: readonly string[]): Part[] {
  return words.parts("kingdom-builder-event-moved-back", { player: names[event.seat ?? 0] ?? "", hex: place(event.hex) });
}

function tellBuilds(hexes: readonly number[], seat: number | null, names: readonly string[]): Part[] {
  return words.parts("kingdom-builder-page-built", {
    player: names[seat ?? 0] ?? "",
    count: hexes.length,
    hexes: hexes.map(place).join(", "),
  });
}
