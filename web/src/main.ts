import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./lib/people/person.svelte";
import { renewal } from "./lib/frame/renewal.svelte";
import { loadPage } from "./lib/frame/pages";
import { router } from "./lib/frame/router.svelte";
import { settings } from "./lib/frame/settings.svelte";
import { startWorker } from "./lib/frame/worker";
import { browserLanguage, words } from "./lib/words/words.svelte";

const AGAIN = 3000; // milliseconds

/** Without its words the page can say nothing, not even that they are missing: our sign, and another try. */
async function tryAgain(): Promise<never> {
  const sign = new Image(64, 64);
  sign.src = "/favicon.svg";
  sign.className = "no-words";
  document.body.append(sign);
  setTimeout(() => location.reload(), AGAIN);
  return new Promise(() => {});
}

settings.load();
renewal.start();
router.read();
const known = person.known();
known.catch(() => {}); // it may fail while the words come, before anybody waits for it below
loadPage(router.route).catch(() => {}); // it comes while the words do; App asks for it again, and says if it cannot be had
try {
  await words.use(settings.language ?? browserLanguage(navigator.languages));
} catch {
  await tryAgain();
}
mount(App, { target: document.getElementById("app") as HTMLElement });

void startWorker().catch(() => {}); // a browser that forbids it

try {
  const me = await known;
  // A guest who chose a language on another device keeps it here.
  if (me.language && !settings.language && me.language !== words.language) await words.use(me.language);
} catch {
  // Each page says by itself that the server does not answer.
}
