/** Kingdom Builder with Crossroads and Marshlands, as the page plays it. */

import type { GamePart } from "../game";
import { expansionNames, roundName, sourceName } from "./names";
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
  subtitle: (view) => expansionNames((view as unknown as View).expansions),
  detail: (view) => roundName(view as unknown as View),
};
