/** Kingdom Legacy: Feudal Kingdom, as the page plays it. */

import { say, words } from "../../lib/words/words.svelte";
import type { GamePart } from "../game";
import { FACE_WORDS } from "./card/words";
import { cards } from "./cards.svelte";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import type { Game } from "./types";
import { logLines } from "./words";

export const part: GamePart<Game> = {
  load: () => words.need(FACE_WORDS), // the cards of a campaign come with its table
  Table,
  Replay,
  cardName: (card, side) => cards.name(card, side),
  logLines,
  notable: ({ event }) => event === "round-started" || event === "scored",
  byRounds: true,
  source: (name) => say(`kingdom-legacy-source-${name}`),
  detail: ({ round, turn, expansion }) =>
    expansion
      ? say("kingdom-legacy-page-round-expansion", { round, at: expansion.round, rounds: expansion.rounds, turn })
      : say("kingdom-legacy-page-round", { round, turn }),
};
