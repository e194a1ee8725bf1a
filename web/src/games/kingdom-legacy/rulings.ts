/** Rulings about single cards: told only once the card is discovered, in the campaign that was played last. */

import { api } from "../../lib/server/api";
import { person } from "../../lib/people/person.svelte";
import { words } from "../../lib/words/words.svelte";
import type { Ruling } from "../game";
import type { KnownCards } from "./types";

export async function rulings(): Promise<Ruling[]> {
  await person.known();
  const last = (await api.tables()).find((table) => table.game === "kingdom-legacy" && table.status !== "closed");
  if (!last) return [];
  const { cards } = await api.knownCards<KnownCards>(last.id, words.language);
  return cards.flatMap((card) =>
    card.rulings.map(({ rule, text }) => ({ rule, text, of: `${card.sides[0]?.name ?? ""} (${card.card})` })),
  );
}
