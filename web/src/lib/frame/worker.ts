/** The service worker (worker/sw.ts), where the browser has them: on HTTPS, and on one's own machine. */

import { router } from "./router.svelte";

export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go) router.go(data.go); // a notice was clicked
  });
  await workers.register("/sw.js");
  await workers.ready;
  keepFiles();
  // What was fetched before the worker was in charge, it has not seen.
  workers.addEventListener("controllerchange", keepFiles);
  document.addEventListener("visibilitychange", keepFiles);
}

/** Tells the worker which files this page is made of. */
function keepFiles(): void {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ files: [...new Set(files)] });
}
