/**
 * What has not changed stays the same object: what depends on it is then not worked out again. A table comes whole with
 * every decision, and a decision changes two or three of its cards.
 */

import type { Possible } from "./parts";
import type { View } from "./types";

/** `now`, with every part of it that is as before taken from `before`. */
export function same<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now) as (keyof T)[];
  let all = keys.length === Object.keys(before).length;
  const found = (Array.isArray(now) ? [...now] : { ...now }) as T;
  for (const key of keys) {
    const old = (before as T)[key];
    found[key] = same(old, now[key]);
    all &&= Object.is(old, found[key]);
  }
  return all ? (before as T) : found;
}

const isObject = (one: unknown): one is object => typeof one === "object" && one !== null;

/** Cards come and go: they are compared by their number, not by their place in the list. */
export function sameView(before: View | null, now: View): View {
  if (!before || before === now) return now;
  const cards = new Map(before.cards.map((one) => [one.card, one]));
  return { ...same({ ...before, cards: [] }, { ...now, cards: [] }), cards: now.cards.map((one) => same(cards.get(one.card), one)) };
}

/** What is possible on a card. */
export function samePossible(before: Possible, now: Possible): Possible {
  const kept = <T>(old: ReadonlyMap<number, T>, fresh: ReadonlyMap<number, T>) => new Map([...fresh].map(([card, one]) => [card, same(old.get(card), one)]));
  return {
    parts: kept(before.parts, now.parts),
    whole: kept(before.whole, now.whole),
    ends: kept(before.ends, now.ends),
    sides: kept(before.sides, now.sides),
    equips: kept(before.equips, now.equips),
    loose: same(before.loose, now.loose),
  };
}
