/** The first game of The Builders: what is taught, one thing after the other. */

import type { View } from "../../generated/the-builders";
import type { Topic } from "../../lib/learn/lesson.svelte";
import { building, worker } from "./cards.svelte";

export interface Now {
  view: View;
  seat: number;
}
const me = ({ view, seat }: Now) => view.players[seat]!;
const mine = ({ view, seat }: Now): boolean => view.actor === seat;
const crew = (now: Now): number => me(now).sites.reduce((sum, site) => sum + site.crew.length, 0);
const testid = (id: string) => () => `[data-testid="${id}"]`;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** The building of the row that needs least, and pays. */
function small({ view }: Now): string {
  const best = [...view.building_row]
    .filter((card) => building(card).coins > 0)
    .sort((a, b) => sum(building(a).needs) - sum(building(b).needs))[0];
  return best === undefined ? '[data-testid="building-row"]' : `[data-testid="building-${best}"]`;
}

/** The worker of the row who supplies most of what my site still lacks; the cheaper of two. */
function helper(now: Now): string {
  const site = me(now).sites[0];
  if (!site) return '[data-testid="worker-row"]';
  const own = me(now).free.map((card) => worker(card).supplies);
  const lacks = site.needs.map((need, n) => need - (site.supply[n] ?? 0) - sum(own.map((supply) => supply[n] ?? 0)));
  const helps = (card: number): number => sum(lacks.map((lack, n) => Math.min(Math.max(0, lack), worker(card).supplies[n] ?? 0)));
  const best = [...now.view.worker_row].sort((a, b) => helps(b) - helps(a) || worker(a).wage - worker(b).wage)[0];
  return `[data-testid="worker-${best}"]`;
}

/** The machines of the row, if any lie there. */
function machines({ view }: Now): string {
  const found = view.building_row.filter((card) => building(card).kind === "machine");
  return found.map((card) => `[data-testid="building-${card}"]`).join() || '[data-testid="building-row"]';
}

/** Who is sent, and where. */
function sent(now: Now): string {
  const [site, free] = [me(now).sites[0], me(now).free[0]];
  return `[data-drop="${site?.card}"], [data-testid="my-worker-${free}"]`;
}

export const TOPICS: readonly Topic<Now>[] = [
  { key: "the-builders-page-lesson-rows", when: mine, at: () => '[data-testid="building-row"], [data-testid="worker-row"]' },
  { key: "the-builders-page-lesson-open", when: mine, done: (now) => me(now).sites.length + me(now).built.length > 0, at: small },
  {
    key: "the-builders-page-lesson-hire",
    when: (now) => mine(now) && me(now).sites.length > 0,
    done: (now) => me(now).free.length + crew(now) > 1,
    at: helper,
  },
  {
    key: "the-builders-page-lesson-send",
    when: (now) => mine(now) && me(now).sites.length > 0,
    done: (now) => crew(now) + me(now).built.length > 0,
    at: sent,
  },
  {
    key: "the-builders-page-lesson-end",
    when: (now) => mine(now) && now.view.actions === 0,
    done: (now) => !mine(now) || now.view.round > 1,
    at: testid("end-turn"),
  },
  { key: "the-builders-page-lesson-others", when: (now) => !mine(now), done: (now) => now.view.round > 1 && mine(now) },
  {
    key: "the-builders-page-lesson-complete",
    when: (now) => mine(now) && crew(now) > 0 && now.view.round > 1,
    done: (now) => me(now).built.length > 0,
    at: sent,
  },
  { key: "the-builders-page-lesson-built", when: (now) => mine(now) && me(now).built.length > 0, at: testid("built") },
  { key: "the-builders-page-lesson-coins", when: (now) => mine(now) && now.view.round > 1, at: testid("take") },
  { key: "the-builders-page-lesson-more", when: (now) => mine(now) && now.view.round > 1, at: testid("buy") },
  { key: "the-builders-page-lesson-machines", when: (now) => mine(now) && now.view.round > 1, at: machines },
  { key: "the-builders-page-lesson-over", when: (now) => mine(now) && now.view.round > 1, at: testid("score") },
];
