/**
 * Makes what a card says fit into its fixed height: first the picture shrinks by itself; where that is not enough, the
 * card gets closer lines (data-tight="1"), loses its picture ("2"), and at last shows only the beginning of long
 * texts ("3"); the opened card has all of it.
 */
export function fit(node: HTMLElement, on: boolean): { update: (on: boolean) => void; destroy: () => void } {
  let active = on;
  const over = (): boolean => {
    const body = node.querySelector<HTMLElement>(".body");
    const last = body?.lastElementChild;
    return (
      node.scrollHeight > node.clientHeight + 1 ||
      (body !== null && body.scrollHeight > body.clientHeight + 1) ||
      // The padding at the foot does not count as overflow, but is not for text either.
      (last != null && last.getBoundingClientRect().bottom > node.getBoundingClientRect().bottom - 3)
    );
  };
  const measure = (): void => {
    node.removeAttribute("data-tight");
    if (!active) return;
    for (const step of ["1", "2", "3"]) {
      if (!over()) return;
      node.dataset.tight = step;
    }
  };
  let asked = 0;
  const later = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(later);
  const texts = new MutationObserver(later);
  sizes.observe(node);
  texts.observe(node, { childList: true, subtree: true, characterData: true });
  measure();
  void document.fonts?.ready.then(later);
  return {
    update: (value) => {
      active = value;
      later();
    },
    destroy: () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      texts.disconnect();
    },
  };
}
