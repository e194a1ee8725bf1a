/** The resources that there are (L36): the six of the box, and those that came with this campaign's expansions. */

import type { WordedResource } from "../../../generated/kingdom-legacy";
import { RESOURCE_ICONS, RESOURCES } from "./icons";

const SCALE = 512 / 200; // the drawings that come with cards are on a smaller grid than ours

class Resources {
  #brought = $state.raw<ReadonlyMap<string, WordedResource>>(new Map());

  /** Those of expansions, as they come with the cards. */
  bring(all: readonly WordedResource[]): void {
    this.#brought = new Map(all.map((one) => [one.name, one]));
  }

  has(name: string): boolean {
    return (RESOURCES as readonly string[]).includes(name) || this.#brought.has(name);
  }

  icon(name: string): string {
    const brought = this.#brought.get(name);
    return RESOURCE_ICONS[name] ?? (brought ? `<path fill="currentColor" transform="scale(${SCALE})" d="${brought.icon}"/>` : "");
  }

  /** Of those that the style sheet does not know. */
  colour(name: string): string | undefined {
    return this.#brought.get(name)?.colour;
  }
}

export const resources = new Resources();
