/** Arrow keys walk along a row of cards; Tab goes on to the next part as ever. */
export function arrows(row: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...row.querySelectorAll<HTMLElement>("button")];
    const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  row.addEventListener("keydown", walk);
  return () => row.removeEventListener("keydown", walk);
}
