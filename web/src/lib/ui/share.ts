/** Hands a link on: to another app where the device can, else to the clipboard, else it is shown. */

import { notices } from "./notices.svelte";
import { say } from "../words/words.svelte";

export const canShare = typeof navigator !== "undefined" && typeof navigator.share === "function";

/** The person may change their mind: that is no fault. */
export async function handOn(url: string): Promise<void> {
  await navigator.share({ title: "Fiefdom", url }).catch(() => {});
}

/** `otherwise`: without https there is no clipboard. */
export async function copy(url: string, otherwise: () => void = () => notices.show(url)): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notices.show(say("page-copied"));
  } catch {
    otherwise();
  }
}

/** The replay of a finished game; whoever opens it needs no seat. */
export const replayLink = (id: string, n?: number): string => `${location.origin}/replay/${id}${n === undefined ? "" : `?n=${n}`}`;

/** A touch screen has a sheet to share with; elsewhere one wants the link itself. */
export async function share(url: string): Promise<void> {
  if (canShare && matchMedia("(pointer: coarse)").matches) await handOn(url);
  else await copy(url);
}
