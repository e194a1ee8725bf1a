/** A coat of arms made from a kingdom's name: the same name has the same arms everywhere. */

import anchor from "icon:anchor";
import boar from "icon:boar";
import bull from "icon:bull";
import castle from "icon:castle";
import clover from "icon:clover";
import crown from "icon:queen-crown";
import deer from "icon:deer-head";
import fleur from "icon:fleur-de-lys";
import harp from "icon:harp";
import horse from "icon:horse-head";
import key from "icon:key";
import lion from "icon:lion";
import pine from "icon:pine-tree";
import raven from "icon:raven";
import rose from "icon:rose";
import star from "icon:polar-star";
import unicorn from "icon:unicorn";
import wolf from "icon:wolf-head";

const CHARGES = [lion, deer, fleur, castle, rose, wolf, horse, unicorn, raven, boar, bull, anchor, key, harp, pine, clover, star, crown];

// A metal beside a colour, as heraldry asks for: the charge stands out on either.
const COLOURS = ["#a3282c", "#2d5f9e", "#2f6f43", "#4a3f78", "#3a3a3f", "#8a5a14"];
const METALS = ["#f0cf6a", "#f2efe6"];

const DIVISIONS = ["plain", "pale", "fess", "bend", "cross", "chevron", "chief", "quarterly", "saltire", "bordure"] as const;

export interface Arms {
  field: string;
  other: string;
  division: (typeof DIVISIONS)[number];
  charge: string;
  /** The charge's colour. */
  ink: string;
}

/** FNV-1a, then mixed: near names have far arms. */
function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text.trim().toLocaleLowerCase()) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619);
  found ^= found >>> 15;
  found = Math.imul(found, 2246822507);
  return (found ^ (found >>> 13)) >>> 0;
}

export function armsOf(name: string): Arms {
  let rest = hash(name);
  const pick = <T>(from: readonly T[]): T => {
    const at = rest % from.length;
    rest = Math.floor(rest / from.length);
    return from[at] as T;
  };
  const colour = pick(COLOURS);
  const metal = pick(METALS);
  const dark = pick([true, false]);
  return {
    field: dark ? colour : metal,
    other: dark ? metal : colour,
    division: pick(DIVISIONS),
    charge: pick(CHARGES),
    ink: dark ? metal : colour,
  };
}
