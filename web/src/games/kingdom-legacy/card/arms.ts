/**
 * A kingdom's coat of arms, made from its name: the same name has the same arms everywhere. By the rule of heralds a
 * colour lies on a metal and a metal on a colour.
 */

import castle from "icon:castle";
import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import griffin from "icon:griffin-symbol";
import key from "icon:key";
import leaf from "icon:oak-leaf";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";
import rose from "icon:flower-emblem";
import stag from "icon:stag-head";
import star from "icon:flat-star";
import sun from "icon:heraldic-sun";
import swords from "icon:crossed-swords";
import wolf from "icon:wolf-head";

const METALS = ["#e2b33f", "#eee9dc"] as const;
const COLOURS = ["#a8281f", "#23508f", "#2f6b34", "#5d3a78", "#2c2826", "#8a4a12"] as const;
const CHARGES = [lion, eagle, lily, castle, crown, griffin, key, leaf, rose, stag, star, sun, swords, wolf] as const;
export const DIVISIONS = [
  "plain", "pale", "fess", "bend", "sinister", "chevron", "cross", "saltire", "quarterly", "chief", "bordure", "lozengy", "paly", "barry",
] as const;

export interface Arms {
  division: (typeof DIVISIONS)[number];
  /** The field, what divides it, and what lies on it. */
  field: string;
  second: string;
  charge: string;
  charged: string;
  /** How many charges: 1 or 3. */
  number: 1 | 3;
}

/** A small, even hash (FNV-1a): it has to be the same in every browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text.normalize("NFC").trim().toLowerCase()) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

export function arms(name: string): Arms {
  let rest = hash(name);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length) ^ (hash(`${name}/${rest}`) >>> 4);
    return found;
  };
  const division = pick(DIVISIONS);
  const metal = pick(METALS);
  const colour = pick(COLOURS);
  const metalField = pick([true, false]);
  const charge = pick(CHARGES);
  const number = pick([1, 1, 3] as const);
  // On a field of stripes or quarters the charge stands on an escutcheon of the other tincture.
  return {
    division,
    field: metalField ? metal : colour,
    second: metalField ? colour : metal,
    charge,
    charged: metalField ? colour : metal,
    number: division === "plain" || division === "bordure" ? number : 1,
  };
}
