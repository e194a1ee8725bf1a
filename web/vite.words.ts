import type { Plugin } from "vite";

/** Comments in the locale files are for those who write them: readers do not wait for them. */
export const plainWords = (): Plugin => ({
  name: "plain-words",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.replace(/^export default /, "").replace(/;\s*$/, "")) as string;
    return { code: `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`, map: null };
  },
});
