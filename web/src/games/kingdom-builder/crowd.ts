/**
 * Many settlements drawn as few paths: what stands still needs no element of its own. They are parted into bands of
 * rows, so that a new one paints only its part of the board anew.
 */

import { DOOR, HOUSES, RIMS } from "../../lib/seats/houses";
import { BOARD, placed } from "./hexes";
import type { Standing } from "./standing";

const BAND = 5; // rows
const SCALE = 0.9;

export interface Crowd {
  key: string;
  seat: number;
  rim: string;
  hexes: number[];
  houses: string;
  doors: string;
  shadows: string;
}

const drawn = new Map<string, [house: string, door: string, shadow: string]>();

function draw(style: number, hex: number): [string, string, string] {
  const key = `${style}-${hex}`;
  const known = drawn.get(key);
  if (known) return known;
  const { x, y } = BOARD.center(hex);
  const corner = { x: x - 14.4, y: y - 15.6 };
  const shadow = `M${(x - 11.5).toFixed(1)} ${(y + 10.6).toFixed(1)}a11.5 3 0 1 0 23 0a11.5 3 0 1 0-23 0z`;
  const made: [string, string, string] = [placed(HOUSES[style] ?? "", corner, SCALE), placed(DOOR, corner, SCALE), shadow];
  drawn.set(key, made);
  return made;
}

export function crowds(settlements: readonly Standing[]): Crowd[] {
  const found = new Map<string, Crowd>();
  for (const { seat, hex } of settlements) {
    const style = seat % HOUSES.length;
    const key = `${style}-${Math.floor(BOARD.row(hex) / BAND)}`;
    const crowd = found.get(key) ?? { key, seat: style, rim: RIMS[style] ?? "", hexes: [], houses: "", doors: "", shadows: "" };
    const [house, door, shadow] = draw(style, hex);
    crowd.hexes.push(hex);
    crowd.houses += house;
    crowd.doors += door;
    crowd.shadows += shadow;
    found.set(key, crowd);
  }
  return [...found.values()];
}
