/** Looks at the board: wheel, pinch, drag and keys move and zoom it. Works on the element, so that no frame waits. */

import type { Point } from "./hexes";

const MOST = 6;
const DRAG = 7; // pixels that part a click from a drag

export interface CameraEvents {
  /** A click or tap that was no drag, at a point of the drawing. */
  tap: (at: Point, pointer: string) => void;
  /** The pointer is over this point of the drawing; null when it left. */
  hover: (at: Point | null) => void;
  /** After a move: how big the drawing is shown. */
  moved: (camera: Camera) => void;
}

export class Camera {
  /** 1: the whole board fits. */
  zoom = 1;
  #x = 0;
  #y = 0;
  /** Pixels per unit of the drawing when the whole board fits. */
  #fit = 1;
  #pointers = new Map<number, Point>();
  #dragged = false;
  #spread = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  readonly #observer: ResizeObserver;

  constructor(
    readonly frame: HTMLElement,
    readonly world: HTMLElement,
    readonly size: { width: number; height: number },
    readonly on: CameraEvents,
  ) {
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(frame);
    this.#measure();
    frame.addEventListener("pointerdown", this.#down);
    frame.addEventListener("pointermove", this.#move);
    frame.addEventListener("pointerup", this.#up);
    frame.addEventListener("pointercancel", this.#cancel);
    frame.addEventListener("pointerleave", this.#leave);
    frame.addEventListener("wheel", this.#wheel, { passive: false });
  }

  destroy(): void {
    this.#observer.disconnect();
    clearTimeout(this.#settle);
    this.frame.removeEventListener("pointerdown", this.#down);
    this.frame.removeEventListener("pointermove", this.#move);
    this.frame.removeEventListener("pointerup", this.#up);
    this.frame.removeEventListener("pointercancel", this.#cancel);
    this.frame.removeEventListener("pointerleave", this.#leave);
    this.frame.removeEventListener("wheel", this.#wheel);
  }

  /** Pixels per unit of the drawing. */
  get scale(): number {
    return this.#fit * this.zoom;
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    this.#fit = Math.min(width / this.size.width, height / this.size.height);
    this.world.style.width = `${this.size.width * this.#fit}px`;
    this.world.style.height = `${this.size.height * this.#fit}px`;
    this.#apply();
  }

  #apply(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const w = this.size.width * this.scale;
    const h = this.size.height * this.scale;
    // A board smaller than the frame stays in its middle; a bigger one never leaves a gap.
    this.#x = w <= width ? (width - w) / 2 : Math.min(0, Math.max(width - w, this.#x));
    this.#y = h <= height ? (height - h) / 2 : Math.min(0, Math.max(height - h, this.#y));
    this.world.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.zoom})`;
    this.frame.style.touchAction = this.zoom > 1 ? "none" : "pan-y";
    // While it moves it is a picture of its own; at rest it is drawn sharply.
    this.world.classList.add("moving");
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.world.classList.remove("moving"), 180);
    this.on.moved(this);
  }

  zoomBy(factor: number, about?: Point): void {
    const before = this.scale;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const grown = this.scale / before;
    const { x, y } = about ?? { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 };
    this.#x = x - (x - this.#x) * grown;
    this.#y = y - (y - this.#y) * grown;
    this.#apply();
  }

  panBy(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#apply();
  }

  whole(): void {
    this.zoom = 1;
    this.#apply();
  }

  /** Shows all these points of the drawing, as big as they fit, but not bigger than needed. */
  show(points: readonly Point[], margin: number, most: number): void {
    if (!points.length) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const left = Math.min(...xs) - margin;
    const right = Math.max(...xs) + margin;
    const top = Math.min(...ys) - margin;
    const bottom = Math.max(...ys) + margin;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const wanted = Math.min(width / (right - left), height / (bottom - top), most);
    this.zoom = Math.min(MOST, Math.max(1, wanted / this.#fit));
    this.#x = width / 2 - ((left + right) / 2) * this.scale;
    this.#y = height / 2 - ((top + bottom) / 2) * this.scale;
    this.#apply();
  }

  /** Moves no more than needed to bring a point into sight. */
  follow(point: Point, margin: number): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const x = this.#x + point.x * this.scale;
    const y = this.#y + point.y * this.scale;
    const room = margin * this.scale;
    const over = (value: number, size: number) =>
      value < room ? room - value : value > size - room ? size - room - value : 0;
    const dx = over(x, width);
    const dy = over(y, height);
    if (dx || dy) this.panBy(dx, dy);
  }

  /** The point of the drawing under a pointer. */
  point(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return {
      x: (event.clientX - box.left - this.#x) / this.scale,
      y: (event.clientY - box.top - this.#y) / this.scale,
    };
  }

  #inFrame(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    this.#pointers.set(event.pointerId, this.#inFrame(event));
    if (this.#pointers.size === 1) this.#dragged = false;
    if (this.#pointers.size === 2) {
      this.#dragged = true;
      this.#spread = this.#distance();
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.on.hover(this.point(event));
      return;
    }
    const now = this.#inFrame(event);
    if (this.#pointers.size === 1) {
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!this.#dragged && far < DRAG) return;
      if (!this.#dragged) this.frame.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.#pointers.set(event.pointerId, now);
      if (this.zoom > 1) this.panBy(now.x - before.x, now.y - before.y);
    } else {
      const middle = this.#middle();
      this.#pointers.set(event.pointerId, now);
      const spread = this.#distance();
      const after = this.#middle();
      this.#x += after.x - middle.x;
      this.#y += after.y - middle.y;
      if (this.#spread > 0) this.zoomBy(spread / this.#spread, after);
      this.#spread = spread;
    }
  };

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (!this.#dragged && this.#pointers.size === 0) this.on.tap(this.point(event), event.pointerType);
  };

  #cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#dragged = true;
  };

  #leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.on.hover(null);
  };

  #wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && this.zoom === 1) return; // nothing to zoom out of: the page scrolls
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.zoomBy(Math.exp((-event.deltaY * lines) / 400), this.#inFrame(event));
  };

  #distance(): number {
    const [a, b] = [...this.#pointers.values()] as [Point, Point];
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  #middle(): Point {
    const [a, b] = [...this.#pointers.values()] as [Point, Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
}
