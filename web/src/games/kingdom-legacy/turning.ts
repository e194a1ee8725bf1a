/** A card that is rotated or flipped turns in its place, before it goes to where it goes (L3). */

import { tick } from "svelte";
import { reducedMotion } from "../../lib/ui/motion";
import type { GameEvent } from "./types";

const HALF = 150; // milliseconds: to its edge, and from there to the other side

/** By card: the side that it is turned to by these events. */
export function sidesAfter(events: readonly GameEvent[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of events) {
    if (event.event === "upgraded" || event.event === "turned") found.set(event.card, event.side);
  }
  return found;
}

/** L6: rotating swaps 1 and 2, 3 and 4; every other change turns the card over. */
const rotates = (from: number, to: number): boolean => Math.ceil(from / 2) === Math.ceil(to / 2);

export async function turnOver(
  root: HTMLElement,
  sides: ReadonlyMap<number, number>,
  show: (sides: ReadonlyMap<number, number>) => unknown,
  signal: AbortSignal,
): Promise<void> {
  if (!sides.size || reducedMotion() || signal.aborted) return;
  const found = [...sides].flatMap(([card, to]) => {
    const element = root.querySelector<HTMLElement>(`[data-piece="${card}"]`);
    const from = Number(element?.querySelector<HTMLElement>("[data-side]")?.dataset.side ?? to);
    return element && from !== to ? [{ element, axis: rotates(from, to) ? "rotate" : "rotateY" }] : [];
  });
  if (!found.length) return;
  const turn = (from: number, to: number, easing: string) =>
    Promise.allSettled(
      found.map(({ element, axis }) => {
        const at = (angle: number) => ({ transform: `perspective(900px) ${axis}(${angle}deg) scale(${angle ? 0.94 : 1})`, zIndex: 6 });
        const running = element.animate([at(from), at(to)], { duration: HALF, easing, fill: "forwards" });
        signal.addEventListener("abort", () => running.finish(), { once: true });
        return running.finished.then(() => running.cancel());
      }),
    );
  await turn(0, 90, "ease-in");
  show(sides);
  await tick();
  await turn(-90, 0, "ease-out");
}
