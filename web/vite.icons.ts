/** `import castle from "icon:castle"`: the drawing of one game-icon, so that only those used are bundled. */

import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

/** Whole numbers are enough: a unit of the 512 grid is a tenth of a pixel here, and the bundle loses a third. */
export function round(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path)}"`);
}

function roundPath(path: string): string {
  // Arcs write their flags without spaces ("011.25" is 0, 1 and 1.25): leave them alone.
  return path.replace(/([b-zB-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) =>
    command + numbers.replace(/-?\d*\.\d+/g, short),
  );
}

/** "1.5.62" and "1.5-.2" are two numbers: without the point or the sign they need a space between them. */
function short(number: string): string {
  const rounded = String(Math.round(Number(number)));
  return number.startsWith(".") || (number.startsWith("-") && rounded === "0") ? ` ${rounded}` : rounded;
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
