/** A dot on the page's sign, in the tab and on an installed app, while somebody waits for me. */

const DOT = '<circle cx="49" cy="15" r="12" fill="#2f6fb2" stroke="#fff7ea" stroke-width="4"/></svg>';
let plain: Promise<string> | null = null;

export async function badge(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= fetch("/favicon.svg").then((answer) => answer.text());
  const drawing = await plain;
  link.href = on ? `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, DOT))}` : "/favicon.svg";
  await (on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
}
