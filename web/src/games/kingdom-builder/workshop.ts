/** Boards of one's own: their text form, what is checked, and where this browser keeps them. */

import { QUADRANT } from "./hexes";
import type { Cards } from "../../generated/kingdom-builder";

export interface OwnBoard {
  name: string;
  /** Ten rows of ten letters. */
  rows: string[];
  /** The kinds of the location spaces, in reading order. */
  locations: string[];
}

export type Problem = { kind: "no-terrain"; terrain: string } | { kind: "no-name" } | { kind: "taken" };

/** The letter of a space whose kind the board names. */
export const LOCATION = "L";
const KEY = "fiefdom-boards";

export const blank = (name: string): OwnBoard => ({
  name,
  rows: Array.from({ length: 10 }, () => "GGGGGGGGGG"),
  locations: [],
});

/** The hexes of the location spaces, in reading order. */
export function locationSpaces(rows: readonly string[]): number[] {
  return [...rows.join("")].flatMap((letter, hex) => (letter === LOCATION ? [hex] : []));
}

/** Paints one space; the kinds of the other locations stay with their spaces. */
export function paint(board: OwnBoard, hex: number, letter: string, kind: string): OwnBoard {
  const before = new Map(locationSpaces(board.rows).map((space, n) => [space, board.locations[n] ?? kind]));
  const row = QUADRANT.row(hex);
  const column = QUADRANT.column(hex);
  const rows = board.rows.map((text, n) => (n === row ? text.slice(0, column) + letter + text.slice(column + 1) : text));
  return { ...board, rows, locations: locationSpaces(rows).map((space) => before.get(space) ?? kind) };
}

/** What a table would refuse about it. */
export function problems(board: OwnBoard, facts: Cards): Problem[] {
  const text = board.rows.join("");
  const missing = facts.terrains.filter(({ needed, letter }) => needed && !text.includes(letter));
  const found: Problem[] = missing.map(({ name }) => ({ kind: "no-terrain", terrain: name }));
  if (!board.name.trim()) found.push({ kind: "no-name" });
  if (facts.quadrants.some(({ name }) => name === boardId(board.name))) found.push({ kind: "taken" });
  return found;
}

/** What can be painted: terrains, and the special spaces that boards have. */
export const brushes = (facts: Cards): string[] =>
  [...facts.terrains, ...facts.spaces.filter((space) => space.printed)].map(({ letter }) => letter);

/** The kinds of locations that a board can name. */
export const kindsOf = (facts: Cards): string[] => facts.locations.filter(({ named }) => named).map(({ name }) => name);

/** The name under which a table knows a board: plain letters, figures and hyphens. */
export function boardId(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 40) || "board";
}

/** The form that the server reads: ten rows, then the kinds of the locations. */
export function boardText(board: OwnBoard): string {
  return [...board.rows, ...(board.locations.length ? [`locations: ${board.locations.join(", ")}`] : [])].join("\n");
}

/** As one exports it: its name on top. */
export const exportText = (board: OwnBoard): string => `${board.name}\n${boardText(board)}\n`;

/** Reads what was exported; null if it is no board. */
export function importText(text: string, facts: Cards): OwnBoard | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.at(-1) ?? "";
  const locations = last.startsWith("locations:") ? (lines.pop(), last.slice(10).split(/[\s,]+/).filter(Boolean)) : [];
  const name = lines.length === 11 ? (lines.shift() as string) : "";
  const rows = lines;
  const letters = brushes(facts);
  if (rows.length !== 10 || !rows.every((row) => row.length === 10 && [...row].every((letter) => letters.includes(letter)))) return null;
  if (locationSpaces(rows).length !== locations.length || !locations.every((kind) => kindsOf(facts).includes(kind))) return null;
  return { name, rows, locations };
}

export function savedBoards(): OwnBoard[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as OwnBoard[];
    return Array.isArray(found) ? found.filter((board) => board?.rows?.length === 10) : [];
  } catch {
    return []; // storage is off, or holds something foreign
  }
}

export function saveBoards(boards: readonly OwnBoard[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(boards));
    return true;
  } catch {
    return false;
  }
}

/** The expansions that a board needs: for its letters, and for its locations. */
export function needs(board: OwnBoard, facts: Cards | null): string[] {
  const text = board.rows.join("");
  return (facts?.expansions ?? [])
    .filter((box) => box.name !== "base")
    .filter(
      (box) =>
        box.letters.some((letter) => text.includes(letter)) ||
        facts!.locations.some((one) => one.expansion === box.name && board.locations.includes(one.name)),
    )
    .map((box) => box.name);
}
