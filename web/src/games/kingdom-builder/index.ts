/** Kingdom Builder with Crossroads and Marshlands, as the page plays it. */

import { say } from "../../lib/words.svelte";
import type { GamePart } from "../game";
import { sourceName } from "./names";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";
import { logLines, tell } from "./words";

export const part: GamePart = {
  load: async () => {},
  Table,
  Replay,
  tell,
  logLines,
  source: sourceName,
  detail: (view) => {
    const { round, last_round: last } = view as unknown as View;
    return say(last ? "kingdom-builder-page-round-last" : "kingdom-builder-page-round", { round });
  },
};
