/** Kingdom Legacy: Feudal Kingdom, as the page plays it. */

import { say } from "../../lib/words.svelte";
import type { GamePart } from "../game";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import type { Game } from "./types";
import { logLines, tell } from "./words";

export const part: GamePart<Game> = {
  load: async () => {}, // the cards of a campaign come with its table
  Table,
  Replay,
  tell,
  logLines,
  source: (name) => say(`kingdom-legacy-source-${name}`),
  detail: ({ round, turn }) => say("kingdom-legacy-page-round", { round, turn }),
};
