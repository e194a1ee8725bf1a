/** The games this page knows. The server says which of them are played here. */

import type { Component } from "svelte";
import { gameInfo } from "../lib/server/games";
import { learn } from "../lib/words/tell";
import type { Json } from "../lib/server/types";
import { words } from "../lib/words/words.svelte";
import type { AnyGamePart, GamePage, HomePart, Registered, Ruling } from "./game";
import { kingdomBuilder } from "./kingdom-builder/register";
import { kingdomLegacy } from "./kingdom-legacy/register";
import { theBuilders } from "./the-builders/register";

const GAMES: Record<string, Registered> = {
  "kingdom-builder": kingdomBuilder,
  "the-builders": theBuilders,
  "kingdom-legacy": kingdomLegacy,
};

export const knows = (game: string): boolean => Object.hasOwn(GAMES, game);

/** The pages that games bring along, by the path they stand at. */
export const gamePages: Record<string, GamePage> = Object.assign({}, ...Object.values(GAMES).map((game) => game.pages));

/** The words of these games can be said. */
export function needWords(...games: string[]): Promise<void> {
  return words.need(...games.flatMap((game) => [game, `${game}-page`]));
}

export const hasCampaigns = (game: string): boolean => GAMES[game]?.campaigns ?? false;

/** What may be added to the rules of a game for this reader. */
export const loadRulings = async (game: string): Promise<Ruling[]> => (await GAMES[game]?.rulings?.()) ?? [];

/** A game's rules on one page, its words ready; null: it has none. */
export async function loadSummary(game: string): Promise<Component | null> {
  const load = GAMES[game]?.summary;
  if (!load) return null;
  const [{ default: Summary }] = await Promise.all([load(), needWords(game)]);
  return Summary;
}

/** What every game shows on the home page, its words ready. */
export async function loadHomes(): Promise<void> {
  const names = Object.keys(GAMES);
  await Promise.all([needWords(...names), ...names.map(loadHome)]);
}

export async function loadHome(game: string): Promise<HomePart> {
  return known(game).home();
}

/** What else is in a game with these options: its expansions. */
export async function subtitleOf(game: string, options: Record<string, Json>): Promise<string> {
  return (await loadHome(game)).subtitle?.(options) ?? "";
}

/** A game's code, its words and its data, ready to use. */
export async function loadGame(game: string): Promise<AnyGamePart> {
  const [part, info] = await Promise.all([known(game).part(), gameInfo(game), needWords(game)]);
  learn(game, info?.facts ?? {}, part.cardName);
  await part.load();
  return part;
}

function known(game: string): Registered {
  const found = GAMES[game];
  if (!found) throw new Error(`this page does not know the game ${game}`);
  return found;
}
