/** Whether the server has a newer page than the one that is shown. */

const EVERY = 10 * 60_000; // milliseconds between two looks

/** The files that a page begins with: their names change with every version. */
export function firstFiles(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] as string).sort();
}

class Renewal {
  /** There is one, and it was not put off. */
  offered = $state(false);
  #mine: string[] = [];
  #looked = Date.now();

  start(): void {
    this.#mine = firstFiles(document.head.innerHTML);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() > this.#looked + EVERY) void this.look();
    });
    // A part of this page is not there any more: it was replaced.
    addEventListener("vite:preloadError", () => void this.look());
  }

  /** After the server was away, too: most likely it was renewed. */
  async look(): Promise<void> {
    this.#looked = Date.now();
    try {
      const answer = await fetch("/index.html", { cache: "no-store" });
      const now = answer.ok ? firstFiles(await answer.text()) : [];
      if (now.length && this.#mine.length && now.join() !== this.#mine.join()) this.offered = true;
    } catch {
      // away: there will be another look
    }
  }
}

export const renewal = new Renewal();
