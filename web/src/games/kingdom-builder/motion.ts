/** How a change of the board is shown: settlements drop, pieces travel, tiles fly to who takes them. */

import { tick } from "svelte";
import { pause, reducedMotion, scatter } from "../../lib/ui/motion";
import type { GameEvent } from "../../generated/kingdom-builder";
import { BOARD, RADIUS } from "./hexes";
import { coins, LOCATION_ICONS } from "./icons";

const EASE = "cubic-bezier(.3, .7, .2, 1)";

/** Makes the change and shows what the events did on it; resolves when all has arrived or was skipped. */
export async function showEvents(
  root: HTMLElement,
  change: () => void,
  events: readonly GameEvent[],
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  if (reducedMotion() || signal.aborted) return change();
  const flights = events.flatMap((event) => flight(root, event));
  change();
  await tick();
  const running = events.flatMap((event) => arrival(root, event, duration));
  const skip = () => running.forEach((animation) => animation.finish());
  signal.addEventListener("abort", skip, { once: true });
  // They set out when the change is painted: a slow machine then loses no part of the way.
  running.forEach((animation) => animation.pause());
  await painted();
  if (!signal.aborted) running.forEach((animation) => animation.play());
  const paid = events.flatMap((event) => payment(root, event));
  await Promise.allSettled([
    ...running.map((animation) => animation.finished),
    ...[...flights, ...paid].map((fly) => fly(duration, signal)),
  ]);
  signal.removeEventListener("abort", skip);
}

/** Two frames on: what was changed before is on the screen. A page in the background has none, and does not wait. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

type Flight = (duration: number, signal: AbortSignal) => Promise<void>;

/** A tile flies from its space to the player's tiles. */
function flight(root: HTMLElement, event: GameEvent): Flight[] {
  if (event.event !== "took-tile") return [];
  const from = root.querySelector(`[data-stock="${event.tile}"]`);
  const to = root.querySelector(`[data-tiles="${event.seat}"]`);
  const drawing = `<svg viewBox="0 0 512 512">${LOCATION_ICONS[event.location] ?? ""}</svg>`;
  return [(duration, signal) => scatter(drawing, from, to, 1, duration, signal)];
}

/** N36: coins fly from the space that they are paid for to the player's total. */
function payment(root: HTMLElement, event: GameEvent): Flight[] {
  if (event.event !== "paid") return [];
  const from = root.querySelector(`[data-loose="${event.hex}"], [data-on="${event.hex}"]`) ?? root.querySelector("[data-testid=board]");
  const to = document.querySelector(`[data-testid="total-${event.seat}"]`);
  const drawing = `<svg viewBox="0 0 512 512">${coins}</svg>`;
  return [(duration, signal) => scatter(drawing, from, to, event.gold, 2 * duration, signal)];
}

const share = (way: number): string => `${(100 * way) / (2 * RADIUS)}%`;

function arrival(root: HTMLElement, event: GameEvent, duration: number): Animation[] {
  if (!("hex" in event)) return [];
  const body = root.querySelector(`[data-loose="${event.hex}"]`) ?? root.querySelector(`[data-on="${event.hex}"] .body`);
  if (!body) return [];
  if (event.event === "built" || event.event === "placed") {
    return [
      body.animate(
        [
          { transform: "translateY(-77%) scale(1.15)", opacity: 0 },
          { transform: "translateY(-68%) scale(1.15)", opacity: 1, offset: 0.25 },
          { transform: "translateY(0) scale(1.06, .9)", offset: 0.8 },
          { transform: "none" },
        ],
        { duration, easing: "cubic-bezier(.45, 0, .7, 1)" },
      ),
    ];
  }
  if ("from" in event) {
    const from = BOARD.center(event.from);
    const to = BOARD.center(event.hex);
    const by = (part: number, up: number) =>
      `translate(${share((from.x - to.x) * part)}, ${share((from.y - to.y) * part - up)})`; // of its own size
    const start = by(1, 0);
    const middle = `${by(0.5, 14)} scale(1.15)`;
    return [body.animate([{ transform: start }, { transform: middle }, { transform: "none" }], { duration: duration * 1.3, easing: EASE })];
  }
  return [];
}

export { pause };
