/** Figures of a history that the page draws. */

/** Where an axis begins and ends, and its lines: whole steps around what is shown. */
export function range(values: readonly number[]): { low: number; high: number; lines: number[] } {
  const least = Math.min(...values, Infinity);
  const most = Math.max(...values, -Infinity);
  if (least > most) return { low: 0, high: 1, lines: [0, 1] };
  const step = stepFor(Math.max(12, most - least) / 3);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return { low, high, lines: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step) };
}

/** 1, 2, 5, 10, 20, 50 …: the first that is not smaller. */
function stepFor(least: number): number {
  for (let ten = 1; ; ten *= 10) for (const one of [1, 2, 5]) if (one * ten >= least) return one * ten;
}

/** The mean of each `of` values in a row, at the place of the last of them; none where there are fewer. */
export function mean(values: readonly number[], of: number): [number, number][] {
  const found: [number, number][] = [];
  let sum = 0;
  values.forEach((value, n) => {
    sum += value - (values[n - of] ?? 0);
    if (n >= of - 1) found.push([n, sum / of]);
  });
  return found;
}
