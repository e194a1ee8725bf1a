/**
 * Puts drawings into files of the package: those that the scenes of Kingdom Legacy's cards name, so that the server
 * can send them with a card once it is discovered, and the signs that the page of a game has in its icons.ts, for the
 * pictures of positions: `node tools/icons.mjs`. The icons are those of the page's packages: game-icons.net (CC BY 3.0).
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { simpler } from "./simpler.mjs";

const top = new URL("../", import.meta.url);
const art = new URL("src/fiefdom/games/kingdom_legacy/art/", top);
const vite = pathToFileURL(createRequire(new URL("web/package.json", top)).resolve("vite"));
const { module } = await (await import(vite)).runnerImport(fileURLToPath(new URL("web/vite.icons.ts", top)));
const { icons } = JSON.parse(readFileSync(new URL("web/node_modules/@iconify-json/game-icons/icons.json", top), "utf8"));

const expansions = new URL("../expansions/", art);
const texts = [new URL("scenes.toml", art), ...readdirSync(expansions).map((folder) => new URL(`${folder}/expansion.toml`, expansions))]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const scenes = [...texts.matchAll(/^"?[a-z][^=]*= "(.*\|.*)"/gm)];
const names = new Set([
  ...scenes.flatMap(([, scene]) => scene.split("|").slice(1).map((part) => part.trim().split(" ")[0])),
  ...[...texts.matchAll(/^icon = "(.*)"/gm)].map(([, icon]) => icon), // of new resources
]);

function drawing(name) {
  if (!icons[name]) throw new Error(`there is no icon ${name}`);
  return module.round(icons[name].body).replaceAll(' fill="currentColor"', "");
}

function outline(name) {
  if (!icons[name]) throw new Error(`there is no icon ${name}`);
  return [...icons[name].body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => simpler(path)).join("");
}

const found = {};
for (const name of [...names].sort()) found[name] = outline(name);
writeFileSync(new URL("icons.json", art), `${JSON.stringify(found, null, 1)}\n`);
console.log(`${names.size} icons`);

/** The tables of a page's icons.ts, each line `key: icon` or `key: [icon, …]`, of which the first counts. */
function signs(page, tables) {
  const text = readFileSync(new URL(`web/src/games/${page}/icons.ts`, top), "utf8");
  const icon = Object.fromEntries([...text.matchAll(/^import (\w+) from "icon:(.*)";$/gm)].map(([, name, id]) => [name, id]));
  const read = (table) => {
    const [, body] = text.match(new RegExp(`const ${table}\\b[^=]*= \\{([^}]*)\\}`)) ?? [];
    if (body === undefined) throw new Error(`${page}: there is no table ${table}`);
    const lines = [...body.matchAll(/"?([\w-]+)"?(?:: \[?(\w+)[^,\]]*(?:,[^\]\n]*\])?)?(?:,|\s*$)/g)];
    return lines.map(([, key, name]) => [key, drawing(icon[name ?? key])]);
  };
  return Object.fromEntries(Object.entries(tables).map(([kind, of]) => [kind, Object.fromEntries(of.flatMap(read))]));
}

const PICTURES = {
  "kingdom_builder/show": signs("kingdom-builder", { locations: ["LOCATION_ICONS"], pieces: ["PIECE_ICONS"], sources: ["SOURCE_ICONS"], spaces: ["SPACE_ICONS"] }),
  the_builders: signs("the-builders", { resources: ["RESOURCE_ICONS"], cards: ["BUILDINGS", "MACHINES", "RANKS"] }),
};
for (const [folder, all] of Object.entries(PICTURES)) {
  writeFileSync(new URL(`src/fiefdom/games/${folder}/signs.json`, top), `${JSON.stringify(all, null, 1)}\n`);
}
