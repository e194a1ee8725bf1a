/** The pages, each a chunk of its own: Home does not wait for the table's code. */

import type { Component } from "svelte";
import { gamePages } from "../../games";
import { words } from "../words/words.svelte";
import type { Route } from "./router.svelte";

type Loaded = Promise<{ default: Component<any> }>;

const PAGES: Record<Exclude<Route["page"], "game">, () => Loaded> = {
  home: () => import("../../pages/Home.svelte"),
  table: () => import("../../pages/TablePage.svelte"),
  replay: () => import("../../pages/ReplayPage.svelte"),
  rules: () => import("../../pages/RulesPage.svelte"),
  carry: () => import("../../pages/CarryPage.svelte"),
  data: () => import("../../pages/DataPage.svelte"),
  player: () => import("../../pages/PlayerPage.svelte"),
  hearing: () => words.need("hearing").then(() => import("../../pages/HearingPage.svelte")),
  mail: () => words.need("hearing").then(() => import("../../pages/MailPage.svelte")),
  about: () => import("../../pages/AboutPage.svelte"),
  missing: () => import("../../pages/MissingPage.svelte"),
};

export function loadPage(route: Route): Loaded {
  const load = route.page === "game" ? gamePages[route.path] : PAGES[route.page];
  return (load ?? PAGES.missing)();
}
