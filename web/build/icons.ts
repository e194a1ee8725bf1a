/** `import castle from "icon:castle"`: the drawing of one game-icon, so that only those used are bundled. */

import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

/** One decimal is a tenth of a pixel on a 512 grid: nobody sees it, and the bundle loses a fifth. */
export function round(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path)}"`);
}

function roundPath(path: string): string {
  // Arcs write their flags without spaces ("011.25" is 0, 1 and 1.25): leave them alone.
  return path.replace(/([b-zB-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) =>
    command + numbers.replace(/-?\d*\.\d{2,}/g, short),
  );
}

/** The point stays, and so does the place where one number ends and the next begins: "1.5.62" is two. */
function short(number: string): string {
  const rounded = Number(number)
    .toFixed(1)
    .replace(/^(-?)0\./, "$1.");
  return number.startsWith(".") && !rounded.startsWith(".") ? ` ${rounded}` : rounded;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(round(icon.body))};`;
    },
  };
}
