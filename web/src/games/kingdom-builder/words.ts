/** The game told in words: the page's twin of games/kingdom_builder/words.py. */

import type { Facts, GameEvent } from "../../lib/types";
import { say, words, type Part, type Said } from "../../lib/words.svelte";
import type { LogLine } from "../game";
import { flag, LOCATION_ICONS, PIECE_ICONS } from "./icons";
import { cardName, place } from "./names";

/** Facts whose value is a name, with the middle of its locale key. */
const NAMED: Record<string, string> = {
  terrain: "terrain",
  wanted: "terrain",
  location: "location",
  piece: "piece",
  space: "space",
  by: "location",
};
const CARDS = ["card", "cards", "rejected"];
const SEATS: Record<string, string> = { seat: "player", turn: "active" };
const HEXES = ["hex", "from", "tile"];

/** The message of this key with everything in it by its name. */
export function tell(key: string, facts: Facts, names: readonly string[]): Part[] {
  const said: Said = {};
  for (const [fact, value] of Object.entries(facts)) {
    const values = (Array.isArray(value) ? value : [value]).map(String);
    const seat = SEATS[fact];
    if (seat && typeof value === "number") said[seat] = names[value] ?? "";
    else if (NAMED[fact]) said[fact] = values.map((name) => say(`kingdom-builder-${NAMED[fact]}-${name}`)).join(", ");
    else if (CARDS.includes(fact)) said[fact] = values.map(cardName).join(", ");
    else if (HEXES.includes(fact) && typeof value === "number") said[fact] = place(value);
    else if (typeof value === "boolean") said[fact] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") said[fact] = value;
  }
  said.cards ??= "none"; // what others drew is not known
  return words.parts(key, said);
}

/** Not worth a line: they show on the board, or follow from the line before. */
const SILENT = new Set(["used", "used-bonus", "ended-turn", "reshuffled", "drew"]);

function sign(event: GameEvent): string | undefined {
  if (typeof event.piece === "string") return PIECE_ICONS[event.piece];
  if (typeof event.location === "string") return LOCATION_ICONS[event.location];
  if (typeof event.by === "string" && event.by !== "mandatory") return LOCATION_ICONS[event.by];
  return event.event === "game-over" || event.event === "last-round" ? flag : undefined;
}

/** The hexes that an event speaks of. */
export function hexesOf(event: GameEvent): number[] {
  return [event.from, event.hex, event.tile].filter((hex): hex is number => typeof hex === "number");
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
    if (mandatory && builds?.first.seat === event.seat) return void builds.hexes.push(event.hex as number);
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
  const mandatory = kind === "built" && first.by === "mandatory";
  return {
    id: `${step}-${place}`,
    seat: first.seat,
    parts: mandatory ? tellBuilds(hexes, first.seat, names) : tell(`kingdom-builder-event-${kind}`, facts, names),
    icon: sign(first),
    divider,
    points: hexes.length > 0,
    hexes,
  };
}

function tellBuilds(hexes: readonly number[], seat: number | null, names: readonly string[]): Part[] {
  return words.parts("kingdom-builder-page-built", {
    player: names[seat ?? 0] ?? "",
    count: hexes.length,
    hexes: hexes.map(place).join(", "),
  });
}
