/** The cards of one campaign that its player knows, in the reader's language. They come from the server, never with the page. */

import { api } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import type { Game, KnownCard, KnownSide } from "./types";

class KnownCards {
  #cards = $state.raw<ReadonlyMap<number, KnownCard>>(new Map());
  #of = "";
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
    const { cards } = await api.knownCards<{ cards: KnownCard[] }>(id, words.language).catch(() => fromView(id));
    this.#of = key;
    this.#cards = new Map(cards.map((card) => [card.card, card]));
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

export const cards = new KnownCards();

/** Until the server words the cards: what the view says of them. */
async function fromView(id: string): Promise<{ cards: KnownCard[] }> {
  const view = (await api.table<Game>(id)).view;
  const plain = (name: string) => name.replace(/-/g, " ");
  return {
    cards: (view?.cards ?? []).map((row) => ({
      card: row.card,
      scroll: false,
      choose_side: false,
      rulings: [],
      sides: [
        {
          side: row.side,
          name: plain(row.name),
          key: row.name,
          kind: "land",
          keywords: [],
          permanent: false,
          obstacle: row.worth < 0,
          makes: row.makes,
          glory: row.worth,
          worth: null,
          upgrades: row.costs.map((cost, frame) => ({ frame, to: cost.to, to_name: String(cost.to), how: "flip", resources: cost.resources, cards: [], destroys: null })),
          lines: [0, 1, 2].map((number) => ({ sign: "activated", what: "effect", number, text: `effect ${number}` })),
          boxes: [],
          scene: null,
        },
      ],
    })),
  };
}
