/** Where tabs stick out of a deck that is drawn so high: by their place in it, but never one over another. */

const TAB = 26; // pixels that a tab takes

export function tabsAt(tabs: readonly { at: number }[], count: number, high: number): number[] {
  const room = Math.max(0, high - TAB);
  const found: number[] = [];
  for (const { at } of tabs) found.push(Math.max((at / Math.max(1, count - 1)) * room, (found.at(-1) ?? -TAB) + TAB));
  // Those that were pushed out below go up again.
  let lowest = room;
  for (let n = found.length - 1; n >= 0; n--) {
    found[n] = Math.max(0, Math.min(found[n] as number, lowest));
    lowest = (found[n] as number) - TAB;
  }
  return found.map(Math.round);
}
