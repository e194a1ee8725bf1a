/** Dragging something to a place, with the mouse or, after a short hold, with a finger (so that rows still scroll). */

import { lift } from "./aloft";

export interface Drag {
  /** Picked up; false if it cannot be dragged now. */
  start: () => boolean;
  /** Over this place now (its `data-drop`), or over none. */
  over: (place: string | null) => void;
  /** Let go over a place, or elsewhere. */
  drop: (place: string | null) => void;
}

const FAR = 7; // pixels before a press of the mouse is a drag
const HOLD = 240; // milliseconds before a touch is a drag

export function draggable(drag: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    let origin: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let grip = { x: 0, y: 0 };

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      origin = event;
      if (event.pointerType === "touch") timer = setTimeout(() => pick(event), HOLD);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
      addEventListener("keydown", escape, true);
    }

    function pick(event: PointerEvent): void {
      if (!drag.start()) return cancel();
      const rect = element.getBoundingClientRect();
      grip = { x: event.clientX - rect.x, y: event.clientY - rect.y };
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-piece");
      ghost.removeAttribute("data-testid");
      Object.assign(ghost.style, {
        position: "absolute",
        left: "0",
        top: "0",
        width: `${rect.width}px`,
        rotate: "3deg",
        opacity: "0.92",
      });
      lift(ghost);
      follow(event);
    }

    function follow(event: PointerEvent): void {
      if (!ghost) return;
      ghost.style.translate = `${event.clientX - grip.x}px ${event.clientY - grip.y}px`;
      drag.over(placeAt(event));
    }

    function move(event: PointerEvent): void {
      if (!origin) return;
      if (ghost) return follow(event);
      const far = Math.hypot(event.clientX - origin.clientX, event.clientY - origin.clientY) > FAR;
      if (!far) return;
      if (event.pointerType === "touch") cancel(); // it is a scroll
      else pick(origin);
    }

    function up(event: PointerEvent): void {
      const dragged = ghost !== null;
      // A busy page hears late of a short tap: it was no hold, and its click follows.
      const tapped = event.pointerType === "touch" && origin !== null && event.timeStamp - origin.timeStamp < HOLD;
      const place = dragged && !tapped ? placeAt(event) : null;
      stop();
      if (!dragged) return;
      if (tapped) return drag.drop(null);
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      drag.drop(place);
    }

    function cancel(): void {
      const dragged = ghost !== null;
      stop();
      if (dragged) drag.drop(null);
    }

    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape") cancel();
    }

    function stop(): void {
      clearTimeout(timer);
      origin = null;
      ghost?.remove();
      ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", escape, true);
    }

    // Once a finger holds something, the page must not scroll under it.
    const hold = (event: TouchEvent) => ghost && event.cancelable && event.preventDefault();
    const menu = (event: Event) => origin && event.preventDefault();

    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", hold, { passive: false });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", hold);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/** A drag ends in a click on whatever lies there: not meant. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt(event: PointerEvent): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}
