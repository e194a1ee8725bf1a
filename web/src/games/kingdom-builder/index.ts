/** Kingdom Builder with its expansions, as the page plays it. */

import type { GamePart } from "../game";
import { loadFacts } from "./facts.svelte";
import { expansionNames, roundName, sourceName } from "./names";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import type { Game } from "../../generated/kingdom-builder";
import { logLines } from "./words";

const NOTABLE = new Set<string>(["took-tile", "lost-tile", "took-bonus", "placed", "moved", "last-round", "game-over"]);

export const part: GamePart<Game> = {
  load: async () => void (await loadFacts()),
  Table,
  Replay,
  logLines,
  notable: (event) => NOTABLE.has(event.event),
  source: sourceName,
  subtitle: (view) => expansionNames(view.expansions),
  detail: roundName,
};
