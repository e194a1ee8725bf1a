/**
 * Puts the drawings that the scenes of Kingdom Legacy's cards name into a file of the package, so that the server can
 * send them with a card once it is discovered: `node tools/icons.mjs`. The icons are those of
 * the page's packages: game-icons.net (CC BY 3.0).
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const top = new URL("../", import.meta.url);
const art = new URL("src/fiefdom/games/kingdom_legacy/art/", top);
const vite = pathToFileURL(createRequire(new URL("web/package.json", top)).resolve("vite"));
const { module } = await (await import(vite)).runnerImport(fileURLToPath(new URL("web/vite.icons.ts", top)));
const { icons } = JSON.parse(readFileSync(new URL("web/node_modules/@iconify-json/game-icons/icons.json", top), "utf8"));

const scenes = [...readFileSync(new URL("scenes.toml", art), "utf8").matchAll(/^"?[a-z][^=]*= "(.*)"$/gm)];
const names = new Set(scenes.flatMap(([, scene]) => scene.split("|").slice(1).map((part) => part.trim().split(" ")[0])));

const found = {};
for (const name of [...names].sort()) {
  if (!icons[name]) throw new Error(`there is no icon ${name}`);
  found[name] = module.round(icons[name].body).replaceAll(' fill="currentColor"', "");
}
writeFileSync(new URL("icons.json", art), `${JSON.stringify(found, null, 1)}\n`);
console.log(`${names.size} icons`);
