/**
 * Makes what a card says fit into its fixed height: first the picture shrinks by itself; where that is not enough, the
 * card gets closer lines (data-tight="1"), a low picture ("2"), or none ("3"), and at last shows only the beginning of
 * long texts, first what can be done now (data-cut); the opened card has all of it. A group of cards that share one
 * frame (class "group") fits itself likewise, as a whole.
 *
 * All cards of the table are measured together: each question about sizes makes the browser lay out the page anew, so
 * first every card is asked, then every card that needs it is changed. What was found is remembered: the same words in
 * the same frame need the same.
 */

const STEPS = ["1", "2", "3"];

function over(node: HTMLElement): boolean {
  if (node.classList.contains("group")) return node.scrollHeight > node.clientHeight + 1;
  const body = node.querySelector<HTMLElement>(".body");
  const last = body?.lastElementChild;
  return (
    node.scrollHeight > node.clientHeight + 1 ||
    (body !== null && body.scrollHeight > body.clientHeight + 1) ||
    // The padding at the foot does not count as overflow, but is not for text either.
    (last != null && last.getBoundingClientRect().bottom > node.getBoundingClientRect().bottom - 3)
  );
}

/** What a card needs to fit: which step, and whether even then its texts are cut. */
interface Need {
  tight: string | undefined;
  cut: boolean;
}

/** By what a card says and how large its frame is. */
const found = new Map<string, Need>();

/** All that a card's need depends on: its frame, the size of letters, and everything it shows. */
function needs(node: HTMLElement, letters: string): string {
  const shown = [...node.querySelectorAll("[class]")].map((part) => part.getAttribute("class"));
  return [node.clientWidth, node.clientHeight, letters, node.classList.contains("l-plain"), ...shown, node.textContent].join();
}

function set(node: HTMLElement, { tight, cut }: Need): void {
  if (tight === undefined) node.removeAttribute("data-tight");
  else if (node.dataset.tight !== tight) node.dataset.tight = tight;
  node.toggleAttribute("data-cut", cut);
}

const FREE: Need = { tight: undefined, cut: false };

function measure(nodes: Iterable<HTMLElement>): void {
  const letters = getComputedStyle(document.documentElement).fontSize;
  const asked = [...nodes].map((node) => ({ node, key: needs(node, letters) }));
  const fresh = asked.filter(({ key }) => !found.has(key));
  for (const { node, key } of asked) set(node, found.get(key) ?? FREE);
  let open = fresh;
  for (const step of STEPS) {
    open = open.filter(({ node }) => over(node));
    for (const { node } of open) node.dataset.tight = step;
  }
  open = open.filter(({ node }) => over(node));
  for (const { node } of open) node.toggleAttribute("data-cut", true);
  for (const { node, key } of fresh) found.set(key, { tight: node.dataset.tight, cut: "cut" in node.dataset });
}

/** The cards that fit themselves, and those that wait for the next frame. */
const all = new Set<HTMLElement>();
const waiting = new Set<HTMLElement>();
let asked = 0;

function later(nodes: Iterable<HTMLElement>): void {
  for (const node of nodes) if (all.has(node)) waiting.add(node);
  asked ||= requestAnimationFrame(() => {
    asked = 0;
    measure(waiting);
    waiting.clear();
  });
}

/** The card, or the group of cards, that fits itself anew when something in it has changed. */
function around(node: Node): HTMLElement | undefined {
  let at = node instanceof HTMLElement ? node : node.parentElement;
  while (at && !all.has(at)) at = at.parentElement;
  return at ?? undefined;
}
// Told after the layout and before the paint: a new card is never seen as it is not meant to be.
const sizes = new ResizeObserver((entries) => measure(entries.map((entry) => entry.target as HTMLElement)));
const texts = new MutationObserver((changes) => later(changes.map((change) => around(change.target)).filter((node) => node !== undefined)));
void document.fonts?.ready.then(() => {
  found.clear();
  later(all);
});

export function fit(node: HTMLElement, on: boolean): { update: (on: boolean) => void; destroy: () => void } {
  const start = (): void => {
    all.add(node);
    sizes.observe(node);
    // In a group what cannot be done now is cut first: what can be done matters, too.
    const group = node.classList.contains("group") && { attributes: true, attributeFilter: ["data-can"] };
    texts.observe(node, { childList: true, subtree: true, characterData: true, ...group });
  };
  const stop = (): void => {
    all.delete(node);
    waiting.delete(node);
    sizes.unobserve(node);
  };
  if (on) start();
  return {
    update(value) {
      if (value) return start();
      stop();
      set(node, FREE);
    },
    destroy: stop, // as it is: it may still be seen on its way to another place
  };
}
