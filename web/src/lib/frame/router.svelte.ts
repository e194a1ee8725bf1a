/** Paths to pages: a handful of routes need no library. */

import { gamePages } from "../../games";
import { beside } from "../learn/beside.svelte";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "carry"; code?: string }
  | { page: "about" }
  | { page: "data" }
  | { page: "hearing" }
  | { page: "mail"; what: "confirm" | "stop" }
  | { page: "player"; id?: string }
  | { page: "game"; path: string }
  | { page: "missing" };

export function parsePath(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "missing" };
  if (first === undefined) return { page: "home" };
  if (second === undefined) {
    if (first === "history") return { page: "player" };
    if (first === "about" || first === "carry" || first === "data" || first === "hearing") return { page: first };
    return Object.hasOwn(gamePages, first) ? { page: "game", path: first } : { page: "missing" };
  }
  if (first === "table" || first === "replay") return { page: first, id: second };
  if (first === "players") return { page: "player", id: second };
  if (first === "mail" && (second === "confirm" || second === "stop")) return { page: "mail", what: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "carry") return { page: "carry", code: second };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state<Route>({ page: "home" });
  hash = $state("");

  read(): void {
    this.route = parsePath(location.pathname);
    this.hash = location.hash.slice(1);
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Plain clicks on our own links change the page without loading it anew. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    // At a table the rules open beside it, not instead of it.
    const game = link.pathname.match(/^\/rules\/([^/]+)$/)?.[1];
    if (game && (this.route.page === "table" || this.route.page === "replay")) return beside.open(decode(game), link.hash.slice(1));
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
