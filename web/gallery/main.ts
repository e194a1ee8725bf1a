/**
 * All cards of Kingdom Legacy side by side, for those who work on them and for the test of texts that overflow: no
 * part of the page that is served (it would tell every secret). `make gallery` writes the cards and starts it.
 *   ?lang=hu  ?size=big|full|narrow|plain|tile|small|row|mini|large  ?cards=5-20  ?arms  ?theme=dark  ?state=1
 */
import "../src/app.css";
import { mount } from "svelte";
import type { Language } from "../src/generated/api";
import type { KnownCards } from "../src/generated/kingdom-legacy";
import { words } from "../src/lib/words/words.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URL(location.href).searchParams;
const language = (asked.get("lang") ?? "en") as Language;
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await words.need("kingdom-legacy", "kingdom-legacy-face");
await words.use(language);
const known = (await (await fetch(`cards-${language}.json`)).json()) as KnownCards;
const [from = 0, to = 139] = (asked.get("cards") ?? "0-139").split("-").map(Number);
mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    known: { ...known, cards: known.cards.filter((card) => card.card >= from && card.card <= to) },
    size: asked.get("size") ?? "large",
    arms: asked.has("arms"),
    played: asked.has("state"),
  },
});
await document.fonts.ready;
document.documentElement.dataset.ready = "yes";
