/** Where the hexes of a board are drawn: pointy tops, odd rows shifted half a hex to the right. Geometry only. */

const SIDE = 20;
export const RADIUS = 22;
export const WIDTH = RADIUS * Math.sqrt(3);
const PITCH = RADIUS * 1.5;
const PAD = 5;

export interface Point {
  x: number;
  y: number;
}

/** A board of so many rows and columns; a whole one has 20, a quadrant 10, a brush that paints one 1. */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly hexes: number;
  readonly side: number;

  constructor(side: number) {
    this.side = side;
    this.width = (side + (side > 1 ? 0.5 : 0)) * WIDTH + 2 * PAD;
    this.height = (side - 1) * PITCH + 2 * RADIUS + 2 * PAD;
    this.hexes = side * side;
  }

  row(hex: number): number {
    return Math.floor(hex / this.side);
  }
  column(hex: number): number {
    return hex % this.side;
  }

  center(hex: number): Point {
    const row = this.row(hex);
    return { x: PAD + (this.column(hex) + 0.5 + (row % 2) / 2) * WIDTH, y: PAD + RADIUS + row * PITCH };
  }

  /** The hex in a direction: 0 east, then clockwise to 5 north-east; null over the edge. */
  beside(hex: number, direction: number): number | null {
    const row = this.row(hex);
    const column = this.column(hex);
    const odd = row % 2;
    const [down, right] = [
      [0, 1],
      [1, odd],
      [1, odd - 1],
      [0, -1],
      [-1, odd - 1],
      [-1, odd],
    ][direction] as [number, number];
    const r = row + down;
    const c = column + right;
    return r < 0 || c < 0 || r >= this.side || c >= this.side ? null : r * this.side + c;
  }

  /** The hex at a point of the drawing; null beside the board. */
  at({ x, y }: Point): number | null {
    let best: number | null = null;
    let nearest = RADIUS * RADIUS;
    const middle = Math.round((y - PAD - RADIUS) / PITCH);
    for (let row = middle - 1; row <= middle + 1; row++) {
      if (row < 0 || row >= this.side) continue;
      const column = Math.round((x - PAD) / WIDTH - 0.5 - (row % 2) / 2);
      if (column < 0 || column >= this.side) continue;
      const hex = row * this.side + column;
      const at = this.center(hex);
      const distance = (x - at.x) ** 2 + (y - at.y) ** 2;
      if (distance < nearest) [best, nearest] = [hex, distance];
    }
    return best;
  }

  /** The nearest of some hexes to a point, no farther than `reach`. */
  nearest(hexes: Iterable<number>, { x, y }: Point, reach: number): number | null {
    let best: number | null = null;
    let nearest = reach * reach;
    for (const hex of hexes) {
      const at = this.center(hex);
      const distance = (x - at.x) ** 2 + (y - at.y) ** 2;
      if (distance <= nearest) [best, nearest] = [hex, distance];
    }
    return best;
  }
}

export const BOARD = new Grid(SIDE);
export const QUADRANT = new Grid(SIDE / 2);

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** The corners of a hex from the top, clockwise. */
export function corners({ x, y }: Point, radius = RADIUS): Point[] {
  const half = (radius * Math.sqrt(3)) / 2;
  return [
    { x, y: y - radius },
    { x: x + half, y: y - radius / 2 },
    { x: x + half, y: y + radius / 2 },
    { x, y: y + radius },
    { x: x - half, y: y + radius / 2 },
    { x: x - half, y: y - radius / 2 },
  ];
}

export function outline(at: Point, radius = RADIUS): string {
  const points = corners(at, radius).map((point) => `${n(point.x)} ${n(point.y)}`);
  return `M${points.join("L")}z`;
}

/** A path of a drawing (without arcs) scaled and moved: so several drawings can be one element. */
export function placed(path: string, { x, y }: Point, scale: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map((value, place) => {
      const absolute = command === command.toUpperCase();
      const along = command === "H" || (command !== "V" && place % 2 === 0) ? x : y;
      return n(Number(value) * scale + (absolute ? along : 0));
    });
    return command + values.join(" ");
  });
}

/** Which two corners the side towards a direction joins. */
const SIDES: readonly [number, number][] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
  [0, 1],
];

/** The side of a hex towards a direction, as a line. */
export function side(at: Point, direction: number, radius = RADIUS): string {
  const all = corners(at, radius);
  const [a, b] = SIDES[direction] as [number, number];
  const from = all[a] as Point;
  const to = all[b] as Point;
  return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
}

/** The outline of a set of hexes: every side that leads out of it. */
export function contour(grid: Grid, hexes: Iterable<number>, radius = RADIUS): string {
  const set = hexes instanceof Set ? (hexes as ReadonlySet<number>) : new Set(hexes);
  let path = "";
  for (const hex of set) {
    const at = grid.center(hex);
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.beside(hex, direction);
      if (next === null || !set.has(next)) path += side(at, direction, radius);
    }
  }
  return path;
}

/** Where an arrow key leads; up and down keep to the column as they zigzag. */
export function step(grid: Grid, hex: number, key: string): number | null {
  const odd = grid.row(hex) % 2 === 1;
  switch (key) {
    case "ArrowRight":
      return grid.beside(hex, 0);
    case "ArrowLeft":
      return grid.beside(hex, 3);
    case "ArrowDown":
      return grid.beside(hex, odd ? 2 : 1);
    case "ArrowUp":
      return grid.beside(hex, odd ? 4 : 5);
    case "Home":
      return grid.row(hex) * grid.side;
    case "End":
      return grid.row(hex) * grid.side + grid.side - 1;
  }
  return null;
}
