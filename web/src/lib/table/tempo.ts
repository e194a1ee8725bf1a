/** A table's tempo, in words. */

import { say } from "../words/words.svelte";

interface Tempo {
  kind?: unknown;
  minutes?: unknown;
  seconds?: unknown;
  days?: unknown;
}

export function tempoText(tempo: Tempo | null): string {
  if (!tempo) return say("page-tempo-none");
  if (tempo.kind === "days") return say("page-tempo-days", { days: Number(tempo.days) });
  return say("page-tempo-live", { minutes: Number(tempo.minutes), seconds: Number(tempo.seconds) });
}
