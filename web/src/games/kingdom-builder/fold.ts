/** A panel of many cards that must not scroll: texts for which there is no room are folded away, the least needed first.
 * Pointing at a folded card, or focusing a number of it, shows its text. */

const FOLDED = "folded";

/** Folds as few of the cards (`[data-card]`) as it takes; those with `data-card="goal"` last, for they differ from game to game. */
export function fold(panel: HTMLElement): void {
  const all = [...panel.querySelectorAll<HTMLElement>("[data-card]")].reverse();
  const goal = (one: HTMLElement) => one.dataset.card === "goal";
  const order = [...all.filter((card) => !goal(card)), ...all.filter(goal)];
  const fits = () => panel.scrollHeight - panel.clientHeight <= 1;
  for (const one of all) one.classList.remove(FOLDED);
  for (const one of order) {
    if (fits()) break;
    one.classList.add(FOLDED);
  }
  // A long text made more room than was missing: a short one may have it.
  for (const one of order.filter((card) => card.classList.contains(FOLDED)).reverse()) {
    one.classList.remove(FOLDED);
    if (!fits()) one.classList.add(FOLDED);
  }
}

/** Folds anew whenever its place has another size, and when the letters arrive. */
export function foldsWithSize(panel: HTMLElement): () => void {
  const again = () => fold(panel);
  const place = new ResizeObserver(again);
  if (panel.parentElement) place.observe(panel.parentElement);
  document.fonts.addEventListener("loadingdone", again);
  return () => {
    place.disconnect();
    document.fonts.removeEventListener("loadingdone", again);
  };
}
