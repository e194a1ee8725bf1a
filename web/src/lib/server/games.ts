/** What the server says of its games, asked once. */

import { api } from "./api";
import type { GameInfo } from "./types";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games();
  asked.catch(() => (asked = null));
  return asked;
}

export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await games()).find((one) => one.name === game);
}
