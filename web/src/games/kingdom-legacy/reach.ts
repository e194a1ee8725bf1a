/** What could be afforded, in the groups in which the helper shows it. */

import type { ReachView } from "../../generated/kingdom-legacy";
import { plus } from "./card/types";
import type { Amounts } from "./types";

export interface ReachGroup {
  key: string;
  /** `now`, `produce` (with other cards first), `advance` (to this card first), `out` (not this turn). */
  kind: "now" | "produce" | "advance" | "out";
  advance: number | null;
  rows: ReachView[];
}

export function groups(reach: readonly ReachView[]): ReachGroup[] {
  const found = new Map<string, ReachGroup>();
  for (const row of reach) {
    const out = Object.keys(row.short).length > 0;
    const kind = out ? "out" : row.advance !== null ? "advance" : row.produce.length ? "produce" : "now";
    const key = `${kind} ${row.advance ?? ""}`;
    const group = found.get(key) ?? { key, kind, advance: row.advance, rows: [] };
    group.rows.push(row);
    found.set(key, group);
  }
  for (const group of found.values()) group.rows.sort((a, b) => a.produce.length - b.produce.length || (b.gain ?? 0) - (a.gain ?? 0));
  return [...found.values()];
}

/** All that the productions of a row give. */
export function added(row: ReachView): Amounts {
  return row.produce.reduce<Amounts>((all, { gives }) => plus(all, gives), {});
}

/** The cards that a row speaks of. */
export const cardsOf = (row: ReachView): number[] => [row.card, ...row.produce.map((one) => one.card), ...(row.advance === null ? [] : [row.advance])];
