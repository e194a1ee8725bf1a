/** The server's time: clocks run by it, whatever this device believes. */

let ahead = 0;

/** What the server's answers say; to the second, which is enough for a clock that shows seconds. */
export function learnTime(date: string | null): void {
  const there = date ? Date.parse(date) + 500 : NaN;
  const found = there - Date.now();
  if (!Number.isNaN(there) && Math.abs(found - ahead) > 1000) ahead = found;
}

/** In milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
