/** The Builders: Middle Ages, as the page plays it. */

import { say } from "../../lib/words/words.svelte";
import type { GamePart } from "../game";
import { cardName, loadCards } from "./cards.svelte";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import type { Game } from "../../generated/the-builders";
import { logLines } from "./words";

export const part: GamePart<Game> = {
  load: loadCards,
  Table,
  Replay,
  cardName,
  logLines,
  notable: (event) => event.event === "completed" || event.event === "game-over",
  source: (name) => say(`the-builders-source-${name}`),
  detail: (view) => say("the-builders-page-round", { round: view.round }),
};
