/**
 * Things travel from where they were to where they go. Whatever can move bears `data-piece` with a name
 * of its own; a change of the page is watched by name, so a card flies from a row to a site wherever both are.
 */

import { tick } from "svelte";
import { lift } from "./aloft";

// Listened to, not asked for: each question makes the browser bring the style of the whole page up to date.
const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
let reduced = query?.matches ?? false;
query?.addEventListener("change", () => (reduced = query.matches));
export const reducedMotion = (): boolean => reduced;

const EASE = "cubic-bezier(.3, .7, .2, 1)";

interface Piece {
  rect: DOMRect;
  lane: Element | null;
  element: HTMLElement;
}

export interface Travel {
  duration: number;
  /** Aborted when the person does not want to watch. */
  signal?: AbortSignal | undefined;
}

/** Where everything is that can be seen to move. Only looks: each change in between would lay out the page anew. */
function pieces(root: ParentNode): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset.piece as string, { rect, lane: element.closest("[data-lane]"), element });
  }
  return found;
}

/**
 * Makes the change, and lets everything that moved by it travel; resolves when all has arrived or was skipped.
 * Within a lane (`data-lane`) a piece slides; from one to another its picture flies over the page, because
 * lanes that scroll would hide it. New pieces come from the deck they name (`data-from`, `data-deck`).
 * What flies is the element itself that has left the page: a place must not show another piece in the same element.
 */
export async function travel(root: HTMLElement, change: () => void, { duration, signal }: Travel): Promise<void> {
  const refocus = rememberFocus();
  if (reducedMotion() || signal?.aborted) {
    change();
    await tick();
    return refocus();
  }
  const before = pieces(root);
  change();
  await tick();
  const running: Animation[] = [];
  const ghosts: HTMLElement[] = [];
  const after = pieces(root);
  const decks = new Map([...root.querySelectorAll<HTMLElement>("[data-deck]")].map((deck) => [deck.dataset.deck, deck.getBoundingClientRect()]));
  refocus();
  for (const [name, { rect: to, lane, element }] of after) {
    const old = before.get(name);
    if (!old) {
      const deck = decks.get(element.dataset.from);
      if (deck?.width) running.push(slide(element, deck, to, duration, true));
    } else if (old.lane === lane) {
      if (!same(old.rect, to)) running.push(slide(element, old.rect, to, duration, false));
    } else if (!old.element.isConnected) {
      const ghost = float(old.element, old.rect);
      ghosts.push(ghost);
      running.push(fly(ghost, old.rect, to, duration), appear(element, duration));
    }
  }
  await arrive(running, signal);
  for (const ghost of ghosts) ghost.remove();
}

/**
 * Who plays by keyboard must not lose the place when the card under the focus is taken: the function
 * returned moves the focus to what now lies there. Taken away with the focus in it, an element makes the browser lay
 * out the page in the middle of the change: a button that was only pointed at gives it up meanwhile.
 */
function rememberFocus(): () => void {
  const focused = document.activeElement;
  const lane = focused?.closest("[data-lane]");
  if (!focused || !lane) return () => {};
  const place = [...lane.querySelectorAll("button")].indexOf(focused as HTMLButtonElement);
  const pointed = focused instanceof HTMLElement && !focused.matches(":focus-visible");
  if (pointed) focused.blur();
  return () => {
    if (focused.isConnected) {
      if (pointed && document.activeElement === document.body) focused.focus({ preventScroll: true });
      return;
    }
    const buttons = lane.querySelectorAll("button");
    (buttons[place] ?? buttons[buttons.length - 1])?.focus({ preventScroll: true });
  };
}

/** Small copies of an element (coins) fly from one place to another. */
export async function scatter(
  drawing: string,
  from: Element | null,
  to: Element | null,
  count: number,
  duration: number,
  signal?: AbortSignal,
): Promise<void> {
  if (!from || !to || reducedMotion()) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  const running: Animation[] = [];
  const ghosts: HTMLElement[] = [];
  for (let n = 0; n < Math.min(count, 6); n++) {
    const ghost = document.createElement("span");
    ghost.className = "flying-coin";
    ghost.innerHTML = drawing;
    lift(ghost);
    ghosts.push(ghost);
    const wobble = (n % 3) * 10 - 10;
    running.push(
      ghost.animate(
        [
          { transform: `translate(${middle(start).x + wobble}px, ${middle(start).y}px) scale(.6)`, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: `translate(${middle(end).x}px, ${middle(end).y}px) scale(.8)`, opacity: 0.9 },
        ],
        { duration: duration * 0.75, delay: n * 45, easing: EASE, fill: "both" },
      ),
    );
  }
  await arrive(running, signal);
  for (const ghost of ghosts) ghost.remove();
}

function same(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 2;
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2 - 12, y: rect.y + rect.height / 2 - 12 };
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, fresh: boolean): Animation {
  const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return element.animate(
    [
      { transformOrigin: "0 0", transform: move, opacity: fresh ? 0 : 1, zIndex: 5 },
      { transformOrigin: "0 0", transform: "none", opacity: 1, zIndex: 5 },
    ],
    { duration, easing: EASE },
  );
}

function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = to.x + (to.width - from.width * scale) / 2 - from.x;
  const y = to.y + (to.height - from.height * scale) / 2 - from.y;
  return ghost.animate(
    [
      { transformOrigin: "0 0", transform: "none" },
      { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration, easing: EASE, fill: "forwards" },
  );
}

function appear(element: HTMLElement, duration: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration });
}

function float(picture: HTMLElement, at: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  Object.assign(ghost.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  picture.removeAttribute("data-piece");
  picture.removeAttribute("data-testid");
  ghost.append(picture);
  lift(ghost);
  return ghost;
}

async function arrive(running: Animation[], signal?: AbortSignal): Promise<void> {
  const hurry = () => {
    for (const animation of running) animation.finish();
  };
  if (signal?.aborted) hurry();
  signal?.addEventListener("abort", hurry, { once: true });
  await Promise.allSettled(running.map((animation) => animation.finished));
  signal?.removeEventListener("abort", hurry);
}

/** A pause that a skip ends. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
