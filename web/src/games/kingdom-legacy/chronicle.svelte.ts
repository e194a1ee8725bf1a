/** The history of a campaign by round, and its deeds: fetched when it is looked at. */

import { api } from "../../lib/server/api";
import { notices } from "../../lib/ui/notices.svelte";
import type { ChronicleView } from "../../generated/kingdom-legacy";

class Chronicle {
  #of = $state("");
  #found = $state.raw<ChronicleView | null>(null);
  #version = -1;

  /** Brings the history as it was at this version of the table. */
  async need(id: string, version: number): Promise<void> {
    if (id === this.#of && version === this.#version) return;
    if (id !== this.#of) this.#found = null;
    this.#of = id;
    this.#version = version;
    try {
      const { chronicle } = await api.chronicle<ChronicleView>(id);
      if (this.#of === id && this.#version === version) this.#found = chronicle;
    } catch (error) {
      notices.fail(error);
    }
  }

  of(id: string): ChronicleView | null {
    return id === this.#of ? this.#found : null;
  }
}

export const chronicle = new Chronicle();
