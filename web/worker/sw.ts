/**
 * Works for the page while it is closed or offline: shows what the server pushes, keeps the page's files, and what
 * the server said last of one's tables. What is old says so by the header X-Fiefdom-Seen.
 */

declare const self: ServiceWorkerGlobalScope;
export {};

const FILES = "fiefdom-files";
const SEEN = "fiefdom-seen"; // the page empties it when it becomes somebody else's (lib/offline.svelte.ts)
const SEEN_AT = "X-Fiefdom-Seen";
const MOST_FILES = 400; // two versions of the page, about

/** What can be looked at without the server: who I am, the games, my tables, each table. */
const LOOKED_AT = /^\/api\/(me|games|games\/[^/]+\/cards|matches|matches\/[a-z0-9]+(\/cards)?)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

async function keepPage(): Promise<void> {
  const page = await fetch("/", { cache: "reload" });
  if (page.ok) await (await caches.open(FILES)).put("/", page);
}

// ---------------------------------------------------------------------- files and answers

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromFiles(request));
  else if (LOOKED_AT.test(url.pathname)) event.respondWith(newest(request, SEEN, request));
  else if (url.pathname.startsWith("/api")) return;
  else if (request.mode === "navigate") event.respondWith(newest(request, FILES, "/"));
  else if (/\.(svg|png|webmanifest)$/.test(url.pathname)) event.respondWith(newest(request, FILES, request));
});

/** Their names carry a hash of their content: what is here is good for ever. */
async function fromFiles(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the server; if it does not answer, as it was. */
async function newest(request: Request, name: string, as: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(as, await stamped(answer.clone()));
    else if (answer.status >= 502 && answer.status <= 504) return (await cache.match(as, { ignoreVary: true })) ?? answer;
    return answer;
  } catch (error) {
    const kept = await cache.match(as, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function stamped(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(SEEN_AT, new Date().toISOString());
  return new Response(await answer.blob(), { headers });
}

/** The page says which files it was made of before we were there. */
self.addEventListener("message", (event) => {
  const { files } = event.data as { files?: string[] };
  if (files) event.waitUntil(keepFiles(files));
});

async function keepFiles(files: string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((old) => cache.delete(old)));
}

// ---------------------------------------------------------------------- calls

interface Call {
  title: string;
  body: string;
  path: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});

async function show({ title, body, path, tag }: Call): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((one) => one.focused && new URL(one.url).pathname === path)) return; // they see it
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { path },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
  if (!there) return void (await self.clients.openWindow(path));
  there.postMessage({ go: path });
  await there.focus();
}

/** A browser may change its address by itself: the server is told the new one. */
self.addEventListener("pushsubscriptionchange", ((event: ExtendableEvent & { oldSubscription?: PushSubscription }) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(tell));
}) as EventListener);

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/browsers", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Fiefdom": "1" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
