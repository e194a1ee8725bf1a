import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./lib/people/person.svelte";
import { renewal } from "./lib/frame/renewal.svelte";
import { router } from "./lib/frame/router.svelte";
import { settings } from "./lib/frame/settings.svelte";
import { startWorker } from "./lib/frame/worker";
import { browserLanguage, words } from "./lib/words/words.svelte";

settings.load();
renewal.start();
router.read();
const known = person.known();
await words.use(settings.language ?? browserLanguage(navigator.languages));
mount(App, { target: document.getElementById("app") as HTMLElement });

void startWorker().catch(() => {}); // a browser that forbids it

try {
  const me = await known;
  // A guest who chose a language on another device keeps it here.
  if (me.language && !settings.language && me.language !== words.language) await words.use(me.language);
} catch {
  // Each page says by itself that the server does not answer.
}
