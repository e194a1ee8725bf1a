/** The cards of one campaign that its player knows, in the reader's language. They come from the server, never with the page. */

import { api } from "../../lib/server/api";
import { words } from "../../lib/words/words.svelte";
import type { WordedExpansion } from "../../generated/kingdom-legacy";
import { resources } from "./card/resources.svelte";
import { filled } from "./card/words";
import type { KingdomCard, KnownCard, KnownCards, KnownSide } from "./types";

class Cards {
  #cards = $state.raw<ReadonlyMap<number, KnownCard>>(new Map());
  /** The drawings that the scenes of these cards name. */
  icons = $state.raw<Record<string, string>>({});
  #expansions = $state.raw<ReadonlyMap<number, WordedExpansion>>(new Map());
  /** The names that were written on cards. */
  #given = $state.raw<ReadonlyMap<number, string>>(new Map());
  #of = $state("");
  #asked: Promise<void> | null = null;

  /** Brings the cards of a table; again when the reader's language has changed, a new card was seen, or an expansion
   *  can be chosen. */
  async need(id: string, numbers: readonly number[], expansions: readonly number[] = []): Promise<void> {
    const key = `${id} ${words.language}`;
    const here = () => key === this.#of && numbers.every((number) => this.#cards.has(number)) && expansions.every((card) => this.#expansions.has(card));
    if (here()) return;
    if (this.#asked) await this.#asked.catch(() => undefined); // who asked hears of it
    if (here()) return;
    this.#asked = this.#fetch(id, key);
    try {
      await this.#asked;
    } finally {
      this.#asked = null;
    }
  }

  /** Only what is missing: of the same table the cards that are new, in another language the words of all. */
  async #fetch(id: string, key: string): Promise<void> {
    const { language } = words;
    const drawn = this.of(id) ? [...this.#cards.keys()] : [];
    const worded = key === this.#of ? drawn : [];
    const { cards, icons, resources: brought, expansions } = await api.knownCards<KnownCards>(id, language, worded, drawn);
    resources.bring(brought);
    words.add(language, brought.map((one) => one.words).join(""));
    this.#expansions = new Map(expansions.map((one) => [one.card, one]));
    this.icons = drawn.length ? { ...this.icons, ...icons } : icons;
    this.#cards = new Map([...(worded.length ? this.#cards : []), ...cards.map((card) => [card.card, card] as const)]);
    this.#of = key;
  }

  /** What is written on the cards of the kingdom. */
  call(kingdom: readonly KingdomCard[]): void {
    const given = new Map(kingdom.flatMap((one) => (one.given_name ? [[one.card, one.given_name] as const] : [])));
    if (String([...given]) !== String([...this.#given])) this.#given = given;
  }

  /** Of which table and in which language they are, and what is written on them. */
  get key(): string {
    return `${this.#of} ${[...this.#given]}`;
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

  /** What its package says, once it can be chosen. */
  expansion(card: number): WordedExpansion | null {
    return this.#expansions.get(card) ?? null;
  }

  name(number: number, side: number | null = null): string {
    const known = side === null ? this.get(number)?.sides[0] : this.side(number, side);
    return known ? filled(known.name, this.#given.get(number)) : (this.expansion(number)?.title ?? String(number));
  }
}

export const cards = new Cards();
