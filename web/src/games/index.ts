/** The games this page knows. The server says which of them are played here. */

import type { GamePart, HomePart } from "./game";

/** Which shapes a table has, its game's name says: the page itself looks at none of them. */
export type AnyGamePart = GamePart<any>;

interface Known {
  home: () => Promise<HomePart>;
  part: () => Promise<AnyGamePart>;
}

const GAMES: Record<string, Known> = {
  "kingdom-builder": {
    home: async () => (await import("./kingdom-builder/home")).home,
    part: async () => (await import("./kingdom-builder")).part,
  },
  "the-builders": {
    home: async () => (await import("./the-builders/home")).home,
    part: async () => (await import("./the-builders")).part,
  },
};

export const knows = (game: string): boolean => Object.hasOwn(GAMES, game);

export async function loadHome(game: string): Promise<HomePart> {
  return known(game).home();
}

/** A game's code and its data, ready to use. */
export async function loadGame(game: string): Promise<AnyGamePart> {
  const part = await known(game).part();
  await part.load();
  return part;
}

function known(game: string): Known {
  const found = GAMES[game];
  if (!found) throw new Error(`this page does not know the game ${game}`);
  return found;
}
