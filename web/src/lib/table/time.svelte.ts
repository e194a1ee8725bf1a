/** Clocks that run by the server's time, and times in words. */

import { serverNow } from "../server/server_time";
import { say } from "../words/words.svelte";

class Ticker {
  /** The server's time now, in milliseconds. */
  now = $state(serverNow());
  /** The server does not answer: whether its clocks run, nobody knows. */
  still = $state(false);
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Lets it run until the returned function is called. */
  run(): () => void {
    this.#tick();
    if (this.#users++ === 0) this.#timer = setInterval(() => this.#tick(), 250);
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  }

  #tick(): void {
    if (!this.still) this.now = serverNow();
  }
}

export const ticker = new Ticker();

const HOUR = 3_600_000;

/** "9:05", "1:02:09"; from a day on "2 d 3 h". */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 24 * HOUR) return say("page-clock-days", { days: Math.floor(left / (24 * HOUR)), hours: Math.floor((left % (24 * HOUR)) / HOUR) });
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "5 minutes ago", in the reader's language. */
export function ago(then: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(then)) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < 60) return say("page-ago-now");
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86400) return format.format(-Math.floor(seconds / 3600), "hour");
  return format.format(-Math.floor(seconds / 86400), "day");
}
