/** The cards of one campaign that its player knows, in the reader's language. They come from the server, never with the page. */

import { api } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import type { KnownCard, KnownCards, KnownSide } from "./types";

class Cards {
  #cards = $state.raw<ReadonlyMap<number, KnownCard>>(new Map());
  /** The drawings that the scenes of these cards name. */
  icons = $state.raw<Record<string, string>>({});
  #of = $state("");
  #asked: Promise<void> | null = null;

  /** Brings the cards of a table; again when the reader's language has changed or a new card was seen. */
  async need(id: string, numbers: readonly number[]): Promise<void> {
    const key = `${id} ${words.language}`;
    if (key === this.#of && numbers.every((number) => this.#cards.has(number))) return;
    if (this.#asked) await this.#asked;
    if (key === this.#of && numbers.every((number) => this.#cards.has(number))) return;
    this.#asked = this.#fetch(id, key);
    try {
      await this.#asked;
    } finally {
      this.#asked = null;
    }
  }

  async #fetch(id: string, key: string): Promise<void> {
    const { cards, icons } = await api.knownCards<KnownCards>(id, words.language);
    this.#of = key;
    this.icons = icons;
    this.#cards = new Map(cards.map((card) => [card.card, card]));
  }

  /** The cards of this table are here, in whatever language. */
  of(id: string): boolean {
    return this.#of.startsWith(`${id} `);
  }

  get(number: number): KnownCard | null {
    return this.#cards.get(number) ?? null;
  }

  side(number: number, side: number): KnownSide | null {
    return this.get(number)?.sides.find((one) => one.side === side) ?? null;
  }

  name(number: number, side: number | null = null): string {
    const known = side === null ? this.get(number)?.sides[0] : this.side(number, side);
    return known?.name ?? String(number);
  }
}

export const cards = new Cards();
