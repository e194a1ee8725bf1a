/**
 * The layer in which things are carried and fly: over the page and apart from it, so that what comes and goes there
 * makes the browser look at nothing else again.
 */

let layer: HTMLElement | undefined;

/** Lets a picture of something be seen there, until it is removed. */
export function lift(picture: HTMLElement): void {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "aloft";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
  }
  layer.append(picture);
}
