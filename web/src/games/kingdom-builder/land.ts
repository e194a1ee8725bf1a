/**
 * The land as a drawing: fills, motifs and the lines between terrains, made once per board as a few long
 * paths. Four hundred hexes are some forty elements, so that panning and moves never touch them one by one.
 */

import { spaceOf } from "./facts.svelte";
import { contour, corners, outline, side, type Grid, type Point } from "./hexes";

export const LETTERS: Record<string, string> = {
  G: "grass",
  C: "canyon",
  D: "desert",
  F: "flower_field",
  T: "forest",
  S: "swamp",
  W: "water",
  M: "mountain",
};

/** The letter that stands for a terrain on the board. */
export const letterOf = (terrain: string): string =>
  Object.keys(LETTERS).find((letter) => LETTERS[letter] === terrain) ?? "";

/** Chance that is the same for a hex every time: a board looks the same whenever it is drawn. */
function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** Collects pieces of path by the class that draws them. */
class Ink {
  readonly paths = new Map<string, string[]>();

  add(name: string, path: string): void {
    const found = this.paths.get(name);
    if (found) found.push(path);
    else this.paths.set(name, [path]);
  }

  path(name: string): string {
    const found = this.paths.get(name);
    return found ? `<path class="${name}" d="${found.join("")}"/>` : "";
  }
}

type Random = () => number;
type Motif = (ink: Ink, at: Point, random: Random) => void;

function tuft(ink: Ink, x: number, y: number, random: Random): void {
  const lean = random() * 2 - 1;
  const h = 4.6 + random() * 2;
  ink.add(
    "grass-blade",
    `M${n(x)} ${n(y)}q${n(0.3 + lean)}-${n(h * 0.5)} ${n(-1.2 + lean)}-${n(h * 0.8)}M${n(x + 1.6)} ${n(y)}q0-${n(h * 0.6)} ${n(0.5 + lean)}-${n(h)}M${n(x + 3.2)} ${n(y)}q.1-${n(h * 0.5)} ${n(2.1 + lean)}-${n(h * 0.75)}`,
  );
}

const grass: Motif = (ink, { x, y }, random) => {
  const spots: [number, number][] = [
    [-12, 9],
    [-1, 14],
    [8, 6],
    [-7, -4],
    [4, -8],
  ];
  for (const [dx, dy] of spots) {
    if (random() < 0.12) continue;
    tuft(ink, x + dx + random() * 4 - 3, y + dy + random() * 4 - 2, random);
  }
};

const canyon: Motif = (ink, { x, y }, random) => {
  [-10.5, -4, 2.5, 9].forEach((dy, row) => {
    const wide = row === 0 || row === 3 ? 8.5 : 12.5;
    const bend = random() * 7 - 3.5;
    const shift = random() * 4 - 2;
    const top = y + dy + random() * 1.6;
    ink.add(row % 2 ? "canyon-deep" : "canyon-line", `M${n(x - wide + shift)} ${n(top)}q${n(wide / 2)} ${n(bend)} ${n(wide)} 0t${n(wide)} 0`);
    if (row < 3 && random() < 0.6) {
      const drop = x + shift + (random() - 0.5) * wide;
      ink.add("canyon-deep", `M${n(drop)} ${n(top + 1)}l${n(random() * 1.4 - 0.7)} ${n(3 + random() * 2)}`);
    }
  });
};

const desert: Motif = (ink, { x, y }, random) => {
  for (const [dx, dy] of [
    [-3, -9],
    [-12, 1],
    [-2, 10],
  ] as const) {
    const left = x + dx + random() * 4 - 3;
    const top = y + dy + random() * 3 - 1.5;
    ink.add("desert-dune", `M${n(left)} ${n(top)}q6-${n(5 + random() * 2)} 14 0`);
    ink.add("desert-shade", `M${n(left + 8)} ${n(top - 2.6)}q3 1 5.2 2.6q-3.4-.2-5.2-2.6`);
  }
  for (let grain = 0; grain < 4; grain++) {
    const gx = x + (random() - 0.5) * 26;
    const gy = y + (random() - 0.5) * 24;
    ink.add("desert-grain", `M${n(gx)} ${n(gy)}h.01`);
  }
};

const PETALS = ["petal-gold", "petal-rose", "petal-violet", "petal-white"];

const flowers: Motif = (ink, { x, y }, random) => {
  const spots: [number, number][] = [
    [-11, -4],
    [0, -13],
    [10, -5],
    [-9, 8],
    [2, 1],
    [11, 8],
    [0, 14],
  ];
  const first = Math.floor(random() * 4);
  spots.forEach(([dx, dy], place) => {
    if (random() < 0.1) return;
    const cx = x + dx + random() * 4 - 2;
    const cy = y + dy + random() * 4 - 2;
    const petal = PETALS[(first + place + Math.floor(random() * 2)) % 4] as string;
    const turn = random() * 1.25;
    let blossom = "";
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = turn + (leaf * Math.PI * 2) / 5;
      blossom += `M${n(cx + Math.cos(angle) * 1.9)} ${n(cy + Math.sin(angle) * 1.9)}h.01`;
    }
    ink.add(petal, blossom);
    ink.add("blossom-heart", `M${n(cx)} ${n(cy)}h.01`);
    if (random() < 0.5) ink.add("blossom-stem", `M${n(cx)} ${n(cy + 2.6)}q.4 1.6-.6 3`);
  });
};

/** A fir of two tiers with a lit and a shaded side. */
function fir(ink: Ink, x: number, y: number, size: number): void {
  const w = 4.6 * size;
  const h = 11 * size;
  ink.add("fir-trunk", `M${n(x)} ${n(y - 1)}v3`);
  ink.add("fir-dark", `M${n(x)} ${n(y - h)}l${n(w * 0.7)} ${n(h * 0.52)}h${n(-w * 0.3)}l${n(w * 0.6)} ${n(h * 0.48)}h${n(-2 * w)}l${n(w * 0.6)} ${n(-h * 0.48)}h${n(-w * 0.3)}z`);
  ink.add("fir-light", `M${n(x)} ${n(y - h)}l${n(-w * 0.7)} ${n(h * 0.52)}h${n(w * 0.3)}l${n(-w * 0.6)} ${n(h * 0.48)}h${n(w * 0.8)}z`);
}

const forest: Motif = (ink, { x, y }, random) => {
  const spots: [number, number, number][] = [
    [-8, -5, 0.85],
    [1, -8, 0.9],
    [9.5, -3.5, 0.85],
    [-11, 8, 1],
    [-1.5, 6, 1.05],
    [8.5, 9, 1],
    [0, 17, 0.95],
  ];
  for (const [dx, dy, size] of spots) fir(ink, x + dx + random() * 2.4 - 1.2, y + dy + random() * 2.4 - 1.2, size + random() * 0.12);
};

const swamp: Motif = (ink, { x, y }, random) => {
  const px = x + random() * 4 - 2;
  const py = y + 6 + random() * 2;
  ink.add("swamp-pool", `M${n(px - 13)} ${n(py)}q2-5.4 12-4.8t13.6 4.2q-1 5.6-13 5.2t-12.6-4.6z`);
  ink.add("swamp-glint", `M${n(px - 6)} ${n(py + 1)}h5M${n(px + 2)} ${n(py + 2.6)}h4`);
  for (const dx of [-10, -6.5, 1.5, 8, 11]) {
    const rx = x + dx + random() * 2 - 1;
    const ry = y + 6 + random() * 5;
    const h = 11 + random() * 5;
    ink.add("swamp-reed", `M${n(rx)} ${n(ry)}q.4-${n(h / 2)} ${n(random() * 1.6 - 0.8)}-${n(h)}`);
    ink.add("swamp-head", `M${n(rx)} ${n(ry - h + 5)}v-4.6`);
  }
  ink.add("swamp-reed", `M${n(x - 3)} ${n(y + 10)}q-1-5-4-7M${n(x + 5)} ${n(y + 11)}q1-5 3.6-7.4`);
};

const water: Motif = (ink, { x, y }, random) => {
  [-11, -3.5, 4, 11].forEach((dy, row) => {
    const shift = (row % 2 ? 3 : -3) + random() * 3 - 1.5;
    const wide = row === 0 || row === 3 ? 2 : 3;
    let wave = `M${n(x - wide * 3 + shift)} ${n(y + dy)}q3-3.1 6 0`;
    for (let crest = 1; crest < wide; crest++) wave += "t6 0";
    ink.add(row % 2 ? "wave-low" : "wave", wave);
  });
};

const mountain: Motif = (ink, { x, y }, random) => {
  const peaks: [number, number, number, number][] = [
    [-6.5, 5, 9, 15],
    [7, 4, 9, 16.5],
    [0, 12.5, 10.5, 16],
  ];
  for (const [dx, dy, wide, high] of peaks) {
    const px = x + dx + random() * 2 - 1;
    const py = y + dy + random() * 1.6 - 0.8;
    const h = high + random() * 2;
    ink.add(`peak-${dy > 10 ? "near" : "far"}`, `M${n(px - wide)} ${n(py)}L${n(px)} ${n(py - h)}L${n(px + wide)} ${n(py)}z`);
    ink.add(`peak-shade-${dy > 10 ? "near" : "far"}`, `M${n(px)} ${n(py - h)}L${n(px + wide)} ${n(py)}h${n(-wide * 0.72)}l1.4-${n(h * 0.3)}l-2-${n(h * 0.22)}z`);
    ink.add(`snow-${dy > 10 ? "near" : "far"}`, `M${n(px)} ${n(py - h)}l${n(wide * 0.36)} ${n(h * 0.36)}l-1.9-.9l-1.3 1.7l-1.7-1.5l-${n(wide * 0.36 - 1.4)} .8z`);
  }
};

const MOTIFS: Record<string, Motif> = { G: grass, C: canyon, D: desert, F: flowers, T: forest, S: swamp, W: water, M: mountain };

/** Motif paths in the order they are painted. */
const PAINTED = [
  "grass-blade",
  "canyon-line",
  "canyon-deep",
  "desert-shade",
  "desert-dune",
  "desert-grain",
  "blossom-stem",
  ...PETALS,
  "blossom-heart",
  "fir-trunk",
  "fir-dark",
  "fir-light",
  "swamp-pool",
  "swamp-glint",
  "swamp-reed",
  "swamp-head",
  "wave-low",
  "wave",
  "peak-far",
  "peak-shade-far",
  "snow-far",
  "peak-near",
  "peak-shade-near",
  "snow-near",
];

const SHADES = 3; // each hex of a terrain is a touch lighter or darker, as if painted by hand

export interface LandOptions {
  /** Without motifs: for thumbnails. */
  plain?: boolean;
  /** The letters of the terrains over the motifs. */
  letters?: Record<string, string> | null;
}

/** The inside of an SVG of the grid's size. */
export function drawLand(grid: Grid, rows: readonly string[], { plain = false, letters = null }: LandOptions = {}): string {
  const text = rows.join("");
  const ink = new Ink();
  const shores = new Set<number>();
  for (let hex = 0; hex < grid.hexes; hex++) {
    const letter = text[hex] ?? "G";
    const at = grid.center(hex);
    const random = chance(hex * 7 + letter.charCodeAt(0) * 131);
    const terrain = LETTERS[letter] ?? `space ${spaceOf(letter)?.name ?? "location"}`;
    ink.add(`land ${terrain} shade-${plain || letter === "W" ? 1 : Math.floor(random() * SHADES)}`, outline(at, RADIUS_OVER));
    if (letter === "W") shores.add(hex);
    for (let direction = 0; direction < 3; direction++) {
      const next = grid.beside(hex, direction);
      if (next === null) continue;
      ink.add(text[next] === letter && letter in LETTERS ? "hairline" : "border", side(at, direction));
    }
    if (!plain) MOTIFS[letter]?.(ink, at, random);
  }
  const land = [...ink.paths.keys()].filter((name) => name.startsWith("land "));
  const shore = plain ? "" : `<path class="shore" d="${contour(grid, shores, 19.6)}"/>`;
  const motifs = plain ? "" : PAINTED.map((name) => ink.path(name)).join("");
  const all = new Set(Array.from({ length: grid.hexes }, (_, hex) => hex));
  const coast = contour(grid, all);
  return [
    `<path class="cast" d="${coast}"/>`,
    ...land.map((name) => ink.path(name)),
    shore,
    ink.path("hairline"),
    motifs,
    ink.path("border"),
    `<path class="coast" d="${coast}"/>`,
    letters ? drawLetters(grid, text, letters) : "",
  ].join("");
}

const RADIUS_OVER = 22.3; // a hair over the edge, so that no seam of the paper shows between two hexes

function drawLetters(grid: Grid, text: string, letters: Record<string, string>): string {
  let found = "";
  for (let hex = 0; hex < grid.hexes; hex++) {
    const terrain = LETTERS[text[hex] ?? ""];
    if (!terrain) continue;
    const { x, y } = grid.center(hex);
    found += `<text class="letter" x="${n(x)}" y="${n(y + 4)}">${letters[terrain] ?? ""}</text>`;
  }
  return found;
}

/** A special space: its hex and rim, to be filled with an icon. */
export function special(at: Point): { outer: string; inner: string } {
  return { outer: outline(at, 21), inner: outline(at, 18.6) };
}

export { corners };
