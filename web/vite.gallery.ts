/** The gallery: all cards of Kingdom Legacy side by side. No part of the page: it would tell every secret. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./vite.icons.ts";

export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [icons(), svelte()],
  build: { emptyOutDir: true, target: "chrome123", assetsInlineLimit: 0 },
  server: { fs: { allow: ["..", "../../src/fiefdom/locales"] } },
});
