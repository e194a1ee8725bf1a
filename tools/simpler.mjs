/**
 * The same drawing in fewer bytes: its outline is drawn anew with as few curves as keep within TOLERANCE of it, on a
 * coarser grid. `simpler(path)` takes and gives the `d` of an svg path; 512 by 512 becomes GRID by GRID.
 */

export const GRID = 200;
const TOLERANCE = 2.6; // in units of 512: less than a pixel of the largest card
const CORNER = Math.cos((24 * Math.PI) / 180); // a turn beyond this stays a corner
const STEPS = 8; // points looked at on each curve

const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const mul = (a, k) => [a[0] * k, a[1] * k];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const length = (a) => Math.hypot(a[0], a[1]);
const unit = (a) => (length(a) ? mul(a, 1 / length(a)) : [0, 0]);
const mix = (a, b, t) => add(mul(a, 1 - t), mul(b, t));

function at([a, b, c, d], t) {
  const u = 1 - t;
  return add(add(mul(a, u * u * u), mul(b, 3 * u * u * t)), add(mul(c, 3 * u * t * t), mul(d, t * t * t)));
}

/** An arc of an svg as cubic curves (the specification's appendix on arcs). */
function arc(from, [rx, ry, turn, large, sweep], to) {
  if (!rx || !ry) return [[from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const half = mul(sub(from, to), 0.5);
  const [x, y] = [cos * half[0] + sin * half[1], cos * half[1] - sin * half[0]];
  const grow = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  [rx, ry] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const part = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, part) / ((rx * y) ** 2 + (ry * x) ** 2 || 1));
  const middle = [(k * rx * y) / ry, (-k * ry * x) / rx];
  const start = Math.atan2((y - middle[1]) / ry, (x - middle[0]) / rx);
  let sweepBy = Math.atan2((-y - middle[1]) / ry, (-x - middle[0]) / rx) - start;
  if (sweep && sweepBy < 0) sweepBy += 2 * Math.PI;
  if (!sweep && sweepBy > 0) sweepBy -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweepBy) / (Math.PI / 2) - 1e-6));
  const centre = add([cos * middle[0] - sin * middle[1], sin * middle[0] + cos * middle[1]], mix(from, to, 0.5));
  const place = (u, v) => add(centre, [cos * rx * u - sin * ry * v, sin * rx * u + cos * ry * v]);
  const by = sweepBy / pieces;
  const reach = (4 / 3) * Math.tan(by / 4);
  return Array.from({ length: pieces }, (_, n) => {
    const [a, b] = [start + n * by, start + (n + 1) * by];
    return [
      n ? place(Math.cos(a), Math.sin(a)) : from,
      place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      n === pieces - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ];
  });
}

const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The closed outlines of a path, each a list of cubic curves. */
function outlines(path) {
  const found = [];
  let [here, begin, before, last] = [[0, 0], [0, 0], null, ""];
  let curves = [];
  const finish = () => {
    if (length(sub(here, begin)) > 1e-6) curves.push([here, mix(here, begin, 1 / 3), mix(here, begin, 2 / 3), begin]);
    if (curves.length) found.push(curves);
    [curves, here] = [[], begin];
  };
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const number = kind === "A" ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const base = letter === kind ? [0, 0] : null;
    if (kind === "Z") finish();
    for (let n = 0; n + TAKES[kind] <= number.length && TAKES[kind]; n += TAKES[kind]) {
      const of = base ?? here;
      const point = (k) => [of[0] + number[n + k], of[1] + number[n + k + 1]];
      let to;
      if (kind === "M" && n === 0) {
        if (curves.length) finish();
        here = begin = point(0);
        [before, last] = [null, kind];
        continue;
      }
      if (kind === "A") {
        to = point(5);
        curves.push(...arc(here, number.slice(n, n + 5), to));
      } else if (kind === "C" || kind === "S") {
        const smooth = last === "C" || last === "S" ? sub(mul(here, 2), before) : here;
        const [b, c] = kind === "C" ? [point(0), point(2)] : [smooth, point(0)];
        to = point(kind === "C" ? 4 : 2);
        curves.push([here, b, c, to]);
        before = c;
      } else if (kind === "Q" || kind === "T") {
        const q = kind === "Q" ? point(0) : last === "Q" || last === "T" ? sub(mul(here, 2), before) : here;
        to = point(kind === "Q" ? 2 : 0);
        curves.push([here, mix(here, q, 2 / 3), mix(to, q, 2 / 3), to]);
        before = q;
      } else {
        to = kind === "H" ? [of[0] + number[n], here[1]] : kind === "V" ? [here[0], of[1] + number[n]] : point(0);
        curves.push([here, mix(here, to, 1 / 3), mix(here, to, 2 / 3), to]);
      }
      [here, last] = [to, kind];
    }
  }
  if (curves.length) finish();
  return found;
}

/** Arcs write their flags without a space between: "1 1 0 011.25 2" is 1, 1, 0, 0, 1, 1.25 and 2. */
function arcNumbers(text) {
  const found = [];
  const reader = /[\s,]*(?:([01])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?))/y;
  const plain = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
  let place = 0;
  for (;;) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const rule = flag ? reader : plain;
    rule.lastIndex = place;
    const hit = rule.exec(text);
    if (!hit) return found;
    found.push(Number(hit[1] ?? hit[2]));
    place = rule.lastIndex;
  }
}

/** Runs of points between corners; the points of a run lie close together on the old outline. */
function runs(curves) {
  const kept = curves.filter((curve) => length(sub(curve[3], curve[0])) + length(sub(curve[1], curve[0])) > 0.01);
  if (!kept.length) return [];
  const leaving = (curve) => unit([curve[1], curve[2], curve[3]].map((p) => sub(p, curve[0])).find((v) => length(v) > 0.05) ?? [0, 0]);
  const arriving = (curve) => unit([curve[2], curve[1], curve[0]].map((p) => sub(curve[3], p)).find((v) => length(v) > 0.05) ?? [0, 0]);
  const corner = (n) => dot(arriving(kept.at(n - 1)), leaving(kept[n])) < CORNER;
  let first = kept.findIndex((_, n) => corner(n));
  if (first < 0) first = 0;
  const found = [];
  for (let n = 0; n < kept.length; n++) {
    const index = (first + n) % kept.length;
    if (n === 0 || corner(index)) found.push([kept[index][0]]);
    for (let k = 1; k <= STEPS; k++) found.at(-1).push(at(kept[index], k / STEPS));
  }
  return found;
}

/** Schneider's fitting of a cubic curve to points, split where it strays too far. */
function fit(points, start, end, out) {
  const last = points.at(-1);
  const chord = sub(last, points[0]);
  const across = unit([-chord[1], chord[0]]);
  const strays = length(chord) ? Math.max(...points.map((p) => Math.abs(dot(sub(p, points[0]), across)))) : Infinity;
  const along = points.every((p) => dot(sub(p, points[0]), chord) >= -1 && dot(sub(p, last), chord) <= 1);
  if (points.length === 2 || (strays < TOLERANCE * 0.6 && along)) return void out.push([points[0], null, null, last]);
  let t = lengths(points);
  let [best, worst] = [Infinity, 0];
  for (let turn = 0; turn < 5; turn++) {
    const curve = through(points, t, start, end);
    const far = points.map((p, n) => length(sub(at(curve, t[n]), p)));
    best = Math.max(...far);
    worst = far.indexOf(best);
    if (best < TOLERANCE) return void out.push(curve);
    if (best > TOLERANCE * 6) break;
    t = t.map((one, n) => nearer(curve, points[n], one));
  }
  const middle = Math.min(points.length - 2, Math.max(1, worst));
  const way = unit(sub(points[middle - 1], points[middle + 1]));
  fit(points.slice(0, middle + 1), start, way, out);
  fit(points.slice(middle), mul(way, -1), end, out);
}

function lengths(points) {
  const sums = [0];
  for (let n = 1; n < points.length; n++) sums.push(sums[n - 1] + length(sub(points[n], points[n - 1])));
  return sums.map((sum) => sum / sums.at(-1));
}

function through(points, t, start, end) {
  const [a, d] = [points[0], points.at(-1)];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((p, n) => {
    const u = 1 - t[n];
    const [b1, b2] = [3 * u * u * t[n], 3 * u * t[n] * t[n]];
    const [v, w] = [mul(start, b1), mul(end, b2)];
    const rest = sub(p, add(mul(a, u ** 3 + b1), mul(d, t[n] ** 3 + b2)));
    c00 += dot(v, v);
    c01 += dot(v, w);
    c11 += dot(w, w);
    x0 += dot(v, rest);
    x1 += dot(w, rest);
  });
  const by = c00 * c11 - c01 * c01;
  const size = length(sub(d, a));
  let [l, r] = by ? [(x0 * c11 - x1 * c01) / by, (c00 * x1 - c01 * x0) / by] : [0, 0];
  if (l < size * 1e-3 || r < size * 1e-3) l = r = size / 3;
  return [a, add(a, mul(start, l)), add(d, mul(end, r)), d];
}

/** One step of Newton towards the place on the curve that is nearest to the point. */
function nearer(curve, point, t) {
  const [a, b, c, d] = curve;
  const first = [mul(sub(b, a), 3), mul(sub(c, b), 3), mul(sub(d, c), 3)];
  const slope = add(add(mul(first[0], (1 - t) ** 2), mul(first[1], 2 * (1 - t) * t)), mul(first[2], t * t));
  const bend = add(mul(sub(first[1], first[0]), 2 * (1 - t)), mul(sub(first[2], first[1]), 2 * t));
  const off = sub(at(curve, t), point);
  const by = dot(slope, slope) + dot(off, bend);
  return by ? Math.min(1, Math.max(0, t - dot(off, slope) / by)) : t;
}

export function simpler(path) {
  let text = "";
  let here = [0, 0];
  const grid = (point) => point.map((one) => Math.round((one * GRID) / 512));
  const numbers = (list) => list.map((one, n) => (n && one >= 0 ? " " : "") + one).join("");
  for (const outline of outlines(path)) {
    const curves = [];
    for (const points of runs(outline)) fit(points, unit(sub(points[1], points[0])), unit(sub(points.at(-2), points.at(-1))), curves);
    if (!curves.length) continue;
    const begin = grid(curves[0][0]);
    let part = `m${numbers(sub(begin, here))}`;
    const before = here;
    here = begin;
    let [was, drawn] = ["m", 0];
    const say = (letter, list) => {
      part += was === letter ? (list[0] < 0 ? "" : " ") + numbers(list) : letter + numbers(list);
      was = letter;
      drawn += 1;
    };
    curves.forEach(([, b, c, d], n) => {
      const to = grid(d);
      const [x, y] = sub(to, here);
      const closes = n === curves.length - 1;
      if (b === null || (Math.abs(x) < 2 && Math.abs(y) < 2)) {
        if ((x || y) && !(closes && b === null)) x && y ? say("l", [x, y]) : x ? say("h", [x]) : say("v", [y]);
      } else say("c", [...sub(grid(b), here), ...sub(grid(c), here), x, y]);
      here = to;
    });
    here = drawn ? begin : before;
    if (drawn) text += `${part}z`;
  }
  return text;
}
