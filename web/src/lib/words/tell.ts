/**
 * Events and refusals in words. What kind of thing a fact is (a seat, a hex, a card …) is a table of each game that
 * the server gives; this says it as the server's own `tell` (kernel/words.py) does.
 */

import type { FactKind } from "../../generated/api";
import type { Facts, Json } from "../server/json";
import { say, words, type Part, type Said } from "./words.svelte";

export type CardName = (card: number, side: number | null) => string;

const tables = new Map<string, { kinds: Record<string, FactKind>; card: CardName }>();

/** How a game's facts are said. */
export function learn(game: string, kinds: Record<string, FactKind>, card: CardName = String): void {
  tables.set(game, { kinds, card });
}

/** The message of this key with everything in it by its name. */
export function tell(game: string, key: string, facts: Facts, names: readonly string[]): Part[] {
  const { kinds, card } = tables.get(game) ?? { kinds: {}, card: String };
  const plain: Said = {};
  const said: Said = {};
  for (const [fact, kind] of Object.entries(kinds)) if (kind.absent) plain[kind.said ?? fact] = kind.absent;
  for (const [fact, value] of Object.entries(facts)) {
    if (value === null) continue;
    const kind = kinds[fact];
    if (!kind) {
      plain[fact] = asItIs(value);
      continue;
    }
    const values = list(value);
    const sides = kind.side ? list(facts[kind.side] ?? []) : [];
    const texts = values.map((one, n) => sayFact(game, kind, one, sides[n] ?? null, names, card));
    said[kind.said ?? fact] = texts.join(kind.kind === "amounts" ? " / " : ", ");
    if (kind.count) plain[kind.count] = values.length;
  }
  return words.parts(key, said, plain);
}

/** "Wood", or the bare name where the locale files have none. */
function named(game: string, kind: FactKind, value: Json): string {
  const key = `${game}-${kind.of}-${String(value)}`;
  return words.has(key) ? say(key) : String(value);
}

function sayFact(game: string, kind: FactKind, value: Json, side: Json, names: readonly string[], card: CardName): string {
  if (typeof value === "object" && value !== null) return sayAmounts(game, kind, value as Facts);
  if (typeof value !== "number") {
    const parts = kind.apart ? String(value).split(kind.apart) : [value];
    return parts.map((part) => named(game, kind, part)).join(` ${kind.apart} `);
  }
  if (kind.kind === "seat") return names[value] ?? "";
  if (kind.kind === "card") return card(value, typeof side === "number" ? side : null);
  return kind.kind === "place" ? place(value, kind.width ?? 1) : named(game, kind, value);
}

function sayAmounts(game: string, kind: FactKind, amounts: Facts): string {
  const said = Object.entries(amounts).map(([name, number]) =>
    kind.kind === "numbers" ? `${String(number)} × ${named(game, kind, name)}` : say(`${game}-${kind.of}-${name}`, { number: Number(number) }),
  );
  return said.join(", ") || (kind.kind === "amounts" ? say(`${game}-${kind.of}-none`) : "");
}

/** "8:5": row and column from 1. */
export const place = (hex: number, width: number): string => `${Math.floor(hex / width) + 1}:${(hex % width) + 1}`;

const list = (value: Json): Json[] => (Array.isArray(value) ? value : [value]);

function asItIs(value: Json): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? value : list(value).length;
}
