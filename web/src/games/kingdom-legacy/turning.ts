/** A card that is rotated or flipped is seen to turn, in its place and on its way to where it goes (L3). */

import { flushSync } from "svelte";
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

const ATTRIBUTES = ["id", "data-testid", "data-card", "data-side"]; // what a card is found by

/** The side that is turned away: only to look at. */
function away(face: Element): HTMLElement {
  const old = face.cloneNode(true) as HTMLElement;
  for (const part of [old, ...old.querySelectorAll("*")]) ATTRIBUTES.forEach((name) => part.removeAttribute(name));
  old.inert = true;
  old.setAttribute("aria-hidden", "true");
  Object.assign(old.style, { position: "absolute", inset: "0", margin: "0" });
  return old;
}

/**
 * `show` puts the other sides where the cards are; each is seen to turn from the side that it had. The table need not
 * wait for that: a card may go on to where it goes while it turns. Resolves when all have turned.
 */
export async function turnOver(
  root: HTMLElement,
  sides: ReadonlyMap<number, number>,
  show: (sides: ReadonlyMap<number, number>) => unknown,
  signal: AbortSignal,
): Promise<void> {
  if (!sides.size || reducedMotion() || signal.aborted) return;
  const found = [...sides].flatMap(([card, to]) => {
    const piece = root.querySelector<HTMLElement>(`[data-piece="${card}"]`);
    const face = piece?.querySelector<HTMLElement>("[data-side]");
    const from = Number(face?.dataset.side ?? to);
    return piece && face && from !== to ? [{ piece, face, old: away(face), axis: rotates(from, to) ? "rotate" : "rotateY" }] : [];
  });
  if (!found.length) return;
  flushSync(() => show(sides));
  const running = found.flatMap(({ piece, face, old, axis }) => {
    const at = (angle: number, opacity: number) => ({ transform: `perspective(900px) ${axis}(${angle}deg) scale(${angle ? 0.94 : 1})`, opacity });
    face.parentElement?.append(old);
    return [
      old.animate([{ ...at(0, 1), easing: "ease-in" }, at(90, 1)], { duration: HALF, fill: "forwards" }),
      face.animate([at(-90, 0), { ...at(-90, 0), offset: 0.5 }, { ...at(-90, 1), offset: 0.5, easing: "ease-out" }, at(0, 1)], { duration: 2 * HALF }),
      piece.animate([{ zIndex: 6 }, { zIndex: 6 }], { duration: 2 * HALF }),
    ];
  });
  const hurry = () => running.forEach((one) => one.finish());
  signal.addEventListener("abort", hurry, { once: true });
  await Promise.allSettled(running.map((one) => one.finished));
  signal.removeEventListener("abort", hurry);
  for (const { old } of found) old.remove();
}
