import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./vite.icons.ts";
import { preloadFonts } from "./vite.preload.ts";
import { plainWords } from "./vite.words.ts";

const BASE = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/lib\/(server|words)\/|src\/lib\/frame\/\w+(\.svelte)?\.ts|src\/lib\/ui\/(Icon|Parts|Notices|Dialog|notices|pointer|signs)\b|src\/lib\/people\/(person|company|hearing)\.svelte\.ts/;

export default defineConfig({
  plugins: [icons(), plainWords(), svelte(), preloadFonts(/alegreya(-sans)?-latin-(400|700)-normal.*\.woff2$/)],
  build: {
    outDir: "../src/fiefdom/server/page",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    // Fonts and pictures stay files of their own: they are cached for good, and CSS does not wait for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      // A service worker keeps its name and its place: it may speak for the whole page.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What every page needs is one file: dozens of small ones are packed less well, and each is asked for.
        codeSplitting: { groups: [{ name: "base", test: BASE }] },
      },
    },
  },
  server: {
    proxy: { "/api": "http://localhost:8000" },
    fs: { allow: [".", "../src/fiefdom/locales"] }, // the words are shared with the server
  },
  // A busy machine may be slow: what hangs fails all the same.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
