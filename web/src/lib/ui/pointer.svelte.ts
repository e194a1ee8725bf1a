/** How the reader points: words say "tap" where there is a finger, "click" where there is a mouse. */

class Pointer {
  #coarse = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(pointer: coarse)");
    if (!query) return;
    this.#coarse = query.matches;
    query.addEventListener("change", () => (this.#coarse = query.matches));
  }

  get touch(): boolean {
    return this.#coarse;
  }
  /** As the locale files know it. */
  get kind(): "touch" | "mouse" {
    return this.#coarse ? "touch" : "mouse";
  }
}

export const pointer = new Pointer();
